"""`memkit replay`: rebuild the projections from the ledger."""

from __future__ import annotations

from memkit.cli.frame.declare import Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.load import Loaded

VERB = Verb(
    "replay",
    "rebuild the projections; --check, --at SESSION|DATE",
    description=(
        "Reads the ledger and writes every projection whose bytes differ. A hand-edited projection stops it:"
        " memkit absorb records the edit, --discard-edits drops it and keeps a copy in .memkit/outbox/. --at and"
        " --known-to print a past continuity.md and write nothing; --trace re-runs a session's working memory."
    ),
    example="memkit replay --check",
    exits={0: "fresh", 1: "--check: stale, with a diff", 3: "the ledger cannot be read", 4: "edited by hand"},
    opts=(
        Flag("--check", "write nothing; exit 1 with a diff when anything is stale"),
        Opt("--at", "the state after that session or date", metavar="SESSION|DATE"),
        Opt("--known-to", "what that session could know", metavar="SESSION"),
        Opt("--trace", "re-run that session's working memory and compare", metavar="SESSION"),
        Flag("--discard-edits", "drop hand edits; copies go to .memkit/outbox/"),
        Flag("--stage", "add what was written to git's index"),
    ),
    writes=True,
)


def run(
    call: Call,
    check: bool,
    at: str | None,
    known_to: str | None,
    trace: str | None,
    discard_edits: bool,
    stage: bool,
) -> Outcome:
    """Renders, compares, or shows a past."""
    from memkit.query import load
    from memkit.write import publish

    _one_of(
        {
            "--trace": trace,
            "--at": at,
            "--known-to": known_to,
            "--check": check,
            "--discard-edits": discard_edits,
        }
    )
    if trace:
        from memkit.cli.verbs.trace import rerun

        return rerun(call, trace)
    if at or known_to:
        from memkit.query import past

        load.ready_to_write(load.load(call.workspace))
        loaded = past.at(call.workspace, at) if at else past.known_to(call.workspace, known_to or "")
        text = load.rendered(loaded)[call.workspace.policy.layout.continuity]
        notes = past.adopted_later(call.workspace, loaded)
        return Outcome(text.rstrip("\n"), data=_data(loaded, [], []), notes=notes)
    if check or call.dry_run:
        return _check(call)
    done = publish.publish(call.workspace, discard_edits=discard_edits)
    loaded = load.load(call.workspace)
    changed = [*done.written, *done.removed]
    if stage:
        from memkit.store.git import stage as add_to_index

        add_to_index(call.workspace.root, changed)
    said = f"replayed {_words(loaded)} · " + (f"{len(changed)} written" if changed else "projections fresh")
    notes = tuple(f"kept a copy in {path}" for path in done.kept)
    return Outcome(said, data=_data(loaded, changed, []), notes=notes)


def _one_of(given: dict[str, object]) -> None:
    """Each of them is a question of its own."""
    asked = [name for name, value in given.items() if value]
    if len(asked) > 1:
        from memkit.errors import UsageError

        message = f"{' and '.join(asked)} ask for different things"
        raise UsageError(message, code="bad-options", hint="memkit replay --help")


def _check(call: Call) -> Outcome:
    from memkit.query import load
    from memkit.query.leftovers import leftover_projections
    from memkit.store import files

    loaded = load.load(call.workspace, trust_stat=False)
    load.ready_to_write(loaded)
    texts = load.rendered(loaded)
    stale: list[str] = []
    lines: list[str] = []
    for path, text in texts.items():
        data = files.read_if_there(call.workspace.path(path))
        if data != text.encode():
            stale.append(path)
            lines += _diff(path, (data or b"").decode("utf-8", "replace"), text)
    stale += leftover_projections(call.workspace, texts)
    if not stale:
        return Outcome(f"fresh · {_words(loaded)}", data=_data(loaded, [], []))
    said = "\n".join([*lines, f"stale: {', '.join(stale)}"])
    hint = ("hint: memkit replay",)
    return Outcome(said, data=_data(loaded, [], stale), exit_code=1, notes=hint)


def _diff(path: str, old: str, new: str) -> list[str]:
    from difflib import unified_diff

    lines = unified_diff(old.splitlines(), new.splitlines(), path, f"{path} (replayed)", lineterm="", n=1)
    return list(lines)[:60]


def _words(loaded: Loaded) -> str:
    state = loaded.state
    rows, facts = counted(len(state.rows), "session"), counted(len(state.facts), "fact")
    return f"{rows}, {counted(state.events, 'event')}, {facts}"


def _data(loaded: Loaded, written: list[str], stale: list[str]) -> dict[str, object]:
    from memkit.replay.sem import sem
    from memkit.views.marker import ledger_digest

    state = loaded.state
    counts = {"sessions": len(state.rows), "events": state.events, "facts": len(state.facts)}
    return {**counts, "written": written, "stale": stale, "ledger": ledger_digest(state), "state": sem(state)}
