"""Headers of proposals: long values, rows with several records, a status below its name."""

from __future__ import annotations

from memkit.documents import Document, read
from memkit.documents.relations import successors

ZIP = """::

  ZIP: 7
  Title: Lamp Process
  Owners: Ann Lamp <ann@quay.example>
          Bo Mast <bo@quay.example>
          Cy Oar <cy@quay.example>
          Di Sail <di@quay.example>
          Ed Keel <ed@quay.example>
          Flo Rope <flo@quay.example>
  Original-Authors: Gus Tar
                    Hal Pitch
  Status: Active
  Created: 2019-02-16


Terminology
===========

A lamp is a light.

Abstract
========

We will light the quay with oil lamps.
"""

OEP = """OEP-67: Lamps
#############

.. list-table::
   :widths: 25 75

   * - OEP
     - OEP-67
   * - Status
     - Accepted
   * - Created
     - 2023-09-05
   * - References
     - * Replaces :ref:`OEP-11 Oil Lamps`
       * Replaces :ref:`OEP-18 Gas Lamps`

Abstract
********

We will light the quay by wire.
"""


def document(path: str, text: str) -> Document:
    found = read(path, text, {}, in_series=True)
    assert isinstance(found, Document)
    return found


def old(number: int) -> Document:
    path = f"oeps/archived/oep-00{number}-lamps.rst"
    return document(
        path,
        f"OEP-{number}: Lamps\n#############\n\n:Status: Replaced\n:Created: 2016-01-01\n\nAbstract\n********\n\n"
        "We will light the quay.\n",
    )


def test_a_header_with_long_values_keeps_title_status_and_date() -> None:
    found = document("zips/zip-0007.rst", ZIP)
    assert (found.title, found.status_raw, found.date) == ("Lamp Process", "Active", "2019-02-16")


def test_every_record_that_a_row_replaces_is_ended_by_this_one() -> None:
    new = document("oeps/best-practices/oep-0067-lamps.rst", OEP)
    assert new.supersedes == ("11", "18")
    # number 11 of another series in the same tree
    other = document(
        "oeps/best-practices/oep-0067/decisions/0011-ropes.rst",
        "Ropes\n#####\n\nStatus\n******\n\nAccepted\n\nDecision\n********\n\nWe will use hemp.\n",
    )
    assert successors([new, old(11), old(18), other]) == {
        "oeps/archived/oep-0011-lamps.rst": (new.path,),
        "oeps/archived/oep-0018-lamps.rst": (new.path,),
    }


def test_a_bold_word_below_the_name_status_is_the_status() -> None:
    text = "Lamps\n#####\n\nStatus\n**Draft**\n\nDecision\n********\n\nWe will light the quay.\n"
    assert document("docs/decisions/0007-lamps.rst", text).status == "draft"


def test_prose_below_current_status_does_not_hide_that_a_proposal_was_accepted() -> None:
    text = (
        "Linear Lamps\n============\n\n.. date-accepted:: 2018-10-22\n.. implemented:: 9.0 (preview)\n\n"
        "We propose a new lamp.\n\nCurrent status\n==============\n\nEdited April 3, 2020.\n"
    )
    assert document("proposals/0111-lamps.rst", text).status in ("accepted", "implemented")
