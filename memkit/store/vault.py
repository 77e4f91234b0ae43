"""The vault: values that a consent allows, encrypted on this machine, one data key an entry. Never in the repository.

An entry is two files of the user's alone: the sealed value, and the key that opens it. Without the key the value is
gone, wherever copies of the sealed file may lie; so shredding an entry is the durable removal of its key.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field

from memkit.errors import MachineError
from memkit.store import files, keys

_REFERENCE = re.compile(r"v-[0-9a-f]{4,32}")
_NONCE = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """One value with the consent it stands under and the tags by which an erasure finds it."""

    reference: str
    cls: str
    consent: str
    subject: str
    tag: str
    value: str = field(repr=False)


def references(text: str) -> tuple[str, ...]:
    """The vault references a text holds, each once, in order."""
    if ":v-" not in text:
        return ()
    return tuple(dict.fromkeys(re.findall(r"\[[A-Z_]+:(v-[0-9a-f]{4,32})\]", text)))


def folder(root: str) -> str:
    """Where this repository's vault lies."""
    return os.path.join(keys.data_folder(root), "vault")


def has(root: str, reference: str) -> bool:
    """True when the entry and its key are on this machine."""
    return os.path.exists(_place(root, reference, "key")) and os.path.exists(_place(root, reference, "box"))


def known(root: str) -> tuple[str, ...]:
    """The references of all entries that can be opened."""
    try:
        names = os.listdir(folder(root))
    except OSError:
        return ()
    found = sorted(name.removesuffix(".key") for name in names if name.endswith(".key"))
    return tuple(reference for reference in found if has(root, reference))


def reference_for(root: str, consent: str, value: str, taken: object = frozenset()) -> str:
    """The reference of this value under this consent: the same each time, longer where others begin alike."""
    digest = keys.tag(root, f"{consent}\n{value}")
    for length in range(4, len(digest) + 1, 2):
        reference = f"v-{digest[:length]}"
        entry = fetch(root, reference)
        if entry is not None and (entry.consent, entry.value) == (consent, value):
            return reference
        if entry is None and reference not in taken:  # type: ignore[operator]
            return reference
    return f"v-{digest}"


def store(root: str, entry: Entry) -> bool:
    """Keeps a value, key first; False when the same one was there. Refuses where it cannot be kept."""
    if has(root, entry.reference):
        return False
    try:
        keys.private_folder(keys.data_folder(root))
        keys.private_folder(folder(root))
        key, box = _sealed(entry)
        _write(_place(root, entry.reference, "key"), key)
        _write(_place(root, entry.reference, "box"), box)
        files.sync_folder(folder(root))
    except OSError as error:
        message = f"the vault cannot be written: {error.strerror}; nothing was recorded"
        hint = "set XDG_DATA_HOME to a writable folder"
        raise MachineError(message, code="no-data-directory", hint=hint) from None
    return True


def fetch(root: str, reference: str) -> Entry | None:
    """The entry, or None when it is not on this machine, was shredded, or does not open with its key."""
    if not has(root, reference):
        return None
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        key, box = files.read(_place(root, reference, "key")), files.read(_place(root, reference, "box"))
        plain = AESGCM(key).decrypt(box[:_NONCE], box[_NONCE:], reference.encode())
        held = json.loads(plain)
    except (OSError, InvalidTag, ValueError):
        return None
    return Entry(reference, held["cls"], held["consent"], held["subject"], held["tag"], held["value"])


def shred(root: str, reference: str) -> bool:
    """Deletes the key, durably, then the sealed value; False when there was nothing to delete."""
    there = False
    for part in ("key", "box"):
        path = _place(root, reference, part)
        with suppress(FileNotFoundError):
            _overwrite(path)
            os.unlink(path)
            there = True
        if there:
            files.sync_folder(folder(root))
    return there


def _sealed(entry: Entry) -> tuple[bytes, bytes]:
    """(data key, sealed value); the reference is bound in, so that no entry can pose as another."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, nonce = AESGCM.generate_key(bit_length=256), os.urandom(_NONCE)
    held = {"cls": entry.cls, "consent": entry.consent, "subject": entry.subject, "tag": entry.tag}
    plain = json.dumps({**held, "value": entry.value}, ensure_ascii=False).encode()
    return key, nonce + AESGCM(key).encrypt(nonce, plain, entry.reference.encode())


def _place(root: str, reference: str, part: str) -> str:
    if _REFERENCE.fullmatch(reference) is None:
        return os.path.join(folder(root), f"none.{part}")
    return os.path.join(folder(root), f"{reference}.{part}")


def _write(path: str, data: bytes) -> None:
    """A new file of the user's alone; what a torn write left there is replaced."""
    with suppress(FileNotFoundError):
        os.unlink(path)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _overwrite(path: str) -> None:
    """Random bytes over the old ones, for disks that write in place."""
    size = os.stat(path).st_size
    with open(path, "r+b", buffering=0) as file:
        file.write(os.urandom(size))
        os.fsync(file.fileno())
