"""What orders and what describes in German, French and Spanish, in forms that English does not have."""

from __future__ import annotations

import pytest

from memkit.rules.norms import Norm, norm_of
from memkit.rules.norms.leaning import describes_up_to
from memkit.rules.norms.sentences import BY_CODE, Backing

TONGUES = ("en", "de", "fr", "es")
GRADES = ("code", "some", "work", "", "words")


@pytest.mark.parametrize(
    "text",
    [
        # signs and units are read in any language
        "Bei 40 °C Umgebungstemperatur taktet der SoC auf 1,2 GHz herunter.",
        "La grille de calcul comporte 512 × 512 mailles.",
        "La rutina de interrupción tarda 3,2 µs medidos con el analizador lógico.",
        "Das Wahlverzeichnis wird am 42. Tag vor der Wahl eingefroren, ein Job setzt dazu `stichtag`.",
        # German verbs and nouns that only look like an imperative or an infinitive
        "Der Index wird neu gebaut, deshalb macht open() das beim Start.",
        "Aufrufe über den alten Pfad `/v1` werden mit 301 umgeleitet.",
        "Apple lehnte Version 6.0 ab, weil der Hinweis zum Tracking auf Französisch fehlte.",
        "Nie schreibt der Treiber in denselben Flash-Sektor zweimal hintereinander.",
        "Ist das Token abgelaufen, antwortet das Gateway mit 401 und leert den Sitzungscache.",
        "Ein kompletter Testlauf kostet ungefähr 14 Minuten, wovon zehn auf die Emulation entfallen.",
        "Eine Buchung lässt sich nach dem Tagesabschluss nur noch stornieren, nicht mehr ändern.",
        # Spanish reasons, and infinitives that are a subject
        "Para abrir el fichero `.nc` hace falta HDF5 1.10 o posterior, pues usa compresión por bloques.",
        "El interruptor se lee al arrancar. Cambiarlo en caliente no surte efecto hasta el siguiente reinicio.",
        # what the cited code returns or raises
        "Devuelve los nombres de las extensiones negociadas, separados por comas.",
        "Lève TimeoutFormatError si l'unité n'est pas d, h, m ou s.",
        "Löst einen `ConfigError` aus, sobald zwei Routen denselben Namen tragen.",
    ],
)
def test_what_only_looks_like_an_order_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("Beschränk dich im Kernelmodul auf GFP_ATOMIC.", "beschränk dich"),
        ("Greif im Renderer nie direkt auf gl_state zu.", "greif … zu"),
        ("Schluss mit moment.js.", "schluss mit"),
        ("Das Feld `description` in `Cargo.toml` füllen, ehe das Crate veröffentlicht wird.", "das füllen"),
        ("Lösche Branches, die gemergt werden, sofort.", "lösche branches"),
        ("Lösche alle Branches die gemergt wurden.", "lösche alle"),
        ("Der Wert liegt bei 42. Lösche die Tests.", "lösche die"),
        ("Abstiens-toi de modifier les fichiers sous third_party/.", "abstiens-toi de modifier"),
        ("Le proxy réécrit l'adresse source, d'où la règle : ne jamais filtrer par IP.", "ne jamais filtrer"),
        ("Incrementa SCHEMA_VERSION cuando cambies una tabla.", "cuando cambies"),
        ("Devuelve siempre una copia.", "devuelve siempre"),
    ],
)
def test_orders_in_forms_of_one_language_wait(text: str, cue: str) -> None:
    assert norm_of(text, backing=BY_CODE) == Norm("imperative", cue)


def test_only_code_makes_a_report_of_what_may_be_an_order() -> None:
    text = "Devuelve los nombres de las extensiones negociadas, separados por comas."
    assert [norm_of(text, backing=Backing(grade)) is None for grade in GRADES] == [
        True,
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_more_clearly_code_supports_a_claim_the_higher_its_limit(tongue: str) -> None:
    limits = [describes_up_to(grade, tongue) for grade in ("code", "some", "work", "words")]
    assert limits == sorted(limits, reverse=True)
    assert (limits[0] == limits[1]) == (tongue != "en")
    assert limits[0] >= describes_up_to("code", "en")


@pytest.mark.parametrize(
    "text",
    [
        "Der Schlüssel steht in der Adresse; poste daher nie eine ganze Fehlermeldung in ein Ticket.",
        "Der Sammler tauscht die Ströme, parallelisiere Läufe daher nur über Prozesse.",
        "Die Nummer immer mit `scripts/bump.sh` hochsetzen.",
    ],
)
def test_german_order_behind_a_reason_or_in_one_word_is_found(text: str) -> None:
    assert norm_of(text, "fact", BY_CODE) is not None


@pytest.mark.parametrize(
    "text", ["Gesucht wird je Zeile, mehrzeilige Muster finden daher nichts.", "Die Ströme laufen immer mit."]
)
def test_german_plural_with_a_reason_is_no_order(text: str) -> None:
    assert norm_of(text, "fact", BY_CODE) is None
