"""How telephone numbers are grouped where they need neither a plus nor a zero in front. Tables; no judgement.

A form is the lengths of its groups; each is dialled so in some countries, and phonenumbers says whether one could.
"""

from __future__ import annotations

import re

# Groups with blanks between them.
_BLANKS: dict[tuple[int, ...], str] = {
    (3, 3, 4): "US CA MX CO IT GR",
    (3, 3, 3): "ES PT PL CZ SK BG HR",
    (3, 2, 3): "NO",
    (3, 2, 2, 2): "ES",
    (2, 3, 2, 2): "PL",
    (2, 3, 4): "PT",
    (3, 3, 2, 2): "CO TR RU",
    (2, 4, 4): "MX BR",
    (2, 5, 4): "BR",
    (3, 7): "GR",
    (3, 4, 4): "CN",
}
_END = r"(?! ?\d|\w|[-./:,]\d)"
_START = r"(?<![\w+./:,;=#$€£-])(?<!\d )(?<!\d[,;] )"
GROUPED = re.compile(_START + r"[1-9]\d{1,2}(?: \d{2,7}){1,4}" + _END)
# Forms with other signs, which hardly anything else has.
SIGNED: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(_START + form + _END), regions)
    for form, regions in (
        (r"[1-9]\d [1-9]\d{3,4}-\d{4}", "BR"),
        (r"\(?[1-9]\d\)?/\d{3}-\d{3,4}", ""),
        (r"0-[1-9]\d{3}-\d{4}", ""),
        (r"\([1-9]\d{1,2}\) ?\d{8,9}", "+"),
        (r"1[3-9]\d{9}", "CN"),
        (r"1[3-9]\d-\d{4}-\d{4}", "CN"),
    )
)


def regions_of(number: str) -> tuple[str, ...]:
    """Where numbers are grouped like this one; nowhere for most."""
    return tuple(_BLANKS.get(tuple(map(len, number.split(" "))), "").split())
