"""JSON as people write it, read with the place of every value: comments and trailing commas are read over.

Pure text. What is no such file is told by `NotPlain`, with the line.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

_READ = json.JSONDecoder()
_BLANK = " \t\r\n"


class NotPlain(Exception):
    """The text is no JSON object, or holds something else where entries would go."""


@dataclass
class Node:
    """A value and where it stands; `items` are its members as (key, start, value), the key None in a list."""

    value: Any
    start: int
    end: int
    items: list[tuple[str | None, int, Node]] = field(default_factory=list)


def parsed(text: str) -> Node:
    """The object that the text is."""
    try:
        at = _skip(text, 1 if text.startswith("\ufeff") else 0)
        if text[at : at + 1] != "{":
            raise _wrong(text, at, "the top is no object")
        node = _node(text, at)
        end = _skip(text, node.end)
    except RecursionError:
        raise NotPlain("it is nested too deeply") from None
    if end < len(text):
        raise _wrong(text, end, "more follows its end")
    return node


def after_blank(text: str, at: int) -> int:
    """The first place from here that is no white space."""
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at


def member_end(text: str, node: Node, number: int) -> int:
    """The end of a member, with its comma where it has one."""
    end = node.items[number][2].end
    at = _skip(text, end)
    return at + 1 if text[at : at + 1] == "," else end


def _skip(text: str, at: int) -> int:
    """The first place from here that is neither white space nor in a comment."""
    while True:
        at = after_blank(text, at)
        if text.startswith("//", at):
            end = text.find("\n", at)
            at = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            end = text.find("*/", at + 2)
            if end < 0:
                raise _wrong(text, at, "a comment has no end")
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
        raise _wrong(text, at, "a value was expected") from None
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
            raise _wrong(text, at, f'"," or "{close}" was expected')
    node.end = at + 1
    return node


def _key(text: str, at: int) -> tuple[str, int]:
    """A member's name, and where its value stands."""
    if text[at : at + 1] != '"':
        raise _wrong(text, at, "a name in quotes was expected")
    try:
        key, end = _READ.raw_decode(text, at)
    except ValueError:
        raise _wrong(text, at, "a name has no end") from None
    colon = _skip(text, end)
    if text[colon : colon + 1] != ":":
        raise _wrong(text, colon, '":" was expected')
    return key, _skip(text, colon + 1)


def _add(text: str, node: Node, key: str | None, start: int, child: Node) -> None:
    if key is None:
        node.value.append(child.value)
    elif key in node.value:
        raise _wrong(text, start, "a key stands twice")
    else:
        node.value[key] = child.value
    node.items.append((key, start, child))


def _wrong(text: str, at: int, what: str) -> NotPlain:
    return NotPlain(f"line {text.count(chr(10), 0, at) + 1}: {what}")
