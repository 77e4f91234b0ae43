"""What a claim without evidence may rest on: files that this work tree changed and that hold something of it."""

from __future__ import annotations

from memkit.errors import MachineError, NeedsGit
from memkit.store import git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.write.transaction import Transaction

# so many changed files are read, up to this size, and so many are named
_MOST, _BYTES, _NAMED = 50, 1_000_000, 3


def changed_files_for(tx: Transaction, claim: str) -> list[str]:
    """Files that differ from HEAD and hold a word of the claim, those that hold most first."""
    layout = tx.workspace.policy.layout
    try:
        paths = git.differing_paths(
            tx.workspace.root, but=(layout.sessions, layout.continuity, layout.memory)
        )
    except (NeedsGit, MachineError):
        return []
    return _holding(tx, claim, paths[:_MOST]) if paths else []


def _holding(tx: Transaction, claim: str, paths: list[str]) -> list[str]:
    """Those of these files that hold a word of the claim, those that hold most first; as many as are named."""
    from memkit.evidence.span import text_of
    from memkit.evidence.words import terms_of, token_keys, tokens_in
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
