"""Documents that hold many things: terms, open items, rules and logged decisions."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Item, read
from memkit.documents.candidates import claims

TERMS = [
    ("Ingress", "The outer port of the gateway.", ("edge",)),
    ("Tenant", "One paying customer.", ()),
]


def items(path: str, text: str) -> tuple[Item, ...]:
    found = read(path, text)
    assert isinstance(found, Document), found
    return found.items


@pytest.mark.parametrize(
    "body",
    [
        "| Term | Meaning | Aliases |\n|---|---|---|\n| Ingress | The outer port of the gateway. | edge |\n| Tenant | One paying customer. | |\n",
        "- **Ingress** (edge): The outer port of the gateway.\n- **Tenant**: One paying customer.\n",
        "- [Ingress](#ingress)\n- [Tenant](#tenant)\n\n### Ingress (edge)\n\nThe outer port of the gateway.\n\n### Tenant\nOne paying customer.\n",
        "Ingress (edge)\n: The outer port of the gateway.\n\nTenant\n: One paying customer.\n",
        "**Ingress** (edge) — The outer port of the gateway.\n\n**Tenant** — One paying customer.\n",
        "Ingress / edge -- The outer port of the gateway.\n".replace("Ingress", "* Ingress")
        + "* Tenant -- One paying customer.\n",
        "<table><tr><th>Term</th><th>Meaning</th><th>Synonyms</th></tr>"
        "<tr><td>Ingress</td><td>The outer port of the gateway.</td><td>edge</td></tr>"
        "<tr><td>Tenant</td><td>One paying customer.</td><td></td></tr></table>\n",
    ],
)
def test_glossary_in_any_form(body: str) -> None:
    found = items("docs/glossary.md", f"# Glossary\n\n{body}")
    assert [(item.key, item.text, item.aliases) for item in found] == TERMS


def test_glossary_in_rst_and_asciidoc() -> None:
    rst = "Glossary\n========\n\n.. glossary::\n\n   Ingress\n      The outer port of the gateway.\n\n   Tenant\n      One paying customer.\n"
    adoc = "= Glossary\n\nIngress:: The outer port of the gateway.\nTenant:: One paying customer.\n"
    wanted = [(key, text) for key, text, _ in TERMS]
    assert [(i.key, i.text) for i in items("docs/glossary.rst", rst)] == wanted
    assert [(i.key, i.text) for i in items("docs/glossary.adoc", adoc)] == wanted


def test_terms_defined_inside_a_record_are_kept() -> None:
    text = "# ADR 1: Names\n\n## Status\n\nAccepted\n\n## Glossary\n\n* denom -- a token's name.\n\n## Decision\n\nNames are unique.\n"
    assert items("adr/adr-001-names.md", text) == (Item("term", "denom", "a token's name.", (9, 10)),)


def test_roadmap_gives_only_what_is_open() -> None:
    text = """# Roadmap

Our plan.

## Next

- [ ] Split the worker pool
- [x] Ship the importer
- [ ] ~~Write a plugin~~

## Later

- Read replicas for search
- ✅ Dark mode for everyone

## Done

- First release of all
"""
    found = items("ROADMAP.md", text)
    assert [(item.text, item.group, item.lines) for item in found] == [
        ("Split the worker pool", "Next", (7, 7)),
        ("Read replicas for search", "Later", (13, 13)),
    ]


def test_roadmap_table_goes_by_its_state() -> None:
    text = "# Roadmap\n\n| Feature | Status |\n|---|---|\n| Fast search | planned |\n| Old search | done |\n"
    assert [item.text for item in items("docs/roadmap.md", text)] == ["Fast search"]


def test_rules_are_the_sentences_that_bind() -> None:
    text = """# Contributing

You are always welcome! Don't hesitate to ask.

## Tests

- Every change must come with a test.
- Never mock the ledger. It hides bugs.
- If you must skip a test, say why?

## Code of Conduct

You must be kind to everyone here.
"""
    found = items("CONTRIBUTING.md", text)
    assert [(item.text, item.group, item.lines) for item in found] == [
        ("Every change must come with a test.", "Tests", (7, 7)),
        ("Never mock the ledger.", "Tests", (8, 8)),
    ]


def test_decision_log_as_a_table() -> None:
    text = """# Decision Log

| ID | Date | Decision | Rationale | Status |
|----|------|----------|-----------|--------|
| D1 | 2024-01-05 | Use Redis for the cache | Already deployed | Accepted |
| D2 | 2024-02-01 | Keep files on disk | | Superseded by D3 |
| D3 | 2024-03-01 | [Store files in a bucket](0003-files.md) | Durable | Accepted |
"""
    found = items("docs/decision-log.md", text)
    assert [(i.key, i.text, i.status, i.date, i.lines, [link.id for link in i.links]) for i in found] == [
        ("D1", "Use Redis for the cache — Already deployed", "accepted", "2024-01-05", (5, 5), []),
        ("D2", "Keep files on disk", "superseded", "2024-02-01", (6, 6), ["3"]),
    ]


def test_decision_log_as_headings() -> None:
    text = """# Decisions

## D-001: Checks in the API
- date: 2026-07-04 · source: review · status: superseded
- superseded-by: D-002

## D-002: Checks in the database
- date: 2026-07-05 · status: active
- decision: every check is a row policy
- supersedes: D-001
"""
    found = items("DECISIONS.md", text)
    assert [(i.text, i.status, i.date, i.lines, [(k.relation, k.id) for k in i.links]) for i in found] == [
        ("Checks in the API", "superseded", "2026-07-04", (3, 6), [("superseded-by", "002")]),
        (
            "Checks in the database: every check is a row policy",
            "accepted",
            "2026-07-05",
            (7, 11),
            [("supersedes", "001")],
        ),
    ]


def test_long_entry_of_a_log_is_claimed_by_its_first_sentence() -> None:
    reason = "The provider is slow every evening, " + "and the small server waits for it " * 3 + "for hours."
    prose = f"All mail goes through a queue on the small server, which has room. {reason}"
    log = f"# Decision log\n\n## D1: Queue for outgoing mail\n\n{prose}\n\n## D2: Oak hulls\n\nWe use oak.\n"
    found = read("docs/decisions.md", log)
    assert isinstance(found, Document)
    assert (
        found.items[0].text
        == "Queue for outgoing mail: All mail goes through a queue on the small server, which has room."
    )


def test_row_of_a_table_log_is_named_by_its_number_and_decision() -> None:
    table = (
        "| # | Decision | Why |\n|---|---|---|\n| 4 | Use oak hulls | rot |\n| ADR-5 | Use tar | leaks |\n"
    )
    found = read("docs/decisions.md", f"# Decisions\n\n{table}")
    assert isinstance(found, Document)
    assert [claim.name for claim in claims(found)] == ["decision 4 Use oak hulls", "ADR-5 Use tar"]
