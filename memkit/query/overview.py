"""Counts of a memory, from its catalog; opens only the facts that it names.

It remembers the marker of continuity.md by the file's stat values: hashing a long page costs more than the rest of
`status`. Deleting that cache never changes an answer.
"""

from __future__ import annotations

import os

from memkit.model.catalog import BY_AGE, WIDTH
from memkit.rules import decay
from memkit.rules.due import due_of, is_counted, is_decaying, may_fall_due
from memkit.store import clock, files, stat_at
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import RACY_NS
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader
    from memkit.rules.due import Due
    from memkit.store import Stat
    from memkit.store.workspace import Workspace


# before any session
_LONG_AGO = -(10**9)
_SHOWN = ("core", "active", "working", "fading", "threads")


def live_kinds(reader: Reader) -> frozenset[int]:
    """The kinds of live facts that this reader may see, without prose."""
    return reader.catalog.kinds_that(lambda kind: is_counted(kind) and reader.visible(kind))


def tier_counts(reader: Reader) -> dict[str, int]:
    """How many live facts there are of each tier, open threads apart."""
    catalog, kinds = reader.catalog, live_kinds(reader)
    counts = dict.fromkeys(_SHOWN, 0)
    names: dict[int, str] = {}
    for kind in kinds:
        old = catalog.kinds[kind].fact
        old.anchor_work = old.used_work = _LONG_AGO
        names[kind] = _name(reader, old)
        if names[kind] in counts:
            counts[names[kind]] += catalog.kinds[kind].count
    windows = reader.policy.decay
    # facts last used before every window have the tier of their kind
    since = reader.state.work - max(windows.working_window, windows.active_window)
    for number in catalog.used_since(since):
        kind = catalog.rows[number * WIDTH]
        if kind in kinds:
            for name, more in ((names[kind], -1), (_name(reader, catalog.bare(number)), 1)):
                if name in counts:
                    counts[name] += more
    return counts


def _name(reader: Reader, fact: Fact) -> str:
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    return "threads" if fact.is_open_thread else "fading" if tier == decay.FADING else tier


def queue(reader: Reader) -> tuple[int, str]:
    """How many pending candidates this reader may see, and since when the oldest is pending."""
    catalog = reader.catalog
    kinds = catalog.kinds_that(
        lambda kind: decay.place(kind) == "queue" and kind.kind != "prose" and reader.visible(kind)
    )
    first = next(catalog.numbers(kinds, BY_AGE), None)
    return catalog.count(kinds), "" if first is None else reader.state.facts[catalog.name(first)].created


def dues(reader: Reader) -> list[Due]:
    """The review first, due or not; then everything due now, limited to facts that this reader may see."""
    catalog = reader.catalog
    kinds = catalog.kinds_that(is_counted)
    falling = frozenset(kind for kind in kinds if may_fall_due(catalog.kinds[kind].fact)) & live_kinds(reader)
    facts = [catalog.bare(number) for number in catalog.numbers(falling)]
    ageing = catalog.count(kind for kind in kinds if is_decaying(catalog.kinds[kind].fact))
    return due_of(facts, ageing, reader.state, reader.policy, 0)


def stale_ids(reader: Reader) -> Iterator[str]:
    """The live facts that a session marked stale or whose evidence changed since, oldest first."""
    catalog, live = reader.catalog, live_kinds(reader)
    called = {kind for kind in live if catalog.kinds[kind].fact.stale}
    cited = {kind for kind in live - called if catalog.kinds[kind].fact.every("evidence")}
    changed = reader.doubts.numbers
    for number in catalog.numbers(called | cited if changed else called, BY_AGE):
        if catalog.rows[number * WIDTH] in called or number in changed:
            yield catalog.name(number)


_FORM = f"{__version__} 1"


def marker_of(workspace: Workspace, path: str) -> dict[str, str] | None:
    """The fields of a projection's marker; empty if the file was edited, None if there is no such file."""
    stat = _stat_of_file(workspace.path(path))
    known = _read_memo(workspace, path, stat) if stat is not None else None
    if known is not None:
        return known
    data = files.read_if_there(workspace.path(path))
    if data is None:
        return None
    found = _read_marker(data)
    # a file written so recently may change again with the same stat values
    if stat is not None and max(stat[1:3]) < clock.file_time() - RACY_NS:
        write_memo(workspace.private("cache", "marker"), (_FORM, path, stat, found))
    return found


def _stat_of_file(path: str) -> Stat | None:
    """The stat values of a regular file; those of a link say nothing about its target."""
    return None if os.path.islink(path) else stat_at(path)


def _read_memo(workspace: Workspace, path: str, stat: Stat) -> dict[str, str] | None:
    try:
        form, of, then, found = read_memo(workspace.private("cache", "marker"))
    except NO_MEMO:
        return None
    return dict(found) if (form, of, then) == (_FORM, path, stat) else None


def _read_marker(data: bytes) -> dict[str, str]:
    from memkit.views import is_fresh, read_marker

    return read_marker(data[data.rfind(b"\n", 0, len(data) - 1) + 1 :].decode()) if is_fresh(data) else {}
