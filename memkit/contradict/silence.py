"""Plans, history and passing remarks: what a sentence says about another time is no claim about now."""

from __future__ import annotations

from memkit.boot.pattern import IGNORE, lazy, re

_SEASON = "year|month|week|quarter|sprint|spring|summer|autumn|fall|winter"
_MONTH = "january|february|march|april|may|june|july|august|september|october|november|december"
_YEAR = r"(?:19|20)\d\d"
_CHANGED = "replaced|moved|switched|migrated|renamed|ported|dropped|removed|introduced|retired|took"
_SHIPPED = "shipped|added|fixed|released|hardened|implemented|published|merged|completed|refactored|upgraded|updated|changed"


def _any(*alternatives: str) -> re.Pattern[str]:
    return lazy("|".join(alternatives), IGNORE)


def _cues(text: str) -> tuple[str, ...]:
    return tuple(text.split("|"))


def shows(text: str, cues: tuple[str, ...]) -> bool:
    """Whether one of the cues stands in a text: without any, its pattern need not be compiled."""
    low = text.lower()
    return any(cue in low for cue in cues)


_PLAN = _any(
    r"\b(?:will|going to|soon|eventually|todo|tbd|might|maybe|perhaps|would|wants? to|intends?|roadmap|wip)\b",
    r"\b(?:plan(?:s|ned|ning)? (?:to|for)|propos(?:e|ed|al|es)|in (?:the )?future|let's|upcoming|later on|some ?day)\b",
    r"\bnext (?:week|month|quarter|year|sprint|release|version)\b",
    r"\b(?:is|are) planned\b",
    r"\b(?:for example|as an example|e\.g|for instance)\b",
    r"^(?:consider|investigate|explore|try|evaluate|see)\b",
)
# What every match of the pattern above, or below, holds.
_PLAN_CUES = _cues(
    "will|going to|soon|eventually|todo|tbd|might|maybe|perhaps|would|want|intend|roadmap|wip|plan|propos|future|let's"
    "|upcoming|later on|some day|someday|next |example|e.g|instance|consider|investigate|explore|try|evaluate|see"
)
_HISTORY_CUES = _cues(
    "used to|previously|formerly|originally|historically|at first|back then|past|yesterday|ago|earlier|last |once was"
    f"|for a while|until |was |were |had |{_CHANGED}|{_SHIPPED}"
)
_HISTORY = _any(
    r"(?<!is )(?<!are )\bused to\b",
    r"\b(?:previously|formerly|originally|historically|at first|back then|in the past|yesterday|ago|earlier)\b",
    rf"\blast (?:{_SEASON}|night|time|release|run|test)\b",
    r"\b(?:in|during) the last \w+|\b(?:once was|for a while)\b",
    rf"\buntil (?:recently|now|{_YEAR}|v?\d+\.\d+)\b",
    rf"\b(?:was|were|had) (?:[a-z]+ )*(?:in|during|before|until) (?:the )?{_YEAR}\b",
    # "are moved to the archive" is how things are; "moved to the archive" is what happened.
    rf"(?<!\bis )(?<!\bare )(?<!\bbe )(?<!\bbeing )(?<!\bget )(?<!\bgets )(?<!\bnot )\b(?:{_CHANGED})\b",
    rf"^(?:{_SHIPPED})\b",
)
_ENDED_CUES = _cues("stopped|no longer|ceased|quit")
_ENDED = _any(r"\b(?:stopped|no longer|ceased|quit)\b")
_DATES = _any(
    rf",?\s+(?:in|since|from|as of|on) (?:early |late |mid )?(?:{_YEAR}|(?:{_MONTH})(?: {_YEAR})?)\b",
    rf",?\s+last (?:{_SEASON})\b",
    r",?\s+recently\b",
)
_FILLER_CUES = _cues(
    " at | for now| these days| in any case| as a rule| until | in this | in our | across | in the whole | in the entire "
)
_FILLERS = lazy(
    r",?\s+(?:at (?:startup|start-up|runtime|boot|launch|present|the moment|all)|for now|these days|in any case|as a rule"
    r"|(?:in|across) (?:this|our|the whole|the entire) (?:repository|repo|project|codebase|code base)"
    r"|until (?:the|we|our|all|it|they)\s[\w\s-]+?\b(?:is|are|has|have|gets|lands|ships|moves|upgrades?)\b[\w\s-]*)"
    r"(?=$|[\s,.;!])",
    IGNORE,
)


def is_plan(text: str) -> bool:
    """Whether the text speaks of what may come, or only gives an example or points elsewhere."""
    return shows(text, _PLAN_CUES) and _PLAN.search(text) is not None


def is_history(text: str) -> bool:
    """Whether the text tells what was or what happened."""
    return shows(text, _HISTORY_CUES) and _HISTORY.search(text) is not None


def has_ended(text: str) -> bool:
    """Whether the text says that something is no longer so: a claim about now, whenever it ended."""
    return shows(text, _ENDED_CUES) and _ENDED.search(text) is not None


def without_dates(text: str) -> str:
    """The text without the dates at which something ended."""
    return _DATES.sub("", text)


def without_fillers(text: str) -> str:
    """The text without adverbials that narrow nothing: "at startup", "for now", "until the port is done"."""
    return _FILLERS.sub("", text) if shows(text, _FILLER_CUES) else text
