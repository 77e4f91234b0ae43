"""Notes and rules written for agents: memory folders, basic-memory, CLAUDE.md and its kin.

What only describes or greets is no rule.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import replace

from memkit.documents.cues import is_imperative
from memkit.documents.frontmatter import Header, split
from memkit.documents.tools.claim import (
    PARAGRAPH,
    Claim,
    Entry,
    Left,
    Reading,
    claimed,
    lacks_subject,
    left_entry,
    left_prose,
    prefers,
    read_notes,
    said_of,
    sentence,
    short,
    spoken,
)

INDEX = "MEMORY.md"
_TYPES = {"user": "preference", "feedback": "convention", "project": "fact", "reference": "fact"}
_OBSERVATION = re.compile(r"\[([A-Za-z][^\]\[]*)\][ \t]+(.+)", re.S)
_TAGS = re.compile(r"(?:\s+#[\w/-]+)+(?=\s*(?:\([^()]*\))?\s*\Z)")
_LINK = re.compile(r"[*_]*\[([^\]]*)\]\(([^)\s]+\.md)\)")
_RELATION = re.compile(r"([A-Za-z][\w -]*?)?[ \t]*\[\[([^\]\[|]+)(?:\|[^\]]*)?\]\](?:[ \t]*(\(.*\)))?", re.S)
_WIKI = re.compile(r"\[\[([^\]\[|]+)(?:\|([^\]]*))?\]\]")
_CATEGORIES = {
    "decision": "decision",
    "preference": "preference",
    "tech": "stack",
    "stack": "stack",
    "tool": "stack",
    "convention": "convention",
    "rule": "convention",
    "pattern": "convention",
    "constraint": "convention",
    "requirement": "convention",
    "principle": "convention",
    "policy": "convention",
    "question": "thread",
    "todo": "thread",
    "task": "thread",
    "idea": "thread",
}


def is_topic(text: str) -> bool:
    """True for one topic of an agent's memory folder: a name, a description and a type it knows."""
    header = split(text)[0].values()
    return {"name", "description"} <= header.keys() and header.get("type", "").lower() in _TYPES


def topic_claims(path: str, text: str) -> Reading:
    """A topic is one claim, its description; its body goes along as the record."""
    header = split(text)[0]
    stated = header.values()
    body = "\n".join(text.split("\n")[header.lines :]).strip()
    said, kind = stated["description"] or stated["name"], _TYPES[stated["type"].lower()]
    return [claimed(said, kind, path, _line(header, "description"), "" if body == said else body)]


def _line(header: Header, key: str) -> int:
    return next((entry.line for entry in header.entries if entry.key.lower() == key), 1)


def memory_claims(path: str, text: str, others: Container[str]) -> Reading:
    """MEMORY.md and plain pages beside it: their items, but for those that only point to a page at hand."""
    folder, notes = path.rpartition("/")[0], read_notes(text)
    found: Reading = []
    for entry in notes.items:
        link = _LINK.match(entry.text)
        if link is None:
            found.append(_item(path, entry, "fact", entry.heading))
        elif f"{folder}/{link[2]}".lstrip("/") in others:
            found.append(left_entry(path, entry, f"points to {link[2]}, which is read"))
        else:
            # the page is gone: what the line says of it is all that is left
            plain = replace(entry, text=f"{link[1]}{entry.text[link.end() :]}")
            found.append(_item(path, plain, "fact", entry.heading))
    return [*found, *left_prose(path, notes)]


def _item(path: str, entry: Entry, kind: str, name: str) -> Claim | Left:
    """A plain list item: a claim, unless it is done, too short even with a name before it, or only opens a list."""
    # two words are enough for a thing to do
    said = entry.text if entry.box else entry.said_under(name)
    if entry.box == "x" or said.rstrip().endswith(":"):
        return left_entry(path, entry, "done" if entry.box else "it only opens a list")
    if len(said.split()) < (2 if entry.box else 3):
        return left_entry(path, entry, "too short for a claim")
    return claimed(_WIKI.sub(_words_of, said), "thread" if entry.box else kind, path, entry.line)


def _words_of(link: re.Match[str]) -> str:
    return link[2] or link[1]


def is_note(text: str) -> bool:
    """True for a note of basic-memory: a header with a permalink or the type of a note, or a title and observations."""
    header = split(text)[0].values()
    if "permalink" in header or header.get("type", "").strip().lower() == "note":
        return True
    return "title" in header and any(_observation(entry.text) for entry in read_notes(text).items)


def note_claims(path: str, text: str) -> Reading:
    """Observations by their category, relations as sentences, plain items; tags are left behind, prose is listed."""
    notes = read_notes(text)
    stated = notes.header.values()
    title = stated.get("title", "").strip() or path.rpartition("/")[2].removesuffix(".md")
    tags = [entry.value for entry in notes.header.entries if entry.key.lower() == "tags"]
    found: Reading = [Left(", ".join(tags), path, _line(notes.header, "tags"), "tags")] if tags else []
    for entry in notes.items:
        found += _noted(path, entry, title)
    return [*found, *left_prose(path, notes)]


def _noted(path: str, entry: Entry, title: str) -> Reading:
    relation = _RELATION.fullmatch(entry.text)
    if relation is not None and not entry.box:
        words = spoken(relation[1] or "relates to")
        context = f" {' '.join(relation[3].split())}" if relation[3] else ""
        return [claimed(f"{title} {words} {relation[2].strip()}{context}.", "fact", path, entry.line)]
    read = _observation(entry.text)
    if read is None or entry.box:
        return [_item(path, entry, "fact", title)]
    tags = _TAGS.search(read[1])
    said, kind = _TAGS.sub("", read[1]), _CATEGORIES.get(read[0].strip().lower(), "fact")
    # so an imported knowledge graph marks what it observed of the page's entity
    is_about_title = read[0] == "Note" or lacks_subject(said)
    found = claimed(said_of(title, said) if is_about_title else said, kind, path, entry.line)
    return [found, *([Left(short(tags[0]), path, entry.line, "tags")] if tags is not None else [])]


def _observation(text: str) -> tuple[str, str] | None:
    read = _OBSERVATION.fullmatch(text)
    return (read[1], read[2]) if read is not None and not text.startswith("[[") else None


_FILES = re.compile(
    r"(?:.*/)?(?:(?:CLAUDE|AGENTS?|GEMINI|CONVENTIONS|copilot-instructions)(?:\.local|\.override)?\.md|"
    r"\.(?:cursorrules|windsurfrules|clinerules|roorules)|"
    r"\.(?:claude/rules|cursor/rules|windsurf/rules|clinerules|roo/rules|kiro/steering|github/instructions)/.*\.mdc?)"
)
_RULE = re.compile(
    r"\b(?:must|never|always|only|avoid|prefer|shall|required?|forbidden|mandatory|do not|don't|instead of|rather than|"
    r"immer|niemals?|stets|nur|müssen|muss|darf|dürfen|bevorzug\w+|toujours|jamais|doi(?:t|vent)|siempre|nunca|debe[ns]?)\b",
    re.I,
)
_ORDER = re.compile(
    r"[*`_]*(?:use|run|keep|write|put|add|name|follow|ask|check|test|update|commit|make|ensure|document|return|"
    r"format|import|handle|validate|wrap|set|call|start|stop|split|store|read|leave|treat|favou?r|verify|limit|include|"
    r"close|log|mock|escape|review|pin|respect|place|group|declare|throw|raise|catch|delete|"
    r"answer|respond|reply|speak|explain|summari[sz]e|translate|be|show|tell|give|mention|remember|"
    r"antworte|verwende|nutze|benutze|schreibe?|halte|prüfe|erkläre|teste|réponds|utilise[rz]?|écri[ts]|"
    r"responde|usa|utiliza|escribe)\b",
    re.I,
)
# words that name a thing as often as they order it: "**Test suite**: …", "Build time"
_NAMES = re.compile(
    r"[*`_]*(?:build\b(?! (?:an?|the|with|on)\b)|(?:tests?|support|store|log|format|commit|document)\b[^:*]{0,20}\*{0,2}:)",
    re.I,
)
_RULE_HEADINGS = re.compile(
    r"\b(?:rules?|conventions?|style|guidelines?|standards?|principles|do(?:n't|s)?|practices|testing|workflow|commits?|"
    r"security|naming|instructions?|requirements?|constraints?|polic(?:y|ies)|boundaries|pull requests?|error handling|"
    r"regeln|richtlinien|konventionen|vorgaben|règles|consignes|reglas|normas|convenciones)\b",
    re.I,
)
# files that hold nothing but rules: a heading need not say so
_RULES_ALONE = re.compile(r"(?:.*/)?\.(?:cursorrules|windsurfrules|clinerules|roorules|[\w-]+/rules/)")
_GENERAL = re.compile(
    r"[*`_]*(?:(?:all|every|each|no|any|new|keine?n?|alle|jede[rs]?)\s|\S+ over \S+$)", re.I
)
_OURS = re.compile(r"<!-- memkit setup[^>]*-->.*?<!-- /memkit setup -->", re.S)
_PREFERENCE = re.compile(
    r"\b(?:preferences?|preferred|vorlieben|präferenzen|préférences?|preferencias?)\b", re.I
)


def is_rule_file(path: str) -> bool:
    """True for a file in which people tell agents how to work."""
    return _FILES.fullmatch(path) is not None


def rule_claims(path: str, text: str) -> Reading:
    """The rules of such a file as conventions, what somebody likes and items below "Preferences" as preferences."""
    found: Reading = []
    # what memkit wrote itself is left out, line by line, so that the others keep their numbers
    text = _OURS.sub(lambda block: "\n" * block[0].count("\n"), text)
    alone = _RULES_ALONE.match(path) is not None
    notes = read_notes(text)
    for entry in notes.items:
        kind = _rule_kind(entry, alone) if entry.box != "x" else ""
        if kind:
            found.append(claimed(entry.text, kind, path, entry.line))
        else:
            found.append(left_entry(path, entry, "done" if entry.box == "x" else "no rule"))
    for entry in notes.others:
        rules = _rules_of_paragraph(entry, alone)
        found += [claimed(said, kind, path, line) for line, said, kind in rules]
        found += [] if rules else left_prose(path, replace(notes, entries=(entry,)))
    return found


def _rule_kind(entry: Entry, alone: bool) -> str:
    """Convention or preference, for a text that is one; else empty."""
    said = sentence(entry.text)
    if not 2 <= len(said.split()) <= 60 or said.endswith((":", "?")):
        return ""
    if prefers(said) or _PREFERENCE.search(entry.heading):
        return "preference"
    return "convention" if _is_rule(said, entry.heading, alone) else ""


def _rules_of_paragraph(entry: Entry, alone: bool) -> list[tuple[int, str, str]]:
    """(line, words, kind) of each line of a paragraph with nothing but rules, where rules are announced; else none."""
    if entry.kind != PARAGRAPH or (entry.heading and not alone):
        return []
    lines = [line.strip() for line in entry.text.split("\n")]
    every = [replace(entry, text=line) for line in lines]
    kinds = [_rule_kind(each, alone) for each in every]
    is_whole = all(line.endswith((".", "!")) for line in lines[:-1])
    if not (all(kinds) and is_whole):
        return []
    return [(entry.line + at, line, kinds[at]) for at, line in enumerate(lines)]


def _is_rule(said: str, heading: str, alone: bool) -> bool:
    """It says must or never, or it is an order where rules are announced: by a heading, by no other heading, or in a file of
    rules `alone`."""
    announced = alone or not heading or _RULE_HEADINGS.search(heading)
    ordered = _ORDER.match(said) or is_imperative(said) or (alone and _GENERAL.match(said))
    return bool(_RULE.search(said) or (announced and ordered and not _NAMES.match(said)))
