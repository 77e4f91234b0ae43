"""Inserts entries into a user's JSON file and removes them again, as text: every other byte stays unchanged.

New entries come first in their container. In an empty container they follow a single space, so that a later removal
can tell it from a container that came with them. The reader accepts comments, trailing commas and a byte order mark;
the writer writes none. Pure text.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

_READ = json.JSONDecoder()
_BLANK = " \t\r\n"
# merge into the top object and one level below
_DEEP = 2


class NotPlain(Exception):
    """The text is no JSON object, or holds another value where the entries would go."""


@dataclass
class Node:
    """A value with its start and end; `items` are its members as (key, start, value), key None in a list."""

    value: Any
    start: int
    end: int
    items: list[tuple[str | None, int, Node]] = field(default_factory=list)


def parse_object(text: str) -> Node:
    """The text parsed as an object; raises `NotPlain` with the line."""
    try:
        at = _skip(text, 1 if text.startswith("\ufeff") else 0)
        if text[at : at + 1] != "{":
            raise _not_plain(text, at, "the top is no object")
        node = _node(text, at)
        end = _skip(text, node.end)
    except RecursionError:
        raise NotPlain("it is nested too deeply") from None
    if end < len(text):
        raise _not_plain(text, end, "more follows its end")
    return node


def after_blank(text: str, at: int) -> int:
    """The next offset that is not white space."""
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at


def member_end(text: str, node: Node, number: int) -> int:
    """The end of a member, including its comma."""
    end = node.items[number][2].end
    at = _skip(text, end)
    return at + 1 if text[at : at + 1] == "," else end


def _skip(text: str, at: int) -> int:
    """The next offset that is neither white space nor inside a comment."""
    while True:
        at = after_blank(text, at)
        if text.startswith("//", at):
            end = text.find("\n", at)
            at = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            end = text.find("*/", at + 2)
            if end < 0:
                raise _not_plain(text, at, "a comment has no end")
            at = end + 2
        else:
            return at


def _node(text: str, at: int) -> Node:
    sign = text[at : at + 1]
    if sign and sign in "{[":
        return _container(text, at, sign)
    try:
        value, end = _READ.raw_decode(text, at)
    except ValueError:
        raise _not_plain(text, at, "a value was expected") from None
    return Node(value, at, end)


def _container(text: str, at: int, sign: str) -> Node:
    node = Node({} if sign == "{" else [], at, at)
    close = "}" if sign == "{" else "]"
    at = _skip(text, at + 1)
    while text[at : at + 1] != close:
        start, key = at, None
        if close == "}":
            key, at = _key(text, at)
        child = _node(text, at)
        _add(text, node, key, start, child)
        at = _skip(text, child.end)
        if text[at : at + 1] == ",":
            at = _skip(text, at + 1)
        elif text[at : at + 1] != close:
            raise _not_plain(text, at, f'"," or "{close}" was expected')
    node.end = at + 1
    return node


def _key(text: str, at: int) -> tuple[str, int]:
    """A member's name and the offset of its value."""
    if text[at : at + 1] != '"':
        raise _not_plain(text, at, "a name in quotes was expected")
    try:
        key, end = _READ.raw_decode(text, at)
    except ValueError:
        raise _not_plain(text, at, "a name has no end") from None
    colon = _skip(text, end)
    if text[colon : colon + 1] != ":":
        raise _not_plain(text, colon, '":" was expected')
    return key, _skip(text, colon + 1)


def _add(text: str, node: Node, key: str | None, start: int, child: Node) -> None:
    if key is None:
        node.value.append(child.value)
    elif key in node.value:
        raise _not_plain(text, start, "a key occurs twice")
    else:
        node.value[key] = child.value
    node.items.append((key, start, child))


def _not_plain(text: str, at: int, what: str) -> NotPlain:
    return NotPlain(f"line {text.count(chr(10), 0, at) + 1}: {what}")


def entries_text(want: dict[str, Any]) -> str:
    """A new file with only these entries."""
    return json.dumps(want, indent=2) + "\n"


def merge_entries(text: str, want: dict[str, Any]) -> str:
    """The text with the entries that it lacks."""
    edits: list[tuple[int, str]] = []
    _merge(text, parse_object(text), want, 0, edits)
    for at, more in sorted(edits, reverse=True):
        text = text[:at] + more + text[at:]
    return text


def remove_entries(text: str, want: dict[str, Any]) -> str:
    """The text without the entries."""
    while True:
        cut = _find(text, parse_object(text), want, 0)
        if cut is None:
            return text
        text = text[: cut[0]] + text[cut[1] :]


def _merge(text: str, node: Node, want: Any, depth: int, edits: list[tuple[int, str]]) -> None:
    if type(node.value) is not type(want):
        raise NotPlain("another value is where the entries would go")
    new: list[tuple[str | None, Any]] = []
    if isinstance(want, list):
        new = [(None, value) for value in want if not any(_is_same_entry(item, value) for item in node.value)]
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
    """The offset and the text to insert: before the first member, with the same white space."""
    if not node.items:
        return node.start + 1, " " + ", ".join(_member_text(key, value) for key, value in new)
    first = node.items[0][1]
    before = text[node.start + 1 : first]
    space = before[len(before.rstrip(" \t\r\n")) :]
    if "\n" not in space:
        return first, "".join(f"{_member_text(key, value)}, " for key, value in new)
    return first, "".join(f"{_member_text(key, value, space)},{space}" for key, value in new)


def _member_text(key: str | None, value: Any, space: str = "") -> str:
    """A member as text: indented lines after white space with a newline, else one line."""
    if space:
        margin = space.rpartition("\n")[2]
        end = "\r\n" if "\r\n" in space else "\n"
        body = json.dumps(value, indent="\t" if "\t" in margin else 2).replace("\n", end + margin)
    else:
        body = json.dumps(value)
    return body if key is None else f"{json.dumps(key)}: {body}"


def _find(text: str, node: Node, want: Any, depth: int) -> tuple[int, int] | None:
    """The first range to cut, or None."""
    if type(node.value) is not type(want):
        return None
    for number, (key, _, child) in enumerate(node.items):
        if key is None:
            if any(_is_same_entry(child.value, value) for value in want):
                return _cut_range(text, node, number)
            continue
        if key not in want:
            continue
        if child.value == want[key] and not _was_there(text, child):
            return _cut_range(text, node, number)
        if isinstance(want[key], list) or depth + 1 < _DEEP:
            found = _find(text, child, want[key], depth + 1)
            if found:
                return found
    return None


def _was_there(text: str, node: Node) -> bool:
    """True if a container, or one inside it, existed and was empty before memkit's entries came."""
    after = text[node.start + 1 : node.start + 3]
    if node.items and after[0] == " " and not after[1].isspace():
        return True
    return any(_was_there(text, child) for _, _, child in node.items)


def _cut_range(text: str, node: Node, number: int) -> tuple[int, int]:
    """The range to cut for a member: with the comma and white space after it, or the comma before it."""
    start, end = node.items[number][1], member_end(text, node, number)
    if number + 1 < len(node.items):
        return start, after_blank(text, end)
    before = node.items[number - 1][2].end if number else node.start + 1
    if text[before:start].strip(" \t\r\n,"):
        # a comment follows: keep it and the comma before it
        return start, end
    return (before, node.items[number][2].end) if number else (before, end)


def _is_same_entry(value: Any, want: Any) -> bool:
    """True if the values are equal or run the same memkit command."""
    ours = _commands(want)
    return bool(value == want or (ours and _commands(value) == ours))


def _commands(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [found for child in value.values() for found in _commands(child)]
    if isinstance(value, list):
        return [found for child in value for found in _commands(child)]
    return [value] if isinstance(value, str) else []
