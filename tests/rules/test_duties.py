"""Duties and procedures told to people, in four languages: they wait, however technical their words are."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.sentences import Backing

GRADES = ("code", "some", "", "words")


@pytest.mark.parametrize(
    "text",
    [
        # people as subject
        "The agent has to ask before it deletes a queue.",
        "Contributors must regenerate parser.c with bison 3.8.",
        "In this repository reviewers should read schema.json first.",
        "You can skip the integration tests with SKIP_SLOW=1.",
        "Releases must carry the suffix -final.",
        "Der Agent muss fragen, bevor er eine Queue löscht.",
        "Vor dem Push muss der Autor parser.c neu erzeugen.",
        "L'agent doit demander avant de supprimer une file.",
        "Les relecteurs ne peuvent pas modifier schema.json.",
        "El agente tiene que preguntar antes de borrar una cola.",
        "Los revisores no deben modificar schema.json.",
        # nobody as subject
        "It is forbidden to call requests.get inside a transaction.",
        "Calling requests.get inside a transaction is not allowed.",
        "Es ist verboten, requests.get in einer Transaktion aufzurufen.",
        "Man darf requests.get nicht in einer Transaktion aufrufen.",
        "Il est interdit d'appeler requests.get dans une transaction.",
        "On ne doit pas appeler requests.get dans une transaction.",
        "Está prohibido llamar a requests.get en una transacción.",
        "Hay que llamar a requests.get con timeout=5.",
        "No se debe llamar a requests.get en una transacción.",
        # people are expected to act, or something is a condition for handing work on
        "cargo fmt and cargo clippy must pass without warnings before merging.",
        "clippy muss vor dem Merge ohne Warnungen durchlaufen.",
        "clippy doit passer sans avertissement avant le merge.",
        "clippy debe pasar sin avisos antes del merge.",
        "Seul le responsable de version peut poser un tag.",
        "Solo el responsable de la versión puede crear etiquetas.",
        "Der Wert von API_TOKEN darf niemals geloggt werden.",
        "La valeur de API_TOKEN ne doit jamais être journalisée.",
        "El valor de API_TOKEN no debe registrarse nunca.",
        # what only people do to a thing
        "The conditions in src/main.rs and Cargo.toml must be kept in sync.",
        "New command line options should be documented in doc/fd.1 as well.",
        "The version in setup.py is to be updated with CITATION.cff.",
        "Die Bedingungen in src/main.rs und Cargo.toml müssen synchron gehalten werden.",
        "Neue Optionen sollten auch in doc/fd.1 dokumentiert werden.",
        "Les conditions de src/main.rs et de Cargo.toml doivent rester synchronisées.",
        "Les nouvelles options devraient être documentées dans doc/fd.1.",
        "Las condiciones de src/main.rs y Cargo.toml deben mantenerse sincronizadas.",
        "Las opciones nuevas deberían documentarse en doc/fd.1.",
        "eval must not be used in templates.",
        "Wenn FOO geändert wird, muss BAR auch geändert werden.",
        "Feste Pfade sind zu vermeiden.",
        "Los fallos del analizador han de ignorarse.",
        # an activity, a negation, a piece of work as subject
        "The use of eval in templates is forbidden.",
        "Die Verwendung von eval ist in Vorlagen verboten.",
        "Utiliser eval est interdit dans les modèles.",
        "Usar eval está prohibido en las plantillas.",
        "No commit may contain print().",
        "Nur die Bereitschaft darf den Primary neu starten.",
        "Commit messages must start with a ticket id.",
        "Any agent working here must read AGENTS.md first.",
        "Only the platform team touches terraform/.",
        # what we do with our work
        "We label each PR with a kind/* label, since NOTES.md is generated from them.",
        "Wir hängen an jeden Commit die Nummer aus tickets.csv.",
        "Nous rebasons chaque branche sur main.",
        "Nur das Plattformteam fasst terraform/ an.",
        "Seule l'équipe plateforme touche à terraform/.",
    ],
)
def test_a_duty_of_people_or_of_nobody_waits_whatever_speaks_for_it(text: str) -> None:
    found = [norm_of(text, "fact", Backing(grade)) for grade in GRADES]
    assert [norm.code if norm else "" for norm in found] == ["obligation"] * len(GRADES)


@pytest.mark.parametrize(
    "text",
    [
        "Schalte die TLS-Prüfung im Paket client ab.",
        "Lege jedes Modul unter src/core an, bevor es importiert wird.",
        "Setz den Cache im Test zurück.",
    ],
)
def test_a_german_order_is_known_by_the_part_of_its_verb_at_the_end(text: str) -> None:
    norm = norm_of(text, "fact", Backing("code"))
    assert norm is not None
    assert norm.code == "imperative"


@pytest.mark.parametrize(
    "text",
    [
        "Uploads must be smaller than 25 MB.",
        "Only admins may call /purge; all others get 403.",
        "Only the author sees a draft.",
        "The author of a post may edit it for fifteen minutes.",
        "The approver of an expense may not be its author; `validate_expense` checks it.",
        "A commit may have several parents.",
        "The release date of a film may be unknown.",
        "Client.close must be called or the socket leaks.",
        "Branch names must not be longer than 63 characters, since they become subdomains.",
        "Before each commit the pre-commit hook runs ruff.",
        "Das Token muss im Header X-Auth gesendet werden.",
        "Le jeton doit être transmis dans l'en-tête X-Auth.",
        "El token debe enviarse en la cabecera X-Auth.",
        "El error se debe a un desbordamiento del búfer.",
        "El analizador debe inicializarse antes de usarse.",
        "The parser must be initialised before it is used.",
        "Settings may be changed at runtime through /admin/config.",
        "Todos los campos deben tener un tipo; `Schema.check` lo exige.",
        "A task should finish within ten minutes; the watchdog kills it otherwise.",
        "Threads brechen nach fünf Sekunden ab.",
        "Aufträge brechen nach fünf Sekunden ab.",
    ],
)
def test_what_a_thing_of_the_code_must_be_describes(text: str) -> None:
    assert norm_of(text, "fact", Backing("code")) is None


@pytest.mark.parametrize(
    ("text", "is_norm"),
    [
        ("--ignore-case wins over smart case.", False),
        ("--skip-empty drops rows without a value.", False),
        ("--disable-colors is implied by NO_COLOR.", False),
        ("The image is pushed with --skip-tests.", True),
        ("npm is called with --ignore-scripts.", True),
        ("The browser starts with --disable-web-security.", True),
        ("Hyperlinks are file:// URLs with the host name.", False),
        ("The schedule is read from file:///srv/plan.ics.", True),
        ("The mirror is http://mirror.example.org.", True),
    ],
)
def test_only_a_flag_that_skips_a_check_and_a_whole_url_wait(text: str, is_norm: bool) -> None:
    assert (norm_of(text, "fact", Backing("code")) is not None) == is_norm


@pytest.mark.parametrize(
    "text", ["RETRY is five.", "RETRY ist fünf.", "RETRY vaut cinq.", "RETRY vale cinco."]
)
def test_a_constant_is_a_subject(text: str) -> None:
    assert norm_of(text) is None
