"""The vault: values that a consent allows, encrypted on this machine with one data key per entry, never in the repository.

An entry is two files that only the user can read: the encrypted value and its key. Without the key no copy of the
encrypted file can be opened, so shredding an entry means removing its key durably.

`pack` makes one encrypted file of a vault, to move it to another machine. Its first line, unencrypted, names the ledger
and the parameters; the rest is AES-256-GCM, with a key that scrypt derives from a passphrase and the first line as
authenticated data.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from memkit.errors import MachineError, Refused
from memkit.store import files, keys, sync_folder
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
        sync_folder(os.path.join(place, _VAULT))
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
            sync_folder(os.path.join(folder, _VAULT))
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


_TAG = 16
_SALT = 16
# scrypt's costs: 128 MB and about half a second for each guess
_COSTS = {"log_n": 17, "r": 8, "p": 1}
_MAGIC = "memkit-vault"
_LONGEST_HEAD = 1_000


def pack(ledger: str, content: dict[str, Any], passphrase: str) -> bytes:
    """The bytes of an exported vault."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    plain = json.dumps(content, ensure_ascii=False, sort_keys=True).encode("utf-8", "surrogatepass")
    salt, nonce = os.urandom(_SALT), os.urandom(_NONCE)
    about = {"file": _MAGIC, "version": 1, "ledger": ledger, **_COSTS, "salt": salt.hex()}
    head = json.dumps({**about, "size": len(plain)}).encode() + b"\n"
    return head + nonce + AESGCM(_key(passphrase, salt)).encrypt(nonce, plain, head)


def ledger_of(data: bytes, name: str) -> str:
    """The id of the ledger whose vault this is; refuses other files, truncated ones, and those of a newer memkit."""
    return str(_head(data, name)["ledger"])


def unpack(data: bytes, passphrase: str, name: str) -> dict[str, Any]:
    """The decrypted content; refuses a wrong passphrase."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    head, start = _head(data, name), data.index(b"\n") + 1
    body = data[start:]
    key = _key(passphrase, bytes.fromhex(head["salt"]))
    try:
        plain = AESGCM(key).decrypt(body[:_NONCE], body[_NONCE:], data[:start])
    except InvalidTag:
        message = f"{name} does not open: another passphrase, or the file was altered; nothing was taken in"
        raise Refused(message, code="wrong-passphrase", hint="the same call with the right one") from None
    found: dict[str, Any] = json.loads(plain)
    return found


def _head(data: bytes, name: str) -> dict[str, Any]:
    line, newline, body = data.partition(b"\n")
    try:
        head = json.loads(line) if newline and len(line) < _LONGEST_HEAD else {}
    except ValueError:
        head = {}
    if not isinstance(head, dict) or head.get("file") != _MAGIC:
        message = f"{name} is no vault that memkit exported"
        raise Refused(message, code="no-vault-file", hint="memkit vault export FILE  # where the vault is")
    if head.get("version") != 1:
        message = f"{name} was written by a newer memkit"
        raise Refused(message, code="vault-file-newer", hint="pip install --upgrade memkit-cli")
    if not _is_whole(head, len(body)):
        message = f"{name} is cut short or damaged; nothing was taken in"
        raise Refused(message, code="vault-file-damaged", hint="copy it again from where it was exported")
    return head


def _is_whole(head: dict[str, Any], length: int) -> bool:
    salt, size = head.get("salt"), head.get("size")
    # accept no other costs: a crafted file could demand all memory
    if not isinstance(size, int) or any(head.get(name) != cost for name, cost in _COSTS.items()):
        return False
    try:
        return len(bytes.fromhex(str(salt))) == _SALT and length == _NONCE + size + _TAG
    except ValueError:
        return False


def _key(passphrase: str, salt: bytes) -> bytes:
    from unicodedata import normalize

    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    costs = {"n": 2 ** _COSTS["log_n"], "r": _COSTS["r"], "p": _COSTS["p"]}
    return Scrypt(salt=salt, length=32, **costs).derive(normalize("NFC", passphrase).encode())
