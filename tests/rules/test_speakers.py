"""What we do and what you may do is told by the forms of the verb, whatever the sentence is about."""

from __future__ import annotations

import pytest

from memkit.rules.norms import Norm, norm_of
from memkit.rules.norms.sentences import BY_CODE


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("Antes de abrir la cúpula borramos la tabla `targets`.", "antes de abrir … borramos"),
        ("Normalmente ejecutamos `skyctl purge` al cerrar.", "normalmente … ejecutamos"),
        ("Vor jeder Nacht leeren wir die Tabelle `targets`.", "vor jeder … wir"),
        ("Avant de rendre le rapport nous vidons la table.", "avant de rendre … nous"),
        ("We usually empty the table by hand.", "usually … we"),
    ],
)
def test_what_we_do_again_and_again_is_a_habit(text: str, cue: str) -> None:
    assert norm_of(text, backing=BY_CODE) == Norm("obligation", cue)


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("Podéis cambiar `limits.toml`.", "podéis"),
        ("Die Skripte in `tools/kuppel` dürft ihr löschen.", "dürft"),
        ("Tienes permiso para apagar el cortafuegos.", "tienes permiso"),
        ("Vous avez carte blanche sur le dossier `plans/`.", "carte blanche"),
        ("I never open the outline tests, and neither should you.", "and neither should you"),
    ],
)
def test_what_you_may_do_is_a_permission(text: str, cue: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and cue in found.cue


@pytest.mark.parametrize(
    "text",
    [
        # nouns and numbers that only end like a verb of ours or of yours
        "Los dos extremos acuerdan un cifrado antes de abrir el canal.",
        "Las listas largas se cargan por tramos antes de mostrar la tabla.",
        "Los mensajes cifrados ocupan dieciséis bytes más.",
        # measured once
        "Medimos 340 ms antes de cambiar el planificador.",
        "El usuario `lector` únicamente tiene permiso de SELECT sobre el esquema `mart`.",
    ],
)
def test_what_only_looks_like_a_person_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None


@pytest.mark.parametrize(
    "text",
    [
        "Da die Lizenz das Weitergeben verbietet, legt keine Schriftdateien ins Archiv.",
        "Weil die Kasse langsam ist, überspringt den Kassentest.",
        "Der Katalog ist groß, also ladet ihn nie ganz.",
        "Der Rasterer ist langsam, deshalb vergleicht nur die geänderten Glyphen.",
        "El catálogo es enorme, por eso no lo cargues entero.",
        "La batería tarda mucho, así que ejecuta solo las pruebas afectadas.",
        "El resolutor es lento, por eso saltaos sus pruebas.",
        "Como el escáner falla a menudo, quitad su prueba de la serie.",
        "Le catalogue est énorme, c'est pourquoi ne le charge jamais en entier.",
    ],
)
def test_an_order_behind_its_cause_is_an_imperative(text: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and found.code == "imperative"


@pytest.mark.parametrize(
    "text",
    [
        # the subject stands behind the verb
        "Wenn der Puffer voll ist, verwirft der Treiber die ältesten Bilder.",
        "Da die Lizenz es verbietet, legt `pack` keine Schriftdateien ins Archiv.",
        "Der Rasterer ist langsam, deshalb vergleicht der Job nur die geänderten Glyphen.",
        "Ist die Tabelle leer, liefert sie null.",
        # the subject is that of the clause before
        "La caché guarda el árbol, así que compara solo los glifos cambiados.",
        "Los límites cuentan bytes, no caracteres.",
    ],
)
def test_what_a_program_does_for_a_cause_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None
