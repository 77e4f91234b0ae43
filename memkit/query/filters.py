"""Checks the values of filters: refuses a value that does not exist here, and lists the values that do."""

from __future__ import annotations

from memkit.errors import UsageError
from memkit.model.fact import ROUTES, SECTIONS, SHOWN_WAITING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader

# how many existing values a refusal lists
_LISTED = 12
STATUSES = (
    *(
        SHOWN_WAITING,
        "pending",
        "validated",
        "promoted",
        "deferred",
        "rejected",
        "blocked",
        "quarantined",
        "rolled-back",
    ),
    *("superseded", "archived", "open", "closed"),
)


def check_filters(reader: Reader, filters: Mapping[str, object]) -> None:
    """Raises a usage error for the first value that does not exist; options without a list of values pass."""
    for name, value in filters.items():
        if value in (None, (), ""):
            continue
        if name in ("since", "until"):
            _check_date(reader, name, str(value))
        elif name == "paths":
            _check_paths(reader, value if isinstance(value, tuple | list) else ())
        elif (known := _known_values(reader, name)) is not None:
            refuse_unless(reader.argv, f"--{name}", str(value), known)


def refuse_unless(argv: tuple[str, ...], option: str, typed: str, known: Iterable[str]) -> None:
    """Raises a usage error unless the typed word is one of the known ones; ignores case."""
    names = sorted({name for name in known if name})
    if typed.casefold() in {name.casefold() for name in names}:
        return
    from memkit.query.lookup import call_with_nearest, nearest

    listed = ", ".join(names[:_LISTED]) + (" …" if len(names) > _LISTED else "")
    near = nearest(typed, names) or (names[0] if names else "")
    hint = call_with_nearest(typed, near, argv, "leave the option away")
    raise UsageError(
        f'{option} is one of {listed or "none yet"}, not "{typed}"', code="bad-choice", hint=hint
    )


def _known_values(reader: Reader, name: str) -> Iterable[str] | None:
    """The values that an option may have here; None if any value is allowed."""
    from memkit.rules import decay, view

    if name == "tier":
        return (*decay.TIERS, *map(decay.shown_tier, decay.TIERS))
    if name == "kind":
        return ROUTES
    if name == "status":
        return STATUSES
    if name == "section":
        return (*SECTIONS, *(route[1] for route in ROUTES.values()), *map(view.section, _facts(reader)))
    if name == "by":
        return (fact.author for fact in _facts(reader))
    if name == "tenant":
        tenants = (view.tenant(fact, reader.policy) for fact in _facts(reader))
        return (reader.policy.layout.tenant, *tenants)
    return None


def _facts(reader: Reader) -> list[Fact]:
    return [fact for fact in reader.state.facts.values() if reader.visible(fact)]


def _check_date(reader: Reader, name: str, typed: str) -> None:
    from memkit.query.lookup import call_with_nearest
    from memkit.store import clock

    try:
        clock.seconds(typed)
    except UsageError:
        hint = call_with_nearest(typed, "2026-11-15", reader.argv, f"--{name} 2026-11-15")
        raise UsageError(
            f'--{name} "{typed}" is not a date; write YYYY-MM-DD', code="bad-date", hint=hint
        ) from None


def _check_paths(reader: Reader, typed: Iterable[object]) -> None:
    """Refuses a path that neither exists nor is cited by a fact."""
    import os

    cited = {source.partition("@")[0] for fact in _facts(reader) for source in fact.every("evidence")}
    for path in map(str, typed):
        name = path.removeprefix("./")
        if name not in cited and not os.path.exists(reader.loaded.workspace.path(name)):
            refuse_unless(reader.argv, "--paths", path, cited)
