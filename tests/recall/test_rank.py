"""The ranker: what is found, in which order, why, and what a miss says."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.recall import rank
from memkit.recall.answer import answer
from memkit.recall.ask import ask
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from memkit.recall.query_terms import gather
from memkit.recall.rank import best_entries, best_sessions, score
from memkit.recall.scoring import Scoring
from tests.recall.corpora import Entry, corpus, entry, entry_lists, questions, texts


def ids(question: str, of: Corpus, k: int = 10) -> list[str]:
    """The ids that a question finds."""
    return [hit.id for hit in score(question, of, k)]


@settings(max_examples=120)
@given(entry_lists(most=30), questions, st.integers(1, 8), st.sets(st.integers(0, 29)))
def test_looking_where_it_is_promising_finds_what_looking_everywhere_finds(
    entries: list[Entry], question: str, k: int, refused: set[int]
) -> None:
    searched = Corpus(build(entries))
    names = {f"id-{number}" for number in refused}
    # With hardly any first guess the bounds alone decide where to look.
    with patch.object(rank, "_FIRST_LOOK", 1 - 2 * k):
        hits = score(question, searched, k, lambda entry: searched.label(entry)[0] not in names)
    asked = ask(question)
    everything = (
        [] if asked.empty else _all_scores(Scoring(asked, searched, gather(asked, searched)), entries)
    )
    expected = [row for row in everything if row[1] not in names][:k]
    assert [(hit.score, hit.id) for hit in hits] == expected


@pytest.mark.parametrize("per_session", [1, 4, 60])
def test_a_large_corpus_is_searched_in_part_with_the_same_answer(per_session: int) -> None:
    chance = Random(7)
    words = [f"{a}{b}" for a in ("ta", "ri", "mo", "ke", "su") for b in ("lan", "ver", "dok", "pil")]
    entries = [
        entry(
            f"e{n:03}",
            " ".join(chance.choices(words, range(1, len(words) + 1), k=chance.randint(1, 9)))
            + "?" * (n % 3 == 0),
            session=f"s{n // per_session}",
            seq=n,
        )
        for n in range(600)
    ]
    searched = Corpus(build(entries))
    for _ in range(60):
        question = " ".join(chance.sample(words, chance.randint(1, 5)))
        asked = ask(question)
        scoring = Scoring(asked, searched, gather(asked, searched))
        hits = score(question, searched, 5)
        assert [(hit.score, hit.id) for hit in hits] == _all_scores(scoring, entries)[:5]
        assert len(scoring.promising(hits[-1].score)) < 300


def _all_scores(scoring: Scoring, entries: list[Entry]) -> list[tuple[float, str]]:
    by_id = {str(one["id"]): one for one in entries}
    rows = [(scoring.score(n), scoring.corpus.label(n)[0]) for n in range(scoring.corpus.entry_numbers)]
    rows = sorted((row for row in rows if row[0]), key=lambda row: row[1])
    rows.sort(
        key=lambda row: (row[0], str(by_id[row[1]]["ts"]), int(str(by_id[row[1]]["seq"]))), reverse=True
    )
    return rows


@given(entry_lists(), questions)
def test_what_spoke_for_a_hit_adds_up_to_its_score(entries: list[Entry], question: str) -> None:
    for hit in score(question, Corpus(build(entries)), 5):
        assert sum(weight for _, _, weight in hit.explain) == pytest.approx(hit.score, abs=1e-7)
        assert all(weight > 0 for _, _, weight in hit.explain)


@pytest.mark.parametrize(
    "name",
    ["session-start", "src/proxy.py", "HTTPServer", "v1.2.3", "--dry-run", "C++", "cache_ttl", "fooBar"],
)
def test_an_identifier_matched_whole_outranks_its_parts(name: str) -> None:
    parts = {
        "session-start": "start the session, session after session, and start again at the start",
        "src/proxy.py": "the src folder, a proxy, and py beside the proxy in src",
        "HTTPServer": "the server speaks http and the http server answers",
        "v1.2.3": "v1 has 2 or 3 parts, v1 2 3",
        "--dry-run": "run it dry, a dry run is a run",
        "C++": "drawer c, shelf c, row c",
        "cache_ttl": "the cache has a ttl, and ttl means cache",
        "fooBar": "foo and bar, bar and foo, foo bar",
    }
    long = "among many other words that were said that day about ships and ropes and the tide stood"
    searched = texts(parts[name], f"{long} {name} {long}", "nothing of the kind")
    assert ids(name, searched)[0] == "e1"


def test_an_identifier_is_found_by_its_parts_and_by_its_last_name() -> None:
    searched = texts("see src/proxy/pool_size.py there", "see nothing")
    assert [ids(asked, searched) for asked in ("pool size", "pool_size.py", "proxy")] == [
        ["e0"],
        ["e0"],
        ["e0"],
    ]


def test_a_picture_and_a_foreign_script_are_found() -> None:
    searched = texts("shipped 🚢 at last", "港口関係", "shipped")
    assert [ids("🚢", searched), ids("港口", searched)] == [["e0"], ["e1"]]


def test_only_function_words_find_an_entry_of_function_words() -> None:
    searched = texts("It is what it is.", "The tide is high.")
    assert ids("what is it?", searched) == ["e0"]


def test_nothing_to_search_for_is_said_so() -> None:
    hits, miss = answer("  …  ", texts("tide"), 5)
    assert (hits, miss.nothing) == ([], True)


def test_a_pasted_page_is_answered_by_its_rarest_words() -> None:
    page = " ".join(f"word{n % 100}" for n in range(10_000)) + " lantern"
    searched = texts(*(f"word{n % 100}" for n in range(400)), "one lantern")
    hits, miss = answer(page, searched, 3)
    assert hits[0].id == "e400"
    assert len(miss.left_out) == 101 - 48


def test_a_pasted_page_of_unknown_words_says_so() -> None:
    hits, miss = answer(" ".join(f"word{n}" for n in range(60)), texts("rope", "tide"), 3)
    assert (hits, len(miss.unknown), miss.unknown[:2], miss.left_out) == ([], 60, ("word0", "word1"), ())


def test_a_word_that_most_of_many_entries_hold_is_left_out_unless_it_is_alone() -> None:
    searched = texts(*(f"harbour berth{n % 7}" for n in range(1500)))
    hits, miss = answer("harbour berth3", searched, 2)
    assert [what[1] for what in hits[0].explain if what[0] == "word"] == ["berth3"]
    assert miss.left_out == ("harbour",)
    assert len(score("harbour", searched, 2)) == 2


def test_neighbours_and_session_speak_for_an_entry() -> None:
    searched = corpus(
        entry("asked", "Which rope holds the tug?", seq=0),
        entry("said", "The blue one.", seq=1),
        entry("later", "It rains.", seq=2),
        entry("far", "It rains.", session="s2"),
    )
    hits = score("rope of the tug", searched, 5)
    assert [hit.id for hit in hits] == ["asked", "said", "later"]
    assert {kind for kind, _, _ in hits[1].explain} == {"neighbours", "session"}
    assert hits[1].score > hits[2].score


def test_an_answer_gets_more_from_its_question_than_from_a_remark() -> None:
    asked = corpus(entry("a", "Which rope?", seq=0), entry("b", "Blue.", seq=1))
    told = corpus(entry("a", "Which rope.", seq=0), entry("b", "Blue.", seq=1))
    assert score("rope", asked, 2)[1].score > score("rope", told, 2)[1].score


def test_an_author_who_is_named_is_lifted_and_the_name_is_no_word() -> None:
    searched = corpus(
        entry("hers", "mended the sail", session="s1", who="Ana"),
        entry("his", "mended the sail", session="s2", who="Boris"),
        entry("about", "Ana Ana Ana", session="s3", who="Boris"),
    )
    hits = score("What did Ana mend?", searched, 5)
    assert [hit.id for hit in hits] == ["hers", "his"]
    assert ("author", "Ana", 0.5) in hits[0].explain


def test_a_handle_that_is_also_a_word_stays_a_word() -> None:
    searched = corpus(
        entry("word", "the dev server has port 4000", who="agent:codex"),
        entry("other", "the prod server has port 80", session="s2", who="user:dev"),
    )
    assert ids("dev server", searched)[0] == "word"
    hits = score("server codex", searched, 2)
    assert [hit.id for hit in hits] == ["word", "other"]
    assert ("author", "agent:codex", 0.5) in hits[0].explain


def test_who_asks_about_himself_gets_his_own_words_first() -> None:
    searched = corpus(
        entry("mine", "reef knots are best", session="s0", ts="2026-01-01", who="user:ana"),
        entry("theirs", "reef knots are best", session="s1", ts="2026-02-02", who="agent:codex"),
    )
    assert ids("what did I say of reef knots", searched) == ["mine", "theirs"]
    assert ids("reef knots", searched) == ["theirs", "mine"]


def test_a_date_lifts_and_finds() -> None:
    searched = corpus(
        entry("same", "calm sea", session="s1", ts="2026-03-04"),
        entry("soon", "calm sea", session="s2", ts="2026-03-06"),
        entry("late", "calm sea", session="s3", ts="2026-03-20"),
        entry("far", "calm sea", session="s4", ts="2025-07-20"),
    )
    assert ids("the sea on March 4, 2026", searched) == ["same", "soon", "late", "far"]
    assert ids("4 March 2026", searched) == ["same", "soon", "late"]


def test_asking_when_lifts_what_tells_a_time() -> None:
    searched = texts("the crane was mended yesterday", "the crane was mended badly")
    assert ids("when was the crane mended", searched) == ["e0", "e1"]
    assert ids("was the crane mended", searched) == ["e1", "e0"]


def test_words_side_by_side_are_worth_more_than_words_apart() -> None:
    searched = texts("the anchor chain rusts", "the chain rusts the anchor")
    hits = score("anchor chain", searched, 2)
    assert [hit.id for hit in hits] == ["e0", "e1"]
    assert [kind for kind, name, _ in hits[0].explain if name == "anchor chain"] == ["pair"]


def test_ties_go_to_the_newest_and_then_to_the_id() -> None:
    searched = corpus(
        entry("b", "rope", session="s1", ts="2026-01-01"),
        entry("a", "rope", session="s2", ts="2026-01-01"),
        entry("z", "rope", session="s3", ts="2026-02-01"),
    )
    assert ids("rope", searched) == ["z", "a", "b"]


def test_a_filter_is_asked_before_the_count_is_full() -> None:
    searched = texts(*(f"rope {'rope ' * n}" for n in range(40)))
    kept = score("rope", searched, 3, lambda entry: searched.label(entry)[0] in ("e1", "e2", "e39"))
    assert {hit.id for hit in kept} == {"e1", "e2", "e39"}


def test_no_hit_is_worth_nothing_and_none_is_asked_for_in_vain() -> None:
    searched = texts("rope", "tide")
    assert (ids("anchor", searched), ids("rope", searched, k=0), ids("rope", Corpus(build([])))) == (
        [],
        [],
        [],
    )


def test_a_miss_names_what_was_dropped_what_is_unknown_and_what_is_near() -> None:
    searched = texts("the transport-agnostic proxy", "webhooks")
    hits, miss = answer("what about the paymnet", texts("payment schedule"), 5)
    assert ([hit.id for hit in hits], miss.dropped, miss.near["paymnet"]) == (
        ["e0"],
        ("what", "about", "the"),
        ["payment"],
    )
    hits, miss = answer("zzzz", searched, 5)
    assert (hits, miss.unknown, miss.near) == ([], ("zzzz",), {"zzzz": []})


def test_whole_sessions_are_ranked_by_their_best_line_and_a_share_of_the_next() -> None:
    searched = corpus(
        entry("1", "rope rope mast keel hull", session="one good line", seq=0),
        entry("2", "mast keel hull sail deck", session="one good line", seq=1),
        entry("3", "rope mast keel hull deck", session="two good lines", seq=0),
        entry("4", "rope mast keel hull sail", session="two good lines", seq=1),
        entry("5", "tide", session="none"),
    )
    assert best_sessions("rope", searched, 5) == ["two good lines", "one good line"]
    assert (best_sessions("", searched, 5), best_entries("", searched, 5)) == ([], [])
