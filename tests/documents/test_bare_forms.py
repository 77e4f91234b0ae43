"""Records in unusual forms: named by number or day alone, with badges, without blanks; and what is said of them."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.candidates import claims


def taken(path: str, text: str, in_series: bool = False) -> tuple[str, str, list[tuple[str, str]]]:
    found = read(path, text, in_series=in_series)
    assert isinstance(found, Document), found
    return found.status, found.date, [(claim.status, claim.text) for claim in claims(found)]


@pytest.mark.parametrize(
    ("path", "text", "in_series", "expected"),
    [
        (
            "0001-root-record.md",
            "# Root record of license\n\n- Status: Accepted\n- Date: 5 March 2024\n\nWe publish under Apache-2.0.",
            False,
            ("accepted", "2024-03-05", [("live", "Root record of license: We publish under Apache-2.0.")]),
        ),
        (
            "design/accepted/2023-01-11-blobs.md",
            "# Topic\n\nWe store blobs in buckets.\n",
            True,
            ("accepted", "2023-01-11", [("live", "Topic: We store blobs in buckets.")]),
        ),
        (
            "design/rejected/2023-01-12-files.md",
            "# Topic\n\nWe store blobs in files.\n",
            False,
            ("rejected", "2023-01-12", [("rejected", "Topic: We store blobs in files.")]),
        ),
        (
            "adrs/2024-01-05-thing.md",
            "We keep things in boxes.\n",
            True,
            ("", "2024-01-05", [("live", "Thing: We keep things in boxes.")]),
        ),
    ],
)
def test_number_day_or_folder_makes_a_record(
    path: str, text: str, in_series: bool, expected: tuple[str, str, list[tuple[str, str]]]
) -> None:
    assert taken(path, text, in_series) == expected


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("drafts/2024-01-05-news.md", "# News\n\nWe met in Oslo.\n"),
        ("0001-introduction.md", "# Introduction\n\nThis book is about boats.\n"),
        ("notes/2024-01-05-talk.md", "# Talk\n\nWe talked about boats.\n"),
        ("adrs/README.md", "# Records\n\nWe keep our records here.\n"),
    ],
)
def test_page_with_no_form_of_a_record_is_left_out(path: str, text: str) -> None:
    assert isinstance(read(path, text), Skipped)


def test_status_with_an_emoji_by_name_is_read_from_a_table() -> None:
    text = "# Traces\n\n| Key | Value |\n|---|---|\n| Status | :white_check_mark: Accepted |\n\n## Outcome\n\nTraces are sampled at 5 %.\n"
    assert taken("docs/adr/0001-t.md", text) == ("accepted", "", [("live", "Traces are sampled at 5 %.")])


def test_paragraphs_in_html_are_read_like_others() -> None:
    text = (
        "<h1>Traces</h1>\n\n<table><tr><td>Status</td><td>Accepted</td></tr></table>\n\n<h2>Outcome</h2>\n\n"
        "<p>Traces are sampled at 5 %.</p>\n"
    )
    assert taken("docs/adr/0001-t.md", text) == ("accepted", "", [("live", "Traces are sampled at 5 %.")])


def test_heading_without_a_blank_is_one_if_it_names_a_part() -> None:
    text = "#Call traces\n\n##Status\n\nAccepted\n\n##Decision\n\nCall traces are sampled.\n"
    assert taken("docs/adr/0001-t.md", text) == ("accepted", "", [("live", "Call traces are sampled.")])


def test_text_in_utf_16_is_left_out_with_the_true_reason() -> None:
    text = "# Traces\n\n## Decision\n\nTraces are sampled.\n".encode("utf-16").decode("utf-8", "replace")
    found = read("docs/adr/0001-t.md", text)
    assert found == Skipped("docs/adr/0001-t.md", "written in UTF-16: save it as UTF-8 to have it read")


BODY = "\n\n## Context\n\nMany.\n\n## Decision\n\nMetric names are short.\n"


@pytest.mark.parametrize(
    ("head", "status", "date"),
    [
        (
            "# ADR-0001: Metric names [![Status: deprecated](https://img.example/status-deprecated-red.svg)](x)",
            "deprecated",
            "",
        ),
        ('# Metric names\n\n{{< badge "Accepted" >}}', "accepted", ""),
        ('# Metric names\n\n## Status\n\n{{% badge style="info" text="Rejected" %}}', "rejected", ""),
        (
            "# Metric names\n\n![s](https://img.example/status-accepted-green) ![d](https://img.example/date-2024--04--01-blue)",
            "accepted",
            "2024-04-01",
        ),
        ("# Metric names\n\n|Status|Accepted\n|Date|2024-01-02", "accepted", "2024-01-02"),
    ],
)
def test_badges_and_bare_rows_state_status_and_date(head: str, status: str, date: str) -> None:
    assert taken("docs/adr/0001-m.md", head + BODY)[:2] == (status, date)


def adr(decision: str, title: str = "Boxes", status: str = "Accepted") -> str:
    return f"# 1. {title}\n\n## Status\n\n{status}\n\n## Decision\n\n{decision}\n"


@pytest.mark.parametrize(
    ("decision", "claim"),
    [
        (
            "We choose the following:\n\nOrders live in Postgres.\n\nImages live in S3.",
            "We choose the following: Orders live in Postgres. Images live in S3.",
        ),
        (
            "We follow these rules:\n\n1. Names are clear.\n2. Names are short:\n   - at most ten letters\n   - no suffix",
            "We follow these rules: Names are clear; Names are short: at most ten letters, no suffix",
        ),
        (
            "We use:\n\n" + "\n".join(f"- box{number}" for number in range(18)),
            f"We use: {'; '.join(f'box{number}' for number in range(16))}…",
        ),
    ],
)
def test_what_a_colon_leads_to_is_whole_or_says_that_it_is_cut(decision: str, claim: str) -> None:
    assert taken("docs/adr/0001-m.md", adr(decision))[2] == [("live", f"Boxes: {claim}")]


def test_pronoun_alone_is_told_with_the_title() -> None:
    text = adr("They must be short.", "Names must be short")
    assert taken("docs/adr/0001-m.md", text)[2] == [("live", "Names must be short: They must be short.")]


def test_question_is_no_status() -> None:
    found = read("docs/adr/0001-m.md", adr("We use boxes.", status="Accepted?"))
    assert isinstance(found, Document)
    assert (found.status, found.status_raw) == ("", "Accepted?")
    assert [claim.unknown_status for claim in claims(found)] == ["Accepted?"]


def test_first_day_of_a_french_month_is_a_day() -> None:
    assert (
        taken("docs/adr/0001-m.md", adr("We use boxes.") + "\n## Date\n\n1er février 2023\n")[1]
        == "2023-02-01"
    )


def test_roles_of_standards_keep_their_name() -> None:
    text = "Hints\n=====\n\nStatus\n------\n\nAccepted\n\nDecision\n--------\n\nHints follow :pep:`484` and :rfc:`2616`.\n"
    assert taken("docs/adr/0001-m.rst", text)[2] == [("live", "Hints follow PEP 484 and RFC 2616.")]
