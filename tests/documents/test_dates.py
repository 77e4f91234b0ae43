"""Dates as written, and the ones that are not guessed."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.documents import Document, read
from memkit.documents.dates import find


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("2016-02-12", "2016-02-12"),
        ("2020/08/18: first", "2020-08-18"),
        ("2019 Aug 31: draft", "2019-08-31"),
        ("12 December 2019", "2019-12-12"),
        ("July 29th, 2019", "2019-07-29"),
        ("Nov, 23, 2021", "2021-11-23"),
        ("28-Sept-2020", "2020-09-28"),
        ("05-Jul-2001", "2001-07-05"),
        ("20.08.2021", "2021-08-20"),
        ("20-01-2020", "2020-01-20"),
        ("05/19/2020", "2020-05-19"),
        ("28/10/2020", "2020-10-28"),
        ("20201016-slug", "2020-10-16"),
        ("January 2020", "2020-01"),
        ("2021-03-04T10:11:12Z", "2021-03-04"),
        ("10/06/2022", "2022"),
        ("November 4th: merged", ""),
        ("2020-13-45", ""),
        ("version 2020.1", ""),
        ("YYYY-MM-DD", ""),
    ],
)
def test_date_is_read_at_the_precision_it_gives(text: str, iso: str) -> None:
    assert find(text) == iso


@given(st.dates(min_value=date(1970, 1, 1), max_value=date(2099, 12, 31)))
def test_every_date_written_with_its_month_by_name_is_found(day: date) -> None:
    months = "January February March April May June July August September October November December".split()
    name = months[day.month - 1]
    forms = [
        f"{name} {day.day}, {day.year}",
        f"{day.day} {name[:3]} {day.year}",
        f"{day.year}-{day.month:02}-{day.day:02}",
    ]
    assert [find(f"on {form} we met") for form in forms] == [day.isoformat()] * 3


def test_slashed_date_is_read_by_the_other_dates_of_its_change_log() -> None:
    text = """# ADR 2: Ports

## Changelog

* 10/06/2022: Initial draft
* 10/14/2022: More ports

## Status

Accepted

## Decision

Ports are named.
"""
    found = read("adr/adr-002-ports.md", text)
    assert isinstance(found, Document)
    assert (found.date, found.date_source) == ("2022-10-06", "first change log entry")


def test_entry_called_the_first_counts_wherever_it_stands() -> None:
    log = "* 2021-05-05: accepted\n* 2021-03-03: initial draft\n* 2021-04-04: reviewed\n"
    text = f"# ADR 2: Ports\n\n## Changelog\n\n{log}\n## Decision\n\nPorts are named.\n"
    newest_first = text.replace("initial draft", "written")
    found = [read("adr/adr-002-ports.md", page) for page in (text, newest_first)]
    assert [page.date for page in found if isinstance(page, Document)] == ["2021-03-03", "2021-04-04"]


def test_date_in_the_file_name_is_the_last_resort() -> None:
    text = "# Colours\n\nStatus: accepted\n\n## Decision\n\nButtons are blue.\n"
    found = read("adr/2021-04-05-colours.md", text)
    assert isinstance(found, Document)
    assert (found.date, found.date_source) == ("2021-04-05", "file name")


def test_a_doubled_dash_and_the_day_of_introduction_are_read() -> None:
    assert find("2024--05-16") == "2024-05-16"
    document = read(
        "docs/adr/0018-keel.md",
        "# 18. Keel\n\nIntroduced: 2022-09-02\n\n## Status\n\nProposed.\n\n## Decision\n\nWe will use oak.\n",
    )
    assert isinstance(document, Document) and document.date == "2022-09-02"
