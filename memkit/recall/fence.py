"""What a text costs an agent, and user text that cannot leave the fence around memory. Every prompt loads this."""

from __future__ import annotations


def tokens(text: str) -> int:
    """The estimated number of tokens: ceil(UTF-8 bytes / 4)."""
    return -(-len(text.encode()) // 4)


def fenced(text: str) -> str:
    """User text as one line that can neither close the fence around it nor open another."""
    flat = " ".join(text.split())
    if "<" not in flat:
        return flat
    first, *others = flat.split("<")
    return first + "".join(("&lt;" if _is_fence(after) else "<") + after for after in others)


def _is_fence(after: str) -> bool:
    """Whether a `<` before this text could be read as the fence, in any case and with anything in between."""
    letters = "".join(letter for letter in after[:40] if letter.isalnum())
    return letters.lower().startswith("memory")
