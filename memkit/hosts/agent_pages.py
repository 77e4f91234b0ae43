"""What memkit writes into files that agents read: its block in AGENTS.md, the import of AGENTS.md in pages that hide it,
and its entries in a host's JSON file. Every other byte stays unchanged."""

from __future__ import annotations

import json
import os
import re
from typing import Any

from memkit.errors import Refused
from memkit.hosts import AGENTS, jsontext
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


def entry_words(key: str, value: dict[str, Any]) -> str:
    """A description of an entry."""
    if key == "hooks":
        return "memkit hook for " + ", ".join(value)
    return "memkit mcp" if "memkit" in value else f"{key}: {', '.join(value)}"


def merge_entries(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    """The edit that adds entries to a host's JSON file; a new file gets `more` too. Refuses a file that is not plain."""
    where = file_behind(root, path)
    data = files.read_if_there(where)
    what = ", ".join(entry_words(key, value) for key, value in want.items())
    new = jsontext.entries_text({**more, **want}).encode()
    if data is None:
        return [Edit(where, new, f"new: {what}")]
    if not data.strip():
        # a leading newline records that the file existed and was empty
        return [Edit(where, data + b"\n" + new, what)]
    try:
        now = jsontext.merge_entries(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _unmergeable(path, want, "add", error) from None
    return [] if now == data else [Edit(where, now, what)]


def remove_entries(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    """The edit that leaves a host's JSON file as it was before `merge_entries`."""
    where = file_behind(root, path)
    data = files.read_if_there(where)
    if data is None or b"memkit" not in data:
        return []
    for new in _forms(want, more):
        if data == new:
            return [Edit(where, None, "removed; memkit had created it")]
        before = data.removesuffix(b"\n" + new)
        if before != data and not before.strip():
            return [Edit(where, before, "empty, as it was")]
    try:
        now = jsontext.remove_entries(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _unmergeable(path, want, "take out", error) from None
    return [] if now == data else [Edit(where, now, "as it was")]


def _forms(want: dict[str, Any], more: dict[str, Any]) -> list[bytes]:
    """The bytes of a file that only memkit wrote: with all entries, without the --allow rules, or with those added later."""
    rules = {agent.may[0] for agent in AGENTS.values()}
    plain = jsontext.entries_text({**more, **{key: value for key, value in want.items() if key not in rules}})
    texts = (jsontext.entries_text({**more, **want}), plain, jsontext.merge_entries(plain, want))
    return [text.encode() for text in dict.fromkeys(texts)]


def _unmergeable(path: str, want: dict[str, Any], do: str, error: Exception) -> Refused:
    reason = str(error) if isinstance(error, jsontext.NotPlain) else "it is not UTF-8"
    return Refused(
        f"{path} cannot be merged ({reason}); nothing was changed",
        code="settings-not-plain",
        file=path,
        detail=(f"{do} by hand:", *json.dumps(want, indent=2).splitlines()),
        hint=f"{do} the lines above by hand, or mend {path} and run this again",
    )


def file_behind(root: str, path: str) -> str:
    """The file behind links; refuses one outside the repository."""
    where = os.path.realpath(os.path.join(root, path))
    if root and not where.startswith(os.path.realpath(root).rstrip(os.sep) + os.sep):
        message = f"{path} is a link out of this repository; nothing was changed"
        raise Refused(message, code="outside-repository", file=path, hint=f"ls -l {path}")
    return where
