"""Finds other evidence for a fact whose cited name or file is gone: the block that has most of the old lines.

Only what `verify --evidence` accepts is found: the new lines contain what the old ones had of the claim's names and numbers.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import MachineError, NeedsGit, Refused
from memkit.evidence.anchor import anchored_in, defines
from memkit.evidence.defined_numbers import contradicted_number
from memkit.evidence.forms import Piece, shown, stored
from memkit.evidence.proof import leaf_of
from memkit.evidence.shared import shares_something, shares_words
from memkit.evidence.support import lost_names
from memkit.model.fact import is_hashed, path_of
from memkit.query.fact_lines import old_lines, recorded_text
from memkit.query.renamed_files import only_current_path
from memkit.query.verdicts import recorded_piece

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.evidence.anchor import Source
    from memkit.evidence.blocks import Block
    from memkit.model.fact import Fact
    from memkit.query.recheck import Recheck


# the share of lines that the renamed block and the old one have in common at least, and the lead over any other block
_ALIKE, _LEAD = 0.6, 0.15
# how many commits are searched for renames
_COMMITS = 2000


def other_evidence(recheck: Recheck, fact: Fact) -> tuple[str, ...]:
    """The evidence to cite for a fact whose cited name or file is gone, as it is typed; empty if none is clear."""
    typed: list[str] = []
    pieces: list[str] = []
    for source in fact.every("evidence"):
        places = _places_of(recheck, source)
        if not places:
            return ()
        typed += places
        for place in places:
            pieces += _pieces_at(recheck, place, fact.text) if is_hashed(source) else [source]
    return tuple(dict.fromkeys(typed)) if _supports(recheck, fact, pieces) else ()


def file_of_renamed(recheck: Recheck, fact: Fact) -> str:
    """The existing file whose block may have been renamed, if the claim does not name that block; else empty."""
    for source in filter(is_hashed, fact.every("evidence")):
        piece = recorded_piece(source)
        if recheck.has_left(source) and piece.name and recheck.source_of(piece.target) is not None:
            return "" if lost_names(fact.text, "", leaf_of(piece.name)) else piece.target
    return ""


def renamed_pieces(recheck: Recheck, source: str, claim: str) -> list[str]:
    """The pieces of the block that a cited one became, if that is clear."""
    place = _new_place(recheck, recorded_piece(source), source) if recheck.has_left(source) else ""
    return _pieces_at(recheck, place, claim) if place else []


def _places_of(recheck: Recheck, source: str) -> list[str]:
    """Where a piece is now, as it is typed; empty if that is not clear."""
    if not is_hashed(source):
        return [source]
    if not recheck.has_left(source):
        return [shown(recorded_piece(own)) for own in recheck.again("", source, stays=True)]
    place = _new_place(recheck, recorded_piece(source), source)
    return [place] if place else []


def _new_place(recheck: Recheck, piece: Piece, source: str) -> str:
    held = recheck.source_of(piece.target)
    if held is None:
        held = _renamed_file(recheck, piece.target)
        if held is None or held.is_binary or not piece.name:
            return "" if held is None else held.path
        if defines(held, piece.name):
            return shown(replace(Piece("file", held.path), name=piece.name))
    name = _renamed_block(held, piece.name, old_lines(recheck.verdicts, source))
    return shown(replace(Piece("file", held.path), name=name)) if name else ""


def _renamed_file(recheck: Recheck, path: str) -> Source | None:
    from memkit.store import git_history

    root = recheck.verdicts.root
    try:
        new = only_current_path(root, path, git_history.rename_pairs(root, _COMMITS))
    except (NeedsGit, MachineError):
        return None
    return recheck.source_of(new) if new else None


def _renamed_block(held: Source, old: str, was: Sequence[str]) -> str:
    """The name of the block that has clearly most of the old lines, in which its own name replaced the old one."""
    if held.is_binary or not was:
        return ""
    rows = [(_likeness(was, old, block, held.lines), block) for block in held.blocks]
    rows.sort(key=lambda row: -row[0])
    if not rows or rows[0][0] < _ALIKE:
        return ""
    most, best = rows[0]
    rivals = [likeness for likeness, block in rows[1:] if not _overlap(block, best)]
    return best.qualified if not rivals or rivals[0] <= most - _LEAD else ""


def _likeness(was: Sequence[str], old: str, block: Block, lines: Sequence[str]) -> float:
    now = [line.strip() for line in lines[block.first - 1 : block.last] if line.strip()]
    before = [line.strip().replace(leaf_of(old), leaf_of(block.name)) for line in was if line.strip()]
    left = list(now)
    for line in before:
        if line in left:
            left.remove(line)
    return 2 * (len(now) - len(left)) / (len(now) + len(before) or 1)


def _overlap(block: Block, other: Block) -> bool:
    return block.first <= other.last and other.first <= block.last


def _pieces_at(recheck: Recheck, place: str, claim: str) -> list[str]:
    """The pieces that `--evidence place` leads to."""
    from memkit.evidence.forms import readings

    for piece in readings(place):
        held = recheck.source_of(piece.target) if piece.kind == "file" else None
        if held is not None:
            try:
                return [stored(each) for each in anchored_in(held, piece, claim)]
            except Refused:
                return []
    return []


def _supports(recheck: Recheck, fact: Fact, pieces: Sequence[str]) -> bool:
    """Whether an agent's `verify --evidence` accepts these pieces."""
    text = recheck.text_of(pieces)
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    gone = recheck.gone_from(fact.text, old, pieces)
    names = lost_names(fact.text, text, recorded_text(old, recheck.verdicts))
    if not text or gone or names or contradicted_number(fact.text, text):
        return False
    if fact.kind == "thread" or shares_words(fact.text, text):
        return True
    # the name may be a few lines further on, as for a new claim
    pages = [recheck.verdicts.page(path_of(piece)).text for piece in pieces if is_hashed(piece)]
    return any(shares_something(fact.text, said) for said in (text, *pages))
