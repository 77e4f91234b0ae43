"""What this memory holds that a call left out: the candidate, fact, conflict or thread to name in a hint.

Only ever imported when something is refused. It never raises: without a memory there is nothing to name.
"""

from __future__ import annotations

from memkit.cli.frame.parse import split_front
from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader


# where to look for one, if none is to be named
LISTS = {
    "candidate": "memkit list queue",
    "blocked": "memkit list queue --status blocked",
    "fact": "memkit list",
    # a fact that would be changed: none is picked for that
    "live": "memkit list",
    "thread": "memkit list threads",
    "session": "memkit log",
    "conflict": "memkit list conflicts",
    "side": "memkit list conflicts",
}


def known_name(of: str, words: list[str]) -> str:
    """The first of a sort that is here, or "": candidate, blocked, fact, thread, session, conflict, or side of one typed."""
    from memkit.cli.frame.invocation import build_call
    from memkit.query.reader import open_reader

    try:
        reader = open_reader(build_call(words, split_front(words)[0]))
        return next(iter(_names(reader, of, words)), "")
    except (MemkitError, OSError):
        return ""


def where_listed(of: str, words: list[str]) -> str:
    """The command that lists what could be named, or "" where there is no memory."""
    from memkit.cli.frame.invocation import build_call

    try:
        assert build_call(words, split_front(words)[0]).workspace
        return LISTS[of]
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
    if of == "live":
        return []
    standing = [item for item in reader.conflicts.values() if view.stands(item, reader.state)]
    if of == "conflict":
        return [item.id for item in standing]
    return [item.ids[0] for item in standing if item.id in words]
