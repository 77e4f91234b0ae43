"""Gathers what every inspection needs besides the ledger: texts, evidence, drafts, the clock."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.checks import Change, Subject
from memkit.checks.catalogue import RULES, unlowerable_rules
from memkit.errors import LedgerUnreadable
from memkit.model.problem import ERROR, WARNING, Problem
from memkit.query.leftovers import leftover_projections
from memkit.query.verdict_memo import Memo
from memkit.query.verdicts import UNPROVEN, Verdicts
from memkit.rules.view import proofs
from memkit.store import TOML, clock, drafts, files, git
from memkit.store.listing import LONGEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.model.fact import Fact
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
