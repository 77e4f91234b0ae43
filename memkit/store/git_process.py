"""git as a process: one question, one plumbing call. A question may be put early and its answer taken later.

On POSIX systems the process is started by hand: `subprocess` and what it loads cost a cold start as much as git itself.
"""

from __future__ import annotations

import os
import stat
import time

from memkit.errors import MachineError, NeedsGit
from memkit.store.git_head import may_define_filters

# bytes that the pipe to a process holds on every system
_AT_ONCE = 4096
# hooks are given these, relative to the folder in which git started them
_PLACES = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR")

# what a process wrote to stdout and stderr, and how it ended
Ended = tuple[bytes, bytes, int]


def environment() -> dict[str, str]:
    """The environment git runs in: no prompt, no translation, no lock for a question, no fetching, places made absolute."""
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    # an object that is missing stays so: fetching it runs what the config names
    env |= {"GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"}
    for name in _PLACES:
        if env.get(name):
            env[name] = os.path.abspath(env[name])
    return env


# what a repository's own config could make git run; who asks for the config or for a path must see it as it is
_RUNS_NOTHING = (
    *("-c", "core.fsmonitor=false", "-c", f"core.hooksPath={os.devnull}"),
    *("-c", "log.showSignature=false"),
)
_AS_IT_IS = ("config", "rev-parse")


def _harmless(words: tuple[str, ...]) -> tuple[str, ...]:
    """Options by which git runs no program that an unpacked tree's config names."""
    return () if words and words[0] in _AS_IT_IS else _RUNS_NOTHING


_FILTERS: dict[str, tuple[str, ...]] = {}


def own_filters(root: str) -> tuple[str, ...]:
    """The filters (`clean`, `smudge`, `process`) that this repository's own config defines; asked once a process."""
    if root not in _FILTERS and not may_define_filters(root):
        _FILTERS[root] = ()
    if root not in _FILTERS:
        asked = Asked(root, ("config", "--show-scope", "-z", "--name-only", "--get-regexp", r"^filter\."))
        parts = asked.answer(check=False).decode("utf-8", "surrogateescape").split("\0")
        keys = [key for scope, key in zip(parts[::2], parts[1::2], strict=False) if scope in _OWN]
        names = (key.partition(".")[2].rpartition(".")[0] for key in keys)
        _FILTERS[root] = tuple(dict.fromkeys(names))
    return _FILTERS[root]


# the scopes of a config that came with the tree
_OWN = ("local", "worktree")
_NO_FILTER = {"clean": "", "smudge": "", "process": "", "required": "false"}


def _without_filters(root: str, words: tuple[str, ...]) -> dict[str, str]:
    """Variables by which a comparison with the work tree runs no filter of the repository's own."""
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
    """Raises if git would wait for ever for a file of this tree that it reads at every question; looks once a process."""
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
    """A question that git is working on."""

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
        """The coded error for what git wrote to stderr."""
        said = error.decode("utf-8", "replace").strip().splitlines()
        message = said[-1] if said else f"exit {code}"
        if "not a git repository" in message:
            return NeedsGit("this is no git repository", hint="git init")
        hint = f"git {' '.join(self.words[:3])}"
        return MachineError(f"git {self.words[0]}: {message}", code="git-failed", hint=hint)


def _start(command: list[str], stdin: bytes | None, env: dict[str, str]) -> tuple[int, int, int] | None:
    """Starts a process: its id, and where its stdout and stderr are read. None where a standard stream is closed."""
    given = _open_stdin(stdin)
    out, out_end = os.pipe()
    error, error_end = os.pipe()
    ends = (given, out_end, error_end)
    try:
        # a pipe in the place of a closed stream could not be told from it
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
    """An open file from which a process reads these bytes: a pipe where they fit into it, else a file without name."""
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
    """Reads a process to its end; raises `TimeoutError` when that does not come in time."""
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
    """The same by `subprocess`, when the answer is wanted."""
    import subprocess

    try:
        # without bytes to say, nothing stands on stdin
        done = subprocess.run(
            command, input=stdin or b"", capture_output=True, timeout=timeout, env=env, check=False
        )
    except subprocess.TimeoutExpired:
        raise TimeoutError from None
    return done.stdout, done.stderr, done.returncode


def ask(root: str, *words: str, stdin: bytes | None = None) -> Asked:
    """Puts a question to git in a repository; the answer is taken when it is needed."""
    return Asked(root, words, stdin)


def run(root: str, *words: str, stdin: bytes | None = None, timeout: int = 120, check: bool = True) -> bytes:
    """The output of one git command in a repository; coded errors where git is missing or says no."""
    return ask(root, *words, stdin=stdin).answer(timeout, check)
