"""`memkit get`: the value of a project key, bare."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "get",
    "the value of a project key, bare",
    description="A key of the project state, or a canonical key of a fact.",
    example="memkit get status",
    exits={0: "printed", 1: "no such key"},
    args=(Arg("key", "the key"),),
)


def run(call: Call, key: str) -> Outcome:
    """Prints it."""
    from memkit.errors import NotFound
    from memkit.query.reader import open_reader

    reader = open_reader(call)
    if key in reader.state.scalars:
        value, origin = reader.state.scalars[key]
        return Outcome(value, data={"key": key, "value": value, "origin": origin}, id=value)
    from memkit.model.ids import canonical_key

    held = [reader.state.facts[id] for id in reader.state.keys.get(canonical_key(key), ())]
    live = [fact for fact in held if fact.is_live and reader.visible(fact)]
    if not live:
        known = ", ".join(sorted(reader.state.scalars)) or "none yet"
        raise NotFound(f'no key "{key}"', hint=f"memkit list state (keys: {known})")
    disputed = reader.in_conflict(live)
    if disputed:
        lines = [f"[{fact.id}] {reader.filled(fact.get('value') or fact.text)}" for fact in disputed]
        data = {"key": key, "conflict": [fact.id for fact in disputed]}
        notes = (f"{key} is in conflict; nobody has settled it", "hint: memkit list conflicts")
        return Outcome("\n".join(lines), data=data, exit_code=1, notes=notes)
    value = reader.filled(live[-1].get("value") or live[-1].text)
    return Outcome(value, data={"key": key, "value": value, "origin": live[-1].origin}, id=value)
