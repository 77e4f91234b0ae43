"""Entries put into somebody's JSON file and taken out again, as text: every byte that is not ours stays as it is.

Ours come first in what holds them. In a container that was empty they follow a single space, which is how a later
look tells a container that was there from one that came with them. Comments, trailing commas and a byte order mark
are read over, never written. Pure text.
"""

from __future__ import annotations

import json
from typing import Any

from memkit.hosts.jsonread import Node, NotPlain, after_blank, member_end, parsed

__all__ = ["NotPlain", "fresh", "merged", "parsed", "without"]

# entries are merged into the file's top, and into what stands one level below
_DEEP = 2


def fresh(want: dict[str, Any]) -> str:
    """A file that holds these entries alone."""
    return json.dumps(want, indent=2) + "\n"


def merged(text: str, want: dict[str, Any]) -> str:
    """The text with the entries that it lacks."""
    edits: list[tuple[int, str]] = []
    _merge(text, parsed(text), want, 0, edits)
    for at, more in sorted(edits, reverse=True):
        text = text[:at] + more + text[at:]
    return text


def without(text: str, want: dict[str, Any]) -> str:
    """The text without the entries."""
    while True:
        cut = _find(text, parsed(text), want, 0)
        if cut is None:
            return text
        text = text[: cut[0]] + text[cut[1] :]


def _merge(text: str, node: Node, want: Any, depth: int, edits: list[tuple[int, str]]) -> None:
    if type(node.value) is not type(want):
        raise NotPlain("something else stands where the entries would go")
    new: list[tuple[str | None, Any]] = []
    if isinstance(want, list):
        new = [(None, value) for value in want if not any(_same(item, value) for item in node.value)]
    else:
        children = {key: child for key, _, child in node.items}
        for key, value in want.items():
            if key not in children:
                new.append((key, value))
            elif isinstance(value, list) or (isinstance(value, dict) and depth + 1 < _DEEP):
                _merge(text, children[key], value, depth + 1, edits)
    if new:
        edits.append(_insertion(text, node, new))


def _insertion(text: str, node: Node, new: list[tuple[str | None, Any]]) -> tuple[int, str]:
    """Where ours go and as which text: in front of the first member, each followed by what leads to that one."""
    if not node.items:
        return node.start + 1, " " + ", ".join(_written(key, value) for key, value in new)
    first = node.items[0][1]
    before = text[node.start + 1 : first]
    space = before[len(before.rstrip(" \t\r\n")) :]
    if "\n" not in space:
        return first, "".join(f"{_written(key, value)}, " for key, value in new)
    return first, "".join(f"{_written(key, value, space)},{space}" for key, value in new)


def _written(key: str | None, value: Any, space: str = "") -> str:
    """A member as text: over several lines below the white space that leads to it, else on one."""
    if space:
        margin = space.rpartition("\n")[2]
        end = "\r\n" if "\r\n" in space else "\n"
        body = json.dumps(value, indent="\t" if "\t" in margin else 2).replace("\n", end + margin)
    else:
        body = json.dumps(value)
    return body if key is None else f"{json.dumps(key)}: {body}"


def _find(text: str, node: Node, want: Any, depth: int) -> tuple[int, int] | None:
    """The first piece of text to cut."""
    if type(node.value) is not type(want):
        return None
    for number, (key, _, child) in enumerate(node.items):
        if key is None:
            if any(_same(child.value, value) for value in want):
                return _cut(text, node, number)
            continue
        if key not in want:
            continue
        if child.value == want[key] and not _was_there(text, child):
            return _cut(text, node, number)
        if isinstance(want[key], list) or depth + 1 < _DEEP:
            found = _find(text, child, want[key], depth + 1)
            if found:
                return found
    return None


def _was_there(text: str, node: Node) -> bool:
    """Whether a container, or one inside it, was there, empty, before ours came into it."""
    after = text[node.start + 1 : node.start + 3]
    if node.items and after[0] == " " and not after[1].isspace():
        return True
    return any(_was_there(text, child) for _, _, child in node.items)


def _cut(text: str, node: Node, number: int) -> tuple[int, int]:
    """What goes with a member: the comma behind it and the white space that came with it, or the comma before it."""
    start, end = node.items[number][1], member_end(text, node, number)
    if number + 1 < len(node.items):
        return start, after_blank(text, end)
    before = node.items[number - 1][2].end if number else node.start + 1
    if text[before:start].strip(" \t\r\n,"):
        # somebody's remark stands between: it stays, and so does the comma before it
        return start, end
    return (before, node.items[number][2].end) if number else (before, end)


def _same(value: Any, want: Any) -> bool:
    """Equal, or running the same command of ours with other settings."""
    ours = _commands(want)
    return bool(value == want or (ours and _commands(value) == ours))


def _commands(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [found for child in value.values() for found in _commands(child)]
    if isinstance(value, list):
        return [found for child in value for found in _commands(child)]
    return [value] if isinstance(value, str) else []
