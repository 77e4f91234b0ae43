"""Secrets with a distinctive form: vendor tokens, JSON Web Tokens, private keys, URLs with a password.

Works on a normalised view. Assignments and prose ("the password is …") are in `credentials`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from memkit.privacy.credible import has_all_kinds, is_placeholder
from memkit.privacy.findings import Hit
from memkit.privacy.normalise import BLANK
from memkit.privacy.tokens import RUN, TOKENS

_BOUNDARY = "(?<![A-Za-z0-9])"
_RUN = re.compile(RUN)
_AWS_ID = re.compile(r"A[KS]IA[A-Z0-9]{16}(?![A-Za-z0-9])")
_AWS_SECRET = re.compile(r"(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])")
_JWT = re.compile(
    r"(?:(?<![A-Za-z0-9_-])|(?<=oken[-_])|(?<=OKEN[-_])|(?<=[jJ][wW][tT][-_])|(?<=earer[-_]))eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,8000}(?:\.[A-Za-z0-9_-]{0,4000}){0,3}"
)
_DISCORD = re.compile(
    r"(?<![A-Za-z0-9_-])[MNO][A-Za-z0-9_-]{22,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,40}(?![A-Za-z0-9_-])"
)
_KEY_HEAD = re.compile(
    r"-{2,5} ?BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{2,5}|PuTTY-User-Key-File-[23]:|\bPrivate-Lines: ?\d"
)
_KEY_CUES = ("PRIVATE KEY", "PuTTY-User-Key-File", "Private-Lines")
_KEY_TAIL = re.compile(
    r"-{2,5} ?END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{2,5}|Private-MAC: ?[0-9a-f]+"
)
_KEY_BODY = re.compile(r"(?:[ \t]|\\r|\\n|\"|')*[A-Za-z0-9+/=]{16}|[ \t]*(?:\r?\n|\\n)[ \t>#*/]*[^\s`]")
_JWK = re.compile(r"\"(?:d|k|p|q|dp|dq|qi)\"\s?:\s?\"([A-Za-z0-9_-]{32,1400})\"")
_URL = re.compile(
    r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,30}://([^\s/@:\"'<>`]{0,128}:[^\s/\"'<>`]{1,256})@(?=[\w\[$*%/-])"
)
_KEY_REACH = 16_000
_SHORTEST = 3
# The detector name of `tokens` in a finding.
NAMES = frozenset(
    {"token:shape", "token:discord", *(f"token:{vendor}" for vendor, literal, _ in TOKENS if literal)}
)


def tokens(text: str) -> Iterator[Hit]:
    """Vendor tokens by their distinctive forms."""
    for vendor, literal, shape in TOKENS:
        if literal and literal in text:
            for found in _pattern_of(literal, shape).finditer(text):
                if _is_whole(found) and _is_random(found.group()):
                    yield Hit("API_TOKEN", found.start(), found.end(), f"token:{vendor}")
    yield from _aws_pairs(text)
    for found in _unmarked_pattern().finditer(text):
        if _RUN.search(found.group()) and _is_random(found.group()):
            yield Hit("API_TOKEN", found.start(), found.end(), "token:shape")
    for found in _DISCORD.finditer(text):
        if _is_random(found.group()):
            yield Hit("API_TOKEN", found.start(), found.end(), "token:discord")


def _aws_pairs(text: str) -> Iterator[Hit]:
    """The unlabelled secret close after its access key id."""
    for key_id in _AWS_ID.finditer(text):
        found = _AWS_SECRET.search(text, key_id.end(), key_id.end() + 160)
        if found and _is_random(found.group()) and has_all_kinds(found.group()):
            yield Hit("API_TOKEN", found.start(), found.end(), "token:aws")


@cache
def _pattern_of(literal: str, shape: str) -> re.Pattern[str]:
    """A shape that begins with its literal gets no lookbehind: the engine then skips from literal to literal."""
    leaps = shape.startswith(re.escape(literal).replace(r"\-", "-"))
    return re.compile(shape if leaps else _BOUNDARY + f"(?:{shape})")


@cache
def _unmarked_pattern() -> re.Pattern[str]:
    """All shapes without a literal in one pattern."""
    return re.compile(
        _BOUNDARY + "(?:" + "|".join(shape for _, literal, shape in TOKENS if not literal) + ")"
    )


def _is_whole(found: re.Match[str]) -> bool:
    return not found.string[max(0, found.start() - 1) : found.start()].isalnum()


def _is_random(token: str) -> bool:
    """True if it is not a placeholder and has more than four different characters."""
    return len(set(token[4:])) > 4 and not is_placeholder(token)


def jwts(text: str) -> Iterator[Hit]:
    """JSON Web Tokens, also encrypted ones."""
    if "eyJ" in text:
        for found in _JWT.finditer(text):
            if not is_placeholder(found.group()):
                yield Hit("JWT", found.start(), found.end(), "jwt")


def private_keys(text: str) -> Iterator[Hit]:
    """Private key blocks from head to tail; a head that ends a sentence is a mention, not a key."""
    end = 0
    for found in _KEY_HEAD.finditer(text) if any(cue in text for cue in _KEY_CUES) else ():
        if found.start() >= end and _KEY_BODY.match(text, found.end()):
            end = _key_end(text, found.end())
            yield Hit("PRIVATE_KEY", found.start(), end, "private-key")
    if '"kty"' in text:
        for found in _JWK.finditer(text):
            yield Hit("PRIVATE_KEY", found.start(1), found.end(1), "private-key")


def _key_end(text: str, start: int) -> int:
    """The end of the block: its tail, or the end of the paragraph if the tail is missing."""
    tail = _KEY_TAIL.search(text, start, start + _KEY_REACH)
    if tail:
        return tail.end()
    first = text.find("\n", start)
    blank = text.find("\n\n", first if first == start else start)
    return min(blank if blank >= 0 else len(text), start + _KEY_REACH)


def url_credentials(text: str) -> Iterator[Hit]:
    """The user and password of a URL that carries them; a user alone is no secret."""
    if "://" in text:
        for found in _URL.finditer(text):
            if BLANK not in found[1] and not _is_nothing(found[1]) and not _is_port(found[1]):
                yield Hit("URL_CREDENTIALS", found.start(1), found.end(1), "url")


def _is_nothing(userinfo: str) -> bool:
    """`user:password`, `[user[:password]]`, `u:p`: a placeholder in the form of a URL."""
    password = userinfo.split(":", 1)[1]
    bare = password.strip("[]{}()")
    return len(bare) < _SHORTEST or is_placeholder(password) or is_placeholder(bare)


def _is_port(userinfo: str) -> bool:
    """`host:8080` before a later `@` is no user and password."""
    return (
        "." in userinfo.split(":")[0] and userinfo.split(":")[1][:5].rstrip("/").isdigit() and "?" in userinfo
    )
