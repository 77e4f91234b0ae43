"""Whether the words of a *when* or of an answer name something, or say what people do.

A *when* says what a reader is about to do ("changing the API"), what happens ("wenn ein Test hängt") or what it is about
("log rotation"). None of these has people as its subject, so any other sentence is judged like a claim.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.risky_orders import risky_order_in
from memkit.rules.norms.sentences import AGENTS, statements_of

# words that open a moment: prepositions, conjunctions, participles
_OPENINGS = words(
    """
    when whenever while if once until before after during on in at about with without for from upon asked near
    wenn falls sobald während bevor nachdem bei beim vor nach im am zum zur für mit ohne
    quand lorsque si pendant avant après en lors au aux pour avec sans dès
    cuando si al durante antes después en con sin para tras
    """
)
# subjects of a habit, and words that make a rule of it
_HABITS = AGENTS | words(
    """
    everybody everyone nobody whoever people team we our us always never reviewer reviewers maintainer maintainers
    developer developers
    jeder alle niemand wir uns immer nie tous chacun personne nous équipe toujours jamais
    todos nadie nosotros equipo siempre nunca
    """
)
_NO_DEEDS = words("nothing everything anything something string thing king ring")
# where a second clause may begin
_JOINTS = ("; ", ": ", ", ", " - ", " – ", " — ", ". ", " because ", " since ", " so ", " weil ", " denn ")
# what opens a part of a moment that is a question: "changing which ids an agent may choose"
_ASKING = words(
    "which what how why whether who where that welche was wie ob warum qui quels comment que qué cómo cuáles"
)
# what opens the report of one event
_ONE = words(
    "a an another two some someone somebody ein eine einer zwei jemand un une deux quelqu'un una dos alguien"
)
# stems of charged words that are as often about a program: order, safe, …
_TECHNICAL = words("ord key token run print send root saf")
# further words about people's work
_WORK = words("admin admins deployment deployments fusion commit commits")
_FINITE = words(
    "is are was were isn't aren't has have had does do did may must can should will need needs gets stays"
)
# what opens a noun about work
_HEADS = words(
    "review release memory flaky slow failing broken large long missing unused stale unit integration manual automatic"
)
_NEGATED = words("no not none")
# as many words as a moment, a name and a noun with what belongs to it have
_MOMENT, _NAME, _PHRASE, _EVENT = 10, 5, 4, 3


def is_moment(text: str) -> bool:
    """Whether every part of a *when* names a moment or a topic."""
    for joint in _JOINTS:
        text = text.replace(joint, "\0")
    # one noun, though its first word is a verb elsewhere
    parts = [words_of(part.replace("pull request", "PR")) for part in text.split("\0")]
    return all(is_name(part) or _is_condition(part) or _is_noun(part) for part in parts if part)


def is_name(said: list[str]) -> bool:
    """Whether a few words can order nobody: none is about people, their work or what guards it."""
    # "a test fails" is an event, too short to say what people do about it
    is_event = is_one_event(said) and len(said) <= _EVENT and _HABITS.isdisjoint(said)
    return is_event or (len(said) <= _NAME and not is_about_work(said))


def is_plain_name(text: str) -> bool:
    """Whether a title or a reason is a few words about nobody: "Rate limits", "no such thing"."""
    said = [word for word in words_of(text) if word not in _NEGATED]
    is_calm = bool(said) and is_name(said) and not risky_order_in(text)
    return is_calm and len(said) <= _PHRASE and _HABITS.isdisjoint(said) and instruction_in(text) is None


def _is_condition(said: list[str]) -> bool:
    is_deed = said[0].endswith("ing") and said[0] not in _NO_DEEDS
    asks = next((at for at, word in enumerate(said) if word in _ASKING), len(said))
    # "writing tests is not needed" has the deed as its subject
    is_subject = not _FINITE.isdisjoint(said[:asks]) and is_about_work(said)
    opens = said[0] in _OPENINGS or (is_deed and not is_subject)
    return opens and len(said) <= _MOMENT and _HABITS.isdisjoint(said[:asks])


def _is_noun(said: list[str]) -> bool:
    """Whether a few English words are one noun with what belongs to it: "flaky integration tests", "review of diffs"."""
    from memkit.rules.norms.english_words import PURE

    is_clause = any(word in PURE or word in _FINITE or word.endswith("ly") for word in said)
    return said[0] in _HEADS and len(said) <= _PHRASE and not is_clause and _HABITS.isdisjoint(said)


def is_about_work(said: list[str]) -> bool:
    """Whether words are about people, their work or what guards it; a word that programs use as well says nothing."""
    from memkit.rules.norms.own_ids import is_charged, stem

    return any(word in _WORK or (is_charged(word) and stem(word) not in _TECHNICAL) for word in said)


def is_one_event(said: list[str]) -> bool:
    """Whether words report one event, "a test fails", and not a habit, "tests are deleted"."""
    return said[0] in _ONE


def words_of(text: str) -> list[str]:
    """The words of a text as the rules for norms read them."""
    return [word for clauses in statements_of(text) for clause in clauses for word in clause.words]
