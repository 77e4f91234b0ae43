"""Whether an edit of a page may become an event, given what the ledger says: the reason if not."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.ledger.grammar import text_fault
from memkit.ledger.write import unfit_record
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.model.state import State
from memkit.views import edits
from memkit.views.edits import Edit
from memkit.views.text import inline
from memkit.views.units import same_words

# what the words of an edit may hold
_WORDED = {edits.CHANGED: text_fault, edits.ADDED: text_fault, edits.HEADING: unfit_record}


def is_old_wording(state: State, edit: Edit) -> bool:
    """True if the ledger once had these words for this fact: then the file is old, not edited."""
    fact = state.facts.get(edit.id) if edit.id else None
    if fact is None or edit.what not in (edits.CHANGED, edits.ADDED):
        return False
    said = {text for _, verb, text in state.changes.get(fact.id, ()) if verb in ("Worded", "Revised")}
    return same_words(edit.new) in {same_words(text) for text in (*said, fact.text)} or bool(fact.withheld)


def judged(state: State, edit: Edit) -> Edit:
    """The edit, or the same as `other` with the reason if no event may say it."""
    fact = state.facts.get(edit.id) if edit.id else None
    why = ""
    if edit.what in (edits.CHANGED, edits.DELETED):
        why = _refusal(fact, edit)
    elif edit.what == edits.TICKED:
        why = (
            "" if fact is not None and fact.is_live and fact.is_open_thread else "no open thread has this id"
        )
    elif edit.what == edits.ADDED and edit.id:
        why = _taken(state, fact, edit)
    elif edit.what == edits.SET:
        now = inline(state.scalars.get(edit.id, ("",))[0])
        why = "" if now in (edit.old, edit.new) else f"{edit.id} was set to something else since"
    if not why and edit.what in _WORDED:
        fault = _WORDED[edit.what](edit.new)
        why = f"line {fault[0]} of it: {fault[1]}" if fault else ""
    return replace(edit, what=edits.OTHER, why=why) if why else edit


def _taken(state: State, fact: Fact | None, edit: Edit) -> str:
    """Why a new item may not have the id of its footer; one that says what its fact says is no new item."""
    if (
        fact is not None
        and (fact.is_live or fact.is_waiting)
        and same_words(fact.text) == same_words(edit.new)
    ):
        return ""
    given = fact is not None or edit.id in state.erased
    return "its id was given before, to a fact that is not shown here" if given else ""


def _refusal(fact: Fact | None, edit: Edit) -> str:
    if fact is None or not fact.is_live:
        return "no live fact has this id"
    if edit.what == edits.CHANGED and fact.kind in TIER2_KINDS:
        return f"a promoted {fact.kind} is immutable: memkit supersede {fact.id}"
    if edit.what == edits.DELETED and fact.is_open_thread:
        return f"an open thread is not archived: memkit close {fact.id}"
    return ""
