"""Pages that keep a host from reading AGENTS.md: CLAUDE.md, and the names that Gemini CLI looks for."""

from __future__ import annotations

import os

from memkit.hosts import agents_md, jsontext
from memkit.hosts.plan import Edit
from memkit.store import files

PAGE = "AGENTS.md"
# as a new list; ours come first in one that is there, which is how the two are told apart
_NAMES = ["GEMINI.md", PAGE]
_HIDING = {"CLAUDE.md": "@AGENTS.md", ".claude/CLAUDE.md": "@../AGENTS.md"}


def import_edits(root: str, host: str) -> list[Edit]:
    """A line that reads AGENTS.md, for the page that is read instead of it."""
    for path, line in _HIDING.items():
        where = os.path.realpath(os.path.join(root, path))
        page = files.read_if_there(where)
        if page is None or where == os.path.realpath(os.path.join(root, PAGE)) or not _is_below(where, root):
            continue
        if b"AGENTS.md" in page and line.encode() in page:
            return []
        return [Edit(where, agents_md.with_host(page, host, line), f"{line}: it hides {PAGE} otherwise")]
    return []


def without_imports(root: str, host: str) -> list[Edit]:
    """What takes that line out again."""
    found: list[Edit] = []
    for path in _HIDING:
        where = os.path.realpath(os.path.join(root, path))
        page = files.read_if_there(where)
        if page is None or where == os.path.realpath(os.path.join(root, PAGE)):
            continue
        now = agents_md.without_host(page, host)
        if now != page:
            found.append(Edit(where, now, "as it was"))
    return found


def _is_below(where: str, root: str) -> bool:
    return where.startswith(os.path.realpath(root).rstrip(os.sep) + os.sep)


def names_to_add(data: bytes | None) -> tuple[list[str], str]:
    """The names that `context.fileName` of a settings file lacks, and what only a person can add."""
    names = _names(data)
    if names is None:
        return _NAMES, ""
    if isinstance(names, list):
        return ([] if PAGE in names else [PAGE]), ""
    if names == PAGE:
        return [], ""
    return [], f'add "{PAGE}" to context.fileName in .gemini/settings.json: ["{PAGE}", "{names}"]'


def names_to_remove(data: bytes | None) -> list[str]:
    """The names that setup added."""
    names = _names(data)
    if names == _NAMES:
        return _NAMES
    return [PAGE] if isinstance(names, list) and names[:1] == [PAGE] else []


def _names(data: bytes | None) -> object:
    """The value of `context.fileName`; None if there is none."""
    try:
        top = jsontext.parsed((data or b"{}").decode()).value if (data or b"").strip() else {}
    except (UnicodeDecodeError, jsontext.NotPlain):
        return None
    context = top.get("context")
    return context.get("fileName") if isinstance(context, dict) else None
