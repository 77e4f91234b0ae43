"""Context packs: within the budget, everything named, a fence that no text can close."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.pack import Left, Line, Section, assemble, fenced, pack_id, smallest, tokens

texts = st.text(alphabet=st.sampled_from("ab <>/\n\"'memoryMEMORY→🚀"), max_size=40)


@st.composite
def section_lists(draw: st.DrawFn) -> list[Section]:
    """Sections of facts with unique ids, in any turns and shares."""
    number = 0
    found = []
    for heading in draw(st.lists(st.sampled_from(("", "Always", "Open")), max_size=4)):
        lines = []
        for text in draw(st.lists(texts, max_size=6)):
            number += 1
            id = f"fact-{number}" if draw(st.booleans()) else ""
            lines.append(Line(text, id, "told", text))
        rest = draw(st.sampled_from(("", "{count} more")))
        turn, share = draw(st.integers(0, 3)), draw(st.sampled_from((0, 0, 33)))
        found.append(Section(heading, tuple(lines), rest, turn, share))
    return found


@given(section_lists(), st.integers(0, 400), st.integers(2, 40))
def test_a_pack_stays_within_its_budget_and_names_everything(
    sections: list[Section], more: int, most_lines: int
) -> None:
    budget = smallest("ferry", 999) + more
    pack = assemble("ferry", sections, budget, most_lines, ["x"], named=100)
    assert tokens(pack.text) == pack.tokens <= budget
    assert pack.text.count("\n") <= most_lines
    ids = sorted(line.id for section in sections for line in section.lines if line.id)
    told = [str(entry["id"]) for entry in (*pack.included, *pack.left.first)]
    assert sorted(told) == ids
    assert pack.left.count == len(pack.left.first)
    assert pack.left.tokens == sum(int(str(entry["tokens"])) for entry in pack.left.first)
    few = assemble("ferry", sections, budget, most_lines, ["x"], named=2)
    assert (few.text, few.left.count, few.left.first) == (pack.text, pack.left.count, pack.left.first[:2])
    assert all(f"[{entry['id']}] " in pack.text for entry in pack.included)
    assert not any(f"[{entry['id']}] " in pack.text for entry in pack.left.first)
    head, _, body = pack.text.partition("\n")
    assert head.startswith("<memory ") and body.endswith("</memory>\n")
    assert body.lower().replace(" ", "").count("</memory") == 1 and "<memory" not in body


@given(texts)
def test_no_text_opens_or_closes_the_fence(text: str) -> None:
    told = fenced(text)
    assert "\n" not in told
    for after in told.split("<")[1:]:
        assert not "".join(letter for letter in after if letter.isalnum()).lower().startswith("memory")


def test_a_fence_is_known_in_every_spelling() -> None:
    spellings = ("</memory>", "< / Memory >", "<memory x>", "</MEMORY", "<\u200b/memory>", "<!--/memory")
    assert [fenced(spelling)[:4] for spelling in spellings] == ["&lt;"] * len(spellings)
    assert fenced("a < b, <b>bold</b> and a\nmemory") == "a < b, <b>bold</b> and a memory"


def test_lower_turns_get_room_first_and_the_page_keeps_its_order() -> None:
    later = Section("Map", tuple(Line("when " * 12, f"map-{n}") for n in range(40)), "{count} more", turn=2)
    first = Section("Task", (Line("the one that counts", "task-1"),), turn=1)
    pack = assemble("ferry", [later, first], 220, 2000, [], named=100)
    assert pack.text.index("Map\n") < pack.text.index("Task\n[task-1]")
    left = sum(1 for entry in pack.left.first if str(entry["id"]).startswith("map"))
    assert f"{left} more\n" in pack.text and left > 0


def test_a_share_is_kept_for_a_section_whatever_comes_before_it() -> None:
    rules = Section("Always", tuple(Line(f"rule {n} holds", f"rule-{n}") for n in range(80)), turn=1)
    task = tuple(Line(f"task {n}", f"task-{n}") for n in range(5))
    starved = assemble("ferry", [rules, Section("Task", task, turn=2)], 398, 2000, [])
    served = assemble("ferry", [rules, Section("Task", task, turn=2, share=33)], 400, 2000, [])
    assert [
        sum(str(entry["id"]).startswith("task") for entry in pack.included) for pack in (starved, served)
    ] == [0, 5]


def test_the_same_inputs_give_the_same_id_and_any_other_gives_another() -> None:
    assert pack_id(["a", "b"]) == pack_id(["a", "b"])
    assert len({pack_id(["a", "b"]), pack_id(["ab"]), pack_id(["b", "a"]), pack_id(["a", "b", ""])}) == 4


def test_what_the_caller_left_out_is_named_and_counted_with_the_rest() -> None:
    before = {"id": "hidden-1", "reason": "filtered: --section", "tokens": 7}
    pack = assemble("ferry", [Section("", (Line("x", "fact-1"),))], 400, 60, [], Left(3, 21, (before,)))
    assert pack.left == Left(3, 21, (before,))
    assert "Left out: 3 facts, 21 tokens." in pack.text


def test_lines_behind_the_first_that_does_not_fit_are_not_made() -> None:
    made = []

    def lines() -> Iterator[Line]:
        for number in range(1000):
            made.append(number)
            yield Line(f"fact {number} is told", f"fact-{number}", price=9)

    pack = assemble("ferry", [Section("Facts", lines(), facts=1000, price=9000)], 200, 60, [])
    told = len(pack.included)
    assert 0 < told < 40 and len(made) < told + 10
    assert (pack.left.count, pack.left.tokens) == (1000 - told, 9000 - 9 * told)
