"""Records met in other repositories: headers set as code, short resolutions, words of status of their own."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read

_HEADER = "ZIP: 205\nTitle: Deploy the upgrade\nStatus: Final\nCreated: 2018-10-08\n"
_INDENTED = "".join(f"  {line}\n" for line in _HEADER.splitlines())
_ABSTRACT = "This proposal defines the deployment of the upgrade.\n"


def _read(path: str, text: str, *, in_series: bool = False) -> tuple[str, str, str, str]:
    found = read(path, text, in_series=in_series)
    assert isinstance(found, Document), found
    return found.title, found.status, found.date, found.decision


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("zips/zip-0205.rst", f"::\n\n{_INDENTED}\n\nAbstract\n========\n\n{_ABSTRACT}"),
        ("core/cap-0205.md", f"## Preamble\n\n```\n{_HEADER}```\n\n## Abstract\n\n{_ABSTRACT}"),
    ],
)
def test_header_set_as_code_gives_title_status_and_date(path: str, text: str) -> None:
    assert _read(path, text) == ("Deploy the upgrade", "accepted", "2018-10-08", _ABSTRACT.strip())


def test_resolution_without_parts_is_a_record_and_the_body_decides() -> None:
    text = "# Proxy tests\n\nThere are such tests. They lock a version.\n\nThe committee encourages teams to avoid them.\n"
    found = _read("resolutions/20160504-proxy-tests.md", text, in_series=True)
    assert found == (
        "Proxy tests",
        "",
        "2016-05-04",
        "They lock a version. The committee encourages teams to avoid them.",
    )


def test_design_with_a_status_of_its_own_word_is_a_record() -> None:
    text = "# Merge agents\n\n* Owner: A (@a)\n* Status: Speculative, revision 0.2\n\n## Notes\n\nWe propose one agent.\n"
    assert _read("design/one-pager-agents.md", text)[3] == "We propose one agent."


def test_status_and_month_stand_in_folder_and_file_name() -> None:
    text = "## Introduce a query API\n\n> TL;DR: Introducing a new API for queries.\n\n## Why\n\nIt is slow.\n\n## Goals\n\n- Fast.\n"
    found = _read("docs/proposals-rejected/202203-query-api.md", text, in_series=True)
    assert found == ("Introduce a query API", "rejected", "2022-03", "Introducing a new API for queries.")


def test_ticked_option_is_the_decision_and_a_heading_may_lack_its_accent() -> None:
    text = (
        "# 14. PDF\n\n## Etat\n\nAccepté\n\n## Décision\n\n#### Possibilité 1\nElle est écartée.\n\n"
        "#### Possibilité 2\nPdfLib est récent.\n\n✅ Cette solution est retenue, elle importe un PDF.\n"
    )
    found = _read("docs/adr/0014-pdf.md", text)
    assert found[1::2] == ("accepted", "Cette solution est retenue, elle importe un PDF.")
