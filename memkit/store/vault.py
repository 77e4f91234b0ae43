"""The vault: values that a consent allows, encrypted on this machine with one data key per entry, never in the repository.

An entry is two files that only the user can read: the encrypted value and its key. Without the key no copy of the
encrypted file can be opened, so shredding an entry means removing its key durably.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field

from memkit.errors import MachineError
from memkit.store import files, keys
from memkit.store.keys import Keyring

_REFERENCE = re.compile(r"v-[0-9a-f]{4,32}")
_NONCE = 12
_VAULT = "vault"


@dataclass(frozen=True, slots=True)
class Entry:
    """One value, the consent that allows it, and the tag by which an erasure finds it."""

    reference: str
    cls: str
    consent: str
    subject: str
    tag: str
    value: str = field(repr=False)


def references(text: str) -> tuple[str, ...]:
    """The vault references in a text, each once, in order."""
    if ":v-" not in text:
        return ()
    return tuple(dict.fromkeys(re.findall(r"\[[A-Z_]+:(v-[0-9a-f]{4,32})\]", text)))


def has(ring: Keyring, reference: str) -> bool:
    """True if the entry and its key are on this machine."""
    return _holder(ring, reference) is not None


def openable_references(ring: Keyring) -> tuple[str, ...]:
    """The references of all entries that can be opened."""
    found: set[str] = set()
    for folder in ring.folders:
        names = files.names_in(os.path.join(folder, _VAULT))
        found |= {name.removesuffix(".key") for name in names if name.endswith(".key")}
    return tuple(reference for reference in sorted(found) if has(ring, reference))


def reference_for(ring: Keyring, consent: str, value: str, taken: object = frozenset()) -> str:
    """The reference for a value under a consent: the same each time, lengthened if a shorter one is taken."""
    digest = keys.tag(ring, f"{consent}\n{value}")
    for length in range(4, len(digest) + 1, 2):
        reference = f"v-{digest[:length]}"
        entry = fetch(ring, reference)
        if entry is not None and (entry.consent, entry.value) == (consent, value):
            return reference
        if entry is None and reference not in taken:  # type: ignore[operator]
            return reference
    return f"v-{digest}"


def store(ring: Keyring, entry: Entry) -> bool:
    """Stores a value, its key first; False if the same value was stored already. Refuses if it cannot be written."""
    if has(ring, entry.reference):
        return False
    place = ring.folder
    try:
        keys.private_folder(place)
        keys.private_folder(os.path.join(place, _VAULT))
        key, box = _seal_entry(entry)
        _write(_path(place, entry.reference, "key"), key)
        _write(_path(place, entry.reference, "box"), box)
        files.sync_folder(os.path.join(place, _VAULT))
    except OSError as error:
        message = f"the vault cannot be written: {error.strerror}; nothing was recorded"
        hint = "set XDG_DATA_HOME to a writable folder"
        raise MachineError(message, code="no-data-directory", hint=hint) from None
    return True


def fetch(ring: Keyring, reference: str) -> Entry | None:
    """The decrypted entry; None if it is not on this machine, was shredded, or its key does not open it."""
    holder = _holder(ring, reference)
    if holder is None:
        return None
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        key, box = files.read(_path(holder, reference, "key")), files.read(_path(holder, reference, "box"))
        plain = AESGCM(key).decrypt(box[:_NONCE], box[_NONCE:], reference.encode())
        held = json.loads(plain)
    except (OSError, InvalidTag, ValueError):
        return None
    return Entry(reference, held["cls"], held["consent"], held["subject"], held["tag"], held["value"])


def shred(ring: Keyring, reference: str) -> bool:
    """Deletes the key durably, then the encrypted value, in every vault; False if there was nothing to delete."""
    gone = [_shred_in(folder, reference) for folder in ring.folders]
    return any(gone)


def _shred_in(folder: str, reference: str) -> bool:
    there = False
    for part in ("key", "box"):
        path = _path(folder, reference, part)
        with suppress(FileNotFoundError):
            _overwrite(path)
            os.unlink(path)
            there = True
        if there:
            files.sync_folder(os.path.join(folder, _VAULT))
    return there


def _holder(ring: Keyring, reference: str) -> str | None:
    """The vault folder that has both files of an entry; None if none has."""
    for folder in ring.folders:
        if all(files.may_be_there(_path(folder, reference, part)) for part in ("key", "box")):
            return folder
    return None


def _seal_entry(entry: Entry) -> tuple[bytes, bytes]:
    """(data key, encrypted value). The reference is authenticated with it, so no entry can be swapped for another."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, nonce = AESGCM.generate_key(bit_length=256), os.urandom(_NONCE)
    held = {"cls": entry.cls, "consent": entry.consent, "subject": entry.subject, "tag": entry.tag}
    plain = json.dumps({**held, "value": entry.value}, ensure_ascii=False).encode()
    return key, nonce + AESGCM(key).encrypt(nonce, plain, entry.reference.encode())


def _path(folder: str, reference: str, part: str) -> str:
    name = reference if _REFERENCE.fullmatch(reference) is not None else "none"
    return os.path.join(folder, _VAULT, f"{name}.{part}")


def _write(path: str, data: bytes) -> None:
    """Writes a file that only the user can read; replaces what an interrupted write left."""
    with suppress(FileNotFoundError):
        os.unlink(path)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _overwrite(path: str) -> None:
    """Overwrites a file with random bytes, for disks that write in place."""
    size = os.stat(path).st_size
    with open(path, "r+b", buffering=0) as file:
        file.write(os.urandom(size))
        os.fsync(file.fileno())
