"""Successions told in prose: what ends a record, and what must not."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.candidates import claims


def record(decision: str = "", context: str = "", status: str = "") -> Document:
    text = (
        f"# 9. PostgreSQL\n\n## Status\n\n{status or 'Accepted'}\n\n## Context\n\n{context or 'Orders grow.'}\n\n"
        f"## Decision\n\n{decision or 'We store orders in PostgreSQL.'}\n"
    )
    found = read("docs/adr/0009-b.md", text)
    assert isinstance(found, Document)
    return found


@pytest.mark.parametrize(
    ("part", "text", "ids"),
    [
        ("decision", "We store orders in PostgreSQL. This supersedes ADR-0001.", ("0001",)),
        ("decision", "This ADR supersedes ADR-0001.", ("0001",)),
        ("decision", "We use PostgreSQL, which makes ADR-0001 obsolete.", ("0001",)),
        ("decision", "We replace the decision of [ADR-0001](0001-a.md) with a new one.", ("0001",)),
        ("decision", "This decision replaces ADR-0001.", ("0001",)),
        ("decision", "We hereby revoke ADR-0001.", ("0001",)),
        ("decision", "This supercedes and replaces [the old way](0001-a.md).", ("0001",)),
        (
            "decision",
            "This decision therefore supersedes the earlier decision in [ADR 1](0001-a.md).",
            ("0001",),
        ),
        ("decision", "ADR-0001 chose MySQL. This supersedes ADR-0001.", ("0001",)),
        ("decision", "This ADR supersedes ADR-1 and ADR-2.", ("1", "2")),
        ("decision", "- We use it\n- This record replaces ADR-0001, which chose MySQL.", ("0001",)),
        ("decision", "ADR-0001 has been replaced by this ADR.", ("0001",)),
        ("decision", "This is a replacement for ADR-0001.", ("0001",)),
        ("decision", "We will use PostgreSQL, and this supersedes ADR-0001.", ("0001",)),
        ("context", "This supersedes ADR-0001.", ("0001",)),
        ("context", "ADR-0001 is hereby superseded.", ("0001",)),
        ("context", "ADR-0001 was superseded by this decision.", ("0001",)),
        ("context", "RFC-0174 was closed as not accepted, and this RFC replaces it.", ("0174",)),
        ("status", "Accepted, replacing ADR-0001", ("0001",)),
        ("status", "Accepted (replaces ADR-0001)", ("0001",)),
    ],
)
def test_prose_that_replaces_a_whole_record_names_it(part: str, text: str, ids: tuple[str, ...]) -> None:
    found = record(**{part: text})
    assert (found.supersedes, found.superseded_by, found.status) == (ids, (), "accepted")


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("status", "Accepted, but see [ADR 12](0012-x.md) which superseded it"),
        ("status", "Accepted, since replaced by ADR-0012"),
        ("decision", "We use MySQL; this has since been replaced by ADR-0012."),
        ("decision", "We use MySQL. This decision was later superseded by [ADR 12](0012-x.md)."),
        ("context", "This has since been replaced by ADR-0012."),
        ("context", "ADR-0012 supersedes this ADR."),
    ],
)
def test_record_that_says_it_was_replaced_gives_no_live_claim(part: str, text: str) -> None:
    found = record(**{part: text})
    assert (found.supersedes, found.superseded_by) == ((), ("0012",))
    assert [claim.status for claim in claims(found)] == ["superseded"]


def test_status_that_names_its_successor_is_superseded() -> None:
    found = record(status="Accepted, but see [ADR 12](0012-x.md) which superseded it")
    assert found.status == "superseded"


@pytest.mark.parametrize(
    ("part", "text"),
    [
        # a part of a record
        ("decision", "This supersedes the engine choice of ADR 3."),
        ("decision", "This replaces section 2 of RFC 9."),
        ("decision", "This partially supersedes ADR-3."),
        ("decision", "This decision mostly replaces ADR-3."),
        ("decision", "For reads, this supersedes ADR-3."),
        ("decision", "This supersedes ADR-3 for orders."),
        ("decision", "This supersedes ADR-3 only."),
        ("decision", "This supersedes ADR-3 where they conflict."),
        ("decision", "This supersedes ADR-3's naming rules."),
        ("decision", "This supersedes ADR-3, but its naming rules remain."),
        ("status", "Accepted, replacing parts of ADR-3"),
        # a plan or a condition
        ("decision", "This decision will supersede ADR-3."),
        ("decision", "This may replace ADR-3."),
        ("decision", "That would make ADR-3 obsolete."),
        ("decision", "We could use X, which makes ADR-3 obsolete."),
        ("decision", "If accepted, this supersedes ADR-3."),
        ("decision", "Once rolled out, this supersedes ADR-3."),
        ("decision", "This ADR may be superseded by ADR-4."),
        ("decision", "This decision will be replaced by ADR-4 next year."),
        ("context", "This ADR would be replaced by ADR-4."),
        ("status", "Accepted, to be superseded by ADR-4"),
        ("status", "Accepted; will be replaced by ADR-4"),
        # a negation, a question, a quotation, somebody else's words
        ("decision", "This does not supersede ADR-3."),
        ("decision", "This ADR never replaces ADR-3."),
        ("decision", "This ADR is not superseded by ADR-4."),
        ("status", "Accepted, not superseded by ADR-4"),
        ("decision", "Rather than replacing ADR-3, we extend it."),
        ("decision", "Does it mean that this supersedes ADR-3?"),
        ("decision", 'We use what "This supersedes ADR-3" says.'),
        ("decision", "> This supersedes ADR-3."),
        ("decision", "```\nThis supersedes ADR-3.\n```"),
        ("decision", "The author says this supersedes ADR-3."),
        # another subject, or another object
        ("decision", "Postgres replaces MySQL of ADR-3."),
        ("decision", "This replaces MySQL of ADR-3."),
        ("decision", "We replace MySQL (ADR-3) with PostgreSQL."),
        ("decision", "ADR-5 supersedes ADR-3."),
        ("decision", "ADR-3 was superseded by ADR-5."),
        ("decision", "ADR-3 is superseded."),
        ("decision", "See ADR-5. This supersedes ADR-3."),
        ("decision", "We considered replacing ADR-3."),
        ("context", "We had ADR-2. This has since been superseded by ADR-5."),
        ("context", "The old proxy, which this replaces, is described in ADR-3."),
    ],
)
def test_prose_that_says_less_ends_no_record(part: str, text: str) -> None:
    found = record(**{part: text})
    ended = [link for link in found.links if not link.partial]
    assert (ended, found.status) == ([], "accepted")


def test_weighed_option_that_would_replace_a_record_does_not() -> None:
    options = (
        "## Considered options\n\n### Option 1\n\nThis supersedes ADR-3.\n\n## Decision\n\nWe keep MySQL."
    )
    assert record(context=f"Orders grow.\n\n{options}").links == ()


LOG = "# Decision log\n\n## 2024-01-02 Use MySQL\n\nWe use MySQL.{old}\n\n## 2024-09-01 Use Postgres\n\nWe use Postgres.{new}\n"


@pytest.mark.parametrize(
    ("old", "new", "standings"),
    [
        ("\n\n**Superseded** by the entry of 2024-09-01", "", ["superseded", "live"]),
        ("", "\n\nSupersedes 2024-01-02", ["superseded", "live"]),
        ("", "\n\nThis supersedes nothing of 2024-01-02", ["live", "live"]),
        ("", "", ["live", "live"]),
    ],
)
def test_entry_of_a_log_ends_another_by_its_day(old: str, new: str, standings: list[str]) -> None:
    found = read("docs/decision-log.md", LOG.format(old=old, new=new))
    assert isinstance(found, Document)
    assert ([claim.status for claim in claims(found)], found.status) == (standings, "")


def test_row_of_a_log_that_names_its_successor_is_superseded() -> None:
    text = (
        "# Decision log\n\n| ID | Decision | Date | Notes |\n|---|---|---|---|\n"
        "| D1 | Use MySQL for orders | 2024-01-02 | Superseded by D3 |\n"
        "| D2 | Use oak for boxes | 2024-01-03 | Superseded by D9 |\n"
        "| D3 | Use Postgres for orders | 2024-02-03 | fine |\n"
    )
    found = read("docs/decision-log.md", text)
    assert isinstance(found, Document)
    assert [item.status for item in found.items] == ["superseded", "", ""]
