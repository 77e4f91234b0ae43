"""Reads the old files as text: decoded, with LF line ends, and without characters that a session may not contain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from memkit.model.problem import WARNING, Problem

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u2028\u2029]")
_OURS = "<!-- memkit:"
_PROJECTION = "<!-- memkit:projection "
Clean = Callable[[str], str]
# (items, how many, what is done to them) → the same items; whoever waits may be shown how far it is
Watch = Callable[[Iterable[Any], int, str], Iterable[Any]]
_REPLACED = re.compile(r"continuity\.md|archive/(?:INDEX|\d{4}-Q[1-4])\.md")


@dataclass(frozen=True, slots=True)
class Source:
    """One old file: its path in the repository, its name below the memory folder, its text and its hash."""

    path: str
    name: str
    text: str
    sha256: str

    @property
    def lines(self) -> list[str]:
        """Its lines, without line ends."""
        return self.text.split("\n")

    @property
    def is_replaced(self) -> bool:
        """True where a projection will stand in its place."""
        return _REPLACED.fullmatch(self.name) is not None


def below(files: Mapping[str, bytes], base: str) -> dict[str, str]:
    """Name below the memory folder → path, in byte order."""
    prefix = "" if base in ("", ".") else base.rstrip("/") + "/"
    return {path[len(prefix) :]: path for path in sorted(files, key=str.encode) if path.startswith(prefix)}


def as_it_is(text: str) -> str:
    """The text, unwashed."""
    return text


def unwatched(items: Iterable[Any], _total: int, _label: str) -> Iterable[Any]:
    """The items, without progress."""
    return items


def is_rendered(text: str) -> bool:
    """True for a page that memkit itself rendered: its last line is the mark."""
    return _PROJECTION in text.rstrip("\n").rpartition("\n")[2]


def read_source(
    path: str, name: str, data: bytes, clean: Clean = as_it_is
) -> tuple[Source | None, list[Problem]]:
    """A file as text, and what had to be changed in it; None for one that memkit itself rendered."""
    problems: list[Problem] = []
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(_changed(path, line, "not UTF-8; what cannot be read is shown as �"))
        text = data.decode("utf-8-sig", "replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if is_rendered(text):
        return None, []
    for sign, what in (
        (_CONTROL, "a control character is shown as �"),
        (_OURS, "`<!-- memkit:` is memkit's own"),
    ):
        text, found = _replaced(text, sign, path, what)
        problems += found
    return Source(path, name, clean(text), sha256(data).hexdigest()), problems


def _replaced(text: str, sign: re.Pattern[str] | str, path: str, what: str) -> tuple[str, list[Problem]]:
    """The text without a sign no session may hold; one problem for its first place."""
    found = re.search(sign, text)
    if found is None:
        return text, []
    instead = "<!-- memkit :" if isinstance(sign, str) else "\ufffd"
    return re.sub(sign, instead, text), [_changed(path, text.count("\n", 0, found.start()) + 1, what)]


def _changed(path: str, line: int, message: str) -> Problem:
    return Problem("bad-event", path, line, message, "the old file keeps it until the first replay", WARNING)
