"""A session's frontmatter: one `key: value` a line, every value text."""

from __future__ import annotations

import re

Header = tuple[tuple[str, str], ...]

_PLAIN = re.compile(r"[A-Za-z0-9(/][^\x00-\x1f]*")
_YAML_WORDS = frozenset("true false yes no on off null y n ~".split())
_STAMPS = ("started", "ended", "memkit")


def read_header(lines: list[str]) -> tuple[Header, list[tuple[int, str]]]:
    """The header's pairs, and what is wrong with it as (index of the line, sentence)."""
    pairs: dict[str, str] = {}
    wrong: list[tuple[int, str]] = []
    for index, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if not colon or not key or key != key.strip() or (value and value[0] != " "):
            wrong.append((index, f"not a `key: value` line: {line[:40]!r}"))
        elif key in pairs:
            wrong.append((index, f"{key} stands twice"))
        else:
            read = _read_value(value[1:])
            pairs[key] = read if read is not None else ""
            if read is None:
                wrong.append((index, f"{key} is not a JSON string"))
    return tuple(pairs.items()), wrong


def _read_value(value: str) -> str | None:
    if not value.startswith('"'):
        return value
    import json

    try:
        read = json.loads(value)
    except ValueError:
        return None
    return read if isinstance(read, str) else None


def write_header(header: Header) -> str:
    """The frontmatter block with both fences."""
    return (
        "---\n" + "".join(f"{key}: {_write_value(key, value)}\n" for key, value in header if value) + "---\n"
    )


def _write_value(key: str, value: str) -> str:
    if key in _STAMPS or not _yaml_differs(value):
        return value
    import json

    return json.dumps(value, ensure_ascii=False)


def _yaml_differs(value: str) -> bool:
    """True when a YAML reader would not see this plain value as the same text."""
    if _PLAIN.fullmatch(value) is None or value != value.strip() or value.lower() in _YAML_WORDS:
        return True
    if ": " in value or " #" in value or value.endswith(":"):
        return True
    return (
        re.fullmatch(r"[-+]?[\d_.:xoXO]+([eE][-+]?\d+)?|0x[0-9a-fA-F_]+|\d{4}-\d\d?-\d\d?([Tt ].*)?", value)
        is not None
    )
