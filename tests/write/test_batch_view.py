"""A batch looks at its own claims after each of them: what it goes on from is what it would find if it read all anew."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from memkit import replay
from memkit.boot.struct import values_of
from memkit.errors import MemkitError
from memkit.query.call import Call
from memkit.query.fact_book import Shelf
from memkit.query.near import OwnClaims
from memkit.query.near import near_facts as near
from memkit.recall.surroundings import bag_of
from memkit.store import drafts
from memkit.write import claims, trial
from memkit.write.claim_lines import intent_of, raise_claims
from memkit.write.transaction import Transaction
from memkit.write.trial import Trial
from tests.working_memory.house import House, in_process, new_house

LINES = (
    "Pumps run at noon.",
    "Pumps run at midnight.",
    "Bells ring at six.",
    '{"text": "Bells ring at seven.", "supersedes": ["bells-ring-six"]}',
    '{"text": "Cranes lift eight tons.", "contradicts": ["bells-ring-six"]}',
    '{"text": "Cranes lift eight tons.", "asks": ["how much can a crane lift?"]}',
    "Cranes lift nine tons.",
    "A crane lifts the bell at noon.",
    "We must ring the bell.",
    '{"text": "Gates close at dusk.", "kind": "decision", "body": "Since the fog."}',
    '{"no": "text"}',
)
AGENT = ("--actor", "agent:codex")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = new_house(tmp_path, monkeypatch)
    assert in_process(made.root, "propose", "Cranes lift seven tons.", *AGENT).code == 0
    assert in_process(made.root, "session", "end", "--defer", *AGENT).code == 0
    return made


def brief(row: object) -> list[object]:
    """All but the digest of the packed bytes, which may differ for equal facts."""
    return [getattr(row, name) for name in row.__slots__ if name != "content"]  # type: ignore[attr-defined]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.sampled_from(LINES), min_size=2, max_size=9))
def test_a_view_that_went_on_is_one_that_was_folded_anew(house: House, lines: list[str]) -> None:
    tx = Transaction(Call(cwd=str(house.root), actor_flag="agent:codex"))
    for line in lines:
        try:
            claims.propose(tx, intent_of(line, tx.cited_files.is_file))
        except (MemkitError, ValueError):
            pass
        tx.look_again()
        anew = Trial(tx.state, tx.drafts, tx.actor.name).state
        assert {fact.id: values_of(fact) for fact in tx.view.facts.values()} == {
            fact.id: values_of(fact) for fact in anew.facts.values()
        }
        assert (tx.view.conflicts, tx.view.terms) == (anew.conflicts, anew.terms)
        fresh, book = Shelf(tx.loaded).over(anew), tx.book
        # facts that were only looked at may be in one of them; what the drafts changed is in both
        both = fresh.changed.keys() & book.changed.keys()
        assert both >= {fact.id for fact in anew.facts.changed()}
        assert [brief(book.changed[id]) for id in both] == [brief(fresh.changed[id]) for id in both]
        for text in LINES[:3]:
            assert book.same_words(text) == fresh.same_words(text)
    for draft in drafts.open_drafts(tx.workspace):
        drafts.discard(draft)


def test_a_batch_folds_each_of_its_claims_once(house: House) -> None:
    tx = Transaction(Call(cwd=str(house.root), actor_flag="agent:codex"))
    lines = [
        f"The {name} opens at {hour} o'clock."
        for hour, name in enumerate(("gate", "shop", "mill", "dock"), 5)
    ]
    with (
        patch.object(trial, "add_session", wraps=replay.add_session) as whole,
        patch.object(trial, "continue_session", wraps=replay.continue_session) as more,
    ):
        batch = raise_claims(tx, enumerate(lines, 1), "-")
    assert len(batch.raised) == 4
    assert (whole.call_count, [len(call.args[1].events) for call in more.call_args_list]) == (1, [1, 1])


def test_own_claims_are_added_to_the_bag_and_not_read_again(house: House) -> None:
    tx = Transaction(Call(cwd=str(house.root), actor_flag="agent:codex"))
    raise_claims(tx, enumerate(LINES[:3], 1), "-")
    own, kept = claims._raised_before(tx), OwnClaims()
    first, second = kept.bag(own[:2]), kept.bag(own)
    assert first is second
    assert second.plain() == OwnClaims().bag(own).plain()
    assert kept.bag(own[1:]).plain() == OwnClaims().bag(own[1:]).plain()
    found = [near(tx.call, tx.loaded, "Pumps run at dawn.", (), own, one) for one in (kept, None)]
    assert found[0] == found[1]
    assert bag_of(()).plain() == ([], [], {})


def test_a_journal_that_did_not_change_is_not_read_again(house: House) -> None:
    tx = Transaction(Call(cwd=str(house.root), actor_flag="agent:codex"))
    raise_claims(tx, enumerate(LINES[:2], 1), "-")
    draft = tx.own_draft()
    assert draft is not None
    before = draft.events
    with drafts.hold_draft(draft):
        assert draft.events is before
    Path(draft.path).write_bytes(Path(draft.path).read_bytes() + b'{"prose": "By another command."}\n')
    with drafts.hold_draft(draft):
        assert (draft.events, draft.prose) == (before, ["By another command."])
        assert draft.events is not before
