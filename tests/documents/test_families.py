"""Each document family, as people really write it: what is read out of a small document of its kind."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from memkit.documents import Document, read


def facts(path: str, text: str, siblings: Mapping[str, str] | None = None) -> tuple[object, ...]:
    """The document's own data in one tuple."""
    found = read(path, text, siblings)
    assert isinstance(found, Document), found
    return (
        found.format,
        found.kind,
        found.title,
        found.status,
        found.date,
        found.supersedes,
        found.superseded_by,
        found.decision,
        found.lines,
    )


def test_madr_4_reads_front_matter_and_the_chosen_option_with_its_reason() -> None:
    text = """---
status: accepted
date: 2024-03-09
decision-makers: Ada
---
# Keep sessions in Redis

## Context and Problem Statement

Where do sessions live?

## Considered Options

* Redis
* Cookies

## Decision Outcome

Chosen option: "Redis", because it can expire keys by itself.

### Consequences

* Bad, because one more server
"""
    assert facts("docs/decisions/0007-keep-sessions-in-redis.md", text) == (
        "madr", "adr", "Keep sessions in Redis", "accepted", "2024-03-09", (), (),
        'Chosen option: "Redis", because it can expire keys by itself.', (19, 19),
    )  # fmt: skip


def test_madr_reasons_given_as_a_list_are_joined_to_the_choice() -> None:
    text = """# Pick a broker

* Status: proposed
* Deciders: Ada, Grace
* Date: 2021-05-04

## Considered Options

* Kafka
* RabbitMQ

## Decision Outcome

Chosen option: "Kafka", because

* it keeps messages
* the team knows it

## Pros and Cons of the Options
"""
    assert facts("adr/0002-pick-a-broker.md", text) == (
        "madr", "adr", "Pick a broker", "proposed", "2021-05-04", (), (),
        'Chosen option: "Kafka", because it keeps messages; the team knows it', (14, 17),
    )  # fmt: skip


def test_adr_tools_record_names_both_directions_of_succession() -> None:
    text = """# 12. Serve images from a bucket

Date: 2019-11-30

## Status

Accepted

Supersedes [4. Serve images from disk](0004-serve-images-from-disk.md)

Superseded by [31. Serve images from the edge](0031-serve-images-from-the-edge.md)

Amends [7. Image names](0007-image-names.md)

## Context

Disks fill up.

## Decision

Images are served from a bucket. The bucket is public.

## Consequences

None.
"""
    assert facts("doc/adr/0012-serve-images-from-a-bucket.md", text) == (
        "nygard", "adr", "Serve images from a bucket", "superseded", "2019-11-30", ("0004",), ("0031",),
        "Images are served from a bucket. The bucket is public.", (21, 21),
    )  # fmt: skip


def test_log4brains_record_is_known_by_its_dated_name() -> None:
    text = """# Use one lock file

- Status: superseded by [20220301-use-two-lock-files](20220301-use-two-lock-files.md)
- Date: 2021-12-24

## Decision

One lock file serves all packages.
"""
    assert facts("docs/adr/20211224-use-one-lock-file.md", text) == (
        "log4brains", "adr", "Use one lock file", "superseded", "2021-12-24", (), ("20220301",),
        "One lock file serves all packages.", (8, 8),
    )  # fmt: skip


def test_record_with_a_change_log_takes_the_entry_that_began_it() -> None:
    text = """# ADR 021: Typed Events

## Changelog

* 14 March 2022: Superseded by ADR-030
* 03 Feb 2021: Initial draft

## Status

SUPERSEDED by ADR-030

## Context

Events are strings today.

## Decision

Events carry a schema.

```yaml
status: accepted
```
"""
    assert facts("docs/architecture/adr-021-typed-events.md", text) == (
        "cosmos", "adr", "Typed Events", "superseded", "2021-02-03", (), ("030",), "Events carry a schema.", (18, 18),
    )  # fmt: skip


def test_y_statement_gives_choice_and_context() -> None:
    text = """# ADR 5: Messaging

Status: accepted

In the context of the order service, facing slow billing, we decided for a message broker and
against direct calls, to achieve independent releases, accepting eventual consistency.
"""
    found = read("docs/architecture/messaging.md", text)
    assert isinstance(found, Document)
    assert (found.format, found.context, found.decision) == (
        "y-statement",
        "the order service",
        "We decided for a message broker and against direct calls, to achieve independent releases, "
        "accepting eventual consistency.",
    )


def test_kep_takes_its_metadata_from_the_file_beside_it() -> None:
    readme = """# KEP-77: Cold starts

## Table of Contents

- [Summary](#summary)

## Summary

Pods take long to start. This KEP proposes to keep a pool of warm sandboxes.
"""
    metadata = """title: cold-starts
kep-number: 77
status: replaced # replaced by keps/sig-node/91-warm-pools
creation-date: 2021-02-03
last-updated: 2022-01-01
replaces:
  - n/a
"""
    assert facts("keps/sig-node/77-cold-starts/README.md", readme, {"kep.yaml": metadata}) == (
        "kep", "rfc", "Cold starts", "superseded", "2021-02-03", (), ("91",),
        "Pods take long to start. This KEP proposes to keep a pool of warm sandboxes.", (9, 9),
    )  # fmt: skip


def test_rust_style_rfc_without_a_title_is_named_by_its_file() -> None:
    text = """- Feature Name: `late_lint`
- Start Date: 2018-06-07
- RFC PR: [org/rfcs#9](https://example.org/rfcs/pull/9)

# Summary
[summary]: #summary

Add a lint that runs after borrow checking.

# Motivation

It helps.
"""
    assert facts("text/0009-late-lint.md", text) == (
        "rfc", "rfc", "Late lint", "", "2018-06-07", (), (), "Add a lint that runs after borrow checking.", (8, 8),
    )  # fmt: skip


def test_rfc_heading_that_says_it_was_withdrawn_is_its_status_not_its_title() -> None:
    text = """- Start Date: 2016-01-02
- RFC PR: https://example.org/pull/3

## This RFC was accepted, but later **withdrawn**

See the issue.

## Summary

Let closures borrow twice.
"""
    assert facts("text/0003-twice.md", text) == (
        "rfc", "rfc", "Twice", "withdrawn", "2016-01-02", (), (), "Let closures borrow twice.", (10, 10),
    )  # fmt: skip


def test_roadmap_among_rfcs_is_a_roadmap() -> None:
    text = """- Start Date: 2020-01-05
- RFC PR: https://example.org/pull/8

## Summary

We looked back at the year. **This year's focus is making builds twice as fast.** More follows.
"""
    assert facts("text/0008-roadmap-2020.md", text) == (
        "rfc", "roadmap", "Roadmap 2020", "", "2020-01-05", (), (),
        "We looked back at the year. This year's focus is making builds twice as fast.", (6, 6),
    )  # fmt: skip


PEP = """PEP: 901
Title: Faster Imports
Author: A. Person <a@example.org>,
        B. Person <b@example.org>
Status: Final
Type: Standards Track
Created: 05-Jul-2011
Replaces: 899
Superseded-By: 950

Abstract
========

This PEP proposes a cache for module lookups::

    Status: Rejected

Rationale
=========

Imports are slow.
"""


def test_pep_reads_its_mail_like_header() -> None:
    assert facts("pep-0901.rst", PEP) == (
        "pep", "rfc", "Faster Imports", "superseded", "2011-07-05", ("899",), ("950",),
        "This PEP proposes a cache for module lookups:", (14, 14),
    )  # fmt: skip


def test_pep_as_plain_text_with_an_indented_body() -> None:
    text = """PEP: 17
Title: Votes
Status: Withdrawn
Created: 07-Mar-2002

Abstract

    This PEP outlines how votes are counted.

Motivation

    Counting is hard.
"""
    assert facts("pep-0017.txt", text) == (
        "pep", "rfc", "Votes", "withdrawn", "2002-03-07", (), (), "This PEP outlines how votes are counted.", (8, 8),
    )  # fmt: skip


def test_swift_proposal_takes_no_date_from_its_review() -> None:
    text = """# Remove the old operator

* Proposal: [SE-0999](0999-remove-the-old-operator.md)
* Author: [Someone](https://example.org/2016)
* Review Manager: [Other](https://example.org)
* Status: **Implemented (Swift 9.1)**
* Decision Notes: [Rationale](https://example.org/2016-01-02)

## Introduction

We should remove the old operator because nobody can read it.

Swift-evolution thread: [thread](https://example.org/t)
"""
    assert facts("proposals/0999-remove-the-old-operator.md", text) == (
        "swift-evolution", "rfc", "Remove the old operator", "implemented", "", (), (),
        "We should remove the old operator because nobody can read it.", (11, 11),
    )  # fmt: skip


def test_enhancement_in_front_matter_ignores_the_examples_of_its_template() -> None:
    text = """---
title: faster-scheduler
creation-date: 2022-08-09
status: implementable
replaces:
  - "/enhancements/that-less-than-great-idea.md"
superseded-by: []
---

# Faster scheduler

## Summary

This enhancement adds a second queue.
"""
    assert facts("enhancements/faster-scheduler.md", text) == (
        "kep", "rfc", "Faster scheduler", "implementable", "2022-08-09", (), (),
        "This enhancement adds a second queue.", (14, 14),
    )  # fmt: skip


def test_rst_record_with_status_in_bold_and_vocabulary_in_a_comment() -> None:
    text = """0003 Own the Parser
###################

Status
******

**Accepted** *2023-05-12*

.. Standard statuses
    - **Draft** if it is new
    - **Rejected** if it is not wanted

Context
*******

The library is unmaintained.

Decision
********

We will write our own parser for the ``conf`` format.

Consequences
************

* work
"""
    assert facts("docs/decisions/0003-own-the-parser.rst", text) == (
        "nygard", "adr", "Own the Parser", "accepted", "2023-05-12", (), (),
        "We will write our own parser for the `conf` format.", (21, 21),
    )  # fmt: skip


@pytest.mark.parametrize(
    "table",
    [
        """.. list-table::
   :widths: 25 75

   * - OEP
     - :doc:`OEP-44 <oep-0044>`
   * - Status
     - Replaced
   * - Created
     - 2018-09-10
   * - Replaced-By
     - OEP-51
""",
        """+-------------+----------------------+
| OEP         | :doc:`OEP-44 <o>`    |
+-------------+----------------------+
| Status      | Replaced             |
+-------------+----------------------+
| Created     | 2018-09-10           |
+-------------+----------------------+
| Replaced-By | OEP-51               |
+-------------+----------------------+
""",
    ],
)
def test_rst_proposal_header_as_a_table(table: str) -> None:
    text = f"""=================
OEP-44: One Queue
=================

{table}
Abstract
--------

This proposal merges the queues.
"""
    found = read("oeps/oep-0044.rst", text)
    assert isinstance(found, Document)
    assert (found.title, found.status, found.date, found.superseded_by, found.decision) == (
        "One Queue",
        "superseded",
        "2018-09-10",
        ("51",),
        "This proposal merges the queues.",
    )


def test_asciidoc_record_reads_attributes_and_skips_listings() -> None:
    text = """= ADR 3: Build with Bazel
:status: accepted
:date: 2022-02-03

== Context

Make is slow.

----
status: rejected
----

== Decision

All builds run on Bazel, see link:0002-ci.adoc[the CI record].
"""
    assert facts("docs/adr/0003-bazel.adoc", text) == (
        "nygard", "adr", "Build with Bazel", "accepted", "2022-02-03", (), (),
        "All builds run on Bazel, see the CI record.", (15, 15),
    )  # fmt: skip


def test_record_whose_parts_are_bold_labels() -> None:
    text = """---
status: accepted
superseded-by: ""
---

# The gate takes a list

**Context.** One domain was not enough.

**Decision.** The gate takes a list of domains. The tenant stays one.

**Consequences.** None.
"""
    assert facts("adr/0008-gate.md", text) == (
        "adr", "adr", "The gate takes a list", "accepted", "", (), (),
        "The gate takes a list of domains. The tenant stays one.", (10, 10),
    )  # fmt: skip


@pytest.mark.parametrize(
    "head",
    [
        "| Status | Rejected |\n| --- | --- |\n| Date | 03 Mar 2021 |\n",
        "| Status | Date |\n| --- | --- |\n| Rejected | 3 March 2021 |\n".replace("|\n", "| x |\n", 1)
        .replace("| --- |\n", "| --- | --- |\n")
        .replace("2021 |", "2021 | y |"),
        "<table>\n<tr><td>Status</td><td>Rejected</td></tr>\n<tr><td>Date</td><td>2021-03-03</td></tr>\n</table>\n",
        "**Status:** Rejected<br>**Date:** 2021-03-03\n",
        "> **Status**: Rejected\n> **Date**: 2021-03-03\n",
        "* Status: ❌ Rejected\n* Date: March 3rd, 2021\n",
        "Status: Rejected | Date: 2021-03-03\n",
        "![status](https://example.org/badge/status-rejected-red.svg)\n\nDate: 2021-03-03\n",
        "## Metadata\n\n- **Status**: _rejected_\n- **Date**: 03.03.2021\n",
    ],
)
def test_head_of_a_record_in_any_dress(head: str) -> None:
    text = f"# 9. Use tabs\n\n{head}\n## Context\n\nSpaces are many.\n\n## Decision\n\nWe indent with tabs.\n"
    found = read("adr/0009-tabs.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.date, found.decision) == ("rejected", "2021-03-03", "We indent with tabs.")


def test_status_late_in_the_file_is_found() -> None:
    text = "# ADR 4: Cache\n\n## Decision\n\nWe cache pages.\n\n## Consequences\n\nStale pages.\n\n## Status\n\nDeprecated\n"
    found = read("adr/0004.md", text)
    assert isinstance(found, Document)
    assert found.status == "deprecated"


def test_banner_at_the_head_outranks_an_older_status() -> None:
    text = """---
status: accepted
---

# Lazy trees

> **Superseded by [ADR-0147](0147-eager-trees.md):** trees are now built at once.

## Decision

Trees are built when asked for.
"""
    found = read("adr/0101-lazy-trees.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.superseded_by) == ("superseded", ("0147",))


def test_partial_succession_leaves_the_record_alive() -> None:
    text = """# ADR-007: Overrides

## Status

Accepted — **sync portions superseded by [ADR-008](ADR-008-runs.md)**

## Context

There is a tree.

## Decision

Overrides live in the tree.
"""
    found = read("adr/ADR-007-overrides.md", text)
    assert isinstance(found, Document)
    assert (found.status, [(link.id, link.partial) for link in found.links]) == ("accepted", [("008", True)])


def test_nothing_stated_stays_empty() -> None:
    text = "# Use plain SQL\n\n## Context\n\nMappers hide queries.\n\n## Decision\n\nWe write SQL by hand.\n"
    found = read("adr/use-plain-sql.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.status_raw, found.date, found.date_source, found.links) == (
        "",
        "",
        "",
        "",
        (),
    )


@pytest.mark.parametrize(
    ("stage", "status"),
    [
        ("accepted", "accepted"),
        ("ready-for-release", "accepted"),
        ("recommended", "accepted"),
        ("exploring", "proposed"),
        ("discontinued", "deprecated"),
        ("closed", "rejected"),
    ],
)
def test_stage_of_a_process_is_a_status(stage: str, status: str) -> None:
    text = f"---\nstage: {stage}\nstart-date: 2020-04-22T00:00:00.000Z\nprs:\n  accepted: https://example.org/617\n---\n\n"
    found = read(
        "text/0617-stages.md", text + "# RFC Stages\n\n## Summary\n\nThis proposal introduces stages.\n"
    )
    assert isinstance(found, Document)
    assert (found.format, found.title, found.status, found.date) == (
        "rfc",
        "RFC Stages",
        status,
        "2020-04-22",
    )


def test_title_that_was_never_marked_as_a_heading() -> None:
    text = "14. No new apps\n\nStatus\n------\nIn Review\n\nDecision\n--------\nNo new apps are added.\n\nContext\n-------\nx\n"
    assert facts("docs/decisions/0014-no-new-apps.rst", text) == (
        "nygard", "adr", "No new apps", "proposed", "", (), (), "No new apps are added.", (9, 9),
    )  # fmt: skip


def test_proposal_dated_by_its_acceptance_is_accepted() -> None:
    text = """Overloaded Quotes
=================

.. author:: Somebody
.. date-accepted:: 2019-12-06
.. ticket-url::
.. contents::

This proposal makes quotes polymorphic.

Background
----------

x
"""
    assert facts("proposals/0246-quotes.rst", text) == (
        "rfc", "rfc", "Overloaded Quotes", "accepted", "2019-12-06", (), (),
        "This proposal makes quotes polymorphic.", (9, 9),
    )  # fmt: skip


def test_title_of_the_header_beats_the_first_of_many_headings() -> None:
    text = PEP.replace("Abstract\n========", "What is this?\n=============")
    found = read("pep-0901.rst", text)
    assert isinstance(found, Document)
    assert found.title == "Faster Imports"
