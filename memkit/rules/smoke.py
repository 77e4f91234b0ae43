"""Memory tests: the lines of `memory/smoke-test.md` as values.

A line is a question with what must come back, or a fact that must hold:

- "who answers rate limits?" → rate-limit-429, !upload-limit-25mb
- holds: transport-agnostic
- gone: upload-limit-25mb

Every other line is prose, also inside a fence. A line that starts like a test but is malformed is reported.
"""

from __future__ import annotations

import re

from memkit.boot.struct import struct

_QUESTION = re.compile(r'[-*] +["“](.*)["”] *(?:→|->)(.*)')
_STATE = re.compile(r"[-*] +(holds|gone):(.*)", re.IGNORECASE)
_OPENS = re.compile(r'[-*] +(?:["“]|(?:holds|gone)\b)', re.IGNORECASE)
_ID = re.compile(r"!?`?[a-z0-9]+(?:[-._][a-z0-9]+)+`?")
_FENCE = ("```", "~~~")
# the scope of a `Reviewed` event with the results of the memory tests
SCOPE = "memory-tests"


@struct(frozen=True)
class Smoke:
    """One test: a question (or holds/gone), ids that must be found, ids that must not, and its line.

    `wrong`: why the line is malformed; then the other fields mean nothing.
    """

    line: int
    question: str = ""
    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()
    kind: str = "recall"
    wrong: str = ""


def read_smoke(text: str) -> list[Smoke]:
    """The tests in a smoke-test page, in order."""
    found: list[Smoke] = []
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare[:3] in _FENCE and fence in ("", bare[:3]):
            fence = "" if fence else bare[:3]
        elif not fence and _OPENS.match(bare):
            found.append(_read(number, bare))
    return found


def _read(number: int, bare: str) -> Smoke:
    asked, state = _QUESTION.fullmatch(bare), _STATE.fullmatch(bare)
    if asked is None and state is None:
        how = (
            'a question reads - "question" → id' if bare[2:].lstrip()[:1] in '"“' else "it reads - holds: id"
        )
        return Smoke(number, wrong=f"not a memory test: {how}")
    said = asked[2] if asked is not None else state[2] if state is not None else ""
    ids = [word for part in said.split(",") if (word := part.strip())]
    strange = next((word for word in ids if not _ID.fullmatch(word)), "")
    if strange or not ids:
        return Smoke(number, wrong=f'"{strange}" is no id' if strange else "it names no id")
    ids = [id.replace("`", "") for id in ids]
    if asked is not None:
        if not asked[1].strip():
            return Smoke(number, wrong="the question is empty")
        wanted = tuple(id for id in ids if not id.startswith("!"))
        return Smoke(number, asked[1], wanted, tuple(id[1:] for id in ids if id.startswith("!")))
    if any(id.startswith("!") for id in ids):
        return Smoke(number, wrong="! stands before an id that must not come back; write gone: instead")
    assert state is not None
    return Smoke(number, "", tuple(ids), (), state[1].lower())
