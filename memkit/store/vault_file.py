"""A vault as one encrypted file, to move it to another machine; it names its ledger and is opened by a passphrase.

The first line, unencrypted, has the parameters; the rest is AES-256-GCM, with a key that scrypt derives from the
passphrase and the first line as authenticated data. Both come from `cryptography`, which the vault itself uses.
"""

from __future__ import annotations

import json
import os
from typing import Any

from memkit.errors import Refused

_NONCE = 12
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
