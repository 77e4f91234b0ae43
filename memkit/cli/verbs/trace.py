"""`memkit replay --trace`: a session's working memory, run again."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.query.call import Call


def rerun(call: Call, typed: str) -> Outcome:
    """Re-runs a trace; the first difference is an error with both sides."""
    from memkit.errors import NotFound
    from memkit.query.lookup import resolve
    from memkit.query.reader import load_for
    from memkit.write import traces

    loaded = load_for(call)
    stem = resolve(typed, loaded.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log")
    session, count = traces.rerun(loaded, stem)
    said = f"same · {count} working-memory events of {session.stem}"
    return Outcome(said, data={"session": stem, "events": count, "same": True}, id=stem)
