"""How a search that finds nothing, or is given words like options, speaks: whole answers, word for word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.recall.places import Place, created, write_ledger

HINT = "hint: memkit grep {} --all  # also searches the archive and sessions\n"
FOUND = "memkit: no match in 3 facts"


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Two facts and a record everyone may see, one fact that few may; they are only read."""
    with pytest.MonkeyPatch.context() as patch:
        place = Place(tmp_path_factory.mktemp("manners") / "quay", patch)
        events = [
            *created("crane-now", "The crane lifts cargo."),
            *created("tide-now", "The tide turns twice a day."),
            *created("low-water", "Ships wait for the tide.", "finding"),
            *created("toll-now", "The toll is confidential.", classification="restricted"),
        ]
        write_ledger(place.root, [events], 1)
        yield place


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("zebra",), FOUND + "\n" + HINT.format("zebra")),
        (("toll",), FOUND + "\n" + HINT.format("toll")),
        (("-w", "car"), FOUND + "\n" + HINT.format("car")),
        (("-e", "z.bra"), FOUND + "\n" + HINT.format("WORD")),
        (("zoe@example.org",), FOUND + "\n" + HINT.format("WORD")),
        (("--", "--zebra"), FOUND + "\n" + HINT.format("WORD")),
        (("zebra", "--archive"), f"{FOUND}, nor in the archive\n" + HINT.format("zebra")),
        (("zebra", "--all"), f"{FOUND}, nor in the archive, nor in the sessions\n"),
    ],
)
def test_a_grep_in_vain_tells_a_person_how_much_was_looked_at(
    quay: Place, words: tuple[str, ...], said: str
) -> None:
    found = quay.run("grep", *words)
    assert (found.code, found.out, found.err) == (1, "", said)


@pytest.mark.parametrize("option", ["-q", "-c", "-l", "--stream"])
def test_a_grep_in_vain_is_silent_where_a_program_asks(quay: Place, option: str) -> None:
    found = quay.run("grep", "zebra", option)
    assert (found.code, found.out, found.err) == (1, "", "")


def test_a_grep_in_vain_says_as_much_in_json_as_before(quay: Place) -> None:
    found = quay.run("grep", "zebra", "--json")
    searched = {"facts": 3, "records": 1, "archive": False, "sessions": False}
    assert (found.code, found.err, found.data) == (1, "", {"hits": [], "lines": [], "searched": searched})


def test_a_grep_that_finds_says_nothing_beside_it(quay: Place) -> None:
    found = quay.do("grep", "crane")
    assert (found.out.count("\n"), found.err) == (1, "")


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (["recall", "--no-cache"], "no option --no-cache [unknown-option]", "recall -- --no-cache"),
        (["recall", "why", "--no-cache", "-n", "3"], "no option --no-cache [unknown-option]", "recall why -n 3"),
        (["recall", "--no-cache", "--", "why"], "no option --no-cache [unknown-option]", "recall -- why"),
        (["recall", "--depth=2"], "no option --depth [unknown-option]", "recall -- --depth=2"),
        (["grep", "--no-cache"], "no option --no-cache [unknown-option]", "grep -- --no-cache"),
        (["grep", "--dry-run"], "no pattern to search for [missing-argument]", "grep -- --dry-run"),
        (["grep", "--archve", "tide"], "no option --archve [unknown-option]", "grep --archive tide"),
        (["grep", "--nocase", "tide"], "no option --nocase [unknown-option]", "grep --ignore-case tide"),
        (["note", "--force is gone"], "no option --force is gone [unknown-option]", 'note -- "--force is gone"'),
    ],
)  # fmt: skip
def test_a_word_like_an_option_is_answered_with_the_call_that_takes_it_as_text(
    quay: Place, words: list[str], message: str, hint: str
) -> None:
    found = quay.run(*words)
    told = found.err.replace(f"-C {quay.root} ", "")
    assert (found.code, found.out, told) == (2, "", f"memkit: error: {message}\nhint: memkit {hint}\n")
