"""Words found by the pattern for common markup are the parser's words, or the parser is asked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.documents import inline
from memkit.documents.inline import Inline, Ref, render

COMMON = {
    "link": ("See [the oak](../oak.md#a_b), now", Inline("See the oak, now", (Ref(4, 11, "../oak.md#a_b"),))),
    "code in a link": ("[`a_b` x](https://x.example/y)", Inline("`a_b` x", (Ref(0, 7, "https://x.example/y"),))),
    "code": ("Use ``a*b`` and `c\nd`.", Inline("Use `a*b` and `c d`.")),
    "address": ("At <https://x.example/y?z=1>.", Inline("At https://x.example/y?z=1.", (Ref(3, 26, "https://x.example/y?z=1"),))),
    "bold": ("**Note:** *oak* (__fir__)", Inline("Note: oak (fir)", (), ((0, 5), (11, 14)))),
    "brackets": ("Stories [optional] & more", Inline("Stories [optional] & more")),
    "wiki link in code": ("Install `[[bin]]` & [more](a)", Inline("Install `[[bin]]` & more", (Ref(20, 24, "a"),))),
}  # fmt: skip
_PIECES = ["word", " ", "\n", "*", "**", "_", "__", "`", "``", "[", "]", "(", ")", "[a](b.md)", "[a b][c]", "<", ">", "&", "&amp;",
           "~", "~~", "!", "\\", "https://x.example/a_b", "<https://x.example>", "<a@b.example>", ":", ".", "é", "1", "file:x"]  # fmt: skip


@pytest.mark.parametrize(("raw", "found"), COMMON.values(), ids=COMMON)
def test_common_markup_needs_no_parser(raw: str, found: Inline, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inline, "parser", lambda: pytest.fail("the parser was asked"))
    assert render(raw) == found


@settings(max_examples=600, deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=9))
def test_any_text_has_the_words_that_the_parser_finds(pieces: list[str]) -> None:
    source = "".join(pieces).strip()
    found = inline._by_pattern(source, True)
    assert found is None or "[[" in source or found == inline._by_parser(source, {})
