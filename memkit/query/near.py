"""Near facts: what stands close to a claim that somebody is about to record. Whoever writes judges what no rule can."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.query.reader import Reader, reader_of, role_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.recall.rank import Hit

MOST = 3
# the standing of a claim that a person has not answered
WAITS = "waiting"
# a weak hit is near all the same if it holds this many, and this share, of the claim's words that memory knows
_LEAST, _MUCH = 2, 0.66


@struct(frozen=True)
class Near:
    """A fact near a claim, as its writer may be told it; of one that waits no word is told."""

    id: str
    text: str
    standing: str
    verdict: str

    def as_json(self) -> dict[str, str]:
        """The shape of `near` in an answer."""
        return {"id": self.id, "text": self.text, "standing": self.standing, "verdict": self.verdict}

    def line(self) -> str:
        """One line for people."""
        if self.standing == WAITS:
            return f"  near [{self.id}] waits for a person"
        return f"  near [{self.id}] {' '.join(self.text.split())}  {self.standing} · {self.verdict}"


def near_facts(call: Call, loaded: Loaded, text: str, but: tuple[str, ...] = ()) -> tuple[Near, ...]:
    """Up to three facts that hold much of this text, live ones first; none if nothing is near."""
    reader = reader_of(loaded, role_of(call, loaded.workspace.policy), argv=call.argv)
    if not len(reader.state.facts):
        return ()
    from memkit.query.search import search, waiting_ids

    hits, miss = search(reader, text, MOST, lambda fact: fact.is_live and fact.id not in but)
    live = [_near(reader, hit.id) for hit in hits if not hit.weak or _holds_much(hit, len(miss.found))]
    waiting = [Near(id, "", WAITS, "") for id in waiting_ids(reader, text) if id not in but]
    return tuple([*live, *waiting][:MOST])


def _holds_much(hit: Hit, known: int) -> bool:
    """Whether it holds most of the claim's words that memory knows: a new name in a known sentence is what opposes it."""
    held = {which for what, which, _ in hit.explain if what == "word"}
    return len(held) >= _LEAST and len(held) >= _MUCH * known


def _near(reader: Reader, id: str) -> Near:
    fact = reader.state.facts[id]
    return Near(fact.id, reader.filled(fact.text), fact.standing, reader.verdict(fact))
