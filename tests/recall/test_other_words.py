"""Questions in other words than the facts: families of words, common words, and the floor of an answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.thesaurus import by_thesaurus
from benchmarks.word_families import by_hand
from memkit.recall import ranker
from memkit.recall.analyse import base_stem
from memkit.recall.answer import answer, presented
from memkit.recall.ask import ask
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build, update
from memkit.recall.neighbours import BLOCK, LONGEST_PHRASE, neighbours, phrases, related
from memkit.recall.rank import Hit
from memkit.recall.words import _COMMON, information
from memkit.store.assets import neighbour_table

TABLE = b"""
abort:revok8
cancel:revok8 stop5
connect:pool3
databas:sqlite8
drop:remov8 delet8 discard7
job:task8 work6
wait:paus8 delay7
"""
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
    return answer(question, corpus, 3, guesses=(lambda: TABLE) if guesses else None)[0]


@pytest.mark.parametrize(
    ("question", "id"),
    [
        ("how do I cancel a job with its id?", "revoke-flag"),
        ("how long does the database wait in a second?", "sqlite-busy"),
    ],
)
def test_words_of_the_same_families_help_to_find_a_fact(corpus: Corpus, question: str, id: str) -> None:
    first = asked(corpus, question)[0]
    assert first.id == id
    assert {what for what, _, _ in first.explain} >= {"family", "word"}


@pytest.mark.parametrize("question", ["how do I cancel a job?", "how long does the database wait?"])
def test_a_fact_that_holds_no_word_of_the_question_is_no_weak_hit(corpus: Corpus, question: str) -> None:
    assert asked(corpus, question) == []


def test_one_word_of_a_family_is_no_hit_and_the_word_itself_is_one(corpus: Corpus) -> None:
    assert asked(corpus, "is there an abort?") == []
    assert [(hit.id, hit.weak) for hit in asked(corpus, "is there a revoke?")] == [("revoke-flag", False)]


def test_a_fact_that_holds_the_words_stands_before_one_that_holds_their_kin(corpus: Corpus) -> None:
    assert next(hit.id for hit in asked(corpus, "pause of sqlite or flag of a job")) == "sqlite-busy"


def test_a_phrase_of_the_question_stands_for_a_word() -> None:
    default = [{**DOCUMENTS[0], "text": "The default of workers is one."}]
    found = asked(Corpus(build(default)), "how many workers are there out of the box?")
    assert ("family", "default") in {(what, which) for what, which, _ in found[0].explain}


def test_the_ranker_of_the_library_knows_no_families() -> None:
    assert ranker(DOCUMENTS)("how do I cancel a job?", 3) == []


def test_a_common_word_tells_less_than_a_rare_one_that_as_many_facts_hold() -> None:
    assert information("error", 2, 50) < information("tamper", 2, 50) < information("tamper", 1, 50)
    assert information("error", 0, 50) < information("tamper", 0, 50)


@pytest.mark.parametrize(
    ("question", "weak"),
    [
        # half of the words, and the memory knows no other subject
        ("how many connections does a pool of workers have?", False),
        # one word, and the others occur nowhere
        ("is the pool heated by gas or by wood?", True),
        # two common words of a long question about something else
        ("which id of a task has the kitchen oven of the night shift in the basement laundry?", True),
    ],
)
def test_an_answer_contains_words_as_asked_of_a_question_that_this_memory_knows(
    corpus: Corpus, question: str, weak: bool
) -> None:
    assert asked(corpus, question)[0].weak is weak


def test_a_fact_with_more_of_the_question_comes_before_one_with_a_rarer_word() -> None:
    texts = (
        "The ferry waits five minutes for the train.",
        "Minutes of the board meeting are archived.",
        "The train has a quiet coach.",
    )
    facts = [
        {**DOCUMENTS[0], "id": f"f-{n}", "session": f"s{n}", "text": text} for n, text in enumerate(texts)
    ]
    hits = answer("how many minutes does it wait for a train?", Corpus(build(facts)), 3)[0]
    assert hits[0].id == "f-0"
    assert [round(sum(weight for _, _, weight in hit.explain), 6) for hit in hits] == [
        round(hit.score, 6) for hit in hits
    ]


def test_a_light_word_that_is_written_as_a_name_is_one() -> None:
    texts = (
        "The module declares go 1.15.",
        "The version flag is added by Init.",
        "Init runs before the version.",
    )
    facts = [
        {**DOCUMENTS[0], "id": f"f-{n}", "session": f"s{n}", "text": text} for n, text in enumerate(texts)
    ]
    corpus = Corpus(build(facts))
    shares = [
        {hit.id: hit.share for hit in answer(question, corpus, 3)[0]}["f-0"]
        for question in ("which go version do we need?", "which Go version do we need?")
    ]
    assert shares[0] < 0.4 < shares[1]


def test_a_question_of_which_most_is_absent_gets_no_answer(corpus: Corpus) -> None:
    assert all(
        hit.weak for hit in asked(corpus, "how are translations of the pool rules signed by notaries?")
    )


def test_a_fact_that_names_its_questions_is_an_answer_if_one_of_them_is_asked() -> None:
    claim = "The pool has 15 connections."
    questions = ["How many clients can connect at once?", "What happens when the pool is busy?"]
    named = {"text": " ".join([claim, *questions]), "asks": "\n".join(questions)}
    corpora = [
        Corpus(build([{**DOCUMENTS[1], **own}, DOCUMENTS[0], *DOCUMENTS[2:]]))
        for own in ({"text": claim}, named)
    ]
    chance = "is the pool painted blue?"
    assert [asked(corpus, chance)[0].id for corpus in corpora] == ["pool-fifteen"] * 2
    assert [asked(corpus, chance)[0].weak for corpus in corpora] == [True, True]
    assert [asked(corpus, "what if it is busy?")[0].weak for corpus in corpora[1:]] == [False]
    assert [asked(corpus, "how many clients may connect?")[0].weak for corpus in corpora] == [True, False]
    assert [asked(corpus, "pool")[0].weak for corpus in corpora] == [False, False]


def test_a_fact_that_names_its_questions_is_an_answer_by_its_own_words_too() -> None:
    claim = "Timeouts of the hull gauge reject with ECONNABORTED, never with ETIMEDOUT."
    questions = ["How can I tell a slow call from one that was given up?"]
    fact = {**DOCUMENTS[1], "text": " ".join([claim, *questions]), "asks": "\n".join(questions)}
    corpus = Corpus(build([fact, DOCUMENTS[0], *DOCUMENTS[2:]]))
    assert not asked(corpus, "does the hull gauge use ECONNABORTED on mondays?")[0].weak
    # words of the claim and of its question are not one answer together
    assert asked(corpus, "why are calls of monday timeouts?")[0].weak


def test_joined_segments_keep_the_questions_of_their_facts() -> None:
    first = build([{**DOCUMENTS[1], "asks": "Is the pool busy?"}])
    both = Corpus(update(first, {"other": [{**DOCUMENTS[0], "session": "other"}]}))
    own, questions = both.own_terms(next(iter(both.postings(both.find("pool"))[0])))
    assert ("pool" in own, "busi" in own, questions) == (True, False, [{"busi", "pool"}])


def test_a_larger_memory_asks_more_of_an_answer() -> None:
    others = [{**DOCUMENTS[0], "id": f"o{n}", "session": f"o{n}", "text": f"Gauge g{n}."} for n in range(900)]
    question = "does the pool close for harvest mice?"
    small, large = Corpus(build(DOCUMENTS)), Corpus(build([*DOCUMENTS, *others]))
    assert [asked(where, question)[0].id for where in (small, large)] == ["pool-fifteen"] * 2
    assert asked(large, question)[0].weak


def test_one_word_that_is_little_like_the_word_asked_for_is_no_hit(corpus: Corpus) -> None:
    assert asked(corpus, "is there a connect?")[0].id == "pool-fifteen"
    near_only = Corpus(build([{**DOCUMENTS[0], "text": "The pool is deep."}]))
    assert asked(near_only, "is there a connect?") == []


def test_a_nearer_word_counts_before_one_less_near() -> None:
    texts = {"less": "The gate stops at night.", "more": "The gate revokes at night."}
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "text": text}
        for n, (id, text) in enumerate(texts.items())
    ]
    assert [hit.id for hit in asked(Corpus(build(documents)), "does the gate cancel?")] == ["more", "less"]


def test_every_phrase_has_a_meaning_and_all_are_stems() -> None:
    assert all(" " in said and meant for said, meant in phrases().items())
    stems = {stem for said, meant in phrases().items() for stem in (*said.split(), *meant)}
    stems |= {stem for _, common in _COMMON for stem in common}
    # "databas" is the stem of "database" and no word itself
    assert {stem for stem in stems if stem not in (base_stem(stem), base_stem(f"{stem}e"))} == set()


@pytest.mark.parametrize(
    "text",
    [
        "who can get in out of the box, and at the same time one at a time?",
        "how do I set up a log; set, reset: sets?",
        "is the mail e mail?",
    ],
)
def test_looking_into_the_phrases_finds_what_reading_them_in_full_does(text: str) -> None:
    said = f" {' '.join(map(base_stem, ask(text).words))} "
    full = {
        (tuple(phrase.split()), other)
        for phrase, meant in phrases().items()
        if f" {phrase} " in said
        for other in meant
    }
    assert {(words, other) for words, other, _ in related(ask(text), b"\n") if len(words) > 1} == full


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("which files stay uncompressed?", "Archives are not compressed."),
        ("is an unhashed password kept?", "A hash is kept of each password."),
        ("are nonblocking sockets used?", "Sockets block for a second."),
    ],
)
def test_a_word_with_un_or_non_before_it_is_kin_of_the_word_without(question: str, text: str) -> None:
    found = asked(Corpus(build([{**DOCUMENTS[0], "text": text}])), question)
    assert "family" in {what for what, _, _ in found[0].explain}


def test_a_short_word_that_begins_with_un_is_no_negation() -> None:
    assert {"less", "it", "der"}.isdisjoint(
        other for _, other, _ in related(ask("unless a unit is under"), b"\n")
    )


def test_the_name_of_the_project_tells_nothing(corpus: Corpus) -> None:
    texts = {"named": "TinyDB is a library of tasks.", "meant": "The flag is stored by revoke."}
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "text": text}
        for n, (id, text) in enumerate(texts.items())
    ]
    where = Corpus(build(documents))
    for question in ("Does TinyDB keep a flag?", "does tinydb's flag last?"):
        hits, _ = answer(question, where, 3, project="tiny-db")
        assert [hit.id for hit in hits] == ["meant"]
    assert [hit.id for hit in answer("TinyDB", where, 3, project="tinydb")[0]] == ["named"]


def test_of_weak_hits_that_hold_as_much_the_shorter_ones_are_shown() -> None:
    long = (
        "A pool that is kept warm by the night shift of the harbour has fifteen lanes and two gates number "
    )
    texts = [*(f"{long}{n}." for n in range(4)), "The pool is deep."]
    documents = [
        {**DOCUMENTS[0], "id": f"f{n}", "session": f"s{n}", "seq": 9 - n, "text": text}
        for n, text in enumerate(texts)
    ]
    hits = answer("how is a pool inspected, cleaned and repaired?", Corpus(build(documents)), 8)[0]
    assert "f4" in [hit.id for hit in presented(hits)]


def test_no_phrase_is_longer_than_what_is_looked_up() -> None:
    assert max(len(phrase.split()) for phrase in phrases()) == LONGEST_PHRASE


def test_neighbours_go_one_way_and_keep_their_order() -> None:
    assert neighbours("job", TABLE) == [("task", 0.8), ("work", 0.6)]
    assert neighbours("task", TABLE) == neighbours("jo", TABLE) == neighbours("ob", TABLE) == []


def test_a_pasted_page_is_looked_up_as_far_as_a_question_goes() -> None:
    assert "task" not in {other for _, other, _ in related(ask("cat " * 64 + "job"), TABLE)}


def test_the_table_that_ships_is_sorted_and_holds_stems_with_a_likeness() -> None:
    text = neighbour_table()[:].decode("ascii")
    lines = text.strip("\n").split("\n")
    assert text == "\n" + "\n".join(lines) + "\n"
    words = [line.partition(":")[0] for line in lines]
    assert words == sorted(set(words))
    assert len(words) > 10_000
    for line in lines:
        word, _, others = line.partition(":")
        row = [(other[:-1], other[-1]) for other in others.split(" ")]
        assert word not in dict(row)
        assert [alike for _, alike in row] == sorted((alike for _, alike in row), reverse=True)
        assert all(alike in "123456789" for _, alike in row)


def test_every_word_of_the_table_that_ships_is_found_in_its_blocks() -> None:
    table = neighbour_table()
    lines = table[:].decode("ascii").strip("\n").split("\n")
    assert max(map(len, lines)) < BLOCK
    for line in lines:
        word, _, others = line.partition(":")
        assert [f"{other}{round(alike * 10)}" for other, alike in neighbours(word, table)] == others.split(
            " "
        )
        assert neighbours(f"{word}\x01", table) == []


@given(st.dictionaries(st.text("abcé", min_size=1, max_size=300), st.text("xyz", min_size=1, max_size=200)))
def test_a_table_of_any_lines_is_searched_as_if_line_by_line(rows: dict[str, str]) -> None:
    held = sorted((word.encode(), near.encode()) for word, near in rows.items() if len(word.encode()) < 300)
    table = b"\n" + b"".join(b"%b:%b7\n" % row for row in held)
    found = {word.encode(): neighbours(word, table) for word in [*rows, "missing"]}
    assert {word: near for word, near in found.items() if near} == {
        word: [(near.decode(), 0.7)] for word, near in held
    }


def test_the_table_that_ships_holds_the_words_by_hand_and_these_are_stems() -> None:
    hand, shipped = by_hand(), neighbour_table()
    assert all(meant <= {other for other, _ in neighbours(stem, shipped)} for stem, meant in hand.items())
    senses = by_thesaurus()
    assert all(others.keys() <= dict(neighbours(stem, shipped)).keys() for stem, others in senses.items())
    stems = {*hand, *(other for meant in hand.values() for other in meant)}
    assert {stem for stem in stems if stem not in (base_stem(stem), base_stem(f"{stem}e"))} == set()


@pytest.mark.parametrize(
    ("word", "other"), [("password", "credenti"), ("delet", "remov"), ("folder", "directori")]
)
def test_the_table_that_ships_knows_what_projects_write(word: str, other: str) -> None:
    assert other in dict(neighbours(word, neighbour_table()))


def test_a_fact_that_holds_much_of_one_family_holds_one_word_of_the_question() -> None:
    """Three words for "drop" must not outweigh the connection that was asked for."""
    texts = {
        "cleanup": "The cleanup of connections removes and deletes what it discards.",
        "idle": "A connection that is idle ends after two minutes.",
    }
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "text": text}
        for n, (id, text) in enumerate(texts.items())
    ]
    found = asked(Corpus(build(documents)), "when are idle connections dropped?")
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
    found = asked(Corpus(build([{**DOCUMENTS[0], "text": text}])), question)
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


@pytest.mark.parametrize("question", ["are thumbnails encrypted?", "is the mail compressed?"])
def test_one_word_is_no_answer_if_the_other_occurs_nowhere(corpus: Corpus, question: str) -> None:
    assert [hit.weak for hit in asked(corpus, question)] == [True]


def test_one_word_is_an_answer_if_the_memory_knows_the_other() -> None:
    other = {**DOCUMENTS[0], "id": "key", "seq": 9, "text": "Encrypted backups go to the vault."}
    first = asked(Corpus(build([*DOCUMENTS, other])), "are thumbnails encrypted?")[0]
    assert not first.weak


@pytest.mark.parametrize("word", ["automatically", "instead", "once"])
def test_a_word_that_says_how_or_when_is_no_answer_by_itself(word: str) -> None:
    ping = {**DOCUMENTS[0], "id": "ping", "text": f"A ping is echoed {word}."}
    hits = asked(Corpus(build([*DOCUMENTS[1:], ping])), f"is it translated {word}?")
    assert [(hit.id, hit.weak) for hit in hits] == [("ping", True)]


def test_the_letter_of_a_compound_word_is_no_word_of_the_question() -> None:
    vote = {**DOCUMENTS[0], "id": "vote", "text": "An error e of a vote reaches the handler."}
    corpus = Corpus(build([*DOCUMENTS[1:], vote]))
    assert (
        asked(corpus, "which handler sends e-votes?")[0].share
        == asked(corpus, "which handler sends votes?")[0].share
    )
