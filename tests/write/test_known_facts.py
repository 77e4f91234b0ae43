"""Which live facts state a harvested claim already."""

from __future__ import annotations

import pytest

from memkit.boot.struct import replace
from memkit.documents import Document, read
from memkit.documents.candidates import claims
from memkit.model.fact import Fact
from memkit.write.known_facts import KnownFacts

_RECORD = (
    "# 7. Hooks\n\n## Status\n\nAccepted\n\n## Decision\n\nHook scripts run ordered fragments of the yard.\n"
)


def is_known(text: str, path: str = "docs/adr/0007-hooks.md", record: str = _RECORD) -> bool:
    document = read(path, record)
    assert isinstance(document, Document)
    [claim] = claims(document)
    fact = Fact("x", text, "decisions", "decision", "user", "", "", "user:ann", (), status="promoted")
    assert fact.is_live
    return KnownFacts([fact]).twin(claim, claim.text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Git hooks dispatch ordered fragments (ADR-0007) — hooks stay minimal.",
        "[ADR-0007] Hooks run fragments.",
        "Hooks run fragments in order, see ADR 7.",
        "Per ADR-7, hooks run fragments.",
        "Hooks run fragments (ADR-0003, ADR-0007).",
        "ADR 0007: hooks run fragments in order.",
        "Hooks run fragments; from docs/adr/0007-hooks.md.",
        "Hooks run fragments (ADR-0007)",
    ],
)
def test_a_live_fact_that_names_the_record_states_its_claim(text: str) -> None:
    assert is_known(text)


@pytest.mark.parametrize(
    "text",
    [
        "Hooks run fragments in order, see ADR 8.",
        "Lanterns are oiled weekly, see ADR 7.",
        "Hooks run fragments in order, see RFC 7.",
        "Hooks run 7 fragments in order.",
        "Hooks run fragments as ADR-7 forbids: this supersedes ADR-7.",
        "Hooks no longer run fragments; replaces ADR 7.",
    ],
)
def test_a_fact_about_another_record_or_against_it_does_not(text: str) -> None:
    assert not is_known(text)


def test_a_record_is_also_named_by_the_series_of_its_number() -> None:
    record = _RECORD.replace("# 7. Hooks", "# CIP-7: Hooks")
    assert is_known("Hooks run fragments (CIP-0007).", "CIP-0007/README.md", record)


def test_an_entry_of_a_log_is_known_by_its_number() -> None:
    entries = "".join(
        f"## ADR-{number:04}: {title}\n\n**Status:** Accepted\n\n**Decision:** {title} are kept in order.\n\n"
        for number, title in ((1, "Masts"), (2, "Oars"), (3, "Hooks"))
    )
    document = read("docs/adr/ADR.md", f"# Decisions\n\n{entries}")
    assert isinstance(document, Document)
    fact = Fact("x", "Hooks stay (ADR-0003) — in order.", "decisions", "decision", "user", "", "", "user:ann")
    known = KnownFacts([replace(fact, status="promoted")])
    found = [known.twin(claim, claim.text) is not None for claim in claims(document)]
    assert found == [False, False, True]
