"""Finds clashes among many claims: compares shared words first, and applies the rules only to similar claims."""

from __future__ import annotations

from memkit.contradict import Claim, Verdict, verdict_of
from memkit.contradict.signatures import is_subject, signature_words, size_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import TypeVar

    Key = TypeVar("Key", int, str)
    # (items, their number, a label) → the same items, for progress
    Watch = Callable[[Iterable[tuple[int, int]], int, str], Iterable[tuple[int, int]]]


# A word found in this many claims or more says too little to pair them up by itself.
_COMMON = 48
# The most claims to compare one claim with: those that share its rarest words.
_MOST = 24
# the weight of a word that only one claim has
_WEIGHT = 1_000_000


def find(new: Claim, others: Iterable[Claim]) -> list[tuple[str, Verdict]]:
    """Every contradiction and duplicate of one claim among the others that it is worth comparing with, sorted by id;
    itself left out."""
    claims = {other.id: other for other in others if other.id != new.id}
    among = Signatures()
    for id, other in claims.items():
        among.add(id, signature_words(other))
    return verdicts_on(
        new, [claims[id] for id in closest(signature_words(new), among.sharing(signature_words(new)))]
    )


def verdicts_on(new: Claim, near: Iterable[Claim]) -> list[tuple[str, Verdict]]:
    """(id, verdict) for each of these claims that contradicts or duplicates the new one, sorted by id."""
    near = list(near)
    if not near:
        return []
    from memkit.contradict.comparison import compare

    found = [(other.id, compare(new, other)) for other in near]
    clashing = [(id, verdict) for id, verdict in found if verdict.label != "none"]
    return sorted(clashing, key=lambda item: (item[0], item[1].rule))


class Signatures:
    """The signatures of many claims, by their ids."""

    def __init__(self) -> None:
        self.postings: dict[str, list[str]] = {}
        self.sizes: dict[str, int] = {}

    def add(self, id: str, signature: frozenset[str]) -> None:
        """One more claim."""
        self.sizes[id] = size_of(signature)
        for prefix in signature:
            self.postings.setdefault(prefix, []).append(id)

    def sharing(self, mine: frozenset[str]) -> list[tuple[str, int, int, int]]:
        """What `sharing` says of these claims."""
        weights = {prefix: weight_of(len(self.postings.get(prefix, ()))) for prefix in mine}
        return sharing(weights, self.postings, self.sizes.__getitem__)


def weight_of(claims: int) -> int:
    """The weight of a shared word that this many claims contain."""
    return _WEIGHT // max(1, claims)


def sharing(
    weights: Mapping[str, int], postings: Mapping[str, Sequence[Key]], size: Callable[[Key], int]
) -> list[tuple[Key, int, int, int]]:
    """(key, size, number of shared words, their weight) of each claim that shares one of these words."""
    counts: dict[Key, int] = {}
    weighs: dict[Key, int] = {}
    for prefix, weight in weights.items():
        for key in postings.get(prefix, ()):
            counts[key] = counts.get(key, 0) + 1
            weighs[key] = weighs.get(key, 0) + weight
    return [(key, size(key), count, weighs[key]) for key, count in counts.items()]


def closest(mine: frozenset[str], sharing: Iterable[tuple[Key, int, int, int]]) -> list[Key]:
    """The claims to compare with a claim, sorted; if there are many, only those that share its rarest words."""
    size = size_of(mine)
    worth = [(-weight, key) for key, other, shared, weight in sharing if shared * 2 >= min(size, other)]
    if len(worth) > _MOST:
        worth = sorted(worth)[:_MOST]
    return sorted(key for _, key in worth)


def find_all(claims: Sequence[Claim]) -> list[tuple[str, str, Verdict]]:
    """Every contradiction and duplicate among the claims, ids sorted inside each pair, the list sorted."""
    return judge_all(claims).verdicts()


class Judged:
    """The result of comparing many claims, with what is needed to compare only changed claims the next time."""

    __slots__ = ("common", "contents", "found")

    def __init__(
        self, contents: dict[str, bytes], common: dict[str, int], found: list[tuple[str, str, str]]
    ) -> None:
        # id → digest of a claim's content
        self.contents = contents
        # the words that too many claims have, and how common they are
        self.common = common
        # (id, other id, rule) of contradictions and duplicates
        self.found = found

    def verdicts(self) -> list[tuple[str, str, Verdict]]:
        """The pairs with their verdicts, sorted."""
        return [(a, b, verdict_of(rule)) for a, b, rule in sorted(self.found)]


def judge_all(claims: Sequence[Claim], before: Judged | None = None, watch: Watch | None = None) -> Judged:
    """Compares all claims that share a rare word and enough words in all; with `before` only those that changed since.

    The answer is the same with and without `before`. `watch` shows progress.
    """
    table = _Table(claims)
    known = before or Judged({}, {}, [])
    changed = table.changed_since(known)
    pairs = table.pairs(changed)
    kept = {claims[at].id for at in range(len(claims)) if at not in changed}
    found = [row for row in known.found if row[0] in kept and row[1] in kept]
    if pairs:
        from memkit.contradict.comparison import compare

        todo: Iterable[tuple[int, int]] = sorted(pairs)
        for left, right in watch(todo, len(pairs), "comparing claims") if watch is not None else todo:
            a, b = sorted((claims[left], claims[right]), key=lambda claim: claim.id)
            verdict = compare(a, b)
            if verdict.label != "none":
                found.append((a.id, b.id, verdict.rule))
    return Judged(table.contents, table.common, sorted(found))


class _Table:
    """The signatures of many claims, and the words by which each is compared."""

    def __init__(self, claims: Sequence[Claim]) -> None:
        self._claims = claims
        self._signatures = [signature_words(claim) for claim in claims]
        self._sizes = [size_of(signature) for signature in self._signatures]
        self._keys: dict[int, frozenset[str]] = {}
        self._postings: dict[str, list[int]] = {}
        for at, signature in enumerate(self._signatures):
            for prefix in signature:
                self._postings.setdefault(prefix, []).append(at)
        self.contents = {claim.id: _digest(claim) for claim in claims}
        # counted in powers of two, so that one more claim changes almost nothing
        self.common = {
            prefix: len(held).bit_length() for prefix, held in self._postings.items() if len(held) >= _COMMON
        }

    def changed_since(self, before: Judged) -> set[int]:
        """The claims whose content or whose words for comparison changed."""
        found = {
            at
            for at, claim in enumerate(self._claims)
            if before.contents.get(claim.id) != self.contents[claim.id]
        }
        for prefix in self.common.keys() | before.common.keys():
            if self.common.get(prefix) != before.common.get(prefix):
                found.update(self._postings.get(prefix, ()))
        return found

    def pairs(self, changed: set[int]) -> set[tuple[int, int]]:
        """The pairs of these claims to compare: they share a word by which one of them is compared."""
        if len(changed) * 8 < len(self._claims):
            return {pair for at in changed for pair in self._pairs_of(at)}
        found: set[tuple[int, int]] = set()
        for at in range(len(self._signatures)):
            for prefix in self._keys_of(at):
                for other in self._postings[prefix]:
                    is_asked = other != at and (at in changed or other in changed)
                    if is_asked and self._is_worthwhile(at, other):
                        found.add((min(at, other), max(at, other)))
        return found

    def _pairs_of(self, at: int) -> Iterator[tuple[int, int]]:
        for prefix in self._signatures[at]:
            for other in self._postings[prefix]:
                is_key = other != at and (prefix in self._keys_of(at) or prefix in self._keys_of(other))
                if is_key and self._is_worthwhile(at, other):
                    yield min(at, other), max(at, other)

    def _is_worthwhile(self, at: int, other: int) -> bool:
        """Whether two claims share half the words of the shorter one, and a word at all."""
        shared = len(self._signatures[at] & self._signatures[other])
        return shared > 0 and shared * 2 >= min(self._sizes[at], self._sizes[other])

    def _keys_of(self, at: int) -> frozenset[str]:
        """The rare words of a claim and its rare subject; without a rare word, the least common one."""
        if at not in self._keys:
            signature = self._signatures[at]
            rare = signature - self.common.keys()
            least = (
                sorted(signature - rare, key=lambda prefix: (self.common[prefix], prefix))[:1]
                if all(map(is_subject, rare))
                else ()
            )
            self._keys[at] = rare | frozenset(least)
        return self._keys[at]


def _digest(claim: Claim) -> bytes:
    from memkit.boot.digest import blake2b

    said = "\0".join((claim.id, claim.text, claim.key, claim.value, claim.term))
    return blake2b(said.encode("utf-8", "surrogatepass"), digest_size=12).digest()
