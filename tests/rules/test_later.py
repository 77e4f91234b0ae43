"""What stands behind the first clause: a verb that its subject explains, or an order."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.sentences import BY_CODE


@pytest.mark.parametrize(
    "text",
    [
        # a verb in s has a subject, also one that no list knows
        "`Table` ignores the given width and always pads to the widest cell.",
        "`merge` keeps the left value and never zips the right one.",
        # what several things do goes on without an s
        "Cache hits bypass the limiter and never call `OnFrame`, since both live in `transport`.",
        "Child loggers share the sink of their parent and never close it.",
        # a participle that says which ones are meant
        "`log(25)` fails with KeyError, because levels must be one of the five listed in `NAMES`.",
        # a method of HTTP is a name
        "HEAD requests pass the filter, which keeps `check` from blocking the following GET.",
        # a preposition elsewhere asks to run nothing
        "CI on macOS runs `pytest -m fast`, because only Linux brings up the stores with compose.",
        "The job fails on a stale file because it diffs the output of `go generate` and then stops.",
    ],
)
def test_a_later_verb_of_the_program_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("`Table` ignores the given width and always pad to the widest cell.", "always pad to"),
        ("The width is 80, and always focus on speed.", "always focus on"),
        ("Always bypass the limiter.", "always bypass the"),
        ("Cache hits bypass the limiter and never run the tests.", "never run the"),
        ("Cache hits bypass the limiter and always push to main.", "always push to"),
        ("The limit is 5, so DELETE the tests.", "so delete the"),
    ],
)
def test_an_order_behind_such_a_clause_waits(text: str, cue: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and (found.code, found.cue) == ("imperative", cue)


@pytest.mark.parametrize(
    "text",
    [
        "The stand is rebuilt with `make stand`.",
        "The stand is rebuilt via the plain `make stand`.",
        "The stand is torn down by a call to `docker compose down`.",
        "For every release on the staging host, use `make stand`.",
        "Vor dem Merge `make lint` ausführen.",
    ],
)
def test_a_command_behind_a_word_that_asks_for_it_waits(text: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and found.code == "command"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Le tampon est petit ; les lectures attendent.", 2),
        ("Both & and ; count as separators.", 1),
    ],
)
def test_a_semicolon_between_blanks_ends_a_french_clause(text: str, clauses: int) -> None:
    from memkit.rules.norms.sentences import statements_of

    assert len(statements_of(text)[0]) == clauses
