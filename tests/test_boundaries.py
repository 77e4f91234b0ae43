"""The doors between the rooms open one way; third-party libraries stay behind their fences."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "memkit"
CORE = (
    "model",
    "ledger",
    "replay",
    "rules",
    "privacy",
    "harvest",
    "adopt",
    "checks",
    "projections",
    "recall",
    "report",
    "evidence",
)
ALLOWED: dict[str, tuple[str, ...]] = {
    "errors": (),
    "model": ("errors",),
    "ledger": ("errors", "model"),
    "replay": ("errors", "model", "ledger"),
    "rules": ("errors", "model", "ledger", "replay"),
    "privacy": ("errors", "model", "ledger", "replay"),
    "harvest": ("errors", "model", "ledger", "replay"),
    "adopt": ("errors", "model", "ledger", "replay", "rules"),
    "projections": ("errors", "model", "ledger", "replay", "rules"),
    "checks": ("errors", "model", "ledger", "replay", "rules", "projections", "privacy"),
    "recall": ("errors", "model", "ledger", "replay", "rules"),
    "report": ("errors", "model", "rules", "reading"),
    "evidence": ("errors", "model", "harvest"),
    "store": ("errors", "model", "version"),
}
FENCES: dict[str, tuple[str, ...]] = {
    "typer": ("cli",),
    "click": ("cli",),
    "rich": ("cli",),
    "markdown_it": ("ledger", "harvest"),
    "frontmatter": ("ledger", "harvest"),
    "yaml": ("harvest",),
    "phonenumbers": ("privacy",),
    "stdnum": ("privacy",),
    "detect_secrets": ("privacy",),
    "presidio_analyzer": ("privacy",),
    "cryptography": ("store",),
    "mcp": ("hosts",),
    "subprocess": ("store", "cli", "hosts", "actors"),
}
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_opens_only_the_doors_of_its_room(path: Path) -> None:
    allowed = ALLOWED.get(room(path))
    if allowed is None:
        return
    ours = {name for name in imports(path) if name.startswith("memkit.")}
    rooms = {name.split(".")[1] for name in ours} - {room(path), "__version__"}
    assert rooms <= set(allowed), f"{path.name} opens {sorted(rooms - set(allowed))}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_library_stays_behind_its_fence(path: Path) -> None:
    for name in imports(path):
        fence = FENCES.get(name.split(".")[0])
        if fence is not None:
            assert room(path) in fence, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_asks_neither_the_clock_nor_the_disk(path: Path) -> None:
    if room(path) not in CORE:
        return
    outside = {"time", "random", "socket", "tempfile", "shutil", "sqlite3", "pathlib"}
    found = {name.split(".")[0] for name in imports(path)} & outside
    assert not found, f"{path.name} imports {sorted(found)}"
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input"}, (
        f"{path.name} calls {sorted(calls & {'open', 'print', 'input'})}"
    )


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path.name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_the_front_door_and_the_hosts_look_at_the_front_desk(path: Path) -> None:
    if room(path) in ("cli", "hosts", "__main__"):
        return
    assert {name for name in imports(path) if name.startswith("memkit.cli")} == set()
