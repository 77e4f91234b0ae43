"""AsciiDoc records: tables as headers, comments, footnotes, emoji and admonitions."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, dialects, read

HEADER = """= HEP-7: Caulk with pitch
:toc: preamble
ifdef::env-github[]
:tip-caption: :bulb:
endif::[]

.Metadata
[cols={cols}]
|===
| HEP
| 7

| Status
| Withdrawn :hand:

| Created
| 2019-07-13

// uncomment when it is replaced
//| Superseded-By
//| :bulb: HEP-NUMBER :bulb:

| Superseded-By
| HEP-9

|===

[[abstract]]
== Abstract

This HEP introduces pitch footnote:[see link:https://x.example[pitch]] for all seams.
"""


def found(text: str, path: str = "hep/7/README.adoc") -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text, in_series=True)
    assert isinstance(document, Document), document
    return document


@pytest.mark.parametrize("cols", ['"2"', "2", '"1h,1"', '"2*"', '"1*,1"'])
def test_a_table_of_two_columns_is_a_header_however_its_columns_are_written(cols: str) -> None:
    document = found(HEADER.format(cols=cols))
    assert (document.status, document.date, document.superseded_by) == ("withdrawn", "2019-07-13", ("9",))


def test_a_footnote_is_no_part_of_its_sentence() -> None:
    assert found(HEADER.format(cols="2")).decision == "This HEP introduces pitch for all seams."


def test_an_emoji_in_a_heading_hides_no_placeholder() -> None:
    text = "= HEP-0000: :bulb: Title :bulb:\n\n|===\n| HEP | 0000\n|===\n\n== Abstract\n\nGive a short description.\n"
    assert read("form/0000/README.adoc", text) == Skipped(
        "form/0000/README.adoc", "a template to fill in, not a decision"
    )


def test_an_admonition_is_not_the_statement() -> None:
    text = (
        "= Caulk with pitch\n\n== Status\n\nAccepted\n\n== Decision\n\n[NOTE]\n====\nPitch was once called tar.\n====\n\n"
        "[TIP]\nAsk the shipwright.\n\nWe caulk all seams with pitch.\n"
    )
    assert found(text, "docs/adr/0001-pitch.adoc").decision == "We caulk all seams with pitch."


def test_every_line_stays_in_its_place() -> None:
    text = HEADER.format(cols="2") + "\n[NOTE]\n====\nOne.\n\nTwo.\n====\n+\nThree.\n"
    assert dialects.from_asciidoc(text).count("\n") == text.count("\n")


def test_attributes_that_share_a_prefix_are_the_header() -> None:
    text = (
        "= Caulk with pitch\n\n:hbr_author: Ada\n:hbr_date:   2019-10-18\n:hbr_status: obsolete\n"
        "include::partial$table.adoc[]\n\n[NOTE]\n.Summary\n====\nA new caulk of pitch is introduced for all seams.\n====\n\n"
        "== Motivation\n\nSeams leak.\n\n== Design Proposal\n\nThe caulker heats pitch until it flows.\n"
    )
    document = found(text, "docs/0007-pitch.adoc")
    assert (document.status, document.date) == ("obsolete", "2019-10-18")
    assert "A new caulk of pitch is introduced for all seams." in document.decision
