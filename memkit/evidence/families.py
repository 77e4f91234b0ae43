"""Which reader a file is for, by its name and, if that says nothing, by its lines."""

from __future__ import annotations

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
    """Braces for a text in which lines often end with one, else indentation."""
    sample = lines[:2000]
    first = sample[0] if sample else ""
    if first.startswith("#!") and "python" in first:
        return "python"
    if first.startswith("#!") and "node" in first:
        return "script"
    opening = sum(line.rstrip().endswith("{") for line in sample)
    return "c" if opening * 25 > len(sample) else "targets"
