"""The quick parser and the generated typer app are two readings of one declaration: they must not differ."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.cli.frame import FLAG, Arg, Opt, Verb
from memkit.cli.frame.parse_words import Values, WordsError, parse, split_front
from memkit.cli.frame.typer_app import build
from memkit.cli.help.reference import all_verbs
from memkit.cli.verbs import family_of, verb_named
from tests.cli import samples

Parsed = tuple[str, Values, Values] | str


def by_typer(verbs: tuple[Verb, ...], words: list[str]) -> Parsed:
    try:
        found = _app(verbs).main(words, prog_name="memkit", standalone_mode=False)
    except Exception as error:
        assert getattr(error, "exit_code", None) == 2, error
        return "refused"
    return found if isinstance(found, tuple) else "printed"


@cache
def _app(verbs: tuple[Verb, ...]) -> Any:
    return typer.main.get_command(build(verbs, lambda verb, kwargs, given: (verb.name, kwargs, given)))


def by_memkit(verbs: tuple[Verb, ...], words: list[str]) -> Parsed:
    try:
        front, rest = split_front(words)
        if front.get("help") or front.get("version"):
            return "printed"
        name, after = (rest[0], rest[1:]) if rest else ("", [])
        verb, between, after = choose(name, verbs, after)
        kwargs, behind = parse(verb, after)
    except WordsError:
        return "refused"
    if behind.get("help") or behind.get("version"):
        return "printed"
    return verb.name, kwargs, {**front, **between, **behind}


def choose(name: str, verbs: tuple[Verb, ...], after: list[str]) -> tuple[Verb, Values, list[str]]:
    family, plain = family_of(name, verbs), verb_named(name, verbs)
    if family:
        between, left = split_front(after) if plain is None else ({}, after)
        if left and left[0] in family:
            return family[left[0]], between, left[1:]
    if plain is None:
        raise WordsError("unknown-verb", name)
    return plain, {}, after


CORPUS = [
    "say x",
    "say",
    "say x y",
    "say x loud",
    "say x loud z",
    "say -n 3 x",
    "say -n3 x",
    "say -n=3 x",
    "say --times=3 x",
    "say --times 3.0 x",
    "say --times 1_0 x",
    "say --times= x",
    "say --times",
    "say -eu x",
    "say -eun 3 x",
    "say -euz x",
    "say -un x",
    "say x --echo=1",
    "say x --ech",
    "say x --to a --to b --from c",
    "say x --mood glad",
    "say x --mood Glad",
    "say -- -x",
    "say x -- loud",
    "say - soft",
    "say -5",
    "say x --from -5",
    "say x --from --json",
    "say x --json -q -C d --dry-run --yes --actor a --session s --no-color",
    "--json -q -C d say x",
    "--json say x --json",
    "-C a say x -C b",
    "-qC d say x",
    "--jsn say x",
    "-- say x",
    "say x --version",
    "say --version",
    "--version say",
    "say --help",
    "say -h x y z",
    "say --times three -h",
    "--help",
    "count a b --unit u",
    "count a b",
    "count --unit u",
    "count a --unit u --skip long --skip=short",
    "count a --unit u --skip wide",
    "count a --unit u -C 2",
    "count a --unit u -C two",
    "count a --unit u --directory d",
    "count --unit u -- -a --b",
    "box put a b c",
    "box put a",
    "box put",
    "box look --deep",
    "box look -dq",
    "box",
    "box --open",
    "box --json",
    "bag shake",
    "bag --json shake",
    "bag -q drop --json",
    "bag",
    "bag fold",
    "nothing",
]


@pytest.mark.parametrize("line", CORPUS)
def test_both_parsers_give_the_same_or_both_refuse(line: str) -> None:
    words = line.split()
    assert by_memkit(samples.VERBS, words) == by_typer(samples.VERBS, words)


@cache
def words_for(verb: Verb) -> st.SearchStrategy[list[str]]:
    """Words that nearly fit a verb: its own options and choices, with strays, cut off anywhere."""
    names = [name for opt in verb.opts for name in opt.names]
    items: list[Arg | Opt] = [*verb.args, *verb.opts]
    choices = [choice for item in items for choice in item.choices]
    plain = st.sampled_from(["a", "some words", "-", "", "7", "-7", "--", "ü→", *choices])
    option = st.sampled_from([*names, "--json", "-q", "--stray", "-Z"])
    joined = st.builds(lambda name, value: [f"{name}={value}"], option, plain)
    pieces = st.one_of(plain.map(lambda word: [word]), joined, *(map(fitting, verb.opts)))
    return st.lists(pieces, max_size=6).map(lambda found: [word for piece in found for word in piece])


def fitting(opt: Opt) -> st.SearchStrategy[list[str]]:
    name = st.sampled_from(opt.names)
    if opt.kind == FLAG:
        return name.map(lambda word: [word])
    value = st.sampled_from(opt.choices or ("x", "12"))
    return st.builds(lambda word, text: [word, text], name, value)


EVERY_VERB = {verb.name: verb for verb in [*samples.VERBS, *(verb for _, verb in all_verbs())]}


@pytest.mark.parametrize("name", EVERY_VERB)
@settings(max_examples=25)
@given(data=st.data())
def test_both_parsers_agree_on_any_words_for_every_verb(name: str, data: st.DataObject) -> None:
    verb = EVERY_VERB[name]
    words = [*name.split(), *data.draw(words_for(verb))]
    verbs = (verb,)
    assert by_memkit(verbs, words) == by_typer(verbs, words)


@pytest.mark.parametrize("name", EVERY_VERB)
def test_a_declaration_is_one_that_both_parsers_can_read(name: str) -> None:
    verb = EVERY_VERB[name]
    items: list[Arg | Opt] = [*verb.args, *verb.opts]
    assert len({item.dest for item in items}) == len(items)
    names = [word for opt in verb.opts for word in opt.names]
    assert len(set(names)) == len(names)
    # behind an argument that takes many there is room for one more, no further
    many = [at for at, arg in enumerate(verb.args) if arg.many]
    assert len(many) <= 1 and all(at >= len(verb.args) - 2 for at in many)
    assert not (verb.args and family_of(name, tuple(EVERY_VERB.values())))
