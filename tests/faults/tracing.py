"""strace in hand: which system calls of a run touch the workspace, and a run in which one of them is broken."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.faults.scenes import Ran, Scene, Stage

# calls that change a file or a folder, or make a change durable
WRITES = (
    *(
        "write",
        "pwrite64",
        "fsync",
        "fdatasync",
        "link",
        "linkat",
        "rename",
        "renameat",
        "renameat2",
        "unlink",
    ),
    *("unlinkat", "rmdir", "ftruncate", "mkdir", "mkdirat", "chmod", "fchmod"),
)
READS = (
    *(
        "openat",
        "read",
        "pread64",
        "newfstatat",
        "statx",
        "readlink",
        "access",
        "getdents64",
        "lseek",
        "close",
    ),
    *("flock", "mmap", "fcntl", "ioctl"),
)
# Python opens and writes files of its own too: such a call is broken once, any other from then on
_ONCE = (*READS, "write")
# so often a fault is tried that met another call than it should
_TRIES = 4
_LINE = re.compile(r"^(?:\d+ +)?(\w+)\((.*)$")
_WAITED = re.compile(r"^(?:\d+ +)?clock_nanosleep\(.*<(\d+\.\d+)>$")
_PATH = re.compile(r'[<"](/[^>"]+)')
_HERE = re.compile(r"AT_FDCWD<[^>]*>")


@dataclass(frozen=True)
class Step:
    """A system call of a run that touches the workspace: the so-manieth of its name."""

    name: str
    when: int
    writes: bool
    line: str

    @property
    def files(self) -> str:
        """The paths it names, without the run's own folder names."""
        return " ".join(_PATH.findall(self.line))

    @property
    def file(self) -> str:
        """The name of the file it touches, the same in every run."""
        return re.sub(r"\d+", "0", self.files.rpartition("/")[2])


def works() -> bool:
    """Whether strace is here and may break a call of a process of ours."""
    if shutil.which("strace") is None:
        return False
    words = ["strace", "-qq", "-o", "/dev/null", "-e", "inject=fsync:error=EIO:when=1", "true"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def options(log: Path, *more: str) -> list[str]:
    """What strace is told: every call that may touch a file, and waiting, with how long it took."""
    calls = ",".join((*WRITES, *READS, "clock_nanosleep"))
    return ["-qq", "-y", "-T", "-s", "0", "-o", str(log), "-e", f"trace={calls}", *more]


def clean(stage: Stage, scene: Scene, log: Path) -> Path:
    """A run without a fault, traced; the repository it ran in. Made once for every scene."""
    if scene.name not in stage.traces:
        root = stage.fresh(scene)
        ran = stage.call(root, *scene.argv, stdin=scene.stdin, strace=options(log))
        assert ran.code == 0, ran
        stage.traces[scene.name] = root, log.read_text(errors="replace")
    root, text = stage.traces[scene.name]
    log.write_text(text)
    return root


def steps(log: Path, *roots: Path) -> list[Step]:
    """The calls in these folders, in order."""
    seen: Counter[str] = Counter()
    found: list[Step] = []
    for row in log.read_text(errors="replace").splitlines():
        match = _LINE.match(row)
        if match is None or match[1] == "clock_nanosleep":
            continue
        seen[match[1]] += 1
        if _is_in(match[2], *roots):
            writes = match[1] in WRITES or "O_CREAT" in match[2]
            found.append(Step(match[1], seen[match[1]], writes, row))
    return found


def _is_in(words: str, *roots: Path) -> bool:
    """Whether a call names a file of these folders."""
    words = _HERE.sub("", words)
    return any(f"{root}/" in words or f'{root}"' in words or f"{root}>" in words for root in roots)


def broken(stage: Stage, scene: Scene, log: Path, step: Step, fault: str) -> tuple[Path, Ran, str]:
    """The scene's call with that step broken: where, what it did, and the line in which strace says so.

    A run may make one call of Python's own more or fewer than the one before, and the fault then meets another call: the
    run itself shows where the step stands now, and it is tried again there. Nothing is said if that fails too.
    """
    when = step.when
    for _ in range(_TRIES):
        root = stage.fresh(scene)
        lasting = "+" if fault.startswith("error") and step.name not in _ONCE else ""
        inject = f"inject={step.name}:{fault}:when={when}{lasting}"
        ran = stage.call(root, *scene.argv, stdin=scene.stdin, strace=options(log, "-e", inject))
        said = _broken_line(log)
        if said and (step.name not in READS or _is_in(said, root, stage.folder / "data")):
            return root, Ran(ran.code, ran.out, ran.err, [], waits(log)), said
        when = _place(step, steps(log, root, stage.folder / "data")) or when + 1
        stage.drop(root)
    return root, ran, ""


def _broken_line(log: Path) -> str:
    """The call that strace broke: the one it marks, or the last before a kill."""
    rows = log.read_text(errors="replace").splitlines()
    if rows and rows[-1].startswith("+++ killed"):
        return rows[-2] if len(rows) > 1 else rows[-1]
    return next((row for row in rows if "(INJECTED)" in row), "")


def _place(step: Step, found: list[Step]) -> int:
    """Which call of its name a step is in another run, by the file it touches; 0 if it cannot be told."""
    alike = [other.when for other in found if (other.name, other.file) == (step.name, step.file)]
    return min(alike, key=lambda when: abs(when - step.when), default=0)


def waits(log: Path) -> list[int]:
    """How long a run waited, in milliseconds, each time; looking for a lock again is no waiting."""
    rows = map(_WAITED.match, log.read_text(errors="replace").splitlines())
    took = [round(float(match[1]) * 1000) for match in rows if match is not None]
    return [wait for wait in took if wait >= 45]
