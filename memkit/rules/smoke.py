"""Memory tests: what `memory/smoke-test.md` asks for, read as values.

A line is a question with what must come back, or a fact that must hold:

- "who answers rate limits?" → rate-limit-429, !upload-limit-25mb
- holds: transport-agnostic
- gone: upload-limit-25mb
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_QUESTION = re.compile(r'[-*] +["“](.+?)["”] *(?:→|->) *(.+)')
_STATE = re.compile(r"[-*] +(holds|gone): *(.+)")
_ID = re.compile(r"!?[a-z0-9]+(?:[-._][a-z0-9]+)+")


@dataclass(frozen=True)
class Smoke:
    """One test: a question (or holds/gone), ids that must come back, ids that must not, and its line."""

    line: int
    question: str
    wanted: tuple[str, ...]
    unwanted: tuple[str, ...] = ()
    kind: str = "recall"


def read_smoke(text: str) -> list[Smoke]:
    """The tests in a smoke-test page; every other line is prose."""
    found: list[Smoke] = []
    for number, line in enumerate(text.split("\n"), 1):
        match = _QUESTION.fullmatch(line.strip())
        if match is not None:
            ids = _ID.findall(match[2])
            wanted = tuple(id for id in ids if not id.startswith("!"))
            found.append(Smoke(number, match[1], wanted, tuple(id[1:] for id in ids if id.startswith("!"))))
            continue
        state = _STATE.fullmatch(line.strip())
        if state is not None:
            found.append(Smoke(number, "", tuple(_ID.findall(state[2])), (), state[1]))
    return found
