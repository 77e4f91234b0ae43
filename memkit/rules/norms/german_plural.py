"""German orders to several people: "da die Lizenz es verbietet, legt keine Schriftdateien ins Archiv".

Their verb has the form of the third person singular, but no word behind it can be its subject.
"""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words
from memkit.rules.norms.german import is_finite
from memkit.rules.norms.german_words import AUX_AND_SHOULD, NOT_VERBS, SUBORDINATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

# clauses behind whose comma the verb comes first, and words that open such a clause themselves
_CAUSES = words("da weil wenn falls sobald sofern nachdem solange bevor ehe")
_SO = words("also daher deshalb darum deswegen")
# behind the verb an object: no nominative has these forms
_OBJECTS = words("den einen keinen jeden diesen ihn euch dich mich uns unseren euren seinen ihren")
_PARTICLES = words("nie niemals nur bitte immer erst nicht stets zuerst lieber besser")
_DETERMINERS = words("keine die alle diese seine ihre unsere eure")
_SUBJECTS = words("der er es sie man wer jeder dieser kein ein jemand niemand wir ihr ich das eine")


def order_to_many(clause: Sentence) -> str:
    """The verb of an order in the second person plural and the word behind it; empty if a subject follows the verb."""
    said, cased = clause.words, clause.cased
    for at, word in enumerate(said[:-1]):
        if word != ",":
            continue
        start = at + 1
        if said[start] in _SO and start + 1 < len(said):
            start += 1
        elif said[0] not in _CAUSES:
            continue
        if _is_order(said[start:], cased[start:]):
            return " ".join(said[start : start + 2])
    return ""


def _is_order(rest: Words, cased: Words) -> bool:
    """Whether words open with a verb form in t that has an object but no subject behind it."""
    verb = rest[0]
    if not is_finite(verb) or not cased[0].islower() or verb in AUX_AND_SHOULD | NOT_VERBS | SUBORDINATE:
        return False
    size = rest.index(",") if "," in rest else len(rest)
    behind = list(zip(rest[1:size], cased[1:size], strict=True))
    while behind and behind[0][0] in _PARTICLES:
        behind = behind[1:]
    said = [word for word, _ in behind]
    if not said or _has_subject(behind):
        return False
    return said[0] in _OBJECTS or (said[0] in _DETERMINERS and _is_plural([written for _, written in behind]))


def _has_subject(behind: list[tuple[str, str]]) -> bool:
    """Whether a word can be a subject: a nominative, a name of the code, or a noun that no small word leads in."""
    if any(word in _SUBJECTS or not word.isalpha() for word, _ in behind):
        return True
    nouns = [written[:1].isupper() for _, written in behind]
    return nouns[0] or any(a and b for a, b in itertools.pairwise(nouns))


def _is_plural(cased: Words) -> bool:
    """Whether a determiner and its noun are a plural, which is no subject of a verb in t: "keine Dateien"."""
    noun = next((word for word in cased[1:3] if word[:1].isupper()), "")
    adjective = cased[1] if len(cased) > 2 and cased[1].islower() else ""
    if adjective:
        # "die geänderten Glyphen": a feminine subject has "die geänderte"
        return adjective.endswith("en")
    return noun.endswith(("en", "eln", "ern"))
