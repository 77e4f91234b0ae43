"""Searching: in every repository what its own recall tells the same reader, and episodes in the order of the command."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks.fleet import TENANTS, Writer, fleet, person, question, unknown_question, writer_question
from memkit import mirror
from memkit.model.policy import CLASSIFICATIONS
from memkit.query.entry_index import EntryIndex
from memkit.query.fact_search import search
from memkit.query.load import Loaded
from memkit.query.reader import Reader, reader_of
from memkit.recall.answer import presented
from memkit.rules import decay
from tests.mirror.database import Database, loaded, push
from tests.working_memory.house import House, in_process

READERS = [(tenant, level) for tenant in TENANTS for level in CLASSIFICATIONS]
Told = set[tuple[str, str, bool]]
_INDEXES: dict[str, EntryIndex] = {}


def readers_of(memories: list[Loaded], who: tuple[str, str]) -> list[Reader]:
    """One reader of the fleet in each of its repositories; the index of a repository is the same for all of them."""
    found = [reader_of(memory, memory.workspace.policy.roles[person(*who)]) for memory in memories]
    for reader in found:
        root = reader.loaded.workspace.root
        if root not in _INDEXES:
            _INDEXES[root] = reader.index
        reader.index = _INDEXES[root]
    return found


def pushed(writer: Writer) -> Loaded:
    """The memory of a repository, after it was pushed."""
    memory = loaded(writer.root)
    mirror.push(memory, memory.workspace.name)
    return memory


def recalled(readers: list[Reader], asked: str) -> Told:
    """(repository, id, weak) of what the repositories' own recall tells."""
    found: Told = set()
    for reader in readers:
        hits, _ = search(reader, asked, 1000, explain=False, prose=True)
        found |= {(reader.loaded.workspace.name, hit.id, hit.weak) for hit in presented(hits)}
    return found


def told(asked: str, repos: str = "*") -> Told:
    """The same, of what the mirror tells whoever asks."""
    found = mirror.search(asked, 1000, repos)
    assert not found.is_cut
    return {(hit.repo, hit.id, hit.weak) for hit in found.hits}


def logins(database: Database) -> dict[tuple[str, str], str]:
    return {reader: database.reader(*reader) for reader in READERS}


def test_every_reader_is_told_what_recall_tells_in_fifty_repositories(
    database: Database, folder: Path
) -> None:
    memories = [pushed(writer) for writer in fleet(str(folder), 50, 2, 5)]
    told_at_all: set[str] = set()
    rng = random.Random(8)
    for reader, login in logins(database).items():
        database.as_login(login)
        readers = readers_of(memories, reader)
        for asked in ("Kafka", f"{question(rng)} {writer_question(rng)} {unknown_question(rng)}"):
            expected = recalled(readers, asked)
            assert told(asked) == expected, (reader, asked)
            told_at_all |= {id for _, id, _ in expected}
    assert len(told_at_all) > 100


def test_the_command_in_a_repository_tells_the_same(database: Database, folder: Path) -> None:
    writer = fleet(str(folder), 1, 3, 12)[0]
    push(writer.root)
    for reader in (("default", "internal"), ("globex", "restricted")):
        database.as_login(database.reader(*reader))
        words = ("recall", "messages", "-n", "200", "--json", "--actor", f"user:{person(*reader)}")
        said = in_process(Path(writer.root), *words)
        expected = [(row["id"], row["text"], row["verdict"], row["weak"]) for row in said.data["hits"]]
        found = in_process(folder, "mirror", "search", "messages", "-n", "200", "--json")
        rows = [(row["id"], row["text"], row["verdict"], row["weak"]) for row in found.data["hits"]]
        assert sorted(rows) == sorted(expected)
        assert all(row["ref"] == f"repo-000:{row['id']}" for row in found.data["hits"])
        assert {row["days"] for row in found.data["hits"]} <= {0}


def test_a_thousand_episodic_questions_come_in_the_order_of_the_command(
    database: Database, folder: Path
) -> None:
    from memkit.mirror import ranked_episodes
    from memkit.query.other_texts import visible_episodes
    from memkit.recall.surroundings import rank_episodes

    memories = [pushed(writer) for writer in fleet(str(folder), 4, 25, 1)]
    rng = random.Random(5)
    shown = 0
    for who in (("default", "internal"), ("acme", "restricted")):
        with database.connect(database.reader(*who)) as db:
            for reader in readers_of(memories, who):
                name, at = reader.loaded.workspace.name, reader.state.ordinal
                known = {f"{one.id} {one.origin}": one for one in visible_episodes(reader)}
                told = [(key, at[one.origin], one.text) for key, one in known.items()]
                for _ in range(125):
                    asked = " ".join(writer_words(rng) for _ in range(rng.randrange(1, 5)))
                    ranked = [
                        (known[key], f"{shared}/{size}")
                        for key, shared, size in rank_episodes(asked, told)[:8]
                    ]
                    found = ranked_episodes(db, asked, 8, name)
                    rows = [(row["id"], row["origin"], row["score"]) for row in found]
                    assert rows == [(one.id, one.origin, score) for one, score in ranked], asked
                    shown += len(found)
    assert shown > 1000


def test_episodes_of_all_repositories_are_asked_by_the_command(database: Database, folder: Path) -> None:
    for writer in fleet(str(folder), 3, 6, 1):
        push(writer.root)
    said = in_process(folder, "mirror", "search", "the events on Kafka", "--layer", "episodic", "--json")
    rows = said.data["hits"]
    shares = [int(row["score"].split("/")[0]) / int(row["score"].split("/")[1]) for row in rows]
    assert len({row["repo"] for row in rows}) == 3
    assert shares == sorted(shares, reverse=True)
    # seeds repeat: the same id in three repositories is three episodes
    assert len({row["ref"] for row in rows}) == len(rows) > len({row["id"] for row in rows})


def writer_words(rng: random.Random) -> str:
    return rng.choice(
        ("the on events kafka redis 7 days after failures used gateway keeps Vault rows 30").split()
    )


@pytest.fixture
def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository with a few facts by a person."""
    made = House(folder / "quay").entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    return made


def remember(house: House, text: str, *more: str) -> str:
    said = in_process(house.root, "remember", text, *more, "--actor", "user:dana", "--json")
    assert said.code == 0, said
    return str(said.data["id"])


def ids(*words: str) -> list[str]:
    """The ids that a search prints."""
    return [hit.id for hit in mirror.search(" ".join(words), 20).hits]


def test_slips_aliases_questions_and_beginnings_find_what_recall_finds(
    database: Database, house: House
) -> None:
    broker = remember(house, "Messages travel over Kafka.", "--asks", "which broker carries events?")
    login = remember(house, "Authentication is done by Keycloak.")
    budget = remember(house, "The service level objective is 99.9 percent.")
    words = ("--kind", "term", "--term", "objective", "--aliases", "SLO")
    remember(house, "An objective is what we promise.", *words)
    remember(house, "A task can be revoked while it is queued.")
    for number in range(3):
        remember(house, f"Pier {number} is long and grey.")
    push(str(house.root))
    memory = loaded(str(house.root))
    for asked in (
        "kafka",
        "kafak",
        "which broker?",
        "auth",
        "SLO",
        "authentification",
        "zebra",
        "November 15",
        "how do I cancel a job?",
    ):
        hits, _ = search(reader_of(memory, None), asked, 200, lambda fact: decay.place(fact) == "live")
        assert told(asked) == {("quay", hit.id, hit.weak) for hit in presented(hits)}, asked
    assert ids("kafak") == ids("which broker?") == [broker]
    assert ids("auth") == [login]
    assert budget in ids("SLO")
    # only words of the same family, below the floor
    assert ids("how do I cancel a job?") == []


def test_a_key_is_found_by_its_beginning(database: Database, house: House) -> None:
    one = remember(house, "Kafka keeps a week.", "--key", "infra/kafka/main/retention", "--value", "7d")
    remember(house, "Redis keeps a day.", "--key", "infra/redis/main/retention", "--value", "1d")
    push(str(house.root))
    assert [hit.id for hit in mirror.search("", 20, key="infra/kafka/").hits] == [one]
    assert [hit.id for hit in mirror.search("keeps", 20, key="infra/kafka/").hits] == [one]
    assert mirror.search("keeps", 20, key="infra/%").hits == ()


def test_a_conflict_is_named_only_to_whom_may_read_both_sides(database: Database, house: House) -> None:
    one = remember(house, "The window is 5 days.", "--key", "ops/window/main/days", "--value", "5")
    words = ("--key", "ops/window/main/days", "--value", "9", "--classification", "restricted")
    two = remember(house, "The window lasts 9 days.", *words)
    push(str(house.root))
    found = {hit.id: hit for hit in mirror.search("window", 20).hits}
    assert found[one].conflicts == found[two].conflicts != ()
    assert found[one].data["verdict"] == "in conflict"
    database.as_login(database.reader("default", "internal"))
    [hit] = mirror.search("window", 20).hits
    assert (hit.id, hit.conflicts) == (one, ())


def test_what_holds_most_of_the_question_survives_the_cut(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(str(folder / "large"), 4)
    with monkeypatch.context() as patch:
        patch.setattr(
            writer, "sentence", lambda: "The Kafka and Redis and Vault cluster keeps events and rows."
        )
        patch.setattr(writer.rng, "random", lambda: 0.5)
        writer.session(1, episode=False)
    for _ in range(3):
        writer.session(200, episode=False)
    push(writer.root)
    found = mirror.search("Kafka Redis Vault Consul Spark Flink events messages requests tokens rows", 200)
    assert found.is_cut
    assert 1 < len(found.hits) <= 200
    assert "cluster" in found.hits[0].data["text"]


def test_where_the_server_had_more_than_it_gave_verdicts_are_those_of_the_repositories(
    database: Database, folder: Path
) -> None:
    memories = [pushed(writer) for writer in fleet(str(folder), 3, 4, 120)]
    who = ("default", "restricted")
    database.as_login(database.reader(*who))
    asked = "which gateway scheduler importer billing mailer router on Kafka Redis Vault drops events rows days failures"
    found = mirror.search(asked, 1000)
    assert found.is_cut
    assert {(hit.repo, hit.id, hit.weak) for hit in found.hits} <= recalled(readers_of(memories, who), asked)
    assert len(found.hits) > 3


def test_two_repositories_disagree_on_a_key(database: Database, folder: Path, house: House) -> None:
    other = House(folder / "pier")
    assert in_process(other.root, "init", "--preset", "solo").code == 0
    for place, days in ((house, "5"), (other, "9")):
        words = ("--key", "ops/window/main/days", "--value", days)
        remember(place, f"The window is {days} days.", *words)
        remember(place, "The colour is blue.", "--key", "ops/colour/main/name", "--value", "blue")
        push(str(place.root))
    [row] = mirror.disagreements()
    assert row["key"] == "ops/window/main/days"
    assert [(fact["repo"], fact["value"]) for fact in row["facts"]] == [("pier", "9"), ("quay", "5")]
    said = in_process(house.root, "mirror", "report", "keys")
    assert said.code == 1 and "pier:" in said.out
    assert in_process(house.root, "mirror", "report", "silent").code == 0
    database.sql("update memkit.push set pushed_at = now() - interval '40 days' where repo = 'pier'")
    silent = in_process(house.root, "mirror", "report", "silent", "--json")
    assert silent.code == 1
    assert [(row["repo"], row["days"]) for row in silent.data["silent"]] == [("pier", 40)]
    database.as_login(database.reader("acme", "restricted"))
    assert mirror.disagreements() == []


def test_a_hit_names_the_candidates_against_it_that_its_readers_may_see(
    database: Database, house: House
) -> None:
    fee = remember(house, "The berth fee is 20 euros.")
    for amount, level in ((30, "internal"), (40, "restricted")):
        words = ("--id", f"berth-fee-{amount}", "--contradicts", fee, "--classification", level)
        claim = f"The berth fee is {amount} euros."
        assert in_process(house.root, "propose", claim, *words, "--actor", "agent:codex").code == 0
    ended = ("session", "end", "-m", "done", "--defer", "--actor", "agent:codex")
    assert in_process(house.root, *ended).code == 0
    push(str(house.root))
    said = in_process(house.root, "mirror", "search", "berth fee")
    assert "disputed by berth-fee-30" in said.out
    assert "berth-fee-40" not in said.out
