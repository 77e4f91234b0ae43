"""Claims of one topic that differ in one value, and the parts of a claim that says several things."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.categories import categories_in, differ_in_category
from memkit.contradict.comparison import compare
from memkit.contradict.gist import differ_in_value, root
from memkit.contradict.parts import readings_of, without_shared_code
from memkit.contradict.sentence_forms import in_one_form


@pytest.mark.parametrize(
    ("word", "verb"),
    [("attachments", "attach"), ("coverage", "cover"), ("rotation", "rotat"), ("user", "user")],
)
def test_the_root_of_a_noun_is_the_verb_it_is_made_from(word: str, verb: str) -> None:
    assert root(word) == verb


@pytest.mark.parametrize(
    ("a", "b", "rule"),
    [
        ("The prune job runs every Sunday.", "Pruning is scheduled weekly, Friday.", "choice"),
        (
            "The sale runs from 1 May to 9 May.",
            "The sale begins on 3 May and ends on 9 May.",
            "choice",
        ),
        ("sync exits with status 3 on a clash.", "sync exits with code 4 on a clash.", "choice"),
        ("Every key may send 5 calls a second.", "The limit is 9 calls per second per key.", "number"),
        ("The sale begins on 1 May.", "The sale ends on 9 May.", ""),
        ("We may deploy on Monday.", "We may deploy on Tuesday.", ""),
        ("By default a page has 10 rows.", "A page has 20 rows.", ""),
    ],
)
def test_two_values_of_one_topic_exclude_each_other(a: str, b: str, rule: str) -> None:
    assert (differ_in_value(a, b), differ_in_value(b, a)) == (rule, rule)


@pytest.mark.parametrize(
    ("said", "form"),
    [
        ("Tracing is on unless the operator says otherwise.", "Tracing is on by default"),
        ("The report leaves drafts out.", "The report excludes drafts."),
        ("Drafts are part of the report.", "the report includes Drafts"),
        ("Staff must have MFA enabled.", "the MFA is mandatory for Staff"),
        ("The flag beats the variable.", "The flag wins over the variable."),
    ],
)
def test_turns_of_a_sentence_have_one_form(said: str, form: str) -> None:
    assert in_one_form(said).casefold().rstrip(".") == form.casefold().rstrip(".")


def test_each_thing_that_a_claim_says_is_a_reading() -> None:
    said = "The importer is idempotent and logs every row."
    assert readings_of(said) == (said, "The importer is idempotent.", "The importer logs every row.")
    assert readings_of("The worker is stopped and started if it hangs.")[1:] == ()


def test_a_code_span_that_both_have_is_a_name() -> None:
    assert without_shared_code("The `carts` table is big.", "The carts table is small.") == (
        "The carts table is big."
    )
    assert without_shared_code("Runs `app/main.py`.", "Runs main.py.") == "Runs `app/main.py`."


def test_swapped_sides_contradict_and_other_subjects_do_not() -> None:
    def label(a: str, b: str) -> str:
        return compare(Claim("a", a), Claim("b", b)).label

    assert (
        label("The proxy caches GET but not HEAD.", "The proxy caches HEAD but not GET.") == "contradiction"
    )
    assert label("Ann tests iOS but not Android.", "Bob tests Android but not iOS.") == "none"
    assert label("The proxy caches GET but not HEAD.", "The proxy caches GET but not POST.") == "none"


def test_two_names_of_one_category_differ() -> None:
    assert differ_in_category("Stored in MySQL.", "PostgreSQL holds it.")
    assert differ_in_category("Released on Wednesdays.", "Going live happens each Monday.")
    assert differ_in_category("The Harbour squad is on call.", "Pages go to the Platform team.")
    assert not differ_in_category("We go home.", "Written in Rust.")
    assert categories_in("Nothing is named here.") == {}


def test_a_spelling_names_the_same_product() -> None:
    assert categories_in("It runs on Postgres.") == categories_in("It runs on PostgreSQL.")
    assert categories_in("The sessions are gone.") == {}
