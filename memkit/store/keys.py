"""Keys that never enter the repository: in the user's data directory, per repository, shared by its worktrees."""

from __future__ import annotations

import hmac
import os
from hashlib import sha256

from memkit.errors import MachineError, Refused
from memkit.store import files


def data_folder(root: str) -> str:
    """Where this repository's vault and keys live: below the user's data directory, never in the tree."""
    base = (
        os.environ.get("MEMKIT_DATA")
        or os.environ.get("XDG_DATA_HOME")
        or os.path.join(os.path.expanduser("~"), ".local", "share")
    )
    return os.path.join(base, "memkit", sha256(_identity(root).encode()).hexdigest()[:20])


def _identity(root: str) -> str:
    """One name for a repository and its worktrees: the folder that holds the common git directory."""
    marker = os.path.join(root, ".git")
    if os.path.isfile(marker):
        try:
            with open(marker, encoding="utf-8") as handle:
                folder = handle.read().partition("gitdir:")[2].strip()
            return os.path.realpath(os.path.join(root, folder, "..", "..", ".."))
        except OSError:
            return os.path.realpath(root)
    return os.path.realpath(root)


def tag_key(root: str) -> bytes:
    """The key of this repository's tags; made at the first use, readable by its user alone."""
    path = os.path.join(data_folder(root), "tag.key")
    known = files.read_if_there(path)
    if known is not None and len(known) >= 32:
        return known
    try:
        private_folder(os.path.dirname(path))
        # whole or not at all: a key cut short by a crash would make worthless tags for good
        files.write_new(path, os.urandom(32), 0o600)
    except Refused:
        # another command made it in this very moment
        pass
    except OSError as error:
        message = f"no place for the key of redaction tags: {error.strerror}"
        raise MachineError(
            message, code="no-data-directory", hint="set XDG_DATA_HOME to a writable folder"
        ) from error
    return files.read(path)


def private_folder(path: str) -> None:
    """A folder that only its user can open."""
    os.makedirs(path, mode=0o700, exist_ok=True)
    os.chmod(path, 0o700)


def tag(root: str, value: str) -> str:
    """The HMAC tag of a value: the same for the same value here, worthless elsewhere."""
    return hmac.new(tag_key(root), value.encode("utf-8", "surrogatepass"), sha256).hexdigest()[:16]
