"""Lines of session files, as their reader may have them.

A session file holds more than memory: an agent's own words, and the words of claims that wait or were turned down. People
read each line as it stands, like `git grep`. Agents read it without sentences that could be obeyed and without words that
are not in memory, as everywhere else.
"""

from __future__ import annotations

from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.query.reader import Reader
    from memkit.recall.pattern import Wanted

_EVENT, _FIELDS, _RECORD, _SEAL = "- ", "  <!-- ", "## Record: ", "<!-- memkit:"
_WORDS, _FENCE = " — ", "---"
# places whose words are memory
_MEMORY = ("live", "archive")


def lines_to_show(
    reader: Reader, text: str, wanted: Wanted, context: int, hidden: frozenset[str], for_agent: bool
) -> list[tuple[int, str, bool]]:
    """The lines of a session file that match, with context: (number, line, whether it matches).

    `for_agent`: without words that an agent could obey; people get them as they stand.
    """
    from memkit.ledger.sections import repeated_lines
    from memkit.recall.pattern import matching_lines
    from memkit.rules.authority import visible_lines

    lines = text.split("\n")
    shown = {number for number, _ in visible_lines(lines, hidden)}
    searched = shown - repeated_lines(lines)
    hits = {number for number, _ in matching_lines(wanted, text) if number in searched}
    near = shown & {
        n for hit in hits for n in range(max(1, hit - context), min(len(lines), hit + context) + 1)
    }
    return [
        (
            number,
            reader.filled(line_for_agent(reader, lines, number) if for_agent else lines[number - 1]),
            number in hits,
        )
        for number in sorted(near)
    ]


def line_for_agent(reader: Reader, lines: Sequence[str], number: int) -> str:
    """A line, by its number from 1, without sentences that could be obeyed and without words that are not in memory."""
    line = lines[number - 1]
    if not line.strip() or line.startswith(_SEAL):
        return line
    if number <= _header_end(lines):
        return _header_line(line)
    start = _start_of_item(lines, number)
    if start:
        return _event_line(reader, lines[start - 1], line)
    record = next((text for text in reversed(lines[:number]) if text.startswith("## ")), "")
    if record.startswith(_RECORD):
        id = record.removeprefix(_RECORD).strip()
        if line == record or id in reader.state.facts:
            return line if line == record or _is_memory(reader, id) else _not_told(id)
    return _prose_line(lines, number)


def event_for_agent(reader: Reader, words: str) -> str:
    """An event in words (`Noted wm:1 — text`) without what an agent could obey and without words that are not in memory."""
    head, dash, said = words.partition(_WORDS)
    verb, _, subject = head.partition(" ")
    event = f"{_EVENT}{verb}: {subject}{dash}{' '.join(said.split())}"
    told = _event_line(reader, event, event)
    return words if told == event else told.removeprefix(_EVENT).replace(": ", " ", 1)


def fact_for_agent(reader: Reader, id: str, text: str) -> str:
    """A fact's words if they are in memory, else that they are not told."""
    return text if _is_memory(reader, id) else _not_told(id)


def _header_end(lines: Sequence[str]) -> int:
    """The number of the line that ends the frontmatter; 0 without one."""
    if not lines or lines[0] != _FENCE:
        return 0
    return next((number for number, line in enumerate(lines[1:], 2) if line == _FENCE), 0)


def _header_line(line: str) -> str:
    """A line of the frontmatter: its value as a quotation, if it has words."""
    from memkit.rules.norms.moments import is_plain_name

    name, colon, value = line.partition(": ")
    return line if " " not in value or is_plain_name(value) else f"{name}{colon}{_quoted(value)}"


def _start_of_item(lines: Sequence[str], number: int) -> int:
    """The number of the line with the event that this line belongs to; 0 if it belongs to none."""
    at = number
    while at > 1 and lines[at - 1].startswith("  "):
        at -= 1
    verb, colon, _ = lines[at - 1].removeprefix(_EVENT).partition(": ")
    is_event = lines[at - 1].startswith(_EVENT) and colon and verb[:1].isupper()
    return at if is_event and verb.replace("-", "").isalpha() else 0


def _event_line(reader: Reader, event: str, line: str) -> str:
    """The line of an event, or of its fields: the words of a claim only if it is in memory, all others as a quotation."""
    subject = event.partition(": ")[2].split()[:1]
    id = subject[0] if subject else ""
    if id in reader.state.facts and not _is_memory(reader, id):
        head = line.partition(_WORDS)[0] if line == event else "  "
        return f"{head} {_not_told(id)}" if line != head else line
    if line.startswith(_FIELDS):
        parts = line.removeprefix(_FIELDS).removesuffix(" -->").split(" | ")
        return f"{_FIELDS}{' | '.join(map(_field_told, parts))} -->"
    head, dash, words = line.partition(_WORDS)
    return line if not dash or id in reader.state.facts else f"{head}{dash}{_quoted(words)}"


def _field_told(field: str) -> str:
    name, colon, value = field.partition(": ")
    return f"{name}{colon}{_quoted(value)}" if " " in value else field


def _prose_line(lines: Sequence[str], number: int) -> str:
    """The part of a line that belongs to sentences that may be told; a sentence may go on over several lines."""
    from memkit.rules.norms.quoting import is_quotable, quotable
    from memkit.rules.norms.sentences import sentences_of

    first, last = number, number
    while first > 1 and _goes_on(lines[first - 2], lines[first - 1]):
        first -= 1
    while last < len(lines) and _goes_on(lines[last - 1], lines[last]):
        last += 1
    if first == last:
        return _quoted(lines[number - 1])
    joined = [" ".join(text.split()) for text in lines[first - 1 : last]]
    whole = " ".join(joined)
    if not quotable(whole, len(whole))[1]:
        return lines[number - 1]
    start = sum(len(text) + 1 for text in joined[: number - first])
    end, at, kept, held = start + len(joined[number - first]), 0, [], 0
    for sentence in sentences_of(whole):
        at = whole.find(sentence, at)
        part = whole[max(at, start) : min(at + len(sentence), end)].strip()
        at += len(sentence)
        if part and is_quotable(sentence):
            kept.append(part)
        elif part:
            held += 1
    # lines may be harmless alone and not together
    return " ".join([*kept, _left_out(held)]) if held else _left_out(1)


def _goes_on(line: str, below: str) -> bool:
    """Whether a paragraph goes on below a line."""
    marks = ("#", "- ", "---", "<!--")
    return bool(line.strip() and below.strip()) and not (
        line.startswith(marks[:1]) or below.startswith(marks)
    )


def _quoted(text: str) -> str:
    """Words as they stand if they may be told as a whole, else what may be told of them."""
    from memkit.rules.norms.quoting import quotable

    said, left = quotable(text.lstrip("#- "), len(text))
    return " ".join(filter(None, [said, _left_out(left)])) if left else text


def _left_out(count: int) -> str:
    return f"({counted(count, 'sentence')} with instructions left out)"


def _is_memory(reader: Reader, id: str) -> bool:
    """Whether the words of a fact are in memory, live or archived."""
    from memkit.rules.decay import place

    fact = reader.state.facts.get(id)
    return fact is not None and place(fact) in _MEMORY


def _not_told(id: str) -> str:
    return f"(the words of {id} are not in memory)"
