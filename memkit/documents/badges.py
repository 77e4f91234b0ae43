"""Badges: pictures and shortcodes that show a document's status or date, in its title or at its head."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.vocabulary import BADGE, normalise

_IMAGE = ("![", "<img")
_STATUS = re.compile(r"status[-:=\s]+([a-z]+(?:[\s-]of[\s-]date)?)", re.I)
# "…/badge/ADR/approved/green", "…/badge/ADR-approved-green.svg", "…/static/v1?label=ADR&message=approved"
_DRAWN = re.compile(
    r"/badge/(?P<label>[^/?#-]{0,30})[/-](?P<word>[a-z][a-z_% ]{2,29})(?:[/.?#-]|$)|"
    r"[?&]label=(?P<name>[^&#]{0,30})&(?:[^#]*&)?message=(?P<told>[a-z][a-z_+% ]{2,29})",
    re.I,
)
# what a badge is called that shows the status of its document; below a heading for the status it may have any name
_LABELS = frozenset(
    "adr rfc rfd decision status state stage phase lifecycle maturity proposal record".split()
)
# a badge's address doubles its hyphens
_DATE = re.compile(r"\bdate-((?:19|20)\d\d)--?(\d\d)--?(\d\d)\b", re.I)
# how many sections at the head may show a badge, and how many of their blocks
_SECTIONS, _BLOCKS = 4, 12
# a blank, as an address writes it
_BLANK = re.compile(r"%20|[_+]")
_SHORTCODE = ("{{< badge", "{{% badge", "{{<badge", "{{%badge")


def badge_status(page: Page) -> tuple[str, str] | None:
    """The status that a badge shows, in memkit's word and in its own."""
    for section, image in _images(page):
        told = (match[1] for text in image if (match := _STATUS.search(text)))
        word = _drawn_word(image[1], section.key == "status") or next(told, "")
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
    found = (_DATE.search(text) for _, image in _images(page) for text in image)
    return next(("-".join(match.groups()) for match in found if match), "")


def _drawn_word(address: str, has_any_label: bool) -> str:
    """The word that a badge service draws for an address; empty if the badge is about something else."""
    match = _DRAWN.search(address)
    label = (match["label"] or match["name"] or "") if match else ""
    is_status = has_any_label or label.lower() in _LABELS
    return _BLANK.sub(" ", match["word"] or match["told"]).strip() if match and is_status else ""


def _images(page: Page) -> Iterator[tuple[Section, tuple[str, str]]]:
    """The pictures of the first headings and of the first blocks below them: their words and their address."""
    for section in page.outline.sections[:_SECTIONS]:
        if "![" in section.raw:
            yield from ((section, image) for image in page.outline.render(section.raw).images)
        for block in section.blocks[:_BLOCKS] if section.holds(_IMAGE) else ():
            yield from ((section, image) for image in page.outline.inline(block).images if block.raw)
