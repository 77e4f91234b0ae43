"""Translates the part names of a decision record from other languages to English.

Tables only; an unlisted name is unchanged.
"""

from __future__ import annotations

import re

_ACCENTS = str.maketrans("áàâãéèêëíîïóôõúûüç", "aaaaeeeeiiiooouuuc")
_NAMES = {
    "status": "estado situação situación statut stato статус состояние état zustand stand 状态 狀態 ステータス 状態 상태",
    "context": "kontext contexto contexte contesto kontekst контекст ausgangslage rahmenbedingungen mise-en-contexte "
    "背景 上下文 背景与问题 コンテキスト コンテクスト 文脈 状況 경위 배경 맥락",
    "context-and-problem-statement": "kontext-und-problemstellung kontext-und-problem contexto-y-planteamiento-del-problema "
    "contexto-y-problema contexto-e-problema contexte-et-problème contexte-et-problématique contexte-et-énoncé-du-problème "
    "contexte-et-description-du-problème 背景和问题 背景与问题陈述 コンテキストと問題 背景と課題 コンテキストと課題",
    "decision": "entscheidung beschluss decisión decisiones decisão decisões décision décisions decisione beslissing beslut "
    "decyzja решение décision-prise decisión-tomada decisão-tomada décision-retenue getroffene-entscheidung "
    "die-entscheidung entscheidungen la-décision la-decisión notre-décision nuestra-decisión 决定 決定 决策 決策 決定事項 "
    "決定内容 判断 判断内容 結論 决策内容 决策结果 결정 결정-사항 결정사항",
    "decision-outcome": "résultat-de-la-décision résultat-de-décision issue-de-la-décision entscheidungsergebnis "
    "ergebnis-der-entscheidung resultado-de-la-decisión resultado-da-decisão esito-della-decisione 決定の結果 決定結果 "
    "决策结果说明",
    "chosen-option": "gewählte-option ausgewählte-option option-retenue option-choisie solution-retenue solution-choisie "
    "opción-elegida opción-seleccionada solución-elegida opção-escolhida opzione-scelta 选定方案 所选方案 選択した案 採用案 "
    "採用した選択肢",
    "considered-options": "betrachtete-optionen betrachtete-alternativen erwogene-optionen options-considérées "
    "options-envisagées solutions-envisagées opciones-consideradas opções-consideradas alternativas-consideradas "
    "alternatives-envisagées alternatives-considérées "
    "考虑的方案 备选方案对比 検討した選択肢 検討した代替案 検討した案 選択肢",
    "decision-drivers": "entscheidungstreiber entscheidungskriterien facteurs-de-décision critères-de-décision "
    "factores-de-decisión criterios-de-decisión fatores-de-decisão 决策驱动因素 決定要因 判断基準",
    "consequences": "konsequenzen auswirkungen folgen consecuencias consequências conséquences conseguenze последствия "
    "impacts-et-conséquences 后果 後果 影响 影響 結果 帰結 トレードオフ 결과 영향",
    "date": "datum fecha дата 日期 记录时间 決定日 日付 作成日 时间 날짜 일자",
    "title": "titel título titre titolo 标题 標題 タイトル 제목",
    "rationale": "begründung justificación justificativa justification motivazione обоснование raisons "
    "justificación-de-la-decisión "
    "理由 決定理由 採用理由 選定理由 根拠 근거 이유",
    "summary": "zusammenfassung resumen resumo résumé riepilogo краткое-описание kurzfassung "
    "概要 概述 摘要 要約 サマリー 요약",
    "proposal": "vorschlag propuesta proposta proposition lösungsvorschlag 提案 方案 提案内容 제안",
    "motivation": "motivación motivação motivazione мотивация 动机 動機 目的 동기",
    "introduction": "einleitung einführung introducción introdução введение 简介 はじめに 소개",
    "goals": "ziele objetivos objectifs obiettivi цели 目标 目標 ゴール 목표",
    "background": "hintergrund antecedentes contexte-historique",
    "problem": "problemstellung problema problème проблема problématique 问题 課題 問題 문제",
    "problem-statement": "planteamiento-del-problema énoncé-du-problème problembeschreibung 问题陈述 問題提起",
    "alternatives": "alternativen alternativas альтернативы alternative-considerate 代替案 备选方案 替代方案 대안",
    "supersedes": "ersetzt sustituye reemplaza substitui remplace sostituisce заменяет 取代 置き換え対象",
    "superseded-by": "ersetzt-durch abgelöst-durch sustituido-por sustituida-por reemplazado-por reemplazada-por "
    "substituído-por substituída-por remplacé-par remplacée-par sostituito-da заменено 被取代 取代者 後継",
    "deciders": "entscheider entscheidungsträger decisores décideurs décisionnaires personnes-impliquées decidido-por "
    "決定者 意思決定者 决策者 결정자",
    "overview": "überblick übersicht aperçu vue-d-ensemble visión-general visão-geral panoramica обзор 综述 概览 개요",
    "metadata": "metadaten métadonnées metadatos metadados metadati メタ情報 メタデータ 元数据",
    "links": "verweise referencias-relacionadas liens enlaces 関連リンク 相关链接",
    "references": "referenzen referencias références referências riferimenti 参考 参考资料 参考文献 참고",
    "related": "verwandt relacionado relacionados relacionadas 関連 相关 관련",
}
_ENGLISH = {name: english for english, names in _NAMES.items() for name in names.split()}
# "Etat" is written for "État"; these two are English words
_ENGLISH |= {
    bare: english
    for name, english in _ENGLISH.items()
    if (bare := name.translate(_ACCENTS)) not in {*_ENGLISH, *_NAMES, "decisions", "resume"}
}
# "Decision / Entscheidung", "背景 Context"
_BOTH = re.compile(
    r"-?[/|·–—]-?|(?<=[\u3040-\u9fff\uac00-\ud7af])-+(?=[a-z])|(?<=[a-z])-+(?=[\u3040-\u9fff\uac00-\ud7af])"
)


def in_any_tongue(name: str) -> list[str]:
    """An English name of a part, and its translations in all known languages."""
    return [name, *(other for other, english in _ENGLISH.items() if english == name)]


def in_english(name: str) -> str:
    """The English name of a part or field, joined by hyphens; of a bilingual name, the half that is known."""
    if name in _ENGLISH or (name.isascii() and "/" not in name):
        return _ENGLISH.get(name, name)
    pieces = [piece.strip("-") for piece in _BOTH.split(name)]
    if len(pieces) != 2:
        return name
    known = [_ENGLISH[piece] for piece in pieces if piece in _ENGLISH]
    named = [piece for piece in pieces if piece in _NAMES and not name.isascii()]
    return (known or named or [name])[0]
