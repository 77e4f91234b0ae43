"""The names of the months in six languages."""

from __future__ import annotations

# English, German, Spanish, Portuguese, French, Italian; the whole name or its usual short form
_NAMES = (
    "january jan januar jänner enero janeiro janvier gennaio",
    "february feb februar febrero fevereiro février fevrier febbraio",
    "march mar märz marzo março mars",
    "april apr abril avril aprile abr",
    "may mai mayo maio maggio",
    "june jun juni junio junho juin giugno",
    "july jul juli julio julho juillet luglio",
    "august aug agosto août aout ago",
    "september sept sep septiembre setembro septembre settembre",
    "october oct oktober okt octubre outubro octobre ottobre",
    "november nov noviembre novembro novembre",
    "december dec dezember dez diciembre dezembro décembre decembre dicembre dic",
)
MONTHS = {name: number for number, names in enumerate(_NAMES, 1) for name in names.split()}
