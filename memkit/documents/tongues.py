"""The part names of a decision record in other languages, read as the English ones.

A table and nothing else: what is not listed stays as it was written.
"""

from __future__ import annotations

_NAMES = {
    "status": "estado situação situación statut stato статус состояние 状态 狀態 ステータス 상태",
    "context": "kontext contexto contexte contesto kontekst контекст 背景 上下文 コンテキスト コンテクスト 배경",
    "decision": "entscheidung beschluss decisión decisão décision decisione beslissing beslut решение "
    "决定 決定 决策 決策 결정",
    "consequences": "konsequenzen auswirkungen folgen consecuencias consequências conséquences conseguenze последствия "
    "后果 後果 影响 影響 結果 결과",
    "date": "datum fecha дата 日期 记录时间 決定日 日付 날짜",
    "title": "titel título titre titolo 标题 標題 タイトル",
    "rationale": "begründung justificación justificativa justification motivazione обоснование 理由",
    "summary": "zusammenfassung resumen resumo résumé riepilogo краткое-описание 概要 摘要",
    "background": "hintergrund antecedentes",
    "problem": "problemstellung problema problème проблема",
    "alternatives": "alternativen alternativas альтернативы 代替案 备选方案",
    "supersedes": "ersetzt sustituye reemplaza substitui remplace sostituisce заменяет",
    "superseded-by": "ersetzt-durch sustituido-por sustituida-por reemplazado-por reemplazada-por substituído-por "
    "substituída-por remplacé-par remplacée-par sostituito-da заменено",
    "deciders": "entscheider decisores décideurs personnes-impliquées decidido-por",
}
_ENGLISH = {name: english for english, names in _NAMES.items() for name in names.split()}


def in_english(name: str) -> str:
    """The English name of a part or field, words joined by hyphens; any other name comes back unchanged."""
    return _ENGLISH.get(name, name)
