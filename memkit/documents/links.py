"""Finds the documents that a document says it replaces or is replaced by: ids from links and from bare references.

Only stated relations count, not a mention, a comparison or a sentence about replacing software.
"""

from __future__ import annotations

import re

from memkit.documents.doubt import is_unsure
from memkit.documents.inline import Inline, holds_any
from memkit.documents.limits import is_limited, leaves_rest, names_nothing, whole
from memkit.documents.model import Link
from memkit.documents.record_ids import KIND
from memkit.documents.references import Named, named_between, opens_with_id
from memkit.documents.vocabulary import SUPERSEDE

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
# 'put "N/A" unless this replaces an existing RFC': what the form asks for
_FORM = re.compile(r"\bunless this (?:replaces|supersedes)\b", re.I)
_THIS = re.compile(
    r"\s+(?:the (?:content|contents|text|whole) of )?this "
    rf"{KIND}\b",
    re.I,
)
# example ids in the enhancement template
_EXAMPLES = frozenset({"this-other-neat-thing", "our-past-effort", "that-less-than-great-idea"})
_SENTENCE_END = re.compile(r"[.。](?:\s|$)")


def may_relate(text: str) -> bool:
    """Whether a text could state a relation to another document; a quick check before it is parsed."""
    return holds_any(text, MAY_RELATE)


def stated(inline: Inline, path: str, line: int, loose: bool = False) -> tuple[Link, ...]:
    """The relations that a text states in words, such as "superseded by …"; `loose` also accepts names without a number."""
    marks = list(_RELATION.finditer(inline.text))
    links: list[Link] = []
    for place, mark in enumerate(marks):
        stop = marks[place + 1].start() if place + 1 < len(marks) else len(inline.text)
        start = marks[place - 1].end() if place else 0
        before = inline.text[start : mark.start()]
        if (mark["by"] or mark["of"]) and is_unsure(before):
            continue
        if mark["of"] and _THIS.match(inline.text, mark.end()):
            # "Proposal 448 supersedes this proposal": the successor is named before the verb
            start += max((m.end() for m in _CLAUSE_END.finditer(before)), default=0)
            named = named_between(inline, start, mark.start(), path, False)
            partial = is_limited(before[-60:])
            links += [_link("superseded-by", one, line, partial) for one in named]
            continue
        links += _after(inline, mark, stop, path, line, loose, is_limited(_last_clause(before) + mark[0]))
    return tuple(links or _successors(inline, path, line, loose))


def _last_clause(before: str) -> str:
    """The end of the words before a verb that says what the verb is about."""
    return re.split(r"[.;,](?:\s|$)", before)[-1][-60:]


def _after(
    inline: Inline, mark: re.Match[str], stop: int, path: str, line: int, loose: bool, partial: bool
) -> list[Link]:
    """The documents that follow a verb; partial are those that it is not about as a whole."""
    start = mark.end()
    if names_nothing(inline.text[start:stop]):
        return []
    named = named_between(inline, start, _end(_CLAUSE_END, inline.text, start, stop), path, loose)
    told = inline.text[start : _end(_SENTENCE_END, inline.text, start, stop)]
    spans = [(one.start - start, one.end - start) for one in named]
    is_whole = whole(told, spans, is_of=mark["of"] is not None)
    relation = _relation(mark)
    partial = partial or leaves_rest(inline.text[start:stop])
    return [
        _link(relation, one, line, partial or not each) for one, each in zip(named, is_whole, strict=True)
    ]


def _link(relation: str, one: Named, line: int, partial: bool = False) -> Link:
    return Link(relation, one.id, one.target, one.label, line, partial)


def _successors(inline: Inline, path: str, line: int, loose: bool) -> list[Link]:
    """Successors named before the verb, or in a status line right after it."""
    text = inline.text
    told = "durch " in text.lower() if text.isascii() or "rsetz" in text or "gelöst" in text else True
    spans = [match.span(match.lastgroup or 0) for match in _BEFORE.finditer(text)] if told else []
    if loose and not spans and (match := _DIRECTLY.match(inline.text)):
        start = match.end()
        linked = any(abs(ref.start - start) < 2 for ref in inline.links)
        spans = [(start, len(inline.text))] if linked or opens_with_id(inline.text[start:]) else []
    links = []
    for start, stop in spans:
        clause = re.split(r"[.;。；](?:\s|$)", text[:start])[-1]
        # "nicht durch ADR-7 ersetzt"
        if not is_unsure(re.sub(r"\bdurch\s*$", "", clause)):
            rest = text[stop:]
            partial = is_limited(clause) or not all(whole(rest, [(0, 0)]))
            named = named_between(inline, max(start - 1, 0), stop, path, False)
            links += [_link("superseded-by", one, line, partial) for one in named]
    return links


def listed(relation: str, inline: Inline, path: str, line: int) -> tuple[Link, ...]:
    """The links of a metadata field such as `supersedes: …`; "none" and its like give none, nor do parts of documents."""
    text = inline.text.strip().strip("\"'[]").strip()
    is_unfilled = text.startswith(("{", "<", "~")) or _FORM.search(text) is not None
    if not text or is_unfilled or names_nothing(text) or text.lower() == "false":
        return ()
    stop = _end(_LIST_END, inline.text, 0, len(inline.text))
    named = [one for one in named_between(inline, 0, stop, path, loose=True) if one.id not in _EXAMPLES]
    is_whole = whole(inline.text, [(one.start, one.end) for one in named], relation == "supersedes")
    return tuple(_link(relation, one, line) for one, each in zip(named, is_whole, strict=True) if each)


def is_replaced_in_part(words: str, path: str) -> bool:
    """Whether a status names successors, but none of the whole document, as in "Superseded by ADR-7 (naming only)"."""
    named = [link for link in stated(Inline(words), path, 0) if link.relation == "superseded-by"]
    return bool(named) and all(link.partial for link in named)


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
