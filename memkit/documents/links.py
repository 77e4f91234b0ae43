"""Finds the documents that a document says it replaces or is replaced by: ids from links and from bare references.

Only stated relations count, not a mention, a comparison or a sentence about replacing software.
"""

from __future__ import annotations

import posixpath
import re
from typing import NamedTuple
from urllib.parse import unquote

from memkit.documents.doubt import is_unsure
from memkit.documents.inline import Inline, holds_any
from memkit.documents.model import Link
from memkit.documents.record_ids import DATED_NAME, KIND, PREFIX, STEM, stem_id
from memkit.documents.vocabulary import SUPERSEDE

_ID = re.compile(
    rf"\b(?P<prefix>{PREFIX})[\s_#\u2010-\u2013-]{{0,2}}(?P<number>[0-9]{{1,8}})\b|"
    rf"(?<![\w.#/§])#?(?P<bare>[0-9]{{1,8}})(?![\w/%]|\.[0-9])",
    re.I,
)
# "HEP-9": any letters before the number, if that is the whole name
_SERIAL = re.compile(r"[A-Z]{2,6}[- ]?([0-9]{1,5})")
# example ids in the enhancement template
_EXAMPLES = frozenset({"this-other-neat-thing", "our-past-effort", "that-less-than-great-idea"})
_NOTHING = frozenset(
    {"", "n/a", "na", "none", "null", "tbd", "todo", "-", "—", "–", "~", "no", "nothing", "false"}
)

_WORDS = rf"(?:{SUPERSEDE}ed|replaced|obsoleted|overridden|succeeded)"
# between "Superseded" and "by": a bracket, or a colon and the day
DATED = r"(?:\s*\(\s*|\s*:?\s+(?:\d{4}-\d{2}-\d{2}\s+)?)"
_BY = (
    rf"\b(?P<by>{_WORDS}{DATED}(?:in\s+(?:part|full)\s+)?(?:on\s+[\w, -]{{4,20}}\s+)?(?:by|with|in favou?r of)|"
    r"(?:withdrawn|retired|abandoned|dropped|deprecated|rejected)\s+in\s+favou?r\s+of|"
    r"substituíd[oa] por|sustituid[oa] por|reemplazad[oa] por|ersetzt durch|abgelöst durch|"
    r"remplacée? par|sostituit[oa] da)\b"
)
# a language that names the successor before the verb
_BEFORE = re.compile(
    r"(?:已?[由被]\s?(?P<zh>[^，。；;,]{1,40}?)\s?所?(?:取代|替代|替换|替換|撤销|撤銷|废弃|廢棄))|(?P<ja>[^、。；;,]{1,40}?)\s?(?:によって|により|"
    r"に)\s?(?:置き換え|置換|廃止)|\bdurch\s(?P<de>[^.;,]{1,60}?)\s(?:ersetzt|abgelöst)\b",
    re.I,
)
# "Superseded [0019](…)": a status line may leave out the "by"
_DIRECTLY = re.compile(rf"^\W*{_WORDS}\b[\s:>→–—(-]*", re.I)
_OF = (
    rf"\b(?P<of>{SUPERSEDE}(?:es|ing)|replaces|overrides|obsoletes|ersetzt(?! durch)|substitui|sustituye|reemplaza|remplace|"
    r"sostituisce|заменяет)\b"
)
_AMEND = r"\b(?P<amend>amended by|extended by|refined by|clarified by)\b|\b(?P<amends>amends|extends|refines|clarifies)\b"
_RELATION = re.compile(f"{_BY}|{_OF}|{_AMEND}", re.I)
# words one of which every text about a succession contains
MAY_RELATE = (
    "supers", "superc", "replac", "obsolet", "overrid", "succeed", "in favo", "ersetz", "abgelöst", "substitu", "sustitu",
    "reemplaz", "remplac", "sostitu", "замен", "取代", "替代", "替换", "替換", "撤销", "撤銷", "废弃", "廢棄",
    "置き換え", "置換", "廃止", "後継", "revok", "rescind", "overrul",
)  # fmt: skip
# where a list of documents ends: "…, uses the tools of …", "… and is part of …"
_VERB = (
    r",?\s+(?:and|but|which|that)\s+(?:is|are|was|were|has|have|uses|builds|extends|adds)\b|"
    r",\s+(?:uses|using|builds|based|see|but|while|whereas|which)\b"
)
_LIST_END, _CLAUSE_END = re.compile(_VERB, re.I), re.compile(rf"[.;](?:\s|$)|{_VERB}", re.I)
# "the engine choice of ADR 3", "ADR 3 (pricing only)": a part of a document is replaced, not the document
_OF_PART = re.compile(
    r"^\W*(?:the|its|our)\s(?!(?:(?:previous|earlier|original|old|prior|existing|former|current|whole)\s)?(?:decisions?|approach|"
    r"adrs?|rfcs?|proposals?|contents?|records?|design|version|text|documents?)\b)[^.;]{2,80}?\s(?:of|in|from)\s",
    re.I,
)
_ONLY = re.compile(r"\bonly[\s*_]*(?:[);,.(]|$)|\bdecision #?\d|^\W*in intent\b|^\W*\(?informally\b", re.I)
_LEADS_TO_PART = re.compile(r"[^\W\d_]{3,}\s+(?:in|of|from)\s+$")
_WHOLE = re.compile(
    r"\W*(?:the |our )?(?:(?:previous|earlier|original|old|prior|existing|former|whole) )?"
    r"(?:decisions?|approach|adrs?|rfcs?|proposals?|contents?|records?|design|version|text|documents?)"
    r"(?: (?:made|taken|recorded|described|documented|stated|proposed))? (?:in|of|from) ",
    re.I,
)
# 'put "N/A" unless this replaces an existing RFC': what the form asks for
_FORM = re.compile(r"\bunless this (?:replaces|supersedes)\b", re.I)
_THIS = re.compile(
    r"\s+(?:the (?:content|contents|text|whole) of )?this "
    rf"{KIND}\b",
    re.I,
)
_PARTIAL = re.compile(r"\b(?:part(?:ly|ially|ial)?|portions?|sections?|some of)\b", re.I)


class Named(NamedTuple):
    """A document that a text names: where, its id, its target and the words for it."""

    start: int
    end: int
    id: str
    target: str
    label: str


def documents_named(inline: Inline, path: str) -> tuple[Named, ...]:
    """Every document that a text names by a link or by a prefix and a number, in order."""
    found = []
    for ref in inline.links:
        label = inline.text[ref.start : ref.end]
        if (id := _target_id(ref.target, label)) and re.search(r"\d", id):
            found.append(Named(ref.start, ref.end, id, resolve(path, ref.target), label))
    for match in _ID.finditer(inline.text):
        is_linked = any(ref.start < match.end() and match.start() < ref.end for ref in inline.links)
        if match["number"] and not is_linked:
            found.append(Named(match.start(), match.end(), match["number"], "", match[0]))
    return tuple(sorted(found))


def may_relate(text: str) -> bool:
    """Whether a text could state a relation to another document; a quick check before it is parsed."""
    return holds_any(text, MAY_RELATE)


def stated(inline: Inline, path: str, line: int, loose: bool = False) -> tuple[Link, ...]:
    """The relations that a text states in words, such as "superseded by …"; `loose` also accepts names without a number."""
    marks = list(_RELATION.finditer(inline.text))
    links: list[Link] = []
    for place, mark in enumerate(marks):
        stop = marks[place + 1].start() if place + 1 < len(marks) else len(inline.text)
        stop = _end(_CLAUSE_END, inline.text, mark.end(), stop)
        before = inline.text[marks[place - 1].end() if place else 0 : mark.start()]
        if (mark["by"] or mark["of"]) and is_unsure(before):
            continue
        partial = bool(
            _PARTIAL.search(before[-60:] + mark[0])
            or _PARTIAL.match(inline.text[mark.end() :].lstrip())
            or (mark["of"] and _is_of_part(inline.text[mark.end() : stop]))
        )
        if mark["of"] and _THIS.match(inline.text, mark.end()):
            # "Proposal 448 supersedes this proposal": the successor is named before the verb
            start = marks[place - 1].end() if place else 0
            start += max((m.end() for m in _CLAUSE_END.finditer(before)), default=0)
            found = _within(inline, start, mark.start(), path, False)
            links += [Link("superseded-by", id, target, text, line, partial) for id, target, text in found]
            continue
        found = _within(inline, mark.end(), stop, path, loose)
        links += [Link(_relation(mark), id, target, text, line, partial) for id, target, text in found]
    return tuple(links or _successors(inline, path, line, loose))


def _successors(inline: Inline, path: str, line: int, loose: bool) -> list[Link]:
    """Successors named before the verb, or in a status line right after it."""
    text = inline.text
    told = "durch " in text.lower() if text.isascii() or "rsetz" in text else True
    spans = [match.span(match.lastgroup or 0) for match in _BEFORE.finditer(text)] if told else []
    if loose and not spans and (match := _DIRECTLY.match(inline.text)):
        start = match.end()
        linked = any(abs(ref.start - start) < 2 for ref in inline.links)
        spans = (
            [(start, len(inline.text))] if linked or _ID.match(_undated(inline.text[start:]).lstrip()) else []
        )
    found = [ref for start, stop in spans for ref in _within(inline, max(start - 1, 0), stop, path, False)]
    return [Link("superseded-by", id, target, text, line) for id, target, text in found]


def listed(relation: str, inline: Inline, path: str, line: int) -> tuple[Link, ...]:
    """The links of a metadata field such as `supersedes: …`; "none" and its like give none."""
    text = inline.text.strip().strip("\"'[]").strip()
    is_unfilled = text.startswith(("{", "<")) or _FORM.search(text) is not None
    if text.lower().rstrip(".") in _NOTHING or is_unfilled or _is_of_part(text) or _leads_to_part(inline):
        return ()
    found = _within(inline, 0, _end(_LIST_END, inline.text, 0, len(inline.text)), path, loose=True)
    return tuple(
        Link(relation, id, target, label, line) for id, target, label in found if id not in _EXAMPLES
    )


def _is_of_part(text: str) -> bool:
    """Whether the words after the verb limit the relation to a part of the document they name."""
    return _OF_PART.match(text) is not None or _ONLY.search(text) is not None


def _leads_to_part(inline: Inline) -> bool:
    """Whether the words of a field before its first link limit it to a part, as in "Sails in [RFC 3](…)"."""
    before = inline.text[: inline.links[0].start] if inline.links else ""
    is_part = _PARTIAL.search(before) or _LEADS_TO_PART.search(before)
    return bool(is_part) and not _WHOLE.fullmatch(before)


def _relation(mark: re.Match[str]) -> str:
    if mark["by"]:
        return "superseded-by"
    if mark["of"]:
        return "supersedes"
    return "amended-by" if mark["amend"] else "amends"


def _end(pattern: re.Pattern[str], text: str, start: int, stop: int) -> int:
    """Where a pattern first matches between two positions, else the second one."""
    match = pattern.search(text, start, stop)
    return match.start() if match else stop


def _within(inline: Inline, start: int, stop: int, path: str, loose: bool) -> list[tuple[str, str, str]]:
    """Every document named between two positions: by links, else by id, else (loose) by name."""
    refs = [ref for ref in inline.links if start <= ref.start < stop]
    found = []
    for ref in refs:
        label = inline.text[ref.start : ref.end]
        if id := _target_id(ref.target, label):
            found.append((id, resolve(path, ref.target), label))
    if refs:
        return found
    ids = _bare_ids(_undated(inline.text[start:stop]))
    if ids or not loose:
        return ids
    return _by_name(inline.text[start:stop], path)


def _bare_ids(text: str) -> list[tuple[str, str, str]]:
    """Ids in plain text: with their prefix anywhere; as a bare number only at the start of the list."""
    ids, last = [], 0
    for match in _ID.finditer(text):
        if match["number"] or re.fullmatch(
            r"(?:\W|\b(?:and|or|und|e|y|et)\b|\bno\b\.?)*", text[last : match.start()]
        ):
            ids.append((match["number"] or match["bare"], "", match[0]))
            last = match.end()
    return ids


def _by_name(text: str, path: str) -> list[tuple[str, str, str]]:
    name = text.strip(" \t:.,;()[]`\"'").strip()
    if not name or name.lower() in _NOTHING or len(name) > 120:
        return []
    if match := _SERIAL.fullmatch(name):
        return [(match[1], "", name)]
    last = posixpath.basename(name.rstrip("/"))
    if re.match(r"https?://", name):
        return [(stem_id(last), name, name)] if STEM.match(last) else []
    if "/" in name or re.search(r"\.(?:md|rst|adoc)$", name):
        # paths in metadata are relative to the root unless they say otherwise
        return [(stem_id(last), resolve(path if name.startswith(".") else "", name), name)]
    # a name is short; a clause, or "a …", does not name a document
    is_thing = re.match(r"(?:an?|our|some|another|more|the use of)\s", name, re.I)
    return (
        []
        if is_thing or re.search(r"[,;\"“”]", name) or len(name.split()) > 8
        else [(stem_id(name), "", name)]
    )


def _undated(text: str) -> str:
    """The text without its dates, whose numbers are not ids."""
    return re.sub(r"[0-9]{4}-[0-9]{2}-[0-9]{2}|\b(?:on|since)\s+[\w ]{3,12},?\s+[0-9]{4}", " ", text)


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
