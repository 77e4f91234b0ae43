"""Filters: their values are checked, they accept or reject facts, and an empty answer says what they rejected."""

from __future__ import annotations

from memkit.errors import UsageError
from memkit.model.fact import ROUTES, SECTIONS, SHOWN_WAITING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader
    from memkit.query.recall import Asked
    from memkit.recall.answer import Miss


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

    listed = ", ".join(names[:_LISTED])
    listed += f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
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


def acceptance(reader: Reader, asked: Asked) -> tuple[Callable[[Fact], bool], dict[str, int]]:
    """The filter made from the options, and a count, by option, of the facts it rejected."""
    from memkit.rules import decay

    turned: dict[str, int] = {}
    tests = tests_for(reader, asked)

    def accept(fact: Fact) -> bool:
        place = decay.place(fact)
        if place != "live" and not (asked.archive and place == "archive"):
            if place == "archive":
                turned["archive"] = turned.get("archive", 0) + 1
            return False
        for name, test in tests.items():
            if not test(fact):
                turned[name] = turned.get(name, 0) + 1
                return False
        return True

    return accept, turned


def tests_for(reader: Reader, asked: Asked) -> dict[str, Callable[[Fact], bool]]:
    """Option → whether a fact passes it, for the filters and the layer of a question."""
    from memkit.rules import decay

    layer = {"layer": lambda fact: decay.layer(fact, reader.policy) == asked.layer} if asked.layer else {}
    return {**_tests(reader, asked.filters), **layer}


def _tests(reader: Reader, given: Mapping[str, object]) -> dict[str, Callable[[Fact], bool]]:
    """Option → whether a fact passes it, for the options that were given."""

    from memkit.rules import decay, view

    def value(name: str) -> str:
        return str(given[name])

    tests: dict[str, Callable[[Fact], bool]] = {
        "tier": lambda fact: (
            decay.tier(fact, reader.state, reader.policy)[0] == decay.tier_named(value("tier"))
        ),
        "section": lambda fact: view.section(fact).casefold() == value("section").casefold(),
        "kind": lambda fact: fact.kind == given["kind"],
        "since": lambda fact: fact.created >= value("since"),
        "until": lambda fact: fact.created <= value("until"),
        "by": lambda fact: fact.author == given["by"],
        "classification": lambda fact: view.classification(fact) == given["classification"],
        "fresh": lambda fact: decay.sslu(fact, reader.state) <= int(value("fresh")),
        "paths": lambda fact: _rests_on(fact, given["paths"]),
    }
    return {name: tests[name] for name in given}


def _rests_on(fact: Fact, paths: object) -> bool:
    from memkit.model.fact import path_of

    wanted = {str(path).removeprefix("./") for path in paths} if isinstance(paths, tuple | list) else set()
    return any(path_of(source) in wanted for source in fact.every("evidence"))


def reasons_for_miss(
    reader: Reader, asked: Asked, miss: Miss, searched: dict[str, object], waiting: int, archived: int
) -> tuple[dict[str, object], tuple[str, ...]]:
    """The reasons for an empty answer, as data and as notes: unknown or ignored words, filtered facts, near spellings."""
    from memkit.model import counted
    from memkit.query.call import shell_quoted
    from memkit.recall.words import STOP

    turned = _rejected_counts(reader, asked)
    parts: list[str] = []
    unknown = [word for word in miss.unknown if word not in STOP]
    if unknown:
        names = _join_names([f'"{word}"' for word in unknown[:3]], len(unknown) - 3)
        parts.append(f"{names} occur{'s' * (len(unknown) == 1)} nowhere in live memory")
    elif miss.unknown:
        parts.append(f"it says nothing by itself: {' '.join(miss.unknown[:5])}; ask with a word that tells")
    parts += [f'nearest to "{word}": {", ".join(near[:3])}' for word, near in miss.near.items() if near]
    if miss.dropped:
        parts.append(f"not looked for: {', '.join(miss.dropped[:5])}")
    # a line of its own says how many archived facts answer, and how to see them
    told = {name: count for name, count in turned.items() if not (name == "archive" and archived)}
    parts += [_turned_away(name, count) for name, count in sorted(told.items())]
    said = (
        f"nothing found in {counted(int(str(searched['facts'])), 'fact')}: {'; '.join(parts) or 'no match'}"
    )
    telling = most_telling(unknown or asked.question.split() or ["word"], int(str(searched["facts"])))[:60]
    words = (
        ["memkit", "grep", "--all", "--", telling]
        if telling.startswith("-")
        else ["memkit", "grep", telling, "--all"]
    )
    data: dict[str, object] = {
        "unknown": list(miss.unknown),
        "dropped": list(miss.dropped),
        "left_out": list(miss.left_out),
        "near": miss.near,
        "filtered": turned,
    }
    notes: tuple[str, ...] = (said,)
    if unknown or not miss.unknown:
        notes += (f"hint: {shell_quoted(words)}  # also searches the archive and sessions",)
    if not reader.loaded.damage and not (searched["facts"] or turned):
        from memkit.query.lookup import open_claims

        hint = "hint: memkit review" if waiting else 'hint: memkit remember "…" records one'
        notes = ("no fact is live here yet, so nothing was found", *(open_claims(reader) or (hint,)))
    return data, _withheld(reader, notes) if reader.state.consents else notes


def most_telling(words: Sequence[str], facts: int) -> str:
    """The word that says most about what is looked for: the rarest, then the longest, then the first."""
    from memkit.recall.analyse import base_stem
    from memkit.recall.words import LIGHT, LIGHT_WEIGHS, STOP, information

    def weight(word: str) -> tuple[bool, float, int]:
        bare = word.strip(".,;:!?()\"'").casefold()
        stem = base_stem(bare)
        rare = information(stem, 0, facts) * (LIGHT_WEIGHS if stem in LIGHT else 1)
        return bare not in STOP, rare, len(bare)

    return max(words, key=weight)


def _withheld(reader: Reader, notes: tuple[str, ...]) -> tuple[str, ...]:
    """The notes, plus one if the vault is not on this machine."""
    from memkit.query.consents import WITHHELD, is_withheld

    if not is_withheld(reader.loaded.workspace.root, reader.state):
        return notes
    return notes[0], WITHHELD, "hint: memkit vault show"


def _rejected_counts(reader: Reader, asked: Asked) -> dict[str, int]:
    """How many facts each filter rejected; runs the search again and opens every matching fact."""
    from memkit.query.fact_search import search

    accept, turned = acceptance(reader, asked)
    search(reader, asked.question, asked.limit, accept, False, prose=True, archive=True)
    return turned


def _join_names(names: list[str], more: int) -> str:
    if more > 0:
        return f"{', '.join(names)} and {more} more words"
    return " and ".join((", ".join(names[:-1]), names[-1]) if len(names) > 1 else names)


def _turned_away(name: str, count: int) -> str:
    if name == "archive":
        return f"{count} that match{'es' * (count == 1)} left live memory (--archive)"
    return f"{count} turned away by --{name}"
