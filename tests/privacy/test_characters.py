"""Characters at the doors: byte order marks go, what hides is shown, what is ordinary stays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.privacy.characters import hidden_unicode, shown, without_mark
from memkit.privacy.findings import Cleaned, Rules
from memkit.privacy.redact import clean
from tests.privacy.samples_clean import clean as clean_lines

HIDING = "\u202e\u2066\u200b\u200d\ufeff\u200e\x1b\x00\x85\u2028\ufe0f\r\u00ad\U000e0041\ud800\u3164"
ORDINARY = (
    "👩‍💻 👨‍👩‍👧‍👦 🧑🏽‍🚀 ❤️‍🔥 🏳️‍🌈 ⚠️ ✅ 1️⃣ #️⃣",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "שלום עולם \u200f(בדיקה)",
    "می\u200cخواهم و نمی\u200cدانم",
    "क्\u200dष",
    "葛\U000e0100城",
    "Über Äpfel, naïve café, Ωμέγα, привет, 漢字, ไทย, no\u00a0break",
    "tab\tand\r\nline — “quotes” … \\x1b as typed",
    "⠠⠃⠗⠇⠀⠊⠎⠀⠺⠗⠊⠞⠞⠢",
    "plain ASCII\nof two lines",
    "",
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a\u202eb", "a\\u202eb"),
        ("\u2066a\u2069", "\\u2066a\\u2069"),
        ("soft\u00adhyphen", "soft\\xadhyphen"),
        ("blank\u2800in braille", "blank\\u2800in braille"),
        ("an Arabic\u061c mark", "an Arabic\\u061c mark"),
        ("hid\u200bden", "hid\\u200bden"),
        ("x\U000e0041", "x\\U000e0041"),
        ("\x1b[31mred\x1b[0m", "\\x1b[31mred\\x1b[0m"),
        ("\x1b]0;title\x07", "\\x1b]0;title\\x07"),
        ("a\x85b\x9bc", "a\\x85b\\x9bc"),
        ("\ufeffPumps", "\\ufeffPumps"),
        ("a\ufeffb", "a\\ufeffb"),
        ("safe\rEVIL", "safe\\x0dEVIL"),
        ("half \ud800 one", "half \\ud800 one"),
        ("👩\u200d💻 but a\u200db", "👩\u200d💻 but a\\u200db"),
        ("\U0001f600\ufe0f\ufe0f", "\U0001f600\ufe0f\\ufe0f"),
        ("\x00", "\\x00"),
    ],
)
def test_what_hides_is_shown(text: str, expected: str) -> None:
    assert shown(text) == expected


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_is_shown_as_it_is(text: str) -> None:
    assert shown(text) == text


def test_technical_prose_is_shown_as_it_is() -> None:
    assert [text for text in clean_lines() if shown(text) != text] == []


def test_a_long_text_is_shown_like_a_short_one() -> None:
    assert shown("The relay waits. " * 3_000 + "a\u202eb") == "The relay waits. " * 3_000 + "a\\u202eb"


def test_marks_that_escapes_push_out_of_reach_are_shown_too() -> None:
    text = "א" + "a\u200e" * 39 + "\u202e" * 40 + "a\u200eb"
    assert hidden_unicode(shown(text)) == ()
    assert shown(shown(text)) == shown(text)


@given(st.text(st.sampled_from("aא👩💻\n" + HIDING)) | st.text())
def test_nothing_hidden_is_left_and_showing_twice_changes_nothing(text: str) -> None:
    once = shown(text)
    assert hidden_unicode(once) == ()
    assert shown(once) == once
    assert "\r" not in once.replace("\r\n", "")
    once.encode()


@pytest.mark.parametrize(
    ("text", "stripped"),
    [
        ("\ufeffPumps", "Pumps"),
        ("\ufeff\ufeffPumps", "Pumps"),
        ("\ufeff \n Pumps ", "Pumps "),
        ("\ufeff", ""),
        ("\ufeff ", ""),
        (" Pumps", " Pumps"),
        ("Pumps", "Pumps"),
        ("a\ufeffb", "a\ufeffb"),
    ],
)
def test_byte_order_marks_at_the_beginning_go(text: str, stripped: str) -> None:
    assert without_mark(text) == stripped


def test_cleaning_takes_the_byte_order_mark_off() -> None:
    assert clean("\ufeffPumps run.", Rules(), tag=str) == Cleaned("Pumps run.")
    assert clean("\ufeff", Rules(), tag=str) == Cleaned("")
    assert clean("\ufeffask anna@kestrel.dev", Rules(), tag=str).text == "ask [REDACTED:EMAIL#1]"


def test_plain_text_loads_no_table() -> None:
    code = (
        "import sys; from memkit.privacy.characters import shown; shown('The gateway sends 429.\\n');"
        "print(sorted({'re', 'dataclasses', 'unicodedata'} & set(sys.modules)))"
    )
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True, cwd=root
    )
    assert run.stdout == "[]\n"
