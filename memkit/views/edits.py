"""Finds what a person changed in continuity.md after memkit rendered it, for `memkit absorb`.

Compares two texts and decides nothing: a difference it cannot interpret is returned as `other`, with its line.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.model.ids import DERIVED_KEYS, read_scalar
from memkit.views.continuity import CLOSED, DECISIONS, HOLDS, STATE, TITLE, TITLES
from memkit.views.sheet import PREAMBLE
from memkit.views.units import DONE, MARKER, Unit, same_words, units, units_by_id

CHANGED = "changed"
DELETED = "deleted"
ADDED = "added"
SET = "set"
HEADING = "heading"
TICKED = "ticked"
ARCHIVED = "archived"
OTHER = "other"

_SECTION_OF = {title: section for section, title in TITLES.items()} | {TITLES[CLOSED]: "threads"}
_OURS = frozenset((*TITLES.values(), DECISIONS, STATE))
# beginnings of memkit's own lines above the first heading
_HEAD = (TITLE, HOLDS, "> **Too long**: ", "> Rendered from `", "> More: [")


@struct(frozen=True, slots=True)
class Edit:
    """One difference: its kind, the fact's id (or the key of a scalar), both texts, line, section and sub-heading.

    `why`: the reason why it cannot be recorded.
    """

    what: str
    id: str
    old: str
    new: str
    line: int
    section: str = ""
    heading: str = ""
    why: str = ""


def edits(rendered: str, edited: str, exact: bool = True) -> list[Edit]:
    """The edits in the order of the edited text: changed, ticked, deleted, added, set, heading; `other` is left to a person.

    Only continuity.md has one line per fact; on any other page every edit is `other`. Without `exact`, the rendered text is
    only similar to the one that was edited, and differences in memkit's own words do not count.
    """
    if not is_continuity(rendered):
        return _lines(rendered, edited)
    old, new = _without_titles(units(rendered), units(edited))
    if not exact:
        old, new = ([unit for unit in each if not _is_memkits(unit)] for each in (old, new))
    before = units_by_id(old)
    new = _with_shown_ids(new, before)
    after = units_by_id(new)
    found = [edit for id, each in after.items() for edit in _edits_of_id(each, before.get(id, []), exact)]
    found += [_deletion(unit) for id, each in before.items() if id not in after for unit in each]
    found += _nameless([unit for unit in old if not unit.id], [unit for unit in new if not unit.id])
    return sorted(_with_footers(found), key=lambda edit: (edit.line, edit.what, edit.id))


def _with_shown_ids(found: list[Unit], before: dict[str, list[Unit]]) -> list[Unit]:
    """The units; an item without its footer gets the id shown after its text, if no other item has that id."""
    taken = {unit.id for unit in found}
    named = [
        before[unit.shown_id][0]
        if not unit.id
        and unit.is_item
        and unit.shown_id not in taken
        and len(before.get(unit.shown_id, ())) == 1
        else unit
        for unit in found
    ]
    return [
        unit if was is unit else replace(unit, id=was.id, footer=was.footer)
        for unit, was in zip(found, named, strict=True)
    ]


def is_continuity(page: str) -> bool:
    """True for the text of continuity.md, with memkit's title or its owner's, which front matter may precede."""
    head = page.partition("\n## ")[0]
    return any(line.startswith((TITLE, HOLDS)) for line in head.split("\n"))


def _lines(rendered: str, edited: str) -> list[Edit]:
    old, new = (
        [Unit("", (line,), "", number, "") for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        for text in (rendered, edited)
    )
    return [replace(edit, what=OTHER) for edit in _nameless(old, new)]


def _is_memkits(unit: Unit) -> bool:
    return unit.heading == DECISIONS or (not unit.heading and unit.lines[0].startswith(_HEAD))


def owners_lines(page: str, has_title: bool) -> list[tuple[int, str]]:
    """(number, line) of an adopted page without memkit's own: head, section of decisions, marker; a title if the owner has
    none (`has_title`)."""
    found: list[tuple[int, str]] = []
    own = _HEAD if not has_title else _HEAD[1:]
    is_head, is_ours = True, False
    for number, line in enumerate(page.removeprefix("\ufeff").replace("\r\n", "\n").split("\n"), 1):
        if line.startswith("## "):
            is_head, is_ours = False, line == f"## {DECISIONS}"
        if is_ours or line.startswith(MARKER) or (is_head and line.startswith(own)):
            continue
        # the blank line between title and head goes with the head
        if line.strip() or not found or found[-1][1].strip() or number == found[-1][0] + 1:
            found.append((number, line.rstrip()))
    return found


def _without_titles(old: list[Unit], new: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """Both sides without titles of memkit's sections, which appear with the first item and disappear with the last."""
    before, after = (_titles(each) for each in (old, new))
    ids = {unit.id for unit in new if unit.id}
    held = {unit.heading for unit in old if unit.id in ids or (not unit.id and not unit.level)}
    come, gone = (after - before) & _OURS, ((before - after) & _OURS) - held
    return (
        [unit for unit in old if not (unit.level == 2 and unit.heading in gone)],
        [unit for unit in new if not (unit.level == 2 and unit.heading in come)],
    )


def _titles(found: list[Unit]) -> set[str]:
    return {unit.heading for unit in found if unit.level == 2}


def _edits_of_id(now: list[Unit], was: list[Unit], exact: bool) -> list[Edit]:
    """The edits of the item with one id; an id that occurs twice is ambiguous and skipped."""
    if len(now) == 1 and len(was) <= 1:
        return (
            [*_tick_edit(now[0], was[0]), *_compare_units(now[0], was[0], exact)]
            if was
            else [_addition(now[0])]
        )
    old, new = ([(unit.lines, unit.footer) for unit in each] for each in (was, now))
    found = [_other(unit, "", "\n".join(unit.lines)) for unit in now if (unit.lines, unit.footer) not in old]
    gone = [unit for unit in was if (unit.lines, unit.footer) not in new]
    return found or [_other(unit, "\n".join(unit.lines), "") for unit in gone]


def _tick_edit(unit: Unit, was: Unit) -> list[Edit]:
    """The edit if somebody ticked a thread's box."""
    if was.box != " " or unit.box not in DONE:
        return []
    return [Edit(TICKED, unit.id, was.text, unit.text, unit.line, _section(unit), unit.sub)]


def _compare_units(unit: Unit, was: Unit, exact: bool) -> list[Edit]:
    if was.shape == unit.shape:
        return [] if was.footer == unit.footer or not exact else [_other(unit, was.footer, unit.footer)]
    if not _is_fact(unit) or not unit.text:
        return [_other(unit, was.text, unit.text)]
    if not exact and was.text == unit.text_with_id:
        return []
    if was.text == unit.text:
        return [_other(unit, "\n".join(was.lines), "\n".join(unit.lines))] if exact else []
    return [Edit(CHANGED, unit.id, was.text, unit.text, unit.line, _section(unit), unit.sub)]


def _is_fact(unit: Unit) -> bool:
    return unit.heading != DECISIONS


def _deletion(unit: Unit) -> Edit:
    what = DELETED if _is_fact(unit) else OTHER
    return Edit(what, unit.id, unit.text, "", unit.line, _section(unit), unit.sub)


def _nameless(old: list[Unit], new: list[Unit]) -> list[Edit]:
    """The edits of lines and items without an id: inserted ones are new; other changes are left to a person."""
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(
        None, [unit.lines for unit in old], [unit.lines for unit in new], autojunk=False
    )
    found: list[Edit] = []
    put_in: list[Unit] = []
    for what, a, b, c, d in matcher.get_opcodes():
        if what == "insert":
            put_in += new[c:d]
        elif what != "equal":
            found += _replacement_edits(old[a:b], new[c:d])
    return found + _put_in(put_in)


def _put_in(found: list[Unit]) -> list[Edit]:
    """Edits for new headings with the lines below them, and for every other new unit."""
    bodies: dict[tuple[str, str], list[Unit]] = {
        (unit.heading, unit.sub): [] for unit in found if _opens_prose(unit)
    }
    rest: list[Edit] = []
    for unit in found:
        if not unit.level and not unit.is_item and (unit.heading, unit.sub) in bodies:
            bodies[unit.heading, unit.sub].append(unit)
        elif not _opens_prose(unit) and not (unit.level == 2 and unit.heading in _OURS):
            rest.append(_addition(unit))
    return [
        _heading_edit(unit, bodies[unit.heading, unit.sub]) for unit in found if _opens_prose(unit)
    ] + rest


def _opens_prose(unit: Unit) -> bool:
    """True for a heading that can start a block of prose: not a heading of memkit's own."""
    if unit.level == 2:
        return unit.heading not in _OURS
    return unit.level == 3 and unit.heading not in (DECISIONS, STATE)


def _heading_edit(unit: Unit, body: list[Unit]) -> Edit:
    """The edit of a new heading and the lines below it, with blank lines."""
    pairs = zip(body, [None, *body], strict=False)
    said = "".join(f"{'' if last is None else _gap(last, line)}{line.lines[0]}" for line, last in pairs)
    section, heading = (_section(unit), unit.sub) if unit.level == 3 else (PREAMBLE, unit.heading)
    return Edit(HEADING, "", "", said, unit.line, section, heading)


def _gap(last: Unit, unit: Unit) -> str:
    return "\n" if unit.line == last.line + 1 else "\n\n"


def _addition(unit: Unit) -> Edit:
    scalar = _scalar(unit)
    if scalar:
        return Edit(SET, scalar[0], "", scalar[1], unit.line)
    if unit.is_item and unit.text and _is_fact(unit) and unit.heading != STATE:
        return Edit(ADDED, unit.id, "", unit.text, unit.line, _section(unit), unit.sub)
    return _other(unit, "", "\n".join(unit.lines))


def _replacement_edits(old: list[Unit], new: list[Unit]) -> list[Edit]:
    """The edits of replaced lines: scalars are matched by key; any other changed or removed line is left to a person."""
    values = dict(filter(None, map(_scalar, old)))
    found = []
    for unit in new:
        key, value = _scalar(unit) or ("", "")
        if key:
            found.append(Edit(SET, key, values.pop(key, ""), value, unit.line))
    was = ["\n".join(unit.lines) for unit in old if (_scalar(unit) or ("",))[0] in ("", *values)]
    now = [unit for unit in new if not _scalar(unit)]
    found += [
        _other(unit, was[at] if at < len(was) else "", "\n".join(unit.lines)) for at, unit in enumerate(now)
    ]
    return found + [Edit(OTHER, "", text, "", old[-1].line, _section(old[-1])) for text in was[len(now) :]]


def _scalar(unit: Unit) -> tuple[str, str] | None:
    if unit.heading.casefold() != STATE.casefold() or not unit.is_item:
        return None
    key, value = read_scalar(" ".join((unit.shape[0][2:], *(line.strip() for line in unit.lines[1:]))))
    return (key, value) if key and key not in DERIVED_KEYS else None


def without_scalars(body: str) -> list[str]:
    """The lines of the project state that hold no scalar."""
    found = units(f"## {STATE}\n{body}")[1:]
    return [line for unit in found if _scalar(unit) is None for line in unit.lines]


def _with_footers(found: list[Edit]) -> list[Edit]:
    """The edits without facts that only lost their footer: they are neither deleted nor new."""
    new = {same_words(edit.new) for edit in found if edit.what == ADDED and not edit.id}
    bare = {words for edit in found if edit.what == DELETED and (words := same_words(edit.old)) in new}
    return [
        edit
        for edit in found
        if not (edit.what == DELETED and same_words(edit.old) in bare)
        and not (edit.what == ADDED and not edit.id and same_words(edit.new) in bare)
    ]


def _other(unit: Unit, old: str, new: str) -> Edit:
    return Edit(OTHER, unit.id, old, new, unit.line, _section(unit), unit.sub)


def _section(unit: Unit) -> str:
    return _SECTION_OF.get(unit.heading, unit.heading)
