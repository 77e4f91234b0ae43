"""The lines a claim rests on: by name, by line, or by the claim's own words."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from memkit.boot.struct import replace, struct
from memkit.errors import Refused
from memkit.evidence.blocks import Block, around, blocks_of, exactly_named, named
from memkit.evidence.forms import Piece
from memkit.evidence.span import file_digest, find_runs, lines_of, span_digest, text_of
from memkit.evidence.units import Unit, units_of
from memkit.evidence.words import (
    Term,
    is_about_absence,
    is_about_the_whole,
    name_key,
    stem,
    terms_of,
    token_keys,
    tokens_in,
)


@struct(frozen=True)
class Rule:
    """How spans are chosen for a bare path; the defaults are what the measurements favoured.

    `spans`: at most so many. `defining`: so many of them for blocks that define what the claim names. `near`: a unit
    with that share of the best one's score is one the claim may rest on, too. `gain`: the share of the claim's weight
    that a further span must add. `lead`: the share that the best one must hold, else the whole file. `crowd`: if more
    units than this are about as good as the best, there is no clear lead, and the whole file counts. `whole`: whether
    a claim about all, every, only … takes the whole file: `unnamed` if it names no block, `always` or `never`.
    """

    spans: int = 3
    defining: int = 1
    near: float = 0.7
    gain: float = 0.2
    lead: float = 0.2
    crowd: int = 6
    whole: str = "unnamed"


RULE = Rule()
_WEIGHT = {"name": 3.0, "literal": 3.0, "number": 2.5, "pair": 2.0, "word": 1.0}


def anchored(piece: Piece, data: bytes, claim: str, rule: Rule = RULE) -> tuple[Piece, ...]:
    """A typed piece of a file as one to three pieces with lines and digest, or the whole file with its digest.

    Refuses a name that is not there or means several blocks, and lines the file does not have.
    """
    text = text_of(data)
    whole = replace(piece, name="", first=0, last=0, digest=file_digest(data))
    if text is None:
        if piece.whole:
            return (whole,)
        raise _refused(piece, "it is a binary file", f"cite the whole of it: {piece.target}")
    lines = lines_of(text)
    blocks = blocks_of(piece.target, lines)
    if piece.name:
        return (_by_name(piece, lines, blocks),)
    if piece.first:
        return (_by_line(piece, lines, blocks),)
    spans = _unique_spans(choose(claim, lines, blocks, rule), lines, blocks)
    return tuple([_piece(piece.target, lines, blocks, *span) for span in spans]) or (whole,)


def choose(claim: str, lines: list[str], blocks: tuple[Block, ...], rule: Rule = RULE) -> list[Unit]:
    """The units a claim rests on by its own words; none means the whole file."""
    terms = terms_of(claim)
    units = units_of(blocks, lines)
    if not terms or len(units) < 2:
        return []
    held = _held(terms, units, lines)
    weights = _weights(terms, held)
    total = sum(weights.values())
    definers = _definers(terms, units, weights, held) if rule.defining else []
    if _needs_the_whole(claim, rule, bool(definers)):
        return []
    scores = [
        sum(weights[term] for term in unit) * _aptness(at) for at, unit in zip(units, held, strict=True)
    ]
    best = max(scores)
    if best < max(rule.lead * total, 0.01) or sum(score >= 0.9 * best for score in scores) > rule.crowd:
        return []
    near = [at for at, score in enumerate(scores) if score >= rule.near * best]
    near.sort(key=lambda at: -scores[at])
    others = [at for at in definers if at != near[0]][: rule.defining]
    picked = list(dict.fromkeys([near[0], *others, *near[1:]]))[: rule.spans]
    return [units[at] for at in sorted(_covering(picked, weights, held, rule))]


def _needs_the_whole(claim: str, rule: Rule, defined: bool) -> bool:
    if rule.whole == "never":
        return False
    return is_about_absence(claim) or (
        is_about_the_whole(claim) and not (defined and rule.whole == "unnamed")
    )


def _aptness(unit: Unit) -> float:
    """Tests beside the code they test share its words, but a claim seldom rests on them."""
    return 0.5 if unit.path.partition(".")[0] in ("tests", "test") and "." in unit.path else 1.0


def _covering(picked: list[int], weights: dict[Term, float], held: list[set[Term]], rule: Rule) -> list[int]:
    """The picked units, then those that add most of what the claim names, while that is enough."""
    total = sum(weights.values())
    while len(picked) < rule.spans:
        covered: set[Term] = set().union(*[held[at] for at in picked])
        gains = [sum(weights[term] for term in terms - covered) for terms in held]
        best = max(range(len(held)), key=gains.__getitem__)
        if gains[best] <= rule.gain * total:
            break
        picked = [*picked, best]
    return picked


def _held(terms: tuple[Term, ...], units: list[Unit], lines: list[str]) -> list[set[Term]]:
    """For each unit what it holds of the claim's terms."""
    wanted = set(terms)
    pairs = {key: (kind, key) for kind, key in terms if kind == "pair"}
    literals = [(kind, key) for kind, key in terms if kind == "literal"]
    answers: dict[str, set[Term]] = {}
    found = []
    for unit in units:
        text = "\n".join(lines[unit.first - 1 : unit.last])
        held: set[Term] = {(kind, key) for kind, key in literals if key in text}
        for token in {*tokens_in(text), *tokens_in(unit.path)}:
            if token not in answers:
                keys = token_keys(token)
                paired = {pairs[key] for _, key in keys[:1] if key in pairs}
                answers[token] = wanted.intersection(keys) | paired
            held |= answers[token]
        found.append(held)
    return found


def _weights(terms: Iterable[Term], held: list[set[Term]]) -> dict[Term, float]:
    """Every term the file holds with its weight: what it is, and how few units hold it."""
    found = {}
    for term in terms:
        count = sum(term in unit for unit in held)
        if count:
            found[term] = _WEIGHT[term[0]] * log(1 + len(held) / count)
    return found


def _definers(
    terms: tuple[Term, ...], units: list[Unit], weights: dict[Term, float], held: list[set[Term]]
) -> list[int]:
    """The units that define what the claim names, those that share most with it first."""
    names = {key for kind, key in terms if kind in ("name", "pair")}
    words = {key for kind, key in terms if kind == "word"}
    found = [at for at, unit in enumerate(units) if _defines(unit.block or unit.head_of, names, words)]
    return sorted(found, key=lambda at: -sum(weights[term] for term in held[at]))


def _defines(block: Block | None, names: set[str], words: set[str]) -> bool:
    if block is None:
        return False
    last = block.name.rpartition(".")[2]
    parts = (
        [key for _, key in token_keys(last)[1:]]
        if last.isidentifier()
        else [stem(w) for w in tokens_in(last)]
    )
    # `send` in a claim may be the word, `Hijack` or `redirect` seldom is
    least = 1 if len(last) > 3 else 2
    return name_key(last) in names or (len(parts) >= least and words.issuperset(parts))


def _unique_spans(units: list[Unit], lines: list[str], blocks: tuple[Block, ...]) -> list[tuple[int, int]]:
    """The lines of the units; those that stand in the file twice grow to the block around them, or to the whole file."""
    found: list[tuple[int, int]] = []
    for unit in units:
        span = (unit.first, unit.last)
        while len(find_runs(lines, span_digest(lines[span[0] - 1 : span[1]]))) != 1:
            outer = [block for block in blocks if block.first <= span[0] and span[1] <= block.last]
            larger = [block for block in outer if (block.first, block.last) != span]
            block = around(larger, *span)
            if block is None:
                return []
            span = (block.first, block.last)
        if not any(first <= span[0] and span[1] <= last for first, last in found):
            found.append(span)
    return found


def _piece(path: str, lines: list[str], blocks: tuple[Block, ...], first: int, last: int) -> Piece:
    """The piece of some lines, with a name if they are just the block that alone is called so."""
    digest = span_digest(lines[first - 1 : last])
    same = [block for block in blocks if (block.first, block.last) == (first, last)]
    alone = [block.qualified for block in same if len(exactly_named(blocks, block.qualified)) == 1]
    return Piece("file", path, alone[0] if alone else "", first, last, digest)


def _by_name(piece: Piece, lines: list[str], blocks: tuple[Block, ...]) -> Piece:
    found = named(blocks, piece.name)
    if len(found) > 1:
        places = " and ".join([f"{block.qualified}, {block.first}-{block.last}" for block in found[:4]])
        hint = f"cite one of them by its lines: {piece.target}:{found[0].first}-{found[0].last}"
        raise _refused(piece, f"it is defined {len(found)} times: {places}", hint, "evidence-ambiguous")
    if not found:
        raise _refused(piece, "nothing there is called so", _nearest(piece, blocks), "evidence-missing")
    block = found[0]
    digest = span_digest(lines[block.first - 1 : block.last])
    return replace(piece, name=block.qualified, first=block.first, last=block.last, digest=digest)


def _nearest(piece: Piece, blocks: tuple[Block, ...]) -> str:
    wanted = set(name_key(piece.name))
    near = sorted(blocks, key=lambda block: -_likeness(wanted, name_key(piece.name), name_key(block.name)))[
        :3
    ]
    if not near:
        return f"cite the file or its lines: {piece.target}:1-20"
    return "there is " + ", ".join([f"{piece.target}#{block.qualified}" for block in near])


def _likeness(letters: set[str], wanted: str, name: str) -> float:
    inside = 2.0 if wanted in name or (len(name) > 2 and name in wanted) else 0.0
    return inside + len(letters & set(name)) / (len(letters | set(name)) or 1)


def _by_line(piece: Piece, lines: list[str], blocks: tuple[Block, ...]) -> Piece:
    count = len(lines) - (not lines[-1])
    if piece.last > count:
        raise _refused(
            piece, f"it has {count} lines", f"cite {piece.target}:1-{max(count, 1)}", "evidence-missing"
        )
    first, last = piece.first, piece.last
    if first == last and (block := around(blocks, first, last)):
        return _piece(piece.target, lines, blocks, block.first, block.last)
    found = _piece(piece.target, lines, blocks, first, last)
    if not found.digest:
        raise _refused(piece, "these lines are blank", f"cite lines that say something, or {piece.target}")
    return found


def _refused(piece: Piece, why: str, hint: str, code: str = "evidence-form") -> Refused:
    return Refused(f'"{piece.target}{_shown_anchor(piece)}" cannot be cited: {why}', code=code, hint=hint)


def _shown_anchor(piece: Piece) -> str:
    if piece.name:
        return f"#{piece.name}"
    return f":{piece.first}-{piece.last}" if piece.first else ""
