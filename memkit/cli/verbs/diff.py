"""`memkit diff`: what changed in memory between two points."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "diff",
    "what changed in memory between two sessions or dates",
    description="Facts added, revised, superseded, retiered and archived, each with the session that did it.",
    example="memkit diff 2026-11-01 2026-11-15",
    exits={
        0: "shown, also when nothing changed",
        1: "no such session or date",
        2: "the later one stands first",
    },
    args=(
        Arg("a", "a session or a date", of="session"),
        Arg("b", "a later one; now when left out", required=False),
    ),
)
SIGNS = {"added": "+", "revised": "~", "superseded": "×", "retiered": "↔", "archived": "-"}


def run(call: Call, a: str, b: str | None) -> Outcome:
    """Compares two states of the same ledger."""
    from memkit.query import past
    from memkit.query.reader import load_for
    from memkit.rules.difference import difference

    now = load_for(call)
    before = past.at(call.workspace, a)
    after = past.at(call.workspace, b) if b else now
    if len(after.entries) < len(before.entries):
        from memkit.errors import UsageError

        raise UsageError(f"{a} is later than {b}", code="bad-order", hint=f"memkit diff {b} {a}")
    if after.state.consents:
        from memkit.query.consents import opened

        opened(call.workspace.root, after.state, call.workspace.policy)
    changes = difference(before.state, after.state, call.workspace.policy)
    lines = [f"{SIGNS[what]} {id}  {what}  {stem}" for what, items in changes.items() for id, stem in items]
    data = {what: [{"id": id, "session": stem} for id, stem in items] for what, items in changes.items()}
    return Outcome("\n".join(lines) or "nothing changed", data=data)
