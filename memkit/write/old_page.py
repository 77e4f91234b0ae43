"""A page of a branch from before an adoption meets the rendered one: what the branch changed becomes a hand edit of that.

`memkit absorb` and `memkit adopt` record such edits; until then they are in the file, whatever becomes of the branch.
"""

from __future__ import annotations

import re

from memkit.documents.tools.blocks import ITEM, footer_id, scan, trailing
from memkit.store import git_merge
from memkit.views.edits import owners_lines
from memkit.views.units import MARKER

_FOOTER = re.compile(r"\s*<!--(.*?)-->", re.S)


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
