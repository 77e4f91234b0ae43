"""Reads a text as it is displayed: without tags, comment signs, checkboxes, list marks and table bars around its words.

Markup in front of a verb would hide an order from every rule that reads sentences. Code spans keep their text.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.contradict.lexicon import words

# tags that stand inside a line; any other one of HTML begins a line
_INLINE = words(
    """
    a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strike
    strong sub sup time tt u var wbr
    """
)
_BLOCK = words(
    """
    address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 head header hr html img input label legend li main nav ol optgroup option p picture pre
    section select style summary table tbody td textarea tfoot th thead title tr ul video
    """
)
_SIGNS = "<>|\\[&~"
_TAG = lazy(r"<(/?)([A-Za-z][\w.:-]*)((?:\s[^<>]*)?)/?>")
# words that a tag shows or holds beside its text
_VALUE = lazy(r"=\s*(?:\"([^\"]*\s[^\"]*)\"|'([^']*\s[^']*)')")
# the title of a link, or of the line that defines one
_TITLE = lazy(r"(\]\([^()\s]*|\]:\s+\S+)\s+(?:\"([^\"\n]*)\"|'([^'\n]*)')")
# a comment of one word is a mark, such as the one that ends a summary
_COMMENT = lazy(r"<!--(?!\S*-->)|(?<=\s)-->")
_STRUCK = lazy(r"~~[^~\n]*~~")
_FLAG = lazy(r"\s*(?:--?(?!always\b|never\b|please\b)[a-z0-9]|-[A-Z](?![a-z]{2}))")
_FRONT = lazy(
    r"^(?:\s|[-*+>#|\\=•·—–☐☑✓✔→]|:{2,}|\[[ xX]?\](?!\()|\(?(?:\d+(?:\.\d+)*|[A-Za-z])[.)](?=\s)|[^\w\s\"'`(\[§.…-]+(?=\s))+"
    r"(?=[^\W_]|[\"'(`*_])"
)


def without_markup(text: str) -> str:
    """The text with each cell, item and line of its markup on a line of its own, and without tags and comment signs."""
    if not any(sign in text for sign in _SIGNS):
        return text
    # a code span has an even number of pieces before it
    parts = text.split("`")
    parts[::2] = [_display_text(part) for part in parts[::2]]
    return "`".join(parts)


def without_front(line: str) -> str:
    """A line without the signs in front of its first word; a flag keeps them."""
    said = line.lstrip()
    if said[:1].isalnum() and said[1:2] not in (".", ")"):
        return line
    return line if _FLAG.match(line) else _FRONT.sub("", line)


def _display_text(part: str) -> str:
    if "&" in part and ";" in part:
        import html

        part = html.unescape(part)
    if "<" in part:
        part = _COMMENT.sub("\n", part)
        closed = {match[2] for match in _TAG.finditer(part) if match[1]}
        part = _TAG.sub(lambda match: _tag(match[0], match[2], match[3], match[2] in closed), part)
    if "]" in part:
        part = _TITLE.sub(lambda match: f"{match[1]}\n{match[2] or match[3]}\n", part)
    if "~~" in part:
        part = _STRUCK.sub(" ", part)
    return part.replace("\\\n", "\n").replace(" |", "\n|").replace("| ", "|\n") if "|" in part else part


def _tag(whole: str, name: str, rest: str, is_closed: bool) -> str:
    """What stands for a tag: the words of its attributes, a break, or nothing; an unknown one that stays open is a name."""
    said = "\n".join([match[1] or match[2] for match in _VALUE.finditer(rest)])
    known = name.lower()
    if said:
        return f"\n{said}\n"
    if known in _INLINE:
        return ""
    return "\n" if known in _BLOCK or is_closed else whole
