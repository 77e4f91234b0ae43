"""What `contradict` says of two claims, the gate finds among facts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare
from memkit.contradict.search import find, find_all
from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.query.fact_book import FactBook
from memkit.query.fact_briefs import brief_of, columns_of
from memkit.rules import gate
from tests.recall.places import Place

FOLDER = Path(__file__).parents[2] / "fixtures" / "contradictions"
SUBJECTS = (
    """
LIMIT|The limit|`LIMIT`|MAX_SIZE|The maximum|MINIMUM|MAX|SIZE|COUNT|LENGTH|NUMBER|The format|The maximum size|The size limit
The number of days|The limit per day|SECONDS|The day|HOUR|PERCENT|The use|X|-v|v2|S3|E2E|K8S|THREE_D|The upload limit|The port
""".replace("\n", "|")
    .strip("|")
    .split("|")
)
FORMS = [
    ("is 25.", "is 50."),
    ("is 25 MB.", "is 50 MB."),
    ("= 25", "is 50."),
    ("is enabled.", "is disabled."),
    ("is on.", "is off."),
    ("must be 25.", "must be 30."),
    ("was raised to 25.", "is 30."),
]


def _fact(id: str, text: str) -> Fact:
    fact = Fact(id, text, "facts", "fact", "user", "2026-01-01", "", "user:dev")
    fact.status = "promoted"
    return fact


def _known(facts: list[Fact]) -> tuple[gate.Known, gate.Known]:
    """The gate's memory twice: all facts compared, and the book of a checkpoint."""
    state = State(work=9)
    for fact in facts:
        state.facts[fact.id] = fact
    columns = columns_of({fact.id: brief_of(fact, b"") for fact in facts}, ("", 0))
    return gate.Everything(state), FactBook(columns, {}, state)


# other claims, so that the right one must be found among them
OTHERS = [_fact(f"other-{at:02}", f"The upload limit of dock {at} is {at} MB.") for at in range(60)]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_gate_finds_what_contradict_says(subject: str) -> None:
    for one, other in FORMS:
        stands, new = _fact("stands-here", f"{subject} {one}"), _fact("claim-new", f"{subject} {other}")
        said = compare(gate.as_claim(new), gate.as_claim(stands))
        for known in _known([stands, *OTHERS]):
            against, twins = gate.compare(new, known)
            found = {id: "contradiction" for id, _ in against} | dict.fromkeys(twins, "duplicate")
            assert found.get("stands-here", "none") == said.label, (one, other)
        assert [row[:2] for row in find_all([gate.as_claim(new), gate.as_claim(stands)])] == (
            [("claim-new", "stands-here")] if said.label != "none" else []
        )


@pytest.mark.parametrize(
    "subject", ["LIMIT", "The limit", "MAX_SIZE", "The maximum", "MINIMUM", "SIZE", "COUNT"]
)
def test_a_subject_of_measure_words_contradicts_itself(subject: str) -> None:
    assert compare(Claim("a", f"{subject} is 25."), Claim("b", f"{subject} is 50.")).label == "contradiction"


def test_of_all_clashing_pairs_nearly_all_are_worth_comparing() -> None:
    clashing = missed = 0
    for path in sorted(FOLDER.glob("*.jsonl")):
        for row in map(json.loads, path.read_text().splitlines()):
            one, other = Claim("one", row["a"]), Claim("other", row["b"])
            if row["label"] != "none" and compare(one, other).label != "none":
                clashing += 1
                missed += not find(one, [other])
    assert clashing > 1000 and missed <= 4


def test_the_verbs_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "shop", monkeypatch)
    (place.root / "conf.py").write_text("LIMIT = 25\nMAX_SIZE = 9\n")
    place.do("remember", "LIMIT is 25.", "--id", "limit-25")
    place.do("propose", "MAX_SIZE is 9.", "--evidence", "conf.py#MAX_SIZE", "--id", "size-9", who="agent:x")
    place.do("session", "end", "-m", "x", "--defer", who="agent:x")
    said = place.run(
        "propose", "LIMIT is 50.", "--evidence", "conf.py#LIMIT", "--id", "limit-50", who="agent:x"
    )
    assert "conflict with limit-25 · waits for a person: the line that it cites says LIMIT = 25" in said.out
    said = place.run("remember", "MAX_SIZE is 10.", "--id", "size-10")
    assert "size-9" in said.out + said.err
