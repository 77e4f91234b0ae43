"""Which reader a file is for, by its name and, if that says nothing, by its lines."""

from __future__ import annotations

_BY_EXTENSION = {
    "python": "py pyi pyw pyx",
    "markdown": "md markdown mdx mkd qmd rmd",
    "rst": "rst rest",
    "asciidoc": "adoc asciidoc asc",
    "sections": "toml lock ini cfg conf properties editorconfig env desktop service",
    "keys": "yml yaml",
    "indented": "rb rake gemspec ex exs lua sh bash zsh fish mk mak jl nim coffee haml pug cr hs elm ml fs erl clj lisp"
    " el scm vim tcl r f90 f95 sql cmake nix ps1 pl pm",
    "json": "json jsonc json5 geojson webmanifest ipynb",
    "css": "css scss less sass",
    "script": "js jsx mjs cjs ts tsx mts cts vue svelte astro php kt kts swift scala groovy gradle",
    "rust": "rs",
    "go": "go",
    "hcl": "tf hcl tfvars nginx proto thrift graphql gql",
    "c": "c h cc cpp cxx hpp hh hxx m mm java cs dart d zig v sv glsl hlsl cu sol",
}
_EXTENSIONS = {ending: family for family, endings in _BY_EXTENSION.items() for ending in endings.split()}
_NAMES = {
    "makefile": "indented",
    "gnumakefile": "indented",
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
    """python, markdown, rst, asciidoc, sections, keys, indented, json, css, script, rust, go, hcl or c."""
    base = path.replace("\\", "/").rpartition("/")[2].lower()
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
    return "c" if opening * 25 > len(sample) else "indented"
