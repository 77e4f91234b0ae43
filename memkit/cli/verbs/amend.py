"""`memkit amend`: let a blocked claim change an obligation, by a role that may."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "amend",
    "change an invariant, by a role the policy names",
    description=(
        "A claim against an invariant, a core fact or a promoted decision is kept as blocked. Someone in a role of"
        " [promotion] may_amend promotes it here; what it contradicts is superseded by it."
    ),
    example='memkit amend state-changes-use-put --why "decided 2026-11-10"',
    exits={0: "amended", 4: "not blocked, no reason, or not your role"},
    args=(Arg("id", "the blocked candidate", of="blocked"),),
    opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", required=True), *WRITING),
    writes=True,
)


def run(call: Call, id: str, why: str) -> Outcome:
    """Promotes the claim and ends what it outranks now."""
    from memkit.errors import Refused
    from memkit.write.amend import amend, may_amend
    from memkit.write.change import needs_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, "amend an obligation")
    fact = tx.find(id)
    if fact.status != "blocked" or not fact.why.startswith("authority-conflict"):
        raise Refused(
            f"{fact.id} is {fact.shown_status}, not blocked", code="not-blocked", hint=f"memkit why {fact.id}"
        )
    if not may_amend(tx):
        roles = ", ".join(tx.workspace.policy.promotion.may_amend)
        hint = f'in memkit.toml: [roles.admin] people = ["{tx.actor.name}"]'
        raise Refused(
            f"{tx.actor.name} is in none of the roles that may amend ({roles})",
            code="not-entitled",
            hint=hint,
        )
    receipt, ended = amend(tx, fact, why)
    said = f"amended {fact.id} · ends {', '.join(ended)}{receipt.tail()}"
    return Outcome(said, data={"id": fact.id, "superseded": ended, "session": receipt.session}, id=fact.id)
