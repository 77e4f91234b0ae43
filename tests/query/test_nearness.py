"""The sum that says how near a fact is: what raises it, and that one shared word is not enough."""

from __future__ import annotations

from memkit.query.nearness import category_groups, nearness
from memkit.recall.rank import Hit

CLAIM, FACT = "MySQL is where reservations are kept.", "Bookings are stored in PostgreSQL."


def hit(*reasons: tuple[str, str, float], share: float = 0.5) -> Hit:
    return Hit("a-fact", 1.0, reasons, share=share)


def test_more_shared_words_are_nearer() -> None:
    one = hit(("word", "postgresql", 0.2), ("family", "store", 0.1))
    two = hit(("word", "postgresql", 0.2), ("family", "book", 0.2), ("family", "store", 0.1))
    assert nearness(CLAIM, FACT, one, 60) < nearness(CLAIM, FACT, two, 60)


def test_names_of_one_category_bring_two_claims_nearer() -> None:
    found = hit(("word", "book", 0.2), ("family", "store", 0.1))
    assert nearness(CLAIM, FACT, found, 60) > nearness("It is where reservations are kept.", FACT, found, 60)


def test_one_shared_word_is_not_near_however_much_of_the_claim_it_is() -> None:
    assert (
        nearness(
            "The spool has a lid.", "The spool takes 9 jobs.", hit(("word", "spool", 0.4), share=0.9), 60
        )
        < 0
    )


def test_a_name_finds_the_other_names_of_its_category() -> None:
    groups = category_groups("Bookings are stored in MySQL.")
    assert any(
        (("mysql",), ("mysql",)) in group and (("mariadb",), ("mariadb",)) in group for group in groups
    )
    assert category_groups("Bookings are stored.") == ()
