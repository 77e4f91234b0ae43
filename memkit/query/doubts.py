"""Doubts: the live facts whose cited lines have changed, found without opening a fact.

The catalog lists the recorded sources of live facts. An unchanged file costs one `stat`; verdicts are remembered by the
file's bytes.
"""

from __future__ import annotations

from memkit.boot.struct import once
from memkit.model.cited import without_digest
from memkit.store.evidence import UNPROVEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader
    from memkit.query.verdicts import Verdicts


class Doubts:
    """The changed or missing sources, and the facts that cite them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @once
    def verdicts(self) -> Verdicts:
        """How cited evidence stands now, with what earlier commands found."""
        from memkit.query.verdict_memo import Memo
        from memkit.query.verdicts import Verdicts

        root = self._reader.loaded.workspace.root
        return Verdicts(root, memo=Memo(root))

    @once
    def numbers(self) -> dict[int, list[tuple[str, str]]]:
        """Number of a live fact → (recorded source, changed | missing) for each source that no longer matches."""
        cited = self._reader.catalog.cited()
        if not cited:
            return {}
        found: dict[int, list[tuple[str, str]]] = {}
        for path, sources in cited.items():
            # what no file can be compared with is never in doubt
            for source, state in self.verdicts.states(path, sources).items() if path else ():
                if state in UNPROVEN:
                    for number in sources[source]:
                        found.setdefault(number, []).append((source, state))
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
