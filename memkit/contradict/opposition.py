"""Opposites told with other words: "keeps no state", "without VAT", "has no limit", "ignored" against "rejected"."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.antonyms import EXCLUSIVE
from memkit.contradict.bags import COUNTED, same_amounts
from memkit.contradict.frames import Frame, as_passive
from memkit.contradict.lexicon import stem, stems_of
from memkit.contradict.polarity import REQUIRE
from memkit.contradict.scope import label_of

# Verbs with which a thing has something.
_HAVING = stems_of("have support offer provide include contain hold carry implement") | {"have"}
_NEEDING = stems_of("need require")
_WORKING = stems_of("work run build start pass go function operate compile install do succeed")
_PERIODS = stems_of("second minute hour day week month year")
_NOTHING = stems_of("nothing")
_KEEP = stem("keep")
_MANUAL = stem("manual")
_GENERATED, _WRITTEN = stems_of("generate"), stems_of("write maintain keep edit update create")
_MACHINES = stems_of("ci pipeline bot script job action workflow hook robot automation cron")
# What these lead says how or on what it is done, so that it is done.
_DETAILS = frozenset({"", "in", "with", "by", "as", "to", "over", "from", "on", "into"})
_LEAVING = stems_of("leave keep")
_ALONE = stems_of("alone untouched unchanged intact running unmodified open")
_HARMLESS = _LEAVING | stems_of(
    "read log show check use see print list send copy open run start need have watch count"
)
_SUPPORTED = stems_of("support allow accept permit possible")
_FAILING, _ERRORS = (
    stems_of("raise throw cause give trigger fail produce"),
    stems_of("error exception panic failure"),
)
_HOLDING = stems_of("include contain carry hold have") | {"have"}
_SHOWN = stems_of(
    "show ship come deliver send store build display give report write sell print return list quote"
)
# Words beside a name that say what kind of thing it is.
_LABELS = stems_of("field parameter argument option property attribute key column header")
_LIMITS = stems_of("limit cap maximum bound ceiling timeout deadline quota")
_SIZES = stems_of("size length count number time total upper")
_TIMES = stems_of("time timeout deadline")
_BOUNDING = _LIMITS | stems_of("restrict expire abort cancel")
# A noun with four more words behind it is still the same noun; more of them tell another story.
_MOST_WORDS = 4


def opposition_rule(a: Analysis, b: Analysis) -> str:
    """The rule by which two claims of one scope oppose each other, or nothing."""
    x, y = a.polarity, b.polarity
    if a.frame is None or b.frame is None or x.tangled or y.tangled or (x.negated and y.negated):
        return ""
    if x.negated or y.negated:
        return _denial_rule(a, b) if x.negated else _denial_rule(b, a)
    if _contrary(a, b) or _contrary(b, a):
        return "polarity"
    return "choice" if _acts_otherwise(a, b, a.frame, b.frame) else ""


def _denial_rule(bad: Analysis, good: Analysis) -> str:
    """The rule by which a negated claim denies one that is not."""
    if _is_limitless(bad, good):
        return "number"
    return "polarity" if any(rule(bad, good) for rule in _DENIALS) else ""


def _contrary(bad: Analysis, good: Analysis) -> bool:
    """Whether a claim without a negation says the contrary of another."""
    act = bad.frame.act if bad.frame is not None else ""
    return (
        (bad.polarity.frees and _frees(bad, good))
        or (act in _LEAVING and _leaves(bad, good))
        or (act in _FAILING and _fails(bad, good))
        or (_MANUAL in bad.content and _is_automatic(bad, good))
        or (bool(good.quantities) and _is_delayed(bad, good))
    )


def _denies_any(bad: Analysis, good: Analysis) -> bool:
    """ "Keeps no state" against "keeps its state in memory": whatever it keeps, it keeps some."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.void or y.void or good.polarity.negated:
        return False
    acts = x.act == y.act or {x.act, y.act} <= _HAVING
    mine, theirs = x.first(), y.first()
    if x.subject != y.subject or not acts or not mine.words or bad.quantities or mine.lead != theirs.lead:
        return False
    more = (theirs.words | y.rest()) - mine.words
    return mine.words == theirs.words and x.rest() <= y.rest() and len(more) <= _MOST_WORDS


def _lacks(bad: Analysis, good: Analysis) -> bool:
    """ "Prices are shown without VAT" against "prices include VAT"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.lacks or x.act not in _SHOWN or y.act not in _HOLDING:
        return False
    held = y.first().words == x.lacks and not y.first().lead and not y.rest()
    return x.subject == y.subject and held and good.polarity.sign > 0 and same_amounts(bad, good)


def _is_not_done(bad: Analysis, good: Analysis) -> bool:
    """ "Plain HTTP is not accepted" against "the server accepts plain HTTP": nobody does it, and one does."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.passive or y.passive or x.act != y.act:
        return False
    done = y.first()
    amounts = same_amounts(bad, good) or {label_of(q) for q in good.quantities} <= bad.subject
    if x.phrases or x.fronted or done.lead or y.rest() or good.polarity.negated or not bad.polarity.negated:
        return False
    return x.subject == done.words != frozenset() and not good.sole and amounts


def _frees(bad: Analysis, good: Analysis) -> bool:
    """ "The `name` field is optional in create_user" against "create_user requires a name"."""
    needed = REQUIRE in bad.polarity.heads & good.polarity.heads
    if not needed or not bad.polarity.frees or good.polarity.sign < 0 or bad.quantities or good.quantities:
        return False
    x, y = (frozenset(map(stem, side.content)) - _LABELS for side in (bad, good))
    return x == y and len(x) > 1


def _is_limitless(bad: Analysis, good: Analysis) -> bool:
    """ "Has no limit" against "is limited to 20 MB"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.void or x.first().noun not in _LIMITS or bad.quantities:
        return False
    if len(good.quantities) != 1 or good.polarity.sign < 0:
        return False
    q = good.quantities[0]
    bounds = q.op == "<=" or (y.act in _BOUNDING and q.op == "=")
    timed = bool(bad.content & _TIMES)
    if not bounds or timed != (q.dimension == "time"):
        return False
    measured = _LIMITS | _SIZES | {"have"}
    counted = COUNTED - good.subject
    return bad.content - measured == good.content - measured - counted - {y.act} != frozenset()


def _acts_otherwise(a: Analysis, b: Analysis, x: Frame, y: Frame) -> bool:
    """ "Unknown keys are ignored" against "unknown keys are rejected"."""
    if (x.act, y.act) not in EXCLUSIVE or not x.subject:
        return False
    if a.polarity.permits or b.polarity.permits or a.every != b.every:
        return False
    # kept for 30 days is removed after 30 days
    amounts = (*a.quantities, *b.quantities)
    if amounts and (_KEEP in (x.act, y.act) or any(q.dimension != "count" for q in amounts)):
        return False
    return any(_agree_but_for_verb(*pair) for pair in ((x, y), (as_passive(x), as_passive(y))))


def _agree_but_for_verb(x: Frame, y: Frame) -> bool:
    """Whether two frames say the same but for the verb."""
    mine, theirs = ((side.first().words | side.rest()) - _TIMES for side in (x, y))
    return x.subject == y.subject and x.passive == y.passive and mine == theirs and (x.passive or bool(mine))


def _is_no_part(bad: Analysis, good: Analysis) -> bool:
    """ "The locale is not part of the key" against "the key contains the locale"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or x.act != "part" or not bad.polarity.negated or y.act not in _HOLDING:
        return False
    whole, part = x.first(), y.first()
    same = whole.lead == "of" and whole.words == y.subject and part.words == x.subject and not part.lead
    return same and not x.rest() and not y.rest() and not good.polarity.negated


def _does_nothing(bad: Analysis, good: Analysis) -> bool:
    """ "Prints nothing on success" against "prints a summary on success"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or x.first().words != _NOTHING or y.first().words == _NOTHING:
        return False
    same = (x.subject, x.act, x.rest(), x.passive) == (y.subject, y.act, y.rest(), y.passive)
    return same and not y.first().lead and bool(y.first().words) and not good.polarity.negated


def _denies_amount(bad: Analysis, good: Analysis) -> bool:
    """ "The API is not rate limited" against "the API is rate limited to 60 requests a minute"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not bad.polarity.negated or bad.quantities or not good.quantities:
        return False
    counted = bad.content <= good.content and good.content - bad.content <= COUNTED | _PERIODS
    return counted and x.subject == y.subject and not good.polarity.negated and len(bad.content) > 1


def _is_delayed(bad: Analysis, good: Analysis) -> bool:
    """ "Takes effect after a restart" against "takes effect at once"."""
    x, y = bad.frame, good.frame
    at_once = [q.dimension == "time" and q.high == (0,) for q in good.quantities] == [True]
    if (
        x is None
        or y is None
        or not at_once
        or bad.quantities
        or not x.phrases
        or x.phrases[-1].lead != "after"
    ):
        return False
    same = (x.subject, x.act, x.passive, x.phrases[:-1]) == (y.subject, y.act, y.passive, y.phrases)
    return same and not (bad.polarity.negated or good.polarity.negated)


def _needs(bad: Analysis, good: Analysis) -> bool:
    """ "Runs without Docker" against "needs Docker"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.lacks or x.act not in _WORKING or y.act not in _NEEDING:
        return False
    needed = y.first().words == x.lacks and not y.first().lead and not y.rest() and not y.void
    return x.subject == y.subject and needed and not good.polarity.negated and same_amounts(bad, good)


def _is_automatic(bad: Analysis, good: Analysis) -> bool:
    """ "Is written by hand" against "is generated" and "is tagged by CI"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or _MANUAL not in bad.content or not (x.passive and y.passive):
        return False
    machine = y.first().lead == "by" and y.first().noun in _MACHINES
    made = y.act in _GENERATED and x.act in _WRITTEN
    alike = x.subject == y.subject and not x.rest() and not (bad.polarity.negated or good.polarity.negated)
    return alike and (made or (machine and x.act == y.act))


def _never_does(bad: Analysis, good: Analysis) -> bool:
    """ "The client does not retry" against "the client retries failed requests"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or x.phrases or not bad.polarity.negated or good.polarity.negated:
        return False
    if (x.subject, x.act, x.passive, x.fronted) != (y.subject, y.act, y.passive, y.fronted) or not x.subject:
        return False
    told = {phrase.lead for phrase in y.phrases}
    said = len(y.first().words | y.rest())
    few = (said or good.quantities) and said <= _MOST_WORDS and not bad.quantities and not bad.every
    return bool(few) and told <= _DETAILS and not (y.passive and "" in told) and not good.sole


def _leaves(bad: Analysis, good: Analysis) -> bool:
    """ "The encoder leaves slashes alone" against "the encoder escapes slashes"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or x.act not in _LEAVING or y.act in _HARMLESS or len(x.phrases) != 1:
        return False
    left = x.first().words - _ALONE
    same = x.subject == y.subject and left == y.first().words != frozenset() and left < x.first().words
    plain = not (bad.polarity.negated or good.polarity.negated) and not y.passive
    return same and plain and not x.first().lead and not y.first().lead and not y.rest()


def _fails(bad: Analysis, good: Analysis) -> bool:
    """ "Nested transactions raise an error" against "nested transactions are supported"."""
    x, y = bad.frame, good.frame
    if (
        x is None
        or y is None
        or y.act not in _SUPPORTED
        or not y.passive
        or y.phrases
        or x.fronted
        or y.fronted
    ):
        return False
    fails = x.act in _FAILING and (not x.phrases or (x.first().noun in _ERRORS and not x.rest()))
    return x.subject == y.subject and fails and not (bad.polarity.negated or good.polarity.negated)


_DENIALS = (
    _is_no_part,
    _does_nothing,
    _denies_amount,
    _never_does,
    _denies_any,
    _lacks,
    _needs,
    _is_not_done,
)
