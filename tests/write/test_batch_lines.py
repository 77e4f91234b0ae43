"""A batch of claims: which lines claim something, and how the answer names the lines that wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process, new_house


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace; the actor is an agent."""
    return new_house(tmp_path, monkeypatch, files={"net.py": "RETRY_LIMIT = 5\n"})


def given(house: House, text: str) -> Said:
    (house.root / "claims.txt").write_text(text)
    return in_process(house.root, "propose", "--from-file", "claims.txt")


def test_lines_that_claim_nothing_are_printed_back(house: House) -> None:
    said = given(house, "- x\n[1]\nnull\n42\ntrue\nRETRY_LIMIT caps the tries. (net.py)\n")
    assert said.code == 4
    assert said.out.splitlines()[0].startswith("raised 1 · 0 known · 5 refused")
    assert said.out.splitlines()[-5:] == ["- x", "[1]", "null", "42", "true"]
    assert "no claim: a line is one sentence [no-claim]" in said.err


@pytest.mark.parametrize(
    "text",
    ["# What I learned\n", "## Done\n\n---\n", "What I learned:\n", "**Findings:**\n", "| --- | --- |\n"],
)
def test_headings_alone_are_no_claims(house: House, text: str) -> None:
    said = given(house, text)
    assert (said.code, "no line of these claims anything" in said.err) == (2, True)


def test_what_introduces_a_list_is_no_claim(house: House) -> None:
    said = given(
        house, "# Notes\nWhat I learned:\n- RETRY_LIMIT caps the tries. (net.py)\n- 再試行は五回までです\n"
    )
    assert said.out.splitlines()[0].startswith("raised 2 · 0 known · 0 refused"), said


@pytest.mark.parametrize("value", ["7", "true", '{"path": "net.py"}', "[7]", "[[]]"])
def test_a_value_that_is_no_text_is_refused_in_words(house: House, value: str) -> None:
    said = given(house, f'{{"text": "RETRY_LIMIT caps the tries.", "evidence": {value}}}\n')
    assert (said.code, "no text and no list of texts" in said.err) == (4, True), said


def test_the_answer_names_the_line_of_an_order_by_its_words(house: House) -> None:
    said = given(
        house,
        "# Notes\n\nRETRY_LIMIT caps the tries. (net.py)\nNever wait for the green build before you merge anything.\n",
    )
    (line,) = [line for line in said.out.splitlines() if "waits for a person" in line]
    assert line.endswith(" · line 4: “Never wait for the green build before…”")
