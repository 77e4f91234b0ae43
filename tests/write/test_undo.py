"""Every answer has an opposite: after `undo` things stand as before, and the answer can be given again."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest

from memkit.model import events as ev
from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.query.load import load
from memkit.store.workspace import open_at
from tests.replay.ledgers import answer, codes, created, session
from tests.replay.ledgers import state_of as folded
from tests.working_memory.house import House, Said, in_process

DANA = ("--actor", "user:dana")
CODEX = ("--actor", "agent:codex")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A workspace with a fact, a thread, a candidate and an open conflict, to be copied."""
    made = House(tmp_path_factory.mktemp("built") / "repo")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in made.env.items():
            patch.setenv(name, value)
        _fill(made)
    return made


@pytest.fixture
def house(built: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A copy of that workspace for one test."""
    made = built.copy_to(tmp_path / "repo")
    made.entered(monkeypatch)
    monkeypatch.setattr("time.sleep", lambda _: None)
    return made


def _fill(made: House) -> None:
    do(made, "init")
    do(made, "remember", "Six bells are rung at noon.", "--id", "six-bells", *DANA)
    do(made, "remember", "Who pays the pilot?", "--id", "pilot-pay", "--kind", "thread", *DANA)
    do(made, "remember", "The cargo limit is 20 t.", "--id", "cargo-low", *DANA)
    do(made, "remember", "The cargo limit is 25 t.", "--id", "cargo-high", *DANA)
    do(made, "propose", "The ramp is steep at low tide.", "--id", "ramp-steep", *CODEX)
    do(made, "session", "end", "--defer", *CODEX)


def do(house: House, *words: str) -> Said:
    """A call that has to succeed."""
    said = in_process(house.root, *words)
    assert said.code == 0, (words, said)
    return said


def state_of(house: House) -> State:
    """The state of the ledger."""
    return load(open_at(str(house.root))).state


def conflict_of(house: House) -> str:
    """The id of the open conflict."""
    (found,) = [conflict.id for conflict in state_of(house).conflicts.values() if conflict.is_open]
    return found


def shown(house: House) -> dict[str, object]:
    """What memory says of everything that the table changes."""
    state = state_of(house)
    facts = {
        fact.id: (
            fact.shown_status,
            fact.why,
            bool(fact.pinned_by),
            fact.verified_work,
            fact.reviewed,
            fact.is_live,
            fact.conflicts,
            fact.superseded_by,
            fact.pending_successor,
            fact.invalidated,
            fact.text,
            fact.validations,
            fact.every("evidence"),
            fact.stale,
        )
        for fact in state.facts.values()
        # what was said and undone is kept, and told nowhere
        if fact.status != "rolled-back"
    }
    conflicts = {id: conflict.outcome for id, conflict in state.conflicts.items()}
    terms = {key: (term.meaning, term.aliases, term.origin) for key, term in state.terms.items()}
    return {"facts": facts, "conflicts": conflicts, "terms": terms, "scalars": dict(state.scalars)}


# verb → the calls that come before it, and the call
TABLE: dict[str, tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]] = {
    "reject": ((), ("reject", "ramp-steep", "--why", "not so")),
    "reject without a reason": ((), ("reject", "ramp-steep")),
    "quarantine": ((), ("quarantine", "ramp-steep")),
    "close": ((), ("close", "pilot-pay", "The harbour does.")),
    "define": ((), ("define", "Sailing", "One crossing.")),
    "define again": (
        (("define", "Sailing", "One crossing.", "--aliases", "trip"),),
        ("define", "Sailing", "There and back.", "--redefine", "tickets changed"),
    ),
    "set": ((), ("set", "status", "fares settled")),
    "set again": ((("set", "status", "fares open"),), ("set", "status", "fares settled")),
    "archive": ((), ("archive", "six-bells")),
    "pin": ((), ("pin", "six-bells")),
    "unpin": ((("pin", "six-bells"),), ("unpin", "six-bells")),
    "verify": ((), ("verify", "six-bells")),
    "resolve for one": ((), ("resolve", "CONFLICT", "cargo-high")),
    "resolve neither": ((), ("resolve", "CONFLICT", "neither")),
    "defer": ((), ("defer", "ramp-steep", "--why", "later")),
    "validate": ((), ("validate", "ramp-steep", "--how", "proof:make")),
    "revise": ((), ("revise", "six-bells", "Six bells are rung at 12.")),
    "revise again": (
        (("revise", "six-bells", "Six bells are rung at 12."),),
        ("revise", "six-bells", "Six bells ring at 12."),
    ),
    "supersede": ((), ("supersede", "six-bells", "Seven bells are rung at noon.", "--id", "seven-bells")),
    "supersede by another": ((), ("supersede", "six-bells", "pilot-pay")),
    "supersede by nothing": ((), ("supersede", "six-bells", "--invalidate", "--why", "no bells")),
    "resolve both": ((), ("resolve", "CONFLICT", "both")),
}


@pytest.mark.parametrize("verb", TABLE)
@pytest.mark.parametrize("named", [False, True])
def test_after_undo_things_stand_as_before_and_the_verb_works_again(
    house: House, verb: str, named: bool
) -> None:
    first, call = TABLE[verb]
    for words in first:
        do(house, *words, *DANA)
    call = tuple(conflict_of(house) if word == "CONFLICT" else word for word in call)
    before = shown(house)
    do(house, *call, *DANA)
    after = shown(house)
    assert after != before
    do(house, "undo", *((call[1],) if named else ()), *DANA)
    assert shown(house) == before
    do(house, *call, *DANA)
    assert shown(house).keys() == after.keys()
    assert in_process(house.root, "check").code == 0


MANY: dict[str, tuple[str, ...]] = {
    "reject": ("reject", "ramp-steep", "quay-wet"),
    "promote": ("promote", "ramp-steep", "quay-wet"),
    "defer": ("defer", "ramp-steep", "quay-wet", "--why", "later"),
    "validate": ("validate", "ramp-steep", "quay-wet"),
    "quarantine": ("quarantine", "ramp-steep", "quay-wet"),
    "archive": ("archive", "six-bells", "cargo-low"),
    "pin": ("pin", "six-bells", "cargo-low"),
    "verify": ("verify", "six-bells", "cargo-low"),
}


@pytest.mark.parametrize("verb", MANY)
def test_a_call_with_several_ids_is_taken_back_as_a_whole(house: House, verb: str) -> None:
    do(house, "propose", "The quay is wet.", "--id", "quay-wet", *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    before = shown(house)
    do(house, *MANY[verb], *DANA)
    said = do(house, "undo", *DANA)
    assert all(id in said.out for id in MANY[verb][1:3])
    after = shown(house)
    if verb == "promote":
        facts = after["facts"]
        assert isinstance(facts, dict)
        assert [facts[id][0] for id in ("ramp-steep", "quay-wet")] == ["pending", "pending"]
    else:
        assert after == before
    do(house, *MANY[verb], *DANA)


@pytest.mark.parametrize("verb", ["remember", "propose"])
def test_who_raised_a_candidate_takes_it_back_and_raises_it_again(house: House, verb: str) -> None:
    words = (verb, "The quay is wet at low tide.", "--id", "quay-wet", "--kind", "convention", *CODEX)
    for _ in range(2):
        do(house, *words)
        if verb == "propose":
            do(house, "session", "end", "--defer", *CODEX)
        assert fact_of(house, "quay-wet").status == "deferred"
        do(house, "undo", *CODEX)
        assert fact_of(house, "quay-wet").status == "rolled-back"
    assert in_process(house.root, "check").code == 0


def test_an_undone_verification_rests_on_the_evidence_it_had(house: House) -> None:
    page = house.root / "bells.md"
    page.write_text("Six bells.\n")
    do(house, "remember", "Six bells are on board.", "--id", "bells-aboard", "--evidence", "bells.md", *DANA)
    before = fact_of(house, "bells-aboard").every("evidence")
    page.write_text("Six bells, and a horn.\n")
    do(house, "verify", "bells-aboard", *DANA)
    assert fact_of(house, "bells-aboard").every("evidence") != before
    do(house, "undo", *DANA)
    assert fact_of(house, "bells-aboard").every("evidence") == before


def fact_of(house: House, id: str) -> Fact:
    """A fact as the ledger tells it."""
    return state_of(house).facts[id]


def test_an_undone_promotion_waits_again_and_can_be_promoted_again(house: House) -> None:
    do(house, "promote", "ramp-steep", *DANA)
    assert do(house, "undo", *DANA).out.startswith("undone Promoted ramp-steep")
    waiting = fact_of(house, "ramp-steep")
    assert (waiting.status, waiting.promoted_by, waiting.reviewed) == ("pending", "", ())
    do(house, "promote", "ramp-steep", *DANA)
    assert (fact_of(house, "ramp-steep").is_live, fact_of(house, "ramp-steep").is_reviewed) == (True, True)
    assert in_process(house.root, "check").code == 0


def test_what_a_person_undid_the_person_says_again_at_once(house: House) -> None:
    words = ("remember", "Fog horns are sounded by hand.")
    id = in_process(house.root, *words, "--json", *DANA).data["id"]
    for _ in range(2):
        do(house, "undo", *DANA)
        assert fact_of(house, id).status == "rolled-back"
        said = in_process(house.root, *words, "--json", *DANA).data
        assert (said["id"], said["status"]) == (id, "promoted")
        assert (fact_of(house, id).is_live, fact_of(house, id).get("again")) == (True, "yes")
    assert in_process(house.root, "check").code == 0


@pytest.mark.parametrize("verb", ["remember", "propose"])
def test_an_agent_that_repeats_undone_words_waits_and_is_told_who_undid_them(house: House, verb: str) -> None:
    do(house, "undo", "six-bells", *DANA)
    said = do(house, verb, "Six bells are rung at noon.", *CODEX)
    assert "six-bells" in said.out
    assert "waits for a person: undone by user:dana" in said.out
    if verb == "propose":
        do(house, "session", "end", "--defer", *CODEX)
    repeated = fact_of(house, "six-bells")
    assert (repeated.status, repeated.author, repeated.is_reviewed) == ("deferred", "agent:codex", False)
    do(house, "promote", "six-bells", *DANA)
    assert fact_of(house, "six-bells").is_reviewed
    assert in_process(house.root, "check").code == 0


def test_an_undone_term_has_no_meaning_again(house: House) -> None:
    do(house, "remember", "One crossing.", "--kind", "term", "--term", "Sailing", "--id", "a-sailing", *DANA)
    assert "sailing" in state_of(house).terms
    do(house, "undo", *DANA)
    assert "sailing" not in state_of(house).terms


def test_an_agent_takes_back_no_answer_of_a_person(house: House) -> None:
    do(house, "reject", "ramp-steep", *DANA)
    do(house, "define", "Sailing", "One crossing.", *DANA)
    do(house, "set", "status", "fares settled", *DANA)
    do(house, "resolve", conflict_of(house), "cargo-high", *DANA)
    conflict = next(iter(state_of(house).conflicts))
    for subject in ("ramp-steep", "Sailing", "status", conflict, "cargo-high", "six-bells"):
        said = in_process(house.root, "undo", subject, *CODEX)
        assert (said.code, "only a person may" in said.err) == (4, True), (subject, said)


def test_a_reopening_that_an_agent_wrote_has_no_effect() -> None:
    rejected = answer(ev.Rejected, "a-fact")
    forged = ev.Reopened("a-fact", "", (("by", "agent:gemini"),))
    state = folded(session(1, created("a-fact")), session(2, rejected, actor="user:dana"), session(3, forged))
    assert (state.facts["a-fact"].status, codes(state)) == ("rejected", ["bad-transition"])


def test_undo_twice_does_not_take_back_something_else(house: House) -> None:
    do(house, "reject", "ramp-steep", *DANA)
    do(house, "undo", *DANA)
    said = in_process(house.root, "undo", *DANA)
    assert (said.code, "the last change of ramp-steep was an undo" in said.err) == (4, True)


def test_an_agents_session_is_taken_back_as_a_whole(house: House) -> None:
    do(house, "propose", "The bell hangs aft.", "--id", "bell-aft", *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    for id, text in (
        ("quay-wet", "The quay is wet."),
        ("rope-new", "The rope is new."),
        ("net-old", "The net is old."),
    ):
        do(house, "propose", text, "--id", id, *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    said = do(house, "undo", *CODEX)
    assert all(id in said.out for id in ("quay-wet", "rope-new", "net-old"))
    assert {fact_of(house, id).status for id in ("quay-wet", "rope-new", "net-old")} == {"rolled-back"}
    assert fact_of(house, "bell-aft").status == "deferred"
    again = in_process(house.root, "undo", *CODEX)
    assert (again.code, "and 2 more was an undo" in again.err) == (4, True)
    assert again.err.endswith("memkit undo bell-aft takes back the last of it\n")
    do(house, "undo", "bell-aft", *CODEX)
    do(house, "undo", "ramp-steep", *CODEX)
    last = in_process(house.root, "undo", *CODEX)
    assert "nothing else of agent:codex is left to undo" in last.err
    assert in_process(house.root, "check").code == 0


def test_a_list_of_claims_is_taken_back_as_a_whole_while_its_session_is_open(house: House) -> None:
    do(house, "propose", "The bell hangs aft.", "--id", "bell-aft", *CODEX)
    (house.root / "claims.txt").write_text("The quay is wet.\nThe rope is new.\nThe net is old.\n")
    do(house, "propose", "--from-file", "claims.txt", *CODEX)
    said = do(house, "undo", *CODEX).out
    assert said.count("Created ") == 3 and "bell-aft" not in said
    assert do(house, "undo", *CODEX).out.startswith("undone Created bell-aft")


def test_a_session_is_taken_back_as_far_as_its_actor_may(house: House) -> None:
    for id, text in (("quay-wet", "The quay is wet."), ("rope-new", "The rope is new.")):
        do(house, "propose", text, "--id", id, *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    do(house, "promote", "quay-wet", *DANA)
    do(house, "undo", *CODEX)
    assert fact_of(house, "rope-new").status == "rolled-back"
    assert fact_of(house, "quay-wet").is_reviewed


def test_a_promoted_change_is_undone_where_it_took_effect(house: House) -> None:
    do(house, "archive", "six-bells", "--why", "the bell is gone", *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    (change,) = [fact.id for fact in state_of(house).facts.values() if fact.kind == "change"]
    do(house, "promote", change, *DANA)
    assert fact_of(house, "six-bells").archived
    said = in_process(house.root, "undo", change, *DANA)
    assert (said.code, "memkit undo six-bells" in said.err) == (4, True)
    do(house, "undo", *DANA)
    assert fact_of(house, "six-bells").is_live


UNSAID = {
    "reject": "- Rejected: ramp-steep\n  <!-- by: user:dana -->\n",
    "defer": "- Deferred: ramp-steep\n  <!-- by: user:dana -->\n",
    "quarantine": "- Quarantined: ramp-steep\n  <!-- by: user:dana -->\n",
    "archive": "- Archived: six-bells\n  <!-- by: user:dana -->\n",
    "undo": "- Rolled-back: six-bells\n  <!-- by: user:dana -->\n",
}


@pytest.mark.parametrize("verb", UNSAID)
def test_a_reason_that_nobody_gave_is_not_recorded(house: House, verb: str) -> None:
    subject = "six-bells" if verb in ("archive", "undo") else "ramp-steep"
    do(house, verb, subject, *DANA)
    written = list(house.sessions().values())[-1].decode()
    assert UNSAID[verb] in written
    # a memkit that asks for a reason stops here instead of passing over the answer
    assert "\nmemkit: 2\n" in written
    assert in_process(house.root, "check").code == 0


def test_a_reason_that_was_given_is_recorded(house: House) -> None:
    do(house, "reject", "ramp-steep", "--why", "measured", *DANA)
    written = list(house.sessions().values())[-1].decode()
    assert "- Rejected: ramp-steep\n  <!-- by: user:dana | why: measured -->\n" in written
    assert "\nmemkit: 1\n" in written


def test_an_answer_in_anothers_open_session_is_taken_back_there(house: House) -> None:
    do(house, "propose", "The quay floods in March.", "--id", "quay-floods", *CODEX)
    do(house, "reject", "quay-floods", "--why", "no", *DANA)
    do(house, "undo", "quay-floods", *DANA)
    do(house, "session", "end", "-m", "Done.", "--defer", *CODEX)
    do(house, "check")
    assert "quay-floods" in do(house, "list", "queue", "-q").out


def test_a_persons_remember_counts_while_work_goes_on(house: House) -> None:
    do(house, "note", "Looking at lamps.", *DANA)
    age(house)
    said = do(house, "remember", "Lamps are lit at dusk.", "--id", "lamps-lit", *DANA).out
    assert "session ends" not in said
    assert "lamps-lit" in do(house, "list", "-q").out


def test_undo_takes_back_what_came_last(house: House) -> None:
    do(house, "note", "Looking at lamps.", *DANA)
    age(house)
    do(house, "remember", "Lamps are lit at dusk.", "--id", "lamps-lit", *DANA)
    assert "lamps-lit" in do(house, "undo", *DANA).out
    assert "lamps-lit" not in do(house, "list", "-q").out
    age(house)
    do(house, "note", "Lamps again.", *DANA)
    assert "Noted" in do(house, "undo", *DANA).out


def age(house: House) -> None:
    """Makes every session older by a minute: two calls of a test fall into one tick of a file's clock."""
    for path in (*(house.root / "sessions").iterdir(), *(house.root / ".memkit" / "open").iterdir()):
        written = path.stat().st_mtime - 60
        os.utime(path, (written, written))


def test_a_persons_remember_about_what_the_open_session_raised_waits_with_it(house: House) -> None:
    do(house, "propose", "Lamps are lit at six.", "--id", "lamps-six", *DANA)
    words = ("remember", "Lamps are lit at dusk.", "--id", "lamps-lit", "--supersedes", "lamps-six", *DANA)
    assert "session ends" in do(house, *words).out
    do(house, "session", "end", "-m", "Done.", *DANA)
    assert "lamps-lit" in do(house, "list", "-q").out
    do(house, "check")


@pytest.mark.parametrize("answer", ["reject", "undo"])
def test_the_hint_of_a_refused_promotion_is_the_way_to_it(house: House, answer: str) -> None:
    if answer == "reject":
        do(house, "reject", "ramp-steep", "--why", "no", *DANA)
    else:
        do(house, "promote", "six-bells", *DANA)
        do(house, "remember", "The ramp is wet.", "--id", "ramp-wet", *DANA)
        do(house, "undo", *DANA)
    id = "ramp-steep" if answer == "reject" else "ramp-wet"
    refused = in_process(house.root, "promote", id, *DANA)
    assert refused.code == 4
    hint = refused.err.rpartition("hint: memkit ")[2].strip()
    do(house, *shlex.split(hint), *DANA)
    do(house, "promote", id, *DANA)
    assert id in do(house, "list", "-q").out


def test_undo_says_how_the_fact_stands_now(house: House) -> None:
    do(house, "reject", "ramp-steep", *DANA)
    assert do(house, "undo", *DANA).out == "undone Rejected ramp-steep · it waits again\n"
    do(house, "archive", "six-bells", "--why", "quiet", *DANA)
    assert do(house, "undo", *DANA).out == "undone Archived six-bells · it counts again\n"
    do(house, "remember", "The quay is long.", "--id", "quay-long", *DANA)
    assert do(house, "undo", *DANA).out == "undone Promoted quay-long · it is no longer memory\n"


def test_a_second_undo_says_that_the_last_change_was_one(house: House) -> None:
    do(house, "remember", "The quay is long.", "--id", "quay-long", *DANA)
    do(house, "undo", *DANA)
    said = in_process(house.root, "undo", *DANA)
    assert (said.code, said.err.splitlines()) == (
        4,
        [
            "memkit: error: the last change of quay-long was an undo [cannot-undo]",
            "hint: memkit log  # shows what came before; memkit undo cargo-high takes back the last of it",
        ],
    )


ADR = "# {0}. {1}\n\n## Status\n\n{2}\n\n## Context\n\nBoats come.\n\n## Decision\n\n{1}.\n\n## Consequences\n\nNone.\n"


def test_a_harvest_of_a_decision_and_its_successor_is_undone_whole_or_by_its_end(house: House) -> None:
    folder = house.root / "docs" / "adr"
    folder.mkdir(parents=True)
    replaced = "Superseded by [ADR-0002](0002-two-logs.md)"
    (folder / "0001-one-log.md").write_text(ADR.format(1, "We keep one log", replaced))
    (folder / "0002-two-logs.md").write_text(ADR.format(2, "We keep two logs", "Accepted"))
    do(house, "harvest", *DANA)
    said = in_process(house.root, "promote", "adr-0001-keep-one-log", *DANA)
    assert (said.code, said.err.splitlines()[-1]) == (4, "hint: memkit undo adr-0001-keep-one-log")
    assert do(house, "undo", *DANA).out.startswith("undone the harvest ")
    ids = ("adr-0001-keep-one-log", "adr-0002-keep-two-logs")
    assert [fact_of(house, id).status for id in ids] == ["rolled-back", "rolled-back"]
    assert "2 claims: 2 raised" in do(house, "harvest", *DANA).out
    assert [fact_of(house, id).status for id in ids] == ["superseded", "pending"]
    assert "it waits again" in do(house, "undo", "adr-0001-keep-one-log", *DANA).out
    assert [fact_of(house, id).status for id in ids] == ["pending", "pending"]
    do(house, "undo", "adr-0002-keep-two-logs", *DANA)
    assert [fact_of(house, id).status for id in ids] == ["pending", "rolled-back"]
    do(house, "check")


@pytest.mark.parametrize("typed", [(), ("six-bells",)])
def test_an_open_session_of_another_actor_does_not_stand_in_the_way(
    house: House, typed: tuple[str, ...]
) -> None:
    before = shown(house)
    do(house, "propose", "Copper is a metal.", "--supersedes", "six-bells", *CODEX)
    do(house, "archive", "six-bells", "--why", "t", *DANA)
    do(house, "undo", *typed, *DANA)
    assert shown(house) == before


def test_a_person_undoes_a_fact_that_an_open_session_would_replace(house: House) -> None:
    do(house, "propose", "Copper is a metal.", "--supersedes", "six-bells", *CODEX)
    said = do(house, "undo", "six-bells", *DANA)
    assert said.out.startswith("undone Promoted six-bells")


def test_an_agent_undoes_what_its_own_open_session_did_to_a_fact_by_id(house: House) -> None:
    do(house, "propose", "A tug waits at the pier.", "--id", "tug-waits", *CODEX)
    do(house, "reject", "tug-waits", "--why", "misread", *CODEX)
    do(house, "undo", "tug-waits", *CODEX)
    said = do(house, "propose", "A tug waits at the pier.", *CODEX)
    assert "known tug-waits" in said.out
