"""A hint means what was typed: the value of an option that memkit lacks becomes neither text nor another option's value."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from memkit.cli.frame import Verb
from memkit.cli.frame.parse_words import WordsError, parse
from memkit.cli.frame.translate import in_our_words, with_hint
from memkit.cli.frame.verb_aliases import NEAR_OPTIONS, OPTIONS
from memkit.cli.verbs import TABLE, declared_verbs, load
from tests.working_memory.house import House

NUMBERED = (
    "--limit",
    "--max-items",
    "--days",
    "--k",
    "--n",
    "--depth",
    "--severity",
    "--min-score",
    "--page",
    "-k",
)


VERBS = {verb.name: verb for name in TABLE for verb in declared_verbs(load(name))}


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = House(tmp_path / "repo")
    made.do("init", "--preset", "solo")
    made.do("remember", "The pool has 9 slots.", "--id", "pool-slots")
    return made


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("recall --days 3 pool", "memkit recall --since {day} pool"),
        ("recall pool --max-age=3", "memkit recall pool --since {day}"),
        ("recall --fast pool", "memkit recall pool"),
        ("recall --threshold 0.5 pool", "memkit recall pool"),
        ("recall --user bob pool", "memkit recall --by bob pool"),
        ("recall --lim 3 pool", "memkit recall --limit 3 pool"),
        ("withdraw pool-slots", "memkit reject pool-slots"),
        ("sync", "memkit status"),
        ('propose "A is b." --kind policy', 'memkit propose "A is b." --kind convention'),
        ('propose "A is b." --kind banana', 'memkit propose "A is b." --kind fact'),
    ],
)
def test_a_hint_says_the_same_in_our_words(house: House, typed: str, hint: str) -> None:
    said = house.run(*shlex.split(typed))
    told = next(line for line in said.err.splitlines() if line.startswith("hint: ")).removeprefix("hint: ")
    day = told.partition("--since ")[2][:10]
    assert (said.code, told) == (2, hint.format(day=day))


@pytest.mark.parametrize(
    ("typed", "ours"),
    [
        ("context --task pool --limit 1", "context pool --limit 1"),
        ("context --max-items 1 pool", "context pool --limit 1"),
        ("context -k 1 pool", "context pool --limit 1"),
        ("recall --query pool --k 3", "recall pool --limit 3"),
        ("recall --query pool --top-k 3", "recall pool --limit 3"),
    ],
)
def test_a_number_of_hits_or_facts_is_the_limit(house: House, typed: str, ours: str) -> None:
    assert house.do(*typed.split()).out == house.do(*ours.split()).out


def test_a_pitfall_is_a_finding_as_a_gotcha_is(house: House) -> None:
    for kind in ("pitfall", "gotcha"):
        assert "· finding ·" in house.do("propose", f"The {kind} is deep.", "--kind", kind).out


@pytest.mark.parametrize("option", NUMBERED)
@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS.keys())
def test_a_number_goes_to_no_option_of_another_meaning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: Verb, option: str
) -> None:
    monkeypatch.chdir(tmp_path)
    start = verb.name.split()
    words = in_our_words(verb, [option, "37", "pool"])
    try:
        parse(verb, words)
        return
    except WordsError as error:
        told = shlex.split(with_hint(error, [*start, *words], verb).hint)
    if "37" in told:
        assert told[told.index("37") - 1] in (option, *OPTIONS.get(option, ()), *NEAR_OPTIONS.get(option, ()))
