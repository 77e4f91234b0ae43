"""What makes a hit an answer: names in the question, and all of its words."""

from __future__ import annotations

import pytest

from memkit.recall.answer import answer
from memkit.recall.ask import ask
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from tests.recall.test_other_words import DOCUMENTS, asked


@pytest.mark.parametrize(
    ("question", "weak"),
    [
        ("does the harbour close for ferry?", False),
        ("does the harbour close for SIGTERM?", True),
        ("does the harbour close for Ferry2?", True),
        ("does the harbour close for True?", False),
        ("does the harbour close for 4KB?", False),
    ],
)
def test_a_fact_that_lacks_a_name_in_the_question_must_hold_more_of_it(question: str, weak: bool) -> None:
    harbour = {**DOCUMENTS[0], "id": "harbour", "text": "The harbour closes at the horn."}
    other = {**DOCUMENTS[0], "id": "other", "seq": 8, "text": "The handler greets the ferry."}
    first = asked(Corpus(build([*DOCUMENTS, harbour, other])), question)[0]
    assert (first.id, first.weak) == ("harbour", weak)


@pytest.mark.parametrize(
    ("question", "weak"), [("do we greet over HTTP/3?", True), ("do we greet over HTTP/2?", False)]
)
def test_a_fact_about_another_number_of_a_thing_is_no_answer(question: str, weak: bool) -> None:
    fact = {**DOCUMENTS[0], "id": "greeting", "text": "The handlers greet each other over HTTP/2."}
    hit = next(hit for hit in asked(Corpus(build([*DOCUMENTS, fact])), question) if hit.id == "greeting")
    assert hit.weak == weak


def test_a_name_of_which_a_part_is_dropped_counts_as_a_whole() -> None:
    assert [(name.wholes, name.cut) for name in ask("how do I write it in MuchScript or fooBar?").names] == [
        (("muchscript",), True),
        (("foobar",), False),
    ]


@pytest.mark.parametrize(
    ("written", "code", "proper"),
    [
        *((name, False, True) for name in ("Redis", "Redis's", "C++")),
        *((name, True, True) for name in ("JSON", "URLs", "Argon2", "HTTP/3")),
        *(
            (name, True, False)
            for name in ("fooBar", "ab_c", "ab.c", "Ab::C", "/etc/hosts", "--all", "-x", "k8s")
        ),
        *(
            (name, False, False)
            for name in ("redis", "True", "4KB", "I", "non-ASCII", "Ctrl-C", "I/O", "in-memory")
        ),
    ],
)
def test_a_name_is_written_like_an_identifier_or_like_a_proper_name(
    written: str, code: bool, proper: bool
) -> None:
    names = ask(f"does it keep {written} for long?").names
    assert [(name.code, name.proper) for name in names] == ([(code, proper)] if code or proper else [])


def test_a_capital_at_the_beginning_or_of_a_month_makes_no_name() -> None:
    asked_of = ask("Redis or Memcached? How was it decided in March. Memory is short.")
    assert [name.terms for name in asked_of.names] == [("memcach",)]


def test_the_name_of_an_author_is_no_thing_that_a_fact_must_name() -> None:
    gate = {**DOCUMENTS[0], "id": "gate", "who": "user:dana", "text": "The gate of the harbour opens at six."}
    corpus = Corpus(build([*DOCUMENTS[1:], gate]))
    found = [asked(corpus, f"did {name} paint the harbour gate?")[0] for name in ("Dana", "Otto")]
    assert [(hit.id, hit.weak) for hit in found] == [("gate", False), ("gate", True)]


def test_an_identifier_counts_only_as_a_whole() -> None:
    texts = {
        "whole": "RetryPool is closed by the caller of the gauge.",
        "parts": "A retry of the gauge needs a pool.",
    }
    documents = [
        {**DOCUMENTS[0], "id": id, "session": id, "seq": n, "text": text}
        for n, (id, text) in enumerate(texts.items())
    ]
    hits = asked(Corpus(build([*documents, *DOCUMENTS])), "when are lawyers and auditors told of RetryPool?")
    assert [(hit.id, hit.weak) for hit in hits[:2]] == [("whole", False), ("parts", True)]


def test_a_fact_that_holds_all_words_is_an_answer_however_many_hold_them() -> None:
    texts = [f"Gauge {n} is blue." for n in range(600)]
    documents = [
        {**DOCUMENTS[0], "id": f"g{n}", "session": f"s{n}", "seq": n, "text": text}
        for n, text in enumerate(texts)
    ]
    assert not any(hit.weak for hit in asked(Corpus(build(documents)), "is a gauge blue?"))


def test_a_fact_that_opens_with_what_was_asked_needs_less_of_the_question() -> None:
    """What a claim is about stands at its beginning."""
    rest = "lasts thirty days unless the ferry rings at noon"
    texts = {
        "about": f"A cookie of the login {rest}.",
        "aside": f"{rest}, and so does a cookie of the login.",
    }
    question = "which lawyers may forge the cookie at login?"
    weak = {}
    for id, text in texts.items():
        fact = {**DOCUMENTS[0], "id": id, "session": id, "text": text}
        weak[id] = next(
            hit.weak for hit in asked(Corpus(build([*DOCUMENTS, fact])), question) if hit.id == id
        )
    assert weak == {"about": False, "aside": True}


def test_rivals_make_an_answer_doubtful_and_facts_about_other_things_hardly_do() -> None:
    fact = {
        **DOCUMENTS[0],
        "id": "cookie",
        "session": "c",
        "text": "A cookie of the login lasts thirty days.",
    }
    others = {"rivals": "The cookie of page {} is for the login too.", "strangers": "Gauge {} is blue."}
    question = "which lawyers may forge the cookie at login?"
    weak = {}
    for name, text in others.items():
        crowd = [
            {**DOCUMENTS[0], "id": f"{name}{n}", "session": f"{name}{n}", "seq": n, "text": text.format(n)}
            for n in range(30)
        ]
        hits = answer(question, Corpus(build([*DOCUMENTS, fact, *crowd])), 99)[0]
        weak[name] = next(hit.weak for hit in hits if hit.id == "cookie")
    assert weak == {"rivals": True, "strangers": False}


def test_a_question_that_asks_what_one_of_the_asks_of_a_fact_asks_needs_less_of_it() -> None:
    claim = "A cookie of the login lasts thirty days."
    question = "may lawyers renew the passport?"
    asks = {
        "same": "Who may renew the passport?",
        "other": "Who may renew a passport, a visa, a badge, a locker or a parking permit?",
    }
    weak = {}
    for id, asked_for in asks.items():
        fact = {**DOCUMENTS[0], "id": id, "session": id, "text": f"{claim} {asked_for}", "asks": asked_for}
        weak[id] = next(
            hit.weak for hit in asked(Corpus(build([*DOCUMENTS, fact])), question) if hit.id == id
        )
    assert weak == {"same": False, "other": True}


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("how is it released to PyPI?", False),
        ("how is it released to PyPy?", True),
        ("which PyPys are tested?", True),
        ("how is it released to pypi?", True),
    ],
)
def test_a_name_with_inner_capitals_is_compared_by_its_letters(question: str, found: bool) -> None:
    text = "PyPy runs the tests as well."
    fact = {**DOCUMENTS[0], "id": "runner", "text": text, "written": text.lower()}
    hits = asked(Corpus(build([*DOCUMENTS, fact])), question)
    reasons = {said for hit in hits if hit.id == "runner" for said in map(str, hit.explain)}
    assert any("pypi" in reason for reason in reasons) == found


def test_a_name_in_a_question_of_a_fact_is_found() -> None:
    text = "PyPy runs the tests, and wheels go to the index."
    asks = "is it on PyPI?"
    fact = {
        **DOCUMENTS[0],
        "id": "runner",
        "text": f"{text} {asks}",
        "asks": asks,
        "written": text.lower(),
    }
    hit = asked(Corpus(build([*DOCUMENTS, fact])), "is it published to PyPI?")[0]
    assert (hit.id, any("pypi" in str(reason) for reason in hit.explain)) == ("runner", True)


@pytest.mark.parametrize(
    ("written", "letters"),
    [
        ("PyPI", "pypi"),
        ("DNS", "dns"),
        ("URLs", "url"),
        ("iOS's", "ios"),
        ("Redis", ""),
        ("REQUESTS", ""),
        ("a_B", ""),
        ("C++", ""),
    ],
)
def test_only_names_that_are_set_apart_from_words_have_letters(written: str, letters: str) -> None:
    assert "".join(name.letters for name in ask(f"is {written} used?").names) == letters
