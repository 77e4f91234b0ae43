"""Branches merged without memkit's hooks: the next session that is sealed records what contradicts, until then readers say it.

Nobody compared the claims of the two branches when they were raised.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.query.call import Call
from memkit.rules.review import on_request
from memkit.write.sitting import Sitting
from memkit.write.transaction import Transaction
from tests.checks.places import Place, workspace

OPEN, SHUT = "Store opens one connection with psycopg.", "Store does not open one connection with psycopg."
AGENT, PERSON = "agent:codex", "user:dev"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A workspace with one file to cite; tests copy it."""
    place = workspace(tmp_path_factory.mktemp("merged") / "harbour", "--preset", "solo")
    place.write(
        "store.py",
        "class Store:\n    def __init__(self, dsn):\n        self.connection = psycopg.connect(dsn)\n",
    )
    place.memkit("remember", "The quay is long.", "--id", "quay-long")
    place.commit("file")
    return place


def branch(
    place: Place, name: str, *claims: tuple[str, str], person: bool = False, base: str = "main"
) -> None:
    """A branch on which an agent's session, or a person, claimed (id, text)."""
    place.git("checkout", "-q", "-b", name, base)
    for id, text in claims:
        verb, who = ("remember", PERSON) if person else ("propose", AGENT)
        place.memkit(verb, text, "--evidence", "store.py#Store", "--id", id, MEMKIT_ACTOR=who)
    if not person:
        place.memkit("session", "end", "--defer", "-m", name, MEMKIT_ACTOR=AGENT)
    place.commit(name)


def merge(place: Place, *names: str) -> None:
    """Merges without hooks; memkit renders what git could not merge."""
    for name in names:
        place.git("merge", "--no-edit", name, ok=False)
        place.memkit("replay")
        place.commit(f"merge {name}", ok=False)


def work(place: Place) -> str:
    """A small work session of an agent."""
    place.memkit("note", "looked around", MEMKIT_ACTOR=AGENT)
    return place.memkit("session", "end", "-m", "work", "--defer", MEMKIT_ACTOR=AGENT).stderr


def facts(place: Place) -> dict[str, tuple[str, tuple[str, ...]]]:
    """id → verdict, and what disputes it, of every live fact."""
    found = json.loads(place.memkit("list", "--json").stdout)["data"]["facts"]
    return {f["id"]: (f["verdict"], tuple(f["disputed_by"])) for f in found if f["id"] != "quay-long"}


def conflicts(place: Place) -> list[str]:
    found = json.loads(place.memkit("list", "conflicts", "--json").stdout)["data"]["conflicts"]
    return sorted(" ".join(conflict["ids"]) for conflict in found)


def waiting(place: Place) -> list[str]:
    return place.memkit("list", "queue", "-q").stdout.split()


def forked(fresh: Place, root: Path, people: tuple[bool, bool] = (True, False)) -> Place:
    place = fresh.copy_to(root / "harbour")
    branch(place, "left", ("store-opens", OPEN), person=people[0])
    branch(place, "right", ("store-shuts", SHUT), person=people[1])
    merge(place, "left")
    return place


def test_readers_say_it_before_any_session_is_sealed(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path)
    assert facts(place) == {
        "store-opens": ("fresh", ("store-shuts",)),
        "store-shuts": ("fresh", ("store-opens",)),
    }
    for words in (["list"], ["recall", "store connection"], ["context"], ["context", "store connection"]):
        said = place.memkit(*words).stdout
        assert "disputed by store-shuts" in said and "disputed by store-opens" in said, words
    for words in (["replay"], ["status"], ["list", "conflicts"]):
        done = place.memkit(*words)
        assert "2 facts contradict each other since a merge" in done.stdout + done.stderr, words
    assert "contradiction-unrecorded" in place.codes()


def test_the_next_session_of_an_agent_records_it_and_the_unreviewed_fact_waits(
    fresh: Place, tmp_path: Path
) -> None:
    place = forked(fresh, tmp_path)
    said = work(place)
    assert "recorded 1 contradiction between facts that a merge brought together" in said
    assert facts(place) == {"store-opens": ("fresh", ("store-shuts",))}
    assert (conflicts(place), waiting(place)) == (["store-opens store-shuts"], ["store-shuts"])
    assert place.codes() == set()
    assert "contradict" not in place.memkit("status").stdout
    assert work(place).count("contradiction") == 0


@pytest.mark.parametrize(
    "words",
    [("remember", "The mole is short."), ("archive", "quay-long", "--why", "gone"), ("set", "stage", "two")],
)
def test_so_does_whatever_a_person_seals(fresh: Place, tmp_path: Path, words: tuple[str, ...]) -> None:
    place = forked(fresh, tmp_path)
    place.memkit(*words)
    assert (conflicts(place), waiting(place)) == (["store-opens store-shuts"], ["store-shuts"])


def test_so_does_a_review_of_many_at_once(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path, (False, False))
    place.memkit("review", "--unreviewed", "--answer", "holds", "--yes")
    assert conflicts(place) == ["store-opens store-shuts"]


def test_so_does_a_review_at_a_terminal(
    fresh: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = forked(fresh, tmp_path, (False, False))
    monkeypatch.setenv("MEMKIT_NOW", "2026-03-02T20:00:00Z")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    tx = Transaction(Call(cwd=str(place.root), actor_flag=PERSON))
    sitting = Sitting(tx, lambda state: on_request(state, "unreviewed"))
    item = next(item for item in sitting.items if item.id == "store-opens")
    sitting.answer(item, {"answer": "holds"})
    assert "1 contradiction between facts" in " ".join(sitting.seal().receipt.notes)
    assert (conflicts(place), waiting(place)) == (["store-opens store-shuts"], ["store-shuts"])


def test_two_unreviewed_facts_both_stay_and_are_marked(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path, (False, False))
    work(place)
    assert facts(place) == {"store-opens": ("in conflict", ()), "store-shuts": ("in conflict", ())}
    assert conflicts(place) == ["store-opens store-shuts"]
    assert place.codes() == {"contradiction-open"}


def test_two_reviewed_facts_are_a_conflict_for_a_person(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path, (True, True))
    work(place)
    assert facts(place) == {"store-opens": ("in conflict", ()), "store-shuts": ("in conflict", ())}
    assert place.codes() == {"contradiction-open"}


def test_check_fix_records_the_same(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path)
    place.memkit("check", "--fix")
    assert (conflicts(place), waiting(place)) == (["store-opens store-shuts"], ["store-shuts"])
    assert work(place).count("contradiction") == 0


def test_a_session_that_was_open_during_the_merge_records_it(fresh: Place, tmp_path: Path) -> None:
    place = fresh.copy_to(tmp_path / "harbour")
    branch(place, "left", ("store-opens", OPEN), person=True)
    branch(place, "right", ("store-shuts", SHUT))
    place.memkit("note", "before the merge", MEMKIT_ACTOR=AGENT)
    merge(place, "left")
    assert "1 contradiction" in work(place)
    assert "contradiction" not in work(place)
    assert conflicts(place) == ["store-opens store-shuts"]


def test_a_session_that_ends_a_side_records_nothing(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path)
    place.memkit("archive", "store-shuts", "--why", "wrong")
    assert (conflicts(place), place.codes()) == ([], set())
    assert facts(place) == {"store-opens": ("fresh", ())}


def test_one_claim_on_both_branches_is_no_conflict(fresh: Place, tmp_path: Path) -> None:
    place = fresh.copy_to(tmp_path / "harbour")
    branch(place, "left", ("store-opens", OPEN))
    branch(place, "right", ("store-connects", OPEN))
    merge(place, "left")
    assert "contradiction" not in work(place)
    assert conflicts(place) == []


def test_three_branches_at_once(fresh: Place, tmp_path: Path) -> None:
    place = fresh.copy_to(tmp_path / "harbour")
    branch(place, "one", ("store-opens", OPEN), person=True)
    branch(place, "two", ("store-shuts", SHUT))
    branch(place, "three", ("store-waits", "Store waits 5 seconds for a connection."))
    branch(place, "four", ("store-waits-long", "Store waits 50 seconds for a connection."))
    place.git("checkout", "-q", "-b", "all", "one")
    place.git("merge", "--no-edit", "two", "three", "four", ok=False)
    # an octopus that cannot be merged is given up by git: take the sessions as a person would
    place.git("merge", "--abort", ok=False)
    place.git("reset", "-q", "--hard")
    for name in ("two", "three", "four"):
        place.git("checkout", name, "--", "sessions")
    place.memkit("replay")
    work(place)
    assert conflicts(place) == ["store-opens store-shuts", "store-waits store-waits-long"]


def test_a_branch_that_contains_a_merge(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path, (False, False))
    branch(place, "third", ("store-closes", "Store never opens one connection with psycopg."), person=True)
    merge(place, "right")
    work(place)
    assert conflicts(place) == ["store-closes store-opens", "store-opens store-shuts"]
    assert waiting(place) == ["store-opens"]


def test_a_session_that_was_picked_alone(fresh: Place, tmp_path: Path) -> None:
    place = fresh.copy_to(tmp_path / "harbour")
    branch(place, "left", ("store-opens", OPEN), person=True)
    branch(place, "right", ("store-shuts", SHUT))
    place.git("checkout", "-q", "left")
    place.git("cherry-pick", "right", ok=False)
    place.memkit("replay")
    place.commit("picked")
    work(place)
    assert (conflicts(place), waiting(place)) == (["store-opens store-shuts"], ["store-shuts"])


def test_two_clones_that_seal_the_same_record_the_same(fresh: Place, tmp_path: Path) -> None:
    place = forked(fresh, tmp_path)
    other = place.copy_to(tmp_path / "clone" / "harbour")
    place.memkit("check", "--fix", MEMKIT_ACTOR="user:dev")
    other.memkit("check", "--fix", MEMKIT_ACTOR="user:dev")
    names = [sorted(path.name for path in (each.root / "sessions").iterdir()) for each in (place, other)]
    assert names[0] == names[1]


def test_a_ledger_without_a_fork_compares_nothing(fresh: Place, tmp_path: Path) -> None:
    place = fresh.copy_to(tmp_path / "harbour")
    work(place)
    place.memkit("list")
    assert not (place.root / ".memkit" / "cache" / "merged").exists()


def test_the_queue_says_why_the_weaker_side_waits_and_how_it_is_answered_when_the_other_is_gone(
    fresh: Place, tmp_path: Path
) -> None:
    place = forked(fresh, tmp_path)
    merge(place, "right")
    work(place)
    assert "needs a person: disputes store-opens" in place.memkit("list", "queue").stdout
    place.memkit("undo", "store-opens", MEMKIT_ACTOR=PERSON)
    said = place.memkit("list", "queue").stdout
    assert "it disputed store-opens, which no longer counts; memkit promote store-shuts" in said
    place.memkit("promote", "store-shuts", MEMKIT_ACTOR=PERSON)
    assert (waiting(place), [*facts(place)]) == ([], ["store-shuts"])


def test_undo_after_the_seal_that_records_a_contradiction_names_the_command_that_settles_it(
    fresh: Place, tmp_path: Path
) -> None:
    place = forked(fresh, tmp_path)
    merge(place, "right")
    place.memkit("check", "--fix", MEMKIT_ACTOR=PERSON, ok=False)
    said = place.memkit("undo", MEMKIT_ACTOR=PERSON, ok=False).stderr
    way = said.partition("hint: memkit ")[2].partition("  #")[0]
    assert ("recorded 1 contradiction" in said, way.startswith("resolve conflict-")) == (True, True)
    place.memkit(*way.split(), MEMKIT_ACTOR=PERSON)
    assert conflicts(place) == []
