"""The name of a record, from which its id is made: its series, its number and its title, each once."""

from __future__ import annotations

import re

from memkit.documents.model import Document
from memkit.documents.record_ids import numbered_part
from memkit.documents.targets import SERIES, folder_series

_KIND = re.compile(r"(?:[a-z]{2,8}[-_ ])?(adr|rfc|rfd)[-_ ]", re.I)
_LETTERS = re.compile(r"([a-z]{2,8})(?=[-_ ]?\d)", re.I)
# "Blue Yard - Operator Scope": the project, then the title
_LEAD = re.compile(r"([^\W\d_]+(?:\s[^\W\d_]+){0,3})\s[-–—|:]\s+(?=\S)")
# a number, and below it a title that begins with it: one pattern for every record, since each would cost a millisecond
_OWN = re.compile(
    rf"([^\n]+)\n\W*(?:[\w .-]{{0,40}}?\b(?:{SERIES.pattern})[\s_#-]{{0,2}}(?:[a-z]{{1,9}}[\s_-])?)?"
    r"0*\1\b(?!\.\d)\W*(?=\w)",
    re.I,
)


def record_name(document: Document) -> str:
    """Series, number and title, as in "adr 0007 use postgres"; the title alone without a number."""
    if not document.id.isdigit():
        return document.title
    part = numbered_part(document.path)
    return f"{_series(document, part)} {document.id} {_bare_title(document, part)}"


def _series(document: Document, part: str) -> str:
    """The letters before the number, else the nearest folder named after a series, else the kind of the document."""
    if found := _KIND.match(part) or _LETTERS.match(part):
        return found[1].lower()
    folders = map(folder_series, reversed(document.path.split("/")[:-1]))
    return next((series for series in folders if len(series) > 2), document.kind)


def _bare_title(document: Document, part: str) -> str:
    """The title without the document's own number and what comes before it, and without the name of its project."""
    number = document.id.lstrip("0") or "0"
    own = _OWN.match(f"{number}\n{document.title}")
    bare = document.title[own.end() - len(number) - 1 :] if own else document.title
    lead = _LEAD.match(bare)
    if lead is None:
        return bare
    rest, slug = bare[lead.end() :], _words(part)
    return rest if not _words(lead[1]) & slug and _words(rest) & slug else bare


def _words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}
