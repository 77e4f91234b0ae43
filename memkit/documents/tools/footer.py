"""Finds old footers: `<!-- id: … | created: … -->` at the end of a list item. Does not interpret their fields."""

from __future__ import annotations

import re

from memkit.documents.tools.fences import fence_end

_SPAN = re.compile(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", re.S)
_OPEN, _CLOSE = "<!--", "-->"


def fields(comment: str) -> dict[str, str]:
    """The `key: value` pairs of a comment's inside; `superseded-by` reads as `superseded_by`."""
    found: dict[str, str] = {}
    for part in comment.split("|"):
        key, colon, value = part.partition(":")
        name = key.strip().lower().replace("-", "_")
        if colon and name:
            found[name] = value.strip()
    return found


def is_footer(comment: str) -> bool:
    """True for the inside of a comment that names an id."""
    return bool(footer_id(comment))


def footer_id(comment: str) -> str:
    """The id a footer names, bare of code marks and wikilinks."""
    named = fields(comment).get("id", "").strip("`*[] ")
    return named if named and " " not in named else ""


def on_one_line(comment: str) -> str:
    """A comment's content as the ledger stores it: verbatim, with wrapped lines joined."""
    return " ".join(comment.split())


def trailing(text: str) -> tuple[str, list[str]]:
    """The text without the comments at its end, and their contents in order; ignores comments in code and quotes."""
    seen = without_code(text)
    end = len(text.rstrip())
    found: list[str] = []
    while seen[:end].endswith(_CLOSE):
        start = seen.rfind(_OPEN, 0, end)
        if start < 0 or _CLOSE in seen[start : end - 3] or _is_quoted(text, start):
            break
        found.insert(0, text[start + 4 : end - 3].strip())
        end = len(text[:start].rstrip())
    return text[:end], found


def _is_quoted(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.lstrip(" \t-*+").startswith(">")


def without_code(text: str) -> str:
    """The text with code spans and fences blanked out, every character at its old place."""
    lines, run = text.split("\n"), list[str]()
    done: list[str] = []
    at = 0
    while at < len(lines):
        end = fence_end(lines, at)
        # a comment that starts a line is a block of its own: no code span reaches into it
        if not end and not lines[at].lstrip().startswith(_OPEN):
            run.append(lines[at])
            at += 1
            continue
        done += [*_blanked(run), *([" " * len(line) for line in lines[at:end]] if end else [lines[at]])]
        run, at = [], end or at + 1
    return "\n".join([*done, *_blanked(run)])


def _blanked(lines: list[str]) -> list[str]:
    if not lines:
        return []
    return _SPAN.sub(lambda span: re.sub(r"[^\n]", " ", span[0]), "\n".join(lines)).split("\n")
