"""A kept index must not outlive the analysis it was made with."""

from __future__ import annotations

from hashlib import sha256

from memkit.recall import words
from memkit.recall.analyse import analyse
from memkit.recall.cards import card
from memkit.recall.corpus import encode_index
from memkit.recall.grow import build
from memkit.recall.segment import MAGIC
from tests.recall.corpora import entry

SAMPLE = (
    "Went aboard --dry-run with HTTPServer v1.2.3, src/dock.py and C++ 🚢; the children's ropes, cafés; yesterday?",
    "Generalisations of communications were hopefully relational, rotating and fixed by 10:30 in 2026.",
)


def kept(number: int, text: str) -> dict[str, object]:
    """What the keeper of an index adds to an entry."""
    return {
        "written": text.lower(),
        "marks": 4,
        "card": card("sessions/2026-01-01.md", number, f"e{number}", text),
        "proofs": "a@sha256:0",
        "details": f"[{number}]",
        "asks": "Which ropes are fixed?",
        "places": "src/ropes.py RopeLocker",
    }


def test_a_change_of_analysis_or_layout_asks_for_a_new_format_number() -> None:
    entries = [{**entry(f"e{n}", text, seq=n, who="Ana"), **kept(n, text)} for n, text in enumerate(SAMPLE)]
    _, segments = encode_index(build(entries))
    told = sha256(b"".join(bytes(data) for data in segments.values()))
    told.update(
        repr(
            (sorted(words.STOP), sorted(words.IRREGULAR.items()), sorted(words.TIME), words.SIGN_NAMES)
        ).encode()
    )
    told.update(repr([(found.stems, found.wholes) for found in map(analyse, SAMPLE)]).encode())
    # If this fails, an old index would be read with new eyes: raise the number in MAGIC, then write both anew.
    assert (MAGIC, told.hexdigest()[:16]) == (b"memkit:recall:15", "5f0d3424d79d9a9e")
