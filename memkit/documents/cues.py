"""Cue words of sentences: those that propose or decide, or are asides or notes.

Patterns only; `wording` and `decision` choose the sentence.
"""

from __future__ import annotations

import re
from functools import lru_cache

_THIS = (
    r"(?:this|the present|(?:the )?following(?= (?:enhancement|proposal|rfc|adr|document)\b)|"
    r"the current(?= (?:adr|rfc|proposal|document|doc|record)\b)) (?:\w+[ -])?"
    r"(?:adr|rfc|rfd|rfe|[kpotnjbs]ep|slep|otep|[ebcskahzltfm]ip|simd|proposal|"
    r"document|doc|resolution|enhancement|improvement|design|record|feature|change|issue|work|effort|initiative|project|plan|"
    r"standard|"
    r"spec\w*|page|request for comments?|(?-i:[A-Z]{2,6}))(?: [A-Z]*-?[0-9]+)?(?: \([^()\n]{1,20}\))?"
)
# "HEP 12 proposes …", "Members of the yard propose …"
_NUMBERED = (
    r"^\W*(?:(?-i:[A-Z]{2,5})[- ]?\d+|(?:(?:the )?members|maintainers) of [^.,;]{3,50}?)"
    r" (?:also |therefore )?proposes?\b"
)
CUE = re.compile(
    # a first letter that none of them has rules out most places at once
    r"(?=\b[witfglaop]|th|fo|^)(?:"
    rf"\b(?:we|i|{_THIS}|the proposal|the idea|in this \w+,? (?:we|i))(?:\s+(?:also|therefore|thus|now|"
    rf"hereby))?\s+(?:(?<=we )will|will(?! (?:only )?(?:focus|refer|assume|not)\b)|would like to|"
    r"(?:are|am|is) (?:going to|looking (?:in)?to|(?:propos|enabl|add|introduc|extend|allow|chang|mak)ing|using)|"
    r"is (?:a|an) (?:proposal|rfc|attempt)|(?:is|are) (?:about|"
    r"focused)|propos\w+|decid\w+(?! against)|"
    r"have (?:decided|chosen|agreed)|introduc\w+|adds?|recommend\w*|defin\w+|allows?|suggest\w*|specif\w+|"
    r"chang\w+|remov\w+|"
    r"adopt\w*|choose|chose|agree\w*|describ\w+|outlin\w+|extends?|standardi[sz]\w+|creat\w+|makes?|provid\w+|"
    r"went with|summari[sz]es|presents|explores|addresses|covers|"
    r"sets?|lays? out|generali[sz]es|replac\w+|deprecat\w+|enhanc\w+|codif\w+|helps?|use|reserves?|unif\w+|opted?|"
    r"aims?|seeks?|intends?|details|formali[sz]es|establish\w*|enables?|enforces?|updates?|is (?:to|"
    r"intended to|meant to))\b|"
    rf"{_THIS}\s+(?:also\s+|therefore\s+|thus\s+)?(?!(?:is|was|has|does|discusses|assumes|depends|requires|relies|builds|"
    r"contains|needs|follows|uses|comes|lacks|leaves|copies|borrows|links|refers|mentions|shares|stems|focuses|relates)\b|"
    r"supersedes|obsoletes)[a-z]{3,}s\b|"
    r"\bthis is (?:an?|the) (?:\w+ )?(?:rfc|proposal|pep|kep|adr)\b|\b(?:it was|was) decided\b|\bfrom now on\b|"
    r"\bgoing forward\b|\bthe proposed \w+ (?:is|are|will|would|adds?|allows?)\b|\bit is (?:hereby )?(?:proposed|decided)\b|"
    rf"^\W*(?:it|this) (?:adds|extends|introduces|proposes|replaces|removes|changes|defines)\b|{_NUMBERED}|"
    r"\blet's\b|\b(?:we|i)['’]d like to\b|"
    r"\b(?:focus|goal|aim|purpose|objective|intent|intention) (?:of (?:this|the)\b.{0,40}?\bis|for this|is)\b)",
    re.I,
)
# the most explicit of them
OFFER = re.compile(
    rf"\b(?:we|i|{_THIS})\s+(?:(?:also|therefore|thus|now|hereby)\s+)?"
    r"(?:propos\w+|decid\w+|introduc\w+|suggest\w*|(?:am|are|is) (?:propos|suggest|introduc)ing)\b|"
    rf"{_NUMBERED}|\bhereby\b|\bit is proposed\b|\bwhat {_THIS} proposes\b|"
    r"\bthe (?:core|heart|essence|gist|basic idea|main idea|key idea|idea) of (?:the|this|our) (?:\w+ )?"
    r"(?:proposal|rfc|design|change|solution|approach|document) is (?:to|that)\b|"
    r"\bbe it resolved\b|\b(?:is|was) resolved that\b|"
    r"\bthe (?:[\w-]+ )?(?:tc|tsc|committee|council|board|foundation)\s+(?:(?:also|therefore|thus|now|has|have)\s+)?"
    r"(?:encourag\w+|recommend\w*|approv\w+|adopt\w*|endors\w+|resolv\w+|authori[sz]\w+|requir\w+|decid\w+|agree\w*)\b",
    re.I,
)
# a sentence that says what the document is about, which is more specific than what somebody will do
ABOUT = re.compile(
    rf"\b(?:aim|purpose|goal|objective|intent|intention|idea) (?:of|behind) {_THIS} is\b|"
    rf"{_THIS}\s+(?:(?:also|therefore|thus|will)\s+)?(?:propos|introduc|describ|outlin|specif|defin|cover|discuss|explor|"
    r"detail|lays? out|present|explain|intends? to|aims? to|adds?\b|captur|document|formali[sz]|standardi[sz]|establish)",
    re.I,
)
WISH = re.compile(
    rf"{CUE.pattern}|\b(?:should|must|shall|ideally|need to|want to|"
    r"would be (?:convenient|useful|nice|good|better|helpful|worth(?:while)?))\b",
    re.I,
)
PROMISE = re.compile(
    r"\bwill (?:be|now|have|always|no longer|allow|add|match|use|support|provide|become)\b", re.I
)
_POINTS = re.compile(
    r"\W*(?:we|i)(?: (?:would|should|want|propose|need)|['’]d)\b.{0,20}\b(?:this|it|that)(?: to be)? "
    r"(?:changed?|fix(?:ed)?|address(?:ed)?|improved?|solved?)\W*|"
    # "Why we prefer oak", above a list of reasons
    r"\W*(?:why (?:we|did we|not)|reasons? (?:why|for|to))\b[^.!]*",
    re.I,
)
OUR_WISH = re.compile(r"\b(?:we|i)(?: (?:should|must|need|want|would like|ought)|['’]d like)\b", re.I)
OUR_WILL = re.compile(r"\bwe (?:will|shall|propose|decided)\b(?! not\b)", re.I)
# the words of choosing, in English and for an option in other languages
CHOOSING = "chosen|chose|selected|picked"
CHOSEN = "chosen|selected|choisie|retenue|adoptée|elegida|escogida|seleccionada|escolhida|gewählt"
CHOICE = re.compile(
    rf"\b(?:{CHOOSING}|decided(?! against)|we (?:will|should|propose)|instead|went with|go(?:ing)? with|opted for|"
    r"settled (?:up)?on|we (?:therefore )?use)\b",
    re.I,
)
# the most explicit of them
DECIDED = re.compile(
    r"\bwe (?:will|shall|(?:have )?(?:decided?|chosen?|agreed)|choose|opted?|are going (?:to|with))\b(?! not\b)|"
    r"\b(?:is|was|has been) (?:therefore )?(?:chosen|selected|decided)\b",
    re.I,
)
# "we have deprecated this method and provided another one": what a note of a few paragraphs tells
DEED = re.compile(
    r"\bwe(?: have|['’]ve)?\b[^.;]{0,60}?\b(?:added|removed|replaced|provided|introduced|deprecated|changed|moved|"
    r"implemented|created|built|switched|migrated|refactored|extracted|renamed|dropped|split|merged)\b",
    re.I,
)
# words that leave no doubt, even behind a sentence that is no background: "il a donc été décidé"
EXPLICIT = re.compile(
    r"\b(?:it (?:was|has been|is)|we have|we['’]ve) (?:therefore |thus |now |since |instead )?decided"
    r"(?: to\b| that\b| (?:on|for) (?!now\b))|\bdecision (?:has been|was) made to\b|"
    r"^\W*the decision (?:is|was) (?:to|that)\b|"
    r"\b(?:(?:led|leads|brought) (?:us )?to|we (?:made|took|came to|reached)) the decision (?:to|that)\b|"
    # "We believe the easiest way to mend the keel is to …", "The best option is to …"
    r"\b(?:we (?:believe|think|feel|consider|found|concluded?|agreed)(?: that)? the "
    r"(?:best|easiest|simplest|cleanest|safest|most \w+) (?:way|option|approach|solution|choice)\b[^.]{0,160}?|"
    r"the best (?:option|solution|approach|choice|way forward)(?: for (?:us|now)| here)? )\b(?:is|was|would be)"
    r" (?:therefore )?to\b|"
    r"\bnous (?:décidons|avons (?:donc )?(?:décidé|choisi|retenu)|choisissons|retenons)\b|"
    r"\bil (?:a|est)(?: donc)? (?:été )?décidé\b|\bretenue?s?\b.{1,120}\best (?:la |le )?suivante?\b|"
    r"^\W*(?:en conséquence|par conséquent|aussi|ainsi|donc|c['’]est pourquoi),? (?:nous|on)\b|"
    r"\b(?:cette (?:adr|rfc|proposition)|nous|l['’]équipe) propos(?:e|ons)\b|"
    r"^\W*(?:daher|deshalb|somit|folglich)\b.{1,60}\bwir\b|"
    r"\bwir (?:haben uns|entscheiden uns) (?:für|dafür|daher|dazu|deshalb)\b|"
    r"\bwurden? (?:daher )?(?:beschlossen|entschieden)\b|\b(?:wird|wurde) sich\b.{3,160}\bentschieden\b|"
    r"\b(?:die wahl|die entscheidung) (?:fällt|fiel) auf\b|\b(?:fällt|fiel) die (?:wahl|entscheidung) auf\b|"
    r"\b(?:hemos|se ha) (?:decidido|elegido|optado)\b|\bse decid(?:e|ió)\b|\bdecidimos\b|\boptamos por\b|\bfoi decidido\b",
    re.I,
)
# "Instead, the yard should …", after a background
INSTEAD = re.compile(
    r"^\W*(?:thus|therefore|hence|consequently|instead|so(?=,| we\b))\b.*\b(?:will|shall|must|should|needs? to)\b|"
    r"\b(?:will|shall|must|should) (?:therefore|thus|hence|consequently)\b|^\W*rather than\b.{3,120}?, (?:we|instead)\b",
    re.I | re.DOTALL,
)
# "A new type of seam is introduced"
NEW = re.compile(
    r"^\W*(?:an?|the|one|two|three) (?:new|additional)\b.{1,160}?\b(?:is|are|has been|have been|will be) (?:now )?"
    r"(?:created|introduced|added|defined|provided|proposed|available)\b",
    re.I | re.DOTALL,
)
# where the text itself goes on
TALK = re.compile(
    r"\bwe(?: (?:will|shall|now)|['’]ll)(?: (?:now|next|first|briefly|also|then))? (?:talk|discuss|describe|explain|cover|"
    r"outline|look at|see|go (?:over|through))\b|\bthis (?:document|proposal|rfc|section) will (?:use|assume|refer)\b|"
    r"\b(?:we|i) (?:won['’]t|will not|do(?:n['’]t| not)) (?:discuss|cover|describe|go into)\b|"
    r"^\W*before we (?:get|go|dive|start)\b|"
    r"^\W*in (?:the )?future(?: work| versions?| releases?)?\b|"
    r"^\W*let(?:'s|’s| us) (?:first|start|now|define|look|consider)\b",
    re.I,
)
# terms of use, and how words are to be read
LEGAL = re.compile(
    r"\b(?:is|are) provided (?:by the copyright holders\b|[\"“']?as[ -]is\b)|^\W*redistributions? (?:and use|of|in)\b|"
    r"\bpermission is hereby granted\b|^\W*copyright (?:\(c\)|©|\d{4})|\bcopyright and related rights waived\b|"
    r"\bkey words?\b.{0,200}\b(?:rfc ?2119|bcp ?14)\b|\bsubject to change without notice\b",
    re.I | re.DOTALL,
)
# words one of which every such text contains
LEGAL_WORDS = ("provided", "redistribution", "permission", "copyright", "key word", "without notice")
# "Disposition: REJECT." says what became of a proposal, not what it proposes
VERDICT = re.compile(
    r"^\W*the (?:proposed|above|described|suggested)\b[^.]{0,60}\b(?:is|are|was|were|(?:has|have) been) "
    r"(?:approved|accepted|adopted|agreed)\b|"
    r"^\W*(?:(?:disposition|decision|verdict|outcome)\W+)?(?:reject(?:ed)?|declined?)\s*(?:[.:;,!]|$)",
    re.I,
)
ASIDE = re.compile(
    r"^(?:below|the following|here(?:'s| is| are)?|(?:please )?see|for example|example|for instance|"
    r"(?:for )?(?:more|further) (?:details|information)|e\.g|"
    r"(?:this|it|that) (?:(?:is|was) (?:\w+ly )?related|relates) to|refer to)\b",
    re.I,
)
# a sentence that continues another one, as after code
FRAGMENT = re.compile(
    r"\W*(?:if|and|or|but|which|that|where|then|with|for|so|because|as|when|while|of|is|are)\b"
)
IMPERATIVE = frozenset(
    "add adds allow allows remove change replace introduce make provide define extend deprecate use support create "
    "enable disallow rename move stabilize stabilise promote let permit require implement adopt eliminate unify "
    "document expand reserve expose migrate switch convert build reduce improve merge split drop keep propose lays "
    "describe establish give standardize standardise specify generalize relax restrict forbid simplify update rework "
    "rewrite refactor store run choose select avoid enforce adjust overhaul abolish clarify consolidate delete "
    "encourage ensure formalize formalise guarantee harmonize include integrate lift normalize prefer prevent "
    "redesign reintroduce reorganize restructure reuse revise separate treat upgrade centralize centralise decouple "
    "isolate automate turn bring extract calculate collect compute configure decide declare delegate deliver deploy "
    "derive detect disable distribute embed emit encode encrypt expand generate handle hide honor ignore inject "
    "install invoke leave maintain minimize optimize parse perform persist prepare protect publish rebuild register "
    "reject rely render resolve retain sanitize send serve submit suppress validate verify write".split()
)
# "Utiliser des événements métier", "Usar una cola para los correos": an infinitive and a small word of such a language
_ROMANCE = re.compile(
    r"\W*(?:ne (?:pas|plus|jamais) |no |não )?[^\W\d_]{3,}(?:er|ir|re|ar|or)\s+"
    r"(?:\w+\s+){0,4}?(?:les?|la|des?|du|une?|l['’]\w+|notre|el|los|las|del|una?|os?|as?|"
    r"um|uma|il|lo|gli|dei|delle|para|pour|por|con|avec|com|en|em)\b",
    re.I,
)
# "Build logging and reporting are slow": the first word is a noun
_NOUN = re.compile(
    r"\W*(?:build|change|document|drop|extract|merge|reserve|run|select|separate|split|store|support|switch|turn|update|"
    r"upgrade|use)s?"
    r"(?: (?!(?:an?|the|all|any|every|each|our|its|their|this|that|for|in|on|to|with|by|so|as|if|when|which|where|it|one)\b)"
    r"[\w/-]+){1,4}? (?:is|are|was|were|has|have|would|for [^.;]{1,40}? would)\b",
    re.I,
)
# an adverb may come first: "Fully automate …"
_OPENING = re.compile(r"\W*(?:\w{2,}ly )?(\w+)")
_ENGLISH = re.compile(r"\b(?:the|of|and|is|are|for|with|to)\b", re.I)
NOTE = re.compile(
    r"^\W*(?:(?i:note|important|warning|update|disclaimer|todo|edit|nb|tbd|see also|caution|"
    r"attention)(?:,? \d{4})?\s*[.:\]—–*]|(?i:(?:please )?note that this (?:is|was|document|version|standard)\b)|"
    r"(?:NOTE|IMPORTANT|WARNING|UPDATE|TODO|TBD)\b|(?i:table of contents\b|(?:table des matières|"
    r"sommaire|inhalt(?:sverzeichnis)?|tabla de contenidos|índice|sumário|目次|目录|目錄)\W*$))"
)
# authors and links: a paragraph with nothing else states nothing
BESIDE = re.compile(
    r"^\W*(?:(?:written )?by|authors?|owners?|champions?)\s*[:：]|"
    r"^\W*(?:this|the)\b(?:[^.]{0,40}\bcan be (?:found|read|viewed)|"
    r"\W*(?:\w+ ){1,3}is (?:an embedded|embedded|available|maintained|hosted))\b[^.]{0,80}\.?\s*(?:if you\b.*)?$",
    re.I,
)
# what people call one of several ways, before its number or letter
OPTION = (
    r"(?:option|opción|opção|opzione|alternativ[ea]|solution|solución|lösung|approach|variante?|"
    r"possibilité|choix|proposal)"
)
THIN = re.compile(
    r"^\W*(?:tbd|tbc|todo|to be (?:written|defined|done)|à (?:rédiger|compléter|définir)|n/?a|none|"
    r"see (?:below|above|(?:the |full )[^.]{3,60})|example|e\.g\.)\W*$",
    re.I,
)
_OPEN_END = re.compile(
    r"(?:[:,]|\s[-–—]|\bbecause|\bas follows|\bthat|\bwhich|\bto|\bare|\bis|\bbe|\bincluding|\bbut|\band)\s*$",
    re.I,
)


@lru_cache(512)
def proposes(sentence: str) -> bool:
    """Whether a sentence proposes or decides something, by its verb; that the text goes on to something is no proposal."""
    return (CUE.search(sentence) is not None and not TALK.search(sentence)) or is_imperative(sentence)


def ends_open(text: str) -> bool:
    """Whether a text ends with a sign or a word that something must follow."""
    # none of these words is longer, and a search from the start of the text takes long
    return _OPEN_END.search(text.rstrip()[-12:]) is not None


@lru_cache(512)
def promises(sentence: str) -> bool:
    """Whether a sentence proposes something or says what will be."""
    return proposes(sentence) or PROMISE.search(sentence) is not None


def only_points(text: str) -> bool:
    """Whether a text only wishes that "this" be changed, or announces reasons: it says nothing without other words."""
    return _POINTS.fullmatch(text) is not None


@lru_cache(512)
def offers(text: str) -> bool:
    """Whether a text proposes something explicitly, or asks for it."""
    return bool(OFFER.search(text) or ABOUT.search(text)) or is_imperative(text)


@lru_cache(512)
def wishes(text: str) -> bool:
    """Whether a text asks for something, even as a wish."""
    return bool(WISH.search(text)) or is_imperative(text)


def is_imperative(sentence: str) -> bool:
    """Whether a sentence starts with a verb in the imperative."""
    opening = _OPENING.match(sentence)
    return opening is not None and (
        (opening[1].lower() in IMPERATIVE and not _NOUN.match(sentence))
        or (_ROMANCE.match(sentence) is not None and not _ENGLISH.search(sentence))
    )
