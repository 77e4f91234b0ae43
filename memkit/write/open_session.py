"""The start of a session: its journal, its seed, and what its writer could know."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.errors import MachineError, Refused
from memkit.query import load
from memkit.store import clock, drafts
from memkit.store.journals import Draft
from memkit.write.journal import lines_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event
    from memkit.model.state import State
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace
    from memkit.write.desk import Desk

    # events and records
    Before = tuple[Sequence[Event], Sequence[tuple[str, str]]]


def open_draft(desk: Desk, title: str, task: str, continues: str, seed: str, before: Before) -> Draft:
    """The open session of this writer, new unless one came up meanwhile; drafts idle too long are sealed first."""
    if desk.drafts:
        from memkit.write.idle import seal_idle

        seal_idle(desk)
        desk.loaded = load.load_to_write(desk.workspace)
    title = desk.wash.text(title)
    started = clock.iso(clock.now())
    head = {"kind": "work", "actor": desk.actor.name, "host": desk.host, "title": title}
    head |= {"started": started, "task": task, "continues": continues}
    head |= snapshot(desk.state)
    head["wm"] = constants(desk.workspace)
    try:
        with drafts.opening(desk.workspace):
            return _opened_meanwhile(desk) or _create(desk, head, seed)
    except MachineError as error:
        raise desk.unsaved(error, lines_of(*before), draft="", title=title) from error


def _opened_meanwhile(desk: Desk) -> Draft | None:
    """The session that another command of the same writer opened since this one looked."""
    desk.drafts[:] = drafts.open_drafts(desk.workspace)
    return desk.own_draft()


def _create(desk: Desk, head: dict[str, str], wanted: str) -> Draft:
    """The journal of a new session, under the first seed that is free."""
    taken = taken_seeds(desk.loaded)
    while True:
        seed = wanted or new_seed(head["started"], head["actor"], head["title"], taken)
        draft = Draft(seed, desk.workspace.private("open", f"{seed}.jsonl"), {})
        said = {key: value for key, value in {"seed": seed, **head}.items() if value}
        if seed not in taken and drafts.create(draft, {"head": said, "at": head["started"]}):
            desk.drafts.append(draft)
            return draft
        if wanted:
            hint = "leave --seed away, or take another"
            raise Refused(f"the seed {seed} is taken", code="seed-taken", hint=hint)
        taken.add(seed)


def new_seed(started: str, actor: str, title: str, taken: set[str]) -> str:
    """Ten hex of what is known at the start; n is the first that is free."""
    n = 0
    while True:
        seed = sha256(f"{started}\n{actor}\n{title}\n{n}\n".encode()).hexdigest()[:10]
        if seed not in taken:
            return seed
        n += 1


def taken_seeds(loaded: Loaded) -> set[str]:
    """Seeds of drafts and sessions in sight."""
    return {draft.seed for draft in drafts.open_drafts(loaded.workspace)} | {
        row.seed for row in loaded.state.rows if row.seed
    }


def snapshot(state: State) -> dict[str, str]:
    """What a writer could know at its start."""
    from memkit.replay.sem import sem

    return {"seen": seen_of(state), "sem": sem(state)}


def seen_of(state: State) -> str:
    """The heads this writer knows, as the frontmatter holds them."""
    heads = sorted(state.heads)
    return ", ".join(f"{stem}@{state.rows[state.ordinal[stem]].sha256[:12]}" for stem in heads) or "none"


def constants(workspace: Workspace) -> str:
    """The working-memory constants in force, for the frontmatter."""
    table = workspace.policy.working_memory
    return f"refs={table.refs} window={table.window} ttl={table.ttl} ttl_cwm={table.ttl_cwm} tokens={table.tokens}"
