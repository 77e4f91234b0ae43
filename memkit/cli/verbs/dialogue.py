"""The review as a dialogue: a panel for each item, one key for an answer. Asks; records nothing itself."""

from __future__ import annotations

import sys

from memkit.rules.review import Item
from memkit.write.review import Answer

_ALWAYS = (("s", "skip"), ("u", "undo"), ("q", "quit"))


def ask(items: list[Item]) -> list[Answer]:
    """Walks through the items and returns the answers given, in order; quitting keeps those so far."""
    from rich.console import Console
    from rich.panel import Panel
    from rich.text import Text

    console = Console(highlight=False)
    answers: list[Answer] = []
    at = 0
    while at < len(items):
        item = items[at]
        body = Text(item.text)
        for line in item.detail:
            body.append(f"\n{line}", style="dim")
        console.print(
            Panel(
                body,
                title=Text(f"{item.kind}  {item.id}"),
                subtitle=Text(f"{at + 1} of {len(items)}"),
                title_align="left",
            )
        )
        keys = dict((*item.answers, *_ALWAYS))
        console.print(Text("  ".join(f"[{key}] {word}" for key, word in keys.items())))
        word = keys.get(read_key(), "")
        if word == "quit":
            break
        if word == "undo":
            if answers:
                answers.pop()
                at -= 1
            continue
        if not word:
            console.print(Text("no such answer", style="dim"))
            continue
        answers.append({"item": item.name, "answer": word, **_more(console, item, word)})
        at += 1
    return [answer for answer in answers if answer["answer"] != "skip"]


def _more(console: object, item: Item, word: str) -> Answer:
    """What an answer still needs: when to load a record, why something is turned down."""
    if word == "promote" and any("applies-when" in line for line in item.detail):
        return {"when": _line("load when: ")}
    if word == "promote" and any("names no evidence" in line for line in item.detail):
        return {"evidence": _line("evidence (a path): ")}
    if word in ("reject", "close", "invalidate"):
        why = _line("why: ")
        return {"why": why} if why else {}
    del console
    return {}


def _line(prompt: str) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    return sys.stdin.readline().strip()


def read_key() -> str:
    """One key from the terminal, without Enter where the system can; end of input quits."""
    sys.stdout.flush()
    try:
        import termios
        import tty
    except ImportError:
        return (sys.stdin.readline() or "q").strip()[:1].lower()
    number = sys.stdin.fileno()
    kept = termios.tcgetattr(number)
    try:
        # what was typed before the question stood there still counts
        tty.setcbreak(number, termios.TCSADRAIN)
        key = sys.stdin.read(1)
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, kept)
    return (key or "q").lower()
