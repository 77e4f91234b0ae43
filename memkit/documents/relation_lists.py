"""Relations whose documents are a list below their key, as in "- Supersedes:" with one item for each predecessor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from memkit.documents.fields import field_key, head
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import STATUS_SECTIONS
from memkit.documents.limits import names_nothing
from memkit.documents.links import listed, may_relate
from memkit.documents.markup import Block, walk
from memkit.documents.model import Link
from memkit.documents.page import Page


def links_below_keys(page: Page, relations: Mapping[str, str]) -> list[Link]:
    """The links of lists below a key at the head or in the status; `relations`: the relation that each key states."""
    top = head(page.outline)
    found: list[Link] = []
    for section in page.outline.sections:
        if (section in top or section.key in STATUS_SECTIONS) and may_relate(section.source):
            for key, items in _keyed_lists(page, section.blocks):
                if key in relations and not any(names_nothing(item.text) for item, _ in items):
                    for item, line in items:
                        found += listed(relations[key], item, page.path, line)
    return found


def _keyed_lists(page: Page, blocks: tuple[Block, ...]) -> Iterator[tuple[str, list[tuple[Inline, int]]]]:
    """Each key that is followed by a list, as a paragraph before it or as an item around it, with the list's items."""
    for at, block in enumerate(blocks):
        before = blocks[at - 1] if at else None
        if block.kind == "list" and before is not None and before.kind == "paragraph":
            # the last line of what comes before
            yield _key(page, before.raw.rpartition("\n")[2]), _items(page, block)
        if block.kind in ("list", "item", "quote"):
            yield from _keyed_lists(page, block.children)


def _key(page: Page, line: str) -> str:
    words = page.outline.render(line).text.strip()
    return field_key(words.rstrip(":： ")) if len(words) < 40 else ""


def _items(page: Page, listing: Block) -> list[tuple[Inline, int]]:
    paragraphs = (block for block in walk(listing.children) if block.kind == "paragraph")
    return [(page.outline.inline(block), block.start) for block in paragraphs]
