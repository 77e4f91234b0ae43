"""The installed command as a process: consoles, pipes, full disks, terminals."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MEMKIT = str(Path(sys.executable).parent / "memkit")


def ran(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    path = f"{Path(MEMKIT).parent}{os.pathsep}{os.environ['PATH']}"
    full = {**os.environ, "PATH": path, **environment}
    return subprocess.run(["bash", "-c", command], env=full, capture_output=True, timeout=300)


def test_a_cp1252_console_gets_the_whole_help() -> None:
    found = ran("memkit help agents; memkit help all", PYTHONIOENCODING="cp1252")
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"Agents\n" in found.stdout


def test_an_ascii_console_gets_look_alikes() -> None:
    found = ran("memkit help formats", PYTHONIOENCODING="ascii")
    assert b"- Created: rate-429 -- Rate-limited" in found.stdout


def test_a_reader_that_stops_reading_hears_no_complaint() -> None:
    found = ran("set -o pipefail; memkit help all --markdown | head -n 1")
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_full_disk_behind_stdout_exits_5() -> None:
    found = ran("memkit version > /dev/full")
    assert (found.returncode, found.stderr.decode()) == (
        5,
        "memkit: error: the answer could not be written: No space left on device [output-failed]\n"
        "hint: memkit log  # shows what is recorded\n",
    )


def test_closed_streams_are_no_crash() -> None:
    assert ran("memkit version >&- 2>&-").returncode == 0
    assert ran("memkit nonsuch >&- 2>&-").returncode == 2


def test_a_terminal_gets_colour_and_a_pipe_gets_none() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    try:
        command = [MEMKIT, "nonsuch-verb-at-all"]
        environment = {**os.environ, "TERM": "xterm"}
        subprocess.run(command, stderr=theirs, stdout=theirs, env=environment, timeout=300)
        assert b"\x1b[31merror:\x1b[0m" in os.read(ours, 4096)
        subprocess.run([*command, "--no-color"], stderr=theirs, stdout=theirs, env=environment, timeout=300)
        assert b"\x1b" not in os.read(ours, 4096)
    finally:
        os.close(ours)
        os.close(theirs)
    assert b"\x1b" not in ran("memkit nonsuch").stderr


def test_running_the_package_is_running_the_command() -> None:
    found = subprocess.run([sys.executable, "-m", "memkit", "version"], capture_output=True, timeout=300)
    assert found.stdout == ran("memkit version").stdout
