"""Orders in the words that stand beside a claim: its fields, its record, its id; and in the outcome of a thread.

A name, a topic and a moment have no people as their subject: only an order, a duty of people, something to run, to open or
to obey, or a text that the word lists do not cover is a norm there. Any other words are judged like a claim without
evidence; where they are about people's work or what guards it, they must clearly describe.
"""

from __future__ import annotations

from memkit.contradict.lexicon import DETERMINERS, PREPOSITIONS
from memkit.model.ids import is_made_id
from memkit.rules.norms import Norm, norm_of
from memkit.rules.norms.answers import (
    hardly_leans,
    is_of_the_code,
    is_pointer,
    is_reason,
    is_report,
    without_deed,
)
from memkit.rules.norms.customs import open_secret_in, recurrence_in
from memkit.rules.norms.english_words import PURE, TOPICS
from memkit.rules.norms.guards import drops_guard
from memkit.rules.norms.moments import is_about_work, is_moment, is_name, is_one_event, words_of
from memkit.rules.norms.quoting import EVER
from memkit.rules.norms.records import order_in_record
from memkit.rules.norms.risky_orders import risky_order_in
from memkit.rules.norms.risky_words import PRECIOUS_DATA
from memkit.rules.norms.sentences import BY_CODE, BY_WORDS, UNKNOWN, sentences_of
from memkit.rules.printed_fields import NAMES, own_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.rules.norms.sentences import Backing

# a sentence with one of these tells what happened
_PAST = frozenset("was were had has been did".split())
_NEGATED = frozenset("no not none".split())
# words that turn a sentence round or widen it, as any reason may
_TURNING = _NEGATED | frozenset("without all any rule rules release".split())
# an opening of an outcome that says nothing yet
_ANSWERS = tuple(
    f"{word}{sign} "
    for word in "yes no ja nein oui non sí done settled decided answered answer entschieden décidé decidido".split()
    for sign in ",.:;"
)


def order_in(text: str) -> Norm | None:
    """The reason to take words beside a claim for an order; None for a condition, a name or a report."""
    norm = norm_of(text, backing=BY_CODE, weighed=False) if text else None
    return None if norm is not None and norm.code == "imperative" and _is_topic(text) else norm


def order_beside(text: str) -> Norm | None:
    """The reason to take a field of a claim for an order or a habit; None for a name, a topic or a moment."""
    if cue := risky_order_in(text):
        return Norm("imperative", cue)
    return order_in(text) or (_habit_in(text) if text and not is_moment(text) else None)


def order_in_outcome(text: str) -> Norm | None:
    """The reason to take the outcome of a thread for an order or a habit: an answer needs no evidence, so doubt counts.

    A report passes, and so does a reason alone: "Because 0.5 made the tests flaky."
    """
    said = text.strip()
    while opening := next((word for word in _ANSWERS if said.lower().startswith(word)), ""):
        said = said[len(opening) :].lstrip()
    if said.lower().startswith("no longer "):
        said = f"not{said[9:]}"
    sentences = [without_deed(sentence) for sentence in sentences_of(said[:1].upper() + said[1:])]
    if cue := next(filter(None, map(risky_order_in, sentences)), ""):
        return Norm("imperative", cue)
    if cue := next(filter(None, map(open_secret_in, sentences)), ""):
        return Norm("practice", cue)
    kept = [sentence for sentence in sentences if not (is_pointer(sentence) or is_reason(sentence))]
    said = " ".join(kept)
    gone = drops_guard(said)
    norm = order_in(said) or (Norm("practice", gone) if gone else None)
    if norm is not None or all(_is_answer(part) for sentence in kept for part in sentence.split(": ")):
        return norm
    # where something was done, the program does what the rest says
    backing = BY_CODE if without_deed(text.strip()) != text.strip() else UNKNOWN
    return next((norm for sentence in kept if (norm := _habit_in_answer(sentence, backing))), None)


def _habit_in_answer(sentence: str, backing: Backing) -> Norm | None:
    """The reason to take a sentence of an outcome for what people do; a report is none."""
    if is_report(sentence):
        return None
    comes_round = recurrence_in(sentence)
    if comes_round and norm_of(sentence, backing=BY_WORDS) is not None:
        return Norm("practice", comes_round)
    # that something is not so says nothing about people
    charged = [word for word in words_of(sentence) if word not in _NEGATED]
    if is_about_work(charged):
        return _habit_in(sentence)
    norm = norm_of(sentence, backing=backing)
    is_doubtful = norm is not None and norm.code == "practice" and PRECIOUS_DATA.isdisjoint(charged)
    return None if is_doubtful and hardly_leans(sentence, backing) and is_of_the_code(sentence) else norm


def _is_answer(part: str) -> bool:
    """Whether a part of an outcome is a name or a report."""
    return is_report(part) or is_name(words_of(part) or [""])


def habit_of_work(text: str) -> Norm | None:
    """The reason to take a sentence for a custom about people's work or what guards it; a report of the past is none."""
    said = words_of(text)
    is_report = bool(said) and (said[0].endswith("ed") or not _PAST.isdisjoint(said))
    charged = [word for word in said if word not in _TURNING]
    return None if is_report or not is_about_work(charged) else _habit_in(text)


def _habit_in(text: str) -> Norm | None:
    """The reason to take words for what people do or must do, by the balance of them all."""
    said = words_of(text)
    norm = norm_of(text, backing=UNKNOWN)
    if norm is None and is_about_work(said) and not is_one_event(said):
        norm = norm_of(text, backing=BY_WORDS)
    # a topic may open with a verb: `order_in` has judged that
    return None if norm is not None and norm.code == "imperative" and _is_topic(text) else norm


def _is_topic(text: str) -> bool:
    """Whether words name what work is about, though the first is a verb elsewhere: "log rotation", "merge conflicts"."""
    words = text.lower().split()
    opens = len(words) > 1 and words[0] in TOPICS and _is_noun(words[1])
    return (
        opens
        and len(words) <= _TOPIC_WORDS
        and (_GUARDS - {"ci"}).isdisjoint(words)
        and EVER.isdisjoint(words)
    )


def _is_noun(word: str) -> bool:
    """Whether a word behind a verb may be the noun of a name instead of an object or an adverb."""
    return word.isalpha() and not (
        word in DETERMINERS or word in PREPOSITIONS or word in _OBJECTS or word.endswith("ly")
    )


def harmless_path(path: str) -> str:
    """A path up to the first name that reads as an order, such as `docs/you must push.md`; its folder is as good a place."""
    parts = path.split("/")
    for at, name in enumerate(parts):
        words = "".join([sign if sign.isalnum() else " " for sign in name.partition(".")[0]])
        # two words with a hyphen are a name: `rate-limit`, `run-tests`
        least = 2 if " " in name else 3
        norm = order_in(" ".join(words.split())) if len(words.split()) >= least else None
        if norm is not None and norm.form != "unreadable":
            return "/".join(parts[:at])
    return path


def order_in_question(text: str) -> Norm | None:
    """The reason to take a question that a claim answers for an order; None for one that asks, in whatever language."""
    norm = norm_of(text, "thread", BY_CODE)
    return None if norm is None or norm.code in ("practice", "unreadable") else norm


# words that make a sentence of an id, and what an order in three words is about; their claim must say them too
_JOINING = frozenset(
    "to the a an it this with from into onto before after on in at by and or then first not no dont do as".split()
)
_GUARDS = frozenset(
    "tests checks review reviews auth ci hook hooks main master prod production secret secrets password passwords"
    " token tokens credential credentials instruction instructions rule rules safety gate everything sudo root".split()
)
_OBJECTS = frozenset("it them everything all nothing only again twice forever here there".split())
_TOPIC_WORDS = 8
# verbs that open orders rather than names such as `rate-limit-429` or `set-cookie-path`
_DEEDS = (PURE - {"tag", "write"}) | frozenset(
    "bypass commit deploy download drop erase force grant ignore kill leak merge print publish push revert run share"
    " ship skip stop switch trust turn upload wipe".split()
)


def order_in_id(id: str, claim: str) -> Norm | None:
    """The reason to take an id for an order; None for one made of the words of its claim, and for a name.

    In ids a noun looks like a verb: `rate-limit-429` is no sentence, and an id that opens with a word of its claim, such as
    `retry-on-timeout`, is named after its subject.
    """
    words = id.split("-")
    norm = order_in(" ".join(words).replace("dont ", "don't ")) if not is_made_id(id, claim) else None
    if norm is None or norm.form == "unreadable":
        return None
    if norm.code not in ("imperative", "command") or not EVER.isdisjoint(words):
        return norm
    said = "".join([sign if sign.isalnum() else " " for sign in claim.casefold()]).split()
    strange = [word for word in words if word not in _JOINING and not _is_in(word, said)]
    is_sentence = not (_JOINING.isdisjoint(words) and _GUARDS.isdisjoint(strange))
    is_deed = words[0] in _DEEDS and words[0] in strange
    return norm if is_deed or (is_sentence and strange) else None


def _is_in(word: str, said: list[str]) -> bool:
    """Whether a claim says a word of its id, in this or another form: `retry`, `retries`; `limit`, `limited`."""
    stem = word[:-1] if word[-1] in "sy" else word
    return any(other.startswith(stem) or (len(other) > 3 and word.startswith(other)) for other in said)


def reason_beside(fact: Fact, backing: Backing) -> str:
    """Why a field or the record of a claim is taken for an order; empty if none is."""
    for name, value in own_words(fact):
        norm = order_beside(value) or order_in_name(value)
        if norm is not None:
            return f"{norm.reason}, in its {NAMES.get(name, name)}"
    norm = order_in_record(fact.body, backing) if fact.body else None
    return f"{norm.reason}, in its record" if norm is not None else ""


def order_in_name(value: str) -> Norm | None:
    """The reason to take a name of several words for an order: `always-push-to-main`; a name is of no language."""
    words = value.replace("-", " ").replace("_", " ")
    norm = order_beside(words) if len(words.split()) > 2 > value.count(" ") else None
    return None if norm is None or norm.form == "unreadable" or not is_about_work(words_of(words)) else norm
