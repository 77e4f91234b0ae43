"""The filters of recall: which facts they accept, and how many each rejected."""

from __future__ import annotations

from memkit.model.fact import path_of
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader
    from memkit.query.recall import Asked


def acceptance(reader: Reader, asked: Asked) -> tuple[Callable[[Fact], bool], dict[str, int]]:
    """The filter made from the options, and a count, by option, of the facts it rejected."""
    turned: dict[str, int] = {}
    tests = _tests(reader, asked.filters)
    if asked.layer:
        tests["layer"] = lambda fact: decay.layer(fact, reader.policy) == asked.layer

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


def _tests(reader: Reader, given: Mapping[str, object]) -> dict[str, Callable[[Fact], bool]]:
    """Option → whether a fact passes it, for the options that were given."""

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
    wanted = {str(path).removeprefix("./") for path in paths} if isinstance(paths, tuple | list) else set()
    return any(path_of(source) in wanted for source in fact.every("evidence"))
