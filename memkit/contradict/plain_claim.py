"""Reads markdown as one plain claim: removes markup, separates the rationale, and splits a key or term from its value.

It does not judge meaning; questions, plans, history and threads are only marked as silent.
"""

from __future__ import annotations

from memkit.boot.memo import ALL, IGNORE, lazy, memoised, re
from memkit.boot.struct import struct
from memkit.contradict import LONGEST
from memkit.contradict.lexicon import AUX, DETERMINERS, NEGATORS, PRONOUNS, VERBS, stem
from memkit.contradict.phrasing import (
    has_ended,
    is_history,
    is_plan,
    normalise_phrases,
    protect,
    shows,
    without_dates,
    without_fillers,
)
from memkit.contradict.roles import ROLE_NOUNS
from memkit.contradict.sentence_forms import in_one_form

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "‑": "-"})
_PRIVATE = lazy(r"[\ue000-\uefff]")
_COMMENT = lazy(r"<!--.*?-->", ALL)
_MARKER = lazy(r"^\s*(?:>\s*)*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?")
_BOX = lazy(r"^\[( |x|X)\]\s+")
_LINK = lazy(r"!?\[([^\]]*)\]\([^)]*\)")
_EMPHASIS = lazy(r"\*\*|__|~~|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)")
_PAREN = lazy(r"\s*\(([^()]*)\)")
_BOLD_LEAD = lazy(r"^(?:\*\*|__)(.+?)(?:\*\*|__)\s*(.*)$", ALL)
_KEY = lazy(r"^([^:=]{1,70}?)\s*(?:(?<![<>!=])[:=]|=>|→)\s+(\S.*)$", ALL)
_HYPHENED = lazy(r"^(\w+(?: \w+){0,2}) [-—–] (\S+(?: \S+){0,2})$")
_DASHED = lazy(r"^(\S+(?:\s\S+){0,2})\s+[—–]\s+((?:the|a|an|one|any)\s.+)$", ALL | IGNORE)
_MEANS = lazy(
    r"^(?:an?\s|the\s)?\s*[\"']?([\w][\w -]{0,40}?)[\"']?\s+(?:means|refers to|denotes|stands for|is defined as)\s+(\S.+)$",
    IGNORE | ALL,
)
_SENTENCE_END = lazy(
    r"(?<![.\s]\w)(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)[.!?]\s+(?=[A-Z\"'\ue000-\uefff])"
)
# Openings of a reason or an aside. "Since" with a clause gives a reason, "since 2020" a time.
_REASON = lazy(
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
    IGNORE,
)
_CONTRAST = lazy(
    r"(?:,\s+(?:and\s+|but\s+)?(?:not|never|no)|\s+(?:but|and)\s+not|,?\s+instead\s+of|,?\s+rather\s+than)\s+(.+)$",
    IGNORE,
)
_OVER = lazy(r"\b(prefer|favor|favour)s?\b(.+?)\s+over\s+(.+)$", IGNORE)
_PARTICIPLE_TAIL = lazy(r",\s+(?:\w+ing|measured|based|given|compared|counted|starting|raised|lowered)\b.*$")

# What every match of a pattern holds; the text is in one line, its words one blank apart.
_MEANS_CUES = (" means ", " refers to ", " denotes ", " stands for ", " defined as ")
_HYPHEN_CUES = (" - ", " — ", " – ")
_END_CUES = (". ", "! ", "? ")
_REASON_CUES = (
    *(
        "—",
        "–",
        " -",
        "; ",
        ": ",
        ", ",
        " because",
        " so that",
        " due to",
        " in order to",
        " now that",
        " since ",
    ),
    *(" i.e.", " e.g."),
)
_OVER_CUES = (" over ",)
_CONTRAST_CUES = (", ", " but not ", " and not ", " instead of ", " rather than ")

# what these words open in a key narrows a sentence, if so many words follow
_NARROWS = frozenset({"with", "if", "when", "where", "once"})
_SETTING = 3
_MUTE = "done"
_DATE = lazy(r"\b(?:19|20)\d\d-\d\d")
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
    " incompatible compatible backward breaking deprecation bugfix improvement enhancement refactor chore feat perf"
    " when where who how what more also part phase case scenario reminder tier level".split()
)
# with a number they say when something happened, and more may have happened then: "Release 1.30", "v2", "Sprint 4", "Q3"
_MOMENTS = frozenset(
    "v version release rc alpha beta patch sprint iteration milestone week day month quarter q year wave round edition since"
    " january february march april may june july august september october november december"
    " jan feb mar apr jun jul aug sep sept oct nov dec".split()
)


@struct(frozen=True)
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


@memoised(4096)
def read_claim(text: str) -> Reading:
    """Reads one claim; never raises, and marks claims that must not be compared as silent."""
    plain = _without_marks(text[:LONGEST])
    if plain.startswith("#") or (plain.startswith("[") and _BOX.match(plain)):
        return Reading("", silent=True)
    plain, literals = protect(plain)
    key, value, defines = _key_and_value(plain)
    if key.casefold() in _LABELS:
        plain, key, value = value, "", ""
    elif _is_mute(key) and not defines:
        return Reading("", silent=True)
    if key:
        return _read_keyed(key, value, defines, literals)
    return _read_sentence(_bare(plain), literals)


def _without_marks(text: str) -> str:
    """The text in plain characters, without comments and the mark of a list or quote before it."""
    if not text.isascii():
        import unicodedata

        text = _PRIVATE.sub(" ", unicodedata.normalize("NFKC", text).translate(_QUOTES))
    if "<!--" in text:
        text = _COMMENT.sub("", text)
    text = text.strip()
    return text if text[:1].isalpha() else _MARKER.sub("", text, count=1).strip()


def _is_mute(key: str) -> bool:
    """Whether the key is a heading of prose ("Result", "Next steps", "Tier 2") or a moment ("Release 1.30", "2017-07")."""
    if not key:
        return False
    bare = _without_brackets(key).casefold()
    words = re.findall(r"[a-z]+", bare)
    if any(map(str.isdigit, bare)) and _MOMENTS.issuperset(words):
        return True
    return words[:1] == ["see"] or (
        bool(words) and all(word in _MUTE_LABELS or word.removesuffix("s") in _MUTE_LABELS for word in words)
    )


def _bare(text: str) -> str:
    if "](" in text:
        text = _LINK.sub(r"\1", text)
    if "*" in text or "_" in text or "~~" in text:
        text = _EMPHASIS.sub("", text)
    return " ".join(text.split())


def _without_brackets(text: str) -> str:
    return _PAREN.sub("", text) if "(" in text else text


def _in_brackets(text: str) -> str:
    return " ".join(_PAREN.findall(text)) if "(" in text else ""


def _key_and_value(text: str) -> tuple[str, str, bool]:
    """The key, its value and whether it defines a term; empty when the text is a sentence."""
    lead = _BOLD_LEAD.match(text) if text.startswith(("**", "__")) else None
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
    dashed = _DASHED.match(bare) if "—" in bare or "–" in bare else None
    if dashed:
        key, value, _ = _plausible(dashed[1], dashed[2], bold=True)
        return key, value, bool(key)
    means = _MEANS.match(bare) if shows(bare, _MEANS_CUES) else None
    if means and len(means[1].split()) <= 4:
        return means[1], means[2], True
    tied = ":" in bare or "=" in bare or "→" in bare
    match = (_KEY.match(bare) if tied else None) or _attribute(bare)
    return _plausible(match[1].strip(), match[2], bold=False) if match else ("", "", False)


def _attribute(text: str) -> re.Match[str] | None:
    """ "Default branch - main": a hyphen gives the value of a noun that has one."""
    match = _HYPHENED.match(text) if shows(text, _HYPHEN_CUES) else None
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
    if _NARROWS.isdisjoint(words) is False and len(value.split()) > _SETTING:
        # "a sampler with N = 0 lets no event through" is a sentence
        return "", "", False
    first = value.split()[0].casefold() if value.split() else ""
    article = first in ("the", "a", "an", "one", "any", "each") and len(value.split()) >= 4
    return key, value, article and (bold or len(words) <= 3)


def _read_keyed(key: str, value: str, defines: bool, literals: tuple[str, ...]) -> Reading:
    core, aside, _ = _core_and_rest(value)
    silent = (
        ": " in value
        or ("-" in core and _DATE.search(core) is not None)
        or value.rstrip().endswith("?")
        or (is_plan(core) and not defines)
    )
    return Reading(
        core=_without_brackets(core).rstrip(" .!,;"),
        aside=aside,
        brackets=_in_brackets(f"{key} {core}"),
        key=_without_brackets(key).strip(),
        value=value,
        qualifier=" ".join(_PAREN.findall(key)),
        defines=defines,
        silent=silent,
        literals=literals,
    )


def _read_sentence(text: str, literals: tuple[str, ...]) -> Reading:
    asides = _in_brackets(text)
    head = _without_brackets(text)
    core, aside, contrast = _core_and_rest(head)
    core = without_fillers(normalise_phrases(in_one_form(core)))
    ended = has_ended(core)
    if ended:
        core = without_dates(core)
    silent = core.rstrip().endswith(("?", ":")) or is_plan(core) or (not ended and is_history(core))
    return Reading(core, aside, asides, contrast, silent=silent, literals=literals)


def _core_and_rest(text: str) -> tuple[str, str, str]:
    """The core of the first sentence, what explains it, and what it is set against."""
    end = _SENTENCE_END.search(text) if shows(text, _END_CUES) else None
    first, later = (text[: end.start() + 1], text[end.end() :]) if end else (text, "")
    reason = _REASON.search(first, 3) if shows(first, _REASON_CUES) else None
    core, aside = (first[: reason.start()], first[reason.start() :]) if reason else (first, "")
    tail = _PARTICIPLE_TAIL.search(core) if "," in core else None
    if tail and any(word in AUX for word in core[: tail.start()].casefold().split()):
        core, aside = core[: tail.start()], core[tail.start() :] + aside
    core, contrast = _against(core)
    return core, f"{aside} {later}".strip(), contrast


def _against(core: str) -> tuple[str, str]:
    over = _OVER.search(core) if shows(core, _OVER_CUES) else None
    if over:
        return core[: over.start(3)].rsplit(" over", 1)[0].rstrip(), over[3]
    match = _CONTRAST.search(core) if shows(core, _CONTRAST_CUES) else None
    if (
        match
        and len(core[: match.start()].split()) >= 2
        and not match[1].casefold().startswith(("only ", "just "))
    ):
        return core[: match.start()], match[1]
    return core, ""
