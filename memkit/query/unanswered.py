"""Facts about which `session end` asked and nobody answered; the next session start names them again."""

from __future__ import annotations

from memkit.boot import json
from memkit.model.counting import counted, verb
from memkit.query.reader import Reader
from memkit.store import files

ASKED = "touched.json"
# how many ids of each kind a reminder names
_MOST = 4


def still_asked(reader: Reader) -> list[str]:
    """The ids about which the end of a session asked and whose cited lines still differ."""
    return _still(reader, _asked_ids(reader)[0])


def commands_for(holding: list[str], ended: list[str]) -> str:
    """The commands to run: verify for facts that may still hold, supersede for facts that their lines no longer support."""
    calls = [f"memkit verify {' '.join(holding)}"] if holding else []
    calls += [f'memkit supersede {id} "…"' for id in ended]
    return "still true? " + " · ".join(calls)


def _asked_ids(reader: Reader) -> tuple[list[str], list[str]]:
    """All ids of the last question, and those of them whose lines no longer support the fact."""
    try:
        data = files.read_if_there(reader.loaded.workspace.private(ASKED))
        said = json.loads(data) if data else {}
        return [str(id) for id in said.get("ids", [])], [str(id) for id in said.get("ended", [])]
    except (OSError, ValueError, AttributeError, TypeError):
        return [], []


def _still(reader: Reader, ids: list[str]) -> list[str]:
    facts = [reader.state.facts.get(id) for id in ids]
    live = [fact for fact in facts if fact is not None and fact.is_live and reader.visible(fact)]
    return [fact.id for fact in live if reader.changed_evidence(fact)]


def reminder(reader: Reader) -> str:
    """One line about these facts for the start of a session; empty if all were answered."""
    asked, gone = _asked_ids(reader)
    ids = _still(reader, asked)
    if not ids:
        return ""
    facts = f"{counted(len(ids), 'fact')} {verb(len(ids), 'rest')} on lines that changed"
    ended = [id for id in ids if id in gone]
    holding = [id for id in ids if id not in gone]
    return f"{facts} in an earlier session; {commands_for(holding[:_MOST], ended[:_MOST])}"
