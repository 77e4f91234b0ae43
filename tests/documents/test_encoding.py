"""Bytes that are not UTF-8 are read as what they are, or left over with the reason."""

from __future__ import annotations

import pytest

from memkit.documents.encoding import decode

_TEXT = "# Café\n\nWe will name the café Bistró – for good.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_western_text_is_read(encoding: str) -> None:
    assert decode(_TEXT.encode(encoding)) == (_TEXT, "")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (_TEXT.encode("utf-16"), "written in UTF-16: save it as UTF-8 to have it read"),
        (b"# A\n\nWe \0 strip.\n", "has NUL bytes, so it is no text: remove them to have it read"),
        (_TEXT.encode("utf-16-le"), "has NUL bytes, so it is no text: remove them to have it read"),
        ("# Мачта\n\nМы решили.\n".encode("cp1251"), "not UTF-8 (line 1): save it as UTF-8 to have it read"),
        (
            "# Mast\n\nマストは樫。\n".encode("shift-jis"),
            "not UTF-8 (line 3): save it as UTF-8 to have it read",
        ),
        (
            "# Maszt\n\nMaszt jest z dębu, łódź.\n".encode("cp1250"),
            "not UTF-8 (line 3): save it as UTF-8 to have it read",
        ),
        (
            b"# Mast\n\nCut in the middle \xe2\x80 of a sign.\n",
            "not UTF-8 (line 3): save it as UTF-8 to have it read",
        ),
    ],
)
def test_other_bytes_have_a_reason(data: bytes, fault: str) -> None:
    assert decode(data).fault == fault
    assert "\ufffd" not in decode(data).text
