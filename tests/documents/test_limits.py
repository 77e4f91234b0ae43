"""Statements about a succession that are less than one of a whole document, in several languages; and lists of documents."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.inline import render
from memkit.documents.links import listed, stated
from memkit.documents.relations import successors

NOTHING = (
    "None (extends ADR-1)", "N/A (complements ADR-1)", "n.a.; ADR-2 stays", "— (relates to ADR-8)", "- (see ADR-0003)",
    "nothing; see also ADR-12", "none yet, maybe ADR 7 one day", "None; amends ADR-0002", "no ADR (see ADR-5)",
    "not ADR-3", "keine (erweitert ADR-0007)", "Keine. Siehe ADR-7", "aucune (étend ADR-0003)", "néant, voir ADR-3",
    "ninguno (amplía ADR-3)", "Nenhuma (estende ADR-2)", "nessuno (vedi ADR-3)", "なし (ADR-3)",
)  # fmt: skip
PARTS = (
    "only the storage part of ADR-0002; the rest stays in force", "ADR-0003 section 3", "section 3 of ADR-0003",
    "ADR-0011 as far as logging is concerned", "parts of ADR 7", "ADR-3 (wire format only)", "ADR-3, §3",
    "ADR-3 for new services", "ADR-3 (except naming)", "ADR-0003. The rest stays in force.", "partially ADR-3",
    "ausschließlich den Speicher-Teil von ADR-0004; alles übrige bleibt bindend", "ADR-0004, Abschnitt 2",
    "nur die Preise aus ADR-3", "ADR-0003 (teilweise)", "ADR-3, soweit es um Preise geht",
    "uniquement la partie stockage de ADR-0003", "ADR-0003 en ce qui concerne le stockage", "la section 2 de ADR-3",
    "solo la parte de almacenamiento de ADR-0003", "ADR-3 en parte", "apenas a parte de ADR-3", "solo la parte di ADR-3",
)  # fmt: skip


@pytest.mark.parametrize("text", [*NOTHING, *PARTS, "maybe ADR-3", "ADR-7 (planned)"])
@pytest.mark.parametrize("relation", ["supersedes", "superseded-by"])
def test_field_with_nothing_or_a_part_ends_nothing(text: str, relation: str) -> None:
    assert listed(relation, render(text), "docs/adr/0009-x.md", 1) == ()


@pytest.mark.parametrize("text", NOTHING)
def test_verb_with_nothing_after_it_names_no_document(text: str) -> None:
    for verb in ("Accepted, supersedes", "Angenommen, ersetzt", "Adoptée, remplace", "Replaced by"):
        found = stated(render(f"{verb} {text}"), "docs/adr/0009-x.md", 1, loose=True)
        assert [link for link in found if link.relation.startswith("supersede") and not link.partial] == []


@pytest.mark.parametrize("text", PARTS)
def test_verb_with_a_part_after_it_does_not_end_the_whole(text: str) -> None:
    for verb in ("Supersedes", "Ersetzt", "Remplace", "Sustituye"):
        found = stated(render(f"{verb} {text}"), "docs/adr/0009-x.md", 1)
        assert [link for link in found if not link.partial] == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("ADRs 2 and 3", "2 3"),
        ("ADR-2, ADR-3 and 5", "2 3 5"),
        ("ADR 2 und ADR 3", "2 3"),
        ("ADR-0008 – ADR-0010", "0008 0009 0010"),
        ("ADRs 8 to 10", "8 9 10"),
        ("[ADR-2](0002-x.md), ADR-3 and 4", "0002 3 4"),
        ("[Oil](0002-x.md) (2020)", "0002"),
        ("ADR-1, parts of ADR-2", "1"),
        ("ADR-1 section 3, ADR-2", "2"),
        ("ADR-1, ADR-2 (naming only)", "1"),
        ("ADR-1 (extends ADR-2)", "1"),
        ("ADR-3: Parts of the ship", "3"),
        ("ADR-3 (Use the rest API)", "3"),
        ("die Entscheidung aus ADR-3", "3"),
        ("nothing-else-matters", "nothing-else-matters"),
    ],
)
def test_field_names_every_whole_document_of_its_list(text: str, ids: str) -> None:
    assert [link.id for link in listed("supersedes", render(text), "docs/adr/0009-x.md", 1)] == ids.split()


@pytest.mark.parametrize(
    ("status", "word", "links"),
    [
        ("Superseded by ADR-7 (naming only)", "partly superseded", [("7", True)]),
        ("Accepted, superseded by ADR-7 for storage", "partly superseded", [("7", True)]),
        ("Angenommen — der Satz zu Fristen ist teilweise durch ADR-7 abgelöst", "accepted", [("7", True)]),
        ("Teilweise ersetzt durch ADR-7", "partly superseded", [("7", True)]),
        ("Reemplazada parcialmente por ADR-7", "partly superseded", []),
        ("Remplacée en partie par ADR-7", "partly superseded", []),
        ("Angenommen, nicht durch ADR-7 ersetzt", "accepted", []),
        ("Superseded by ADR-7", "superseded", [("7", False)]),
        ("Ersetzt durch ADR-7", "superseded", [("7", False)]),
    ],
)
def test_status_with_a_part_leaves_the_record_in_force(
    status: str, word: str, links: list[tuple[str, bool]]
) -> None:
    for header in (f"Status: {status}", f"## Status\n\n{status}"):
        found = record(9, header)
        assert (found.status, [(link.id, link.partial) for link in found.links]) == (word, links)


def record(number: int, header: str, folder: str = "docs/adr") -> Document:
    text = f"# {number}. Oil {number}\n\n{header}\n\n## Decision\n\nWe light quay {number} with oil.\n"
    found = read(f"{folder}/{number:04}-x.md", text)
    assert isinstance(found, Document)
    return found


@pytest.mark.parametrize("key", ["Replaced by", "Superseded by", "Ersetzt durch"])
def test_header_that_names_no_successor_leaves_the_record_in_force(key: str) -> None:
    for value in ("none yet, maybe ADR 7 one day", "- (see ADR-0003 for the alternative)", "ADR-7 (planned)"):
        assert record(6, f"- Status: Accepted\n- {key}: {value}").status == "accepted"


def test_same_number_in_another_series_is_another_record() -> None:
    old = record(1, "Status: Superseded by RFC 1")
    assert successors([old, record(1, "Status: Accepted", "docs/rfcs")]) == {
        "docs/adr/0001-x.md": ("docs/rfcs/0001-x.md",)
    }


def test_prose_about_replacing_things_is_no_succession() -> None:
    found = record(9, "Status: Accepted\n\nIf we can replace requests to `blobs.dock` with requests to `quay.dock`, "
                      "they pass. See [the rights of users](0007-rights.md).")  # fmt: skip
    assert found.links == ()
