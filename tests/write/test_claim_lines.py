"""A line of a batch as a claim: kind, words, evidence, and the questions that it answers."""

from __future__ import annotations

import pytest

from memkit.write.claim_lines import intent_of
from memkit.write.intent import Intent

CLAIM = "close is idempotent."


def parsed(line: str) -> Intent:
    """The intent of a line in a project with one file whose name has no ending."""
    return intent_of(line, lambda path: path == "Makefile")


@pytest.mark.parametrize(
    ("line", "evidence", "asks"),
    [
        (f"- {CLAIM} (src/a.ts#close)", ("src/a.ts#close",), ()),
        (f"{CLAIM} (src/a.ts#close) is it safe twice?", ("src/a.ts#close",), ("is it safe twice?",)),
        (f"{CLAIM} (src/a.ts). ? is it safe twice?", ("src/a.ts",), ("is it safe twice?",)),
        (f"{CLAIM} (src/a.ts) asks: is it safe? twice?", ("src/a.ts",), ("is it safe?", "twice?")),
        (f"{CLAIM} (a.ts) May I, e.g. twice?", ("a.ts",), ("May I, e.g. twice?",)),
        (f"{CLAIM} (a.ts, b.ts:4) — why a?b?", ("a.ts", "b.ts:4"), ("why a?b?",)),
    ],
)
def test_a_question_behind_the_evidence_is_one_that_the_claim_answers(
    line: str, evidence: tuple[str, ...], asks: tuple[str, ...]
) -> None:
    told = parsed(line)
    assert (told.text, told.evidence, told.asks) == (CLAIM, evidence, asks)


@pytest.mark.parametrize(
    "aside", ["It is set (see construct_config).", "A fix (#12) came late (#13).", "It logs (twice) [sic]"]
)
def test_a_bracket_of_the_claim_hides_no_evidence_behind_it(aside: str) -> None:
    told = parsed(f"{aside} (src/main.rs#construct_config) why so silent?")
    assert (told.text, told.evidence, told.asks) == (
        aside,
        ("src/main.rs#construct_config",),
        ("why so silent?",),
    )


@pytest.mark.parametrize(
    ("behind", "evidence"),
    [
        ("(`src/a.ts#close`)", "src/a.ts#close"),
        ("(see src/a.ts#close).", "src/a.ts#close"),
        ("(in a.ts)", "a.ts"),
        ("(evidence: src/a.ts:4-9)", "src/a.ts:4-9"),
        ("(src/a.ts, lines 4-9)", "src/a.ts:4-9"),
        ("(`src/a.ts` line 4)", "src/a.ts:4"),
        ("[src/a.ts#close]", "src/a.ts#close"),
        ("— `src/a.ts#close`", "src/a.ts#close"),
        ("– see src/a.ts:4", "src/a.ts:4"),
        ("Evidence: src/a.ts#close", "src/a.ts#close"),
        ("(Makefile)", "Makefile"),
        ("(see Makefile:7)", "Makefile:7"),
    ],
)
def test_evidence_is_read_as_people_write_it(behind: str, evidence: str) -> None:
    told = parsed(f"{CLAIM} {behind}")
    assert (told.text, told.evidence) == (CLAIM, (evidence,))


@pytest.mark.parametrize(
    "line",
    [
        "Is close (twice) safe?",
        "close (the verb) is idempotent. Why?",
        "close (src/a.ts) is idempotent. It closes once.",
        "close (src/a.ts) is idempotent. Why?",
        "Tickets cost 4 — and/or more",
        "The log goes to — stdout",
        "The order is [first, last]",
        "Times are kept (in seconds)",
        "Logs are kept in: var/log/app.log",
        "Jobs run in order (Rakefile)",
        "Jobs run in order [Makefile]",
    ],
)
def test_words_behind_brackets_that_cite_nothing_or_ask_nothing_are_part_of_the_claim(line: str) -> None:
    told = parsed(line)
    assert (told.text, told.evidence, told.asks) == (line, (), ())


@pytest.mark.parametrize(
    "before",
    [
        "bug:",
        "**bug:**",
        "**bug**:",
        "__bug:__",
        "__Bug__:",
        "*bug*:",
        "*bug:*",
        "_bug_:",
        "`bug`:",
        "[bug]",
        "[bug]:",
    ],
)
@pytest.mark.parametrize("marker", ["", "- ", "1. "])
def test_the_kind_is_read_as_people_set_it_off(before: str, marker: str) -> None:
    found = parsed(f"{marker}{before} {CLAIM} (src/a.ts#close)")
    assert (found.kind, found.text, found.evidence) == ("bug", CLAIM, ("src/a.ts#close",))


@pytest.mark.parametrize(
    "line", ["**Note:** it is closed.", "[x] is a box.", "*bug: it is open.", "**bug** is a word."]
)
def test_other_words_that_are_set_off_are_part_of_the_claim(line: str) -> None:
    found = parsed(line)
    assert (found.kind, found.text) == ("fact", line)
