"""Reading unredacted: for administrators, with a reason, filled in from this machine's vault, and on record."""

from __future__ import annotations

from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.call import Call
    from memkit.model.fact import Fact
    from memkit.reading import Reader


def show_unredacted(call: Call, reader: Reader, what: str, why: str) -> Outcome:
    """One fact with its vault values; the access is recorded before anything is shown."""
    from memkit.errors import Refused, UsageError
    from memkit.model.events import Accessed
    from memkit.record.changing import needs_person
    from memkit.record.desk import Desk
    from memkit.rules.authority import UNREDACTED, may

    desk = Desk(call)
    needs_person(desk, "read unredacted")
    if not may(desk.actor.name, UNREDACTED, reader.policy):
        message = f"{desk.actor.name} is in no role that may read unredacted"
        raise Refused(message, code="needs-admin", hint="[roles.admin] people in memkit.toml names them")
    if not why:
        raise UsageError(
            "an unredacted read needs its reason", code="missing-option", hint=call.again("--why", "…")
        )
    fact = reader.find(what)
    filled, values = _filled(reader, fact)
    if call.dry_run:
        return Outcome(
            f"would read {fact.id} unredacted · dry run, nothing written", data={"id": fact.id}, id=fact.id
        )
    fields = (("by", desk.actor.name), ("via", desk.actor.via), ("why", why))
    receipt = desk.record([Accessed(fact.id, "", fields)], title="Read unredacted", at_once=True)
    data = {**reader.as_json(fact), "text": filled, "unredacted": values, "session": receipt.session}
    lines = [
        f"[{fact.id}] {filled}",
        f"  read unredacted by {desk.actor.name}, on record in {receipt.session}",
    ]
    return Outcome("\n".join(lines), data=data, id=fact.id)


def _filled(reader: Reader, fact: Fact) -> tuple[str, dict[str, str]]:
    """(the text with its values, reference → value)."""
    from memkit.record.consents import references
    from memkit.store import vault

    text = fact.text
    values: dict[str, str] = {}
    for reference in references(fact):
        entry = vault.fetch(reader.loaded.workspace.root, reference)
        if entry is not None:
            values[reference] = entry.value
            text = text.replace(f"[{entry.cls}:{reference}]", entry.value)
    return text, values
