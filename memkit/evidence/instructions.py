"""The blocks of SQL (by statement), Dockerfiles (by stage) and HTML (by element).

The content of `<script>` and `<style>` is read in its own language.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.evidence.blocks import Block
from memkit.evidence.braces import brace_reader
from memkit.evidence.indents import indent_blocks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader

_CREATED = lazy(
    r"(?i)^\s*create\s+(?:or\s+(?:replace|alter)\s+)?(?:(?:temp(?:orary)?|unique|unlogged|global|local|materialized|virtual"
    r"|recursive|constraint|definer\s*=\s*\S+)\s+)*(?:table|view|index|function|procedure|trigger|type|schema|sequence|domain"
    r"|extension|policy|role|user|database|event|aggregate|rule)\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?([^\s(;]+)"
)
_ROUTINE = lazy(r"(?i)^\s*create\b.*\b(?:function|procedure|trigger|event)\b")
_DOLLARS = lazy(r"\$\w*\$")
_BODY, _BODY_END = lazy(r"(?i)^\s*(?:as\s+)?begin\b(?!.*;)"), lazy(r"(?i)^end\b")
_STAGE = lazy(r"(?i)^\s*from\s+(\S+)(?:\s+as\s+(\S+))?")
_SETTING = lazy(r"(?i)^\s*(?:arg|env|label)\s+([\w.-]+)")
_ELEMENT = lazy(r"^<[A-Za-z][\w-]*\b[^>]*?\bid=[\"']([^\"'\s]+)[\"']|^<(template|script|style)\b")
_EMBEDDED = lazy(r"(?i)^\s*<(script|style)\b[^>]*>\s*$")


def instruction_reader(family: str) -> Reader:
    """The reader for SQL (statements), Dockerfiles (stages) or HTML and its kin (markup)."""
    return {"statements": statement_blocks, "stages": stage_blocks}.get(family, element_blocks)


def statement_blocks(lines: list[str]) -> list[Block]:
    """The objects that SQL creates, each with its whole statement."""
    found: list[Block] = []
    number = 0
    while number < len(lines):
        match = _CREATED.match(lines[number])
        last = _statement_end(lines, number) if match else number
        if match:
            path = match[1].translate({ord(sign): None for sign in '"`[]'})
            first = _comments_above(lines, number, "--")
            found.append(Block(path.rpartition(".")[2], path, first + 1, last + 1))
        number = last + 1
    return found


def _statement_end(lines: list[str], first: int) -> int:
    """The line of the semicolon that ends a statement: not in a quoted body and not between BEGIN and END."""
    quoted, body, routine = False, False, _ROUTINE.match(lines[first]) is not None
    for number in range(first, len(lines)):
        line = lines[number].partition("--")[0].rstrip()
        quoted ^= len(_DOLLARS.findall(line)) % 2 == 1
        body = body or (routine and not quoted and _BODY.match(line) is not None)
        ends = _BODY_END.match(line) is not None if body else line.endswith(";")
        if ends and not quoted:
            return number
    return len(lines) - 1


def stage_blocks(lines: list[str]) -> list[Block]:
    """The stages of a Dockerfile, each up to the next, and what ARG, ENV and LABEL set."""
    heads = [(at, match) for at, line in enumerate(lines) if (match := _STAGE.match(line))]
    stops = [at for at, _ in heads[1:]] + [len(lines)]
    found = [
        Block(match[2] or match[1], match[2] or match[1], at + 1, _last_full(lines, at, stop), True)
        for (at, match), stop in zip(heads, stops, strict=False)
    ]
    for at, line in enumerate(lines):
        if match := _SETTING.match(line):
            last = at
            while last + 1 < len(lines) and lines[last].rstrip().endswith("\\"):
                last += 1
            found.append(Block(match[1], match[1], at + 1, last + 1))
    return found


def element_blocks(lines: list[str]) -> list[Block]:
    """Elements with an id, the parts of a component, and the definitions in its scripts and styles."""
    found = indent_blocks(lines, _ELEMENT, "<!--")
    at = 0
    while at < len(lines):
        match = _EMBEDDED.match(lines[at])
        end = at + 1
        while match and end < len(lines) and f"</{match[1].lower()}" not in lines[end].lower():
            end += 1
        if match:
            inner = [""] * (at + 1) + lines[at + 1 : end]
            found += brace_reader("script" if match[1].lower() == "script" else "css")(inner)
        at = end
    return found


def _last_full(lines: list[str], first: int, stop: int) -> int:
    while stop > first + 1 and not lines[stop - 1].strip():
        stop -= 1
    return stop


def _comments_above(lines: list[str], at: int, comment: str) -> int:
    while at > 0 and lines[at - 1].lstrip().startswith(comment):
        at -= 1
    return at
