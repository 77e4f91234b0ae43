"""Badges: pictures and shortcodes that show a document's status or date, in its title or at its head."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.page import Page
from memkit.documents.vocabulary import BADGE, normalise

_IMAGE = ("![", "<img")
_STATUS = re.compile(r"status[-:=\s]+([a-z]+(?:[\s-]of[\s-]date)?)", re.I)
# a badge's address doubles its hyphens
_DATE = re.compile(r"\bdate-((?:19|20)\d\d)--?(\d\d)--?(\d\d)\b", re.I)
# how many sections at the head may show a badge, and how many of their blocks
_SECTIONS, _BLOCKS = 4, 12
_SHORTCODE = ("{{< badge", "{{% badge", "{{<badge", "{{%badge")


def badge_status(page: Page) -> tuple[str, str] | None:
    """The status that a badge shows, in memkit's word and in its own."""
    for image in _images(page):
        word = next((match[1] for text in image if (match := _STATUS.search(text))), "")
        if status := normalise(word.replace("-", " ")):
            return status, word
    for section in page.outline.sections[:_SECTIONS]:
        blocks = section.blocks[:_BLOCKS] if section.holds(_SHORTCODE) else ()
        for raw in (section.raw, *(block.raw for block in blocks)):
            badge = BADGE.search(raw)
            if badge and (status := normalise(badge[0])):
                return status, badge[0]
    return None


def badge_date(page: Page) -> str:
    """The day that a badge shows; empty if none does."""
    found = (_DATE.search(text) for image in _images(page) for text in image)
    return next(("-".join(match.groups()) for match in found if match), "")


def _images(page: Page) -> Iterator[tuple[str, str]]:
    """The pictures of the first headings and of the first blocks below them: their words and their address."""
    for section in page.outline.sections[:_SECTIONS]:
        if "![" in section.raw:
            yield from page.outline.render(section.raw).images
        for block in section.blocks[:_BLOCKS] if section.holds(_IMAGE) else ():
            yield from page.outline.inline(block).images if block.raw else ()
