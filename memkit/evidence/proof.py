"""Proves from single lines that a name is still defined, without parsing the blocks of a file, which is expensive.

A proof may fail although the name is defined; then the blocks decide.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from memkit.evidence.blocks import letters_of, plain_title, title_path

_DOCUMENTS = ("markdown", "rst", "asciidoc")
# lines that contain other lines and have no name
_NAMELESS = ("const (", "var (", "type (", "if ", "elif ", "else", "try", "except", "finally", "with ", "#if")
_BRACKETS = "{}[](),;"
_COMMENTS = ("//", "/*", "*", "#", "--", ";", "%")
_DEFINING = frozenset(
    "func fn fun function def defp class struct enum interface trait type const let var val mod module namespace record"
    " object protocol union static sub proc #define message service rpc table view FROM from".split()
)
_CONTROL = frozenset(
    "if else elif for while do switch catch return throw raise new await yield case in not and or delete goto assert"
    " import use using include with when match print puts echo".split()
)
# how many places of a word are checked
_MOST = 40
# the most characters around a title, including its number
_AROUND = 24

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence import Page


def leaf_of(name: str) -> str:
    """The last part of a qualified name."""
    return name.rpartition("/")[2] if "/" in name else name.rpartition(".")[2]


def mark_of(name: str) -> str:
    """A word that every definition of this name contains: an identifier, or the longest word of a heading."""
    leaf = leaf_of(name)
    if leaf.isidentifier():
        return leaf
    words = "".join([sign if _is_letter(sign) else " " for sign in leaf]).split()
    return max(words, key=len, default="")


def lines_with(word: str, page: Page, most: int = _MOST) -> list[int]:
    """The numbers of the lines that hold this word, not as a part of a longer one; the first of them."""
    found: list[int] = []
    text, at = page.text, page.text.find(word)
    while at >= 0 and len(found) < most:
        end = at + len(word)
        if not (_is_letter(text[at - 1 : at]) or _is_letter(text[end : end + 1])):
            line = bisect_right(page.ends, at)
            found.append(line + 1)
            # the next place of interest is on another line
            end = page.ends[line]
        at = text.find(word, end)
    return found


def is_named_at(name: str, family: str, run: tuple[int, int], page: Page) -> bool:
    """True if the block on these lines, which define the last part of a name, provably has the whole name."""
    if family in _DOCUMENTS:
        found, plain = page.titles(family), plain_title(name)
        return any(title_path(found, at) == plain for at, title in enumerate(found) if title[0] == run[0])
    lines = page.lines or []
    if family == "sections":
        return _is_in_section(name, run[0], lines[run[0] - 1 : run[1]], lines)
    return _stands_inside(name, run, lines, page)


def is_defined(name: str, family: str, page: Page) -> bool:
    """True if some block provably has this name."""
    leaf = leaf_of(name)
    if family in _DOCUMENTS:
        found, plain, last = page.titles(family), plain_title(name), plain_title(leaf)
        return any(title[2] == last and title_path(found, at) == plain for at, title in enumerate(found))
    lines = page.lines or []
    if family == "sections" and any(line.strip() == f"[{name}]" for line in lines):
        return True
    places = [at for at in lines_with(leaf, page) if _defines(family, lines[at - 1], leaf)]
    return any(is_named_at(name, family, (at, at), page) for at in places)


def title_lines(name: str, family: str, page: Page) -> list[int]:
    """The lines of a document's headings that read like the last part of a name; none in code."""
    if family not in _DOCUMENTS:
        return []
    letters = letters_of(leaf_of(name))
    return [number for number, _, title in page.titles(family) if letters_of(title) == letters]


def may_be_defined(name: str, family: str, page: Page) -> bool:
    """False if no block can have this name, since no line may define its last part, or nothing says the others."""
    if family in _DOCUMENTS:
        return all(_may_head(title, len(name) + _AROUND, family, page) for title in name.split("/"))
    mark = mark_of(name)
    if family != "python" or not name.replace(".", "").isidentifier():
        return mark in page.text
    lines, (*outer, leaf) = page.lines or [], name.split(".")
    if not all(
        any(_opens(lines[at - 1], word) for at in lines_with(word, page, len(lines))) for word in outer
    ):
        return False
    return any(_may_bind(lines[at - 1], leaf) for at in lines_with(leaf, page, len(lines)))


def _may_head(title: str, longest: int, family: str, page: Page) -> bool:
    """Whether some heading may read like this title, or the title is a part of one that holds a slash."""
    if family == "rst":
        letters = letters_of(title)
        return any(
            letters in said if "/" in other else letters == said
            for _, _, other in page.titles(family)
            if (said := letters_of(other))
        )
    # a heading is a short line of its own that holds every word of its title
    mark = mark_of(title).lower()
    return mark in page.lower and any(
        mark in line.lower() for line in page.lines or [] if len(line) <= longest
    )


def _opens(line: str, word: str) -> bool:
    """True if a line of Python defines a class or a function of this name."""
    return any(before.endswith(("class", "def")) for before, _ in _around(line, word))


def _may_bind(line: str, word: str) -> bool:
    """False if a line of Python plainly uses a name and does not define it."""
    for before, after in _around(line, word):
        if before.endswith(("class", "def")):
            return True
        begins = before.rstrip("( \t")
        if after[:1] in ("=", ":", ",", ")", "\\") and (not begins or begins[-1] in ";:"):
            return True
    return False


def _around(line: str, word: str) -> list[tuple[str, str]]:
    """What stands before and after each place of a word in a line, without the blanks next to it."""
    found, at = list[tuple[str, str]](), line.find(word)
    while at >= 0:
        end = at + len(word)
        if not (_is_letter(line[at - 1 : at]) or _is_letter(line[end : end + 1])):
            found.append((line[:at].rstrip(), line[end:].lstrip()))
        at = line.find(word, end)
    return found


# -- code and settings -----------------------------------------------------------------------------


def _is_in_section(name: str, first: int, own: list[str], lines: list[str]) -> bool:
    """True if the nearest `[section]` on or above the first line is the one that the name begins with."""
    for line in reversed(lines[:first]):
        if line.lstrip().startswith("["):
            section = line.strip().strip("[] \t")
            return name == section or (
                name.startswith(f"{section}.") and name[len(section) + 1 :] in "".join(own)
            )
    return "." not in name


def _stands_inside(name: str, run: tuple[int, int], lines: list[str], page: Page) -> bool:
    """True if the lines around a run contain the outer parts of its name.

    Each outer name must be in a less indented line above, or in the run itself (`func (e *Engine) Use`); a group or a
    condition around it has no name.
    """
    # `.PHONY` has nothing outside
    outer = [word for word in name.split(".")[:-1] if word]
    indent, above = _indent(lines[run[0] - 1]), run[0]
    while indent:
        rows = page.shallower(indent)
        at = bisect_left(rows, above) - 1
        if at < 0:
            return False
        above = rows[at]
        line = lines[above - 1]
        words = line.lstrip()
        if words[0] == ")":
            # the end of a list of parameters: the line that opened it is no deeper
            indent = len(line) - len(words) + 1
            continue
        nameless = words.startswith(_NAMELESS) or not words.strip(_BRACKETS).strip()
        if not nameless and not (outer and says(outer.pop(), _head_of(words))):
            return False
        indent = len(line) - len(words)
    if "/" in name:
        return False
    own = "\n".join(lines[run[0] - 1 : run[1]]) if outer else ""
    return all(says(word, own) for word in outer)


def _head_of(words: str) -> str:
    """The part of a definition's line that may contain its name, without parents, conditions and parameters."""
    if words.startswith("impl"):
        return words
    for sign in (":", "(", " extends ", " implements ", " < "):
        words = words.partition(sign)[0]
    return words


def _defines(family: str, line: str, leaf: str) -> bool:
    """True if this line clearly defines a name, not only uses it or is a comment."""
    words = line.strip()
    if words.startswith(_COMMENTS) and not words.startswith("#define "):
        return False
    at = words.find(leaf)
    before, after = words[:at].rstrip(), words[at + len(leaf) :].lstrip()
    if before.rpartition(" ")[2] in _DEFINING:
        return True
    if family == "python":
        return not before and after[:1] in ("=", ":") and after[:2] != "=="
    if before in ("", '"', "'", "[", "[["):
        return after.lstrip("\"' ")[:1] in ("=", ":", "]") or _is_function(family, line, after)
    if before.startswith("func (") and before.endswith(")"):
        return True
    if before.endswith("(") and before.isupper():
        # `TEST_BEGIN(reads) {`
        return words.endswith("{")
    typed = not set(before) & set("=.(\"'{};#/") and before.split()[0] not in _CONTROL
    return (
        typed and after[:1] in ("(", "<") and (not line[0].isspace() or words.endswith(("{", "(", ",", ")")))
    )


def _is_function(family: str, line: str, after: str) -> bool:
    """True for a method without words before it, and for a C function whose type is on the line above."""
    words = line.rstrip()
    if after[:1] != "(" or "=>" in words or "function" in words:
        return False
    at_margin = family == "c" and not line[0].isspace()
    return (at_margin and not words.endswith(";")) or (
        words.endswith(" {") and not words.endswith((", {", "({"))
    )


def says(word: str, text: str) -> bool:
    """True if the text contains this word as a whole word."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        if not (_is_letter(text[at - 1 : at]) or _is_letter(text[end : end + 1])):
            return True
        at = text.find(word, end)
    return False


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
