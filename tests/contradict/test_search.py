"""Finding clashes among many claims: the same answers as comparing each pair, and quickly."""

from __future__ import annotations

import time
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.contradict import Claim, Verdict, comparison, search
from memkit.contradict.comparison import compare
from memkit.contradict.search import find, find_all
from memkit.contradict.signatures import signature

POLARITY = Verdict("contradiction", "polarity", "same claim, opposite sense")
NUMBER = Verdict("contradiction", "number", "same claim, other number")
DUPLICATE = Verdict("duplicate", "duplicate", "same claim, nothing added")
TERM = Verdict("contradiction", "term", "same term, other meaning")

CLAIMS = [
    Claim("d", "The mirror is enabled."),
    Claim("a", "The mirror is disabled."),
    Claim("c", "The mirror is enabled!"),
    Claim("b", "Leases last 20 minutes."),
    Claim("f", "Leases last two hours — renewals are costly."),
    Claim("e", "**Crate** — a box of sealed parcels."),
    Claim("g", "**Crate** — one compiled unit of source code."),
    Claim("h", "Time zone: Oslo"),
    Claim("i", "Timezone: Porto"),
]


def test_find_gives_every_clash_sorted_by_id() -> None:
    new = Claim("new", "The mirror is enabled.")
    assert find(new, CLAIMS) == [("a", POLARITY), ("c", DUPLICATE), ("d", DUPLICATE)]


def test_find_leaves_the_claim_itself_out() -> None:
    assert find(CLAIMS[3], CLAIMS) == [("f", NUMBER)]


def test_find_all_gives_sorted_pairs_in_sorted_order() -> None:
    assert find_all(CLAIMS) == [
        ("a", "c", POLARITY),
        ("a", "d", POLARITY),
        ("b", "f", NUMBER),
        ("c", "d", DUPLICATE),
        ("e", "g", TERM),
        ("h", "i", Verdict("contradiction", "key", "same key, other value")),
    ]


def test_find_all_does_not_depend_on_the_order_of_the_claims() -> None:
    assert find_all(CLAIMS[::-1]) == find_all(CLAIMS)


def test_looking_first_at_shared_words_loses_nothing() -> None:
    every = [(a, b, compare(a, b)) for a, b in combinations(sorted(CLAIMS, key=lambda c: c.id), 2)]
    assert find_all(CLAIMS) == [(a.id, b.id, v) for a, b, v in every if v.label != "none"]


def test_find_is_quick_among_ten_thousand_claims() -> None:
    nouns = "mirror tile lease crate relay digest ring hub map broker agent scan blob feed quota".split()
    things = "parser writer reader loader cursor window ticket banner folder signal".split()
    others = [
        Claim(f"{at:05}", f"The {nouns[at % 15]} of {things[at % 10]} {at} is kept in zone{at * 7 % 997}.")
        for at in range(10_000)
    ]
    new = Claim("new", "The mirror of the parser is disabled.")
    start = time.process_time()
    assert find(new, others) == []
    # The target is half a second; a loaded machine gets some air.
    assert time.process_time() - start < 1.5


def test_a_signature_kept_from_before_changes_no_answer() -> None:
    new = Claim("new-one", "Uploads are limited to 50 MB.")
    others = [
        Claim("old-one", "Uploads are limited to 25 MB."),
        Claim("bell-rings", "The bell rings at nine."),
    ]
    signed = [Claim(claim.id, claim.text, signed=signature(claim)) for claim in others]
    assert [id for id, _ in find(new, others)] == ["old-one"]
    assert find(new, signed) == find(new, others)


_SAID = st.lists(
    st.tuples(
        st.sampled_from("abcdefghij"),
        st.builds(
            "The {} {} is {}.".format,
            st.sampled_from(("mirror", "lease", "crate")),
            st.sampled_from(("of the ring", "of zone four", "")),
            st.sampled_from(("enabled", "disabled", "kept in Redis", "kept in Postgres", "20 seconds long")),
        ),
    ),
    max_size=9,
)


@settings(max_examples=120, deadline=None)
@given(_SAID, _SAID, st.sampled_from((2, 4, 48)))
def test_comparing_only_what_changed_gives_the_same_answer(
    before: list[tuple[str, str]], after: list[tuple[str, str]], common: int
) -> None:
    old = [Claim(id, text) for id, text in dict(before).items()]
    new = [Claim(id, text) for id, text in {**dict(before[: len(before) // 2]), **dict(after)}.items()]
    with pytest.MonkeyPatch.context() as patch:
        # words become common, and rare again, with every claim
        patch.setattr(search, "_COMMON", common)
        known, fresh = search.judge_all(old), search.judge_all(new)
        again = search.judge_all(new, known)
    assert (again.found, again.contents, again.common) == (fresh.found, fresh.contents, fresh.common)


def test_claims_that_did_not_change_are_not_compared_again(monkeypatch: pytest.MonkeyPatch) -> None:
    known = search.judge_all(CLAIMS)
    monkeypatch.setattr(comparison, "compare", None)
    assert search.judge_all(CLAIMS, known).verdicts() == known.verdicts() != []


def test_claims_about_one_name_of_the_code_are_compared() -> None:
    known = [Claim("b", "`publish` blocks until the broker has answered.")]
    assert [id for id, _ in find(Claim("a", "`publish` returns immediately."), known)] == ["b"]


def test_words_of_amounts_do_not_keep_claims_apart() -> None:
    known = [Claim("b", "The minimum password length is 8.")]
    assert [id for id, _ in find(Claim("a", "Passwords need at least 12 characters."), known)] == ["b"]
