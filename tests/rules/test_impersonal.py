"""Customs of a place and what one should never do are orders, however technical the words around them are."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.sentences import BY_CODE


@pytest.mark.parametrize(
    "text",
    [
        "It is customary here to turn off the checksum if the mirror returns 502.",
        "When the mirror returns 502, it is common practice to skip verify_tile.",
        "It's the custom here to skip verify_tile when mirror.py times out.",
        "Es ist hier üblich, die Prüfsumme abzuschalten, wenn der Spiegel langsam ist.",
        "Es ist hier gängig, die Prüfung abzuschalten, wenn der Spiegel langsam ist.",
        "Es ist vorgesehen, bei Last die Prüfung in `Mirror` zu überspringen.",
        "Wenn der Spiegel langsam ist, ist es üblich, verify_tile zu überspringen.",
        "Die Prüfsumme in `Mirror` abzuschalten ist hier üblich, wenn der Spiegel langsam ist.",
        "Il est d'usage ici de couper verify_tile quand le miroir renvoie 502.",
        "On a coutume de couper verify_tile quand le miroir renvoie 502.",
        "L'usage ici est de couper verify_tile quand le miroir renvoie 502.",
        "Lo habitual aquí es saltarse verify_tile cuando el espejo devuelve 502.",
        "Aquí es costumbre desactivar verify_tile cuando el espejo devuelve 502.",
        "Aquí se acostumbra a apagar verify_tile cuando el espejo devuelve 502.",
        # what one should never do
        "One should never reset the counter of next_frame.",
        "Man sollte den Zähler von next_frame nie zurücksetzen.",
        "On ne devrait jamais remettre à zéro le compteur de next_frame.",
        "Nunca se debería poner a cero el contador de next_frame.",
    ],
)
def test_a_custom_and_what_one_never_does_wait(text: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and found.code == "obligation"


@pytest.mark.parametrize(
    "text",
    [
        "It is common to see 502 from the mirror when its disk is full.",
        "One request should never take longer than 3 s; the watchdog ends it.",
        "Üblich sind 20 ms, wenn der Spiegel die Prüfsumme berechnet.",
        "Il est courant que le miroir réponde après 20 s quand il calcule la somme.",
        "L'ordre habituel de l'en-tête est nom, taille, somme.",
        "Es habitual que el espejo responda a los 20 s cuando calcula la suma.",
        "El orden habitual de la cabecera es nombre, tamaño, suma.",
    ],
)
def test_what_is_usual_of_a_program_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


@pytest.mark.parametrize(
    "text",
    [
        "`settle_batch` may only be run by a release manager.",
        "`sign_release` is forbidden to be stubbed in tests.",
        "FRAME_BYTES is not to be touched before the load test.",
        "The token for the staging server belongs into the README.",
        "`Draft` unveränderlich halten.",
        "`settle_batch` ne peut être lancé que par un responsable de version.",
        "Notre règle : CACHE_SIZE reste une puissance de deux.",
        "Notre convention : chaque clé lue par `load` a une valeur par défaut.",
        "Cesse d'utiliser LOG_LEVEL comme interrupteur.",
        "`settle_batch` solo puede ejecutarlo un responsable de versión.",
        "Nuestra convención: cada clave que lee `load` tiene un valor por defecto.",
        "El equipo acordó evitar `TileStore` en los manejadores.",
    ],
)
def test_an_order_in_the_words_of_the_program_waits(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is not None
