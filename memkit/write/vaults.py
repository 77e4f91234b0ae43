"""The vault for a write: names it in the ledger at its first use, requires it if needed, and notes who shares it."""

from __future__ import annotations

from memkit.errors import VaultElsewhere
from memkit.model.events import Event, Set
from memkit.model.ids import LEDGER_ID
from memkit.query.consents import facts_under, is_here, references, sharers
from memkit.store import keys
from memkit.store.keys import Keyring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.transaction import Transaction

UNKNOWN = "cannot be known on this machine"
ELSEWHERE = "the machine that has them shreds them with its first write after this session arrives"


def require_here(tx: Transaction, what: str = "whom a consent is about", subject: str = "") -> Keyring:
    """The ledger's keys; refuses if a needed key is not on this machine.

    An older ledger names no key; then a subject of one of its consents proves that the key here is its own.
    """
    ring = tx.ring
    old = tx.state.consents and not ring.vaults
    proven = old and subject and _is_given(tx, subject_tags(ring, subject)[0])
    if not proven and not is_here(ring, tx.state):
        raise VaultElsewhere(f"{what} {UNKNOWN}: the ledger's tag key is not here; nothing was recorded")
    return ring


def subject_tag(ring: Keyring, subject: str) -> str:
    """The tag of a person: the same for every spelling of the name, meaningless without the key."""
    from memkit.privacy.redact import canonical

    return f"hmac:{keys.tag(ring, canonical(subject))}"


def subject_tags(ring: Keyring, subject: str) -> tuple[str, ...]:
    """The tags of a person under each key of this ledger, the key in use first."""
    from memkit.privacy.redact import canonical

    found = keys.tags(ring, canonical(subject))
    return tuple(f"hmac:{tag}" for tag in found) or (subject_tag(ring, subject),)


def known_tag(tx: Transaction, subject: str) -> str:
    """The person's tag as used in a consent; without a consent, a tag that matches none."""
    tags = subject_tags(require_here(tx, subject=subject), subject)
    return next((tag for tag in tags if _is_given(tx, tag)), tags[0])


def _is_given(tx: Transaction, tag: str) -> bool:
    return any(held.get("subject") == tag for held in tx.view.consents.values())


def named(tx: Transaction, subject: str = "") -> tuple[Keyring, list[Event]]:
    """The keys to write with, and the event that names the vault if the ledger names none yet.

    The vault of an older ledger keeps its key and moves to its own folder when the event is recorded.
    """
    ring = require_here(tx, subject=subject)
    if ring.vaults or tx.call.dry_run:
        return ring, []
    id = new_id()
    key = keys.read_key(ring.folder) if tx.state.consents else None
    mark = keys.fingerprint(key or keys.make_key(keys.folder_of(id)))
    tx.wash.ring = Keyring(ring.root, ((id, mark),))
    return tx.wash.ring, [naming_event(tx, id, mark)]


def values_elsewhere(tx: Transaction, consents: list[str]) -> bool:
    """Whether values under these consents may be in a vault on another machine."""
    from memkit.store import vault

    if tx.ring.missing:
        return True
    facts = [tx.view.facts[id] for name in consents for id in facts_under(tx.view, name)]
    return not all(vault.has(tx.ring, name) for fact in facts for name in references(fact))


def new_id() -> str:
    """An id for a ledger's vault."""
    import os

    return os.urandom(16).hex()


def naming_event(tx: Transaction, id: str, mark: str, replaces: str = "") -> Event:
    """The event that names the ledger's vault."""
    fields = (("fingerprint", mark), *((("replaces", replaces),) if replaces else ()), ("by", tx.actor.name))
    return Set(LEDGER_ID, id, fields)


def note_vault_use(tx: Transaction) -> tuple[str, ...]:
    """Records that this repository uses the vault; returns notes if another repository uses it too."""
    ring = tx.ring
    if tx.call.dry_run or not ring.vaults:
        return ()
    try:
        keys.move_to_own_folder(ring)
    except OSError as error:
        # the call's events are recorded; the next use of the vault will note it
        return (f"this machine could not note that its vault is used from here: {error.strerror}",)
    return tuple(
        f"this vault is shared with {path}: what ends in one ends in both; memkit vault new separates them"
        for path in sharers(ring, tx.state)[:1]
    )
