"""Where fenced code ends, and how far right a line begins."""

from __future__ import annotations

import re

_OPENS = re.compile(r"[ \t]*((?:[-*+>][ \t]+)*)(`{3,}|~{3,})")


def fence_end(lines: list[str], at: int) -> int:
    """The line after the fence that this line opens; 0 when it opens none. An open one ends with its quote."""
    opens = _OPENS.match(lines[at])
    if opens is None or (opens[2][0] == "`" and "`" in lines[at][opens.end() :]):
        return 0
    quoted = ">" in opens[1]
    for end in range(at + 1, len(lines)):
        line = lines[end]
        if quoted and not line.lstrip().startswith(">"):
            return end
        bare = line.strip(" \t>")
        if bare.startswith(opens[2]) and not bare.strip(opens[2][0]):
            return end + 1
    return len(lines)


def indent(line: str) -> int:
    """The columns before the first letter; a tab goes to the next fourth."""
    column = 0
    for sign in line:
        if sign == "\t":
            column += 4 - column % 4
        elif sign == " ":
            column += 1
        else:
            break
    return column
