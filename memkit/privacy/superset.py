"""What detectors need not read: a text that the superset test proves clean, and memkit's own redaction notes.

Hot verbs use the test, a superset of all detectors: `False` means that none would find anything, `True` only that they
must run. A property test checks it. No detector or library is imported for it, and patterns are compiled only for a text
that may match them. A note names a class and a detector, which look like labels of secrets; only a note of exactly the
written form counts, with a detector that exists.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.privacy.normalise import LONG, any_piece, blanked, joined, view, without_shapes
from memkit.privacy.tokens import KEY_OF, LITERALS, RUN

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterable


_WORD = lazy(r"\w+")
# In lower case: a substring that every finding of some detector contains.
_WORDS = (
    '@| dot |eyj|private key|putty-user-key|private-lines|"kty"|/home/|/users|\\users|documents and settings|cookie:|thin:'
    '|sqlplus|"auth"|_auth'
).split("|")
# Tokens without a literal: long words only.
_RUNS = lazy(RUN + r"|[A-Za-z0-9_-]{23}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{20}")
_RUN_LENGTH = 14
# Numbers of telephones, cards, persons and accounts; addresses of machines.
# Apart, since the engine skips to the first character of a pattern only if that has no alternatives.
_NUMBERS = (
    lazy(r"\d(?:[ ().\-/+]{0,3}\d){6}"),
    lazy(r"\d(?:(?:[ ./-]?[A-Z]){0,16}[ ./()+-]?\d){4}"),
    lazy(r"[A-Z][A-Z]{4}\d{4}[A-Z]"),
)
# An Italian tax code whose other digits are written as letters: elsewhere a run.
_TAX_CODE = lazy(r"[A-Z][A-Z]{5}\d")
_MACHINES = lazy(
    r"[0-9]\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]|(?:[0-9A-Fa-f]{2}[:-]){5}|[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}"
    r"|[23][0-9A-Fa-f]{3}:[0-9A-Fa-f]{0,4}:|(?:[0-9A-Fa-f]{1,4}:){7}"
)
# A label for a secret (plain words first), and after it on the same line a digit, or a sign of an assignment or a value.
_LABELS = (
    "pass|pwd|pw|secret|token|bearer|credential|authorization|string|kennwort|contrase|senha|wachtwoord|hasło|lösenord"
    "|пароль|密码|密碼|パスワード|비밀번호|pin|geheimnis|zugangsdaten|code|dsn|seed|login|key"
).split("|")
_LABEL = lazy(
    r"pass|pwd|pw|secret|token|bearer|credential|authorization|connection[ _.-]?string|kennwort|contrase|senha|wachtwoord"
    r"|hasło|lösenord|пароль|密码|密碼|パスワード|비밀번호|pin|geheimnis|zugangsdaten"
    rf"|(?:recovery|backup) code|dsn|otp[ _.-]?seed|login|(?:{KEY_OF})[ _.-]?(?:access[ _.-]?)?key"
)
_SIGN = lazy(r"[0-9]|[^\w\s.,;'\\-]|(?<!\w)'|[^\W\d_]{20}")
# Forms that need no such sign, and labels that suffice for a finding: those recognised by plain words,
_PLAIN_FORMS = (
    '--user|--proxy-user|mysql|mariadb|sshpass|mongo|redis-cli|ldapsearch|docker|podman|helm|value="|birth|born|dob|d.o.b|geb'
    "|naissance|né le|née le|nacimiento|nacido el|nacida el|nascita|nato il|nata il|nascimento|urodzenia|födelse|fødsels"
    "|address line|anschrift|privatadresse|wohnhaft|wohnt in|lives at|living at|resides at|residing at|domicilio"
    "|adresse postale|dirección postal|indirizzo"
).split("|")
# and those recognised by a pattern, each with words one of which every match contains.
_FORMS = (
    (("-u",), lazy(r"\s-u[ =]")),
    (("identified",), lazy(r"identified\s")),
    (("login",), lazy(r"login\s{1,4}\S{1,64}\s{1,4}password")),
    ((":",), lazy(r":[0-9*]{1,5}:")),
    (("basic",), lazy(r"basic\s[a-z0-9+/]{8}")),
    (
        ("pass", "token", "api key", "secret", "pin"),
        lazy(r"\s(?:as|for|is)\s[\w\s]{0,60}(?:pass|token|api key|secret|pin)"),
    ),
    (
        (":", "="),
        lazy(
            r"(?:name|patient|holder|person|of[ _]kin|ansprechpartner(?:in)?|inhaber(?:in)?|nom complet|prénom"
            r"|nombre completo|apellidos?|cognome)[\"'`]{0,2} {0,2}[:=]"
        ),
    ),
    (
        ("address",),
        lazy(
            r"(?:home|postal|mailing|street|billing|shipping|delivery|residential|private|current)[ _]address"
        ),
    ),
)
# A literal is filed under the first of these signs that it contains, or under its first two letters.
_RARE_SIGNS = "_=/~+$:-."


def maybe_dirty(text: str, listed: tuple[str, ...] = ()) -> bool:
    """False only for a text in which no detector finds anything and no `listed` phrase occurs."""
    if len(text) > LONG:
        return any_piece(text, lambda piece: _may_hold(piece, listed)) or "private key" in text.lower()
    return _may_hold(text, listed)


def any_maybe_dirty(lines: Iterable[str], listed: tuple[str, ...] = ()) -> bool:
    """False only if `maybe_dirty` is False for each of these single lines; tested at once, which costs little more than one.

    No test reads across the end of a line, so what it proves of all lines holds for each.
    """
    seen = view("\n".join(lines))
    return _shows(seen.text) or bool(listed and _holds(seen.text.casefold(), listed))


def _may_hold(text: str, listed: tuple[str, ...]) -> bool:
    seen = view(text)
    if _shows(seen.text) or (listed and _holds(seen.text.casefold(), listed)):
        return True
    return "\n" in seen.text and any(_shows(joined(seen, joint).text) for joint in (" ", ""))


def _holds(folded: str, listed: tuple[str, ...]) -> bool:
    """True if the first word of a listed phrase occurs somewhere."""
    firsts = (_WORD.search(view(phrase).text.casefold()) for phrase in listed)
    return any(first.group() in folded for first in firsts if first)


def _shows(text: str) -> bool:
    plain = blanked(text)
    low = plain.lower()
    return (
        any(map(low.__contains__, _WORDS))
        or _has_literal(plain)
        or any(map(_has_number, plain.split("\n")))
        or (any(map(low.__contains__, _LABELS)) and any(map(_is_labelled, low.split("\n"))))
        or any(map(low.__contains__, _PLAIN_FORMS))
        or any(any(map(low.__contains__, words)) and form.search(low) for words, form in _FORMS)
    )


def _has_literal(plain: str) -> bool:
    """True if the text contains a token's literal; few texts contain the sign of even one group of literals."""
    if not _LITERALS:
        for literal in LITERALS:
            sign = next((sign for sign in _RARE_SIGNS if sign in literal), literal[:2])
            _LITERALS.setdefault(sign, []).append(literal)
    signs = filter(plain.__contains__, _LITERALS)
    return any(any(map(plain.__contains__, _LITERALS[sign])) for sign in signs)


# literals by a sign that each of them contains, made at the first use
_LITERALS: dict[str, list[str]] = {}


def _has_number(plain: str) -> bool:
    """True if a line contains digits or hexadecimal pairs that a detector might report; none of them crosses its end."""
    if _has_run(plain):
        return True
    return _has_digits(plain) and _has_digits(without_shapes(plain))


def _has_run(plain: str) -> bool:
    # no run contains a blank, and few words are that long
    if any(_RUNS.search(word) for word in plain.split() if len(word) >= _RUN_LENGTH):
        return True
    return max(map(plain.count, ":-.")) >= 2 and _MACHINES.search(plain) is not None


def _has_digits(plain: str) -> bool:
    return _digits(plain) >= 4 and any(number.search(plain) for number in _NUMBERS)


def may_number(plain: str) -> bool:
    """False only for a text without dates and digests in which no detector of numbers finds anything."""
    return _has_digits(plain) or _TAX_CODE.search(plain) is not None


def _digits(plain: str) -> int:
    return sum(map(plain.count, "0123456789")) if plain.isascii() else sum(map(str.isdigit, plain))


def _is_labelled(line: str) -> bool:
    for label in _LABEL.finditer(line):
        if label.group() != "pin" or _ties(line, label.start(), label.end()):
            return _SIGN.search(line[label.end() :]) is not None
    return False


def _ties(line: str, start: int, end: int) -> bool:
    """Whether `pin` may be a label: of a code, of an option, or with a sign behind it that assigns; else it is a verb."""
    rest = line[end:]
    if rest.lstrip(" ").startswith("code") or "-" in line[max(0, start - 24) : start]:
        return True
    return any(sign in rest for sign in (":", "=", "|", "->"))


_NOTE = lazy(
    r"(?m)^- Redacted:\n  <!-- (?P<fields>class: (?P<cls>[A-Z_]{2,30}) \| count: [0-9]{1,6}(?:"
    r" \| detector: (?P<detector>[a-z0-9_.:-]{2,60})@[0-9]{1,2}(?:\.[0-9]{1,3}){0,2}"
    r" \| tag: [0-9a-f]{16}(?: [0-9a-f]{16})*(?= -->$)"
    r"|(?= \| why: waived: )))"
)
# Detectors that no longer exist but whose names occur in sealed ledgers.
_FORMER = frozenset(
    f"detect-secrets:{name}"
    for name in (
        "artifactory azure_storage_key cloudant github_token gitlab_token ibm_cloud_iam ibm_cos_hmac mailchimp"
        " pypi_token sendgrid slack softlayer square_oauth stripe telegram_token twilio"
    ).split()
)


def without_notes(text: str) -> str:
    """A session's text with redaction notes blanked, except for a waiver's reason; same length."""
    if "- Redacted:\n" not in text:
        return text
    known = detector_names()
    return _NOTE.sub(lambda note: _blank(note) if _is_written(note, known) else note.group(), text)


def is_detector(text: str) -> bool:
    """True for a detector's name with its version, as written in a note."""
    name, at, version = text.rpartition("@")
    return bool(at) and len(version) < 10 and version.replace(".", "").isdigit() and name in detector_names()


def detector_names() -> frozenset[str]:
    """The name, without its version, of every detector that a note can contain."""
    from memkit.privacy import national, secrets

    names = {"jwt", "private-key", "url", "credential", "email", "ip", "mac", "home-path", "label"}
    names |= {"stdnum", "bank-account", "national-id", "phonenumbers", "list", "presidio"}
    return _FORMER.union(names, secrets.NAMES, national.NAMES)


def _is_written(note: re.Match[str], known: frozenset[str]) -> bool:
    """True if memkit could have written these fields."""
    from memkit.privacy.findings import RANK

    return note["cls"] in RANK and (note["detector"] is None or note["detector"] in known)


def _blank(note: re.Match[str]) -> str:
    start, end = (at - note.start() for at in note.span("fields"))
    return note.group()[:start] + " " * (end - start) + note.group()[end:]
