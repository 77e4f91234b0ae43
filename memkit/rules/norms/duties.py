"""Finds explicit orders, in four languages.

An imperative in front and a duty of people are orders, whatever the word weights say. A duty is a modal with people as
subject or before an action that only people do, and what "we" do with commits, branches and releases. A verb in front of a
later clause, a modal without subject, a ban or a permission is a likeness: "…; guarda", "hay que" and "is not allowed"
describe programs too, so the weights decide.
"""

from __future__ import annotations

from memkit.contradict.lexicon import words
from memkit.rules.norms.dismissals import answer_unseen
from memkit.rules.norms.duty_words import DE, EN, ES, FR, TONGUES, Duties, is_one_of, phrases
from memkit.rules.norms.impersonal import order_of_nobody
from memkit.rules.norms.sentences import is_person
from memkit.rules.norms.speakers import duty_of_speakers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

# languages whose imperative is no third person: in the others the verb in front of a later clause may describe
PLAIN_VERBS = ("en", "de")
# prepositions that may open a sentence before its subject
LEADS = words(
    "before after on for with at in vor nach bei mit für avant après à pour lors antes después en para tras"
)
# spellings that are replaced by one word
_SAME = (
    ("merge request", "pull-request"),
    ("pull request", "pull-request"),
    (" no one ", " nobody "),
    ("commit message", "commit"),
    ("messages de commit", "commits"),
    ("message de commit", "commit"),
    ("mensajes de commit", "commits"),
    ("mensaje de commit", "commit"),
)
# the most words between a modal or "by" and the person
_AFTER = 3
_OF = words("of von de des du d' del")
_ONLY = words("only nur seul seule seuls seules solo sólo solamente")
_USERS = words(
    "author authors autor autoren auteur auteurs autores agent agents agenten agente agentes person persona"
)
_EVER = words("always never immer nie niemals toujours jamais siempre nunca jamás no auch also también aussi")
# nouns for an activity, and the endings of verbs used as nouns: "the use of …", "using …", "usar …"
_USES = words("use usage verwendung nutzung einsatz aufruf utilisation emploi uso empleo llamada")
# behind these a participle says which things are meant: "must be one of the five listed in …"
_ONE_OF = phrases("be one of|be among|einer der|eine der|être l' un|être l' une|ser uno de")
# whoever reads this, and how many words before a modal
_ANYONE, _NEAR = words("anyone anybody everyone everybody whoever"), 4
_NOBODY = words("nobody niemand keiner personne nadie")
_NONE = words("no kein keine aucun aucune ningún ninguna")
_FORBIDDEN = phrases("forbidden|prohibited|banned|verboten|interdit|interdite|prohibido")
# words that open the next clause
_NEXT = words(
    """
    , before after when because if or since until unless while bevor nachdem wenn weil sobald sonst oder avant après quand
    parce si sinon ou antes después cuando porque o
    """
)
_ACTIVE = {
    "en": ("ing",),
    "de": (),
    "fr": ("er", "ir", "re"),
    "es": ("ar", "er", "ir", "arse", "erse", "irse"),
}


def duty_in(clause: Sentence, tongue: str) -> str:
    """The words that express a duty of people; empty if there are none."""
    table = TONGUES[tongue]
    said = _padded_words(clause)
    return (
        _only(said, table)
        or _our_work(said, table)
        or _own_duty(said, tongue)
        or _nobody_may(said, table)
        or _we_must(said, table)
        or order_of_nobody(said.split(), tongue)
        or answer_unseen(said.split())
        or duty_of_speakers(said.split(), tongue)
        or (_ban(clause, said, table, tongue) if _is_forbidden(said) else "")
        or _modal(said, table.must, table.people | table.work, table)
    )


def _is_forbidden(said: str) -> bool:
    """Whether something is forbidden, and not by a part of the program: "is forbidden by a constraint"."""
    return any(word in said for word in _FORBIDDEN) and " by " not in said


def _nobody_may(said: str, table: Duties) -> str:
    """A permission that nobody has: "niemand darf …", "no branch may …", "darf niemand"."""
    for modal in table.may:
        before, found, rest = said.partition(modal)
        close = [*before.split()[-_AFTER:], *rest.split()[:1]]
        is_work = not _NONE.isdisjoint(close) and any(is_one_of(word, table.work) for word in close)
        if found and (is_work or not _NOBODY.isdisjoint(close)):
            return f"{close[0]} …{modal}".strip()
    return ""


def _we_must(said: str, table: Duties) -> str:
    """A duty of ours for ever: "we should never …", "wir dürfen nie …"."""
    spoken = said.split()
    for at, word in enumerate(spoken[:-2]):
        modal = f" {spoken[at + 1]} "
        is_modal = modal in table.must or modal in table.may
        if word in table.we and is_modal and spoken[at + 2] in _EVER:
            return " ".join(spoken[at : at + 3])
    return ""


def _own_duty(said: str, tongue: str) -> str:
    """A duty in a form that only this language has."""
    if tongue == "de":
        from memkit.rules.norms.german_duty import to_be_done

        return to_be_done(said)
    if tongue == "fr":
        from memkit.rules.norms.french import infinitive_to_do

        return infinitive_to_do(said.split())
    from memkit.rules.norms.english import duty_of_reader

    return duty_of_reader(said.split()) if tongue == "en" else ""


def likeness_in(clause: Sentence, tongue: str) -> tuple[str, str]:
    """The form of an order that a description may have too, and its words; both empty if there is none."""
    table = TONGUES[tongue]
    said = _padded_words(clause)
    if cue := imperative_in(clause, tongue):
        return "imperative", cue
    if cue := _impersonal(said, table):
        return "nobody", cue
    if cue := _ban(clause, said, table, tongue):
        return "ban", cue
    is_limited = not table.limits.isdisjoint(clause.words)
    subjects = table.people | table.work
    cue = _modal(said, table.may, subjects, table) if is_limited else _permission(said, table)
    return ("may", cue) if cue else ("", "")


def _padded_words(clause: Sentence) -> str:
    """The words of a clause with a blank on both sides, its spellings made the same."""
    said = f" {' '.join(clause.words)} "
    for written, meant in _SAME:
        said = said.replace(written, meant)
    return said


def imperative_in(clause: Sentence, tongue: str) -> str:
    """The words of an imperative; the rules of a language are imported on first use."""
    from memkit.rules.norms.english import imperative, is_label

    # "cache keys" is no order in French either
    if is_label(clause.words):
        return ""
    if tongue == "de":
        from memkit.rules.norms.german import imperative
    elif tongue == "fr":
        from memkit.rules.norms.french import imperative
    elif tongue == "es":
        from memkit.rules.norms.spanish import imperative
    return imperative(clause)


def _impersonal(said: str, table: Duties) -> str:
    """A phrase without a subject: "it is forbidden to …", "hay que …", "siempre se debe …"."""
    found = next((phrase.strip() for phrase in table.always if phrase in said), "")
    if found:
        return found
    for phrase in table.nobody:
        before, found, _ = said.partition(phrase)
        # "el error se debe a …" has a subject, and so has "el campo es obligatorio"
        opens = before.split()[:1]
        if found and (not opens or before.endswith(" ,") or opens[0] in LEADS or opens[0] in _EVER):
            return phrase.strip()
    return ""


def _only(said: str, table: Duties) -> str:
    """A restriction to a group: "only the platform team touches …". Authors may be users of the program."""
    spoken = said.split()
    if spoken[0] not in _ONLY or not _OF.isdisjoint(spoken[1:_AFTER]):
        return ""
    heads = [word for word in spoken[1 : 1 + _AFTER] if word in table.people or word.endswith("team")]
    return f"{spoken[0]} … {heads[0]}" if heads and heads[0] not in _USERS else ""


def _our_work(said: str, table: Duties) -> str:
    """What "we" do with our work: "we label each PR". As the word behind "we" it may be a verb of the program."""
    first, *rest = said.split()
    work = [word for word in rest[1:] if word in table.work or word.removesuffix("s") in table.work]
    return f"{first} … {work[0]}" if first in table.we and work else ""


def _ban(clause: Sentence, said: str, table: Duties, tongue: str) -> str:
    """A ban on an activity: "calling … is not allowed", "the use of … is forbidden"."""
    spoken = said.split()
    active = (spoken[0].isalpha() and spoken[0].endswith(_ACTIVE[tongue])) or (
        table is DE and _is_activity(clause, spoken)
    )
    ban = next((phrase for phrase in table.bans if phrase in said), "")
    return ban.strip() if active or not _USES.isdisjoint(spoken[:_AFTER]) else ""


def _is_activity(clause: Sentence, spoken: Words) -> bool:
    from memkit.rules.norms.german_duty import is_infinitive_with_zu, is_verbal_noun

    return spoken[0] == "zu" or is_infinitive_with_zu(spoken) or is_verbal_noun(clause)


def _permission(said: str, table: Duties) -> str:
    """A permission of people. A permission without people describes a thing: "settings may be changed"."""
    for modal in table.may:
        before, found, rest = said.partition(modal)
        subject = _subject(before.split(), table, table.people) or _subject_behind(rest.split(), table)
        if found and subject:
            return f"{subject}{modal}".strip()
    return ""


def _modal(said: str, modals: tuple[str, ...], subjects: frozenset[str], table: Duties) -> str:
    """A modal with one of `subjects` as subject, or before an action that only people do."""
    for modal in modals:
        if modal not in said:
            continue
        before, _, rest = said.partition(modal)
        rest = _clause(rest)
        subject = _subject(before.split(), table, subjects) or _subject_behind(rest.split(), table)
        subject = subject or (_new(before.split(), table) if modals is table.must else "")
        subject = subject or next((word for word in before.split()[-_NEAR:] if word in _ANYONE), "")
        if subject:
            return f"{subject}{modal}".strip()
        deed = _human_action(rest, table) or (_gate(said, table) if modals is table.must else "")
        if deed:
            return f"{modal.strip()} … {deed}"
    return ""


def _gate(said: str, table: Duties) -> str:
    """The words for a condition on handing work on: "the checks must pass before merging"."""
    return next((phrase.strip() for phrase in table.gates if phrase in said), "")


def _clause(rest: str) -> str:
    """The words after a modal, up to the next clause."""
    spoken = rest.split()
    end = next((at for at, word in enumerate(spoken) if at and word in _NEXT), len(spoken))
    return f" {' '.join(spoken[:end])} "


def _human_action(rest: str, table: Duties) -> str:
    """A passive action that only people do, or whose named doer is a person."""
    if not any(mark in rest for mark in table.passive) or any(one in rest for one in _ONE_OF):
        return ""
    spoken = rest.split()
    by = next((at for at, word in enumerate(spoken, 1) if word in table.by), len(spoken))
    doer = next((word for word in spoken[by : by + _AFTER] if is_person(word, table.people)), "")
    stem = next((stem for stem in table.done if stem in rest), "")
    # the whole words that begin with the stem
    return doer or " ".join(rest[rest.find(stem) :].split()[: len(stem.split())])


def _subject(before: Words, table: Duties, subjects: frozenset[str]) -> str:
    """The head noun before a modal if it is one of `subjects`: "reviewers", "les relecteurs"."""
    if "," in before:
        before = before[len(before) - before[::-1].index(",") :]
    while len(before) > 1 and before[0] in table.limits and before[0] not in subjects:
        before = before[1:]
    cut = next((at for at, word in enumerate(before) if at and _ends(word, table)), len(before))
    if before[cut : cut + 1] and before[cut] in _OF:
        # "the author of a post" is a user of the program
        return ""
    if before and before[0] in table.ends:
        cut = len(before)
    heads = before[:cut] if table in (FR, ES) else before[:cut][-1:]
    return next((word for word in heads if is_one_of(word, subjects)), "")


def _ends(word: str, table: Duties) -> bool:
    return word in table.ends or (table is EN and word.endswith("ing"))


def _new(before: Words, table: Duties) -> str:
    """A subject that people add: "every new route must …"."""
    return next((word for word in before[:_AFTER] if word in table.new), "")


def _subject_behind(rest: Words, table: Duties) -> str:
    """The subject after a German modal, if something else opens the sentence: "Vor dem Push muss der Autor …"."""
    behind = rest[:_AFTER] if table is DE else []
    return next((word for word in behind if word in table.people), "")
