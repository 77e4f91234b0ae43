"""What a ledger was rendered to, remembered by content: ledger and policy by their digests, every projection by the
name git gives its bytes, and beside them what is due. It may be deleted at any moment and never changes an answer."""

from __future__ import annotations

from memkit.boot.struct import field, struct, values_of
from memkit.model.problem import Problem
from memkit.store import files
from memkit.store.file_stats import stat_at
from memkit.store.memo_file import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.load import Loaded
    from memkit.query.pages import Pages
    from memkit.store.file_stats import Stat
    from memkit.store.workspace import Workspace

_FORM = f"{__version__} 10"
_SHA1 = "0" * 40
# a file changed so shortly before it was looked at may change again without a trace
_RACY_NS = 2_000_000_000


@struct(frozen=True)
class Known:
    """A ledger that was rendered before: path → blob, and the rules on care it breaks."""

    names: dict[str, str]
    cares: tuple[Problem, ...]
    # its own stamp; the checkpoint it came from, and the facts and pages that were others than there
    stamp: str = ""
    base: str = ""
    changed: tuple[str, ...] = ()
    touched: frozenset[str] = frozenset()
    stats: dict[str, Stat] = field(default_factory=dict)


def _key(workspace: Workspace, state: State) -> tuple[str, str, str]:
    from memkit.views.marker import policy_digest

    return _FORM, state.rows.ledger_sha256(), policy_digest(workspace.policy)


def keep(workspace: Workspace, state: State, texts: Mapping[str, str]) -> tuple[Problem, ...]:
    """Remembers what this ledger renders, and returns what is due in it; what cannot be written is not remembered."""
    from memkit.checks.upkeep import cares

    due = cares(state, workspace.policy, texts)
    _write(workspace, state, Known(_names({path: text.encode() for path, text in texts.items()}), due))
    return due


def keep_pages(loaded: Loaded, pages: Pages, standing: Known, new: Mapping[str, bytes]) -> None:
    """The same of pages that were laid out from slips: `new` are those that were looked at, the others stand as in
    `standing`."""
    from memkit.checks.upkeep import cares_of
    from memkit.rules.due import due_of
    from memkit.views.slip_table import RECORD, RULE

    workspace, layout = loaded.workspace, pages.layout
    policy, paths = workspace.policy, layout.paths()
    lines = new[policy.layout.continuity].count(b"\n")
    due = due_of(_watched(loaded), layout.decaying(), loaded.state, policy, lines)
    index = layout.sheet.path("INDEX.md")
    shown = (new[index] if index in new else files.read(workspace.path(index))).decode()
    cares = cares_of(due, [*layout.ids(RECORD), *layout.ids(RULE)], shown, policy)
    names = standing.names | _names(new)
    known = Known(
        {path: names[path] for path in paths},
        cares,
        loaded.stamp,
        loaded.base,
        tuple(fact.id for fact in loaded.state.facts.changed()) if loaded.base else (),
        frozenset(pages.touched or ()),
        _stats(workspace, paths, standing.stats, new),
    )
    _write(workspace, loaded.state, known)


def _watched(loaded: Loaded) -> list[Fact]:
    """The live invariants and open threads, by id, without their words."""
    from memkit.rules.due import is_counted, may_fall_due

    catalog = loaded.state.facts.catalog()
    kinds = catalog.kinds_that(lambda fact: is_counted(fact) and may_fall_due(fact))
    return [catalog.bare(number) for number in catalog.numbers(kinds)]


def _names(contents: Mapping[str, bytes]) -> dict[str, str]:
    from memkit.store.git_head import blob_of

    return {path: blob_of(data, _SHA1) for path, data in contents.items()}


def _stats(
    workspace: Workspace, paths: Iterable[str], known: dict[str, Stat], new: Iterable[str]
) -> dict[str, Stat]:
    """The files of these pages, but for those that are too young to be known by their stat values."""
    import time

    young = time.time_ns() - _RACY_NS
    looked_at = {path: _stat_of(workspace, path) for path in new}
    old = {path: stat for path, stat in looked_at.items() if stat is not None and max(stat[1:3]) < young}
    # a page that was old enough when it was known stays so
    return {path: known[path] for path in paths if path in known and path not in looked_at} | old


def _stat_of(workspace: Workspace, path: str) -> Stat | None:
    return stat_at(f"{workspace.root}/{path}")


def _write(workspace: Workspace, state: State, known: Known) -> None:
    due = [values_of(problem) for problem in known.cares]
    rest = (known.stamp, known.base, known.changed, sorted(known.touched), known.stats)
    content = (_key(workspace, state), known.names, due, *rest)
    try:
        write_memo(workspace.private("cache", "rendered"), content)
    except ValueError:
        pass


def _read(workspace: Workspace) -> tuple[Any, Known] | None:
    """The saved memo with its key; None if this memkit saved none."""
    try:
        key, names, due, stamp, base, changed, touched, stats = read_memo(
            workspace.private("cache", "rendered")
        )
        if key[0] == _FORM:
            cares = tuple(Problem(*values) for values in due)
            return key, Known(names, cares, stamp, base, tuple(changed), frozenset(touched), stats)
    except NO_MEMO:
        pass
    return None


def known(workspace: Workspace, state: State) -> Known | None:
    """What this ledger renders, where it was rendered before."""
    kept = _read(workspace)
    return kept[1] if kept is not None and kept[0] == _key(workspace, state) else None


def is_rendered(loaded: Loaded) -> bool:
    """Whether this very ledger was rendered already and all its pages stand in their files: another writer came first."""
    workspace = loaded.workspace
    before = known(workspace, loaded.state)
    return before is not None and all(
        (path in before.stats and before.stats[path] == _stat_of(workspace, path))
        or _has_content(workspace, path, name)
        for path, name in before.names.items()
    )


def _has_content(workspace: Workspace, path: str, name: str) -> bool:
    data = files.read_if_there(workspace.path(path))
    return data is not None and _names({path: data})[path] == name


def standing(loaded: Loaded, pages: Pages, found: dict[str, Stat]) -> Known:
    """The pages that stand in their files as this ledger renders them: laid out before from the same slips, and not
    touched since. `pages` takes in what an earlier rendering touched; `found` are the files of record folders."""
    from memkit.views.marker import policy_digest

    kept = _read(loaded.workspace)
    if kept is None or pages.touched is None or kept[0][2] != policy_digest(loaded.workspace.policy):
        return Known({}, ())
    before = kept[1]
    if before.base == loaded.base:
        pages.touched |= before.touched
    elif before.stamp != loaded.base:
        return Known({}, ())
    stats = {
        path: stat
        for path, stat in before.stats.items()
        if path not in pages.touched and (found.get(path) or _stat_of(loaded.workspace, path)) == stat
    }
    return Known({path: before.names[path] for path in stats}, (), stats=stats)
