"""Refusals of typed evidence, each with the nearest thing that can be cited: a path, a block, lines."""

from __future__ import annotations

from unicodedata import normalize

from memkit.boot.memo import lazy
from memkit.errors import Refused
from memkit.evidence.blocks import Block, exactly_named
from memkit.evidence.forms import Piece
from memkit.evidence.support import name_key

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LINES = lazy(
    r"^[\s:#@(\[,]*(?:at\s+)?(?:lines?|L)?\s*(\d+)(?:\s*(?:-|–|\.\.|to)\s*L?(\d+))?(?::\d+)?[)\]]?$", 2
)
_LINES_BEFORE = lazy(r"^(?:lines?|L)\s*(\d+)(?:\s*(?:-|–|to)\s*L?(\d+))?\s+(?:of|in)\b", 2)
_NAME = lazy(r"^\s*(?:::|[:@#.]|\s)\s*`?([A-Za-z_$][\w$.:]*)(?:\(\))?`?\s*$")
_NUMBERS = lazy(r"\d+(?:-\d+)?$")
_SHA = lazy(r"^commit[\s:#]+([0-9a-f]{4,40})$", 2)
_HOST = lazy(
    r"^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|edu|gov|de|fr|es|uk)(?:/\S*)?$", 2
)

# the most definitions of a name that a refusal lists
_PLACES = 8


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
    known = [*[(_fold_path(path), path) for path in paths], *_by_name(paths).items()]
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
    from difflib import get_close_matches

    wanted = text.split("#")[0].split(" ")[0]
    found = get_close_matches(wanted, paths, 1, 0.85)
    if found:
        return found[0]
    names = _by_name(paths)
    near = get_close_matches(_fold_path(wanted.rpartition("/")[2]), list(names), 1, 0.85)
    return names[near[0]] if near else ""


def _by_name(paths: list[str]) -> dict[str, str]:
    """Name → file, for names that only one file has."""
    names: dict[str, list[str]] = {}
    for path in paths:
        names.setdefault(_fold_path(path.rpartition("/")[2]), []).append(path)
    return {name: found[0] for name, found in names.items() if len(found) == 1}


def _fold_path(path: str) -> str:
    return normalize("NFC", path).casefold()


def ambiguous(piece: Piece, found: Sequence[Block], blocks: tuple[Block, ...]) -> Refused:
    """The refusal of a name with more definitions than a claim that names none of them can rest on."""
    places = ", ".join([f"{block.qualified} {block.first}-{block.last}" for block in found[:_PLACES]])
    first, *others = [_apart(piece.target, block, blocks) for block in found[:_PLACES]]
    more = " …" if len(found) > _PLACES else ""
    why = f"it is defined {len(found)} times, and the claim tells none of them apart: {places}{more}"
    error = refusal_of(piece, why, f"--evidence '{first}'  # or {', '.join(others)}", "evidence-ambiguous")
    # of the file all definitions are cited: no guess is sent again
    error.instead = (f"{piece.target}#{piece.name}", piece.target)
    return error


def _apart(path: str, block: Block, blocks: tuple[Block, ...]) -> str:
    """How to cite a block with an ambiguous name: by its qualified name if that is unique, else by its lines."""
    alone = len(exactly_named(blocks, block.qualified)) == 1
    return f"{path}#{block.qualified}" if alone else f"{path}:{block.first}-{block.last}"


def nearest_block(piece: Piece, blocks: tuple[Block, ...]) -> str:
    """The option that cites the block whose name is most like the typed one, and two others."""
    if _NUMBERS.match(piece.name):
        return f"--evidence {piece.target}:{piece.name}"
    wanted = set(name_key(piece.name))
    near = sorted(blocks, key=lambda block: -_likeness(wanted, name_key(piece.name), name_key(block.name)))[
        :3
    ]
    if not near:
        return f"--evidence {piece.target}"
    first, *others = dict.fromkeys([f"{piece.target}#{block.qualified}" for block in near])
    return f"--evidence '{first}'" + (f"  # or {', '.join(others)}" if others else "")


def _likeness(letters: set[str], wanted: str, name: str) -> float:
    inside = 2.0 if wanted in name or (len(name) > 2 and name in wanted) else 0.0
    return inside + len(letters & set(name)) / (len(letters | set(name)) or 1)


def refusal_of(piece: Piece, why: str, hint: str, code: str = "evidence-form") -> Refused:
    """The refusal of a typed piece, with its reason and a hint."""
    return Refused(f'"{piece.target}{_shown_anchor(piece)}" cannot be cited: {why}', code=code, hint=hint)


def _shown_anchor(piece: Piece) -> str:
    if piece.name:
        return f"#{piece.name}"
    return f":{piece.first}-{piece.last}" if piece.first else ""
