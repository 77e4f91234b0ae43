"""The claims of a document: one per decision, term, rule or open item, each with its own slot.

A superseded or rejected document never gives a live claim; an undecided one gives a thread instead of a decision.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace

from memkit.documents.claim_words import (
    is_pointer,
    refers_to_title,
    without_joint,
    without_markup,
    without_quotes,
    without_status,
)
from memkit.documents.cues import DECIDED, EXPLICIT, OPTION, OUR_WILL, promises, proposes
from memkit.documents.guards import reads_like_an_order
from memkit.documents.lead_ins import is_background, reports
from memkit.documents.model import Claim, Document, Item, Link
from memkit.documents.record_names import record_name
from memkit.documents.sentences import shorten, split, words
from memkit.documents.vocabulary import standing

_LIMIT = 300
_BY_NUMBER = re.compile(rf"\W*{OPTION}\W{{0,2}}(?:\d{{1,2}}|[A-Z])\W*$", re.I)
# what we do, in French, Spanish and Portuguese
_WE = re.compile(r"\W*(?:nous (?!n['’])\w+ons\b|\w{3,}(?:aremos|eremos|iremos)\b)", re.I)
# "This does not supersede ADR-7" decides nothing
_NO_RELATION = re.compile(
    r"\W*(?:this|it) (?:does|do|is|was)(?: not|n['’]t) (?:supersede|replace|obsolete|amend)", re.I
)
# a sentence of so many words may be the name of what was chosen, or be short; with the next one it has at most so many
_NAME, _SHORT, _JOINED = 4, 14, 32
_STATUS = 60
_KINDS = {"term": "term", "rule": "convention", "open": "thread", "decision": "decision"}
_CHOSEN = re.compile(
    r"^\W*(?:(?:chosen|selected|preferred) (?:option|solution|alternative)s?|(?:option|solution) (?:choisie|retenue)|"
    r"(?:aus)?gewählte (?:option|lösung)|(?:opción|solución) (?:elegida|seleccionada)|opção escolhida|选定方案|採用案)"
    r"[\s:：]*(?:(?:is|are)\b[\s:]*)?(?:\d{1,2} ?[-–—:] (?=\S))?",
    re.I,
)
# words that introduce what follows the colon
_LEADS = re.compile(
    r"\bfollow(?:s|ing)\b[^.;]*$|\b(?:like (?:this|so)|specifically|namely|for (?:example|instance)|such as|including|this|"
    r"these|to|be|is|are|that|and|by|with|because)$",
    re.I,
)
_ARROW = re.compile(r"(`[^`]*`)|-{2,}>")
_SMALL = frozenset(
    "a an and are as be by for from in into is it of on or our the this to use using we will with".split()
)


def claims(document: Document, replaced_by: Sequence[str] = ()) -> tuple[Claim, ...]:
    """All claims of a document, in order; `replaced_by`: the documents that say they replace it."""
    end = _document_end(document, replaced_by)
    found = [
        *_own(document, end),
        *(_of_item(document, item, end) for item in document.items if not is_pointer(item.text)),
    ]
    return tuple(_distinct(_marked(claim) for claim in found))


def _document_end(document: Document, replaced_by: Sequence[str]) -> str:
    own = standing(document.status)
    named = any(link.relation == "superseded-by" and not link.partial for link in document.links)
    return "superseded" if (replaced_by or named) and own in ("live", "open") else own


def _own(document: Document, end: str) -> Iterator[Claim]:
    """The claim of a record or a proposal itself; collections have claims for their items only."""
    if document.kind not in ("adr", "rfc", "roadmap") or document.format == "roadmap":
        return
    title = document.title if end in ("live", "open") else without_status(document.title)
    core = without_joint(_core(document))
    text = _closed(_sentence(title, core))
    if (
        len(text) > _LIMIT >= len(core)
        and proposes(core)
        and not (refers_to_title(core) or _CHOSEN.match(core))
    ):
        # the title would cost the end of the sentence
        text = _closed(core)
    # a title alone is a statement if it says what to do ("Use X") or has more than one word
    told = proposes(document.title) or words(document.title) > 1
    silent = not document.decision and end in ("live", "open") and not told
    # a title of two words counts only if the document has a status
    if words(text) < (2 if document.status else 3) or silent:
        return
    undecided = end == "open"
    yield Claim(
        "decision",
        "thread" if undecided else "decision",
        shorten(f"{document.status.capitalize()}: {text}" if undecided else text, _LIMIT),
        "live" if undecided else end,
        f"work concerns {document.context or document.title}",
        document.lines,
        subject=document.title,
        links=_succession(document.links),
        marks=document.marks,
        name=record_name(document),
        unknown_status="" if document.status or end != "live" else shorten(document.status_raw, _STATUS),
    )


def _of_item(document: Document, item: Item, end: str) -> Claim:
    own = standing(item.status)
    links = _succession(item.links)
    if own in ("live", "open") and any(k.relation == "superseded-by" and not k.partial for k in links):
        own = "superseded"
    status = (
        end if end in ("superseded", "rejected") else own if own in ("superseded", "rejected") else "live"
    )
    undecided = item.kind == "decision" and own == "open"
    said = _closed(item.text)
    said = (
        _below_title(item.group, said)
        if item.kind == "rule" and item.group and refers_to_title(said)
        else said
    )
    text = f"{item.status.capitalize()}: {said}" if undecided else said
    return Claim(
        _slot(item),
        "thread" if undecided else _KINDS[item.kind],
        shorten(text, _LIMIT),
        status,
        _when(document, item),
        item.lines,
        subject=item.key if item.kind == "term" else item.group,
        aliases=item.aliases,
        links=links,
        number=item.number,
        name=_item_name(item),
    )


def _item_name(item: Item) -> str:
    """The words for an item's id: a term, or a logged decision by its number and title; a rule has none."""
    if item.kind != "decision":
        return f"term {item.key}" if item.kind == "term" else ""
    if not item.number or words(item.key) > 2:
        return item.key
    # the row of a table names only its number
    return f"{'decision ' if item.key.isdigit() else ''}{item.key} {item.group}"


def _when(document: Document, item: Item) -> str:
    if item.kind == "term":
        return f"the word {item.key} comes up"
    return f"work concerns {item.group or document.title}"


def _slot(item: Item) -> str:
    """A name that survives rewording: the term, the row's id, else group and first words."""
    if item.kind == "term":
        return f"term:{slug(item.key)}"
    if item.kind == "decision":
        return f"log:{slug(item.key, 8)}"
    return ":".join(filter(None, (item.kind, slug(item.group, 4), slug(item.key, 5))))


def _core(document: Document) -> str:
    """The main sentence: a choice or a name that opens the decision, else the one that proposes, else the first."""
    every = split(document.decision) or ("",)
    if _CHOSEN.match(every[0]):
        return every[0]
    if every[1:] and _is_name(every[0]):
        joined = " ".join(every[:2])
        return joined if words(joined) <= _JOINED else every[0]
    # an answer such as "Yes." says nothing without its question
    sentences = [
        one for one in every if not (one.endswith("?") or _NO_RELATION.match(one)) and words(one) > 1
    ] or list(every)
    proposing = list(filter(proposes, sentences))
    whole = (one for one in proposing if not refers_to_title(one))
    core = next(whole, None) or next(iter(proposing), None) or _first_telling(sentences)
    lead, colon, _ = core.partition(": ")
    if colon and core == sentences[0] and _LEADS.search(lead):
        # all sentences are what the colon leads to
        return document.decision
    return _with_next(core, every)


def _with_next(core: str, every: Sequence[str]) -> str:
    """A short sentence with the one after it, if that decides something too: "We drop oars. We will use sails"."""
    following = next(iter(every[every.index(core) + 1 :]), "")
    joined = f"{core} {following}"
    decides = (
        DECIDED.search(following)
        or OUR_WILL.search(following)
        or EXPLICIT.search(following)
        or _WE.match(following)
    )
    return joined if decides and words(core) <= _SHORT and words(joined) <= _JOINED else core


def _is_name(sentence: str) -> bool:
    """Whether a sentence only names what was chosen: "Redis." An option by number is no name."""
    return (
        words(sentence) <= _NAME
        and sentence.endswith(".")
        and not (refers_to_title(sentence) or promises(sentence) or _BY_NUMBER.match(sentence))
    )


def _first_telling(sentences: Sequence[str]) -> str:
    """The first sentence that is not about what others did, what was before or what a thing is; else the first."""
    return next((one for one in sentences if not (reports(one) or is_background(one))), sentences[0])


def _sentence(title: str, statement: str) -> str:
    """The claim in one sentence: the decision, preceded by the title if it does not name its subject."""
    if match := _CHOSEN.match(statement):
        choice = without_quotes(statement[match.end() :].strip())
        if choice.casefold().startswith(title.casefold()):
            return title[:1] + choice[1:]
        return _below_title(title, choice or statement) if statement[match.end() :] else title
    if not statement:
        return title
    if words(statement) == 1 and statement.strip(".").casefold() in title.casefold():
        return title
    first, *rest = split(statement)
    if refers_to_title(statement) or (rest and _is_name(first)):
        return _below_title(title, statement)
    mine = _content(title)
    told = mine & _content(statement)
    return statement if not mine or len(told) * 5 >= len(mine) * 3 else _below_title(title, statement)


def _below_title(title: str, statement: str) -> str:
    """A statement below its title; a question needs no colon."""
    return f"{title}{'' if title.endswith('?') else ':'} {statement}"


def _content(text: str) -> set[str]:
    return {word[:6] for word in re.findall(r"\w+", text.lower()) if word not in _SMALL}


def _succession(links: tuple[Link, ...]) -> tuple[Link, ...]:
    return tuple(link for link in links if link.relation in ("supersedes", "superseded-by"))


def _closed(text: str) -> str:
    """A text without a final colon, since the code or picture after it is not part of the claim.

    An ellipsis replaces the colon if the words lead up to it.
    """
    bare = text.rstrip().rstrip(":：").rstrip()
    if bare == text.rstrip() or not bare:
        return text
    return f"{bare}…" if _LEADS.search(bare) else bare


def _marked(claim: Claim) -> Claim:
    """The claim without leftover markup, long arrows shortened since "-->" would end a comment; marked if an order."""
    if (bare := without_markup(claim.text)) != claim.text:
        claim = replace(claim, text=bare)
    if "-->" in claim.text:
        claim = replace(claim, text=_ARROW.sub(lambda match: match[1] or "→", claim.text))
    if not reads_like_an_order(claim.text):
        return claim
    return replace(claim, marks=(*claim.marks, "instruction-like"))


def _distinct(found: Iterator[Claim]) -> Iterator[Claim]:
    seen: dict[str, int] = {}
    for claim in found:
        seen[claim.slot] = seen.get(claim.slot, 0) + 1
        number = seen[claim.slot]
        yield claim if number == 1 else replace(claim, slot=f"{claim.slot}-{number}")


def slug(text: str, limit: int = 12) -> str:
    """The first words of a text as a key: in ASCII if possible, lower case, joined by hyphens."""
    bare = text.lower()
    if not text.isascii():
        folded = unicodedata.normalize("NFKD", text).casefold()
        bare = "".join(char for char in folded if not unicodedata.combining(char))
    return "-".join(re.findall(r"\w+", bare)[:limit])
