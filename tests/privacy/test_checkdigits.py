"""Check digits of our own: each accepts numbers that are known to be right and nothing that differs in one digit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules
from memkit.privacy.national import CHECKS

# Published examples.
RIGHT = {
    "dk": ("211062-5629", "070761-4285"),
    "lv": ("161175-19997",),
    "cn": ("360426199101010071", "11010519491231002X"),
    "sg": ("S1234567D", "T1234567J", "F1234567N", "G1234567X", "M1234567K"),
    "hk": ("A123456(3)", "AB987654(3)"),
    "tw": ("A123456789",),
    "rvnr": ("15 070649 C 103", "65 180539 W 001"),
    "snils": ("112-233-445 95",),
    "kr": ("971013-1019902",),
    "nino": ("AB123456C",),
    "form": ("912-34-5678",),
}
# What differs from a right one in one digit and passes all the same: weights that share a factor with ten.
PASSES = {"tw": {"A623456789", "A128456789", "A123056789", "A123256789", "A123656789", "A123856789"}}
PASSES["tw"] |= {"A123406789", "A123456289"}
HAVE_NO_DIGIT = {"kr", "nino", "form"}


def one_digit_changed(number: str) -> Iterator[str]:
    for at, char in enumerate(number):
        for digit in "0123456789" if char.isdigit() else "":
            if digit != char:
                yield number[:at] + digit + number[at + 1 :]


def is_found(number: str) -> bool:
    return [item.cls for item in findings(f"on file: {number}", Rules())] == ["NATIONAL_ID"]


def test_every_check_has_its_examples() -> None:
    assert set(RIGHT) == set(CHECKS)


@pytest.mark.parametrize(("name", "number"), [(name, number) for name in RIGHT for number in RIGHT[name]])
def test_a_right_number_passes_and_is_found(name: str, number: str) -> None:
    assert CHECKS[name](number) is True
    assert is_found(number)


@pytest.mark.parametrize("name", sorted(set(RIGHT) - HAVE_NO_DIGIT))
def test_one_changed_digit_is_noticed(name: str) -> None:
    wrong = {number for right in RIGHT[name] for number in one_digit_changed(right)}
    assert {number for number in wrong if CHECKS[name](number)} == PASSES.get(name, set())


@pytest.mark.parametrize(
    "number",
    [
        *("211062-5628", "161175-19998", "360426199101010079", "S1234567E", "A123456(9)", "A123456788"),
        *("15 070649 C 109", "112-233-445 99", "971313-1019902", "GB123456C", "999-99-9999"),
    ],
)
def test_a_wrong_number_is_left_alone(number: str) -> None:
    assert not is_found(number)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        *(("dk", "321062-0000"), ("dk", "211362-0008"), ("lv", "361175-00004"), ("lv", "161375-00003")),
        *(("cn", "360426199113010001"), ("cn", "360426199101320002"), ("cn", "360426189101010005")),
        *(("rvnr", "15 320649 C 102"), ("rvnr", "15 071349 C 107")),
        *(("kr", "971313-1019902"), ("kr", "971032-1019902"), ("kr", "970013-1019902")),
    ],
)
def test_an_impossible_date_is_noticed_beside_a_right_check_digit(name: str, number: str) -> None:
    assert CHECKS[name](number) is False


def test_new_latvian_numbers_hold_no_date() -> None:
    assert CHECKS["lv"]("321175-00006") is True


@pytest.mark.parametrize("prefix", ["BG", "GB", "KN", "NK", "NT", "TN"])
def test_prefixes_that_are_never_issued_are_noticed(prefix: str) -> None:
    assert CHECKS["nino"](f"{prefix}123456C") is False


def test_a_form_alone_needs_more_than_four_different_characters() -> None:
    assert CHECKS["form"]("911-11-1234") is True
    assert CHECKS["form"]("911-11-1112") is False
