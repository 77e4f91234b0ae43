"""Reads sessions that people and other tools write: only the verb is required. Runs in time linear in the text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memkit.ledger import read_fields
from memkit.ledger.misplaced import misplaced_events, without_events
from memkit.ledger.sections import Part
from memkit.model import WARNING, Problem
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import ROUTES
from memkit.model.ids import STEM, is_readable_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_CUT = re.compile(r"[,;\n()]|\band\b")
_ARROW = re.compile(r"<[-=]+>|[-=]+>|←→|→|↔|\b(?:(?:superseded|replaced)[ -])?by\b")
_TEXT = re.compile(r"\s(?:—|–|--?)\s|:\s")
_WIKILINK = re.compile(r"\[\[([^\]|]{1,150})(?:\|[^\]]{0,150})?\]\]")
_WORD_END = re.compile(r"[\s,;]")
# an id has at most 120 characters; the rest of a piece is a remark
_LONG = 200


def id_pieces(text: str) -> Iterator[tuple[str, str]]:
    """The ids in a list, each with its remark: the first word of every piece outside parentheses."""
    seen: set[str] = set()
    for piece in _split_list(text):
        head, _, remark = piece.partition("(")
        id = first_id(head if head.strip() else piece.rpartition(")")[2])
        if id and id not in seen:
            seen.add(id)
            yield id, " ".join(remark.rpartition(")")[0].split())


def _split_list(text: str) -> Iterator[str]:
    """The pieces between commas, semicolons, line ends and `and`; parentheses are not split."""
    depth, start = 0, 0
    for match in _CUT.finditer(text):
        if match[0] == "(":
            depth += 1
        elif match[0] == ")":
            depth = max(0, depth - 1)
        elif not depth:
            yield text[start : match.start()]
            start = match.end()
    yield text[start:]


def first_id(piece: str) -> str:
    """The id that a piece starts with; empty if there is none. A session's stem is not an id."""
    bare = _WIKILINK.sub(r"\1", piece.strip()[:_LONG]).strip(" *`_-+[]\t")
    word = _WORD_END.split(bare, maxsplit=1)[0].strip("`*[]().:")
    return word if is_readable_id(word) and STEM.fullmatch(word) is None else ""


def ids_in(text: str) -> list[str]:
    """The ids of a list, without remarks."""
    return [id for id, _ in id_pieces(text)]


def pairs_in(text: str, arrow: str, alone: bool) -> Iterator[tuple[str, str]]:
    """(old, new) of each `old → new`, in any spelling of the arrow; with `alone`, `old (invalidated)` has an empty new."""
    plain = re.sub(rf"\s*{arrow}\s*", f" {arrow} ", _ARROW.sub(arrow, text))
    for piece in _split_list(plain):
        left, found, right = piece.partition(arrow)
        old, new = first_id(left), first_id(right.lstrip(" :("))
        if found and old and new:
            yield old, new
        elif alone and old and "invalidated" in piece.lower():
            yield old, ""


def split_text(rest: str) -> tuple[str, str]:
    """The part before a dash or a colon, and the text after it on one line."""
    match = _TEXT.search(rest)
    if match is None or rest.count("(", 0, match.start()) > rest.count(")", 0, match.start()):
        return rest, ""
    return rest[: match.start()], " ".join(rest[match.end() :].split())


_BULLET = re.compile(r" ?(?:[-*+]|\d{1,3}[.)]) +(?:\[[ xX]\] +)?")
_LABEL = re.compile(
    r"[*_]*([A-Za-z][A-Za-z-]*)((?:[ /][A-Za-z-]+){0,3})[*_]*\s*(?:\([^()]*\))?\s*[*_]*:[*_]*"
)
_AFTER = re.compile(
    r"[`\[*]*([a-z0-9][a-z0-9._-]*)[`\]*]*\s*(?:[-—–:]+|\()\s*\**([A-Za-z][a-z-]+)(?:/[A-Za-z-]+)*\**\)?\s*[.:—–-]*"
)
_SUBITEM = re.compile(r"(?:^|\n)[-*+] +")
# an atomic match by lookahead, because early releases of Python 3.11 misread a possessive group
_TOKEN = re.compile(r"(?<![A-Za-z0-9._-])(?=([a-z0-9]+(?:[._-]+[a-z0-9]+)+))\1(?![A-Za-z0-9])")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,119}")
# an item's verb is looked for only in its first characters
_HEAD = 300
_NONE = re.compile(r"\(?\s*(?:(?:none|n/a|nothing|0)(?![\w-])|[-—–]*\s*$)", re.I)
_TITLE = re.compile(r"# +(.+)")
_AGENT = re.compile(r"\W*agent\W*:\W*([A-Za-z][^|(]*)", re.I)
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
# "Reopened" is an ordinary word in hand-written sessions, so it is no verb there
_VERBS = {name.lower(): name for name in ev.BY_VERB if name != "Reopened"} | _SYNONYMS


@dataclass(frozen=True)
class Lenient:
    """What the lenient reader found in a file."""

    events: tuple[Event, ...]
    tokens: tuple[str, ...]
    title: str
    actor: str
    prose: str
    problems: tuple[Problem, ...]


def read_lenient(parts: Sequence[Part], path: str, lines: Sequence[str]) -> Lenient:
    """Events, id tokens, title and actor of a file without memkit's frontmatter."""
    events: list[Event] = []
    problems: list[Problem] = []
    tokens: dict[str, None] = {}
    prose: list[str] = []
    for part in parts:
        if _is_references(part.heading):
            tokens.update(dict.fromkeys(_TOKEN.findall(part.body)))
            tokens.update(dict.fromkeys(_other_names(part)))
            problems += [_not_understood(path, *item) for item in _read_section(part, events)]
        else:
            problems += misplaced_events(part, path)
            prose += [] if tokens else [without_events(part)]
    told = _title(lines), _actor(lines), "\n".join(prose)
    return Lenient(tuple(events), tuple(tokens), *told, tuple(problems))


def _read_section(part: Part, events: list[Event]) -> Iterator[tuple[int, str]]:
    """Reads a section's events; returns the items that are not events."""
    above = ""
    for line, item in _items(part):
        bare, fields = _without_footer(item)
        verb, rest = _verb(bare)
        if verb and not rest:
            # a verb on a line of its own applies to the items below it
            above = verb
        elif not _is_nothing(bare) and not (verb and _is_nothing(rest)):
            found = _read_item(verb or above, rest, fields, line)
            events += found
            if not found:
                yield line, item


def _other_names(part: Part) -> Iterator[str]:
    """Entries of a verb's list that are a single word but no id that memkit reads: an old page may use it as one."""
    for _, item in _items(part):
        verb, rest = _verb(_without_footer(item)[0])
        for piece in _split_list(rest) if verb else ():
            word = piece.partition("(")[0].strip(" *`[]\t")
            if _NAME.fullmatch(word) and not is_readable_id(word):
                yield word


def _is_nothing(words: str) -> bool:
    """`(none)`, or a remark in parentheses and nothing else."""
    return _NONE.match(words) is not None or (words[:1] == "(" and words.rstrip(" .")[-1:] == ")")


def _read_item(verb: str, rest: str, fields: Fields, line: int) -> list[Event]:
    """The events of an item; without a verb, a mention of the ids it starts with."""
    if not verb:
        ids = tuple(ids_in(rest)) if first_id(rest) else ()
        return [ev.Mentioned(ids, fields, line)] if ids else []
    subitems = _SUBITEM.split(rest)
    return [event for one in subitems if one.strip() for event in _build(verb, one.strip(), fields, line)]


def _is_references(heading: str) -> bool:
    return heading.lstrip("# ").strip("* :").lower().startswith("memory references")


def _items(part: Part) -> list[tuple[int, str]]:
    """Items and paragraphs with their wrapped lines, sub-items, and a footer at column 0."""
    found: list[tuple[int, list[str]]] = []
    fresh = True
    for number, line in enumerate(part.body.split("\n"), part.first):
        bullet = _BULLET.match(line)
        if bullet is not None:
            found.append((number, [line[bullet.end() :]]))
        elif line.strip():
            if found and (line[0] in " \t<" or not (fresh or _verb(line)[0])):
                found[-1][1].append(line.strip())
            else:
                found.append((number, [line.strip()]))
        fresh = not line.strip()
    return [(number, "\n".join(lines)) for number, lines in found]


def _without_footer(item: str) -> tuple[str, Fields]:
    """The item without its comments, and the fields in them."""
    kept: list[str] = []
    fields: Fields = ()
    at = 0
    while (start := item.find("<!--", at)) >= 0 and (end := item.find("-->", start)) >= 0:
        kept.append(item[at:start])
        fields += read_fields(" ".join(item[start + 4 : end].split())) or ()
        at = end + 3
    return ("".join(kept) + item[at:]).strip(), fields


def _verb(bare: str) -> tuple[str, str]:
    """The verb of an item and the rest; the verb may follow the id."""
    match = _LABEL.match(bare, 0, _HEAD)
    if match is not None:
        for word in (match[1], *re.split(r"[ /]", match[2])):
            if word.lower() in _VERBS:
                return _VERBS[word.lower()], bare[match.end() :].strip()
    match = _AFTER.match(bare, 0, _HEAD)
    if match is not None and match[2].lower() in _VERBS:
        text = bare[match.end() :].strip()
        return _VERBS[match[2].lower()], match[1] + (f" — {text}" if text else "")
    return "", bare


def _build(verb: str, rest: str, fields: Fields, line: int) -> list[Event]:
    kind = ev.BY_VERB[verb]
    if issubclass(kind, ev.OfIds):
        ids = tuple(ids_in(rest))
        return [kind(ids, fields, line)] if ids else []
    if issubclass(kind, ev.OfPair):
        arrow = "↔" if kind is ev.Contradicted else "→"
        pairs = pairs_in(rest, arrow, alone=kind is ev.Superseded)
        return [kind(left, right, fields, line) for left, right in pairs]
    if issubclass(kind, ev.Bare):
        return [kind(" ".join(rest.split()), fields, line)]
    if issubclass(kind, ev.OfName):
        name, text = split_text(rest)
        return [kind(name.strip("`* "), text, fields, line)] if name.strip("`* ") else []
    if kind is ev.Closed and rest.lower().startswith("task "):
        name, text = split_text(rest[5:])
        return [ev.TaskClosed(name.strip("`* "), text, fields, line)]
    return list(_on_ids(kind, rest, fields, line))


def _on_ids(kind: type[ev.OfId], rest: str, fields: Fields, line: int) -> Iterator[Event]:
    head, text = split_text(rest)
    for id, remark in id_pieces(head):
        words = text or remark
        if kind is ev.Created:
            words = words if len(words.split()) > 2 else id.replace("-", " ")
            yield ev.Created(id, words, _created_fields(fields), line)
        else:
            yield kind(id, words, fields, line)  # type: ignore[misc]


def _created_fields(fields: Fields) -> Fields:
    """The fields with defaults for missing ones: kind fact, its section, src agent."""
    given = dict(fields)
    kind = given.get("kind", "fact")
    section = given.get("section", ROUTES.get(kind, ROUTES["fact"])[1])
    kept = (pair for pair in fields if pair[0] not in ("kind", "section", "src"))
    return (("section", section), ("kind", kind), ("src", given.get("src", "agent")), *kept)


def _not_understood(path: str, line: int, item: str) -> Problem:
    message = "not understood as an event; the rest of the file counts"
    hint = "begin the item with a verb: - Referenced: some-id"
    return Problem("bad-event", path, line, message, hint, WARNING, item.partition("\n")[0][:200])


def _title(lines: Sequence[str]) -> str:
    matches = (_TITLE.match(line) for line in lines)
    return next((match[1].strip()[:200] for match in matches if match), "")


def _actor(lines: Sequence[str]) -> str:
    """`**Agent:** Some Name (model)` near the top, as `agent:some-name`."""
    for line in lines[:60]:
        match = _AGENT.match(line[:200])
        if match is not None:
            name = "-".join(re.findall(r"[a-z0-9]+", match[1].lower())[:4])
            return f"agent:{name}" if name else ""
    return ""
