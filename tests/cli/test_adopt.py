"""`memkit adopt` from end to end: what it answers, what comes after it, and branches that knew nothing of it."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.working_memory.house import House, Said, in_process

TIDEWATCH = Path(__file__).parents[2] / "fixtures" / "adopt" / "tidewatch"
WHO = ("-c", "user.name=Ina Holm", "-c", "user.email=ina@tidewatch.example")
OLD_SESSION = """# Session

## Memory References

- Created: pier-four-permit (tier: working)
- Referenced: utc-only-timestamps
"""
OLD_ITEM = """- Pier four has its permit since May.
  <!-- id: pier-four-permit | created: 2025-04-22 | uses: 1 | tier: working -->

## Stack & Tools
"""


class Old(House):
    """The old repository, with its history."""

    def git(self, *words: str) -> str:
        done = subprocess.run(
            ["git", *WHO, "-C", str(self.root), *words], check=True, capture_output=True, text=True
        )
        return done.stdout

    def commit(self, message: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-qm", message)

    def say(self, *words: str) -> Said:
        return in_process(self.root, *words)

    @property
    def page(self) -> Path:
        return self.root / "memory" / "continuity.md"

    def edit(self, old: str, new: str) -> None:
        text = self.page.read_text(encoding="utf-8")
        assert old in text
        self.page.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Old]:
    made = Old(tmp_path / "old", {"MEMKIT_ACTOR": "user:ina", "MEMKIT_NOW": "2025-05-05T10:00:00Z"})
    made.entered(monkeypatch)
    shutil.copytree(TIDEWATCH, made.root, dirs_exist_ok=True)
    made.edit("Metric units, always", "Metric units, always (said by Ina Holm)")
    made.commit("as it was")
    made.git("branch", "-M", "main")
    yield made


def branched(old: Old) -> None:
    """A branch from before the adoption, with a session, a fact, a ticked box and a paragraph of its own."""
    old.git("checkout", "-qb", "feature")
    (old.root / "memory" / "sessions" / "2025-04-22-101010.md").write_text(OLD_SESSION)
    old.edit("## Stack & Tools\n", OLD_ITEM)
    old.edit("- [ ] Who holds the API keys", "- [x] Who holds the API keys")
    old.edit("(none recorded yet)", "Ina looks after the gauges.")
    old.commit("the old way")
    old.git("checkout", "-q", "main")
    assert old.say("adopt").code == 0
    old.commit("adopt")


def merged(old: Old) -> None:
    """The branch merged as the driver does it: ours is the page, the other side's session is there."""
    old.git("merge", "-q", "-s", "ours", "--no-commit", "feature")
    old.git("checkout", "feature", "--", "memory/sessions/2025-04-22-101010.md")
    old.commit("merge")


def test_the_answer_says_what_to_retire_and_what_comes_next(old: Old) -> None:
    (old.root / "AGENTS.md").write_text(
        "# Rules\n\nUse ruff.\nUpdate memory/continuity.md after each session.\n"
    )
    skill = old.root / "agent-skills" / "memory-lint" / "SKILL.md"
    skill.parent.mkdir(parents=True)
    skill.write_text("Lint memory/continuity.md.\n")
    (skill.parent / "lint.bin").write_bytes(b"\xff\x00")
    demo = old.root / "agent-skills" / "hello" / "SKILL.md"
    demo.parent.mkdir()
    demo.write_text("Greet; memory/PROTOCOL.md is not for you.\n")
    said = old.say("adopt")
    assert said.code == 0
    assert said.out.splitlines()[1:] == [
        "to retire:",
        "  AGENTS.md:4  tells agents to edit memory by hand",
        "  agent-skills/memory-lint/  a skill of the old way",
        "  memory/decay-policy.md  its windows stand in memkit.toml now",
        "memkit adopt --retire  # moves 1 skill and 1 file to memory/retired/",
        "next: memkit setup git · memkit setup claude-code (or another host) · memkit harvest ·"
        " memkit review --kind load-when (3 without a Load when)",
    ]
    assert old.say("adopt", "--retire", "--dry-run").out.endswith(
        "would move 1 skill and 1 file · 1 file to change by hand\n"
    )
    assert skill.exists()
    assert old.say("adopt", "--retire").code == 0
    assert (old.root / "memory" / "retired" / "agent-skills" / "memory-lint" / "SKILL.md").exists()
    assert (old.root / "memory" / "retired" / "agent-skills" / "memory-lint" / "lint.bin").exists()
    assert not skill.parent.exists()
    assert demo.exists()
    assert old.say("check").code == 0


def test_retired_files_leave_no_empty_folder(old: Old) -> None:
    hook = old.root / ".githooks" / "pre-commit.d" / "50-memory-guard"
    hook.parent.mkdir(parents=True)
    hook.write_text("grep x memory/continuity.md\n")
    assert old.say("adopt").code == 0
    assert old.say("adopt", "--retire").out.endswith("moved 2 files · 0 files to change by hand\n")
    assert not (old.root / ".githooks").exists()


def test_names_of_authors_stay_and_addresses_are_redacted_and_named(old: Old) -> None:
    old.edit("(none recorded yet)", "Write to ina@tidewatch.example.")
    said = old.say("adopt")
    assert "redacted: IDENTITY 1" in said.out.splitlines()
    text = old.page.read_text(encoding="utf-8")
    assert "Metric units, always (said by Ina Holm)" in text
    assert "ina@tidewatch.example" not in text


def test_the_regulated_preset_redacts_the_names_too(old: Old) -> None:
    policy = old.say("adopt", "--preset", "regulated")
    assert policy.code == 4
    assert 'authors = "redact"' in (old.root / "memkit.toml").read_text(encoding="utf-8")


def test_a_branch_from_before_the_adoption_loses_nothing(old: Old) -> None:
    branched(old)
    merged(old)
    settled = old.say("merge-driver", "--settle")
    assert "memkit adopt takes over what it says" in settled.err
    old.git("commit", "-qm", "settled", "--allow-empty")
    said = old.say("adopt")
    assert said.out.splitlines()[0].startswith(
        "adopted 1 fact, 0 archived facts, 1 block of prose, 1 old session"
    )
    assert "harbour-api-keys is ticked off on that side" in said.err
    text = old.page.read_text(encoding="utf-8")
    decisions = text.split("## Key Decisions")[1].split("## Stack & Tools")[0]
    assert "- Pier four has its permit since May.\n  <!-- id: pier-four-permit |" in decisions
    assert "Ina looks after the gauges." in text.split("## Team / Members")[1]
    assert text.count("## Team / Members") == 1
    assert (old.say("check").code, old.say("list", "queue", "-q").out) == (0, "")
    assert old.say("adopt").out == "nothing new to adopt\n"


def test_what_the_driver_wrote_into_the_page_is_adopted(old: Old) -> None:
    branched(old)
    theirs = old.git("show", "feature:memory/continuity.md")
    base = old.git("show", "main~1:memory/continuity.md")
    for name, text in (("base", base), ("theirs", theirs)):
        (old.root / name).write_text(text)
    assert old.say("merge-driver", "base", "memory/continuity.md", "theirs", "memory/continuity.md").code == 0
    for name in ("base", "theirs"):
        (old.root / name).unlink()
    assert "Pier four has its permit" in old.page.read_text(encoding="utf-8")
    assert old.say("adopt").out.startswith("adopted 1 fact, ")
    assert old.say("absorb").out == "absorbed 2 edits\n"
    text = old.page.read_text(encoding="utf-8")
    assert [text.count(said) for said in ("Pier four has its permit", "- [x] Who holds", "Ina looks")] == [
        1,
        1,
        1,
    ]
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)


def test_hand_edits_in_the_old_form_are_absorbed(old: Old) -> None:
    assert old.say("adopt").code == 0
    old.edit("## Stack & Tools\n", OLD_ITEM)
    old.edit("- [ ] Who holds the API keys", "- [x] Who holds the API keys")
    old.edit("- **repo**: ~/work/tidewatch", "- **repo**: ~/work/tides")
    old.edit("- Metric units, always", "- Metric units, nearly always")
    said = old.say("absorb")
    assert (said.code, said.out) == (0, "absorbed 4 edits\n")
    text = old.page.read_text(encoding="utf-8")
    assert "- [x] Who holds the API keys of the harbour office?\n" in text
    assert "- **repo**: ~/work/tides\n" in text
    assert "- Metric units, nearly always" in text
    assert "status: closed" in text.split("- [x] Who holds")[1].split("\n")[1]
    permit = text.split("- Pier four has its permit since May.\n")[1].split("\n")[0]
    assert "id: pier-four-permit | created: 2025-04-22 " in permit
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)


def test_a_day_before_the_adoption_says_where_the_page_of_that_day_is(old: Old) -> None:
    assert old.say("adopt").code == 0
    commit = old.git("rev-parse", "HEAD")[:12]
    said = old.say("replay", "--at", "2025-03-01")
    assert "this memory was adopted later, in 2025-05-05-100000-" in said.err
    assert f"hint: git show {commit}:memory/continuity.md" in said.err
    assert "adopted later" not in old.say("replay", "--at", "2025-05-05").err


def test_a_day_before_the_adoption_names_the_last_page_of_that_day(
    old: Old, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in ("2025-03-02", "2025-04-29"):
        monkeypatch.setenv("GIT_COMMITTER_DATE", f"{day}T10:00:00Z")
        old.edit("## Stack & Tools\n", f"{day}\n\n## Stack & Tools\n")
        old.commit(f"The page of {day}, without a session")
    assert old.say("adopt").code == 0
    later = old.git("log", "-1", "--skip=1", "--format=%H")[:12]
    assert f"hint: git show {later}:memory/continuity.md" in old.say("replay", "--at", "2025-04-28").err


def test_adopted_decisions_are_not_counted_as_left_out_of_the_index(old: Old) -> None:
    assert old.say("adopt").code == 0
    (old.root / "gauge.py").write_text("LIMIT = 5\n")
    done = old.say(
        "remember", "LIMIT is 5.", "--kind", "finding", "--evidence", "gauge.py", "--when", "polling"
    )
    assert done.code == 0
    assert "index-over-limit" not in old.say("check").out + old.say("check").err


def test_prose_of_the_old_pages_is_found(old: Old) -> None:
    assert old.say("adopt").code == 0
    assert "Spring tide on the third" in old.say("grep", "Spring tide").out
    assert "permit office answers" in old.say("recall", "when does the permit office answer?").out


def test_the_gate_lets_a_branch_from_before_the_memory_pass_but_not_one_that_drops_it(old: Old) -> None:
    branched(old)
    old.git("checkout", "-q", "feature")
    said = old.say("check", "--staged")
    assert (said.code, said.out) == (0, "no memory on this branch, nothing to check\n")
    old.git("checkout", "-q", "main")
    old.git("rm", "-q", "memkit.toml")
    assert old.say("check", "--staged").code == 3


@pytest.mark.parametrize("page", ["continuity.md", "sessions/2025-01-06-090000.md", "archive/INDEX.md"])
def test_a_page_that_cannot_be_looked_at_is_not_taken_for_absent(
    old: Old, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = os.stat

    def stat(path: str, *args: Any, **more: Any) -> os.stat_result:
        if str(path).endswith(f"memory/{page}"):
            raise OSError(errno.EIO, "Input/output error", str(path))
        return looked_at(path, *args, **more)

    monkeypatch.setattr(os, "stat", stat)
    said = old.say("adopt")
    monkeypatch.undo()
    assert (said.code, "Input/output error" in said.err) == (3, True)
    assert not (old.root / "memkit.toml").exists()


def test_a_link_below_the_old_memory_is_left_by_name_wherever_it_leads(old: Old) -> None:
    (old.root / "memory" / "circle.md").symlink_to("circle.md")
    (old.root / "memory" / "around").symlink_to(".", target_is_directory=True)
    said = old.say("adopt", "--json")
    assert said.code == 0, said.err
    why = "a link; what it leads to is read where it lies"
    assert said.data["left_over"] == [
        {"path": "memory/around", "reason": why},
        {"path": "memory/circle.md", "reason": why},
    ]
    assert os.path.islink(old.root / "memory" / "circle.md")


def test_whoever_waits_for_a_plan_is_shown_how_far_it_is(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    from memkit import query

    shown: list[tuple[str, int]] = []

    def watch(items: Any, total: int, label: str) -> Any:
        shown.append((label, total))
        return items

    monkeypatch.setattr(query, "watch", watch)
    old.say("adopt", "--dry-run")
    labels = [label for label, _ in shown]
    assert labels[labels.index("reading old sessions") :][:3] == [
        "reading old sessions",
        "reading pages of the old memory",
        "looking for facts",
    ]


def test_items_added_by_hand_below_an_item_stay_where_their_owner_put_them(old: Old) -> None:
    assert old.say("adopt").code == 0
    lines = old.page.read_text(encoding="utf-8").split("\n")
    at = next(n for n, line in enumerate(lines) if "UTC" in line and line.startswith("- "))
    end = next(n for n in range(at, len(lines)) if "<!-- id:" in lines[n])
    lines[end + 1 : end + 1] = [
        "  - Clocks show the zone.",
        "    <!-- id: clocks-zone -->",
        "    - It has two letters.",
        "      <!-- id: zone-letters -->",
        "  - Seconds are whole.",
        "    <!-- id: whole-seconds -->",
    ]
    old.page.write_text("\n".join(lines), encoding="utf-8")
    assert old.say("absorb", "memory/continuity.md").code == 0
    bare = [line for line in old.page.read_text(encoding="utf-8").split("\n") if "<!-- id:" not in line]
    first = bare.index("  - Clocks show the zone.")
    assert bare[first : first + 3] == [
        "  - Clocks show the zone.",
        "    - It has two letters.",
        "  - Seconds are whole.",
    ]
    assert "UTC" in "".join(bare[first - 3 : first])
    again = old.say("absorb", "memory/continuity.md")
    assert (again.code, again.out) == (0, "nothing to absorb\n")


def test_a_persons_item_with_a_footer_counts_and_stays_where_it_is(old: Old) -> None:
    assert old.say("adopt").code == 0
    page = old.page.read_text(encoding="utf-8")
    first = page.index("-->\n", page.index("## Key Decisions")) + 4
    new = (
        "- **Logs are JSON lines.** No colours.\n"
        "  <!-- id: logs-json-lines | created: 2025-03-01 | pinned: true | tier: core -->\n"
        "- Alarms are sent twice.\n"
    )
    old.page.write_text(page[:first] + new + page[first:], encoding="utf-8")
    said = old.say("absorb")
    assert (said.code, said.out) == (0, "absorbed 2 edits\n")
    after = old.page.read_text(encoding="utf-8")
    bare = [line for line in after.split("\n") if "<!-- " not in line and not line.startswith("> ")]
    edited = (page[:first] + new + page[first:]).split("\n")
    assert bare == [line for line in edited if "<!-- " not in line and not line.startswith("> ")]
    assert "id: logs-json-lines | created: 2025-03-01 " in after
    shown = old.say("show", "logs-json-lines", "--json").out
    assert '"standing": "reviewed"' in shown and "user:ina" in shown
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)


def test_an_agents_item_with_a_footer_waits(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    assert old.say("adopt").code == 0
    old.edit("## Stack & Tools\n", OLD_ITEM)
    monkeypatch.setenv("MEMKIT_ACTOR", "agent:codex")
    old.say("absorb")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:ina")
    assert "reviewed" not in old.say("show", "pier-four-permit").out


def test_what_a_branch_from_before_the_adoption_ended_is_listed_for_decision(old: Old) -> None:
    old.git("checkout", "-qb", "feature")
    page = old.page.read_text(encoding="utf-8")
    utc = page[page.index("- Timestamps are UTC") :].split("-->\n")[0] + "-->\n"
    keys = page[page.index("- [ ] Who holds") :].split("-->\n")[0] + "-->\n"
    old.page.write_text(page.replace(utc, "").replace(keys, ""), encoding="utf-8")
    archive = old.root / "memory" / "archive" / "2025-Q1.md"
    archive.write_text(
        f"{archive.read_text()}\n## 2025-04-24 review\n\n{utc.replace('tier: core', 'tier: archived')}"
    )
    policy = old.root / "memory" / "decay-policy.md"
    policy.write_text(policy.read_text().replace("active_window:   4", "active_window:   5"))
    old.commit("the old way")
    old.git("checkout", "-q", "main")
    assert old.say("adopt").code == 0
    old.commit("adopt")
    old.git("merge", "-q", "-s", "ours", "-m", "merge", "feature")
    said = old.say("adopt")
    assert (said.code, said.out) == (0, "nothing new to adopt\n")
    for line in (
        "utc-only-timestamps is archived on that side; here it holds",
        'hint: memkit archive utc-only-timestamps --why "archived on a branch"',
        "harbour-api-keys is deleted on that side; here it holds",
        'hint: memkit close harbour-api-keys "deleted on a branch"',
        "active_window is 5 on that side; here it is 4",
    ):
        assert line in said.err
    assert old.say("archive", "utc-only-timestamps", "--why", "archived on a branch").code == 0
    assert "utc-only-timestamps" not in old.say("adopt").err


def test_a_fact_that_a_branch_never_had_is_not_called_deleted(old: Old) -> None:
    old.git("checkout", "-qb", "feature")
    old.edit("(none recorded yet)", "Ina looks after the gauges.")
    old.commit("the old way")
    old.git("checkout", "-q", "main")
    old.edit("## Stack & Tools\n", OLD_ITEM)
    old.commit("a fact of the old way")
    assert old.say("adopt").code == 0
    old.commit("adopt")
    old.git("merge", "-q", "-s", "ours", "-m", "merge", "feature")
    assert "deleted" not in old.say("adopt").err


@pytest.mark.parametrize("order", [("adopt", "absorb"), ("absorb", "adopt", "absorb")])
def test_a_merge_resolved_by_hand_is_taken_over_once(old: Old, order: tuple[str, ...]) -> None:
    branched(old)
    merged(old)
    text = old.page.read_text(encoding="utf-8")
    # both sides kept: what the branch wrote is below memkit's mark
    item = OLD_ITEM.partition("\n\n")[0]
    old.page.write_text(f"{text}{item}\n- Pier five has none.\n", encoding="utf-8")
    for verb in order:
        assert "forged" not in old.say(verb).err
    text = old.page.read_text(encoding="utf-8")
    assert [text.count(words) for words in ("Pier four has its permit", "Pier five has none")] == [1, 1]
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)


def test_the_hint_for_a_page_with_conflict_marks_runs(old: Old) -> None:
    branched(old)
    merged(old)
    text = old.page.read_text(encoding="utf-8")
    theirs = OLD_ITEM.partition("\n\n")[0]
    old.page.write_text(f"{text}<<<<<<< HEAD\n=======\n{theirs}\n>>>>>>> feature\n", encoding="utf-8")
    said = old.say("check")
    line = text.count("\n") + 1
    assert f"memory/continuity.md:{line}: error: git's conflict marks" in said.out + said.err
    assert "hint: memkit replay --discard-edits  # keeps a copy" in said.out + said.err
    assert old.say("adopt").out.startswith("adopted 1 fact, ")
    assert old.say("replay", "--discard-edits").code == 0
    assert old.page.read_text(encoding="utf-8").count("Pier four has its permit") == 1
    assert old.say("check").code == 0


def test_a_ticked_box_in_the_owners_prose_is_taken(old: Old) -> None:
    assert old.say("adopt").code == 0
    old.edit("- [ ] Ask the museum", "- [x] Ask the museum")
    assert old.say("absorb").out == "absorbed 1 edit\n"
    assert "- [x] Ask the museum" in old.page.read_text(encoding="utf-8")
    assert (old.say("absorb").out, old.say("check").code) == ("nothing to absorb\n", 0)
