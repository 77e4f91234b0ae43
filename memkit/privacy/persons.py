"""Personal data other than numbers: mail addresses, home directories, addresses of machines, and after a label dates of
birth, names and postal addresses. Without a label, these need a model.

Works on a normalised view. Of the addresses of machines, only what may point at a person's line counts: private, reserved
and documentation ranges, networks, well-known resolvers and version numbers are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy import labels
from memkit.privacy.credible import is_common_account, is_harmless_mailbox, is_placeholder
from memkit.privacy.findings import Hit
from memkit.privacy.normalise import BLANK

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
# The end of each label for a name in lower case, and the sign after it.
_NAME_CUE = re.compile(
    r"(?:name|patient|holder|person|kin|partner|partnerin|inhaber|inhaberin|complet|completo|nom|apellidos?|cognome)"
    r"[\"'`]{0,2} {0,2}[:=]"
)
_ADDRESS_CUES = (
    *("address", "adress", "anschrift", "wohn", "domicilio", "dirección", "indirizzo"),
    *("lives at", "living at", "resides at", "residing at"),
)
_SENTENCE = re.compile(r"\.(?:[ ]+[A-Z]|\s*$)|,?[ ](?:and|or|und|who|when|since|phone|tel|email|seit)\b")


def birth_dates(text: str) -> Iterator[Hit]:
    """Dates that a label calls someone's birth."""
    yield from _values(_BIRTH, text, "BIRTH_DATE", _BIRTH_CUES)


def names(text: str) -> Iterator[Hit]:
    """Capitalised names after a label that asks for one."""
    if _NAME_CUE.search(text.lower()):
        yield from _values(_NAME, text, "NAME")


def addresses(text: str) -> Iterator[Hit]:
    """Text after a label for a postal address, if it contains a house number."""
    for found in _values(_ADDRESS, text, "ADDRESS", _ADDRESS_CUES):
        end = _SENTENCE.search(text, found.start, found.end)
        hit = Hit("ADDRESS", found.start, end.start() if end else found.end, found.detector)
        if _HOUSE.search(text, hit.start, hit.end) and "://" not in text[hit.start : hit.end]:
            yield hit


def _values(pattern: re.Pattern[str], text: str, cls: str, cues: tuple[str, ...] = ("",)) -> Iterator[Hit]:
    low = text.lower()
    for found in pattern.finditer(text) if any(cue in low for cue in cues) else ():
        if not is_placeholder(found["value"]):
            yield Hit(cls, found.start("value"), found.end("value"), "label")


_EMAIL = re.compile(
    r"(?:(?<![\w.%+@\\-])|(?<=\\[nrt]))(?<!//)(\w[\w.%+'-]{0,63})"
    r"@((?:[^\W_](?:[\w-]{0,61}[^\W_])?\.){1,6}[^\W\d_][\w-]{0,22}[^\W\d_])(?![\w-]|\.\w)"
)
# The start of every domain of several labels; a cited digest has none.
_AT_DOMAIN = re.compile(r"@[\w-]{1,63}\.")
_IN_URL = re.compile(r"://[^\s/@]{0,128}:$")
_MESSAGE_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-|[0-9A-Fa-f.-]{24,}$|[0-9.-]{12,}$")
_SPOKEN = re.compile(
    r"(?i)(?<![\w.])([a-z0-9][\w+-]{0,31}(?: ?(?:dot|\.) ?[\w+-]{1,31}){0,3}) (?:at|AT) "
    r"([a-z0-9-]{2,40}(?: dot [a-z0-9-]{2,30}){0,2}) "
    r"dot (com|org|net|de|io|dev|edu|gov|eu|co|uk|fr|es|it|nl|ch|at|info|me|app|ai|us|ca|au|in|br|pl|se)\b"
)
_HOME = re.compile(
    r"(?<![\w.~$}])(?:/mnt)?(?:/[a-zA-Z](?=/Users/))?(?:/var|/export|/usr)?/(?:home|Users)/"
    r"([^\W\d_][\w.-]{0,31})(?![\w*$<{%])"
)
_WINDOWS_HOME = re.compile(
    r"(?<!\w)[A-Za-z]:[\\/]{1,2}(?:Users|Documents and Settings)[\\/]{1,2}"
    r"([^\W\d_][\w.-]{0,31}(?: [A-Z][\w.-]{0,31}(?=[\\/]))?)(?![\w*$<{%])"
)


def emails(text: str) -> Iterator[Hit]:
    """Addresses of people; not example domains, noreply, `git@`, file names or the user of a URL."""
    if _AT_DOMAIN.search(text):
        for found in _EMAIL.finditer(text):
            local = found[1].rstrip(".'")
            in_url = _IN_URL.search(text, max(0, found.start() - 160), found.start())
            if not in_url and not _MESSAGE_ID.match(local) and not is_harmless_mailbox(local, found[2]):
                yield Hit("EMAIL", found.start(), found.end(), "email")
    if " dot " in text or " DOT " in text:
        for found in _SPOKEN.finditer(text):
            yield Hit("EMAIL", found.start(), found.end(), "email")


def home_paths(text: str) -> Iterator[Hit]:
    """`/home/NAME`, `/Users/NAME`, `C:\\Users\\NAME`; not the accounts every machine has."""
    for cues, pattern in (
        (("/home/", "/Users/"), _HOME),
        (("Users", "Documents and Settings"), _WINDOWS_HOME),
    ):
        for found in pattern.finditer(text) if any(cue in text for cue in cues) else ():
            if BLANK not in found[1] and not is_common_account(found[1]):
                yield Hit("HOME_PATH", found.start(), found.start(1) + len(found[1].rstrip(".")), "home-path")


_IPV4 = re.compile(r"(?<![\w.-])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d)(/\d{1,2})?")
_IPV6 = re.compile(
    r"(?<![\w:.])([23][0-9a-fA-F]{3}(?::[0-9a-fA-F]{0,4}){2,7}"
    r"|(?=[0-9a-fA-F:]{0,40}[0-9a-fA-F]{3})(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4})(?![\w:])(/\d{1,3})?"
)
_MAC = re.compile(
    r"(?<![\w:.-])[0-9A-Fa-f]{2}([:-])(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}(?![\w:-])"
    r"|(?<![\w.])(?=[0-9.]{0,13}[a-fA-F])[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}(?![\w.])"
)
# Parts of the addresses of machines, each with a first character by which the engine skips the rest of a text.
_IPV4_PART = re.compile(r"\.\d{1,3}\.\d{1,3}\.\d")
_IPV6_PART = re.compile(r":[0-9a-fA-F]{0,4}:")
_MAC_PARTS = (
    re.compile(r"[:-][0-9A-Fa-f]{2}[:-][0-9A-Fa-f]{2}[:-]"),
    re.compile(r"\.[0-9A-Fa-f]{4}\."),
)
_RESOLVERS = frozenset(
    "8.8.8.8 8.8.4.4 1.1.1.1 1.0.0.1 9.9.9.9 149.112.112.112 208.67.222.222 208.67.220.220 4.2.2.2 4.2.2.1 4.3.2.1 5.6.7.8 "
    "2001:4860:4860::8888 2001:4860:4860::8844 2606:4700:4700::1111 2606:4700:4700::1001".split()
)
# docker, QEMU, VirtualBox, Hyper-V, Xen; the range for documentation; the null and the broadcast address
_COMMON_MACS = (
    "0242",
    "525400",
    "080027",
    "00155d",
    "00163e",
    "00005e",
    "000000000000",
    "ffffffffffff",
    "001122334455",
    "aabbccddeeff",
    "deadbeef",
)
_SMALL = 20


def ips(text: str) -> Iterator[Hit]:
    """Public addresses of single machines."""
    for found in _IPV4.finditer(text) if _IPV4_PART.search(text) else ():
        if _is_host(found) and not labels.VERSION.search(text, max(0, found.start() - 24), found.start()):
            yield Hit("IP", found.start(), found.end(4), "ip")
    for found in _IPV6.finditer(text) if _IPV6_PART.search(text) else ():
        if _is_public(found[1]) and (found[2] or "/128") == "/128":
            yield Hit("IP", found.start(), found.end(1), "ip")


def _is_host(found: re.Match[str]) -> bool:
    parts = [int(part) for part in found.groups()[:4]]
    if max(parts) > 255 or parts[3] == 0 or parts[:3] == [1, 2, 3] or (found[5] or "/32") != "/32":
        return False
    if not _is_public(".".join(map(str, parts))):
        return False
    return max(parts) >= _SMALL or labels.before(found.string, found.start(), labels.IP) >= 0


def _is_public(address: str) -> bool:
    from ipaddress import ip_address

    try:
        known = ip_address(address)
    except ValueError:
        return False
    return known.is_global and not known.is_multicast and address.casefold() not in _RESOLVERS


def macs(text: str) -> Iterator[Hit]:
    """Hardware addresses; not those of virtual machines or of documentation."""
    for found in _MAC.finditer(text) if any(part.search(text) for part in _MAC_PARTS) else ():
        digits = re.sub(r"[^0-9a-f]", "", found.group().casefold())
        is_number = "-" in found.group() and digits.isdigit()
        if not is_number and not digits.startswith(_COMMON_MACS) and len(set(digits)) > 2:
            yield Hit("MAC", found.start(), found.end(), "mac")
