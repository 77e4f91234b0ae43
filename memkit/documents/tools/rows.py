"""JSON that other tools write: one value, or one object a line. Whatever cannot be read is no row."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Row = tuple[int, dict[str, Any]]


def json_rows(text: str) -> Iterator[Row]:
    """(line, object) of every line that holds one."""
    for line, said in enumerate(text.split("\n"), 1):
        read = load(said) if said.strip().startswith("{") else None
        if isinstance(read, dict):
            yield line, read


def load(text: str) -> Any:
    """The value of a JSON text; None if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def objects(value: Any) -> list[dict[str, Any]]:
    """The objects in a list; none if it is no list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def line_of(text: str, said: str) -> int:
    """The line of a JSON text on which a string first stands; 1 if it cannot be found."""
    at = text.find(json.dumps(said, ensure_ascii=False)[1:-1])
    at = at if at >= 0 else text.find(json.dumps(said)[1:-1])
    return text.count("\n", 0, at) + 1 if at >= 0 else 1
