"""Changes of memory: the difference between two states of one ledger, the same as markdown for a pull-request comment, and
the sessions in which a text appeared, changed or ended.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.ledger import subject_of, text_of
from memkit.model import events as ev
from memkit.model.fact import ROLLED_BACK, SUPERSEDED, UNREVIEWED, Fact, without_digest
from memkit.model.policy import Policy
from memkit.model.session import Session
from memkit.model.state import State
from memkit.rules import decay, view
from memkit.views.endings import shown_reason
from memkit.views.items import code, inline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


KINDS = ("added", "revised", "superseded", "retiered", "archived")


@struct(frozen=True)
class Change:
    """One change of a fact: its kind (`KINDS`), its session, and its text then.

    `detail`: the old text of a revised fact, the successor's id of a superseded one, `active → fading` of a retiered one,
    the reason of an archived one.
    """

    what: str
    id: str
    session: str
    text: str
    detail: str = ""


def difference(before: State, after: State, policy: Policy) -> list[Change]:
    """The facts added, revised, superseded, retiered and archived between two states, in this order, then by id.

    A fact that was added and ended in between is listed as both; a rolled-back one counts as archived.
    """
    found: list[Change] = []
    for fact in after.facts.values():
        if not fact.promoted_in or not view.visible(fact, policy):
            continue
        old = before.facts.get(fact.id)
        if old is None or not old.promoted_in:
            found.append(Change("added", fact.id, fact.promoted_in, fact.shown_text))
            old, kinds = None, [_how_it_left(fact)] if _how_it_left(fact) else []
        else:
            kinds = _what(old, fact, before, after, policy)
        for what in kinds:
            session = _session(fact, what, len(before.rows), after)
            detail = _detail(what, old or fact, fact, before, after, policy)
            found.append(Change(what, fact.id, session, fact.shown_text, detail))
    return sorted(found, key=lambda change: KINDS.index(change.what))


def newly_waiting(before: State, after: State, policy: Policy) -> list[Fact]:
    """The candidates that are pending now and were not before, oldest first."""
    found = [fact for fact in after.facts.values() if fact.is_waiting and view.visible(fact, policy)]
    known = {fact.id for fact in before.facts.values() if fact.is_waiting}
    return sorted((fact for fact in found if fact.id not in known), key=view.by_age)


def newly_stale(before: State, after: State) -> dict[str, tuple[str, str]]:
    """fact id → (evidence, changed | missing) of live facts that a session marked stale in between."""
    was = {fact.id for fact in before.facts.values() if fact.stale}
    found = [fact for fact in after.facts.values() if fact.is_live and fact.stale and fact.id not in was]
    return {
        fact.id: (fact.stale[0][0], "missing" if fact.stale[0][2] == "missing" else "changed")
        for fact in found
    }


def _what(old: Fact, new: Fact, before: State, after: State, policy: Policy) -> list[str]:
    found = ["revised"] if old.text != new.text else []
    left = _how_it_left(new)
    if left and not _how_it_left(old):
        return [*found, left]
    if decay.tier(old, before, policy)[0] != decay.tier(new, after, policy)[0]:
        found.append("retiered")
    return found


def _how_it_left(fact: Fact) -> str:
    if fact.status == SUPERSEDED:
        return "superseded"
    return "archived" if fact.archived or fact.status == ROLLED_BACK else ""


def _detail(what: str, old: Fact, new: Fact, before: State, after: State, policy: Policy) -> str:
    if what == "revised":
        return old.shown_text
    if what == "superseded":
        return ", ".join(id for id in new.superseded_by if _is_visible(id, after, policy))
    if what == "retiered":
        tiers = decay.tier(old, before, policy)[0], decay.tier(new, after, policy)[0]
        return " → ".join(map(decay.shown_tier, tiers))
    return ""


def _is_visible(id: str, state: State, policy: Policy) -> bool:
    fact = state.facts.get(id)
    return fact is not None and view.visible(fact, policy)


def _session(fact: Fact, what: str, since: int, after: State) -> str:
    """The session that made a change; for a tier that changed by counting alone, the last session counted."""
    if what in ("superseded", "archived"):
        return fact.left
    verbs = {
        "revised": ("Revised",),
        "retiered": ("Referenced", "Reactivated", "Revised", "Pinned", "Unpinned", "Closed"),
    }[what]
    late = [at for at, _, verb in fact.history if at >= since and verb in verbs]
    return after.rows[late[-1]].stem if late else after.rows[-1].stem


_ENDS = (ev.Superseded, ev.Archived, ev.RolledBack, ev.Rejected, ev.Promoted, ev.Revised, ev.Closed)
Found = list[tuple[str, list[tuple[int, str]]]]


def sessions_saying(
    sessions: Iterable[Session], text: str, ids: set[str], hidden: frozenset[str] = frozenset()
) -> Found:
    """(stem, [(line, event in words)]) of the sessions in which the text appeared, changed or ended; in order.

    Skips events about `hidden` facts.
    """
    found: Found = []
    saying = set(ids)
    for session in sessions:
        here: list[tuple[int, str]] = []
        for event in session.events:
            said = text_of(event)
            about = _ids(event)
            if about & hidden:
                continue
            if text in said:
                saying |= about
            if text in said or (isinstance(event, _ENDS) and about & saying):
                words = f"{event.verb} {subject_of(event)}" + (f" — {said}" if said else "")
                here.append((event.line, words))
        if here:
            found.append((session.stem, here))
    return found


def _ids(event: ev.Event) -> set[str]:
    if isinstance(event, ev.OfId):
        return {event.id}
    return {event.left, event.right} - {""} if isinstance(event, ev.OfPair) else set()


# marks the comment, so that a later run can replace it
MARKER = "<!-- memkit:diff -->"
# how many pieces of evidence are named
_MOST_PIECES = 3
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
    why = inline(filled(shown_reason(fact.why or fact.archived, fact, after)), _LONGEST)
    return f"- {_shown_words(change.text, filled)} {code(change.id)}" + (f" · {why}" if why else "")


def _stale_row(id: str, why: tuple[str, str], after: State, filled: Callable[[str], str]) -> str:
    return (
        f"- {_shown_words(after.facts[id].text, filled)} {code(id)} · {code(without_digest(why[0]))} {why[1]}"
    )


def _waiting_row(fact: Fact, filled: Callable[[str], str]) -> str:
    return f"- {_shown_words(fact.text, filled)} {code(fact.id)}{_origin(fact)}"


def _origin(fact: Fact) -> str:
    """The fact's kind, author and evidence."""
    pieces = [code(without_digest(each)) for each in fact.every("evidence")]
    named = [
        *pieces[:_MOST_PIECES],
        *([f"{len(pieces) - _MOST_PIECES} more"] if pieces[_MOST_PIECES:] else []),
    ]
    about = f" · {inline(fact.kind)}, by {inline(fact.author)}"
    return f"{about} · {', '.join(named)}" if named else about


def _shown_words(text: str, filled: Callable[[str], str]) -> str:
    return inline(filled(text), _LONGEST)
