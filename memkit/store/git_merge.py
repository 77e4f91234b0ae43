"""Merges of three texts, line by line, as git does them."""

from __future__ import annotations

import os

from memkit.store.git_process import ask

_LABELS = ("-L", "ours", "-L", "base", "-L", "theirs")


def merge_file(root: str, ours: str, base: str, theirs: str, *options: str) -> bool:
    """Merges three files line by line into the first; False if it now contains conflict markers."""
    asked = ask(root, "merge-file", *options, *_LABELS, "--", ours, base, theirs)
    _, error, code = asked.ended()
    # an exit code up to 127 is the number of conflicts
    if not 0 <= code <= 127:
        raise asked.refused(error, code)
    return code == 0


def merge_texts(root: str, ours: str, base: str, theirs: str) -> tuple[str, bool]:
    """Three texts merged, and whether that left no conflict. Lines that both sides add at one place all stay, ours first."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("ours", "base", "theirs")]
        for name, text in zip(names, (ours, base, theirs), strict=True):
            with open(name, "wb") as file:
                file.write(text.encode())
        merge_file(root, names[0], names[1], names[2], "--diff3")
        with open(names[0], "rb") as file:
            return _with_additions(file.read().decode())


def _with_additions(text: str) -> tuple[str, bool]:
    """The text without conflicts of which the base says nothing; others in git's plain form."""
    found: list[str] = []
    sides: dict[str, list[str]] = {}
    side, is_clean = "", True
    for line in text.splitlines(keepends=True):
        mark = line[:7] if line.rstrip("\n") in _MARKS else ""
        if mark == "<<<<<<<":
            side, sides = "ours", {"ours": [], "base": [], "theirs": []}
        elif mark == ">>>>>>>":
            added, is_added = _settle_conflict(sides)
            found, side, is_clean = [*found, *added], "", is_clean and is_added
        elif mark and side:
            side = "base" if mark == "|||||||" else "theirs"
        else:
            (sides[side] if side else found).append(line)
    return "".join(found), is_clean


_MARKS = ("<<<<<<< ours", "||||||| base", "=======", ">>>>>>> theirs")


def _settle_conflict(sides: dict[str, list[str]]) -> tuple[list[str], bool]:
    """The lines of one conflict, and whether both sides only added."""
    ours, theirs = sides["ours"], sides["theirs"]
    if not "".join(sides["base"]).strip():
        return [*ours, *theirs], True
    return [f"{_MARKS[0]}\n", *ours, f"{_MARKS[2]}\n", *theirs, f"{_MARKS[3]}\n"], False
