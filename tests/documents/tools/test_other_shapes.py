"""Pages shaped otherwise than the sample: an adoption changes their footers and adds memkit's lines, nothing else."""

from __future__ import annotations

import re

from memkit.documents.tools.plan import settings
from memkit.model.policy import policy_from
from memkit.model.state import State
from memkit.views import render
from memkit.views.edits import CHANGED, edits
from memkit.views.units import units
from tests.documents.tools.moving import moved, pages, replay, session

PAGE = """---
project: shop
---
# Continuity
## Project State
- **last_review:** 2025-02-01
## Key Decisions
- Orders are immutable.
  - corrections are new orders
    <!-- id: orders-corrections | created: 2025-01-15 | uses: 1 | tier: active -->
    - so are their corrections
      <!-- id: corrections-again | created: 2025-01-10 | tier: active -->
  - refunds are new orders too
  <!-- id: orders-immutable | created: 2025-01-03 | last_used: 2025-01-20 | uses: 2 | tier: active -->
- Prices are cents.
  <!-- id: cents | created: 2025-01-03 | last_used: 2025-01-20 | uses: 2 | tier: active -->
"""
_FOOTER = re.compile(r"<!-- id: (\S+) .*?-->")


def _adopted() -> State:
    named = "- referenced: orders-immutable, cents"
    old = {**session("2025-01-10-090000", named), **session("2025-01-20-090000", named)}
    return replay(moved({**pages(continuity=PAGE), **old}))[0]


def _page(state: State) -> str:
    policy = policy_from(settings(pages(continuity=PAGE), "memory")[1])[0]
    return render(state, policy)["memory/continuity.md"]


def _owners_lines(page: str) -> list[str]:
    """The lines without memkit's own, footers by their ids alone."""
    lines = [line for line in page.split("\n") if line and not line.startswith(("> ", "<!-- memkit:"))]
    return [_FOOTER.sub(r"<!-- \1 -->", line) for line in lines]


def test_every_line_of_the_owner_keeps_its_words_and_its_place() -> None:
    assert _owners_lines(_page(_adopted())) == [
        line.replace("<!-- cents -->", "<!-- cents -->") for line in _owners_lines(PAGE)
    ]


def test_an_id_of_one_word_keeps_its_uses_and_its_origin() -> None:
    fact = _adopted().facts["cents"]
    assert (fact.uses, fact.last_used, fact.origin) == (2, "2025-01-20", "2025-01-10-090000")


def test_a_fact_that_no_session_named_does_not_come_from_an_earlier_session() -> None:
    state = _adopted()
    adopted = state.rows[-1].stem
    assert state.facts["orders-corrections"].origin == adopted
    # a session of the same day may have written it
    assert state.facts["corrections-again"].origin == "2025-01-10-090000"


def test_an_item_around_another_one_is_one_unit_with_all_its_words() -> None:
    page = _page(_adopted())
    found = {unit.id: unit.text for unit in units(page) if unit.id}
    assert found == {
        "orders-immutable": "Orders are immutable.\n- refunds are new orders too",
        "orders-corrections": "corrections are new orders",
        "corrections-again": "so are their corrections",
        "cents": "Prices are cents.",
    }
    edited = page.replace("refunds are new orders too", "refunds are new orders as well")
    assert [(edit.what, edit.id, edit.new) for edit in edits(page, edited)] == [
        (CHANGED, "orders-immutable", "Orders are immutable.\n- refunds are new orders as well")
    ]


def test_a_second_adoption_knows_a_fact_by_its_old_id() -> None:
    files = moved(pages(continuity=PAGE.replace("id: cents", "id: Prices.Cents")))
    again = replay(
        moved(
            {**files, "memory/continuity.md": PAGE.replace("id: cents", "id: Prices.Cents").encode()},
            "2025-05-06",
        )
    )[0]
    assert [id for id in again.facts if id.startswith("prices")] == ["prices-cents"]
