"""Plans for small repositories: who wins, what is new, and what the grammar must hold."""

from __future__ import annotations

from memkit.documents.tools.pages import changed_forms
from memkit.documents.tools.plan import Plan, plan, settings
from memkit.model import WARNING, Problem
from memkit.model.events import Adopted, Revised
from memkit.model.state import State
from tests.documents.tools.moving import moved, pages, planned, read_back, replay, session


def adopted(taken: Plan) -> dict[str, Adopted]:
    return {event.id: event for event in taken.events if isinstance(event, Adopted)}


def test_an_empty_folder_gives_an_empty_plan() -> None:
    taken = plan({}, State())
    assert taken.is_empty
    assert taken.problems == ()


def test_a_memory_at_the_root_has_its_layout_there() -> None:
    files = {"continuity.md": b"- One <!-- id: a-b -->\n"}
    taken = plan(files, State(), base=".")
    assert settings(files, ".")[1]["layout"] == {
        "sessions": "sessions",
        "continuity": "continuity.md",
        "memory": ".",
    }
    assert list(adopted(taken)) == ["a-b"]


def test_a_fact_above_all_headings_stands_among_the_facts() -> None:
    event = adopted(planned(pages(continuity="- One <!-- id: a-b -->\n")))["a-b"]
    assert event.fields == (
        ("section", "facts"),
        ("kind", "fact"),
        ("src", "doc"),
        ("order", "1"),
        ("was", "id: a-b"),
    )


def test_of_two_live_places_the_first_has_the_id_and_the_second_is_prose() -> None:
    taken = planned(pages(continuity="## Notes\n\n- One <!-- id: a-b -->\n- Two <!-- id: a-b -->\n"))
    assert adopted(taken)["a-b"].text == "One"
    assert next(iter(dict(taken.records).values())) == "- Two <!-- id: a-b -->"
    assert taken.problems == (
        Problem(
            "duplicate-id",
            "memory/continuity.md",
            4,
            "a-b stands twice; the first one counts, this one stays as prose",
            "see memory/continuity.md:3",
            WARNING,
        ),
    )


def test_of_two_archived_blocks_the_last_has_the_id() -> None:
    taken = planned(pages(archive="- First <!-- id: a-b -->\n- Last <!-- id: a-b -->\n"))
    assert adopted(taken)["a-b"].text == "Last"
    assert taken.problems == ()


def test_a_live_fact_that_ended_without_a_successor_leaves() -> None:
    page = pages(continuity="## Key Decisions\n- Old <!-- id: a-b | tier: superseded -->\n")
    state, problems = replay(moved({**page, **session("2025-04-21")}))
    fact = state.facts["a-b"]
    assert (fact.archived, fact.get("quarter"), problems) == ("superseded", "2025-Q2", [])


def test_an_id_memkit_cannot_read_gets_the_nearest_one() -> None:
    taken = planned(pages(continuity="- One <!-- id: ADR/1 -->\n- Two <!-- id: Pump -->\n"))
    assert list(adopted(taken)) == ["adr-1", "pump-871a"]
    assert [problem.message for problem in taken.problems] == [
        "the id 'ADR/1' is none memkit can read; it is adr-1 from now on",
        "the id 'Pump' is none memkit can read; it is pump-871a from now on",
    ]
    assert planned(moved(pages(continuity="- One <!-- id: ADR/1 -->\n"))).problems == ()


def test_an_id_of_one_word_is_kept_with_its_uses() -> None:
    files = {
        **pages(continuity="- Two <!-- id: pump | created: 2025-01-06 | uses: 1 -->\n"),
        **session("2025-01-06", "- Created: pump (tier: working)"),
        **session("2025-01-07", "- Referenced: pump, nothing-else"),
    }
    taken = planned(files)
    assert (list(adopted(taken)), taken.problems) == (["pump"], ())
    state, problems = replay(moved(files))
    fact = state.facts["pump"]
    assert (fact.uses, fact.last_used, fact.origin, problems) == (2, "2025-01-07", "2025-01-06", [])


def test_a_sentence_that_a_branch_alone_changed_is_revised_and_one_that_both_changed_is_listed() -> None:
    page = "- One holds. <!-- id: a-b -->\n- Two holds. <!-- id: c-d -->\n- Three holds. <!-- id: e-f -->\n"
    state = replay(moved(pages(continuity=page)))[0]
    fork = pages(
        continuity=page.replace("Two holds", "Two held once").replace("Three holds", "Three held once")
    )
    branch = (
        page.replace("One holds", "One holds now")
        .replace("Two holds", "Two held once")
        .replace("Three holds", "Three may hold")
    )
    taken = plan(pages(continuity=branch), state, fork=fork)
    assert [(event.id, event.text) for event in taken.events if isinstance(event, Revised)] == [
        ("a-b", "One holds now.")
    ]
    assert [problem.message for problem in taken.problems] == [
        "e-f is worded otherwise on that side: Three may hold."
    ]
    assert taken.summary.line().endswith("new words of 1")


def test_a_page_in_utf16_with_windows_line_ends_loses_no_word() -> None:
    text = "# Häfen\r\n\r\nÜber die Häfen.\r\n\r\n- Ein Kai\r\n  <!-- id: one-quay -->\r\n"
    plain = planned(pages(continuity=text.replace("\r\n", "\n")))
    for form in ("utf-16", "utf-8-sig", "utf-8"):
        found = planned({"memory/continuity.md": text.encode(form)})
        assert (found.events, found.records[:-1], found.problems) == (plain.events, plain.records[:-1], ())
    assert changed_forms({"memory/continuity.md": text.encode("utf-16")}, "memory") == {
        "UTF-16 becomes UTF-8": ["memory/continuity.md"],
        "line ends change once, from CRLF to LF": ["memory/continuity.md"],
    }


def test_old_words_become_ids_that_are_never_taken() -> None:
    text = "## Sessions\n\none\n\n## Sessions\n\ntwo\n\n## Sessions\n\ntwo\n\n## ภาษา\n\nthree\n"
    taken = planned(pages(continuity=text))
    assert list(adopted(taken)) == [
        "legacy-sessions-7036",
        "legacy-sessions-d73e",
        "legacy-sessions-2",
        "legacy-block",
    ]


def test_prose_that_would_spill_over_is_fenced_and_nothing_after_it_is_lost() -> None:
    text = (
        "## One\n\n<!-- never closed\n\n## Two\n\n```\n## Memory References\n```\n\n## Three\n\n~~~\nopen\n"
    )
    taken = planned(pages(continuity=text))
    read, problems = read_back(taken)
    assert problems == []
    assert read.records == taken.records
    assert dict(taken.records)["legacy-one"] == "~~~~text\n<!-- never closed\n~~~~"
    assert dict(taken.records)["legacy-two"] == "```\n ## Memory References\n```"
    assert dict(taken.records)["legacy-three"] == "~~~~text\n~~~\nopen\n~~~~"


def test_washed_words_are_all_that_goes_along() -> None:
    page = pages(continuity="## About Ina Holm\n\nIna Holm said so.\n")
    taken = plan(page, State(), clean=lambda text: text.replace("Ina Holm", "[PERSON]"))
    assert list(adopted(taken)) == ["legacy-about-person"]
    assert dict(taken.records)["legacy-about-person"] == "[PERSON] said so."


def test_candidates_of_an_old_session_do_not_stand_in_the_way() -> None:
    files = {
        **pages(continuity="## Notes\n- The pump leaks <!-- id: pump-leaks -->\n"),
        **session("2025-01-06", "- Created: pump-leaks — it leaks"),
    }
    assert replay(files)[0].facts["pump-leaks"].status == "pending"
    state, problems = replay(moved(files))
    assert (state.facts["pump-leaks"].status, state.facts["pump-leaks"].uses, problems) == ("promoted", 1, [])


def test_a_second_adoption_adds_only_what_is_new() -> None:
    files = moved({**pages(vision="# V\n\nold words\n"), **session("2025-01-06", "- Created: a-b")})
    later = {
        **files,
        **pages(
            vision="# V\n\nold words\n\n## More\n\nnew words\n", threads="- [ ] Ask <!-- id: ask-ina -->\n"
        ),
        **session("2025-01-13", "- Referenced: ask-ina"),
        **session("2025-06-02", "- Referenced: ask-ina"),
    }
    taken = planned(later)
    assert list(adopted(taken)) == ["legacy-more", "ask-ina"]
    # what was merged from before counts as old, what was written after speaks for itself
    assert [line[:10] for line in dict(taken.records)["legacy-sessions"].split("\n")] == ["2025-01-13"]
    state, problems = replay(moved(later, "2025-06-01"))
    assert (state.facts["ask-ina"].uses, problems) == (2, [])


def test_what_the_ledger_set_since_is_not_set_back() -> None:
    page = pages(continuity="## Project State\n\n- **status:** old\n- **last_review:** 2025-01-06\n")
    files = moved({**page, **session("2025-01-06")})
    newer = {**files, "memory/continuity.md": page["memory/continuity.md"] + b"\nA new line.\n"}
    assert [event.verb for event in planned(newer).events] == ["Adopted"]
    assert planned(files).is_empty


def test_files_to_be_replaced_are_listed_only_where_a_projection_will_stand() -> None:
    files = {
        **pages(continuity="words\n", vision="words\n", archive="words\n", threads="words\n"),
        "memory/archive/attic.md": b"words\n",
        "memory/notes.md": b"words\n",
    }
    listed = dict(planned(files).records)["legacy-files"].split("\n")
    assert [line.partition(" ")[0] for line in listed] == [
        "memory/continuity.md",
        "memory/archive/2025-Q1.md",
    ]


def test_an_adopt_session_is_no_use_of_what_it_takes_over() -> None:
    text = "# Demo\n\n## Project State\n\n- **project:** demo\n\n## Facts\n\n- One. <!-- id: one-fact -->\n"
    files = moved(pages(continuity=text))
    written = files[max(path for path in files if "/sessions/" in path)].decode()
    sections = {part.partition("\n")[0]: part for part in written.split("\n## ")}
    assert "project" in sections["Memory References"]
    assert "one-fact" not in sections["Memory References"]
    assert "- Adopted: one-fact" in sections["Adopted Memory"]
    assert replay(files)[0].facts["one-fact"].text == "One."
