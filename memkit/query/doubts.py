"""Doubts: the live facts whose cited lines have changed, found without opening a fact.

The catalog lists the recorded sources of live facts. An unchanged file costs one `stat`; verdicts are remembered by the
file's bytes.
"""

from __future__ import annotations

from memkit.boot.struct import once
from memkit.model.fact import without_digest
from memkit.store.evidence import UNPROVEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memkit.query.reader import Reader
    from memkit.query.verdict_memo import Memo
    from memkit.query.verdicts import Verdicts


class Doubts:
    """The changed or missing sources, and the facts that cite them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @once
    def _memo(self) -> Memo:
        """What earlier commands found."""
        from memkit.query.verdict_memo import Memo

        return Memo(self._reader.loaded.workspace.root)

    @once
    def verdicts(self) -> Verdicts:
        """How cited evidence stands now, with what earlier commands found."""
        from memkit.query.verdicts import Verdicts

        return Verdicts(self._reader.loaded.workspace.root, memo=self._memo)

    def _states(self, path: str, sources: Collection[str]) -> dict[str, str]:
        """How the recorded pieces of one file stand; if the memo knows all of them, nothing else is loaded."""
        known = self._memo.unread(path)
        if known.keys() >= set(sources):
            return {source: known[source][0] for source in sources}
        return self.verdicts.states(path, sources)

    @once
    def numbers(self) -> dict[int, list[tuple[str, str]]]:
        """Number of a live fact → (recorded source, changed | missing) for each source that no longer matches."""
        cited = self._reader.catalog.cited()
        if not cited:
            return {}
        found: dict[int, list[tuple[str, str]]] = {}
        for path, sources in cited.items():
            # what no file can be compared with is never in doubt
            for source, state in self._states(path, sources).items() if path else ():
                if state in UNPROVEN:
                    for number in sources[source]:
                        found.setdefault(number, []).append((source, state))
        if "verdicts" in self.__dict__:
            self.verdicts.save()
        return found

    def pieces(self, number: int) -> list[tuple[str, str]]:
        """The pieces of a fact's evidence that no longer match, in its order, each with its verdict."""
        bad = self.numbers[number]
        if len(bad) > 1:
            order = self._reader.state.facts[self._reader.catalog.name(number)].every("evidence")
            bad = sorted(bad, key=lambda pair: order.index(pair[0]))
        return bad

    def first_piece(self, number: int) -> tuple[str, str]:
        """The first piece of a fact's evidence that no longer matches, without its digest, and its verdict."""
        source, state = self.pieces(number)[0]
        return without_digest(source), state
