"""The name of a record, from which its id is made: series, number and title, each once."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.record_names import record_name


@pytest.mark.parametrize(
    ("path", "title", "name"),
    [
        ("adr/ODH-ADR-0003-licence.md", "Yard - ODH-ADR-0003 - Use oak", "adr 0003 Use oak"),
        ("adr/ODH-ADR-MS-0001-masts.md", "Masts of oak", "adr 0001 Masts of oak"),
        (
            "adr/op/ODH-ADR-Operator-0002-scope.md",
            "Blue Yard Hub - Operator Scope",
            "adr 0002 Operator Scope",
        ),
        ("CIP-0005/README.md", "Common masts", "cip 0005 Common masts"),
        ("CPS-0005/README.md", "Script masts", "cps 0005 Script masts"),
        ("spec-0000/index.md", "Oldest masts", "spec 0000 Oldest masts"),
        ("peps/pep-0008.rst", "Style of masts", "pep 0008 Style of masts"),
        ("jep/200/README.adoc", "Masts of oak", "jep 200 Masts of oak"),
        ("doc/neps/0012-masts.md", "Masts of oak", "nep 0012 Masts of oak"),
        ("docs/adr/0007-masts.md", "7. Masts of oak", "adr 0007 Masts of oak"),
        ("docs/adr/023-logging.md", "23 Logging", "adr 023 Logging"),
        ("features/0028-introduce/README.md", "Aries RFC 0028: Introduce masts", "adr 0028 Introduce masts"),
        ("docs/decisions/0002-http.md", "Use HTTP 2 for masts", "adr 0002 Use HTTP 2 for masts"),
        ("specs/yard/2023.1/default-role.md", "Default role", "Default role"),
        ("specs/2024/default-role.md", "Default role", "Default role"),
        ("docs/adr/2020-01-02-masts.md", "Masts of oak", "Masts of oak"),
        ("docs/adr/0012-rfc-process.md", "Process of masts", "adr 0012 Process of masts"),
        ("docs/adr/a(b.md", "Masts of oak", "Masts of oak"),
        ("docs/adr/masts.md", "Masts of oak", "Masts of oak"),
    ],
)
def test_a_record_is_named_by_series_number_and_title(path: str, title: str, name: str) -> None:
    heading = {"adoc": "= ", "rst": ""}.get(path.rpartition(".")[2], "# ")
    rule = "\n" + "=" * len(title) if path.endswith(".rst") else ""
    part = {"adoc": "== Decision", "rst": "Decision\n--------"}.get(path.rpartition(".")[2], "## Decision")
    status = part.replace("Decision", "Status").replace("--------", "------")
    text = f"{heading}{title}{rule}\n\n{status}\n\nAccepted\n\n{part}\n\nWe will use masts of oak.\n"
    document = read(path, text)
    assert isinstance(document, Document)
    assert record_name(document) == name
