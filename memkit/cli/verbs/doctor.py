"""`memkit doctor`: find what is broken or missing around memkit, and say how to mend it."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "doctor",
    "find what is broken or missing around memkit, and say how to mend it",
    description=(
        "Looks at Python, git and the installs on PATH; in a workspace also at policy, ledger, frontmatter,"
        " projections, hooks, attributes, merge driver, agents and what a crash may have left. It changes nothing."
    ),
    example="memkit doctor",
    exits={0: "all is well", 1: "something is to be mended"},
)


def run(call: Call) -> Outcome:
    """Looks at everything, and says what is not well with its remedy."""
    from memkit.errors import MemkitError
    from memkit.hosts.health import Finding, around, inside

    found = [*around()]
    try:
        found += inside(call.workspace)
    except MemkitError as error:
        found.append(Finding("workspace", error.message, error.hint))
    lines: list[str] = []
    for finding in found:
        lines.append(f"{'ok  ' if finding.well else 'mend'}  {finding.what:<14}{finding.said}")
        if not finding.well:
            lines.append(f"      {'':<14}→ {finding.hint}")
    rows = [{"what": item.what, "well": item.well, "said": item.said, "hint": item.hint} for item in found]
    bad = sum(1 for item in found if not item.well)
    return Outcome("\n".join(lines), data={"findings": rows, "mend": bad}, exit_code=1 if bad else 0)
