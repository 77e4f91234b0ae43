"""The recall index of the current ledger, the state of each entry, and what a question matches besides facts.

`find_index` takes it from the cache without loading the memory. If a file it was made from has changed, or if readers may
see different things, the caller must load the memory and use `query.index`.
"""

from __future__ import annotations

import os

from memkit.boot.struct import once
from memkit.query import index_files
from memkit.recall.cards import NOBODY, split_tier, with_verdict
from memkit.recall.corpus import Corpus, stamp_of
from memkit.store import PRIVATE, TOML, leads_outside, project_name, read_regular, root_above
from memkit.store.cache_folder import NO_PAGE, is_ours, noted_count, promised_sessions
from memkit.store.checkpoint import FEW_RACY, current_checkpoint, open_checkpoint
from memkit.store.listing import list_sessions

# the longest policy file to compare; a longer one matches no standings
_LONGEST_POLICY = 1_000_000

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.query.doubts import Memo
    from memkit.query.index_files import Head
    from memkit.query.load import Loaded
    from memkit.query.verdicts import Verdicts
    from memkit.recall.cards import Standings
    from memkit.recall.corpus import Index, Part
    from memkit.recall.surroundings import Surroundings


class EntryIndex(Corpus):
    """A corpus with the state of each entry, if that is the same for every reader."""

    def __init__(
        self,
        root: str,
        index: Index,
        standings: Standings,
        work: int,
        around: Callable[[], Surroundings],
        project: str,
    ) -> None:
        super().__init__(index)
        self.root, self._around = root, around
        # the project's name, which says nothing in a question
        self.project = project_name(project, root)
        # if the numbers of a segment are corrupt or missing, its facts must be opened
        sizes = {part.name: part.segment.entries() for part in index.parts}
        self._numbers = {
            name: held for name, held in standings.numbers.items() if len(held) == sizes.get(name)
        }
        # the state that each number means; "" if the fact must be opened
        said = standings.now(work)
        self._says = [split_tier(says)[0] if says != NOBODY else "" for says in said]
        self._tiers = [split_tier(says)[1] for says in said]
        self._nobodys = bytes(says == NOBODY for says in said)

    @once
    def surroundings(self) -> Surroundings:
        """What a question can match besides facts: aliases, pending candidates, episodes."""
        return self._around()

    @once
    def verdicts(self) -> Verdicts:
        """The current verdicts on cited evidence; each file is read once."""
        from memkit.query.verdicts import Verdicts

        return Verdicts(self.root)

    @property
    def is_standing(self) -> bool:
        """Whether it has the entry states of every segment."""
        return all(part.name in self._numbers for part in self.parts)

    def standings(self, part: Part, entries: Iterable[int]) -> list[str]:
        """The state of each of these entries as a hit prints it, while its evidence is unchanged; "" for a fact that must be
        opened."""
        numbers = self._numbers.get(part.name)
        return [self._says[numbers[entry]] if numbers is not None else "" for entry in entries]

    def tier(self, entry: int) -> str:
        """The tier of an entry whose state is known."""
        part, local = self.locate(entry)
        return self._tiers[self._numbers[part.name][local]]

    def hidden_from_all(self, part: Part) -> set[int] | None:
        """The entries of a segment that nobody may see; None if that depends on the reader."""
        numbers = self._numbers.get(part.name)
        if numbers is None:
            return None
        hides = self._nobodys
        return {entry for entry, number in enumerate(numbers) if hides[number]} if any(hides) else set()

    def known_state(self, entry: int) -> str:
        """The state of a live fact that every reader may see; "" if the fact must be opened to know."""
        part, local = self.locate(entry)
        return self.standings(part, [local])[0]

    def unproven(self, part: Part, entries: Iterable[int]) -> set[int]:
        """Those of the entries whose evidence no longer matches."""
        if not part.segment.proofs_at[-1]:
            return set()
        cited = {entry: proofs for entry in entries if (proofs := part.segment.proof(entry))}
        changed = {proofs for proofs in {*cited.values()} if not self._holds(proofs)}
        return {entry for entry, proofs in cited.items() if proofs in changed}

    def _holds(self, proofs: str) -> bool:
        return all(self._state(source) == "fresh" for source in proofs.split("\n"))

    def _state(self, source: str) -> str:
        """The verdict on a recorded piece: the remembered one if its file is unchanged, else a new one."""
        from memkit.model.fact import path_of

        known = self._memo.unread(path_of(source)).get(source)
        return known[0] if known is not None else self.verdicts.state(source)

    @once
    def _memo(self) -> Memo:
        from memkit.query.doubts import Memo

        return Memo(self.root)

    def state_now(self, entry: int) -> str:
        """The state of an entry with its evidence as it is now; "" if the fact must be opened."""
        part, local = self.locate(entry)
        said = self.standings(part, [local])[0]
        proofs = part.segment.proof(local) if said and part.segment.proofs_at[-1] else ""
        states = {self._state(source) for source in proofs.split("\n")} if proofs else set()
        if states <= {"fresh"}:
            return said
        from memkit.store.files import UNPROVEN

        return "" if states.isdisjoint(UNPROVEN) else with_verdict(said, "STALE")

    def line(self, entry: int) -> str:
        """The line that a hit prints, from the entry's card; "" if the fact must be opened."""
        said = self.state_now(entry)
        if not said:
            return ""
        part, local = self.locate(entry)
        told = part.segment.card(local).partition("\0")[2]
        return f"{told}  {said} · {part.segment.label(local)[1]}"


def find_index(call: Call) -> EntryIndex | None:
    """The index in the cache, if it was made from this ledger and this policy; None if the memory must be loaded."""
    root = call.workspace.root if call.personal else root_above(call.cwd)
    if not root or os.path.islink(os.path.join(root, PRIVATE)) or not is_ours(root):
        return None
    try:
        toml = read_regular(os.path.join(root, TOML), _LONGEST_POLICY)
    except OSError:
        return None
    heads = {name: head for name in index_files.MANIFESTS if (head := _head_for(root, name, toml))}
    for places in {head.places for head in heads.values()}:
        if leads_outside(root, places[0]):
            return None
        stamp = _stamp(call, root, *places)
        for name, head in heads.items():
            if stamp and (head.stamp, *head.places) == (stamp, *places):
                found = open_index(root, name, stamp)
                return found if found is not None and found.is_standing else None
    return None


def _head_for(root: str, name: str, toml: bytes) -> Head | None:
    head = index_files.head(root, name)
    return head if head is not None and head.toml == toml else None


def _stamp(call: Call, root: str, folder: str, continuity: str, beside: str) -> str:
    """The stamp of the current ledger; empty if the checkpoint is outdated or the ledger damaged."""
    checkpoint = open_checkpoint(os.path.join(root, PRIVATE, "cache", "state"))
    # many recently written files: loading the memory will hash them and update the checkpoint
    if checkpoint is None or len(checkpoint.racy) > FEW_RACY:
        return ""
    # read the count before listing the files: a session written in between can only make them more, never fewer
    count = promised_sessions(os.path.join(root, continuity))
    if count == NO_PAGE and os.path.lexists(os.path.join(root, beside)):
        # loading the memory will report that the page is missing
        return ""
    count = max(count, noted_count(root))
    call.listing = list_sessions(root, folder)
    now = current_checkpoint(checkpoint, call.listing, root)
    return now.stamp if now is not None and now.is_whole(count) else ""


def index_for(loaded: Loaded) -> EntryIndex | None:
    """The index in the cache with the states of all its entries, if it is for this memory; None if it must be made."""
    root = loaded.workspace.root
    for name in index_files.MANIFESTS if loaded.stamp else ():
        head = index_files.head(root, name)
        if head is not None and is_for(head, loaded, loaded.stamp):
            found = open_index(root, name, loaded.stamp)
            return found if found is not None and found.is_standing else None
    return None


def is_for(head: Head, loaded: Loaded, stamp: str) -> bool:
    """Whether standings were made for this ledger, this policy and the latest review of all invariants."""
    told = (head.stamp, head.toml, head.reviewed)
    return told == (stamp, loaded.workspace.toml, reviewed_stem(loaded.state))


def reviewed_stem(state: State) -> str:
    """The session up to which all invariants were reviewed."""
    return str(state.reviewed.get("invariants", ("",))[0])


def open_index(root: str, name: str, stamp: str) -> EntryIndex | None:
    """The index of a manifest and the file beside it; None if one is corrupt or belongs to another ledger."""
    manifest = index_files.manifest(root, name)
    index = index_files.open_manifest(root, manifest) if stamp_of(manifest) == stamp else None
    told = index_files.standings(root, name)
    if index is None or told is None or told[0].stamp != stamp:
        return None
    around = index_files.read_surroundings(told[2])
    return (
        None
        if around is None
        else EntryIndex(root, index, told[1], told[0].work, lambda: around, told[0].project)
    )
