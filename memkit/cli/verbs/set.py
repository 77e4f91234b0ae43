"""`memkit set`: give a key of the project state its value."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "set",
    "give a project key its value",
    description="Keys are status, vision, project, repo, or any word of a–z and _. Derived ones are not set.",
    example='memkit set status "0.9, rate limits next"',
    exits={0: "set, or proposed by an agent", 4: "no such key"},
    args=(Arg("key", "the key"), Arg("value", "its value")),
    opts=WRITING,
    writes=True,
)


def run(call: Call, key: str, value: str) -> Outcome:
    """Records the value."""
    from memkit.errors import Refused
    from memkit.model.events import Set
    from memkit.model.ids import LEDGER_ID
    from memkit.write.change import change
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    if key == LEDGER_ID:
        message = f"{key} names the ledger's vault; nothing was recorded"
        raise Refused(message, code="bad-event", hint="memkit vault show, memkit vault new")
    if tx.state.scalars.get(key, ("", ""))[0] == value:
        return Outcome(f"unchanged {key} · it is that already", data={"key": key, "value": value}, id=key)
    event = Set(key, value, (("by", tx.actor.name),))
    done = change(tx, event, asks=f"Set {key}", text=value, title=f"Set {key}")
    return Outcome(
        f"set {key}{done.tail()}", data={"key": key, "value": value, "session": done.receipt.session}, id=key
    )
