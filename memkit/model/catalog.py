"""The catalog of a memory: a few numbers per fact, so that counting and picking facts does not open them.

Facts that differ only in words and counters have one kind; a kind is a fact without words, which the rules judge
like any other. A checkpoint numbers its facts by id; later facts follow in the order of their ids. Orders sort these
numbers by id, by age and by use; of facts used alike the one raised last comes first. `catalog_update` makes a catalog
from an older one.
"""

from __future__ import annotations

from bisect import bisect_left

from memkit.model.fact import Fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from typing import Any

    # path → recorded source → numbers of the live facts that rest on it; what no file can be compared with is under ""
    Cited = dict[str, dict[str, list[int]]]
    Numbers = array[int] | memoryview[int]

# the numbers of a fact: its kind; the bytes of its line in a pack (whole, first sentence only, and what a record adds);
# the work sessions up to its anchor, its last use or anchor, and its last confirmation; its uses; one more than the
# ordinal of the last session that named it; and the ordinal and the line of the session that raised it
WIDTH = 11
KIND, WHOLE, SHORT, WHEN, ANCHOR, LAST, CHECKED, USES, TOUCHED, ORIGIN, LINE = range(WIDTH)
BY_ID, BY_AGE, BY_USE, BY_LAST, BY_TOUCH = ORDERS = ("id", "age", "use", "last", "touch")
# with more kinds than this, look for each one by one
_FEW = 256
# fields that rules use besides a fact's words
_JUDGED = ("classification", "tenant", "consent", "class")
_LABELS = ("working", "active", "archive-candidate")


class Kind:
    """A kind of facts: what they have in common, how many there are, and their tokens in a pack by each form."""

    __slots__ = ("count", "fact", "record", "short", "traits", "whole")

    def __init__(
        self, traits: tuple[Any, ...], count: int = 0, whole: int = 0, short: int = 0, record: int = 0
    ) -> None:
        self.traits, self.fact = traits, kind_of(traits)
        self.count, self.whole, self.short, self.record = count, whole, short, record

    def plain(self) -> tuple[Any, ...]:
        """The kind as values that `marshal` can store."""
        return self.traits, self.count, self.whole, self.short, self.record


def traits_of(fact: Fact) -> tuple[Any, ...]:
    """The traits of a fact that rules use besides its words and counters; facts of one kind share them."""
    names = {name for name, _ in fact.fields}
    judged = () if names.isdisjoint(_JUDGED) else tuple(pair for pair in fact.fields if pair[0] in _JUDGED)
    consent = tuple(pair for pair in fact.promotion if pair[0] == "consent")
    return (
        *(fact.section, fact.kind, fact.status, judged, consent, "evidence" in names),
        _old_label(fact) if "was" in names else None,
        *(bool(fact.closed), min(fact.uses, 2), bool(fact.promotion), bool(fact.pinned_by), fact.old_core),
        *(bool(fact.archived), bool(fact.stale), bool(fact.conflicts), bool(fact.withheld), fact.is_reviewed),
    )


def kind_of(traits: tuple[Any, ...]) -> Fact:
    """A fact without words that has these traits, so that rules can judge the whole kind at once."""
    section, kind, status, judged, consent, cites, label, closed, uses, promoted, pinned, *rest = traits
    core, archived, stale, conflicts, withheld, reviewed = rest
    was = () if label is None else (("was", f"tier: {label}"),)
    return Fact(
        *("", "", section, kind, "", "", "", ""),
        fields=(*judged, *was, *((("evidence", "some"),) if cites else ())),
        status=status,
        closed="closed" if closed else "",
        uses=uses,
        promotion=(("", ""), *consent) if promoted else (),
        pinned_by="some" if pinned else "",
        old_core=core,
        archived="some" if archived else "",
        stale=(("", "", ""),) if stale else (),
        conflicts=("some",) if conflicts else (),
        withheld="some" if withheld else "",
        is_reviewed=reviewed,
    )


def _old_label(fact: Fact) -> str:
    """The tier that the footer of an adopted fact had."""
    for part in fact.get("was").replace("%7C", "|").split("|"):
        name, _, value = part.partition(":")
        if name.strip() == "tier" and value.strip() in _LABELS:
            return value.strip()
    return ""


def row_of(fact: Fact, kind: int) -> tuple[int, ...]:
    """The numbers of a fact."""
    from memkit.model import first_sentence

    text = fact.shown_text
    when = " ".join(fact.get("applies_when").rstrip(". ").split())
    short = text if fact.outcome else first_sentence(text)
    return (
        *(kind, _bytes(fact.id, text), _bytes(fact.id, short)),
        len(f" · when {when}".encode("utf-8", "surrogatepass")) if when else 0,
        *(fact.anchor_work, max(fact.used_work, fact.anchor_work), max(fact.anchor_work, fact.verified_work)),
        *(fact.uses, fact.history[-1][0] + 1 if fact.history else 0),
        *(fact.history[0][:2] if fact.history else (0, 0)),
    )


def _bytes(id: str, text: str) -> int:
    return len(f"[{id}] {' '.join(text.split())}\n".encode("utf-8", "surrogatepass"))


def tokens(size: int) -> int:
    """The number of tokens for this many bytes, as a pack counts them."""
    return -(-size // 4)


class Catalog:
    """The numbers of all facts, and the orders in which they are read.

    `name` returns the id of a number; `cited` returns path → recorded source → numbers of the live facts that cite it, by
    id. Without an order by id, the numbers themselves are in that order.
    """

    __slots__ = ("_find", "_seen", "cited", "kinds", "name", "orders", "rows")

    def __init__(
        self,
        name: Callable[[int], str],
        kinds: list[Kind],
        rows: Numbers,
        orders: dict[str, Sequence[int]],
        cited: Callable[[], Cited],
        seen: dict[str, bytes] | None = None,
        find: Callable[[str], int] | None = None,
    ) -> None:
        self.name, self.kinds, self.rows, self.orders, self.cited = name, kinds, rows, orders, cited
        # the kinds of facts in each order, one byte each
        self._seen = seen or {}
        # the number of an id, if there is a quicker way than by its order
        self._find = find

    def __len__(self) -> int:
        return len(self.rows) // WIDTH

    def get(self, number: int, column: int) -> int:
        """One of the numbers of a fact."""
        return self.rows[number * WIDTH + column]

    def number(self, id: str) -> int:
        """The number of the fact with this id; -1 if there is none."""
        if self._find is not None:
            return self._find(id)
        order = self.orders.get(BY_ID, range(len(self)))
        at = bisect_left(order, id, key=self.name)
        return order[at] if at < len(order) and self.name(order[at]) == id else -1

    def kinds_that(self, takes: Callable[[Fact], bool]) -> frozenset[int]:
        """The numbers of the kinds that have facts and for which `takes` is true."""
        return frozenset(n for n, kind in enumerate(self.kinds) if kind.count and takes(kind.fact))

    def count(self, kinds: Iterable[int]) -> int:
        """How many facts there are of these kinds."""
        return sum(self.kinds[number].count for number in kinds)

    def numbers(self, kinds: Collection[int], order: str = BY_ID) -> Iterator[int]:
        """The facts of these kinds, in one of the orders."""
        if not kinds:
            return
        numbers = self.orders.get(order)
        if len(self.kinds) > _FEW:
            for number in range(len(self)) if numbers is None else numbers:
                if self.rows[number * WIDTH] in kinds:
                    yield number
            return
        has = self.kinds_in(order).translate(bytes(n in kinds for n in range(_FEW)))
        at = has.find(1)
        while at >= 0:
            yield at if numbers is None else numbers[at]
            at = has.find(1, at + 1)

    def kinds_in(self, order: str) -> bytes:
        """The kinds of the facts in an order, one byte each; if there are more kinds than a byte has values, zeros."""
        if len(self.kinds) > _FEW:
            return bytes(len(self))
        if order not in self._seen:
            kinds, numbers = bytes(list(self.rows[KIND::WIDTH])), self.orders.get(order)
            self._seen[order] = kinds if numbers is None else bytes(map(kinds.__getitem__, numbers))
        return self._seen[order]

    def used_since(self, work: int) -> Iterator[int]:
        """The facts anchored or used at or after this count of work sessions, latest first."""
        return self._down_to(BY_LAST, LAST, work)

    def touched_since(self, ordinal: int) -> Iterator[int]:
        """The facts that a session after this ordinal names, latest first."""
        return self._down_to(BY_TOUCH, TOUCHED, ordinal + 2)

    def _down_to(self, order: str, column: int, least: int) -> Iterator[int]:
        for number in self.orders[order]:
            if self.rows[number * WIDTH + column] < least:
                return
            yield number

    def bare(self, number: int) -> Fact:
        """A fact with its counters but without words, for rules that read no words."""
        at = number * WIDTH
        fact = kind_of(self.kinds[self.rows[at]].traits)
        fact.id = self.name(number)
        fact.anchor_work, fact.used_work = self.rows[at + ANCHOR], self.rows[at + LAST]
        fact.verified_work, fact.uses = self.rows[at + CHECKED], self.rows[at + USES]
        return fact

    def plain(self) -> tuple[Any, ...]:
        """Kinds, and kinds in each order, as values that `marshal` can store."""
        seen = {} if len(self.kinds) > _FEW else {order: self.kinds_in(order) for order in ORDERS}
        return [kind.plain() for kind in self.kinds], seen
