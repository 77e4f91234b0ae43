"""The rules behind M-T1 … M-T8, as values in and values out."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.model import events as ev
from memkit.model.generated import sem
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.privacy.findings import Rules
from memkit.privacy.redact import clean
from memkit.recall.surroundings import distinct_tokens, rank_episodes
from memkit.replay import fold
from memkit.rules import working_memory as wm
from memkit.rules.episodes import closing_episode, episode, summary
from memkit.rules.promotion import may_answer
from memkit.rules.working_memory import Constants, Entry, Memory
from tests.replay.ledgers import CODEX, DANA, created, promoted, session

SEED = "7c1f0a93be"
USUAL = Constants()


def _noted(number: int, text: str = "A thought", ttl: int = 3) -> ev.Noted:
    return ev.Noted(f"wm:{SEED}:{number}", text, (("type", "fact"), ("ttl", str(ttl))))


def _touched(number: int) -> ev.Touched:
    return ev.Touched(f"wm:{SEED}:{number}")


def _names(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.id.rsplit(":", 1)[1] for entry in entries]


def test_m_t1_a_tick_takes_one_from_every_ttl_and_then_drops_those_at_zero() -> None:
    memory = wm.run([_noted(1, ttl=2), _noted(2, ttl=1)], USUAL)
    memory, followed = wm.step(memory, ev.Ticked(), USUAL)
    assert (memory.wm, followed) == (
        (Entry(f"wm:{SEED}:1", "A thought", ttl=1),),
        (ev.Expired(f"wm:{SEED}:2"),),
    )
    memory, followed = wm.step(memory, ev.Ticked(), USUAL)
    assert (memory.wm, memory.tick, followed) == ((), 2, (ev.Expired(f"wm:{SEED}:1"),))


def test_m_t1_a_consolidated_note_lives_ten_ticks_and_a_touch_renews_it() -> None:
    trace: list[ev.Event] = [_noted(1), _touched(1), _touched(1), *[ev.Ticked()] * 9]
    assert [entry.ttl for entry in wm.run(trace, USUAL).cwm] == [1]
    assert [entry.ttl for entry in wm.run([*trace, _touched(1)], USUAL).cwm] == [10]
    assert wm.run([*trace, ev.Ticked()], USUAL) == Memory(tick=10)


@pytest.mark.parametrize(("between", "moved"), [(0, True), (3, True), (4, False), (5, False)])
def test_m_t2_the_window_of_two_touches_is_four_ticks(between: int, moved: bool) -> None:
    trace: list[ev.Event] = [_noted(1, ttl=20), _noted(2, ttl=20), _touched(1), *[ev.Ticked()] * between]
    memory, followed = wm.step(wm.run(trace, USUAL), _touched(1), USUAL)
    assert followed == ((ev.Consolidated(f"wm:{SEED}:1"),) if moved else ())
    assert (_names(memory.wm), _names(memory.cwm)) == ((["2"], ["1"]) if moved else (["2", "1"], []))


def test_m_t2_what_is_consolidated_is_not_consolidated_again() -> None:
    memory = wm.run([_noted(1), _touched(1), _touched(1)], USUAL)
    with pytest.raises(wm.Loop, match=f"wm:{SEED}:1"):
        wm.consolidate(memory, memory.cwm[0], USUAL)


def test_m_t2_past_the_token_limit_the_oldest_leaves() -> None:
    small = Constants(tokens=10)
    trace: list[ev.Event] = [_noted(n, "sixteen letters!", 9) for n in (1, 2, 3)]
    trace += [_touched(n) for n in (1, 1, 2, 2, 3)]
    memory, followed = wm.step(wm.run(trace, small), _touched(3), small)
    assert _names(memory.cwm) == ["2", "3"]
    assert followed == (ev.Consolidated(f"wm:{SEED}:3"), ev.Expired(f"wm:{SEED}:1"))


def test_m_t3_an_episode_tells_the_consolidated_set_oldest_first_by_topic() -> None:
    trace: list[ev.Event] = [
        ev.Aimed("Berths."),
        _noted(1, "Four takes tankers."),
        ev.Aimed("Fog"),
        _noted(2, "North lane shut."),
    ]
    memory = wm.run([*trace, *map(_touched, (2, 2, 1, 1))], USUAL)
    assert episode(memory, f"ep:{SEED}:3", "sha256:00") == ev.Summarised(
        f"ep:{SEED}:3",
        "Fog: North lane shut. Berths: Four takes tankers.",
        (("items", f"wm:{SEED}:2 wm:{SEED}:1"), ("sem", "sha256:00")),
    )
    assert episode(Memory(), f"ep:{SEED}:1", "sha256:00") is None
    assert wm.step(memory, ev.Summarised(f"ep:{SEED}:3", "x", ()), USUAL)[0].cwm == ()


def test_m_t4_tokens_are_lower_case_and_split_on_whitespace_and_punctuation() -> None:
    assert distinct_tokens("The Gate-way,  sends:429\t(no_w)") == {
        "the",
        "gate",
        "way",
        "sends",
        "429",
        "no",
        "w",
    }


def test_m_t4_a_third_beats_what_a_float_would_call_a_third() -> None:
    thirds = [("ep:a:1", 1, "tide x1 x2"), ("ep:b:1", 2, "tide gate y1 y2 y3 y4"), ("ep:c:1", 3, "moon")]
    assert rank_episodes("tide gate", thirds) == [("ep:b:1", 2, 6), ("ep:a:1", 1, 3)]
    assert rank_episodes(
        "tide gate", [("ep:b:2", 1, "tide"), ("ep:a:2", 1, "tide"), ("ep:z:1", 0, "tide")]
    ) == [
        ("ep:a:2", 1, 1),
        ("ep:b:2", 1, 1),
        ("ep:z:1", 1, 1),
    ]
    assert rank_episodes("", thirds) == []
    # the share counts, not the number: one of one before two of eight
    long = [("ep:a:1", 2, "tide gate c d e f g h"), ("ep:b:1", 1, "tide")]
    assert rank_episodes("tide gate", long) == [("ep:b:1", 1, 1), ("ep:a:1", 2, 8)]


_INPUT = st.one_of(
    st.integers(1, 4).map(lambda ttl: ("note", ttl)),
    st.integers(1, 12).map(lambda number: ("touch", number)),
    st.just(("tick", 0)),
    st.just(("goal", 0)),
)


def _recorded(script: list[tuple[str, int]]) -> list[ev.Event]:
    """A trace as the command line journals it: inputs that are allowed, each with what followed."""
    memory, trace, count = Memory(), list[ev.Event](), 0
    for what, number in script:
        inputs: dict[str, ev.Event] = {
            "note": _noted(count + 1, f"note {count + 1}", number),
            "touch": _touched(number),
            "tick": ev.Ticked(),
            "goal": ev.Aimed(f"goal {len(trace)}", (("by", "agent:codex"),)),
        }
        made = inputs[what]
        try:
            memory, followed = wm.step(memory, made, USUAL)
        except wm.Gone:
            continue
        count += what == "note"
        trace += [made, *followed]
    return trace


@given(st.lists(_INPUT, max_size=60))
def test_m_t7_every_recorded_trace_runs_again_without_a_difference(script: list[tuple[str, int]]) -> None:
    assert wm.retrace(_recorded(script), USUAL) is None


@given(st.lists(_INPUT, min_size=5, max_size=60), st.data())
def test_m_t7_a_check_value_taken_out_is_the_first_difference(
    script: list[tuple[str, int]], data: st.DataObject
) -> None:
    trace = _recorded(script)
    checks = [at for at, event in enumerate(trace) if isinstance(event, ev.Consolidated | ev.Expired)]
    if checks:
        at = data.draw(st.sampled_from(checks))
        found = wm.retrace(trace[:at] + trace[at + 1 :], USUAL)
        assert found is not None
        assert found.at == at


def test_m_t8_the_wait_before_the_one_retry_comes_from_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    import errno

    from memkit.errors import MemoryWriteFail, StorageFull
    from memkit.store import file_writes

    waited: list[float] = []
    tries: list[int] = []
    monkeypatch.setattr("time.sleep", waited.append)

    def failing(code: int, times: int) -> str:
        tries.append(code)
        if len(tries) <= times:
            raise OSError(code, "no")
        return "saved"

    assert file_writes.with_retry(lambda: failing(errno.EIO, 1), "00ff9c0000", "x") == "saved"
    assert (waited, len(tries)) == ([(50 + 0x00FF % 200) / 1000], 2)

    waited.clear(), tries.clear()
    with pytest.raises(MemoryWriteFail) as told:
        file_writes.with_retry(lambda: failing(errno.EROFS, 9), "ffff000000", "x", ({"verb": "Ticked"},))
    assert (waited, len(tries), told.value.unsaved) == (
        [(50 + 0xFFFF % 200) / 1000],
        2,
        ({"verb": "Ticked"},),
    )

    waited.clear(), tries.clear()
    with pytest.raises(StorageFull):
        file_writes.with_retry(lambda: failing(errno.ENOSPC, 9), "ffff000000", "x")
    assert (waited, len(tries)) == ([], 1)


def test_m_t7_a_check_value_that_names_another_note_is_told_with_both_sides() -> None:
    trace: list[ev.Event] = [_noted(1, ttl=1), _noted(2), ev.Ticked(), ev.Expired(f"wm:{SEED}:2")]
    assert wm.retrace(trace, USUAL) == wm.Divergence(3, 0, f"Expired wm:{SEED}:2", f"Expired wm:{SEED}:1")
    assert wm.retrace([*trace[:3], ev.Expired(f"wm:{SEED}:1")], USUAL) is None


def _live(state: State, key: str) -> list[tuple[str, str]]:
    """What stands under a key: id and value of the live facts."""
    facts = [state.facts[id] for id in state.keys.get(key, [])]
    return [(fact.id, fact.get("value")) for fact in facts if fact.is_live]


def test_m_t5_a_candidate_with_a_key_is_no_memory_before_somebody_else_promotes_it() -> None:
    key, text = "harbour/berth/four/draught", "Berth four is twelve metres deep."
    raised = session(1, created("berth-four", text, key=key, value="12m"))
    empty, before = fold([]), fold([raised])
    assert (before.facts["berth-four"].status, _live(before, key)) == ("pending", [])
    assert sem(before) == sem(empty)
    refusal = may_answer(before.facts["berth-four"], CODEX, False, Policy())
    assert refusal is not None
    assert (refusal.code, may_answer(before.facts["berth-four"], DANA, True, Policy())) == (
        "self-review",
        None,
    )

    # neither by the agent who raised it nor with another content
    by_itself = fold([raised, session(2, promoted("berth-four", text, by=CODEX))])
    assert (by_itself.facts["berth-four"].status, sem(by_itself)) == ("pending", sem(empty))
    other = fold([raised, session(2, promoted("berth-four", "Something else.", by=DANA), actor=DANA)])
    assert (other.facts["berth-four"].status, sem(other)) == ("pending", sem(empty))

    approved = fold([raised, session(2, promoted("berth-four", text, by=DANA), actor=DANA)])
    assert (approved.facts["berth-four"].status, _live(approved, key)) == (
        "promoted",
        [("berth-four", "12m")],
    )
    assert sem(approved) != sem(empty)


_ADDRESS = "nora.quist@harbourmail.net"


def test_m_t6_a_raw_value_becomes_a_number_and_is_recorded_by_class_and_tag() -> None:
    cleaned = clean(f"Ask {_ADDRESS}, then {_ADDRESS} again.", Rules(), tag=lambda value: f"tag{len(value)}")
    assert cleaned.text == "Ask [REDACTED:EMAIL#1], then [REDACTED:EMAIL#1] again."
    assert [(made.cls, made.count) for made in cleaned.redactions] == [("EMAIL", 2)]
    assert _ADDRESS not in repr(cleaned)


def test_m_t6_only_a_live_consent_lets_a_value_into_the_vault_and_never_into_the_text() -> None:
    cleaned = clean(f"Ask {_ADDRESS}.", Rules(), tag=lambda _: "t", consents=lambda *_: "v-7f3a")
    assert (cleaned.text, [kept.reference for kept in cleaned.vaulted]) == ("Ask [EMAIL:v-7f3a].", ["v-7f3a"])
    refusing = Rules(personal="refuse")
    refused = clean(f"Ask {_ADDRESS}.", refusing, tag=lambda _: "t")
    assert (refused.text, refused.problem, [found.cls for found in refused.refused]) == (
        "",
        "refused-by-policy",
        ["EMAIL"],
    )
    # a secret is kept by nobody's consent
    secret = "ghp_" + "a1B2" * 9
    kept = clean(f"The token is {secret}.", Rules(), tag=lambda _: "t", consents=lambda *_: "v-7f3a")
    assert (secret in kept.text, kept.vaulted) == (False, ())


def test_m_t8_a_write_that_fails_leaves_a_journal_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from memkit.errors import MemoryWriteFail
    from memkit.store import drafts, journals

    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    draft = journals.Draft(SEED, str(tmp_path / "open" / f"{SEED}.jsonl"), {})
    drafts.create(draft, {"head": {"actor": "agent:codex"}, "at": "2026-11-15T09:00:00Z"})
    before = Path(draft.path).read_bytes()
    synced = os.fsync

    def failing(handle: int) -> None:
        waited.append(-1)
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(MemoryWriteFail):
        drafts.write(draft, [{"verb": "Ticked", "subject": "", "text": "", "fields": []}])
    assert waited == [-1, (50 + int(SEED[:4], 16) % 200) / 1000, -1]
    assert (Path(draft.path).read_bytes(), draft.events) == (before, [])
    assert [path.name for path in (tmp_path / "open").iterdir()] == [f"{SEED}.jsonl"]
    monkeypatch.setattr(os, "fsync", synced)
    drafts.write(draft, [{"verb": "Ticked", "subject": "", "text": "", "fields": []}])
    assert len(draft.events) == 1


def test_m_t7_an_id_with_another_seed_or_number_is_the_first_difference() -> None:
    trace: list[ev.Event] = [_noted(1), _touched(1), _touched(1), ev.Consolidated(f"wm:{SEED}:1")]
    episode = ev.Summarised(f"ep:{SEED}:1", "A thought", (("items", f"wm:{SEED}:1"), ("sem", "sha256:00")))
    assert wm.retrace([*trace, episode], USUAL, None, SEED) is None
    found = wm.retrace([*trace, episode], USUAL, None, "0000000000")
    assert found == wm.Divergence(0, 0, f"Noted wm:{SEED}:1", "Noted wm:0000000000:1")
    second = ev.Summarised(f"ep:{SEED}:2", "A thought", episode.fields)
    found = wm.retrace([*trace, second], USUAL, None, SEED)
    assert found == wm.Divergence(4, 0, f"Summarised ep:{SEED}:2", f"Summarised ep:{SEED}:1")


def test_m_t3_sentences_of_an_episode_are_told_apart() -> None:
    trace = [_noted(1, "Oil is short"), _noted(2, "Fog is near!"), _noted(3, "Nobody came")]
    memory = wm.run([*trace, *map(_touched, (1, 1, 2, 2, 3, 3))], USUAL)
    assert summary(memory.cwm) == "Oil is short. Fog is near! Nobody came"


def test_a_closing_episode_tells_words_notes_and_uses() -> None:
    memory = wm.run([_noted(1, "Oil is short"), _noted(2, "Fog is near!"), *map(_touched, (2, 2))], USUAL)
    told = closing_episode(memory, f"ep:{SEED}:1", "sha256:00", "Looked\nat oil", ["a-fact", "b-fact"], "x")
    assert told == ev.Summarised(
        f"ep:{SEED}:1",
        "Looked at oil. Fog is near! Oil is short",
        (
            ("items", f"wm:{SEED}:2 wm:{SEED}:1"),
            ("sem", "sha256:00"),
            ("how", "seal"),
            ("ids", "a-fact, b-fact"),
        ),
    )
    trace: list[ev.Event] = [_noted(1, "Oil is short"), _noted(2, "Fog is near!"), _touched(2), _touched(2)]
    assert wm.retrace([*trace, ev.Consolidated(f"wm:{SEED}:2"), told], USUAL, None, SEED) is None


def test_a_session_without_words_and_notes_is_told_in_numbers_or_not_at_all() -> None:
    told = closing_episode(Memory(), "ep:x:1", "sha256:00", " ", [], "2 claims raised.")
    assert told is not None and (told.text, told.get("items")) == ("2 claims raised.", "none")
    assert closing_episode(Memory(), "ep:x:1", "sha256:00", "", [], "") is None


def test_m_t7_an_episode_that_names_another_set_is_the_first_difference() -> None:
    trace: list[ev.Event] = [_noted(1), _noted(2), _touched(1), _touched(1), ev.Consolidated(f"wm:{SEED}:1")]
    wrong = ev.Summarised(f"ep:{SEED}:1", "A thought", (("items", f"wm:{SEED}:2"), ("sem", "sha256:00")))
    assert wm.retrace([*trace, wrong], USUAL, None, SEED) == wm.Divergence(
        5, 0, f"Summarised ep:{SEED}:1", f"items: wm:{SEED}:1"
    )


def test_m_t7_the_next_number_comes_from_the_journal_alone() -> None:
    from memkit.store.journals import Draft
    from memkit.write.notes import next_note

    noted = {"verb": "Noted", "subject": f"wm:{SEED}:1", "text": "A thought", "fields": [["type", "fact"]]}
    other = {"verb": "Ticked", "subject": "", "text": "", "fields": []}
    assert next_note(None, SEED) == f"wm:{SEED}:1"
    assert next_note(Draft(SEED, "", {}, [noted, other, noted]), SEED) == f"wm:{SEED}:3"
