"""Storage: files, locks, clock, cache, git. Imports only errors and model; callers pass it values.

This module finds workspaces: the root above a folder, and the user's personal memory; and it makes their folders. It
imports nothing but `os`, because every command imports it.
"""

from __future__ import annotations

import errno
import os

TOML = "memkit.toml"
PRIVATE = ".memkit"
# how the names of temporary files begin
TEMP = ".memkit-tmp-"
# on POSIX, signal 0 tests whether a process runs, and an open file can be removed
POSIX = os.name == "posix"
READ_BINARY = os.O_RDONLY | getattr(os, "O_BINARY", 0)


def make_folder(folder: str, mode: int = 0o777) -> None:
    """Makes a folder and its parents, and syncs each new one: a crash that loses the folder would lose its files."""
    if os.path.isdir(folder):
        return
    above = os.path.dirname(folder)
    if above != folder:
        make_folder(above)
    try:
        os.mkdir(folder, mode)
    except FileExistsError:
        # another writer made it first and may not have synced it yet
        pass
    if os.path.basename(folder) == PRIVATE:
        keep_from_git(folder)
    try:
        sync_folder(above)
    except OSError:
        # so that the next attempt makes it again and syncs it
        for remove, path in ((os.unlink, os.path.join(folder, ".gitignore")), (os.rmdir, folder)):
            try:
                remove(path)
            except OSError:
                pass
        raise


def sync_folder(folder: str) -> None:
    """Makes the names in a folder durable, on systems that can sync a folder."""
    if not POSIX:
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EBADF):
            raise
    finally:
        os.close(handle)


def keep_from_git(folder: str) -> None:
    """Writes .memkit/.gitignore if there is none, so that git ignores .memkit/ also on a branch without memkit."""
    above, name, _ = folder.rpartition(PRIVATE)
    path = os.path.join(above + name, ".gitignore")
    try:
        if os.path.lexists(path) and os.path.getsize(path):
            return
        # a write that a crash cut short left an empty file
        file = os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
        try:
            os.write(file, b"*\n")
            os.fsync(file)
        finally:
            os.close(file)
    except OSError:
        # the next command that makes a folder here tries again
        return


def in_ci() -> bool:
    """Whether this runs in continuous integration."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def project_name(configured: str, root: str) -> str:
    """The project's name in the policy, or else the folder's name."""
    return configured or os.path.basename(root) or "memory"


def data_folder() -> str:
    """This user's data folder, for what memkit stores outside of every repository."""
    base = (
        os.environ.get("MEMKIT_DATA")
        or os.environ.get("XDG_DATA_HOME")
        or os.path.join(os.path.expanduser("~"), ".local", "share")
    )
    return os.path.join(base, "memkit")


def personal_folder() -> str:
    """The path of this user's personal memory, whether it exists or not."""
    return os.path.join(data_folder(), "personal")


def is_personal(root: str) -> bool:
    """Whether a workspace is this user's personal memory, also if it was reached through a link."""
    folder = personal_folder()
    try:
        return root == folder or os.path.samefile(folder, root)
    except OSError:
        return False


def personal_is_off() -> str:
    """Why personal memory must not be used here; empty if it may be."""
    if os.environ.get("MEMKIT_PERSONAL", "").lower() in ("off", "0", "no", "false"):
        return "MEMKIT_PERSONAL is off"
    return "CI is set" if in_ci() else ""


def has_personal() -> bool:
    """Whether this user has a personal memory that may be shown here; costs one `stat`."""
    return not personal_is_off() and os.path.exists(os.path.join(personal_folder(), TOML))


def has_open_claims(root: str) -> bool:
    """Whether an open session of the workspace may have raised a claim; parses nothing."""
    folder = os.path.join(root, PRIVATE, "open")
    try:
        names = [name for name in os.listdir(folder) if name.endswith(".jsonl")]
        return any(_holds_claim(os.path.join(folder, name)) for name in names)
    except OSError:
        return False


def _holds_claim(path: str) -> bool:
    with open(path, "rb") as file:
        return b'"Created"' in file.read()


def root_above(start: str) -> str:
    """The nearest folder, from here upwards, that has a memkit.toml; empty if there is none.

    A memkit.toml that cannot be examined counts too: skipping it would silently use the memory of a folder further up.
    """
    here = os.path.abspath(start)
    while not _may_be_file(os.path.join(here, TOML)):
        parent = os.path.dirname(here)
        if parent == here:
            return ""
        here = parent
    return here


def _may_be_file(path: str) -> bool:
    try:
        # S_ISREG, without importing `stat`
        return os.stat(path).st_mode >> 12 == 0o10
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:
        return True


# folders whose files this process treats as missing
_unread: set[str] = set()


def leave_unread(folder: str) -> None:
    """From now on treats every file below this folder as missing."""
    _unread.add(os.path.join(folder, ""))


def refuse_unread(path: str) -> None:
    """Raises FileNotFoundError if the path lies below a folder that `leave_unread` named."""
    if _unread and path.startswith(tuple(_unread)):
        raise FileNotFoundError(path)


def open_regular(path: str, flags: int) -> int:
    """Opens a regular file, for `open(…, opener=open_regular)`; raises OSError for a pipe, a device or a folder."""
    refuse_unread(path)
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    # S_ISREG, without importing `stat`
    if os.fstat(handle).st_mode >> 12 == 0o10:
        return handle
    os.close(handle)
    raise OSError(errno.EINVAL, "no regular file", path)


def read_regular(path: str, most: int = 1 << 62) -> bytes:
    """The bytes of a regular file, at most so many, with fewer calls of the system than `open` makes."""
    handle = open_regular(path, READ_BINARY)
    try:
        return os.read(handle, min(most, os.fstat(handle).st_size))
    finally:
        os.close(handle)


# size, mtime, ctime and inode of a file
Stat = tuple[int, int, int, int]


def stat_at(path: str) -> Stat | None:
    """The stat values of a file; None if there is no such file."""
    try:
        info = os.lstat(path)
    except OSError:
        return None
    return info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino


def leads_outside(root: str, path: str) -> bool:
    """Whether a path in the workspace passes through a link that leads out of it."""
    parts = path.split("/")
    if not any(os.path.islink(os.path.join(root, *parts[: at + 1])) for at in range(len(parts))):
        return False
    top, real = os.path.realpath(root), os.path.realpath(os.path.join(root, path))
    return real != top and not real.startswith(top + os.sep)


def refuse_private_links(root: str) -> None:
    """Refuses to run if .memkit/, or what lies in it, is a link out of the workspace."""
    refuse_outside(root, PRIVATE, *links_in(root, PRIVATE), *links_in(root, f"{PRIVATE}/cache"))


def refuse_outside(root: str, *folders: str) -> None:
    """Refuses to run if a folder of memkit's own is a link out of the workspace: a clone could contain such a link."""
    for path in dict.fromkeys(folders):
        if path and leads_outside(root, path):
            from memkit.errors import Refused

            message = f"{path} is a link to a folder outside this repository"
            raise Refused(message, code="link-outside", file=path, hint=f"rm {path}; mkdir {path}")


def links_in(root: str, folder: str, names: tuple[str, ...] = ()) -> list[str]:
    """The symbolic links in a folder, all or those with these names; memkit writes into folders there."""
    try:
        with os.scandir(os.path.join(root, folder)) as entries:
            found = [entry.name for entry in entries if entry.is_symlink()]
    except OSError:
        return []
    return [f"{folder}/{name}" for name in found if not names or name in names]


def may_have_drafts(root: str) -> bool:
    """Whether there may be open sessions; costs one listing, and opens no workspace."""
    try:
        return any(name.endswith(".jsonl") for name in os.listdir(os.path.join(root, PRIVATE, "open")))
    except FileNotFoundError:
        return False
    except OSError:
        return True
