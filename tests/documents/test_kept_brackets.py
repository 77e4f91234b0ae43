"""Records that kept the brackets of their form, and documents beside records that decide nothing."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read

HEADED = (
    "## Résultat de la décision\n\n#### Ne pas utiliser le pin pour la coque\n\n- Il pourrit.\n\n#### Pour les mâts\n\n"
    "- Du pin.\n\n#### Goudronner la coque avec soin\n\n- Deux fois.\n\n### Impacts positifs\n\n- Elle dure.\n"
)


def test_a_title_in_brackets_with_a_status_and_a_day_is_a_record() -> None:
    text = f"# [Bois de la coque]\n\n* Statut : mergé\n* Date : 2022-10-05\n\n## Contexte\n\nLe pin pourrit.\n\n{HEADED}"
    document = read("docs/decisions/ADR-003-bois-de-la-coque.md", text)
    assert isinstance(document, Document), document
    assert (document.title, document.status, document.date) == (
        "Bois de la coque",
        "implemented",
        "2022-10-05",
    )
    assert document.decision == "Ne pas utiliser le pin pour la coque; Goudronner la coque avec soin"


@pytest.mark.parametrize(
    "header",
    [
        "* Status: [proposed | accepted]\n* Date: 2022-10-05\n",
        "* Status: accepted\n* Date: [YYYY-MM-DD]\n",
        "* Status: accepted\n",
    ],
)
def test_a_title_in_brackets_without_both_is_a_form(header: str) -> None:
    text = f"# [short title of the problem]\n\n{header}\n## Decision Outcome\n\nChosen option: [option 1]\n"
    assert read("docs/decisions/0003-wood.md", text) == Skipped(
        "docs/decisions/0003-wood.md", "a template to fill in, not a decision"
    )


LEAK = "\n\nStatus: draft\nDate: 2024-01-02\n\n## Summary\n\nThe boat leaked.\n\n## Resolution\n\nWe will caulk it.\n"


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("docs/post-mortem/20240102-leak.md", "# Leak of the long boat"),
        ("docs/incidents/2024-01-02-leak.md", "# Leak of the long boat"),
        ("docs/2024-01-02-leak.md", "# Post mortem: leak of the long boat"),
        ("docs/0004-leak.md", "# Leak of the long boat: post-mortem"),
    ],
)
def test_a_post_mortem_is_no_record(path: str, title: str) -> None:
    reason = "a post-mortem: it tells what happened, not what was decided"
    assert read(path, f"{title}{LEAK}", in_series=True) == Skipped(path, reason)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (
            "docs/adr/0009-post-mortem.md",
            "# 9. Post-mortem after each leak\n\nStatus: accepted\n\n## Summary\n\nWe will write one page.\n",
        ),
        (
            "docs/incidents/0002-leak.md",
            "# Caulk all seams\n\nStatus: accepted\n\n## Context\n\nA leak.\n\n## Decision\n\nWe will write one page.\n",
        ),
        (
            "docs/post-mortem/0003-leak.md",
            "---\ntype: ADR\nstatus: accepted\ndate: 2024-01-02\n---\n# Leak\n\n## Summary\n\nWe will write one page.\n\n"
            "## Alternatives\n\nTwo.\n\n## Motivation\n\nA leak.\n",
        ),
    ],
)
def test_a_decision_about_incidents_is_a_record(path: str, text: str) -> None:
    document = read(path, text, in_series=True)
    assert isinstance(document, Document), document
    assert document.decision == "We will write one page."


def test_a_record_with_a_status_and_a_day_that_prints_brackets_is_no_form() -> None:
    shown = "\n\n".join(["[IP: X.Y.Z.X 443]", "[a: b]", "[c: d]", "[e: f]", "[g: h]", "[i: j]"])
    text = f"# 36. Keel\n\nDate: 2025-11-24\n\n## Status\n\nDraft\n\n## Context\n\n{shown}\n\n## Decision\n\nWe will use oak.\n"
    document = read("docs/adr/0036-keel.md", text)
    assert isinstance(document, Document) and document.decision == "We will use oak."
