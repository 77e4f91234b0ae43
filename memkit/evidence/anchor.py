"""Finds the lines that support a claim: by name, by line numbers, or by the claim's words."""

from __future__ import annotations

from memkit.boot.memo import Memo, lazy
from memkit.boot.struct import once, replace
from memkit.evidence import nearest
from memkit.evidence.blocks import Block, around, blocks_of, exactly_named, family_of, named
from memkit.evidence.choice import RULE, Rule, choose, choose_mentions
from memkit.evidence.forms import Piece
from memkit.evidence.mentions import holding_type, mentions_of, places_of
from memkit.evidence.overloads import definitions_for
from memkit.evidence.ranking import Unit, Units, units_of
from memkit.evidence.span import Runs, file_digest, lines_of, span_digest, text_of, with_plain_ends
from memkit.model import counted

# how a heading may begin: with a sign, or as a short line of its own, which the outline takes for one
_MAY_HEAD = lazy(r"[#=<]|[*_]{0,3}[^*_:.<>]{0,41}:?[*_]{0,3}\s*:?$")
_RULER = lazy(r"([^\w\s])\1{2,}$")


def anchored(piece: Piece, data: bytes, claim: str, rule: Rule = RULE) -> tuple[Piece, ...]:
    """A typed piece of a file as one to three pieces with lines and digest, or the whole file with its digest.

    Refuses a name that is not there or means more than three blocks, and lines the file does not have.
    """
    return anchored_in(Source(piece.target, data), piece, claim, rule)


def anchored_in(source: Source, piece: Piece, claim: str, rule: Rule = RULE) -> tuple[Piece, ...]:
    """The same in a file that many claims may cite: what was read of it for one of them serves the others."""
    if source.is_binary:
        if piece.whole:
            return (_whole(source),)
        raise nearest.refusal_of(piece, "it is a binary file", f"cite the whole of it: {piece.target}")
    lines, blocks = source.lines, source.blocks
    if piece.name:
        return _by_name(piece, source, claim, rule)
    if piece.first:
        return (_by_line(piece, lines, blocks),)
    return _pieces(choose(claim, source, rule), source)


def _pieces(units: list[Unit], source: Source) -> tuple[Piece, ...]:
    """The pieces for some units, or the whole file."""
    spans = _unique_spans(units, source)
    found = [_piece(source.path, source.lines, source.blocks, *span) for span in spans]
    return tuple(found) or (_whole(source),)


def _whole(source: Source) -> Piece:
    return Piece("file", source.path, digest=file_digest(source.data))


def exact_lines(path: str, data: bytes, first: int, last: int) -> Piece:
    """Just these lines as a piece, not the block around them; if they are blank or stand there twice, more of the file."""
    source: Source = _SOURCES[path, data]
    lines = source.lines_up_to(last + 1)
    last = min(last, len(lines))
    digest = span_digest(lines[first - 1 : last]) if 0 < first <= last else ""
    if not digest:
        return _whole(source)
    if source.is_plain_and_alone(first, lines):
        return Piece("file", path, "", first, last, digest)
    spans = _unique_spans([Unit(first, last)], source)
    return _piece(path, source.lines, source.blocks, *spans[0]) if spans else _whole(source)


class Source:
    """A file that is cited: split once, and each reading of it made when the first citation needs it."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path, self.data = path, data

    @once
    def _text(self) -> str | None:
        return text_of(self.data)

    @property
    def is_binary(self) -> bool:
        """Whether it has no lines."""
        return self._text is None

    @once
    def lines(self) -> list[str]:
        """Its lines; none of a binary file."""
        return lines_of(self._text) if self._text is not None else []

    @once
    def _plain(self) -> str:
        return with_plain_ends(self._text or "")

    def lines_up_to(self, last: int) -> list[str]:
        """Its lines up to this one; the others are not split, since a harvest cites the head of thousands of files."""
        return [] if self.is_binary else self._plain.split("\n", last)[:last]

    @once
    def blocks(self) -> tuple[Block, ...]:
        """What is defined in it."""
        return blocks_of(self.path, self.lines)

    @once
    def units(self) -> Units:
        """It, cut into units that claims are compared with."""
        return Units(units_of(self.blocks, self.lines), self.lines)

    @once
    def runs(self) -> Runs:
        """Its lines, made ready to look for runs in them."""
        return Runs(self.lines)

    @once
    def has_headings(self) -> bool:
        """Whether it is a document, by its name alone: no line is read."""
        return family_of(self.path, []) in ("markdown", "rst", "asciidoc")

    def is_plain_and_alone(self, first: int, lines: list[str]) -> bool:
        """Whether this line is unique and starts no heading: then no block must be parsed.

        `lines`: those of the file at least as far as the next one.
        """
        near = [line.strip() for line in lines[max(first - 2, 0) : first + 1]]
        words = near[min(first - 1, 1)]
        if not self.has_headings or _MAY_HEAD.match(words) or any(_RULER.match(line) for line in near):
            return False
        return self.is_alone(words) or [line.strip() for line in self.lines].count(words) == 1

    def is_alone(self, words: str) -> bool:
        """Whether the words of a line occur nowhere else; a heading whose number does not count may have an equal."""
        is_numbered = words[:1] in ("#", "=") and words.lstrip("#= \t")[:1].isdigit()
        return not is_numbered and self._plain.count(words) == 1


# the document cited last: its claims come one after the other
_SOURCES = Memo(lambda file: Source(*file), 1)


def _unique_spans(units: list[Unit], source: Source) -> list[tuple[int, int]]:
    """The lines of the units; those that stand in the file twice grow to the block around them, or to the whole file."""
    lines, blocks = source.lines, source.blocks
    found: list[tuple[int, int]] = []
    for unit in units:
        span = (unit.first, unit.last)
        while (
            not source.is_alone(lines[span[0] - 1].strip())
            and len(source.runs.all(span_digest(lines[span[0] - 1 : span[1]]))) != 1
        ):
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
    """The piece for some lines, with a name if they are exactly a block with a unique name."""
    digest = span_digest(lines[first - 1 : last])
    same = [block for block in blocks if (block.first, block.last) == (first, last)]
    alone = [block.qualified for block in same if len(exactly_named(blocks, block.qualified)) == 1]
    return Piece("file", path, alone[0] if alone else "", first, last, digest)


def _by_name(piece: Piece, source: Source, claim: str, rule: Rule) -> tuple[Piece, ...]:
    lines, blocks = source.lines, source.blocks
    found = named(blocks, piece.name) or holding_type(piece.name, lines, blocks)
    if found:
        cited = definitions_for(claim, found, lines)
        if not cited:
            raise nearest.ambiguous(piece, found, blocks)
        return _definitions(cited, source)
    if places := places_of(piece.name, source):
        return _pieces(places, source)
    mentions = mentions_of(piece.name, source)
    if not mentions:
        raise nearest.refusal_of(
            piece, "nothing there is called so", nearest.nearest_block(piece, blocks), "evidence-missing"
        )
    # the block around a mention has another name than the one that was typed: its lines decide, not its name
    chosen = _pieces(choose_mentions(claim, source, mentions, rule), source)
    return tuple([replace(each, name="") for each in chosen])


def defines(source: Source, name: str) -> bool:
    """Whether a file defines or declares a name, and does not only mention it."""
    if source.is_binary:
        return False
    lines, blocks = source.lines, source.blocks
    return bool(named(blocks, name) or holding_type(name, lines, blocks) or places_of(name, source))


def _definitions(blocks: tuple[Block, ...], source: Source) -> tuple[Piece, ...]:
    """The pieces for some definitions; equal ones, which the verdict could not tell apart, grow like any lines."""
    pieces = [
        Piece("file", source.path, block.qualified, block.first, block.last, span_digest(lines))
        for block in blocks
        for lines in [source.lines[block.first - 1 : block.last]]
    ]
    if len({(piece.name, piece.digest) for piece in pieces}) < len(pieces):
        return _pieces([Unit(block.first, block.last) for block in blocks], source)
    return tuple(pieces)


def _by_line(piece: Piece, lines: list[str], blocks: tuple[Block, ...]) -> Piece:
    count = len(lines) - (not lines[-1])
    if piece.last > count:
        raise nearest.refusal_of(
            piece,
            f"it has {counted(count, 'line')}",
            f"--evidence {piece.target}",
            "evidence-missing",
        )
    first, last = piece.first, piece.last
    if first == last and (block := around(blocks, first, last)):
        return _piece(piece.target, lines, blocks, block.first, block.last)
    found = _piece(piece.target, lines, blocks, first, last)
    if not found.digest:
        raise nearest.refusal_of(
            piece, "these lines are blank", f"cite lines that say something, or {piece.target}"
        )
    return found
