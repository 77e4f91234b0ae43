"""Sentences of prose that say that one whole document replaces another, as in "This makes ADR-3 obsolete".

Precision first: the subject is the document itself or what it names, the verb states a fact, and nothing limits it. A plan,
a condition, a negation, a question, a quotation, a part of a document and a thing that replaces another thing give nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from memkit.documents.inline import Inline
from memkit.documents.links import may_relate
from memkit.documents.model import Link
from memkit.documents.record_ids import KIND
from memkit.documents.references import Named, documents_named
from memkit.documents.vocabulary import SUPERSEDE

# each document that a text names is one character of this range
_FIRST_REF = 0xE000
_REF = "[\ue000-\uf8ff]"
_REFS = rf"(?P<refs>{_REF}(?:(?:\s?,\s?|\s?,?\s(?:and|&)\s){_REF})*)"
_KIND = rf"(?:{KIND}|decision record|entry|one)"
_THIS = rf"this(?:\s(?:new\s|latest\s)?{_KIND})?"
_THIS_KIND = rf"(?:this|the present)\s(?:new\s|latest\s)?{_KIND}"
# "the earlier decision of ADR-3" is the whole record; "the engine choice of ADR-3" is a part of it
_WHOLE = (
    r"(?:(?:the|our|its)\s)?(?:(?:whole|entire|complete|earlier|previous|prior|old|older|original|former|existing|outdated)\s)*"
    r"(?:(?:decisions?|records?|adrs?|rfcs?|proposals?|documents?|approach|design)\s)?"
    r"(?:(?:made|taken|recorded|described|documented|stated|proposed|set out|outlined)\s)?(?:(?:in|of|from|by)\s)?"
    r"(?:(?:adr|rfc|decision|record|proposal)[\s#-]{1,2})?"
)
_ALSO = (
    r"(?:(?:hereby|therefore|thus|thereby|now|also|fully|entirely|completely|formally|explicitly|effectively|consequently|"
    r"accordingly|since|later|subsequently|meanwhile|already|officially)\s)*"
)
_START = (
    r"(?:^[\W_]*(?:(?:note|update|important)(?:\sthat)?[:,]?\s|(?:as a result|therefore|thus|hence|consequently|accordingly)"
    r",?\s)?|[,;:—–]\s(?:(?:and|so|but|thus|therefore|hence)\s)?|\s(?:and|so|but)\s)"
)
_TAIL = (
    r"(?=\s*(?:$|[.;!),:(—–])|\s(?:and|because|since|in full|in its entirety|entirely|completely|fully|altogether|"
    r"on \d|with(?! (?:regard|respect|reference))|as of|as it)\b)"
)
_END = rf"(?:{SUPERSEDE}es|replaces|obsoletes|overrides|overrules|revokes)"
_ENDS = rf"{_END}(?:\s(?:and|&)\s{_END})?"
_ONE_ENDED = (
    rf"(?:{SUPERSEDE}ed|replaced|obsoleted|obsolete|made obsolete|overridden|overruled|revoked|rescinded)"
)
_ENDED = rf"{_ONE_ENDED}(?:\s(?:and|&)\s{_ONE_ENDED})?"
_BECAME = rf"(?:is|are|was|were|has been|have been|had been|has|have|gets)\s{_ALSO}(?:been\s)?{_ALSO}"

_REPLACES = tuple(
    re.compile(pattern, re.I)
    for pattern in (
        rf"{_START}{_THIS}\s{_ALSO}{_ENDS}\s{_WHOLE}{_REFS}{_TAIL}",
        rf"{_START}{_THIS}\s(?:is|constitutes)\s(?:a|the)\s(?:full\s|complete\s)?(?:replacement|successor)\s(?:for|of|to)\s"
        rf"{_WHOLE}{_REFS}{_TAIL}",
        rf"{_START}we\s(?:(?:have\s)?(?:decided|agreed|chosen|chose)\sto\s)?{_ALSO}(?:{SUPERSEDE}e|replace|revoke|overrule|rescind)\s{_WHOLE}{_REFS}{_TAIL}",
        rf"(?:{_START}{_THIS}|,?\swhich)\s{_ALSO}(?:makes|renders)\s{_WHOLE}{_REFS}\s{_ALSO}obsolete{_TAIL}",
        rf"{_START}{_WHOLE}{_REFS}\s(?:is|are)\s{_ALSO}(?<=hereby\s){_ALSO}{_ENDED}{_TAIL}",
        rf"{_START}{_WHOLE}{_REFS}\s{_BECAME}{_ENDED}\s(?:by|with|in favou?r of)\s(?:{_THIS_KIND}|this){_TAIL}",
        rf"{_START}{_WHOLE}{_REFS}\s[^{_REF[1:-1]}]{{0,80}}?[,;]\s?(?:and|but|so)\s{_THIS_KIND}\s{_ALSO}{_ENDS}\s"
        rf"(?:it|them){_TAIL}",
    )
)
_REPLACED = tuple(
    re.compile(pattern, re.I)
    for pattern in (
        rf"{_START}{_THIS}\s{_BECAME}{_ENDED}\s(?:by|with|in favou?r of)\s{_WHOLE}{_REFS}{_TAIL}",
        rf"{_REFS},?\s(?:(?:which|that)\s)?(?:has\s|have\s)?{_ALSO}(?:{_ENDS}|{_ENDED})\s{_THIS_KIND}{_TAIL}",
    )
)
# only in a status is "it" the document
_IN_STATUS = (
    re.compile(
        rf"{_REFS},?\s(?:which|that)\s(?:has\s|have\s)?{_ALSO}(?:{_ENDS}|{_ENDED})\s(?:it|this){_TAIL}", re.I
    ),
    re.compile(
        rf"[,;]\s(?:but\s|and\s)?(?:has\s)?{_ALSO}(?:been\s)?{_ENDED}\sby\s{_WHOLE}{_REFS}{_TAIL}", re.I
    ),
)
_REPLACING = re.compile(
    rf"[,;]\s(?:and\s)?(?:{SUPERSEDE}ing|replacing|obsoleting|overriding)\s{_WHOLE}{_REFS}{_TAIL}", re.I
)
# what before the statement makes it less than one
_DOUBT = re.compile(
    r"\b(?:if|when|once|unless|until|whether|would|might|may|could|should|suppose|assum\w+|hypothetical\w*|example|instance|"
    r"imagine|not|never|n't|says?|said|claim(?:s|ed)?|wrote|writes|argue[sd]?|suggest(?:s|ed)?|according|intended|"
    r"plan(?:s|ned)?|considered|rejected|alternatively|option|could|hope[sd]?|propos(?:e|es|ed) that)\b|n't\b",
    re.I,
)
# "For reads, this supersedes ADR-3": a part
_PART_FIRST = re.compile(
    r"^\W*(?:for|in|regarding|concerning|as (?:for|to|regards)|on|with|within|where|about)\b", re.I
)
_LIMITED = re.compile(
    r"\b(?:part(?:s|ly|ial|ially)?|portions?|sections?|chapters?|some|aspects?|only|except(?:ing|ion)?|other than|"
    r"apart from|aside from|insofar|as far as|still|remains?|keeps?|kept|unchanged|for now|temporar\w+|in intent|informally|"
    r"eventually|someday|mostly|largely|almost)\b",
    re.I,
)
_KEEPS = re.compile(r"\b(?:but|although|though|while)\b", re.I)
_QUOTED = re.compile(
    r"\"[^\"\n]{1,300}\"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|‘[^’\n]{1,300}’|`[^`]+`|(?<!\w)'[^'\n]{3,300}'(?!\w)"
)
_SENTENCE = re.compile(rf"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.)(?<!cf\.)[*_)]*\s+(?=[\W_]*[A-Z{_REF[1:-1]}])")


class _Masked(NamedTuple):
    """A text in which each document it names is one character, and quotations are blank."""

    text: str
    named: tuple[Named, ...]

    def of(self, chars: str) -> list[Named]:
        """The documents that these characters are."""
        return [self.named[ord(char) - _FIRST_REF] for char in chars]


def relations_in(inline: Inline, path: str, line: int, in_status: bool = False) -> tuple[Link, ...]:
    """The successions of whole documents that a paragraph states, or a line of a status."""
    masked = _mask(inline, path)
    if not masked.named:
        return ()
    links: list[Link] = []
    before = ""
    for sentence in _SENTENCE.split(masked.text):
        for relation, refs, others in _statements(sentence, before, in_status):
            named, earlier = masked.of(refs), {one.id.lstrip("0") for one in masked.of(others)}
            # "this" alone may be a document that the paragraph named before
            if not earlier - ({one.id.lstrip("0") for one in named} if relation == "supersedes" else set()):
                links += [Link(relation, one.id, one.target, one.label, line) for one in named]
        before += sentence
    return tuple(links)


def names_successor(inline: Inline, path: str) -> bool:
    """Whether a line of a status names the document that replaced this one."""
    if not may_relate(inline.text):
        return False
    return any(link.relation == "superseded-by" for link in relations_in(inline, path, 0, in_status=True))


def _mask(inline: Inline, path: str) -> _Masked:
    named = documents_named(inline, path)
    text, at = "", 0
    plain = _QUOTED.sub(lambda match: "\u2400" * len(match[0]), inline.text)
    kept = [one for one in named if "\u2400" not in plain[one.start : one.end]]
    for number, one in enumerate(kept):
        text += plain[at : one.start] + chr(_FIRST_REF + number)
        at = one.end
    return _Masked(text + plain[at:], tuple(kept))


def _statements(sentence: str, before: str, in_status: bool) -> Iterator[tuple[str, str, str]]:
    """The relations of one sentence: the documents it names, and those that "this" may mean instead, as characters."""
    if sentence.rstrip(" *_)").endswith("?"):
        return
    replaced = (*_REPLACED, *_IN_STATUS) if in_status else _REPLACED
    replaces = (*_REPLACES, _REPLACING) if in_status else _REPLACES
    for relation, patterns in (("superseded-by", replaced), ("supersedes", replaces)):
        for match in (match for pattern in patterns if (match := pattern.search(sentence))):
            refs = re.findall(_REF, match["refs"])
            if _is_plain(sentence, match):
                earlier = before + sentence[: match.start()] if _is_this_alone(match[0]) else ""
                yield relation, "".join(refs), "".join(re.findall(_REF, earlier))


def _is_plain(sentence: str, match: re.Match[str]) -> bool:
    """Whether nothing around a statement limits it, doubts it or reports it as another's."""
    front, rest = sentence[: match.start()], sentence[match.end() :]
    is_doubtful = (
        _DOUBT.search(front) or _PART_FIRST.match(front) or _LIMITED.search(front.rpartition(",")[2])
    )
    # "…, but its names stay": a part of the predecessor is still valid
    rest = rest.partition(";")[0]
    return not (is_doubtful or _LIMITED.search(rest) or _KEEPS.search(rest))


def _is_this_alone(text: str) -> bool:
    """Whether a statement says "this" without what it is."""
    this = re.search(r"\bthis\s(?P<kind>\w+(?:\s\w+)?)", text, re.I)
    return this is not None and re.match(rf"(?:new |latest )?{_KIND}\b", this["kind"], re.I) is None
