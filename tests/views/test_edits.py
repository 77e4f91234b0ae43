"""What a person changed in continuity.md."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from memkit.views import render
from memkit.views.edits import Edit, edits
from tests.views.harbour import POLICY, adopted, disagree, fact, harbour, prose, state

PAGE = render(harbour(), POLICY)["continuity.md"]


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def swap(old: str, new: str) -> tuple[str, list[Edit]]:
    assert old in PAGE
    edited = PAGE.replace(old, new, 1)
    return edited, edits(PAGE, edited)


def test_nothing_changed_gives_no_edits() -> None:
    assert edits(PAGE, PAGE) == []
    assert edits(PAGE, PAGE.replace("\n\n", "\n\n\n")) == []


def test_new_words_for_a_known_fact() -> None:
    edited, found = swap("whole cents.", "whole pence.")
    assert found == [
        Edit(
            "changed",
            "fees-in-cents",
            "Fees are stored as whole cents.",
            "Fees are stored as whole pence.",
            line_of(edited, "Fees are"),
            "conventions",
        )
    ]


def test_the_words_memkit_puts_before_a_text_are_not_part_of_it() -> None:
    _, found = swap("every minute.", "every second.")
    assert [(edit.what, edit.id, edit.old, edit.new) for edit in found] == [
        (
            "changed",
            "feed-every-minute",
            "The tide feed is polled\nevery minute.",
            "The tide feed is polled\nevery second.",
        )
    ]
    _, found = swap("a schedule?", "a timetable?")
    assert [(edit.what, edit.id, edit.new) for edit in found] == [
        ("changed", "quay-lights", "Do quay lights need a timetable?")
    ]


def test_an_edit_of_memkits_own_words_is_left_to_a_person() -> None:
    for old, new in (
        ("**Stale** (`src/tides/poll.py` changed since 2026-06-07): ", ""),
        ("Outcome: Yes, from dusk to dawn.", "Outcome: No."),
        ("uses: 6", "uses: 60"),
        ("says “A booking can be cancelled up to 6", "says “A booking can be cancelled up to 7"),
        ("> What holds here now: 14", "> What holds here now: 12"),
        ("- ask for the harbour master", "- ask for Ben"),
        ("Pilots answer on channel 12.", "Pilots answer on channel 13."),
        ("## Radio", "## Wireless"),
    ):
        edited, found = swap(old, new)
        assert [edit.what for edit in found] == ["other"], old
        assert 0 < found[0].line <= edited.count("\n")


def test_a_deleted_item_is_named_with_its_old_text() -> None:
    start, end = (
        PAGE.index("- Mail leaves") if "- Mail leaves" in PAGE else PAGE.index("- **Being replaced**"),
        0,
    )
    end = PAGE.index(" -->\n", start) + 5
    assert edits(PAGE, PAGE[:start] + PAGE[end:]) == [
        Edit(
            "deleted",
            "mail-by-relay",
            "Mail leaves through the relay.",
            "",
            line_of(PAGE, "- **Being replaced**"),
            "facts",
        )
    ]


def test_a_conflict_cannot_be_deleted_away() -> None:
    start = PAGE.index("- `conflict-")
    end = PAGE.index(" -->\n", start) + 5
    assert [edit.what for edit in edits(PAGE, PAGE[:start] + PAGE[end:])] == ["other"]


def test_new_items_are_added_under_their_section() -> None:
    edited, found = swap("## Preferences\n\n", "## Preferences\n\n- Tabs, never\n  spaces.\n- 1. no number\n")
    at = line_of(edited, "- Tabs")
    assert found == [
        Edit("added", "", "", "Tabs, never\nspaces.", at, "preferences"),
        Edit("added", "", "", "1. no number", at + 2, "preferences"),
    ]
    _, found = swap("### Duties\n\n", "### Duties\n\n- Logs are burnt.\n")
    assert [(edit.what, edit.new, edit.section) for edit in found] == [("added", "Logs are burnt.", "Radio")]


def test_project_state_is_set_by_key() -> None:
    edited, found = swap("- status: 2.3, tides come from the new feed", "- status: 2.4\n- mood: calm")
    assert found == [
        Edit("set", "status", "2.3, tides come from the new feed", "2.4", line_of(edited, "- status")),
        Edit("set", "mood", "", "calm", line_of(edited, "- mood")),
    ]
    _, found = swap("- depth_unit: decimetres\n", "")
    assert [(edit.what, edit.old, edit.new) for edit in found] == [("other", "- depth_unit: decimetres", "")]


def test_a_footer_taken_away_is_neither_a_deletion_nor_a_new_fact() -> None:
    start = PAGE.index("\n", PAGE.index("- Commit subjects")) + 1
    end = PAGE.index("\n", start) + 1
    found = edits(PAGE, PAGE[:start] + PAGE[end:])
    assert found == []


def test_a_footer_with_an_unknown_id_names_a_new_fact() -> None:
    _, found = swap(
        "## Preferences\n\n", "## Preferences\n\n- Mine.\n  <!-- id: forged-fact | uses: 99 -->\n"
    )
    assert [(edit.what, edit.id) for edit in found] == [("added", "forged-fact")]


def test_several_edits_come_in_the_order_of_the_page() -> None:
    edited = PAGE.replace("whole cents", "whole pence").replace("by their number", "by their sign") + "PS.\n"
    assert [(edit.what, edit.id) for edit in edits(PAGE, edited)] == [
        ("changed", "fees-in-cents"),
        ("changed", "berths-by-number"),
        ("other", ""),
    ]


def test_a_label_with_brackets_in_its_path_is_taken_off_whole() -> None:
    made = state(
        fact("a-fact", "It is so.", stale=(("src/(app)/page.tsx", "2026-05-02-0900", "sha256:1"),)),
        fact("b-fact", "It is not."),
    )
    disagree(made, "polarity", "a-fact", "b-fact")
    page = render(made, POLICY)["continuity.md"]
    found = edits(page, page.replace(": It is so.", ": It was so."))
    assert [(edit.id, edit.old, edit.new) for edit in found] == [("a-fact", "It is so.", "It was so.")]


@given(st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=40))
def test_any_new_wording_comes_back_as_it_was_meant(words: str) -> None:
    """Written as memkit would print it, any text is read back as itself."""
    text = " ".join(words.split())
    if not text or "<!--" in text or "-->" in text or text.startswith("\\"):
        return
    before = render(state(fact("a-fact", "Old words.")), POLICY)["continuity.md"]
    after = render(state(fact("a-fact", text)), POLICY)["continuity.md"]
    found = [edit for edit in edits(before, after) if edit.id]
    assert [(edit.what, edit.new) for edit in found] == ([("changed", text)] if text != "Old words." else [])


def test_an_id_that_also_stands_in_adopted_prose_is_never_guessed_at() -> None:
    twice = "- Water is wet.\n  <!-- id: a-fact | uses: 3 -->"
    page = render(state(fact("a-fact", "Water is wet indeed."), prose("legacy-x", twice, "Radio")), POLICY)[
        "continuity.md"
    ]
    assert edits(page, page) == []
    for old in ("Water is wet.", "Water is wet indeed."):
        assert [(edit.what, edit.id) for edit in edits(page, page.replace(old, "Water is dry."))] == [
            ("other", "a-fact")
        ]
    assert [(edit.what, edit.old) for edit in edits(page, page.replace(twice, ""))] == [
        ("other", "- Water is wet.")
    ]


def test_the_pointer_to_a_record_is_not_part_of_the_text() -> None:
    page = render(state(fact("a-fact", "It is so.", body="Because.")), POLICY)["continuity.md"]
    found = edits(page, page.replace("It is so.", "It was so."))
    assert [(edit.what, edit.old, edit.new) for edit in found] == [("changed", "It is so.", "It was so.")]


def test_a_text_printed_from_its_record_is_left_to_a_person() -> None:
    page = render(state(adopted("big-one", "First.", "facts", body="First.\n\nLast.")), POLICY)[
        "continuity.md"
    ]
    assert {edit.what for edit in edits(page, page.replace("Last.", "Least."))} == {"other"}


def test_on_any_other_page_every_edit_is_left_to_a_person() -> None:
    pages = render(harbour(), POLICY)
    for path, old in (
        ("memory/QUEUE.md", "Mail leaves through the queue."),
        ("memory/archive/2026-Q2.md", "Berths are found by name."),
        ("memory/findings/lock-order.md", "Two hundred clients, one berth."),
        ("memory/INDEX.md", "cutting a release"),
    ):
        found = edits(pages[path], pages[path].replace(old, "Something else.") + "- New.\n")
        assert [edit.what for edit in found] == ["other", "other"]
        assert "Something else." in found[0].new


def old_form(page: str) -> str:
    """A page as it was before ids were shown: they stood in the footers alone."""
    lines: list[str] = []
    for line in page.split("\n"):
        named = re.match(r"  <!-- id: ([^ |]+) ", line)
        shown = f"`{named[1]}`" if named and lines else ""
        if shown and lines[-1].strip() == shown:
            lines.pop()
        elif shown and lines[-1].endswith(f" {shown}"):
            lines[-1] = lines[-1].removesuffix(f" {shown}")
        lines.append(line)
    return "\n".join(lines)


def test_a_page_without_visible_ids_holds_no_edits() -> None:
    assert old_form(PAGE) != PAGE
    assert edits(PAGE, old_form(PAGE), exact=False) == []
    assert edits(old_form(PAGE), PAGE, exact=False) == []


def test_an_edit_in_a_page_without_visible_ids_is_found() -> None:
    edited = old_form(PAGE).replace("whole cents.", "whole pence.", 1)
    assert [(edit.what, edit.id, edit.old, edit.new) for edit in edits(PAGE, edited, exact=False)] == [
        ("changed", "fees-in-cents", "Fees are stored as whole cents.", "Fees are stored as whole pence.")
    ]


def test_the_id_behind_a_text_is_not_part_of_it() -> None:
    for shown in (" `fees-in-cents`", ""):
        edited = PAGE.replace("whole cents. `fees-in-cents`", f"whole pence.{shown}", 1)
        assert [(edit.what, edit.id, edit.new) for edit in edits(PAGE, edited)] == [
            ("changed", "fees-in-cents", "Fees are stored as whole pence.")
        ]


def test_an_item_without_its_footer_is_known_by_the_id_behind_its_text() -> None:
    edited = re.sub(r"\n  <!-- id: fees-in-cents [^\n]*", "", PAGE)
    assert edits(PAGE, edited) == []
    (edit,) = edits(PAGE, edited.replace("whole cents.", "whole pence."))
    assert (edit.what, edit.id, edit.new) == ("changed", "fees-in-cents", "Fees are stored as whole pence.")


def test_a_text_that_ends_with_its_own_id_keeps_it() -> None:
    page = render(state(fact("tide-job", "The feed is read by `tide-job`")), POLICY)["continuity.md"]
    assert "- The feed is read by `tide-job` `tide-job`\n" in page
    (edit,) = edits(page, page.replace("is read", "is polled"))
    assert (edit.what, edit.id, edit.new) == ("changed", "tide-job", "The feed is polled by `tide-job`")
    assert edits(page, page.replace("`tide-job` `tide-job`", "`tide-job`"), exact=False) == []
