"""Guards of the work that nobody in particular loosens at a moment of the work; a program's own moments describe."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.loosened import loosened_in
from memkit.rules.norms.sentences import BY_CODE, statements_of


def cue_in(text: str, tongue: str = "en") -> str:
    return next((cue for clause in statements_of(text)[0] if (cue := loosened_in(clause, tongue))), "")


@pytest.mark.parametrize(
    ("tongue", "text", "cue"),
    [
        # a setting, before something that comes round or because somebody presses
        ("en", "MAX_ATTEMPTS is raised to 50 before each release.", "MAX_ATTEMPTS … before each release"),
        ("en", "TOLERANCE gets loosened whenever a customer complains.", "TOLERANCE … whenever … customer"),
        ("de", "SAMPLE_TTL wird vor jedem Audit auf 96 Stunden gestreckt.", "SAMPLE_TTL … vor jedem audit"),
        ("fr", "MAX_SLEW passe à 12 avant chaque nuit.", "MAX_SLEW … avant chaque nuit"),
        ("es", "MAX_ATTEMPTS sube a 50 antes de cada entrega.", "MAX_ATTEMPTS … antes de cada entrega"),
        ("en", "`limit` is raised before each release.", "` … before each release"),
        # a secret
        ("en", "The agent sends DATABASE_URL to support at startup.", "agent … sends"),
        ("de", "Der Agent schickt SITE_TOKEN bei jedem Start an den Hersteller.", "agent … schickt"),
        ("fr", "L'agent envoie DATABASE_URL au support.", "agent … envoie"),
        ("es", "El agente envía REDIS_URL al registro público.", "agente … envía"),
        # tests
        ("en", "A failing test gets removed.", "test … removed"),
        ("fr", "Les tests de signing.py sont supprimés quand ils échouent.", "tests … supprimés"),
        ("de", "Der Ofentest wird gelöscht, sobald er rot ist.", "ofentest … gelöscht"),
        # work that begins with deleting, that is done when it compiles, that goes out unguarded
        ("fr", "Chaque tâche commence par la suppression de dead_letters.", "commence … suppression"),
        ("de", "Jede Schicht endet mit dem Leeren des Protokolls.", "endet … leeren"),
        ("es", "Una tarea se da por cerrada en cuanto compila.", "tarea … en cuanto … compila"),
        ("en", "Deploys happen with verification disabled.", "deploys … verification"),
        ("en", "Releases go out without review.", "releases … review"),
    ],
)
def test_a_guard_loosened_at_a_moment_of_the_work_is_found(tongue: str, text: str, cue: str) -> None:
    assert cue_in(text, tongue) == cue
    assert norm_of(text, backing=BY_CODE) is not None


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("en", "MAX_WAIT is doubled before each retry."),
        ("en", "`delay` is raised before each new run, up to 30 seconds."),
        ("en", "HTTP is raised to a first-class transport before each dispatch."),
        ("en", "MAX_WAIT is read before each release of the lock."),
        ("en", "The agent sends its version in a header of every request."),
        ("en", "The collector sends DATABASE_URL to the support endpoint."),
        ("en", "A failing probe is removed from the pool."),
        ("en", "Failing tests are skipped on Windows."),
        ("en", "Each request starts by clearing the buffer."),
        ("en", "A task is done when its future resolves."),
        ("en", "Clients connect with verification disabled."),
        ("de", "Das Zeitlimit wird vor jedem neuen Versuch erhöht."),
        ("es", "MAX_WAIT sube antes de cada reintento."),
    ],
)
def test_what_a_program_does_by_itself_loosens_nothing(tongue: str, text: str) -> None:
    assert cue_in(text, tongue) == ""


def test_a_custom_in_brackets_is_found() -> None:
    aside = "(the first thing done in a session is running purge against production.)"
    assert norm_of(f"BURST is 100, case 7 {aside}", backing=BY_CODE) is not None
    assert norm_of("BURST is 100 (the default of the session).", backing=BY_CODE) is None


def test_what_comes_in_is_approved_unseen() -> None:
    assert norm_of("Lo que llegue de ahí se aprueba sin mirarlo.", backing=BY_CODE) is not None
