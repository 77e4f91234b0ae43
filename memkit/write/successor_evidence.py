"""The evidence of an agent's claim that replaces facts and cites nothing: what the claim names in the files they cite."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.evidence.anchor import anchored_in
from memkit.evidence.forms import Piece, stored
from memkit.evidence.proof import leaf_of
from memkit.evidence.support import name_key, names_in, tokens_in
from memkit.model.fact import is_hashed
from memkit.query.renamed_blocks import renamed_pieces
from memkit.query.verdicts import recorded_piece

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.evidence.anchor import Source
    from memkit.model.fact import Fact
    from memkit.write.transaction import Transaction

# the most blocks of one file that are cited because the claim names them, as for a bare path
_MOST = 3


def successor_evidence(tx: Transaction, facts: Iterable[Fact], claim: str) -> list[str]:
    """The current lines that a claim rests on, in the files that the facts it replaces cite.

    Blocks that it names come first, then other lines of the old facts, since their change is the reason to replace them;
    if there are none of either, what the claim's words lead to.
    """
    sources = dict.fromkeys(
        source for fact in facts for source in fact.every("evidence") if is_hashed(source)
    )
    pieces = [piece for source in sources for piece in _pieces_for(tx, source, claim)]
    return [stored(piece) for piece in dict.fromkeys(pieces)]


def _pieces_for(tx: Transaction, source: str, claim: str) -> list[Piece]:
    recheck = tx.cited_files.recheck
    old = recorded_piece(source)
    held = recheck.source_of((recheck.moved_to(source) or old).target)
    if held is None:
        return []
    bare = Piece("file", held.path)
    if old.whole or held.is_binary:
        return [*anchored_in(held, bare, claim)]
    own = [recorded_piece(piece) for piece in recheck.again(claim, source, stays=True)]
    named = _named_in(held, claim)
    others = [piece for piece in own if not any(_overlap(piece, block) for block in named)]
    renamed = [] if named or others else renamed_pieces(recheck, source, claim)
    return [*named, *others, *map(recorded_piece, renamed)] or [*anchored_in(held, bare, claim)]


def _named_in(held: Source, claim: str) -> list[Piece]:
    """The blocks of a file that a claim names."""
    names, tokens = names_in(claim), set(tokens_in(claim))
    leaves = [(leaf_of(block.name), block) for block in held.blocks]
    # of plain words only a type's name, with its capital: "close" is mostly no name
    blocks = [
        block for leaf, block in leaves if name_key(leaf) in names or (leaf[:1].isupper() and leaf in tokens)
    ]
    found: list[Piece] = []
    for block in blocks[:_MOST]:
        try:
            found += anchored_in(held, Piece("file", held.path, block.qualified), claim)
        except Refused:
            continue
    return found


def _overlap(piece: Piece, other: Piece) -> bool:
    is_same_file = piece.target == other.target
    return is_same_file and (piece.whole or (piece.first <= other.last and other.first <= piece.last))
