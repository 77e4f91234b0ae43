"""`remember` of a list: one fact for each item, as `propose -` reads them, in one session; a paragraph is one fact."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.store import file_writes
from tests.working_memory.house import House, Said, in_process, new_house

PERSON = ("--actor", "user:dev")
LIST = """\
- Uploads are limited to 25 MB.
- The pool holds ten sockets. (src/net.py#POOL_SIZE)
  It is shared.
2. thread: Retries stop after five attempts. (src/net.py) how often is it tried?
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with a file to cite; the actor is an agent."""
    return new_house(tmp_path, monkeypatch, files={"src/net.py": "POOL_SIZE = 10\nRETRIES = 5\n"})


def facts(house: House) -> dict[str, str]:
    found = in_process(house.root, "list", "--json").data["facts"]
    return {fact["text"]: fact["standing"] for fact in found}


def sessions(house: House) -> int:
    return len(list((house.root / "memory" / "sessions").rglob("20*.md"))) or len(
        [path for path in house.root.rglob("20*.md") if "sessions" in path.parts]
    )


def remember(house: House, text: str, *words: str) -> Said:
    return in_process(house.root, "remember", "-", *words, stdin=text)


def test_each_item_of_a_persons_list_is_a_fact_and_all_are_one_session(house: House) -> None:
    before = sessions(house)
    said = remember(house, LIST, *PERSON)
    assert said.code == 0, said.err
    assert said.out.splitlines()[0].startswith("recorded 3 · 0 known · 0 refused · session 20")
    assert facts(house) == {
        "Uploads are limited to 25 MB.": "reviewed",
        "The pool holds ten sockets. (src/net.py#POOL_SIZE) It is shared.": "reviewed",
        "Retries stop after five attempts.": "reviewed",
    }
    assert sessions(house) == before + 1
    assert in_process(house.root, "check").code == 0


def test_a_list_in_an_argument_is_one_too(house: House) -> None:
    said = in_process(house.root, "remember", "- Uploads stop at 25 MB.\n- Bells ring at six.", *PERSON)
    assert (said.code, len(facts(house))) == (0, 2)


def test_an_agents_list_cites_its_evidence_and_what_describes_counts(house: House) -> None:
    said = remember(
        house,
        "- POOL_SIZE caps the sockets of the pool. (src/net.py#POOL_SIZE)\n- Never push to main.\n",
    )
    assert said.code == 0, said.err
    lines = said.out.splitlines()
    assert lines[0].startswith("recorded 2 · 0 known · 0 refused · 1 unreviewed · session 20")
    assert any(line.endswith("caps-sockets · anchored at POOL_SIZE, 1") for line in lines), lines
    assert any(
        "waits for a person" in line and line.endswith("line 2: “Never push to main.”") for line in lines
    )
    assert facts(house) == {"POOL_SIZE caps the sockets of the pool.": "unreviewed"}
    assert "ask the user to run `memkit review`" in said.err


def test_a_refused_item_is_printed_back_and_the_others_are_kept(house: House) -> None:
    said = remember(house, "- Uploads stop at 25 MB.\n- Bells ring at six. (src/gone.py)\n", *PERSON)
    assert said.code == 4 and said.out.splitlines()[-1] == "- Bells ring at six. (src/gone.py)"
    assert list(facts(house)) == ["Uploads stop at 25 MB."]


def test_items_see_those_before_them(house: House) -> None:
    said = remember(
        house, "- Uploads stop at 25 MB.\n- Uploads stop at 25 MB.\n- Uploads stop at 50 MB.\n", *PERSON
    )
    assert said.out.splitlines()[0].startswith("recorded 2 · 1 known · 0 refused"), said
    assert "conflict with " in said.out
    assert in_process(house.root, "check").code == 0


def conflicts(house: House) -> list[tuple[str, str]]:
    found = in_process(house.root, "list", "conflicts", "--json").data["conflicts"]
    return sorted((" ".join(conflict["ids"]), conflict["rule"]) for conflict in found)


def test_a_list_is_compared_among_itself_as_single_calls_are(house: House, tmp_path: Path) -> None:
    things = ("queue", "cache", "worker", "proxy", "index", "mirror", "ledger", "store", "timer", "bucket")
    claims = [f"The {thing} keeps files after 5 retries." for thing in things]
    claims += [f"The {thing} keeps files after 9 retries." for thing in things[::3]]
    claims += [f"The {thing} is compressed." for thing in things]
    claims += [f"The {thing} is not compressed." for thing in things[1::4]]
    other = house.copy_to(tmp_path / "single" / "repo")
    assert remember(house, "".join(f"- {claim}\n" for claim in claims), *PERSON).code == 0
    for claim in claims:
        assert in_process(other.root, "remember", claim, *PERSON).code == 0
    assert len(conflicts(house)) == 7
    assert conflicts(house) == conflicts(other)
    found = json.loads(in_process(house.root, "check", "--json").out)["problems"]
    assert {problem["code"] for problem in found} == {"contradiction-open"}


def test_a_dry_run_of_a_list_writes_nothing(house: House) -> None:
    before = sessions(house)
    said = remember(house, LIST, *PERSON, "--dry-run")
    assert (said.code, sessions(house), facts(house)) == (0, before, {})
    assert "dry run, nothing written" in said.out


def test_undo_takes_the_whole_list_back(house: House) -> None:
    assert remember(house, LIST, *PERSON).code == 0
    assert in_process(house.root, "undo", *PERSON).code == 0
    assert facts(house) == {}


def test_a_paragraph_on_stdin_is_one_fact(house: House) -> None:
    said = remember(house, "Uploads are limited\nto 25 MB - for now.\n", *PERSON, "--id", "upload-limit")
    assert said.out.startswith("promoted upload-limit"), said.err
    assert [text.split() for text in facts(house)] == ["Uploads are limited to 25 MB - for now.".split()]
    assert remember(house, "- One bullet is one fact.\n", *PERSON, "--id", "one-bullet").out.startswith(
        "promoted one-bullet"
    )


def test_a_fact_that_names_its_file_behind_it_cites_it(house: House) -> None:
    said = in_process(house.root, "remember", "POOL_SIZE caps the sockets. (src/net.py#POOL_SIZE)", *PERSON)
    assert "anchored at POOL_SIZE, 1" in said.out
    kept = "Reads and writes are retried (and/or logged)."
    assert in_process(house.root, "remember", kept, *PERSON).code == 0
    assert set(facts(house)) == {"POOL_SIZE caps the sockets.", kept}


@pytest.mark.parametrize("verb", ["propose", "remember"])
def test_options_of_one_claim_beside_a_list_are_refused(house: House, verb: str) -> None:
    said = in_process(house.root, verb, "-", "--kind", "bug", "--evidence", "src/net.py", stdin=LIST)
    assert said.code == 2 and "--kind, --evidence with a list of claims; nothing was recorded" in said.err
    assert facts(house) == {}


def test_an_interrupted_write_of_a_list_keeps_all_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = file_writes.write_new

    def write_new(path: str, data: bytes, mode: int = 0o644) -> bool:
        if "/outbox/" in path:
            return real(path, data, mode)
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("time.sleep", lambda _: None)
    with monkeypatch.context() as patch:
        patch.setattr(file_writes, "write_new", write_new)
        assert remember(house, LIST, *PERSON).code == 5
    assert in_process(house.root, "outbox", "retry", *PERSON).code == 0
    assert len(facts(house)) == 3


def test_an_item_that_lacks_what_its_kind_needs_waits_and_says_what_promotes_it(house: House) -> None:
    said = remember(house, "- bug: Retries stop too late.\n- Bells ring at six.\n", *PERSON)
    assert (said.code, said.out.splitlines()[0].startswith("recorded 2")) == (0, True), said.err
    (line,) = [line for line in said.out.splitlines() if "waits for your answer" in line]
    assert "memkit promote retries-stop-too-late --evidence PATH" in line
    cited = ("--evidence", "src/net.py")
    assert in_process(house.root, "promote", "retries-stop-too-late", *cited, *PERSON).code == 0


CODE = "def wait(seconds):\n    return seconds\n"


def test_a_batch_names_the_claims_that_passed_and_where_they_are_anchored(house: House) -> None:
    text = "- RETRIES caps the attempts. (src/net.py#RETRIES)\n- POOL_SIZE is not used for writes. (src/net.py)\n"
    said = in_process(house.root, "propose", "-", stdin=text)
    assert said.out.splitlines()[1:3] == [
        "  retries-caps-attempts · anchored at RETRIES, 2",
        "  pool-size-not-used-writes · on the whole of src/net.py",
    ]
    ended = in_process(house.root, "session", "end", "-", stdin=f"Looked.\n\n## Learned\n{text}")
    assert "  retries-caps-attempts · anchored at RETRIES, 2" in ended.out.splitlines()


def test_a_long_batch_says_how_many_more_passed(house: House) -> None:
    names = [f"PUMP_{at}" for at in range(25)]
    (house.root / "src" / "pumps.py").write_text(
        "".join(f"{name} = {at + 30}\n" for at, name in enumerate(names))
    )
    text = "".join(f"- {name} caps the valves of its own pump. (src/pumps.py#{name})\n" for name in names)
    said = remember(house, text, *PERSON)
    stem = said.out.splitlines()[0].rpartition(" ")[2]
    assert f"  … 5 more: memkit show {stem}" in said.out.splitlines()
    assert "pump-24" in in_process(house.root, "show", stem).out
