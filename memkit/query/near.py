"""Near facts: those most similar to a claim about to be recorded, shown so that the writer can compare."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict import may_give_amount
from memkit.query.call import role_of
from memkit.query.hit import with_dispute
from memkit.query.reader import Reader, reader_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.recall.rank import Hit
    from memkit.recall.surroundings import Bag

MOST = 3
# the standing of a pending claim, and of one that this writer raised in the open session
WAITS, RAISED = "waiting", "raised"
# what claims whose words are not told wait for
_UNTOLD = {WAITS: "for a person", RAISED: "for the end of its session"}
# so many of the best hits are judged
_LOOKED_AT = 8
# a text that is in no search has at least this share of the claim's weight
_SHARE = 0.35
# the share that is enough if both give an amount of one subject
_SUBJECT_SHARE = 0.15


@struct(frozen=True)
class Near:
    """A fact near a claim, as its writer may see it; one that is not live without its words, and says what it waits for."""

    id: str
    text: str
    standing: str
    verdict: str
    disputed_by: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The shape of `near` in an answer."""
        if self.standing in _UNTOLD:
            return {"id": self.id, "standing": self.standing, "waits": _UNTOLD[self.standing]}
        plain = {"id": self.id, "text": self.text, "standing": self.standing, "verdict": self.verdict}
        return {**plain, **({"disputed_by": list(self.disputed_by)} if self.disputed_by else {})}

    def line(self) -> str:
        """One line for people."""
        if self.standing == WAITS:
            return f"  near [{self.id}] waits for a person"
        if self.standing == RAISED:
            return f"  near [{self.id}] raised in this session"
        said = with_dispute(f"{self.standing} · {self.verdict}", self.disputed_by)
        return f"  near [{self.id}] {' '.join(self.text.split())}  {said}"


class OwnClaims:
    """The claims of one writer that are in no session yet, ready to be searched; a batch adds to them one by one."""

    def __init__(self) -> None:
        self._texts: list[tuple[str, str]] = []
        self._bag: Bag | None = None

    def bag(self, facts: Sequence[Fact]) -> Bag:
        """The bag of these claims: the one before with what was added, or a new one if anything else changed."""
        from memkit.query.entries import searchable
        from memkit.recall.surroundings import OPEN_TEXT, add_texts, bag_of

        texts = [(fact.id, searchable(fact)) for fact in facts]
        known = len(self._texts)
        if self._bag is None or texts[:known] != self._texts:
            self._bag, known = bag_of(()), 0
        add_texts(self._bag, [(id, OPEN_TEXT, text) for id, text in texts[known:]])
        self._texts = texts
        return self._bag


def near_facts(
    call: Call,
    loaded: Loaded,
    text: str,
    but: tuple[str, ...] = (),
    own: Sequence[Fact] = (),
    claims: OwnClaims | None = None,
) -> tuple[Near, ...]:
    """Up to three facts that share much of this text, live ones first; `own`: claims that are in no session yet."""
    reader = reader_of(loaded, role_of(call, loaded.workspace.policy), argv=call.argv)
    if not len(reader.state.facts) and not own:
        return ()
    from memkit.query.fact_search import search, search_counts
    from memkit.query.nearness import category_groups, nearness

    def is_other(fact: Fact) -> bool:
        return fact.is_live and fact.id not in but

    alike = category_groups(text)
    hits, _ = search(reader, text, _LOOKED_AT, is_other, reports=False, alike=alike)
    size = search_counts(reader)["facts"]
    worth = {hit.id: nearness(text, reader.state.facts[hit.id].text, hit, size) for hit in hits}
    hits.sort(key=lambda hit: -worth[hit.id])
    live = [
        _near(reader, hit.id) for hit in hits if worth[hit.id] >= 0 or _measures_it_too(reader, hit, text)
    ]
    bag = (claims or OwnClaims()).bag(own) if own else None
    raised = [Near(id, "", RAISED, "") for id in _near_among(reader, text, bag) if id not in but]
    waiting = [Near(id, "", WAITS, "") for id in _waiting(reader, text) if id not in but]
    return tuple([*live, *raised, *waiting][:MOST])


def _near_among(reader: Reader, text: str, bag: Bag | None) -> list[str]:
    """The ids of those own claims that share much of a text."""
    if bag is None:
        return []
    from memkit.query.other_texts import matching_texts

    return [bag.ids[number] for number in matching_texts(reader, bag, text, lambda _: True, _SHARE)]


def _waiting(reader: Reader, text: str) -> list[str]:
    """The ids of those pending candidates that share much of a text."""
    if not reader.surroundings.waits:
        return []
    from memkit.query.other_texts import waiting_ids

    return waiting_ids(reader, text, _SHARE)


def _measures_it_too(reader: Reader, hit: Hit, text: str) -> bool:
    """Whether a hit gives an amount of the same kind for the claim's subject: another limit of one thing, in other words."""
    words = {which for what, which, _ in hit.explain if what == "word"}
    if not words or hit.share < _SUBJECT_SHARE:
        return False
    told = reader.state.facts[hit.id].text
    if not (may_give_amount(text) and may_give_amount(told)):
        return False
    from memkit.contradict.analysis import analyse
    from memkit.contradict.quantity import dimensions

    claim, fact = analyse(text), analyse(told)
    x, y = claim.subject, fact.subject
    is_one_subject = bool(x and y) and (x <= y or y <= x)
    return is_one_subject and not set(dimensions(claim.quantities)).isdisjoint(dimensions(fact.quantities))


def _near(reader: Reader, id: str) -> Near:
    fact = reader.state.facts[id]
    against = tuple(reader.disputed_by(fact))
    return Near(fact.id, reader.filled(fact.text), fact.standing, reader.verdict(fact), against)
