"""The terminal of a review: a panel per item, its keys, help, and lines of text."""

from __future__ import annotations

from memkit.cli.frame.ui import visible
from memkit.rules.review_keys import STEPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from memkit.rules.review import Item

# rows that frame, keys and echo take
_FRAME = 9
_FEWEST = 6
# column of a key's explanation
_MARGIN = 22
# show so many items before a bulk answer
FIRST_FEW = 5


class Screen:
    """The terminal of a review. It escapes control characters in users' text."""

    def __init__(self) -> None:
        from rich.console import Console

        self.console: Console = Console(highlight=False)

    def show(self, item: Item, lines: Sequence[str], at: int, total: int) -> None:
        """Prints the panel of an item, cut to the terminal's height, and its keys."""
        from rich.panel import Panel
        from rich.text import Text

        body = Text(visible(item.text, colour=False))
        for line in self._fitting_lines((*item.detail, *lines)):
            body.append(f"\n{visible(line, colour=False)}", style=_style(line))
        title, place = Text(f"{item.kind}  {item.id}"), Text(f"{at} of {total}")
        self.console.print(Panel(body, title=title, subtitle=place, title_align="left"))
        self.say("  ".join(f"[{row.key}] {row.label}" for row in item.keys))
        self.say("  ".join(f"[{row.key}] {row.label}" for row in STEPS), dim=True)

    def _fitting_lines(self, lines: Sequence[str]) -> list[str]:
        room = max(_FEWEST, self.console.size.height - _FRAME)
        return [*lines[:room], *(["… v shows the rest"] if len(lines) > room else [])]

    def explain(self, item: Item) -> None:
        """Prints what each key does."""
        from textwrap import wrap

        for row in (*item.keys, *STEPS):
            first, *rest = wrap(row.means, max(20, self.console.size.width - _MARGIN))
            self.say(f"  {row.key}  {row.label:<16} {first}")
            for line in rest:
                self.say(f"{'':<{_MARGIN}}{line}")

    def say(self, text: str, dim: bool = False) -> None:
        """Prints one line, wrapped at words."""
        from rich.text import Text

        self.console.print(Text(visible(text, colour=False), style="dim" if dim else ""))

    def show_few(self, items: Sequence[Item]) -> None:
        """Prints the first few of many items."""
        for item in items[:FIRST_FEW]:
            self.say(f"  {item.id}  {_cut_line(item.text, self.console.size.width - len(item.id) - 6)}")
        if len(items) > FIRST_FEW:
            self.say(f"  … and {len(items) - FIRST_FEW} more")

    def lines(self, lines: Iterable[str]) -> None:
        """Prints cited lines, removed ones in red and added ones in green."""
        from rich.text import Text

        for line in lines:
            self.console.print(Text(visible(line, colour=False), style=_style(line)))


def _style(line: str) -> str:
    bare = line.lstrip()
    return {"-": "red", "+": "green"}.get(bare[:1], "dim") if line.startswith("  ") else "dim"


def _cut_line(text: str, width: int) -> str:
    return text if len(text) <= max(width, 20) else text[: max(width, 20) - 1] + "…"
