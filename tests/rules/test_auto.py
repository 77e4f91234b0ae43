"""What may count without a person: its kind and source, and the limit of a session."""

from __future__ import annotations

from memkit.model.fact import PROMOTED, Fact
from memkit.model.policy import Policy, Promotion
from memkit.model.state import FactTable, State
from memkit.rules import answers, decay, reasons
from memkit.rules.gate import Everything
from memkit.rules.norms.sentences import BY_CODE


def test_a_session_approves_as_many_as_the_limit_and_not_one_more() -> None:
    policy = Policy(promotion=Promotion(auto_approve=("fact",), auto_limit=2))
    assert reasons.past_limit(policy, 1) is None
    waits = reasons.past_limit(policy, 2)
    assert waits is not None and waits.test == "limit"


def test_only_what_no_person_stands_behind_is_swept() -> None:
    fact = Fact(
        "up-25", "Uploads stop at 25 MB.", "facts", "fact", "agent", "2026-03-01", "2026-03-01", "agent:x"
    )
    fact.status = PROMOTED
    assert decay.may_be_swept(fact)
    fact.is_reviewed = True
    assert not decay.may_be_swept(fact)


def test_a_kind_that_the_policy_does_not_list_waits() -> None:
    claim = Fact(
        "up-25", "Uploads stop at 25 MB.", "facts", "bug", "agent", "2026-03-01", "2026-03-01", "agent:x"
    )
    listed = [
        answers.review_reason(claim, Policy(promotion=Promotion(auto_approve=kinds)))
        for kinds in (("bug",), ("fact",))
    ]
    assert listed[0] is None
    assert listed[1] == reasons.Waits("kind", "[promotion] auto_approve does not list bug")


def test_what_comes_from_outside_waits() -> None:
    policy = Policy(promotion=Promotion(auto_approve=("fact",)))
    waits = []
    for source in ("agent", "external"):
        claim = Fact(
            "up-25", "`put` stops at 25 MB.", "facts", "fact", source, "2026-03-01", "2026-03-01", "agent:x"
        )
        waits.append(answers.first_failed_test(claim, policy, witness=None, backing=BY_CODE))
    assert waits == [None, reasons.Waits("source", "its source is external")]


def test_a_waiting_order_holds_no_description_back_but_a_waiting_description_does() -> None:
    policy = Policy(promotion=Promotion(auto_approve=("fact",)))
    claim = Fact(
        "on", "Uploads are retried three times.", "facts", "fact", "agent", "2026-03-01", "", "agent:x"
    )
    found = []
    for text in ("Never retry uploads.", "Uploads are not retried."):
        other = Fact("off", text, "facts", "fact", "agent", "2026-03-01", "", "agent:y")
        found.append(
            answers.first_clash(
                claim, Everything(State(facts=FactTable(None, {"on": claim, "off": other}))), policy
            )
        )
    assert found == [None, reasons.Waits("conflict", "it contradicts off")]


def test_an_order_that_waits_is_the_duplicate_of_nothing() -> None:
    policy = Policy(promotion=Promotion(auto_approve=("fact",)))
    words = "The importer uses psycopg 3."
    claim = Fact("one", words, "facts", "fact", "agent", "2026-03-01", "", "agent:x")
    reason = "it reads like a rule or a habit of people, not like what the program does"
    found = []
    for text in ("The importer uses psycopg 3, not psycopg2.", words):
        for waits in (reason, "it gives an order (“uses psycopg”)", "it cites no file of this repository"):
            other = Fact("two", text, "facts", "fact", "agent", "2026-03-01", "", "agent:y")
            other.fields = ((reasons.WAITS_FIELD, waits),)
            facts = FactTable(None, {"one": claim, "two": other})
            clash = answers.first_clash(claim, Everything(State(facts=facts)), policy)
            found.append("" if clash is None else clash.reason)
    assert found == ["", "", "two says nearly the same", "", "", "two says the same"]


def test_a_reason_shows_a_code_span_as_it_was_typed() -> None:
    reasons_of = [
        answers.norm_in(Fact("a-b", text, "facts", "fact", "agent", "", "", "agent:x"), BY_CODE)
        for text in ("Never edit `schema.sql` by hand.", "Never edit `a.sql` or `b.sql` by hand.")
    ]
    assert [found.reason for found in reasons_of if found is not None] == [
        "it gives an order (“never edit `schema.sql`”)",
        "it gives an order (“never edit”)",
    ]
