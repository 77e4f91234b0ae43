"""Write classes, required provenance and corrections: enforced when raised, when promoted and by `check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.policy.rows import FINDING
from tests.policy.scene import CITES, CLAIM, Scene

PREFERENCE = ("--class", "preference")
EDITOR = (*PREFERENCE, "--key", "user/pref/me/editor", "--value", "vim")
FULL = {
    "--not-when": "in tests",
    "--confidence": "high",
    "--obligations": "none",
    "--traces": "T-1",
    "--pass": "audit",
    "--profile": "security",
}


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A solo workspace."""
    return Scene(tmp_path / "repo", monkeypatch)


def test_a_key_outside_the_allow_list_is_refused_with_a_call_that_works(scene: Scene) -> None:
    scene.set("classes.preference", "keys", ["user/pref/"])
    assert scene.agent("propose", "The editor is vim.", *EDITOR).code == 0
    other = (*PREFERENCE, "--key", "ops/deploy/key/rotation", "--value", "weekly")
    said = scene.agent("propose", "The deploy key rotates.", *other)
    assert (said.code, "[classes.preference] keys does not allow ops/deploy/key/rotation" in said.err) == (
        4,
        True,
    )
    assert "[class-rule]" in said.err
    assert '--class preference --key "user/pref/…" --value weekly' in said.err


def test_a_prefix_holds_whole_parts_only(scene: Scene) -> None:
    scene.set("classes.preference", "keys", ["user/pref"])
    other = (*PREFERENCE, "--key", "user/preference/me/editor", "--value", "vim")
    assert scene.agent("propose", "The editor is vim.", *other).code == 4


def test_what_was_raised_before_the_rule_is_not_promoted_under_it(scene: Scene) -> None:
    id = scene.propose("The editor is vim.", *EDITOR)
    scene.set("classes.preference", "keys", ["ops/"])
    said = scene.user("promote", id)
    assert (said.code, "keys does not allow user/pref/me/editor" in said.err) == (4, True)


def test_evidence_that_a_class_asks_for_can_come_with_the_promotion(scene: Scene) -> None:
    (scene.root / "src" / "more.py").write_text("RETRY_LIMIT = 5\n")
    id = scene.propose(CLAIM, *CITES, *PREFERENCE)
    scene.set("classes.preference", "evidence", 2)
    assert scene.user("promote", id).code == 4
    assert scene.user("promote", id, "--evidence", "src/more.py").code == 0


def test_check_names_a_promotion_that_its_class_does_not_allow(scene: Scene) -> None:
    scene.remember("The editor is vim.", *EDITOR)
    assert scene.codes() == []
    scene.set("classes.preference", "keys", ["ops/"])
    assert scene.codes() == [("class-rule", "error")]


@pytest.mark.parametrize(("key", "value"), [("approval", "review"), ("durable", True)])
def test_check_names_what_counted_without_a_person_though_its_class_asks_for_one(
    scene: Scene, key: str, value: object
) -> None:
    scene.tables["promotion"]["auto_approve"].append("preference")
    scene.set("classes.preference", "approval", "auto")
    scene.agent("propose", CLAIM, *CITES, *PREFERENCE)
    scene.agent("session", "end", "--defer")
    assert scene.codes() == []
    scene.set("classes.preference", key, value)
    assert scene.codes() == [("not-a-reviewer", "error")]


def test_a_durable_class_never_counts_without_a_person(scene: Scene) -> None:
    scene.tables["promotion"]["auto_approve"].append("preference")
    scene.tables["classes"] = {"preference": {"approval": "auto", "durable": True}}
    scene.write()
    said = scene.agent("propose", CLAIM, *CITES, *PREFERENCE)
    assert "waits for a person: [classes.preference] is durable" in said.out


def test_regulated_asks_for_the_whole_provenance_of_a_record_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(tmp_path / "regulated", monkeypatch, "regulated")
    id = str(scene.agent("propose", "Part one is long.", *FINDING, "--json").data["id"])
    said = scene.user("promote", id)
    lacks = "lacks confidence, does_not_apply_when, obligations, traces, pass, profile ([promotion] require)"
    assert (said.code, lacks in said.err) == (4, True)
    assert f'hint: memkit promote {id} --confidence "…" --not-when "…"' in said.err
    given = [word for pair in FULL.items() for word in pair]
    assert scene.user("promote", id, *given).code == 0


def test_provenance_that_came_with_the_promotion_stands_on_the_record(scene: Scene) -> None:
    scene.set("promotion", "require", ["pass", "profile"])
    id = scene.propose("Part one is long.", *FINDING)
    assert scene.user("promote", id, "--pass", "audit", "--profile", "security").code == 0
    page = scene.text(f"memory/findings/{id}.md")
    assert "\npass: audit\nprofile: security\n" in page
    assert "\nmemkit: 2\n" in list(scene.house.sessions().values())[-1].decode()
    assert scene.codes() == []


KEYED = ("--key", "user/pref/me/editor", "--class", "correction")


def test_a_persons_correction_replaces_what_stands_at_its_key(scene: Scene) -> None:
    old = scene.remember("The editor is vim.", *EDITOR)
    said = scene.user("remember", "The editor is emacs.", *KEYED, "--value", "emacs", "--json").data
    assert (said["status"], said["contradictions"]) == ("promoted", [])
    assert scene.user("show", "user/pref/me/editor").out.count("emacs")
    assert "superseded" in scene.user("show", old).out
    assert scene.codes() == []


def test_an_agents_correction_is_a_proposal(scene: Scene) -> None:
    scene.remember("The editor is vim.", "--id", "the-editor", *EDITOR)
    id = scene.propose("The editor is emacs.", *KEYED, "--value", "emacs")
    assert [line.split("]")[0] for line in scene.user("list").out.splitlines()] == ["[the-editor"]
    assert scene.user("promote", id).code == 0
    assert [line.split("]")[0] for line in scene.user("list").out.splitlines()] == [f"[{id}"]


def test_a_correction_does_not_weaken_an_obligation(scene: Scene) -> None:
    scene.user("remember", "The editor must be vim.", *EDITOR, "--kind", "invariant")
    said = scene.user("remember", "The editor is emacs.", *KEYED, "--value", "emacs")
    assert (said.code, "[authority-conflict]" in said.err) == (4, True)


def test_what_an_agent_read_on_a_page_is_external(scene: Scene) -> None:
    page = ("--from", "https://example.org/pumps")
    assert scene.agent("propose", "Pumps are blue.", *page, "--json").data["status"] == "quarantined"
    assert scene.user("remember", "Pumps are red.", *page, "--json").data["status"] == "promoted"


@pytest.mark.parametrize(
    ("table", "key", "value", "said"),
    [
        ("people", "dana", "x", "warning: [people] is gone; delete it"),
        ("trust", "unknown", "queue", "warning: unknown is gone; delete the line"),
        ("classes.taste", "evidence", 1, "error: taste is no write class"),
        ("classes.preference", "approval", "maybe", "error: approval is one of review, auto"),
        ("promotion", "require", ["mood"], "error: require lists mood"),
        ("promotion", "auto_approve", ["facts"], "error: auto_approve lists facts"),
        ("promotion", "mood", "good", "error: unknown key mood in [promotion]"),
    ],
)
def test_what_decides_nothing_is_named(scene: Scene, table: str, key: str, value: object, said: str) -> None:
    scene.set(table, key, value)
    done = scene.user("check")
    assert f": {said}" in done.err + done.out
