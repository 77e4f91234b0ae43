"""grep on index cards: answers from a card if it has all that a hit prints, and lists the facts that must be opened."""

from __future__ import annotations

from itertools import chain

from memkit.recall.segment import LIVE, MORE, SPACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.entry_index import EntryIndex
    from memkit.recall.corpus import Part
    from memkit.recall.pattern import Wanted


def split_by_cards(index: EntryIndex, wanted: Wanted, archive: bool) -> tuple[list[bytes], list[str]]:
    """The lines of entries that their cards answer, and the ids of the facts that must be opened."""
    from memkit.recall.cards import split_id

    lines: list[list[bytes]] = []
    ids: dict[str, None] = {}
    in_order = True
    for part in index.parts:
        shown, opened = _sort_out(index, part, wanted, archive)
        if shown:
            lines.append(_lines(index, part, shown))
            in_order = in_order and bool(part.segment.in_order[0])
        ids |= dict.fromkeys(split_id(id)[0] for id in part.segment.names(opened))
    found = [*chain.from_iterable(lines)]
    return found if in_order and len(lines) < 2 else sort_by_place(found), list(ids)


def sort_by_place(lines: list[bytes]) -> list[bytes]:
    """Lines in card form, sorted by file, line and id."""
    from memkit.recall.cards import place

    return sorted(lines, key=lambda line: place(str(line, "utf-8", "surrogatepass")))


def _sort_out(index: EntryIndex, part: Part, wanted: Wanted, archive: bool) -> tuple[list[int], list[int]]:
    entries, flags = _holders(part, wanted), part.segment.flags
    shown: list[int] = []
    opened: list[int] = []
    for entry, stands in zip(entries, index.standings(part, entries), strict=True):
        marks = flags[entry]
        if not stands:
            # ended facts are searched only if asked for
            if archive or marks & LIVE or part.segment.kinds[entry]:
                opened.append(entry)
        elif wanted.is_folded and not marks & MORE:
            shown.append(entry)
        # a card whose spaces differ from the fact's text cannot be used for a regular expression
        elif marks & SPACED:
            opened.append(entry)
        elif _matches(part, entry, wanted):
            shown.append(entry)
        elif marks & MORE:
            opened.append(entry)
    unproven = index.unproven(part, shown)
    if unproven:
        shown = [entry for entry in shown if entry not in unproven]
    return shown, [*opened, *sorted(unproven)]


def _holders(part: Part, wanted: Wanted) -> list[int]:
    """The entries that contain one of the substrings without which nothing matches."""
    from memkit.recall.pattern import holders

    segment, gone = part.segment, part.gone_entries()
    entries = holders(segment, wanted.needed[0])
    if len(wanted.needed) > 1:
        entries = sorted({entry for letters in wanted.needed for entry in holders(segment, letters)})
    return [entry for entry in entries if entry not in gone] if gone else entries


def _matches(part: Part, entry: int, wanted: Wanted) -> bool:
    """Whether its text or id matches."""
    from memkit.recall.cards import text_and_id

    return any(map(wanted.search, text_and_id(part.segment.card(entry))))


def _lines(index: EntryIndex, part: Part, entries: list[int]) -> list[bytes]:
    """The printed lines of these entries: card, state, line end."""
    whole, at = part.segment.cards, part.segment.cards_at
    cards = [bytes(whole[at[entry] : at[entry + 1]]) for entry in entries]
    if not all(map(bytes.isascii, cards)):
        # check the bytes here: nothing else does before they are printed
        str(b"".join(cards), "utf-8", "surrogatepass")
    stands = index.standings(part, entries)
    return [card + f"  {said}\n".encode() for card, said in zip(cards, stands, strict=True)]
