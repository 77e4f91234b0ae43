"""Check digits of national numbers that python-stdnum does not know. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Callable


def _is_date(day: str, month: str) -> bool:
    return 1 <= int(day) <= 31 and 1 <= int(month) <= 12


def _nino(number: str) -> bool:
    return number[:2] not in {"BG", "GB", "KN", "NK", "NT", "TN"}


def _cpr(number: str) -> bool:
    """Denmark, by the check digit all numbers had until 2007; later ones are found by their label."""
    weights = (4, 3, 2, 7, 6, 5, 4, 3, 2, 1)
    digits = [int(char) for char in number if char.isdigit()]
    return _is_date(number[:2], number[2:4]) and sum(map(int.__mul__, weights, digits)) % 11 == 0


def _latvia(number: str) -> bool:
    digits = [int(char) for char in number if char.isdigit()]
    weights = (1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
    check = (1101 - sum(map(int.__mul__, weights, digits))) % 11 % 10
    return (number.startswith("32") or _is_date(number[:2], number[2:4])) and check == digits[10]


def _china(number: str) -> bool:
    from stdnum.iso7064 import mod_11_2

    return (
        number[6:8] in ("19", "20") and _is_date(number[12:14], number[10:12]) and mod_11_2.is_valid(number)
    )


def _korea(number: str) -> bool:
    return _is_date(number[4:6], number[2:4])


def _singapore(number: str) -> bool:
    total = sum(map(int.__mul__, (2, 7, 6, 5, 4, 3, 2), map(int, number[1:8])))
    total += {"T": 4, "G": 4, "M": 3}.get(number[0], 0)
    letters = {"S": "JZIHGFEDCBA", "T": "JZIHGFEDCBA", "M": "KLJNPQRTUWX"}.get(number[0], "XWUTRQPNMLK")
    index = 10 - total % 11 if number[0] == "M" else total % 11
    return letters[index] == number[8]


def _hong_kong(number: str) -> bool:
    body, check = number[:-3].rjust(8), number[-2]
    values = [36 if char == " " else int(char, 36) for char in body]
    total = sum(map(int.__mul__, range(9, 1, -1), values)) + (10 if check == "A" else int(check))
    return total % 11 == 0


def _taiwan(number: str) -> bool:
    code = "ABCDEFGHJKLMNPQRSTUVXYWZIO".index(number[0]) + 10
    digits = [code // 10, code % 10, *map(int, number[1:])]
    return sum(map(int.__mul__, (1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1), digits)) % 10 == 0


def _rvnr(number: str) -> bool:
    """Germany's pension insurance number."""
    plain = number.replace(" ", "")
    letter = ord(plain[8]) - 64
    digits = [*map(int, plain[:8]), letter // 10, letter % 10, *map(int, plain[9:])]
    sums = (
        sum(divmod(weight * digit, 10))
        for weight, digit in zip((2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1), digits, strict=False)
    )
    return _is_date(plain[2:4], plain[4:6]) and sum(sums) % 10 == digits[12]


def _snils(number: str) -> bool:
    digits = [int(char) for char in number if char.isdigit()]
    return sum(map(int.__mul__, range(9, 0, -1), digits)) % 101 % 100 == digits[9] * 10 + digits[10]


def _form(number: str) -> bool:
    """No check digit: the form is one that nothing else has."""
    return len(set(number)) > 4


CHECKS: dict[str, Callable[[str], bool]] = {
    "form": _form,
    "nino": _nino,
    "dk": _cpr,
    "lv": _latvia,
    "cn": _china,
    "kr": _korea,
    "sg": _singapore,
    "hk": _hong_kong,
    "tw": _taiwan,
    "rvnr": _rvnr,
    "snils": _snils,
}
