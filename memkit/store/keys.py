"""Keys that never enter the repository: in the user's data directory, one folder for each ledger's vault.

A ledger names its vault by id, so that the vault is found wherever the repository lies. Until it names one, the tags of
redactions are made with a key filed under the folder's path; so were the vaults of older ledgers.
"""

from __future__ import annotations

import hmac
import os
from hashlib import sha256

from memkit.boot.struct import struct
from memkit.errors import MachineError, Refused
from memkit.store import data_folder, files

_KEY = "tag.key"
_HOMES = "homes"


@struct(frozen=True)
class Keyring:
    """Where a ledger's vault may lie on this machine: `vaults` as (ledger id, fingerprint), the one in use first."""

    root: str
    vaults: tuple[tuple[str, str], ...] = ()

    @property
    def folder(self) -> str:
        """The folder of the vault in use, there or not."""
        return self._place(*self.vaults[0]) if self.vaults else path_folder(self.root)

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders on this machine that hold a vault of this ledger with its key, the one in use first."""
        if not self.vaults:
            return (path_folder(self.root),)
        return tuple(self._place(*vault) for vault in self.vaults if self._has(*vault))

    @property
    def missing(self) -> tuple[str, ...]:
        """Ids of the ledger's vaults whose key is not on this machine."""
        return tuple(id for id, mark in self.vaults if not self._has(id, mark))

    def _has(self, id: str, mark: str) -> bool:
        key = read_key(self._place(id, mark))
        return key is not None and fingerprint(key) == mark

    def _place(self, id: str, mark: str) -> str:
        """Its own folder; the one filed under the path while a vault that was there has not moved yet."""
        own = folder_of(id)
        if os.path.isdir(own):
            return own
        filed = path_folder(self.root)
        key = read_key(filed)
        return filed if key is not None and fingerprint(key) == mark else own


def folder_of(id: str) -> str:
    """The folder of the vault with this ledger id."""
    return os.path.join(data_folder(), f"ledger-{id}")


def path_folder(root: str) -> str:
    """The folder filed under a repository's path."""
    return os.path.join(data_folder(), sha256(home(root).encode()).hexdigest()[:20])


def home(root: str) -> str:
    """One name for a repository and its worktrees: the folder that holds the common git directory."""
    marker = os.path.join(root, ".git")
    if os.path.isfile(marker):
        try:
            with open(marker, encoding="utf-8") as handle:
                folder = handle.read().partition("gitdir:")[2].strip()
            return os.path.realpath(os.path.join(root, folder, "..", "..", ".."))
        except (OSError, ValueError):
            return os.path.realpath(root)
    return os.path.realpath(root)


def read_key(folder: str) -> bytes | None:
    """The tag key in a folder, if there is a whole one."""
    key = files.read_if_there(os.path.join(folder, _KEY))
    return key if key is not None and len(key) >= 32 else None


def make_key(folder: str, key: bytes = b"") -> bytes:
    """The tag key in a folder, made at the first use or taken over; readable by its user alone."""
    known = read_key(folder)
    if known is not None:
        return known
    path = os.path.join(folder, _KEY)
    try:
        private_folder(folder)
        # whole or not at all: a key cut short by a crash would make worthless tags for good
        files.write_new(path, key or os.urandom(32), 0o600)
    except Refused:
        # another command made it in this very moment
        pass
    except OSError as error:
        message = f"no place for the key of redaction tags: {error.strerror}"
        raise MachineError(
            message, code="no-data-directory", hint="set XDG_DATA_HOME to a writable folder"
        ) from error
    return files.read(path)


def fingerprint(key: bytes) -> str:
    """The fingerprint of a tag key in the ledger: it identifies the key and cannot make a tag."""
    return _mac(key, "memkit tag key")


def private_folder(path: str) -> None:
    """A folder that only its user can open."""
    os.makedirs(path, mode=0o700, exist_ok=True)
    os.chmod(path, 0o700)


def tag(ring: Keyring, value: str) -> str:
    """The HMAC tag of a value: the same for the same value here, worthless elsewhere.

    Without the ledger's own key it is made with this machine's: good enough to number redactions, for nothing else.
    """
    return _mac(make_key(next(iter(ring.folders), path_folder(ring.root))), value)


def tags(ring: Keyring, value: str) -> tuple[str, ...]:
    """The tags of a value by every key of this ledger that is here, the one in use first."""
    found = (read_key(folder) for folder in ring.folders)
    return tuple(_mac(key, value) for key in found if key is not None)


def _mac(key: bytes, value: str) -> str:
    return hmac.new(key, value.encode("utf-8", "surrogatepass"), sha256).hexdigest()[:16]


def settle(ring: Keyring) -> None:
    """Moves a vault that is filed under the path to its own folder, and notes that it is used from here."""
    filed = path_folder(ring.root)
    if ring.vaults and ring.folder == filed:
        os.rename(filed, folder_of(ring.vaults[0][0]))
        files.sync_folder(data_folder())
    if ring.vaults and not ring.missing and home(ring.root) not in homes(ring):
        _write_homes(ring, {*filter(os.path.isdir, homes(ring)), home(ring.root)})


def leave(ring: Keyring) -> None:
    """Notes that the vault in use is no longer used from here."""
    _write_homes(ring, {*homes(ring)} - {home(ring.root)})


def _write_homes(ring: Keyring, paths: set[str]) -> None:
    text = "\0".join(sorted(paths))
    files.replace(os.path.join(ring.folder, _HOMES), text.encode("utf-8", "surrogateescape"))


def homes(ring: Keyring) -> tuple[str, ...]:
    """The repositories that have used the vault in use, as they lay then."""
    data = files.read_if_there(os.path.join(ring.folder, _HOMES)) or b""
    return tuple(filter(None, data.decode("utf-8", "surrogateescape").split("\0")))
