"""Text files and MDX rewritten as markdown, line for line."""

from __future__ import annotations

import re

from memkit.documents import rst
from memkit.documents.markup import PARTS, heading_key

# what only reStructuredText has: a directive, a target, a field list
_RST = re.compile(r"^(?:\.\. (?:_[\w-]+:|[\w-]+::)|:[A-Za-z][\w -]{1,24}: +\S)", re.M)
_UNDERLINED = re.compile(r"^\S.*\n([=~^*+#-])\1{3,}[ \t]*$", re.M)
_COMMENT = re.compile(r"\{/\*.*?\*/\}", re.DOTALL)


def from_plain_text(text: str) -> str:
    """A text file as markdown; part names on lines of their own, and bare lines above an indented body, are headings."""
    if _RST.search(text) and _UNDERLINED.search(text):
        return rst.markdown(text)
    lines = [f"## {line.strip()}" if _names_part(line) else line for line in text.split("\n")]
    header = next((i for i, line in enumerate(lines) if i and not line.strip()), len(lines))
    body = [line for line in lines[header:] if line.strip()]
    indented = sum(line.startswith("    ") for line in body)
    if indented * 3 < len(body) or not re.match(r"^[\w-]+: ", lines[0]):
        return "\n".join(lines)
    return "\n".join(_plain_line(lines, number) for number in range(len(lines)))


def _names_part(line: str) -> bool:
    bare = line.strip().rstrip(":")
    return (
        bare == line.rstrip().rstrip(":")
        and bare[:1].isupper()
        and heading_key(bare).replace(" ", "-") in PARTS
    )


def from_mdx(text: str) -> str:
    """An MDX file as markdown: imports, exports and JSX comments keep no words."""
    bare = _COMMENT.sub(lambda m: "\n" * m[0].count("\n"), text)
    return re.sub(r"^(?:import|export)\s.*$", "", bare, flags=re.M)


def _plain_line(lines: list[str], at: int) -> str:
    line = lines[at]
    alone = (at == 0 or not lines[at - 1].strip()) and (at + 1 >= len(lines) or not lines[at + 1].strip())
    if line[:1].strip() and alone and len(line) < 80 and not re.match(r"^[\w-]+: ", line):
        return f"## {line.strip()}"
    return re.sub(r"^ {4}", "", line)
