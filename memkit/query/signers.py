"""Who did what to a fact, as the ledger says: the `by` of an event, or the actor of its session if it has none."""

from __future__ import annotations

from memkit.model.state import DAMAGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import Row
    from memkit.query.reader import Reader

# frequent events that have no `by`, so that their sessions need not be read
_UNSIGNED = frozenset(("Created", "Referenced", "Mentioned", "Reactivated", "Noted"))
# what makes the words of a fact reviewed if a person does it
_ENDORSING = ("Promoted", "Verified", "Revised")


def signed_history(reader: Reader, fact: Fact) -> list[tuple[Row, int, str, str]]:
    """(session, line, verb, who) of each event in the history of a fact, in its order."""
    rows = reader.state.rows
    signers = _signers(reader, {at for at, _, verb in fact.history if verb not in _UNSIGNED})
    return [
        (rows[at], line, verb, signers.get((at, line, verb)) or rows[at].actor)
        for at, line, verb in fact.history
    ]


def _signers(reader: Reader, ordinals: set[int]) -> dict[tuple[int, int, str], str]:
    """(session, line, verb) → the `by` of each event of these sessions; damaged sessions say nothing."""
    from memkit.query.replays import read_sessions

    rows, root = reader.state.rows, reader.loaded.workspace.root
    paths = {rows[at].path for at in ordinals if rows[at].mode != DAMAGED}
    entries = [entry for entry in reader.loaded.entries if entry[1] in paths]
    sessions = read_sessions(root, entries, type(reader.state)())
    return {
        (reader.state.ordinal[session.stem], event.line, event.verb): by
        for session in sessions
        for event in session.events
        if (by := event.get("by"))
    }


def reviewer(fact: Fact, history: list[tuple[Row, int, str, str]]) -> str:
    """Who stands behind the words of a live fact: "promoted by …", or "verified by …" if a person did so later."""
    if fact.is_reviewed and not fact.promoted_by.startswith("user:"):
        for _, _, verb, who in reversed(history):
            if verb in _ENDORSING and who.startswith("user:"):
                return f"{verb.lower()} by {who}"
    return f"promoted by {fact.promoted_by or 'nobody'}"
