"""git as a process: one question, one plumbing call. A question may be put early and its answer taken later."""

from __future__ import annotations

import os
import subprocess

from memkit.errors import MachineError, NeedsGit

# bytes that the pipe to a process holds on every system
_AT_ONCE = 16_384
# hooks are given these, relative to the folder in which git started them
_PLACES = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR")


def environment() -> dict[str, str]:
    """The environment git runs in: no prompt, no translation, no lock for a question, places made absolute."""
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    for name in _PLACES:
        if env.get(name):
            env[name] = os.path.abspath(env[name])
    return env


class Asked:
    """A question that git is working on."""

    def __init__(self, root: str, words: tuple[str, ...], stdin: bytes | None = None) -> None:
        self.words, self.stdin = words, stdin
        given = subprocess.DEVNULL if stdin is None else subprocess.PIPE
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                ["git", "-C", root, *words], stdin=given, stdout=pipe, stderr=pipe, env=environment()
            )
        except FileNotFoundError:
            raise NeedsGit("git is not installed") from None
        if stdin is not None and len(stdin) < _AT_ONCE:
            self._say(stdin)

    def _say(self, stdin: bytes) -> None:
        """What a pipe holds is said at once, so that git can begin."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(stdin)
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.stdin = self.stdin = None

    def answer(self, timeout: int = 120, check: bool = True) -> bytes:
        """What git says; a coded error where it says no, or nothing in time."""
        try:
            out, error = self.process.communicate(self.stdin, timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            message = f"git {self.words[0]} took longer than {timeout} s"
            raise MachineError(message, code="git-failed") from None
        if check and self.process.returncode:
            raise self._refused(error)
        return out

    def _refused(self, error: bytes) -> MachineError | NeedsGit:
        said = error.decode("utf-8", "replace").strip().splitlines()
        message = said[-1] if said else f"exit {self.process.returncode}"
        if "not a git repository" in message:
            return NeedsGit("this is no git repository", hint="git init")
        hint = f"git {' '.join(self.words[:3])}"
        return MachineError(f"git {self.words[0]}: {message}", code="git-failed", hint=hint)


def ask(root: str, *words: str, stdin: bytes | None = None) -> Asked:
    """Puts a question to git in a repository; the answer is taken when it is needed."""
    return Asked(root, words, stdin)


def run(root: str, *words: str, stdin: bytes | None = None, timeout: int = 120, check: bool = True) -> bytes:
    """The output of one git command in a repository; coded errors where git is missing or says no."""
    return ask(root, *words, stdin=stdin).answer(timeout, check)
