"""Writes the projections. Never overwrites hand-written text without a copy."""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.query import page_files
from memkit.query.load import Loaded, load, refuse_damaged, render_pages
from memkit.query.page_files import leftover_projections, pages_in_folders
from memkit.query.pages import keep_up as pages_keep_up
from memkit.query.pages import pages_of
from memkit.store import cache_folder, file_writes, files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.pages import Pages
    from memkit.store.lock import Lock


@struct(frozen=True)
class Published:
    """What rendering did: files written, files removed, copies of edited files that were kept, and edited files that it
    left as they are."""

    written: tuple[str, ...]
    removed: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    edited: tuple[str, ...] = ()


def publish(workspace: Workspace, *, discard_edits: bool = False, who: str = "memkit") -> Published:
    """Loads and renders the ledger under the lock. Refuses a projection that was edited by hand after rendering all others,
    unless `discard_edits`, which keeps a copy."""
    with rendering_lock(workspace, who):
        done = write_views(load(workspace), discard_edits=discard_edits)
    if done.edited:
        raise edited_refusal(workspace, done.edited[0])
    return done


def rendering_lock(workspace: Workspace, who: str) -> Lock:
    """The rendering lock: `with rendering_lock(workspace, who):` keeps other processes from rendering."""
    from memkit.store.lock import Lock

    return Lock(workspace.private("lock"), workspace.policy.session.lock_seconds, who)


def write_views(loaded: Loaded, *, discard_edits: bool = False) -> Published:
    """Writes every projection of this memory that differs from its file; the caller holds the lock.

    A page that was edited by hand stays as it is, unless `discard_edits`.
    """
    from memkit.query.index import keep_up

    workspace = loaded.workspace
    # do not render a damaged ledger: the pages may still show what a damaged or missing session said
    refuse_damaged(loaded)
    keep_up(loaded)
    pages = pages_of(loaded)
    found = pages_in_folders(workspace)
    standing = page_files.pages_on_disk(loaded, pages, found) if pages is not None else None
    new = _pages(loaded, pages, standing)
    held = {path: files.read_if_there(workspace.path(path)) for path in new}
    other = {path: data for path, data in new.items() if held[path] != data}
    edited = _edited_files(loaded, {path: data for path in other if (data := held[path]) is not None})
    kept = _keep_copies(loaded, edited, held) if discard_edits else ()
    stays = () if discard_edits else tuple(edited)
    written = [
        path for path, data in other.items() if path not in stays and _replace_page(workspace, path, data)
    ]
    removed = leftover_projections(workspace, new if pages is None else set(pages.layout.paths()), found)
    for path in removed:
        os.unlink(workspace.path(path))
    file_writes.sweep(workspace.path(os.path.dirname(workspace.policy.layout.continuity)))
    if stays:
        # no memo says what is on disk now
        return Published(tuple(written), tuple(removed), kept, stays)
    if pages is not None and standing is not None:
        page_files.save_pages(loaded, pages, standing, new)
        pages_keep_up(loaded, pages)
    elif written or removed:
        texts = {path: data.decode() for path, data in new.items()}
        page_files.save_rendering(workspace, loaded.state, texts)
    count_sessions(loaded)
    return Published(tuple(written), tuple(removed), kept)


def count_sessions(loaded: Loaded) -> None:
    """Writes the number of sessions to the witness of this folder."""
    last = loaded.state.last
    if last is not None:
        cache_folder.note_count(loaded.workspace.root, len(loaded.state.rows), last.stem)


def _pages(loaded: Loaded, pages: Pages | None, standing: page_files.Rendering | None) -> dict[str, bytes]:
    """The pages that may differ from their files: all except those known to be on disk as this ledger renders them."""
    if pages is None or standing is None:
        return {path: text.encode() for path, text in render_pages(loaded).items()}
    layout = pages.layout
    return {path: layout.page(path) for path in layout.paths() if path not in standing.names}


def _replace_page(workspace: Workspace, path: str, data: bytes) -> bool:
    """Writes a projection if it differs, retrying once after a write error."""
    target = workspace.path(path)
    return file_writes.with_retry(lambda: file_writes.replace(target, data), "0000", path)


def _keep_copies(loaded: Loaded, edited: list[str], held: dict[str, bytes | None]) -> tuple[str, ...]:
    """Keeps a copy of each of these edited files; where the copies are."""
    from memkit.store import drafts
    from memkit.write.detect import redacted_copy

    return tuple(
        drafts.keep_bytes(
            loaded.workspace, path.replace("/", "-"), redacted_copy(loaded.workspace, held[path] or b"")
        )
        for path in edited
    )


def edited_refusal(workspace: Workspace, path: str) -> Refused:
    """The refusal to render a page that was edited by hand."""
    hint = f"{_absorb_hint(workspace, path)}; memkit replay --discard-edits drops it and keeps a copy"
    message = f"{path} was edited by hand, so it was not rendered"
    return Refused(message, code="projection-edited", file=path, hint=hint)


def _absorb_hint(workspace: Workspace, path: str) -> str:
    """The hint that says how to bring hand-written words of a projection into the ledger."""
    from memkit.views import CONFLICTED, verify

    text = (files.read_if_there(workspace.path(path)) or b"").decode("utf-8", "replace")
    first = "take out the marks of the merge, then " if verify(text) == CONFLICTED else ""
    return f"{first}memkit absorb {path}  # records your edit"


def _is_rendered_twice(workspace: Workspace, path: str, data: bytes) -> bool:
    """Whether a file with conflict markers has nothing but two renderings of memkit between them."""
    from memkit.store import git_history
    from memkit.views import FRESH, is_conflict_mark, sides_of, verify

    text = data.decode("utf-8", "replace")
    # the merge base and both sides, from git's index
    staged = [git_history.file_at(workspace.root, f":{turn}", path) for turn in (1, 2, 3)]
    known = [side.decode("utf-8", "replace") for side in staged if side is not None]
    sides = known[-2:] if len(known) > 1 else list(sides_of(text))
    lines = {line for side in (*known, *sides) for line in side.splitlines()}
    told = (line for line in text.splitlines() if not is_conflict_mark(line))
    return all(verify(side) == FRESH for side in sides) and lines.issuperset(told)


def edited_projections(loaded: Loaded, texts: dict[str, str]) -> list[str]:
    """The projections that contain hand-written words: edited ones, and files that memkit did not render."""
    held = {path: files.read_if_there(loaded.workspace.path(path)) for path in texts}
    other = {path: data for path, data in held.items() if data is not None and data != texts[path].encode()}
    return _edited_files(loaded, other)


def _edited_files(loaded: Loaded, held: dict[str, bytes]) -> list[str]:
    """Those of these files that contain hand-written words."""
    from memkit.boot.digest import sha256
    from memkit.views import CONFLICTED, is_fresh, verify

    found: list[str] = []
    for path, data in held.items():
        if is_fresh(data):
            continue
        how = verify(data.decode("utf-8", "replace"))
        if how == CONFLICTED and _is_rendered_twice(loaded.workspace, path, data):
            continue
        if loaded.state.replaced_files.get(path) != sha256(data).hexdigest():
            found.append(path)
    return found
