"""The seal: sha256 and length of all bytes before it, and nothing after it."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.ledger.session_text import MARK, Seal, read_seal, seal, sealed_digest

bodies = st.binary(max_size=80).map(lambda data: data.replace(MARK, b"") + b"\n")


@given(bodies)
def test_a_sealed_body_is_whole(body: bytes) -> None:
    data = seal(body)
    assert read_seal(data) == Seal("whole", len(body), sealed_digest(body), sha256(data).hexdigest())


@given(bodies, st.data())
def test_any_changed_byte_breaks_it_or_its_mark(body: bytes, drawn: st.DataObject) -> None:
    data = seal(body)
    at = drawn.draw(st.integers(0, len(data) - 1))
    changed = data[:at] + bytes([data[at] ^ drawn.draw(st.integers(1, 255))]) + data[at + 1 :]
    assert read_seal(changed).state != "whole"


@pytest.mark.parametrize(
    "data",
    [
        seal(b"x\n") + b"\n",
        seal(b"x\n")[:-1],
        seal(b"x"),
        seal(seal(b"x\n")),
        seal(b"x\n").replace(b"len=2", b"len=02"),
        seal(b"x\n").replace(b"v1", b"v2"),
        b"x\n<!-- memkit:seal -->\n",
    ],
)
def test_what_is_not_exactly_the_last_line_is_broken(data: bytes) -> None:
    assert read_seal(data).state == "broken"


def test_without_a_seal_it_is_open() -> None:
    assert read_seal(b"x\n") == Seal("unsealed", -1, "", sha256(b"x\n").hexdigest())
