"""Pages beside records that state nothing: notes on a folder of pictures, and drafts that nobody has written yet."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.groups import SUMMARY
from memkit.documents.lifecycle import status_section
from memkit.documents.markup import walk
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank
from memkit.documents.vocabulary import standing

_PICTURES = frozenset(
    {"assets", "images", "image", "img", "imgs", "figures", "figs", "diagrams", "pictures", "media", "screenshots"}
)  # fmt: skip
_PARTS = ("decision", "decision outcome", "proposal", "motivation", "context", *SUMMARY)
_TO_WRITE = re.compile(
    r"\W*(?:tbd|tbc|todo|fixme|wip|work in progress|coming soon|"
    r"to be (?:written|defined|determined|done|added|completed|filled in))\b\W*"
    r"(?:(?:write|add|fill|complete|describe)\b[^.]{0,30})?\W*",
    re.I,
)
# parts that state nothing of the matter
_BESIDE = frozenset(
    {"copyright", "license", "references", "links", "table of contents", "contents", "changelog", "change log", "authors"}
)  # fmt: skip


def is_note_on_pictures(page: Page) -> bool:
    """Whether the page only explains the files of a folder of pictures: its README, without status and parts of a record."""
    if page.stem not in ("readme", "index") or page.folders[-1] not in _PICTURES:
        return False
    is_stated = page.first(("status",)) is not None or status_section(page) is not None
    return not is_stated and not page.has(*_PARTS)


def is_unwritten(page: Page, status: str) -> bool:
    """Whether a draft's summary, and everything else it has, is only a mark that it is to be written."""
    if status and standing(status) != "open":
        return False
    section = page.section(*SUMMARY)
    return section is not None and any(_texts(page, section)) and all(map(_is_open, _all_texts(page)))


def _is_open(text: str) -> bool:
    return _TO_WRITE.fullmatch(text) is not None or is_blank(text)


def _all_texts(page: Page) -> Iterator[str]:
    beside = status_section(page)
    for section in page.outline.sections:
        if section is not beside and section.key not in _BESIDE:
            yield from _texts(page, section)


def _texts(page: Page, section: Section) -> Iterator[str]:
    """The texts of a section that are not fields of the header; code counts as one."""
    fields = {field.line for field in page.fields}
    for block in walk(section.blocks):
        if block.kind == "code":
            yield "code"
        elif block.raw and not fields & set(range(block.start, block.end + 1)):
            yield page.outline.text(block).strip()
