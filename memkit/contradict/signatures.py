"""The signature of a claim: the words and names that another claim must share to be compared with it."""

from __future__ import annotations

from memkit.boot.memo import lazy, memoised
from memkit.contradict import LONGEST, NUMBER_WORDS, UNITS, Claim
from memkit.contradict.lexicon import BE, CAN, DO, LIGHT, OUGHT, STOP, stem, stems_of

_WORD = lazy(r"[^\W\d_]{2,}")
# The text after these explains, defines or gives the value: two clashing claims may share none of it.
_END = lazy(r"\s[—–=]\s|[:;](?:\*\*)?\s|\s\(|,?\s(?:because|since)\s")
_CODE = lazy(r"`[^`]*`")
_PREFIX = 4
# with fewer words than this, the subject of a claim is unclear
_TELLING = 2
# Verbs of the same relation share a mark, so that claims with only a short subject in common are compared too.
_ALIKE = {
    **dict.fromkeys("stor keep sav".split(), "KEPT"),
    **dict.fromkeys("writ impl cod prog".split(), "WRITTEN"),
    **dict.fromkeys("depl host".split(), "HOSTED"),
}
# Words of amounts, which do not show the subject.
_MEASURES = stems_of(
    "minimum maximum limit length size count number format up down larger smaller longer shorter higher lower greater"
)
# Words of a date, of a version or of how often, which are the value.
_VALUES = stems_of(
    "monday tuesday wednesday thursday friday saturday sunday weekly daily monthly newer older oldest lowest version until"
)
_MARKS = frozenset(_ALIKE.values())
# A name of the code counts beside its words: claims about one function share little else.
_NAMED = "="
# The subject counts as one word too: claims about one thing are compared whatever else they say, and words that tell
# little by themselves (LIMIT, the maximum size, S3, -v) name a subject.
_SUBJECT = "@"
_BESIDE = (_NAMED, _SUBJECT)
# a claim that opens with a call is about it
_CALL = lazy(r"`?([\w.]+)\(\)")
_TOKEN = lazy(r"[^\W_]+|=|:\s")
# a text with more words before its predicate has no clear subject
_LONGEST_SUBJECT = 6
# a subject ends at these
_PREDICATES = BE | DO | OUGHT | CAN | frozenset(("equals", "defaults", "means", "=", ":"))


@memoised(65536)
def _signature(text: str) -> frozenset[str]:
    """The first letters of the content words of a text, which a claim must share to be compared."""
    text = text[:LONGEST]
    end = _END.search(text)
    head = text[: end.start()] if end else text
    plain = _prefixes(_CODE.sub(" ", head))
    named = frozenset(f"{_NAMED}{code}" for code in _CODE.findall(head) if " " not in code)
    found = plain | _prefixes(head) or _prefixes(text) if len(plain) < _TELLING else plain
    return found | named | _subject(text)


def _subject(text: str) -> frozenset[str]:
    """The words before the predicate as one word; empty if they are many, or only pronouns and the like."""
    named: list[str] = []
    call = _CALL.match(text)
    if call is not None:
        return frozenset([_SUBJECT + call[1].casefold()])
    for word in map(str.strip, _TOKEN.findall(text.casefold())):
        if word.isdigit() or word in _PREDICATES or (named and stem(word) in LIGHT):
            break
        if word in STOP:
            continue
        named.append(stem(word))
        if len(named) > _LONGEST_SUBJECT:
            return frozenset()
    return frozenset([_SUBJECT + "-".join(named)]) if named else frozenset()


def is_subject(word: str) -> bool:
    """Whether a word of a signature is the whole subject of the claim."""
    return word[0] == _SUBJECT


def _prefixes(text: str) -> frozenset[str]:
    plain = text.casefold().replace("time zone", "timezone").replace("plain text", "plaintext")
    found = frozenset(filter(None, map(_telling_stem, _WORD.findall(plain))))
    return found | frozenset(_ALIKE[prefix] for prefix in found & _ALIKE.keys())


@memoised(20000)
def _telling_stem(word: str) -> str:
    """The first letters of a word's stem; empty for a word without content."""
    found = stem(word)
    tells_little = (
        word in STOP
        or word in NUMBER_WORDS
        or word in UNITS
        or found in LIGHT
        or found in _MEASURES
        or found in _VALUES
    )
    return "" if tells_little else found[:_PREFIX]


def signature(claim: Claim) -> str:
    """The words that another claim must share to be compared, as one text that can be stored and passed as `signed`."""
    return " ".join(sorted(signature_words(claim)))


def words_of(signature: str) -> frozenset[str]:
    """The words of a stored signature."""
    return frozenset(signature.split())


def signature_words(claim: Claim) -> frozenset[str]:
    """The signature as a set of words."""
    if claim.signed:
        return frozenset(claim.signed.split(" "))
    if not claim.key and not claim.term:
        return _signature(claim.text)
    return _signature(claim.term or claim.key) | _signature(claim.text)


def shares_a_word(one: Claim, other: Claim) -> bool:
    """Whether two claims have a word or a name in common that carries meaning."""
    return any(word not in _MARKS for word in signature_words(one) & signature_words(other))


def size_of(signature: frozenset[str]) -> int:
    """How many words a signature has, without marks of relations, names and the subject; at most 255."""
    return min(255, sum([word not in _MARKS and word[0] not in _BESIDE for word in signature]))
