"""A status that is told as a history on one line, as in "Proposed → Accepted": what counts is the last step."""

from __future__ import annotations

import re
from collections.abc import Callable

_ARROW = re.compile(
    r"\s*(?:[-=]{1,3}>|[→➔➜➝⇒⟶»▶]+)\s*|,?\s+(?:and )?then\s+|,?\s+(?:dann|puis|luego|después)\s+"
)
_DAY = re.compile(r"\d{4}(?:[-/.]\d{1,2}){0,2}")


def latest(words: str, is_status: Callable[[str], bool]) -> str:
    """The last step of a history on one line, if every step opens with a status; of dated steps, the one of the latest
    day, as in "submitted 2017-01-26; approved 2017-02-22". Else all the words."""
    steps = _ARROW.split(words)
    if len(steps) > 1 and all(map(is_status, steps)):
        return steps[-1]
    # "Submitted, 2017-01-26; Approved 2017-02-22"
    clauses = words.split("; ") if "; " in words else words.split(", ")
    days = [day[0] for day in map(_DAY.search, clauses) if day]
    if len(clauses) < 2 or len(days) < len(clauses) or not all(map(is_status, clauses)):
        return words
    return clauses[0] if days[0] > days[-1] else clauses[-1]
