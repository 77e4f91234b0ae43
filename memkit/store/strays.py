"""Strays: entries of sessions/ that are not session files, the stem in their names, and the problem of each."""

from __future__ import annotations

from memkit.store.listing import FILE, STRAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from memkit.model import Problem


_LINK, _FOLDER = 0o12, 0o4
# endings that an editor or a system may give to a session file
_ENDINGS = ("md", "markdown", "mdown", "txt", "md.txt")


def stem_within(name: str) -> str:
    """The session stem inside a name that is not a session's; empty if there is none.

    A sealed stem is found whatever surrounds it, another stem only if the ending alone differs.
    """
    bare = name.lstrip("._")
    if not bare[:4].isdigit():
        return ""
    from memkit.model.generated import is_stem

    if is_stem(bare[:28]):
        return bare[:28]
    stem, _, ending = name.partition(".")
    return stem if is_stem(stem) and ending.lower() in _ENDINGS else ""


def stray_problems(folder: str, odd: Iterable[tuple[str, int]], stems: Collection[str]) -> list[Problem]:
    """The problems of entries (name, kind) of a folder that are not session files; `stems`: the sessions that are there."""
    from memkit.model.generated import is_stem

    found: list[Problem] = []
    renamed: list[Problem] = []
    for name, kind in odd:
        path = f"{folder}/{name}"
        if kind != STRAY and is_stem(name[:-3]):
            found.append(_no_session(path, kind))
            continue
        if kind != STRAY:
            found.append(bad_name(path) if kind == FILE else _no_file(path, kind))
        stem = stem_within(name)
        if stem and stem not in stems:
            renamed.append(_renamed_problem(folder, name))
    return found + renamed


def bad_name(path: str) -> Problem:
    """The problem for a file in the ledger without a session's name."""
    from memkit.model import WARNING, Problem

    hint = "name it YYYY-MM-DD-HHMMSS.md, or move it out of the ledger"
    return Problem("bad-name", path, 1, "the name is no session's", hint, WARNING)


def _no_file(path: str, kind: int) -> Problem:
    """The problem for another name that is not a regular file."""
    from memkit.model import Problem

    return Problem("bad-name", path, 1, f"{_what(kind)} where a session should be", f"move {path} away")


def _no_session(path: str, kind: int) -> Problem:
    """The problem for a session's name that is not a regular file."""
    from memkit.model import Problem

    hint = f"move {path} away, then git restore {path}"
    return Problem("ledger-unreadable", path, 1, f"{_what(kind)} where a session should be", hint)


def _renamed_problem(folder: str, name: str) -> Problem:
    """The problem for a session that was renamed."""
    from memkit.model import Problem

    meant = f"{folder}/{stem_within(name)}.md"
    message = f"a session under a name that is not read; its own is {meant}"
    return Problem("session-renamed", f"{folder}/{name}", 1, message, f"mv {folder}/{name} {meant}")


def _what(kind: int) -> str:
    return {_FOLDER: "a directory", _LINK: "a link"}.get(kind, "no regular file")
