"""Answers a question: hits as lines and as JSON, notes, and the exit code."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.query.fact_search import search, search_counts
from memkit.query.other_texts import search_episodes, waiting_ids
from memkit.recall.answer import presented
from memkit.recall.cards import in_a_line, page, split_id, waits, weakly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.rank import Hit

    Data = dict[str, object]


@struct(frozen=True)
class Asked:
    """A question and its options; `filters`: the typed filter options, by name; `for_agent`: an agent reads the lines of
    session files."""

    question: str
    limit: int
    layer: str
    archive: bool
    sessions: bool
    explain: bool
    filters: Mapping[str, object]
    for_agent: bool = True

    @property
    def is_plain(self) -> bool:
        """Whether it asks live memory without a filter."""
        return not (self.layer or self.archive or self.filters)


@struct(frozen=True)
class Answer:
    """The answer: one line per hit, the same as data if JSON was asked for, and the ids of the hits."""

    lines: list[str]
    data: Data
    notes: tuple[str, ...]
    ids: tuple[str, ...]
    exit_code: int


def recall(reader: Reader, asked: Asked, as_json: bool) -> Answer:
    """Answers a question; without hits, says why."""
    accept = None
    if not asked.is_plain:
        from memkit.query.filters import acceptance

        accept, _ = acceptance(reader, asked)
    hits, miss = search(
        reader, asked.question, asked.limit, accept, asked.explain, prose=True, archive=asked.archive
    )
    if miss.nothing:
        from memkit.errors import CannotSearch

        raise CannotSearch("there is nothing to search for in that", hint='memkit recall "a few words"')
    hits = presented(hits)
    more = _session_lines(reader, asked) if asked.sessions else []
    episodes = search_episodes(reader, asked.question) if asked.is_plain else []
    waiting = len(waiting_ids(reader, asked.question))
    lines = page(
        [(line, hit.weak) for hit in hits for line in _hit_lines(reader, hit, asked.explain)],
        [line for line, _ in episodes],
    )
    lines += [f"{path}:{number}: {text}" for path, number, text in more]
    is_answered = bool(more or (hits and not hits[0].weak))
    archived = 0 if is_answered or asked.archive else _count_archived(reader, asked)
    data: Data = {}
    if as_json:
        data = {
            "hits": [_row(reader, hit, rank, asked.explain) for rank, hit in enumerate(hits, 1)],
            "waiting": waiting,
            "archived": archived,
            "episodes": _episode_rows(reader, [number for _, number in episodes]),
            "searched": _search_counts(reader, asked),
            "sessions": [{"file": p, "line": n, "text": t} for p, n, t in more],
        }
    if is_answered:
        notes, code = () if miss.found or not hits else _guesses(miss), 0
    elif hits:
        guesses = () if miss.found else _guesses(miss)
        notes, code = guesses or weakly(int(str(_search_counts(reader, asked)["facts"]))), 1
    else:
        from memkit.query.filters import reasons_for_miss

        reasons, notes = reasons_for_miss(
            reader, asked, miss, _search_counts(reader, asked), waiting, archived
        )
        data, code = {**data, **reasons}, 1
    # weak hits are not an answer: a script that reads ids gets none
    ids = () if code else tuple(dict.fromkeys(split_id(hit.id)[0] for hit in hits))
    return Answer(lines, data, (*notes, *_archived_note(archived, reader.argv), *waits(waiting)), ids, code)


def _count_archived(reader: Reader, asked: Asked) -> int:
    """How many archived facts answer a question that no live fact answers."""
    from memkit.query.archived import archived_matches

    return archived_matches(reader, asked)


def _archived_note(count: int, argv: Sequence[str]) -> tuple[str, ...]:
    """The note that counts archived facts that answer a question, and the call that shows them."""
    if not count:
        return ()
    from memkit.model import counted
    from memkit.query.call import shell_quoted

    typed = [*(argv or ("recall", "…"))]
    typed.insert(typed.index("--") if "--" in typed else len(typed), "--archive")
    said = f"{counted(count, 'archived fact')} match{'es' * (count == 1)}"
    return (f"{said}: {shell_quoted(['memkit', *typed])}",)


def _guesses(miss: Miss) -> tuple[str, ...]:
    """The note if no word of the question occurs in memory and the hits are only similar."""
    near = [f'"{word}" is near {", ".join(terms[:3])}' for word, terms in miss.near.items() if terms]
    return (f"no word of that occurs in live memory; {'; '.join(near)}",) if near else ()


def _search_counts(reader: Reader, asked: Asked) -> Data:
    """Counts of what was searched."""
    wide = {"archive": asked.archive, "sessions": asked.sessions, "filters": dict(asked.filters)}
    return {**search_counts(reader), **wide}


def _hit_lines(reader: Reader, hit: Hit, explain: bool) -> list[str]:
    """One hit as lines: from its card, or from the fact if that must be opened."""
    line = reader.index.line(hit.entry) or _fact_line(_row(reader, hit, 0, False))
    reasons = hit.explain if explain else ()
    return [line, *(f"    {weight:>9.4f}  {what} {which}".rstrip() for what, which, weight in reasons)]


def _fact_line(row: Data) -> str:
    from memkit.query.hit import hit_standing, hit_text

    text, passage = in_a_line(hit_text(row)), row.get("passage")
    if isinstance(passage, dict):
        text += f", line {passage['line']}: {in_a_line(str(passage['text']))}"
    return f"[{row['id']}] {text}  {hit_standing(row)} · {row['created']}"


def _row(reader: Reader, found: Hit, rank: int, explain: bool) -> Data:
    """One hit as JSON, with its score."""
    from memkit.query.hit import hit_row

    reasons: list[Data] | None = (
        [{"what": what, "which": which, "weight": weight} for what, which, weight in found.explain]
        if explain
        else None
    )
    return {**hit_row(reader, found, rank, reasons), "score": found.score, "weak": found.weak}


def _episode_rows(reader: Reader, numbers: list[int]) -> list[Data]:
    if not numbers:
        return []
    from memkit.query.other_texts import episode_row

    return [episode_row(reader, reader.state.episodes[number]) for number in numbers]


def _session_lines(reader: Reader, asked: Asked) -> list[tuple[str, int, str]]:
    from memkit.query.other_texts import session_lines

    return session_lines(reader, asked.question, asked.limit, asked.for_agent)
