"""What stands in for the standard library at a cold start gives the standard library's answers."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.boot.digest import blake2b, sha1, sha256
from memkit.boot.json import dumps, loads
from memkit.boot.memo import Memo, lazy

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(VALUES)
def test_json_is_written_as_json_writes_it(value: object) -> None:
    assert dumps(value) == json.dumps(value, ensure_ascii=False)
    assert dumps(value, ascii=True) == json.dumps(value)
    short = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    assert dumps(value, compact=True, sort_keys=True) == short


@given(VALUES)
def test_json_is_read_as_json_reads_it(value: object) -> None:
    text = json.dumps(value)
    assert loads(f" {text}\n") == loads(text.encode()) == value


@given(st.text(alphabet='{}[]":,0 1e-.tru\\"ula\n'))
def test_what_is_no_json_is_refused_as_json_refuses_it(text: str) -> None:
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(ValueError):
            loads(text)
    else:
        assert loads(text) == expected


@pytest.mark.parametrize(
    "text", ['{"a": "b', '{"a" 1}', "[1, 2", '"abc', '{"a": "\\x"}', "{", "-", '{"a":nul']
)
def test_what_is_no_json_is_refused_also_before_anybody_has_imported_json(text: str) -> None:
    code = (
        "import sys\n"
        "from memkit.boot.json import loads\n"
        "try:\n"
        "    loads(sys.argv[1])\n"
        "except ValueError:\n"
        "    sys.exit(7)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, text], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (7, "")


def test_a_value_json_has_no_word_for_is_refused_or_given_to_default() -> None:
    with pytest.raises(TypeError, match="set is not JSON"):
        dumps({"a": {1}})
    assert dumps({"a": {1}}, default=lambda value: sorted(value)) == '{"a": [1]}'  # type: ignore[call-overload]


@pytest.mark.parametrize("size", [0, 1, 63, 64, 65, 999_999, 1_000_000])
def test_digests_are_those_of_hashlib(size: int) -> None:
    data = b"memkit\n" * (size // 7 + 1)
    data = data[:size]
    assert sha256(data).hexdigest() == hashlib.sha256(data).hexdigest()
    assert sha1(data).hexdigest() == hashlib.sha1(data).hexdigest()
    assert blake2b(data, digest_size=16).digest() == hashlib.blake2b(data, digest_size=16).digest()


def test_a_lazy_pattern_matches_as_the_compiled_one() -> None:
    pattern = lazy(r"^(\w+)-(\d+)$", re.I | re.M)
    assert pattern.findall("a-1\nB-22") == re.findall(r"^(\w+)-(\d+)$", "a-1\nB-22", re.I | re.M)
    assert pattern.pattern == r"^(\w+)-(\d+)$"


def test_a_memo_asks_once_and_is_emptied_when_full() -> None:
    asked: list[int] = []
    memo = Memo(lambda number: asked.append(number) or number * 2, 3)
    assert [memo[at] for at in (1, 1, 2, 3, 2, 4, 1)] == [2, 2, 4, 6, 4, 8, 2]
    assert asked == [1, 2, 3, 4, 1]
    assert list(map(memo.__getitem__, [4, 1])) == [8, 2]
