"""An export: its format, and its import. JSON lines, each with a file's bytes and their SHA-256.

The first line has the counts; then come the policy, sessions and open sessions. Every line is plain ASCII, so that no
console or pipe can change a byte. Sessions are sealed and cannot be sanitised, so an import refuses a session with secrets
or personal data. It merges only a ledger that shares its history with the one here; facts of any other ledger become
candidates.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256

from memkit.boot.struct import field, struct
from memkit.errors import Refused, UsageError
from memkit.model.generated import is_stem
from memkit.model.ids import SEED
from memkit.write.journal import Receipt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from memkit.model.events import Event
    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.store.workspace import Workspace
    from memkit.write.intent import Intent
    from memkit.write.transaction import Transaction


AGAIN = "export it again: memkit export > ledger.jsonl"
SESSION, DRAFT, POLICY = "session", "draft", "policy"


@struct(frozen=True)
class Bundle:
    """The content of an export: sessions by path below sessions/, open ones by seed, the policy's bytes."""

    sessions: dict[str, bytes]
    drafts: dict[str, bytes]
    policy: bytes | None


def head_line(sessions: int, drafts: int, policy: bool) -> str:
    """The first line of an export."""
    head: dict[str, object] = {"schema": "memkit/1", "export": "ledger", "sessions": sessions}
    return json.dumps({**head, "drafts": drafts, "policy": int(policy)})


def file_line(kind: str, name: str, data: bytes) -> str:
    """The line of one file: as text, or as base64 if it is not UTF-8."""
    digest = sha256(data).hexdigest()
    try:
        return json.dumps({kind: name, "sha256": digest, "text": data.decode()})
    except UnicodeDecodeError:
        return json.dumps({kind: name, "sha256": digest, "base64": b64encode(data).decode()})


def read_bundle(text: str) -> Bundle:
    """The content of an export, with every line checked; refuses truncated or changed lines and paths leading elsewhere."""
    rows = [(at, _row(line, at)) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not rows or rows[0][1].get("export") != "ledger":
        raise UsageError("this is no export", code="not-an-export", hint="memkit export > ledger.jsonl")
    head, rest = rows[0][1], rows[1:]
    found: dict[str, dict[str, bytes]] = {SESSION: {}, DRAFT: {}, POLICY: {}}
    for at, row in rest:
        kind = next((kind for kind in found if kind in row), "")
        name = _name(kind, row, at)
        if name in found[kind]:
            raise _refusal(at, f"{name} stands there twice", "listed-twice")
        found[kind][name] = _bytes(row, at)
    _check_counts(head, found)
    for at, row in rest:
        if SESSION in row:
            _check_seal(str(row[SESSION]), found[SESSION][str(row[SESSION])], at)
    return Bundle(found[SESSION], found[DRAFT], found[POLICY].get("memkit.toml"))


def _row(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise UsageError(f"line {number} is no JSON object", code="not-an-export", hint=AGAIN)
    return row


def _name(kind: str, row: dict[str, Any], number: int) -> str:
    """The checked name of a file: valid for its kind, and no path that leads elsewhere."""
    name = row.get(kind)
    good = isinstance(name, str) and (
        (kind == SESSION and _is_session(name))
        or (kind == DRAFT and name.endswith(".jsonl") and SEED.fullmatch(name[: -len(".jsonl")]) is not None)
        or (kind == POLICY and name == "memkit.toml")
    )
    if not good:
        raise _refusal(number, "no place for a file of a memory", "bad-place")
    return str(name)


def _is_session(name: str) -> bool:
    """Whether a name is a session's stem, flat or below its year and month."""
    *above, last = name.split("/")
    stem = last.removesuffix(".md")
    return last.endswith(".md") and is_stem(stem) and above in ([], [stem[:4], stem[5:7]])


def _bytes(row: dict[str, Any], number: int) -> bytes:
    try:
        data = b64decode(str(row["base64"]), validate=True) if "base64" in row else str(row["text"]).encode()
    except (KeyError, ValueError):
        data = b""
    if sha256(data).hexdigest() != row.get("sha256"):
        raise _refusal(number, "the bytes are not those that were exported", "changed-on-the-way")
    return data


def _check_counts(head: dict[str, Any], found: dict[str, dict[str, bytes]]) -> None:
    for kind, word in ((SESSION, "sessions"), (DRAFT, "drafts"), (POLICY, "policy")):
        # the first version counted sessions only
        said = head.get(word, 0)
        if said != len(found[kind]):
            message = f"{said} {word} were exported, {len(found[kind])} are here; nothing was written"
            raise Refused(message, code="cut-off", hint=AGAIN)


def _check_seal(name: str, data: bytes, number: int) -> None:
    """Refuses a session whose seal does not match its bytes, or its name unless an erasure is recorded."""
    from memkit.ledger.parse import read_session
    from memkit.ledger.session_text import WHOLE, read_seal

    stem = name.rpartition("/")[2].removesuffix(".md")
    _, problems = read_session(data, stem, name)
    broken = any(problem.code == "seal-broken" for problem in problems)
    found = read_seal(data)
    renamed = found.state == WHOLE and len(stem) == 28 and not found.digest.startswith(stem[18:])
    if broken or (renamed and b"[ERASED]" not in data):
        raise _refusal(number, f"{name} does not match its seal", "seal-broken")


def stems_twice(names: Sequence[str]) -> str:
    """A stem that occurs in two places; empty if none does."""
    seen: set[str] = set()
    for name in names:
        stem = name.rpartition("/")[2]
        if stem in seen:
            return stem.removesuffix(".md")
        seen.add(stem)
    return ""


def _refusal(number: int, what: str, code: str) -> Refused:
    return Refused(f"line {number}: {what}; nothing was written", code=code, hint=AGAIN)


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
    from memkit.errors import PrivacyBlocked
    from memkit.store import clock
    from memkit.store.journals import Draft, take_all
    from memkit.write.sanitise import Wash
    from memkit.write.session import journal_texts

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
    from memkit.errors import DetectorFailed
    from memkit.model import counted
    from memkit.model.ids import normalised_claim
    from memkit.rules import gate
    from memkit.write.claims import standing_answer
    from memkit.write.intent import build_candidate, created_event, rename_order

    done = Intake()
    events: list[Event] = []
    bodies: list[tuple[str, str]] = []
    seen: set[tuple[str, str]] = set()
    taken = set(tx.view.facts)
    for intent in _intents(_state_of(sessions)):
        try:
            fact = build_candidate(tx, _with_free_id(tx, intent, taken))
            rename_order(tx, fact, intent)
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
    from memkit.ledger.parse import in_order, read_session
    from memkit.replay import fold

    read = (
        read_session(data, name.rpartition("/")[2].removesuffix(".md"), name)[0]
        for name, data in sessions.items()
    )
    return fold(in_order(read))


def _intents(state: State) -> Iterator[Intent]:
    """Every live fact, and every term without a fact, as an external claim."""
    from memkit.model.fact import ROUTES
    from memkit.write.intent import Intent

    for fact in state.facts.values():
        if fact.is_live and fact.kind in ROUTES and fact.kind not in _LEFT:
            yield _intent(fact)
    for term in state.terms.values():
        fields = {"term": term.name, "aliases": ", ".join(term.aliases)}
        yield Intent(text=term.meaning, kind="term", src="external", fields=fields)


def _intent(fact: Fact) -> Intent:
    from memkit.write.intent import Intent

    fields = {key: fact.get(key) for key in _FIELDS if fact.get(key)}
    fields["from"] = fact.origin
    return Intent(fact.text, fact.id, fact.kind, src="external", fields=fields, body=fact.body)


def _with_free_id(tx: Transaction, intent: Intent, taken: set[str]) -> Intent:
    """The claim with its own id if that is free here, else with one made from its words."""
    from memkit.boot.struct import replace
    from memkit.model.ids import is_id, make_id

    if intent.id and intent.id not in taken and is_id(intent.id):
        return intent
    clean = tx.wash.text(" ".join(intent.text.split()))
    same = tx.view.facts.get(intent.id)
    keeps = same is not None and same.text == clean
    return replace(intent, id="" if keeps else make_id(clean, taken))
