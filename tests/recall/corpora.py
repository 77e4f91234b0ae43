"""Small corpora and strategies for the tests of recall."""

from __future__ import annotations

from hypothesis import strategies as st

from memkit.recall.corpus import Corpus
from memkit.recall.grow import build

Entry = dict[str, object]


def entry(
    id: str, text: str, session: str = "s1", seq: int = 0, ts: str = "2026-03-01", who: str = ""
) -> Entry:
    """One document, with the fields that a test does not care about filled in."""
    return {"id": id, "seq": seq, "ts": ts, "who": who, "session": session, "text": text}


def corpus(*entries: Entry) -> Corpus:
    """The corpus of these entries."""
    return Corpus(build(entries))


def texts(*lines: str) -> Corpus:
    """A corpus with one session per line, ids e0, e1 …"""
    return corpus(*(entry(f"e{n}", line, session=f"s{n}", seq=n) for n, line in enumerate(lines)))


WORDS = (
    "the harbour pilot boards at dawn tide crane crane-driver berth berths berthing fog lantern ledger cargo "
    "manifest customs seal sealed rope ropes tug tugs tugboat anchor src/dock.py dockMaster v2.1 --slow C++ "
    "yesterday march 2026 ana boris when who i my"
).split()

_sentences = st.lists(st.sampled_from(WORDS), min_size=0, max_size=8).map(" ".join)


@st.composite
def entry_lists(draw: st.DrawFn, most: int = 14) -> list[Entry]:
    """Entries over a few sessions, authors and days, ids unique."""
    size = draw(st.integers(0, most))
    return [
        entry(
            f"id-{number}",
            draw(_sentences) + draw(st.sampled_from(("", "?", "."))),
            session=draw(st.sampled_from(("s1", "s2", "s3", ""))),
            seq=draw(st.integers(0, 5)),
            ts=draw(st.sampled_from(("2026-03-01", "2026-03-04", "2025-12-31T10:00", ""))),
            who=draw(st.sampled_from(("Ana", "Boris", "user:ana", "agent:claude-code", ""))),
        )
        for number in range(size)
    ]


questions = st.one_of(
    st.lists(st.sampled_from((*WORDS, "Ana", "crnae", "tugz", "March", "1")), max_size=7).map(" ".join),
    st.text(max_size=30),
)
