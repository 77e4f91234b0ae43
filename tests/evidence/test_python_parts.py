"""Blocks of one name, read from the statements that hold it, are those of the whole text."""

from __future__ import annotations

import ast
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memkit.evidence
from memkit.evidence import python
from memkit.evidence.python import PythonText, python_blocks

STATEMENTS = (
    "@mark(\n    1\n)\n@other\ndef wait(seconds):\n    return seconds",
    "# about wait\nasync def wait():\n    def inner():\n        wait = 1",
    "class Limit:\n    wait: int = 3\n\n    # how long\n    def inner(self):\n        pass",
    'TEXT = """\ndef wait():\n    pass\n"""',
    "TEXT = '''\n\\'''\nwait = 2\n'''",
    '# it\'s the """ that opens nothing\nwait, rest = 1, 2',
    "if rest:\n    wait = 3\nelse:\n    def wait():\n        pass",
    "try:\n    import wait\nexcept ImportError:\n    wait = None\nfinally:\n    rest = 1",
    "rest = [\n1,\nwait,\n]",
    "rest = 1; wait = 2",
    "match rest:\n    case 1:\n        wait = 4",
    'print(f\'{rest!r} """ {wait}\')',
    "(wait, rest) = 1, 2",
    "rest = wait = 5",
    "for wait in rest:\n    class Limit:\n        inner = 1",
    "\nrest = 1 + \\\n2\n",
)
NAMES = ("wait", "rest", "Limit", "Limit.wait", "Limit.inner", "wait.inner", "TEXT", "inner")


def test_statements_of_every_form_are_told_apart() -> None:
    text = "\n".join(STATEMENTS)
    ast.parse(text)
    lines = text.split("\n")
    whole = python_blocks(lines)
    part = PythonText(lines)
    for name in NAMES:
        assert part.called(name) == [block for block in whole if block.qualified == name], name


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(STATEMENTS), max_size=6))
def test_any_order_of_statements_reads_alike(statements: list[str]) -> None:
    lines = "\n".join(statements).split("\n")
    whole, part = python_blocks(lines), PythonText(lines)
    for name in NAMES:
        assert part.called(name) == [block for block in whole if block.qualified == name], name


def test_every_name_of_this_room_reads_alike() -> None:
    for path in sorted(Path(memkit.evidence.__file__).parent.glob("*.py")):
        lines = path.read_text().split("\n")
        whole, part = python_blocks(lines), PythonText(lines)
        for block in whole:
            assert part.called(block.qualified) == [b for b in whole if b.qualified == block.qualified]


@pytest.mark.parametrize("broken", ["def wait(:\n    pass", "wait = (\n\nrest = 2", "else:\n    wait = 1"])
def test_what_does_not_parse_is_read_whole(broken: str) -> None:
    lines = f"{broken}\n\n\ndef other():\n    pass".split("\n")
    assert PythonText(lines).called("wait") == [b for b in python_blocks(lines) if b.name == "wait"]
    assert [block.name for block in PythonText(lines).called("other")] == ["other"]


def test_other_statements_are_not_parsed() -> None:
    lines = "def wait():\n    pass\n\n\ndef rest():\n    return wait()".split("\n")
    with patch.object(python, "_parse", wraps=python._parse) as parsed:
        PythonText(lines).called("wait")
    assert [call.args[0] for call in parsed.call_args_list] == ["def wait():\n    pass\n\n\n"]


OVERLOADED = """
@t.overload
def found(at: int) -> int: ...


@t.overload
def found(at: str) -> str: ...


def found(at):
    return at


class Pool:
    @property
    def size(self):
        return self._size

    @size.setter
    def size(self, value):
        self._size = value


if fast:
    def opened(): ...
else:
    def opened(): ...
"""


def test_overloads_and_the_parts_of_a_property_are_one_definition() -> None:
    lines = OVERLOADED.split("\n")
    text = PythonText(lines)
    assert [(block.first, block.last) for block in text.called("found")] == [(2, 11)]
    assert [(block.first, block.last) for block in text.called("Pool.size")] == [(15, 21)]
    assert len(text.called("opened")) == 2
    for name in ("found", "Pool.size", "opened"):
        assert text.called(name) == [block for block in python_blocks(lines) if block.qualified == name]
