"""The normalised view: disguises come off, and every span finds its way back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.privacy.normalise import joined, view
from tests.privacy.samples_disguised import DISGUISES

ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
MIXED = st.lists(
    st.sampled_from(
        [
            "a",
            "@",
            "&#64;",
            "&commat;",
            "%40",
            "%C3%A9",
            "ｊ",
            "\u200b",
            "é",
            "e\u0301",
            "\n",
            " ",
            "—",
            "ﬁ",
            "٣",
            "(at)",
            "[.]",
            "&amp;#64;",
            "\U0001f600",
            "ꙮ",
            "%",
        ]
    ),
    max_size=20,
).map("".join)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a\u200bn\u00adna", "anna"),
        ("ａｎｎａ＠ｋｅｓｔｒｅｌ．ｄｅｖ", "anna@kestrel.dev"),
        ("anna&#64;kestrel&period;dev", "anna@kestrel.dev"),
        ("anna&amp;#64;kestrel", "anna@kestrel"),
        ("anna%40kestrel%2Edev", "anna@kestrel.dev"),
        ("anna%2540kestrel", "anna@kestrel"),
        ("anna [at] kestrel (dot) dev", "anna@kestrel.dev"),
        ("1\u20e3 ④ ٤ 𝟒", "1 4 4 4"),
        ("4\u0336 e\u0301", "4 é"),
        ("a—b “c” ‘d’", "a-b \"c\" 'd'"),
        ("anna\\u0040kestrel", "anna@kestrel"),
        ("100% sure & plain <b>", "100% sure & plain <b>"),
    ],
)
def test_disguises_come_off(text: str, plain: str) -> None:
    assert view(text).text == plain


def test_a_span_of_the_view_covers_what_it_stands_for() -> None:
    text = "ask an\u200bna&#64;kestrel.dev now"
    seen = view(text)
    start = seen.text.index("anna")
    first, last = seen.span(start, start + len("anna@kestrel.dev"))
    assert text[first:last] == "an\u200bna&#64;kestrel.dev"


def test_line_breaks_are_joined_inside_paragraphs_only() -> None:
    assert joined(view("one\n  two\n\nthree \\\n# four\n> five"), " ").text == "one two\n\nthree four five"
    assert joined(view("one\ntwo"), "").text == "onetwo"


@given(ANY_TEXT | MIXED)
def test_every_character_of_a_view_has_a_place_in_the_original(text: str) -> None:
    for seen in (view(text), joined(view(text), " "), joined(view(text), "")):
        places = [seen.span(at, at + 1) for at in range(len(seen.text))]
        assert len(seen.offsets) == len(seen.ends) == len(seen.text)
        assert all(0 <= start < end <= len(text) for start, end in places)
        assert places == sorted(places)


@given(
    st.text("abcdefghijklmnopqrstuvwxyz0123456789@.+ -", min_size=1, max_size=30), st.sampled_from(DISGUISES)
)
def test_a_disguised_text_looks_like_the_plain_one(text: str, disguise: object) -> None:
    assert view(disguise(text)).text == view(text).text  # type: ignore[operator]
