"""The doors between the rooms open one way; third-party libraries stay behind their fences."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "memkit"
CORE = (
    "model",
    "ledger",
    "replay",
    "rules",
    "contradict",
    "privacy",
    "documents",
    "checks",
    "views",
    "recall",
    "evidence",
)
# every room may use errors, boot and version; a room that is not listed fails
EVERYWHERE = ("errors", "boot", "version")
ALLOWED: dict[str, tuple[str, ...]] = {
    "errors": (),
    "version": (),
    "boot": (),
    "model": (),
    "ledger": ("model",),
    "replay": ("model", "ledger"),
    "contradict": ("model",),
    "privacy": ("model",),
    "recall": ("model",),
    "rules": ("model", "contradict"),
    "documents": ("model", "ledger"),
    "evidence": ("model", "documents"),
    "views": ("model", "ledger", "rules", "contradict"),
    "checks": ("model", "rules", "contradict", "privacy", "views"),
    "store": ("model",),
    "query": (*CORE, "store"),
    "write": (*CORE, "store", "query"),
    "hosts": (*CORE, "store", "query", "write"),
    "mirror": (*CORE, "store", "query", "write"),
    "cli": (*CORE, "store", "query", "write", "hosts", "mirror"),
    "api": ("model", "rules", "store", "query"),
    "__init__": ("api",),
    "__main__": ("cli",),
    "launch": ("cli",),
}
FENCES: dict[str, tuple[str, ...]] = {
    "typer": ("cli",),
    "click": ("cli",),
    "rich": ("cli",),
    "markdown_it": ("ledger", "documents"),
    "frontmatter": ("ledger", "documents"),
    "yaml": ("documents",),
    "phonenumbers": ("privacy",),
    "stdnum": ("privacy",),
    "presidio_analyzer": ("privacy",),
    "cryptography": ("store",),
    "psycopg": ("mirror",),
    "mcp": (),
    "subprocess": ("store", "cli", "hosts"),
}
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0].removesuffix(".py")


ROOMS = sorted({room_of(path) for path in MODULES})
in_every_room = pytest.mark.parametrize("room", ROOMS)


def modules(room: str) -> list[Path]:
    return [path for path in MODULES if room_of(path) == room]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def opened(path: Path) -> set[str]:
    """The rooms a module opens, by the modules it imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("memkit.")}


@in_every_room
def test_a_room_opens_only_its_doors(room: str) -> None:
    assert room in ALLOWED, f"{room} is no room of the table"
    own = {room, *EVERYWHERE, *ALLOWED[room]}
    assert {path.name: opened(path) - own for path in modules(room) if opened(path) - own} == {}


@in_every_room
def test_a_library_stays_behind_its_fence(room: str) -> None:
    for path in modules(room):
        outside = {name for name in imports(path) if room not in FENCES.get(name.split(".")[0], (room,))}
        assert not outside, f"{path.name} imports {sorted(outside)}"


@pytest.mark.parametrize("room", CORE)
def test_the_core_asks_neither_the_clock_nor_the_disk(room: str) -> None:
    outside = {"time", "random", "socket", "tempfile", "shutil", "sqlite3", "pathlib"}
    for path in modules(room):
        found = {name.split(".")[0] for name in imports(path)} & outside
        assert not found, f"{path.name} imports {sorted(found)}"
        calls = {
            node.func.id
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        } & {"open", "print", "input"}
        assert not calls, f"{path.name} calls {sorted(calls)}"


@in_every_room
def test_a_module_says_what_it_is_for(room: str) -> None:
    assert [path.name for path in modules(room) if not ast.get_docstring(tree(path))] == []


@in_every_room
def test_only_the_front_door_looks_at_the_front_desk(room: str) -> None:
    if room in ("cli", "__main__", "launch"):
        return
    for path in modules(room):
        assert {name for name in imports(path) if name.startswith("memkit.cli")} == set(), path.name


@in_every_room
def test_the_mirror_is_entered_by_its_front_door(room: str) -> None:
    """What `memkit.mirror` names for itself is its front; a module below it is its inside."""
    if room == "mirror":
        return
    inside = {file.stem for file in (PACKAGE / "mirror").glob("*.py")} - {"__init__"}
    for path in modules(room):
        parts = [name.split(".") for name in imports(path) if name.startswith("memkit.mirror")]
        assert not [names for names in parts if len(names) > 2 and names[2] in inside], path.name


def test_the_architecture_page_holds_the_same_table() -> None:
    page = (PACKAGE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"(?m)^\| ([a-z, ]+) \| ([^|]+) \|$", page))
    rows.pop("room")
    shown = {name: _meant(doors) for names, doors in rows.items() for name in names.split(", ")}
    rooms = {
        name: frozenset(doors)
        for name, doors in ALLOWED.items()
        if not name.startswith("__") and name != "api"
    }
    assert shown == rooms


def _meant(doors: str) -> frozenset[str]:
    """What a cell of the page's table stands for."""
    if doors == "everything":
        return frozenset(ALLOWED["cli"])
    names = doors.replace("the core", ", ".join(CORE)).replace("–", "")
    return frozenset(name for name in names.split(", ") if name)


# a function says what it returns or does: one participle alone says neither
_PARTICIPLE = re.compile(r"[a-z]+(?:ed|en|ing)")
_IRREGULAR = frozenset(
    "bound brought built caught cut done found given gone grown held kept known laid left lost made meant met one paid put"
    " said seen sent set shown stands stood taken then thought told turn when written".split()
)
# rooms in which such names are left, and how many; a number may only shrink, and a room without one has none
_LEFT = {
    "boot": 7,
    "contradict": 3,
    "documents": 70,
    "evidence": 10,
    "ledger": 1,
    "model": 15,
    "privacy": 8,
    "query": 30,
    "recall": 45,
    "replay": 2,
    "rules": 2,
    "store": 9,
    "views": 5,
    "write": 15,
}


def _says_nothing(name: str) -> bool:
    if name.startswith("__"):
        # Python's own names
        return False
    word = name.strip("_")
    return word in _IRREGULAR or _PARTICIPLE.fullmatch(word) is not None


@in_every_room
def test_no_new_function_is_named_by_a_participle_alone(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in modules(room)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef) and _says_nothing(node.name)
    ]
    assert len(found) <= _LEFT.get(room, 0), found


@pytest.mark.parametrize("room", ["cli", "hosts", "mirror"])
def test_a_file_name_means_one_thing(room: str) -> None:
    """A verb's file may share the name of the module that does its work."""
    elsewhere = {path.name for path in MODULES if room_of(path) != room} - {"__init__.py"}
    own = [path for path in modules(room) if path.parent.name != "verbs"]
    assert [str(path.relative_to(PACKAGE)) for path in own if path.name in elsewhere] == []


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_a_page_for_contributors_names_files_that_exist(page: str) -> None:
    text = (PACKAGE.parent / page).read_text(encoding="utf-8")
    rooms = "|".join(ROOMS)
    named = re.findall(rf"`((?:memkit/)?(?:{rooms})/[a-z_/]*)(?:\.[A-Za-z]\w*)?`", text)
    missing = [name for name in named if not _is_there(PACKAGE / name.removeprefix("memkit/"))]
    assert named and missing == []


def _is_there(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


def test_no_docstring_cites_a_page_that_is_not_in_the_repository() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {line}"
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module)
        for line in (ast.get_docstring(node) or "").splitlines()
        if "DESIGN" in line or "§" in line
    ]
    assert found == []
