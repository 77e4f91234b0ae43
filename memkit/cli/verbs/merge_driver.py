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
        "git calls it for a file that both sides changed. Of a rendered file ours stays, since the other side's sessions"
        " are not in the tree yet; a side edited by hand outlives one that was not; a file without memkit's mark is"
        " merged by lines. --settle is what the hooks call when the sessions are there: it renders the projections,"
        " records contradictions between the two sides, and stages both."
    ),
    example="memkit merge-driver --settle",
    exits={0: "merged, settled, or nothing to do", 1: "the merged file holds conflicts"},
    args=(Arg("files", "base, ours, theirs and the path, as git gives them", many=True, required=False),),
    opts=(Flag("--settle", "after a merge or a rebase: render, record contradictions, stage"),),
    writes=True,
)


def run(call: Call, files: tuple[str, ...], settle: bool) -> Outcome:
    """Merges one file for git; or settles what a merge left behind."""
    if not settle:
        return _merge(call, files)
    from memkit.errors import MemkitError, NoWorkspace

    try:
        return _settle(call)
    except NoWorkspace:
        return Outcome("")
    except MemkitError as error:
        # the merge is made already; what is left to do is said, never a reason to fail
        return Outcome("", notes=(f"the projections were not settled: {error}", f"hint: {error.hint}"))


def _merge(call: Call, files: tuple[str, ...]) -> Outcome:
    from memkit.errors import UsageError
    from memkit.write.merge import merge_files

    if len(files) < 3:
        hint = "memkit setup git  # configures the driver; memkit merge-driver --settle is for people"
        raise UsageError("git gives base, ours and theirs", code="missing-files", hint=hint)
    base, ours, theirs = files[:3]
    path = files[3] if len(files) > 3 else ours
    clean = merge_files(call.cwd, base, ours, theirs, path if len(files) > 3 else "")
    return Outcome("", data={"path": path, "clean": clean}, exit_code=0 if clean else 1)


def _settle(call: Call) -> Outcome:
    from memkit.write.merge import settle

    done = settle(call)
    old = "memory of a branch from before the adoption came in: memkit adopt takes over what it says"
    notes = (old,) if done.waits_for_adoption else ()
    if not done.paths:
        return Outcome("", data={"contradictions": 0, "staged": []}, notes=notes)
    said = [f"memory merged: {len(done.paths)} file{'' if len(done.paths) == 1 else 's'} staged"]
    if done.contradictions:
        said.append(f"{done.contradictions} contradiction{'' if done.contradictions == 1 else 's'} recorded")
    text = " · ".join([*said, "commit to finish"])
    data = {"contradictions": done.contradictions, "staged": list(done.paths)}
    return Outcome(text, data=data, notes=notes)
