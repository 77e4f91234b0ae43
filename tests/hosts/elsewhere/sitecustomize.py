"""Makes this Python look like one on Windows, before anything of memkit is imported: names that are not there are not
here, `os.name` says nt, an open file cannot be removed, and to ask for a process would end it.

MEMKIT_TEST_LOCK=msvcrt leaves the lock on a byte that Windows has; anything else leaves none.
"""

import os
import sys

# what picks its ways by os.name does so now
import pathlib  # isort: skip
import shutil  # noqa: F401  isort: skip
import signal  # isort: skip
import subprocess  # noqa: F401  isort: skip
import sysconfig  # isort: skip
import tempfile  # noqa: F401  isort: skip
import types  # isort: skip

import fcntl as _fcntl  # isort: skip

sysconfig.get_config_vars()

GONE = (
    "link", "pread", "pwrite", "preadv", "pwritev", "fchmod", "fchown", "chown", "lchown", "getuid", "geteuid", "getgid",
    "getegid", "getpgid", "setsid", "fork", "forkpty", "mkfifo", "mknod", "statvfs", "fstatvfs", "uname", "killpg",
    "sysconf", "sync", "wait3", "wait4", "ttyname", "chroot", "nice", "getloadavg", "posix_fallocate", "posix_fadvise",
    "O_NOFOLLOW", "O_DIRECTORY", "O_CLOEXEC", "O_NONBLOCK", "O_SYNC", "O_DSYNC", "O_NOCTTY",
)  # fmt: skip
MODULES = ("fcntl", "resource", "termios", "tty", "pwd", "grp", "pty", "syslog", "crypt", "spwd", "nis")
# SIGKILL and WNOHANG stay: subprocess is still the one of this system
SIGNALS = (
    "SIGALRM",
    "SIGHUP",
    "SIGPIPE",
    "SIGUSR1",
    "SIGQUIT",
    "SIGCHLD",
    "setitimer",
    "alarm",
    "ITIMER_REAL",
)

for name in GONE:
    if hasattr(os, name):
        delattr(os, name)
for name in SIGNALS:
    if hasattr(signal, name):
        delattr(signal, name)
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]

if os.environ.get("MEMKIT_TEST_LOCK") == "msvcrt":
    fake = types.ModuleType("msvcrt")
    fake.LK_NBLCK = 2  # type: ignore[attr-defined]

    def locking(handle: int, mode: int, size: int) -> None:
        # a lock that goes with its handle, as there; far behind the end, so that reading is never in its way
        assert os.lseek(handle, 0, os.SEEK_CUR) > os.fstat(handle).st_size
        _fcntl.flock(handle, _fcntl.LOCK_EX | _fcntl.LOCK_NB)

    fake.locking = locking  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = fake

_unlink, _replace, _listdir, _readlink = os.unlink, os.replace, os.listdir, os.readlink


def _refuse_open(path: object) -> None:
    """An open file cannot be removed, nor moved, nor be written over."""
    full = os.path.realpath(os.fspath(path))  # type: ignore[call-overload]
    for number in _listdir("/proc/self/fd"):
        try:
            if _readlink(f"/proc/self/fd/{number}") == full:
                raise PermissionError(13, "The process cannot access the file because it is being used", full)
        except FileNotFoundError:
            continue


def unlink(path: object, **more: object) -> None:
    _refuse_open(path)
    _unlink(path, **more)  # type: ignore[arg-type]


def replace(source: object, target: object, **more: object) -> None:
    _refuse_open(source)
    _refuse_open(target)
    _replace(source, target, **more)  # type: ignore[arg-type]


def kill(pid: int, sign: int) -> None:
    raise AssertionError("that would have ended the process")


os.unlink = os.remove = unlink  # type: ignore[assignment]
os.replace = os.rename = replace  # type: ignore[assignment]
os.kill = kill
# paths of this machine are still written with /
pathlib.WindowsPath = pathlib.PosixPath  # type: ignore[misc,assignment]
os.name = "nt"
