"""What a search tells and what it never tells, in every form of its answer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from memkit.api import Memory
from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call
from tests.recall.places import Place

NEVER = {
    "waits-in-queue": "The harbour crane waits for an answer.",
    "was-rejected": "The harbour crane was turned down.",
    "was-superseded": "The harbour crane was replaced by another.",
    "was-archived": "The harbour crane was put away.",
    "was-rolled-back": "The harbour crane was undone.",
    "for-few-eyes": "The harbour crane is restricted.",
}
TOLD = {
    "crane-now": "The harbour crane lifts cargo.",
    "crane-later": "The harbour crane replaced the other one.",
}


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """A memory in which a fact has every fate it can have; it is only read."""
    place = Place(tmp_path_factory.mktemp("fates") / "ferry", patch)
    for id in ("crane-now", "was-superseded", "was-archived"):
        place.do("remember", {**TOLD, **NEVER}[id], "--id", id)
    place.do("propose", NEVER["waits-in-queue"], "--id", "waits-in-queue", who="agent:codex")
    place.do("propose", NEVER["was-rejected"], "--id", "was-rejected", who="agent:codex")
    place.do("session", "end", "-m", "done", "--defer", who="agent:codex")
    place.do("reject", "was-rejected", "--why", "no")
    place.do("remember", NEVER["was-rolled-back"], "--id", "was-rolled-back")
    place.do("undo", "was-rolled-back", "--why", "debug build")
    place.do("supersede", "was-superseded", TOLD["crane-later"], "--id", "crane-later")
    place.do("archive", "was-archived", "--why", "swept")
    place.do("remember", NEVER["for-few-eyes"], "--id", "for-few-eyes", "--classification", "restricted")
    return place


def ids_in(text: str) -> set[str]:
    return {id for id in (*NEVER, *TOLD) if re.search(rf"(?<![\w-]){id}(?![\w-])", text)}


QUESTION = "harbour crane"
ASKED = {
    "recall": ("recall", QUESTION, "-n", "50"),
    "recall --json": ("recall", QUESTION, "-n", "50", "--json"),
    "recall --explain": ("recall", QUESTION, "-n", "50", "--explain", "--layer", "semantic"),
    "grep": ("grep", "crane"),
    "grep -e": ("grep", "-e", "cr.ne"),
    "grep --json": ("grep", "crane", "--json"),
    "grep --stream": ("grep", "crane", "--stream"),
    "context": ("context", "--budget", "4000"),
    "context --intent": ("context", "--intent", QUESTION, "--budget", "4000"),
    "context --json": ("context", "--intent", QUESTION, "--budget", "4000", "--json"),
}


@pytest.mark.parametrize("form", ASKED)
def test_only_live_memory_that_everyone_may_see_is_told(ferry: Place, form: str) -> None:
    said = ferry.do(*ASKED[form])
    for text in NEVER.values():
        assert text not in said.out
    # a name may stand in a line of news; whole facts never do
    found = (
        ids_in(said.out)
        if not form.startswith("context")
        else ids_in(said.out) - {"was-superseded", "was-archived"}
    )
    assert found == set(TOLD)


def test_the_archive_is_told_when_asked_and_candidates_never_are(ferry: Place) -> None:
    recalled = ferry.do("recall", QUESTION, "-n", "50", "--archive", "--json").data["hits"]
    assert {hit["id"] for hit in recalled} == {*TOLD, "was-superseded", "was-archived"}
    found = ferry.do("grep", "crane", "--archive", "--json").data["hits"]
    assert {hit["id"] for hit in found} == {*TOLD, "was-superseded", "was-archived", "was-rolled-back"}
    assert {hit["id"]: hit["tier"] for hit in recalled if hit["id"].startswith("was")} == {
        "was-superseded": "superseded",
        "was-archived": "archived",
    }


def test_the_library_tells_the_same(ferry: Place) -> None:
    memory = Memory(str(ferry.root))
    assert {hit["id"] for hit in memory.recall(QUESTION, 50)} == set(TOLD)
    assert all(text not in memory.context(QUESTION, 4000) for text in NEVER.values())


def test_a_miss_says_what_is_archived_and_nothing_of_what_is_hidden(ferry: Place) -> None:
    said = ferry.run("recall", "put away")
    assert (said.code, said.out) == (1, "")
    assert "memkit: 1 archived fact matches: memkit " in said.err
    assert said.err.endswith(' recall "put away" --archive\n')
    assert "left live memory" not in said.err
    hidden = ferry.run("recall", "restricted", "--json")
    told = hidden.data
    # as of a word that occurs nowhere
    near: dict[str, list[str]] = {"restricted": []}
    assert (hidden.code, told["unknown"], told["near"], told["filtered"]) == (1, ["restricted"], near, {})
    spelt = ferry.run("recall", "restrictedd", "--json").data
    assert (spelt["unknown"], spelt["near"]) == (["restrictedd"], {"restrictedd": []})
    assert spelt["searched"]["facts"] == 2


def test_grep_finds_nothing_of_what_is_hidden(ferry: Place) -> None:
    for words in (
        ("grep", "restricted"),
        ("grep", "restricted", "--all"),
        ("grep", "-e", "restr.cted", "--all"),
    ):
        said = ferry.run(*words)
        assert "for-few-eyes" not in said.out, words
    assert ferry.run("grep", "is restricted").code == 1


@pytest.fixture(scope="module")
def doubtful(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """A memory with a stale fact and two that contradict each other; it is only read."""
    place = Place(tmp_path_factory.mktemp("doubts") / "ferry", patch)
    (place.root / "tide.py").write_text("HEIGHT = 3\n")
    place.do(
        "remember", "The tide table of the harbour is three metres high.", "--id", "tide-table",
        "--evidence", "tide.py",
    )  # fmt: skip
    place.do("remember", "The harbour limits uploads to 25 MB.", "--id", "upload-small")
    place.run("remember", "The harbour limits uploads to 50 MB.", "--id", "upload-large")
    (place.root / "tide.py").write_text("HEIGHT = 4\n")
    return place


def test_stale_and_in_conflict_are_said_in_every_form(doubtful: Place) -> None:
    wanted = {"tide-table": "stale", "upload-small": "in conflict", "upload-large": "in conflict"}
    for words in (("recall", "harbour tide uploads"), ("grep", "harbour")):
        lines = doubtful.do(*words).out.splitlines()
        for id, verdict in wanted.items():
            assert any(f"[{id}]" in line and verdict.upper() in line for line in lines), (words, id)
        hits = doubtful.do(*words, "--json").data["hits"]
        assert {hit["id"]: hit["verdict"] for hit in hits} == wanted
        assert {hit["id"]: len(hit["conflicts"]) for hit in hits} == {
            "tide-table": 0,
            "upload-small": 1,
            "upload-large": 1,
        }
    rows = [json.loads(line) for line in doubtful.do("grep", "harbour", "--stream").out.splitlines()]
    assert {row["id"]: row["verdict"] for row in rows} == wanted


def test_an_agent_over_mcp_is_told_the_same(doubtful: Place, ferry: Place) -> None:
    def asked(place: Place, tool: str, **given: object) -> tuple[str, dict[str, Any]]:
        toolbox = Toolbox(Call(cwd=str(place.root), actor_flag="agent:codex"), Verbs())
        result = toolbox.call(tool, given)
        return result["content"][0]["text"], result["structuredContent"]

    hits = asked(doubtful, "recall", query="harbour tide uploads")[1]["hits"]
    assert {hit["id"]: hit["verdict"] for hit in hits} == {
        "tide-table": "stale",
        "upload-small": "in conflict",
        "upload-large": "in conflict",
    }
    assert "STALE" in asked(doubtful, "recall", query="tide table")[0]
    assert "CONFLICT with [upload-small]" in asked(doubtful, "context_pack", intent="uploads", budget=900)[0]
    assert {hit["id"] for hit in asked(ferry, "recall", query=QUESTION, limit=50)[1]["hits"]} == set(TOLD)
    pack = asked(ferry, "context_pack", intent=QUESTION, budget=4000)[0]
    assert all(text not in pack for text in NEVER.values())


def test_a_pack_says_what_not_to_rely_on(doubtful: Place) -> None:
    for words in (("context",), ("context", "--intent", "harbour uploads")):
        said = doubtful.do(*words, "--budget", "900", "--json").data
        told = said["text"].split("Do not rely on\n")[1].split("\n\n")[0].splitlines()
        assert told.pop(0) == "still true? memkit verify tide-table"
        assert sorted(told) == [
            "[tide-table] STALE, tide.py changed: The tide table of the harbour is three metres high.",
            "[upload-large] CONFLICT with [upload-small], a person decides: The harbour limits uploads to 50 MB.",
            "[upload-small] CONFLICT with [upload-large], a person decides: The harbour limits uploads to 25 MB.",
        ]
        assert [entry["reason"] for entry in said["included"]] == ["doubtful"] * 3
        assert [conflict["ids"] for conflict in said["conflicts"]] == [["upload-large", "upload-small"]]


def test_a_hit_has_the_shape_that_programs_rely_on(ferry: Place) -> None:
    keys = "id text kind status created rank tier verdict conflicts origin sem file line explain".split()
    for words in (("recall", QUESTION, "--explain"), ("grep", "crane lifts")):
        hit = ferry.do(*words, "--json").data["hits"][0]
        assert set(keys) <= set(hit)
        assert (hit["rank"], hit["sem"][:7]) == (1, "sha256:")
        line = (ferry.root / hit["file"]).read_text().splitlines()[hit["line"] - 1]
        assert f"Created: {hit['id']}" in line


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        (("--kind", "convention"), {"cranes-greased"}),
        (("--section", "conventions"), {"cranes-greased"}),
        (("--tier", "core"), {"crane-law"}),
        (("--layer", "durable"), {"crane-law"}),
        (("--by", "agent:codex"), {"crane-oil"}),
        (("--paths", "oil.py"), {"crane-oil"}),
        (("--since", "2999-01-01"), set()),
        (("--until", "2000-01-01"), set()),
        (("--classification", "public"), set()),
        (("--fresh", "0"), {"crane-law", "cranes-greased", "crane-oil"}),
    ],
)
def test_filters_narrow_an_answer_and_a_miss_says_which_turned_facts_away(
    cranes: Place, options: tuple[str, str], ids: set[str]
) -> None:
    said = cranes.run("recall", "crane", *options, "--json")
    assert {hit["id"] for hit in said.data["hits"]} == ids
    assert said.code == (0 if ids else 1)
    if not ids:
        assert said.data["filtered"] == {options[0][2:]: 3}


@pytest.fixture(scope="module")
def cranes(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """Three facts of different kinds, by different hands; they are only read."""
    place = Place(tmp_path_factory.mktemp("cranes") / "ferry", patch)
    (place.root / "oil.py").write_text("OIL_GRADE = 4\n")
    place.do("remember", "A crane never swings over people.", "--id", "crane-law", "--kind", "invariant")
    place.do(
        "remember", "Every crane is greased on Mondays.", "--id", "cranes-greased", "--kind", "convention"
    )
    place.do(
        "remember",
        "The crane takes oil of OIL_GRADE 4.",
        "--id",
        "crane-oil",
        "--evidence",
        "oil.py",
        who="agent:codex",
    )
    return place
