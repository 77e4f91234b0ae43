"""Gathers the subject of `check` from the work tree, and what every inspection needs besides the ledger.

This module asks files, git and the clock; the checks themselves (`memkit.checks`) see values only. It reads every session
file and compares every claim, unless `trusting`. A reader gets the problems without ids that it may not see.
"""

from __future__ import annotations

import os

from memkit.boot.digest import sha256
from memkit.boot.struct import replace
from memkit.checks import RULES, Change, Subject, unlowerable_rules
from memkit.errors import LedgerUnreadable
from memkit.model import ERROR, WARNING, Problem
from memkit.query.doubts import Memo
from memkit.query.page_files import leftover_projections
from memkit.query.verdicts import UNPROVEN, Verdicts
from memkit.rules.view import proofs
from memkit.store import TOML, clock, drafts, files, git
from memkit.store.listing import LONGEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.damage import Past
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace


_DAY = 86_400


def subject_of(
    loaded: Loaded,
    new: Iterable[str],
    changes: Iterable[Change],
    rendered: dict[str, str],
    actual: dict[str, bytes | None],
    **more: object,
) -> Subject:
    """The subject of one inspection: the ledger, its new sessions, and the current files around it."""
    workspace, state = loaded.workspace, loaded.state
    stems = frozenset(new)
    fields: dict[str, object] = {
        "found": (*loaded.problems, *_unknown_rules(workspace)),
        "rendered": rendered,
        "actual": actual,
        "replaced": _adopted_pages(loaded, actual),
        "changes": tuple(changes),
        # only needed if an erasure is recorded
        "digests": {row.path: row.sha256 for row in state.rows} if state.erased else {},
        "new": stems,
        "drafts": tuple(
            (d.seed, d.writer[0], len(d.events)) for d in drafts.open_drafts(workspace) if d.events
        ),
        "now": clock.iso(clock.now() + _DAY),
        "today": clock.iso(clock.now()),
    }
    if "texts" not in more:
        fields["texts"] = _texts(loaded, stems)
    return Subject(state, workspace.policy, **{**fields, **more})  # type: ignore[arg-type]


def projections_on_disk(workspace: Workspace, rendered: dict[str, str]) -> dict[str, bytes | None]:
    """path → bytes of the projections on disk; None for a missing one."""
    found: dict[str, bytes | None] = {}
    for path in rendered:
        try:
            found[path] = files.read_if_there(workspace.path(path))
        except OSError:
            found[path] = b""
    return found


def leftover_files(workspace: Workspace, rendered: dict[str, str]) -> tuple[str, ...]:
    """Rendered files on disk without a fact in the ledger."""
    return tuple(leftover_projections(workspace, rendered))


def _unknown_rules(workspace: Workspace) -> list[Problem]:
    """Problems of settings for rules that do not exist or cannot be changed: their author believes that a rule is off."""
    told = {name: f"no rule {name} in [checks.severity]" for name in workspace.policy.checks.severity}
    told = {name: message for name, message in told.items() if name not in RULES}
    fixed = {
        name: f"{name} keeps its severity: this line is ignored"
        for name in unlowerable_rules(workspace.policy)
    }
    lines = workspace.toml.decode("utf-8", "replace").split("\n") if told or fixed else []
    found: list[Problem] = []
    for name, message in {**told, **fixed}.items():
        at = next((n for n, line in enumerate(lines, 1) if line.lstrip(" \"'").startswith(name)), 1)
        hint = "leave the line out; memkit check prints the rule of each problem in brackets"
        severity = WARNING if name in fixed else ERROR
        found.append(Problem("policy-invalid", TOML, at, message, hint, severity))
    return found


def _adopted_pages(loaded: Loaded, actual: dict[str, bytes | None]) -> tuple[str, ...]:
    """Files that an adopt session lists with exactly this content: they are not edited, only not rendered yet."""
    listed = loaded.state.replaced_files
    return tuple(
        path
        for path, data in actual.items()
        if data is not None and listed.get(path) == sha256(data).hexdigest()
    )


def _texts(loaded: Loaded, new: frozenset[str]) -> dict[str, str]:
    """The texts of the sessions under inspection, without files that are too long: these are a problem already."""
    found: dict[str, str] = {}
    for row in loaded.state.rows:
        if row.stem in new:
            try:
                data = files.read(loaded.workspace.path(row.path), LONGEST + 1)
            except (OSError, LedgerUnreadable):
                continue
            if len(data) <= LONGEST:
                found[row.path] = data.decode("utf-8", "replace")
    return found


def stale_evidence(
    workspace: Workspace, facts: Iterable[Fact], staged: Mapping[str, bytes] | None = None
) -> dict[str, tuple[str, str]]:
    """fact id → (evidence, changed | missing) of what no longer matches.

    `staged` holds files whose bytes count in place of those on disk.
    """
    memo = Memo(workspace.root) if staged is None else None
    verdicts = Verdicts(workspace.root, staged, memo)
    found: dict[str, tuple[str, str]] = {}
    for fact in facts:
        if fact.is_live:
            for source in proofs(fact):
                state = verdicts.state(source)
                if state in UNPROVEN:
                    found[fact.id] = (source, state)
    if memo:
        memo.save()
    return found


def stale_with_hints(
    workspace: Workspace, facts: Iterable[Fact], staged: Mapping[str, bytes] | None = None
) -> dict[str, tuple[str, str, str]]:
    """The same, each with the command that answers for the fact; `verify` judges the files on disk, whatever is staged."""
    known = {fact.id: fact for fact in facts}
    found = stale_evidence(workspace, known.values(), staged)
    if not found:
        return {}
    from memkit.query.still_true import answer_of, hint, recheck_of

    recheck = recheck_of(Verdicts(workspace.root, memo=Memo(workspace.root)))
    recheck.look_for(known[id] for id in found)
    return {id: (*row, hint(id, answer_of(recheck, known[id]))) for id, row in found.items()}


def with_renames(
    root: str, changes: list[Change], gone: dict[str, str], here: dict[str, str]
) -> list[Change]:
    """Reports a missing session whose content exists under another name as renamed.

    `gone`: path → blob in the commit. `here`: sha256 → path of the existing files.
    """
    asked = [gone[change.path] for change in changes if change.status == "D" and change.path in gone]
    content = git.contents(root, asked)
    found: list[Change] = []
    for change in changes:
        data = content.get(gone.get(change.path, ""))
        now = here.get(sha256(data).hexdigest(), "") if data is not None and change.status == "D" else ""
        moved = now and now != change.path
        found.append(Change("R", change.path, change.where, now) if moved else change)
    return found


def of_work_tree(workspace: Workspace, *, trusting: bool = False) -> Subject:
    """The ledger and the projections on disk, compared with HEAD if there is one."""
    from memkit.query import load
    from memkit.query.damage import Past, removed_sessions
    from memkit.query.old_branches import commits_without_words, waiting_for_adoption
    from memkit.query.trust import MANY, clashes
    from memkit.store import git_history
    from memkit.store.listing import list_sessions

    listing = list_sessions(workspace.root, workspace.policy.layout.sessions)
    trusts = trusting and len(listing.entries) >= MANY
    loaded = load.load(workspace, tolerant=True, trust_stat=trusts, listing=listing)
    clashing, compared = clashes(workspace, loaded.state, trusting=trusting)
    changes: list[Change] = []
    earlier = Past()
    new = {row.stem for row in loaded.state.rows}
    place = git.place(workspace.root)
    if place is not None and place.head:
        folder = workspace.policy.layout.sessions
        committed = git_history.tree_blobs(workspace.root, "HEAD", folder)
        changes = changes_in_tree(loaded, committed)
        earlier = removed_sessions(workspace)
        changes += changes_in_history(loaded, earlier, {change.path for change in changes})
        names = {os.path.basename(path) for path in committed}
        new = {row.stem for row in loaded.state.rows if os.path.basename(row.path) not in names}
    rendered = load.render_pages(loaded)
    waiting = waiting_for_adoption(workspace, loaded.state)
    return subject_of(
        loaded,
        new,
        changes,
        rendered,
        projections_on_disk(workspace, rendered),
        leftover=leftover_files(workspace, rendered),
        stale=stale_with_hints(workspace, loaded.state.facts.values()),
        all_claims=True,
        clashing=clashing,
        trusted={"sessions": len(loaded.state.rows) if loaded.base else 0, "claims": compared},
        waiting=waiting.paths,
        findable=waiting.ids,
        brought=commits_without_words(workspace, loaded.state),
        notes=_notes(workspace, place is not None, earlier),
    )


def _notes(workspace: Workspace, has_git: bool, earlier: Past) -> tuple[str, ...]:
    """Notes on what was not checked, and why."""
    from memkit.store import git_head

    if earlier.note:
        return (f"the history here is {earlier.note}: what it lacks was not looked at",)
    if has_git or not git_head.is_marked(workspace.root):
        return ()
    return ("git cannot read the .git of this folder: its history was not looked at; git status says why",)


def changes_in_history(loaded: Loaded, earlier: Past, told: Container[str]) -> list[Change]:
    """Sessions that a commit removed or changed and that were not restored; adopted ones count from their adoption on."""
    from memkit.query.damage import lost_sessions

    found = lost_sessions(loaded.workspace, loaded.entries, earlier)
    changes = [Change(status, path, commit[:12]) for status, path, commit in found if path not in told]
    return [change for change in changes if os.path.basename(change.path)[:-3] not in loaded.state.legacy]


def changes_in_tree(loaded: Loaded, committed: dict[str, str]) -> list[Change]:
    """Sessions that differ between HEAD and the work tree."""
    workspace = loaded.workspace
    found = git.changed_in_tree(workspace.root, workspace.policy.layout.sessions)
    here = {row.sha256: row.path for row in loaded.state.rows}
    return with_renames(workspace.root, [Change(status, path, "") for status, path in found], committed, here)


_SOMETHING = "a fact that not every reader may see"
_HINT = "memkit check  # by somebody whom [roles] of memkit.toml lets read it"


def problems_for_reader(call: Call, problems: Sequence[Problem]) -> list[Problem]:
    """The problems without ids that this reader may not see. Loads the memory only if there is a problem."""
    from memkit.query.call import load_for, role_of
    from memkit.query.reader import reader_of

    if not problems:
        return []
    reader = reader_of(load_for(call, tolerant=True), role_of(call, call.workspace.policy))
    hidden = reader.hidden
    return [_discreet(problem, hidden) for problem in problems] if hidden else [*problems]


def _discreet(problem: Problem, hidden: frozenset[str]) -> Problem:
    from memkit.rules.authority import id_words

    message = problem.message
    for id in sorted(hidden.intersection(id_words(message)), key=len, reverse=True):
        message = message.replace(id, _SOMETHING)
    hint = problem.hint if hidden.isdisjoint(id_words(problem.hint)) else _HINT
    excerpt = problem.excerpt if hidden.isdisjoint(id_words(problem.excerpt)) else ""
    if (message, hint, excerpt) == (problem.message, problem.hint, problem.excerpt):
        return problem
    return replace(problem, message=message, hint=hint, excerpt=excerpt)
