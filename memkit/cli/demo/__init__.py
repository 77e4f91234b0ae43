"""`memkit demo`: a small project's memory, built and walked through in a temporary directory.

Each step runs as a user would type it; its output is printed within 80 columns.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from textwrap import wrap

from memkit.cli import main
from memkit.cli.frame import Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.cli.frame.ui import paint
from memkit.model import counted
from memkit.query.call import shell_quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from memkit.cli.demo.story import Step
    from memkit.query.call import Call


VERB = Verb(
    "demo",
    "a small project's memory, built and walked through",
    description=(
        "Real commands on a real ledger in a temporary directory: two months of a made-up project, told in a dozen"
        " steps, with its report at the end. Nothing of yours is read or written."
    ),
    example="memkit demo --open",
    exits={0: "walked through", 1: "a step did not answer as it should"},
    opts=(
        Flag("--open", "show the report in the browser"),
        Flag("--remove", "take the directory away again"),
    ),
)

_NEXT = """
Next, in a repository of your own:

  memkit init                make it remember
  memkit remember "…"        the first thing a newcomer gets wrong
  memkit setup claude-code   let your agent ask it (memkit setup --list: others)
"""


def run(call: Call, open: bool, remove: bool) -> Outcome:
    """Plays the story; exit 1 if a step did not answer as it should."""
    import shutil
    import tempfile

    from memkit.cli.demo.story import STORY

    folder = os.path.join(tempfile.mkdtemp(prefix="memkit-demo-"), "ferry")
    try:
        with Stage(folder, colour=call.color, quiet=call.quiet or call.json) as stage:
            wrong = [step.name for step in STORY if not stage.play(step)]
        page = os.path.join(folder, ".memkit", "report.html")
        if open and not remove:
            from memkit.cli.verbs.report import shown_in_browser

            shown_in_browser(page)
    finally:
        if remove:
            shutil.rmtree(os.path.dirname(folder), ignore_errors=True)
    data = {"steps": len(STORY), "folder": folder, "report": page}
    if wrong:
        said = f"{counted(len(wrong), 'step')} did not answer as expected: {'; '.join(wrong)}"
        return Outcome(said, data=data, exit_code=1)
    where = (
        "The directory is gone again." if remove else f"The report, and all of ferry around it:\n\n  {page}"
    )
    return Outcome(f"\n{where}\n{_NEXT}", data=data, id=page)


WIDTH = 80
# environment variables that would change the story
_OURS = ("MEMKIT_NOW", "MEMKIT_ACTOR", "MEMKIT_SESSION", "MEMKIT_HOST_SESSION", "NO_COLOR", "XDG_DATA_HOME")
_GIT = ("-c", "user.name=dev", "-c", "user.email=dev@ferry.invalid", "-c", "commit.gpgsign=false")


class Stage:
    """A folder to play in; restores environment and working directory at the end."""

    def __init__(self, folder: str, *, colour: bool, quiet: bool) -> None:
        self._folder, self._colour, self._quiet = folder, colour, quiet
        self._kept: dict[str, str | None] = {}
        self._here, self._stdin = "", sys.stdin

    def __enter__(self) -> Stage:
        self._here, self._stdin = os.getcwd(), sys.stdin
        self._kept = {name: os.environ.pop(name, None) for name in _OURS}
        os.environ["XDG_DATA_HOME"] = os.path.join(os.path.dirname(self._folder), "data")
        os.makedirs(self._folder)
        os.chdir(self._folder)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.chdir(self._here)
        sys.stdin = self._stdin
        for name, value in self._kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value

    def play(self, step: Step) -> bool:
        """Prints and runs a step; True if it ended as the story says."""
        if step.say:
            self._print(
                "\n" + "\n".join(paint(line, "bold", self._colour) for line in _wrapped_rows(f"# {step.say}"))
            )
        if step.shown:
            self._print(f"$ {step.shown}")
        if step.write:
            _write(*step.write)
        if step.tamper:
            _tamper(*step.tamper)
        if step.git:
            return _git(step.git)
        if not step.argv:
            return True
        if not step.silent and not step.shown:
            self._print(_typed_command(step.argv) + (f" 2>&1 | grep {step.only}" if step.only else ""))
        code, said = _run(step)
        if not step.silent:
            shown = [text for text in said.splitlines() if step.only in text]
            self._print("\n".join(line for text in shown for line in _wrapped_rows(text)))
        return code == step.exit_code

    def _print(self, text: str) -> None:
        if text and not self._quiet:
            print(text, flush=True)


def _run(step: Step) -> tuple[int, str]:
    """The exit code and the output: answers and errors in the order they came."""
    os.environ["MEMKIT_NOW"], os.environ["MEMKIT_ACTOR"] = step.now, step.actor
    # no stdin: the story must not ask
    sys.stdin = io.StringIO(step.stdin)
    screen = io.StringIO()
    with redirect_stdout(screen), redirect_stderr(screen):
        code = main(list(step.argv))
    return code, screen.getvalue()


def _write(path: str, text: str) -> None:
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as handle:
        handle.write(text)


def _tamper(name: str, old: str, new: str) -> None:
    for found in sorted(os.listdir("sessions")):
        if found.startswith(name):
            path = os.path.join("sessions", found)
            with open(path, encoding="utf-8", newline="") as handle:
                text = handle.read()
            _write(path, text.replace(old, new))


def _git(words: tuple[str, ...]) -> bool:
    import subprocess

    return subprocess.run(["git", *_GIT, *words], check=False, capture_output=True).returncode == 0


def _typed_command(argv: tuple[str, ...]) -> str:
    """The command as typed, broken between words if it is too long."""
    lines = ["$ memkit"]
    for shown in _chunks(argv):
        if len(lines[-1]) + len(shown) + 3 > WIDTH:
            lines[-1] += " \\"
            lines.append("   ")
        lines[-1] += f" {shown}"
    return "\n".join(lines)


def _chunks(argv: tuple[str, ...]) -> list[str]:
    """The words, each option together with its value."""
    found: list[str] = []
    for at, word in enumerate(argv):
        if at and argv[at - 1].startswith("-") and not word.startswith("-"):
            found[-1] += f" {shell_quoted([word])}"
        else:
            found.append(shell_quoted([word]))
    return found


def _wrapped_rows(line: str) -> list[str]:
    """A line wrapped to the width with a hanging indent."""
    begins = line[: len(line) - len(line.lstrip())]
    more = "# " if line.startswith("# ") else begins + "  "
    return wrap(line, WIDTH, subsequent_indent=more, break_on_hyphens=False, break_long_words=False) or [""]
