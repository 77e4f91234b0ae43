"""Suggests evidence for a claim without any: changed files of the work tree that contain words of it."""

from __future__ import annotations

from memkit.errors import MachineError, NeedsGit
from memkit.store import git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.transaction import Transaction

# how many changed files are read, their largest size, and how many are named
_MOST, _BYTES, _NAMED = 50, 1_000_000, 3


def changed_files_for(tx: Transaction, claim: str) -> list[str]:
    """Files that differ from HEAD and contain a word of the claim, best match first."""
    layout = tx.workspace.policy.layout
    try:
        paths = git.differing_paths(
            tx.workspace.root, but=(layout.sessions, layout.continuity, layout.memory)
        )
    except (NeedsGit, MachineError):
        return []
    return _best_matches(tx, claim, paths[:_MOST]) if paths else []


def _best_matches(tx: Transaction, claim: str, paths: list[str]) -> list[str]:
    """The best matches among these files: those that contain most words of the claim."""
    from memkit.evidence.span import text_of
    from memkit.evidence.support import terms_of, token_keys, tokens_in
    from memkit.store import evidence
    from memkit.write.cite import is_own

    root = tx.workspace.root
    terms = {key for _, key in terms_of(claim)}
    found: list[tuple[int, str]] = []
    for path in paths:
        data = evidence.read_cited(root, path)
        text = text_of(data) if data is not None and len(data) <= _BYTES else None
        if data is not None and text is not None and not is_own(tx, path, data):
            held = {key for token in set(tokens_in(text)) for _, key in token_keys(token)}
            found += [(len(terms & held), path)] if terms & held else []
    return [path for _, path in sorted(found, key=lambda row: (-row[0], row[1]))][:_NAMED]
