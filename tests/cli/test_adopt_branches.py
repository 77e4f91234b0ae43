"""Branches from before an adoption, rebased, squashed or merged after it: no sentence leaves the tree unseen."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import memkit
from tests.cli.test_adopt import Old

PAGE = """# Continuity — demo

> Shared ground truth of demo.

## Key Decisions

- Uploads are limited to 10 MB
  <!-- id: up-a | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: core -->

## Stack & Tools

- The gauge runs on nine volts
  <!-- id: gauge-volts | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: core -->

## Threads

- [ ] Who pays for the bucket?
  <!-- id: bucket-bill | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: working -->
"""
KAFKA = """- Kafka headers are compared case-insensitively
  <!-- id: kafka-ci | created: 2026-01-03 | last_used: 2026-01-03 | uses: 1 | tier: working -->
"""
SESSION = "# Session\n\n**Agent:** Claude\n\n## Memory References\n\n"
WORDS = "compared case-insensitively"
DRIVER = (
    f"PYTHONPATH='{Path(memkit.__file__).parents[1]}' '{sys.executable}' -m memkit merge-driver %O %A %B %P"
)


class Demo(Old):
    """An old memory, a branch that went on with it, and the adoption beside that branch."""

    def session(self, stem: str, *lines: str) -> None:
        path = self.root / "memory" / "sessions" / f"{stem}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SESSION + "".join(f"- {line}\n" for line in lines))

    def branch(self) -> None:
        """The work of the branch in the old way."""
        self.git("checkout", "-qb", "feature")
        self.edit("\n## Stack", f"{KAFKA}\n## Stack")
        self.session("2026-01-03-100000", "Created: kafka-ci (tier: working)", "Referenced: up-a")

    def adopt(self) -> None:
        """Commits the branch, adopts on main, and connects the merge driver."""
        self.commit("feature")
        self.git("checkout", "-q", "main")
        assert self.say("adopt").code == 0
        (self.root / ".gitattributes").write_text("memory/continuity.md merge=memkit\n")
        self.git("config", "merge.memkit.driver", DRIVER)
        self.commit("adopted")

    def clone(self, at: Path) -> Demo:
        self.git("clone", "-q", "--no-hardlinks", ".", str(at))
        return Demo(at, self.env)

    def text(self) -> str:
        return self.page.read_text(encoding="utf-8")


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Demo]:
    made = Demo(tmp_path / "demo", {"MEMKIT_ACTOR": "user:ina", "MEMKIT_NOW": "2026-05-05T10:00:00Z"})
    made.entered(monkeypatch)
    made.session("2026-01-02-100000", "Created: up-a (tier: core)", "Created: bucket-bill (tier: working)")
    made.page.write_text(PAGE, encoding="utf-8")
    made.commit("before")
    made.git("branch", "-M", "main")
    yield made


def rebase(demo: Demo) -> None:
    demo.git("checkout", "-q", "feature")
    demo.git("rebase", "-q", "main")


def squash(demo: Demo) -> None:
    demo.git("merge", "-q", "--squash", "feature")
    demo.git("commit", "-qm", "squashed")


def merge(demo: Demo) -> None:
    demo.git("merge", "-q", "-m", "merged", "feature")


@pytest.mark.parametrize("how", [rebase, squash, merge])
@pytest.mark.parametrize("order", [("adopt",), ("absorb", "adopt", "absorb"), ("adopt", "absorb")])
def test_a_branch_from_before_the_adoption_keeps_its_sentence_in_the_tree(
    demo: Demo, tmp_path: Path, how: object, order: tuple[str, ...]
) -> None:
    demo.branch()
    demo.adopt()
    assert callable(how)
    how(demo)
    clone = demo.clone(tmp_path / "clone")
    assert WORDS in clone.text()
    said = clone.say("check")
    assert said.code == 1
    assert "memkit absorb" in said.out + said.err
    for verb in order:
        answer = clone.say(verb)
    assert "not rendered" not in answer.err
    assert clone.text().count(WORDS) == 1
    assert "id: kafka-ci | created: 2026-01-03" in clone.text()
    assert (clone.say("list", "queue", "-q").out, clone.say("check").code) == ("", 0)
    assert "all is well" in clone.say("check").out
    assert clone.say("show", "kafka-ci").code == 0
    assert (clone.say("adopt").out, clone.say("absorb").out) == (
        "nothing new to adopt\n",
        "nothing to absorb\n",
    )


def test_two_commits_of_a_branch_and_a_fact_since_the_adoption_stand_side_by_side(demo: Demo) -> None:
    demo.branch()
    demo.commit("first")
    demo.edit("\n## Stack", f"{KAFKA.replace('kafka-ci', 'kafka-two').replace('Kafka', 'Pulsar')}\n## Stack")
    demo.edit("Shared ground truth of demo", "Shared ground truth of the demo")
    demo.session("2026-01-04-100000", "Created: kafka-two (tier: working)")
    demo.adopt()
    demo.edit("\n## Stack", f"{KAFKA.replace('kafka-ci', 'no-limit').replace('Kafka', 'Our')}\n## Stack")
    assert demo.say("absorb").code == 0
    demo.commit("since")
    rebase(demo)
    assert "<<<<<<<" not in demo.text()
    for verb in ("adopt", "absorb"):
        assert demo.say(verb).code == 0
    text = demo.text()
    assert [text.count(words) for words in ("Kafka headers", "Pulsar headers", "Our headers")] == [1, 1, 1]
    assert "ground truth of the demo" in text
    assert (demo.say("absorb").out, demo.say("check").code) == ("nothing to absorb\n", 0)


def test_what_a_rebased_branch_deleted_stays_and_is_named(demo: Demo) -> None:
    demo.branch()
    demo.edit(PAGE[PAGE.index("- Uploads") : PAGE.index("\n## Stack")], "")
    demo.adopt()
    rebase(demo)
    assert "Uploads are limited to 10 MB" in demo.text()
    assert WORDS in demo.text()


def forget(demo: Demo) -> None:
    """The branch is deleted, and git has nothing of it any more."""
    demo.git("branch", "-qD", "feature")
    demo.git("reflog", "expire", "--expire=now", "--all")
    demo.git("gc", "-q", "--prune=now")


def test_an_id_without_words_is_named_and_adopt_does_not_take_it(demo: Demo) -> None:
    demo.branch()
    demo.adopt()
    demo.git("checkout", "-q", "feature", "--", "memory/sessions/2026-01-03-100000.md")
    assert demo.say("replay").code == 0
    demo.commit("without its page")
    forget(demo)
    brought = f"commit {demo.git('rev-parse', '--short', 'HEAD').strip()} brought it without its line"
    said = demo.say("check")
    assert said.code == 1
    assert "error: kafka-ci has no words" in said.out + said.err
    assert brought in said.out + said.err
    assert "unknown-id" not in said.out + said.err
    adopted = demo.say("adopt")
    assert adopted.out.startswith("nothing new to adopt")
    assert f"no page has its words; {brought}" in adopted.err
    assert "kafka-ci" in demo.say("list", "queue").out
    # the words turn up: the command of the hint takes them
    demo.edit("\n## Stack", f"{KAFKA}\n## Stack")
    assert demo.say("adopt").out.startswith("adopted 1 fact, ")
    assert demo.say("absorb").code == 0
    assert "all is well" in demo.say("check").out


def test_a_rejected_id_without_words_holds_nothing_back(demo: Demo) -> None:
    demo.branch()
    demo.adopt()
    demo.git("checkout", "-q", "feature", "--", "memory/sessions/2026-01-03-100000.md")
    assert demo.say("reject", "kafka-ci", "--why", "nobody knows").code == 0
    assert demo.say("check").code == 0
    assert demo.say("adopt").code == 0
    assert "unknown-id" not in demo.say("check").out + demo.say("check").err
    assert demo.say("check").code == 0


def test_a_merge_resolved_to_ours_is_named_until_it_is_adopted(demo: Demo) -> None:
    demo.branch()
    demo.edit("Shared ground truth of demo", "Shared ground truth of the demo")
    demo.adopt()
    demo.git("merge", "-q", "-s", "ours", "--no-commit", "feature")
    demo.git("checkout", "feature", "--", "memory/sessions/2026-01-03-100000.md")
    assert demo.say("replay").code == 0
    demo.commit("merge")
    said = demo.say("check")
    assert "adoption-waits" in said.out + said.err
    assert "unknown-id" not in said.out + said.err
    assert "all is well" not in said.out
    assert demo.say("adopt").out.startswith("adopted 1 fact, ")
    text = demo.text()
    assert WORDS in text
    assert [text.count("Shared ground truth of demo"), text.count("ground truth of the demo")] == [0, 1]
    assert "all is well" in demo.say("check").out


def test_a_paragraph_that_both_sides_changed_is_named(demo: Demo) -> None:
    demo.branch()
    demo.edit("Shared ground truth of demo", "Shared ground truth of the branch")
    demo.adopt()
    demo.edit("Shared ground truth of demo", "Shared ground truth of main")
    assert demo.say("absorb").code == 0
    demo.commit("main")
    demo.git("merge", "-q", "-s", "ours", "-m", "merge", "feature")
    said = demo.say("adopt")
    assert "both sides changed" in said.err
    text = demo.text()
    assert "ground truth of main" in text
    assert text.count("ground truth of the branch") <= 1


def resolve(demo: Demo, side: str, *how: str) -> None:
    """Merges the branch without the driver; the page is the one of one side."""
    (demo.root / ".gitattributes").unlink()
    demo.commit("no driver")
    demo.git("merge", "-q", *how, "-s", "ours", "--no-commit", "feature")
    source = "feature" if side == "theirs" else "HEAD"
    demo.git("checkout", "feature", "--", "memory/sessions/2026-01-03-100000.md")
    demo.git("checkout", source, "--", "memory/continuity.md")
    demo.commit("resolved")


@pytest.mark.parametrize("how", [(), ("--squash",)])
@pytest.mark.parametrize("order", [("adopt", "absorb"), ("absorb", "adopt", "absorb")])
def test_a_page_resolved_to_the_old_side_loses_no_edit(
    demo: Demo, how: tuple[str, ...], order: tuple[str, ...]
) -> None:
    demo.branch()
    demo.edit("on nine volts", "on twelve volts")
    demo.edit("- [ ] Who pays", "- [x] Who pays")
    demo.edit("truth of demo.", "truth of demo.\n\nZebras graze here.")
    demo.adopt()
    assert demo.say("remember", "The ferry leaves at seven", "--kind", "fact").code == 0
    demo.commit("since")
    resolve(demo, "theirs", *how)
    for verb in order:
        said = demo.say(verb)
        text = demo.text()
        assert [text.count(words) for words in ("twelve volts", "nine volts", "Zebras", WORDS)] == [
            1,
            0,
            1,
            1,
        ]
        assert "- [x] Who pays" in text
        assert "worded otherwise" not in said.err
    assert "The ferry leaves at seven" in demo.text()
    assert demo.say("show", "gauge-volts").out.count("twelve volts") >= 1
    assert (demo.say("adopt").out, demo.say("absorb").out) == (
        "nothing new to adopt\n",
        "nothing to absorb\n",
    )
    assert "all is well" in demo.say("check").out


def test_words_that_main_changed_before_the_adoption_are_not_taken_back(demo: Demo) -> None:
    demo.branch()
    demo.commit("feature")
    demo.git("checkout", "-q", "main")
    demo.edit("on nine volts", "on thirty volts")
    demo.commit("main went on")
    assert demo.say("adopt").code == 0
    (demo.root / ".gitattributes").write_text("")
    demo.commit("adopted")
    resolve(demo, "theirs", "--squash")
    for verb in ("adopt", "absorb"):
        demo.say(verb)
    text = demo.text()
    assert [text.count(words) for words in ("thirty volts", "nine volts", WORDS)] == [1, 0, 1]
    assert "all is well" in demo.say("check").out


def test_lines_that_both_sides_changed_are_left_with_marks(demo: Demo) -> None:
    demo.branch()
    demo.edit("on nine volts", "on twelve volts")
    demo.adopt()
    assert demo.say("revise", "gauge-volts", "The gauge runs on forty volts").code == 0
    demo.commit("main")
    resolve(demo, "theirs", "--squash")
    said = demo.say("adopt")
    assert said.code == 4
    assert "changed the same lines" in said.err
    text = demo.text()
    assert [text.count(words) for words in ("forty volts", "twelve volts", "<<<<<<<", WORDS)] == [1, 1, 1, 1]


def test_new_words_of_a_decision_stay_in_the_page_until_a_person_answers(demo: Demo) -> None:
    demo.branch()
    demo.edit("limited to 10 MB", "limited to 20 MB")
    demo.adopt()
    resolve(demo, "theirs", "--squash")
    for verb in ("adopt", "absorb", "adopt"):
        demo.say(verb)
        assert [demo.text().count(words) for words in ("20 MB", WORDS)] == [1, 1]
    said = demo.say("absorb")
    assert "memkit supersede up-a" in said.out + said.err
    assert demo.say("check").code == 1


def test_a_squash_resolved_to_ours_takes_the_sentence_from_the_branch(demo: Demo) -> None:
    demo.branch()
    demo.edit("on nine volts", "on twelve volts")
    demo.edit("truth of demo.", "truth of demo.\n\nZebras graze here.")
    demo.adopt()
    resolve(demo, "ours", "--squash")
    assert WORDS not in demo.text()
    checked = demo.say("check")
    said = checked.out + checked.err
    assert ("[id-without-words]" in said, "git log --all" in said) == (True, False)
    assert "hint: memkit adopt  # takes over its line, which git has" in said
    assert demo.say("adopt").out.startswith("adopted 1 fact, ")
    assert demo.text().startswith("# Continuity")
    assert demo.text().index("truth of demo") < demo.text().index("Zebras") < demo.text().index("## Key")
    assert [demo.text().count(words) for words in ("twelve volts", "nine volts", WORDS)] == [1, 0, 1]
    assert "all is well" in demo.say("check").out


def test_without_git_an_old_page_put_back_is_an_edit_of_the_rendered_one(demo: Demo) -> None:
    old = demo.text().replace("on nine volts", "on twelve volts")
    assert demo.say("adopt").code == 0
    shutil.rmtree(demo.root / ".git")
    demo.page.write_text(old, encoding="utf-8")
    said = demo.say("adopt")
    assert "memkit absorb" in said.out + said.err
    assert "twelve volts" in demo.text()
    assert demo.say("absorb").code == 0
    assert [demo.text().count(words) for words in ("twelve volts", "nine volts")] == [1, 0]


def test_diff_of_days_before_the_adoption_prints_no_id_as_words(demo: Demo) -> None:
    assert demo.say("adopt").code == 0
    demo.commit("adopted")
    said = demo.say("diff", "2026-01-01", "2026-02-01")
    assert said.out == "adopted later: what changed between these days is in git\n"
    assert "hint: git show " in said.err


ARCHIVE = """# Archive — 2026-Q1

## 2026-01-02 — faded

- The old gauge ran on six volts
  <!-- id: old-volts | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: archived -->
"""


def test_what_a_branch_archived_is_archived_by_absorb_and_blocks_nothing(demo: Demo) -> None:
    archive = demo.root / "memory" / "archive" / "2026-Q1.md"
    archive.parent.mkdir()
    archive.write_text(ARCHIVE)
    demo.edit("- [ ] Who", "- [ ] Which bay?\n  <!-- id: bay-one | created: 2026-01-02 -->\n- [ ] Who")
    demo.commit("an archive")
    demo.git("checkout", "-qb", "feature")
    gauge = demo.text().partition("## Stack & Tools\n\n")[2].partition("\n\n")[0]
    demo.edit(f"{gauge}\n\n", "")
    demo.edit("- [ ] Which bay?\n  <!-- id: bay-one | created: 2026-01-02 -->\n", "")
    bay = "\n- [x] Which bay?\n  <!-- id: bay-one | created: 2026-01-02 | tier: archived -->\n"
    archive.write_text(f"{ARCHIVE}\n{gauge}\n{bay}\nSwept in January.\n")
    demo.adopt()
    (demo.root / ".gitattributes").write_text("memory/**/*.md merge=memkit\n")
    demo.commit("attributes")
    demo.git("merge", "-q", "--no-edit", "feature")
    assert demo.say("adopt").code == 0
    for path in ("memory/continuity.md", "memory/archive/2026-Q1.md"):
        demo.say("absorb", path)
    assert "· all is well" in demo.say("check").out
    shown = [demo.say("show", id).out for id in ("gauge-volts", "bay-one")]
    assert all("archived" in each for each in shown)
    assert ("Swept in January." in archive.read_text(), "nine volts" in demo.text()) == (True, False)
    assert (demo.say("adopt").out, demo.say("absorb").out) == (
        "nothing new to adopt\n",
        "nothing to absorb\n",
    )


def test_a_line_deleted_beside_an_edited_archive_stays_deleted(demo: Demo) -> None:
    archive = demo.root / "memory" / "archive" / "2026-Q1.md"
    archive.parent.mkdir()
    archive.write_text(ARCHIVE)
    demo.edit("## Stack", "A remark of the owner.\n\n## Stack")
    demo.commit("an archive")
    assert demo.say("adopt").code == 0
    demo.edit("A remark of the owner.\n\n", "")
    archive.write_text(archive.read_text() + "\n- A line by hand.\n- Old words\n  <!-- id: never-seen -->\n")
    assert demo.say("absorb").code == 0
    assert "A remark of the owner." not in demo.text()
    assert demo.say("absorb", "memory/archive/2026-Q1.md").code == 0
    text = archive.read_text()
    assert ("- A line by hand." in text, "Old words" in text) == (True, True)
    assert "· all is well" in demo.say("check").out
