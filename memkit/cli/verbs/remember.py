"""`memkit remember`: record a fact on somebody's word."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "remember",
    "record a fact: yours counts at once, an agent's goes by the policy",
    description=(
        "A person's fact becomes memory at once. Of an agent's, the policy decides ([promotion] auto_approve): one that"
        " describes the code counts, marked unreviewed; a rule waits for a person. A pasted list marker is dropped."
    ),
    example='memkit remember "Uploads are limited to 25 MB." --kind convention',
    exits={
        0: "recorded, or known already",
        4: "blocked, incomplete or unclean; kept as a candidate where it can be",
    },
    args=(Arg("text", "the fact, one sentence; - reads it from stdin"),),
    opts=(*CLAIM, WHY, PERSONAL, *WRITING),
    writes=True,
)


def run(
    call: Call,
    text: str,
    **words: object,
) -> Outcome:
    """Records the fact by the actor's right."""
    from memkit.cli.verbs import claims
    from memkit.write.claims import remember
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    return claims.answer(tx, remember(tx, claims.intent(tx, text, words)))
