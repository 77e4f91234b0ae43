"""Splits a text into sentences, counts and shortens words, and recognises text that still asks to be filled in."""

from __future__ import annotations

import re
from functools import lru_cache

_CODE = re.compile(r"`[^`]*`")
_WORD = re.compile(r"\w+")
# what separates words, as a blank
_BLANKS = str.maketrans({sign: " " for sign in map(chr, range(128)) if not (sign.isalnum() or sign == "_")})
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_END = re.compile(r"[.!?…](?:[\"'”’)\]*]*)(?=\s+[\"'“‘(\[`*]*[A-Z0-9À-ÖØ-ÞА-Я`“\"(])|[。！？]")
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|ca|approx|resp|incl|no|fig|sec|ch|ref|refs|st|mr|mrs|ms|dr|prof|inc|ltd|co|al|"
    r"[a-z]|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$",
    re.I,
)


@lru_cache(512)
def split(text: str) -> tuple[str, ...]:
    """The sentences of a text in order, white space trimmed."""
    masked = _CODE.sub(lambda m: "`" + "x" * (len(m[0]) - 2) + "`", text) if "`" in text else text
    parts, begin = [], 0
    for match in _END.finditer(masked):
        # none is longer, and a search from the start of a sentence takes long
        if _ABBREVIATION.search(masked[max(begin, match.start() - 9) : match.start() + 1]):
            continue
        parts.append(text[begin : match.end()].strip())
        begin = match.end()
    parts.append(text[begin:].strip())
    return tuple(part for part in parts if part)


def words(text: str) -> int:
    """The number of words, with code and punctuation split; two characters of an unspaced script count as one word."""
    if text.isascii():
        return len(text.translate(_BLANKS).split())
    return len(_WORD.findall(text)) + len(_UNSPACED.findall(text)) // 2


def shorten(text: str, limit: int) -> str:
    """The text, or its beginning up to the last clause that fits the limit, with an ellipsis."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    cut = max(head.rfind(mark) for mark in ("; ", ", ", " — ", " – "))
    cut = cut if cut > limit // 2 else head.rfind(" ")
    return head[: cut if cut > 0 else limit - 1].rstrip(" ,;—–") + "…"


_MATTER = (
    r"(?:decision|change|choice|solution|proposal|outcome|context|problem|issue|motivation|alternatives?|options?|"
    r"chosen option|consequences|feature|entscheidung|decisión|decisão|décision|decisione|solution retenue)"
)
_ASK = (
    r"describe|describes|state|explain|summari[sz]e|provide|write|give|specify|outline|list|document|beschreib\w*(?: sie)?|"
    r"describ[ae]|descreva|décri\w+|indiquer|describir"
)
_PROMPT = re.compile(
    rf"^\W*(?:this section (?:describes|should|contains|documents)\b|(?:please |briefly |clearly )*(?:{_ASK})\s+"
    rf"(?:(?:briefly|clearly|here|in detail|concisely|brevemente)\s+)?"
    rf"(?:the|this|your|our|any|die|der|den|das|la|le|el|a|o)\s+(?:[\w-]+ ){{0,3}}?{_MATTER}\b|"
    rf"(?:(?:mandatory|optional) )?"
    rf"(?:a|an|one|the)?\s*(?:short|brief|concise|clear|(?:one|two|single)[- ](?:sentence|paragraph|para|line))\W+"
    rf"(?:summary|description|explanation|statement|overview|title|phrase|version)\b|"
    rf"(?:our|a|the) response to (?:these )?forces\b|we will xyz\b|"
    rf"the (?:change that we['’]re (?:actually )?proposing|issue motivating this decision|issue that we['’]re seeing)\b|"
    rf"(?:what|why|how|was|wie|wer|warum|qual|quel\w*|¿?qué|¿?cuál)\b[^.?!]*\b{_MATTER}\b[^.!]*\?)",
    re.I,
)
_HOLE = re.compile(
    r"^\W{0,3}(?:\{[^{}]{2,}\}|\[[A-Za-zÀ-ÿ][^\[\]]{1,}\]|<[a-z][^<>]{2,}>)\W{0,3}$", re.I | re.DOTALL
)
_STAND_IN = re.compile(
    r"^\W*(?:\w+ ){0,3}(?:feature|item|idea|task|subtask|milestone|goal|option|step|bug|improvement|plan|detail|term|"
    r"driver|decision|example)s?\W{0,2}(?:\d{1,2}(?:\.\d)?|[A-Z]|x+|#|\.{3}|…)\W*$"
)


_TITLE = re.compile(
    r"^(?:\W*[{<\[]\s*[a-z][^\]}>]*[\]}>])+\W*$|^\W*(?:short )?title(?: of .*| here)?\W*$|^\W*nnnn\b|^\W*(?:adr|rfc|"
    r"kep|pep|oep)[\s#-]*(?:[xn]{3,}\b|n\b|[{<\[])|^\W*(?:(?:adr|rfc|decision(?: record)?) )?(?:template|vorlage|"
    r"plantilla|modelo|gabarit|模板)\W*$|^\W*(?:titel|título|titre|titolo)\W*$|"
    r"^\W*(?:\$\{?[a-z]\w*\}?|%[a-z]\w*%|_{3,})\W*$",
    re.I,
)
_NUMBER = re.compile(r"^\W*(?:adr|rfc|kep|oep|[a-z]{2,5}-(?=\d))?[-\s]*[\d.:]*\s*(?=\S)", re.I)


# verbs of instructions that also occur in decisions: "Provide the option for users to …"
_DOING = re.compile(r"^\W*(?:provide|list|document|give|write|specify|state)\b", re.I)


# placeholders of a form inside a sentence: "{title of option 1}", "{justification. e.g. …}"
_BRACED = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
_FORM_WORDS = re.compile(
    r"\{(?:title|short title|name|justification|describe|list|decision|option|argument)\b[^{}]* ", re.I
)


# holes in the words of a sentence: "We will ___", "$decision", "[option 1], because [justification]"
_GAP = re.compile(
    r"(?<!\w)_{3,}(?!\w)|(?<![\w`])\$\{?[a-z][a-z_]*\}?(?![\w`])|%[a-z_]{3,}%|"
    r"\[(?:short |brief |your |the )?(?:title|option|name|justification|description|describe|decision|reason|rationale|"
    r"argument|outcome|driver|context|problem|solution|choice|summary|titel|begründung|entscheidung|"
    r"titre|justificación)\b[^\[\]]*\](?!\()",
    re.I,
)


def _asks(bare: str) -> bool:
    return _PROMPT.match(bare) is not None and not (_DOING.match(bare) and len(bare.split()) > 14)


def is_blank(text: str) -> bool:
    """Whether a text asks to be filled in instead of saying something."""
    bare = text.strip()
    return bool(
        _HOLE.match(bare)
        or _asks(bare)
        or _STAND_IN.match(bare.lower() if bare.isupper() else bare)
        or is_unfilled(bare)
    )


def is_unfilled(text: str) -> bool:
    """Whether a sentence still has its form's placeholders and says next to nothing besides."""
    if "{" in text and _FORM_WORDS.search(text) is not None and words(_BRACED.sub("", text)) < 5:
        return True
    if _HOLE.match(text.strip()):
        return False
    has_gap = any(sign in text for sign in ("___", "$", "%", "[")) and _GAP.search(text) is not None
    return has_gap and words(_GAP.sub("", text)) < 6


def is_blank_title(heading: str) -> bool:
    """Whether a heading is a form's placeholder: "Title of the decision", "ADR-NNNN", a placeholder in brackets."""
    return bool(_TITLE.match(heading) or _TITLE.match(_NUMBER.sub("", heading)))
