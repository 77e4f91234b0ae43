"""Proofs from single lines: where one is found, the blocks of the file say the same."""

from __future__ import annotations

import pytest

from memkit.evidence import Page
from memkit.evidence.blocks import blocks_of, exactly_named
from memkit.evidence.proof import is_defined, is_named_at, lines_with, mark_of, may_be_defined

TEXTS: dict[str, tuple[str, str]] = {
    "a.py": ("class A:\n    def go(self):\n        x = 1\n\n\nLIMIT: int = 3\n", "A A.go LIMIT"),
    "a.go": (
        "const (\n\tMax = 3\n)\n\nfunc (e *Engine) Use() int {\n\treturn 1\n}\n",
        "Max Engine.Use",
    ),
    "a.rs": (
        "impl Foo {\n    pub fn go(&self) {\n    }\n}\n// fn gone() {}\nmod tests {\n}\n",
        "Foo.go tests",
    ),
    "a.ts": (
        "export class Q extends Base {\n  run(k: number): void {\n  }\n}\nexport const pick = 1\n",
        "Q Q.run pick",
    ),
    "a.c": (
        "#define MAX 3\nstatic int\nadd(int a)\n{\n  return a;\n}\nint sub(int a);\nTEST_BEGIN(reads) {\n}\n",
        "MAX add sub reads",
    ),
    "a.swift": ("struct Url: Encoding {\n    func add(_ x: Int) {\n    }\n}\n", "Url Url.add"),
    "a.toml": ("[tool.x]\nline = 1\n\n[other]\nstrict = true\n", "tool.x tool.x.line other.strict"),
    "a.yml": ("services:\n  web:\n    image: a\n", "services services.web services.web.image"),
    "a.json": ('{\n  "a": {\n    "b": 1\n  }\n}\n', "a a.b"),
    "a.md": ("# Guide\n\n## Setup\n\n### Tools\n\n```\n# not one\n```\n", "Setup Setup/Tools"),
    "a.rst": ("Guide\n=====\n\nSetup\n-----\n\nTools\n~~~~~\n", "Setup Setup/Tools"),
}
ABSENT = (
    "gone",
    "Encoding.add",
    "Base.run",
    "A.x",
    "B.go",
    "tool.y.line",
    "other.line",
    "not one",
    "Other/Tools",
)


def proves(path: str, name: str) -> bool:
    page = Page(TEXTS[path][0].encode())
    return is_defined(name, page.family(path), page)


@pytest.mark.parametrize("path", TEXTS)
def test_a_name_that_plainly_stands_is_proven(path: str) -> None:
    names = TEXTS[path][1].split()
    blocks = blocks_of(path, TEXTS[path][0].split("\n"))
    assert [name for name in names if not exactly_named(blocks, name)] == []
    assert [name for name in names if not proves(path, name)] == []


@pytest.mark.parametrize("path", TEXTS)
def test_what_is_used_inherited_or_in_a_comment_is_not(path: str) -> None:
    assert [name for name in ABSENT if proves(path, name)] == []


def test_lines_hold_a_word_and_not_a_part_of_a_longer_one() -> None:
    assert lines_with("go", Page(b"go\ngone\nlet it go, go\nago")) == [1, 3]


@pytest.mark.parametrize(
    ("name", "mark"),
    [("A.go", "go"), ("Setup/How to retry?", "retry"), ("impl<S> Part for Claims", "Claims"), ("", "")],
)
def test_a_name_leaves_its_mark_in_its_lines(name: str, mark: str) -> None:
    assert mark_of(name) == mark


@pytest.mark.parametrize(("path", "name"), [("a.py", "gone"), ("a.rst", "Setup/Parts"), ("a.md", "Parts")])
def test_a_name_that_nothing_says_needs_no_reading(path: str, name: str) -> None:
    page = Page(TEXTS[path][0].encode())
    assert not may_be_defined(name, page.family(path), page)


def test_a_name_that_begins_with_a_dot_comes_to_an_answer() -> None:
    page = Page(b"flake: a.py\n\tflake8\n\nall: .flake\n")
    assert is_named_at(".flake", "targets", (1, 2), page)
