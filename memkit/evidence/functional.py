"""Definitions of functional languages: Erlang, Haskell, Lisp and ML, read by their indentation.

A function of several clauses is one block, with its type if that stands right above.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.evidence.blocks import Block, Reader
from memkit.evidence.indents import indent_blocks, joined_clauses

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
