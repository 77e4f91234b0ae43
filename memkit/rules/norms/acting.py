"""Whether a program acts in a clause, or a name of the code: then it says what happens by itself, not what people do."""

from __future__ import annotations

from memkit.contradict.lexicon import DETERMINERS, words
from memkit.rules.norms.duties import LEADS
from memkit.rules.norms.duty_words import TONGUES, is_of_people
from memkit.rules.norms.sentences import AGENTS, ARTICLES, CODE, NAME, PROGRAMS
from memkit.rules.norms.tongues import COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence

# with fewer words a clause does not tell who acts
_SHORTEST = 3
# Words after a program that does not act: it is acted on, or must do something.
_NO_ACT = words(
    """
    is are was were be gets get must should shall may can has have stays remains of for in on and or ,
    ist sind wird werden muss müssen soll sollen darf dürfen bleibt des der für im und oder
    est sont doit doivent devrait peut reste de du d' pour dans et ou
    es son está están se debe deben debería puede queda del para en y o
    """
)
_BY = words("by vom von durch par por")
_EVERS = words("nie immer nur auch")
# how the verb of one thing ends
_THIRD = {"de": ("t",), "fr": ("e", "t", "d"), "es": ("a", "e")}
# how plurals and deeds end, which need no article either
_NO_NAME = {
    "en": ("s", "ing"),
    "de": ("en", "er", "e", "s", "ung"),
    "fr": ("s", "ment"),
    "es": ("s", "mente"),
}
_OPENING = 4
_OF = words("de du d' des del")
# the most words between an article and its program
_NOUNS = 3


def is_done_by_a_program(said: list[str]) -> bool:
    """Whether a program acts: "the review bot leaves …", "… is merged by the bot"."""
    if any(
        word in _BY and not PROGRAMS.isdisjoint(said[at : at + _NOUNS]) for at, word in enumerate(said, 1)
    ):
        return True
    for start in _starts(said):
        if said[start] not in ARTICLES:
            continue
        for at in range(start + 1, min(start + 1 + _NOUNS, len(said))):
            end = at + 1
            # "le robot de fusion": what kind of program it is comes after it
            while end + 1 < len(said) and said[end] in _OF:
                end += 2
            if said[at].split("-")[-1] in PROGRAMS and end < len(said) and said[end] not in _NO_ACT:
                return True
    return False


def name_acts(clause: Sentence, tongue: str) -> bool:
    """Whether a clause opens with a name, or with a word without article that may be one, and the verb of one thing:
    "`tool audit` compara las tablas", "labrun nutzt sqlx".

    Not in English, where a verb in s is as often the noun of a compound: "config values come from the environment".
    """
    said = [word for word in clause.words if word not in _EVERS]
    if tongue == "en" or len(said) < _SHORTEST or not _may_be_name(said[0], tongue):
        return False
    return said[1].isalpha() and said[1] not in _NO_ACT | COMMON[tongue] and said[1].endswith(_THIRD[tongue])


def _may_be_name(word: str, tongue: str) -> bool:
    """Whether a first word is a name of the code, or a singular that is neither a person nor a deed."""
    if word in (CODE, NAME):
        return True
    is_person = is_of_people(word, TONGUES[tongue]) or word in AGENTS
    is_small = word in COMMON[tongue] or word in DETERMINERS or word in ARTICLES
    return word.isalpha() and not is_person and not is_small and not word.endswith(_NO_NAME[tongue])


def _starts(said: list[str]) -> list[int]:
    """Positions at which a subject may begin: at the start, after a comma, after an opening such as "before each push"."""
    after = [at + 1 for at, word in enumerate(said[:-1]) if word == ","]
    led = range(2, min(2 + _OPENING, len(said))) if said[0] in LEADS else ()
    return [0, *after, *led]
