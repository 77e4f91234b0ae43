"""Words that are found through an alias of the glossary count as if the question had used them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.recall.places import Place


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


@pytest.fixture(scope="module")
def parked(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """A term with two aliases, the fact that is asked for, and others; only read."""
    place = Place(tmp_path_factory.mktemp("parked") / "events", patch)
    place.do(
        "define", "DLQ", "The table dead_letters, read by hand.", "--aliases", "dead letter queue, graveyard"
    )
    claims = {
        "parked-14": "Parked events are kept for 14 days in dead_letters.",
        "tops-out": "Throughput tops out near 2,000 events a second.",
        "lock-skip": "Workers take rows with SKIP LOCKED.",
        "retry-five": "A failed event is tried again five times.",
    }
    for id, claim in claims.items():
        place.do("remember", claim, "--id", id)
    return place


@pytest.mark.parametrize(
    "question",
    [
        "how long do things stay in the graveyard",
        "how long do things stay in the DLQ",
        "how long do things stay in the dead letter queue",
        "graveyard",
    ],
)
def test_a_fact_found_by_the_words_of_an_alias_is_an_answer(parked: Place, question: str) -> None:
    assert parked.do("recall", question, "-q").out.split() == ["parked-14"]


@pytest.mark.parametrize(
    "question", ["is the graveyard encrypted with the tenant's key", "which kernel runs the graveyard host"]
)
def test_what_asks_for_something_else_stays_weak(parked: Place, question: str) -> None:
    assert parked.run("recall", question).code == 1
