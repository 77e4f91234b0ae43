"""What the last harvest found in each document, so that an unchanged one is not parsed again.

A cache: an entry counts only for the same bytes at the same place, read by the same version of memkit. It has no words of
a document, only why it was left out, or its status and the documents it replaces or is replaced by.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from typing import Any

from memkit.documents import Document, Skipped, unread
from memkit.documents.links import may_relate
from memkit.documents.model import Link
from memkit.documents.targets import series_of, short_address
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.workspace import Workspace
from memkit.version import __version__

_FORM = f"{__version__} 7"
# a document's status, and of each link the relation, the id, the target, its series with the id
Relations = tuple[str, tuple[tuple[str, str, str, str], ...]]


class HarvestMemo:
    """The findings of earlier harvests; an entry that this harvest did not confirm for a path is dropped."""

    def __init__(self, workspace: Workspace) -> None:
        self._path = workspace.private("cache", "harvest")
        self._old: tuple[dict[Any, str], dict[Any, Relations]] = ({}, {})
        try:
            form, reasons, relations = read_memo(self._path)
            if form == _FORM:
                self._old = dict(reasons), dict(relations)
        except NO_MEMO:
            pass
        # why a document was left out, by path, digest and place; what it says of others, by path and digest
        self._reasons: dict[tuple[Any, ...], str] = {}
        self._relations: dict[tuple[str, str], Relations] = {}

    def find_skipped(self, path: str, digest: str, place: Iterable[object]) -> Skipped | None:
        """The document as left out, if it was at this place."""
        key = (path, digest, *place)
        reason = self._old[0].get(key)
        if reason is None:
            return None
        self._reasons[key] = reason
        return Skipped(path, reason)

    def find_related(self, path: str, digest: str, format: str) -> Document | None:
        """The document with what it says of others, if it is known."""
        found = self._old[1].get((path, digest))
        if found is None:
            return None
        self._relations[path, digest] = found
        status, links = found
        return replace(unread(path, format), status=status, links=tuple(Link(*link) for link in links))

    def keep(self, digest: str, place: Iterable[object], found: Document | Skipped, words: str) -> None:
        """Notes why a document was left out, or what it says of others in its own words."""
        if isinstance(found, Skipped):
            self._reasons[found.path, digest, *place] = found.reason
            return
        # of an address only the name of its page counts; the rest may contain anything
        links = [
            (link.relation, link.id, short_address(link.target), f"{series_of(link)} {link.id}")
            for link in found.links
            if not link.partial
            and (link.relation == "superseded-by" or (link.relation == "supersedes" and found.is_in_force))
        ]
        told = links and may_relate(words)
        self._relations[found.path, digest] = (found.status, tuple(links)) if told else ("", ())

    def save(self, names: Container[str]) -> None:
        """Writes the findings if any is new, with the older ones of files that are here and were not looked at."""
        seen = {key[0] for key in (*self._reasons, *self._relations)}
        reasons, relations = (
            {key: value for key, value in old.items() if key[0] in names and key[0] not in seen}
            for old in self._old
        )
        found = reasons | self._reasons, relations | self._relations
        if found != self._old:
            write_memo(self._path, (_FORM, *found))
