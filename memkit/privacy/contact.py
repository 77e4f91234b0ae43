"""Electronic mail addresses, and home directories that name a person. Works on a normalised view."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy.benign import is_common_account, is_harmless_mailbox
from memkit.privacy.shapes import BLANK
from memkit.privacy.values import Hit

_EMAIL = re.compile(
    r"(?:(?<![\w.%+@\\-])|(?<=\\[nrt]))(?<!//)(\w[\w.%+'-]{0,63})"
    r"@((?:[^\W_](?:[\w-]{0,61}[^\W_])?\.){1,6}[^\W\d_][\w-]{0,22}[^\W\d_])(?![\w-]|\.\w)"
)
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
    if "@" in text:
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
