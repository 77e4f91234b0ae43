"""Finds the fact that states a harvested claim already."""

from __future__ import annotations

import re

from memkit.documents import Claim
from memkit.model.fact import Fact
from memkit.model.ids import normalised_claim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# "… (ADR-0007)" and "… (see RFC 12)" at the end name the record that a fact came from
_CITED = re.compile(
    r"[(\[][^()\[\]]{0,40}?\b([a-z]{2,6})[-_ #]{0,2}0*(\d{1,6})\b[^()\[\]]{0,40}[)\]]\W*$", re.I
)
# "[ADR-0007] …", "… (ADR-0007) — …", "… see ADR 7", "docs/adr/0007-x.md"
_MENTIONED = re.compile(r"\b([a-z]{2,8}?)(?:[-_ #]{0,2}|s?/)0*(\d{1,6})(?![\w.]*\d)\b", re.I)
# a fact that replaces a record or objects to it does not state it
_AGAINST = re.compile(
    r"(?:supersed\w*|replac\w*|obsolet\w*|revok\w*|against|contrary to|instead of|unlike|despite|forbid\w*|not)\W+"
    r"(?:(?:the|our|decision|in|of)\W+)*$",
    re.I,
)
_NAMED = re.compile(r"^([a-z]{2,6})[-_ ]?0*(\d{1,6})\b", re.I)


class KnownFacts:
    """Facts by their words and by the records that they name as their source."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._same: dict[tuple[str, str], Fact] = {}
        self._said: dict[str, Fact] = {}
        self._cited: dict[tuple[str, str], list[Fact]] = {}
        for fact in facts:
            if fact.withheld:
                continue
            self._same[fact.kind, normalised_claim(fact.text)] = fact
            if fact.is_live:
                self._said[normalised_claim(_CITED.sub("", fact.text))] = fact
                for source in _sources(fact):
                    self._cited.setdefault(source, []).append(fact)

    def twin(self, claim: Claim, text: str) -> Fact | None:
        """The fact that states this claim already: by the same words, with or without title, or by the record's number."""
        if not self._same:
            return None
        bare = text.removeprefix(claim.subject).lstrip(": ") if claim.subject else text
        said = normalised_claim(text)
        return (
            self._same.get((claim.kind, said))
            or self._said.get(said)
            or self._said.get(normalised_claim(bare))
            or self._by_number(claim, text)
        )

    def _by_number(self, claim: Claim, text: str) -> Fact | None:
        match = _NAMED.match(claim.name) if claim.slot == "decision" or claim.number else None
        facts = self._cited.get((match[1].lower(), match[2]), []) if match else []
        # the same number in another folder is another record
        return next((fact for fact in facts if _words(fact.text) & _words(text)), None)


def _sources(fact: Fact) -> set[tuple[str, str]]:
    """The records that a fact names as its source; of a fact that another document states, only at its end."""
    end = _CITED.search(fact.text)
    found = {(end[1].lower(), end[2])} if end else set()
    if fact.get("slot"):
        return found
    named = list(_MENTIONED.finditer(fact.text))
    if any(_AGAINST.search(fact.text[: match.start()]) for match in named):
        return found
    return found | {(match[1].lower(), match[2]) for match in named}


def _words(text: str) -> set[str]:
    return {word[:6] for word in re.findall(r"[^\W\d_]{4,}", text.lower())}
