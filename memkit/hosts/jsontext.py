"""Entries put into somebody's JSON file and taken out again, as text: every byte that is not ours stays as it is.

Ours come first in what holds them. In a container that was empty they follow a single space, which is how a later
look tells a container that was there from one that came with them. Pure text.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

_READ = json.JSONDecoder()
# entries are merged into the file's top, and into what stands one level below
_DEEP = 2


class NotPlain(Exception):
    """The text is no plain JSON object, or holds something else where entries would go."""


@dataclass
class Node:
    """A value and where it stands; `items` are its members as (key, start, value), the key None in a list."""

    value: Any
    start: int
    end: int
    items: list[tuple[str | None, int, Node]] = field(default_factory=list)


def fresh(want: dict[str, Any]) -> str:
    """A file that holds these entries alone."""
    return json.dumps(want, indent=2) + "\n"


def merged(text: str, want: dict[str, Any]) -> str:
    """The text with the entries that it lacks."""
    edits: list[tuple[int, str]] = []
    _merge(text, _parsed(text), want, 0, edits)
    for at, more in sorted(edits, reverse=True):
        text = text[:at] + more + text[at:]
    return text


def without(text: str, want: dict[str, Any]) -> str:
    """The text without the entries."""
    while True:
        cut = _find(text, _parsed(text), want, 0)
        if cut is None:
            return text
        text = text[: cut[0]] + text[cut[1] :]


def _parsed(text: str) -> Node:
    try:
        value = json.loads(text, object_pairs_hook=_once)
    except ValueError as error:
        raise NotPlain(str(error)) from None
    if not isinstance(value, dict):
        raise NotPlain("the top is no object")
    return _node(text, _skip(text, 0))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _skip(text: str, at: int) -> int:
    while text[at] in " \t\r\n":
        at += 1
    return at


def _node(text: str, at: int) -> Node:
    value, end = _READ.raw_decode(text, at)
    node = Node(value, at, end)
    if not isinstance(value, dict | list) or not value:
        return node
    at += 1
    while True:
        start = at = _skip(text, at)
        key = None
        if isinstance(value, dict):
            key, at = _READ.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        child = _node(text, at)
        node.items.append((key, start, child))
        at = _skip(text, child.end)
        if text[at] != ",":
            return node
        at += 1


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
    at = node.start + 1
    if not node.items:
        return at, " " + ", ".join(_written(key, value) for key, value in new)
    first = node.items[0][1]
    space = text[at:first]
    if "\n" not in space:
        return first, "".join(f"{_written(key, value)}, " for key, value in new)
    return at, "".join(f"{space}{_written(key, value, space)}," for key, value in new)


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
    _, start, child = node.items[number]
    if number:
        return node.items[number - 1][2].end, child.end
    if len(node.items) == 1:
        return node.start + 1, child.end
    if "\n" in text[node.start + 1 : start]:
        return node.start + 1, text.index(",", child.end) + 1
    return start, node.items[1][1]


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
