"""One file of a harvest: its bytes with the metadata files beside it, and its surroundings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from memkit.boot import digest
from memkit.documents.encoding import Decoded, decode

# the slot of the claim of a record itself
DECISION = "decision"


class Place(NamedTuple):
    """A document's surroundings: in a numbered series, in a series of records, in a place for rules and terms."""

    in_series: bool
    is_kin: bool
    is_placed: bool
    day_first: bool | None = None


@dataclass(frozen=True)
class Text:
    """A document's bytes, their hash, and the metadata files beside it."""

    data: bytes
    sha256: str
    siblings: Mapping[str, str]

    @cached_property
    def content(self) -> Decoded:
        """The document as text, or why it is none."""
        return decode(self.data)

    @property
    def words(self) -> str:
        """The document as text."""
        return self.content.text

    @cached_property
    def digest(self) -> str:
        """The digest of everything that is read of the document."""
        beside = "".join(f"{name}\n{text}\0" for name, text in self.siblings.items())
        return self.sha256 + (digest.sha256(beside.encode()).hexdigest() if beside else "")
