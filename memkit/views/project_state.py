"""The project state in its owner's lines, which stay unchanged until the ledger has another value."""

from __future__ import annotations

from memkit.model.ids import stem_date
from memkit.model.scalars import REVIEWED, read_scalar
from memkit.model.state import State
from memkit.views.text import inline

# the section of an adopted block that holds them
OWNERS_STATE = "state"


def state_lines(lines: list[str], state: State) -> list[str]:
    """The lines with today's values; what the ledger has and they do not say stands below them."""
    found: list[str] = []
    last, said = 0, {"project"}
    for item in _items(lines):
        key, value = read_scalar("\n".join([item[0][2:], *(line.strip() for line in item[1:])]))
        now = _now(key, value, state) if item[0].startswith("- ") else value
        found += item if inline(now) == inline(value) else [f"{_lead(item[0])}{inline(now)}"]
        said.add(key)
        last = len(found) if key else last
    new = [
        f"- **{key}:** {inline(state.scalars[key][0])}" for key in sorted(state.scalars) if key not in said
    ]
    return [*found[:last], *new, *found[last:]]


def _items(lines: list[str]) -> list[list[str]]:
    """The lines, those that go on below a list item together with it."""
    found: list[list[str]] = []
    for line in lines:
        if found and found[-1][0].startswith("- ") and line.startswith(" "):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _lead(line: str) -> str:
    """A scalar's line up to its value."""
    colon = line.index(":") + 1
    end = len(line[colon:]) - len(line[colon:].lstrip("*_` \t"))
    return line[:colon] + (line[colon : colon + end] or " ")


def _now(key: str, value: str, state: State) -> str:
    """The value of a key today; of what memkit counts itself, only what happened since the adoption."""
    if key in state.scalars:
        return state.scalars[key][0]
    if key in REVIEWED and REVIEWED[key] in state.reviewed:
        stem = state.reviewed[REVIEWED[key]][0]
        return value if stem_date(stem) in value else f"{stem_date(stem)} | through {stem}"
    first = next((at for at, row in enumerate(state.rows) if row.kind == "adopt"), len(state.rows))
    worked = [row for row in state.rows[first + 1 :] if row.kind == "work"] if key == "last_session" else []
    return f"{stem_date(worked[-1].stem)} | {worked[-1].actor} ({worked[-1].stem})" if worked else value
