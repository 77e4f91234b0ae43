"""Evidence that names the old path of a renamed file is anchored at the new one, and the answer says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.store import git_history
from tests.evidence.place import AGENT, LIMITS, PERSON, git, place, remembered, write
from tests.working_memory.house import House, Said, in_process

CLAIM = "RateLimit allows 60 requests per minute."
MOVED = "src/limits.py is now src/gateway/limits.py: anchored there"


def _moved(house: House, old: str, new: str) -> None:
    (house.root / new).parent.mkdir(parents=True, exist_ok=True)
    git(house.root, "mv", old, new)
    git(house.root, "commit", "-qm", f"{old} moves")


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A repository whose cited file has moved."""
    found = place(tmp_path / "repo")
    _moved(found, "src/limits.py", "src/gateway/limits.py")
    return found


def _notes(said: Said) -> list[str]:
    return list(json.loads(said.out).get("notes", []))


def _cited(house: House, id: str) -> list[str]:
    shown = house.do("show", id, "--json", env=PERSON).data
    return [source.partition("@")[0] for source in shown["evidence"]]


@pytest.mark.parametrize(
    "typed", ["src/limits.py#RateLimit", "src/limits.py:6-13", "./src/limits.py::RateLimit"]
)
def test_a_claim_that_cites_the_old_path_is_anchored_at_the_new_one(house: House, typed: str) -> None:
    said = house.do("remember", CLAIM, "--evidence", typed, "--json", env=PERSON)
    assert _notes(said) == [MOVED]
    assert _cited(house, said.data["id"]) == ["src/gateway/limits.py#RateLimit:L6-L13"]


def test_the_old_path_may_be_typed_in_its_folder(house: House) -> None:
    write(house, "src/other.py", "x = 1\n")
    said = house.do("-C", "src", "remember", CLAIM, "--evidence", "limits.py#RateLimit", "--json", env=PERSON)
    assert _notes(said) == [MOVED]


def test_every_line_of_a_batch_may_cite_it(house: House) -> None:
    lines = f"- {CLAIM} (src/limits.py#RateLimit)\n- retry waits 30 by default. (src/limits.py#retry)\n"
    said = house.do("propose", "-", "--json", env=AGENT, stdin=lines)
    assert (said.data["refused"], [note for note in _notes(said) if "is now" in note]) == (0, [MOVED])


@pytest.mark.parametrize(("path", "times"), [("src/limits.py", 1), ("src/gateway/limits.py", 0)])
def test_git_is_asked_once_and_only_for_a_missing_file(
    house: House, monkeypatch: pytest.MonkeyPatch, path: str, times: int
) -> None:
    asked, renamed = [], git_history.rename_pairs

    def counted(root: str, most: int) -> list[tuple[str, str]]:
        asked.append(root)
        return renamed(root, most)

    monkeypatch.setattr(git_history, "rename_pairs", counted)
    for name, value in {**house.env, **PERSON}.items():
        monkeypatch.setenv(name, value)
    cited = ("--evidence", f"{path}#RateLimit", "--evidence", f"{path}#retry")
    assert in_process(house.root, "remember", CLAIM, *cited).code == 0
    assert len(asked) == times


def test_verify_and_supersede_take_the_old_path_too(house: House) -> None:
    id = remembered(house, CLAIM, "src/gateway/limits.py")
    said = house.do("verify", id, "--evidence", "src/limits.py#RateLimit", "--json", env=PERSON)
    assert _notes(said) == [MOVED]
    later = "RateLimit allows sixty requests in each minute."
    said = house.do(
        "supersede",
        id,
        later,
        "--evidence",
        "src/limits.py#RateLimit",
        "--why",
        "clearer",
        "--json",
        env=PERSON,
    )
    assert MOVED in _notes(said)


def test_several_renames_are_followed_and_one_in_the_index_too(house: House) -> None:
    _moved(house, "src/gateway/limits.py", "src/gateway/rates.py")
    git(house.root, "mv", "src/gateway/rates.py", "src/rates.py")
    said = house.do("remember", CLAIM, "--evidence", "src/limits.py#RateLimit", "--json", env=PERSON)
    assert _notes(said) == ["src/limits.py is now src/rates.py: anchored there"]


def test_an_old_path_that_became_two_files_is_refused(house: House) -> None:
    write(house, "src/limits.py", LIMITS.replace("60", "90").replace("3)", "5)"))
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "another file of that name")
    _moved(house, "src/limits.py", "src/quota.py")
    refused = house.run("remember", CLAIM, "--evidence", "src/limits.py", env=PERSON)
    assert (refused.code, "no file" in refused.err) == (4, True)
    git(house.root, "rm", "-q", "src/quota.py")
    git(house.root, "commit", "-qm", "one of the two is gone")
    said = house.do("remember", CLAIM, "--evidence", "src/limits.py#RateLimit", "--json", env=PERSON)
    assert _notes(said) == [MOVED]


def test_a_path_that_nothing_replaced_is_refused(house: House) -> None:
    git(house.root, "rm", "-q", "src/gateway/limits.py")
    git(house.root, "commit", "-qm", "gone")
    refused = house.run("remember", CLAIM, "--evidence", "src/limits.py", env=PERSON)
    assert (refused.code, "no file" in refused.err) == (4, True)


def test_the_config_of_an_unpacked_tree_runs_nothing_and_hides_no_rename(
    house: House, tmp_path: Path
) -> None:
    for key in ("diff.external", "core.fsmonitor", "log.showSignature", "gpg.program"):
        git(house.root, "config", key, f"touch {tmp_path}/ran #" if key != "log.showSignature" else "true")
    git(house.root, "config", "diff.renames", "false")
    git(house.root, "config", "color.ui", "always")
    said = house.do("remember", CLAIM, "--evidence", "src/limits.py#RateLimit", "--json", env=PERSON)
    assert (_notes(said), (tmp_path / "ran").exists()) == ([MOVED], False)
