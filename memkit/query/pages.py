"""Saved slips: a slip is the printed form of one fact, so that a write prints only changed facts again.

The slips belong to a checkpoint, as the fact book does, and are keyed by the content of their facts. They are a cache:
deleting them never changes a page.
"""

from __future__ import annotations

from memkit import query
from memkit.boot.digest import blake2b
from memkit.store.cache import pack
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import open_checkpoint
from memkit.version import __version__
from memkit.views import policy_digest
from memkit.views.sheet import Sheet
from memkit.views.slip_table import RESTLESS, Slip, SlipTable, table_in
from memkit.views.slips import Layout, is_odd, slip_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.model.fact import Fact
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace

# raise this with every change to what a fact prints
_FORM = f"{__version__} 3"


class _Kept:
    """The slips of a checkpoint, whether it may have terms, and its odd facts: those whose pages cannot be laid out from
    slips."""

    def __init__(self, stamp: str, title: str, terms: bool, odd: list[str], slips: list[Any]) -> None:
        self.stamp, self.title, self.terms, self.odd = stamp, title, terms, odd
        self.slips = table_in(slips)


class Pages:
    """The pages of a memory, and which of them may differ from those of the checkpoint."""

    def __init__(self, layout: Layout, touched: set[str] | None) -> None:
        self.layout = layout
        # None: the pages of the checkpoint are unknown
        self.touched = touched


def pages_of(loaded: Loaded) -> Pages | None:
    """The pages of a memory, laid out from slips; None if a fact is odd and they must be rendered in full."""
    state, workspace = loaded.state, loaded.workspace
    sheet = Sheet(state, workspace.policy)
    kept = _read(workspace)
    if kept is not None and any(_is_still_odd(loaded, sheet, id) for id in kept.odd[:8]):
        return None
    based = kept is not None and not kept.odd and bool(loaded.base) and kept.stamp == loaded.base
    slips = kept.slips if kept is not None else SlipTable({})
    new = _changed_facts(loaded) if based else _unknown(loaded, slips)
    odd = [fact.id for fact, _ in new if is_odd(fact, sheet)]
    if odd:
        _keep(loaded, loaded.base or loaded.stamp, sheet.title, odd, SlipTable({}))
        return None
    other = _renew(slips, new, sheet)
    layout = Layout(slips, sheet)
    if not based:
        _keep(loaded, loaded.base or loaded.stamp, sheet.title, [], layout.slips)
    if not based or kept is None or kept.title != sheet.title:
        return Pages(layout, None)
    return Pages(layout, layout.touched(other, kept.terms or bool(state.terms)))


def keep_up(loaded: Loaded, pages: Pages) -> None:
    """Saves the slips of a checkpoint that a write has just replaced, for the next writer."""
    checkpoint = open_checkpoint(loaded.workspace.private("cache", "state"))
    if checkpoint is not None and checkpoint.stamp == loaded.stamp != loaded.base:
        title, terms = pages.layout.sheet.title, bool(loaded.state.terms)
        _keep(loaded, loaded.stamp, title, [], pages.layout.slips, terms)


def _is_still_odd(loaded: Loaded, sheet: Sheet, id: str) -> bool:
    fact = loaded.state.facts.get(id)
    return fact is not None and is_odd(fact, sheet)


def _changed_facts(loaded: Loaded) -> list[tuple[Fact, bytes]]:
    """The facts that may differ from the checkpoint, with the digests of their content."""
    return [(fact, _content(pack(fact))) for fact in loaded.state.facts.changed()]


def _unknown(loaded: Loaded, slips: SlipTable) -> list[tuple[Fact, bytes]]:
    """The facts without a slip of their current content; drops the slips of facts that no longer exist."""
    facts = loaded.state.facts
    found: list[tuple[Fact, bytes]] = []
    packed, known = facts.packed(pack), slips.contents()
    for id, data in packed.items():
        content = _content(data)
        if known.get(id) != content:
            found.append((facts[id], content))
    gone = [id for id in known if id not in packed]
    if gone:
        slips.replace(gone, {})
    return found


def _renew(slips: SlipTable, new: Iterable[tuple[Fact, bytes]], sheet: Sheet) -> list[Slip]:
    """Replaces the slips of changed facts, and of facts that now print differently; returns the changed slips."""
    state, late = sheet.state, slips.find(slips.late(sheet.state.work))
    todo = {id: slip.content for id, slip in late.items()} | {fact.id: content for fact, content in new}
    before, after, other = slips.find(todo), dict[str, Slip](), list[Slip]()
    for id, content in query.watch(todo.items(), len(todo), "laying out pages"):
        old, slip = before.get(id), slip_of(state.facts[id], sheet, content)
        if slip is not None:
            after[id] = slip
        if _differs(old, slip):
            other += [each for each in (old, slip) if each is not None]
    if todo:
        slips.replace(todo, after)
    return other


def _differs(old: Slip | None, slip: Slip | None) -> bool:
    """Whether a page may differ; the record of a fact in conflict prints more than its slip."""
    if old is None or slip is None:
        return True
    return old.values() != slip.values() or bool(slip.path and slip.flags & RESTLESS)


def _content(data: bytes) -> bytes:
    return blake2b(data, digest_size=8).digest()


def _path(workspace: Workspace) -> str:
    return workspace.private("cache", "pages")


def _read(workspace: Workspace) -> _Kept | None:
    try:
        form, policy, stamp, title, terms, odd, slips = read_memo(_path(workspace))
        is_ours = (form, policy) == (_FORM, policy_digest(workspace.policy))
        return _Kept(stamp, title, terms, odd, slips) if is_ours else None
    except NO_MEMO:
        return None


def _keep(
    loaded: Loaded, stamp: str, title: str, odd: list[str], slips: SlipTable, terms: bool = True
) -> None:
    if not stamp:
        return
    workspace = loaded.workspace
    head = (_FORM, policy_digest(workspace.policy), stamp, title)
    try:
        write_memo(_path(workspace), (*head, terms, odd, slips.plain()))
    except ValueError:
        pass
