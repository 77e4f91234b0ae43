"""Judges a fact on its lines as they are now: whether `verify` accepts it, and with which evidence.

One judgement for the verb and for every line that offers it. A person's `verify` accepts more, but only this is offered:
a fact whose name or number is gone needs other evidence or other words.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import Refused
from memkit.evidence.anchor import Source, anchored_in, defines
from memkit.evidence.forms import Piece, shown, stored
from memkit.model.fact import Fact, is_hashed
from memkit.query.fact_lines import gone_since, recorded_text
from memkit.query.moved_lines import moved_pieces
from memkit.query.verdicts import FRESH, UNPROVEN, Verdicts, recorded_piece

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memkit.query.moved_lines import PlaceMemo


@struct(frozen=True)
class Rechecked:
    """The evidence that a recheck leaves, and what is gone from the lines: names, numbers and literals."""

    pieces: tuple[str, ...]
    gone: tuple[str, ...] = ()

    @property
    def is_accepted(self) -> bool:
        """Whether `verify` records it: nothing is gone, and some file is cited."""
        return not self.gone and any(map(is_hashed, self.pieces))


class Recheck:
    """Rechecks of facts in one work tree. `source_of`: reads a file; `memo`: where lost lines were found before."""

    def __init__(
        self,
        verdicts: Verdicts,
        source_of: Callable[[str], Source | None] | None = None,
        memo: PlaceMemo | None = None,
    ) -> None:
        self.verdicts = verdicts
        self.source_of = source_of or self._read
        self._memo = memo
        self._sources: dict[str, Source] = {}
        self._moved: dict[str, Piece | None] = {}
        self._rechecked: dict[tuple[str, ...], Rechecked] = {}

    def _read(self, path: str) -> Source | None:
        data = self.verdicts.page(path).data
        if data is None:
            return None
        if path not in self._sources:
            self._sources[path] = Source(path, data)
        return self._sources[path]

    def look_for(self, facts: Iterable[Fact]) -> None:
        """Looks for the moved lines of all these facts, which reads every file once."""
        sources = {source for fact in facts for source in fact.every("evidence") if is_hashed(source)}
        new = [source for source in sorted(sources) if source not in self._moved]
        found = moved_pieces(self.verdicts, new, self._memo) if new else {}
        self._moved |= {source: found.get(source) for source in new}

    def moved_to(self, source: str) -> Piece | None:
        """Where the lines of a piece are now, if they moved to one other file."""
        if source not in self._moved:
            self._moved[source] = moved_pieces(self.verdicts, [source], self._memo).get(source)
        return self._moved[source]

    def of(self, fact: Fact) -> Rechecked:
        """A fact on its own evidence. Each piece keeps to its own place: a number that its lines have lost is not looked
        for elsewhere."""
        key = fact.text, *fact.every("evidence")
        if key not in self._rechecked:
            self._rechecked[key] = self._look_at(fact)
        return self._rechecked[key]

    def _look_at(self, fact: Fact) -> Rechecked:
        sources, found = fact.every("evidence"), list[str]()
        for source in sources:
            own = self.again(fact.text, source, stays=True) if is_hashed(source) else [source]
            gone = self.gone_from(fact.text, [source], own) if own else (_name_of(source),)
            # without the recorded lines no piece alone can be blamed
            if gone and (not own or recorded_text([source], self.verdicts) is not None):
                return Rechecked((), gone)
            found += own
        pieces = tuple(dict.fromkeys(found))
        old = [source for source in sources if is_hashed(source)]
        if not old:
            return Rechecked(pieces)
        nothing_left = not any(map(is_hashed, pieces))
        gone = self.gone_from(fact.text, old, pieces)
        return Rechecked(pieces, gone or (tuple(map(_name_of, old)) if nothing_left else ()))

    def has_left(self, source: str) -> bool:
        """Whether the name of a piece, or its file, is gone, and its lines moved to no other file."""
        piece = recorded_piece(source)
        if self.verdicts.state(source) not in UNPROVEN or self.moved_to(source) is not None:
            return False
        held = self.source_of(piece.target)
        return held is None or bool(piece.name and not defines(held, piece.name))

    def again(self, claim: str, source: str, *, stays: bool = False) -> list[str]:
        """One piece where it is now: its own lines, its name, the file it moved to, or what the claim's words lead to.

        If it `stays`, a name that is gone leads nowhere: nothing is left of the piece.
        """
        piece, verdict = recorded_piece(source), self.verdicts.of(source)
        if verdict.state == FRESH and verdict.first:
            return [stored(replace(piece, first=verdict.first, last=verdict.last))]
        moved = self.moved_to(source)
        if moved is not None:
            return [stored(moved)]
        held = self.source_of(piece.target)
        if held is None:
            # nothing is left to hash: the piece stays as a reference, unverified
            return [shown(piece)]
        bare = Piece("file", piece.target)
        # of many definitions that nothing tells apart, the one that is nearest to where it was
        near = [replace(bare, first=verdict.first, last=verdict.last)] if verdict.first else []
        # a name that the file only mentions by now is not what was cited
        by_name = [replace(bare, name=piece.name)] if piece.name and defines(held, piece.name) else []
        asked = [*by_name, *near, bare]
        if stays and not piece.whole:
            asked = [*by_name, *near] if by_name or not piece.name else []
        for wanted in asked:
            try:
                return [stored(each) for each in anchored_in(held, wanted, claim)]
            except Refused:
                continue
        return [] if stays else [stored(each) for each in anchored_in(held, bare, "")]

    def gone_from(self, claim: str, old: Sequence[str], pieces: Sequence[str]) -> tuple[str, ...]:
        """The numbers and literals of the claim that these old lines contained and these pieces do not."""
        return gone_since(claim, old, self.text_of(pieces), self.verdicts)

    def text_of(self, pieces: Iterable[str]) -> str:
        """The lines that recorded pieces cite as they are now; of a whole file all of them."""
        found: list[str] = []
        for source in filter(is_hashed, pieces):
            piece = recorded_piece(source)
            whole = self.verdicts.page(piece.target).lines or [] if piece.whole else []
            found += whole or self.verdicts.lines(source)
        return "\n".join(found)


def _name_of(source: str) -> str:
    piece = recorded_piece(source)
    return piece.name or shown(piece)
