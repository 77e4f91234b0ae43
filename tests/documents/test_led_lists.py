"""A sentence that ends in a colon is followed by its list or by nothing, never by text of another part."""

from __future__ import annotations

import pytest

from memkit.documents import Document
from memkit.documents.reader import read

PAGE = """# Remove old lamps

- Start Date: 2024-01-01
- Status: Accepted

## Summary

The library has many lamps. This RFC proposes deprecating and removing several of them:

{list}
## Motivation

They are old.

## Detailed design

The prefix will be replaced by a plain string. We will warn first.

### `pier-prefix`

Nothing reads it.

### Quay suffix

Nothing reads it.
"""
LEAD = "This RFC proposes deprecating and removing several of them:"
LISTS = {
    "plain": ("- pier prefix\n- quay suffix\n", "pier prefix; quay suffix"),
    "code": ("- `pier-prefix`\n- `quay-suffix`\n", "`pier-prefix`; `quay-suffix`"),
    "numbered": ("1. `pier-prefix`\n2. `quay-suffix`\n", "`pier-prefix`; `quay-suffix`"),
    "loose": ("* pier prefix\n\n* quay suffix\n", "pier prefix; quay suffix"),
    "nested": ("- pier:\n  - prefix\n  - suffix\n- quay\n", "pier: prefix, suffix; quay"),
    "links into the page": (
        "- [`pier-prefix`](#pier-prefix)\n- [Quay suffix](#quay-suffix)\n",
        "`pier-prefix`; Quay suffix",
    ),
    "names of its headings": ("- pier-prefix\n- Quay suffix\n", "pier-prefix; Quay suffix"),
}


def decision_of(text: str) -> str:
    found = read("rfcs/0007-lamps.md", text, {}, in_series=True)
    assert isinstance(found, Document)
    return found.decision


@pytest.mark.parametrize("form", LISTS)
def test_a_lead_is_followed_by_its_list(form: str) -> None:
    listed, told = LISTS[form]
    assert decision_of(PAGE.format(list=f"{listed}\n")) == f"{LEAD} {told}"


def test_a_lead_to_code_is_not_joined_with_another_part() -> None:
    told = decision_of(PAGE.format(list="```js\nlamp()\n```\n\n"))
    assert "several of them: The" not in told
    assert "several of them: We" not in told
