"""What a fact cites is no word of it: only a question that names the file or block as a whole finds it by that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.recall.places import Place

AGENT = "agent:codex"


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


@pytest.fixture(scope="module")
def queue(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """A finding and two facts whose files have telling names; only read."""
    place = Place(tmp_path_factory.mktemp("queue") / "events", patch)
    (place.root / "docs").mkdir()
    (place.root / "docs" / "0007-no-kafka.md").write_text(
        "# 7. No Kafka\n\nBounded at 2,000 events a second.\n"
    )
    (place.root / "zookeeper_client.py").write_text("def poll_broker():\n    return 40\n\n\nburst = 9\n")
    claims = [
        ("tops-out", "Throughput tops out near 2,000 events a second.", "docs/0007-no-kafka.md", "finding"),
        ("poll-forty", "Polling returns 40.", "zookeeper_client.py#poll_broker", "fact"),
        ("burst-nine", "The burst is 9.", "zookeeper_client.py:5", "fact"),
    ]
    for id, claim, evidence, kind in claims:
        place.do("propose", claim, "--evidence", evidence, "--kind", kind, "--id", id, who=AGENT)
    place.do("session", "end", "-m", "measured", "--defer", who=AGENT)
    for id in place.do("list", "queue", "-q").out.split():
        place.do("promote", id)
    return place


@pytest.mark.parametrize(
    "question",
    [
        "is kafka used",
        "kafka",
        "zookeeper",
        "which broker do we run",
        "docs",
        "what is being worked on",
        "zookeeper clients",
    ],
)
def test_a_word_of_a_cited_path_or_symbol_is_no_hit(queue: Place, question: str) -> None:
    said = queue.run("recall", question, "--json")
    assert (said.code, said.data["hits"]) == (1, [])


@pytest.mark.parametrize(
    ("question", "ids"),
    [
        ("zookeeper_client.py", {"poll-forty", "burst-nine"}),
        ("what is known about poll_broker", {"poll-forty"}),
        ("docs/0007-no-kafka.md", {"tops-out"}),
        ("0007-no-kafka.md", {"tops-out"}),
    ],
)
def test_a_file_or_block_that_is_named_finds_what_cites_it(
    queue: Place, question: str, ids: set[str]
) -> None:
    said = queue.do("recall", question, "--json")
    assert {hit["id"] for hit in said.data["hits"]} == ids


def test_a_question_that_asks_more_than_the_file_gets_a_weak_hit(queue: Place) -> None:
    said = queue.run("recall", "why does zookeeper_client.py need two threads and a lock?", "--json")
    assert said.code == 1 and all(hit["weak"] for hit in said.data["hits"])


def test_a_when_that_a_person_wrote_is_searched(queue: Place) -> None:
    queue.do(
        "remember", "Offsets are kept for a week.", "--when", "working on retention", "--id", "offsets-week"
    )
    assert queue.do("recall", "retention", "-q").out.split() == ["offsets-week"]
