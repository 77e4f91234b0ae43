"""Resolves typed ids: whole, or a unique beginning; suggests the nearest one if there is none.

A verb that writes takes a beginning only if it is made of whole words: with a slip of the finger any other beginning would
change another fact than the one that was meant.

A claim of an open session answers no question yet; an answer that lacks it says that it is there.
"""

from __future__ import annotations

from memkit.errors import NotFound, UnknownId
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.query.reader import Reader
    from memkit.store.journals import Draft


def resolve(typed: str, ids: Iterable[str]) -> str | None:
    """The id that a typed word means; None if none or several match."""
    known = list(ids)
    if typed in known:
        return typed
    found = [id for id in known if id.startswith(typed)]
    return found[0] if len(found) == 1 and typed else None


# as many letters as a beginning has that a writing verb takes
_LEAST = 4
# how many facts are named that begin with a word
_MOST_NAMED = 5


def resolve_to_write(typed: str, ids: Iterable[str]) -> str | None:
    """As `resolve`, but a beginning has at least four letters and ends before a hyphen of its id."""
    found = resolve(typed, ids)
    is_short = found is not None and found != typed
    return found if not is_short or _is_whole(typed, found or "") else None


def _is_whole(typed: str, id: str) -> bool:
    return len(typed) >= _LEAST and (typed.endswith("-") or id[len(typed) :].startswith("-"))


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
    begun = [id for id in known if typed and id.startswith(typed)]
    what = f'no fact "{typed}"'
    if len(begun) > 1:
        # which one is meant only the caller knows
        more = ", …" if len(begun) > _MOST_NAMED else ""
        named = f"{', '.join(begun[:_MOST_NAMED])}{more}"
        what = f'"{typed}" is short for {counted(len(begun), "fact")}: {named}; nothing was recorded'
        return UnknownId(what, hint="memkit list  # tells what each of them says")
    if begun:
        what = f'"{typed}" is too little of {begun[0]}: to write takes whole words of an id, {_LEAST} letters at least'
    hint = call_with_nearest(typed, nearest(typed, known), argv, "memkit list")
    return UnknownId(f"{what}; nothing was recorded", hint=hint)


def open_claims(reader: Reader) -> tuple[str, ...]:
    """Notes on the claims of open sessions, which answer no question yet; empty if there are none."""
    from memkit.model.session import end_command
    from memkit.store import drafts

    found = [
        (draft, raised)
        for draft in drafts.readable_drafts(reader.loaded.workspace)
        if not draft.is_sitting and (raised := raised_claims(draft))
    ]
    if not found:
        return ()
    draft, raised = found[0]
    others = sum(len(ids) for _, ids in found[1:])
    said = f"{counted(len(raised), 'claim')} of {draft.writer[0]}'s open session: judged when it ends"
    more = (f"{counted(others, 'more claim')} in other open sessions",) * bool(others)
    return said, *more, f"hint: {end_command(draft.seed)}"


def open_claim(reader: Reader, id: str) -> tuple[str, str] | None:
    """What to say of an id that an open session raised, and the command that ends it; None if none did."""
    from memkit.model.session import end_command
    from memkit.store import drafts

    for draft in drafts.readable_drafts(reader.loaded.workspace):
        if id in raised_claims(draft):
            said = f"{id} is a claim of {draft.writer[0]}'s open session: judged when it ends"
            return said, end_command(draft.seed)
    return None


def raised_claims(draft: Draft) -> list[str]:
    """The claims it has raised so far, without those that some readers may not see."""
    return [
        str(line.get("subject", ""))
        for line in draft.events
        if line.get("verb") == "Created"
        and not {"classification", "tenant"} & dict(line.get("fields", ())).keys()
    ]
