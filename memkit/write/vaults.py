"""Vaults for a writer: named in the ledger at first use, required if needed, exported, imported, separated for a fork."""

from __future__ import annotations

import os
from typing import Any

from memkit.boot.struct import struct
from memkit.errors import MachineError, MemkitError, Refused, UsageError, VaultElsewhere, reason
from memkit.model import counted
from memkit.model.events import Event, Set
from memkit.model.ids import LEDGER_ID
from memkit.model.state import State
from memkit.query.consents import OVER, consent_state, facts_under, is_here, references, sharers
from memkit.store import file_writes, files, keys, vault
from memkit.store.keys import Keyring
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.journal import Receipt
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


def keys_to_write(tx: Transaction, subject: str = "") -> tuple[Keyring, list[Event]]:
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


_FIELDS = ("reference", "cls", "consent", "subject", "tag", "value")


@struct(frozen=True)
class Moved:
    """The result of a move: how many vaults and values it moved, and how many it left out because a consent ended."""

    vaults: int
    values: int
    over: int = 0
    receipt: Receipt | None = None


def export_vault(tx: Transaction, path: str, passphrase: str) -> Moved:
    """Writes the ledger's vaults on this machine to a new file outside the repository, readable by its user alone."""
    _refuse_inside(tx, path)
    ring = tx.ring if tx.ring.vaults and tx.ring.folders else _named_keys(tx)
    if tx.call.dry_run:
        return Moved(1, len(vault.openable_references(ring)))
    here = [(id, mark) for id, mark in ring.vaults if id not in ring.missing]
    vaults = {id: _content(Keyring(ring.root, ((id, mark),))) for id, mark in here}
    data = vault.pack(here[0][0], {"vaults": vaults}, passphrase)
    file_writes.with_retry(lambda: file_writes.write_new(path, data, 0o600), "0000", path)
    return Moved(len(vaults), sum(len(held["entries"]) for held in vaults.values()))


def _named_keys(tx: Transaction) -> Keyring:
    """The ledger's keys; first names a vault that an older ledger does not name yet."""
    require_here(tx, "what the vault holds")
    if not tx.state.vaults and not tx.state.consents:
        raise Refused(
            "this ledger has no vault yet", code="no-vault", hint="memkit consent grant  # makes one"
        )
    _, events = keys_to_write(tx)
    if events:
        tx.record(events, title="Name the vault", at_once=True)
        keys.move_to_own_folder(tx.ring)
    return tx.ring


def _content(ring: Keyring) -> dict[str, Any]:
    held = {reference: vault.fetch(ring, reference) for reference in vault.openable_references(ring)}
    shut = [reference for reference, entry in held.items() if entry is None]
    if shut:
        message = f"{counted(len(shut), 'value')} of the vault cannot be opened: {', '.join(shut)}; nothing was written"
        raise MachineError(message, code="vault-unreadable", hint=f"ls -l {ring.folder}")
    entries = [entry for entry in held.values() if entry is not None]
    key = keys.read_key(ring.folder) or b""
    return {"key": key.hex(), "entries": [{name: getattr(e, name) for name in _FIELDS} for e in entries]}


def _refuse_inside(tx: Transaction, path: str) -> None:
    """Refuses a path inside the repository, where the vault could be committed and outlive every revocation."""
    top = keys.home(tx.workspace.root)
    folder = os.path.realpath(os.path.dirname(path))
    inside = any(os.path.commonpath((folder, root)) == root for root in (top, tx.workspace.root))
    if inside:
        message = "the file would lie in the repository, where it may be committed; nothing was written"
        raise Refused(message, code="vault-in-tree", hint="name a place outside of it")
    if files.may_be_there(path):
        raise Refused(f"{path} is there already", code="file-exists", hint="name a new file")


def import_vault(tx: Transaction, path: str, passphrase: str) -> Moved:
    """Imports the keys and values of a file, without values that were erased or whose consent has ended."""
    data, name = _read(path), os.path.basename(path)
    _refuse_other(tx, vault.ledger_of(data, name))
    found = vault.unpack(data, passphrase, name)["vaults"]
    over, values = 0, 0
    for id, mark in tx.ring.vaults:
        if id in found:
            held = found[id]
            _refuse_key(id, mark, bytes.fromhex(held["key"]))
            live = [entry for entry in held["entries"] if not _is_over(tx, entry)]
            over += len(held["entries"]) - len(live)
            values += _store_values(tx, (id, mark), bytes.fromhex(held["key"]), live)
    if not tx.call.dry_run:
        keys.move_to_own_folder(tx.ring)
    return Moved(len(found), values, over)


def _read(path: str) -> bytes:
    try:
        return files.read(path)
    except (OSError, MemkitError) as error:
        raise UsageError(
            f"{path}: {reason(error)}", code="unreadable", hint="memkit vault import FILE"
        ) from None


def _refuse_other(tx: Transaction, ledger: str) -> None:
    if ledger not in tx.state.vaults:
        message = "the file holds the vault of another ledger; nothing was taken in"
        hint = "memkit vault show  # names this ledger's; git pull first if it was named elsewhere"
        raise Refused(message, code="other-ledger", hint=hint)


def _refuse_key(id: str, mark: str, key: bytes) -> None:
    known = keys.read_key(keys.folder_of(id))
    if keys.fingerprint(key) != mark or (known is not None and known != key):
        message = (
            "the key in the file is not the one whose fingerprint the ledger holds; nothing was taken in"
        )
        raise Refused(
            message, code="wrong-key", hint="export it again where memkit vault show says it is here"
        )


def _is_over(tx: Transaction, entry: dict[str, str]) -> bool:
    """Whether a value must not be imported: its consent has ended or is unknown here, or it was erased."""
    consent = entry["consent"]
    if consent not in tx.state.consents or entry["reference"] in erased_references(tx.state):
        return True
    return consent_state(tx.state, consent) in OVER


def _store_values(tx: Transaction, place: tuple[str, str], key: bytes, entries: list[dict[str, str]]) -> int:
    """Stores the key and the values; returns how many values are new here."""
    ring = Keyring(tx.workspace.root, (place,))
    new = [entry for entry in entries if not vault.has(ring, entry["reference"])]
    if not tx.call.dry_run:
        keys.make_key(keys.folder_of(place[0]), key)
        for entry in new:
            vault.store(ring, vault.Entry(*(entry[name] for name in _FIELDS)))
    return len(new)


def separate_vault(tx: Transaction) -> Moved:
    """Gives this repository a vault of its own, with copies of the values in the current one and the same key."""
    ring = _named_keys(tx)
    if tx.call.dry_run:
        return Moved(1, len(vault.openable_references(ring)))
    (old, mark), id = ring.vaults[0], new_id()
    held = _content(Keyring(ring.root, ring.vaults[:1]))
    own = Keyring(ring.root, ((id, mark),))
    keys.make_key(keys.folder_of(id), bytes.fromhex(held["key"]))
    for entry in held["entries"]:
        vault.store(own, vault.Entry(*(entry[name] for name in _FIELDS)))
    receipt = tx.record([naming_event(tx, id, mark, old)], title="A vault of its own", at_once=True)
    keys.note_unused_here(ring)
    keys.move_to_own_folder(tx.ring)
    return Moved(1, len(held["entries"]), receipt=receipt)


def erased_references(state: State) -> frozenset[str]:
    """The vault references that the ledger records as erased."""
    held = (record.get("vault", "") for record in state.erased.values())
    return frozenset(reference for text in held for reference in text.split(", ") if reference)
