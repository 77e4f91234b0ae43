"""The words of a record in many languages: the names of its parts in English, and its status in memkit's word.

Tables only; an unknown name is unchanged. An unknown word is no status, and neither is a list of possible values.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memkit.documents.chains import latest
from memkit.documents.undecided import is_undecided

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
    "date": "datum fecha дата 日期 记录时间 決定日 日付 作成日 时间 날짜 일자 création date-de-création erstellt "
    "erstellt-am erstellungsdatum fecha-de-creación data-de-criação",
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


def is_european_name(title: str) -> bool:
    """Whether a heading names a part in a language of Europe, and not in English."""
    name = title.lower().replace(" ", "-")
    return name in _ENGLISH and not re.search(r"[\u3040-\u9fff\uac00-\ud7af]", name)


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


_SYNONYMS = {
    "accepted": "accept accepted approved adopted decided agreed ratified active final finalized finalised enacted "
    "effective current committed published publish living recommended released confirmed standard stable valid activated "
    "enabled endorsed voted passed concluded resolved settled implementing amended amendé amendée extended "
    "angenommen akzeptiert genehmigt aceito aceita aprovado aprovada aceptado aceptada aprobado aprobada vigente "
    "accepté acceptée approuvé validé accettato approvato принято bindend verbindlich "
    "adopté adoptée approuvée validée acté actée décidé beschlossen entschieden verabschiedet gültig "
    "утверждено accettata approvata zaakceptowane godkänd aangenomen принят принята утвержден утверждён утверждена "
    "finalizado finalizada finalisé finalisée concluído concluída concluido concluida decidida decidido "
    "abgeschlossen tomada geaccepteerd goedgekeurd zaakceptowany zaakceptowana godkendt godkjent hyväksytty "
    "aceite retenu retenue confirmé confirmée bestätigt confirmado confirmada confermato confermata "
    "已接受 已采纳 已採納 已批准 已确认 已確認 已通过 已采用 已採用 采用 采纳 生效 "
    "已生效 接受 採用 採択 採用済み 承認 承認済 承認済み 決定 "
    "決定済み 有効 採択済み 採択済 確定 合意 合意済み 可決 승인 승인됨 채택 채택됨",
    "implemented": "implemented done complete completed shipped delivered finished merged landed deployed fulfilled "
    "erledigt fertig fertiggestellt terminé terminée hecho hecha terminado terminada terminato terminata "
    "umgesetzt implementiert implementado implementada implémenté implémentée réalisé livré livrée déployé déployée "
    "mergé mergée fusionné fusionnée gemergt integrado integrada 已实施 已实现 已完成 実装済み 完了 구현됨",
    "implementable": "implementable",
    "provisional": "provisional experimental trial",
    "proposed": "proposed proposal idea ideas backlog planned planning new raised unresolved undecided pending "
    "open reserved pitch exploring review reviewing discussion discussing candidate submitted demonstrated "
    "vorgeschlagen voorgesteld föreslagen foreslått предложен предложена proponowane proposto proposta "
    "propuesto propuesta proposé proposée предложено 提案 提议 提議 提案中 已提议 "
    "提议中 待定 待讨论 讨论中 检讨中 検討中 審議中 未決 제안 제안됨 검토중",
    "draft": "draft drafts drafted drafting predraft wip entwurf rascunho borrador brouillon черновик bozza "
    "incomplete concept ébauche szkic concetto 草案 草稿 ドラフト 下書き 초안",
    "deferred": "deferred postponed parked paused hold stagnant stalled dormant suspended",
    "superseded": "supersede supercede replaced replace overridden overruled obviated "
    "ersetzt abgelöst substituído substituída sustituido sustituida reemplazado reemplazada remplacé "
    "vervangen ersatt erstattet zastąpiony zastąpiona заменен заменён заменена remplacée sostituito sostituita "
    "заменено 已取代 已被取代 已替代 已替换 取代 置換済み 置き換え 置き換え済み 대체됨",
    "deprecated": "deprecated depricated depreciated "
    "obsolete obsoleted retired discontinued outdated defunct lapsed veraltet obsoleto obsoleta "
    "obsolète déprécié dépréciée "
    "anulado anulada derogado derogada annulé annulée aufgehoben abrogé abrogée annullato annullata отменено отменен "
    "устарело überholt 已废弃 已廢棄 已弃用 已作废 已过时 废弃 廃止 廃止済み 非推奨 폐기 폐기됨",
    "rejected": "rejected reject declined denied refused abandoned dropped cancelled canceled dismissed "
    "wontfix dead failed afgewezen avvisad avvist отклонен отклонён отклонена odrzucony odrzucona abgelehnt "
    "rejeitado rejeitada rechazado rechazada rejeté rejetée refusé refusée abandonné abandonnée "
    "verworfen descartado descartada rifiutato отклонено 已否决 拒绝 不采用 不採用 見送り 거부됨 已拒绝 已拒絕 却下 否決",
    "withdrawn": "withdrawn void expired retracted deleted zurückgezogen",
    "reverted": "reverted reversed revoked rescinded repealed 已撤销 已撤銷 撤销 撤回",
    "archived": "archived",
}
WORDS = {word: status for status, words in _SYNONYMS.items() for word in words.split()}
# the verb "supersede" without its ending, in the spellings that people use
SUPERSEDE = r"super(?:s|c|sc)ee?d"
WORDS |= {f"super{mid}{end}ed": "superseded" for mid in ("s", "c", "sc") for end in ("ed", "eed")}
_REPLACED = rf"(?:{SUPERSEDE}ed|replaced|obsoleted|ersetzt|abgelöst|remplacée?|(?:reemplazad|sub?stitu[ií]d|sostituit)[oa])"
_PARTLY = r"(?:partly|partially|in part|teilweise|partiellement|parcialmente|parzialmente|e[nm] part(?:ie|e)|in parte)"
_PHRASES = (
    (rf"{_PARTLY}[\s-]+{_REPLACED}|{_REPLACED}[\s,]+{_PARTLY}", "partly superseded"),
    (
        r"(?:partly|partially)[\s-]+(?:accepted|implemented|rejected|deprecated|stable|adopted|approved|released)",
        "accepted",
    ),
    (
        r"work[\s-]in[\s-]progress|in[\s-]progress|(?:living|working|first|initial|early|rough)[\s-]+draft",
        "draft",
    ),
    (
        r"en (?:cours|étude|revue|discussion|estudio|revisión|curso|discusión|elaboración)|à l'étude|em (?:andamento|"
        r"análise|discussão|revisão)|in (?:arbeit|prüfung|diskussion|bearbeitung|abstimmung|discussione|revisione)",
        "proposed",
    ),
    (r"on[\s-]hold", "deferred"),
    (
        r"(?:in|under|active|awaiting|ready for|scheduled for)[\s-]+(?:\w+[\s-]+)?(?:review|discussion)",
        "proposed",
    ),
    (r"awaiting[\s-]+\w+|last[\s-]call|(?:request )?for comments?|previewing|to be decided", "proposed"),
    (r"(?:formal|final|preliminary|(?:post-?)?community)[\s-]+(?:assessment|review)", "proposed"),
    (r"returned[\s-]+for[\s-]+revision", "deferred"),
    (r"needs[\s-]+(?:revision|work|update|discussion)", "draft"),
    (r"not[\s-]+(?:accepted|approved|adopted|pursued)|won'?t[\s-]+(?:do|fix|implement)", "rejected"),
    (r"已?[由被]\s?[^\s，。]{1,12}(?:\s\d+)?\s?所?(?:取代|替代|替换|替換|撤销|撤銷|废弃)", "superseded"),
    (r"[a-z]{2,4}[\s-]?\d+\s?(?:によって|により|に)\s?(?:置き換え\w*|置換\w*|廃止\w*)", "superseded"),
    (r"durch\s[^.;,]{1,30}\s(?:ersetzt|abgelöst)", "superseded"),
    (rf"inactive\W{{1,3}}(?:{SUPERSEDE}ed|replaced)", "superseded"),
    (r"inactive\W{1,3}(?:abandoned|rejected|withdrawn)", "rejected"),
    (
        r"no longer (?:valid|relevant|in use|used|applicable|active)|inactive|out[\s-]?of[\s-]?date",
        "deprecated",
    ),
    (r"in (?:force|effect|use)|ready[\s-]+for[\s-]+release", "accepted"),
)
_PHRASE = tuple((re.compile(r"(?:" + pattern + r")\b"), status) for pattern, status in _PHRASES)
_GONE = frozenset("superseded deprecated rejected withdrawn reverted archived obsolete inactive".split())
# words that a header gives as its whole status are kept
_KEPT = frozenset(
    "deployed complete completed living published stable experimental reserved stalled stagnant demonstrated obsolete "
    "inactive".split()
)
_OPEN = frozenset({"proposed", "draft", "deferred", "provisional"})
# words allowed between "accepted" and the word that ends it
_THEN = re.compile(
    r"^(?:[\W_]|\b(?:and|but|now|then|later|since|subsequently|is|was|has|been|on|by|at|in|of|the|this|adr|as|"
    r"currently|eventually|implemented|[0-9]+|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|"
    r"nov\w*|dec\w*)\b)*$"
)
_LEAD = frozenset(
    "status state is was has been currently now formally officially the this adr rfc proposal decision record "
    "document it kep pep been recently design spec specification conception konzept diseño proposition décision".split()
)
_EMOJI = re.compile(r":[a-z_]+:")
_LETTERS = re.compile(r"[^\W\d_]+")
_TOKEN = re.compile(r"[^\W_]+")
_PLACEHOLDER = re.compile(r"[{<\[]\s*(?:current |the )?status\b", re.I)
_ENDED = re.compile(
    rf"\b({SUPERSEDE}ed|replaced|overridden|deprecated|obsoleted?|withdrawn|rejected|reverted)\b"
)
# {{< badge "Accepted" >}}, {{% badge style="info" text="Accepted" %}}
BADGE = re.compile(r"\{\{[<%]\s{0,3}badge\b([^{}]{0,200}?)[>%]\}\}")


def _of_badge(match: re.Match[str]) -> str:
    said = re.findall(r"[\"']([^\"']+)[\"']", match[1])
    return next((word for word in said if word.lower() in WORDS), "")


@lru_cache(512)
def normalise(text: str) -> str:
    """The status that a phrase states, in memkit's word; empty if it states none."""
    text = BADGE.sub(_of_badge, text) if "{{" in text else text
    if _PLACEHOLDER.search(text) or is_choice(text):
        return ""
    words = _EMOJI.sub(" ", text.lower()).replace("’", "'").replace("_", " ")
    words = latest(words, lambda step: bool(_first(step)[0]))
    status, end = _first(words)
    # "Accepted?" asks
    if words[end:].lstrip().startswith("?"):
        return ""
    if status and status not in _GONE and (ended := _ended(words[end:])):
        return ended
    return status


def header_status(text: str) -> str:
    """The status that a field of the header states: its own word if it is a single known one, else as `normalise`."""
    # "[Revision 0] Active, [Revision 1] Draft": what is valid now
    bare = re.sub(r"^\[[^\]]*\d[^\]]*\]\s+(\w+)[\s\S]*", r"\1", text.strip(" \t*_`."))
    return bare.lower() if bare.lower() in _KEPT else normalise(bare)


def is_choice(text: str) -> bool:
    """Whether a text lists the possible values of a status instead of stating one."""
    found = [WORDS[word] for word in _LETTERS.findall(text.lower()) if word in WORDS]
    bars = text.count("|")
    return len(set(found)) >= 2 and (
        bars >= 1 or len(set(found)) >= 4 or (text.count("/") >= 2 and len(found) >= 3)
    )


def standing(status: str) -> str:
    """What a status means for a fact: live, open, superseded or rejected; unstated counts as live.

    Own words of a document that say that it is not decided yet are open.
    """
    if status in ("rejected", "withdrawn", "reverted"):
        return "rejected"
    if status in _GONE:
        return "superseded"
    return "open" if WORDS.get(status, status) in _OPEN or is_undecided(status) else "live"


def gone(status: str) -> bool:
    """Whether a status means that the decision is no longer valid or never was."""
    return status in _GONE


def _first(words: str) -> tuple[str, int]:
    """The first status in the words and its end, unless other words come before it."""
    start = _LETTERS.search(words)
    position = start.start() if start else len(words)
    for match in _TOKEN.finditer(words[position:]):
        here = position + match.start()
        for pattern, status in _PHRASE:
            if phrase := pattern.match(words, here):
                return status, phrase.end()
        if match[0] in WORDS:
            return WORDS[match[0]], position + match.end()
        if match[0] not in _LEAD:
            return "", 0
    return "", 0


def _ended(rest: str) -> str:
    """The status that ends an earlier one in the same phrase, as in "accepted, superseded by 12"."""
    for match in _ENDED.finditer(rest):
        if _THEN.match(rest[: match.start()]) and not re.match(
            r"\s+(?:in part|partly|partially)\b", rest[match.end() :]
        ):
            return WORDS[match[1]]
        if not re.match(r"[\s\W]*$", rest[: match.start()]):
            break
    return ""
