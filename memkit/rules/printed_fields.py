"""Which fields of a claim hold words of its author's own that readers are shown: pages, packs, `show`, `review`, JSON.

One table for the rules that judge such words and for the panels that print them. A field that the table does not name
counts as such words, so a new one is judged from its first day.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact

# fields that memkit makes or checks against a list, and three that have rules of their own: questions; what a change would
# record, which a person answers; a reason, of which pages print what `views/endings` lets through
CHECKED = frozenset(
    """
    section kind src asks class key confidence classification change consent purpose subject via again auto waits signal
    why
    """.split()
)
NAMES = {"applies_when": "applies-when", "does_not_apply_when": "not-when"}
_LABELS = {"applies_when": "load when", "does_not_apply_when": "not when"}
_TOOL = "tool:"


def own_words(fact: Fact) -> list[tuple[str, str]]:
    """(field, words) of every field that holds words of the author; of evidence only what a tool is said to have found."""
    return [
        (name, value.removeprefix(_TOOL).partition(":")[2] if name == "evidence" else value)
        for name, value in fact.fields
        if value and name not in CHECKED and (name != "evidence" or value.startswith(_TOOL))
    ]


def field_lines(fact: Fact) -> list[str]:
    """A line for each of these fields, for a panel that shows the evidence and the origin by itself."""
    reason = [("why", fact.get("why"))] if fact.get("why") else []
    said = [pair for pair in own_words(fact) if pair[0] not in ("evidence", "from")]
    return [f"{_LABELS.get(name, name)} {value}" for name, value in said + reason]


def record_lines(fact: Fact) -> list[str]:
    """All lines of the record that stands below a claim."""
    return ["record:", *(f"  {line}" for line in fact.body.splitlines())] if fact.body else []
