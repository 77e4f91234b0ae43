"""A line of a batch as a claim: kind, words, evidence, and the questions that it answers."""

from __future__ import annotations

import json

import pytest

from memkit.errors import UsageError
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


@pytest.mark.parametrize(
    "line",
    [
        f"{CLAIM} (src/a.ts#close) is it safe? when: closing twice",
        f"{CLAIM} (src/a.ts#close) when: closing twice. is it safe?",
        f"{CLAIM} when: closing twice (src/a.ts#close) is it safe?",
        f"{CLAIM} is it safe? (src/a.ts#close) when: closing twice.",
        f"{CLAIM} is it safe? when: closing twice. (src/a.ts#close)",
        f"{CLAIM} when: closing twice. is it safe? (src/a.ts#close)",
    ],
)
def test_evidence_question_and_when_stand_in_any_order(line: str) -> None:
    told = parsed(line)
    assert (told.text, told.evidence, told.asks) == (CLAIM, ("src/a.ts#close",), ("is it safe?",))
    assert told.fields == {"applies_when": "closing twice"}


def test_a_when_needs_no_evidence_beside_it() -> None:
    told = parsed("rule: Deploys need two people. when: deploying")
    assert (told.kind, told.text, told.fields) == (
        "rule",
        "Deploys need two people.",
        {"applies_when": "deploying"},
    )
    assert parsed("The log says when: the clock is UTC.").fields == {}


@pytest.mark.parametrize(
    ("line", "term", "meaning"),
    [
        ("dead letter: an event that is lost.", "dead letter", "an event that is lost."),
        ("**dead letter**: an event: lost.", "dead letter", "an event: lost."),
        ("A dead letter is an event that is lost. (src/a.ts)", "dead letter", "an event that is lost."),
        ('"Ack" means that it came.', "Ack", "that it came."),
        ("hook — a URL to call", "hook", "a URL to call"),
    ],
)
def test_a_line_that_defines_is_split_into_term_and_meaning(line: str, term: str, meaning: str) -> None:
    for told in (
        parsed(f"term: {line}"),
        parsed(json.dumps({"text": line.removesuffix(" (src/a.ts)"), "kind": "term"})),
    ):
        assert (told.kind, told.fields["term"], told.text) == ("term", term, meaning)


@pytest.mark.parametrize(
    "line", ["everything", "An event that could not be delivered.", "Events we never could send out: lost."]
)
def test_a_line_that_defines_no_word_is_refused_with_the_form(line: str) -> None:
    with pytest.raises(UsageError) as refused:
        parsed(f"term: {line}")
    assert (refused.value.code, refused.value.hint) == (
        "no-term",
        '"term: dead letter: an event that was not delivered."',
    )
