"""Checks evidence again: what changed, is missing, moved, or matches again; and which facts a session touched.

`session end` asks about the facts whose cited lines changed during the session.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import MachineError, NeedsGit
from memkit.evidence.forms import Piece, shown
from memkit.model import counted
from memkit.model.catalog import KIND
from memkit.model.fact import Fact, is_hashed, path_of, without_digest
from memkit.query.doubts import Memo
from memkit.query.fact_lines import diff_lines
from memkit.query.moved_lines import PlaceMemo, moved_pieces
from memkit.query.still_true import ENDED, answer_of, commands_for, recheck_of
from memkit.query.verdicts import FRESH, UNPROVEN, Verdicts
from memkit.rules.view import proofs
from memkit.store import git, git_history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.evidence import Page
    from memkit.model.events import Event
    from memkit.query.load import Loaded
    from memkit.query.reader import Reader
    from memkit.query.still_true import Answer
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


@struct(frozen=True)
class Finding:
    """One piece of evidence, as recorded and now; `moved`: the piece in the one other file that has its lines."""

    id: str
    source: str
    verdict: str
    was: str
    now: str
    moved: str = ""

    @property
    def words(self) -> str:
        """The piece and its verdict, for people."""
        return f"{self.verdict}  {self.source}" + (f" (now in {self.moved})" if self.moved else "")


def examine_evidence(
    loaded: Loaded, facts: Iterable[Fact], hashed: bool = True, verdicts: Verdicts | None = None
) -> list[Finding]:
    """Every piece of evidence of these facts, looked at now; lines that are gone are looked for elsewhere.

    `hashed`: changed lines are hashed as they are now, for what is recorded and for programs. `verdicts`: those that
    were found already.
    """
    root = loaded.workspace.root
    rows = [(fact.id, source) for fact in facts for source in dict.fromkeys(fact.every("evidence"))]
    return _examine(rows, verdicts or Verdicts(root, memo=Memo(root)), hashed)


def _examine(rows: list[tuple[str, str]], verdicts: Verdicts, hashed: bool) -> list[Finding]:
    """The findings on (fact id, recorded piece); a piece that many facts cite is looked at once."""
    pieces = dict.fromkeys(source for _, source in rows)
    lost = [source for source in pieces if verdicts.state(source) in UNPROVEN]
    moved = moved_pieces(verdicts, lost, PlaceMemo(verdicts.root)) if lost else {}
    found = {source: _find_state(source, verdicts, moved, hashed) for source in pieces}
    verdicts.save()
    return [Finding(id, *found[source]) for id, source in rows]


def stale_evidence(reader: Reader) -> tuple[list[Finding], int]:
    """The pieces that changed or went missing, and how many were hashed.

    Only facts with several such pieces are opened, for the order of these.
    """
    catalog, doubts = reader.catalog, reader.doubts
    seen = catalog.kinds_that(reader.visible)
    count = sum(
        catalog.get(number, KIND) in seen
        for sources in catalog.cited().values()
        for source, numbers in sources.items()
        if is_hashed(source)
        for number in numbers
    )
    doubted = [(catalog.name(n), n) for n in doubts.numbers if catalog.get(n, KIND) in seen]
    rows = [(id, source) for id, number in sorted(doubted) for source, _ in doubts.pieces(number)]
    return (_examine(rows, doubts.verdicts, hashed=False) if rows else []), count


def _find_state(
    source: str, verdicts: Verdicts, moved: dict[str, Piece], hashed: bool
) -> tuple[str, str, str, str, str]:
    """What a Finding says of a piece, whichever fact cites it."""
    state = verdicts.state(source)
    if state == FRESH:
        kept = source.rpartition("@")[2]
        return without_digest(source), FRESH, kept, kept, ""
    piece = verdicts.piece(source)
    was = f"sha256:{piece.digest}" if piece.digest else ""
    elsewhere = moved.get(source)
    now = _digest_now(source, piece, verdicts) if piece.digest and hashed else ""
    return without_digest(source), state, was, now, shown(elsewhere) if elsewhere else ""


def _digest_now(source: str, piece: Piece, verdicts: Verdicts) -> str:
    from memkit.evidence.span import span_digest

    page = verdicts.page(piece.target)
    if page.data is None:
        return ""
    lines = verdicts.lines(source)
    found = page.digest if piece.whole else span_digest(lines) if lines else ""
    return f"sha256:{found}" if found else ""


def events_for(tx: Transaction, found: list[Finding]) -> list[Event]:
    """`Staled` for evidence that no longer matches and is not marked yet, `Refreshed` for evidence that matches again."""
    from memkit.model import events as ev

    events: list[Event] = []
    for item in found:
        fact = tx.state.facts[item.id]
        known = {source: now for source, _, now in fact.stale}
        stale = item.verdict in UNPROVEN
        fields = (("evidence", item.source), ("was", item.was), ("now", item.now or "missing"))
        if stale and known.get(item.source) != (item.now or "missing"):
            events.append(ev.Staled(item.id, "", fields))
        elif not stale and item.source in known:
            events.append(ev.Refreshed(item.id, "", fields))
    return events


# how many facts are shown with their changed lines, and asked about
MOST_TOUCHED = 10
_MISSING = "missing"


@struct(frozen=True)
class Touched:
    """A fact and a piece of its evidence that changed: the lines at the session's start, if git has them, and now.

    `gone`: numbers and literals of the claim that only the old lines contain; `moved`: where the old lines stand now;
    `answer`: what answers for the fact.
    """

    id: str
    text: str
    piece: str
    state: str
    was: tuple[str, ...]
    now: tuple[str, ...]
    gone: tuple[str, ...] = ()
    moved: str = ""
    answer: Answer = (ENDED, "")

    @property
    def words(self) -> str:
        """The piece, its verdict, and where its lines stand now."""
        return f"{self.piece} {self.state}" + (f", now in {self.moved}" if self.moved else "")

    @property
    def difference(self) -> list[str]:
        """The first lines of the diff, with - and +; none for lines that moved."""
        return [] if self.moved else diff_lines(self.was, self.now)

    def as_json(self) -> dict[str, object]:
        """The shape of `touched` in an answer."""
        said: dict[str, object] = {"id": self.id, "evidence": self.piece, "verdict": self.state}
        moved = {"moved": self.moved} if self.moved else {}
        return said | {"diff": self.difference, "gone": list(self.gone)} | moved


def touched_facts(tx: Transaction, draft: Draft) -> list[Touched]:
    """The live facts whose evidence was fresh at the start of this session and is not now."""
    return touched_since(tx, draft.head.get("base", ""))


def touched_since(tx: Transaction, base: str) -> list[Touched]:
    """The live facts whose evidence was fresh at a commit and is not now."""
    root = tx.workspace.root
    if not base:
        return []
    try:
        tx.look_again()
        cited = set(tx.book.cited())
        if not cited:
            return []
        layout = tx.workspace.policy.layout
        own = (layout.sessions, layout.continuity)
        changed = cited.intersection(git.differing_paths(root, base, but=own, only=cited))
        facts = [tx.view.facts[id] for id in tx.book.citing(changed)] if changed else []
        if not facts:
            return []
        pages = _pages_at(root, base, {path for fact in facts for path in _paths(fact)})
    except (NeedsGit, MachineError):
        return []
    verdicts = Verdicts(root)
    rows = [(fact, source) for fact in facts for source in proofs(fact) if verdicts.state(source) in UNPROVEN]
    moved = _moved_pieces(verdicts, [source for _, source in rows])
    found = (_touched_piece(fact, source, pages, verdicts, moved) for fact, source in rows)
    return _with_answers(tx, verdicts, [item for item in found if item is not None])


def _with_answers(tx: Transaction, verdicts: Verdicts, found: list[Touched]) -> list[Touched]:
    """The pieces with what answers for their facts, of those that are shown."""
    asked = {item.id: tx.view.facts[item.id] for item in first_touched(found)[0]}
    recheck = recheck_of(verdicts)
    recheck.look_for(asked.values())
    answers = {id: answer_of(recheck, fact) for id, fact in asked.items()}
    return [replace(item, answer=answers.get(item.id, item.answer)) for item in found]


def _paths(fact: Fact) -> set[str]:
    return {path_of(source) for source in proofs(fact)}


def _pages_at(root: str, base: str, paths: set[str]) -> dict[str, Page]:
    """Path → the file at a commit; a file that was renamed since is read under its old path."""
    from memkit.evidence import Page

    held = git_history.contents_at(root, base, sorted(paths))
    if len(held) < len(paths):
        old = {new: was for was, new in git_history.renames(root).items() if new in paths and new not in held}
        there = git_history.contents_at(root, base, sorted(old.values()))
        held |= {new: there[was] for new, was in old.items() if was in there}
    return {path: Page(data) for path, data in held.items()}


def _moved_pieces(verdicts: Verdicts, sources: list[str]) -> dict[Piece, Piece]:
    """Recorded piece → its new place, for lines that are gone from their file and stand in exactly one other."""
    from memkit.query.moved_lines import find_moved
    from memkit.query.verdicts import recorded_piece

    return find_moved(verdicts, [recorded_piece(one) for one in sources if verdicts.state(one) == _MISSING])


def _touched_piece(
    fact: Fact, source: str, pages: dict[str, Page], verdicts: Verdicts, moved: dict[Piece, Piece]
) -> Touched | None:
    from memkit.evidence import judge_on
    from memkit.evidence.support import gone_from
    from memkit.query.verdicts import recorded_piece

    piece = recorded_piece(source)
    page, place = pages.get(piece.target), moved.get(piece)
    before = judge_on(piece, page) if page is not None else None
    if page is None or before is None or before.state != FRESH:
        return None
    was = (page.lines or [])[before.first - 1 : before.last] if before.first else page.lines or []
    now = verdicts.lines(source) or (verdicts.page(piece.target).lines or [] if piece.whole else [])
    kept = now or verdicts.page(piece.target).lines or []
    gone = gone_from(fact.text, "\n".join(kept), "\n".join(was)) if place is None else ()
    state, at = verdicts.state(source), shown(place) if place else ""
    return Touched(fact.id, fact.text, shown(piece), state, tuple(was), tuple(now), gone, at)


def first_touched(found: Sequence[Touched]) -> tuple[list[Touched], int]:
    """The pieces of the first facts, which are shown, and how many facts more there are."""
    ids = list(dict.fromkeys(item.id for item in found))
    shown = set(ids[:MOST_TOUCHED])
    return [item for item in found if item.id in shown], len(ids) - len(shown)


def commands_to_answer(found: Iterable[Touched]) -> str:
    """The commands that answer for these facts."""
    return commands_for({item.id: item.answer for item in found}.items())


def touched_data(found: Sequence[Touched]) -> dict[str, object]:
    """The first facts, how many more there are, and the commands to run, for JSON."""
    shown, more = first_touched(found)
    ask = commands_to_answer(shown) if shown else ""
    return {"touched": [item.as_json() for item in shown], "touched_more": more, "ask": ask}


def touched_lines(found: Sequence[Touched]) -> list[str]:
    """The first facts with the diffs of their lines, how many more there are, and the commands to run."""
    shown, more = first_touched(found)
    lines: list[str] = []
    for item in shown:
        lines.append(f"  [{item.id}] {item.text}  {item.words}")
        lines += [f"    {row}" for row in item.difference]
    if more:
        lines.append(f"  … {counted(more, 'more fact')} whose lines changed: memkit stale")
    return [*lines, commands_to_answer(shown)] if shown else []
