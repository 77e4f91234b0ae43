"""The catalog of a memory as sections of a checkpoint."""

from __future__ import annotations

import marshal

from memkit.model.catalog import BY_ID, ORDERS, Catalog, Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.store.checkpoint import Checkpoint


def sections_of(catalog: Catalog) -> dict[str, bytes]:
    """The catalog as bytes."""
    # an order that is missing is empty: without one by id, the numbers are in that order
    orders = {f"order_{name}": bytes(memoryview(catalog.orders.get(name, b""))) for name in ORDERS}  # type: ignore[arg-type]
    parts = {"kinds": marshal.dumps(catalog.plain()), "numbers": bytes(memoryview(catalog.rows)), **orders}
    return {**parts, "cited": marshal.dumps(catalog.cited())}


def catalog_in(checkpoint: Checkpoint, name: Callable[[int], str], find: Callable[[str], int]) -> Catalog:
    """The catalog that a checkpoint holds; `name` gives the id of a number, `find` the number of an id."""
    kinds, seen = marshal.loads(checkpoint.view("kinds"))
    orders = {order: checkpoint.view(f"order_{order}").cast("I") for order in ORDERS}
    return Catalog(
        name,
        [Kind(*values) for values in kinds],
        checkpoint.view("numbers").cast("I"),
        {order: numbers for order, numbers in orders.items() if len(numbers) or order != BY_ID},
        lambda: marshal.loads(checkpoint.view("cited")),
        seen,
        find,
    )
