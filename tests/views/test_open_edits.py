"""Edits against today's page: done, open, or overtaken by the ledger; and which of them no event may say."""

from __future__ import annotations

import pytest

from memkit.model.fact import PENDING, Fact
from memkit.views import render
from memkit.views.edits import ADDED, CHANGED, DELETED, HEADING, OTHER, SET, Edit, edits
from memkit.views.open_edits import ELSEWHERE, REVISED, TAKEN, is_old_wording, judge_edit, open_edits
from tests.views.harbour import POLICY, fact, prose, state


def page(*facts: Fact) -> str:
    return render(state(*facts), POLICY)["continuity.md"]


def still_open(found: Edit, today: str) -> list[tuple[str, str]]:
    return [(edit.what, edit.why) for edit in open_edits([found], today, lambda text: text)]


A, B = fact("a-fact", "It is so."), fact("b-fact", "It is not.")
NEW = Edit(CHANGED, "a-fact", "It is so.", "It was so.", 9, "facts")
GONE = Edit(DELETED, "a-fact", "It is so.", "", 9, "facts")


@pytest.mark.parametrize(
    ("edit", "today", "expected"),
    [
        (NEW, page(A), [(CHANGED, "")]),
        (NEW, page(fact("a-fact", "It was\nso.")), []),
        (NEW, page(fact("a-fact", "It will be so.")), [(OTHER, REVISED)]),
        (NEW, page(B), [(OTHER, ELSEWHERE)]),
        (GONE, page(A), [(DELETED, "")]),
        (GONE, page(B), []),
        (GONE, page(fact("a-fact", "It was so.")), [(OTHER, REVISED)]),
        (Edit(ADDED, "a-fact", "", "It is so.", 9, "facts"), page(A), []),
        (Edit(ADDED, "a-fact", "", "It was so.", 9, "facts"), page(A), [(OTHER, TAKEN)]),
        (Edit(ADDED, "", "", "It was so.", 9, "facts"), page(A), [(ADDED, "")]),
        (Edit(HEADING, "", "", "Ask.", 9, "prose", "Radio"), page(A), [(HEADING, "")]),
        (Edit(HEADING, "", "", "Ask.", 9, "prose", "Radio"), page(prose("p-p", "Ask.", "Radio")), []),
        (
            Edit(HEADING, "", "", "No.", 9, "prose", "Radio"),
            page(prose("p-p", "Ask.", "Radio")),
            [(OTHER, "")],
        ),
        (Edit(OTHER, "", "Ask.", "", 9), page(A), []),
        (Edit(OTHER, "", "Ask.", "", 9), page(prose("p-p", "Ask.", "Radio")), [(OTHER, "")]),
        (Edit(OTHER, "", "", "PS.", 9), page(A), [(OTHER, "")]),
    ],
)
def test_an_edit_is_open_until_todays_page_shows_it(
    edit: Edit, today: str, expected: list[tuple[str, str]]
) -> None:
    assert still_open(edit, today) == expected


def test_words_that_the_wash_changes_are_known_again() -> None:
    today = page(fact("a-fact", "Write to [REDACTED:EMAIL#3]."))
    edit = Edit(CHANGED, "a-fact", "Write.", "Write to a@b.example.", 9, "facts")
    assert open_edits([edit], today, lambda text: text.replace("a@b.example", "[REDACTED:EMAIL#1]")) == []


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (NEW, ""),
        (GONE, ""),
        (Edit(CHANGED, "no-fact", "", "x", 9), "no live fact has this id"),
        (Edit(DELETED, "old-fact", "", "", 9), "no live fact has this id"),
        (
            Edit(CHANGED, "one-choice", "", "x", 9),
            "a promoted decision is immutable: memkit supersede one-choice",
        ),
        (Edit(DELETED, "who-paints", "", "", 9), "an open thread is not archived: memkit close who-paints"),
        (
            Edit(ADDED, "old-fact", "", "Once more.", 9),
            "its id was given before, to a fact that is not shown here",
        ),
        (
            Edit(ADDED, "oil-lamps", "", "Lamps burn oil.", 9),
            "an old session created its id without words, and `memkit adopt` takes both",
        ),
        (Edit(ADDED, "a-fact", "", "It is so.", 9), ""),
        (Edit(ADDED, "", "", "x <!-- y -->", 9), "line 1 of it: an HTML comment; put it in `backticks`"),
        (Edit(HEADING, "", "", "```\nopen", 9), "line 1 of it: a fence that is never closed"),
        (Edit(SET, "mood", "calm", "wild", 9), "mood was set to something else since"),
        (Edit(SET, "mood", "sour", "calm", 9), ""),
    ],
)
def test_an_edit_that_no_event_may_say_is_left_with_the_reason(edit: Edit, why: str) -> None:
    known = state(
        A,
        fact("old-fact", "Once.", archived="old"),
        fact("one-choice", "It is one.", kind="decision"),
        fact("who-paints", "Who paints?", kind="thread"),
        fact("oil-lamps", "oil lamps", status=PENDING),
    )
    known.scalars["mood"] = ("sour", "")
    found = judge_edit(known, edit)
    assert (found.what, found.why) == (OTHER if why else edit.what, why)


def test_words_a_fact_once_had_are_old_and_others_are_new() -> None:
    known = state(fact("a-fact", "It was so."))
    known.changes["a-fact"] = [(0, "Worded", "It is so."), (1, "Revised", "It was so.")]
    assert is_old_wording(known, Edit(CHANGED, "a-fact", "It was so.", "It is so.", 9))
    assert not is_old_wording(known, Edit(CHANGED, "a-fact", "It was so.", "It is new.", 9))
    assert not is_old_wording(known, Edit(ADDED, "", "", "It is so.", 9))


def test_near_the_rendered_page_memkits_own_words_are_no_edits() -> None:
    before, after = page(A), page(A, B).replace("It is so.", "It was so.").replace("uses: 0", "uses: 9")
    assert [(edit.what, edit.id) for edit in edits(before, after, exact=False)] == [
        (CHANGED, "a-fact"),
        (ADDED, "b-fact"),
    ]
