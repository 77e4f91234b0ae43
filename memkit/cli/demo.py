"""`memkit demo`: a small project's memory, built and walked through in a temporary directory."""

from __future__ import annotations

import os
import sys

from memkit.cli.declare import Flag, Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.call import Call

VERB = Verb(
    "demo",
    "a small project's memory, built and walked through",
    description="Real commands on a real ledger in a temporary directory; nothing is left behind, unless --keep.",
    example="memkit demo",
    exits={0: "walked through", 1: "a step did not answer as it should"},
    opts=(Flag("--keep", "leave the directory, and say where"),),
)


def run(call: Call, keep: bool) -> Outcome:
    """Walks through the story and says at the end whether every step answered as it should."""
    import shutil
    import tempfile

    from memkit.cli.demo_story import STORY

    folder = tempfile.mkdtemp(prefix="memkit-demo-")
    kept = {
        name: os.environ.get(name) for name in ("MEMKIT_NOW", "MEMKIT_ACTOR", "NO_COLOR", "MEMKIT_SESSION")
    }
    here = os.getcwd()
    try:
        os.environ.pop("MEMKIT_SESSION", None)
        wrong = [step.say for step in STORY if not _play(step, os.path.join(folder, "ferry"))]
    finally:
        os.chdir(here)
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
    if wrong:
        return Outcome(f"{len(wrong)} steps did not answer as they should: {'; '.join(wrong)}", exit_code=1)
    where = (
        f"It is all in {folder}/ferry."
        if keep
        else "Nothing was left behind; memkit demo --keep leaves it to look at."
    )
    said = f'\n{where}\nNext, in a repository of your own:\n  memkit init\n  memkit remember "…"\n  memkit setup --list'
    del call
    return Outcome(said, data={"steps": len(STORY)})


def _play(step: Step, folder: str) -> bool:
    """Says what comes, does it as a user would, and compares the exit code."""
    from memkit.__main__ import main

    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    out = sys.stdout
    if step.say:
        out.write(f"\n\x1b[1m# {step.say}\x1b[0m\n" if out.isatty() else f"\n# {step.say}\n")
    if step.write:
        path, text = step.write
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "a" if step.append else "w", encoding="utf-8") as handle:
            handle.write(text)
        out.write(f"$ {step.shown}\n")
        out.flush()
    if step.tamper:
        _tamper(step.tamper)
        out.write(f"$ {step.shown}\n")
        out.flush()
    if not step.argv:
        return True
    os.environ["MEMKIT_NOW"], os.environ["MEMKIT_ACTOR"] = step.now, step.actor
    if step.silent:
        import io
        from contextlib import redirect_stderr, redirect_stdout

        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            return main(list(step.argv)) == step.exit_code
    from memkit.call import quoted

    out.write(f"$ {quoted(['memkit', *step.argv])}\n")
    out.flush()
    sys.stderr.flush()
    code = main(list(step.argv))
    sys.stderr.flush()
    return code == step.exit_code


def _tamper(old: str) -> None:
    """Changes a word in the first session that holds it, as a careless editor would."""
    for name in sorted(os.listdir("sessions")):
        path = os.path.join("sessions", name)
        with open(path, encoding="utf-8", newline="") as handle:
            text = handle.read()
        if old in text:
            with open(path, "w", encoding="utf-8", newline="") as handle:
                handle.write(text.replace(old, old.upper(), 1))
            return


if TYPE_CHECKING:
    from memkit.cli.demo_story import Step
