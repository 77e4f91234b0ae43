"""A status told as a history on one line, and a status in words of the document's own."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.candidates import claims
from memkit.documents.vocabulary import normalise


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Draft -> Accepted", "accepted"),
        ("Proposed → Accepted (2024-01-02)", "accepted"),
        ("Draft => Proposed => Rejected", "rejected"),
        ("Entwurf → Angenommen", "accepted"),
        ("Proposed ➜ Accepted", "accepted"),
        ("Proposed, then accepted", "accepted"),
        ("Accepted -> Superseded by ADR-7", "superseded"),
        ("Accepted -> see ADR-7", "accepted"),
        ("Proposed 2023-01-01, accepted 2023-02-02, deprecated 2024-03-03", "deprecated"),
        ("Accepted 2024-02-02; Proposed 2024-01-01", "accepted"),
        ("Accepted, 2020-01-02", "accepted"),
        ("Accepted (was: Proposed)", "accepted"),
        ("draft -> proposed -> accepted -> deprecated", ""),
    ],
)
def test_last_step_of_a_history_counts(text: str, status: str) -> None:
    assert normalise(text) == status


@pytest.mark.parametrize(
    ("text", "status"), [("~~Proposed~~ Accepted", "accepted"), ("~~Accepted~~ Deprecated", "deprecated")]
)
def test_struck_out_word_is_no_status(text: str, status: str) -> None:
    assert record(f"- Status: {text}").status == status


def record(header: str) -> Document:
    text = f"# 9. Lamps\n\n{header}\n\n## Decision\n\nWe light the quay with oil lamps.\n"
    found = read("docs/adr/0009-x.md", text)
    assert isinstance(found, Document)
    return found


FORMS = ("Status: {}", "- Status: {}", "## Status\n\n{}", "| Date | 2020-01-02 |\n|---|---|\n| Status | {} |")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "words",
    ["Ready for prototyping", "Needs a champion", "Under construction", "To be discussed", "Noch nicht entschieden",
     "En attente du comité", "Por definir"],
)  # fmt: skip
def test_own_words_that_leave_it_open_make_a_thread(form: str, words: str) -> None:
    document = record(form.format(words))
    [claim] = claims(document)
    assert (document.status_raw, document.stated_status) == (words, words.lower())
    assert (claim.kind, claim.text.partition(":")[0]) == ("thread", words.capitalize())


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "words", ["In production since May", "Ready for implementation", "Simmering", "Spike complete"]
)
def test_other_own_words_are_kept_for_the_reviewer(form: str, words: str) -> None:
    document = record(form.format(words))
    [claim] = claims(document)
    assert (document.status, document.status_raw, claim.kind, claim.unknown_status) == (
        "",
        words,
        "decision",
        words,
    )


@pytest.mark.parametrize(
    "line", ["Status: we look at it. Then we decide.", "Status: {word}", "Status: 2025-09-19 04:45"]
)
def test_line_of_prose_or_a_hole_is_no_status(line: str) -> None:
    assert (record(line).status, record(line).status_raw) == ("", "")
