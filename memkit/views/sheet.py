"""The sheet that every projection renders from: the visible facts, sorted by page once per run, and their text escaped.

Escaped user text cannot open a comment, heading, fence or list.
"""

from __future__ import annotations

from memkit.boot.memo import lazy, re
from memkit.boot.struct import field, struct
from memkit.model.fact import ROLLED_BACK, Conflict, Fact, Term
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules.decay import place, target, tier
from memkit.rules.view import by_age, has_pending_side, is_open_conflict, open_conflicts, visible

# the bold labels before a doubtful text; user text that starts with one is escaped
LABELS = ("Unreviewed", "Stale", "In conflict", "Being replaced", "Closed")
_SPAN = lazy(r"`[^`\n]*`")
_CONTROL = lazy(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
# text that would start a markdown block: anywhere in an item, and at its beginning
_STARTS = r"#{1,6}(?:\s|$)|>|```|~~~|<[A-Za-z/!?]|=+\s*$|-+\s*$|(?:[-*_]\s*){3,}$"
_BLOCK = lazy(_STARTS)
_OPENING = lazy(
    rf"{_STARTS}|[-+*](?:\s|$)|\[[ xX]\](?:\s|$)|\d{{1,9}}[.)](?:\s|$)|\*\*(?:{'|'.join(LABELS)})\*\*"
)
_NUMBER = lazy(r"\d{1,9}")
_UNSAFE = lazy(r"[\x00-\x20%()<>\[\]\\\"`|*?#]")


def code(word: str) -> str:
    """A word as a code span."""
    return "`" + _CONTROL.sub(" ", word).replace("`", "'").replace("\n", " ") + "`"


def inline(text: str, most: int = 0) -> str:
    """A text on one line, cut to `most` characters; comments in it are disarmed."""
    line = " ".join((text if text.isprintable() else _CONTROL.sub(" ", text)).split())
    if most and len(line) > most:
        line = line[: most - 1].rstrip() + "…"
    return _disarm(line)


def first_line(text: str, most: int) -> str:
    """The first line of a text, cut to `most` characters."""
    return inline(text.strip().partition("\n")[0], most)


def item_lines(text: str) -> list[str]:
    """A text as the lines of a list item: no blank ones, none that starts a block, no open comment."""
    if not text.isprintable():
        text = _CONTROL.sub(" ", text)
    lines = [line.rstrip() for line in _disarm(text).split("\n")]
    lines = [line for line in lines if line] or [""]
    return [_escape(lines[0].lstrip(), _OPENING), *(_escape(line, _BLOCK) for line in lines[1:])]


def text_of_lines(lines: list[str]) -> str:
    """The text from which `item_lines` made these lines, as far as line breaks were kept."""
    if not lines:
        return ""
    return "\n".join([_unescape(lines[0], _OPENING), *(_unescape(line, _BLOCK) for line in lines[1:])])


def block(text: str) -> str:
    """A record's body or a block of prose: unchanged except for line ends and outer blank lines."""
    return text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")


def body_lines(text: str) -> list[str]:
    """A body as the lines of a list item; escapes lines that look like an item's footer."""
    lines = [line.rstrip() for line in block(text).split("\n")]
    return [re.sub(r"^(\s*)<!--", r"\1&lt;!--", line) for line in lines]


def cell(text: str) -> str:
    """A text as one cell of a table."""
    return inline(text).replace("\\|", "|").replace("|", "\\|")


def relative(path: str, file: str) -> str:
    """A repository path as a link target, relative to another file."""
    here, there = file.split("/")[:-1], path.split("/")
    same = 0
    while same < len(here) and same < len(there) - 1 and here[same] == there[same]:
        same += 1
    return _quote_path("/".join([".."] * (len(here) - same) + there[same:]))


def _quote_path(path: str) -> str:
    return _UNSAFE.sub(lambda found: f"%{ord(found[0]):02X}", path)


def _disarm(text: str) -> str:
    """Replaces comment signs outside code spans with entities; inside code spans they are harmless."""
    if "<!--" not in text and "-->" not in text:
        return text
    parts, last = [], 0
    for span in _SPAN.finditer(text):
        parts += [_entities(text[last : span.start()]), span[0]]
        last = span.end()
    return "".join([*parts, _entities(text[last:])])


def _entities(text: str) -> str:
    return text.replace("<!--", "&lt;!--").replace("-->", "--&gt;")


def _escape(line: str, starts: re.Pattern[str]) -> str:
    bare = line.lstrip()
    if starts.match(bare) is None:
        return line
    indent = line[: len(line) - len(bare)]
    number = _NUMBER.match(bare)
    at = number.end() if number else 0
    return f"{indent}{bare[:at]}\\{bare[at:]}"


def _unescape(line: str, starts: re.Pattern[str]) -> str:
    bare = line.lstrip()
    number = _NUMBER.match(bare)
    at = number.end() if number else 0
    if bare[at : at + 1] != "\\" or starts.match(bare[:at] + bare[at + 1 :]) is None:
        return line
    return line[: len(line) - len(bare)] + bare[:at] + bare[at + 1 :]


@struct(slots=True)
class Sheet:
    """Visible facts by page, each list sorted by created, then id. Hidden facts are not counted."""

    state: State
    policy: Policy
    live: list[Fact] = field(default_factory=list)
    records: list[Fact] = field(default_factory=list)
    rules: list[Fact] = field(default_factory=list)
    queue: list[Fact] = field(default_factory=list)
    archive: list[Fact] = field(default_factory=list)
    retracted: list[Fact] = field(default_factory=list)
    prose: list[Fact] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    # how many facts there are, as `rules.view.count_facts` counts
    facts: int = 0

    @property
    def title(self) -> str:
        """The project's name: from the ledger, else from the policy."""
        named = self.state.scalars.get("project", ("", ""))[0] or self.policy.layout.project
        return inline(named) or "memory"

    def tier(self, fact: Fact) -> str:
        """The fact's tier, in one word."""
        return tier(fact, self.state, self.policy)[0]

    def shown(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """The ids without hidden facts."""
        return tuple(id for id in ids if id not in self.hidden) if self.hidden else ids

    def conflicts_of(self, fact: Fact) -> list[Conflict]:
        """The conflicts to show with a fact, without those that have a hidden side."""
        found = (self.state.conflicts[id] for id in open_conflicts(fact, self.state))
        return [item for item in found if self.hidden.isdisjoint(item.ids)]

    def decisions(self) -> list[Conflict]:
        """The visible open conflicts that a person must settle, oldest first."""
        found = [
            item
            for item in self.state.conflicts.values()
            if is_open_conflict(item, self.state)
            and not has_pending_side(item, self.state)
            and self.hidden.isdisjoint(item.ids)
        ]
        return sorted(found, key=lambda item: (item.origin, item.id))

    def path(self, name: str) -> str:
        """The path of a projection below the memory folder."""
        memory = self.policy.layout.memory.strip("/")
        return f"{memory}/{name}" if memory not in ("", ".") else name


def lay_out(state: State, policy: Policy) -> Sheet:
    """Sorts every visible fact and term by page."""
    sheet = Sheet(state, policy)
    facts = sorted(state.facts.values(), key=by_age)
    hidden = [fact for fact in facts if not visible(fact, policy)]
    sheet.hidden = {fact.id for fact in hidden}
    for fact in facts:
        if fact.id not in sheet.hidden and _subject(fact) not in sheet.hidden:
            _put(sheet, fact)
    unsaid = {term_of(fact).casefold() for fact in hidden if fact.kind == "term"}
    sheet.terms = [term for name, term in state.terms.items() if name not in unsaid]
    return sheet


def _subject(fact: Fact) -> str:
    """The fact that a change candidate is about; the candidate is hidden if that fact is."""
    return fact.get("change").partition(" ")[2].partition(" ")[0] if fact.kind == "change" else ""


def term_of(fact: Fact) -> str:
    """The term that a fact of kind term defines."""
    return fact.get("term") or fact.get("key") or fact.id


def _put(sheet: Sheet, fact: Fact) -> None:
    where = place(fact)
    if where == "queue":
        sheet.queue.append(fact)
    elif fact.get("stays") and where == "live":
        # the page it was adopted from still shows it
        sheet.facts += fact.kind != "prose"
    elif fact.kind == "prose" and where != "none":
        sheet.prose.append(fact)
    elif where == "archive":
        sheet.archive.append(fact)
        if fact.status == ROLLED_BACK and target(fact) in FOLDERS:
            sheet.retracted.append(fact)
    elif where == "live":
        sheet.facts += 1
        _put_live(sheet, fact)


def _put_live(sheet: Sheet, fact: Fact) -> None:
    to = target(fact)
    if to in FOLDERS:
        sheet.records.append(fact)
    elif to == "index":
        sheet.rules.append(fact)
    elif to == "continuity":
        sheet.live.append(fact)


# folders of records, in the order of the index
FOLDERS = ("decisions", "findings", "audits", "bugs", "patterns")
