"""What a ledger was rendered to, remembered by content: ledger and policy by their digests, every projection by the
name git gives its bytes, and beside them the live claims and what is due. It may be deleted at any moment and never
changes an answer."""

from __future__ import annotations

import marshal

from memkit.boot.struct import struct, values_of
from memkit.model.problem import Problem
from memkit.store import files
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model.state import State
    from memkit.store.workspace import Workspace

_FORM = f"{__version__} 8"
_SHA1 = "0" * 40

# id, text, key, value and term of a claim, and its signature
Values = tuple[str, ...]


@struct(frozen=True)
class Known:
    """A ledger that was rendered before: path → blob, its live claims, and the rules on care it breaks."""

    names: dict[str, str]
    claims: tuple[Values, ...]
    cares: tuple[Problem, ...]


def _key(workspace: Workspace, state: State) -> tuple[str, str, str]:
    from memkit.boot.digest import blake2b
    from memkit.views.marker import policy_digest

    return _FORM, blake2b(state.rows.ledger()).hexdigest(), policy_digest(workspace.policy)


def keep(workspace: Workspace, state: State, texts: dict[str, str]) -> tuple[Problem, ...]:
    """Remembers what this ledger renders, and returns what is due in it; what cannot be written is not remembered."""
    from memkit.checks.upkeep import cares
    from memkit.store.git import blob_of

    path = workspace.private("cache", "rendered")
    names = {path: blob_of(text.encode(), _SHA1) for path, text in texts.items()}
    due = cares(state, workspace.policy, texts)
    claims = _claims(state, _read(path)[2])
    content = (_key(workspace, state), names, claims, [values_of(problem) for problem in due])
    try:
        files.replace_cached(path, marshal.dumps(content))
    except ValueError:
        pass
    return due


def _claims(state: State, before: list[Values]) -> list[Values]:
    """The live claims with their signatures; those that were known before are not worked out again."""
    from memkit.contradict import Claim
    from memkit.contradict.search import signature
    from memkit.rules.gate import claim_values, is_claim

    known = {values[:5]: values[5] for values in before}
    said = [claim_values(fact) for fact in state.facts.values() if is_claim(fact)]
    return [(*values, known.get(values) or signature(Claim(*values))) for values in said]


def _read(path: str) -> tuple[Any, dict[str, str], list[Values], list[tuple[Any, ...]]]:
    """What was kept, as it was kept; nothing where there is none that this memkit wrote."""
    try:
        key, names, claims, due = marshal.loads(files.read(path))
        if key[0] == _FORM:
            return key, names, claims, due
    except (OSError, ValueError, EOFError, TypeError, IndexError):
        pass
    return None, {}, [], []


def known(workspace: Workspace, state: State) -> Known | None:
    """What this ledger renders, where it was rendered before."""
    key, names, claims, due = _read(workspace.private("cache", "rendered"))
    if key is None or key != _key(workspace, state):
        return None
    return Known(names, tuple(claims), tuple(Problem(*values) for values in due))
