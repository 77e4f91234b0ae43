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


@pytest.mark.parametrize(
    ("heads", "rows", "wanted"),
    [
        ("# | Part | Status", ["0.2 | Lamp house and pier | open", "0.3 | Test the crane | done"], ["Lamp house and pier"]),
        ("# | Teil | Größe | Status", ["1 | Kran prüfen | S | erledigt", "2 | Lampe bauen | M | offen"], ["Lampe bauen"]),
        ("Milestone | Scope | Status", ["M0.1 | Lay the pier out | planned", "M0.2 | Light it | not done"], ["Lay the pier out", "Light it"]),
        ("Quarter | Goal", ["Q1 | Open the north quay", "Q2 | 0.2"], ["Open the north quay"]),
        ("No. | Étape | État", ["1 | Bâtir le phare | prévu", "2 | Le quai du nord | terminé"], ["Bâtir le phare"]),
        ("Item | Status", ["`docs/pier.md` | open", "0.4 | open"], []),
    ],
)  # fmt: skip
def test_a_plan_gives_the_words_of_its_rows_and_no_numbers(
    heads: str, rows: list[str], wanted: list[str]
) -> None:
    rule = "|".join("---" for _ in heads.split("|"))
    text = "\n".join(["# Milestones", "", *(f"| {row} |" for row in (heads, rule, *rows)), ""])
    found = read("docs/milestones.md", text)
    assert [item.text for item in getattr(found, "items", ())] == wanted


def test_a_list_below_words_that_say_it_is_done_is_not_open() -> None:
    text = "# Roadmap\n\nBislang erledigt:\n\n- Der Kran steht fest\n\nNext up:\n\n- Paint the crane red\n"
    assert [item.text for item in items("docs/roadmap.md", text)] == ["Paint the crane red"]


@pytest.mark.parametrize(
    ("heads", "row"),
    [
        ("Term | Code name | Meaning", "Berth | `Slot` | Where a boat lies"),
        ("Begriff | Bezeichner | Bedeutung | Quelle", "Berth | `Slot` | Where a boat lies | `pier.md`"),
        ("Terme | Code | Définition", "Berth | `Slot` | Where a boat lies"),
        ("Término | Código | Significado", "Berth | `Slot` | Where a boat lies"),
        ("用語 | コード | 意味", "Berth | `Slot` | Where a boat lies"),
        ("Term (EN) | Kind | In our words", "Berth | place | Where a boat lies"),
    ],
)
def test_the_meaning_of_a_term_is_the_column_that_says_so_else_the_longest(heads: str, row: str) -> None:
    rule = "|".join("---" for _ in heads.split("|"))
    found = items("docs/glossary.md", f"# Glossary\n\n| {heads} |\n|{rule}|\n| {row} |\n")
    assert [(item.key, item.text) for item in found] == [("Berth", "Where a boat lies")]


@pytest.mark.parametrize("mark", ["**", ""])
def test_a_paragraph_may_have_a_term_on_each_line(mark: str) -> None:
    text = f"# Glossary\n\n{mark}Edge{mark}: the outer quay.\n{mark}Tug{mark}: a small boat\nthat pulls.\n"
    text = text if mark else text.replace("boat\nthat", "boat that")
    found = items("docs/glossary.md", text)
    end = 5 if mark else 4
    assert [(item.key, item.text, item.lines) for item in found] == [
        ("Edge", "the outer quay.", (3, 3)),
        ("Tug", "a small boat that pulls.", (4, end)),
    ]


def test_what_is_told_about_a_term_is_no_term() -> None:
    text = """# Glossary

## Berth

The place where a boat lies.

- **Invariant**: A berth has one boat.
- **Kin**: a slot of the quay

## Tug

A small boat that pulls others.

- **Kin**: a pilot boat
- **Harbour tug**: a tug that stays in the harbour
"""
    assert [item.key for item in items("docs/glossary.md", text)] == ["Berth", "Tug", "Harbour tug"]
