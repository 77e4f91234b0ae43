"""Ids as people type them: whole, or a unique prefix; the nearest one when there is none."""

from __future__ import annotations

from memkit.errors import UnknownId
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def resolve(typed: str, ids: Iterable[str]) -> str | None:
    """The whole id a typed word means; None when none or several do."""
    known = list(ids)
    if typed in known:
        return typed
    found = [id for id in known if id.startswith(typed)]
    return found[0] if len(found) == 1 and typed else None


def nearest(typed: str, ids: Iterable[str]) -> str:
    """The id most like the typed word; empty when none is near."""
    from difflib import get_close_matches

    known = sorted(ids)
    prefixed = [id for id in known if id.startswith(typed)]
    return (prefixed or get_close_matches(typed, known, 1, 0.6) or [""])[0]


def unknown(typed: str, ids: Iterable[str], argv: tuple[str, ...]) -> UnknownId:
    """The refusal for an id nobody knows; its hint repeats the command with the nearest one."""
    from memkit.call import quoted

    known = sorted(ids)
    several = [id for id in known if typed and id.startswith(typed)]
    near = nearest(typed, known)
    hint = (
        quoted(["memkit", *(near if word == typed else word for word in argv)])
        if near and argv
        else "memkit list"
    )
    what = (
        f'"{typed}" is short for {counted(len(several), "fact")}'
        if len(several) > 1
        else f'no fact "{typed}"'
    )
    return UnknownId(f"{what}; nothing was recorded", hint=hint)
