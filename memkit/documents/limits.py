"""Words that make a stated succession less than one of a whole document: nothing, a part only, a plan, another one.

In English, German, French, Spanish, Portuguese and Italian. A record that is ended by mistake is worse than one that is not
ended, so in doubt these words win.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

# "None (extends ADR-1)", "- (see ADR-3)", "no ADR", "keine", "aucune": what follows names no predecessor
_NOTHING = re.compile(
    r"^[\s\"'(\[*_:]*(?:(?:none|nothing|nobody|null|nil|not|nicht|pas|n\s?/\s?a|n\.\s?a\.?|na(?=\W*$|\s*[(;,.])|tbd|todo|unknown|"
    r"keine[rsnm]?|kein|nichts|niemand|entfällt|nicht zutreffend|"
    r"aucune?s?|rien|néant|sans objet|non applicable|ningun[oa]?s?|ningún|nada|no aplica|"
    r"nenhuma?|não se aplica|nessun[oa]?|niente|nulla|нет|なし|無し|无|無)(?![-_/.]?\w)|"
    r"no(?![-_/.]\w)(?!\W{0,3}\d)\b|[-–—~]+\s*(?:$|[(;,.]))",
    re.I,
)
# before the documents that a clause names
_PART_BEFORE = re.compile(
    r"\b(?:parts?|part(?:ly|ial|ially)|portions?|(?:sub)?sections?|chapters?|clauses?|paragraphs?|appendix|aspects?|some|"
    r"only|solely|exclusively|mostly|largely|"
    r"teile?n?|teilweise|nur|ausschließlich|lediglich|abschnitte?s?|sätze?|satz|kapitel|punkte?|ziffer|absatz|"
    r"parties?|partiellement|uniquement|seulement|exclusivement|certaines?|certains|"
    r"partes?|parcialmente|sol[oa]|sólo|solamente|únicamente|exclusivamente|sección|secciones|apartados?|alguno?s|algunas|"
    r"apenas|somente|seção|seções|soltanto|unicamente|sezion[ei]|parzialmente|alcun[ei])\b|"
    r"(?:[a-zäöüß]-?teile?s?|\bzum teil|\bà part)\b|§|一部|部分|のみ|仅|只",
    re.I,
)
# after them; in a title that follows a number, "Parts" or "Sections" limit nothing
_PART_AFTER = re.compile(
    r"(?:^\W*|\b)(?:sections?|chapters?|clauses?|paragraphs?|parts?|rules?|items?|points?|decisions?|appendix|abschnitte?|"
    r"kapitel|punkte?|ziffer|absatz|sección|apartado|seção|sezione|chapitre|partie|parte)\s+[\"“#]?(?:\d|[A-Z]\b|[ivx]+\b)|§|"
    r"\b(?:part(?:ly|ially|ial)|teilweise|zum teil|partiellement|parcialmente|parzialmente)\b|"
    r"\b(?:in|en|em) (?:part|partie|parte)\b|\b(?:[\w-]+[- ])?(?:parts?|portions?|sections?|teile?s?)\W*$|"
    r"\b(?:parts?|portions?|aspects?|sections?|teile) (?:of|about|on|concerning|von|zu|zur|zum)\b|"
    r"\b(?:parts?|portions?|sections?) only\b|^\W*only\b|\bonly[\s*_]*(?:$|[);,.(])|^\W*(?:nur|ausschließlich|uniquement|"
    r"seulement|sol[oa]mente|sólo|solo|apenas|somente|soltanto)\b|\b(?:nur|seulement|uniquement|solamente)\W*$|"
    r"\b(?:as far as|in so far as|insofar|to the extent|soweit|sofern|insoweit|dans la mesure|en ce qui concerne|"
    r"en cuanto a|en lo que|no que)\b|"
    r"\b(?:except(?:ing)?|excluding|other than|apart from|aside from|außer|mit ausnahme|sauf|hormis|"
    r"excepto|salvo|eccetto|tranne|exceto)\b|"
    r"^\W*(?:for (?!now|good|reasons|clarity|details|more)|regarding\b|concerning\b|with (?:regard|respect) to\b|"
    r"(?:in terms of|where)\b|bezüglich\b|hinsichtlich\b|für\b|concernant\b|pour\b|en relación\b|respecto\b|para\b|"
    r"per\b|riguardo\b)|"
    r"^\W*(?:planned|maybe|perhaps|not yet|once|if accepted|geplant|vielleicht|prévu|peut-être|previsto|quizás?)\b|"
    r"一部|部分|のみ",
    re.I,
)
# "the rest stays in force", also in a sentence of its own
_REST_STAYS = re.compile(
    r"\b(?:everything else|all else|(?:the|all|das|der|die|alles|alle|le|tout le|les|el|los|lo|il|o|todo lo)\s"
    r"(?:rest|remainder|others?(?: \w+)?|übrigen?|restlichen?|anderen?|reste|autres|restante|resto|demás|otr[oa]s))\b"
    r"[^.;]{0,40}\b(?:stays?|remains?|is|are|applies|holds|bleib(?:t|en)|gilt|gelten|sind|ist|reste(?:nt)?|"
    r"sigue[n]?|permanece[n]?|continua[m]?|rimane|rimangono)\b|"
    r"\b(?:stays?|remains?) (?:in force|in effect|valid|binding|accepted|as (?:it|they))\b|"
    r"\b(?:still|otherwise) (?:valid|in force|applies|apply|holds?|stands?)\b|\bbleib(?:t|en)\b[^.;]{0,30}"
    r"\b(?:bindend|gültig|bestehen|in kraft|unverändert)\b|\breste(?:nt)? (?:en vigueur|valables?)\b|"
    r"\b(?:sigue|siguen|permanece|permanecen)\b[^.;]{0,20}\b(?:vigentes?|en vigor|válid[oa]s?)\b",
    re.I,
)
# "maybe ADR 7 one day", "planned: ADR 9"
_UNSURE = re.compile(
    r"\b(?:maybe|perhaps|possibly|probably|planned|will|would|might|may(?! \d)|could|should|if|unless|once|not|never|"
    r"vielleicht|eventuell|evtl|voraussichtlich|geplant|falls|wenn|nicht|nie|peut-être|éventuellement|prévu|jamais|"
    r"quizás?|tal vez|posiblemente|talvez|forse|nunca|mai)\b|n't\b",
    re.I,
)
# another relation than the one that the field or the verb is about: "(extends ADR-1)", "see ADR-5"
_OTHERWISE = re.compile(
    r"\b(?:extends?|extending|amend(?:s|ing)?|refin(?:es|ing)|clarif(?:ies|ying)|complement(?:s|ing)?|supplement(?:s|ing)?|"
    r"builds?(?: up)? ?on|building on|based on|relat(?:es|ed|ing) to|depends? on|see|cf|compare|"
    r"instead of|as part of|"
    r"erweiter(?:t|nd)|ergänz(?:t|end)|baut auf|siehe|vgl|vergleiche|basiert|"
    r"étend|s'appuie|voir|cf|se base|amplía|amplia|complementa|véase|ver|se basa|estende|integra|vedi|veja)\b",
    re.I,
)
# "the engine choice of ADR 3", "die Preisregel aus ADR-3": a part of a document, unless the words mean all of it
_NOUNS = (
    r"(?:decisions?|approach|adrs?|rfcs?|proposals?|contents?|records?|design|version|text|documents?|"
    r"entscheidung(?:en)?|beschluss|dokuments?|inhalt|décisions?|contenu|decisi[oó]n(?:es)?|contenido|decisão|decisione)"
)
_ALL = (
    r"(?:(?:previous|earlier|original|old|prior|existing|former|current|whole|entire|bisherige|frühere|alte|ganze|gesamte|"
    r"ancienne|toute la|anterior)[nrs]?\s)?"
)
_ARTICLE = r"(?:the|its|our|der|die|das|den|unsere|la|le|l['’]|les|el|los|las|lo|il|notre|nuestra|a|o)"
_OF = r"(?:of|in|from|von|aus|vom|des|de|du|del|dell[ao']|da|do)"
_OF_PART = re.compile(rf"^\W*{_ARTICLE}\s(?!{_ALL}{_NOUNS}\b)[^.;]{{2,80}}?\s{_OF}\s", re.I)
_INFORMAL = re.compile(r"^\W*in intent\b|^\W*\(?informally\b", re.I)
# "Sails in [RFC 3]"
_LEADS_TO_PART = re.compile(r"[^\W\d_]{3,}\s+(?:in|of|from)\s+$")
_WHOLE = re.compile(
    rf"\W*(?:the |our )?{_ALL}{_NOUNS}"
    r"(?: (?:made|taken|recorded|described|documented|stated|proposed))? (?:in|of|from) ",
    re.I,
)
_BETWEEN = re.compile(r"[,;]|\b(?:and|und|et|y|e|as well as|sowie)\b|[&+/\n]", re.I)
# a title after a number: "ADR-3 - Parts of the ship", "ADR 3: …"; what follows is the document's own name
_TITLE = re.compile(r"^\s*[-–—:]\s+(?=[A-ZÄÖÜ])|^\s*:\s")


def names_nothing(text: str) -> bool:
    """Whether words after a verb or in a field open with "none", "n/a", "–" or the like; then nothing after it counts."""
    return _NOTHING.match(text) is not None


def leaves_rest(text: str) -> bool:
    """Whether a text says that the rest of a document stays in force."""
    return _REST_STAYS.search(text) is not None


def is_limited(text: str) -> bool:
    """Whether words before a verb such as "supersedes" limit the statement to a part of a document."""
    return _PART_BEFORE.search(text) is not None


def whole(text: str, spans: Sequence[tuple[int, int]], is_of: bool = True) -> list[bool]:
    """Of the documents that a text names at these spans, in order, which ones it is about as a whole.

    What limits one before its name limits the ones after it too ("parts of ADR-1 and ADR-2"); what stands after a name
    limits all before it, except in brackets ("ADR-1, ADR-2 (naming only)"), which belong to that one.
    `is_of`: the documents named are what is replaced, so "the naming of ADR-1" is a part of one.
    """
    found = [True] * len(spans)
    before = text[: spans[0][0]] if spans else ""
    is_open = not (is_of and _is_of_part(before))
    for at, (start, end) in enumerate(spans):
        if at and start < spans[at - 1][1]:
            # of a row such as "ADR-8 – ADR-10"
            found[at] = found[at - 1]
            continue
        is_open = is_open and not (
            _PART_BEFORE.search(before) or _UNSURE.search(before) or _OTHERWISE.search(before)
        )
        found[at] = is_open
        later = next((span for span in spans[at + 1 :] if span[0] >= end), None)
        after, before = _apart(text[end : later[0]]) if later else (text[end:], "")
        if (_TITLE.match(after) is None and _PART_AFTER.search(after)) or leaves_rest(after):
            first = at if after.lstrip(" *_`])").startswith("(") else 0
            found[first : at + 1] = [False] * (at + 1 - first)
    return found


def _is_of_part(before: str) -> bool:
    if _OF_PART.match(before) or _INFORMAL.match(before):
        return True
    return _LEADS_TO_PART.search(before) is not None and not _WHOLE.fullmatch(before)


def _apart(gap: str) -> tuple[str, str]:
    """The words between two names: those about the first, and those about the second."""
    depth = gap.rfind(")") + 1
    mark = next((mark for mark in _BETWEEN.finditer(gap) if mark.start() >= depth), None)
    if mark is None:
        return (gap[:depth], gap[depth:]) if depth else ("", gap)
    # "ADR-1; parts of ADR-2": the first separator after a bracket ends what is said of the first
    return gap[: mark.start()], gap[mark.end() :]
