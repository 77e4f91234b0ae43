"""Cards: what an index stores of an entry so that a search need not open the fact: its printed line, the
text that grep searches, and its state.

A card is `path:line: `, a NUL, `[id] text`: grep prints all of it, recall the part after the NUL. The state of the fact is
not on it, because that changes with every session. Standings have it: an entry has a number, and a number has a schedule,
the state from which count of work sessions on, while nobody touches the fact (working until 12, active until 20, then
fading). Number 0: the fact must be opened. `query.index` computes standings for a policy.

A block of adopted prose has one entry for each passage: a paragraph or a list item.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Place = tuple[str, int, str]
    # (first count of work sessions, state from then on), sorted by count
    Ahead = tuple[tuple[int, str], ...]
    # bytes if there are few different schedules, as nearly always
    Numbers = bytes | memoryview[int]


def card(path: str, line: int, id: str, text: str) -> str:
    """The card of a fact, with its text on one line."""
    return f"{path}:{line}: \0[{id}] {in_a_line(text)}"


def in_a_line(text: str) -> str:
    """A text on one line, as a hit prints it."""
    return " ".join(text.split())


def place(card: str) -> Place:
    """The sort key of a card: file, line and id."""
    where, _, told = card.partition("\0")
    path, _, line = where[:-2].rpartition(":")
    return path, int(line), told[1:].partition("] ")[0]


def text_and_id(card: str) -> tuple[str, str]:
    """(text, id) of the fact on a card."""
    id, _, text = card.partition("\0")[2][1:].partition("] ")
    return text, id


# between the parts of a state as a hit prints it; the last part is the verdict
_BETWEEN = " · "


def verdict_in(state: str) -> str:
    """The verdict in a state: `fresh`, `no evidence`, or a word in capitals."""
    return state.rpartition(_BETWEEN)[2]


def with_verdict(state: str, verdict: str) -> str:
    """The state with another verdict."""
    return f"{state.rpartition(_BETWEEN)[0]}{_BETWEEN}{verdict}"


def are_in_order(cards: Iterable[str]) -> bool:
    """True if these cards are sorted by place; ignores missing cards."""
    places = [place(card) for card in cards if card]
    return places == sorted(places)


def page(hits: Iterable[tuple[str, bool]], episodes: Iterable[str]) -> list[str]:
    """The lines of an answer: hits (line, whether it is weak), then episodes."""
    lines = [f"weak: {line}" if weak else line for line, weak in hits]
    return lines + [f"what happened, not reviewed: {line}" for line in episodes]


def weakly(facts: int) -> tuple[str, ...]:
    """The note if every hit is weak."""
    from memkit.model import counted

    return (f"nothing in {counted(facts, 'fact')} answers that; what comes nearest is marked weak",)


def waits(count: int) -> tuple[str, ...]:
    """The note that counts matching candidates; it shows none of their text."""
    if not count:
        return ()
    one = count == 1
    said = f"{count:,} candidate{'' if one else 's'} that match{'es' if one else ''} wait{'s' if one else ''}"
    return (f"{said} for review",)


OPEN: Ahead = ()
# no reader may see it
NOBODY = "-"
HIDDEN: Ahead = ((0, NOBODY),)
_FEW = 256


class Standings:
    """Segment name → the number of every entry; and the schedule of each number."""

    __slots__ = ("ahead", "numbers")

    def __init__(self, ahead: list[Ahead], numbers: dict[str, Numbers]) -> None:
        self.ahead = ahead
        self.numbers = numbers

    def now(self, work: int) -> list[str]:
        """The state of each number after `work` work sessions; "" if the fact must be opened."""
        return [said_at(ahead, work) for ahead in self.ahead]


def with_tier(said: str, tier: str) -> str:
    """A state as a schedule has it: as a hit prints it, and the tier, which some hits do not print."""
    return f"{said}\0{tier}"


def split_tier(state: str) -> tuple[str, str]:
    """A state of a schedule as (what a hit prints, tier)."""
    said, _, tier = state.partition("\0")
    return said, tier


def said_at(ahead: Ahead, work: int) -> str:
    """The state in a schedule after `work` work sessions."""
    said = ""
    for start, stands in ahead:
        if start <= work:
            said = stands
    return said


def gathered(
    new: Mapping[str, Iterable[Ahead]],
    before: Standings | None = None,
    changed: Mapping[tuple[str, int], Ahead] | None = None,
) -> Standings:
    """The standings of the new segments' entries and of the other segments as `before`, with `changed` applied."""
    table: dict[Ahead, int] = {ahead: n for n, ahead in enumerate(before.ahead if before else [OPEN])}
    numbers = {name: list(held) for name, held in before.numbers.items()} if before else {}
    for (name, entry), ahead in (changed or {}).items():
        numbers[name][entry] = table.setdefault(ahead, len(table))
    for name, entries in new.items():
        numbers[name] = [table.setdefault(ahead, len(table)) for ahead in entries]
    return Standings(list(table), {name: _packed(held, len(table)) for name, held in numbers.items()})


def _packed(numbers: list[int], kinds: int) -> Numbers:
    from array import array

    return bytes(numbers) if kinds <= _FEW else memoryview(array("I", numbers))


def encode_standings(standings: Standings) -> bytes:
    """The standings as bytes."""
    return marshal.dumps((standings.ahead, {name: bytes(held) for name, held in standings.numbers.items()}))


def decode_standings(data: bytes) -> Standings:
    """The standings in these bytes; raises ValueError, EOFError or TypeError if they are corrupt."""
    said, held = marshal.loads(data)
    ahead = [tuple((int(start), str(stands)) for start, stands in one) for one in said]
    numbers = {str(name): memoryview(of) for name, of in dict(held).items()}
    few = len(ahead) <= _FEW
    return Standings(ahead, {name: bytes(of) if few else of.cast("I") for name, of in numbers.items()})


# separates the id of a block from the line of a passage
LINE = "#"
_BULLETS = ("- ", "* ", "+ ", "#")


def passages(body: str) -> Iterator[tuple[int, str]]:
    """(first line, text) of every passage."""
    start, held = 0, list[str]()
    for number, line in enumerate(body.split("\n"), 1):
        bare = line.strip()
        if held and (not bare or _begins(bare)):
            yield start, " ".join(held)
            held = []
        if bare:
            start = start if held else number
            held.append(bare)
    if held:
        yield start, " ".join(held)


def _begins(line: str) -> bool:
    """Whether a line is a list item, a heading or a row of its own."""
    number, dot, _ = line.partition(". ")
    return line.startswith(_BULLETS) or bool(dot and number.isdigit())


def split_id(id: str) -> tuple[str, int]:
    """(id of the block, line of the passage) of an index id; the line is 0 for a fact."""
    name, _, line = id.partition(LINE)
    return name, int(line) if line.isdigit() else 0


# letters that a case-insensitive search matches although lower() keeps them different
_FOLDS = {0x130: "i", 0x131: "i", 0x17F: "s"}
_BLANK = 32


def folded(text: str) -> str:
    """The text folded for case-insensitive search; if a pattern matches a text, it also matches the folded text."""
    return text.lower() if text.isascii() else text.translate(_FOLDS).lower()


class _Blanks(dict[int, int]):
    """Character → itself if it is part of a word, else a blank."""

    def __missing__(self, point: int) -> int:
        self[point] = kept = point if chr(point).isalnum() else _BLANK
        return kept


_BLANKS = _Blanks()


def words_of(text: str) -> list[str]:
    """The runs of letters and digits in a text."""
    return text.translate(_BLANKS).split()
