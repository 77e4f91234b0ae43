"""Determines which document replaced which, whichever of the two says so.

A document that is itself proposed, rejected or ended replaces nothing; a document that says it was replaced counts as
replaced.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping

from memkit.documents.model import Document, Link
from memkit.documents.statuses import standing


def successors(documents: Iterable[Document]) -> Mapping[str, tuple[str, ...]]:
    """For each replaced document, by path, the paths of those that replace it, sorted."""
    known = {document.path: document for document in documents}
    by_id: dict[str, list[str]] = {}
    for document in known.values():
        by_id.setdefault(_key(document.id), []).append(document.path)
    found: dict[str, set[str]] = {}
    for document in known.values():
        for link in document.links:
            other = _path(link, document.path, known, by_id)
            if not other or link.partial:
                continue
            if link.relation == "superseded-by":
                found.setdefault(document.path, set()).add(other)
            elif link.relation == "supersedes" and standing(document.status) == "live":
                found.setdefault(other, set()).add(document.path)
    return {path: tuple(sorted(found[path])) for path in sorted(found)}


def _path(link: Link, source: str, known: Mapping[str, Document], by_id: Mapping[str, list[str]]) -> str:
    """The document that a link refers to: by its target, else by its id in the same folder, else by a unique id."""
    for name in (link.target, f"{link.target}/README.md", f"{link.target}.md"):
        if name in known and name != source:
            return name
    named = [path for path in by_id.get(_key(link.id), []) if path != source]
    near = [path for path in named if posixpath.dirname(path) == posixpath.dirname(source)]
    return near[0] if len(near) == 1 else named[0] if len(named) == 1 else ""


def _key(id: str) -> str:
    return id.lower().lstrip("0") or "0"
