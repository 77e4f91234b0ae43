"""From markdown to one plain claim: marks off, rationale aside, key or term split, silence recognised.

It decides nothing about meaning; questions, plans, history and threads are only marked as silent.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from .roles import ROLE_NOUNS
from .silence import has_ended, is_history, is_plan, without_dates, without_fillers
from .stems import stem
from .verbs import VERBS
from .words import AUX, DETERMINERS, NEGATORS, PRONOUNS

# Code spans are carried through the text as one private character each.
CODE_BASE = 0xE000
_CODE_LIMIT = 0x1000

# A claim is a sentence; what follows so much text can only explain it.
LONGEST = 2000

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "‑": "-"})
_PRIVATE = re.compile(r"[\ue000-\uefff]")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_MARKER = re.compile(r"^\s*(?:>\s*)*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?")
_BOX = re.compile(r"^\[( |x|X)\]\s+")
_CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_EMPHASIS = re.compile(r"\*\*|__|~~|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)")
_PAREN = re.compile(r"\s*\(([^()]*)\)")
_BOLD_LEAD = re.compile(r"^(?:\*\*|__)(.+?)(?:\*\*|__)\s*(.*)$", re.DOTALL)
_KEY = re.compile(r"^([^:=]{1,70}?)\s*(?:[:=]|=>|→)\s+(\S.*)$", re.DOTALL)
_HYPHENED = re.compile(r"^(\w+(?: \w+){0,2}) [-—–] (\S+(?: \S+){0,2})$")
_DASHED = re.compile(r"^(\S+(?:\s\S+){0,2})\s+[—–]\s+((?:the|a|an|one|any)\s.+)$", re.DOTALL | re.IGNORECASE)
_MEANS = re.compile(
    r"^(?:an?\s|the\s)?\s*[\"']?([\w][\w -]{0,40}?)[\"']?\s+(?:means|refers to|denotes|stands for|is defined as)\s+(\S.+)$",
    re.IGNORECASE | re.DOTALL,
)
_SENTENCE_END = re.compile(
    r"(?<![.\s]\w)(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)[.!?]\s+(?=[A-Z\"'\ue000-\uefff])"
)
# What opens a reason or an aside. "Since" with a clause gives a reason, "since 2020" a time.
_REASON = re.compile(
    "|".join(
        (
            r"\s+[—–]\s+|\s+--?\s+|;\s+|:\s+(?=\S)",
            r",?\s+because\b|\s+so\s+that\b|\s+due\s+to\b|\s+in\s+order\s+to\b|,?\s+now\s+that\b",
            r",\s+(?:since|so|as|which|but|although|though|whereas|while)\b|,\s+to\s",
            r"\s+since\s+(?:we|our|it|they|the|this|all|most|\w+\s+\w+s)\b",
            r",\s+(?:they|it|we|this|these)\s|,\s+and\s+(?:we|it|they|this|that)\b",
            r",?\s+(?:i\.e|e\.g)\.",
        )
    ),
    re.IGNORECASE,
)
_CONTRAST = re.compile(
    r"(?:,\s+(?:and\s+|but\s+)?(?:not|never|no)|,?\s+instead\s+of|,?\s+rather\s+than)\s+(.+)$", re.IGNORECASE
)
_OVER = re.compile(r"\b(prefer|favor|favour)s?\b(.+?)\s+over\s+(.+)$", re.IGNORECASE)
_PARTICIPLE_TAIL = re.compile(
    r",\s+(?:\w+ing|measured|based|given|compared|counted|starting|raised|lowered)\b.*$"
)

_MUTE = "done"
_DATE = re.compile(r"\b(?:19|20)\d\d-\d\d")
_LABELS = frozenset(
    "note decision rule lesson warning tip fact convention preference invariant important remember".split()
)
_MUTE_LABELS = frozenset(
    "todo question idea plan goal proposal backlog next thread remaining open example see source history background"
    " chosen option options outcome result results summary detail details purpose impact pros cons good bad neutral date id"
    " context reason why rationale fixme tbd lessons shipped done fix problem solution cause effect symptom workaround risk"
    " mitigation benefit drawback alternative alternatives consequence consequences step task action usage input output"
    " notes change changes update review verification evidence assumption limitation caveat bug issue rebuttal author"
    " authors user agent session returns return throws default new contact link"
    " when where who how what more also part phase case scenario reminder tier level".split()
)


@dataclass(frozen=True, slots=True)
class Reading:
    """One claim as plain text: its core sentence, what was set aside, and its key and value if it has them."""

    core: str
    aside: str = ""
    brackets: str = ""
    contrast: str = ""
    key: str = ""
    value: str = ""
    qualifier: str = ""
    defines: bool = False
    silent: bool = False
    literals: tuple[str, ...] = ()


def read(text: str) -> Reading:
    """Read one claim; never raises, and marks what must stay silent."""
    plain = _COMMENT.sub("", unicodedata.normalize("NFKC", text[:LONGEST]).translate(_QUOTES))
    plain = _MARKER.sub("", _PRIVATE.sub(" ", plain), count=1).strip()
    if plain.startswith("#") or _BOX.match(plain):
        return Reading("", silent=True)
    plain, literals = _protect(plain)
    key, value, defines = _keyed(plain)
    if key.casefold() in _LABELS:
        plain, key, value = value, "", ""
    elif _is_mute(key) and not defines:
        return Reading("", silent=True)
    if key:
        return _read_keyed(key, value, defines, literals)
    return _read_sentence(_bare(plain), literals)


def _is_mute(key: str) -> bool:
    """Whether the key is only a heading of prose: "Result", "Next steps", "Tier 2"."""
    words = re.findall(r"[a-z]+", _PAREN.sub("", key).casefold())
    return words[:1] == ["see"] or (
        bool(words) and all(word in _MUTE_LABELS or word.removesuffix("s") in _MUTE_LABELS for word in words)
    )


def _protect(text: str) -> tuple[str, tuple[str, ...]]:
    literals: list[str] = []

    def keep(match: re.Match[str]) -> str:
        if len(literals) >= _CODE_LIMIT:
            return match[2]
        literals.append(match[2].strip())
        return chr(CODE_BASE + len(literals) - 1)

    return _CODE.sub(keep, text), tuple(literals)


def _bare(text: str) -> str:
    return " ".join(_EMPHASIS.sub("", _LINK.sub(r"\1", text)).split())


def _keyed(text: str) -> tuple[str, str, bool]:
    """The key, its value and whether it defines a term; empty when the text is a sentence."""
    lead = _BOLD_LEAD.match(text)
    if lead:
        name, rest = _bare(lead[1]), lead[2]
        if name.endswith((":", "=")) and rest:
            return _plausible(name[:-1].strip(), _bare(rest), bold=True)
        if rest[:1] in (":", "=") and rest[1:].strip():
            return _plausible(name, _bare(rest[1:].strip()), bold=True)
        if rest[:1] in ("—", "–", "-") and rest[1:].strip() and len(name.split()) <= 4:
            key, value, article = _plausible(name, _bare(rest[1:].strip()), bold=True)
            return (
                (key, value, True) if article or (2 <= len(value.split()) <= 12 and key) else ("", "", False)
            )
    bare = _bare(text)
    dashed = _DASHED.match(bare)
    if dashed:
        key, value, _ = _plausible(dashed[1], dashed[2], bold=True)
        return key, value, bool(key)
    means = _MEANS.match(bare)
    if means and len(means[1].split()) <= 4:
        return means[1], means[2], True
    match = _KEY.match(bare) or _attribute(bare)
    return _plausible(match[1].strip(), match[2], bold=False) if match else ("", "", False)


def _attribute(text: str) -> re.Match[str] | None:
    """ "Default branch - main": a hyphen gives the value of a noun that has one."""
    match = _HYPHENED.match(text)
    return match if match and stem(match[1].split()[-1].casefold()) in ROLE_NOUNS else None


def _plausible(key: str, value: str, bold: bool) -> tuple[str, str, bool]:
    words = key.casefold().replace("'", " ").split()
    if not words or len(words) > 8 or "," in key or ". " in key:
        return "", "", False
    if any(word in AUX or word in NEGATORS or word in PRONOUNS for word in words):
        return "", "", False
    if words[0] in VERBS and len(words) > 1 and words[1] in DETERMINERS:
        return "", "", False
    if words[0].endswith("ed") and words[0] not in ("shared", "embed") and len(words) == 1:
        return _MUTE, value, False
    first = value.split()[0].casefold() if value.split() else ""
    article = first in ("the", "a", "an", "one", "any", "each") and len(value.split()) >= 4
    return key, value, article and (bold or len(words) <= 3)


def _read_keyed(key: str, value: str, defines: bool, literals: tuple[str, ...]) -> Reading:
    core, aside, _ = _cut(value)
    silent = (
        ": " in value
        or _DATE.search(core) is not None
        or value.rstrip().endswith("?")
        or (is_plan(core) and not defines)
    )
    return Reading(
        core=_PAREN.sub("", core).rstrip(" .!,;"),
        aside=aside,
        brackets=" ".join(_PAREN.findall(f"{key} {core}")),
        key=_PAREN.sub("", key).strip(),
        value=value,
        qualifier=" ".join(_PAREN.findall(key)),
        defines=defines,
        silent=silent,
        literals=literals,
    )


def _read_sentence(text: str, literals: tuple[str, ...]) -> Reading:
    asides = " ".join(_PAREN.findall(text))
    head = _PAREN.sub("", text)
    core, aside, contrast = _cut(head)
    core = without_fillers(core)
    ended = has_ended(core)
    if ended:
        core = without_dates(core)
    silent = core.rstrip().endswith(("?", ":")) or is_plan(core) or (not ended and is_history(core))
    return Reading(core, aside, asides, contrast, silent=silent, literals=literals)


def _cut(text: str) -> tuple[str, str, str]:
    """The core of the first sentence, what explains it, and what it is set against."""
    end = _SENTENCE_END.search(text)
    first, later = (text[: end.start() + 1], text[end.end() :]) if end else (text, "")
    reason = _REASON.search(first, 3)
    core, aside = (first[: reason.start()], first[reason.start() :]) if reason else (first, "")
    tail = _PARTICIPLE_TAIL.search(core)
    if tail and any(word in AUX for word in core[: tail.start()].casefold().split()):
        core, aside = core[: tail.start()], core[tail.start() :] + aside
    core, contrast = _against(core)
    return core, f"{aside} {later}".strip(), contrast


def _against(core: str) -> tuple[str, str]:
    over = _OVER.search(core)
    if over:
        return core[: over.start(3)].rsplit(" over", 1)[0].rstrip(), over[3]
    match = _CONTRAST.search(core)
    if (
        match
        and len(core[: match.start()].split()) >= 2
        and not match[1].casefold().startswith(("only ", "just "))
    ):
        return core[: match.start()], match[1]
    return core, ""
