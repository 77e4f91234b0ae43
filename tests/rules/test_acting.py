"""A name of the code, or a word that stands for one, with the verb of one thing behind it acts."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.acting import name_acts
from memkit.rules.norms.leaning import features_of
from memkit.rules.norms.sentences import BY_CODE, Backing, statements_of


@pytest.mark.parametrize(
    ("tongue", "text", "acts"),
    [
        ("es", "`tool audit` compara las tablas con el esquema.", True),
        ("de", "labrun nutzt sqlx.", True),
        ("fr", "Outline étend la classe de base.", True),
        ("de", "Niemand nutzt sqlx im Labor.", False),
        ("de", "Das Team nutzt sqlx im Labor.", False),
        ("de", "`main` wird vor Pushes geschützt.", False),
        ("de", "labrun endet.", False),
        ("de", "Rückerstattungen löst der Support aus.", False),
        # a compound is as likely as a verb
        ("en", "Config values come from the environment.", False),
        ("de", "Tests laufen vor dem Merge.", False),
    ],
)
def test_a_name_with_the_verb_of_one_thing_acts(tongue: str, text: str, acts: bool) -> None:
    assert name_acts(statements_of(text)[0][0], tongue) == acts


@pytest.mark.parametrize(
    "text",
    [
        "`PilotError` extiende `PortError`.",
        "`DomeError` erweitert `DriverError`.",
        "MIN_CONTRAST vaut 3.",
        "RATE amounts to 25.",
        "Neither api.py nor worker.ts authenticates requests.",
        "Two goroutines share the channel that feeds `LogShip`.",
        "Deux files d'attente séparent les cargos des ferries.",
    ],
)
def test_names_and_numbers_of_things_describe(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


def test_a_number_before_a_thing_is_read_like_a_figure() -> None:
    for text, number in (("Two queues wait.", "§"), ("Two reviewers wait.", "two")):
        assert f"^{number}" in features_of(statements_of(text)[0], "en")


def test_what_is_said_of_the_cited_symbol_describes() -> None:
    for text, name in (
        ("Store never commits on its own.", "Store"),
        ("Park writes to dead_letters.", "Park"),
    ):
        assert norm_of(text, backing=Backing("code", frozenset([name]))) is None
