"""The review as a dialogue: a panel per item, one key per answer; each answer is saved and echoed at once."""

from __future__ import annotations

from memkit.cli.frame.terminal import Keyboard, Stopped
from memkit.cli.frame.ui import visible
from memkit.cli.verbs.bulk import answer_many, promote_document
from memkit.errors import MemkitError
from memkit.rules.review_keys import NEEDS, REASONED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from memkit.rules.review import Item
    from memkit.write.review_answer import Answer
    from memkit.write.sitting import Sitting


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
        self.say("  ".join(f"[{row.key}] {row.label}" for row in item.steps), dim=True)

    def _fitting_lines(self, lines: Sequence[str]) -> list[str]:
        room = max(_FEWEST, self.console.size.height - _FRAME)
        return [*lines[:room], *(["… v shows the rest"] if len(lines) > room else [])]

    def explain(self, item: Item) -> None:
        """Prints what each key does."""
        from textwrap import wrap

        for row in (*item.keys, *item.steps):
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


_PROMPTS = {"when": "load when: ", "evidence": "evidence (a path): ", "why": "outcome: "}
# cited lines in a panel, and at most for `v`
_PEEK, _ALL = 6, 400
_HANG_UP = 1


def hold(sitting: Sitting) -> int:
    """Walks through the items until the end, `q` or a signal; returns the signal's number, or 0."""
    with Keyboard() as keyboard:
        dialogue = Dialogue(sitting, keyboard, Screen())
        try:
            dialogue.walk()
        except Stopped as stop:
            return stop.signal
        except OSError:
            # the terminal closed while memkit printed
            return _HANG_UP
    return 0


class Dialogue:
    """The position in the review, and the way back."""

    def __init__(self, sitting: Sitting, keyboard: Keyboard, screen: Screen) -> None:
        self.sitting, self.keyboard, self.screen = sitting, keyboard, screen
        self.items = sitting.items
        self.at = 0
        # (position, whether it was answered) of every step so far
        self.trail: list[tuple[int, bool]] = []

    def walk(self) -> None:
        """Asks until no item is left or the user quits."""
        while True:
            while self.at < len(self.items):
                if not self._ask(self.items[self.at]):
                    return
            if not self._reconsiders():
                return

    def _reconsiders(self) -> bool:
        """At the end: True if the user steps back instead of sealing."""
        if not self.sitting.answered:
            return False
        self.screen.say("that was the last one  [u] back  [q] end")
        if self.keyboard.key() != "u":
            return False
        self._back()
        return True

    def _ask(self, item: Item) -> bool:
        """Shows one panel and reads one key; False if the review ends."""
        from memkit.write.review import cited_by_item

        self.screen.show(item, cited_by_item(self.sitting.tx, [item], _PEEK)[0], self.at + 1, len(self.items))
        while True:
            key = self.keyboard.key()
            match {row.key: row.word for row in (*item.keys, *item.steps)}.get(key, ""):
                case "quit":
                    return False
                case "skip":
                    self.screen.say(f"skipped {item.id}", dim=True)
                    self._go_on(answered=False)
                    return True
                case "back":
                    return self._back()
                case "help":
                    self.screen.explain(item)
                case "view":
                    self._view(item)
                case "all":
                    if answer_many(self.sitting, self.keyboard, self.screen, item):
                        self._go_on(answered=True)
                        return True
                case "document":
                    if promote_document(self.sitting, self.keyboard, self.screen, item):
                        self._go_on(answered=True, stay=item.name not in self.sitting.answered)
                        return True
                case "":
                    self._stray(item)
                case word:
                    if self._answer(item, word):
                        return True

    # -- the keys --------------------------------------------------------------------------------

    def _answer(self, item: Item, word: str) -> bool:
        more = self._more(item, word)
        if more is None:
            self.screen.say("nothing answered")
            return False
        try:
            given = self.sitting.answer(item, {"item": item.name, "answer": word, **more})
        except MemkitError as error:
            self.screen.say(f"not recorded: {error.message}")
            self.screen.say(f"hint: {error.hint}", dim=True)
            return False
        self.screen.say(f"{given.words} · {self.sitting.left} of {len(self.items)} left")
        self._go_on(answered=True)
        return True

    def _more(self, item: Item, word: str) -> Answer | None:
        """The answer with the fields it needs, asked from the user; None if the user gives none."""
        found: dict[str, str] = {}
        if word == "edit":
            text = self.keyboard.edit_text(item.text)
            if text is None:
                return None
            found["text"] = text
        wanted = item.lacks if word in ("promote", "edit") else ()
        for name in (*wanted, *(name for name in [NEEDS.get(word, "")] if name in _PROMPTS)):
            said = self.keyboard.line(_PROMPTS[name])
            if not said:
                return None
            found[name] = said
        if word in REASONED:
            why = self.keyboard.line("why (Enter for none): ")
            if why is None:
                return None
            found |= {"why": why} if why else {}
        return found

    def _back(self) -> bool:
        """Steps back to the previous item and takes its answer back."""
        if not self.trail:
            self.screen.say("this is the first one")
            return True
        self.at, answered = self.trail.pop()
        given = self.sitting.back() if answered else None
        if given is not None:
            self.screen.say(f"taken back: {given.words} · {self.sitting.left} of {len(self.items)} left")
        return True

    def _view(self, item: Item) -> None:
        from memkit.write.review import cited_by_item

        lines = cited_by_item(self.sitting.tx, [item], _ALL)[0]
        self.screen.lines((*item.detail, *(lines or ("it cites no lines of a file",))))

    def _stray(self, item: Item) -> None:
        """Explains that a key has no meaning here."""
        answers = " · ".join(f"{row.key} {row.label}" for row in item.keys)
        steps = " ".join(row.key for row in item.steps)
        self.screen.say(f"no such key here; these are: {answers} · {steps}   (? explains them)")

    def _go_on(self, answered: bool, stay: bool = False) -> None:
        """Moves to the next unanswered item, or stays if the answer was for others only."""
        self.trail.append((self.at, answered))
        done = self.sitting.answered
        self.at += not stay
        while self.at < len(self.items) and self.items[self.at].name in done:
            self.at += 1
