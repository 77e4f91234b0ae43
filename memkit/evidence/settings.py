"""The blocks of settings: JSON by key, TOML, INI and the like by `[section]` and key."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.evidence.blocks import Block
from memkit.evidence.lexis import blanked

_SECTION = lazy(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:[#;].*)?$")
_KEY = lazy(r"^\s*(?:export\s+)?[\"']?([\w.@/-]+(?:[ ][\w.@/-]+)*)[\"']?\s*[=:](?!=)")
_OPENING, _CLOSING = "[{(", "]})"
_JSON_KEY = lazy(r"\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*$")
_JSON_SCALAR = lazy(r"^\s*\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*[^\s{\[]")


def section_blocks(lines: list[str]) -> list[Block]:
    """Sections up to the next one, and their keys with the lines of their values."""
    found: list[Block] = []
    heads = [(number, match[1]) for number, line in enumerate(lines, 1) if (match := _SECTION.match(line))]
    stops = [number for number, _ in heads[1:]] + [len(lines) + 1]
    before = heads[0][0] if heads else len(lines) + 1
    found += _keys(lines, 1, before, "")
    for (number, name), stop in zip(heads, stops, strict=False):
        # one of several tables with this name, such as a package in a lock file: one block each
        listed = lines[number - 1].lstrip().startswith("[[")
        keys = [] if listed else _keys(lines, number + 1, stop, f"{name}.")
        found += [Block(name, name, number, _last_full(lines, number, stop - 1), bool(keys)), *keys]
    return found


def _keys(lines: list[str], start: int, stop: int, scope: str) -> list[Block]:
    found: list[Block] = []
    depth, name, first = 0, "", 0
    for number in range(start, stop):
        line = lines[number - 1]
        match = _KEY.match(line) if depth <= 0 and not line.lstrip().startswith(("#", ";")) else None
        if match:
            if name:
                found.append(Block(name, scope + name, first, _last_full(lines, first, number - 1)))
            name, first, depth = match[1], number, 0
        depth += sum(line.count(sign) for sign in _OPENING) - sum(line.count(sign) for sign in _CLOSING)
    if name:
        found.append(Block(name, scope + name, first, _last_full(lines, first, stop - 1)))
    return found


def _last_full(lines: list[str], first: int, last: int) -> int:
    """The last line that is neither blank nor a comment of what follows."""
    while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith(("#", ";"))):
        last -= 1
    return last


def json_blocks(lines: list[str]) -> list[Block]:
    """The keys of a JSON text, to the third level."""
    text = blanked("json", "\n".join(lines))
    found: list[Block] = []
    keys: list[tuple[str, int]] = []
    for number, (line, signs) in enumerate(zip(lines, text.split("\n"), strict=True), 1):
        if len(keys) < 4 and (match := _JSON_SCALAR.match(line)):
            found.append(Block(match[1], _key_path(keys, match[1]), number, number))
        for at, sign in enumerate(signs):
            if sign in "{[":
                match = _JSON_KEY.search(line[:at])
                keys.append((match[1] if match else "", number))
            elif sign in "}]" and keys:
                name, first = keys.pop()
                if name and len(keys) < 4:
                    found.append(Block(name, _key_path(keys, name), first, number, number > first))
    return found


def _key_path(keys: list[tuple[str, int]], name: str) -> str:
    return ".".join([*[key for key, _ in keys if key], name])
