"""Suggests a correction for typed evidence that does not exist, from the files that do."""

from __future__ import annotations

from difflib import get_close_matches
from unicodedata import normalize

from memkit.boot.memo import lazy

_LINES = lazy(
    r"^[\s:#@(\[,]*(?:at\s+)?(?:lines?|L)?\s*(\d+)(?:\s*(?:-|–|\.\.|to)\s*L?(\d+))?(?::\d+)?[)\]]?$", 2
)
_LINES_BEFORE = lazy(r"^(?:lines?|L)\s*(\d+)(?:\s*(?:-|–|to)\s*L?(\d+))?\s+(?:of|in)\b", 2)
_NAME = lazy(r"^\s*(?:::|[:@#.]|\s)\s*`?([A-Za-z_$][\w$.:]*)(?:\(\))?`?\s*$")
_SHA = lazy(r"^commit[\s:#]+([0-9a-f]{4,40})$", 2)
_HOST = lazy(
    r"^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|edu|gov|de|fr|es|uk)(?:/\S*)?$", 2
)


def nearest_form(typed: str, paths: list[str]) -> str:
    """The nearest valid form, such as `src/app.py:41` for `src/app.py line 41`; empty if nothing is close."""
    text = typed.strip().strip("`'\"")
    if match := _SHA.match(text):
        return f"commit:{match[1]}"
    plain = normalize("NFC", text.replace("\\", "/"))
    path, before, after = _path_in(plain, paths)
    if path:
        return path + _anchor(before, after)
    if _HOST.match(text):
        return f"https://{text}"
    return _alike(plain, paths)


def _path_in(text: str, paths: list[str]) -> tuple[str, str, str]:
    """The longest file that the text names, by path or unique name, and the text around it."""
    folded = text.casefold()
    known = [*[(_folded(path), path) for path in paths], *_by_name(paths).items()]
    for said, path in sorted(known, key=lambda pair: -len(pair[0])):
        at = folded.find(said)
        if at >= 0 and not _is_inside(folded, at, at + len(said)):
            return path, text[:at], text[at + len(said) :]
    return "", "", ""


def _is_inside(text: str, first: int, last: int) -> bool:
    """True if these letters are only part of a longer word."""
    return (first > 0 and (text[first - 1].isalnum() or text[first - 1] in "-_.")) or (
        last < len(text) and (text[last].isalnum() or text[last] in "-_")
    )


def _anchor(before: str, after: str) -> str:
    match = _LINES.match(after) or _LINES_BEFORE.match(before.strip() + " ")
    if match:
        return f":{match[1]}-{match[2]}" if match[2] else f":{match[1]}"
    match = _NAME.match(after)
    return f"#{match[1].rstrip('.:')}" if match and not _is_sha(match[1]) else ""


def _is_sha(word: str) -> bool:
    return len(word) >= 7 and not word.strip("0123456789abcdef")


def _alike(text: str, paths: list[str]) -> str:
    """The file with the most similar path or name."""
    wanted = text.split("#")[0].split(" ")[0]
    found = get_close_matches(wanted, paths, 1, 0.85)
    if found:
        return found[0]
    names = _by_name(paths)
    near = get_close_matches(_folded(wanted.rpartition("/")[2]), list(names), 1, 0.85)
    return names[near[0]] if near else ""


def _by_name(paths: list[str]) -> dict[str, str]:
    """Name → file, for names that only one file has."""
    names: dict[str, list[str]] = {}
    for path in paths:
        names.setdefault(_folded(path.rpartition("/")[2]), []).append(path)
    return {name: found[0] for name, found in names.items() if len(found) == 1}


def _folded(path: str) -> str:
    return normalize("NFC", path).casefold()
