"""Why a question found nothing: unknown words, near spellings, and facts that the filters rejected."""

from __future__ import annotations

from memkit.model.prose import counted
from memkit.query.recall_filters import acceptance
from memkit.query.search import search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader
    from memkit.query.recall import Asked
    from memkit.recall.answer import Miss


def reasons_for_miss(
    reader: Reader, asked: Asked, miss: Miss, searched: dict[str, object], waiting: int
) -> tuple[dict[str, object], tuple[str, ...]]:
    """The reasons for an empty answer, as data and as notes: unknown or ignored words, filtered facts, near spellings."""
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
    parts += [_turned_away(name, count) for name, count in sorted(turned.items())]
    said = (
        f"nothing found in {counted(int(str(searched['facts'])), 'fact')}: {'; '.join(parts) or 'no match'}"
    )
    first = (unknown or asked.question.split() or ["word"])[0][:60]
    words = (
        ["memkit", "grep", "--all", "--", first]
        if first.startswith("-")
        else ["memkit", "grep", first, "--all"]
    )
    data: dict[str, object] = {
        "unknown": list(miss.unknown),
        "dropped": list(miss.dropped),
        "left_out": list(miss.left_out),
        "near": miss.near,
        "filtered": turned,
    }
    notes: tuple[str, ...] = (said, f"hint: {shell_quoted(words)}  # also searches the archive and sessions")
    if not reader.loaded.damage and not (searched["facts"] or turned):
        from memkit.query.open_claims import open_claims

        hint = "hint: memkit review" if waiting else 'hint: memkit remember "…" records one'
        notes = ("no fact is live here yet, so nothing was found", *(open_claims(reader) or (hint,)))
    return data, _withheld(reader, notes) if reader.state.consents else notes


def _withheld(reader: Reader, notes: tuple[str, ...]) -> tuple[str, ...]:
    """The notes, plus one if the vault is not on this machine."""
    from memkit.query.vaults import WITHHELD, is_withheld

    if not is_withheld(reader.loaded.workspace.root, reader.state):
        return notes
    return notes[0], WITHHELD, "hint: memkit vault show"


def _rejected_counts(reader: Reader, asked: Asked) -> dict[str, int]:
    """How many facts each filter rejected; runs the search again and opens every matching fact."""
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
