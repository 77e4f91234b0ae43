"""The block in AGENTS.md: one for all agents, between markers that name them and how to leave no trace. Pure text."""

from __future__ import annotations

import re

# what stood before the block: nothing (the file is ours), a text with its end of line, or one without
_NEW, _AFTER, _JOINED = "new file", "", "after a line without an end"
# a mark without its end, as somebody may have left it, is not where ours begins
_BLOCK = re.compile(
    r"^<!-- memkit setup(?: \((?P<how>[a-z ]+)\))?: (?P<hosts>[a-z, -]+) -->\r?\n"
    r"(?:(?!<!-- memkit setup).)*?<!-- /memkit setup -->\r?\n",
    re.S | re.M,
)


def hosts_in(page: bytes | None) -> set[str]:
    """The agents that the block is there for."""
    found = _BLOCK.search(_text(page))
    return set(found["hosts"].split(", ")) if found else set()


def with_host(page: bytes | None, host: str, body: str) -> bytes:
    """The page with a block that names this agent among others."""
    text, found = _text(page), _BLOCK.search(_text(page))
    if found:
        block = _block(found["how"] or _AFTER, hosts_in(page) | {host}, body, _end(text))
        return _bytes(text[: found.start()] + block + text[found.end() :])
    how = _NEW if page is None else _AFTER if not text or text.endswith("\n") else _JOINED
    return _bytes(text + _gap(how, _end(text)) + _block(how, {host}, body, _end(text)))


def without_host(page: bytes | None, host: str) -> bytes | None:
    """The page without this agent; with the last of them the block goes, and a file that was ours with it."""
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
