"""Facts that a session's end asked about and nobody answered: named once more at the next start."""

from __future__ import annotations

from memkit.boot import json
from memkit.model.counting import counted, verb
from memkit.query.reader import Reader
from memkit.store import files

ASKED = "touched.json"


def still_asked(reader: Reader) -> list[str]:
    """The ids that were asked about at the end of a session and whose lines are still others."""
    try:
        data = files.read_if_there(reader.loaded.workspace.private(ASKED))
        ids = json.loads(data).get("ids", []) if data else []
    except (OSError, ValueError, AttributeError):
        return []
    facts = [reader.state.facts.get(str(id)) for id in ids]
    live = [fact for fact in facts if fact is not None and fact.is_live and reader.visible(fact)]
    return [fact.id for fact in live if reader.changed_evidence(fact)]


def reminder(reader: Reader) -> str:
    """One line about them for the start of a session; empty if all were answered."""
    ids = still_asked(reader)
    if not ids:
        return ""
    facts = f"{counted(len(ids), 'fact')} {verb(len(ids), 'rest')} on lines that changed"
    return f"{facts} in an earlier session; still true? memkit verify {' '.join(ids[:8])}"
