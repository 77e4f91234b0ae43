"""Rules written for agents: CLAUDE.md, AGENTS.md and their kin. What only describes or greets is no rule."""

from __future__ import annotations

import re

from memkit.documents.cues import is_imperative
from memkit.documents.tools.claim import Reading, claimed, left_entry, left_prose, sentence
from memkit.documents.tools.entries import read_notes

_FILES = re.compile(
    r"(?:.*/)?(?:(?:CLAUDE|AGENTS?|GEMINI|CONVENTIONS|copilot-instructions)(?:\.local|\.override)?\.md|"
    r"\.(?:cursorrules|windsurfrules|clinerules|roorules)|"
    r"\.(?:claude/rules|cursor/rules|windsurf/rules|clinerules|roo/rules|kiro/steering|github/instructions)/.*\.mdc?)"
)
_RULE = re.compile(
    r"\b(?:must|never|always|only|avoid|prefer|shall|required?|forbidden|mandatory|do not|don't|instead of)\b",
    re.I,
)
_ORDER = re.compile(
    r"[*`_]*(?:use|run|keep|write|put|add|name|follow|ask|check|test|update|commit|make|ensure|document|return|"
    r"format|import|handle|validate|wrap|set|call|start|stop|split|store|read|leave|treat|favou?r|verify|limit|include|"
    r"close|log|mock|escape|review|pin|respect|place|group|declare|throw|raise|catch|delete)\b",
    re.I,
)
# words that name a thing as often as they order it: "**Test suite**: …", "Build time"
_NAMES = re.compile(
    r"[*`_]*(?:build\b(?! (?:an?|the|with|on)\b)|(?:tests?|support|store|log|format|commit|document)\b[^:*]{0,20}\*{0,2}:)",
    re.I,
)
_HEADINGS = re.compile(
    r"\b(?:rules?|conventions?|style|guidelines?|standards?|principles|do(?:n't|s)?|practices|testing|workflow|commits?|"
    r"security|naming|instructions?|requirements?|constraints?|polic(?:y|ies)|boundaries|pull requests?|error handling)\b",
    re.I,
)
# files that hold nothing but rules: a heading need not say so
_RULES_ALONE = re.compile(r"(?:.*/)?\.(?:cursorrules|windsurfrules|clinerules|roorules|[\w-]+/rules/)")
_GENERAL = re.compile(r"[*`_]*(?:all|every|each|no|any|new)\s", re.I)
_OURS = re.compile(r"<!-- memkit setup[^>]*-->.*?<!-- /memkit setup -->", re.S)
_PREFERENCE = re.compile(r"\bpreferences?\b", re.I)


def is_rule_file(path: str) -> bool:
    """True for a file in which people tell agents how to work."""
    return _FILES.fullmatch(path) is not None


def rule_claims(path: str, text: str) -> Reading:
    """The rules of such a file as conventions, those under a heading of preferences as preferences."""
    found: Reading = []
    # what memkit wrote itself is left out, line by line, so that the others keep their numbers
    text = _OURS.sub(lambda block: "\n" * block[0].count("\n"), text)
    alone = _RULES_ALONE.match(path) is not None
    notes = read_notes(text)
    for entry in notes.items:
        said = sentence(entry.text)
        if entry.box != "x" and 3 <= len(said.split()) <= 60 and _is_rule(said, entry.heading, alone):
            kind = "preference" if _PREFERENCE.search(entry.heading) else "convention"
            found.append(claimed(entry.text, kind, path, entry.line))
        else:
            found.append(left_entry(path, entry, "done" if entry.box == "x" else "no rule"))
    return [*found, *left_prose(path, notes)]


def _is_rule(said: str, heading: str, alone: bool) -> bool:
    """It says must or never, or it is an order where rules are announced: by a heading, or in a file of rules `alone`."""
    if said.endswith((":", "?")):
        return False
    announced = alone or _HEADINGS.search(heading)
    ordered = _ORDER.match(said) or is_imperative(said) or (alone and _GENERAL.match(said))
    return bool(_RULE.search(said) or (announced and ordered and not _NAMES.match(said)))
