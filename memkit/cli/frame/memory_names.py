"""Names of this memory that the hint of a refused call can take, and the commands that list them."""

from __future__ import annotations

from memkit.cli.frame.parse_words import split_front
from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader

# the command that lists what an argument can name
_LISTS = {
    "candidate": "memkit list queue",
    "blocked": "memkit list queue --status blocked",
    "fact": "memkit list",
    "live": "memkit list",  # the verb would change the fact, so the hint names none
    "thread": "memkit list threads",
    "session": "memkit log",
    "conflict": "memkit list conflicts",
    "side": "memkit list conflicts",
    "note": "memkit wm show",
}


def known_name(of: str, words: list[str]) -> str:
    """The first candidate, blocked candidate, fact, thread, session, conflict or side (by `of`) in this memory, or ""."""
    from memkit.cli import build_call
    from memkit.query.reader import open_reader

    try:
        reader = open_reader(build_call(words, split_front(words)[0]))
        return next(iter(_names(reader, of, words)), "")
    except (MemkitError, OSError):
        return ""


def where_listed(of: str, words: list[str]) -> str:
    """The command that lists what the argument can name, or "" without a memory."""
    from memkit.cli import build_call

    try:
        assert build_call(words, split_front(words)[0]).workspace
        return _LISTS[of]
    except (MemkitError, OSError):
        return ""


def _names(reader: Reader, of: str, words: list[str]) -> list[str]:
    from memkit.rules import view

    if of in ("candidate", "blocked"):
        return [fact.id for fact in reader.select(place="queue") if of in ("candidate", fact.status)]
    if of in ("fact", "thread"):
        facts = reader.select(place="live")
        return [fact.id for fact in facts[::-1] if of == "fact" or fact.is_open_thread]
    if of == "session":
        return [row.stem for row in reader.intact_rows()][::-1]
    if of in ("live", "note"):
        return []
    standing = [item for item in reader.conflicts.values() if view.is_open_conflict(item, reader.state)]
    if of == "conflict":
        return [item.id for item in standing]
    return [item.ids[0] for item in standing if item.id in words]
