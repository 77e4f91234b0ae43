"""`memkit version`."""

from __future__ import annotations

import sys

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "version",
    "print the version",
    description="With --json also the Python it runs on and the schema of its JSON.",
    example="memkit version --json",
)


def run(_call: Call) -> Outcome:
    """Prints the version."""
    from memkit.cli.frame.ui import SCHEMA

    python = ".".join(str(part) for part in sys.version_info[:3])
    data = {"version": __version__, "python": python, "platform": sys.platform, "json": SCHEMA}
    return Outcome(text=f"memkit {__version__}", data=data, id=__version__)
