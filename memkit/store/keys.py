"""Keys that never enter the repository: in the user's data directory, one folder for each ledger's vault.

A ledger names its vault by id, so memkit finds the vault wherever the repository is moved. Until it names one, memkit
makes the tags of redactions with a key filed under the folder's path, where older ledgers also have their vaults.
"""

from __future__ import annotations

import hmac
import os
from hashlib import sha256

from memkit.boot.struct import struct
from memkit.errors import MachineError, Refused
from memkit.store import data_folder, file_writes, files, sync_folder

_KEY = "tag.key"
_HOMES = "homes"


@struct(frozen=True)
class Keyring:
    """The places of a ledger's vaults on this machine. `vaults`: (ledger id, fingerprint), the one in use first."""

    root: str
    vaults: tuple[tuple[str, str], ...] = ()

    @property
    def folder(self) -> str:
        """The folder of the vault in use, whether it exists or not."""
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
        """The vault's own folder, or the folder filed under the path if the vault has not moved from there yet."""
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
    """One path for a repository and all its work trees: the folder of the common git directory."""
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
    """The tag key in a folder; None if it is missing or incomplete."""
    key = files.read_if_there(os.path.join(folder, _KEY))
    return key if key is not None and len(key) >= 32 else None


def make_key(folder: str, key: bytes = b"") -> bytes:
    """The tag key in a folder; creates it (from `key` if given) on first use, readable by its user alone."""
    known = read_key(folder)
    if known is not None:
        return known
    path = os.path.join(folder, _KEY)
    try:
        private_folder(folder)
        # written in one step: tags made with a truncated key would be worthless for good
        file_writes.write_new(path, key or os.urandom(32), 0o600)
    except Refused:
        # another command created it at the same moment
        pass
    except OSError as error:
        message = f"no place for the key of redaction tags: {error.strerror}"
        raise MachineError(
            message, code="no-data-directory", hint="set XDG_DATA_HOME to a writable folder"
        ) from error
    return files.read(path)


def fingerprint(key: bytes) -> str:
    """The fingerprint of a tag key, as the ledger stores it: it identifies the key and reveals nothing of it."""
    return _mac(key, "memkit tag key")


def private_folder(path: str) -> None:
    """Makes a folder that only its user can open."""
    os.makedirs(path, mode=0o700, exist_ok=True)
    os.chmod(path, 0o700)


def tag(ring: Keyring, value: str) -> str:
    """The HMAC tag of a value: equal for equal values on this machine, meaningless elsewhere.

    Without the ledger's own key, uses this machine's key, which suffices only to number redactions.
    """
    return _mac(make_key(next(iter(ring.folders), path_folder(ring.root))), value)


def tags(ring: Keyring, value: str) -> tuple[str, ...]:
    """The tags of a value under each key of this ledger on this machine, the key in use first."""
    found = (read_key(folder) for folder in ring.folders)
    return tuple(_mac(key, value) for key in found if key is not None)


def _mac(key: bytes, value: str) -> str:
    return hmac.new(key, value.encode("utf-8", "surrogatepass"), sha256).hexdigest()[:16]


def move_to_own_folder(ring: Keyring) -> None:
    """Moves a vault filed under the path to its own folder, and records that this repository uses it."""
    filed = path_folder(ring.root)
    if ring.vaults and ring.folder == filed:
        os.rename(filed, folder_of(ring.vaults[0][0]))
        sync_folder(data_folder())
    if ring.vaults and not ring.missing and home(ring.root) not in homes(ring):
        _write_homes(ring, {*filter(os.path.isdir, homes(ring)), home(ring.root)})


def note_unused_here(ring: Keyring) -> None:
    """Records that this repository no longer uses the vault."""
    _write_homes(ring, {*homes(ring)} - {home(ring.root)})


def _write_homes(ring: Keyring, paths: set[str]) -> None:
    text = "\0".join(sorted(paths))
    file_writes.replace(os.path.join(ring.folder, _HOMES), text.encode("utf-8", "surrogateescape"))


def homes(ring: Keyring) -> tuple[str, ...]:
    """The repositories that use the vault in use, by the path they had then."""
    data = files.read_if_there(os.path.join(ring.folder, _HOMES)) or b""
    return tuple(filter(None, data.decode("utf-8", "surrogateescape").split("\0")))
