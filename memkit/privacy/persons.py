"""Finds dates of birth, names and postal addresses after a label. Without a label, these need a model.

Works on a normalised view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy.benign import is_placeholder
from memkit.privacy.values import Hit

_MONTH = (
    r"(?:jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|may|mai|mayo"
    r"|jun[ei]?|juin|junio"
    r"|jul[yi]?|juillet|julio|aug(?:ust)?|août|agosto|sep(?:tember|tembre|t)?|oct(?:ober|obre)?|okt(?:ober)?"
    r"|nov(?:ember|embre)?"
    r"|dec(?:ember)?|dez(?:ember)?|décembre|diciembre)"
)
_BIRTH = re.compile(
    r"(?<![^\W_])(?:date[ _]of[ _]birth|birth[ _-]?date|birthday|dob|d\.o\.b\.?|born(?:[ ]on)?|geboren(?:[ ]am)?"
    r"|geburtsdatum|geburtstag|geb\."
    r"|date[ ]de[ ]naissance|née?[ ]le|fecha[ ]de[ ]nacimiento|nacid[oa][ ]el|data[ ]di[ ]nascita|nat[oa][ ]il"
    r"|data[ ]de[ ]nascimento|geboortedatum"
    r"|geboren[ ]op|data[ ]urodzenia|födelsedatum|fødselsdato)[\"'`\]]{0,2}[ ]{0,2}(?:is|was|:|=|-)?[ \"'`]{0,3}"
    r"(?P<value>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th|\.)?[ ](?:of[ ]"
    r"|de[ ])?"
    + _MONTH
    + r"\.?,?[ ](?:de[ ])?\d{4}|"
    + _MONTH
    + r"\.?[ ]\d{1,2}(?:st|nd|rd|th)?,?[ ]\d{4})(?![\w])",
    re.IGNORECASE,
)
_PART = r"[A-ZÀ-ÖØ-ÞŁŚŻČŠŽĐ][\w'’-]{1,24}"
_NAME = re.compile(
    r"(?<![^\W_])(?i:full[ _]name|customer[ _]name|patient(?:[ _]name)?|first[ _]?name|last[ _]?name|surname"
    r"|given[ _]name|family[ _]name|maiden[ _]name"
    r"|account[ _]holder|card[ _]?holder(?:[ _]name)?|contact[ _]person|next[ _]of[ _]kin|vorname|nachname"
    r"|ansprechpartner(?:in)?|kontoinhaber(?:in)?"
    r"|karteninhaber(?:in)?|nom[ ]complet|prénom|nombre[ ]completo|apellidos?|cognome)[\"'`]{0,2}[ ]{0,2}[:=][ ]{0,2}[\"'`]?"
    rf"(?P<value>(?:(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau)\.?[ ])?{_PART}(?:[ ](?:(?:van|von|de|der|da|di|del|la|le|bin"
    rf"|al)[ ]){{0,2}}{_PART}){{0,3}})(?![\w(])"
)
_ADDRESS = re.compile(
    r"(?<![^\W_])(?i:(?:home|postal|mailing|street|billing|shipping|delivery|residential|private|current)[ _]address"
    r"|address[ ]line[ ]?[12]?|anschrift|privatadresse"
    r"|postanschrift|wohnhaft(?:[ ]in)?|wohnt[ ]in(?:[ ]der)?|lives[ ]at|living[ ]at|resides[ ]at|residing[ ]at"
    r"|domicilio|adresse[ ]postale|dirección[ ]postal|indirizzo)"
    r"[\"'`]{0,2}[ ]{0,2}(?:is|:|=)?[ ]{0,2}[\"'`]?"
    r"(?P<value>[^\W_][^\n\"`;,<>{}()|]{3,48}(?:,[ ]?[A-ZÀ-Þ0-9][^\n\"`;,.<>{}()|]{1,32}){0,4})"
)
_HOUSE = re.compile(r"(?<![\w.])\d{1,5}[a-zA-Z]?(?![\w.])")

# Every label of the pattern contains one of these; without any of them, the pattern does not run.
_BIRTH_CUES = (
    *(
        "birth",
        "born",
        "dob",
        "d.o.b",
        "geb",
        "naissance",
        "né",
        "nac",
        "nascita",
        "nat",
        "nascimento",
        "urodzenia",
    ),
    *("födelse", "fødsels"),
)
_NAME_CUES = (
    "name",
    "patient",
    "holder",
    "person",
    "kin",
    "ansprechpartner",
    "inhaber",
    "nom",
    "apellido",
    "cognome",
)
_ADDRESS_CUES = ("address", "adress", "anschrift", "wohn", " at", "domicilio", "dirección", "indirizzo")
_SENTENCE = re.compile(r"\.(?:[ ]+[A-Z]|\s*$)|,?[ ](?:and|or|und|who|when|since|phone|tel|email|seit)\b")


def birth_dates(text: str) -> Iterator[Hit]:
    """Dates that a label calls someone's birth."""
    yield from _values(_BIRTH, text, "BIRTH_DATE", _BIRTH_CUES)


def names(text: str) -> Iterator[Hit]:
    """Capitalised names after a label that asks for one."""
    yield from _values(_NAME, text, "NAME", _NAME_CUES)


def addresses(text: str) -> Iterator[Hit]:
    """Text after a label for a postal address, if it contains a house number."""
    for found in _values(_ADDRESS, text, "ADDRESS", _ADDRESS_CUES):
        end = _SENTENCE.search(text, found.start, found.end)
        hit = Hit("ADDRESS", found.start, end.start() if end else found.end, found.detector)
        if _HOUSE.search(text, hit.start, hit.end) and "://" not in text[hit.start : hit.end]:
            yield hit


def _values(pattern: re.Pattern[str], text: str, cls: str, cues: tuple[str, ...]) -> Iterator[Hit]:
    low = text.lower()
    for found in pattern.finditer(text) if any(cue in low for cue in cues) else ():
        if not is_placeholder(found["value"]):
            yield Hit(cls, found.start("value"), found.end("value"), "label")
