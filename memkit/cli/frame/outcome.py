"""What a verb answers: a value. Printing it is `cli.ui`'s business, the exit code the front door's.

This module may import nothing: every cold start pays for it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.model.problem import Problem


class Outcome:
    """The answer of one verb.

    `text` (or the stream `lines`, or `utf8`, encoded and ended) goes to stdout, `id` instead of it under `-q`, `data`
    instead of it under `--json`; `problems` and `notes` go to stderr. With `finds` the problems are the answer: they
    stand on stdout above `text`, under `-q` alone. A note is one line: "hint: …" stays as it is, others get "memkit: "
    in front. `raw` prints text or lines as they are even under `--json` and `-q`: for hooks, JSON lines and exports,
    whose stdout has a shape of its own. `layout` names how `text` is laid out at a terminal (`cli.frame.screen`);
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

    def noting(self, note: str) -> Outcome:
        """This answer with one more note."""
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
