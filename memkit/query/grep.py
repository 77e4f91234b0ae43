"""The search of grep: facts, printed from their cards or opened one by one, and lines of session files.

A card answers if it has all that a hit prints; the other facts must be opened.
"""

from __future__ import annotations

from itertools import chain

from memkit.boot.struct import once
from memkit.recall.segment import LIVE, MORE, SPACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memkit.model import Problem
    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.corpus import Part
    from memkit.recall.pattern import Wanted
    from memkit.rules.view import SessionRows


def look_in_time(found: Found, wanted: Wanted, words: str) -> None:
    """Runs an expression under a time limit; without a timer, refuses one that could run for ever."""
    from memkit.errors import CannotSearch
    from memkit.query.timebox import TimeBox, TimeUpError
    from memkit.recall.pattern import dangerous

    hint = f"memkit grep -F {words[:60]!r}"
    try:
        with TimeBox() as box:
            why = "" if box.boxed else dangerous(words)
            if why:
                raise CannotSearch(why, code="pattern-too-slow", hint=hint)
            found.look(wanted)
    except TimeUpError:
        said = "the pattern takes too long: it was stopped, and nothing is said of what it would find"
        raise CannotSearch(said, code="pattern-too-slow", hint=hint) from None


class Found:
    """The results of a search: facts, and lines of session files if these are searched too.

    Shows a fact from its card if the card suffices; opens it otherwise, and always with `opens`. `for_agent`: lines of
    session files without words that an agent could obey; people get them as they stand.
    """

    def __init__(
        self, reader: Reader, archive: bool, context: int | None, opens: bool, *, for_agent: bool = True
    ) -> None:
        self.reader, self.context, self._opens, self._for_agent = reader, context, opens, for_agent
        self.places = ("live", "archive") if archive else ("live",)
        # lines made from cards, by file, line and id
        self._cards: list[bytes] = []
        # (file, line, id, the fact, the line of it that matches if that is not its text)
        self.facts: list[tuple[str, int, str, Fact, str]] = []
        # (file, line, text, whether it matches)
        self.lines: list[tuple[str, int, str, bool]] = []
        self.problems: tuple[Problem, ...] = ()

    @once
    def _rows(self) -> SessionRows:
        from memkit.rules.view import SessionRows

        return SessionRows(self.reader.state)

    def look(self, wanted: Wanted) -> None:
        """Runs the search."""
        for fact in self._facts_to_open(wanted):
            if self._is_told(fact):
                match = _match(self.reader, fact, wanted)
                if match is not None:
                    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
                    self.facts.append((self._rows.path(at), line, fact.id, fact, match))
        # ids are unique, so sorting never compares facts or matches
        self.facts.sort()
        if self.context is not None:
            self._look_in_sessions(wanted, self.context)

    def _facts_to_open(self, wanted: Wanted) -> Iterable[Fact]:
        """The facts whose cards do not suffice for an answer."""
        from memkit.query.fact_search import ask_index, facts_containing

        without = not wanted.needed or any("\0" in letters for letters in wanted.needed)
        if self._opens or without or not self.reader.index.is_standing:
            return facts_containing(self.reader, wanted.needed)
        self._cards, ids = ask_index(
            self.reader, lambda index: split_by_cards(index, wanted, "archive" in self.places)
        )
        facts = map(self.reader.state.facts.get, ids) if ids else ()
        return [fact for fact in facts if fact is not None]

    def _is_told(self, fact: Fact) -> bool:
        """Whether the fact belongs to the searched part and this reader may see it."""
        from memkit.rules.decay import place

        return place(fact) in self.places and self.reader.visible(fact)

    def _look_in_sessions(self, wanted: Wanted, context: int) -> None:
        """Searches session files, with context around hits; skips lines that this reader may not see."""
        from memkit.errors import LedgerUnreadable
        from memkit.model import Problem
        from memkit.query.session_lines import lines_to_show
        from memkit.store import files

        hidden = self.reader.hidden
        for row in self.reader.intact_rows():
            try:
                text = files.read(self.reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
            except (OSError, LedgerUnreadable) as error:
                said = str(getattr(error, "strerror", None) or error).lower()
                self.problems += (Problem("ledger-unreadable", row.path, 1, said, f"ls -l {row.path}"),)
                continue
            found = lines_to_show(self.reader, text, wanted, context, hidden, self._for_agent)
            self.lines += [(row.path, *line) for line in found]

    @property
    def count(self) -> int:
        """How many facts and lines match."""
        return len(self._cards) + len(self.facts) + sum(1 for line in self.lines if line[3])

    @property
    def exit_code(self) -> int:
        """0 found, 1 nothing found, 2 something could not be searched."""
        return 2 if self.problems else 0 if self.count else 1

    def hits(self) -> Iterator[dict[str, object]]:
        """The facts as JSON rows."""
        from memkit.query.hit import hit

        for rank, (_, line, _, fact, match) in enumerate(self.facts, 1):
            found = hit(self.reader, fact, rank, rows=self._rows)
            yield {**found, "origin": f"{fact.origin}#L{line}", "match": match}

    def _hit_lines(self) -> list[dict[str, object]]:
        return [{"file": f, "line": n, "text": t} for f, n, t, is_hit in self.lines if is_hit]

    def data(self) -> dict[str, object]:
        """Hits, session lines and counts of what was searched, as JSON."""
        looked = {"archive": "archive" in self.places, "sessions": self.context is not None}
        searched = {**self.looked_at(), **looked}
        return {"hits": [*self.hits()], "lines": self._hit_lines(), "searched": searched}

    def looked_at(self) -> dict[str, int]:
        """How many live facts and records this reader searches."""
        from memkit.query.fact_search import search_counts

        return search_counts(self.reader)

    @property
    def wide(self) -> tuple[str, ...]:
        """Names of the further places that were searched."""
        archive = ("archive",) if "archive" in self.places else ()
        return (*archive, "sessions") if self.context is not None else archive

    def stream(self) -> Iterator[str]:
        """The hits as JSON, one object per line."""
        import json

        for row in (*self.hits(), *self._hit_lines()):
            yield json.dumps(row, ensure_ascii=False)

    def text(self, count: bool, names_only: bool) -> bytes:
        """The answer for people, in UTF-8: a count, the files, or every hit."""
        if count:
            return f"{self.count}\n".encode() if self.count else b""
        if names_only:
            files = [line.partition(b":")[0].decode() for line in self._fact_lines()]
            files += [line[0] for line in self.lines if line[3]]
            return "".join(f"{file}\n" for file in dict.fromkeys(files)).encode()
        more = []
        for file, number, text, is_hit in self.lines:
            mark = ":" if is_hit else "-"
            more.append(f"{file}{mark}{number}{mark} {text}\n".encode("utf-8", "surrogatepass"))
        return b"".join([*self._fact_lines(), *more])

    def _fact_lines(self) -> list[bytes]:
        """One line per fact, by file, line and id."""
        lines = [*self._cards, *(self._shown(*found) for found in self.facts)]
        if self._cards and self.facts:
            lines = sort_by_place(lines)
        return [line.replace(b"\0", b"", 1) for line in lines]

    def _shown(self, file: str, line: int, id: str, fact: Fact, match: str) -> bytes:
        """The line of an opened fact, in the form of a card."""
        from memkit.query.hit import fact_standing
        from memkit.recall.cards import card, in_a_line

        told = card(file, line, id, self.reader.filled(fact.shown_text))
        more = f"  “{in_a_line(match)}”" if match else ""
        return f"{told}{more}  {fact_standing(self.reader, fact)}\n".encode("utf-8", "surrogatepass")


def _match(reader: Reader, fact: Fact, wanted: Wanted) -> str | None:
    """The matching line if it is in neither text nor id, "" if it is, None if nothing matches."""
    if wanted.search(reader.filled(fact.shown_text)) or wanted.search(fact.id):
        return ""
    for line in reader.filled(fact.body).split("\n") if fact.body else ():
        if wanted.search(line):
            return line.strip()
    for text in (fact.get("key"), fact.get("applies_when")):
        if text and wanted.search(text):
            return text
    return None


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
