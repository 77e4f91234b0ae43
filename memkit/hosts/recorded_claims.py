"""Whether an agent has recorded what it learned in the present session of its host."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.query.call import Call
    from memkit.store.host_sessions import HostSession
    from memkit.store.journals import Draft

# what answers the question what was learned
_ANSWERS = frozenset(("Created", "Superseded", "Revised", "Refreshed", "Verified", "Archived"))


def has_recorded(call: Call, drafts: Sequence[Draft], session: HostSession) -> bool:
    """Whether a claim, an end or a check of a fact was recorded since the host session began, sealed or not."""
    own = [draft for draft in drafts if draft.seed not in session.earlier]
    if any(line.get("verb") in _ANSWERS for draft in own for line in draft.events):
        return True
    return bool(session.began) and _has_sealed(call, session.began)


def _has_sealed(call: Call, began: str) -> bool:
    """Whether this actor sealed a session with such an event at this time or later."""
    from memkit.query.reader import open_reader
    from memkit.store.actors import resolve_actor

    reader = open_reader(call)
    rows, actor = reader.state.rows, resolve_actor(call.actor_flag, False, call.workspace.root).name
    at = len(rows) - 1
    own: set[int] = set()
    while at >= 0 and rows[at].ended >= began:
        own |= {at} if rows[at].actor == actor else set()
        at -= 1
    touched = reader.catalog.touched_since(at) if own else ()
    facts = (reader.state.facts[reader.catalog.name(number)] for number in touched)
    return any(where in own and verb in _ANSWERS for fact in facts for where, _, verb in fact.history)
