"""The index: kept as bytes, grown by sessions, always answering as if built at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.answer import answer
from memkit.recall.corpus import Corpus, Index, decode_index, encode_index
from memkit.recall.grow import build, refresh, session_digests, update
from memkit.recall.rows import digest, length_step, posting_code
from memkit.recall.segment import COUNTS, HEAD, LENGTHS, MAGIC, TABLES, BadSegmentError, Segment
from tests.recall.corpora import Entry, entry, entry_lists, questions

ASKED = (
    "harbour pilot",
    "crane-driver at the berth",
    "When did Ana seal the cargo?",
    "tugz and ropes in March",
    "i",
)


def told(index: Index, question: str) -> tuple[object, ...]:
    """Everything that a question gets back, as plain values."""
    hits, miss = answer(question, Corpus(index), 6)
    rows = [(hit.id, hit.score, hit.explain) for hit in hits]
    return rows, miss.nothing, miss.dropped, miss.unknown, miss.near, miss.left_out


def by_session(entries: list[Entry]) -> dict[str, list[Entry]]:
    """The entries under their sessions."""
    out: dict[str, list[Entry]] = {}
    for one in entries:
        out.setdefault(str(one["session"]), []).append(one)
    return out


@given(entry_lists(), questions)
def test_an_index_answers_the_same_after_a_journey_through_bytes(entries: list[Entry], question: str) -> None:
    index = build(entries, "stamp")
    manifest, segments = encode_index(index)
    back = decode_index(bytes(manifest), lambda name: Segment(bytes(segments[name])))
    assert told(back, question) == told(index, question)
    assert (back.stamp, encode_index(back)[0]) == ("stamp", manifest)


@given(st.lists(entry_lists(most=6), min_size=1, max_size=6), questions)
def test_an_updated_index_answers_like_one_built_at_once(rounds: list[list[Entry]], question: str) -> None:
    index, now = build([]), dict[str, list[Entry]]()
    for number, changed in enumerate(rounds):
        fresh = by_session([{**one, "id": f"{one['id']}-{number}"} for one in changed])
        now |= fresh
        index = update(index, fresh)
    whole = build([one for members in now.values() for one in members])
    for asked in (question, *ASKED):
        assert told(index, asked) == told(whole, asked)


@given(entry_lists(), entry_lists(), questions)
def test_refreshing_gives_the_answers_of_the_new_entries(
    old: list[Entry], new: list[Entry], question: str
) -> None:
    refreshed = refresh(build(old), new)
    assert told(refreshed, question) == told(build(new), question)
    assert session_digests(refreshed) == session_digests(build(new))


def test_refreshing_with_nothing_new_keeps_every_segment() -> None:
    entries = [entry(f"e{n}", f"crane {n}", session=f"s{n}") for n in range(9)]
    index = build(entries)
    assert encode_index(refresh(index, entries, "later")) == (
        encode_index(index)[0].replace(b"\n\n", b"\nlater\n"),
        encode_index(index)[1],
    )


def test_a_new_session_leaves_the_large_segment_alone() -> None:
    index = build([entry(f"e{n}", "rope and tide", session=f"s{n}") for n in range(50)])
    grown = update(index, {"new": [entry("fresh", "rope", session="new")]})
    assert [part.name for part in grown.parts][:1] == [part.name for part in index.parts]
    assert [part.segment.entries() for part in grown.parts] == [50, 1]


def test_small_segments_are_joined_as_they_gather() -> None:
    index = build([])
    for number in range(200):
        index = update(index, {f"s{number}": [entry(f"e{number}", f"rope {number}", session=f"s{number}")]})
    assert sum(part.segment.entries() for part in index.parts) == 200
    assert len(index.parts) <= 5


def test_a_segment_worn_by_removals_is_written_anew() -> None:
    index = build([entry(f"e{n}", "rope", session=f"s{n}") for n in range(10)])
    thinner = update(index, {f"s{n}": [] for n in range(6)})
    assert [(part.segment.entries(), part.gone) for part in thinner.parts] == [(4, frozenset())]
    assert update(index, {f"s{n}": [] for n in range(10)}).parts == ()


def test_sessions_whose_names_contain_each_other_are_told_apart() -> None:
    names = ("", "a", "aa", "aaa", "ba")
    index = build([entry(f"in-{name}", "rope", session=name) for name in names])
    kept = update(index, {"aa": []})
    assert sorted(session_digests(kept)) == ["", "a", "aaa", "ba"]


def test_the_same_entries_make_the_same_bytes_in_any_order() -> None:
    entries = [
        entry(f"e{n}", f"crane {n} at dawn", session=f"s{n % 3}", seq=n, who=f"w{n % 2}") for n in range(12)
    ]
    assert encode_index(build(entries)) == encode_index(build(entries[::-1]))


@pytest.mark.parametrize("spoilt", [b"", b"memkit:recall:00" + bytes(400), MAGIC, MAGIC + bytes(600)])
def test_bytes_of_another_kind_are_refused(spoilt: bytes) -> None:
    with pytest.raises(BadSegmentError):
        Segment(spoilt)


def test_a_cut_segment_and_a_foreign_manifest_are_refused() -> None:
    manifest, segments = encode_index(build([entry("e", "rope")]))
    with pytest.raises(BadSegmentError):
        decode_index(manifest, lambda name: Segment(bytes(segments[name])[:-1]))
    with pytest.raises(BadSegmentError):
        decode_index(b"something else", lambda name: Segment(bytes(segments[name])))


@given(st.lists(st.text(max_size=9000).map("a.md:1: \0[e] {}".format), max_size=8), st.data())
def test_a_flipped_byte_of_a_card_is_noticed_or_touches_none_that_is_read(
    cards: list[str], data: st.DataObject
) -> None:
    told = [
        {**entry(f"e{n}", "rope"), "card": card, "details": card[::-1], "proofs": card}
        for n, card in enumerate(cards)
    ]
    good = next(iter(encode_index(build([*told, entry("last", "pier")]))[1].values()))
    spoilt = bytearray(good)
    spoilt[data.draw(st.integers(0, len(spoilt) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    for number in range(len(told) + 1):
        for name in ("card", "detail", "proof", "label"):
            try:
                read = getattr(Segment(bytes(spoilt)), name)(number)
            except BadSegmentError:
                continue
            assert read == getattr(Segment(bytes(good)), name)(number)


def test_a_card_is_read_without_the_blocks_of_others() -> None:
    cards = [f"a.md:{n}: \0[e] " + f"{n:05}" * 2000 for n in range(8)]
    told = [{**entry(f"e{n}", "rope"), "card": card} for n, card in enumerate(cards)]
    spoilt = bytearray(next(iter(encode_index(build(told))[1].values())))
    spoilt[spoilt.index(b"0000500005")] ^= 1
    segment = Segment(bytes(spoilt))
    assert [segment.card(n) for n in (0, 7)] == [cards[0], cards[7]]
    with pytest.raises(BadSegmentError):
        segment.card(5)
    with pytest.raises(BadSegmentError):
        _ = segment.cards


@given(st.integers(1, 10_000), st.integers(0, 100_000))
def test_a_code_is_one_byte_and_names_the_nearest_steps(count: int, length: int) -> None:
    code = posting_code(count, length_step(length))
    assert 0 <= code < 256
    assert COUNTS[code // len(LENGTHS)] == max(step for step in COUNTS if step <= count)
    if 4 <= length <= 8000:
        assert 0.7 < LENGTHS[code % len(LENGTHS)] / length < 1.4


@pytest.mark.parametrize("kept", [300, 500, 800, 1200])
def test_a_segment_whose_end_was_lost_is_refused_whatever_its_length(kept: int) -> None:
    lines = [entry(f"e{n}", f"crane {n} lifts cargo {n % 3}", session=f"s{n}", seq=n) for n in range(12)]
    data = bytes(encode_index(build(lines))[1].popitem()[1])
    assert len(data) > 2 * kept
    with pytest.raises(BadSegmentError):
        read_all(Segment(data[:kept] + bytes(len(data) - kept)))


def read_all(segment: Segment) -> int:
    """The bytes in all tables of a segment, each of them read."""
    return sum(getattr(segment, name).nbytes for name in TABLES)


def test_no_changed_letter_of_a_segment_is_read() -> None:
    data = bytes(encode_index(build([entry("e1", "crane lifts cargo"), entry("e2", "rope")]))[1].popitem()[1])
    size, unread = read_all(Segment(data)), 0
    for at in range(len(data)):
        try:
            read_all(Segment(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]))
        except BadSegmentError:
            continue
        unread += 1
    # what stands between two tables is never read
    assert unread == len(data) - HEAD - size < 8 * len(TABLES)


@pytest.mark.parametrize(
    "field", ["id", "seq", "ts", "who", "text", "marks", "written", "card", "proofs", "details"]
)
def test_whatever_changes_in_an_entry_changes_the_digest_of_its_session(field: str) -> None:
    one = {
        **entry("e1", "rope", seq=1),
        "marks": 4,
        "written": "rope",
        "card": "a",
        "proofs": "b",
        "details": "c",
    }
    assert digest([one]) != digest([{**one, field: 7 if isinstance(one[field], int) else "other"}])
