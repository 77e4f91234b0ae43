"""Runs git. A caller may start a command early (`ask`) and take its output later (`Asked.answer`).

On POSIX systems this uses `posix_spawn`, because importing `subprocess` costs as much as git itself.
"""

from __future__ import annotations

import os
import stat
import time

from memkit.errors import MachineError, NeedsGit
from memkit.store.git_head import may_define_filters

# bytes that fit into a pipe on every system
_AT_ONCE = 4096
# git sets these for hooks, relative to the folder in which it started them
_PLACES = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR")

# stdout, stderr and exit code of a process
Ended = tuple[bytes, bytes, int]


def environment() -> dict[str, str]:
    """The environment for git: no prompt, no translation, no optional locks, no fetching, absolute paths."""
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    # do not fetch missing objects: a fetch would run programs that the config names
    env |= {"GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"}
    for name in _PLACES:
        if env.get(name):
            env[name] = os.path.abspath(env[name])
    return env


# Settings through which a repository's own config could make git run a program. Commands that read the config or a
# path must see the real values, so they run without these overrides.
_RUNS_NOTHING = (
    *("-c", "core.fsmonitor=false", "-c", f"core.hooksPath={os.devnull}"),
    *("-c", "log.showSignature=false"),
)
_AS_IT_IS = ("config", "rev-parse")


def _harmless(words: tuple[str, ...]) -> tuple[str, ...]:
    """Options that keep git from running a program named by the config of an unpacked tree."""
    return () if words and words[0] in _AS_IT_IS else _RUNS_NOTHING


_FILTERS: dict[str, tuple[str, ...]] = {}


def own_filters(root: str) -> tuple[str, ...]:
    """The filters (`clean`, `smudge`, `process`) in this repository's own config; read once per process."""
    if root not in _FILTERS and not may_define_filters(root):
        _FILTERS[root] = ()
    if root not in _FILTERS:
        asked = Asked(root, ("config", "--show-scope", "-z", "--name-only", "--get-regexp", r"^filter\."))
        parts = asked.answer(check=False).decode("utf-8", "surrogateescape").split("\0")
        keys = [key for scope, key in zip(parts[::2], parts[1::2], strict=False) if scope in _OWN]
        names = (key.partition(".")[2].rpartition(".")[0] for key in keys)
        _FILTERS[root] = tuple(dict.fromkeys(names))
    return _FILTERS[root]


# scopes of config files that came with the tree
_OWN = ("local", "worktree")
_NO_FILTER = {"clean": "", "smudge": "", "process": "", "required": "false"}


def _without_filters(root: str, words: tuple[str, ...]) -> dict[str, str]:
    """Environment variables that disable the repository's own filters while git compares with the work tree."""
    names = own_filters(root) if words and words[0] == "diff" else ()
    pairs = [(f"filter.{name}.{key}", value) for name in names for key, value in _NO_FILTER.items()]
    if not pairs:
        return {}
    first = int(os.environ.get("GIT_CONFIG_COUNT") or 0)
    found = {"GIT_CONFIG_COUNT": str(first + len(pairs))}
    for number, (key, value) in enumerate(pairs, first):
        found |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}
    return found


_PIPELESS: set[str] = set()


def _refuse_pipes(root: str) -> None:
    """Raises if a file that every git command reads is a pipe, since git would wait forever; checks once per process."""
    if root in _PIPELESS:
        return
    for name in (".gitattributes", ".gitignore"):
        try:
            is_pipe = stat.S_ISFIFO(os.stat(os.path.join(root, name)).st_mode)
        except OSError:
            continue
        if is_pipe:
            message = f"{name} is a pipe, and git would wait for it"
            raise MachineError(message, code="git-failed", hint=f"rm {name}; git restore {name}")
    _PIPELESS.add(root)


class Asked:
    """A git command that was started and whose output is not read yet."""

    def __init__(self, root: str, words: tuple[str, ...], stdin: bytes | None = None) -> None:
        self.words, self.stdin = words, stdin
        _refuse_pipes(root)
        self.command = ["git", "-C", root, *_harmless(words), *words]
        self.env = {**environment(), **_without_filters(root, words)}
        try:
            self._process = _start(self.command, stdin, self.env) if os.name == "posix" else None
        except FileNotFoundError:
            raise NeedsGit("git is not installed") from None

    def answer(self, timeout: int = 120, check: bool = True) -> bytes:
        """git's output; raises a coded error if git fails or takes too long."""
        out, error, code = self.ended(timeout)
        if check and code:
            raise self.refused(error, code)
        return out

    def ended(self, timeout: int = 120) -> Ended:
        """git's output and exit code; raises a coded error only if git takes too long."""
        try:
            if self._process is None:
                return _run(self.command, self.stdin, timeout, self.env)
            return _finish(*self._process, time.monotonic() + timeout)
        except FileNotFoundError:
            raise NeedsGit("git is not installed") from None
        except TimeoutError:
            message = f"git {self.words[0]} took longer than {timeout} s"
            raise MachineError(message, code="git-failed") from None

    def refused(self, error: bytes, code: int) -> MachineError | NeedsGit:
        """The coded error for git's exit code and what it wrote to stderr."""
        said = error.decode("utf-8", "replace").strip().splitlines()
        message = said[-1] if said else f"exit {code}"
        # git may add a line about the file system at which it stopped looking
        if any("not a git repository" in line for line in said):
            return NeedsGit("this is no git repository", hint="git init")
        hint = f"git {' '.join(self.words[:3])}"
        return MachineError(f"git {self.words[0]}: {message}", code="git-failed", hint=hint)


def _start(command: list[str], stdin: bytes | None, env: dict[str, str]) -> tuple[int, int, int] | None:
    """Starts a process; returns its id and the handles of its stdout and stderr. None if a standard stream is closed."""
    given = _open_stdin(stdin)
    out, out_end = os.pipe()
    error, error_end = os.pipe()
    ends = (given, out_end, error_end)
    try:
        # a new pipe could take the number of the closed stream
        if min(given, out, error) < 3:
            os.close(out)
            os.close(error)
            return None
        moves = [(os.POSIX_SPAWN_DUP2, end, at) for at, end in enumerate(ends)]
        return os.posix_spawnp("git", command, env, file_actions=moves), out, error
    finally:
        for end in ends:
            os.close(end)


def _open_stdin(stdin: bytes | None) -> int:
    """A handle from which a process can read these bytes: a pipe if they fit into one, else an unnamed file."""
    if stdin is None:
        return os.open(os.devnull, os.O_RDONLY)
    if len(stdin) <= _AT_ONCE:
        given, end = os.pipe()
        os.write(end, stdin)
        os.close(end)
        return given
    from tempfile import TemporaryFile

    with TemporaryFile() as handle:
        handle.write(stdin)
        handle.seek(0)
        return os.dup(handle.fileno())


def _finish(pid: int, out: int, error: int, end: float) -> Ended:
    """Reads the output of a process until it ends; raises `TimeoutError` if it takes too long."""
    from select import select

    pieces: dict[int, list[bytes]] = {out: [], error: []}
    left = [out, error]
    try:
        while left:
            ready = select(left, [], [], max(0.0, end - time.monotonic()))[0]
            if not ready:
                os.kill(pid, 9)
                raise TimeoutError
            for handle in ready:
                piece = os.read(handle, 1 << 20)
                pieces[handle].append(piece)
                if not piece:
                    left.remove(handle)
    finally:
        os.close(out)
        os.close(error)
        status = os.waitpid(pid, 0)[1]
    return b"".join(pieces[out]), b"".join(pieces[error]), os.waitstatus_to_exitcode(status)


def _run(command: list[str], stdin: bytes | None, timeout: int, env: dict[str, str]) -> Ended:
    """Runs a command with `subprocess`, for systems without `posix_spawn`."""
    import subprocess

    try:
        # without input, stdin is empty
        done = subprocess.run(
            command, input=stdin or b"", capture_output=True, timeout=timeout, env=env, check=False
        )
    except subprocess.TimeoutExpired:
        raise TimeoutError from None
    return done.stdout, done.stderr, done.returncode


def ask(root: str, *words: str, stdin: bytes | None = None) -> Asked:
    """Starts a git command in a repository; the caller takes the answer later."""
    return Asked(root, words, stdin)


def run(root: str, *words: str, stdin: bytes | None = None, timeout: int = 120, check: bool = True) -> bytes:
    """The output of one git command in a repository; raises a coded error if git is missing or fails."""
    return ask(root, *words, stdin=stdin).answer(timeout, check)
