"""Records are known by their form: a header, a row of numbers, a folder that tells the status."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.series import kin, rows

HEADER = """---
title: Kernel handshake
authors: Ada
pr-number: 66
date-started: 2021-01-05
---

# Kernel handshake

## Problem

Ports are taken before the kernel starts.

## Proposed enhancement

We propose that the kernel finds its own ports.
"""


def test_three_numbers_in_a_row_make_a_series() -> None:
    row = ["ideas/1-a.md", "ideas/2-b.md", "ideas/3-c.md"]
    assert rows([*row, "ideas/about.md", "other/1-a.md", "other/2-b.md"]) == dict.fromkeys(row, "ideas")


def test_numbered_folders_lend_their_number_to_the_page_they_hold() -> None:
    row = ["66-handshake/handshake.md", "67-shells/README.md", "CIP-0003/README.md"]
    assert rows([*row, "67-shells/appendix.md"]) == dict.fromkeys(row, "")


@pytest.mark.parametrize("folder", ["meetings", "blog", "docs/release-notes"])
def test_days_of_a_diary_are_no_series(folder: str) -> None:
    assert rows(f"{folder}/2024-0{month}-01.md" for month in range(1, 6)) == {}


def test_a_numbered_header_makes_a_record_wherever_it_lies() -> None:
    found = read("66-handshake/handshake.md", HEADER, in_series=True)
    assert isinstance(found, Document)
    assert (found.format, found.kind, found.title, found.date) == (
        "record",
        "rfc",
        "Kernel handshake",
        "2021-01-05",
    )
    assert found.decision == "We propose that the kernel finds its own ports."


def test_a_folder_named_by_a_status_states_it() -> None:
    text = "# Packs\n\n**Owner** Ada\n\n## Summary\n\nWe introduce targeting packs.\n\n## Goals\n\n- small downloads\n"
    found = read("accepted/2019/packs.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.status_raw) == ("accepted", "accepted")


def test_a_stated_status_outranks_the_folder() -> None:
    text = "# Packs\n\n- Status: Withdrawn\n\n## Summary\n\nWe introduce targeting packs.\n"
    found = read("accepted/2019/packs.md", text)
    assert isinstance(found, Document)
    assert found.status == "withdrawn"


def test_a_page_with_author_and_date_alone_is_no_record() -> None:
    text = "---\ntitle: Hello\nauthor: Ada\ndate: 2020-01-01\n---\n\n# Hello\n\n## Summary\n\nWe shipped.\n"
    assert isinstance(read("content/hello.md", text), Skipped)


def test_a_document_that_moved_is_left_with_that_reason() -> None:
    found = read(
        "proposals/0004-hex.rst",
        "This document was moved to https://example.org/0037-hex.rst\n",
        in_series=True,
    )
    assert found == Skipped("proposals/0004-hex.rst", "says only where it moved")


def test_a_mediawiki_record_reads_header_headings_and_links() -> None:
    text = """<pre>
  BIP: 141
  Title: Segregated Witness
  Status: Deployed
  Replaces: 12
  Assigned: 2015-12-21
</pre>

==Abstract==

This BIP defines a '''witness''' beside the [[bip-0009.mediawiki|version bits]].

<pre>
Status: Rejected
</pre>
"""
    found = read("bip-0141.mediawiki", text, in_series=True)
    assert isinstance(found, Document)
    assert (found.title, found.status, found.supersedes) == ("Segregated Witness", "deployed", ("12",))
    assert found.decision == "This BIP defines a witness beside the version bits."
    assert found.lines == (11, 11)


def test_the_rest_of_a_row_of_records_are_records() -> None:
    series = dict.fromkeys(("p/1-a.md", "p/2-b.md", "p/3-c.md"), "p") | {"q/1-x.md": "q"}
    assert kin(series, ["p/1-a.md", "p/2-b.md", "other.md"]) == {"p/1-a.md", "p/2-b.md", "p/3-c.md"}
    text = "# Graduate pod sets\n\nWe will make pod sets the default.\n"
    assert isinstance(read("p/3-c.md", text, in_series=True), Skipped)
    found = read("p/3-c.md", text, in_series=True, is_kin=True)
    assert isinstance(found, Document)
    assert found.decision == "We will make pod sets the default."


def test_a_bold_word_without_a_colon_is_a_key() -> None:
    text = "# Charts\n\n**Date** 2025/02/13\n\n**Author** Ada\n\n# Summary\n\nWe add charts.\n"
    found = read("qep-342-charts.md", text, in_series=True)
    assert isinstance(found, Document)
    assert (found.date, found.decision) == ("2025-02-13", "We add charts.")


def test_a_title_names_its_successor() -> None:
    text = "# RFC 10: Query classes (superseded by [RFC 25](025-revised.md))\n\n* RFC: 10\n\n## Abstract\n\nWe add queries.\n"
    found = read("text/010-query.md", text, in_series=True)
    assert isinstance(found, Document)
    assert (found.title, found.status, found.superseded_by) == ("Query classes", "superseded", ("025",))
