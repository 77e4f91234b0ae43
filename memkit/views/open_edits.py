"""Which edits of a page are still to be recorded, and whether each can become an event, with the reason if not.

An edit that the current page shows already is done; an edit of something that the ledger changed since is left to a person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from memkit.boot.struct import replace
from memkit.ledger import text_fault
from memkit.ledger.session_text import unfit_record
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.model.state import State
from memkit.views import edits
from memkit.views.edits import OTHER, Edit
from memkit.views.items import inline
from memkit.views.units import Unit, same_words, units, units_by_id

# why the sentence of a branch from before the adoption is left: it is taken over with its session
BEFORE = "an old session created its id without words, and `memkit adopt` takes both"
# the check of the words of each kind of edit
_WORDED = {
    edits.CHANGED: text_fault,
    edits.ADDED: text_fault,
    edits.HEADING: unfit_record,
    edits.ARCHIVED: unfit_record,
}


def is_old_wording(state: State, edit: Edit) -> bool:
    """True if the fact once had these words: then the file is outdated, not edited."""
    fact = state.facts.get(edit.id) if edit.id else None
    if fact is None or edit.what not in (edits.CHANGED, edits.ADDED):
        return False
    said = {text for _, verb, text in state.changes.get(fact.id, ()) if verb in ("Worded", "Revised")}
    return same_words(edit.new) in {same_words(text) for text in (*said, fact.text)} or bool(fact.withheld)


def judge_edit(state: State, edit: Edit) -> Edit:
    """The edit; as `other` with the reason if it cannot become an event."""
    fact = state.facts.get(edit.id) if edit.id else None
    why = ""
    if edit.what in (edits.CHANGED, edits.DELETED):
        why = _refusal(fact, edit)
    elif edit.what == edits.ARCHIVED:
        why = _why_not_archived(fact, edit)
    elif edit.what == edits.TICKED:
        why = (
            "" if fact is not None and fact.is_live and fact.is_open_thread else "no open thread has this id"
        )
    elif edit.what == edits.ADDED and edit.id:
        why = _why_id_taken(state, fact, edit)
    elif edit.what == edits.SET:
        now = inline(state.scalars.get(edit.id, ("",))[0])
        why = "" if now in (edit.old, edit.new) else f"{edit.id} was set to something else since"
    if not why and edit.what in _WORDED:
        fault = _WORDED[edit.what](edit.new)
        why = f"line {fault[0]} of it: {fault[1]}" if fault else ""
    return replace(edit, what=edits.OTHER, why=why) if why else edit


def _why_id_taken(state: State, fact: Fact | None, edit: Edit) -> str:
    """Why a new item cannot have the id in its footer; empty if it can."""
    if (
        fact is not None
        and (fact.is_live or fact.is_waiting)
        and same_words(fact.text) == same_words(edit.new)
    ):
        return ""
    # a session written by hand may create a fact by its id alone
    if fact is not None and fact.is_wordless:
        return BEFORE
    given = fact is not None or edit.id in state.erased
    return "its id was given before, to a fact that is not shown here" if given else ""


def _why_not_archived(fact: Fact | None, edit: Edit) -> str:
    """Why an item on a page of the archive does not end the fact with its id; empty if it does, or names none."""
    if fact is None:
        return ""
    if fact.is_wordless:
        return BEFORE
    if fact.is_waiting:
        return f"a waiting claim is not archived: memkit reject {fact.id}"
    if same_words(fact.text) != same_words(edit.new):
        return f"{fact.id} has other words here: memkit show {fact.id}"
    return ""


def _refusal(fact: Fact | None, edit: Edit) -> str:
    if fact is None or not fact.is_live:
        return "no live fact has this id"
    if edit.what == edits.CHANGED and fact.kind in TIER2_KINDS:
        return f"a promoted {fact.kind} is immutable: memkit supersede {fact.id}"
    if edit.what == edits.DELETED and fact.is_open_thread:
        return f"an open thread is not archived: memkit close {fact.id}"
    return ""


Clean = Callable[[str], str]

REVISED = "it was revised since this file was rendered"
TAKEN = "its id is another fact's"
ELSEWHERE = "it stands more than once, or not in the page as it is now"


class Today:
    """The current page: items by id, and lines that belong to no fact."""

    def __init__(self, page: str, clean: Clean) -> None:
        found = units(page)
        self.clean = clean
        self.items = units_by_id(found)
        self.lines = {line.strip() for unit in found if not unit.id for line in unit.lines}
        self.words = {same_words(unit.text) for unit in found if not unit.id and unit.is_item}

    def item(self, id: str) -> Unit | None:
        """The item with this id; None if there is none or more than one."""
        found = self.items.get(id, [])
        return found[0] if len(found) == 1 else None

    def says(self, unit: Unit, text: str) -> bool:
        """True if the item has these words, or these words sanitised."""
        return same_words(unit.text) in (same_words(text), same_words(self.clean(text)))

    def has_lines(self, lines: Iterable[str]) -> bool:
        """True if the page has every one of these lines."""
        return all(line.strip() in self.lines for line in lines if line.strip())


def open_edits(found: list[Edit], page: str, clean: Clean) -> list[Edit]:
    """The edits that the current page does not show yet; `clean` sanitises a text."""
    today = Today(page, clean)
    return [edit for each in found if (edit := _still_open(each, today)) is not None]


def _still_open(edit: Edit, today: Today) -> Edit | None:
    match edit.what:
        case "changed":
            return _open_change(edit, today)
        case "deleted":
            return _open_deletion(edit, today)
        case "added" if edit.id in today.items:
            here = today.item(edit.id)
            return None if here is not None and today.says(here, edit.new) else _left_to_person(edit, TAKEN)
        case "added" if not edit.id and not today.words.isdisjoint(
            map(same_words, (edit.new, today.clean(edit.new)))
        ):
            # a list item of the page's prose
            return None
        case "heading":
            return _open_heading(edit, today)
        case "other":
            return None if _is_done(edit, today) else edit
        case _:
            return edit


def _open_change(edit: Edit, today: Today) -> Edit | None:
    here = today.item(edit.id)
    if here is None:
        return _left_to_person(edit, ELSEWHERE)
    if today.says(here, edit.new):
        return None
    return edit if same_words(here.text) == same_words(edit.old) else _left_to_person(edit, REVISED)


def _open_deletion(edit: Edit, today: Today) -> Edit | None:
    if edit.id not in today.items:
        return None
    here = today.item(edit.id)
    if here is None:
        return _left_to_person(edit, ELSEWHERE)
    return edit if same_words(here.text) == same_words(edit.old) else _left_to_person(edit, REVISED)


def _open_heading(edit: Edit, today: Today) -> Edit | None:
    """The edit without a heading that the page has already; missing lines below it stay."""
    marks = ("## ", "### ")
    if not any(today.has_lines([mark + edit.heading]) for mark in marks):
        return edit
    return None if today.has_lines(today.clean(edit.new).split("\n")) else _left_to_person(edit, "")


def _is_done(edit: Edit, today: Today) -> bool:
    if edit.id:
        return False
    if edit.new:
        return today.has_lines(edit.new.split("\n"))
    return not any(today.has_lines([line]) for line in edit.old.split("\n"))


def _left_to_person(edit: Edit, why: str) -> Edit:
    return replace(edit, what=OTHER, why=why)
