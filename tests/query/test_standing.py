"""How a fact stands: what a card says of it, now and later, is what the fact says."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from memkit.model.fact import Conflict, Fact
from memkit.query import load
from memkit.query.entries import states_ahead
from memkit.query.hit import fact_standing, hit, hit_standing
from memkit.query.reader import Reader, reader_of
from memkit.recall.cards import HIDDEN, gathered, split_tier
from memkit.rules import decay
from memkit.store.workspace import open_at
from tests.recall.places import created, write_ledger

# what a judgement may look at
VALUES: dict[str, tuple[object, ...]] = {
    "section": ("facts", "invariants", "threads"),
    "kind": ("fact", "thread", "prose", "change", "finding"),
    "fields": (
        (),
        (("was", "tier: active"),),
        (("evidence", "https://example.org/a"),),
        (("evidence", "gone.py@sha256:00"),),
        (("classification", "restricted"),),
        (("tenant", "other"),),
    ),
    "status": ("promoted", "superseded", "rolled-back", "pending", "rejected"),
    "closed": ("", "2026-01-01"),
    "uses": (0, 1, 5),
    "used_work": (0, 39),
    "anchor_work": (0, 30, 38),
    "verified_work": (-1, 39),
    "promotion": ((), (("by", "user:dana"),)),
    "promoted_by": ("", "user:dana"),
    "pinned_by": ("", "user:dana"),
    "old_core": (False, True),
    "archived": ("", "swept"),
    "superseded_by": ((), ("other-fact",)),
    "invalidated": (False, True),
    "stale": ((), (("a.py", "changed", "s"),)),
    "conflicts": ((), ("c-1",), ("c-2",)),
    "withheld": ("", "erased"),
    "why": ("", "because"),
}
PLAIN: dict[str, object] = {"section": "facts", "kind": "fact", "status": "promoted"}


def made(changes: dict[str, object]) -> Fact:
    said = {
        "src": "agent",
        "origin": "s",
        "created": "2026-01-01",
        "author": "agent:codex",
        **PLAIN,
        **changes,
    }
    return Fact("made-up", "It is so.", **said)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    root: Path = tmp_path_factory.mktemp("alike")
    write_ledger(root, [created("other-fact", "The crane lifts cargo.")])
    found = reader_of(load.load(open_at(str(root))), None)
    found.state.work = 40
    found.state.conflicts |= {
        "c-1": Conflict("c-1", "rule", ("made-up", "other-fact"), "s"),
        "c-2": Conflict("c-2", "rule", ("made-up", "other-fact"), "s", outcome="settled"),
    }
    return found


BASES: tuple[dict[str, object], ...] = ({}, {"kind": "change", "fields": (("was", "tier: active"),)})


def test_no_card_says_how_a_fact_stands_otherwise_than_the_fact(reader: Reader) -> None:
    """Now, and as the work sessions go on."""
    changes = [(name, value) for name, values in VALUES.items() for value in values]
    policy, work, shown = reader.policy, reader.state.work, 0
    for base, one, two in product(BASES, changes, changes):
        fact = made({**base, **dict((one, two))})
        # a card is shown only while the files that its fact rests on are as they were
        coming = states_ahead(fact, reader.state, policy) if not reader.changed_evidence(fact) else ()
        if coming == HIDDEN:
            assert not reader.visible(fact)
            continue
        says = gathered({"part": [coming]})
        for later in (0, 1, 3, 4, 8, 9, 40) if coming else ():
            reader.state.work = work + later
            said, tier = split_tier(says.now(work + later)[says.numbers["part"][0]])
            assert tier == hit(reader, fact, 1)["tier"]
            assert said == hit_standing(hit(reader, fact, 1)) == fact_standing(reader, fact), (
                one,
                two,
                later,
            )
            assert decay.place(fact) == "live"
            assert reader.visible(fact)
            shown += 1
        reader.state.work = work
    assert shown > 1000
