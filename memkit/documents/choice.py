"""Chooses the statement of a document: scores every candidate by a small table of weights and takes the best.

The weights are fitted offline on labelled documents (`tests/documents/fit_choice.py`); here they are only added up.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from memkit.documents import headlines
from memkit.documents.choice_weights import WEIGHTS
from memkit.documents.cues import BACKGROUND, OPEN_END, PREAMBLE, is_imperative, proposes
from memkit.documents.labels import label_runs
from memkit.documents.markup import heading_key
from memkit.documents.model import Statement
from memkit.documents.page import Page, title
from memkit.documents.sentences import words
from memkit.documents.statements import Run, Unit, class_of_name, runs, statement
from memkit.documents.tags import tags_of
from memkit.documents.wording import is_bold

_GROUPS = {
    **dict.fromkeys(("decision", "chosen", "outcome"), "D"),
    **dict.fromkeys(("proposal", "solution", "what"), "P"),
    **dict.fromkeys(("brief", "intro", "opening"), "S"),
}
# tags of which the first sentence that has one counts most
_ONCE = frozenset({"decide", "choose", "offer", "will", "we>will", "we>decide", "we>offer"})
# tags of the sentence before
_BEFORE = frozenset({"but", "hard", "now", "want", "choose", "decide", "offer", "option"})
# limits of the classes of length, in words, of a first sentence and of a whole statement
_SIZES, _WHOLES = (3, 7, 14, 30, 50), (5, 11, 24)
# by how many hundredths another statement must score higher
_MARGIN = 200
# how many characters must agree
_ALIKE = 30
_LABELS = {
    "decision": "decision", "decision-outcome": "decision", "outcome": "outcome", "chosen-option": "chosen",
    "resolution": "outcome", "proposal": "proposal", "proposed-solution": "proposal", "recommendation": "proposal",
    "summary": "brief", "abstract": "brief", "tl-dr": "brief", "tldr": "brief", "description": "intro", "objective": "goals",
}  # fmt: skip


class Candidate(NamedTuple):
    """A statement that a document could be quoted by, and the features that speak for or against it."""

    statement: Statement
    features: tuple[str, ...]


def choose(page: Page, kind: str, found: Statement) -> Statement:
    """The statement found by its place, unless another one scores clearly higher; of equals, the first in the document."""
    if not found.text or _is_heading(page, found):
        return found
    weights = _weights()
    scored = [(sum([weights.get(name, 0) for name in names]), told) for told, names in candidates(page, kind)]
    best, told = max(scored, key=lambda pair: pair[0])
    own = [score for score, other in scored if _is_same(other, found)]
    return told if own and best - max(own) > _MARGIN else found


def _is_heading(page: Page, found: Statement) -> bool:
    """Whether a statement is taken from a heading, which states it outright."""
    return any(found.lines[0] == section.start for section in page.outline.sections[1:])


def _is_same(told: Statement, found: Statement) -> bool:
    """Whether one of two statements contains the beginning of the other."""
    heads = [one.text[:_ALIKE].rstrip(" .:;") for one in (told, found)]
    return heads[0] in found.text or heads[1] in told.text


@cache
def _weights() -> dict[str, int]:
    """Feature → weight in hundredths."""
    rows = (line.split() for line in WEIGHTS.strip().splitlines())
    return {name: int(weight) for weight, *names in rows for name in names}


def candidates(page: Page, kind: str) -> Iterator[Candidate]:
    """Every statement of a page with its features; `kind` is "adr" or "rfc"."""
    present = set()
    stems = _stems(title(page))
    for run in runs(page):
        present.add(run.place.kind)
        yield from _from_headings(page, run)
        yield from _from_units(page, run, kind, stems)
    yield from _from_labels(page)
    yield _from_title(page, kind, present)


def _from_headings(page: Page, run: Run) -> Iterator[Candidate]:
    """Statements in headings: the words after a colon, or the headings below an empty section."""
    section, kind = run.place.section, run.place.kind
    if kind == "opening":
        return
    if (told := headlines.after_colon(section)) and words(told[1]) > 1:
        name = class_of_name(heading_key(told[0]))
        yield Candidate(Statement(told[1], (section.start, section.start)), ("heading", f"heading:{name}"))
    if not run.place.is_inner and not section.blocks:
        below = headlines.below(page.outline.subtree(section), headlines.BUDGET)
        if below.text:
            yield Candidate(below, ("headings", f"headings:{kind}"))


def _from_units(page: Page, run: Run, kind: str, stems: frozenset[str]) -> Iterator[Candidate]:
    seen: set[str] = set()
    before: tuple[str, ...] = ()
    where = _of_place(run, kind)
    for at, unit in enumerate(run.units):
        told = statement(page, run, at)
        tags = (*tags_of(unit.text), *_moods(unit.text))
        again = [f"again.{tag}" for tag in tags if tag in _ONCE and tag in seen]
        seen.update(tags)
        group = _GROUPS.get(run.place.kind, "X")
        features = (
            *where,
            *_of_position(unit, at, group),
            *tags,
            *(f"{group}.{tag}" for tag in tags),
            *again,
            *(f"before.{tag}" for tag in before),
            *_of_form(unit, told, stems),
        )
        before = tuple(tag for tag in tags if tag in _BEFORE or tag in (":", "?"))
        yield Candidate(told, features)


def _of_place(run: Run, kind: str) -> tuple[str, ...]:
    place = run.place
    name = f"{place.kind}+" if place.is_inner else place.kind
    own = (f"in.{place.own}",) if place.own != place.kind else ()
    return (name, f"{kind}:{name}", f"rank{min(place.rank, 3)}{'+' if place.is_inner else ''}", *own)


def _of_position(unit: Unit, at: int, group: str) -> tuple[str, ...]:
    place = at if at < 2 else 2 if at < 4 else 4 if at < 8 else 8
    paragraph, sentence = min(unit.paragraph, 3), min(unit.sentence, 3)
    return (f"at{place}", f"{group}.at{place}", f"{group}.par{paragraph}", f"par{paragraph}", f"sen{sentence}",
            f"={unit.form}", f"{group}={unit.form}")  # fmt: skip


def _moods(sentence: str) -> tuple[str, ...]:
    """What the tags of single words do not show."""
    found = [":"] if sentence.endswith((":", "：")) else ["?"] if sentence.endswith("?") else []
    found += ["imperative"] if is_imperative(sentence) else []
    found += ["proposes"] if proposes(sentence) else []
    found += ["background"] if BACKGROUND.search(sentence) else []
    found += ["preamble"] if PREAMBLE.match(sentence) else []
    return (*found, *(["code"] if "`" in sentence else []))


def _of_form(unit: Unit, told: Statement, stems: frozenset[str]) -> tuple[str, ...]:
    size, whole = words(unit.text), words(told.text)
    share = len(stems & _stems(unit.text)) / len(stems) if stems else 0
    found = [
        f"size{bisect_left(_SIZES, size)}",
        f"whole{bisect_left(_WHOLES, whole)}",
        f"title{0 if not share else 1 if share < 0.4 else 2 if share < 0.75 else 3}",
    ]
    if unit.inline is not None and is_bold(unit.text, unit.inline):
        found.append("bold")
    if OPEN_END.search(unit.text):
        found.append("led" if told.text != unit.text else "open")
    return tuple(found)


def _from_labels(page: Page) -> Iterator[Candidate]:
    """Statements after a label, as in "**Decision:** we use oak"."""
    for run, key in label_runs(page, frozenset(_LABELS)):
        told = statement(page, run, 0)
        tags = (*tags_of(run.units[0].text), *_moods(run.units[0].text))
        yield Candidate(told, ("label", f"label:{_LABELS[key]}", *tags))


def _from_title(page: Page, kind: str, present: set[str]) -> Candidate:
    line = page.named.start if page.named else 1
    name = title(page)
    features = ["title", f"title:{kind}"]
    features += ["title:imperative"] if is_imperative(name) else []
    features += ["title:decided"] if present & {"decision", "chosen", "outcome"} else []
    features += ["title:proposed"] if present & {"proposal", "brief", "solution"} else []
    return Candidate(Statement(name, (line, line)), tuple(features))


_SMALL = frozenset(
    "a an and are as be by for from in into is it of on or our the this to use using we will with".split()
)


def _stems(text: str) -> frozenset[str]:
    return frozenset(word[:6].rstrip("s") for word in re.findall(r"\w+", text.lower()) if word not in _SMALL)
