"""The keys of a review: one key, one word, one meaning, whatever the item is."""

from __future__ import annotations

from memkit.rules.review_keys import ASKED_FOR, KINDS, NEEDS, REASONED, STEPS, TAKES, WAITING_ON, WORDS


def test_no_key_and_no_word_stands_for_two_things() -> None:
    rows = [*WORDS.values(), *STEPS]
    keys, words = [row.key for row in rows], [row.word for row in rows]
    assert (sorted(set(keys)), sorted(set(words))) == (sorted(keys), sorted(words))


def test_every_key_is_one_lower_case_character_and_explained() -> None:
    rows = [*WORDS.values(), *STEPS]
    assert [row for row in rows if len(row.key) != 1 or row.key != row.key.lower() or not row.means] == []


def test_every_kind_takes_answers_of_the_table() -> None:
    assert [word for words in TAKES.values() for word in words if word not in WORDS] == []
    assert [name for name in (*WAITING_ON, *NEEDS, *REASONED) if name not in WORDS] == []
    assert [kind for kind in ASKED_FOR if kind not in KINDS] == []


def test_still_true_is_the_same_key_for_whatever_may_be_so() -> None:
    assert [kind for kind, words in TAKES.items() if "holds" in words] == ["stale", "invariant", "unreviewed"]
    assert (WORDS["holds"].key, WORDS["promote"].key, WORDS["pin"].key) == ("h", "p", "+")
