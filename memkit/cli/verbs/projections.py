"""`memkit replay`, `absorb` and `merge-driver`: rebuild projections, record hand edits, merge for git."""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.views.edits import Edit

VERBS = (
    Verb(
        "replay",
        "rebuild the projections; --check, --at SESSION|DATE",
        description=(
            "Reads the ledger and writes every projection whose bytes differ. It stops at a projection that was edited"
            " by hand: memkit absorb records the edit, --discard-edits drops it and keeps a copy in .memkit/outbox/."
            " --at and --known-to print a past continuity.md and write nothing; --trace re-runs a session's working"
            " memory."
        ),
        example="memkit replay --check",
        exits={
            0: "fresh",
            1: "--check: stale, with a diff; --at: a day before this memory was adopted",
            3: "the ledger cannot be read",
            4: "edited by hand",
        },
        opts=(
            Flag("--check", "write nothing; exit 1 with a diff when anything is stale"),
            Opt("--at", "the state after that session or date", metavar="SESSION|DATE"),
            Opt("--known-to", "what that session could know", metavar="SESSION"),
            Opt("--trace", "re-run that session's working memory and compare", metavar="SESSION"),
            Flag("--discard-edits", "drop hand edits; copies go to .memkit/outbox/"),
            Flag("--stage", "add what was written to git's index"),
        ),
        writes=True,
        run="run_replay",
    ),
    Verb(
        "absorb",
        "record hand edits of a projection as events",
        description=(
            "Compares the file with what memkit rendered from the ledger that its last line names, even if sessions"
            " came since. A changed line becomes Revised, a new one a fact (in any list style, with or without a"
            " footer), a removed one Archived, a scalar Set, a new heading prose; on an adopted page paragraphs and"
            " headings may be changed, added, removed and moved. Other lines are listed and stay yours. memkit renders"
            " the file anew only if it took every edit, and keeps a copy. If it finds that ledger neither in the sessions"
            " nor in git, it lists missing lines and archives none. A second run finds nothing."
        ),
        example="memkit absorb continuity.md",
        exits={0: "absorbed, or nothing to absorb", 4: "some lines could not be taken"},
        args=(Arg("path", "the projection; continuity.md when left out", required=False),),
        opts=WRITING,
        writes=True,
        run="run_absorb",
    ),
    Verb(
        "merge-driver",
        "merge projections for git by replaying",
        description=(
            "git calls it for a file that both sides changed. A rendered file keeps our side, because the other side's"
            " sessions are not in the tree yet; a side edited by hand wins over one that was not; a file without"
            " memkit's mark is merged by lines. The hooks call --settle once the sessions are there: it renders the"
            " projections, records contradictions between the two sides, and stages both."
        ),
        example="memkit merge-driver --settle",
        exits={0: "merged, settled, or nothing to do", 1: "the merged file holds conflicts"},
        args=(Arg("files", "base, ours, theirs and the path, as git gives them", many=True, required=False),),
        opts=(Flag("--settle", "after a merge or a rebase: render, record contradictions, stage"),),
        writes=True,
        run="run_merge_driver",
    ),
)


def run_replay(
    call: Call,
    check: bool,
    at: str | None,
    known_to: str | None,
    trace: str | None,
    discard_edits: bool,
    stage: bool,
) -> Outcome:
    """Renders the projections, compares them, or prints a past state."""
    from memkit.query import load
    from memkit.query.merged_claims import merge_notes
    from memkit.write import publish

    _refuse_several(
        {
            "--trace": trace,
            "--at": at,
            "--known-to": known_to,
            "--check": check,
            "--discard-edits": discard_edits,
        }
    )
    if trace:
        return _rerun(call, trace)
    if at or known_to:
        from memkit.query import replays

        load.refuse_damaged(load.load(call.workspace))
        loaded = (
            replays.memory_at(call.workspace, at) if at else replays.known_to(call.workspace, known_to or "")
        )
        notes = replays.adopted_later(call.workspace, loaded.state, at or known_to or "")
        if notes:
            # what the ledger has of then is not what the page said
            return Outcome("", data=_replay_data(loaded, [], []), notes=notes, exit_code=1)
        text = load.render_pages(loaded)[call.workspace.policy.layout.continuity]
        return Outcome(text.rstrip("\n"), data=_replay_data(loaded, [], []))
    if check or call.dry_run:
        return _check(call)
    done = publish.publish(call.workspace, discard_edits=discard_edits)
    loaded = load.load(call.workspace)
    changed = [*done.written, *done.removed]
    if stage:
        from memkit.store.git import stage as add_to_index

        add_to_index(call.workspace.root, changed)
    said = f"replayed {_counts(loaded)} · " + (f"{len(changed)} written" if changed else "projections fresh")
    notes = (*(f"kept a copy in {path}" for path in done.kept), *merge_notes(loaded))
    return Outcome(said, data=_replay_data(loaded, changed, []), notes=notes)


def _refuse_several(given: dict[str, object]) -> None:
    """Refuses two options that ask for different things."""
    asked = [name for name, value in given.items() if value]
    if len(asked) > 1:
        from memkit.errors import UsageError

        message = f"{' and '.join(asked)} ask for different things"
        raise UsageError(message, code="bad-options", hint="memkit replay --help")


def _check(call: Call) -> Outcome:
    from memkit.query import load
    from memkit.query.page_files import leftover_projections
    from memkit.store import files

    loaded = load.load(call.workspace, trust_stat=False)
    load.refuse_damaged(loaded)
    texts = load.render_pages(loaded)
    stale: list[str] = []
    lines: list[str] = []
    for path, text in texts.items():
        data = files.read_if_there(call.workspace.path(path))
        if data != text.encode():
            stale.append(path)
            lines += _diff(path, (data or b"").decode("utf-8", "replace"), text)
    stale += leftover_projections(call.workspace, texts)
    if not stale:
        return Outcome(f"fresh · {_counts(loaded)}", data=_replay_data(loaded, [], []))
    said = "\n".join([*lines, f"stale: {', '.join(stale)}"])
    hint = ("hint: memkit replay",)
    return Outcome(said, data=_replay_data(loaded, [], stale), exit_code=1, notes=hint)


def _diff(path: str, old: str, new: str) -> list[str]:
    from difflib import unified_diff

    lines = unified_diff(old.splitlines(), new.splitlines(), path, f"{path} (replayed)", lineterm="", n=1)
    return list(lines)[:60]


def _counts(loaded: Loaded) -> str:
    state = loaded.state
    rows, facts = counted(len(state.rows), "session"), counted(_live_facts(loaded), "fact")
    return f"{rows}, {counted(state.events, 'event')}, {facts}"


def _live_facts(loaded: Loaded) -> int:
    from memkit.rules.view import count_facts

    return count_facts(loaded.state, loaded.workspace.policy)


def _replay_data(loaded: Loaded, written: list[str], stale: list[str]) -> dict[str, object]:
    from memkit.model.generated import sem
    from memkit.views import ledger_digest

    state = loaded.state
    counts = {"sessions": len(state.rows), "events": state.events, "facts": _live_facts(loaded)}
    return {**counts, "written": written, "stale": stale, "ledger": ledger_digest(state), "state": sem(state)}


def run_absorb(call: Call, path: str | None) -> Outcome:
    """Records a person's edits as events of one session."""
    from memkit.write.absorb import absorb
    from memkit.write.change import require_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    require_person(tx, "edit a projection")
    done = absorb(tx, path or tx.workspace.policy.layout.continuity)
    notes = (*done.receipt.notes, *_missing_lines(done.missing))
    data = {
        "absorbed": len(done.taken),
        "left": [problem.line for problem in done.left],
        "missing": [edit.id for edit in done.missing],
        "session": done.receipt.session,
    }
    if not done.taken and not done.left:
        return Outcome("nothing to absorb", data=data, notes=notes)
    said = f"absorbed {counted(len(done.taken), 'edit')}{done.receipt.tail()}"
    return Outcome(said, data=data, problems=done.left, exit_code=4 if done.left else 0, notes=notes)


def _missing_lines(found: tuple[Edit, ...]) -> list[str]:
    """Notes about facts without a line in the file, if the ledger it was rendered from is unknown."""
    if not found:
        return []
    said = "memkit found no ledger that this file was rendered from, so it archived nothing; facts without a line in it:"
    return [said, *(f"  {edit.id}: {edit.old}" for edit in found), f"hint: memkit archive {found[0].id}"]


def run_merge_driver(call: Call, files: tuple[str, ...], settle: bool) -> Outcome:
    """Merges one file for git, or settles the projections after a merge."""
    if not settle:
        return _merge(call, files)
    from memkit.errors import MemkitError, NoWorkspace

    try:
        return _settle(call)
    except NoWorkspace:
        return Outcome("")
    except MemkitError as error:
        # git has merged already: report what is left to do, do not fail
        return Outcome("", notes=(f"the projections were not settled: {error}", f"hint: {error.hint}"))


def _merge(call: Call, files: tuple[str, ...]) -> Outcome:
    from memkit.errors import UsageError
    from memkit.write.merge import merge_files

    if len(files) < 3:
        hint = "memkit setup git  # configures the driver; memkit merge-driver --settle is for people"
        raise UsageError("git gives base, ours and theirs", code="missing-files", hint=hint)
    base, ours, theirs = files[:3]
    path = files[3] if len(files) > 3 else ours
    clean = merge_files(call.cwd, base, ours, theirs)
    return Outcome("", data={"path": path, "clean": clean}, exit_code=0 if clean else 1)


def _settle(call: Call) -> Outcome:
    from memkit.write.merge import settle_merge

    done = settle_merge(call)
    old = "memory of a branch from before the adoption came in: memkit adopt takes over what it says"
    notes = (old,) if done.waits_for_adoption else ()
    if not done.paths:
        return Outcome("", data={"contradictions": 0, "staged": []}, notes=notes)
    said = [f"memory merged: {counted(len(done.paths), 'file')} staged"]
    if done.contradictions:
        said.append(f"{counted(done.contradictions, 'contradiction')} recorded")
    text = " · ".join([*said, "commit to finish"])
    data = {"contradictions": done.contradictions, "staged": list(done.paths)}
    return Outcome(text, data=data, notes=notes)


def _rerun(call: Call, typed: str) -> Outcome:
    """Runs a session's working memory again; raises at the first difference, with both sides."""
    from memkit.errors import NotFound
    from memkit.query.call import load_for
    from memkit.query.lookup import resolve
    from memkit.write import notes as traces

    loaded = load_for(call)
    stem = resolve(typed, loaded.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log")
    session, count = traces.rerun(loaded, stem)
    said = f"same · {count} working-memory events of {session.stem}"
    return Outcome(said, data={"session": stem, "events": count, "same": True}, id=stem)
