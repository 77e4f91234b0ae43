"""`memkit absorb`: a person's edits against the ledger the file was rendered from, once, and nobody else's facts."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace

FERRY, BUILDS = "ferry-leaves-seven", "builds-linux"


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A repository with one fact in it, committed; to be copied."""
    place = workspace(tmp_path_factory.mktemp("absorb") / "harbour")
    place.memkit("remember", "The ferry leaves at seven.", "--id", FERRY)
    place.memkit("remember", "Fees are whole cents.", "--id", "fees-in-cents")
    place.commit("memory")
    return place


@pytest.fixture
def place(start: Place, tmp_path: Path) -> Place:
    shutil.copytree(start.root, tmp_path / "harbour")
    return Place(tmp_path / "harbour", 30)


def page(place: Place) -> str:
    return (place.root / "continuity.md").read_text()


def edit(place: Place, old: str, new: str) -> None:
    text = page(place)
    assert old in text
    place.write("continuity.md", text.replace(old, new, 1))


def cut(place: Place, id: str) -> None:
    """Takes a fact's line and footer out of the page."""
    lines = page(place).split("\n")
    at = next(number for number, line in enumerate(lines) if f"<!-- id: {id} " in line)
    place.write("continuity.md", "\n".join([*lines[: at - 1], *lines[at + 1 :]]))


def facts(place: Place) -> dict[str, str]:
    found = json.loads(place.memkit("list", "--json").stdout)["data"]["facts"]
    return {fact["id"]: fact["text"] for fact in found}


def sessions(place: Place) -> int:
    return len(list((place.root / "sessions").iterdir()))


def absorbed(place: Place, *words: str, ok: bool = True) -> dict[str, object]:
    """What a first run says, after a second one found nothing more."""
    done = place.memkit("absorb", "--json", *words, ok=ok)
    count = sessions(place)
    again = json.loads(place.memkit("absorb", "--json", ok=ok).stdout)["data"]
    assert (again["absorbed"], sessions(place)) == (0, count)
    found: dict[str, object] = json.loads(done.stdout)["data"]
    return found


def test_a_fact_recorded_after_the_hand_edit_is_not_archived(place: Place) -> None:
    edit(place, "leaves at seven.", "leaves at eight.")
    place.memkit("remember", "Builds run on Linux.", "--id", BUILDS)
    assert absorbed(place)["absorbed"] == 1
    assert facts(place) == {
        FERRY: "The ferry leaves at eight.",
        "fees-in-cents": "Fees are whole cents.",
        BUILDS: "Builds run on Linux.",
    }
    assert place.codes() == set()


def test_a_line_removed_by_hand_is_archived_and_what_came_since_stays(place: Place) -> None:
    cut(place, FERRY)
    place.memkit("remember", "Builds run on Linux.", "--id", BUILDS)
    assert absorbed(place)["absorbed"] == 1
    assert set(facts(place)) == {"fees-in-cents", BUILDS}


def test_a_page_behind_the_ledger_that_nobody_edited_holds_no_edits(place: Place) -> None:
    before = page(place)
    place.memkit("remember", "Builds run on Linux.", "--id", BUILDS)
    place.write("continuity.md", before)
    assert absorbed(place)["absorbed"] == 0
    assert BUILDS in facts(place)


def test_sessions_that_a_pull_brought_in_between_are_not_mistaken_for_deletions(place: Place) -> None:
    # theirs lie before ours in the ledger, so that it was never the one this page shows
    place.git("checkout", "-q", "-b", "theirs")
    place.memkit("remember", "Builds run on Linux.", "--id", BUILDS, MEMKIT_NOW="2026-03-02T10:20:00Z")
    place.commit("theirs")
    place.git("checkout", "-q", "main")
    place.memkit("remember", "Quays are painted in May.", "--id", "quays-in-may")
    edit(place, "leaves at seven.", "leaves at eight.")
    cut(place, "fees-in-cents")
    place.commit("mine, by hand")
    place.git("merge", "-q", "--no-edit", "-X", "ours", "theirs")
    assert absorbed(place)["absorbed"] == 2
    assert facts(place) == {
        FERRY: "The ferry leaves at eight.",
        BUILDS: "Builds run on Linux.",
        "quays-in-may": "Quays are painted in May.",
    }


@pytest.mark.parametrize("lost", ["digest", "line"])
def test_without_its_ledger_edits_and_additions_are_taken_and_nothing_is_archived(
    place: Place, lost: str
) -> None:
    cut(place, "fees-in-cents")
    edit(place, "leaves at seven.", "leaves at eight.")
    edit(place, "## Facts\n", "## Facts\n\n- Quays are painted in May.\n")
    place.memkit("remember", "Builds run on Linux.", "--id", BUILDS)
    pattern = r"ledger=[0-9a-f]+" if lost == "digest" else r"<!-- memkit:projection .*\n"
    place.write("continuity.md", re.sub(pattern, "ledger=000000000000" * (lost == "digest"), page(place)))
    done = place.memkit("absorb")
    assert "absorbed 2 edits\n" in done.stdout
    assert "so it archived nothing; facts without a line in it:" in done.stderr
    assert "fees-in-cents: Fees are whole cents.\n" in done.stderr
    assert "builds-linux: Builds run on Linux.\n" in done.stderr
    assert facts(place) == {
        FERRY: "The ferry leaves at eight.",
        "fees-in-cents": "Fees are whole cents.",
        BUILDS: "Builds run on Linux.",
        "quays-painted": "Quays are painted in May.",
    }
    assert absorbed(place)["absorbed"] == 0


def test_without_its_ledger_words_the_ledger_once_had_are_no_edit(place: Place) -> None:
    before = page(place)
    place.memkit("revise", FERRY, "The ferry leaves at nine.")
    place.write("continuity.md", "\n".join(before.split("\n")[:-2]) + "\n")
    absorbed(place)
    assert facts(place)[FERRY] == "The ferry leaves at nine."


def test_what_was_revised_since_is_left_to_the_person(place: Place) -> None:
    edit(place, "leaves at seven.", "leaves at eight.")
    place.memkit("revise", FERRY, "The ferry leaves at nine.", "--no-render")
    done = place.memkit("absorb", ok=False)
    assert done.returncode == 4
    assert "it was revised since this file was rendered" in done.stderr
    assert facts(place)[FERRY] == "The ferry leaves at nine."
    assert "leaves at eight." in page(place)


def test_a_second_run_on_a_file_that_was_not_taken_whole_adds_nothing(place: Place) -> None:
    edit(place, "## Facts\n", "## Facts\n\nA line that is no fact.\n\n- Quays are painted in May.\n")
    edit(place, "leaves at seven.", "leaves at eight.")
    cut(place, "fees-in-cents")
    found = absorbed(place, ok=False)
    assert (found["absorbed"], len(found["left"])) == (3, 1)  # type: ignore[arg-type]
    expected = {FERRY: "The ferry leaves at eight.", "quays-painted": "Quays are painted in May."}
    assert facts(place) == expected


def test_a_second_run_while_a_session_is_open_adds_nothing(place: Place) -> None:
    place.memkit("ref", FERRY)
    edit(place, "## Facts\n", "## Facts\n\nA line that is no fact.\n\n- Quays are painted in May.\n")
    place.memkit("absorb", ok=False)
    done = json.loads(place.memkit("absorb", "--json", ok=False).stdout)["data"]
    assert done["absorbed"] == 0


FOOTER = (
    "<!-- id: kafka-headers-ci | created: 2026-02-01 | last_used: 2026-02-01 | uses: 1 | tier: working -->"
)


@pytest.mark.parametrize(
    "form", [f"- {{}}\n  {FOOTER}", f"- {{}} {FOOTER}", "* {}\n  <!--id: kafka-headers-ci-->"]
)
def test_a_footer_of_the_projections_form_is_taken_with_its_id(place: Place, form: str) -> None:
    edit(place, "## Facts\n", f"## Facts\n\n{form.format('Kafka headers ignore case.')}\n")
    assert absorbed(place)["absorbed"] == 1
    assert facts(place)["kafka-headers-ci"] == "Kafka headers ignore case."


@pytest.mark.parametrize("bullet", ["-", "*", "+", "1.", "12)", "•", "–", "- [ ]", "* [x]", "  -"])
def test_bullets_of_every_style_are_facts(place: Place, bullet: str) -> None:
    edit(place, "## Facts\n", f"## Facts\n\n{bullet} Quays are painted in May.\n\n{bullet} Buoys are lit.\n")
    assert absorbed(place)["absorbed"] == 2
    assert {"Quays are painted in May.", "Buoys are lit."} <= set(facts(place).values())


def test_another_list_style_for_a_known_fact_is_no_edit(place: Place) -> None:
    edit(place, "- The ferry", "* The ferry")
    assert absorbed(place)["absorbed"] == 0
    assert "- The ferry" in page(place)


def test_a_section_of_ours_that_is_not_there_yet_is_no_edit_of_its_own(place: Place) -> None:
    edit(place, "## Facts\n", "## Conventions\n\n- Names are short.\n\n## Facts\n")
    assert absorbed(place)["absorbed"] == 1
    assert "## Conventions\n\n- Names are short. `names-short`\n" in page(place)


def test_a_new_heading_is_kept_with_its_prose_and_its_facts(place: Place) -> None:
    edit(
        place,
        "\n<!-- memkit:projection",
        "\n## Radio\n\nPilots answer\non channel 12.\n\nAsk first.\n\n- Radio logs are kept for a year.\n\n"
        "### Duties\n\n1. The mate answers.\n\n<!-- memkit:projection",
    )
    assert absorbed(place)["absorbed"] == 4
    assert {"Radio logs are kept for a year.", "The mate answers."} <= set(facts(place).values())
    lines = [line for line in page(place).split("\n") if line and not line.startswith(("  <!--", "<!--"))]
    assert lines[lines.index("## Radio") :] == [
        "## Radio",
        "Pilots answer",
        "on channel 12.",
        "Ask first.",
        "- Radio logs are kept for a year. `radio-logs-kept-year`",
        "### Duties",
        "- The mate answers. `mate-answers`",
    ]
    assert place.codes() == set()


def test_the_first_facts_may_be_written_by_hand(tmp_path: Path) -> None:
    place = workspace(tmp_path / "harbour")
    lines = page(place).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("Nothing is remembered"))
    place.write(
        "continuity.md", "\n".join([*lines[:at], "## Facts", "", "- Buoys are lit.", *lines[at + 1 :]])
    )
    assert absorbed(place)["absorbed"] == 1
    assert list(facts(place).values()) == ["Buoys are lit."]


def test_an_open_thread_is_not_archived_by_deleting_its_line(place: Place) -> None:
    place.memkit("remember", "Who paints the quay?", "--kind", "thread", "--id", "who-paints-quay")
    cut(place, "who-paints-quay")
    edit(place, "leaves at seven.", "leaves at eight.")
    done = place.memkit("absorb", ok=False)
    assert done.returncode == 4
    assert "memkit close who-paints-quay" in done.stderr
    assert facts(place)[FERRY] == "The ferry leaves at eight."


def test_a_page_with_marks_of_a_conflict_is_refused(place: Place) -> None:
    edit(place, "- The ferry", "<<<<<<< ours\n- The ferry")
    edit(place, "## Facts", ">>>>>>> theirs\n## Facts")
    done = place.memkit("absorb", ok=False)
    assert done.returncode == 4
    assert "marks of a merge conflict" in done.stderr


def test_a_copy_of_the_edited_file_is_kept(place: Place) -> None:
    edit(place, "leaves at seven.", "leaves at eight.")
    place.memkit("absorb")
    kept = list((place.root / ".memkit" / "outbox").iterdir())
    assert [path.read_text().count("leaves at eight.") for path in kept] == [1]


def test_a_secret_in_a_new_line_is_taken_out_once(place: Place) -> None:
    edit(place, "## Facts\n", "## Facts\n\nNo fact.\n\n- Write to jane.doe@harbour-mail.com at once.\n")
    assert absorbed(place, ok=False)["absorbed"] == 1
    assert "Write to [REDACTED:EMAIL#1] at once." in facts(place).values()


def test_under_two_votes_a_line_written_by_hand_waits(tmp_path: Path) -> None:
    place = workspace(tmp_path / "harbour", "--preset", "regulated")
    edit(place, "\n<!-- memkit:projection", "\n## Facts\n\n- Buoys are lit.\n\n<!-- memkit:projection")
    absorbed(place)
    assert facts(place) == {}
    queue = json.loads(place.memkit("list", "queue", "--json").stdout)["data"]
    assert "Buoys are lit." in json.dumps(queue)


def test_another_page_is_compared_with_what_it_was(place: Place) -> None:
    path = place.root / "memory" / "glossary.md"
    path.write_text(path.read_text().replace("#", "# A", 1))
    place.memkit("define", "berth", "Where a boat lies.", "--no-render")
    done = place.memkit("absorb", "memory/glossary.md", ok=False)
    assert done.returncode == 4
    assert done.stderr.count("an edit that is no fact of its own") == 1


def test_a_changed_row_of_the_glossary_is_told_how_to_be_recorded(place: Place) -> None:
    path = "memory/glossary.md"
    place.memkit("define", "Quay", "Where boats land.")
    place.write(path, (place.root / path).read_text().replace("boats land", "ferries land"))
    said = place.memkit("absorb", path, ok=False)
    call = 'memkit define Quay "Where ferries land." --redefine "edited by hand"'
    assert f"hint: {call}  # records it" in said.stderr + said.stdout
    place.memkit("define", "Quay", "Where ferries land.", "--redefine", "edited by hand")
    place.memkit("replay", "--discard-edits")
    assert place.memkit("check").returncode == 0
    assert "Where ferries land." in (place.root / path).read_text()
