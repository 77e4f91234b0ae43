"""The id of a record in the name of its file or folder: its number, or the whole name if it has none."""

from __future__ import annotations

import posixpath
import re

# what a document calls itself: a word, or the capitals of its kind, as in "this SDD"
KIND = (
    r"(?:adr|rf[cde]|[a-z]{1,2}ep|[a-z]{1,3}ip|slep|otep|(?-i:[A-Z]{1,3}D[DR])|proposal|document|decision|"
    r"record|design|enhancement)"
)

# letters before the number of a record
PREFIX = r"(?:adr|rfc|[a-z]{1,2}[ei]p|cps|otep|slep|simd|rfd|se|st|ics|ep|dr|d|decision|record|proposal)"
# "BYH-ADR-MS-0001-x": project, kind and area before the number
_AREA = r"(?:[a-z]{2,8}[-_])?(?:adr|rfc|rfd)[-_](?:[a-z]{2,10}[-_])?"
STEM = re.compile(
    rf"^(?:{_AREA}|(?:{PREFIX}|spec|msc|hipe|gep)[-_ ]{{0,2}})?(?P<number>[0-9]{{1,8}})(?![0-9])(?:[-_. ]|$)",
    re.I,
)
_VERSION = re.compile(r"(?:19|20)\d\d|\d+(?:\.\d+)+")
DATED_NAME = re.compile(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}")


def stem_id(name: str) -> str:
    """The id in a file name: its number, or the whole stem if it has none."""
    stem = re.sub(r"\.(?:md|markdown|mdx|rst|txt|adoc|asciidoc|html?)$", "", name, flags=re.I)
    if DATED_NAME.match(stem):
        return stem
    match = STEM.match(stem)
    return match["number"] if match else stem


def own_id(path: str) -> str:
    """The id of the document at this path."""
    return stem_id(numbered_part(path))


def numbered_part(path: str) -> str:
    """The part of a path that has the number: the file's name; for a README or index, its folder's."""
    folder, name = posixpath.split(path)
    own = posixpath.basename(folder)
    is_page = re.match(r"(?:readme|index)\.", name, re.I) is not None
    # a folder such as 2023.1 is a year or a version
    is_numbered = STEM.match(own) and not _VERSION.fullmatch(own) and not re.search(r"\d", name)
    return own if folder and (is_page or is_numbered) else name
