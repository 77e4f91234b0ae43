"""Words that are tried first: each alias leads somewhere, and a call in them means what it says."""

from __future__ import annotations

import pytest

from memkit.cli.frame import FACT_KINDS, GLOBALS, SHOWN_TIERS, Verb, verb_aliases
from memkit.cli.frame.parse_words import parse
from memkit.cli.frame.translate import in_our_words
from memkit.cli.help.reference import all_verbs
from memkit.cli.verbs import TABLE, declared_verbs, load, verb_named
from memkit.model.fact import ROUTES
from memkit.rules import decay


def verb_of(*words: str) -> Verb:
    found = verb_named(" ".join(words), declared_verbs(load(words[0])))
    assert found is not None
    return found


def meant(verb: str, *words: str) -> list[str]:
    return in_our_words(verb_of(*verb.split()), list(words))


@pytest.mark.parametrize(
    ("verb", "typed", "ours"),
    [
        ("remember", ["We use pnpm.", "--type", "preference"], ["We use pnpm.", "--kind", "preference"]),
        ("remember", ["--text", "A b.", "--type=Fact"], ["--kind=fact", "A b."]),
        ("remember", ["--claim", "A b.", "--reason", "x y"], ["--why", "x y", "A b."]),
        ("remember", ["A b.", "--source", "docs/ci.md"], ["A b.", "--evidence", "docs/ci.md"]),
        ("remember", ["A b.", "--source", "user"], ["A b.", "--src", "user"]),
        ("remember", ["--stdin"], ["-"]),
        ("remember", ["- A pasted bullet", "-q"], ["-q", "--", "- A pasted bullet"]),
        ("remember", ["A b.", "--format", "json"], ["A b.", "--json"]),
        ("remember", ["A b.", "--tags", "x"], ["A b.", "--tags", "x"]),
        ("propose", ["--file", "claims.jsonl"], ["--from-file", "claims.jsonl"]),
        ("recall", ["db", "--top", "3", "--type", "decisions"], ["db", "--limit", "3", "--kind", "decision"]),
        ("recall", ["--query", "which db?", "--all"], ["--archive", "which db?"]),
        ("recall", ["db", "--tier", "working"], ["db", "--tier", "new"]),
        ("context", ["--task", "fix it", "--max-tokens", "900"], ["--budget", "900", "fix it"]),
        ("context", ["--for=fix it", "--output=markdown"], ["fix it"]),
        ("list", ["candidates"], ["queue"]),
        ("list", ["--pending", "--format=json"], ["queue", "--json"]),
        ("list", ["--status", "active", "--all"], ["--status", "promoted", "--place", "all"]),
        ("session end", ["--summary", "done"], ["--message", "done"]),
        ("supersede", ["a-b", "--with", "The new one."], ["a-b", "The new one."]),
        ("reject", ["a-b", "--because", "no"], ["a-b", "--why", "no"]),
        ("show", ["a-b"], ["a-b"]),
        ("recall", ["--", "--top"], ["--", "--top"]),
        ("propose", ["A b.", "-e", "a.py"], ["A b.", "--evidence", "a.py"]),
        ("propose", ["A b.", "--file", "a.py"], ["A b.", "--evidence", "a.py"]),
        ("propose", ["--claim", "A b.", "--file", "a.py"], ["--evidence", "a.py", "A b."]),
        ("propose", ["--file", "a.py", "--text=A b."], ["--evidence", "a.py", "A b."]),
        ("propose", ["A b.", "--file", "a.py", "--line", "4"], ["A b.", "--evidence", "a.py:4"]),
        ("propose", ["A b.", "--symbol", "wait", "-e", "a.py"], ["A b.", "--evidence", "a.py#wait"]),
        ("propose", ["A b.", "--ask", "what?"], ["A b.", "--asks", "what?"]),
        ("supersede", ["a-b", "--new", "C d."], ["a-b", "C d."]),
        ("propose", ["add", "A b."], ["A b."]),
        ("propose", ["add"], ["add"]),
        ("note", ["add", "half way"], ["half way"]),
        ("context", ["--path", "a.py"], ["a.py"]),
        ("recall", ["--file", "a.py"], ["a.py"]),
        ("recall", ["db", "--path", "a.py"], ["db", "--paths", "a.py"]),
        ("list", ["conventions"], ["--kind", "convention"]),
        ("list", ["stale"], ["--verdict", "stale"]),
        ("session end", ["done; next tests"], ["--message", "done; next tests"]),
        ("session end", ["-m", "done", "--next", "tests"], ["-m", "done; next: tests"]),
        ("session end", ["--next", "tests"], ["--message", "next: tests"]),
        ("session start", ["--intent", "mend it"], ["mend it"]),
    ],
)
def test_a_call_in_other_words_means_one_in_ours(verb: str, typed: list[str], ours: list[str]) -> None:
    assert meant(verb, *typed) == ours


@pytest.mark.parametrize(
    ("typed", "ours"),
    [
        ("search db", "recall db"),
        ("ctx mend", "context mend"),
        ("notes", "wm show"),
        ("todo mend", "remember --kind thread mend"),
        ("decisions", "list --kind decision"),
        ("fact add A", "remember --kind fact add A"),
        ("fact show a-b", "show a-b"),
        ("convention ls", "list --kind convention"),
        ("frobnicate", ""),
    ],
)
def test_another_word_for_a_verb_or_a_kind_as_the_verb_is_one_of_ours(typed: str, ours: str) -> None:
    assert verb_aliases.with_our_verb(typed.split(), 0) == ours.split()


def test_an_alias_is_no_verb_and_leads_to_one() -> None:
    names = {verb.name for _, verb in all_verbs()}
    for table in (verb_aliases.RUN, verb_aliases.SUGGESTED):
        assert not set(table) & set(TABLE)
        for words in table.values():
            head = words.split()[0]
            assert words in names or head in TABLE, words
    assert not set(verb_aliases.RUN) & set(verb_aliases.SUGGESTED)


def test_every_alias_of_a_sub_verb_is_one_of_its_family() -> None:
    names = {verb.name for _, verb in all_verbs()}
    for family, words in verb_aliases.SUB_VERBS.items():
        assert {f"{family} {sub}" for sub in words.values()} <= names
        assert not {f"{family} {sub}" for sub in words} & names


def test_every_meaning_of_an_option_is_an_option_argument_or_choice_of_some_verb() -> None:
    verbs = [verb for _, verb in all_verbs()]
    known = {name for verb in verbs for opt in (*verb.opts, *GLOBALS) for name in opt.names}
    known |= {word for verb in verbs for arg in verb.args for word in (arg.metavar, *arg.choices)} | {"-"}
    for table in (verb_aliases.OPTIONS, verb_aliases.NEAR_OPTIONS):
        for name, meanings in table.items():
            assert {word.partition("=")[0] for word in meanings} <= known, name


def test_values_that_options_take_are_those_of_the_core() -> None:
    assert tuple(ROUTES) == FACT_KINDS
    assert {decay.shown_tier(tier) for tier in decay.TIERS} == set(SHOWN_TIERS)
    assert all(decay.tier_named(decay.shown_tier(tier)) == tier for tier in decay.TIERS)
    assert set(verb_aliases.KINDS.values()) <= set(ROUTES) and not set(verb_aliases.KINDS) & {
        *TABLE,
        *verb_aliases.RUN,
    }
    assert set(verb_aliases.VALUES["kind"].values()) | set(verb_aliases.NEAR_VALUES["kind"].values()) <= set(
        ROUTES
    )


def test_what_was_typed_in_our_words_stays_as_it_is() -> None:
    words = ["The limit is 5.", "--kind", "finding", "--evidence=a.py", "--json", "-q"]
    assert meant("remember", *words) == words
    assert parse(verb_of("remember"), words)[0]["kind"] == "finding"
