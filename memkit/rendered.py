"""What a ledger was rendered to, remembered by content: ledger and policy by their digests, every projection by the
name git gives its bytes, and the live claims beside them. It may be deleted at any moment and never changes an answer."""

from __future__ import annotations

import marshal
from contextlib import suppress

from memkit import __version__
from memkit.model.state import State
from memkit.store import files, git
from memkit.store.workspace import Workspace

_FORM = f"{__version__} 2"
_SHA1 = "0" * 40

Values = tuple[str, str, str, str, str]


def _key(workspace: Workspace, state: State) -> tuple[str, str, str]:
    from memkit.model.digest import sha256
    from memkit.projections.marker import policy_digest

    return _FORM, sha256(state.rows.ledger().encode()).hexdigest(), policy_digest(workspace.policy)


def keep(workspace: Workspace, state: State, texts: dict[str, str]) -> None:
    """Remembers what this ledger renders; what cannot be written is simply not remembered."""
    names = {path: git.blob_of(text.encode(), _SHA1) for path, text in texts.items()}
    path = workspace.private("cache", "rendered")
    with suppress(ValueError):
        files.replace_cached(path, marshal.dumps((_key(workspace, state), names, _claims(state))))


def _claims(state: State) -> list[Values]:
    from memkit.rules.gate import claim_values, is_claim

    return [claim_values(fact) for fact in state.facts.values() if is_claim(fact)]


def known(workspace: Workspace, state: State) -> tuple[dict[str, str], list[Values]] | None:
    """path → blob of every projection of this ledger, and its live claims, where it was rendered before."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        key, names, claims = marshal.loads(files.read(workspace.private("cache", "rendered")))
        if key == _key(workspace, state):
            return dict(names), list(claims)
    return None
