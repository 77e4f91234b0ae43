"""Finds the documents that a text names: by links, by a prefix and a number, by numbers in a list, in metadata by name."""

from __future__ import annotations

import posixpath
import re
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import unquote

from memkit.documents.inline import Inline
from memkit.documents.record_ids import DATED_NAME, PREFIX, STEM, stem_id

_MANY = r"(?:adr|rfc|decision|record|proposal|[kop]ep)s"
_ID = re.compile(
    rf"\b(?P<prefix>{_MANY}|{PREFIX})[\s_#\u2010-\u2013-]{{0,2}}(?P<number>[0-9]{{1,8}})\b|"
    rf"(?<![\w.#/§])#?(?P<bare>[0-9]{{1,8}})(?![\w/%]|\.[0-9])",
    re.I,
)
# what stands between the numbers of a list
_JOINT = re.compile(r"(?:\W|\b(?:and|or|und|e|y|et)\b|\bno\b\.?)*")
_BESIDE = re.compile(r"\s*(?:[,;&/]\s*)?(?:\b(?:and|or|und|e|y|et)\b\s*)?#?(?<=[\s,;&/#])", re.I)
# between the first and the last of a row: "ADR-8 – ADR-10", "ADRs 8 to 10"
_THROUGH = re.compile(
    r"[\s\])]*(?:[-\u2010-\u2014…]|\.{2,3}|\b(?:to|through|until|bis|à|au|hasta|al?|até)\b)[\s\[(]*"
)
_LONGEST_ROW = 30
# "HEP-9": any letters before the number, if that is the whole name
_SERIAL = re.compile(r"[A-Z]{2,6}[- ]?([0-9]{1,5})")


class Named(NamedTuple):
    """A document that a text names: where, its id, its target and the words for it."""

    start: int
    end: int
    id: str
    target: str
    label: str


def documents_named(inline: Inline, path: str) -> tuple[Named, ...]:
    """Every document that a text names by a link or by a prefix and a number, in order."""
    found = [one for one in _names_of_links(inline, path, 0, len(inline.text)) if re.search(r"\d", one.id)]
    for match in _ID.finditer(inline.text):
        is_linked = any(ref.start < match.end() and match.start() < ref.end for ref in inline.links)
        if match["number"] and not is_linked:
            found.append(Named(match.start(), match.end(), match["number"], "", match[0]))
    return tuple(sorted(found))


def named_between(inline: Inline, start: int, stop: int, path: str, loose: bool) -> list[Named]:
    """Every document named between two positions: by links and the ids beside them, else by id, else (loose) by name."""
    linked = _names_of_links(inline, path, start, stop)
    text = undated(inline.text[:stop])
    if linked:
        beside = _ids(text, start, linked)
        return _with_rows(text, sorted([*linked, *beside]))
    if any(start <= ref.start < stop for ref in inline.links):
        return []
    ids = _with_rows(text, _ids(text, start, []))
    return ids if ids or not loose else _by_name(inline.text[start:stop], start, path)


def undated(text: str) -> str:
    """The text with its dates blanked, whose numbers are not ids."""
    dates = r"[0-9]{4}-[0-9]{2}-[0-9]{2}|\b(?:on|since)\s+[\w ]{3,12},?\s+[0-9]{4}"
    return re.sub(dates, lambda match: " " * len(match[0]), text)


def opens_with_id(text: str) -> bool:
    """Whether a text begins with the id of a document."""
    return _ID.match(undated(text).lstrip()) is not None


def _names_of_links(inline: Inline, path: str, start: int, stop: int) -> list[Named]:
    found = []
    for ref in inline.links:
        label = inline.text[ref.start : ref.end]
        if start <= ref.start < stop and (id := _target_id(ref.target, label)):
            found.append(Named(ref.start, ref.end, id, resolve(path, ref.target), label))
    return found


def _ids(text: str, start: int, linked: list[Named]) -> list[Named]:
    """Ids in plain text: with their prefix anywhere; as a bare number only in a list; beside links only in one with them.

    A bare number belongs to the series named before it, as 3 does in "RFC 2 and 3".
    """
    found: list[Named] = []
    last, prefix = start, ""
    for match in _ID.finditer(text, start):
        if any(one.start < match.end() and match.start() < one.end for one in linked):
            continue
        before = max((one.end for one in linked if one.end <= match.start()), default=start)
        if before > last:
            last, prefix = before, ""
        if _counts(match, text, last, start, bool(linked)):
            prefix = match["prefix"] or prefix
            label = match[0] if match["number"] or not prefix else f"{prefix} {match['bare']}"
            found.append(Named(match.start(), match.end(), match["number"] or match["bare"], "", label))
            last = match.end()
    return found


def _counts(match: re.Match[str], text: str, last: int, start: int, is_beside_links: bool) -> bool:
    """Whether an id in a text names a document of a list that begins at `start` and was read up to `last`."""
    if not is_beside_links:
        # "ADRs 8 to 10"
        is_row = re.search(rf"{_MANY}\W{{0,2}}\d+$", text[:last], re.I) and _THROUGH.fullmatch(
            text, last, match.start()
        )
        return bool(match["number"] or is_row or _JOINT.fullmatch(text, last, match.start()))
    if last == start:
        return bool(match["number"]) and _JOINT.fullmatch(text, last, match.start()) is not None
    is_year = re.fullmatch(r"(?:19|20)\d\d", match["bare"] or "")
    return not is_year and _BESIDE.fullmatch(text, last, match.start()) is not None


def _with_rows(text: str, named: list[Named]) -> list[Named]:
    """The documents with those between the first and the last of a row, as 9 is in "ADR-8 – ADR-10"."""
    found = named[:1]
    for first, last in pairwise(named):
        if _is_row(text, first, last):
            # written like the first one
            lead = first.label.removesuffix(first.id)
            ids = (str(number).zfill(len(first.id)) for number in range(int(first.id) + 1, int(last.id)))
            found += [Named(first.start, first.end, id, "", f"{lead}{id}") for id in ids]
        found.append(last)
    return found


def _is_row(text: str, first: Named, last: Named) -> bool:
    between = text[first.end : last.start]
    if not (first.id.isdigit() and last.id.isdigit() and _THROUGH.fullmatch(between)):
        return False
    # "ADR-3 - 12 rules" is none, "ADR-3 – ADR-12", "ADR 3-12" and "ADRs 3 to 12" are
    is_told = last.target or not text[last.start : last.end].isdigit() or between == between.strip()
    is_many = re.match(_MANY, first.label, re.I) is not None
    return bool(is_told or is_many) and 1 < int(last.id) - int(first.id) < _LONGEST_ROW


def _by_name(text: str, start: int, path: str) -> list[Named]:
    """A document named without a number: by its path, its address or its short name."""
    name = text.strip(" \t:.,;()[]`\"'").strip()
    if not name or len(name) > 120:
        return []
    if match := _SERIAL.fullmatch(name):
        return [_whole_text(text, start, match[1], "", name)]
    last = posixpath.basename(name.rstrip("/"))
    if re.match(r"https?://", name):
        return [_whole_text(text, start, stem_id(last), name, name)] if STEM.match(last) else []
    if "/" in name or re.search(r"\.(?:md|rst|adoc)$", name):
        # paths in metadata are relative to the root unless they say otherwise
        target = resolve(path if name.startswith(".") else "", name)
        return [_whole_text(text, start, stem_id(last), target, name)]
    # a name is short; a clause, or "a …", does not name a document
    is_thing = re.match(r"(?:an?|our|some|another|more|the use of)\s", name, re.I)
    if is_thing or re.search(r"[,;\"“”]", name) or len(name.split()) > 8:
        return []
    return [_whole_text(text, start, stem_id(name), "", name)]


def _whole_text(text: str, start: int, id: str, target: str, name: str) -> Named:
    return Named(start, start + len(text), id, target, name)


def _target_id(target: str, label: str) -> str:
    bare = unquote(target).split("#")[0].split("?")[0].rstrip("/")
    name = posixpath.basename(bare)
    if re.match(r"(?:readme|index)\.", name, re.I):
        name = posixpath.basename(posixpath.dirname(bare))
    if STEM.match(name) or DATED_NAME.match(name):
        return stem_id(name)
    if match := _ID.search(label):
        return match["number"] or match["bare"]
    if re.match(r"[a-z]+:", bare) and not re.search(r"\.(?:md|rst|adoc|txt)$", name):
        return ""
    return stem_id(name)


def resolve(path: str, target: str) -> str:
    """A link target as a path from the repository root; URLs are unchanged."""
    bare = unquote(target).split("#")[0]
    if re.match(r"[a-z][a-z0-9+.-]*:", bare, re.I) or not bare:
        return bare
    if bare.startswith("/"):
        return posixpath.normpath(bare.lstrip("/"))
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), bare))
