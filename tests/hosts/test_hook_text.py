"""What a prompt hook recalls: few facts, and only those that share at least two words with the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.hosts.hook_text import prompt_block
from memkit.query.call import Call
from memkit.query.reader import open_reader, open_to_search
from memkit.store import checkpoint
from tests.working_memory.house import House, in_process

DANA = ("--actor", "user:dana")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A memory of five facts about pumps, four of them about the spare pump."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    texts = [f"The spare pump of deck {number} runs on diesel." for number in (1, 2, 3, 4)]
    for words in (("init", "-q"), *(("remember", text, *DANA) for text in [*texts, "The pump hums."])):
        assert in_process(made.root, *words).code == 0
    return made.root


def recalled(root: Path, prompt: str, known: tuple[str, ...] = ()) -> list[str]:
    return prompt_block(open_reader(Call(cwd=str(root))), prompt, known)[1]


def test_a_prompt_that_shares_one_word_recalls_nothing(root: Path) -> None:
    assert recalled(root, "does the pump leak?") == []


def test_a_prompt_recalls_at_most_three_facts(root: Path) -> None:
    assert len(recalled(root, "which fuel does the spare pump run on, diesel?")) == 3


@pytest.mark.parametrize(
    "prompt", ["which fuel does the spare pump run on, diesel?", "what about zeppelins?"]
)
def test_a_prompt_is_answered_without_opening_the_ledger(
    root: Path, monkeypatch: pytest.MonkeyPatch, prompt: str
) -> None:
    monkeypatch.setattr(checkpoint, "RACY_NS", -10_000_000_000)
    assert in_process(root, "recall", "pump").code == 0
    reader = open_to_search(Call(cwd=str(root)))
    assert prompt_block(reader, prompt, ())[1] == recalled(root, prompt)
    assert "_opened" not in reader.__dict__


def test_a_fact_that_the_agent_was_shown_is_not_recalled_again(root: Path) -> None:
    first = recalled(root, "which fuel does the spare pump run on, diesel?")
    again = recalled(root, "which fuel does the spare pump run on, diesel?", tuple(first))
    assert set(again).isdisjoint(first)
