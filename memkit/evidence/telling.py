"""Pieces in words: where a claim was anchored, and the shape of it for programs."""

from __future__ import annotations

from memkit.evidence.forms import Piece, parse_stored


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
