"""Hostile lines: four times the text takes about four times as long, whatever it is made of."""

from __future__ import annotations

import time

import pytest

from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules
from memkit.privacy.normalise import view
from memkit.privacy.superset import maybe_dirty

PARTS = (
    *("a", "1", " ", "@", "a@", "a.", "eyJ", "a://b:", "//", "-", "_", "%40", "&#64;", "a\u200b", "ａ", "e\u0301", "漢", "\n", "1\n"),
    *("password=", 'password="', "pwd=", "api_key:", "token ", "secret ", "key \"", "-p ", "login x password ", "cookie: a="),
    *("+49 30 1234567 ", "1 ", "12-34-", "(0", "00 ", "0 0", "call 0171 2345 ", "tel 12345678 ", "1-800-", "+"),
    *("4539 5787 6362 1486 ", "DE89 3704 0044 0532 0130 00 ", "DE11 ", "1.2.3.4 ", "aa:", "2a02:", "12345678Z ", "SSN "),
    *("0123456789abcdef", "01234567-89ab-cdef-0123-456789abcdef ", "2024-01-01 ", "[REDACTED:EMAIL#1]", " [at] ", " dot "),
    *("gh" + "p_", "s" + "k-", "s" + "k-T3Blbk" + "FJ", "gl" + "pat-", "AC0123456789abcdef", "AK" + "IA0123456789ABCDEF ", "xo" + "xb-1-"),
    *("-----" + "BEGIN RSA PRIVATE " + "KEY-----", "/home/x", "born on ", "full name: ", "home address: 1 ", "lives at ", "<!-- "),
)  # fmt: skip
SMALL, LARGE = 8_000, 32_000


def seconds(text: str) -> float:
    began = time.process_time()
    view(text)
    maybe_dirty(text)
    findings(text, Rules())
    return time.process_time() - began


@pytest.mark.parametrize("part", PARTS, ids=lambda part: repr(part)[:24])
def test_a_hostile_line_takes_time_in_proportion(part: str) -> None:
    small, large = ((part * (size // len(part) + 1))[:size] for size in (SMALL, LARGE))
    # A quadratic pattern would need sixteen times as long; a second try keeps noise out.
    assert any(seconds(large) / max(0.01, seconds(small)) < 10 for _ in range(3))


def test_a_long_line_is_refused_before_anyone_looks_at_it() -> None:
    from memkit.privacy.redact import clean

    cleaned = clean("x" * 101, Rules(max_chars=100), tag=str)
    assert (cleaned.text, cleaned.problem, cleaned.ok) == ("", "too-long", False)
