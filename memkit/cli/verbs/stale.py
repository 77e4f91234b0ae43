"""`memkit stale`: facts whose evidence has changed."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Flag, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "stale",
    "facts whose evidence has changed",
    description=(
        "Looks at every cited line again: fresh, changed, missing, or unverified (URLs, commits). Lines that moved to"
        " one other file are found there. memkit verify takes the new lines; --apply records Staled and Refreshed."
    ),
    example="memkit stale --apply",
    exits={0: "all fresh, or applied", 1: "something is stale"},
    args=(Arg("ids", "only these facts", required=False, many=True),),
    opts=(Flag("--apply", "record what changed"), Flag("--all", "list fresh evidence too"), *WRITING),
    writes=True,
)


def run(call: Call, ids: tuple[str, ...], apply: bool, all: bool) -> Outcome:
    """Looks at the evidence of every live fact."""
    from memkit.write.change import record
    from memkit.write.freshness import events_for, examine
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    wanted = (
        [tx.find(id) for id in ids] if ids else [fact for fact in tx.state.facts.values() if fact.is_live]
    )
    found = examine(tx, wanted)
    rows = [
        {"id": f.id, "source": f.source, "verdict": f.verdict, "was": f.was, "now": f.now, "moved": f.moved}
        for f in found
    ]
    bad = [item for item in found if item.verdict in ("changed", "missing")]
    shown = found if all or ids else bad
    lines = [f"{item.id}  {item.words}" for item in shown]
    events = events_for(tx, found)
    if apply and events:
        receipt = record(tx, events, f"Evidence of {counted(len(events), 'fact')}", kind="review")
        lines.append(f"recorded {len(events)}{receipt.tail()}")
        return Outcome(
            "\n".join(lines), data={"evidence": rows, "session": receipt.session}, notes=receipt.notes
        )
    lines = lines or [f"fresh · {len(found)} pieces of evidence"]
    return Outcome("\n".join(lines), data={"evidence": rows}, exit_code=1 if bad and not apply else 0)
