"""Moves vaults: exports to a file, imports from one, and gives a fork a vault of its own."""

from __future__ import annotations

import os
from typing import Any

from memkit.boot.struct import struct
from memkit.errors import MachineError, MemkitError, Refused, UsageError, reason
from memkit.model.prose import counted
from memkit.query.consents import OVER, consent_state
from memkit.store import files, keys, vault, vault_file
from memkit.store.keys import Keyring
from memkit.write.consents import erased_references
from memkit.write.vaults import named, naming_event, new_id, require_here

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.receipt import Receipt
    from memkit.write.transaction import Transaction

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
    data = vault_file.pack(here[0][0], {"vaults": vaults}, passphrase)
    files.with_retry(lambda: files.write_new(path, data, 0o600), "0000", path)
    return Moved(len(vaults), sum(len(held["entries"]) for held in vaults.values()))


def _named_keys(tx: Transaction) -> Keyring:
    """The ledger's keys; first names a vault that an older ledger does not name yet."""
    require_here(tx, "what the vault holds")
    if not tx.state.vaults and not tx.state.consents:
        raise Refused(
            "this ledger has no vault yet", code="no-vault", hint="memkit consent grant  # makes one"
        )
    _, events = named(tx)
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
    _refuse_other(tx, vault_file.ledger_of(data, name))
    found = vault_file.unpack(data, passphrase, name)["vaults"]
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
