"""Facts in brief, for the fact book: their words and ids as digests, signatures, lines of the snapshot, cited files."""

from __future__ import annotations

from memkit.boot.json import canonical_json
from memkit.contradict.search import signature, size_of, words_of
from memkit.model.fact import path_of
from memkit.model.generated import snapshot_values
from memkit.model.ids import normalised_claim
from memkit.privacy.characters import skeleton
from memkit.query.fact_columns import CLAIM, SWEPT, WAITS, Brief, Columns, digest_of, pack_texts
from memkit.rules.decay import last_work, may_be_swept
from memkit.rules.gate import as_claim, is_claim, is_pending_claim
from memkit.rules.view import proofs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact


def brief_of(fact: Fact, content: bytes) -> Brief:
    """The brief of a fact; `content` is the digest of the whole fact."""
    marks = CLAIM * is_claim(fact) + WAITS * is_pending_claim(fact) + SWEPT * may_be_swept(fact)
    return Brief(
        content,
        digest_of(normalised_claim(fact.text)),
        digest_of(skeleton(fact.id)),
        marks,
        last_work(fact),
        signature(as_claim(fact)) if marks & (CLAIM | WAITS) else "",
        canonical_json(snapshot_values(fact)) if fact.is_live else "",
        cited_files(fact),
    )


def cited_files(fact: Fact) -> tuple[str, ...]:
    """The files that a live fact cites, each once."""
    return tuple(dict.fromkeys(path_of(source) for source in proofs(fact))) if fact.is_live else ()


def columns_of(briefs: dict[str, Brief], seeds: tuple[str, int]) -> Columns:
    """The columns of these briefs, by id."""
    from array import array

    ids = sorted(briefs)
    rows = [briefs[id] for id in ids]
    cites: dict[str, list[int]] = {}
    postings: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        for path in row.cites:
            cites.setdefault(path, []).append(number)
        for word in row.signed.split():
            postings.setdefault(word, []).append(number)
    return Columns(
        (
            pack_texts(ids),
            b"".join([row.content for row in rows]),
            b"".join([row.words for row in rows]),
            b"".join([row.look for row in rows]),
            bytes([row.marks for row in rows]),
            {number: row.used for number, row in enumerate(rows) if row.marks & SWEPT},
            pack_texts([row.signed for row in rows]),
            pack_texts([f"{row.line}," if row.line else "" for row in rows]),
            cites,
            {word: array("I", numbers).tobytes() for word, numbers in postings.items()},
            seeds,
            bytes([size_of(words_of(row.signed)) for row in rows]),
        )
    )
