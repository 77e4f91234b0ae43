"""Facts that rest on what a task names: a file, or a block of one."""

from __future__ import annotations

from memkit.model.catalog import LAST, ORIGIN, USES
from memkit.model.fact import without_digest
from memkit.recall.ask import ask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.catalog import Catalog


def facts_on(task: str, catalog: Catalog) -> list[str]:
    """The ids of the live facts whose evidence is in a file, or is a block, that the task names.

    Blocks before files, then by use, newest first. Only what is written like a file, an identifier or a proper name names
    one: "open" is no mention of `Store.open`.
    """
    named = [_place(name.piece) for name in ask(task).names]
    if not named:
        return []
    places: dict[int, bool] = {}
    for path, sources in catalog.cited().items():
        in_file = any(_is_file(name, path) for name, _ in named)
        for source, numbers in sources.items():
            block = block_of(source)
            is_block = bool(block) and any(_is_block(word, block) for place in named for word in place)
            if is_block or in_file:
                places |= {number: is_block or places.get(number, False) for number in numbers}
    return [
        catalog.name(number)
        for number in sorted(
            places,
            key=lambda number: (
                places[number],
                *(catalog.get(number, column) for column in (USES, LAST, ORIGIN)),
            ),
            reverse=True,
        )
    ]


def block_of(source: str) -> str:
    """The name of the block that a recorded source cites; empty if it cites lines or a whole file."""
    return without_digest(source).rpartition("#")[2].rpartition(":")[0] if "#" in source else ""


def _place(piece: str) -> tuple[str, str]:
    """The file or name in a word of a task, and the block behind it: `store.py#open`, `store.py:41`."""
    path, _, block = piece.strip(".:").partition("#")
    path, _, line = path.partition(":")
    return path, block or line


def _is_file(name: str, path: str) -> bool:
    return ("." in name or "/" in name) and (path == name or path.endswith("/" + name))


def _is_block(word: str, block: str) -> bool:
    return bool(word) and (block == word or block.endswith("." + word))
