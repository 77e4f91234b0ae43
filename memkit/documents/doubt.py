"""Words that make a sentence about a document's end or successor say less than that: negations, conditions, old versions."""

from __future__ import annotations

import re

# anywhere before the verb in its sentence
_FAR = (
    r"\b(?:if|unless|until|till|whether|once|whenever|neither)\b|^\W*when\b|"
    r"\b(?:earlier|previous|original|prior|former|older|old|first|initial|draft)\s(?:version|draft|revision|edition|text|form)s?\b|"
    r"\bearlier drafts?\b"
)
# right before the verb
_NEAR = (
    r"(?:\b(?:not|never|nor|neither|without|rather than|instead of|as opposed to|in place of|to|will|would|may|might|could|"
    r"can|cannot|should|shall|must|no|non|não|nicht|nie|nunca|jamais|ne|wird|soll)|n't|\bn['’])(?:\s(?:be|been|being|get|have|yet|soon|later|\w+ly))*\s*$"
)
_UNSURE = re.compile(f"{_FAR}|{_NEAR}", re.I)
_SENTENCE = re.compile(r"[.!?;](?:\s|$)")


def is_unsure(before: str) -> bool:
    """Whether the words before a verb negate it, make it conditional, or speak of an earlier version."""
    starts = [match.end() for match in _SENTENCE.finditer(before)]
    return _UNSURE.search(before[starts[-1] if starts else 0 :]) is not None
