"""The link references of a document; a definition is parsed only when a link uses it, which is rare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from memkit.documents.markup import parsed


class References(Mapping[str, Any]):
    """Definitions by label, for the inline parser; of two with the same label the first counts."""

    def __init__(self, definitions: tuple[tuple[str, str], ...]) -> None:
        self._definitions = definitions
        self._lines: dict[str, list[str]] | None = None
        self._read: dict[str, Any] = {}

    def __getitem__(self, label: str) -> Any:
        if label not in self._read:
            state: dict[str, Any] = {}
            parsed("\n\n".join(self._by_label()[label]), 1, state)
            self._read[label] = state.get("references", {}).get(label)
        if self._read[label] is None:
            raise KeyError(label)
        return self._read[label]

    def __iter__(self) -> Iterator[str]:
        return (label for label in self._by_label() if self.get(label) is not None)

    def __len__(self) -> int:
        return len(self._definitions)

    def _by_label(self) -> dict[str, list[str]]:
        if self._lines is None:
            from markdown_it.common.utils import normalizeReference

            self._lines = {}
            for label, line in self._definitions:
                self._lines.setdefault(normalizeReference(label), []).append(line)
        return self._lines
