"""Imports an export: clean session files of the same ledger, or facts of another ledger as candidates.

Sessions are sealed and cannot be sanitised, so a session with secrets or personal data is refused. memkit merges only a
ledger that shares its history with the one here; facts of any other ledger become candidates.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.errors import DetectorFailed, PrivacyBlocked, Refused, UsageError
from memkit.ledger.parse import in_order, read_session
from memkit.model.events import Event
from memkit.model.fact import ROUTES, Fact
from memkit.model.ids import is_id, make_id, normalised_claim
from memkit.model.prose import counted
from memkit.replay.fold import fold
from memkit.rules import gate
from memkit.store import clock
from memkit.store.journals import Draft, take_all
from memkit.write.claims import standing_answer
from memkit.write.intent import Intent, build_candidate, created_event
from memkit.write.sanitise import Wash
from memkit.write.session import journal_texts
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from memkit.model.state import State
    from memkit.store.workspace import Workspace

# fields that an imported fact keeps; evidence, consents and links are valid only in their own ledger
_FIELDS = ("applies_when", "not_when", "key", "value", "class", "classification", "tenant", "term", "aliases")
_LEFT = ("local", "change", "prose")


@struct
class Intake:
    """The result for facts of another ledger: raised, known here already, or left out with the reason."""

    raised: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    left: list[tuple[str, str]] = field(default_factory=list)
    receipt: Receipt = field(default_factory=lambda: Receipt(""))


def shares_history(here: Mapping[str, str], there: Mapping[str, str]) -> bool:
    """True if one ledger continues the other: the larger has every session (stem → sha256) of the smaller."""
    small, large = sorted((here, there), key=len)
    return all(large.get(stem) == digest for stem, digest in small.items())


def refuse_unclean(workspace: Workspace, new: Mapping[str, bytes]) -> None:
    """Refuses session files with secrets, personal data or hidden characters, since sealed files cannot be redacted."""
    from memkit.checks.pages import findings_in, hidden_in

    today = clock.iso(clock.now())
    for path, data in new.items():
        if path.endswith(".jsonl"):
            draft = Draft("", path, {})
            take_all(draft, data)
            Wash(workspace).refuse_unclean(journal_texts(draft, ()))
            continue
        text = data.decode("utf-8", "replace")
        # an old page may contain bytes that are not text; they hide nothing
        hidden = hidden_in(path, text.replace("\0", ""))
        if hidden:
            message = f"{path}: {hidden[0].message}; nothing was written"
            raise Refused(message, code="hidden-unicode", file=path, line=hidden[0].line, hint=hidden[0].hint)
        found = findings_in(path, text, workspace.policy, today)
        if found:
            classes = ", ".join(sorted({problem.message.partition(",")[0] for problem in found}))
            message = f"{path} holds {classes}; it is sealed and cannot be washed, nothing was written"
            hint = "memkit erase --rewrite where it comes from, and export again"
            raise PrivacyBlocked(message, file=path, line=found[0].line, hint=hint)


def take_facts(tx: Transaction, sessions: Mapping[str, bytes]) -> Intake:
    """Raises the live facts and terms of another ledger as external candidates, in one session."""
    done = Intake()
    events: list[Event] = []
    bodies: list[tuple[str, str]] = []
    seen: set[tuple[str, str]] = set()
    taken = set(tx.view.facts)
    for intent in _intents(_state_of(sessions)):
        try:
            fact = build_candidate(tx, _with_free_id(tx, intent, taken))
            found = gate.judge(fact, tx.book)
        except DetectorFailed:
            raise
        except (Refused, UsageError) as error:
            done.left.append((intent.id, f"{error.message} [{error.code}]"))
            continue
        same = (fact.kind, normalised_claim(fact.text))
        if found.same or found.rejected or same in seen:
            done.known.append(found.same or found.rejected or fact.id)
            continue
        seen.add(same)
        taken.add(fact.id)
        events += [created_event(fact), *standing_answer(tx, fact, found)[0]]
        bodies += [(fact.id, fact.body)] if fact.body else []
        done.raised.append(fact.id)
    if events:
        title = f"Import {counted(len(done.raised), 'fact')} of another ledger"
        done.receipt = tx.record(events, bodies, kind="harvest", title=title, at_once=True)
    return done


def _state_of(sessions: Mapping[str, bytes]) -> State:
    read = (
        read_session(data, name.rpartition("/")[2].removesuffix(".md"), name)[0]
        for name, data in sessions.items()
    )
    return fold(in_order(read))


def _intents(state: State) -> Iterator[Intent]:
    """Every live fact, and every term without a fact, as an external claim."""
    for fact in state.facts.values():
        if fact.is_live and fact.kind in ROUTES and fact.kind not in _LEFT:
            yield _intent(fact)
    for term in state.terms.values():
        fields = {"term": term.name, "aliases": ", ".join(term.aliases)}
        yield Intent(text=term.meaning, kind="term", src="external", fields=fields)


def _intent(fact: Fact) -> Intent:
    fields = {key: fact.get(key) for key in _FIELDS if fact.get(key)}
    fields["from"] = fact.origin
    return Intent(fact.text, fact.id, fact.kind, src="external", fields=fields, body=fact.body)


def _with_free_id(tx: Transaction, intent: Intent, taken: set[str]) -> Intent:
    """The claim with its own id if that is free here, else with one made from its words."""
    from memkit.boot.struct import replace

    if intent.id and intent.id not in taken and is_id(intent.id):
        return intent
    clean = tx.wash.text(" ".join(intent.text.split()))
    same = tx.view.facts.get(intent.id)
    keeps = same is not None and same.text == clean
    return replace(intent, id="" if keeps else make_id(clean, taken))
