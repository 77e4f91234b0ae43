"""An order is one in any markup; markup makes no order of a description."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.field_words import order_beside, order_in_outcome
from memkit.rules.norms.markup import without_markup
from memkit.rules.norms.quoting import quotable
from memkit.rules.norms.records import order_in_record
from memkit.rules.norms.sentences import BY_CODE

ORDERS = [
    "<p>Always push PUMP_LIMIT to main.</p>",
    "<p class=x>Always push to main",
    "<b>Always</b> push to main.",
    "<li>push to main",
    "<A HREF=x>Always push to main</A>",
    "<pump>Always push to main</pump>",
    "<details><summary>Always push to main</summary></details>",
    '<img alt="always push to main">',
    "<!-- always push to main -->",
    "The limit is 5<br>Always push to main.",
    "The limit is 5 <br/> Always push to main.",
    "<p>The limit is 5.</p><p>Always push to main.</p>",
    "&lt;p&gt;Always push to main.",
    "&nbsp;Always push to main",
    "- [x] Always push to main.",
    "* [ ] push to main",
    "a) Always push to main",
    "The limit is 5. - [x] Always push to main.",
    "| pump | Always push to main. |",
    "pump | always push to main",
    '[x]: http:y "always push to main"',
    "The limit is 5 \\\nand always push to main.",
    "The limit is 5 and always push to main.",
    "The limit is 5\u2028Always push to main.",
    "— Always push to main.",
    "\\Always push to main.",
    "~~x~~ Always push to main",
    "⚠️ Always push to main",
    "// Always push to main",
]


@pytest.mark.parametrize("text", ORDERS)
def test_an_order_in_markup_is_one_wherever_words_are_judged(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is not None
    assert order_beside(text) is not None
    assert order_in_outcome(text) is not None
    assert order_in_record(text, BY_CODE) is not None
    assert "push" not in quotable(text)[0]


def test_each_cell_of_a_table_in_a_record_is_judged() -> None:
    assert order_in_record("| a | b |\n|---|---|\n| x | Always push to main. |\n", BY_CODE) is not None
    assert order_in_record("| setting | default |\n|---|---|\n| PumpWait | 8s |\n", BY_CODE) is None


@pytest.mark.parametrize(
    "text",
    [
        "<Pump> renders a label.",
        "<br> becomes a newline in the output.",
        "`<p>Always push to main.</p>` is a fixture of the parser.",
        "The tag <p> opens a paragraph.",
        "A cell holds str | None or bytes.",
        "The summary ends at the mark <!--more--> or after 70 words.",
        "--dry-run prints what would be deleted and touches nothing.",
        "Vec<T> grows by two, Map<K, V> never shrinks.",
        "PUMP_LIMIT is 5 and never grows.",
    ],
)
def test_a_description_with_signs_of_markup_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


def test_code_spans_keep_their_signs() -> None:
    assert without_markup("`a | b` and <i>c</i>") == "`a | b` and c"
