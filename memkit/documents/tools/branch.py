"""What a branch from before the adoption ended or set otherwise: facts it archived or deleted, and windows of decay.

Nothing of it is done by itself, since the adopted memory may have gone on: each is a problem with the command that does it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from memkit.documents.tools.items import Found
from memkit.documents.tools.pack import why_left
from memkit.documents.tools.pages import (
    ARCHIVE,
    POLICY,
    Source,
    as_it_is,
    claims,
    read_sources,
    unwatched,
)
from memkit.documents.tools.project import decay_table
from memkit.model import WARNING, Problem
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State

Tree = Mapping[str, bytes]
# where a fact is in a tree: its page, what was found there, and the headings above it
Seat = tuple[Source, Found, tuple[str, ...]]


def undecided_changes(branch: Tree, fork: Tree, state: State, policy: Policy, base: str) -> list[Problem]:
    """A problem for each live fact that the branch archived or deleted since the fork, and for each window it changed."""
    before, after = (_sources(tree, base) for tree in (fork, branch))
    return [*_ended(_seats(before), _seats(after), state), *_windows(before, after, policy)]


def words_of(tree: Tree, base: str) -> dict[str, str]:
    """The words of each live fact on the pages of this tree."""
    return live_words(_sources(tree, base))


def live_words(sources: list[Source]) -> dict[str, str]:
    """The words of each live fact on these pages."""
    seats = _seats(sources).items()
    return {id: found.text for id, (page, found, _) in seats if not page.name.startswith(ARCHIVE)}


def _sources(tree: Tree, base: str) -> list[Source]:
    return read_sources(tree, base, {}, as_it_is, unwatched)[0]


def _seats(sources: list[Source]) -> dict[str, Seat]:
    """The place of each fact in these pages."""
    pages = [source for source in sources if source.name != POLICY]
    claimed = claims(pages, unwatched)
    return {
        found.id: (source, found, (group.heading, group.section))
        for source in pages
        for group in claimed.pages[source.path].groups
        for found in group.facts
        if claimed.spots.get(found.id) == (source.path, found.line)
    }


def _ended(before: dict[str, Seat], after: dict[str, Seat], state: State) -> Iterator[Problem]:
    """Facts that the branch ended."""
    named = {fact.get("named"): fact for fact in state.facts.values() if fact.get("named")}
    for id, (page, found, _) in before.items():
        fact = state.facts.get(id) or named.get(id)
        if fact is None or not fact.is_live or page.name.startswith(ARCHIVE):
            continue
        if id not in after:
            yield _problem(fact, page.path, found.line, "is deleted on that side", "deleted on a branch")
        elif after[id][0].name.startswith(ARCHIVE):
            there, moved, headings = after[id]
            why = why_left(None, moved, headings)
            yield _problem(fact, there.path, moved.line, "is archived on that side", f"{why} on a branch")


def _problem(fact: Fact, path: str, line: int, said: str, why: str) -> Problem:
    if fact.is_open_thread:
        hint = f'memkit close {fact.id} "{why}"  # if it is to end here too'
    else:
        hint = f'memkit archive {fact.id} --why "{why}"  # if it is to end here too'
    return Problem("projection-edited", path, line, f"{fact.id} {said}; here it holds", hint, WARNING)


def _windows(before: list[Source], after: list[Source], policy: Policy) -> Iterator[Problem]:
    """Windows of decay that the branch set otherwise, and the policy here has not."""
    old, new = (
        {name: value for page in pages if page.name == POLICY for name, value in _table(page).items()}
        for pages in (before, after)
    )
    path = next((page.path for page in after if page.name == POLICY), "")
    for name, value in new.items():
        if old.get(name) != value and getattr(policy.decay, name) != value:
            said = f"{name} is {value} on that side; here it is {getattr(policy.decay, name)}"
            hint = f"set {name} = {value} under [decay] in memkit.toml, if it is to hold here too"
            yield Problem("projection-edited", path, 1, said, hint, WARNING)


def _table(page: Source) -> dict[str, int]:
    return decay_table(page.text, page.path)[0]
