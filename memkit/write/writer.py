"""The Writer: who writes, the ledger that its call loaded, and what it may look up there."""

from __future__ import annotations

import os

from memkit.boot.struct import once
from memkit.query import load
from memkit.query.load import save_snapshot, saved_snapshot
from memkit.store import drafts, may_have_drafts
from memkit.store.actors import UNKNOWN, Actor, resolve_actor
from memkit.write import host_id
from memkit.write.sanitise import Wash

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.query.fact_book import FactBook, Shelf
    from memkit.query.load import Snapshot
    from memkit.query.near import OwnClaims
    from memkit.store.journals import Draft
    from memkit.store.keys import Keyring
    from memkit.write.cited_files import CitedFiles
    from memkit.write.trial import DraftView


class Writer:
    """One writing call and its loaded ledger, with the open sessions on top."""

    def __init__(self, call: Call, *, reads: bool = False) -> None:
        """Loads the ledger; refuses a damaged one, unless the call only `reads` so far."""
        self.call = call
        self.workspace = call.workspace
        self.loaded = self._load_to_read() if reads else load.load_to_write(self.workspace)
        call.is_uncounted = self.loaded.is_uncounted
        self._shelf: Shelf | None = None
        # the snapshot, and the memory it is of
        self._snapshot: tuple[load.Loaded, Snapshot] | None = None
        # if the ledger names no vault, its keys are looked up only when something must be tagged
        self.wash = Wash(self.workspace, self.ring if self.state.vaults else None)

    def _load_to_read(self) -> load.Loaded:
        from memkit.query.call import load_for

        return load_for(self.call)

    @property
    def state(self) -> State:
        """The folded state of the ledger."""
        return self.loaded.state

    @property
    def ring(self) -> Keyring:
        """This ledger's keys and vault on this machine."""
        from memkit.query.consents import keyring

        return keyring(self.workspace.root, self.state)

    @once
    def actor(self) -> Actor:
        """Who writes; refuses a name that contains a secret or an address."""
        reviewers = self.workspace.policy.promotion.reviewers
        found = resolve_actor(self.call.actor_flag, self.call.terminal, self.workspace.root, reviewers)
        self.call.is_unknown = found.name == UNKNOWN and found.via == "env"
        self.wash.refuse_unclean([("the actor", found.name)])
        return found

    @once
    def host(self) -> str:
        """The host's session id, or its digest if sanitising would change it; empty without one."""
        return host_id(self.call.host_session)

    @once
    def drafts(self) -> list[Draft]:
        """Every open session here."""
        return drafts.open_drafts(self.workspace) if may_have_drafts(self.workspace.root) else []

    def find_id(self, typed: str) -> str:
        """The full id that a typed word means; reads the open sessions only if the ledger does not have the id."""
        known = self.state.facts.get(typed)
        return typed if known is not None and self.exists(known, False) else self.find(typed).id

    def find(self, typed: str, *, withheld: bool = False) -> Fact:
        """The fact that a typed id means, in the ledger or an open session; refuses an unknown id and names the nearest.

        `withheld` also finds withheld facts, which only an erasure may use.
        """
        from memkit.query import lookup

        facts = self.view.facts
        id = lookup.resolve_to_write(typed, list(facts))
        if id is None or not self.exists(facts[id], withheld):
            raise lookup.unknown_id(typed, self._existing_ids(withheld), self.call.argv)
        return facts[id]

    def _existing_ids(self, withheld: bool) -> list[str]:
        """The ids of the facts that exist for this writer; opens only facts that not everybody may read."""
        facts = self.view.facts
        catalog = facts.catalog()
        guarded = catalog.kinds_that(lambda kind: bool(kind.withheld) or not self._may_read(kind))
        hidden = {
            id for id in map(catalog.name, catalog.numbers(guarded)) if not self.exists(facts[id], withheld)
        }
        return [id for id in facts if id not in hidden]

    def exists(self, fact: Fact, withheld: bool = False) -> bool:
        """Whether the fact exists for this writer: an actor may not answer what it may not read."""
        if fact.withheld:
            return withheld
        if self._may_read(fact):
            return True
        from memkit.rules.authority import may_take_back

        return may_take_back(fact, self.actor.name, self.actor.is_person, self.workspace.policy)

    def _may_read(self, fact: Fact) -> bool:
        policy = self.workspace.policy
        is_plain = not fact.get("classification") and not fact.get("tenant")
        if is_plain and not policy.roles and policy.layout.projected != "public":
            # true for nearly every fact: everybody may read it, and nothing more must be loaded to know that
            return True
        from memkit.query.call import role_of
        from memkit.rules.view import visible

        return visible(fact, policy, role_of(self.call, policy))

    @once
    def view(self) -> State:
        """The state with all open sessions folded on top: for lookups, not for display."""
        if not any(draft.events for draft in self.drafts):
            return self.state
        return self._draft_view.over(self.state, self.drafts, self.actor.name)

    @once
    def _draft_view(self) -> DraftView:
        from memkit.write.trial import DraftView

        return DraftView()

    @once
    def book(self) -> FactBook:
        """The fact book of the view."""
        view = self.view
        return self.book_of(view, None if view is self.state else self._draft_view.take_touched())

    def book_of(self, state: State, touched: set[str] | None = None) -> FactBook:
        """The fact book of a state: the ledger's or a branch of it, of which only `touched` facts changed since the last."""
        if self._shelf is None or self._shelf.loaded is not self.loaded:
            from memkit.query.fact_book import Shelf

            self._shelf = Shelf(self.loaded, self._shelf)
        return self._shelf.over(state, touched)

    @once
    def own_claims(self) -> OwnClaims:
        """This writer's claims in an open session, ready to be searched."""
        from memkit.query.near import OwnClaims

        return OwnClaims()

    @once
    def cited_files(self) -> CitedFiles:
        """The files that the claims of this call cite."""
        from memkit.write.cited_files import CitedFiles

        return CitedFiles(self.workspace.root)

    def keep_book(self) -> None:
        """Saves the fact book if the ledger changed since it was opened, and the snapshot for the next session.

        A call without a book saves one if its write replaced the checkpoint, so that the next writer does not pay for it.
        """
        from memkit.query.fact_book import is_checkpoint

        if self._shelf is None and not is_checkpoint(self.loaded):
            return
        self._snapshot = self.loaded, self._take_snapshot()
        if self._shelf is not None:
            self._shelf.keep_up(self.loaded)

    @property
    def snapshot(self) -> Snapshot:
        """What a session that opens now writes of the ledger."""
        if self._snapshot is None or self._snapshot[0] is not self.loaded:
            self._snapshot = self.loaded, saved_snapshot(self.loaded) or self._take_snapshot()
        return self._snapshot[1]

    def _take_snapshot(self) -> Snapshot:
        found = self.book_of(self.state).snapshot()
        save_snapshot(self.loaded, found)
        return found

    def is_taken(self, seed: str) -> bool:
        """Whether an open session or one of the ledger has this seed."""
        is_open = os.path.lexists(self.workspace.private("open", f"{seed}.jsonl"))
        return is_open or self.snapshot.is_taken(seed)

    def look_again(self) -> None:
        """Drops the cached view, after an open session changed."""
        self.__dict__.pop("view", None)
        self.__dict__.pop("book", None)
