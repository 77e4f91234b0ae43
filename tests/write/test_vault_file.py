"""The file a vault travels in: opens with its passphrase, whole and unaltered, and tells nothing without it."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.store.vault import ledger_of, pack, unpack

LEDGER = "7" * 32
CONTENT = {"vaults": {LEDGER: {"key": "00" * 32, "entries": [{"value": "lodd@fjordline-supply.no"}]}}}
PASSPHRASE = "sju grå måser ved tolv"


@pytest.fixture(scope="module")
def file() -> bytes:
    """A packed vault."""
    return pack(LEDGER, CONTENT, PASSPHRASE)


def refusal(data: bytes, passphrase: str = PASSPHRASE) -> str:
    with pytest.raises(Refused) as found:
        unpack(data, passphrase, "our.vault")
    assert (found.value.exit_code, found.value.hint != Refused.default_hint) == (4, True)
    return found.value.code


def test_what_was_packed_comes_out_again_however_the_passphrase_is_composed(file: bytes) -> None:
    from unicodedata import normalize

    assert unpack(file, normalize("NFD", PASSPHRASE), "our.vault") == CONTENT
    assert ledger_of(file, "our.vault") == LEDGER


def test_nothing_of_it_stands_in_clear_and_no_two_files_are_alike(file: bytes) -> None:
    assert b"fjordline" not in file
    other = pack(LEDGER, CONTENT, PASSPHRASE)
    assert file.partition(b"\n")[2][:64] != other.partition(b"\n")[2][:64]


def test_another_passphrase_or_a_changed_byte_is_refused(file: bytes) -> None:
    assert refusal(file, PASSPHRASE + ".") == "wrong-passphrase"
    assert refusal(file.replace(LEDGER.encode(), b"8" * 32)) == "wrong-passphrase"
    assert refusal(file[:-20] + bytes([file[-20] ^ 1]) + file[-19:]) == "wrong-passphrase"


def test_every_shorter_file_is_refused_without_a_guess(file: bytes) -> None:
    for end in range(len(file)):
        assert refusal(file[:end]) in ("no-vault-file", "vault-file-damaged")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"version": 1', b'"version": 2', "vault-file-newer"),
        (b'"log_n": 17', b'"log_n": 40', "vault-file-damaged"),
        (b'"p": 1', b'"p": 99', "vault-file-damaged"),
        (b'"salt": "', b'"salt": "zz', "vault-file-damaged"),
        (b'"file": "memkit-vault"', b'"file": "else"', "no-vault-file"),
        (b"{", b"[", "no-vault-file"),
    ],
)
def test_a_first_line_that_says_otherwise_is_refused(file: bytes, old: bytes, new: bytes, code: str) -> None:
    assert refusal(file.replace(old, new, 1)) == code
