"""continuity.md: what holds now. An agent loads it first. It is never truncated; if it is too long, it asks for a review.

On an adopted page, a value of the project state keeps its owner's line until the ledger has another value.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.model import counted
from memkit.model.fact import Conflict, Fact
from memkit.model.ids import REVIEWED, read_scalar, stem_date
from memkit.model.state import State
from memkit.rules.due import decaying, over_limits, review_due
from memkit.rules.gate import conflict_reason
from memkit.views import ledger_digest, marked_page, policy_digest
from memkit.views.footers import conflict_footer
from memkit.views.items import (
    code,
    fact_item,
    has_place,
    inline,
    keeps_place,
    placed_item,
    relative,
)
from memkit.views.sheet import (
    PREAMBLE,
    Piece,
    Sheet,
    home_of_fact,
    lay_pieces,
    make_piece,
    pieces_of,
    prose_blocks,
    prose_lines,
    section_blocks,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# the section of the adopted block with the project state
OWNERS_STATE = "state"


def state_lines(lines: list[str], state: State) -> list[str]:
    """The owner's lines with current values; values without a line follow below."""
    found: list[str] = []
    last, said = 0, {"project"}
    for part in _items(lines):
        key, value = read_scalar("\n".join([part[0][2:], *(line.strip() for line in part[1:])]))
        now = _now(key, value, state) if part[0].startswith("- ") else value
        found += part if inline(now) == inline(value) else [f"{_lead(part[0])}{inline(now)}"]
        said.add(key)
        last = len(found) if key else last
    new = [
        f"- **{key}:** {inline(state.scalars[key][0])}" for key in sorted(state.scalars) if key not in said
    ]
    return [*found[:last], *new, *found[last:]]


def _items(lines: list[str]) -> list[list[str]]:
    """The lines grouped by item: a list item together with its continuation lines."""
    found: list[list[str]] = []
    for line in lines:
        if found and found[-1][0].startswith("- ") and line.startswith(" "):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _lead(line: str) -> str:
    """A line of the project state up to its value."""
    colon = line.index(":") + 1
    end = len(line[colon:]) - len(line[colon:].lstrip("*_` \t"))
    return line[:colon] + (line[colon : colon + end] or " ")


def _now(key: str, value: str, state: State) -> str:
    """The current value of a key; for a key that memkit derives, counted only since the adoption."""
    if key in state.scalars:
        return state.scalars[key][0]
    first = next((at for at, row in enumerate(state.rows) if row.kind == "adopt"), len(state.rows))
    if key in REVIEWED and REVIEWED[key] in state.reviewed:
        stem = state.reviewed[REVIEWED[key]][0]
        # of a review before the adoption the owner's own words are kept
        is_ours = state.ordinal.get(stem, -1) >= first and stem_date(stem) not in value
        return f"{stem_date(stem)} | through {stem}" if is_ours else value
    worked = [row for row in state.rows[first + 1 :] if row.kind == "work"] if key == "last_session" else []
    return f"{stem_date(worked[-1].stem)} | {worked[-1].actor} ({worked[-1].stem})" if worked else value


# the section of closed threads, until they decay
CLOSED = "closed-threads"
TITLES = {
    "invariants": "Invariants",
    "decisions": "Decisions",
    "conventions": "Conventions",
    "stack": "Stack",
    "facts": "Facts",
    "threads": "Open threads",
    CLOSED: "Closed threads",
    "preferences": "Preferences",
    "team": "Team",
}
TITLE = "# Continuity: "
HOLDS = "> What holds here now: "
DECISIONS = "Needs a decision"
STATE = "Project state"
NOTHING = "Nothing is remembered yet: "
_FIRST_KEYS = ("status", "vision", "repo")


def render_continuity(sheet: Sheet) -> str:
    """The text of continuity.md, with a marker over the ledger and the policy tables it was rendered from."""
    title, parts = _owners_page(sheet) if any(map(_is_placed, sheet.prose)) else _own_page(sheet)
    rows = len(sheet.records) + len(sheet.rules) + len(sheet.retracted)
    return _page(sheet, title, parts, Counts(len(decaying(sheet.live)), len(sheet.queue), rows)).decode()


@struct(frozen=True, slots=True)
class Counts:
    """Counts in the head of the page: facts that decay, pending claims, rows of the index."""

    decaying: int
    queue: int
    records: int


def lay_continuity(sheet: Sheet, sections: Mapping[str, str], counts: Counts) -> bytes:
    """The page with these sections: name → its items in order. For ledgers without adopted prose and sub-headings."""
    parts = [*_decisions(sheet), *_project_state(sheet)]
    for name, title in TITLES.items():
        parts += [f"## {inline(title)}", sections[name]] if name in sections else []
    return _page(sheet, f"{TITLE}{sheet.title}", parts, counts)


def _page(sheet: Sheet, title: str, parts: list[str], counts: Counts) -> bytes:
    if not parts:
        parts = [f'{NOTHING}`memkit remember "…"` records the first fact.']
    lines = sum(part.count("\n") for part in parts) + 2 * (len(parts) - 1)
    head = _head(sheet, title, 8 + title.count("\n") + lines + 1, counts)
    seals = (ledger_digest(sheet.state), policy_digest(sheet.policy), len(sheet.state.rows))
    return marked_page([head, *parts], *seals)


def _own_page(sheet: Sheet) -> tuple[str, list[str]]:
    """The title and parts of a page in memkit's order."""
    preamble, sections = _sections(sheet)
    parts = [*preamble, *_decisions(sheet), *_project_state(sheet), *sections]
    return f"{TITLE}{sheet.title}", parts


def _is_placed(fact: Fact) -> bool:
    return not fact.archived and keeps_place(fact)


def _owners_page(sheet: Sheet) -> tuple[str, list[str]]:
    """The title and parts of an adopted page: its owner's title, headings and order, with memkit's parts between them."""
    placed = [fact for fact in sheet.live if _is_placed(fact)]
    prose = [fact for fact in sheet.prose if not fact.archived and has_place(fact)]
    pieces = pieces_of(placed, lambda fact: placed_item(fact, sheet).split("\n"), sheet.state.facts.get)
    pieces += [make_piece(fact, prose_of(fact, sheet.state)) for fact in prose]
    later = [fact for fact in sheet.live if not _is_placed(fact) and home_of(fact)[0] != CLOSED]
    closed = [fact for fact in sheet.live if not _is_placed(fact) and home_of(fact)[0] == CLOSED]
    body = [each for each in pieces if each.section != PREAMBLE]
    lines, left = lay_pieces(body, later, lambda fact: placed_item(fact, sheet).split("\n"))
    title, preamble = _preamble([each for each in pieces if each.section == PREAMBLE], sheet)
    has_state = any(each.section == OWNERS_STATE for each in body)
    other = [fact for fact in sheet.prose if not fact.archived and not has_place(fact)]
    own = section_blocks([*other, *left, *closed], TITLES, lambda fact: fact_item(fact, sheet), home_of)
    state = [] if has_state else _project_state(sheet)
    return title, [*preamble, *_decisions(sheet), *state, *(["\n".join(lines)] if lines else []), *own]


def _preamble(pieces: list[Piece], sheet: Sheet) -> tuple[str, list[str]]:
    """The owner's title with the text above it, such as front matter, and the text between it and the first section."""
    pieces.sort(key=lambda each: each.at)
    titles = [at for at, each in enumerate(pieces) if each.opens.startswith("# ")]
    if not titles and pieces and is_underlined(pieces[0].lines):
        first = replace(pieces[0], lines=tuple(pieces[0].lines[2:]))
        return "\n".join(pieces[0].lines[:2]), _text([first, *pieces[1:]])
    if not titles:
        return f"{TITLE}{sheet.title}", _text(pieces)
    at = titles[0]
    title = lay_pieces([*pieces[:at], replace(pieces[at], lines=())])[0]
    return "\n".join(title), _text(pieces[at:])


def is_underlined(lines: tuple[str, ...] | list[str]) -> bool:
    """True if these lines begin with a title that is underlined."""
    return len(lines) > 1 and bool(lines[0].strip()) and lines[1].startswith("=") and not lines[1].strip("= ")


def _text(pieces: list[Piece]) -> list[str]:
    """The lines of these pieces as one part of the page, without headings."""
    lines = lay_pieces([replace(each, opens="") for each in pieces if each.lines])[0]
    return ["\n".join(lines)] if lines else []


def prose_of(fact: Fact, state: State) -> list[str]:
    """The lines of a block of prose on an adopted page."""
    lines = prose_lines(fact)
    return state_lines(lines, state) if fact.section == OWNERS_STATE else lines


def _head(sheet: Sheet, title: str, lines: int, counts: Counts) -> str:
    state, layout = sheet.state, sheet.policy.layout
    last = f", last {stem_date(state.rows[-1].stem)}" if state.rows else ""
    facts, sessions = counted(sheet.facts, "fact"), counted(len(state.rows), "session")
    review = review_due(state, sheet.policy).text
    over = over_limits(counts.decaying, lines, sheet.policy)
    said = "; ".join(limit.text for limit in over)
    rows = [
        title,
        "",
        f"{HOLDS}{facts} from {sessions}{last}. {review}.",
        *([f"> **Too long**: {said}. `memkit review` walks through what may leave."] if over else []),
        f"> Rendered from `{inline(layout.sessions)}/`. To change a line: `memkit supersede`, `memkit revise`, "
        "or edit it here and run `memkit absorb`.",
        f"> More: {_more(sheet, counts)}",
    ]
    return "\n".join(rows)


def _more(sheet: Sheet, counts: Counts) -> str:
    links = (
        (counted(counts.queue, "candidate"), "QUEUE.md"),
        (counted(counts.records, "record"), "INDEX.md"),
        (counted(len(sheet.terms), "term"), "glossary.md"),
        ("archive", "archive/INDEX.md"),
    )
    here = sheet.policy.layout.continuity
    return " · ".join(f"[{words}]({relative(sheet.path(name), here)})" for words, name in links)


def _decisions(sheet: Sheet) -> list[str]:
    found = [_conflict(conflict, sheet) for conflict in sheet.decisions()]
    return [f"## {DECISIONS}\n\n" + "\n".join(found)] if found else []


def _conflict(conflict: Conflict, sheet: Sheet) -> str:
    sides = ", ".join(_side(id, sheet) for id in conflict.ids)
    note = f" {inline(conflict.note, 200)}" if conflict.note else ""
    said = f"- {code(conflict.id)}: {sides} ({inline(conflict_reason(conflict))}).{note}"
    return said + "\n" + conflict_footer(conflict)


def _side(id: str, sheet: Sheet) -> str:
    fact = sheet.state.facts.get(id)
    if fact is not None:
        return f"{code(id)} says “{inline(fact.text, 160)}”"
    kind, _, name = id.partition(":")
    if kind == "set" and name in sheet.state.scalars:
        return f"{code(name)} is “{inline(sheet.state.scalars[name][0], 160)}”"
    term = sheet.state.terms.get(name.casefold()) if kind == "term" else None
    return f"{code(name)} means “{inline(term.meaning, 160)}”" if term is not None else code(id)


def _project_state(sheet: Sheet) -> list[str]:
    scalars = sheet.state.scalars
    keys = [key for key in _FIRST_KEYS if key in scalars]
    keys += sorted(key for key in scalars if key not in (*_FIRST_KEYS, "project"))
    rows = [f"- {key}: {inline(scalars[key][0])}" for key in keys]
    return [f"## {STATE}\n\n" + "\n".join(rows)] if rows else []


def _sections(sheet: Sheet) -> tuple[list[str], list[str]]:
    """The text above the first heading, and the sections."""
    prose = [fact for fact in sheet.prose if not fact.archived]
    first = [fact for fact in prose if home_of_fact(fact) == (PREAMBLE, "")]
    rest = [fact for fact in prose if home_of_fact(fact) != (PREAMBLE, "")]
    return prose_blocks(first), section_blocks(
        [*rest, *sheet.live], TITLES, lambda fact: fact_item(fact, sheet), home_of
    )


def home_of(fact: Fact) -> tuple[str, str]:
    """(section, sub-heading) of a fact; closed threads have a section of their own."""
    name, heading = home_of_fact(fact)
    return (CLOSED if name == "threads" and fact.kind == "thread" and fact.closed else name), heading
