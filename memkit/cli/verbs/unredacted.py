"""Reading unredacted: for administrators, with a reason, filled in from this machine's vault, and on record."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.reader import Reader


def show_unredacted(call: Call, what: str, why: str) -> Outcome:
    """One fact with its vault values, whatever purpose it was given for; recorded before anything is shown."""
    from memkit.errors import Refused, UsageError
    from memkit.model.events import Accessed
    from memkit.query.reader import open_reader
    from memkit.rules.authority import UNREDACTED, may
    from memkit.write.change import needs_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, "read unredacted")
    if not may(tx.actor.name, UNREDACTED, tx.workspace.policy):
        message = f"{tx.actor.name} is in no role that may read unredacted"
        raise Refused(message, code="needs-admin", hint="[roles.admin] people in memkit.toml names them")
    if not why:
        raise UsageError(
            "an unredacted read needs its reason", code="missing-option", hint=call.again("--why", "…")
        )
    reader = open_reader(call, any_purpose=True)
    fact = reader.find(what)
    if call.dry_run:
        return Outcome(
            f"would read {fact.id} unredacted · dry run, nothing written", data={"id": fact.id}, id=fact.id
        )
    fields = (("by", tx.actor.name), ("via", tx.actor.via), ("why", why))
    receipt = tx.record([Accessed(fact.id, "", fields)], title="Read unredacted", at_once=True)
    return _answer(reader, fact, tx.actor.name, receipt.session)


def _answer(reader: Reader, fact: Fact, who: str, session: str) -> Outcome:
    from memkit.query.consents import references

    marks = {mark.partition(":")[2].rstrip("]"): value for mark, value in reader.values.items()}
    values = {reference: marks[reference] for reference in references(fact)}
    shown = reader.as_json(fact)
    data = {**shown, "body": reader.filled(fact.body), "unredacted": values, "session": session}
    lines = [f"[{fact.id}] {shown['text']}", f"  read unredacted by {who}, on record in {session}"]
    return Outcome("\n".join([*lines, *filter(None, [str(data["body"])])]), data=data, id=fact.id)
