"""Questions in other words than the facts: families of words, common words, and the floor of an answer."""

from __future__ import annotations

import pytest

from memkit.recall import ranker
from memkit.recall.analyse import base_stem
from memkit.recall.answer import answer
from memkit.recall.corpus import Corpus
from memkit.recall.families import LONGEST_PHRASE, families, kin, related
from memkit.recall.grow import build
from memkit.recall.information import _COMMON, information
from memkit.recall.query import Question, ask
from memkit.recall.rank import Hit

FACTS = {
    "revoke-flag": "revoke stores a flag under the id of the task.",
    "pool-fifteen": "The pool has 15 connections.",
    "mail-nightly": "Mail leaves at night in bulk.",
    "thumbnail-width": "Thumbnails are 320 pixels wide.",
    "sqlite-busy": "DefaultBusyTimeout makes sqlite pause for a second.",
}
DOCUMENTS = [
    {
        "id": id,
        "seq": number,
        "ts": "2026-01-02",
        "who": "agent:codex",
        "session": f"s{number}",
        "text": text,
    }
    for number, (id, text) in enumerate(FACTS.items())
]


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return Corpus(build(DOCUMENTS))


def asked(corpus: Corpus, question: str, guesses: bool = True) -> list[Hit]:
    return answer(question, corpus, 3, guesses=guesses)[0]


@pytest.mark.parametrize(
    ("question", "id"),
    [
        ("how do I cancel a job?", "revoke-flag"),
        ("how long does the database wait?", "sqlite-busy"),
    ],
)
def test_two_words_of_the_same_families_make_an_answer(corpus: Corpus, question: str, id: str) -> None:
    first = asked(corpus, question)[0]
    assert (first.id, first.weak) == (id, False)
    assert {what for what, _, _ in first.explain} >= {"family"}
    assert asked(corpus, question, guesses=False) == []


def test_one_word_of_a_family_is_weak_and_the_word_itself_is_not(corpus: Corpus) -> None:
    assert [(hit.id, hit.weak) for hit in asked(corpus, "is there an abort?")] == [("revoke-flag", True)]
    assert [(hit.id, hit.weak) for hit in asked(corpus, "is there a revoke?")] == [("revoke-flag", False)]


def test_a_fact_that_holds_the_words_stands_before_one_that_holds_their_kin(corpus: Corpus) -> None:
    assert next(hit.id for hit in asked(corpus, "pause of sqlite or flag of a job")) == "sqlite-busy"


def test_a_phrase_of_the_question_stands_for_a_word() -> None:
    default = [{**DOCUMENTS[0], "text": "The default of workers is one."}]
    found = answer("how many workers are there out of the box?", Corpus(build(default)), 3)[0]
    assert ("family", "default") in {(what, which) for what, which, _ in found[0].explain}


def test_the_ranker_of_the_library_knows_no_families() -> None:
    assert ranker(DOCUMENTS)("how do I cancel a job?", 3) == []


def test_a_common_word_tells_less_than_a_rare_one_that_as_many_facts_hold() -> None:
    assert information("error", 2, 50) < information("tamper", 2, 50) < information("tamper", 1, 50)
    assert information("error", 0, 50) < information("tamper", 0, 50)


def test_a_question_of_which_most_is_absent_gets_no_answer(corpus: Corpus) -> None:
    assert all(
        hit.weak for hit in asked(corpus, "how are translations of the pool rules signed by notaries?")
    )


def test_a_larger_memory_asks_more_of_an_answer() -> None:
    others = [{**DOCUMENTS[0], "id": f"o{n}", "session": f"o{n}", "text": f"Gauge g{n}."} for n in range(900)]
    question = "does the pool close for harvest mice?"
    small, large = Corpus(build(DOCUMENTS)), Corpus(build([*DOCUMENTS, *others]))
    assert [asked(where, question)[0].id for where in (small, large)] == ["pool-fifteen"] * 2
    assert asked(large, question)[0].weak


def test_every_family_has_kin_and_all_tables_hold_stems() -> None:
    assert all(len(family) == len(set(family)) > 1 for family in families())
    phrases = [*(phrase for family in families() for phrase in family), *kin()]
    stems = {stem for phrase in phrases for stem in phrase.split()} | {
        stem for k in kin().values() for stem in k
    }
    stems |= {stem for _, common in _COMMON for stem in common}
    # "databas" is the stem of "database" and no word itself
    assert {stem for stem in stems if stem not in (base_stem(stem), base_stem(f"{stem}e"))} == set()


def _read_in_full(question: Question) -> set[tuple[tuple[str, ...], str]]:
    """What is related to a question by the tables as lists, without who does what a verb says."""
    said = f" {' '.join(map(base_stem, question.words))} "
    groups = [(phrase, family) for family in families() for phrase in family]
    return {
        (tuple(phrase.split()), other)
        for phrase, others in (*groups, *kin().items())
        if phrase in question.stems or (" " in phrase and f" {phrase} " in said)
        for other in others
        if other != phrase and " " not in other
    }


@pytest.mark.parametrize(
    "text",
    [
        "can I restrict how many times a client issues the same command at once?",
        "who can get in out of the box, and at the same time one at a time?",
        "how do I set up a log; set, reset: sets?",
        "is the mail e mail?",
    ],
)
def test_looking_into_the_tables_finds_what_reading_them_in_full_does(text: str) -> None:
    found = set(related(ask(text)))
    full = _read_in_full(ask(text))
    assert full <= found
    assert all(other.startswith(said[0][:3]) for said, other in found - full)


def test_no_phrase_of_the_tables_is_longer_than_what_is_looked_up() -> None:
    phrases = (*(phrase for family in families() for phrase in family), *kin())
    assert max(len(phrase.split()) for phrase in phrases) == LONGEST_PHRASE


def test_kin_goes_one_way() -> None:
    one, other = (
        {other for _, other in related(ask("wildcard"))},
        {other for _, other in related(ask("glob"))},
    )
    assert "glob" in one
    assert "wildcard" not in other


def test_a_pasted_page_is_looked_up_as_far_as_a_question_goes() -> None:
    assert "glob" not in {other for _, other in related(ask("cat " * 64 + "wildcard"))}


def test_a_fact_that_holds_much_of_one_family_holds_one_word_of_the_question() -> None:
    """Three words for "drop" must not outweigh the connection that was asked for."""
    texts = {
        "cleanup": "The cleanup removes and deletes what it discards.",
        "idle": "A connection that is idle ends after two minutes.",
    }
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "text": text}
        for n, (id, text) in enumerate(texts.items())
    ]
    found = answer("when are idle connections dropped?", Corpus(build(documents)), 3)[0]
    assert found[0].id == "idle"
    kin = [
        which for hit in found if hit.id == "cleanup" for what, which, _ in hit.explain if what == "family"
    ]
    assert len(kin) == 1


@pytest.mark.parametrize(
    ("question", "text", "reason"),
    [
        ("is autocommit on?", "Auto-commit is on for pooled handles.", ("halves", "autocommit")),
        ("is http2 on?", "HTTP/2 is on.", ("halves", "http2")),
        ("how does it time out?", "The timeout is long.", ("joined", "timeout")),
        ("can two writers meet?", "Whoever writes holds the gate.", ("family", "write")),
    ],
)
def test_a_word_is_found_in_another_shape(question: str, text: str, reason: tuple[str, str]) -> None:
    found = answer(question, Corpus(build([{**DOCUMENTS[0], "text": text}])), 3)[0]
    assert reason in {(what, which) for what, which, _ in found[0].explain}


def test_a_newcomers_i_asks_for_nobodys_claims_in_particular() -> None:
    said = {
        "by-user": ("user:dana", "The pool has a blue door."),
        "by-agent": ("agent:codex", "The pool opens at nine."),
    }
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "who": who, "text": text}
        for n, (id, (who, text)) in enumerate(said.items())
    ]
    corpus = Corpus(build(documents))
    assert asked(corpus, "when may I open the pool?")[0].id == "by-agent"
    assert ("self", "user:dana") in {
        (what, which) for what, which, _ in asked(corpus, "what did I say about the pool?")[0].explain
    }
