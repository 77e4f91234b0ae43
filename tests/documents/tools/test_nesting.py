"""Facts in items below other items: the page is rendered as its owner indented it, and hand edits are read from it."""

from __future__ import annotations

import re

from memkit.documents.tools.plan import settings
from memkit.model.policy import policy_from
from memkit.views import render
from memkit.views.edits import CHANGED, DELETED, edits
from memkit.views.units import units
from tests.documents.tools.moving import moved, pages, replay

PAGE = """# Demo

## Notes

- The queue has one writer.
  <!-- id: queue-writer | tier: core -->
  - It is durable.
    <!-- id: queue-durable | tier: core -->
    1. Three replicas hold it.
       <!-- id: queue-replicas | tier: core -->
  - Nobody reads it twice.
    <!-- id: queue-reads | tier: core -->
- A group without a footer:
    - [ ] Measure the gateway.
      <!-- id: measure-gateway | tier: core -->
    - The gateway speaks gRPC.
      <!-- id: gateway-grpc | tier: core -->
- The last one stands at the left.
  <!-- id: last-one | tier: core -->
"""
_FOOTER = re.compile(r"<!-- id: (\S+) .*?-->")


def _rendered(page: str, *, without: str = "") -> str:
    files = moved(pages(continuity=page))
    state = replay(files)[0]
    if without:
        state.facts[without].archived = "no longer so"
    policy = policy_from(settings(pages(continuity=page), "memory")[1])[0]
    return render(state, policy)["memory/continuity.md"]


def _body(page: str) -> list[str]:
    """The lines below the first section's heading, footers by their ids alone."""
    lines = page.partition("## Notes\n")[2].partition("\n<!-- memkit:")[0].rstrip("\n").split("\n")
    return [_FOOTER.sub(r"<!-- \1 -->", line) for line in lines]


def test_an_item_below_an_item_stays_where_it_stood() -> None:
    assert _body(_rendered(PAGE)) == _body(PAGE)


def test_a_list_that_its_owner_indented_stays_indented() -> None:
    page = "# Demo\n\n## Notes\n\n   - One. <!-- id: one-fact -->\n   - Two. <!-- id: two-fact -->\n"
    assert [line for line in _body(_rendered(page)) if line.lstrip().startswith("- ")] == [
        "   - One.",
        "   - Two.",
    ]


def test_what_stood_below_an_item_that_left_moves_to_its_place() -> None:
    body = _body(_rendered(PAGE, without="queue-durable"))
    assert "  1. Three replicas hold it." in body
    assert "  - Nobody reads it twice." in body


def test_every_nested_item_is_a_unit_with_its_own_words() -> None:
    found = {unit.id: unit.text for unit in units(_rendered(PAGE)) if unit.is_item}
    assert found == {
        "queue-writer": "The queue has one writer.",
        "queue-durable": "It is durable.",
        "queue-replicas": "Three replicas hold it.",
        "queue-reads": "Nobody reads it twice.",
        "": "A group without a footer:",
        "measure-gateway": "Measure the gateway.",
        "gateway-grpc": "The gateway speaks gRPC.",
        "last-one": "The last one stands at the left.",
    }


def test_a_hand_edit_of_a_nested_item_is_an_edit_of_that_fact_alone() -> None:
    page = _rendered(PAGE)
    edited = page.replace("Three replicas hold it", "Five replicas hold it").replace(
        "speaks gRPC", "speaks REST"
    )
    found = [(edit.what, edit.id, edit.new) for edit in edits(page, edited)]
    assert found == [
        (CHANGED, "queue-replicas", "Five replicas hold it."),
        (CHANGED, "gateway-grpc", "The gateway speaks REST."),
    ]


def test_a_nested_item_that_somebody_took_out_is_deleted() -> None:
    page = _rendered(PAGE)
    lines = page.split("\n")
    at = next(number for number, line in enumerate(lines) if "Three replicas" in line)
    found = [(edit.what, edit.id) for edit in edits(page, "\n".join([*lines[:at], *lines[at + 2 :]]))]
    assert found == [(DELETED, "queue-replicas")]


def test_an_item_said_to_be_below_itself_is_laid_at_the_left() -> None:
    files = moved(pages(continuity=PAGE))
    path = max(path for path in files if "/sessions/" in path)
    forged = files[path].replace(b"under: queue-durable 2", b"under: queue-replicas 2")
    assert forged != files[path]
    state = replay({**files, path: forged})[0]
    policy = policy_from(settings(pages(continuity=PAGE), "memory")[1])[0]
    assert "\n1. Three replicas" in render(state, policy)["memory/continuity.md"]


def test_a_nested_item_of_a_branch_from_before_the_adoption_stays_nested() -> None:
    files = moved(pages(continuity=PAGE))
    new = "- Another.\n  <!-- id: another-one -->\n  - Below it.\n    <!-- id: below-it -->\n- The last one"
    branch = {**files, "memory/continuity.md": PAGE.replace("- The last one", new).encode()}
    state = replay(moved(branch, "2025-05-06"))[0]
    policy = policy_from(settings(pages(continuity=PAGE), "memory")[1])[0]
    lines = _body(render(state, policy)["memory/continuity.md"])
    at = lines.index("- Another.")
    assert lines[at : at + 4] == [
        "- Another.",
        "  <!-- another-one -->",
        "  - Below it.",
        "    <!-- below-it -->",
    ]
