"""Ids as people type them: whole, or a unique prefix; the nearest one when there is none."""

from __future__ import annotations

from memkit.errors import NotFound, UnknownId
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


_SHORT = 5


def nearest(typed: str, ids: Iterable[str]) -> str:
    """The id most like the typed word, or with a part most like it; empty when none is near."""
    from difflib import get_close_matches

    wanted, known = typed.lower(), sorted(ids)
    prefixed = [id for id in known if wanted and id.startswith(wanted)]
    whole = prefixed or get_close_matches(wanted, known, 1, 0.6)
    if whole or not wanted:
        return whole[0] if whole else ""
    parts = _parts(wanted, known)
    # a short word is like too many others
    near = get_close_matches(wanted, sorted(parts), 1, 0.75 if len(wanted) > _SHORT else 0.85)
    return parts[near[0]] if near else ""


def _parts(wanted: str, known: list[str]) -> dict[str, str]:
    """As many neighbouring words of each id as were typed → the first id that has them; those of about that length."""
    count, length = wanted.count("-") + 1, len(wanted)
    found: dict[str, str] = {}
    for id in known:
        words = id.split("-")
        for at in range(len(words) - count + 1):
            part = "-".join(words[at : at + count])
            if abs(len(part) - length) <= 2:
                found.setdefault(part, id)
    return found


def again(typed: str, near: str, argv: tuple[str, ...], otherwise: str) -> str:
    """The call as typed with the nearest id in place of the word; without either, what else there is to do."""
    from memkit.query.call import quoted

    return (
        quoted(["memkit", *(near if word == typed else word for word in argv)])
        if near and argv
        else otherwise
    )


def not_found(
    typed: str, ids: Iterable[str], argv: tuple[str, ...], unsealed: tuple[str, str] | None = None
) -> NotFound:
    """The answer to a reader who asks for an id that is not there: the nearest, and the call that shows it.

    `unsealed` is what to say instead, and the hint, if an open session raised it.
    """
    from memkit.query.call import quoted

    if unsealed is not None:
        return NotFound(unsealed[0], hint=unsealed[1])

    near = nearest(typed, ids)
    what = f'no fact "{typed}"' + (f"; the nearest is {near}" if near else "")
    otherwise = f"memkit show {near}" if near else quoted(["memkit", "grep", typed, "--all"])
    return NotFound(what, hint=again(typed, near, argv if typed in argv else (), otherwise))


def unknown(typed: str, ids: Iterable[str], argv: tuple[str, ...]) -> UnknownId:
    """The refusal of an unknown id; its hint repeats the command with the nearest id."""
    known = sorted(ids)
    several = sum(1 for id in known if typed and id.startswith(typed))
    short = f'"{typed}" is short for {counted(several, "fact")}'
    what = short if several > 1 else f'no fact "{typed}"'
    hint = again(typed, nearest(typed, known), argv, "memkit list")
    return UnknownId(f"{what}; nothing was recorded", hint=hint)
