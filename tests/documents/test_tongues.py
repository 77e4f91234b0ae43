"""Decision records in other languages, and in two at once."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.markup import heading_key

RECORDS = {
    "fr": (
        "# 3. Choisir le pont\n\n* statut : acceptée\n* date : 2024-05-03\n\n## Contexte et énoncé du problème\n\nIl pleut.\n\n"
        "## Résultat de la décision\n\nNous fermons le pont la nuit.\n",
        ("accepted", "2024-05-03", "Nous fermons le pont la nuit."),
    ),
    "de": (
        "# ADR 3: Deck\n\n## Status\n\nBeschlossen\n\n## Datum\n\n3. Mai 2024\n\n## Ausgangslage\n\nEs regnet.\n\n"
        "## Entscheidung\n\nWir schließen das Deck bei Nacht.\n",
        ("accepted", "2024-05-03", "Wir schließen das Deck bei Nacht."),
    ),
    "es": (
        "# ADR 3: Cubierta\n\n- Estado: Aprobada\n- Fecha: 3 de mayo de 2024\n\n## Contexto y problema\n\nLlueve.\n\n"
        "## Decisión tomada\n\nCerramos la cubierta de noche.\n",
        ("accepted", "2024-05-03", "Cerramos la cubierta de noche."),
    ),
    "ja": (
        "# ADR-003: 甲板\n\n## ステータス\n\n採用済み\n\n## 日付\n\n2024年5月3日\n\n## 背景と課題\n\n雨が降る。\n\n"
        "## 決定事項\n\n夜は甲板を閉じる。\n",
        ("accepted", "2024-05-03", "夜は甲板を閉じる。"),
    ),
    "zh": (
        "# ADR-003：甲板\n\n- 日期：2024-05-03\n- 状态：已采用\n\n## 背景\n\n下雨。\n\n## 决定\n\n夜间关闭甲板。\n",
        ("accepted", "2024-05-03", "夜间关闭甲板。"),
    ),
}


@pytest.mark.parametrize("tongue", RECORDS)
def test_record_in_another_language_gives_status_date_and_decision(tongue: str) -> None:
    text, expected = RECORDS[tongue]
    document = read("docs/adr/0003-deck.md", text)
    assert isinstance(document, Document)
    assert (document.status, document.date, document.decision) == expected


@pytest.mark.parametrize(
    ("heading", "key"),
    [
        ("Decision / Entscheidung", "decision"),
        ("背景 Context", "context"),
        ("Statut / Status", "status"),
        ("決定 (Decision)", "decision"),
        # two English words stay as they were written
        ("Motivation / Background", "motivation / background"),
    ],
)
def test_heading_in_two_languages_is_known_by_either(heading: str, key: str) -> None:
    assert heading_key(heading) == key


@pytest.mark.parametrize(
    "status", ["已由 ADR-016 撤销", "ADR-016により置き換え", "Durch ADR-016 ersetzt", "Remplacée par ADR-016"]
)
def test_successor_is_named_before_or_behind_the_verb(status: str) -> None:
    document = read(
        "docs/adr/0003-deck.md", f"# Deck\n\n## Status\n\n{status}\n\n## Decision\n\nClose the deck.\n"
    )
    assert isinstance(document, Document)
    assert (document.status, document.superseded_by) == ("superseded", ("016",))


def test_status_line_may_leave_out_the_by() -> None:
    text = "# Deck\n\n## Status\n\nSuperseded [0019](0019-roof.md)\n\n## Decision\n\nClose the deck.\n"
    document = read("docs/adr/0003-deck.md", text)
    assert isinstance(document, Document)
    assert document.superseded_by == ("0019",)
    dated = text.replace("[0019](0019-roof.md)", "2024-05-03 after the storm in RFC 12")
    document = read("docs/adr/0003-deck.md", dated)
    assert isinstance(document, Document)
    assert document.superseded_by == ()
