"""Orders in the record below a claim. Its sentences are judged like the claim; lines of a program are no speech."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.contradict.lexicon import words
from memkit.rules.norms import LONGEST, Norm, norm_of
from memkit.rules.norms.answers import (
    hardly_leans,
    is_of_the_code,
    is_pointer,
    is_report,
    without_heading,
)
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.moments import words_of
from memkit.rules.norms.open_work import is_question
from memkit.rules.norms.quoting import EVER
from memkit.rules.norms.sentences import AGENTS, BY_CODE, sentences_of
from memkit.rules.work_items import concerns_process, weakens_guard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Backing

# marks of markdown around a line, and those that begin an item
_MARKS, _ITEMS = "#>*-+`|= \t", ("#", ">", "*", "-", "+", "`", "~", "|", *"0123456789")
_FENCES, _INDENT = ("```", "~~~"), ("    ", "\t")
# signs of a line of a program, its words that read like a sentence, and what it says to people: comments and strings
_SIGNS, _SPOKEN = "(){}=;[]<>", 4
_SAID = lazy(r"(?:#|//|--|/\*|<!--)\s*(.*)|\"([^\"]*\s[^\"]*)\"|'([^']*\s[^']*)'")
# headings of the steps that show a fault, and verbs of such steps
_SHOWN = words("reproduce reproducing reproduction repro check see verify observe")
_STEPS = words(
    "start stop enqueue open close click press call create send wait enter load import restart call touch set"
)


def order_in_record(body: str, backing: Backing) -> Norm | None:
    """The reason to take a sentence of a record for a norm; each is judged like the claim, without marks of markdown."""
    if len(body) > LONGEST:
        return Norm("too-long", "")
    found = instruction_in(body, backing.options)
    if found:
        return Norm(*found)
    text, code = _split_parts(body)
    is_shown = False
    for paragraph in _paragraphs(text):
        is_shown = is_shown or not _SHOWN.isdisjoint(paragraph.partition(":")[0].lower().split())
        for sentence in map(without_heading, sentences_of(paragraph)):
            norm = norm_of(sentence, backing=backing)
            if norm is not None and not _is_free(sentence, norm, is_shown, backing):
                return norm
    lines = [line for line in text.splitlines() if line.strip()[:1].isupper()]
    return next((norm for line in [*lines, *_speech_of(code)] if (norm := _order_in_line(line))), None)


def _is_free(sentence: str, norm: Norm, is_shown: bool, backing: Backing) -> bool:
    """Whether a sentence reports, hardly leans towards people, points to a place, or is a step that shows a fault."""
    if norm.code == "practice":
        is_free = hardly_leans(sentence, backing) or is_question(sentence)
        return is_report(sentence) or (is_free and is_of_the_code(sentence))
    said = words_of(sentence)
    is_step = (
        is_shown and norm.code == "imperative" and said[0] in _STEPS and (EVER | AGENTS).isdisjoint(said)
    )
    is_calm = is_step and not concerns_process(sentence) and not weakens_guard(sentence)
    return is_calm or is_pointer(sentence)


def _order_in_line(line: str) -> Norm | None:
    """The reason to take one line for an order about people's work: it may stand without a full stop."""
    norm = norm_of(line.strip(), backing=BY_CODE, weighed=False)
    if norm is None or norm.code not in ("imperative", "obligation"):
        return None
    return norm if not EVER.isdisjoint(words_of(line)) or concerns_process(line) else None


def _split_parts(body: str) -> tuple[str, list[str]]:
    """The text outside of blocks of code, where lines that are no program stay, and the lines of programs."""
    kept: list[str] = []
    code: list[str] = []
    fence, is_block, is_empty = "", False, True
    for line in body.splitlines():
        said = line.lstrip()
        is_fence = said.startswith(fence or _FENCES)
        if is_fence:
            fence = "" if fence else said[:3]
        is_block = bool(line.startswith(_INDENT) and (is_block or is_empty))
        is_empty = not said
        is_code = (fence or is_block) and not is_fence and _is_program(said)
        (code if is_code else kept).append("" if is_fence else line)
        if is_code:
            kept.append("")
    return "\n".join(kept), code


def _is_program(line: str) -> bool:
    """Whether a line has signs of a program or names a place in one: "goroutine 12 [running]:"."""
    return any(sign in line for sign in _SIGNS) or line.startswith(("panic:", "at ", "File ", "Traceback"))


def _speech_of(code: list[str]) -> list[str]:
    """What lines of a program say to people: comments, strings, and lines that are mostly words."""
    found = [next(filter(None, match.groups()), "") for line in code for match in _SAID.finditer(line)]
    plain = ["".join([" " if sign in _SIGNS else sign for sign in line]) for line in code]
    mostly = [line for line in plain if sum(word.strip(".,:").isalpha() for word in line.split()) >= _SPOKEN]
    return [" ".join(said.split()) for said in [*found, *mostly] if said.strip()]


def _paragraphs(body: str) -> list[str]:
    """The paragraphs, list items and headings of a text, each on one line and without its marks."""
    found: list[str] = []
    goes_on = False
    for line in body.splitlines():
        said = line.strip().lstrip(_MARKS).rstrip(_MARKS.replace(">", "").replace("`", ""))
        begins = line.lstrip()[:1] in _ITEMS or said.startswith("<")
        if said and goes_on and not begins:
            found[-1] = f"{found[-1]} {said}"
        elif said:
            found.append(said)
        # a heading and a hard break end with their line
        goes_on = bool(said) and not line.startswith("#") and not line.endswith(("\\", "  "))
    return found
