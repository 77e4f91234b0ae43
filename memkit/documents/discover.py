"""Chooses the files of a repository to read as documents, by their paths alone: the likeliest first.

The caller lists the paths. Paths that are not chosen are named with a reason; whole trees as one entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from memkit.documents.guards import LIMIT
from memkit.model import counted

ENDINGS = frozenset(
    {"md", "markdown", "mdx", "rst", "rest", "txt", "adoc", "asciidoc", "mediawiki", "wiki", "org"}
)
# metadata files to pass to `read` with a document in the same folder
SIBLINGS = ("kep.yaml", "metadata.yaml", "metadata.yml")
_DECISIONS = frozenset(
    {"adr", "adrs", "decisions", "decision", "decision-records", "architecture-decisions", "architecture_decisions",
     "rfc", "rfcs", "rfds", "keps", "peps", "teps", "oeps", "neps", "deps", "oteps", "sips", "eips", "proposals",
     "enhancements", "design-decisions", "resolutions", "blueprints", "eeps", "bips", "jeps", "kips", "aips", "active-rfcs",
     "decision-log", "decision-logs", "architecture-decision-record", "architecture-decision-records",
     "architectural-decision-records"}
)  # fmt: skip
# folder names that are a status, which only records have
_SORTED = frozenset(
    {"accepted", "approved", "proposed", "rejected", "implemented", "withdrawn", "superseded"}
)
_FOLDERS = _SORTED | frozenset(
    {"docs", "doc", "documentation", "design", "designs", "wiki", "notes", "architecture", "handbook", "text",
     "specs", "glossary", "terminology"}
)  # fmt: skip
_NAMES = re.compile(
    r"^(?:(?:architecture[-_ ]?)?decisions?(?:[-_ ]?(?:log|records?|register))?|adrs?|adr[-_ ]?log|road[-_ ]?map|"
    r"architecture|glossary|terminology|terms|contributing|changelog|changes|todo|backlog|conventions|guidelines|"
    r"style[-_ ]?guide|coding[-_ ]?standards|design|principles|invariants|rules|hacking|development|milestones|"
    r"code[-_ ]?style|best[-_ ]?practices|standards|vision|(?:adr|rfc|kep|pep|oep|nep)[-_ ]?[0-9]+.*|"
    r"[0-9]{4}-[a-z].*)$",
    re.I,
)
_NEVER = re.compile(
    r"^(?:licen[cs]e|copying|notice|code[-_]of[-_]conduct|authors|credits|codeowners|requirements|robots|cmakelists)",
    re.I,
)
# a record as YAML has a number or a day and a title; other YAML is data
_YAML_RECORD = re.compile(r"(?:[a-z]{2,8}[-_])?\d[\d-]*[-_][a-z]", re.I)
_VENDORED = frozenset(
    {"node_modules", "vendor", "vendors", "vendored", "third_party", "third-party", "thirdparty", "bower_components",
     "pods", "carthage", "venv", ".venv", "site-packages", "external", "externals", ".git", ".tox", "jspm_packages"}
)  # fmt: skip
_GENERATED = frozenset(
    {"dist", "_build", "_site", "generated", "__pycache__", ".next", ".nuxt",
     ".docusaurus", "apidocs", "api-docs", "typedoc", "javadoc", "testdata", "fixtures", "__fixtures__", "snapshots",
     "_static"}
)  # fmt: skip
# folders of posts: what was announced there was decided elsewhere
_NEWS = frozenset(
    {"blog", "blogs", "posts", "_posts", "news", "newsletter", "newsletters", "highlights", "announcements",
     "release-notes", "releasenotes"}
)  # fmt: skip
# folders that usually contain generated files, which git ignores; tracked files in them may be about building
_DOUBTFUL = frozenset({"build", "target", "out", "coverage"})
_SPENT = "over the budget of"


class Found(NamedTuple):
    """The documents to read, best first, and the paths left out, with the reason."""

    chosen: tuple[str, ...]
    left_over: tuple[tuple[str, str], ...]

    @property
    def over_budget(self) -> int:
        """How many paths were left out only because a budget was spent."""
        return sum(reason.startswith(_SPENT) for _, reason in self.left_over)


def documents(
    paths: Iterable[str],
    *,
    explicit: Sequence[str] = (),
    exclude: Sequence[str] = (),
    sizes: Mapping[str, int] | None = None,
    max_files: int = 5_000,
    max_bytes: int = 50_000_000,
) -> Found:
    """Chooses documents by place and name, or those that the explicit paths, folders and globs name.

    `exclude`: folders or files that are never read, such as memkit's own.
    """
    listed = sorted({path.removeprefix("./") for path in paths})
    kept = [path for path in listed if not _below(path, exclude)]
    if explicit:
        wanted, left = _named(kept, explicit)
    else:
        wanted, left = _placed(kept)
    chosen, over = _within(wanted, sizes or {}, max_files, max_bytes)
    return Found(tuple(chosen), tuple(left + over))


def is_placed(path: str) -> bool:
    """Whether folder or name suggest rules, terms or plans; elsewhere only a record's form counts."""
    return 0 < _rank(path) < 4


def _placed(paths: list[str]) -> tuple[list[str], list[tuple[str, str]]]:
    ranked: list[tuple[int, str]] = []
    trees: dict[tuple[str, str], int] = {}
    for path in paths:
        if not _is_document(path):
            continue
        rank = _rank(path)
        if rank and (tree := _foreign(path, is_record=rank == 1)):
            trees[tree] = trees.get(tree, 0) + 1
        elif rank:
            ranked.append((rank, path))
    left = [
        (tree, f"{why} tree with {counted(count, 'document')}")
        for (tree, why), count in sorted(trees.items())
    ]
    return [path for _, path in sorted(ranked)], left


def _rank(path: str) -> int:
    """1 for decisions, 2 for a telling name, 3 for any document in a docs folder, 4 elsewhere, 0 for hidden folders."""
    *folders, name = path.lower().split("/")
    if any(folder.startswith(".") and folder != ".github" for folder in folders):
        return 0
    if name.startswith("."):
        return 0
    numbered = (
        bool(folders) and re.match(r"[0-9]{3,}-", folders[-1]) and name.startswith(("readme.", "index."))
    )
    if _DECISIONS & set(folders) or numbered:
        return 1
    if _NAMES.match(name.rpartition(".")[0]) and not _DOUBTFUL & set(folders):
        return 2
    if _FOLDERS & set(folders) and not _DOUBTFUL & set(folders):
        return 3
    # a text file outside of such folders is data
    return 0 if name.endswith(".txt") else 4


def _foreign(path: str, *, is_record: bool) -> tuple[str, str] | None:
    """The folder of a path that is no documentation of the project, and what it is; records may be among news."""
    parts = path.split("/")
    for depth, part in enumerate(parts[:-1], 1):
        if part.lower() in _VENDORED:
            return "/".join(parts[:depth]) + "/", "vendored"
        if part.lower() in _GENERATED:
            return "/".join(parts[:depth]) + "/", "generated"
        if part.lower() in _NEWS and not is_record:
            return "/".join(parts[:depth]) + "/", "news"
    return None


def _named(paths: list[str], explicit: Sequence[str]) -> tuple[list[str], list[tuple[str, str]]]:
    wanted: dict[str, None] = {}
    left: list[tuple[str, str]] = []
    for pattern in explicit:
        bare = pattern.removeprefix("./").rstrip("/")
        matcher = _glob(bare)
        hits = [
            p
            for p in paths
            if p == bare or p.startswith(bare + "/") or bare in ("", ".") or matcher.fullmatch(p)
        ]
        readable = [p for p in hits if _is_document(p)]
        wanted.update(dict.fromkeys(readable))
        left += [
            (p, f"not a document: .{p.rpartition('.')[2]} is not read")
            for p in hits
            if p == bare and not readable
        ]
        if not hits:
            left.append((pattern, "no such document"))
    return list(wanted), left


def _glob(pattern: str) -> re.Pattern[str]:
    """A shell pattern over whole paths: * stays inside a folder, ** crosses folders."""
    out = ""
    for part in re.split(r"(\*\*/|\*\*|\*|\?)", pattern):
        out += {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}.get(part, re.escape(part))
    return re.compile(out)


def _within(
    wanted: list[str], sizes: Mapping[str, int], max_files: int, max_bytes: int
) -> tuple[list[str], list[tuple[str, str]]]:
    chosen: list[str] = []
    left: list[tuple[str, str]] = []
    total = 0
    for path in wanted:
        size = sizes.get(path, 0)
        # a character takes up to four bytes; the reader counts characters itself
        if size > 4 * LIMIT:
            left.append((path, f"too large: {size:,} bytes"))
        elif len(chosen) >= max_files:
            left.append((path, f"{_SPENT} {max_files:,} files"))
        elif total + size > max_bytes:
            left.append((path, f"{_SPENT} {max_bytes:,} bytes"))
        else:
            chosen.append(path)
            total += size
    return chosen, left


def _is_document(path: str) -> bool:
    folders, _, name = path.rpartition("/")
    ending = name.rpartition(".")[2].lower() if "." in name else ""
    if ending in ("yaml", "yml"):
        return bool(_DECISIONS & set(folders.lower().split("/"))) and _YAML_RECORD.match(name) is not None
    return ending in ENDINGS and not _NEVER.match(name)


def _below(path: str, roots: Sequence[str]) -> bool:
    return any(path == root.rstrip("/") or path.startswith(root.rstrip("/") + "/") for root in roots if root)
