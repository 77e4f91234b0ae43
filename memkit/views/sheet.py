"""The sheet that every projection renders from: the visible facts, sorted by page once per run."""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.model.fact import ROLLED_BACK, Conflict, Fact, Term
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules.decay import place, target, tier
from memkit.rules.view import by_age, has_pending_side, is_open_conflict, open_conflicts, visible
from memkit.views.text import inline


@struct(slots=True)
class Sheet:
    """Visible facts by page, each list sorted by created, then id. Hidden facts are not counted."""

    state: State
    policy: Policy
    live: list[Fact] = field(default_factory=list)
    records: list[Fact] = field(default_factory=list)
    rules: list[Fact] = field(default_factory=list)
    queue: list[Fact] = field(default_factory=list)
    archive: list[Fact] = field(default_factory=list)
    retracted: list[Fact] = field(default_factory=list)
    prose: list[Fact] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    # how many facts there are, as `rules.view.count_facts` counts
    facts: int = 0

    @property
    def title(self) -> str:
        """The project's name: from the ledger, else from the policy."""
        named = self.state.scalars.get("project", ("", ""))[0] or self.policy.layout.project
        return inline(named) or "memory"

    def tier(self, fact: Fact) -> str:
        """The fact's tier, in one word."""
        return tier(fact, self.state, self.policy)[0]

    def shown(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """The ids without hidden facts."""
        return tuple(id for id in ids if id not in self.hidden) if self.hidden else ids

    def conflicts_of(self, fact: Fact) -> list[Conflict]:
        """The conflicts to show with a fact, without those that have a hidden side."""
        found = (self.state.conflicts[id] for id in open_conflicts(fact, self.state))
        return [item for item in found if self.hidden.isdisjoint(item.ids)]

    def decisions(self) -> list[Conflict]:
        """The visible open conflicts that a person must settle, oldest first."""
        found = [
            item
            for item in self.state.conflicts.values()
            if is_open_conflict(item, self.state)
            and not has_pending_side(item, self.state)
            and self.hidden.isdisjoint(item.ids)
        ]
        return sorted(found, key=lambda item: (item.origin, item.id))

    def path(self, name: str) -> str:
        """The path of a projection below the memory folder."""
        memory = self.policy.layout.memory.strip("/")
        return f"{memory}/{name}" if memory not in ("", ".") else name


def lay_out(state: State, policy: Policy) -> Sheet:
    """Sorts every visible fact and term by page."""
    sheet = Sheet(state, policy)
    facts = sorted(state.facts.values(), key=by_age)
    hidden = [fact for fact in facts if not visible(fact, policy)]
    sheet.hidden = {fact.id for fact in hidden}
    for fact in facts:
        if fact.id not in sheet.hidden and _subject(fact) not in sheet.hidden:
            _put(sheet, fact)
    unsaid = {term_of(fact).casefold() for fact in hidden if fact.kind == "term"}
    sheet.terms = [term for name, term in state.terms.items() if name not in unsaid]
    return sheet


def _subject(fact: Fact) -> str:
    """The fact that a change candidate is about; the candidate is hidden if that fact is."""
    return fact.get("change").partition(" ")[2].partition(" ")[0] if fact.kind == "change" else ""


def term_of(fact: Fact) -> str:
    """The term that a fact of kind term defines."""
    return fact.get("term") or fact.get("key") or fact.id


def _put(sheet: Sheet, fact: Fact) -> None:
    where = place(fact)
    if where == "queue":
        sheet.queue.append(fact)
    elif fact.get("stays") and where == "live":
        # the page it was adopted from still shows it
        sheet.facts += fact.kind != "prose"
    elif fact.kind == "prose" and where != "none":
        sheet.prose.append(fact)
    elif where == "archive":
        sheet.archive.append(fact)
        if fact.status == ROLLED_BACK and target(fact) in FOLDERS:
            sheet.retracted.append(fact)
    elif where == "live":
        sheet.facts += 1
        _put_live(sheet, fact)


def _put_live(sheet: Sheet, fact: Fact) -> None:
    to = target(fact)
    if to in FOLDERS:
        sheet.records.append(fact)
    elif to == "index":
        sheet.rules.append(fact)
    elif to == "continuity":
        sheet.live.append(fact)


# folders of records, in the order of the index
FOLDERS = ("decisions", "findings", "audits", "bugs", "patterns")
