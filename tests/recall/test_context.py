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
            lines.append(Line(text, id, "told", text, rank=draw(st.integers(-1, 9))))
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


def _ids(sections: list[Section], budget: int) -> list[str]:
    return [str(entry["id"]) for entry in assemble("ferry", sections, budget, 2000, []).included]


def _ranked(name: str, ranks: list[int]) -> tuple[Line, ...]:
    return tuple(Line(f"{name} {rank}", f"{name}-{rank}", rank=rank) for rank in ranks)


def test_half_of_the_budget_is_kept_for_what_ranks_in_whichever_section() -> None:
    rules = Section("Always", tuple(Line(f"rule {n} holds", f"rule-{n}") for n in range(80)), turn=1)
    starved = [Section("Task", _ranked("task", [0, 2])), Section("Weak", _ranked("weak", [1, 3]))]
    starved = [Section(one.heading, one.lines, turn=2 + at) for at, one in enumerate(starved)]
    served = [Section(one.heading, one.lines, turn=one.turn, share=50) for one in starved]
    ids = [[id for id in _ids([rules, *found], 398) if "rule" not in id] for found in (starved, served)]
    assert ids == [[], ["task-0", "task-2", "weak-1", "weak-3"]]


def test_the_better_rank_gets_room_before_the_earlier_section() -> None:
    many = Section("Task", _ranked("task", [*range(1, 90)]), turn=1, share=50)
    weak = Section("Weak", _ranked("weak", [0, 95]), turn=2, share=50)
    ids = _ids([many, weak], 300)
    assert "weak-0" in ids and "weak-95" not in ids and "task-1" in ids


def test_a_section_gets_no_more_than_its_share_before_the_turns() -> None:
    rules = Section("Always", _ranked("rule", [*range(80)]), turn=1, share=25)
    task = Section("Task", _ranked("task", [90, 91]), turn=2, share=50)
    ids = _ids([rules, task], 300)
    assert ids[-2:] == ["task-90", "task-91"] and ids[0] == "rule-0"


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
