"""Pages that agents read: memkit's block in AGENTS.md, and the pages that keep a host from reading AGENTS.md. Pure text."""

from __future__ import annotations

import os
import re

from memkit.hosts import jsontext
from memkit.hosts.edit_plan import Edit
from memkit.store import files

# what was before the block: no file, a text that ends in a newline, or one that does not
_NEW, _AFTER, _JOINED = "new file", "", "after a line without an end"
# an opening mark without its closing one does not begin a block
_BLOCK = re.compile(
    r"^<!-- memkit setup(?: \((?P<how>[a-z ]+)\))?: (?P<hosts>[a-z, -]+) -->\r?\n"
    r"(?:(?!<!-- memkit setup).)*?<!-- /memkit setup -->\r?\n",
    re.S | re.M,
)
PAGE = "AGENTS.md"
# the whole value, if memkit created the list; in an existing list memkit's names come first
_NAMES = ["GEMINI.md", PAGE]
_HIDING = {"CLAUDE.md": "@AGENTS.md", ".claude/CLAUDE.md": "@../AGENTS.md"}


def hosts_in(page: bytes | None) -> set[str]:
    """The agents that the block names."""
    found = _BLOCK.search(_text(page))
    return set(found["hosts"].split(", ")) if found else set()


def with_host(page: bytes | None, host: str, body: str) -> bytes:
    """The page with a block that names this agent too."""
    text, found = _text(page), _BLOCK.search(_text(page))
    if found:
        block = _block(found["how"] or _AFTER, hosts_in(page) | {host}, body, _end(text))
        return _bytes(text[: found.start()] + block + text[found.end() :])
    how = _NEW if page is None else _AFTER if not text or text.endswith("\n") else _JOINED
    return _bytes(text + _gap(how, _end(text)) + _block(how, {host}, body, _end(text)))


def without_host(page: bytes | None, host: str) -> bytes | None:
    """The page without this agent; the last agent takes the block with it, and a file that memkit created."""
    text, found = _text(page), _BLOCK.search(_text(page))
    if found is None or host not in hosts_in(page):
        return page
    left = hosts_in(page) - {host}
    before, after = text[: found.start()], text[found.end() :]
    how = found["how"] or _AFTER
    if left:
        names = found[0].replace(found["hosts"], ", ".join(sorted(left)), 1)
        return _bytes(before + names + after)
    kept = before.removesuffix(_gap(how, _end(text))) + after
    return None if how == _NEW and not kept else _bytes(kept)


def _block(how: str, hosts: set[str], body: str, end: str) -> str:
    told = f" ({how})" if how else ""
    lines = [f"<!-- memkit setup{told}: {', '.join(sorted(hosts))} -->", *body.rstrip("\n").split("\n")]
    return end.join([*lines, "<!-- /memkit setup -->", ""])


def _gap(how: str, end: str) -> str:
    return {_NEW: "", _AFTER: end, _JOINED: end * 2}[how] if how in (_NEW, _AFTER, _JOINED) else ""


def _end(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _text(page: bytes | None) -> str:
    return (page or b"").decode("utf-8", "surrogateescape")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def import_edits(root: str, host: str) -> list[Edit]:
    """The edit that makes the page which the host reads instead of AGENTS.md import it."""
    for path, line in _HIDING.items():
        where = os.path.realpath(os.path.join(root, path))
        page = files.read_if_there(where)
        if page is None or where == os.path.realpath(os.path.join(root, PAGE)) or not _is_below(where, root):
            continue
        if b"AGENTS.md" in page and line.encode() in page:
            return []
        return [Edit(where, with_host(page, host, line), f"{line}: it hides {PAGE} otherwise")]
    return []


def without_imports(root: str, host: str) -> list[Edit]:
    """The edits that remove that line."""
    found: list[Edit] = []
    for path in _HIDING:
        where = os.path.realpath(os.path.join(root, path))
        page = files.read_if_there(where)
        if page is None or where == os.path.realpath(os.path.join(root, PAGE)):
            continue
        now = without_host(page, host)
        if now != page:
            found.append(Edit(where, now, "as it was"))
    return found


def _is_below(where: str, root: str) -> bool:
    return where.startswith(os.path.realpath(root).rstrip(os.sep) + os.sep)


def names_to_add(data: bytes | None) -> tuple[list[str], str]:
    """The names that `context.fileName` of a settings file lacks, and what a person must add."""
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
        top = jsontext.parse_object((data or b"{}").decode()).value if (data or b"").strip() else {}
    except (UnicodeDecodeError, jsontext.NotPlain):
        return None
    context = top.get("context")
    return context.get("fileName") if isinstance(context, dict) else None
