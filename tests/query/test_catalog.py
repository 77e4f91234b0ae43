"""The catalog: whatever happened to the ledger and the cache, it says what the facts say."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.catalog import BY_ID, BY_USE, LAST, ORDERS, USES, WIDTH, Catalog
from memkit.model.catalog_update import make_catalog, renumber, update_catalog
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.query import load as ledger
from memkit.query import overview
from memkit.query.context import _came_and_left
from memkit.query.reader import Reader, reader_of
from memkit.rules import decay, view
from memkit.rules.due import Due, decaying, due_of, is_counted
from memkit.store import checkpoint
from memkit.store.workspace import open_at
from tests.recall.places import Place, created, write_ledger
from tests.recall.test_kept import story

FILES = ("crane.py", "tide.py", "fog.py")


def reader(root: Path) -> Reader:
    return reader_of(ledger.load(open_at(str(root))), None)


def told(catalog: Catalog) -> list[object]:
    """All that a catalog says, whatever numbers its kinds have."""
    name = catalog.name
    rows = [
        (name(n), catalog.kinds[catalog.get(n, 0)].traits, *(catalog.get(n, c) for c in range(1, WIDTH)))
        for n in catalog.orders.get(BY_ID, range(len(catalog)))
    ]
    kinds = sorted(repr(kind.plain()) for kind in catalog.kinds if kind.count)
    every = frozenset(range(len(catalog.kinds)))
    orders = [[name(n) for n in catalog.numbers(every, order)] for order in ORDERS]
    seen = [[catalog.kinds[kind].traits for kind in catalog.kinds_in(order)] for order in ORDERS]
    cited = {
        path: {source: [*map(name, numbers)] for source, numbers in sources.items()}
        for path, sources in catalog.cited().items()
    }
    return [rows, kinds, orders, seen, cited, [catalog.number(str(row[0])) >= 0 for row in rows]]


def fresh(found: Reader) -> Catalog:
    return make_catalog({fact.id: fact for fact in found.state.facts.values()})


def more(chance: Random, number: int, live: list[str]) -> list[Event]:
    """A session with claims that wait, rest on files, are pinned, restricted, invariant, closed or called stale."""
    events = story(chance, number, live)
    digest = "0" * 64 if chance.random() < 0.5 else "1" * 64
    for at, kind in enumerate(("thread", "invariant", "finding", "convention", "fact")):
        if chance.random() < 0.4:
            fields = {"evidence": f"{chance.choice(FILES)}@sha256:{digest}"} if chance.random() < 0.6 else {}
            fields |= {"classification": "restricted"} if chance.random() < 0.2 else {}
            fields |= {"applies_when": "mooring  at the quay."} if kind == "finding" else {}
            made = created(f"{kind}-{number}-{at}", f"The {kind} of {number}. It holds.", kind, **fields)
            events += made if chance.random() < 0.7 else made[:1]
    pinned = [id for id in live if chance.random() < 0.05]
    return [*events, *(ev.Pinned(id, "", (("by", "user:dana"),)) for id in pinned[:1])]


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_whatever_sessions_do_the_kept_catalog_is_the_one_of_the_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: int
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", large)
    place = Place(tmp_path / "ferry", monkeypatch)
    (place.root / "crane.py").write_text("LIFT = 3\n")
    chance, live, number = Random(11), list[str](), 0
    for step in range(10):
        more_sessions = 30 if step == 5 else chance.choice((1, 2, 3))
        told_of = [more(chance, number + n, live) for n in range(more_sessions)]
        write_ledger(place.root, told_of, number)
        number += more_sessions
        reader(place.root)
        kept = reader(place.root)
        assert kept.loaded.stamp
        count = view.count_facts(kept.state, kept.policy)
        assert told(kept.catalog) == told(fresh(kept))
        assert told(renumber(kept.catalog)) == told(fresh(kept))
        assert count == len(view.select(kept.state, kept.policy))
        _judge(kept)


def _visible_dues(found: Reader) -> list[Due]:
    """What is due of the facts that this reader may see; the limits count all."""
    live = [fact for fact in found.state.facts.values() if is_counted(fact)]
    seen = [fact for fact in live if found.visible(fact)]
    return due_of(seen, len(decaying(live)), found.state, found.policy, 0)


def _judge(found: Reader) -> None:
    """Counts, dues, doubts and news by opening every fact."""
    state, policy = found.state, found.policy
    counts = dict.fromkeys(("core", "active", "working", "fading", "threads"), 0)
    for fact in found.select():
        tier = decay.tier(fact, state, policy)[0]
        name = "threads" if fact.is_open_thread else "fading" if tier == decay.FADING else tier
        counts[name] += name in counts
    queue = found.select(place="queue")
    assert overview.tier_counts(found) == counts
    assert overview.queue(found) == (len(queue), queue[0].created if queue else "")
    assert overview.dues(found) == _visible_dues(found)
    stale = [fact.id for fact in found.select() if fact.stale or found.changed_evidence(fact)]
    assert list(overview.stale_ids(found)) == stale
    assert found.hidden == {fact.id for fact in state.facts.values() if not found.visible(fact)}
    for row in (None, *state.rows[-9:]):
        stem = row.stem if row is not None else ""
        seen = sorted((fact for fact in state.facts.values() if found.visible(fact)), key=view.by_age)
        came = [
            f.id
            for f in seen
            if f.promoted_in > stem and f.kind not in ("prose", "change") and decay.place(f) == "live"
        ]
        left = [f.id for f in seen if f.left > stem and decay.place(f) == "archive"]
        assert [[fact.id for fact in part] for part in _came_and_left(found, row)] == [came, left]


ASKED = (
    ("status",),
    ("status", "--json"),
    ("context",),
    ("context", "--intent", "which crane lifts cargo", "--json"),
    ("context", "--budget", "300", "--omitted"),
    ("context", "--budget", "5000", "--json"),
    ("context", "--tier", "active", "--budget", "400", "--json"),
    ("context", "--section", "conventions", "--omitted"),
    ("context", "--since-last"),
)


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_no_cache_changes_what_status_and_packs_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: int
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", large)
    place = Place(tmp_path / "ferry", monkeypatch)
    chance, live, number = Random(5), list[str](), 0
    for step in range(4):
        (place.root / FILES[step % 3]).write_text(f"LIFT = {step}\n")
        write_ledger(
            place.root, [more(chance, number + n, live) for n in range(2 + 20 * (step == 1))], number
        )
        number += 22
        kept = [place.run(*words, who="agent:codex") for words in ASKED]
        again = [place.run(*words, who="agent:codex") for words in ASKED]
        bare = []
        for words in ASKED:
            shutil.rmtree(place.root / ".memkit" / "cache")
            bare.append(place.run(*words, who="agent:codex"))
        assert kept == again == bare


def test_facts_of_one_kind_differ_in_words_and_counters_alone(tmp_path: Path) -> None:
    write_ledger(
        tmp_path, [[*created("tide-one", "The tide turns."), *created("tide-two", "The tide ebbs.")]]
    )
    write_ledger(tmp_path, [[ev.Referenced(("tide-one",))], [ev.Referenced(("tide-one",))]], 1)
    catalog = reader(tmp_path).catalog
    one, two = (catalog.number(id) for id in ("tide-one", "tide-two"))
    assert catalog.get(one, USES) > catalog.get(two, USES) and catalog.get(one, LAST) > catalog.get(two, LAST)
    assert catalog.number("tide-three") == -1
    assert next(iter(catalog.orders[BY_USE])) == one


def test_a_fact_that_changed_in_hand_is_counted_as_it_is_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(
        place.root, [[event for n in range(5) for event in created(f"f-{n}", f"Claim {n}.", "fact")]]
    )
    reader(place.root)
    kept = reader(place.root)
    assert view.count_facts(kept.state, kept.policy) == 5
    kept.state.facts["f-3"].status = "superseded"
    assert view.count_facts(kept.state, kept.policy) == 4
    assert len(kept.state.facts.opened()) == 1


@pytest.mark.parametrize("changes", [3, 60], ids=["few", "many"])
def test_more_kinds_than_a_byte_counts_are_still_found_in_every_order(changes: int) -> None:
    def facts(numbers: range, uses: int) -> dict[str, Fact]:
        made = (
            Fact(f"f-{n:03}", "", "facts", f"kind-{n}", "", "", "", f"2026-01-{n % 28 + 1:02}")
            for n in numbers
        )
        return {fact.id: replace(fact, uses=uses) for fact in made}

    before = facts(range(250), 0)
    base = make_catalog(before)
    later = facts(range(250 - changes, 250 + changes), 3)
    after = update_catalog(base, later, before.get)
    assert told(after) == told(make_catalog({**before, **later}))
    assert told(renumber(after)) == told(after)
