"""The pack at the start of a session: the handover has its place, reviewed facts come before unreviewed ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recall.places import Place

AGENT = "agent:codex"
REVIEWED = ["release-manager-ann", "staging-debian-12", "windows-not-supported"]


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


def propose_options(place: Place, count: int, sessions: int = 3) -> None:
    """As an agent that works a few sessions: facts that cite the settings, and last words."""
    options = [f"OPTION_{number} = {number * 7}\n" for number in range(1, count + 1)]
    (place.root / "conf.py").write_text("".join(options))
    for session in range(sessions):
        for number in range(1 + session, count + 1, sessions):
            claim = f"OPTION_{number} is {number * 7}."
            place.do(
                "propose", claim, "--evidence", f"conf.py#OPTION_{number}", "--id", f"o-{number}", who=AGENT
            )
        place.do("session", "end", "-m", f"Block {session + 1} done. Next: more.", "--defer", who=AGENT)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """Sixty unreviewed facts, an unreviewed thread and a candidate that waits, then three reviewed facts; only read."""
    place = Place(tmp_path_factory.mktemp("crowded") / "shop", patch)
    place.do("propose", "Who owns the settings?", "--kind", "thread", "--id", "settings-owner", who=AGENT)
    place.do("propose", "Never rename an option.", "--kind", "invariant", "--id", "no-rename", who=AGENT)
    place.do("session", "end", "-m", "Looked around.", "--defer", who=AGENT)
    propose_options(place, 60)
    claims = ["The release manager is Ann.", "The staging host runs Debian 12.", "Windows is not supported."]
    for id, claim in zip(REVIEWED, claims, strict=True):
        place.do("remember", claim, "--id", id)
    return place


def test_reviewed_facts_and_the_handover_come_before_unreviewed_facts(crowded: Place) -> None:
    said = crowded.do("context", "--json", who=AGENT).data
    text = said["text"]
    lines = text.splitlines()
    first = lines.index("Facts")
    assert sorted(line[1:].partition("]")[0] for line in lines[first + 1 : first + 4]) == REVIEWED
    assert text.index("Facts\n") < text.index("Unreviewed: check before you rely on it\n")
    assert 'Last session, 2026-09-21, agent:codex: "Block 3 done. Next: more."' in lines
    assert "1 candidate waits for review." in lines
    at = lines.index("Open, unreviewed")
    assert lines[at + 1] == "[settings-owner] Who owns the settings?"
    assert "Never rename" not in text and said["tokens"] <= 1500
    assert sum(line.startswith("[o-") for line in lines) > 30


@pytest.mark.parametrize("lines", [20, 24, 30, 40, 60])
@pytest.mark.parametrize("budget", [150, 260, 400, 1500])
def test_no_limit_cuts_a_reviewed_fact_while_an_unreviewed_one_is_shown(
    crowded: Place, budget: int, lines: int
) -> None:
    said = crowded.do(
        "context", "--budget", str(budget), "--lines", str(lines), "--json", "--omitted", who=AGENT
    ).data
    included, omitted = ([entry["id"] for entry in said[key]] for key in ("included", "omitted"))
    assert not {*REVIEWED} & {*omitted} or not any(id.startswith("o-") for id in included)
    assert "Last session, " in said["text"] and "1 candidate waits" in said["text"]
    assert len(said["text"].splitlines()) <= lines


def test_many_reviewed_facts_leave_the_handover_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "shop", monkeypatch)
    for number in range(30):
        place.do("remember", f"Dock {number} lies at pier {number * 3}.", "--id", f"dock-{number}")
        claim = f"Area {number} must keep the names that partners know."
        place.do("remember", claim, "--kind", "invariant", "--id", f"keep-{number}")
    place.do("propose", "Who paints the buoys?", "--kind", "thread", "--id", "buoy-paint", who=AGENT)
    propose_options(place, 2, 1)
    text = place.do("context", who=AGENT).out
    assert 'agent:codex: "Block 1 done. Next: more."' in text
    assert "Open, unreviewed\n[buoy-paint] Who paints the buoys?" in text
    assert "[o-1]" not in text and "[dock-29]" in text


def test_with_an_intent_what_ranks_comes_first_and_reviewed_facts_before_others_that_do_not(
    crowded: Place,
) -> None:
    lines = crowded.do("context", "change OPTION_9", "--lines", "80", who=AGENT).out.splitlines()
    heads = ("Unreviewed: check before you rely on it", "More facts", "More, unreviewed")
    places = [lines.index(head) for head in heads]
    assert places == sorted(places)
    assert lines[places[0] + 1] == "[o-9] OPTION_9 is 63."
    assert sorted(line[1:].partition("]")[0] for line in lines[places[1] + 1 : places[1] + 4]) == REVIEWED


def test_at_equal_relevance_a_reviewed_fact_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    (place.root / "depths.py").write_text("KEEL = 3\n")
    place.do("remember", "The keel lies 3 fathoms east.", "--id", "keel-east")
    claim = "The keel lies 3 fathoms deep."
    place.do("propose", claim, "--evidence", "depths.py#KEEL", "--id", "keel-deep", who=AGENT)
    place.do("session", "end", "-m", "measured", who=AGENT)
    place.do("remember", "The keel lies 3 fathoms west.", "--id", "keel-west")
    found = place.do("recall", "where lies the keel?", "--json").data["hits"]
    assert [(hit["id"], hit["standing"]) for hit in found] == [
        ("keel-west", "reviewed"),
        ("keel-east", "reviewed"),
        ("keel-deep", "unreviewed"),
    ]


def test_stale_reviewed_facts_are_asked_about_before_unreviewed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "shop", monkeypatch)
    propose_options(place, 7, 1)
    (place.root / "hosts.py").write_text("STAGING = 'debian 12'\n")
    claim = "STAGING runs debian 12."
    place.do("remember", claim, "--evidence", "hosts.py#STAGING", "--id", "staging-debian")
    place.do("remember", "The release manager is Ann.", "--id", "manager-ann")
    (place.root / "hosts.py").write_text("STAGING = 'debian 13'\n")
    (place.root / "conf.py").write_text("".join(f"OPTION_{number} = 1\n" for number in range(1, 8)))
    lines = place.do("context", who=AGENT).out.splitlines()
    told = [line.partition("]")[0] for line in lines if "STALE" in line]
    assert told == ["[staging-debian", *(f"[o-{number}" for number in range(1, 8))]
    heads = [lines.index(head) for head in ("Do not rely on", "Facts", "Do not rely on, unreviewed")]
    assert heads == sorted(heads)


def of(text: str) -> str:
    """A pack without its head, whose id covers the task as well."""
    return text.partition("\n")[2]


@pytest.mark.parametrize(
    "task", ["work on it", "Add a test", "fix the next bug", "continue", "do what is left"]
)
def test_a_task_that_names_nothing_in_memory_gets_the_pack_of_no_task(crowded: Place, task: str) -> None:
    """The *when* that memkit adds ("working on conf.py") and words of every task are no subject."""
    assert of(crowded.do("context", "--intent", task, who=AGENT).out) == of(
        crowded.do("context", who=AGENT).out
    )


def test_what_is_only_nearly_about_the_task_comes_first_and_takes_no_room_from_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    for number in range(20):
        place.do("remember", f"Dock {number} lies at pier {number * 3}.", "--id", f"dock-{number}")
    place.do("remember", "The crane lifts eight tons of grain an hour.", "--id", "crane-grain")
    task = "paint the crane and the gates of the lock"
    assert place.run("recall", task, "-q").code == 1
    text = place.do("context", task, who=AGENT).out
    assert text.index("For this task\n[crane-grain]") < text.index("More facts\n")
    assert all(f"[dock-{number}]" in text for number in range(20))


def test_facts_used_alike_come_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    names = ["zebra", "anchor", "mole", "buoy"]
    for name in names:
        place.do("propose", f"The {name} is painted red.", "--id", f"red-{name}")
    place.do("session", "end", "--defer")
    place.do("promote", *(f"red-{name}" for name in names))
    lines = place.do("context", who=AGENT).out.splitlines()
    told = [line[1:].partition("]")[0] for line in lines if line.startswith("[red-")]
    assert told == [f"red-{name}" for name in reversed(names)]
    (place.root / ".memkit" / "cache").rename(place.root / ".memkit" / "gone")
    assert place.do("context", who=AGENT).out.splitlines()[1:] == lines[1:]
