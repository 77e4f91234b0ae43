"""The forms of evidence: as a person types it, as the ledger stores it, the `Piece` that both are parsed into, and a piece
in words and as data.

A stored file piece is `path@sha256:…` (the whole file), `path#L41-L60@sha256:…` or `path#name:L41-L60@sha256:…`.
Separator signs are percent-encoded in paths and names.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import replace, struct
from memkit.errors import Refused
from memkit.model.generated import is_stem
from memkit.model.ids import is_readable_id

FORMS = (
    "path, path:41, path:41-60, path#name, commit:SHA, session:STEM, ep:ID, a fact's id, a URL, tool:NAME:REF"
)

_COLON_LINES = lazy(r"^([^\n]+?):(\d+)(?:-(\d+))?$")
_HASH_LINES = lazy(r"^([^\n]+?)#L(\d+)(?:-L?(\d+))?$")
# forms of other tools: path:L41-L60, path lines 41-60; path::name, path:name, path (name)
_SPOKEN_LINES = lazy(r"^(\S+?)(?: \(?(?:lines? |L)|:L)(\d+)(?: ?[-–] ?L?(\d+))?\)?$")
_SPOKEN_NAME = lazy(r"^(\S+?)(?:::?| \()([A-Za-z_][\w.]*)(?:\(\))?\)?$")
_URL = lazy(r"^[a-zA-Z][a-zA-Z0-9+.-]+://[^\s]+$")
_COMMIT = lazy(r"^commit:([0-9a-fA-F]{4,64})$")
_SESSION = lazy(r"^session:([^#\s]+?)(?:#L(\d+))?$")
_TOOL = lazy(r"^tool:([A-Za-z0-9][\w.-]*):(\S(?:.*\S)?)$")
_EPISODE = lazy(r"^ep:\S+$")
_EXTENSION = lazy(r"\.[A-Za-z][A-Za-z0-9]{0,11}$")
_BARE_SHA = lazy(r"^[0-9a-f]{7,40}$")
_CODED = lazy(r"%(?:2[35Cc]|40|3[AaCcEe]|7[Cc]|0[0-9A-Fa-f]|1[0-9A-Fa-f])")
_IN_PATH = lazy(r"[%#@:,|\x00-\x1f]")
_IN_NAME = lazy(r"[%#@,|<>\x00-\x1f]")


@struct(frozen=True)
class Piece:
    """One piece of evidence: a file with lines, a name and a digest as far as they are known, or a reference.

    `kind`: file, commit, session, episode, id, url, tool or free (in older ledgers); for all but files, `target` is the
    piece as typed.
    """

    kind: str
    target: str
    name: str = ""
    first: int = 0
    last: int = 0
    digest: str = ""

    @property
    def whole(self) -> bool:
        """True for a file cited without lines and without a name."""
        return self.kind == "file" and not self.name and not self.first


def readings(typed: str) -> tuple[Piece, ...]:
    """Every way to read typed evidence, the likeliest first; the caller takes the first whose path exists.

    More than one only for paths: `notes#2.md` may be a file of that name or the block `2.md` of `notes`.
    """
    text = typed.strip()
    stored = parse_stored(text)
    if stored.kind != "free":
        return (stored,)
    if reference := _reference(text):
        return (reference,)
    spoken = _spoken_pieces(text)
    if not spoken:
        _refuse_what_has_no_form(text)
    found = [*_with_lines(text), *_with_name(text), *spoken, Piece("file", text)]
    if is_readable_id(text) and not _EXTENSION.search(text):
        found.insert(0, Piece("id", text))
    return tuple(found)


def parse_stored(text: str) -> Piece:
    """Parses a stored piece; anything unknown becomes `free`. Every reading verb uses this, so it must not import `re`."""
    bare, _, digest = text.rpartition("@sha256:")
    if not bare or "\n" in bare or not _is_digest(digest):
        return Piece("free", text)
    path, _, anchor = bare.partition("#")
    name, colon, lines = anchor.rpartition(":")
    first, last = _lines(lines)
    if path and "#" not in anchor and bool(name) == bool(colon) and 0 < first <= last:
        return Piece("file", _decode_text(path), _decode_text(name), first, last, digest)
    return Piece("file", _decode_text(bare), digest=digest)


def _is_digest(text: str) -> bool:
    """Whether it is the hex of a sha256 as memkit writes it."""
    try:
        return len(text) == 64 and bytes.fromhex(text).hex() == text
    except ValueError:
        return False


def _lines(text: str) -> tuple[int, int]:
    """The numbers of `L41-L60`; zeros if it is something else."""
    first, _, last = text[1:].partition("-L")
    if text[:1] != "L" or not (first.isdigit() and last.isdigit() and text.isascii()):
        return 0, 0
    return int(first), int(last)


def stored(piece: Piece) -> str:
    """The stored form of a piece; a file needs its digest, and a named one also its lines."""
    if piece.kind != "file":
        return piece.target
    path = _IN_PATH.sub(_encode_sign, piece.target)
    if piece.whole:
        return f"{path}@sha256:{piece.digest}"
    name = f"{_IN_NAME.sub(_encode_sign, piece.name)}:" if piece.name else ""
    return f"{path}#{name}L{piece.first}-L{piece.last}@sha256:{piece.digest}"


def at_path(piece: Piece, path: str) -> Piece:
    """The same piece under another path: the file was renamed, or git spells it differently."""
    return replace(piece, target=path)


def shown(piece: Piece) -> str:
    """The piece as a person would type it, without its digest."""
    if piece.kind != "file" or piece.whole:
        return piece.target
    return f"{piece.target}#{piece.name}" if piece.name else f"{piece.target}:{piece.first}-{piece.last}"


def _reference(text: str) -> Piece | None:
    """The piece for evidence that is not a file; None for a file."""
    if _URL.match(text):
        return Piece("url", text)
    if match := _SESSION.match(text):
        return Piece("session", text) if is_stem(match[1]) else None
    for kind, pattern in (("commit", _COMMIT), ("tool", _TOOL), ("episode", _EPISODE)):
        if pattern.match(text):
            return Piece(kind, text)
    return None


_SHAPES = {
    "commit": "commit:SHA takes 4 to 64 hex digits, as in commit:1a2b3c4",
    "session": "session:STEM takes a session's file name, as in session:2026-02-03-091500, with #L14 for a line",
    "ep": "ep:ID takes an episode's id; memkit list episodes names them",
    "tool": "tool:NAME:REF takes a tool and its reference, as in tool:jira:ABC-12",
    "http": "a URL has no blanks: https://example.org/page",
    "https": "a URL has no blanks: https://example.org/page",
}


def _refuse_what_has_no_form(text: str) -> None:
    prefix = text.partition(":")[0].lower()
    if prefix in _SHAPES and ":" in text:
        raise _refusal(text, _SHAPES[prefix])
    if not text or "\n" in text:
        raise _refusal(text.split("\n")[0], f"evidence is one of: {FORMS}")
    sha = text.removeprefix("commit ").strip()
    if _BARE_SHA.match(sha) and (sha != text or any(sign.isdigit() for sign in sha)):
        raise _refusal(text, f"for a commit: commit:{sha}")
    bare = text.partition("#")[0]
    if " " in bare and not ("/" in bare or "\\" in bare or _EXTENSION.search(_without_lines(bare))):
        raise _refusal(text, f"evidence is one of: {FORMS}")
    if bare == "" or bare.startswith(":"):
        raise _refusal(text, f"a file comes first, as in src/app.py{text}")


def _refusal(text: str, hint: str) -> Refused:
    return Refused(f'"{text}" is no evidence', code="evidence-form", hint=hint)


def _without_lines(text: str) -> str:
    match = _COLON_LINES.match(text)
    return match[1] if match else text


def _with_lines(text: str) -> list[Piece]:
    match = _HASH_LINES.match(text) or _COLON_LINES.match(text)
    if not match:
        return []
    first, last = int(match[2]), int(match[3] or match[2])
    if not 0 < first <= last:
        hint = f"lines count from 1 and run downwards: {match[1]}:{max(min(first, last), 1)}-{max(first, last, 1)}"
        raise _refusal(text, hint)
    return [Piece("file", match[1], first=first, last=last)]


def _with_name(text: str) -> list[Piece]:
    """The readings of `path#name`, split at each `#` from the left; a heading may contain further ones."""
    found = []
    at = text.find("#", 1)
    while at > 0:
        name = text[at + 1 :].strip()
        if name:
            found.append(Piece("file", text[:at], name=name))
        at = text.find("#", at + 1)
    return found


def _spoken_pieces(text: str) -> list[Piece]:
    """Lines or a name in the forms of other tools and of plain English, tried after memkit's own."""
    if match := _SPOKEN_LINES.match(text):
        first, last = int(match[2]), int(match[3] or match[2])
        return [Piece("file", match[1], first=first, last=last)] if 0 < first <= last else []
    match = _SPOKEN_NAME.match(text)
    if not match or match[1].lower() in _SHAPES:
        return []
    return [Piece("file", match[1], name=match[2])]


def _encode_sign(match: object) -> str:
    return f"%{ord(match[0]):02X}"  # type: ignore[index]


def _decode_text(text: str) -> str:
    if "%" not in text:
        return text
    return _CODED.sub(lambda match: chr(int(match[0][1:], 16)), text)


def anchor_words(sources: tuple[str, ...]) -> str:
    """Where recorded pieces are anchored, such as `anchored at RateLimit, 41–60`; empty without evidence."""
    pieces = [parse_stored(source) for source in sources]
    spans = [_span(piece) for piece in pieces if piece.first]
    wholes = [piece.target for piece in pieces if piece.whole and piece.digest]
    others = [piece.target for piece in pieces if not piece.digest]
    said = [
        f"anchored at {'; '.join(spans)}" if spans else "",
        f"on the whole of {', '.join(wholes)}" if wholes else "",
        f"unverified {', '.join(others)}" if others else "",
    ]
    return " · ".join(filter(None, said))


def _span(piece: Piece) -> str:
    return f"{piece.name or piece.target}, {_numbers(piece)}"


def _numbers(piece: Piece) -> str:
    return f"{piece.first}–{piece.last}" if piece.last > piece.first else f"{piece.first}"


def sources_in_words(sources: tuple[str, ...]) -> str:
    """Recorded pieces in a sentence, by file: `src/limits.py (MAX, line 1; limit_upload, lines 3–5)`."""
    spans: dict[str, list[str]] = {}
    for piece in map(parse_stored, sources):
        spans.setdefault(piece.target, [])
        if piece.first:
            lines = f"{'lines' if piece.last > piece.first else 'line'} {_numbers(piece)}"
            spans[piece.target].append(f"{piece.name}, {lines}" if piece.name else lines)
    return ", ".join(f"{path} ({'; '.join(said)})" if said else path for path, said in spans.items())


def as_data(source: str) -> dict[str, object]:
    """A recorded piece for programs: its kind, path or reference, name and lines."""
    piece = parse_stored(source)
    kind = piece.kind if piece.digest else "reference"
    return {
        "source": source,
        "kind": kind,
        "path": piece.target,
        "name": piece.name,
        "first": piece.first,
        "last": piece.last,
    }
