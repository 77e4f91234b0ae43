"""Where recorded lines are looked for: around what may define their name, however far and often they moved."""

from __future__ import annotations

import pytest

from memkit.evidence import Page, Verdict, judge_on
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece

HEADS: dict[str, tuple[str, str]] = {
    "a.py": ("@route(\n    path,\n    name,\n)\n# says more\n@cached\ndef send(x):\n    return x\n", "send"),
    "a.java": ("class A {\n    /**\n     * Sends.\n\n     * Twice.\n     */\n\n    @Override\n    int send() {\n        return 1;\n    }\n}\n", "A.send"),
    "a.cpp": ("template <typename T>\nstatic inline\nT\nsend(T x)\n{\n  return x;\n}\n", "send"),
    "a.rs": ("/// Sends.\n#[inline]\n#[must_use]\npub fn send() -> u8 {\n    1\n}\n", "send"),
    "a.ts": ("/**\n * Sends.\n */\n@Injectable()\nexport class Send {\n  go() {\n    return 1;\n  }\n}\n", "Send"),
    "a.rst": ("====\nSend\n====\n\nAt once.\n", "Send"),
    "a.yml": ("# says more\nsend:\n  at: once\n", "send"),
}  # fmt: skip


@pytest.mark.parametrize("path", HEADS)
def test_what_belongs_to_a_definition_is_found_with_it(path: str) -> None:
    text, name = HEADS[path]
    piece = anchored(Piece("file", path, name), text.encode(), "")[0]
    moved = Page(b"\n\n" + text.encode())
    assert judge_on(piece, moved, placed=False) == Verdict("fresh", piece.first + 2, piece.last + 2)


def test_a_heading_is_found_however_often_its_word_was_said_before() -> None:
    section = "## Retries\n\nThree times.\n"
    piece = anchored(Piece("file", "a.md", "Retries"), f"# A\n\n{section}".encode(), "")[0]
    often = "# A\n\n## B\n\n" + "Retries are good.\n" * 60
    assert judge_on(piece, Page(f"{often}\n{section}".encode()), placed=False) == Verdict("fresh", 66, 68)
    deeper = f"{often}\n## C\n\n#{section}"
    assert judge_on(piece, Page(deeper.encode()), placed=False).state == "missing"


def test_a_heading_with_code_in_it_needs_no_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# A\n\n## `<send>`\n\nAt once.\n\n### `<at>`\n\nOnce.\n"
    piece = anchored(Piece("file", "a.md", "`<send>`/`<at>`"), text.encode(), "")[0]
    monkeypatch.setattr("memkit.evidence.blocks_of", lambda *_: pytest.fail("the outline was read"))
    assert judge_on(piece, Page(text.encode())) == Verdict("fresh", 7, 9)


@pytest.mark.parametrize(
    "text",
    [
        "from b import send\n\n\nsend(1)\nx.send = 2\ny = send\n",
        "class A:\n    def send(self):\n        pass\n\n\nsend(A)\n",
        "for send in a:\n    print(send, x[send])\n",
    ],
)
def test_python_that_only_uses_a_name_is_not_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    piece = anchored(
        Piece("file", "a.py", "B.send"), b"class B:\n    def send(self):\n        return 1\n", ""
    )[0]
    monkeypatch.setattr("ast.parse", lambda *_: pytest.fail("the text was parsed"))
    assert judge_on(piece, Page(text.encode())).state == "missing"


@pytest.mark.parametrize(
    "text",
    [
        "x = 1; send = 2\n",
        "if x: send = 2\n",
        "(send, b) = 1, 2\n",
        "send: int = 3\n",
        "async  def send(): ...\n",
    ],
)
def test_python_that_may_define_a_name_is(text: str) -> None:
    piece = anchored(Piece("file", "a.py", "send"), b"def send(self):\n    return 1\n", "")[0]
    assert judge_on(piece, Page(text.encode())) == Verdict("changed", 1, 1)
