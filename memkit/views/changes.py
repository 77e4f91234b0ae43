"""Changes of memory as markdown for a pull-request comment: new, changed, ended, gone stale, waiting."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import UNREVIEWED, Fact, without_digest
from memkit.model.state import State
from memkit.rules import view
from memkit.rules.difference import Change
from memkit.views.sheet import code, inline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# marks the comment, so that a later run can replace it
MARKER = "<!-- memkit:diff -->"
_MOST = 20
_LONGEST = 240


@struct(frozen=True)
class Changes:
    """The content of a comment: changes of facts, stale facts (id → path and verdict), pending candidates."""

    changes: Sequence[Change]
    stale: dict[str, tuple[str, str]]
    waiting: Sequence[Fact]
    after: State


def render_changes(found: Changes, filled: Callable[[str], str]) -> str:
    """The comment; each part shows twenty rows and counts the others."""
    parts = {
        "New": [_new_row(change, found.after, filled) for change in _by(found, "added")],
        "Changed": [
            _changed_row(change, found.after, filled) for change in _by(found, "revised", "superseded")
        ],
        "Ended": [_ended_row(change, found.after, filled) for change in _by(found, "archived")],
        "Gone stale": [_stale_row(id, why, found.after, filled) for id, why in found.stale.items()],
        "Waiting": [_waiting_row(fact, filled) for fact in found.waiting],
    }
    counts = ", ".join(f"{len(rows)} {title.lower()}" for title, rows in parts.items() if rows)
    blocks = [f"{MARKER}\n### Memory: {counts or 'nothing changed'}"]
    blocks += [
        f"**{title}**{_MEANINGS.get(title, '')}\n\n{_rows(rows)}" for title, rows in parts.items() if rows
    ]
    return "\n\n".join(blocks) + "\n"


_MEANINGS = {
    "Gone stale": ": what they rest on has changed. Still true? `memkit verify ID`; if not, `memkit supersede ID`",
    "Waiting": ": no memory yet. `memkit review` answers them",
}


def _by(found: Changes, *kinds: str) -> list[Change]:
    """The changes of these kinds; a fact that replaced another one, or has ended again, is not also listed as new."""
    gone = {change.id for change in found.changes if change.what in ("superseded", "archived")}
    replacing = {
        id for change in found.changes if change.what == "superseded" for id in change.detail.split(", ")
    }
    added = {change.id for change in found.changes if change.what == "added"}
    wanted = [change for change in found.changes if change.what in kinds]
    if kinds == ("added",):
        return [change for change in wanted if change.id not in gone | replacing]
    return [change for change in wanted if change.what == "superseded" or change.id not in gone & added]


def _rows(rows: list[str]) -> str:
    more = [f"- … and {len(rows) - _MOST} more: `memkit diff` lists all"] if len(rows) > _MOST else []
    return "\n".join([*rows[:_MOST], *more])


def _new_row(change: Change, after: State, filled: Callable[[str], str]) -> str:
    fact = after.facts[change.id]
    doubt = "**unreviewed** " if view.standing_of(fact) == UNREVIEWED else ""
    against = [conflict for id in fact.conflicts if (conflict := after.conflicts.get(id))]
    doubt += "**in conflict** " if any(view.is_open_conflict(conflict, after) for conflict in against) else ""
    return f"- {doubt}{_shown_words(change.text, filled)} {code(change.id)}{_origin(fact)}"


def _changed_row(change: Change, after: State, filled: Callable[[str], str]) -> str:
    if change.what == "revised":
        return f"- {_shown_words(change.text, filled)} {code(change.id)}\n  was: {_shown_words(change.detail, filled)}"
    new = [after.facts[id] for id in change.detail.split(", ") if id in after.facts]
    said = "; ".join(f"{_shown_words(fact.text, filled)} {code(fact.id)}" for fact in new) or "superseded"
    return f"- {said}\n  was: {_shown_words(change.text, filled)} {code(change.id)}"


def _ended_row(change: Change, after: State, filled: Callable[[str], str]) -> str:
    fact = after.facts[change.id]
    why = inline(filled(fact.why or fact.archived), _LONGEST)
    return f"- {_shown_words(change.text, filled)} {code(change.id)}" + (f" · {why}" if why else "")


def _stale_row(id: str, why: tuple[str, str], after: State, filled: Callable[[str], str]) -> str:
    return (
        f"- {_shown_words(after.facts[id].text, filled)} {code(id)} · {code(without_digest(why[0]))} {why[1]}"
    )


def _waiting_row(fact: Fact, filled: Callable[[str], str]) -> str:
    return f"- {_shown_words(fact.text, filled)} {code(fact.id)}{_origin(fact)}"


def _origin(fact: Fact) -> str:
    """The fact's kind, author and evidence."""
    named = [code(without_digest(each)) for each in fact.every("evidence")][:3]
    about = f" · {inline(fact.kind)}, by {inline(fact.author)}"
    return f"{about} · {', '.join(named)}" if named else about


def _shown_words(text: str, filled: Callable[[str], str]) -> str:
    return inline(filled(text), _LONGEST)
