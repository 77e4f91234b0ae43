"""Ranks the units of a file for a claim, by the terms they share with it, weighted by rarity among the units."""

from __future__ import annotations

from math import log

from memkit.boot.struct import once, struct
from memkit.evidence.blocks import Block
from memkit.evidence.support import Term, name_key, stem, terms_of, token_keys, tokens_in

_WEIGHT = {"name": 3.0, "literal": 3.0, "number": 2.5, "pair": 2.0, "word": 1.0}
# a second mention adds less than the first; a long unit matches more by chance; a block's name shows its subject
_FIRST, _LENGTH, _IN_NAME = 0.6, 0.3, 3
# a block with fewer lines counts as a constant, or as a function as simple as one
_SHORT = 4


@struct(frozen=True)
class Ranking:
    """The units of a file for a claim: the terms that each contains, and its score."""

    units: list[Unit]
    held: list[dict[Term, float]]
    weights: dict[Term, float]
    scores: list[float]
    terms: tuple[Term, ...]

    @property
    def total(self) -> float:
        """The weight of everything the claim and the file have in common."""
        return sum(self.weights.values())

    @property
    def is_definite(self) -> bool:
        """True if the file contains a name, a literal or a number of the claim, not only plain words."""
        return any(kind != "word" for kind, _ in self.weights)

    def share(self, terms: set[Term]) -> float:
        """The part of the total that these terms make up."""
        return sum(self.weights[term] for term in terms) / (self.total or 1)

    def defining(self) -> list[int]:
        """The units that define what the claim names, best first; for a plain word the unit must match in other ways too."""
        names = {key for kind, key in self.terms if kind in ("name", "pair")}
        words = {key for kind, key in self.terms if kind == "word"}
        floor = max(self.scores) / 2
        found = [at for at, unit in enumerate(self.units) if _is_named(unit, names)]
        found += [
            at for at, unit in enumerate(self.units) if self.scores[at] >= floor and _is_told(unit, words)
        ]
        return sorted(dict.fromkeys(found), key=lambda at: -self.scores[at])

    def related(self, at: int, lines: list[str]) -> list[int]:
        """Constants that a unit uses, then the users of a constant, if they share something with the claim; best first."""
        unit, used = self.units[at], _tokens(self.units[at], lines)
        others = [other for other, held in enumerate(self.held) if held and other != at]
        others.sort(key=lambda other: -self.scores[other])
        constants = [
            other for other in others if _is_constant(self.units[other]) and self._name(other) in used
        ]
        if not _is_constant(unit):
            return constants
        return constants + [other for other in others if self._name(at) in _tokens(self.units[other], lines)]

    def _name(self, at: int) -> str:
        return self.units[at].path.rpartition(".")[2]


def rank(claim: str, units: Units) -> Ranking:
    """The units of a file before a claim."""
    terms = terms_of(claim)
    held, sizes = _term_counts(terms, units)
    weights = _weights(terms, held)
    usual = sum(sizes) / (len(sizes) or 1) or 1
    scores = [
        _score(one, weights, size / usual) * _aptness(unit)
        for one, size, unit in zip(held, sizes, units.all, strict=True)
    ]
    return Ranking(units.all, held, weights, scores, terms)


def _score(held: dict[Term, float], weights: dict[Term, float], length: float) -> float:
    damp = _FIRST * (1 - _LENGTH + _LENGTH * length)
    return sum(weights[term] * count * (_FIRST + 1) / (count + damp) for term, count in held.items())


def _aptness(unit: Unit) -> float:
    """True for tests next to the code they test: they share its words but rarely support a claim."""
    return 0.5 if unit.path.partition(".")[0] in ("tests", "test") and "." in unit.path else 1.0


def _term_counts(terms: tuple[Term, ...], units: Units) -> tuple[list[dict[Term, float]], list[int]]:
    """For each unit how often it holds each of the claim's terms, and how many tokens it has."""
    reader = _Reader(terms, units.keys)
    found, sizes = [], []
    for unit, text, tokens in zip(units.all, units.texts, units.tokens, strict=True):
        held: dict[Term, float] = {term: 1.0 for term in reader.literals if term[1] in text}
        for token in tokens:
            for term in reader.answers(token):
                held[term] = held.get(term, 0) + 1
        own = unit.block.name if unit.block else ""
        for token in tokens_in(unit.path):
            for term in reader.answers(token):
                held[term] = held.get(term, 0) + (_IN_NAME if token in own else 1)
        found.append(held)
        sizes.append(len(tokens))
    return found, sizes


class _Reader:
    """Says which of a claim's terms a token answers to; each token is worked out once.

    `keys` holds what a token may answer to, whatever the claim.
    """

    def __init__(self, terms: tuple[Term, ...], keys: dict[str, tuple[Term, ...]]) -> None:
        self.wanted, self.keys = set(terms), keys
        self.pairs = {key: (kind, key) for kind, key in terms if kind == "pair"}
        self.literals = [term for term in terms if term[0] == "literal"]
        self.known: dict[str, tuple[Term, ...]] = {}

    def answers(self, token: str) -> tuple[Term, ...]:
        found = self.known.get(token)
        if found is None:
            keys = self.keys.get(token)
            if keys is None:
                keys = self.keys[token] = token_keys(token)
            paired = {self.pairs[key] for _, key in keys[:1] if key in self.pairs}
            found = self.known[token] = tuple(self.wanted.intersection(keys) | paired)
        return found


def _weights(terms: tuple[Term, ...], held: list[dict[Term, float]]) -> dict[Term, float]:
    """Every term in the file with its weight: by its kind, and by how few units contain it."""
    found = {}
    for term in terms:
        count = sum(term in unit for unit in held)
        if count:
            found[term] = _WEIGHT[term[0]] * log(1 + len(held) / count)
    return found


def _is_constant(unit: Unit) -> bool:
    return unit.block is not None and unit.last - unit.first < _SHORT


def _tokens(unit: Unit, lines: list[str]) -> set[str]:
    return set(tokens_in("\n".join(lines[unit.first - 1 : unit.last])))


def _is_named(unit: Unit, names: set[str]) -> bool:
    block = unit.block or unit.head_of
    return block is not None and name_key(_last(block)) in names


def _is_told(unit: Unit, words: set[str]) -> bool:
    """True if the claim contains all words of a block's name: "the default timeout" for `DEFAULT_TIMEOUT`."""
    block = unit.block or unit.head_of
    if block is None or len(_last(block)) < 4:
        return False
    last = _last(block)
    keys = token_keys(last)[1:] if last.isidentifier() else [("word", stem(word)) for word in tokens_in(last)]
    parts = {key for _, key in keys}
    return bool(parts) and words.issuperset(parts)


def _last(block: Block) -> str:
    return block.name.rpartition(".")[2]


# -- a file cut into units ----------------------------------------------------------------------------

# a longer function is split at its inner functions, a longer stretch between blocks at its blank lines
LONG_BLOCK, LONG_STRETCH = 250, 20


@struct(frozen=True)
class Unit:
    """Adjacent lines; `block`: the block they form, if any; `path`: the names around them."""

    first: int
    last: int
    path: str = ""
    block: Block | None = None
    head_of: Block | None = None


class Units:
    """Units of a file with their texts and tokens, which every claim about it is compared with."""

    def __init__(self, units: list[Unit], lines: list[str]) -> None:
        self.all, self._lines = units, lines
        self.keys: dict[str, tuple[Term, ...]] = {}

    @once
    def texts(self) -> list[str]:
        """The lines of each unit."""
        return ["\n".join(self._lines[unit.first - 1 : unit.last]) for unit in self.all]

    @once
    def tokens(self) -> list[list[str]]:
        """The identifiers and numbers of each unit."""
        return [tokens_in(text) for text in self.texts]


def units_of(blocks: tuple[Block, ...], lines: list[str]) -> list[Unit]:
    """The units of a file in order: they do not overlap and contain every line that is not blank."""
    children = _children(blocks)
    found: list[Unit] = []
    work: list[tuple[Block | None, int, int]] = [(None, 1, len(lines))]
    while work:
        block, first, last = work.pop()
        inner = children.get(id(block) if block else 0, [])
        if block and not (inner and (block.container or last - first >= LONG_BLOCK)):
            found.append(Unit(first, last, block.qualified, block))
            continue
        at = first
        for child in inner:
            found += _stretch(lines, at, child.first - 1, block)
            work.append((child, max(child.first, at), child.last))
            at = max(at, child.last + 1)
        found += _stretch(lines, at, last, block)
    return sorted([unit for unit in found if unit.first <= unit.last], key=lambda unit: unit.first)


def _children(blocks: tuple[Block, ...]) -> dict[int, list[Block]]:
    """Block id → the blocks directly inside it (0 is the file); overlapping blocks are left out."""
    inside: dict[int, list[Block]] = {}
    around: list[Block] = []
    for block in blocks:
        while around and around[-1].last < block.first:
            around.pop()
        if around and around[-1].last < block.last:
            continue
        inside.setdefault(id(around[-1]) if around else 0, []).append(block)
        around.append(block)
    return inside


def _stretch(lines: list[str], first: int, last: int, block: Block | None) -> list[Unit]:
    """The lines between blocks, split at blank lines if they are long."""
    found: list[Unit] = []
    start, full = 0, 0
    for number in range(first, last + 1):
        if lines[number - 1].strip(" \t\f\v{}()[];,"):
            start, full = start or number, number
        elif start and number - start >= LONG_STRETCH:
            found.append(_unit_between(start, full, block))
            start = 0
    if start:
        found.append(_unit_between(start, full, block))
    return found


def _unit_between(first: int, last: int, block: Block | None) -> Unit:
    head = block if block and first <= block.first + 1 else None
    return Unit(first, last, block.qualified if block else "", None, head)
