"""`memkit merge-driver`: how projections go through a merge. Called by git, not by people."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Flag, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "merge-driver",
    "merge projections for git by replaying",
    description=(
        "git calls it for a projection that both sides changed: ours stays, since the other side's sessions are not"
        " in the tree yet. --settle is what the hooks call when they are: it renders the projections, records"
        " contradictions between the two sides, and stages both."
    ),
    example="memkit merge-driver --settle",
    exits={0: "settled, or nothing to settle"},
    args=(Arg("files", "base, ours, theirs and the path, as git gives them", many=True, required=False),),
    opts=(Flag("--settle", "after a merge or a rebase: render, record contradictions, stage"),),
    writes=True,
)


def run(call: Call, files: tuple[str, ...], settle: bool) -> Outcome:
    """Keeps ours; or settles what a merge left behind."""
    if not settle:
        return Outcome("", data={"kept": files[1] if len(files) > 1 else ""})
    from memkit.errors import MemkitError, NoWorkspace

    try:
        return _settle(call)
    except NoWorkspace:
        return Outcome("")
    except MemkitError as error:
        # the merge is made already; what is left to do is said, never a reason to fail
        return Outcome("", notes=(f"the projections were not settled: {error}", f"hint: {error.hint}"))


def _settle(call: Call) -> Outcome:
    from memkit.write.merge import settle

    done = settle(call)
    if not done.paths:
        return Outcome("", data={"contradictions": 0, "staged": []})
    said = [f"memory merged: {len(done.paths)} file{'' if len(done.paths) == 1 else 's'} staged"]
    if done.contradictions:
        said.append(f"{done.contradictions} contradiction{'' if done.contradictions == 1 else 's'} recorded")
    text = " · ".join([*said, "commit to finish"])
    return Outcome(text, data={"contradictions": done.contradictions, "staged": list(done.paths)})
