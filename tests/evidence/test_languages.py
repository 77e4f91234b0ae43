"""The golden table in every language that has a reader: what happens to a cited block, and how it stands then."""

from __future__ import annotations

import pytest

from memkit.evidence import Page, judge, judge_on, stands_on
from memkit.evidence.anchor import anchored
from memkit.evidence.blocks import blocks_of
from memkit.evidence.forms import Piece

# file → the name of its second block, and its text: three blocks, of which the second speaks of 60
TEXTS: dict[str, tuple[str, str]] = {
    "limits.py": (
        "send_letter",
        "import os\n\n\ndef other(a):\n    return a + 1\n\n\ndef send_letter(count):\n    limit = 60\n    if count > limit:\n        return False\n    return True\n\n\ndef last(b):\n    return b\n",
    ),
    "limits.ts": (
        "sendLetter",
        'import x from "y";\n\nexport function other(a: number): number {\n  return a + 1;\n}\n\nexport function sendLetter(count: number): boolean {\n  const limit = 60;\n  if (count > limit) {\n    return false;\n  }\n  return true;\n}\n\nexport const last = (b: number) => b;\n',
    ),
    "limits.go": (
        "SendLetter",
        "package limits\n\nfunc Other(a int) int {\n\treturn a + 1\n}\n\n// SendLetter sends.\nfunc SendLetter(count int) bool {\n\tlimit := 60\n\tif count > limit {\n\t\treturn false\n\t}\n\treturn true\n}\n\nfunc Last(b int) int {\n\treturn b\n}\n",
    ),
    "limits.rs": (
        "send_letter",
        "use std::fmt;\n\npub fn other(a: u32) -> u32 {\n    a + 1\n}\n\n/// Sends.\npub fn send_letter(count: u32) -> bool {\n    let limit = 60;\n    if count > limit {\n        return false;\n    }\n    true\n}\n\npub fn last(b: u32) -> u32 {\n    b\n}\n",
    ),
    "Limits.java": (
        "Limits.sendLetter",
        "package a;\n\npublic class Limits {\n    int other(int a) {\n        return a + 1;\n    }\n\n    /** Sends. */\n    public boolean sendLetter(int count) {\n        int limit = 60;\n        if (count > limit) {\n            return false;\n        }\n        return true;\n    }\n\n    int last(int b) {\n        return b;\n    }\n}\n",
    ),
    "limits.c": (
        "send_letter",
        "#include <stdio.h>\n\nstatic int other(int a)\n{\n    return a + 1;\n}\n\n/* Sends. */\nint\nsend_letter(int count)\n{\n    int limit = 60;\n    if (count > limit)\n        return 0;\n    return 1;\n}\n\nint last(int b)\n{\n    return b;\n}\n",
    ),
    "limits.rb": (
        "send_letter",
        'require "set"\n\ndef other(a)\n  a + 1\nend\n\ndef send_letter(count)\n  limit = 60\n  return false if count > limit\n  true\nend\n\ndef last(b)\n  b\nend\n',
    ),
    "limits.sh": (
        "send_letter",
        '#!/bin/sh\n\nother() {\n  echo "$1"\n}\n\nsend_letter() {\n  limit=60\n  if [ "$1" -gt "$limit" ]; then\n    return 1\n  fi\n  return 0\n}\n\nlast() {\n  echo b\n}\n',
    ),
    "limits.sql": (
        "letters",
        "CREATE TABLE other (\n  a int\n);\n\nCREATE TABLE letters (\n  id int,\n  limit_per_minute int DEFAULT 60,\n  name text\n);\n\nCREATE TABLE last (\n  b int\n);\n",
    ),
    "limits.yaml": (
        "letters",
        "other:\n  a: 1\n\nletters:\n  limit: 60\n  name: letter\n  burst: 5\n\nlast:\n  b: 2\n",
    ),
    "limits.toml": (
        "tool.letters",
        '[tool.other]\na = 1\n\n[tool.letters]\nlimit = 60\nname = "letter"\nburst = 5\n\n[tool.last]\nb = 2\n',
    ),
    "limits.md": (
        "Letters",
        "# Guide\n\n## 1. Other\n\nNothing.\n\n## 2. Letters\n\nWe send at most 60 letters\na minute, whatever they hold.\n\n## 3. Last\n\nThe end.\n",
    ),
    "limits.rst": (
        "Letters",
        "Guide\n=====\n\nOther\n-----\n\nNothing.\n\nLetters\n-------\n\nWe send at most 60 letters\na minute, whatever they hold.\n\nLast\n----\n\nThe end.\n",
    ),
    "limits.adoc": (
        "Letters",
        "= Guide\n\n== Other\n\nNothing.\n\n== Letters\n\nWe send at most 60 letters\na minute, whatever they hold.\n\n== Last\n\nThe end.\n",
    ),
}


def cited(path: str) -> Piece:
    name, text = TEXTS[path]
    return anchored(Piece("file", path, name), text.encode(), "")[0]


def states(path: str, text: str) -> set[str]:
    """How the block stands in this text, asked with its place and without."""
    piece, data = cited(path), text.encode()
    return {judge(piece, data).state, judge_on(piece, Page(data), placed=False).state}


def block(path: str) -> list[str]:
    piece = cited(path)
    return TEXTS[path][1].split("\n")[piece.first - 1 : piece.last]


def renamed(path: str, text: str) -> str:
    leaf = TEXTS[path][0].rpartition(".")[2]
    return text.replace(leaf, "X" * len(leaf))


@pytest.mark.parametrize("path", TEXTS)
def test_lines_above_below_and_between_leave_a_block_fresh(path: str) -> None:
    text = TEXTS[path][1]
    first = text.split("\n")[0]
    assert states(path, text) == {"fresh"}
    assert states(path, text.replace("\n", "\r\n")) == {"fresh"}
    assert states(path, text.replace("\n", "  \n")) == {"fresh"}
    assert states(path, text.replace(f"{first}\n", f"{first}\n\n\n", 1)) == {"fresh"}
    assert states(path, text + "\n\n") == {"fresh"}


@pytest.mark.parametrize("path", TEXTS)
def test_another_number_or_another_line_break_changes_it(path: str) -> None:
    text, last = TEXTS[path][1], block(path)[-2]
    assert states(path, text.replace("60", "90")) == {"changed"}
    head, _, tail = last.rpartition(" ") if " " in last.strip() else (last, "", "")
    split = f"{head}\n{tail}" if tail else f"{last}\n{last}"
    assert states(path, text.replace(f"{last}\n", f"{split}\n", 1)) == {"changed"}


@pytest.mark.parametrize("path", TEXTS)
def test_a_name_that_is_gone_with_its_lines_is_missing(path: str) -> None:
    text = TEXTS[path][1]
    assert states(path, renamed(path, text).replace("60", "90")) == {"missing"}
    without = text.replace("\n".join(block(path)), "")
    assert states(path, without) == {"missing"}
    assert judge(cited(path), None).state == "missing"


@pytest.mark.parametrize("path", TEXTS)
def test_the_old_lines_under_another_name_do_not_count(path: str) -> None:
    text, own = TEXTS[path][1], block(path)
    new = "\n".join(own).replace("60", "90")
    end = text.rstrip().rindex("}") if path.endswith("java") else len(text)
    kept = f"{renamed(path, text[:end])}\n{new}\n{text[end:]}"
    assert states(path, kept) == {"changed"}


@pytest.mark.parametrize("path", TEXTS)
def test_a_name_that_two_blocks_have_is_cited_at_both_and_each_is_judged_alone(path: str) -> None:
    name, text = TEXTS[path]
    end = text.rstrip().rindex("}") if path.endswith("java") else len(text)
    twice = f"{text[:end]}\n" + "\n".join(block(path)).replace("60", "70") + f"\n{text[end:]}"
    pieces = anchored(Piece("file", path, name), twice.encode(), "")
    edited = twice.replace("70", "80")
    assert [judge(piece, twice.encode()).state for piece in pieces] == ["fresh", "fresh"]
    assert [judge(piece, edited.encode()).state for piece in pieces] == ["fresh", "changed"]


@pytest.mark.parametrize("path", TEXTS)
def test_lines_in_another_file_are_found_there(path: str) -> None:
    moved = "\n".join(["", *block(path), ""])
    found = stands_on(cited(path), Page(moved.encode()))
    assert found is not None
    assert (found.state, found.first) == ("missing", 2)


@pytest.mark.parametrize(
    "path", [path for path in TEXTS if not path.endswith(("md", "rst", "adoc", "yaml", "toml"))]
)
def test_a_block_that_is_indented_as_a_whole_is_fresh(path: str) -> None:
    text, own = TEXTS[path][1], block(path)
    shifted = "\n".join([f"    {line}" for line in own])
    assert states(path, text.replace("\n".join(own), shifted)) == {"fresh"}


def test_a_heading_that_has_another_number_is_fresh() -> None:
    text = TEXTS["limits.md"][1]
    assert states("limits.md", text.replace("## 2. ", "## 5. ").replace("## 3. ", "## 6. ")) == {"fresh"}


CALLBACKS = """
const isName = (str) => /^[-_a-z0-9^`|~'"]+$/.test(str);

function isWord(text) {
  return /[`'"]/.test(text);
}

const defaults = {
  transform: [function readAnswer(data) {
    return data;
  }],
};

stream.on("data", function addChunk(chunk) {
  chunks.push(chunk);
});

class Headers {
  set(name) {}
}
"""


def test_a_pattern_opens_no_string_and_a_function_that_is_passed_on_has_its_name() -> None:
    found = {block.qualified: (block.first, block.last) for block in blocks_of("a.js", CALLBACKS.split("\n"))}
    assert found["Headers"] == (18, 20)
    assert found["isWord"] == (4, 6)
    assert found["defaults.readAnswer"] == (9, 11)
    assert found["addChunk"] == (14, 16)
