"""Facts for people: one line each in lists, and the lines they cite.

Cited lines are shown as they are, or as a diff if they changed; never as a digest.
"""

from __future__ import annotations

from memkit.model.fact import UNREVIEWED
from memkit.rules import decay, disputes, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader
    from memkit.query.verdicts import Verdicts


def standing_word(reader: Reader, fact: Fact) -> str:
    """The standing of a fact in a word or two, for one-line lists."""
    if fact.is_waiting:
        return fact.status_words
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    said = decay.shown_tier(tier, fact.kind, fact.is_reviewed) or fact.status_words
    return f"thread · {fact.shown_status}" if fact.kind == "thread" and fact.is_memory else said


def line(reader: Reader, fact: Fact) -> str:
    """One fact in one line."""
    verdict = reader.verdict(fact) if fact.is_memory else ""
    shown = f" · {view.verdict_shown(verdict)}" if verdict else ""
    if against := disputes.dispute_note(reader.disputed_by(fact)):
        shown += f" · {against}"
    if rechecked := disputes.recheck_note(disputes.rechecker(fact)):
        shown += f" · {rechecked}"
    text = " ".join(reader.filled(fact.asked_text if fact.is_waiting else fact.shown_text).split())
    before = "UNREVIEWED · " if view.standing_of(fact) == UNREVIEWED else ""
    return f"[{fact.id}] {text}  {before}{standing_word(reader, fact)}{shown} · {fact.created}"


def facts_in_conflict(reader: Reader, facts: Sequence[Fact]) -> list[Fact]:
    """Those of the given facts that have an open conflict with another of them."""
    ids, conflicts = {fact.id for fact in facts}, reader.state.conflicts
    named = (name for fact in facts for name in view.open_conflicts(fact, reader.state))
    inside = (ids.intersection(conflicts[name].ids) for name in named)
    sides = {id for both in inside if len(both) > 1 for id in both}
    return [fact for fact in facts if fact.id in sides]


def waiting_words(reader: Reader, fact: Fact) -> str:
    """Why a candidate waits for a person, as far as this reader may know; empty for other facts and if it is unknown."""
    if not fact.is_waiting:
        return ""
    from memkit.rules.answers import waiting_reason

    return reader.masked(waiting_reason(fact, reader.policy, reader.state.facts))


def side_words(reader: Reader, fact: Fact) -> str:
    """The words of a side of a conflict; how it stands, for one that never was memory: nothing tells the words of those."""
    if fact.is_memory:
        return reader.filled(fact.text)
    said = "waits for a person" if fact.is_waiting else fact.status_words
    return f"{said}  (memkit show {fact.id})"


def lines(reader: Reader, facts: Iterable[Fact]) -> str:
    """The facts as text, one line each; a candidate with the reason why it waits."""
    said: list[str] = []
    for fact in facts:
        waits = waiting_words(reader, fact)
        said.append(line(reader, fact) + (f" · needs a person: {waits}" if waits else ""))
    return "\n".join(said)


# how many lines of a piece or a diff are shown; BRIEF for unchanged pieces in a report, which lists all facts
MOST, BRIEF = 12, 6


def cited_lines(verdicts: Verdicts, source: str, most: int = MOST) -> list[str]:
    """A piece with its verdict, then its lines, or a diff against the recorded lines if git still has those."""
    from memkit.evidence.forms import shown
    from memkit.query.verdicts import recorded_piece

    piece, verdict = recorded_piece(source), verdicts.of(source)
    if not piece.digest:
        return [piece.target]
    place = f", {verdict.first}–{verdict.last}" if verdict.first else ""
    head = f"{shown(piece)}{place}  {verdict.state}"
    return [head, *(f"  {line}" for line in _rows(verdicts, source, most))]


def report_lines(verdicts: Verdicts, source: str) -> list[str]:
    """The first lines of a piece, or a diff against the recorded lines."""
    return _rows(verdicts, source, BRIEF)


def _rows(verdicts: Verdicts, source: str, most: int) -> list[str]:
    from memkit.query.verdicts import UNPROVEN, recorded_piece

    now = verdicts.lines(source)
    if verdicts.of(source).state not in UNPROVEN:
        return first_lines(now, most)
    piece, was = recorded_piece(source), old_lines(verdicts, source)
    if piece.whole and was:
        # for a whole file only the diff is of interest; without git's copy there is nothing to compare
        now = verdicts.page(piece.target).lines or []
    return diff_lines(was, now, most) if was else [f"+{line}" for line in first_lines(now, most)]


def read_lines(verdicts: Verdicts, place: str, most: int = MOST) -> list[str]:
    """The current lines at a place such as `docs/adr/0005.md:22-24`, from which a claim was harvested."""
    path, _, span = place.rpartition(":")
    first, _, last = span.partition("-")
    if not path or not first.isdigit() or (last and not last.isdigit()):
        return []
    lines = (verdicts.page(path).lines or [])[int(first) - 1 : int(last or first)]
    return (
        [f"{path}, {first}–{last or first}", *(f"  {line}" for line in first_lines(lines, most))]
        if lines
        else []
    )


def first_lines(lines: Sequence[str], most: int = MOST) -> list[str]:
    """The first lines, and a mark if there are more."""
    return [*(line.rstrip() for line in lines[:most]), *(["…"] if len(lines) > most else [])]


def diff_lines(was: Sequence[str], now: Sequence[str], most: int = MOST) -> list[str]:
    """The first lines of a diff, with - and +."""
    from difflib import unified_diff

    rows = list(unified_diff(was, now, n=0, lineterm=""))[2:]
    return first_lines([row for row in rows if not row.startswith("@@")], most)


def old_lines(verdicts: Verdicts, source: str) -> list[str]:
    """The recorded lines of a piece, from the newest commit that contains them; empty if none does."""
    from memkit.evidence.span import file_digest, find_run, lines_of
    from memkit.query.verdicts import recorded_piece

    piece = recorded_piece(source)
    for text in verdicts.versions(piece.target) if piece.digest else ():
        lines = lines_of(text)
        if piece.whole and file_digest(text.encode("utf-8", "surrogateescape")) == piece.digest:
            return lines
        run = find_run(lines, piece.digest, piece.first) if piece.first else None
        if run:
            return lines[run[0] - 1 : run[1]]
    return []


def gone_since(claim: str, sources: Sequence[str], text: str, verdicts: Verdicts) -> tuple[str, ...]:
    """The numbers and literals of a claim that the recorded lines contained and the text does not.

    If git no longer has the recorded lines, all that the text does not contain.
    """
    from memkit.evidence.support import gone_from

    return gone_from(claim, text, recorded_text(sources, verdicts)) if gone_from(claim, text) else ()


def recorded_text(sources: Sequence[str], verdicts: Verdicts) -> str | None:
    """The lines that the sources recorded, from git's history; None if git does not have all of them."""
    was = [old_lines(verdicts, source) for source in sources]
    return "\n".join(line for lines in was for line in lines) if was and all(was) else None
