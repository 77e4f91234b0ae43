"""People of the team who do something: "hence the maintainer drops the database", "anyone working on it exports …".

What the team does with the project is a custom, however true the clause before it is. What people only see or get, a program
tells them: "anyone who calls it gets a 403".
"""

from __future__ import annotations

from memkit.contradict.lexicon import DETERMINERS, words
from memkit.rules.norms.duty_words import phrases
from memkit.rules.norms.sentences import ARTICLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Words

_TEAM = words(
    """
    maintainer colleague engineer developer contributor teammate newcomer intern architect boss committer on-call
    kollege kollegin entwickler entwicklerin betreuer betreuerin praktikant
    collègue développeur développeuse mainteneur stagiaire
    compañero compañera desarrollador desarrolladora mantenedor becario
    """
)
# whoever touches the work, and how a clause about them goes on
_WHOEVER = {
    "en": phrases(
        "anyone working on|anybody working on|anyone editing|anyone touching|anyone fixing|anyone changing|whoever touches"
        "|whoever edits|whoever works|whoever changes|whoever fixes|anyone who touches|anyone who edits|anyone who changes"
        "|anyone who works on|somebody working on|someone working on|everyone working on"
    ),
    "de": phrases(
        "wer es ändert|wer sie ändert|wer ihn ändert|wer daran arbeitet|wer das anfasst|wer es anfasst|wer sie anfasst"
        "|wer hier arbeitet|wer hier etwas ändert|wer etwas ändert|wer das ändert"
    ),
    "fr": phrases(
        "quiconque y touche|celui qui y touche|qui y touche|celui qui la modifie|celui qui le modifie"
        "|quiconque la modifie|quiconque le modifie|quiconque travaille|celui qui travaille"
    ),
    "es": phrases(
        "quien lo toque|quien la toque|quien lo cambie|quien la cambie|quien lo edite|quien la edite|quien trabaje"
        "|el que lo toque|quien lo toca|quien lo cambia|quien toque"
    ),
}
# a reader is expected to do something
_EXPECTED = phrases(
    "expects you to|expect you to|asks you to|ask you to|wants you to|want you to|trusts you to|invites you to"
    "|counts on you to|erwartet , dass du|erwartet von dir|erwartet , dass ihr|attend de toi|attend de vous"
    "|espera que tú|espera de ti|te pide que|vous demande de|te demande de|bittet dich"
)
# what one only meets with
_MEETS = words(
    """
    sees gets receives finds meets has needs is are can may must should will would could see get receive find have need
    bekommt erhält sieht findet hat braucht ist kann muss darf soll wird
    voit reçoit obtient trouve a est et avait peut doit va ve recibe obtiene encuentra tiene es está puede debe necesita
    """
)
# how the verb of one person ends
_ENDS = {"en": ("s",), "de": ("t",), "fr": ("e", "t", "d"), "es": ("a", "e")}
_LONGEST_SUBJECT, _NEAR = 3, 4


def deed_of_people(said: Words, tongue: str) -> str:
    """The words with which a clause says what somebody of the team does; empty if it does not."""
    text = f" {' '.join(said)} "
    asked = next((phrase.strip() for phrase in _EXPECTED if phrase in text), "")
    if asked:
        return asked
    whoever = next((phrase for phrase in _WHOEVER[tongue] if phrase in text), "")
    if whoever and _MEETS.isdisjoint(text.partition(whoever)[2].split()[:_NEAR]):
        return whoever.strip()
    for at, word in enumerate(said[:-1]):
        if word in _TEAM and _opens_subject(said, at):
            deed = said[at + 1]
            if deed.isalpha() and deed not in _MEETS and deed.endswith(_ENDS[tongue]):
                return f"{word} {deed}"
    return ""


def _opens_subject(said: Words, at: int) -> bool:
    """Whether a noun has an article before it, with few words between them."""
    return any(
        before in ARTICLES or before in DETERMINERS for before in said[max(at - _LONGEST_SUBJECT, 0) : at]
    )
