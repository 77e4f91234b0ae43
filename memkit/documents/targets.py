"""Which document of this repository a link refers to, if any: a record of another project or series is none of them.

An address counts by the name of its page, or by number and series if it is not a file of a repository.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import unquote

from memkit.documents.model import Document, Link
from memkit.documents.record_ids import PREFIX, STEM

# words for any record, which say nothing about its series
_ANY = frozenset("adr rfc rfd ep dr d ad decision record proposal entry document design no".split())
# numbers after these words are not numbers of records
_NEVER = frozenset("pr prs mr pull issue issues ticket bug jira gh task".split())
# words for a series of records
SERIES = re.compile(rf"{PREFIX}|hipe|spec|msc|gep", re.I)
_WORD = re.compile(r"\b([^\W\d_]{1,9})[\s_#№.\u2010-\u2013-]{0,3}0*([0-9]{1,8})\b")
# a file in somebody's repository
_FILE = re.compile(r"/(?:blob|tree|edit|raw|src)/")
_IN_REPOSITORY = re.compile(r"https?://[^/]+/[^/]+/([^/]+)/(?:-/)?(?:blob|tree|edit|raw|src)/", re.I)
# the RFCs of the internet are nobody's records
_STANDARDS = re.compile(
    r"//(?:[\w-]+\.)*(?:ietf\.org|rfc-editor\.org|w3\.org|iso\.org|unicode\.org)(?:/|$)", re.I
)
_PAGE = re.compile(r"(?:readme|index)(?:\.[a-z]+)?", re.I)
_ENDING = re.compile(r"\.(?:md|markdown|mdx|rst|txt|adoc|asciidoc|mediawiki|org|html?)$", re.I)
_PLAIN = re.compile(r"[a-z-]{1,24}")


class Documents:
    """The documents of a repository, by path and by number."""

    def __init__(self, documents: Iterable[Document]) -> None:
        self.by_path = {document.path: document for document in documents}
        self._by_id: dict[str, list[str]] = {}
        for document in self.by_path.values():
            self._by_id.setdefault(key(document.id), []).append(document.path)

    def find(self, link: Link, source: str) -> str:
        """The path of the document that a link in another one refers to; empty if none or several could be meant.

        By its target, else by its id in the same folder, else by a unique id.
        """
        for name in (link.target, f"{link.target}/README.md", f"{link.target}.md"):
            if name in self.by_path and name != source:
                return name
        fits = _fits_address if "://" in link.target else fits_series
        named = [path for path in self._by_id.get(key(link.id), []) if path != source and fits(link, path)]
        # "OEP-11" is oep-0011.rst rather than number 11 of another series in the same folder
        word = series_of(link)
        named = [path for path in named if word and word in _series_before_number(path)] or named
        near = [path for path in named if posixpath.dirname(path) == posixpath.dirname(source)]
        return near[0] if len(near) == 1 else named[0] if len(named) == 1 else ""


def linked_entry(link: Link, path: str, numbers: Iterable[str]) -> str:
    """The number of the entry of the same document that a link refers to; empty if it has none of that number."""
    is_here = link.target in ("", path)
    return next((number for number in numbers if is_here and number and key(number) == key(link.id)), "")


def key(id: str) -> str:
    """An id in lookup form."""
    return id.lower().lstrip("0") or "0"


def series_of(link: Link) -> str:
    """The word for the series before the number in a link's words, as in "HIPE 0021"; empty for a common word."""
    found = [match[1] for match in _WORD.finditer(link.text) if match[2] == key(link.id)]
    word = found[0] if found else ""
    # "RFCs 2 and 3"
    word = word[:-1] if word.endswith("s") and SERIES.fullmatch(word[:-1]) else word
    is_series = word.isupper() or SERIES.fullmatch(word) or word.lower() in _NEVER
    return word.lower() if is_series else ""


def short_address(target: str) -> str:
    """An address reduced to what `Documents.find` needs of it; other words of it are dropped."""
    if "://" not in target:
        return target
    address = _address(target)
    kept = "/".join(part for part in (address.folder, address.name) if part)
    host = "ietf.org" if address.is_standard else ""
    return f"https://{host}/{'blob/' if address.is_file else ''}{kept}"


def without_foreign(document: Document, homes: frozenset[str]) -> Document:
    """The document without links to files of other repositories; `homes`: the names of this one, if they are known.

    A fork and its origin have the same name, so the owner does not count.
    """
    if not homes:
        return document
    links = tuple(link for link in document.links if _repository(link.target) in ("", *homes))
    return document if links == document.links else replace(document, links=links)


def _repository(target: str) -> str:
    """The repository of a file's address; empty for any other address."""
    match = _IN_REPOSITORY.match(target)
    return match[1].lower().removesuffix(".git") if match else ""


class _Address(NamedTuple):
    """The page that an address names: its folder and its name, if these are like those of a record."""

    folder: str
    name: str
    is_file: bool
    is_standard: bool


def _address(target: str) -> _Address:
    bare = unquote(target).partition("://")[2].split("#")[0].split("?")[0].rstrip("/").lower()
    folder, name = _named(bare)
    known = STEM.match(name) is not None and re.fullmatch(r"[\w.-]{1,100}", name) is not None
    return _Address(
        folder if known and _PLAIN.fullmatch(folder) else "", name if known else "",
        _FILE.search(target) is not None, _STANDARDS.search(target) is not None,
    )  # fmt: skip


def _named(path: str) -> tuple[str, str]:
    """The last folder and the name of a page without its ending; a README has the name of its folder."""
    folder, name = posixpath.split(path.lower())
    if _PAGE.fullmatch(name):
        folder, name = posixpath.split(folder)
    return posixpath.basename(folder), _ENDING.sub("", name)


def _fits_address(link: Link, path: str) -> bool:
    """Whether an address may be that of a document here: it has the same name, or the same series and number."""
    address = _address(link.target)
    folder, name = _named(path)
    if address.is_standard:
        return False
    if address.name == name:
        return re.search(r"\d[-_. ]+[^\W\d_]", name) is not None or address.folder == folder
    return not address.is_file and bool(series_of(link)) and fits_series(link, path)


def fits_series(link: Link, path: str) -> bool:
    """Whether a document may belong to the series that a link names; a path without a series fits common words."""
    word = series_of(link)
    if not word or word in _NEVER:
        return not word
    own = _series_in(path)
    if word in own:
        return True
    return not own and (word in _ANY or re.fullmatch(PREFIX, word) is not None)


def _series_in(path: str) -> set[str]:
    """The series that a path names: by letters before a number, and by folders such as `neps`."""
    folders = path.lower().split("/")[:-1]
    return _series_before_number(path) | set(filter(None, map(folder_series, folders)))


def _series_before_number(path: str) -> set[str]:
    """The letters before a number in the name of a document or of its folder."""
    parts = path.lower().split("/")[-2:]
    return {word for part in parts for word in re.findall(r"([^\W\d_]{2,9})[-_ ]?\d", part)}


def folder_series(folder: str) -> str:
    """The series that a folder is named after, as `neps` is after NEPs; empty for a common word such as `decisions`."""
    word = folder.lower().rstrip("s")
    is_common = word in _ANY and word not in ("adr", "rfc", "rfd")
    return word if SERIES.fullmatch(word) and not is_common else ""
