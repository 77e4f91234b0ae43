"""The blocks of a text: named definitions with their lines. One reader per family of languages; no text makes it raise.

Lines count from 1, and a block includes both ends. Comments and decorators directly above a definition belong to it.
Headings can also be had by their signs alone, because reading a document's outline is expensive.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Reader = Callable[[list[str]], list["Block"]]


_JOINTS = lazy(r"::|->|#|\\")
_CALL = lazy(r"\(.*\)$")
_NUMBERING = lazy(r"^(?:\d+(?:\.\d+)*[.):]?|[ivx]+[.)])\s+")
_SIGNS = lazy(r"[^\w]+")


@struct(frozen=True)
class Block:
    """A named run of lines. `qualified`: the names from the outermost block to it; `container`: it contains other blocks."""

    name: str
    qualified: str
    first: int
    last: int
    container: bool = False


def blocks_of(path: str, lines: list[str]) -> tuple[Block, ...]:
    """The blocks of a file, in order of their first lines, an outer block before the inner ones."""
    found = _reader(family_of(path, lines))(lines)
    fitting = [block for block in found if block.name and 0 < block.first <= block.last <= len(lines)]
    return tuple(sorted(fitting, key=lambda block: (block.first, -block.last)))


def named(blocks: Iterable[Block], name: str) -> tuple[Block, ...]:
    """The blocks that a name means: those with exactly this name, else with this suffix, else similar headings."""
    wanted = _plain(name)
    rows = [(block, _plain(block.qualified)) for block in blocks]
    for fits in (_is_exactly, _ends_with, _is_variable, _reads_like):
        found = tuple([block for block, path in rows if fits(path, wanted)])
        if found:
            return _outermost(found)
    return ()


def _outermost(found: tuple[Block, ...]) -> tuple[Block, ...]:
    """The class, if a class and its constructor share a name; else all blocks that were found."""
    first = max(found, key=lambda block: block.last - block.first)
    holds = all(first.first <= block.first and block.last <= first.last for block in found)
    return (first,) if holds and first.container else found


def exactly_named(blocks: Iterable[Block], qualified: str) -> tuple[Block, ...]:
    """The blocks with this qualified name; a heading's number may have changed."""
    rows = list(blocks)
    found = tuple([block for block in rows if block.qualified == qualified])
    return found or tuple([block for block in rows if _is_renumbered(block.qualified, qualified)])


def _is_renumbered(name: str, other: str) -> bool:
    """True for a heading that only changed its number; a symbol has neither a number before it nor blanks."""
    key = heading_key(name)
    return (" " in key or _is_numbered(name) or _is_numbered(other)) and key == heading_key(other)


def _is_numbered(name: str) -> bool:
    return any(_NUMBERING.match(part) for part in name.lower().split("/"))


def around(blocks: Iterable[Block], first: int, last: int) -> Block | None:
    """The smallest block that contains these lines."""
    holding = [block for block in blocks if block.first <= first and last <= block.last]
    return min(holding, key=lambda block: block.last - block.first, default=None)


def heading_key(title: str) -> str:
    """A heading or its path without numbering and signs, in lower case."""
    parts = [_NUMBERING.sub("", part.strip()) for part in title.lower().split("/")]
    return _SIGNS.sub(" ", " ".join(parts)).strip()


def _plain(name: str) -> str:
    plain = _JOINTS.sub(".", _CALL.sub("", name.strip())).strip(".")
    # Ruby's `def self.build` is called as `Response.build`
    return plain.replace("self.", "") if "self." in plain else plain


def _is_exactly(path: str, wanted: str) -> bool:
    return path == wanted


def _ends_with(path: str, wanted: str) -> bool:
    return path.endswith((f".{wanted}", f"/{wanted}"))


def _is_variable(path: str, wanted: str) -> bool:
    """True for PHP's `$limit`, which is called `limit` in `$this->limit`."""
    return "$" in path and path.rpartition(".")[2] == f"${wanted.rpartition('.')[2]}"


def _reads_like(path: str, wanted: str) -> bool:
    key = heading_key(wanted)
    return bool(key) and heading_key(path.rpartition("/")[2]) == key


def _reader(family: str) -> Reader:
    """The reader of a family, imported on demand: `ast` and markdown-it are slow to import."""
    if family == "python":
        from memkit.evidence.python import python_blocks

        return python_blocks
    if family in ("markdown", "rst", "asciidoc"):
        from memkit.evidence.formats import heading_reader

        return heading_reader(family)
    if family in ("sections", "json"):
        from memkit.evidence.formats import json_blocks, section_blocks

        return json_blocks if family == "json" else section_blocks
    if family in ("indented", "elixir", "lua", "perl", "keys", "targets"):
        from memkit.evidence.indents import indent_reader

        return indent_reader(family)
    if family in ("erlang", "haskell", "lisp", "ml"):
        from memkit.evidence.indents import functional_reader

        return functional_reader(family)
    if family in ("statements", "stages", "markup"):
        from memkit.evidence.formats import instruction_reader

        return instruction_reader(family)
    from memkit.evidence.braces import brace_reader

    return brace_reader(family)


# -- which reader a file is for -----------------------------------------------------------------------

_BY_EXTENSION = {
    "python": "py pyi pyw pyx",
    "markdown": "md markdown mdx mkd qmd rmd",
    "rst": "rst rest",
    "asciidoc": "adoc asciidoc asc",
    "sections": "toml lock ini cfg conf properties editorconfig env desktop service",
    "keys": "yml yaml",
    "indented": "rb rake gemspec sh bash zsh fish jl nim coffee haml pug cr vim tcl r f90 f95 cmake nix ps1",
    "perl": "pl pm t",
    "elixir": "ex exs",
    "lua": "lua luau",
    "erlang": "erl hrl",
    "haskell": "hs elm purs",
    "lisp": "clj cljs cljc lisp el scm rkt",
    "ml": "ml mli fs fsi fsx",
    "targets": "mk mak",
    "statements": "sql ddl psql",
    "stages": "dockerfile containerfile",
    "markup": "html htm xhtml vue svelte astro",
    "json": "json jsonc json5 geojson webmanifest ipynb",
    "css": "css scss less sass",
    "script": "js jsx mjs cjs ts tsx mts cts php kt kts swift scala groovy",
    "gradle": "gradle",
    "proto": "proto thrift graphql gql graphqls",
    "rust": "rs",
    "go": "go",
    "hcl": "tf hcl tfvars nginx",
    "c": "c h cc cpp cxx hpp hh hxx m mm java cs dart d zig v sv glsl hlsl cu sol",
}
_EXTENSIONS = {ending: family for family, endings in _BY_EXTENSION.items() for ending in endings.split()}
_NAMES = {
    "makefile": "targets",
    "gnumakefile": "targets",
    "dockerfile": "stages",
    "containerfile": "stages",
    "rakefile": "indented",
    "gemfile": "indented",
    "vagrantfile": "indented",
    "cmakelists.txt": "indented",
    "jenkinsfile": "c",
    "sconstruct": "python",
    "readme": "markdown",
    "changes": "rst",
    "news": "rst",
}


def family_of(path: str, lines: list[str]) -> str:
    """The family of languages, one of the keys above."""
    base = path.replace("\\", "/").rpartition("/")[2].lower()
    if base.endswith(".gradle.kts"):
        return "gradle"
    if base.startswith("dockerfile."):
        return "stages"
    known = _NAMES.get(base) or _EXTENSIONS.get(base.rpartition(".")[2] if "." in base else "")
    return known or _by_content(lines)


def _by_content(lines: list[str]) -> str:
    """Braces if many lines end with one, else indentation."""
    sample = lines[:2000]
    first = sample[0] if sample else ""
    if first.startswith("#!") and "python" in first:
        return "python"
    if first.startswith("#!") and "node" in first:
        return "script"
    opening = sum(line.rstrip().endswith("{") for line in sample)
    return "c" if opening * 25 > len(sample) else "targets"


# line, level and words of a heading
Title = tuple[int, int, str]


def titles_of(family: str, lines: list[str]) -> list[Title]:
    """(line, level, title) of headings by their signs alone, those in fences left out."""
    if family == "rst":
        return _underlined_titles(lines)
    sign, found, fence = "=" if family == "asciidoc" else "#", list[Title](), ""
    for number, line in enumerate(lines, 1):
        if line[:3] in ("```", "~~~", "---") and family == "markdown" and line[:3] != "---":
            fence = "" if fence == line[:3] else fence or line[:3]
        if line[:1] == sign and not fence:
            words = line.lstrip(sign)
            if words[:1] in (" ", "\t"):
                found.append((number, len(line) - len(words), plain_title(words.strip(" \t" + sign))))
    return found


def _underlined_titles(lines: list[str]) -> list[Title]:
    found, styles = list[Title](), list[tuple[str, bool]]()
    for number, line in enumerate(lines, 1):
        sign = line[:1]
        if not sign or sign.isalnum() or sign.isspace() or len(line) < 3 or line.strip(sign).strip():
            continue
        title = lines[number - 2].strip() if number > 1 else ""
        if not title or not title.strip(title[0]):
            continue
        over = number > 2 and lines[number - 3].rstrip() == line.rstrip()
        if (sign, over) not in styles:
            styles.append((sign, over))
        found.append((number - 2 if over else number - 1, styles.index((sign, over)) + 1, plain_title(title)))
    return found


def title_path(titles: list[Title], at: int) -> str:
    """The titles from the outermost heading to this one; that of the document says nothing about where."""
    _, level, title = titles[at]
    path = [title]
    for _, higher, outer in reversed(titles[:at]):
        if higher < level:
            level = higher
            if level > 1:
                path.append(outer)
    return "/".join(reversed(path))


def letters_of(title: str) -> str:
    """A title without its number, signs and case."""
    return "".join(filter(str.isalpha, title)).lower()


def plain_title(title: str) -> str:
    """A title without the signs of code and emphasis."""
    return title.replace("`", "").replace("*", "")
