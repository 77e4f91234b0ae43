"""Finding what clashes among many claims: a cheap look at shared words first, the rules only where it passes."""

from __future__ import annotations

from functools import lru_cache

from memkit.boot.pattern import lazy
from memkit.contradict.stems import LIGHT, stem
from memkit.contradict.units import NUMBER_WORDS
from memkit.contradict.values import LONGEST, Claim, Verdict
from memkit.contradict.words import STOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_WORD = lazy(r"[^\W\d_]{2,}")
# What follows explains, defines or gives the value: two claims may clash and share none of it.
_END = lazy(r"\s[—–=]\s|[:;](?:\*\*)?\s|\s\(|,?\sbecause\s")
_CODE = lazy(r"`[^`]*`")
_PREFIX = 4
# Verbs that tell one relation share a mark, so that claims with nothing else in common but a short subject still meet.
_ALIKE = {
    **dict.fromkeys("stor keep sav".split(), "KEPT"),
    **dict.fromkeys("writ impl cod prog".split(), "WRITTEN"),
    **dict.fromkeys("depl host".split(), "HOSTED"),
}
_MARKS = frozenset(_ALIKE.values())
# A word found in this many claims or more says too little to pair them up by itself.
_COMMON = 48


@lru_cache(maxsize=65536)
def _signature(text: str) -> frozenset[str]:
    """The opening letters of the telling words of a text: what a claim must share to be worth comparing."""
    text = text[:LONGEST]
    end = _END.search(text)
    head = text[: end.start()] if end else text
    plain = _prefixes(_CODE.sub(" ", head))
    return plain if len(plain) > 1 else plain | _prefixes(head) or _prefixes(text)


def _prefixes(text: str) -> frozenset[str]:
    plain = text.casefold().replace("time zone", "timezone")
    found = frozenset(filter(None, map(_telling, _WORD.findall(plain))))
    return found | frozenset(_ALIKE[prefix] for prefix in found & _ALIKE.keys())


@lru_cache(maxsize=20000)
def _telling(word: str) -> str:
    """The opening letters of a word's stem, or nothing when the word tells little."""
    found = stem(word)
    return "" if word in STOP or word in NUMBER_WORDS or found in LIGHT else found[:_PREFIX]


def signature(claim: Claim) -> str:
    """What another claim must share to be worth comparing, in a form that can be kept and given back as `signed`."""
    return " ".join(sorted(_signed(claim)))


def _signed(claim: Claim) -> frozenset[str]:
    if claim.signed:
        return frozenset(claim.signed.split(" "))
    if not claim.key and not claim.term:
        return _signature(claim.text)
    return _signature(claim.term or claim.key) | _signature(claim.text)


def _worthwhile(a: frozenset[str], b: frozenset[str]) -> bool:
    shared = len(a & b)
    return shared > 0 and shared * 2 >= min(len(a - _MARKS), len(b - _MARKS))


def find(new: Claim, others: Iterable[Claim]) -> list[tuple[str, Verdict]]:
    """Every contradiction and duplicate of one claim among the others, sorted by id; itself left out."""
    mine = _signed(new)
    near = [other for other in others if other.id != new.id and _worthwhile(mine, _signed(other))]
    if not near:
        return []
    from memkit.contradict.judging import compare

    found: list[tuple[str, Verdict]] = []
    for other in near:
        verdict = compare(new, other)
        if verdict.label != "none":
            found.append((other.id, verdict))
    return sorted(found, key=lambda item: (item[0], item[1].rule))


def find_all(claims: Sequence[Claim]) -> list[tuple[str, str, Verdict]]:
    """Every contradiction and duplicate among the claims, ids sorted inside each pair, the list sorted."""
    pairs = _candidates(claims)
    if not pairs:
        return []
    from memkit.contradict.judging import compare

    found: list[tuple[str, str, Verdict]] = []
    for left, right in pairs:
        a, b = sorted((claims[left], claims[right]), key=lambda claim: claim.id)
        verdict = compare(a, b)
        if verdict.label != "none":
            found.append((a.id, b.id, verdict))
    return sorted(found, key=lambda item: (item[0], item[1], item[2].rule))


def _candidates(claims: Sequence[Claim]) -> list[tuple[int, int]]:
    """Pairs that share a rare word and enough words in all."""
    signatures = [_signed(claim) for claim in claims]
    postings: dict[str, list[int]] = {}
    for at, signature in enumerate(signatures):
        for prefix in signature:
            postings.setdefault(prefix, []).append(at)
    pairs: set[tuple[int, int]] = set()
    for at, signature in enumerate(signatures):
        for prefix in _rare(signature, postings):
            for other in postings[prefix]:
                if other != at and _worthwhile(signature, signatures[other]):
                    pairs.add((min(at, other), max(at, other)))
    return sorted(pairs)


def _rare(signature: frozenset[str], postings: dict[str, list[int]]) -> list[str]:
    ranked = sorted(signature, key=lambda prefix: (len(postings[prefix]), prefix))
    rare = [prefix for prefix in ranked if len(postings[prefix]) < _COMMON]
    return rare or ranked[:1]
