"""`memkit demo`: a small project's memory, built and walked through in a temporary directory."""

from __future__ import annotations

import os

from memkit.cli.frame.declare import Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
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

    from memkit.cli.demo.stage import Stage
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
