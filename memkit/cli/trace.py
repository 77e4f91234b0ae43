"""`memkit replay --trace`: a session's working memory, run again."""

from __future__ import annotations

from memkit.call import Call
from memkit.cli.outcome import Outcome


def rerun(call: Call, typed: str) -> Outcome:
    """Re-runs a trace; the first difference is an error with both sides."""
    from memkit import pipeline
    from memkit.errors import NotFound
    from memkit.record import traces
    from memkit.record.lookup import resolve

    loaded = pipeline.load(call.workspace)
    stem = resolve(typed, loaded.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log lists the sessions")
    session, count = traces.rerun(loaded, stem)
    said = f"same · {count} working-memory events of {session.stem}"
    return Outcome(said, data={"session": stem, "events": count, "same": True}, id=stem)
