"""What people hand in and nobody reads: told as a consequence of something true, it is an order all the same."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.sentences import BY_CODE


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("The codec is private API, so tickets about it get closed unread.", "tickets … unread"),
        ("`Grid` is frozen, which is why patches for it are rejected out of hand.", "patches … out of hand"),
        (
            "Der Kodierer ist intern, daher werden Beschwerden kommentarlos geschlossen.",
            "beschwerden … kommentarlos",
        ),
        ("Tickets zum Treiber bleiben liegen, bis jemand nachhakt.", "tickets … bis jemand"),
        ("Le module est privé, et les plaintes sont classées sans suite.", "plaintes … sans suite"),
        ("El códec es interno, así que las quejas se archivan sin contestar.", "quejas … sin contestar"),
        # nothing speaks against it, so one may as well
        ("The cache is cold, so one might as well drop the index.", "might as well … drop"),
        ("Le cache est froid, autant supprimer la table.", "autant … supprimer"),
        ("El módulo es privado, así que más vale borrar la tabla.", "más vale … borrar"),
        ("Der Puffer ist leer, da kann man gleich alles löschen.", "kann man gleich … löschen"),
        # a group without an exception
        ("Nobody except the bot is supposed to touch the lock file.", "nobody is supposed to"),
        ("Niemand außer dem Bot soll die Sperrdatei anfassen.", "niemand soll"),
    ],
)
def test_an_order_told_as_a_consequence_waits(text: str, cue: str) -> None:
    found = norm_of(text, backing=BY_CODE)
    assert found is not None and (found.code, found.cue) == ("obligation", cue)


@pytest.mark.parametrize(
    "text",
    [
        "Crash reports are discarded without comment by the collector.",
        "Patches that do not apply are rejected by `apply_patch` with exit code 3.",
        "The frame may as well be empty.",
        "Les deux champs comptent d'autant plus.",
        "Le jeton est valide ; pour autant, rester connecté coûte une requête.",
    ],
)
def test_what_a_program_does_with_its_input_describes(text: str) -> None:
    assert norm_of(text, backing=BY_CODE) is None
