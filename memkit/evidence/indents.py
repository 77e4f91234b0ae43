"""Blocks by indentation: from a definition to the last deeper indented line, with its closing line.

For languages that end a block with a word or with nothing (Ruby, Elixir, Lua, shell, Makefile, YAML) and for
Python that does not parse.
"""

from __future__ import annotations

from memkit.boot.memo import lazy, re
from memkit.boot.struct import replace
from memkit.evidence.blocks import Block

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader

_WORDS = (
    r"(?:(?:export|local|private|public|protected|static|async|abstract|sealed|partial|override|final|data)\s+)*"
    r"(?:def|defp|defmodule|defmacro|defimpl|defprotocol|class|module|function|func|sub|proc|fn|macro|task|namespace"
    r"|struct|data|mutable\s+struct|abstract\s+type|define)"
)
_NAMED = (
    rf"(?i)^{_WORDS}\s+:?[\"'`]?((?:self\.)?[\w.:]+(?:-[\w-]+)?[?!=]?)"
    r"|^(?:set|option|function|macro|project|add_executable|add_library|add_custom_target)\s*\(\s*([\w.-]+)"
)
_VALUED = (
    r"|^([A-Za-z_][\w.:-]*)\s*\(\)\s*[{(]?"
    r"|^(?:(?:export|local|readonly|let|const|my|our)\s+)*[$@%]?([A-Za-z_.][\w.-]*)\s*(?:[:?+]?=(?![=~>])|<-)"
)
_TARGET = r"|^([\w.%/$(){}-]+(?:\s+[\w.%/$(){}-]+)*)\s*::?(?![=:])"
_DEFINITION = lazy(_NAMED + _VALUED)
_IN_MAKEFILE = lazy(_NAMED + _TARGET + _VALUED)
_KEY = lazy(r"^(?:-\s+)*[\"']?([\w./$@*-][^\s:\"'#]*(?: [^\s:\"'#]+)*)[\"']?\s*:(?:\s|$)")
# also with a call behind it: `}.freeze`
_CLOSING_SIGNS = ("}", ")", "]", "</", "end.", "end)", "/x")
_CLOSING = (
    "end",
    "fi",
    "done",
    "esac",
    "endif",
    "endef",
    "endfunction",
    "endmacro",
)
# a text that ends with a word on a line of its own, as in Ruby and in shells
_HEREDOC = lazy(r"(?<![<\w])<<(?:[~-]([\"'`]?)(\w+)\1|([\"'`])(\w+)\3|\s?([A-Z_]{2,}))")
_POD = lazy(r"=[a-z]\w*")
_CONTAINER = lazy(r"(?i)^(?:defmodule|class|module|namespace)\b")
_FUNCTION = lazy(
    r"(?i)^(?:(?:export|local|private|public|protected|static|async)\s+)*(?:def\w*|function|func|sub|proc|fn|macro|let|and)\s|^[A-Za-z_][\w.-]*\s*\(\)"
)
# deeper keys count as values of one line each
_DEEPEST = 6


def indent_reader(family: str) -> Reader:
    """The reader for keys (YAML), for targets (Makefile) or for definitions."""
    if family == "elixir":
        return lambda lines: joined_clauses(indent_blocks(lines, _DEFINITION, "#"), lines, "#")
    if family == "perl":
        return lambda lines: indent_blocks(_without_pod(lines), _DEFINITION, "#")
    pattern = {"keys": _KEY, "targets": _IN_MAKEFILE}.get(family, _DEFINITION)
    return lambda lines: indent_blocks(lines, pattern, "--" if family == "lua" else "#")


def indent_blocks(
    lines: list[str], definition: re.Pattern[str], comment: str, flat: bool = False
) -> list[Block]:
    """Blocks of lines that match the pattern at their indentation; its first group that matches is the name.

    `flat`: only lines that are not indented define something.
    """
    found: list[Block] = []
    open_blocks: list[_Open] = []
    last_full = until = 0
    for number, line in enumerate(lines, 1):
        words = line.lstrip()
        if not words:
            continue
        if number <= until:
            last_full = number
            continue
        indent = _width(line[: len(line) - len(words)])
        if words.startswith(comment):
            # a comment belongs to what follows, unless it is indented deeper than the block above; it ends nothing
            if open_blocks and indent > open_blocks[-1].indent:
                last_full = number
            continue
        last_full = _close(open_blocks, indent, words, number, last_full, found)
        match = definition.match(words) if len(words) < 2000 and not (flat and indent) else None
        if match and len(open_blocks) < _DEEPEST and (match[1] or not _in_function(open_blocks)):
            first = _comments_above(lines, number, comment)
            open_blocks.append(_Open(next(filter(None, match.groups()), ""), indent, first, words))
        last_full = number
        until = heredoc_end(lines, number)
    _close(open_blocks, -1, "", len(lines) + 1, last_full, found)
    return found


class _Open:
    """A block whose end is not reached yet."""

    __slots__ = ("first", "function", "holds", "indent", "is_item", "name", "until")

    def __init__(self, name: str, indent: int, first: int, words: str) -> None:
        self.name, self.indent, self.first = name, indent, first
        self.is_item = is_item(words)
        # what a Makefile defines is not indented
        self.until = "endef" if words.startswith("define ") else ""
        self.holds = _CONTAINER.match(words) is not None
        self.function = not self.holds and _FUNCTION.match(words) is not None


def is_item(words: str) -> bool:
    """True for an item of a list in YAML, which may stand at the indentation of the list's key."""
    return words.startswith("- ") or words.rstrip() == "-"


def heredoc_end(lines: list[str], number: int) -> int:
    """The last line of the text that begins below this line, as in `<<~SQL`; 0 if none does."""
    line = lines[number - 1]
    found = _HEREDOC.search(line) if "<<" in line else None
    if found is None:
        return 0
    word = found[2] or found[4] or found[5]
    return next((at for at in range(number + 1, len(lines) + 1) if lines[at - 1].strip() == word), 0)


def _without_pod(lines: list[str]) -> list[str]:
    """The lines of a Perl file with its documentation blanked, since examples define nothing."""
    found, inside = [], False
    for line in lines:
        inside = not line.startswith("=cut") if inside or _POD.match(line) else False
        found.append("" if inside or line.startswith("=cut") else line)
    return found


def joined_clauses(blocks: list[Block], lines: list[str], comment: str) -> list[Block]:
    """The blocks, with adjacent ones of the same name joined: clauses of a function, or its type and its body."""
    found: list[Block] = []
    for block in sorted(blocks, key=lambda block: (block.first, -block.last)):
        last = found[-1] if found else None
        if (
            last
            and last.qualified == block.qualified
            and not _are_parted(lines, last.last, block.first, comment)
        ):
            found[-1] = replace(last, last=max(last.last, block.last))
        else:
            found.append(block)
    return found


def _are_parted(lines: list[str], last: int, first: int, comment: str) -> bool:
    """True if there is anything but blank lines and comments between two lines."""
    between = [line.lstrip() for line in lines[last : first - 1]]
    return any(line and not line.startswith(comment) for line in between)


def _in_function(blocks: list[_Open]) -> bool:
    """True for an assignment inside a function."""
    return any(block.function for block in blocks)


def _close(blocks: list[_Open], indent: int, words: str, number: int, last: int, found: list[Block]) -> int:
    """Ends the blocks that do not contain this line; a closing word belongs to the block it closes."""
    while blocks and blocks[-1].indent >= indent:
        if blocks[-1].until and words:
            blocks[-1].until = "" if words.startswith(blocks[-1].until) else blocks[-1].until
            return number
        if blocks[-1].indent == indent and _closes(words):
            return number
        if blocks[-1].indent == indent and is_item(words) and not blocks[-1].is_item:
            return last
        block = blocks.pop()
        path = ".".join([*[outer.name for outer in blocks], block.name])
        if blocks:
            blocks[-1].holds = True
        found.append(Block(block.name, path, block.first, max(last, block.first), block.holds))
    return last


def _closes(words: str) -> bool:
    first = words.rstrip().rstrip(",;").partition(" ")[0].removesuffix("()")
    return first in _CLOSING or first.startswith(_CLOSING_SIGNS)


def _width(lead: str) -> int:
    return len(lead.expandtabs(8)) if "\t" in lead else len(lead)


def _comments_above(lines: list[str], number: int, comment: str) -> int:
    lead = lines[number - 1][: len(lines[number - 1]) - len(lines[number - 1].lstrip())]
    while (
        number > 1 and lines[number - 2].startswith(lead + comment) and not lines[number - 2].startswith("#!")
    ):
        number -= 1
    return number


# -- Erlang, Haskell, Lisp and ML: a function of several clauses is one block ------------------------

_ERLANG = lazy(
    r"^-(?:spec|type|opaque|record|define|callback)\s*\(?\s*([A-Za-z_]\w*)|^([a-z][\w@]*|'[^'\n]+')\s*\("
)
# any other word that begins a line begins the function of that name
_HASKELL_WORDS = (
    "module|import|where|data|newtype|type|class|instance|deriving|default|foreign|infix[lr]?|pattern|let|in|then|else|of"
    "|if|case|do|port"
)
_HASKELL = lazy(
    r"^(?:data|newtype|class|type)\s+(?:(?:family|instance|alias)\s+)?(?:\([^)\n]*\)\s*=>\s*|[A-Z][\w.]*\s+\w+\s*=>\s*)?([A-Z][\w']*)"
    r"|^(instance\b[^\n]*?)(?:\s+where\b.*)?$"
    rf"|^(?:foreign\s+import\s.*?)?(?!(?:{_HASKELL_WORDS})\b)([a-z_][\w']*|\([^\w\s()]+\))(?=\s|$)"
)
_LISP = lazy(r"^\((?:(?:cl-)?def[\w*+!?-]*|ns|module)\s+(?:\^\S+\s+)*\(?([^\s()\[\]{}\"]+)")
_ML = lazy(
    r"^(?:module(?:\s+(?:type|rec))*|class(?:\s+type)?|namespace)\s+([\w.']+)"
    r"|^(?:let|and|val|external|exception|method|type)(?:%[\w.]+)?(?:\s+(?:rec|nonrec|inline|private|mutable|virtual))*"
    r"\s+(?:(?:'\w+|\([^)\n]*\)|[+-]'\w+)\s+)?([A-Za-z_][\w']*|\([^\w\s()]+\))"
    r"|^(?:static\s+|abstract\s+|override\s+|default\s+)*member\s+(?:\w+\.)?(\w+)"
)
_LANGUAGES = {"erlang": (_ERLANG, "%"), "haskell": (_HASKELL, "--"), "lisp": (_LISP, ";"), "ml": (_ML, "(*")}


def functional_reader(family: str) -> Reader:
    """The reader for one of these languages; only in ML are definitions found inside of others."""
    pattern, comment = _LANGUAGES[family]

    def read(lines: list[str]) -> list[Block]:
        return joined_clauses(indent_blocks(lines, pattern, comment, flat=family != "ml"), lines, comment)

    return read
