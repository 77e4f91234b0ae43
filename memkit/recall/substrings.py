"""Substring search: the entries of a segment whose folded text contains some letters, found through its words.

A run of letters and digits can only occur inside a word, and a segment stores each word once with the entries that
contain it, which is much shorter than the text. Letters without such a run are searched in the text itself.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.segment import Segment

# A text is copied in pieces small enough to reuse the same memory: allocating memory costs more than searching it.
_PIECE = 1 << 16
_BLANK = 32


class _Blanks(dict[int, int]):
    """Character → itself if it is part of a word, else a blank."""

    def __missing__(self, point: int) -> int:
        self[point] = kept = point if chr(point).isalnum() else _BLANK
        return kept


_BLANKS = _Blanks()


def words_of(text: str) -> list[str]:
    """The runs of letters and digits in a text."""
    return text.translate(_BLANKS).split()


def holders(segment: Segment, written: str) -> list[int]:
    """The entries whose folded text contains these letters, in order."""
    wanted = written.encode("utf-8", "surrogatepass")
    runs = words_of(written)
    if not runs:
        return _stretches(segment.texts, segment.texts_at, wanted)
    longest = max(runs, key=len)
    found = _with_word(segment, longest.encode())
    if longest == written:
        return found
    text, at = segment.texts, segment.texts_at
    return [entry for entry in found if wanted in bytes(text[at[entry] : at[entry + 1]])]


def _with_word(segment: Segment, run: bytes) -> list[int]:
    """The entries with a word that contains these letters."""
    at, entries = segment.w_at, segment.w_entry
    # there are many numbers, and letters occur in none of them
    first, start = (0, 0) if run.isdigit() else segment.w_digits
    words = [first + number for number in _words_with(bytes(segment.words[start:]), run)]
    if len(words) == 1:
        return entries[at[words[0]] : at[words[0] + 1]].tolist()
    found: set[int] = set()
    for word in words:
        found.update(entries[at[word] : at[word + 1]])
    return sorted(found)


def _words_with(words: bytes, run: bytes) -> list[int]:
    """The numbers of the words that contain these letters; a line feed ends each word."""
    found: list[int] = []
    number = at = 0
    place = words.find(run)
    while place >= 0:
        number += words.count(b"\n", at, place)
        found.append(number)
        # a word without an end means corrupt bytes; searching on would never end
        at = words.index(b"\n", place)
        place = words.find(run, at)
    return found


def _stretches(text: memoryview[int], ends: memoryview[int], wanted: bytes) -> list[int]:
    """The numbers of the stretches of a text that contain these letters."""
    from bisect import bisect_right

    found: list[int] = []
    behind = 0
    for at in range(0, len(text), _PIECE):
        piece = bytes(text[at : at + _PIECE + len(wanted) - 1])
        place = piece.find(wanted, max(0, behind - at))
        while place >= 0:
            number = bisect_right(ends, at + place) - 1
            found.append(number)
            behind = ends[number + 1]
            place = piece.find(wanted, behind - at)
    return found
