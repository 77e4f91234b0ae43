"""The facts of a pack by section, from the catalog; a fact is opened only when its line is made."""

from __future__ import annotations

from memkit.boot.struct import once
from memkit.model import first_sentence
from memkit.model.catalog import BY_AGE, BY_USE, ORIGIN, SHORT, USES, WHEN, WHOLE, WIDTH, tokens
from memkit.model.fact import TIER2_KINDS
from memkit.query.bulk_sessions import bulk_sessions
from memkit.query.doubt_notes import STALE, change_note, doubt_note
from memkit.query.part import ALL, Part, Parts
from memkit.query.still_true import MOST_ASKED
from memkit.recall.pack import Line
from memkit.rules import decay, disputes, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from memkit.model.catalog import Kind
    from memkit.model.fact import Fact
    from memkit.query.reader import Reader

# how many facts are ranked for a task
RANKED = 40
_STANDING = ("invariants", "conventions")
_RECORDS = (*TIER2_KINDS, "rule")
# how many threads, and how many records, that came in bulk get room in the turn of their part
_EARLY = 5


def is_packed(fact: Fact) -> bool:
    """Whether a pack may contain the fact."""
    return fact.kind not in ("prose", "change") and decay.place(fact) == "live"


def _is_standing(fact: Fact) -> bool:
    return (decay.is_core(fact) or fact.section in _STANDING) and not decay.is_unreviewed(fact)


class Shelf:
    """The live facts that a pack may show this reader, without those already shown and those filtered out."""

    def __init__(
        self, reader: Reader, filters: Mapping[str, Callable[[Fact], bool]], known: frozenset[str]
    ) -> None:
        self.reader, self.catalog, self._filters = reader, reader.catalog, filters
        self._kinds = self.catalog.kinds_that(lambda kind: is_packed(kind) and reader.visible(kind))
        self._known = self._numbers_of(known)
        # number of a fact → its place among the best for the intent
        self._ranks: Mapping[int, int] = {}

    def _numbers_of(self, ids: Iterable[str]) -> dict[int, str]:
        found = ((self.catalog.number(id), id) for id in ids)
        return {number: id for number, id in found if number >= 0}

    def _is_here(self, number: int) -> bool:
        return self.catalog.rows[number * WIDTH] in self._kinds and number not in self._known

    @once
    def turned_away(self) -> list[tuple[str, str, int]]:
        """(id, option, cost) of the facts that fail a filter, oldest first."""
        if not self._filters:
            return []
        found = []
        for number in self.catalog.numbers(self._kinds, BY_AGE):
            fact = self.catalog.bare(number)
            option = next((option for option, takes in self._filters.items() if not takes(fact)), "")
            if option and number not in self._known:
                found.append((fact.id, option, self._cost(number, WHOLE)))
        return found

    @once
    def _turned(self) -> frozenset[int]:
        return frozenset(self._numbers_of(id for id, _, _ in self.turned_away))

    @once
    def _doubted(self) -> dict[int, str]:
        """Number → why a fact is in doubt (stale or in conflict)."""
        catalog, reader = self.catalog, self.reader
        unsure = {
            kind
            for kind in self._kinds
            if catalog.kinds[kind].fact.conflicts or catalog.kinds[kind].fact.stale
        }
        changed = reader.doubts.numbers
        found: dict[int, str] = {}
        for number in (*changed, *catalog.numbers(unsure)):
            if number not in found and self._is_here(number) and number not in self._turned:
                opens = catalog.rows[number * WIDTH] in unsure
                why = doubt_note(reader, number) if opens else change_note(reader, number)
                if why:
                    found[number] = why
        return found

    @once
    def _bulk(self) -> frozenset[int]:
        """The facts that a session of bulk claims raised and no other session used; the promotion is the first use."""
        rows = self.catalog.rows
        sessions = bulk_sessions(self.catalog, view.SessionRows(self.reader.state), self._kinds)
        if not sessions:
            return frozenset()
        pairs = enumerate(zip(rows[ORIGIN::WIDTH], rows[USES::WIDTH], strict=True))
        return frozenset(number for number, (origin, uses) in pairs if origin in sessions and uses < 2)

    def is_bulk(self, id: str) -> bool:
        """Whether a fact came in bulk and nobody has used it."""
        return self.catalog.number(id) in self._bulk

    @once
    def doubts(self) -> dict[str, str]:
        """Id → why a fact is in doubt (stale or in conflict)."""
        return {self.catalog.name(number): why for number, why in self._doubted.items()}

    def put_apart(self, places: Mapping[str, int]) -> Parts:
        """The facts by section; those that rank for the intent (`places`) go to the section of the task."""
        kinds = {number: self.catalog.kinds[number].fact for number in self._kinds}
        numbers = self._numbers_of(places).items()
        ranked = self._ranks = {number: places[id] for number, id in numbers if self._is_here(number)}
        # unreviewed facts have a part of their own; those without evidence are left to recall
        weak = {n for n, kind in kinds.items() if not kind.is_reviewed}
        asked = {n for n in weak if kinds[n].is_open_thread}
        shown = {n for n in weak if kinds[n].every("evidence")} - asked
        rules = {n for n in kinds.keys() - weak if _is_standing(kinds[n])}
        others = kinds.keys() - weak - rules
        records = {n for n in others if kinds[n].kind in _RECORDS}
        threads = {n for n in others if kinds[n].is_open_thread}
        terms = {n for n in others if kinds[n].kind == "term"}
        facts = others - records - threads - terms
        out = {*self._doubted, *self._known, *self._turned}
        best = [n for n in sorted(ranked, key=ranked.__getitem__) if n not in out]
        task = [number for number in best if self.catalog.rows[number * WIDTH] in others]
        weak_task = [number for number in best if self.catalog.rows[number * WIDTH] in shown | asked]
        on_task = [number for number in best if self.catalog.rows[number * WIDTH] in rules]
        without = {*out, *task, *weak_task}
        return Parts(
            rules=self._part(rules, self._rule, out, SHORT, self._by_weight(rules), first=on_task, early=ALL),
            doubted=self._in_doubt(kinds.keys() - weak),
            threads=self._part(threads, self._line("open thread"), without, early=_EARLY),
            records=self._part(records, self._record, without, WHEN, early=_EARLY),
            ranked=self._listed(task, self._line("ranked")),
            rest=self._part(facts, self._line("not ranked"), {*without, *self._bulk}, order=BY_USE),
            rest_in_bulk=self._in_bulk(facts, self._line("not ranked"), without),
            terms=self._part(terms, self._line("term"), without),
            unreviewed_ranked=self._listed(weak_task, self._unreviewed),
            unreviewed=self._part(shown, self._unreviewed, {*without, *self._bulk}, order=BY_USE),
            unreviewed_in_bulk=self._in_bulk(shown, self._unreviewed, without),
            unreviewed_threads=self._part(
                asked, self._line("open thread"), without, order=BY_USE, early=_EARLY
            ),
            unreviewed_doubted=self._in_doubt(weak),
        )

    def _in_doubt(self, kinds: Collection[int]) -> Part:
        """The facts of these kinds that are in doubt; those that a session marked stale first: decay may archive them."""
        found = sorted(
            (number for number in self._by_age(self._doubted) if self.catalog.rows[number * WIDTH] in kinds),
            key=lambda number: (
                self._ranks.get(number, RANKED),
                number in self._bulk,
                not self._is_marked(number),
            ),
        )
        part = self._listed(found, self._doubtful)
        stale = [number for number in found[:MOST_ASKED] if self._doubted[number].startswith(STALE)]
        part.stale = tuple(map(self.catalog.name, stale))
        return part

    def _in_bulk(self, kinds: Collection[int], line: Callable[[int], Line], without: Collection[int]) -> Part:
        """The facts of these kinds that came in bulk, except `without`; all of them get room late."""
        if not self._bulk:
            return self._listed([], line)
        single = {*self.catalog.numbers(kinds)} - self._bulk
        return self._part(kinds, line, {*without, *single}, order=BY_USE)

    def _is_marked(self, number: int) -> bool:
        return bool(self.catalog.kinds[self.catalog.rows[number * WIDTH]].fact.stale)

    def _by_age(self, numbers: Collection[int]) -> Iterable[int]:
        kinds = {self.catalog.rows[number * WIDTH] for number in numbers}
        return (number for number in self.catalog.numbers(kinds, BY_AGE) if number in numbers)

    def _by_weight(self, rules: Collection[int]) -> list[frozenset[int]]:
        """The kinds of rules, most important first: pinned before others, invariants before conventions."""
        weights: dict[tuple[bool, bool], set[int]] = {}
        for number in rules:
            kind = self.catalog.kinds[number].fact
            weights.setdefault((not decay.is_core(kind), kind.section != "invariants"), set()).add(number)
        return [frozenset(weights[weight]) for weight in sorted(weights)]

    def _part(
        self,
        kinds: Collection[int],
        line: Callable[[int], Line],
        without: Collection[int],
        form: int = WHOLE,
        groups: list[frozenset[int]] | None = None,
        order: str = BY_AGE,
        first: Collection[int] = (),
        early: int = 0,
    ) -> Part:
        """The facts of these kinds except `without`, group by group in this order, those in `first` before all others.

        In a group, those that came in bulk are last. `early`: as in `Part`.
        """
        catalog, bulk = self.catalog, self._bulk

        def numbers() -> Iterator[int]:
            yield from first
            for group in groups or [frozenset(kinds)]:
                for is_bulk in (False, True) if bulk else (False,):
                    for number in catalog.numbers(group, order):
                        if (number in bulk) is is_bulk and number not in without and number not in first:
                            yield number

        part = Part(numbers, line, bulk, early)
        away = [number for number in without if catalog.rows[number * WIDTH] in kinds]
        part.facts = catalog.count(kinds) - len(away)
        part.price = sum(_sum(catalog.kinds[kind], form) for kind in kinds)
        part.price -= sum(self._cost(number, form) for number in away)
        return part

    def _listed(self, numbers: list[int], line: Callable[[int], Line]) -> Part:
        part = Part(lambda: numbers, line)
        part.facts = len(numbers)
        part.price = sum(self._price(number) for number in numbers)
        return part

    def _price(self, number: int) -> int:
        before = f"{self._doubted[number]}: " if number in self._doubted else ""
        return tokens(self.catalog.get(number, WHOLE) + len(before.encode("utf-8", "surrogatepass")))

    def _cost(self, number: int, form: int) -> int:
        more = self.catalog.get(number, WHEN) if form == WHEN else 0
        return tokens(self.catalog.get(number, SHORT if form == WHEN else form) + more)

    # -- lines -----------------------------------------------------------------------------------

    def _fact(self, number: int) -> Fact:
        return self.reader.state.facts[self.catalog.name(number)]

    def _line(self, reason: str) -> Callable[[int], Line]:
        return lambda number: self._of(number, reason, self._cost(number, WHOLE))

    def _of(self, number: int, reason: str, price: int, before: str = "", after: str = "") -> Line:
        """A line with a fact as this reader may see it, and words around it; the hash is that of the ledger's text."""
        fact, rank = self._fact(number), self._ranks.get(number, -1)
        text = self.reader.filled(fact.shown_text)
        notes = (
            disputes.dispute_note(self.reader.disputed_by(fact)),
            disputes.recheck_note(disputes.rechecker(fact)),
        )
        after += "".join([f" ({note})" for note in notes if note])
        short = text if fact.outcome else first_sentence(text)
        return Line(before + text + after, fact.id, reason, fact.text, before + short + after, price, rank)

    def _unreviewed(self, number: int) -> Line:
        """An unreviewed fact; a thread says that it is one, since facts are beside it."""
        fact = self._fact(number)
        before = "Open thread: " if fact.is_open_thread else ""
        return self._of(number, "unreviewed", self._cost(number, WHOLE), before)

    def _doubtful(self, number: int) -> Line:
        return self._of(number, "doubtful", self._price(number), f"{self._doubted[number]}: ")

    def _rule(self, number: int) -> Line:
        """A standing rule, by its first sentence."""
        line = self._of(number, "standing rule", self._cost(number, SHORT))
        return Line(line.short, line.id, line.reason, line.source, price=line.price, rank=line.rank)

    def _record(self, number: int) -> Line:
        """A record: its claim in one sentence, and when to load it."""
        when = self._fact(number).get("applies_when").rstrip(". ")
        line = self._of(
            number, "load when", self._cost(number, WHEN), after=f" · when {when}" if when else ""
        )
        return Line(line.short, line.id, line.reason, line.source, price=line.price)


def _sum(kind: Kind, form: int) -> int:
    """The cost of all facts of a kind in a form."""
    return kind.whole if form == WHOLE else kind.short if form == SHORT else kind.record
