"""What people and other tools write: the verb decides, the rest is read with good will."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memkit.ledger.grammar import read_fields
from memkit.ledger.sections import Part
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import ROUTES
from memkit.model.ids import is_readable_id
from memkit.model.problem import WARNING, Problem

_ITEM = re.compile(r" {0,1}[-*+] +(?:\[[ xX]\] +)?(.*)")
_COMMENT = re.compile(r"<!--\s*(.*?)\s*-->", re.S)
_VERB = re.compile(r"\**([A-Za-z][A-Za-z-]*)((?:/[A-Za-z-]+)*)\**\s*:\**\s*(.*)", re.S)
_AFTER = re.compile(
    r"[`\[*]*([a-z0-9][a-z0-9._-]*)[`\]*]*\s*(?:[-—–:]+|\()\s*\**([A-Za-z][a-z-]+)\**\)?\s*[.:]?\s*(.*)", re.S
)
_TOKEN = re.compile(r"[a-z0-9][a-z0-9._-]*[a-z0-9]")
_NONE = re.compile(r"\(?\s*(none|n/a|nothing)\b", re.I)
_SYNONYMS = {
    "new": "Created",
    "added": "Created",
    "create": "Created",
    "updated": "Referenced",
    "corrected": "Referenced",
    "touched": "Referenced",
    "linked": "Referenced",
    "related": "Referenced",
    "delivered": "Referenced",
    "re-verified": "Referenced",
    "reverified": "Referenced",
    "used": "Referenced",
    "reference": "Referenced",
    "references": "Referenced",
    "rolledback": "Rolled-back",
    "superseeded": "Superseded",
}
_VERBS = {name.lower(): name for name in ev.BY_VERB} | _SYNONYMS


@dataclass(frozen=True)
class Lenient:
    """What good will found in a file."""

    events: tuple[Event, ...]
    tokens: tuple[str, ...]
    title: str
    actor: str
    problems: tuple[Problem, ...]


def read_lenient(parts: list[Part], path: str, text: str) -> Lenient:
    """Events, id tokens, title and actor of a file without our frontmatter."""
    events: list[Event] = []
    problems: list[Problem] = []
    tokens: dict[str, None] = {}
    for part in parts:
        if _is_references(part.heading):
            body = "\n".join(part.lines)
            tokens.update(dict.fromkeys(_TOKEN.findall(body)))
            for line, item in _items(part):
                _read_item(line, item, path, events, problems)
    return Lenient(tuple(events), tuple(tokens), _title(text), _actor(text), tuple(problems))


def _is_references(heading: str) -> bool:
    words = heading.lstrip("# ").strip("* :").lower()
    return words.startswith("memory references")


def _items(part: Part) -> list[tuple[int, str]]:
    """Items with all that hangs on them: wrapped lines, sub-items, a footer moved to column 0."""
    found: list[tuple[int, list[str]]] = []
    for index, line in enumerate(part.lines):
        match = _ITEM.fullmatch(line)
        if match is not None:
            found.append((part.first + index, [match[1]]))
        elif found and line.strip():
            found[-1][1].append(line.strip())
    return [(line, "\n".join(lines)) for line, lines in found]


def _read_item(line: int, item: str, path: str, events: list[Event], problems: list[Problem]) -> None:
    fields: Fields = ()
    for match in _COMMENT.finditer(item):
        fields += read_fields(" ".join(match[1].split())) or ()
    bare = _COMMENT.sub("", item).strip()
    if _NONE.match(bare) or not bare:
        return
    verb, rest = _verb(bare)
    if not verb:
        ids = _ids(bare.split("—")[0])[:1]
        if ids:
            events.append(ev.Mentioned(tuple(ids), fields, line))
        else:
            problems.append(_not_understood(path, line, item))
        return
    if not rest.strip() or _NONE.match(rest):
        return
    built = _build(verb, rest.strip(), fields, line)
    events.extend(built)
    if not built:
        problems.append(_not_understood(path, line, item))


def _verb(bare: str) -> tuple[str, str]:
    match = _VERB.fullmatch(bare)
    if match is not None and match[1].lower() in _VERBS:
        return _VERBS[match[1].lower()], match[3]
    match = _AFTER.fullmatch(bare)
    if match is not None and match[2].lower() in _VERBS:
        return _VERBS[match[2].lower()], match[1] + (f" — {match[3]}" if match[3] else "")
    return "", bare


def _build(verb: str, rest: str, fields: Fields, line: int) -> list[Event]:
    rest = rest.replace("->", "→").replace("<->", "↔").replace("←→", "↔")
    kind = ev.BY_VERB[verb]
    if issubclass(kind, ev.OfIds):
        ids = _ids(_without_remarks(rest))
        return [kind(tuple(ids), fields, line)] if ids else []
    if issubclass(kind, ev.OfPair):
        return _pairs(kind, rest, fields, line)
    if issubclass(kind, ev.Bare):
        return [kind(rest, fields, line)]
    if issubclass(kind, ev.OfName):
        name, _, text = rest.partition(" — ")
        return [kind(name.strip("`* "), " ".join(text.split()), fields, line)]
    return _on_id(kind, rest, fields, line)


def _on_id(kind: type[ev.OfId], rest: str, fields: Fields, line: int) -> list[Event]:
    head, dash, text = (
        re.split(r"( [—–-]{1,2} )", rest, maxsplit=1) if re.search(r" [—–-]{1,2} ", rest) else (rest, "", "")
    )
    ids = _ids(_without_remarks(head))
    remark = re.search(r"\((.+)\)\s*$", head, re.S)
    words = " ".join((text or (remark[1] if remark else "")).split())
    if kind is ev.Created:
        given = dict(fields)
        missing = {"kind": "fact", "section": "", "src": "agent"}
        extra = {key: given.get(key, value) for key, value in missing.items()}
        extra["section"] = extra["section"] or ROUTES.get(extra["kind"], ROUTES["fact"])[1]
        kept = tuple(pair for pair in fields if pair[0] not in missing)
        fields = (("section", extra["section"]), ("kind", extra["kind"]), ("src", extra["src"]), *kept)
        return [ev.Created(id, words or id.replace("-", " "), fields, line) for id in ids]
    del dash
    return [kind(id, words, fields, line) for id in ids]  # type: ignore[misc]


def _pairs(kind: type[ev.OfPair], rest: str, fields: Fields, line: int) -> list[Event]:
    found: list[Event] = []
    arrow = "↔" if kind is ev.Contradicted else "→"
    for piece in re.split(r"[;\n]|, (?=[^,]*→)", re.sub(r"\s+by\s+", f" {arrow} ", rest)):
        left, has, right = piece.partition(arrow)
        lefts, rights = _ids(left), _ids(right)
        if has and lefts and rights:
            found.append(kind(lefts[-1], rights[0], fields, line))  # type: ignore[arg-type]
        elif kind is ev.Superseded and lefts and "invalidated" in piece:
            found.append(ev.Superseded(lefts[0], "", fields, line))
    return found


def _without_remarks(text: str) -> str:
    previous = None
    while previous != text:
        previous, text = text, re.sub(r"\([^()]*\)", " ", text)
    return text


def _ids(text: str) -> list[str]:
    """The ids a list of words names: the first of each piece, in backticks, wikilinks or bare."""
    found: list[str] = []
    for piece in re.split(r"[,;\n]|\band\b", text):
        bare = re.sub(r"\[\[([^\]|]+)(?:\|[^\]]*)?\]\]", r"\1", piece).strip(" *`_-+[]\t")
        word = bare.split()[0].strip("`*[]().:") if bare.split() else ""
        if is_readable_id(word) and word not in found:
            found.append(word)
    return found


def _not_understood(path: str, line: int, item: str) -> Problem:
    return Problem(
        "bad-event",
        path,
        line,
        "not understood as an event; the rest of the file counts",
        "begin the item with a verb: - Referenced: some-id",
        WARNING,
        item.split("\n")[0][:200],
    )


def _title(text: str) -> str:
    match = re.search(r"^# +(.+)$", text, re.M)
    return match[1].strip()[:200] if match else ""


def _actor(text: str) -> str:
    match = re.search(r"^\W*agent\W*:\W*([A-Za-z][^|\n(]*)", text[:3000], re.I | re.M)
    if match is None:
        return ""
    name = "-".join(re.findall(r"[a-z0-9]+", match[1].lower())[:4])
    return f"agent:{name}" if name else ""
