"""The golden table: what was cited, what became of the file, and what is said of it."""

from __future__ import annotations

from time import process_time

import pytest

from memkit.evidence import Page, Verdict, judge, judge_all, judge_on, stands_on
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, parse_stored, readings, stored
from memkit.evidence.span import span_digest

LIMITS = """\"\"\"Limits.\"\"\"

MAX_WAIT = 30


class RateLimit:
    \"\"\"Holds back.\"\"\"

    def wait(self, seconds=5):
        if seconds > MAX_WAIT:
            raise TooLong(seconds)
        return sleep(seconds)


def retry(call):
    for _ in range(3):
        call()
"""
GUIDE = "# Guide\n\n## 1. Setup\n\nRun make.\n\n## 2. Retries\n\nThree times.\n\n## 3. Limits\n\nThirty seconds.\n"
NESTED = "# Guide\n\n## A\n\n### Retries\n\nThree times.\n"
LOCK = '[[package]]\nname = "requests"\nversion = "2.31"\n\n[[package]]\nname = "six"\nversion = "1.16"\n'
WAIT = LIMITS[LIMITS.index("    def wait") : LIMITS.index("\n\ndef retry")]


def swap(*pairs: str) -> str:
    text = LIMITS
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


TABLE: dict[str, tuple[str, str, str, str | None, Verdict]] = {
    "nothing changed": ("limits.py#retry", LIMITS, "", LIMITS, Verdict("fresh", 15, 17)),
    "a helper appended": ("limits.py#retry", LIMITS, "", LIMITS + "\n\ndef helper():\n    pass\n", Verdict("fresh", 15, 17)),
    "moved down": ("limits.py#RateLimit.wait", LIMITS, "", "import os\n\n" + LIMITS, Verdict("fresh", 11, 14)),
    "re-indented": ("limits.py#retry", LIMITS, "", swap("def retry(call):\n    for _ in range(3):\n        call()", "if True:\n    def retry(call):\n        for _ in range(3):\n            call()"), Verdict("fresh", 16, 18)),
    "run through a formatter": ("limits.py#RateLimit.wait", LIMITS, "", swap("(self, seconds=5)", "(\n        self,\n        seconds=5,\n    )"), Verdict("changed", 9, 15)),
    "a number changed": ("limits.py#retry", LIMITS, "", swap("range(3)", "range(5)"), Verdict("changed", 15, 17)),
    "outer class renamed, lines intact": ("limits.py#RateLimit.wait", LIMITS, "", swap("class RateLimit", "class Limiter"), Verdict("fresh", 9, 12)),
    "symbol renamed": ("limits.py#retry", LIMITS, "", swap("def retry", "def again"), Verdict("missing")),
    "symbol removed": ("limits.py#RateLimit.wait", LIMITS, "", swap(WAIT, "    pass\n"), Verdict("missing")),
    "old body kept under another name": ("limits.py#retry", LIMITS, "", swap("def retry(call):", "def retry(call):\n    call()\n\n\ndef old_retry(call):"), Verdict("changed", 15, 16)),
    "old body kept in another class": ("limits.py#RateLimit.wait", LIMITS, "", swap("class RateLimit", "class OldRateLimit") + "\n\nclass RateLimit:\n    def wait(self):\n        pass\n", Verdict("changed", 21, 22)),
    "defined twice now, one as it was": ("limits.py#retry", LIMITS, "", LIMITS + "\n\ndef retry(call):\n    pass\n", Verdict("fresh", 15, 17)),
    "lines moved": ("limits.py:15-17", LIMITS, "", "import os\n" + LIMITS, Verdict("fresh", 16, 18)),
    "lines with a blank one between": ("limits.py:10-11", LIMITS, "", swap("MAX_WAIT:\n", "MAX_WAIT:\n\n"), Verdict("fresh", 10, 12)),
    "lines changed": ("limits.py:16-17", LIMITS, "", swap("range(3)", "range(5)"), Verdict("changed")),
    "the block around a line": ("limits.py:11", LIMITS, "", swap("seconds=5", "seconds=6"), Verdict("changed", 9, 12)),
    "CRLF": ("limits.py#RateLimit", LIMITS, "", LIMITS.replace("\n", "\r\n"), Verdict("fresh", 6, 12)),
    "trailing white space": ("limits.py#RateLimit", LIMITS, "", LIMITS.replace("\n", "  \n"), Verdict("fresh", 6, 12)),
    "no longer parses": ("limits.py#retry", LIMITS, "", LIMITS + "\n\nprint 'x'\n", Verdict("fresh", 15, 17)),
    "deleted": ("limits.py#retry", LIMITS, "", None, Verdict("missing")),
    "lines of a deleted file": ("limits.py:16-17", LIMITS, "", None, Verdict("missing")),
    "emptied": ("limits.py#retry", LIMITS, "", "", Verdict("missing")),
    "turned binary": ("limits.py#retry", LIMITS, "", "\0\0", Verdict("missing")),
    "heading renumbered": ("guide.md#Retries", GUIDE, "", GUIDE.replace("## 2.", "## 7."), Verdict("fresh", 7, 9)),
    "heading moved": ("guide.md#2. Retries", GUIDE, "", GUIDE.replace("Run make.", "Run make.\n\nAnd wait."), Verdict("fresh", 9, 11)),
    "words under a heading changed": ("guide.md#Retries", GUIDE, "", GUIDE.replace("Three times", "Twice"), Verdict("changed", 7, 9)),
    "heading renumbered and its words changed": ("guide.md#Retries", GUIDE, "", GUIDE.replace("## 2.", "## 7.").replace("Three times", "Twice"), Verdict("changed", 7, 9)),
    "heading gone": ("guide.md#Retries", GUIDE, "", GUIDE.replace("## 2. Retries\n\nThree times.\n\n", ""), Verdict("missing")),
    "old section kept under another heading": ("guide.md#Retries", NESTED, "", NESTED.replace("## A", "## Old") + "\n## A\n\n### Retries\n\nTwice.\n", Verdict("changed", 11, 13)),
    "outer heading renamed": ("guide.md#Retries", NESTED, "", NESTED.replace("## A", "## Old"), Verdict("fresh", 5, 7)),
    "claim on one block": ("limits.py", LIMITS, "retry calls 3 times", swap("seconds=5", "seconds=6"), Verdict("fresh", 15, 17)),
    "claim on one block, changed": ("limits.py", LIMITS, "retry calls 3 times", swap("range(3)", "range(4)"), Verdict("changed", 15, 17)),
    "claim of absence": ("limits.py", LIMITS, "There is no logging anywhere", LIMITS + "\n\nlog = 1\n", Verdict("changed")),
    "claim of absence, nothing changed": ("limits.py", LIMITS, "There is no logging anywhere", LIMITS, Verdict("fresh")),
    "nothing in common": ("limits.py", LIMITS, "Zebras graze", swap("range(3)", "range(4)"), Verdict("changed")),
    "lock file, another package changed": ("uv.lock", LOCK, "six is pinned to 1.16", LOCK.replace("2.31", "2.32"), Verdict("fresh", 5, 7)),
    "lock file, this package changed": ("uv.lock", LOCK, "six is pinned to 1.16", LOCK.replace("1.16", "1.17"), Verdict("changed")),
}  # fmt: skip


@pytest.mark.parametrize("case", TABLE)
def test_the_golden_table(case: str) -> None:
    typed, before, claim, after, expected = TABLE[case]
    pieces = anchored(readings(typed)[0], before.encode(), claim)
    assert len(pieces) == 1
    recorded = parse_stored(stored(pieces[0]))
    assert judge(recorded, None if after is None else after.encode()) == expected


@pytest.mark.parametrize("case", TABLE)
def test_what_is_not_placed_stands_alike(case: str) -> None:
    typed, before, claim, after, expected = TABLE[case]
    (piece,) = anchored(readings(typed)[0], before.encode(), claim)
    found = judge_on(piece, Page(None if after is None else after.encode()), placed=False)
    assert found == expected or (found, expected.state) == (Verdict("changed", -1, -1), "changed")


def test_a_binary_file_is_compared_as_a_whole() -> None:
    (piece,) = anchored(Piece("file", "logo.png"), b"\x89PNG\0\1", "The logo is blue")
    assert [judge(piece, b"\x89PNG\0\1"), judge(piece, b"\x89PNG\0\2")] == [
        Verdict("fresh"),
        Verdict("changed"),
    ]


def test_a_hash_of_a_whole_file_stays_valid_and_any_byte_changes_it() -> None:
    piece = parse_stored("a.txt@sha256:87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7")
    assert [judge(piece, data).state for data in (b"a\n", b"a\r\n", b"b\n", None)] == [
        "fresh",
        "fresh",
        "changed",
        "missing",
    ]


def test_nothing_is_fresh_unless_something_was_hashed() -> None:
    unhashed = [
        Piece("file", "a.py", "f", 1, 2),
        Piece("url", "https://example.org"),
        Piece("free", "trust me"),
    ]
    assert [judge(piece, b"def f(): pass\n") for piece in unhashed] == [Verdict("unverified")] * 3


def test_each_piece_of_a_file_has_a_verdict_of_its_own() -> None:
    pieces = [
        *anchored(Piece("file", "l.py", "retry"), LIMITS.encode(), ""),
        *anchored(Piece("file", "l.py", "MAX_WAIT"), LIMITS.encode(), ""),
    ]
    after = swap("MAX_WAIT = 30", "MAX_WAIT = 60").encode()
    assert judge_all(pieces, after) == [Verdict("fresh", 15, 17), Verdict("changed", 3, 3)]


def test_lines_that_moved_to_another_file_are_missing_but_found_there() -> None:
    (piece,) = anchored(Piece("file", "limits.py", "retry"), LIMITS.encode(), "")
    assert judge(piece, b"import os\n") == Verdict("missing")
    assert stands_on(piece, Page(b"import os\n\n" + LIMITS[LIMITS.index("def retry") :].encode())) == Verdict(
        "missing", 3, 5
    )
    assert stands_on(piece, Page(b"import os\n")) is None


def test_a_hundred_thousand_lines_are_judged_in_seconds() -> None:
    text = "".join(
        f"def f{at}(x):\n    # waits {at}\n    y = x + {at}\n    return y\n\n" for at in range(20_000)
    )
    (piece,) = anchored(Piece("file", "a.py"), text.encode(), "f777 waits 777")
    assert (piece.name, piece.first, piece.last) == ("f777", 3886, 3889)
    begin = process_time()
    assert judge(piece, b"import os\n" + text.encode()) == Verdict("fresh", 3887, 3890)
    assert process_time() - begin < 10


def test_a_name_that_stands_is_changed_whether_or_not_its_block_can_be_drawn() -> None:
    """The fence that rst does not have hides every later heading from the outline."""
    text = "Tools\n-----\n\nOpen it:\n```console\n$ open\n```\n\nChangelog\n---------\n\nAdd a file.\n"
    piece = Piece(
        "file", "a.rst", "Changelog", 9, 12, span_digest(["Changelog", "---------", "", "Edit it."])
    )
    states = {judge_on(piece, Page(text.encode()), placed).state for placed in (True, False)}
    assert states == {"changed"}
