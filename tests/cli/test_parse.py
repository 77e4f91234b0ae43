from __future__ import annotations

import pytest

from memkit.cli.frame import Arg, Opt, Verb, dest_of
from memkit.cli.frame.parse_words import WordsError, parse, split_front
from tests.cli.samples import BOX_PUT, COUNT, SAY

EMPTY = {
    "text": None,
    "tone": None,
    "times": 1,
    "to": (),
    "from_": None,
    "mood": None,
    "echo": False,
    "upper": False,
}


def said(*words: str) -> dict[str, object]:
    return parse(SAY, list(words))[0]


def refused(verb: Verb, *words: str) -> tuple[str, str]:
    with pytest.raises(WordsError) as caught:
        parse(verb, list(words))
    return caught.value.code, caught.value.message


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["x"], {"text": "x"}),
        (["x", "--times", "3"], {"text": "x", "times": 3}),
        (["--times=3", "x"], {"text": "x", "times": 3}),
        (["x", "-n", "3"], {"text": "x", "times": 3}),
        (["x", "-n3"], {"text": "x", "times": 3}),
        (["x", "-eun3"], {"text": "x", "times": 3, "echo": True, "upper": True}),
        (["x", "-n", "3"], {"text": "x", "times": 3}),
        (["x", "--to", "a", "--to=b"], {"text": "x", "to": ("a", "b")}),
        (["x", "--from", "--json"], {"text": "x", "from_": "--json"}),
        (["x", "--from="], {"text": "x", "from_": ""}),
        (["--", "-x"], {"text": "-x"}),
        (["-"], {"text": "-"}),
        ([""], {"text": ""}),
        (["x", "soft", "--mood", "glad"], {"text": "x", "tone": "soft", "mood": "glad"}),
        (["x", "--mood", "glad", "--mood", "calm"], {"text": "x", "mood": "calm"}),
    ],
)
def test_words_become_keywords(words: list[str], given: dict[str, object]) -> None:
    assert said(*words) == {**EMPTY, **given}


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        ([], "missing-argument", "TEXT is missing: the sentence to say"),
        (["x", "soft", "y"], "extra-argument", 'one word too many: "y"'),
        (["x", "--tims", "3"], "unknown-option", "no option --tims"),
        (["x", "-z"], "unknown-option", "no option -z"),
        (["x", "-ez"], "unknown-option", "no option -ez"),
        (["x", "-5"], "unknown-option", "no option -5"),
        (["x", "--times"], "option-value", "--times needs a value: --times N"),
        (["x", "-n"], "option-value", "-n needs a value: -n N"),
        (["x", "--echo=yes"], "option-value", "--echo takes no value"),
        (["x", "-n=3"], "bad-number", '--times is a whole number, not "=3"'),
        (["x", "--times", "three"], "bad-number", '--times is a whole number, not "three"'),
        (["x", "-n", "-3"], "bad-number", '--times is a number from 0 on, not "-3"'),
        (["x", "shrill"], "bad-choice", 'TONE is one of loud, soft, not "shrill"'),
        (["x", "--mood", "bad"], "bad-choice", '--mood is one of calm, glad, stern, not "bad"'),
    ],
)
def test_words_that_do_not_fit_are_refused_with_a_code(words: list[str], code: str, message: str) -> None:
    assert refused(SAY, *words) == (code, message)


def test_a_required_option_must_be_there() -> None:
    assert refused(COUNT, "a") == ("missing-option", "--unit UNIT is missing: what a word is")


def test_a_verb_takes_over_the_name_of_a_global_option() -> None:
    kwargs, behind = parse(COUNT, ["a", "--unit", "u", "-C", "2", "--directory", "d"])
    assert (kwargs, behind) == (
        {"words": ("a",), "context": 2, "unit": "u", "skip": ()},
        {"directory": "d"},
    )


def test_a_verb_that_takes_over_a_keyword_takes_all_its_names() -> None:
    verb = Verb("hush", "be quiet", opts=(Opt("--quiet", "for how long", short="-k"),))
    assert parse(verb, ["-k", "x"]) == ({"quiet": "x"}, {})
    assert refused(verb, "-q") == ("unknown-option", "no option -q")


def test_many_words_leave_the_last_one_to_the_argument_behind() -> None:
    assert parse(BOX_PUT, ["a", "b", "c"])[0] == {"things": ("a", "b"), "where": "c"}


def test_global_options_stand_before_or_after_the_verb() -> None:
    assert split_front(["--json", "-qC", "d", "say", "--json"]) == (
        {"json": True, "quiet": True, "directory": "d"},
        ["say", "--json"],
    )
    assert parse(SAY, ["x", "--dry-run", "--yes", "--actor", "user:a", "--session=s", "--no-color"])[1] == {
        "dry_run": True,
        "yes": True,
        "actor": "user:a",
        "session": "s",
        "no_color": True,
    }


def test_help_is_answered_before_anything_is_missing_or_wrong() -> None:
    assert parse(SAY, ["--times", "three", "-h"]) == (EMPTY, {"help": True})


def test_a_word_of_python_gets_a_tail_as_keyword() -> None:
    import keyword

    assert [dest_of(word.lower()) for word in keyword.kwlist if word.islower()] == [
        f"{word}_" for word in keyword.kwlist if word.islower()
    ]
    assert [dest_of(name) for name in ("--from", "--dry-run", "ids")] == ["from_", "dry_run", "ids"]


def test_metavars_come_from_the_name_or_the_choices() -> None:
    shown = [Opt("--dry-days").metavar, Opt("--mood", choices=("a", "b")).metavar, Arg("query").metavar]
    assert shown == ["DRY_DAYS", "a|b", "QUERY"]
