"""The vault of a loaded ledger: its place on this machine, and whether its key is here."""

from __future__ import annotations

import os

from memkit.store import files
from memkit.store.keys import Keyring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import State
    from memkit.privacy.consent import Record


def keyring(root: str, state: State) -> Keyring:
    """The keys and vaults that this ledger names; if it names none, those filed under the folder's path."""
    return Keyring(root, tuple((id, mark) for id, (mark, _) in state.vaults.items()))


def is_here(ring: Keyring, state: State) -> bool:
    """Whether this machine has the key that identifies the subjects of consents.

    An older ledger names no vault; then the key filed under the path must be the one that some consent was made with.
    """
    if ring.vaults:
        return not ring.missing
    return not state.consents or _fits(ring, state)


def has_vault(root: str, state: State) -> bool:
    """Whether the vault of this ledger is on this machine."""
    return is_here(keyring(root, state), state)


WITHHELD = "what stands under a consent is withheld: the vault is not here"


def is_withheld(root: str, state: State) -> bool:
    """Whether facts under the ledger's consents cannot be shown because the vault is not on this machine."""
    return bool(state.consents) and not has_vault(root, state)


def _fits(ring: Keyring, state: State) -> bool:
    from memkit.privacy.redact import canonical
    from memkit.query.consents import record_of
    from memkit.store import keys, vault

    if keys.read_key(ring.folder) is None:
        return False
    for id, held in state.consents.items():
        if id == consent_id(ring, record_of("", {**held, "digest": ""})):
            return True
    for entry in filter(
        None, (vault.fetch(ring, reference) for reference in vault.openable_references(ring))
    ):
        if entry.consent in state.consents and entry.tag == keys.tag(ring, canonical(entry.value)):
            return True
    return False


def consent_id(ring: Keyring, record: Record) -> str:
    """The id of a consent without one of its own: a tag of its content."""
    from memkit.store.keys import tag

    return f"consent-{tag(ring, repr(record) + record.entity)[:8]}"


def sharers(ring: Keyring, state: State) -> tuple[str, ...]:
    """Other existing repositories on this machine that use the same vault: copies of this one."""
    from memkit.store.keys import home, homes

    if not ring.vaults or ring.missing:
        return ()
    row = state.rows[state.ordinal[state.vaults[ring.vaults[0][0]][1]]]
    others = (path for path in homes(ring) if path != home(ring.root))
    return tuple(path for path in others if files.may_be_there(os.path.join(path, row.path)))
