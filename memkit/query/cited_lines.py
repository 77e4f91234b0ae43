"""Cited lines for people: the lines themselves, or a diff if they changed; never a digest."""

from __future__ import annotations

from memkit.evidence.forms import shown
from memkit.evidence.span import file_digest, find_run, lines_of
from memkit.query.verdicts import UNPROVEN, Verdicts, recorded_piece

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# how many lines of a piece or a diff are shown; BRIEF for unchanged pieces in a report, which lists all facts
MOST, BRIEF = 12, 6


def cited_lines(verdicts: Verdicts, source: str, most: int = MOST) -> list[str]:
    """A piece with its verdict, then its lines, or a diff against the recorded lines if git still has those."""
    piece, verdict = recorded_piece(source), verdicts.of(source)
    if not piece.digest:
        return [piece.target]
    place = f", {verdict.first}–{verdict.last}" if verdict.first else ""
    head = f"{shown(piece)}{place}  {verdict.state}"
    return [head, *(f"  {line}" for line in _rows(verdicts, source, most))]


def report_lines(verdicts: Verdicts, source: str) -> list[str]:
    """The first lines of a piece, or a diff against the recorded lines."""
    return _rows(verdicts, source, BRIEF)


def _rows(verdicts: Verdicts, source: str, most: int) -> list[str]:
    now = verdicts.lines(source)
    if verdicts.of(source).state not in UNPROVEN:
        return first_lines(now, most)
    piece, was = recorded_piece(source), old_lines(verdicts, source)
    if piece.whole and was:
        # for a whole file only the diff is of interest; without git's copy there is nothing to compare
        now = verdicts.page(piece.target).lines or []
    return diff_lines(was, now, most) if was else [f"+{line}" for line in first_lines(now, most)]


def read_lines(verdicts: Verdicts, place: str, most: int = MOST) -> list[str]:
    """The current lines at a place such as `docs/adr/0005.md:22-24`, from which a claim was harvested."""
    path, _, span = place.rpartition(":")
    first, _, last = span.partition("-")
    if not path or not first.isdigit() or (last and not last.isdigit()):
        return []
    lines = (verdicts.page(path).lines or [])[int(first) - 1 : int(last or first)]
    return (
        [f"{path}, {first}–{last or first}", *(f"  {line}" for line in first_lines(lines, most))]
        if lines
        else []
    )


def first_lines(lines: Sequence[str], most: int = MOST) -> list[str]:
    """The first lines, and a mark if there are more."""
    return [*(line.rstrip() for line in lines[:most]), *(["…"] if len(lines) > most else [])]


def diff_lines(was: Sequence[str], now: Sequence[str], most: int = MOST) -> list[str]:
    """The first lines of a diff, with - and +."""
    from difflib import unified_diff

    rows = list(unified_diff(was, now, n=0, lineterm=""))[2:]
    return first_lines([row for row in rows if not row.startswith("@@")], most)


def old_lines(verdicts: Verdicts, source: str) -> list[str]:
    """The recorded lines of a piece, from the newest commit that contains them; empty if none does."""
    piece = recorded_piece(source)
    for text in verdicts.versions(piece.target) if piece.digest else ():
        lines = lines_of(text)
        if piece.whole and file_digest(text.encode("utf-8", "surrogateescape")) == piece.digest:
            return lines
        run = find_run(lines, piece.digest, piece.first) if piece.first else None
        if run:
            return lines[run[0] - 1 : run[1]]
    return []
