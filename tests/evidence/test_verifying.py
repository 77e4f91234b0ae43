"""Verifying: who may take new lines for a fact, what it does to its standing, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.evidence import anchor
from memkit.evidence.blocks import blocks_of
from memkit.query.call import Call
from memkit.store.files import digest
from memkit.write.claims import remember
from memkit.write.intent import Intent
from memkit.write.transaction import Transaction
from memkit.write.verify import reanchor_evidence
from tests.evidence.place import AGENT, LIMITS, PERSON, git, place, remembered, swap, verdict, write
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo")


def pieces(house: House, id: str) -> list[str]:
    shown = house.do("show", id, "--json", env=PERSON).data["evidence"]
    return [source.partition("@")[0] for source in shown]


def test_a_person_clears_a_stale_fact_with_one_command(house: House) -> None:
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    swap(house, "self.per_minute = 60", "self.per_minute = 60\n        self.burst = 5")
    assert verdict(house, id) == "stale"
    house.do("stale", "--apply", env=PERSON)
    said = house.do("verify", id, "--why", "read it", env=PERSON)
    assert "anchored at RateLimit, 6–14" in said.out
    assert (verdict(house, id), pieces(house, id)) == ("fresh", ["src/limits.py#RateLimit:L6-L14"])
    assert house.run("stale", env=PERSON).code == 0
    assert "**Stale**" not in (house.root / "continuity.md").read_text(encoding="utf-8")


def test_holds_in_review_clears_it_too(house: House) -> None:
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    swap(house, "count < self", "count <= self")
    answers = f'[{{"item": "stale:{id}", "answer": "holds"}}]'
    house.do("review", "--apply", "-", stdin=answers, env=PERSON)
    assert verdict(house, id) == "fresh"
    assert f"stale:{id}" not in house.run("review", env=PERSON).out


def test_old_whole_file_evidence_keeps_working_and_is_anchored_by_verify(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**house.env, **PERSON}.items():
        monkeypatch.setenv(name, value)
    call = Call(("remember",), cwd=str(house.root))
    source = f"src/limits.py@{digest((house.root / 'src/limits.py').read_bytes())}"
    id = remember(Transaction(call), Intent("MAX_WAIT is 30 seconds.", proofs=(source,))).fact.id
    assert verdict(house, id) == "fresh"
    swap(house, "count < self", "count <= self")
    assert verdict(house, id) == "stale"
    house.do("verify", id, env=PERSON)
    assert pieces(house, id) == ["src/limits.py#MAX_WAIT:L3-L3", "src/limits.py#retry:L16-L17"]
    swap(house, "count <= self", "count < self")
    assert verdict(house, id) == "fresh"


def test_a_fact_whose_file_is_gone_is_verified_but_not_fresh(house: House) -> None:
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    (house.root / "src/limits.py").unlink()
    house.do("verify", id, env=PERSON)
    assert (verdict(house, id), pieces(house, id)) == ("unverified", ["src/limits.py#RateLimit"])


def test_an_agents_recheck_of_a_reviewed_fact_is_a_proposal_answered_in_bulk(house: House) -> None:
    first = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    second = remembered(house, "retry multiplies by MAX_WAIT.", "src/limits.py#retry")
    swap(house, "count < self", "count <= self")
    swap(house, "times * MAX_WAIT", "MAX_WAIT * times")
    said = house.do("verify", first, second, env=AGENT)
    assert "waits for a person: " in said.out
    assert verdict(house, first) == "stale"
    house.do("session", "end", "--defer", env=AGENT)
    queue = house.do("list", "--status", "deferred", "--place", "queue", "--json", env=PERSON).data
    ids = [row["id"] for row in queue["facts"]]
    house.do("promote", *ids, env=PERSON)
    assert [verdict(house, first), verdict(house, second)] == ["fresh", "fresh"]


def test_under_the_policy_an_agent_rechecks_reviewed_descriptions_and_never_norms(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    norm = remembered(house, "You must never raise MAX_WAIT.", "src/limits.py#MAX_WAIT")
    swap(house, "count < self", "count <= self")
    said = house.do("verify", id, env=AGENT)
    assert said.out.startswith(f"rechecked {id} · anchored at RateLimit, 6–13")
    house.do("session", "end", "--defer", env=AGENT)
    shown = house.do("show", id, env=PERSON).out
    assert verdict(house, id) == "fresh"
    assert "rechecked by agent:codex" in shown
    assert "waits for a person: " in house.do("verify", norm, env=AGENT).out


def test_an_agents_bulk_recheck_is_refused_where_a_number_is_gone(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    good = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    bad = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    swap(house, "count < self", "count <= self")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    said = house.run("verify", good, bad, env=AGENT)
    assert said.code == 4
    assert f"{bad}: 30 is gone from the lines {bad} rests on" in said.err
    assert [verdict(house, good), verdict(house, bad)] == ["stale", "stale"]


def test_a_number_that_stands_elsewhere_in_the_file_is_cited_there_by_name(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    fact = remembered(house, "RateLimit allows 60 requests a minute.", "src/limits.py#RateLimit")
    swap(house, "self.per_minute = 60", "self.per_minute = PER_MINUTE")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 30\nPER_MINUTE = 60")
    assert "60 is gone from the lines" in house.run("verify", fact, env=AGENT).err
    cites = ("--evidence", "src/limits.py#RateLimit", "--evidence", "src/limits.py#PER_MINUTE")
    assert "rechecked" in house.do("verify", fact, *cites, env=AGENT).out
    house.do("session", "end", "--defer", env=AGENT)
    shown = house.do("show", fact, "--json", env=PERSON).data["evidence"]
    assert sorted(source.partition(":L")[0] for source in shown) == [
        "src/limits.py#PER_MINUTE",
        "src/limits.py#RateLimit",
    ]


def test_an_agents_bulk_recheck_is_refused_where_a_literal_is_gone(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    good = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    bad = remembered(house, 'RateLimit says "Counts requests." of itself.', "src/limits.py#RateLimit")
    swap(house, "Counts requests.", "Slows callers down.")
    said = house.run("verify", good, bad, env=AGENT)
    assert said.code == 4
    assert f"{bad}: Counts requests. is gone from the lines {bad} rests on" in said.err
    assert [verdict(house, good), verdict(house, bad)] == ["stale", "stale"]
    assert "rechecked" in house.do("verify", good, env=AGENT).out


def test_a_person_may_verify_what_an_agent_may_not(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    id = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 1 + 29")
    house.do("verify", id, env=PERSON)
    assert verdict(house, id) == "fresh"


def test_an_agent_cannot_recheck_what_rests_on_no_file(house: House) -> None:
    id = remembered(house, "The gateway counts requests.")
    said = house.run("verify", id, env=AGENT)
    assert (said.code, "nothing to look at again" in said.err) == (4, True)


def test_moved_lines_are_named_and_taken_by_verify(house: House) -> None:
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    head, sign, rest = LIMITS.partition("class RateLimit:")
    body, _, tail = rest.partition("\n\n\ndef retry")
    write(house, "src/limits.py", f"{head}def retry{tail}")
    write(house, "src/rate.py", f"{sign}{body}\n")
    git(house.root, "add", "-A")
    said = house.run("stale", env=PERSON)
    assert (said.code, said.out) == (
        1,
        f"{id}  missing  src/limits.py#RateLimit:L6-L13 (now in src/rate.py#RateLimit)\n",
    )
    house.do("verify", id, env=PERSON)
    assert (verdict(house, id), pieces(house, id)) == ("fresh", ["src/rate.py#RateLimit:L1-L8"])


def test_lines_without_a_name_are_taken_where_they_moved_to(house: House) -> None:
    lines = "        return count < self.per_minute\n"
    id = remembered(house, "A count below the limit passes.", "src/limits.py:9-13")
    moved = LIMITS[LIMITS.index("    def __init__") : LIMITS.index(lines) + len(lines)]
    swap(house, moved, "    pass\n")
    write(house, "src/counting.py", f"class Counting:\n{moved}")
    assert "(now in src/counting.py:2-6)" in house.run("stale", env=PERSON).out
    house.do("verify", id, env=PERSON)
    assert (pieces(house, id), verdict(house, id)) == (["src/counting.py#L2-L6"], "fresh")


def test_many_facts_are_verified_with_one_reading_of_their_file(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [remembered(house, f"RateLimit counts requests of kind {kind}.", "src/limits.py") for kind in "abc"]
    swap(house, "return count < self.per_minute", "return count <= self.per_minute")
    read: list[str] = []
    blocks = blocks_of
    monkeypatch.setattr(anchor, "blocks_of", lambda path, lines: read.append(path) or blocks(path, lines))
    tx = Transaction(Call(cwd=str(house.root), actor_flag="user:ada"))
    found = [reanchor_evidence(tx, tx.state.facts[id]) for id in ids]
    assert len(set(found)) == 1
    assert read == ["src/limits.py"]
