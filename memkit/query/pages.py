"""Saved slips: the printed form of every fact at the checkpoint, so that only changed facts are printed again.

They stand for a checkpoint, as the fact book does, and are known by the content of their facts. They may be deleted at any
moment and never change a page.
"""

from __future__ import annotations

from memkit.boot.digest import blake2b
from memkit.query import progress
from memkit.store.cache import pack
from memkit.store.checkpoint import open_checkpoint
from memkit.store.memo_file import NO_MEMO, read_memo, write_memo
from memkit.version import __version__
from memkit.views.marker import policy_digest
from memkit.views.sheet import Sheet
from memkit.views.slips import RESTLESS, Layout, Slip, is_odd, slip_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.model.fact import Fact
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace

# raised with every change of what a fact prints
_FORM = f"{__version__} 1"


class _Kept:
    """The slips of a checkpoint, and the odd facts that keep its pages from being laid out from slips."""

    def __init__(self, stamp: str, title: str, odd: list[str], slips: dict[str, Any]) -> None:
        self.stamp, self.title, self.odd = stamp, title, odd
        self.slips = {id: Slip(*values) for id, values in slips.items()}


class Pages:
    """The pages of a memory, and which of them may be others than those of the checkpoint."""

    def __init__(self, layout: Layout, touched: set[str] | None) -> None:
        self.layout = layout
        # None: nobody knows what the pages of the checkpoint were
        self.touched = touched


def pages_of(loaded: Loaded) -> Pages | None:
    """The pages of a memory, laid out from slips; None if they must be rendered in full, since a fact is odd."""
    state, workspace = loaded.state, loaded.workspace
    sheet = Sheet(state, workspace.policy)
    kept = _read(workspace)
    if kept is not None and any(_is_still_odd(loaded, sheet, id) for id in kept.odd[:8]):
        return None
    based = kept is not None and not kept.odd and bool(loaded.base) and kept.stamp == loaded.base
    slips = kept.slips if kept is not None else {}
    new = _changed(loaded) if based else _unknown(loaded, slips)
    odd = [fact.id for fact, _ in new if is_odd(fact, sheet)]
    if odd:
        _keep(loaded, loaded.base or loaded.stamp, sheet.title, odd, {})
        return None
    slips, other = _renewed(slips, new, sheet)
    layout = Layout(slips, sheet)
    if not based:
        _keep(loaded, loaded.base or loaded.stamp, sheet.title, [], layout.slips)
    known = based and kept is not None and kept.title == sheet.title
    return Pages(layout, layout.touched(other) if known else None)


def keep_up(loaded: Loaded, pages: Pages) -> None:
    """Saves the slips of a checkpoint that a write has just replaced, for the next writer."""
    checkpoint = open_checkpoint(loaded.workspace.private("cache", "state"))
    if checkpoint is not None and checkpoint.stamp == loaded.stamp != loaded.base:
        _keep(loaded, loaded.stamp, pages.layout.sheet.title, [], pages.layout.slips)


def _is_still_odd(loaded: Loaded, sheet: Sheet, id: str) -> bool:
    fact = loaded.state.facts.get(id)
    return fact is not None and is_odd(fact, sheet)


def _changed(loaded: Loaded) -> list[tuple[Fact, bytes]]:
    """The facts that may differ from those of the checkpoint, with their contents."""
    return [(fact, _content(pack(fact))) for fact in loaded.state.facts.changed()]


def _unknown(loaded: Loaded, slips: dict[str, Slip]) -> list[tuple[Fact, bytes]]:
    """The facts of which no slip is known by their content; slips of facts that are gone are dropped."""
    facts = loaded.state.facts
    found: list[tuple[Fact, bytes]] = []
    packed = facts.packed(pack)
    for id, data in packed.items():
        content, slip = _content(data), slips.get(id)
        if slip is None or slip.content != content:
            found.append((facts[id], content))
    for id in [id for id in slips if id not in packed]:
        del slips[id]
    return found


def _renewed(
    slips: dict[str, Slip], new: Iterable[tuple[Fact, bytes]], sheet: Sheet
) -> tuple[dict[str, Slip], list[Slip]]:
    """The slips with those of changed facts, and of facts that print something else by now; and all that changed."""
    state, other = sheet.state, []
    work = state.work
    late = [id for id, slip in slips.items() if 0 < slip.turns <= work or slip.flags & RESTLESS]
    todo = {id: slips[id].content for id in late} | {fact.id: content for fact, content in new}
    for id, content in progress.watch(todo.items(), len(todo), "laying out pages"):
        old, slip = slips.pop(id, None), slip_of(state.facts[id], sheet, content)
        if slip is not None:
            slips[id] = slip
        # the record of a fact in conflict says more than its slip
        if (
            old is None
            or slip is None
            or old.values() != slip.values()
            or (slip.path and slip.flags & RESTLESS)
        ):
            other += [each for each in (old, slip) if each is not None]
    return slips, other


def _content(data: bytes) -> bytes:
    return blake2b(data, digest_size=8).digest()


def _path(workspace: Workspace) -> str:
    return workspace.private("cache", "pages")


def _read(workspace: Workspace) -> _Kept | None:
    try:
        form, policy, stamp, title, odd, slips = read_memo(_path(workspace))
        is_ours = (form, policy) == (_FORM, policy_digest(workspace.policy))
        return _Kept(stamp, title, odd, slips) if is_ours else None
    except NO_MEMO:
        return None


def _keep(loaded: Loaded, stamp: str, title: str, odd: list[str], slips: dict[str, Slip]) -> None:
    if not stamp:
        return
    workspace = loaded.workspace
    values = {id: slip.values() for id, slip in slips.items()}
    head = (_FORM, policy_digest(workspace.policy), stamp, title)
    try:
        write_memo(_path(workspace), (*head, odd, values))
    except ValueError:
        pass
