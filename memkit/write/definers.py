"""Finds the file that defines a name which the cited file does not have."""

from __future__ import annotations

import os

from memkit.errors import MachineError, NeedsGit
from memkit.evidence.anchor import Source
from memkit.evidence.proof import leaf_of
from memkit.evidence.work_files import is_work_file
from memkit.store import git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.forms import Piece
    from memkit.write.transaction import Transaction

# how many files are read for their blocks, and their largest size
_MOST, _BYTES = 20, 1_000_000


def hint_with_definition(tx: Transaction, piece: Piece, hint: str) -> str:
    """A hint `--evidence WORD  # or …`, preceded by the definition of the piece's name in another file, if there is one."""
    found = _definition(tx, piece)
    if not found:
        return hint
    others = hint.removeprefix("--evidence ").replace("  # or ", ", ").replace("'", "")
    return f"--evidence '{found}'  # or {others}"


def _definition(tx: Transaction, piece: Piece) -> str:
    """`path#name` of the definition in the file that is most like the cited one; empty if no tracked file has one."""
    name = leaf_of(piece.name.replace("::", ".").removesuffix("()"))
    # a number was meant as a line
    if not any(map(str.isalpha, name)):
        return ""
    for path in _candidates(tx, piece.target, name):
        source = tx.cited_files.source(path)
        if source is None or len(source.data) > _BYTES or source.has_headings:
            continue
        if qualified := _qualified_name(source, name):
            return f"{path}#{qualified}"
    return ""


def _candidates(tx: Transaction, cited: str, name: str) -> list[str]:
    """The other files that have the name, those of the same kind and folder first, tests last."""
    try:
        paths = git.tracked_with(tx.workspace.root, name)
    except (NeedsGit, MachineError):
        return []
    ending = os.path.splitext(cited)[1]
    others = [path for path in paths if path != cited]
    others.sort(
        key=lambda path: (
            is_work_file(path),
            not path.endswith(ending),
            -_common_folder_length(path, cited),
            path,
        )
    )
    return others[:_MOST]


def _common_folder_length(path: str, other: str) -> int:
    """How long the path of the folder is that both files are in."""
    return len(os.path.commonpath([path, other]))


def _qualified_name(source: Source, name: str) -> str:
    """The qualified name of the first block with exactly this name."""
    return next((block.qualified for block in source.blocks if block.name == name), "")
