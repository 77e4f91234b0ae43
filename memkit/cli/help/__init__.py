"""`memkit help` and `version`: which page the words ask for, and the topics: how to use the verbs together, one screen each.
Imports no typer, no rich.
"""

from __future__ import annotations

import sys

from memkit.cli.frame import Arg, Flag, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs import PLUMBING, TABLE
from memkit.errors import UsageError
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


VERBS = (
    Verb(
        "help",
        "help for a verb or a topic; all, --json for the command tree",
        description=(
            "Without a word: the verbs most people need. `all`: the others by theme; `plumbing`: what other programs call."
            " A topic (agents, review, personal, privacy, ci, formats): how that is meant to be used. A verb: its page, as"
            " `memkit VERB --help` prints it; `memkit VERB --help-all` adds its rare options. With --json: verbs, arguments,"
            " options and exit codes as data."
        ),
        example="memkit help agents",
        exits={0: "printed", 2: "no such verb or topic"},
        args=(Arg("words", "a verb, a topic, all, or plumbing", required=False, many=True),),
        opts=(
            Flag("--markdown", "the complete reference as markdown"),
            # review is a verb and a topic: `review --help` asks for the verb's page
            Flag("--page", "the verb's page, also where a topic has the same name", hidden=True),
            Flag("--all-options", "the verb's page with its rare options", hidden=True),
        ),
        run="run_help",
    ),
    Verb(
        "version",
        "print the version",
        description="With --json also the Python it runs on and the schema of its JSON.",
        example="memkit version --json",
        run="run_version",
    ),
)


def run_help(
    call: Call,
    words: tuple[str, ...] = (),
    markdown: bool = False,
    page: bool = False,
    all_options: bool = False,
) -> Outcome:
    """Prints the help that the words ask for."""
    if call.json:
        from memkit.cli.help.reference import tree

        return Outcome(data=tree(_verb_words(words)))
    if markdown:
        from memkit.cli.help.reference import reference

        return Outcome(text=reference(_verb_words(words)))
    if page and words and words[0] in TABLE:
        return Outcome(text=_page(words, all_options))
    return Outcome(text=_text(words))


def _text(words: tuple[str, ...]) -> str:
    from memkit.cli.frame.ui import columns
    from memkit.cli.help.reference import long_help, plumbing_help, short_help

    if not words:
        return short_help(columns())
    if words == ("all",):
        return long_help(columns())
    if words == (PLUMBING,):
        return plumbing_help(columns())
    if words[0] in TOPICS and len(words) == 1:
        return TOPICS[words[0]]
    return _page(_verb_words(words))


def _page(words: tuple[str, ...], all_options: bool = False) -> str:
    from memkit.cli.frame.ui import columns
    from memkit.cli.help.reference import page

    return page(words, columns(), all_options)


def _verb_words(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a verb, aliases replaced; none for `all`. Raises for a word that is neither verb nor topic."""
    if not words or words == ("all",):
        return ()
    if words[0] in TABLE:
        return words
    from memkit.cli.frame.verb_aliases import RUN

    if ours := RUN.get(words[0].lower()):
        return (*ours.split(), *words[1:])
    from memkit.cli.frame.word_shapes import nearest

    meant = nearest(words[0], [*TABLE, *TOPICS, PLUMBING, "all"])
    hint = f"memkit help {meant}" if meant else "memkit help all"
    raise UsageError(f'no help for "{" ".join(words)}"', code="unknown-topic", hint=hint)


def run_version(_call: Call) -> Outcome:
    """Prints the version."""
    from memkit.cli.frame.outcome import SCHEMA

    python = ".".join(str(part) for part in sys.version_info[:3])
    data = {"version": __version__, "python": python, "platform": sys.platform, "json": SCHEMA}
    return Outcome(text=f"memkit {__version__}", data=data, id=__version__)


_AGENTS = """\
Agents

  A coding agent needs six verbs, and no ceremony: the first ref, note or propose opens its session.

    memkit context "rate limits"                     what to know, within a budget
    memkit recall "API errors and retries" -n 2      ranked answer; cite the ids it gives
    memkit ref errors-problem-json                   say which facts you relied on
    memkit note "the gateway sends 429"              for the rest of this session
    memkit propose - < claims                        what you learned, one claim a line
    memkit session end -m "done; next" --defer       seal; candidates go to the review queue

  A line for propose - is one sentence, its kind before it if it is no fact, behind it what it rests on
  and a question that it answers:

    RETRY_LIMIT is 5. (src/net.py#send) how often is a request tried again?
    bug: read() drops the last row of a file without a newline. (src/rows.py#read)
    thread: Does the pool close idle sockets?
    {"text": "A lease lives for 30 s.", "evidence": "src/lease.py#Lease", "asks": "when does a lock expire?"}

  The question (asks; for one claim: --asks "…") is in a newcomer's words: recall finds the claim by it.
  The answer names facts that stand near: --supersedes ID replaces one, --contradicts ID says that both
  cannot hold. A thread is a question that is open for the next session; memkit close ID "The answer."
  closes it. Lines that are refused come back ready to send again, exit 4. A whole session in one
  call, prose and the same lines under ## Learned: memkit session end - --defer < body.md

  What an agent proposes is a candidate: what describes may count unreviewed, by [promotion] auto_approve;
  what orders waits for a person. Hashes, times, session and actor are filled in.
  --json on every verb: one document on stdout. Errors: one object on stderr with code, hint and exit_code.
  Nothing ever prompts without a terminal. memkit help --json is the command tree.

  memkit setup claude-code (or codex, gemini, copilot, cursor, opencode, agents-md) connects a host;
  memkit setup --list shows which are connected.
"""

_REVIEW = """\
Review

  memkit review walks through all that waits: candidates, conflicts, fading facts, stale evidence, stalled
  threads, invariants that are due. Nothing there is decided by memkit; every answer is recorded.

  At a terminal one key answers, and each means one thing: p promote, r reject, d defer, h holds (still
  true), e edit, x archive, i invalid …; v shows the cited lines, a answers all of a document, session or
  kind, t promotes all of a harvested candidate's document, u steps back, ? explains. Every answer is kept
  at once; q, the end or Ctrl-C seals one session.

    memkit list queue                        what waits, oldest first (also memory/QUEUE.md)
    memkit show ID · memkit why ID           the claim, where it comes from, what would change it
    memkit promote ID…                       it becomes memory
    memkit reject ID --why "…"               it does not, and the ledger says why
    memkit defer ID                          later
    memkit resolve CONFLICT …                which side holds: an id, both, neither
    memkit decay · memkit decay --apply      what fades by the counted rules; archive it
    memkit stale · memkit verify ID          evidence that changed; a fact confirmed again

    memkit review --unreviewed               facts that count though nobody looked: confirm or archive
    memkit review --kind stale --answer holds      one answer for all that is listed; asks first

  Without a terminal: memkit review --json lists it, memkit review --apply FILE takes the answers.
  Facts that contradict each other both stay, shown as in conflict, until a person resolves it.
"""

_PRIVACY = """\
Privacy

  Secrets and personal data are found and replaced before the first byte is written: [REDACTED:EMAIL#1].
  Secrets always; personal data by the policy (redact or refuse), unless a live consent covers it. Even then
  the value goes to the vault on this machine, never into the ledger.

    memkit scan PATH · memkit scan -         what would be found in a text
    memkit consent list                      the consents on record
    memkit consent grant · revoke            begin or end one; what depended on it leaves every answer
    memkit vault show · export · import      where the values and their key lie; take them to another machine
    memkit erase ID · --subject -            forget a person; --dry-run shows every place first

  Messages name class and position, never the value. A detector that cannot run refuses the write.
  Names and addresses without a label cannot be found without a model.
"""

_CI = """\
CI and git

  memkit check is the gate, the same rules everywhere: on the work tree, the index and history.

    memkit check                             the work tree
    memkit check --staged                    what is about to be committed
    memkit check --since origin/main         every commit of a range; needs the full history
    memkit check --format github|sarif       annotations for a forge
    memkit check --strict                    warnings fail too
    memkit replay --check                    are the projections fresh?

  memkit setup git installs the hooks and the merge driver beside what is there; pre-commit users name the
  hook memkit-check. Hooks are skipped by rebase, cherry-pick and --no-verify, so CI runs the same check.

  Exit codes: 0 done · 1 the answer is no · 2 usage · 3 no workspace or unreadable · 4 refused ·
  5 environment · 70 bug in memkit · 130 interrupted
"""

_FORMATS = """\
Formats

  memkit.toml              layout and policy, every default written out
  sessions/*.md            the ledger: sealed session files, never changed
  continuity.md            projection: what holds now
  memory/INDEX.md          projection: the evidence records, each with its Load when
  memory/glossary.md       projection: terms
  memory/QUEUE.md          projection: candidates that wait for an answer
  memory/archive/          projection: what faded or was superseded
  .memkit/                 private: open sessions, cache, outbox; never committed

  A projection can be deleted: memkit replay writes it again, byte for byte.

  An event is one list item under "## Memory References", with its fields in a comment below:
    - Created: rate-429 — Rate-limited requests are answered 429.
      <!-- section: findings | kind: finding | src: agent | evidence: src/limits.py -->
  An id has at least two parts of a-z and 0-9 joined by hyphens. If no other id begins with them, its whole
  first words are enough to type; a verb that only reads takes any unique beginning.

  --json prints {"schema": "memkit/1", "command": …, "ok": …, "data": …, "problems": […]} on stdout;
  an error is one object on stderr: schema, code, message, file, line, hint, exit_code.
"""

_PERSONAL = """\
Personal memory

  What you want in every project belongs to you, not to a repository. It has a ledger of its own that only you
  can read.

    memkit init --personal                   make it, in your data directory
    memkit remember "…" --personal           record a preference; no session to end
    memkit list --personal                   what it holds; recall, grep, show, why, log, status and check too
    memkit supersede ID "…" --personal       change it; revise, archive, pin, verify, resolve and undo too
    memkit review --personal                 what agents proposed to it

  In a repository recall, context and the start hook print it below the repository's answer, labelled. It
  enters no file of a repository, no export, no report and no mirror. Agents may only propose to it.
  MEMKIT_PERSONAL=off switches it off; in CI it is always off.
"""

TOPICS = {
    "agents": _AGENTS,
    "review": _REVIEW,
    "personal": _PERSONAL,
    "privacy": _PRIVACY,
    "ci": _CI,
    "formats": _FORMATS,
}
