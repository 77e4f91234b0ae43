"""The rendered pages on disk: what this ledger renders, remembered from before, and files left over from an earlier state.

The memo has, by the digests of ledger and policy, the git blob name of every projection and the problems of upkeep. It is a
cache: deleting it never changes an answer.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct, values_of
from memkit.model import Problem
from memkit.store import files, stat_at
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import RACY_NS
from memkit.store.workspace import Workspace
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping
    from typing import Any

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.load import Loaded
    from memkit.query.pages import Pages
    from memkit.store import Stat


_FORM = f"{__version__} 10"
_SHA1 = "0" * 40


@struct(frozen=True)
class Rendering:
    """A ledger that was rendered before: path → blob of its pages (`names`), and its problems of upkeep (`cares`)."""

    names: dict[str, str]
    cares: tuple[Problem, ...]
    # its stamp, the stamp of its checkpoint, and the facts and pages that differ from that checkpoint
    stamp: str = ""
    base: str = ""
    changed: tuple[str, ...] = ()
    touched: frozenset[str] = frozenset()
    stats: dict[str, Stat] = field(default_factory=dict)


def _key(workspace: Workspace, state: State) -> tuple[str, str, str]:
    from memkit.views import policy_digest

    return _FORM, state.rows.ledger_sha256(), policy_digest(workspace.policy)


def save_rendering(workspace: Workspace, state: State, texts: Mapping[str, str]) -> tuple[Problem, ...]:
    """Saves what this ledger renders, and returns its problems of upkeep; a failed write is ignored."""
    from memkit.rules.due import cares

    due = cares(state, workspace.policy, texts)
    _write(workspace, state, Rendering(_names({path: text.encode() for path, text in texts.items()}), due))
    return due


def save_pages(loaded: Loaded, pages: Pages, standing: Rendering, new: Mapping[str, bytes]) -> None:
    """Like `keep`, for pages laid out from slips. `new`: the pages that were rendered; the others are as in `standing`."""
    from memkit.rules.due import cares_of, due_of
    from memkit.views.slip_table import RECORD, RULE

    workspace, layout = loaded.workspace, pages.layout
    policy, paths = workspace.policy, layout.paths()
    lines = new[policy.layout.continuity].count(b"\n")
    due = due_of(_watched_facts(loaded), layout.decaying(), loaded.state, policy, lines)
    index = layout.sheet.path("INDEX.md")
    shown = (new[index] if index in new else files.read(workspace.path(index))).decode()
    cares = cares_of(due, [*layout.ids(RECORD), *layout.ids(RULE)], shown, policy)
    names = standing.names | _names(new)
    known = Rendering(
        {path: names[path] for path in paths},
        cares,
        loaded.stamp,
        loaded.base,
        tuple(fact.id for fact in loaded.state.facts.changed()) if loaded.base else (),
        frozenset(pages.touched or ()),
        _stats(workspace, paths, standing.stats, new),
    )
    _write(workspace, loaded.state, known)


def _watched_facts(loaded: Loaded) -> list[Fact]:
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
    """The stat values of these pages' files, without files written too recently to be trusted by them."""
    import time

    young = time.time_ns() - RACY_NS
    looked_at = {path: _stat_of(workspace, path) for path in new}
    old = {path: stat for path, stat in looked_at.items() if stat is not None and max(stat[1:3]) < young}
    # a page that was old enough when it was known stays so
    return {path: known[path] for path in paths if path in known and path not in looked_at} | old


def _stat_of(workspace: Workspace, path: str) -> Stat | None:
    return stat_at(f"{workspace.root}/{path}")


def _write(workspace: Workspace, state: State, known: Rendering) -> None:
    due = [values_of(problem) for problem in known.cares]
    rest = (known.stamp, known.base, known.changed, sorted(known.touched), known.stats)
    content = (_key(workspace, state), known.names, due, *rest)
    try:
        write_memo(workspace.private("cache", "rendered"), content)
    except ValueError:
        pass


def _read(workspace: Workspace) -> tuple[Any, Rendering] | None:
    """The saved memo with its key; None if this memkit saved none."""
    try:
        key, names, due, stamp, base, changed, touched, stats = read_memo(
            workspace.private("cache", "rendered")
        )
        if key[0] == _FORM:
            cares = tuple(Problem(*values) for values in due)
            return key, Rendering(names, cares, stamp, base, tuple(changed), frozenset(touched), stats)
    except NO_MEMO:
        pass
    return None


def known_rendering(workspace: Workspace, state: State) -> Rendering | None:
    """What this ledger renders, if it was rendered before; else None."""
    kept = _read(workspace)
    return kept[1] if kept is not None and kept[0] == _key(workspace, state) else None


def is_rendered(loaded: Loaded) -> bool:
    """Whether exactly this ledger was rendered already and all its pages are on disk, because another writer did it."""
    workspace = loaded.workspace
    before = known_rendering(workspace, loaded.state)
    return before is not None and all(
        (path in before.stats and before.stats[path] == _stat_of(workspace, path))
        or _has_content(workspace, path, name)
        for path, name in before.names.items()
    )


def _has_content(workspace: Workspace, path: str, name: str) -> bool:
    data = files.read_if_there(workspace.path(path))
    return data is not None and _names({path: data})[path] == name


def pages_on_disk(loaded: Loaded, pages: Pages, found: dict[str, Stat]) -> Rendering:
    """The pages on disk that need no rendering: laid out before from the same slips and not touched since.

    Adds the pages that an earlier rendering touched to `pages`. `found` are the files of record folders.
    """
    from memkit.views import policy_digest

    kept = _read(loaded.workspace)
    if kept is None or pages.touched is None or kept[0][2] != policy_digest(loaded.workspace.policy):
        return Rendering({}, ())
    before = kept[1]
    if before.base == loaded.base:
        pages.touched |= before.touched
    elif before.stamp != loaded.base:
        return Rendering({}, ())
    stats = {
        path: stat
        for path, stat in before.stats.items()
        if path not in pages.touched and (found.get(path) or _stat_of(loaded.workspace, path)) == stat
    }
    return Rendering({path: before.names[path] for path in stats}, (), stats=stats)


_FOLDERS = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


def pages_in_folders(workspace: Workspace) -> dict[str, Stat]:
    """Path → stat values of every markdown entry in a folder of records."""
    from memkit.store.files import stats_in

    found: dict[str, Stat] = {}
    memory = workspace.policy.layout.memory
    for folder in _FOLDERS:
        found |= stats_in(workspace.path(memory, folder), ".md", f"{memory}/{folder}/")
    return found


def leftover_projections(
    workspace: Workspace, texts: Container[str], found: Iterable[str] | None = None
) -> list[str]:
    """Rendered files of an earlier state that the ledger does not render any more; `found` are those in their folders."""
    from memkit.views import verify

    paths = pages_in_folders(workspace) if found is None else found
    others = sorted((path for path in paths if path not in texts), key=_order)
    others = [path for path in others if files.is_file(workspace.path(path))]
    data = {path: files.read(workspace.path(path)) for path in others}
    return [path for path in others if verify(data[path].decode("utf-8", "replace")) == "fresh"]


def _order(path: str) -> tuple[int, str]:
    """By folder, then by name."""
    return _FOLDERS.index(path.split("/")[-2]), path
