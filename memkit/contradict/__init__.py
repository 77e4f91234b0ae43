"""Contradictions and duplicates between live claims, by exact, explainable rules: plain text in, verdicts out.

Precision comes first: a false alarm costs more than a miss. Uses no files, no clock and no learning. The rules are
imported only when two claims share enough words to be compared.

Here are the values of the room: a claim goes in, a verdict comes out. `search` finds clashes among many claims,
`comparison` judges two.
"""

from __future__ import annotations

from memkit.boot.struct import struct

# A claim is a sentence; what follows so much text can only explain it.
LONGEST = 2000


@struct(frozen=True)
class Claim:
    """One live claim: its text, and its key and value or its glossary term when it has one."""

    id: str
    text: str
    key: str = ""
    value: str = ""
    term: str = ""
    # its signature (`search.signature`), where that is known from before
    signed: str = ""


@struct(frozen=True)
class Verdict:
    """What two claims are to each other, by which rule, and why in one short phrase."""

    label: str
    rule: str
    reason: str


NONE = Verdict("none", "none", "nothing to report")
DUPLICATE = Verdict("duplicate", "duplicate", "same claim, nothing added")

_REASONS = {
    "polarity": "same claim, opposite sense",
    "number": "same claim, other number",
    "version": "same claim, other version",
    "literal": "same relation, other literal",
    "choice": "same role, other choice",
    "order": "same steps, other order",
    "term": "same term, other meaning",
    "key": "same key, other value",
}

_CONTRADICTIONS = {rule: Verdict("contradiction", rule, reason) for rule, reason in _REASONS.items()}


def contradiction(rule: str) -> Verdict:
    """The verdict for a contradiction found by this rule."""
    return _CONTRADICTIONS[rule]


def verdict_of(rule: str) -> Verdict:
    """The verdict that this rule gives: a contradiction, or that both say the same."""
    return DUPLICATE if rule == DUPLICATE.rule else contradiction(rule)
