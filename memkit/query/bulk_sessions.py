"""Sessions of bulk claims: adopted, harvested, imported, or simply many. They say little about the work at hand."""

from __future__ import annotations

from memkit.model.catalog import ORIGIN, WIDTH
from memkit.recall import MANY_CLAIMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memkit.model.catalog import Catalog
    from memkit.rules.view import SessionRows

# sessions of these kinds collect unrelated claims
BULK_KINDS = ("adopt", "harvest")


def bulk_sessions(catalog: Catalog, rows: SessionRows, kinds: Collection[int]) -> frozenset[int]:
    """The ordinals of the sessions that raised their facts of these kinds in bulk."""
    counts: dict[int, int] = {}
    for kind, origin in zip(catalog.rows[::WIDTH], catalog.rows[ORIGIN::WIDTH], strict=True):
        if kind in kinds:
            counts[origin] = counts.get(origin, 0) + 1
    return frozenset(
        origin for origin, count in counts.items() if count > MANY_CLAIMS or rows[origin].kind in BULK_KINDS
    )
