"""Orders in English: imperatives, obligations of people, and habits of a team told as if they were facts."""

from __future__ import annotations

from memkit.rules.contradict.verbs import VERBS
from memkit.rules.contradict.words import DETERMINERS, PREPOSITIONS, words

from .phrases import first_phrase, measured, padded
from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words

PRONOUNS = words("we you nobody noone everyone everybody anyone anybody whoever someone somebody i")
PEOPLE = words(
    """
    team teams developer developers dev devs engineer engineers agent agents assistant assistants reviewer reviewers
    maintainer maintainers contributor contributors author authors committer committers people person persons colleague
    colleagues programmer programmers tester testers bot bots intern interns newcomer newcomers human humans ai llm claude copilot
    codex staff employee employees coder coders approver approvers architect architects squad everyone nobody anyone on-call
    oncall qa ops guild juniors seniors
    """
)
PROCESS = words(
    """
    commit commits branch branches pr prs mr mrs release releases deploy deploys deployment deployments merge merges merging
    review reviews hotfix hotfixes approval approvals push pushes rebase rebases rollout rollouts ticket tickets contribution
    contributions pull-request pull-requests backport backports cherry-picks sign-off tagging committing pushing deploying
    releasing reviewing approving squashing rebasing refactoring refactorings standup retro sprint sprints pairing
    bugfix bugfixes fixups hand-off hand-offs handover handovers code-review
    """
)
_PROCESS_TITLES = words("message messages comment comments title titles description descriptions note notes body bodies")
ARTEFACTS = words(
    """
    code test tests dependency dependencies secret secrets doc docs documentation changelog todo todos feature features
    bug bugs fix fixes credential credentials warning warnings comment comments
    check checks hook hooks migration migrations refactors change changes function functions class classes
    method methods file files module modules library libraries package packages edit edits api apis interface interfaces
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
_MADE = ARTEFACTS | words(
    """
    mock mocks stub stubs fixture fixtures docstring docstrings variable variables global globals singleton singletons hint
    hints lint style naming indentation formatting import imports build builds script scripts issue issues patch patches rule
    rules convention conventions guideline guidelines standard standards policy policies decision decisions abbreviation
    abbreviations acronym acronyms constants signatures annotations typings types telemetry readme adr adrs spec specs
    exceptions regressions refactors experiments prototypes spikes shortcuts hacks workarounds binaries artifacts artefacts
    screenshots diagrams snapshots estimates deadlines stories epics milestones credentials logging assertions
    instructions guidance preferences
    """
)
_KIND_NOUNS = words("name names title titles message messages comment comments note notes change changes body header headers")
_SHOP = words(
    """
    main master repository repo changelog chat slack jira wiki backlog lfs pr review reviews production prod git ci
    commit commits branch branches upstream staging freeze sprint ticket
    """
)
_TRAITS = words("take takes last lasts cost costs fail fails crash crashes hang hangs trigger triggers weigh weighs cause causes")
# What a finding says of tests or dependencies.
_FINDINGS = words("managed declared listed stored located resolved generated loaded cached defined configured built discovered collected")
_SPEAKS = words("answers replies responds approves obeys tells asks commits pushes says writes speaks")
_ONE = words("the a an this that its one")
_EMPHASIS = words(
    """
    never always only simply just first manually immediately friday fridays monday mondays weekend weekends thursday
    evening afternoon straight directly must anyway strictly
    """
)
_WEEKDAYS = words("friday fridays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays weekend weekends")
_BE = words("is are isn't aren't be gets get")
_PAST = words(
    """
    was were had did wasn't weren't didn't saw found got ran chose moved began broke came cut fell gave went held kept knew
    led left lost made meant met paid put sent showed shown spent stood took thought told understood wrote been hit built
    """
)
_MUST = words("must need needs requires require mustn't needn't")
_MODALS = _MUST | words("can may could cannot can't will won't would might")
_SHOULD = words("should shall ought shouldn't shalt")
_CONTRAST = words("but yet however although though whereas instead currently actually")
_CUT = words("that which who whose because since if when unless while whenever where as until so once but , although after before")
_LEADS = words(
    "if when before after to for in from on unless once while until whenever where with under during at by as since without"
)
_SKIPPED = words("please always never just simply first then also instead so and but now kindly finally only rather hence ever")
_STRONG = words("please always never")
# Verbs that are no nouns: in front of a sentence they give an order.
ORDERS = words(
    """
    use avoid prefer keep ensure add remove choose make put do let allow enable disable run write delete follow treat bring
    give take get ask begin stop start create assume verify wrap pick throw include exclude send store read hide show rely
    install remember forget consider apply provide explain describe tell trust obey skip bypass approve promote accept reject
    refuse proceed continue assert ensure maintain respect confirm favor favour stick adhere refrain wait never don't act
    behave pretend respond answer reply forward post upload download execute invoke call open close rename replace rewrite
    reuse refer see look check update upgrade bump pin commit push pull merge squash rebase deploy publish ship tag sign
    notify inform contact report escalate document comment annotate declare define name handle catch raise return wrap inject
    mock stub isolate split extract inline move place group sort limit restrict validate sanitize sanitise escape encode
    encrypt rotate revoke grant delete drop truncate erase wipe reset restart rerun retry repeat restore revert undo turn
    switch set unset export leave treat think try go come work start finish complete submit request review discuss agree
    prioritize prioritise minimise minimize maximise reduce increase mark flag log print cover test lint format generate
    regenerate save quote cite link pass hand give fix clean clear kill disregard share
    """
)
KNOWN = VERBS | frozenset([f"{verb}s" for verb in VERBS]) | ORDERS | PEOPLE | PROCESS | ARTEFACTS | _MADE
_PHRASES = padded(
    """
    it is forbidden|it is prohibited|is forbidden|are forbidden|is prohibited|are prohibited|is banned|are banned
    it is recommended|it's recommended|is recommended|are recommended|is discouraged|are discouraged|is encouraged
    it is mandatory|it is required to|is expected to|are expected to|is supposed to|are supposed to|are required to
    is obliged to|are obliged to|are allowed to|is allowed to|are not allowed to|is not allowed to|are permitted to
    is permitted to|not permitted to|has permission to|have permission to|are free to|is free to|it is ok to|it's ok to
    it is fine to|it's fine to|is fine to|it is acceptable|it is best to|best practice|is considered good|is off limits
    under no circumstances|in no case|at all times|make sure|be sure|take care|let us|let's|please|do not|don't|no need to
    without review|without a review|without approval|without approvals|without tests|without asking|without confirmation
    need approval|needs approval|requires approval|require approval|needs review|need review|requires review|require review
    needs sign-off|need no approval|needs no approval|need no review|needs no review|no approval|no review|skip review
    skip the review|skip the tests|skip the hooks|skip tests|skip ci|skips review|skip code review|bypass review
    the rule is|our rule|our policy|house rule|team policy|by convention|our convention|the convention is|we agreed
    agreed that|decided that|decided to|policy is|standard is to|the goal is to|the plan is to|the idea is to
    the right way|the correct way|the preferred way|the way to go|is preferred|are preferred|is a must|is a no-go|is taboo
    at least one approval|two approvals|one approval|definition of done|code review is|go straight to main|on behalf of
    it is our|our custom|our habit|as a rule|a last resort|last resort|frowned upon|is enough to|are enough to|is sufficient
    are sufficient|suffices|comes with a|come with a|is void|are void|no longer apply|no longer applies|says otherwise
    to whom it may concern|as root|sign-off from|needs a sign-off|need a sign-off|approval from|the blessing of|in a hurry
    hands off|is welcome|are welcome|is responsible for reviewing|is to be|are to be|has to be reviewed|have to be reviewed|never ever|rule of thumb
    """
)
_DEV = words(
    """
    reviewed rebased squashed refactored cherry-picked upgraded bumped approved force-pushed backported triaged peer-reviewed
    sign-off signed-off self-merged
    """
)
_SHARED_DEV = words("merged pushed committed released deployed deleted tagged updated signed published written shipped tested")
_DUTIES = _DEV | words(
    """
    documented tested covered added written named avoided updated merged committed preferred discussed used kept
    removed deleted replaced annotated typed formatted linted deprecated announced bumped explained translated
    """
)


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, _PHRASES)
    if phrase:
        return "obligation", phrase
    cue = _imperative(sentence) or _later_imperative(sentence)
    if cue:
        return "imperative", cue
    return _obligation(sentence) or _practice(sentence)


def _imperative(sentence: Words) -> str:
    """The opening of a sentence that begins with a verb and has no subject."""
    at, strong = 0, False
    while at < len(sentence) - 1 and (sentence[at] in _SKIPPED or sentence[at] == ","):
        strong, at = strong or sentence[at] in _STRONG, at + 1
    verb, rest = sentence[at], sentence[at + 1 :]
    if rest and _opens_with_verb(verb, rest[0]):
        return " ".join(sentence[: at + 2])
    if not rest or (verb not in VERBS and verb not in ORDERS) or rest[0] in ("of", "and", "or", ","):
        return ""
    opening = " ".join(sentence[: at + 2])
    if strong:
        return opening
    if rest[0] in DETERMINERS or rest[0] in ("it", "them", "us", "me", "only", "sure", "your"):
        return opening
    return "" if _finite_at(rest, verb) else opening


_OBJECTS = words("the a an all every each any your our this these those why whether how")
_OPENERS = words(
    """
    only both not during unlike despite given half even because once currently here behind besides every each all any some most many
    few either neither such what which who how why where with within without whereas although though whether there that than
    per via than so too yet is are was were be has have had does did can could may might must should will would shall it they
    this these those one two three we you i he she nobody everyone anyone nothing none
    """
)


def _opens_with_verb(first: str, second: str) -> bool:
    """Whether an unknown first word can only be a verb: nothing else stands before an article."""
    if second not in _OBJECTS or not first.isalpha() or first in _OPENERS or first in PREPOSITIONS or first in DETERMINERS:
        return False
    return first not in _CUT and not first.endswith(("ly", "ing", "ed", "s"))


def _later_imperative(sentence: Words) -> str:
    """An imperative behind an opening clause ("if it fails, rerun it") or behind so, then, please."""
    led = sentence[0] in _LEADS
    for at, word in enumerate(sentence[:-1]):
        rest = sentence[at + 1 :]
        if word == "," and (led or rest[0] in ("so", "then", "please", "never", "always", "instead")) or word == "please":
            cue = _imperative(rest) if not _has_subject(rest) else ""
            if cue:
                return cue
    return ""


def _has_subject(rest: Words) -> bool:
    return rest[0] in DETERMINERS or rest[0] in PREPOSITIONS or rest[0] in (CODE, NAME)


def _finite_at(rest: Words, first: str) -> int:
    """Where the verb of a sentence stands whose first word may be a noun; 0 if it has none."""
    for at, word in enumerate(rest):
        if at and word in _CUT:
            return 0
        if word in _BE or word in _PAST or word in _MODALS or word in _SHOULD or word in ("has", "have", "does", "do"):
            return at + 1 if word not in ("do", "have", "need", "require") or at else 0
        before = rest[at - 1] if at else first
        if at and first not in _PURE and _agrees(before, word):
            return at + 1
        if not at and _is_third(word) and first not in _PURE and rest[1:2] and word not in _NOUNS:
            return 1
        if at and word.endswith("ed") and first not in _PURE:
            return at + 1
        if at > 1 and word in _PLAIN and first not in _PURE and any(noun.endswith("s") for noun in rest[:2]):
            return at + 1
    return 0


_PLAIN = words("take need contain include live lie lack depend happen grow fail become come go make hold return use require")
_PURE = words(
    """
    use avoid prefer keep ensure add remove choose make put do let allow enable disable write delete follow treat bring give
    take get ask begin create assume verify wrap pick throw include exclude send hide rely install remember forget consider
    apply provide explain describe tell obey bypass approve accept reject refuse proceed continue maintain confirm favor
    favour refrain execute invoke rename replace rewrite refer look tag notify inform declare define validate sanitize
    disregard pretend submit generate regenerate
    """
)
_NOUNS = words(
    "tests hooks checks builds logs caches types calls names files lists changes branches tags issues releases commits keys"
    " values sets lines hashes objects requests results records fields rows queries errors notes flags links images"
)
_PLURAL_VERBS = VERBS | words("lag live lie sit stay need lack cause happen go run fail")


def _is_third(word: str) -> bool:
    """Whether the word is the s-form of a verb."""
    return word.endswith("s") and (word[:-1] in VERBS or word[:-2] in VERBS or word[:-3] + "y" in VERBS)


def _agrees(before: str, word: str) -> bool:
    """Whether the word can be the verb of the noun before it: "lines land", "time grows"."""
    if before.endswith("s") and not before.endswith("ss"):
        return word in _PLURAL_VERBS
    return _is_third(word) and word not in _NOUNS and before not in DETERMINERS and before not in PREPOSITIONS


def _subject(sentence: Words) -> tuple[Words, Words]:
    """The words before the verb of the first clause, and the rest from the verb on."""
    start = _opening(sentence)
    clause = sentence[start:]
    for at, word in enumerate(clause):
        if word in _BE or word in _PAST or word in _MODALS or word in _SHOULD or word in ("has", "have", "does", "do"):
            if at and clause[at - 1] in ("who", "that", "which"):
                continue
            return clause[:at], clause[at:]
        if at and word not in _NOUNS and clause[at - 1] in PRONOUNS and word in VERBS:
            return clause[:at], clause[at:]
        if at and (at > 1 or clause[0].endswith("s")) and _agrees(clause[at - 1], word):
            return clause[:at], clause[at:]
        if at and word.endswith("ed") and word[:-1] in VERBS | {word[:-2]} and clause[at - 1] not in DETERMINERS:
            return clause[:at], clause[at:]
    return clause, []


def _opening(sentence: Words) -> int:
    """Where the main clause begins: behind "before a commit,"."""
    if sentence[0] in _LEADS and "," in sentence[:-1]:
        return sentence.index(",") + 1
    return 1 if sentence[0] in _SKIPPED and len(sentence) > 1 else 0


def _head(subject: Words) -> str:
    """The noun a subject is about: the last one before "of", "in", "that"."""
    for at, word in enumerate(subject):
        if at and (word in PREPOSITIONS or word in _CUT) and subject[at - 1] not in DETERMINERS:
            subject = subject[:at]
            break
    return subject[-1] if subject else ""


def _acts(subject: Words) -> str:
    """The people or the work of people that a subject names; empty if it is a thing of the code."""
    if not subject:
        return ""
    joined = " ".join(subject)
    if "default branch" in joined:
        return ""
    if "no one" in joined or subject[0] in PRONOUNS or subject[-1] in PRONOUNS:
        return joined
    head = _head(subject)
    if head in PEOPLE or head in PROCESS or head in ("request", "requests") and ("pull" in subject or "merge" in subject):
        return joined
    if head in ("members", "member", "lead", "leads", "owner", "owners") and ("team" in subject or "code" in subject):
        return joined
    if head in _PROCESS_TITLES and any(word in PROCESS for word in subject):
        return joined
    return ""


def _obligation(sentence: Words) -> tuple[str, str] | None:
    """Must, should, may: held back for people, for no subject, and for what only people can do to a thing."""
    subject, rest = _subject(sentence)
    cue = next((word for word in rest if word in _SHOULD), "")
    if cue and not any(word in _CONTRAST for word in rest) and "have" not in rest[:2]:
        return "obligation", " ".join([*subject[-2:], cue])
    verb = rest[0] if rest else ""
    has_to = verb in ("has", "have") and rest[1:2] == ["to"]
    if not (verb in _MUST or has_to):
        return None
    if not subject or "new" in subject or _acts(subject):
        return "obligation", " ".join([*subject[-2:], *rest[:2]])
    duty = next((word for word in rest[1:6] if word in _DUTIES), "")
    return ("obligation", f"{verb} {duty}") if duty and "be" in rest[:4] else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    """A habit of people in the present tense, or something only people do to code."""
    subject, rest = _subject(sentence)
    if sentence[0] in ("no", "two", "one") and not rest and len(sentence) > 2:
        return "practice", " ".join(sentence[:3])
    past = bool(rest) and (rest[0] in _PAST or (rest[0].endswith("ed") and rest[0] not in ("need", "embed")))
    acts = _acts(subject)
    if past:
        return None
    if acts and subject[0] in _ONE and _head(subject) not in PEOPLE and (rest[:1] and rest[0] in _TRAITS or measured(sentence)):
        return None
    if subject == ["the", "model"] and rest and rest[0] in _SPEAKS:
        return "practice", f"the model {rest[0]}"
    if acts and (rest or len(subject) > 1):
        return "practice", " ".join([*subject[-3:], *rest[:1]])
    return _passive(subject, rest) or _by_people(rest) or _general(sentence, subject, rest)


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in _ONE or measured(sentence):
        return None
    if subject[0] in ("nothing", "none", "nobody") or (subject[0] == "not" and not rest):
        return "practice", " ".join(sentence[:3])
    if len(rest) > 2 and rest[0] in _BE and rest[1] in _FINDINGS:
        return None
    head = _head(subject)
    before = subject[: subject.index(head)]
    if head in _MADE or (head in _KIND_NOUNS and any(word in _MADE or word in PROCESS for word in before)):
        return "practice", " ".join([*before[-1:], head, *rest[:1]])
    place = next((word for word in rest if word in _SHOP or word in _WEEKDAYS), "")
    return ("practice", f"{head} … {place}") if place and rest else None


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    head = _head(subject)
    dev = next((word for word in rest[1:4] if word in _DEV), "")
    if dev and rest[0] in _BE:
        return "practice", f"{head} {rest[0]} {dev}"
    if head not in ARTEFACTS:
        return None
    stressed = next((word for word in rest if word in _EMPHASIS), "")
    shared = next((word for word in rest[1:5] if word in _SHARED_DEV), "")
    general = subject[0] not in ("the", "a", "an", "this", "our") or "new" in subject
    if general and (stressed and (shared or head == "code" or any(word in _WEEKDAYS for word in rest))):
        return "practice", f"{head} {stressed}"
    if general and (head == "code" or shared in ("committed", "merged", "deleted", "pushed")):
        return "practice", " ".join([head, *rest[:2]])
    belongs = next((word for word in ("belong", "belongs", "go", "goes") if word in rest[:3]), "")
    return ("practice", f"{head} {belongs}") if belongs else None


def _by_people(rest: Words) -> tuple[str, str] | None:
    """ "… is checked by the author": people as the doer of a passive."""
    for at, word in enumerate(rest[:-1]):
        if word == "by" and any(word in PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 4])
    return None
