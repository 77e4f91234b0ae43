"""Remembers a list of facts: judges each after those before it, and seals all that count at once as one session."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.model import counted
from memkit.store import clock
from memkit.store.journals import Draft, encode_lines, take_all
from memkit.write.claim_lines import Batch, raise_claims
from memkit.write.claims import remember_or_keep
from memkit.write.journal import Receipt, lines_of, refuse_created_twice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event
    from memkit.write.intent import Intent
    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction

# no session's name begins like it, so that no call takes it for an open session
_SEED = "+"


class Collection:
    """Events of a call that are sealed together at its end; until then they are in the view, as a draft in no file."""

    def __init__(self, tx: Transaction) -> None:
        head = {
            "kind": "governance",
            "actor": tx.actor.name,
            "host": _SEED,
            "started": clock.iso(clock.now()),
        }
        self.draft = Draft(_SEED, "", head)
        self.events: list[Event] = []
        self.records: list[tuple[str, str]] = []

    def add(self, events: Sequence[Event], records: Sequence[tuple[str, str]]) -> None:
        """Adds sanitised events; refuses an id that was created before."""
        refuse_created_twice(events, self.draft.events)
        self.events += events
        self.records += records
        take_all(self.draft, encode_lines(lines_of(events, records)))

    @property
    def claim_ids(self) -> set[str]:
        """The ids of its claims."""
        return {line["subject"] for line in self.draft.events if line.get("verb") == "Created"}


def remember_list(tx: Transaction, lines: Iterable[tuple[int, str]], source: str) -> Batch:
    """Records a fact for every numbered line; a refused line does not stop the others."""
    tx.collection = Collection(tx)
    tx.drafts.append(tx.collection.draft)
    batch = raise_claims(tx, lines, source, _remember)
    sealed = _seal(tx)
    if sealed.session:
        batch.raised = [
            item if item.receipt.session or item.known else replace(item, receipt=_of(item.receipt, sealed))
            for item in batch.raised
        ]
        tx.notes += sealed.notes
    return batch


def _remember(tx: Transaction, intent: Intent) -> Raised:
    """One fact of the list; a person's that lacks what its kind needs waits, and says what would promote it."""
    raised, refusal = remember_or_keep(tx, intent)
    if refusal is None:
        return raised
    return replace(raised, waits=f"{refusal.message.removesuffix('; not promoted')}: {refusal.hint}")


def _seal(tx: Transaction) -> Receipt:
    """Seals what was collected as one session."""
    from memkit.write.seal import seal_small

    held, tx.collection = tx.collection, None
    if held is None:
        return Receipt("")
    tx.drafts.remove(held.draft)
    tx.look_again()
    if not held.events:
        return Receipt("")
    title = f"Remember {counted(len(held.claim_ids), 'fact')}"
    return seal_small(tx, held.events, held.records, "governance", title, ())


def _of(receipt: Receipt, sealed: Receipt) -> Receipt:
    """The receipt of one fact in the session that holds all of them."""
    return replace(receipt, session=sealed.session, file=sealed.file, written=sealed.written)
