"""Odd old pages: titles that are underlined, fields of the owner's own, cancelled boxes; and the days before an adoption."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_adopt import Old

PAGE = """Memory of odd
=============

> Kept by hand.

## Threads

- [ ] Ask the bank
  <!-- id: ask-bank | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: working | owner: Bob -->
- [-] Paint the shed
  <!-- id: paint-shed | created: 2026-01-02 | last_used: 2026-01-02 | uses: 1 | tier: working -->
"""
SESSION = "# Session\n\n## Memory References\n\n- Created: ask-bank (tier: working)\n- Created: paint-shed\n"


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Old]:
    made = Old(tmp_path / "odd", {"MEMKIT_ACTOR": "user:ina", "MEMKIT_NOW": "2026-05-05T10:00:00Z"})
    made.entered(monkeypatch)
    (made.root / "memory" / "sessions").mkdir(parents=True)
    (made.root / "memory" / "sessions" / "2026-01-02-100000.md").write_text(SESSION)
    made.page.write_text(PAGE, encoding="utf-8")
    for day in ("2026-01-02", "2026-01-09"):
        monkeypatch.setenv("GIT_COMMITTER_DATE", f"{day}T10:00:00Z")
        made.page.write_text(PAGE.replace("Kept by hand.", f"Kept by hand on {day}."), encoding="utf-8")
        made.commit(f"the page of {day}")
    assert made.say("adopt").code == 0
    yield made


def test_an_underlined_title_stays_the_only_one(odd: Old) -> None:
    text = odd.page.read_text(encoding="utf-8")
    assert text.startswith("Memory of odd\n=============\n\n> What holds here now: ")
    assert "\n\n> Kept by hand on 2026-01-09.\n" in text
    assert "\n# " not in text
    odd.edit("Kept by hand", "Kept by many hands")
    assert odd.say("absorb").out == "absorbed 1 edit\n"
    assert (odd.say("absorb").out, odd.say("check").code) == ("nothing to absorb\n", 0)
    assert odd.page.read_text(encoding="utf-8").count("Memory of odd") == 1


def test_fields_of_the_owners_own_stay_in_the_footer(odd: Old) -> None:
    line = odd.page.read_text(encoding="utf-8").split("Ask the bank\n")[1].split("\n")[0]
    assert line.endswith(" | origin: 2026-01-02-100000 | owner: Bob -->")
    assert (odd.say("adopt").out, odd.say("check").code) == ("nothing new to adopt\n", 0)


def test_a_cancelled_box_is_closed_and_keeps_its_sign(odd: Old) -> None:
    assert "- [-] Paint the shed\n" in odd.page.read_text(encoding="utf-8")
    assert odd.say("list", "threads", "-q").out == "ask-bank\n"
    odd.edit("- [ ] Ask the bank", "- [-] Ask the bank")
    assert odd.say("absorb").out == "absorbed 1 edit\n"
    assert odd.say("list", "threads", "-q").out == ""
    assert (odd.say("absorb").out, odd.say("check").code) == ("nothing to absorb\n", 0)


def test_an_item_by_hand_keeps_the_uses_of_its_footer(odd: Old) -> None:
    odd.edit(
        "- [-] Paint",
        "- [ ] Call the harbour\n  <!-- id: call-harbour | created: 2026-04-01 | uses: 1 | tier: working -->\n- [-] Paint",
    )
    assert odd.say("absorb").out == "absorbed 1 edit\n"
    line = odd.page.read_text(encoding="utf-8").split("Call the harbour\n")[1].split("\n")[0]
    assert "| uses: 1 |" in line
    assert odd.say("check").code == 0


def test_days_before_the_adoption_are_in_git(odd: Old) -> None:
    first, last = odd.git("log", "--format=%h", "--abbrev=12").split()[::-1]
    past = odd.say("replay", "--at", "2026-01-05")
    assert (past.code, past.out) == (1, "")
    assert f"hint: git show {first}:memory/continuity.md" in past.err
    said = odd.say("diff", "2026-01-05", "2026-02-01")
    assert said.code == 0
    assert said.out == "adopted later: what changed between these days is in git\n"
    assert f"hint: git diff {first} {last} -- memory/continuity.md" in said.err
    assert "adopted later" not in odd.say("diff", "2026-01-05").out


def test_an_import_is_no_adoption_of_the_days_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Old(tmp_path / "plain", {"MEMKIT_ACTOR": "user:ina", "MEMKIT_NOW": "2026-05-05T10:00:00Z"})
    made.entered(monkeypatch)
    assert made.say("init").code == 0
    assert made.say("remember", "The quay is 40 m long.").code == 0
    monkeypatch.setenv("MEMKIT_NOW", "2026-05-09T10:00:00Z")
    (made.root / "CLAUDE.md").write_text("- Never push to `main` without a review\n")
    assert made.say("adopt", "CLAUDE.md").code == 0
    past = made.say("replay", "--at", "2026-05-06")
    assert past.code == 0
    assert "The quay is 40 m long." in past.out
    assert "adopted later" not in past.err
