"""A labelled set made by code: what must be found. Deterministic; nothing here is anyone's.

This file holds what all kinds share; people are in `samples_personal`, secrets in `samples_secret`, disguises in
`samples_disguised`, and what must be left alone in `samples_clean`.
"""

from __future__ import annotations

import random
import string
from dataclasses import dataclass

ALNUM = string.ascii_letters + string.digits
URLSAFE = ALNUM + "_-"
HEX = "0123456789abcdef"


@dataclass(frozen=True)
class Sample:
    """A text and the one span in it that has to be found; an empty span where nothing may be."""

    cls: str
    text: str
    start: int = 0
    end: int = 0
    detail: str = ""

    @property
    def value(self) -> str:
        return self.text[self.start : self.end]


def placed(cls: str, template: str, value: str, detail: str = "") -> Sample:
    """The value where the template has `@@`."""
    start = template.index("@@")
    return Sample(cls, template.replace("@@", value), start, start + len(value), detail)


def pick(rng: random.Random, alphabet: str, count: int) -> str:
    return "".join(rng.choice(alphabet) for _ in range(count))


def digits(rng: random.Random, count: int) -> str:
    return pick(rng, string.digits, count)
