"""`memkit ref`: say which facts you relied on."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "ref",
    "say which facts you relied on",
    description="A use keeps a fact alive. A writer's first ref opens a session. One unknown id, and nothing is recorded.",
    example="memkit ref transport-agnostic errors-problem-json",
    exits={0: "recorded", 4: "unknown id; nothing was recorded"},
    args=(Arg("ids", "facts, by id or a unique prefix", many=True, of="fact"),),
    opts=(Opt("--title", "title of the session it opens", metavar="TEXT"),),
    writes=True,
)


def run(call: Call, ids: tuple[str, ...], title: str | None = None) -> Outcome:
    """Records uses of facts in the writer's session."""
    from memkit.model.events import Referenced
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    found = tuple(dict.fromkeys(tx.find_id(id) for id in ids))
    receipt = tx.record([Referenced(found)], opens=True, title=title or "")
    data = {"session": receipt.session, "opened": receipt.opened, "ids": list(found)}
    tail = receipt.tail() if receipt.opened or receipt.dry else f" · session {receipt.session}"
    notes = tuple(
        f"{id} is superseded by {successor}; memkit ref {successor}"
        for id in found
        if id in tx.state.facts
        for successor in tx.state.facts[id].superseded_by[-1:]
    )
    return Outcome(f"referenced {len(found)}{tail}", data=data, id=receipt.session, notes=notes)
