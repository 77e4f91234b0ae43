"""Follows renames of cited files at the next seal, so that a `git mv` makes no fact stale."""

from __future__ import annotations

import os

from memkit.boot.struct import replace
from memkit.errors import MachineError, NeedsGit
from memkit.model import events as ev

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.forms import Piece
    from memkit.model.fact import Fact
    from memkit.query.verdicts import Verdicts
    from memkit.write.transaction import Transaction

BY = "policy:rename"


def rename_events(tx: Transaction) -> list[ev.Refreshed]:
    """`Refreshed` for every live fact that cites a renamed file; asks git only if a cited file is missing."""
    root = tx.workspace.root
    book = tx.book_of(tx.state)
    gone = {path for path in book.cited() if _is_gone(os.path.join(root, path))}
    if not gone:
        return []
    from memkit.store import git_history

    try:
        moves = _follow_renames(root, gone, git_history.renames(root))
    except (NeedsGit, MachineError):
        return []
    return [_event(tx, tx.state.facts[id], moves) for id in book.citing(moves)]


def _is_gone(full: str) -> bool:
    """True if the path does not exist; an unreadable path is not missing."""
    try:
        os.lstat(full)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return True
    except OSError:
        return False
    return False


def _follow_renames(root: str, gone: set[str], renames: dict[str, str]) -> dict[str, str]:
    """Old path → current path, over several renames."""
    found: dict[str, str] = {}
    for path in gone:
        seen, at = {path}, renames.get(path, "")
        while at and at not in seen and _is_gone(os.path.join(root, at)):
            seen.add(at)
            at = renames.get(at, "")
        if at and at not in seen:
            found[path] = at
    return found


def _event(tx: Transaction, fact: Fact, moves: dict[str, str]) -> ev.Refreshed:
    from memkit.evidence.forms import at_path, stored
    from memkit.query.verdicts import Verdicts, recorded_piece

    verdicts = Verdicts(tx.workspace.root)
    pieces = []
    for source in fact.every("evidence"):
        piece = recorded_piece(source)
        moved = piece.digest and piece.target in moves
        pieces.append(stored(_piece_now(at_path(piece, moves[piece.target]), verdicts)) if moved else source)
    # keep the digest, so that lines changed along with the rename are reported as changed
    return ev.Refreshed(fact.id, "", (("by", BY), *(("evidence", piece) for piece in pieces)))


def _piece_now(piece: Piece, verdicts: Verdicts) -> Piece:
    from memkit.evidence.forms import stored
    from memkit.query.verdicts import FRESH

    verdict = verdicts.of(stored(piece))
    return (
        replace(piece, first=verdict.first, last=verdict.last)
        if verdict.state == FRESH and verdict.first
        else piece
    )
