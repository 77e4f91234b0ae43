"""What a verb returns: a value. `cli.frame.ui` prints it, `cli.frame.program` exits with its code.

This module imports nothing, because every cold start pays for it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.model.problem import Problem


class Outcome:
    """The answer of one verb.

    `text` (or the stream `lines`, or `utf8`, encoded and with its newline) goes to stdout; under `-q` `id`, under `--json`
    `data` replaces it. `problems` and `notes` go to stderr. With `finds` the problems are the answer: they go to stdout
    before `text`, and without it under `-q`. A note is one line; ui puts "memkit: " before it unless it begins with
    "hint: ". `raw` prints text or lines unchanged even under `--json` and `-q`: for hooks, JSON lines and exports,
    whose stdout has its own format. `layout` names the layout of `text` on a terminal (`cli.frame.screen`);
    `pages` sends it through a pager there.
    """

    __slots__ = (
        "data",
        "exit_code",
        "finds",
        "id",
        "layout",
        "lines",
        "notes",
        "pages",
        "problems",
        "raw",
        "text",
        "utf8",
    )

    def __init__(
        self,
        text: str = "",
        data: Mapping[str, object] | None = None,
        problems: tuple[Problem, ...] = (),
        exit_code: int = 0,
        id: str = "",
        notes: tuple[str, ...] = (),
        lines: Iterable[str] | None = None,
        raw: bool = False,
        utf8: bytes = b"",
        layout: str = "",
        pages: bool = False,
        finds: bool = False,
    ) -> None:
        self.text = text
        self.data = data
        self.problems = problems
        self.exit_code = exit_code
        self.id = id
        self.notes = notes
        self.lines = lines
        self.raw = raw
        self.utf8 = utf8
        self.layout = layout
        self.pages = pages
        self.finds = finds

    def add_note(self, note: str) -> Outcome:
        """Adds a note and returns this outcome."""
        self.notes = (*self.notes, note)
        return self

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__ if getattr(self, name))
        return f"Outcome({shown})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]
