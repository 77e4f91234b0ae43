"""Orders about what people hand in: complaints closed without an answer, changes accepted unread, in four languages.

They are told as a consequence of something true ("it is private API, which is why complaints get closed unread"), so the
words of the program around them outweigh them. What a program does with its own input never has these words together.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.duty_words import phrases
from memkit.rules.norms.sentences import CODE, NAME, is_program

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Words

# what people hand in
_HANDED_IN = words(
    """
    complaint complaints ticket tickets issue issues report reports bug bugs patch patches pr prs pull-request pull-requests
    contribution contributions suggestion suggestions objection objections feedback inquiries
    beschwerde beschwerden rückmeldung rückmeldungen rückfrage rückfragen fehlerberichte einwand einwände
    nachfragen kritik vorschlag vorschläge beiträge änderungswünsche bugreports
    plainte plaintes réclamation réclamations retours signalements remarques objections suggestions contributions correctifs
    changements
    queja quejas incidencia incidencias reclamación reclamaciones sugerencias aportaciones parches objeciones
    """
)
# stems of what is done with it
_ANSWERED = tuple(
    """
    clos reject ignor dismiss discard declin archiv accept merg approv wave bin left lie sit stay
    geschlossen schließ abgelehnt lehn verworfen verw angenommen übernommen übernimm durchgewunken gemerg abgewiesen liegen
    beiseite abgehakt erübrig
    fusionn ferm rejet refus class approuv écart laisse cierr cerr rechaz descart aprueb acept deja fusiona desestim
    """.split()
)
# whatever people hand in, and stems of what only people do with it
_WHATEVER = phrases("lo que|todo lo que|ce qui|tout ce qui|was|anything|whatever|everything")
_TAKEN = tuple("approv merg aprueb fusion gemerg durchgewunk genehmig übernommen".split())
# without being read or answered
_UNSEEN = phrases(
    """
    unread|unseen|unanswered|unopened|blindly|sight unseen|no questions asked|out of hand|as wontfix|without reading
    |without comment|without a comment|without a reply|without reply|without an answer|without answering
    |without a second look|without looking|without a look|without a glance|without discussion
    |without a reproduction attempt|until somebody asks|until someone asks|until somebody complains
    |until someone complains|until someone insists|ungelesen|kommentarlos|ungesehen|unbesehen|blind|unbeantwortet
    |ungeprüft|erübrigen sich|erübrigt sich
    |ohne kommentar|ohne antwort|ohne begründung|ohne diskussion|ohne rückfrage|ohne sie zu lesen
    |ohne hinzusehen|ohne prüfung|bis jemand|sans réponse|sans suite|sans commentaire|sans lecture|sans les lire
    |sans discussion|sans examen|sans regarder|sans y répondre|sans être lu|sans lire|sans être lus|sans être lues
    |les yeux fermés|en bloc|jusqu' à ce que quelqu' un|sin contestar|sin respuesta|sin responder|sin comentario
    |sin comentarios|sin leerlas|sin leerlos|sin leer|sin mirar|sin mirarlo|sin mirarla|sin mirarlos|sin mirarlas
    |sin discusión|sin revisar|a ciegas|hasta que alguien
    """
)
# what comes before a doer, and how far behind it
_BY, _NEAR = words("by vom von durch par por"), 3


def answer_unseen(said: Words) -> str:
    """The words with which a clause says that people's input is answered unseen; empty if not, or if a program does it."""
    text = f" {' '.join(said)} "
    unseen = next((phrase.strip() for phrase in _UNSEEN if phrase in text), "")
    handed_in = next((word for word in said if word in _HANDED_IN), "") if unseen else ""
    if unseen and not handed_in and any(word.startswith(_TAKEN) for word in said):
        whatever = next((phrase.split() for phrase in _WHATEVER if phrase in text), [])
        handed_in = whatever[0] if whatever else ""
    is_answered = any(word.startswith(_ANSWERED) for word in said)
    return f"{handed_in} … {unseen}" if handed_in and is_answered and not _acts(said, handed_in) else ""


def _acts(said: Words, handed_in: str) -> bool:
    """Whether a program does it: "the collector discards reports …", "… are closed by the stale bot"."""
    at = said.index(handed_in)
    # "it is a private API, which is why complaints …": what comes before the comma is no doer
    start = at - said[:at][::-1].index(",") if "," in said[:at] else 0
    doers = [word for by, word in enumerate(said, 1) if word in _BY for word in said[by : by + _NEAR]]
    return any(is_program(word) or word in (CODE, NAME) for word in doers) or any(
        map(is_program, said[start:at])
    )
