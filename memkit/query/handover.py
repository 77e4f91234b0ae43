"""Handover from one session to the next: last words of an ended session, and notes of an unfinished one.

These are not memory. memkit quotes them with their author, without sentences that could be run or obeyed. Judging each
sentence is slow, so quotations are remembered by their words; deleting that cache never changes an answer.
"""

from __future__ import annotations

from memkit.boot.digest import blake2b
from memkit.boot.struct import struct
from memkit.model import counted
from memkit.rules import authority
from memkit.store import drafts
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import Row
    from memkit.query.reader import Reader
    from memkit.store.journals import Draft
    from memkit.store.workspace import Workspace


# how many characters are quoted
_MOST = 300
# how many sessions are searched for last words
_BACK = 50


@struct(frozen=True)
class Own:
    """The caller's open session. Shells without their host's id share it: an earlier run may have left it."""

    seed: str = ""
    is_shared: bool = False


NOBODYS = Own()


def handover(reader: Reader, hidden: frozenset[str], own: Own = NOBODYS) -> list[str]:
    """One line for the newest unfinished session and one for the last ended one; `own`: the caller's open session."""
    row, said, episode = _last(reader)
    told = (
        _line(reader, row, said, episode)
        if row is not None and authority.visible_lines([said], hidden)
        else ""
    )
    return [line for line in (*_open_lines(reader, hidden, own), told) if line]


def unfinished_lines(reader: Reader, hidden: frozenset[str], own: Own = NOBODYS) -> list[str]:
    """The handover lines, without that of a session that ended with last words."""
    row, _, _ = _last(reader)
    if row is None or not row.last_words:
        return handover(reader, hidden, own)
    return [line for line in _open_lines(reader, hidden, own) if line]


def own_session(workspace: Workspace, actor: str, host: str) -> Own:
    """The open session that the next write of this actor continues."""
    for draft in drafts.readable_drafts(workspace):
        if draft.writer == (actor, host) and not draft.stamp and not draft.is_sitting:
            return Own(draft.seed, not host)
    return NOBODYS


def _open_lines(reader: Reader, hidden: frozenset[str], own: Own) -> list[str]:
    """A line on the caller's open session if an earlier run may have left it, and one on the newest of others."""
    found = [draft for draft in drafts.readable_drafts(reader.loaded.workspace) if not draft.stamp]
    found = sorted((draft for draft in found if not draft.is_sitting), key=_last_at, reverse=True)
    mine = [draft for draft in found if draft.seed == own.seed and own.is_shared]
    others = [
        _open_line(reader, hidden, draft, "Unfinished session") for draft in found if draft.seed != own.seed
    ]
    return [_open_line(reader, hidden, draft, "Your open session") for draft in mine] + [
        *filter(None, others)
    ][:1]


def _open_line(reader: Reader, hidden: frozenset[str], draft: Draft, what: str) -> str:
    """A line on an open session with notes, a goal or candidates: author, time, notes; empty if it has none.

    Candidates are counted: the text of a claim that waits is for its reviewer.
    """
    told = [text for _, text in authority.visible_lines(_notes(draft), hidden)]
    raised = _count_candidates(draft)
    parts = [f"its notes: {_quote_notes(reader, told, draft)}"] * bool(told)
    parts += [f"it raised {counted(raised, 'candidate')}"] * bool(raised)
    return f"{what} of {draft.writer[0]}, {_when(draft)}, {'; '.join(parts)}" if parts else ""


def _last(reader: Reader) -> tuple[Row | None, str, str]:
    """The newest session with last words, or with notes if it has no last words; those words, and its episode."""
    noted = {episode.origin: episode for episode in reader.state.episodes[-_BACK:] if episode.items}
    for row in reversed(reader.state.rows[-_BACK:]):
        episode = noted.get(row.stem)
        said = row.last_words or (episode.text if episode is not None else "") if row.kind == "work" else ""
        if said:
            return row, said, episode.id if episode is not None else ""
    return None, "", ""


def _quote(reader: Reader, words: str) -> str:
    """The words as a quotation, with the number of sentences left out."""
    said, left = quotation(reader.loaded.workspace, words, _MOST)
    quoted = f'"{said}"' if said or not left else ""
    return (quoted + (f" ({counted(left, 'sentence')} with instructions left out)" if left else "")).lstrip()


def _quote_notes(reader: Reader, notes: list[str], draft: Draft) -> str:
    """The newest notes as a quotation, with the number of older ones and how to read them."""
    kept = _newest(notes)
    quoted, more = _quote(reader, " ".join(kept)), len(notes) - len(kept)
    if not more:
        return quoted
    return f"{quoted} ({counted(more, 'older note')}: memkit wm show --session {draft.seed})"


def _line(reader: Reader, row: Row, said: str, episode: str) -> str:
    if row.last_words:
        return f"Last session, {row.stem[:10]}, {row.actor}: {_quote(reader, said)}"
    from memkit.rules.norms.sentences import sentences_of

    # the newest notes stand last
    sentences = sentences_of(said) if len(said) > _MOST else [said]
    kept = _newest(sentences)
    quotation = _quote(reader, " ".join(kept) if len(sentences) > 1 else said)
    if len(kept) < len(sentences):
        quotation += f" (more before: memkit show {episode})"
    return f"Last session, {row.stem[:10]}, {row.actor}, ended without a word; its notes: {quotation}"


def _last_at(draft: Draft) -> str:
    return draft.last_at or draft.head.get("started", "")


def _when(draft: Draft) -> str:
    began, last = draft.head.get("started", ""), _last_at(draft)
    end = last[11:16] if last[:10] == began[:10] else f"{last[:10]} {last[11:16]}"
    return f"{began[:10]} {began[11:16]} to {end}"


def _notes(draft: Draft) -> list[str]:
    """The draft's goal and its current notes, oldest first."""
    gone = {line.get("subject") for line in draft.events if line.get("verb") == "Expired"}
    goals = [str(line.get("text", "")) for line in draft.events if line.get("verb") == "Aimed"]
    notes = [
        str(line.get("text", ""))
        for line in draft.events
        if line.get("verb") == "Noted" and line.get("subject") not in gone
    ]
    return [*goals[-1:], *notes]


def _count_candidates(draft: Draft) -> int:
    """How many candidates the session raised and did not reject."""
    gone = {line.get("subject") for line in draft.events if line.get("verb") == "Rejected"}
    return len({line.get("subject") for line in draft.events if line.get("verb") == "Created"} - gone)


def _newest(notes: list[str]) -> list[str]:
    """As many of the newest notes as fit, in the order they were made."""
    room = _MOST
    kept: list[str] = []
    for note in reversed(notes):
        room -= len(note) + 2
        if room < 0 and kept:
            break
        kept.insert(0, note if note[-1:] in ".:;!?…" else f"{note}.")
    return kept


# raise this when sentences are judged differently
_FORM = f"{__version__} 5"
_MOST_QUOTES = 32


def quotation(workspace: Workspace, words: str, limit: int) -> tuple[str, int]:
    """The words without sentences that could be obeyed, cut at `limit`, and how many sentences were left out."""
    key = blake2b(f"{limit} {words}".encode("utf-8", "surrogatepass"), digest_size=16).digest()
    path = workspace.private("cache", "quotes")
    known = _read(path)
    if key in known:
        return known[key]
    from memkit.rules.norms.quoting import quotable

    found = quotable(words, limit)
    rows = [*known.items(), (key, found)][-_MOST_QUOTES:]
    write_memo(path, (_FORM, dict(rows)))
    return found


def _read(path: str) -> dict[bytes, tuple[str, int]]:
    try:
        form, rows = read_memo(path)
        return dict(rows) if form == _FORM else {}
    except NO_MEMO:
        return {}
