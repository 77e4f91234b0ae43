"""An agent's own words to the next session: short, quoted, and without anything that could be obeyed."""

from __future__ import annotations

from .instructions import instruction_in

_ENDS = (". ", "! ", "? ", "; ", "\n")


def quotable(text: str, limit: int = 300, orders: bool = True) -> tuple[str, int]:
    """The text on one line without the sentences that hold an instruction, cut at `limit`, and how many were left out.

    Without `orders`, those that give an order in words are left out too: what happened is told, not what to do.
    """
    sentences = _sentences(text)
    calm = [sentence for sentence in sentences if not instruction_in(sentence)]
    if not orders:
        calm = [sentence for sentence in calm if not _gives_order(sentence)]
    quoted = " ".join(calm)
    if instruction_in(quoted):
        # harmless apart, not together: one pipe or phrase over two lines
        return "", len(sentences)
    return _cut(quoted, limit), len(sentences) - len(calm)


def _gives_order(sentence: str) -> bool:
    from .judge import norm_of

    found = norm_of(sentence)
    return found is not None and found.code in ("imperative", "obligation")


def _sentences(text: str) -> list[str]:
    for end in _ENDS:
        text = text.replace(end, end.rstrip() + "\0")
    return [line for part in text.split("\0") if (line := " ".join(part.split()))]


def _cut(text: str, limit: int) -> str:
    """At most `limit` characters, ended at a word if one ends there."""
    if len(text) <= limit:
        return text
    head = text[: max(limit - 1, 0)]
    return (head.rsplit(" ", 1)[0] if " " in head else head).rstrip() + "…"[:limit]
