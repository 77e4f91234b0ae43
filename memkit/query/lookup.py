"""Resolves typed ids: whole, or a unique prefix; suggests the nearest one if there is none."""

from __future__ import annotations

from memkit.errors import NotFound, UnknownId
from memkit.model.prose import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def resolve(typed: str, ids: Iterable[str]) -> str | None:
    """The id that a typed word means; None if none or several match."""
    known = list(ids)
    if typed in known:
        return typed
    found = [id for id in known if id.startswith(typed)]
    return found[0] if len(found) == 1 and typed else None


_SHORT = 5


def nearest(typed: str, ids: Iterable[str]) -> str:
    """The id most similar to the typed word, as a whole or in a part; empty if none is close."""
    from difflib import get_close_matches

    wanted, known = typed.lower(), sorted(ids)
    prefixed = [id for id in known if wanted and id.startswith(wanted)]
    whole = prefixed or get_close_matches(wanted, known, 1, 0.6)
    if whole or not wanted:
        return whole[0] if whole else ""
    parts = _parts(wanted, known)
    # a short word resembles too many others
    near = get_close_matches(wanted, sorted(parts), 1, 0.75 if len(wanted) > _SHORT else 0.85)
    return parts[near[0]] if near else ""


def _parts(wanted: str, known: list[str]) -> dict[str, str]:
    """Parts of ids with as many words as were typed, and of similar length → the first id that contains the part."""
    count, length = wanted.count("-") + 1, len(wanted)
    found: dict[str, str] = {}
    for id in known:
        words = id.split("-")
        for at in range(len(words) - count + 1):
            part = "-".join(words[at : at + count])
            if abs(len(part) - length) <= 2:
                found.setdefault(part, id)
    return found


def call_with_nearest(typed: str, near: str, argv: tuple[str, ...], otherwise: str) -> str:
    """The call as typed, with the nearest id in place of the wrong one; `otherwise` if there is no nearest id."""
    from memkit.query.call import shell_quoted

    return (
        shell_quoted(["memkit", *(near if word == typed else word for word in argv)])
        if near and argv
        else otherwise
    )


def not_found(
    typed: str, ids: Iterable[str], argv: tuple[str, ...], unsealed: tuple[str, str] | None = None
) -> NotFound:
    """The error for a reading verb with an unknown id; names the nearest id and the call that shows it.

    `unsealed`: (message, hint) to use instead, if an open session raised the id.
    """
    from memkit.query.call import shell_quoted

    if unsealed is not None:
        return NotFound(unsealed[0], hint=unsealed[1])

    near = nearest(typed, ids)
    what = f'no fact "{typed}"' + (f"; the nearest is {near}" if near else "")
    otherwise = f"memkit show {near}" if near else shell_quoted(["memkit", "grep", typed, "--all"])
    return NotFound(what, hint=call_with_nearest(typed, near, argv if typed in argv else (), otherwise))


def unknown_id(typed: str, ids: Iterable[str], argv: tuple[str, ...]) -> UnknownId:
    """The error for a writing verb with an unknown id; its hint repeats the command with the nearest id."""
    known = sorted(ids)
    several = sum(1 for id in known if typed and id.startswith(typed))
    short = f'"{typed}" is short for {counted(several, "fact")}'
    what = short if several > 1 else f'no fact "{typed}"'
    hint = call_with_nearest(typed, nearest(typed, known), argv, "memkit list")
    return UnknownId(f"{what}; nothing was recorded", hint=hint)
