"""Memory tests as a page writes them; the whole way is in fixtures/cli/smoke-tests.md."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.checks.pages import Smoke, read_smoke


def test_questions_and_states_are_read_with_their_lines() -> None:
    page = """# Tests
- "how large?" → upload-50mb, !upload-25mb
* “curly” -> `rate-429`
- holds: one-fact, two-facts
- Gone: three-facts
prose - "not at the start" → x-y
```
- "fenced" → x-y
```
"""
    assert read_smoke(page) == [
        Smoke(2, "how large?", ("upload-50mb",), ("upload-25mb",)),
        Smoke(3, "curly", ("rate-429",)),
        Smoke(4, "", ("one-fact", "two-facts"), (), "holds"),
        Smoke(5, "", ("three-facts",), (), "gone"),
    ]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('- "no arrow"', 'not a memory test: a question reads - "question" → id'),
        ("- holds one-fact", "not a memory test: it reads - holds: id"),
        ('- "x" →', "it names no id"),
        ("- gone: ,", "it names no id"),
        ('- "" → a-b', "the question is empty"),
        ('- "x" → a-b, Capital', '"Capital" is no id'),
        ("- holds: !a-b", "! stands before an id that must not come back; write gone: instead"),
    ],
)
def test_a_line_that_opens_like_a_test_and_is_none_says_why(line: str, wrong: str) -> None:
    assert read_smoke(f"\n{line}\n") == [Smoke(2, wrong=wrong)]


@given(st.text(alphabet='-* "“”→>!:holdsgone,ab`~\n', max_size=60))
def test_any_page_is_read(page: str) -> None:
    for test in read_smoke(page):
        assert test.wrong or test.wanted or test.unwanted
