"""A page of a branch from before an adoption meets the rendered one: what the branch changed becomes a hand edit of that.

`memkit absorb` and `memkit adopt` record such edits; until then they are in the file, whatever becomes of the branch.
"""

from __future__ import annotations

import re

from memkit.documents.tools.blocks import ITEM, footer_id, scan, trailing
from memkit.store import git_merge
from memkit.views.edits import owners_lines
from memkit.views.units import MARKER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.write.transaction import Transaction

_FOOTER = re.compile(r"\s*<!--(.*?)-->", re.S)


def restore_rendered_pages(tx: Transaction, found: Mapping[str, bytes]) -> dict[str, bytes]:
    """Of these files (path → bytes), the adopted pages that a merge without the driver put back into their old form: each
    becomes the rendered page with what the old one says otherwise, as the driver would have left it.

    Writes them, unless this is a dry run; refuses after that if both sides changed the same lines.
    """
    from memkit.errors import Refused
    from memkit.query import load

    rendered = load.render_pages(tx.loaded) if tx.state.replaced_files else {}
    made: dict[str, bytes] = {}
    conflicts: list[str] = []
    for path in sorted(found.keys() & rendered.keys()):
        if _is_old_form(tx, path, found[path]):
            made[path], is_clean = _merge_into_rendered(tx, path, found[path], rendered[path])
            conflicts += [] if is_clean else [path]
    if not tx.call.dry_run:
        for path, data in made.items():
            _replace_with_copy(tx, path, found[path], data)
    if conflicts:
        hint = "take out the marks and keep the lines you want, then memkit adopt"
        said = f"{conflicts[0]}: a branch from before the adoption and the ledger changed the same lines"
        raise Refused(said, code="conflict-marker", file=conflicts[0], hint=hint)
    return made


def _is_old_form(tx: Transaction, path: str, data: bytes) -> bool:
    """True for an adopted page without memkit's mark that is not the page of the adoption itself."""
    from memkit.boot.digest import sha256
    from memkit.documents.tools.pages import decode_text
    from memkit.views import FOREIGN, verify

    replaced = tx.state.replaced_files.get(path)
    is_other = replaced is not None and replaced != sha256(data).hexdigest()
    return is_other and verify(decode_text(data, "replace")) == FOREIGN


def _merge_into_rendered(tx: Transaction, path: str, data: bytes, rendered: str) -> tuple[bytes, bool]:
    from memkit.documents.tools.pages import decode_text
    from memkit.query.old_branches import nearest_old_page

    old = decode_text(data, "replace").replace("\r\n", "\n")
    base = nearest_old_page(tx.workspace, tx.state, path, data)
    # if git has no version from before, all that differs from the rendered page counts as an edit of it
    before = decode_text(base, "replace").replace("\r\n", "\n") if base is not None else None
    start = before if before is not None else _apart(rendered, _has_title(old))[2]
    merged, is_clean = merge_old_page(tx.workspace.root, start, rendered, old)
    return merged.encode(), is_clean


def _replace_with_copy(tx: Transaction, path: str, old: bytes, new: bytes) -> None:
    from memkit.store import drafts, file_writes
    from memkit.write.detect import redacted_copy

    drafts.keep_bytes(tx.workspace, path.replace("/", "-"), redacted_copy(tx.workspace, old))
    file_writes.replace(tx.workspace.path(path), new)


def merge_old_page(root: str, base: str, rendered: str, old: str) -> tuple[str, bool]:
    """The rendered page with what the old one changed since their common base; False if both changed the same lines.

    Facts that the old page no longer has stay: a person decides whether they end.
    """
    footers = _rendered_footers(rendered)
    start, head, page, mark = _apart(rendered, _has_title(base))
    kept = _without_items(base, _ids(base) - _ids(old))
    merged, is_clean = git_merge.merge_texts(
        root, page, *(_with_line_end(_with_footers(text, footers)) for text in (kept, old))
    )
    lines = merged.rstrip("\n").split("\n")
    at = min(start, len(lines))
    return "\n".join([*lines[:at], *head, *lines[at:], "", mark, ""]), is_clean


def _has_title(text: str) -> bool:
    return any(line.startswith("# ") for line in text.split("\n"))


def _with_line_end(text: str) -> str:
    return text.rstrip("\n") + "\n"


def _apart(rendered: str, has_title: bool) -> tuple[int, list[str], str, str]:
    """A rendered page as: the index of memkit's head, the head, the page without it and without the mark, the mark."""
    lines = rendered.rstrip("\n").split("\n")
    marks = [line for line in lines if line.startswith(MARKER)]
    owned = {number for number, _ in owners_lines(rendered, has_title)}
    start = next((at for at in range(len(lines)) if at + 1 not in owned), len(lines))
    end = start
    while end < len(lines) and end + 1 not in owned and not lines[end].startswith(("## ", MARKER)):
        end += 1
    page = [line for line in (*lines[:start], *lines[end:]) if not line.startswith(MARKER)]
    return start, lines[start:end], _with_line_end("\n".join(page)), marks[-1] if marks else ""


def _rendered_footers(rendered: str) -> dict[str, str]:
    """The line of each footer, by id."""
    found = ((line, _FOOTER.fullmatch(line)) for line in rendered.split("\n"))
    return {footer_id(match[1]): line for line, match in found if match is not None and footer_id(match[1])}


def _with_footers(text: str, footers: dict[str, str]) -> str:
    """An old page with the footers of the rendered one, so that only the owner's words differ."""

    def swap(match: re.Match[str]) -> str:
        line = footers.get(footer_id(match[1]))
        return f"\n{line}" if line is not None else match[0]

    return _FOOTER.sub(swap, text.replace("\r\n", "\n"))


def _ids(text: str) -> set[str]:
    return {footer_id(match[1]) for match in _FOOTER.finditer(text)} - {""}


def _without_items(text: str, ids: set[str]) -> str:
    """The text without the list items that have these ids."""
    lines = text.replace("\r\n", "\n").split("\n")
    for block in reversed(scan(lines) if ids else []):
        said = "\n".join(lines[block.start : block.end])
        if block.kind == ITEM and any(footer_id(comment) in ids for comment in trailing(said)[1]):
            del lines[block.start : block.end]
    return "\n".join(lines)
