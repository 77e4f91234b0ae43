"""The words of a session's prose that memkit quotes: last words, own words of a sealed session, one line for an episode."""

from __future__ import annotations


def last_words(prose: bytes) -> str:
    """The last paragraph of the prose that is no heading, which memkit shows at the start of the next session."""
    left = prose.strip()
    while left:
        left, _, last = left.rpartition(b"\n\n")
        words = b" ".join([line for line in last.split(b"\n") if not _is_heading(line)]).decode().split()
        if words:
            return " ".join(words)[:600]
        left = left.rstrip()
    return ""


# as many characters are quoted at the next start; a first paragraph of fewer says nothing
_QUOTED, _LEAST = 300, 60


def own_words(prose: bytes) -> str:
    """What a sealed session says last: all of its prose if that is short, else its first words and its last paragraph."""
    parts = [words for part in prose.strip().split(b"\n\n") for words in _pieces(part)]
    said = " ".join([_as_sentence(part) for part in parts[:-1]] + parts[-1:])
    if len(parts) < 2 or len(said) <= _QUOTED:
        return said[:600]
    room = _QUOTED - len(parts[-1]) - 1
    if room < _LEAST:
        return last_words(prose)
    first = " ".join(map(_as_sentence, parts[:-1]))
    head = first if len(first) <= room else first[: room - 1].rsplit(" ", 1)[0] + "…"
    return f"{head} {parts[-1]}"


def prose_words(prose: str) -> str:
    """The prose on one line; a heading labels what follows it, and a title is left out."""
    said: list[str] = []
    for line in prose.splitlines():
        marks, _, rest = line.strip().partition(" ")
        if not _is_heading(line.encode()):
            said += line.split()
        elif len(marks) > 1 and rest.strip():
            said.append(f"{rest.strip().rstrip(':.')}:")
    return " ".join(said)


def _pieces(part: bytes) -> list[str]:
    """A paragraph as one piece, a list as one for each item; nothing for headings."""
    lines = [line for line in part.split(b"\n") if line.strip() and not _is_heading(line)]
    items = [line.strip() for line in lines]
    if items and all(item.startswith((b"- ", b"* ")) for item in items):
        return [" ".join(item[2:].decode().split()) for item in items]
    words = b" ".join(lines).decode().split()
    return [" ".join(words)] if words else []


def _as_sentence(said: str) -> str:
    return said if said.endswith((".", "!", "?", "…", ":", ";")) else f"{said}."


def _is_heading(line: bytes) -> bool:
    """True for a heading of any level: `# Done`, `### Done`; a line such as `#12 is fixed` is none."""
    marks = line.strip().partition(b" ")[0]
    return 0 < len(marks) < 7 and not marks.strip(b"#")
