"""Closed word classes of English: what carries no content, what negates, what joins and what narrows."""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())


BE = words("be is are was were been being am")
DO = words("do does did")
HAVE = words("have has had having")
OUGHT = words("must should shall ought")
CAN = words("can may could")
AUX = BE | DO | HAVE | OUGHT | CAN | words("cannot will would need needs")
PRONOUNS = words("we you they i he she it everyone everybody anyone nobody")
ARTICLES = words("a an the our its their your this")
DETERMINERS = ARTICLES | words("that these those his her my all every each any both some no one")
RELATIVES = words("that which who whose whom")
NEGATORS = words("not never nolonger no none nothing nobody neither nor cannot without")

PREPOSITIONS = words(
    """
    in on at for from by with as into onto of to via through using over under per within inside outside between
    during against before after until since above below without toward towards upon across among behind beside
    besides beyond despite except like near off than unless when while if where whenever once because
    """
)
# Words that open a condition; what they govern is scope.
CONDITIONS = words(
    "if when whenever unless except while where only once besides solely exclusively apart otherwise"
)
# Words that make a claim about some cases only.
SOME = words(
    "some few most many several certain rarely seldom sometimes often occasionally mostly partly another other"
)
# Of these, the ones that leave room for others: "some are public" and "some are private" both hold.
EXISTENTIAL = words("some few many several certain sometimes occasionally partly")

ADVERBS = words(
    """
    always currently now today generally usually normally typically simply just even also too still already then ever
    explicitly strictly only actually really quite very well yet again instead therefore thus hence here there
    everywhere longer more all fully never not nolonger
    """
)

_FILLERS = words(
    """
    these those his her my me us them all every each any both whole entire no not never nor neither and or
    of to in on at for from by with as into onto via through using per within upon than so such inside
    always currently now today generally usually normally typically simply just even also too still already then
    ever actually really quite very well yet again please there here itself themselves own will would cannot
    everywhere whatever out long total overall altogether circumstance circumstances case
    """
)
STOP = BE | DO | OUGHT | CAN | ARTICLES | PRONOUNS | RELATIVES | _FILLERS
