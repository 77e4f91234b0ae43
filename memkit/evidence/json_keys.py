"""The blocks of JSON: its keys, to the third level."""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.evidence.blocks import Block
from memkit.evidence.lexis import blanked

_KEY = lazy(r"\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*$")
_SCALAR = lazy(r"^\s*\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*[^\s{\[]")


def json_blocks(lines: list[str]) -> list[Block]:
    """The keys of a JSON text that hold an object, a list or a value, to the third level."""
    text = blanked("json", "\n".join(lines))
    found: list[Block] = []
    keys: list[tuple[str, int]] = []
    for number, (line, signs) in enumerate(zip(lines, text.split("\n"), strict=True), 1):
        if len(keys) < 4 and (match := _SCALAR.match(line)):
            found.append(Block(match[1], _key_path(keys, match[1]), number, number))
        for at, sign in enumerate(signs):
            if sign in "{[":
                match = _KEY.search(line[:at])
                keys.append((match[1] if match else "", number))
            elif sign in "}]" and keys:
                name, first = keys.pop()
                if name and len(keys) < 4:
                    found.append(Block(name, _key_path(keys, name), first, number, number > first))
    return found


def _key_path(keys: list[tuple[str, int]], name: str) -> str:
    return ".".join([*[key for key, _ in keys if key], name])
