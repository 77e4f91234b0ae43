"""Other readings of a claim: each of the things that it says with "and" or in a sentence of its own, what it says in other
words, and the same claim without the marks of code.

A claim that says two things is contradicted by what contradicts one of them. A reading only ever finds contradictions: two
claims that agree in a part are no duplicates.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy, memoised, re
from memkit.contradict.lexicon import (
    AUX,
    CONDITIONS,
    DETERMINERS,
    PREPOSITIONS,
    PRONOUNS,
    VERB_STEMS,
    VERBS,
    is_irregular_past,
    stem,
)
from memkit.contradict.plain_claim import read_claim

# "and is", ", and must not": a second deed of the same subject
_AND = lazy(
    r",?\s+and\s+(?=(?:also\s+|then\s+|therefore\s+)?"
    r"(?:(?:is|are|has|have|must|may|can|cannot|does|do|never|needs?|[a-z]{2,}s)\b"
    r"|[a-z]{3,}\s+(?:after|on|in|at|every|until|within|to)\b))"
)
_ORDER = lazy(r"(?:,|;|\s[—–-])\s+(?=(?:please )?([a-z]+)\b)")
_CODE_NAME = lazy(r"`([A-Za-z][\w.-]*(?:\(\))?)`")
_STOP = lazy(r"(?<=[^.\s]{3}\.)\s+(?=[A-Z\"'`])|;\s+")
_NO_SUBJECT = frozenset(
    {"that", "which", "who", "if", "when", "unless", "whether", "both", "either", "between"}
)
# a sentence that opens with one of these leans on the one before
_POINTING = (
    PRONOUNS
    | CONDITIONS
    | frozenset(
        "it this that these those there then so but and or also otherwise however instead both such here still".split()
    )
)
_FEWEST = 4
# letters that every match holds, the pattern, and what else it says
_ALSO_SAID = (
    (
        " from ",
        lazy(r"^(.+?) (?:is|are) (?:hidden|concealed|withheld) from (.+?)\.?$", IGNORE),
        (
            r"\2 does not expose \1",
            r"\2 does not see \1",
            r"\1 is not visible to \2",
            r"\1 is not shown to \2",
        ),
    ),
    (
        "minimum ",
        lazy(r"^the minimum (?:supported )?([\w.+#-]+) version is (v?\d+(?:\.\w+)*)\.?$", IGNORE),
        (r"we support \1 \2 or later",),
    ),
    (
        " or ",
        lazy(
            r"^the (?:app|application|client|code|crate|library|package|plugin|project|sdk|server|service|tool)"
            r" (?:needs|requires|supports|runs on|works with) ([A-Z][\w.+#-]*) (v?\d+(?:\.\w+)*) (?:or|and) \w+\.?$",
            IGNORE,
        ),
        (r"we support \1 \2 or later",),
    ),
    (
        " can ",
        lazy(
            r"^(?:two|several|many|multiple) ([\w -]+?) can (?:share|have|use|get) (?:an?|the same) ([\w -]+?)\.?$",
            IGNORE,
        ),
        (r"\2s of \1 are not unique", r"\2s are not unique"),
    ),
)
# what follows these words narrows both deeds
_NARROWING = CONDITIONS - {"once"}


def without_shared_code(text: str, other: str) -> str:
    """The claim with each code span that is one name written as a plain name, if the other claim has that name, too."""
    if "`" not in text:
        return text
    return _CODE_NAME.sub(lambda match: match[1] if _is_named(match[1], other) else match[0], text)


def _is_named(name: str, text: str) -> bool:
    """Whether a text contains a name as a whole word: "main.py" is not in "app/main.py"."""
    return name in text and re.search(rf"(?<![\w./-]){re.escape(name)}(?![\w/-])", text) is not None


@memoised(8192)
def readings_of(text: str) -> tuple[str, ...]:
    """The claim, and what it says in its parts."""
    found = [text]
    if ("; " in text or ". " in text) and "(" not in text:
        found += [part.strip() for part in _STOP.split(text) if _is_claim(part)]
    if " and " in text or "," in text or ";" in text:
        found += [part for said in found[:] for part in _said_apart(said)]
    for cue, pattern, forms in _ALSO_SAID:
        match = pattern.match(text) if cue in text else None
        found += [match.expand(form) for form in forms] if match else []
    return tuple(dict.fromkeys(found))


_COPULA = lazy(r"^(?:an?|the) ([\w -]{2,40}?) is ((?:an?|the|one) .+)$", IGNORE)
_OPENS_DIFFERENCE = PREPOSITIONS | frozenset("of that which who whose where".split())


def as_definition(text: str, other: str) -> str:
    """ "A lease is the right to …" as a definition, if the other text defines that term by the same noun; else nothing."""
    defined = read_claim(other)
    match = _COPULA.match(text) if defined.defines else None
    if match is None:
        return ""
    is_term = defined.key.casefold() == match[1].casefold()
    same_noun = is_term and _genus(match[2]) == _genus(defined.value) != ""
    return f"{match[1]} means {match[2]}" if same_noun else ""


def _genus(meaning: str) -> str:
    """The noun by which a meaning defines: "the first launch after …" is a launch."""
    words = meaning.casefold().rstrip(".").split()
    ends = [at for at, word in enumerate(words) if at and word in _OPENS_DIFFERENCE]
    return stem(words[ends[0] - 1]) if ends else ""


_EACH = lazy(r"^(?:every|each|all(?: the)?) ", IGNORE)
_NONE = lazy(r"^no (?!two |more |longer |less |later |fewer )", IGNORE)
_A_FEW = lazy(r"^(?:some|several|a few|certain) (?!of )", IGNORE)


def without_quantifiers(text: str, other: str) -> tuple[str, str] | None:
    """ "Every X is so" and "some X are not so" without the words that say how many X; nothing for any other two claims."""
    if not _A_FEW.match(other) or not (_EACH.match(text) or _NONE.match(text)):
        return None
    return _EACH.sub("the ", text), _A_FEW.sub("the ", other)


def _is_claim(part: str) -> bool:
    """Whether a sentence may stand alone: it has a subject of its own, and says more than a few words."""
    words = part.split()
    return len(words) >= _FEWEST and words[0].casefold().strip(",") not in _POINTING


def _said_apart(text: str) -> list[str]:
    """What a claim says of one subject, each in a sentence of its own; nothing if it says one thing or has a condition."""
    match = _AND.search(text)
    if match is None:
        return _before_order(text)
    first, second = text[: match.start()], text[match.end() :]
    subject = _subject(first)
    words = first.casefold().split()
    if not subject or _NO_SUBJECT.intersection(words) or _NARROWING.intersection(second.casefold().split()):
        return []
    deed = second.split()[0].casefold()
    acts = stem(deed) in VERB_STEMS and (deed not in VERBS or subject.endswith("s"))
    if deed not in AUX and deed != "never" and not acts:
        return []
    return [f"{first.rstrip(' ,')}.", f"{subject} {second}"]


def _before_order(text: str) -> list[str]:
    """The claim before an order that follows from it: "is maintained by hand, add endpoints there"."""
    match = _ORDER.search(text)
    if match is None or match[1] not in VERBS or not _subject(text[: match.start()]):
        return []
    return [f"{text[: match.start()]}."]


def _subject(first: str) -> str:
    """The words before the verb of a clause; empty if there is no sure verb behind a short subject."""
    words = first.split()
    for at, word in enumerate(words):
        low = word.casefold().strip(",")
        if at and low in AUX:
            return " ".join(words[:at])
        is_deed = low.endswith("s") and stem(low) in VERB_STEMS and low not in VERBS
        if at and is_deed and words[at - 1].casefold() not in DETERMINERS | PREPOSITIONS:
            return " ".join(words[:at]) if not is_irregular_past(low) else ""
    return ""
