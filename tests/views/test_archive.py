"""The archive: one greppable line a fact, and all of it by quarter."""

from __future__ import annotations

from typing import Any

import pytest

from memkit.model.fact import Fact
from memkit.views import render
from tests.views.harbour import POLICY, STEMS, adopted, candidate, fact, prose, state


def line(made: Fact, *others: Fact) -> str:
    text = render(state(made, *others), POLICY)["memory/archive/INDEX.md"]
    return next(each for each in text.split("\n") if each.startswith(f"- {made.id} "))


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"archived": "faded"}, "faded"),
        ({"archived": "retention"}, "retention"),
        ({"archived": "Swept: done in May"}, "swept"),
        ({"archived": "nobody needs — it"}, "nobody needs - it"),
        ({"status": "superseded", "superseded_by": ("b-next", "c-next")}, "superseded by b-next, c-next"),
        ({"status": "superseded", "invalidated": True}, "invalidated"),
        ({"status": "rolled-back", "why": "wrong"}, "rolled back"),
    ],
)
def test_a_line_says_why_it_left_and_where_it_is(more: dict[str, Any], reason: str) -> None:
    made = fact("a-gone", "It was so.\nOnce.", left="2025-12-31-235959-00000000aa", **more)
    assert line(made) == f"- a-gone — It was so. — {reason} — 2025-Q4.md"


def test_the_first_line_is_cut_at_ninety_characters() -> None:
    assert line(fact("a-long", "x" * 91, archived="faded", left=STEMS[0])) == (
        f"- a-long — {'x' * 89}… — faded — 2026-Q2.md"
    )
    assert f" {'x' * 90} " in line(fact("a-fits", "x" * 90, archived="faded", left=STEMS[0]))


def test_a_candidate_superseded_before_it_was_ever_live_goes_to_the_archive() -> None:
    made = candidate("a-draft", "Perhaps.", status="superseded", superseded_by=("b-next",), left=STEMS[3])
    assert line(made) == "- a-draft — Perhaps. — superseded by b-next — 2026-Q2.md"


def test_adopted_facts_and_prose_stand_in_the_quarter_they_came_from() -> None:
    found = render(
        state(
            adopted(
                "old-way",
                "We did it by hand.",
                "facts",
                said={"quarter": "2024-Q3"},
                archived="faded",
                left=STEMS[0],
            ),
            adopted(
                "odd-way",
                "We did it oddly.",
                "facts",
                said={"quarter": "../x"},
                archived="faded",
                left=STEMS[0],
            ),
            prose(
                "legacy-review",
                "Words of the review.\n",
                "Review of July",
                "Swept",
                said={"quarter": "2024-Q3"},
                archived="swept",
                left=STEMS[0],
            ),
        ),
        POLICY,
    )
    assert sorted(path for path in found if "-Q" in path) == [
        "memory/archive/2024-Q3.md",
        "memory/archive/2026-Q2.md",
    ]
    text = found["memory/archive/2024-Q3.md"]
    assert text[: text.index("  <!-- id")] == (
        "# Archive: harbour, 2024-Q3\n\n> 1 fact in full; nothing here holds now.\n\n"
        "- **Faded**: We did it by hand. `old-way`\n"
    )
    assert "\n\n## Review of July / Swept\n\nWords of the review.\n\n<!-- memkit:" in text
    assert "legacy-review" not in found["memory/archive/INDEX.md"]
    assert "Words of the review" not in found["continuity.md"]


def test_a_record_that_left_keeps_its_body_and_provenance_in_one_item() -> None:
    made = fact(
        "a-find", "It leaks.", "finding", archived="faded", left=STEMS[0], body="### Steps\n\n1. Open.\n\n```\nx\n```\n", said={"evidence": "src/a.py@sha256:1", "applies_when": "opening files."}
    )  # fmt: skip
    found = render(state(made), POLICY)
    assert "memory/findings/a-find.md" not in found
    text = found["memory/archive/2026-Q2.md"]
    assert text[text.index("- **") : text.index("  <!-- id")] == (
        "- **Faded**: It leaks. `a-find`\n\n  ### Steps\n\n  1. Open.\n\n  ```\n  x\n  ```\n\n"
        "  evidence `src/a.py` · Load when: opening files\n"
    )


def test_rejected_candidates_are_in_no_projection() -> None:
    found = render(state(candidate("a-no", "Nonsense.", status="rejected")), POLICY)
    assert all("a-no" not in text for text in found.values())


def test_a_successor_that_may_not_be_shown_is_not_named() -> None:
    gone = fact("a-gone", "It was so.", status="superseded", superseded_by=("b-hush",), left=STEMS[3])
    hush = fact("b-hush", "It is so.", said={"classification": "restricted"})
    assert line(gone, hush) == "- a-gone — It was so. — superseded — 2026-Q2.md"
    assert all("b-hush" not in text for text in render(state(gone, hush), POLICY).values())


def test_adopted_facts_and_prose_of_one_heading_meet_under_it() -> None:
    swept = {"archived": "swept", "left": STEMS[0], "said": {"quarter": "2024-Q3"}}
    text = render(
        state(
            adopted("old-way", "By hand.", "facts", "July / Faded", 3, **swept),
            prose("legacy-july", "All of July.", "July", "Faded", 2, **swept),
        ),
        POLICY,
    )["memory/archive/2024-Q3.md"]
    assert "\n\n## July / Faded\n\nAll of July.\n\n- **Swept**: By hand. `old-way`\n" in text


def test_prose_of_an_adopted_index_stays_in_the_index() -> None:
    blocks = [
        prose("legacy-head", "> How to read this.", "prose", archived="archived", left=STEMS[0]),
        prose("legacy-more", "Rest.", "Notes", line=2, archived="archived", left=STEMS[0]),
        prose("legacy-bare", "", "Bare", line=3, archived="archived", left=STEMS[0]),
        fact("a-gone", "It was so.", archived="faded", left=STEMS[0]),
    ]
    found = render(state(*blocks), POLICY)
    text = found["memory/archive/INDEX.md"]
    assert (
        "back.\n\n> How to read this.\n\n## Notes\n\nRest.\n\n## Bare\n\n- a-gone — It was so. — faded"
        in text
    )
    assert "How to read" not in found["memory/archive/2026-Q2.md"]


def test_an_adopted_line_keeps_the_words_of_its_old_index() -> None:
    said = {"quarter": "2024-Q3", "summary": "the short of it"}
    made = adopted("old-way", "The long of it.", "facts", said=said, archived="faded", left=STEMS[0])
    assert line(made) == "- old-way — the short of it — faded — 2024-Q3.md"
    made = adopted(
        "odd-way", "odd-way", "facts", body="Its <!-- words -->\n\nand more", archived="faded", left=STEMS[0]
    )
    assert line(made) == "- odd-way — Its &lt;!-- words --&gt; — faded — 2026-Q2.md"


def test_a_soft_fact_that_left_keeps_its_record() -> None:
    made = fact("a-fact", "It was so.", body="Because\n\nof it.", archived="faded", left=STEMS[0])
    assert (
        "- **Faded**: It was so. `a-fact`\n\n  Because\n\n  of it.\n\n  <!-- id: a-fact"
        in (render(state(made), POLICY)["memory/archive/2026-Q2.md"])
    )
