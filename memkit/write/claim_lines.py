"""Raises claims given one per line: plain, a bullet, or JSON. Judges each separately; returns refused lines unchanged.

A line may also have evidence and questions that it answers, behind its claim.
"""

from __future__ import annotations

from memkit.boot.json import loads
from memkit.boot.memo import IGNORE, lazy
from memkit.boot.struct import field, replace, struct
from memkit.errors import LedgerUnreadable, MachineError, MemkitError, UsageError
from memkit.model import Problem
from memkit.model.fact import CLAIMED
from memkit.write.claim_object import SHAPE, intent_of_object
from memkit.write.claims import propose
from memkit.write.guards import TWO_WORDS
from memkit.write.intent import Intent, without_marker
from memkit.write.repetition import Raised

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memkit.write.transaction import Transaction


# a path, in backticks or not, and its lines in words: `src/net.py`, lines 4-9
_PIECE = r"`?[^\s()\[\],`]+`?(?:,?\s+lines?\s+\d+(?:\s*[-–]\s*\d+)?)?"
_PIECES = rf"{_PIECE}(?:,\s*{_PIECE})*"
_LEAD = r"(?:(?:see|in|from|cf\.|evidence:|source:)\s+)?"
# the end of a sentence, not of an abbreviation
_END = r"(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)[.!]\s"
# up to the last question, without the end of another sentence; it does not begin with another bracket
_ASKS = rf"(?P<asks>(?!\s*[(\[])(?:(?!{_END}).)*\?)?"
# the moment at which a reader should load the claim, up to the end of its sentence
_WHEN = r"(?:[—–;,-]?\s*(?:load\s+)?when:\s*(?P<when>[^?]*?)\s*(?:[.;](?=\s)|[.;]?\s*$))?"
_BEHIND = lazy(
    rf"\s*(?:\({_LEAD}(?P<round>{_PIECES})\)|\[{_LEAD}(?P<square>{_PIECES})\]"
    rf"|(?:[—–]\s*{_LEAD}|\b(?:evidence|source|see):\s+)(?P<bare>{_PIECE}?))[.]?\s*{_WHEN}\s*{_ASKS}\s*$",
    IGNORE,
)
# the same moment anywhere behind a sentence: before the evidence, or behind the question
_MOMENT = lazy(
    r"(?:(?<=[.!?)\]`])\s+|\s*[—–;]\s*|\s+-\s+)(?:load\s+)?when:\s*(?P<when>[^?\s][^?]*?)"
    r"\s*(?:[.;](?=\s|$)|(?=\((?=[^()]*[/.#]))|(?=[—–])|$)",
    IGNORE,
)
# questions behind the end of a sentence
_ASKED = lazy(r"(?<=[.!])\s+(?P<asks>[^.!?]+\?(?:\s+[^.!?]+\?)*)\s*$")
_ONE = lazy(r"`?([^\s()\[\],`]+)`?(?:,?\s+lines?\s+(\d+)(?:\s*[-–]\s*(\d+))?)?", IGNORE)
_QUESTION = lazy(r"[\s?—–-]*(?:asks:\s*)?(\S.*?\?)(?=\s|$)")
_PATH = lazy(r"/|\w#|\.\w{1,8}(?::\d|$)")
# outside of round brackets, only what is clearly a file
_FILE = lazy(r"\.\w{1,8}(?:[:#]\S+)?$")


@struct(frozen=True)
class Behind:
    """A line in its parts: the claim, the pieces of evidence as `--evidence` takes them, the questions and the *when*."""

    claim: str
    evidence: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    when: str = ""

    @property
    def fields(self) -> dict[str, str]:
        """The *when* as a field of the claim."""
        return {"applies_when": self.when} if self.when else {}


def parts_of(text: str, is_file: Callable[[str], bool]) -> Behind:
    """The parts of a line; evidence, questions and a *when* may stand behind its claim in any order. All of it is the
    claim if neither evidence nor a *when* follows.

    `is_file`: whether a path exists. A name in brackets that does not look like a path, such as Makefile, is one if it does.
    """
    parts = _cited_parts(text, is_file)
    moment = None if parts.when else _MOMENT.search(text)
    if moment is not None:
        rest = f"{text[: moment.start()]} {text[moment.end() :].lstrip()}".strip()
        parts = replace(_cited_parts(rest, is_file), when=moment["when"].strip())
    if (parts.evidence or parts.when) and not parts.asks:
        asked = _ASKED.search(parts.claim)
        if asked is not None:
            asks = tuple(_QUESTION.findall(asked["asks"]))
            parts = replace(parts, claim=parts.claim[: asked.start()].strip(), asks=asks)
    return parts


def _cited_parts(text: str, is_file: Callable[[str], bool]) -> Behind:
    """The parts of a line whose evidence comes first, then its *when*, then its questions."""
    at = 0
    # a bracket that names no file may stand before the one that does
    while (found := _BEHIND.search(text, at)) is not None:
        pieces = _pieces(found["round"] or found["square"] or found["bare"])
        looks = _PATH if found["round"] else _FILE
        if all(
            looks.search(piece) or (found["round"] and is_file(piece.partition(":")[0])) for piece in pieces
        ):
            asks = tuple(_QUESTION.findall(found["asks"] or ""))
            return Behind(text[: found.start()].strip(), pieces, asks, (found["when"] or "").strip())
        at = max(map(found.end, ("round", "square", "bare")))
    return Behind(text.strip())


def _pieces(listed: str) -> tuple[str, ...]:
    return tuple(_piece(*piece) for piece in _ONE.findall(listed))


def _piece(path: str, first: str, last: str) -> str:
    return path + (f":{first}" if first else "") + (f"-{last}" if last else "")


# `bug: …`, and as it is set off in a pasted list: `**bug:** …`, `*bug*: …`, `[bug] …`
_KIND = lazy(r"^(?:([a-z]+):|(\*\*|__|[*_`])([a-z]+)(?::\2|\2:)|\[([a-z]+)\]:?)\s+", IGNORE)
# lines around a pasted list that are not claims: a heading, a fence, a rule, a few words that introduce a list
_BESIDE = lazy(
    r"\s*(?:#{1,6}\s|```|~~~|[-=*_]{3,}\s*$|\|[-:| ]+\|\s*$|[*_]{0,2}\w+(?: \w+){0,5}:[*_]{0,2}\s*$)"
)


@struct
class Batch:
    """The result of a list of claims: those raised or known already, and problems and lines of the refused.

    A refused line is as it was given, or with evidence that can be cited if memkit knows which was meant.
    """

    raised: list[Raised] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    back: list[str] = field(default_factory=list)
    # the number of the line that raised a claim, by the claim's id
    lines: dict[str, int] = field(default_factory=dict)


def raise_claims(
    tx: Transaction,
    lines: Iterable[tuple[int, str]],
    source: str,
    raise_one: Callable[[Transaction, Intent], Raised] = propose,
) -> Batch:
    """Raises every claim of these numbered lines; a refused line does not stop the others."""
    batch = Batch()
    for number, line in lines:
        if not line.strip():
            continue
        try:
            batch.raised.append(raise_one(tx, intent_of(line, tx.cited_files.is_file)))
            batch.lines[batch.raised[-1].fact.id] = number
        except (LedgerUnreadable, MachineError):
            # not the fault of a line; if the lines are given again, claims that were raised are recognised
            raise
        except (MemkitError, ValueError, TypeError) as error:
            code = getattr(error, "code", "bad-line")
            batch.problems.append(Problem(code, source, number, str(error), getattr(error, "hint", SHAPE)))
            typed, better = getattr(error, "instead", ("", ""))
            batch.back.append(line.replace(typed, better) if typed else line)
        tx.look_again()
    return batch


def is_batch(text: str) -> bool:
    """Whether a text is a list of claims: several lines, a bullet, an object, or a line that claims nothing alone."""
    lines = [line for line in text.splitlines() if line.strip()]
    return len(lines) > 1 or any(
        is_bullet(line) or line.lstrip().startswith("{") or _BESIDE.match(line) or not TWO_WORDS.search(line)
        for line in lines
    )


def is_list(text: str) -> bool:
    """Whether a text is a list of facts rather than one of several lines: two bullets or objects, or one object."""
    items = [line for line in text.splitlines() if is_bullet(line) or line.lstrip().startswith("{")]
    return len(items) > 1 or text.lstrip().startswith("{")


def claims_and_prose(lines: Sequence[str], first: int = 1) -> tuple[list[tuple[int, str]], list[str]]:
    """The numbered claims of a list, and the other lines; without any list item every line is a claim.

    Indented lines below an item continue it.
    """
    numbered = list(enumerate(lines, first))
    if not any(is_bullet(line) or line.startswith("{") for line in lines):
        return [(number, line) for number, line in numbered if line.strip()], []
    claims: list[tuple[int, str]] = []
    prose: list[str] = []
    for number, line in numbered:
        goes_on = bool(claims) and number == claims[-1][0] + claims[-1][1].count("\n") + 1
        if is_bullet(line) or line.startswith("{"):
            claims.append((number, line))
        elif goes_on and line[:1] in " \t" and line.strip():
            claims[-1] = claims[-1][0], f"{claims[-1][1]}\n{line.strip()}"
        else:
            prose.append(line)
    return [(number, " ".join(text.split("\n"))) for number, text in claims], prose


def numbered_claims(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The numbered claims of lines that all are claims, except headings and fences; indented lines continue an item."""
    claims: list[tuple[int, str]] = []
    above = 0
    for number, line in enumerate(lines, 1):
        is_begun = is_bullet(line) or line.lstrip().startswith("{")
        if not line.strip() or _BESIDE.match(line):
            continue
        if above == number - 1 and line[:1] in " \t" and not is_begun:
            claims[-1] = claims[-1][0], f"{claims[-1][1]} {line.strip()}"
            above = number
            continue
        claims.append((number, line))
        above = number if is_bullet(line) else -1
    return claims


def is_bullet(line: str) -> bool:
    """Whether a line starts like a list item."""
    return without_marker(line) != line


def intent_of(line: str, is_file: Callable[[str], bool]) -> Intent:
    """The intent of one line: a JSON object, or words with an optional kind before and evidence and questions after."""
    text = without_marker(line.strip())
    if text.startswith("{"):
        return intent_of_object(loads(text), text)
    kind, text = split_kind(text)
    behind = parts_of(text, is_file)
    claim, fields = behind.claim, behind.fields
    if kind == "term":
        term, claim = split_term(claim)
        fields = {**fields, "term": term}
    elif not TWO_WORDS.search(claim):
        raise UsageError("no claim: a line is one sentence", code="no-claim", hint=SHAPE)
    return Intent(claim, kind=kind or "fact", evidence=behind.evidence, asks=behind.asks, fields=fields)


# the word that a definition opens with, and what stands between it and its meaning
_DEFINED = lazy(
    r"\s*(?:(?:an?|the)\s+(?=.*\s(?:means|is)\s))?[\"'`*_“„]*(?P<term>[^\s.:;?!\"'`*_“”„](?:[^:;?!\"`*“”„]{0,60}?[^\s:;?!\"`*_“”„'])?)"
    r"[\"'`*_”“]*(?:\s*:[*_]*\s+|\s+(?:means|is)\s+|\s+[—–-]\s+)(?P<meaning>\S.*)$",
    IGNORE,
)
# a longer opening is a sentence, not a word
_HEAD = 5


def split_term(text: str) -> tuple[str, str]:
    """The word that a definition opens with, and its meaning; refuses a text that opens with none."""
    found = _DEFINED.match(text)
    if found is None or len(found["term"].split()) > _HEAD:
        message = "which word does it define? A term is a word, a colon and its meaning"
        raise UsageError(
            message, code="no-term", hint='"term: dead letter: an event that was not delivered."'
        )
    return found["term"], found["meaning"].strip()


def split_kind(text: str) -> tuple[str, str]:
    """The kind before a claim, as in `bug: …`, and the claim; no kind if none is there."""
    found = _KIND.match(text)
    kind = (found[1] or found[3] or found[4]).lower() if found is not None else ""
    return (kind, text[found.end() :]) if found is not None and kind in CLAIMED else ("", text)
