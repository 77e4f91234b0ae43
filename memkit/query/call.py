"""The Call that every verb gets: global options, working directory, workspace, stdin, confirmation and role.

Everything is lazy: memkit does not look for a workspace until a verb asks for it.
"""

from __future__ import annotations

import os
import sys

from memkit.errors import Refused, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.model import Problem
    from memkit.model.policy import Policy, Role
    from memkit.query.load import Loaded
    from memkit.store.listing import Listing
    from memkit.store.workspace import Workspace

STDIN_LIMIT = 16 * 1024 * 1024

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_")
_LIVE_IN_DOUBLE_QUOTES = frozenset('"$`\\!')


def shell_quoted(words: tuple[str, ...] | list[str]) -> str:
    """The words quoted as one line for a shell."""
    return " ".join(_quoted_word(word) for word in words)


def _quoted_word(word: str) -> str:
    if word and _PLAIN.issuperset(word):
        return word
    if _LIVE_IN_DOUBLE_QUOTES.isdisjoint(word):
        return f'"{word}"'
    return "'" + word.replace("'", "'\"'\"'") + "'"


class Call:
    """One call of memkit. Flags are as typed; the code that resolves one also asks the environment and the policy."""

    def __init__(
        self,
        argv: tuple[str, ...] = (),
        *,
        cwd: str = "",
        json: bool = False,
        quiet: bool = False,
        dry_run: bool = False,
        yes: bool = False,
        actor_flag: str | None = None,
        session_flag: str | None = None,
        color: bool = False,
        interactive: bool = False,
        terminal: bool = False,
        render: bool = True,
        stage: bool = False,
        accept_clock: bool = False,
        personal: bool = False,
        host_session: str | None = None,
        workspace: Workspace | None = None,
    ) -> None:
        self.argv = argv
        self.cwd = cwd or os.getcwd()
        self.json = json
        self.quiet = quiet
        self.dry_run = dry_run
        self.yes = yes
        self.actor_flag = actor_flag
        self.session_flag = session_flag
        self.color = color
        # `interactive`: memkit can ask questions; `terminal`: one of the three streams is a terminal
        self.interactive, self.terminal = interactive, terminal or interactive
        # set by a host that acts for an unknown person
        self.is_unknown = False
        # options of writing verbs: whether to render, add to git's index, accept a session ahead of the clock
        self.render, self.stage, self.accept_clock = render, stage, accept_clock
        # use the personal memory instead of the workspace around `cwd`
        self.personal = personal
        # the agent host's id of its session: two agents with the same name write separate sessions
        self.host_session = (
            os.environ.get("MEMKIT_HOST_SESSION", "") if host_session is None else host_session
        )
        self._workspace = workspace
        # set for a reading verb: if a cache turns out to be corrupt, memkit drops it and runs the verb again
        self.can_be_repeated = False
        # the session files, if this call has listed them already
        self.listing: Listing | None = None
        # damaged or missing sessions of the ledger that this call has read
        self.damage: tuple[Problem, ...] = ()
        # whether the page that counts the sessions is missing
        self.is_uncounted = False
        # what memkit did differently from what was typed; the answer says it, each once
        self.remarks: dict[str, None] = {}

    @property
    def workspace(self) -> Workspace:
        """The workspace around `cwd`, or the personal one; found once. Raises `NoWorkspace` if there is none."""
        if self._workspace is None:
            from memkit.store.workspace import find, open_personal

            self._workspace = open_personal() if self.personal else find(self.cwd)
        return self._workspace

    def stdin(self, limit: int = STDIN_LIMIT) -> str:
        """All of stdin as text. Refuses input longer than `limit` bytes or not in UTF-8."""
        stream = sys.stdin
        if stream is None:
            raise UsageError("stdin is closed", code="no-stdin", hint=f"echo … | {self.again()}")
        # a text stream without a byte buffer comes from a test or an embedding program
        buffer = getattr(stream, "buffer", None)
        raw: bytes = stream.read(limit + 1).encode() if buffer is None else buffer.read(limit + 1)
        if len(raw) > limit:
            raise UsageError(
                f"stdin holds more than {limit:,} bytes", code="input-too-large", hint="send less at a time"
            )
        try:
            return raw.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise UsageError(
                f"stdin is not UTF-8 (byte {error.start})",
                code="not-utf-8",
                hint="iconv -t UTF-8 converts it",
            ) from None

    def confirm(self, question: str) -> bool:
        """Asks on a terminal. `--yes` answers yes; without a terminal it refuses with the call that works."""
        if self.yes:
            return True
        if not self.interactive:
            asked, *detail = question.strip().splitlines()
            message = f"{asked} There is no terminal to ask on"
            raise Refused(
                message, code="needs-yes", hint=self.again("--yes"), detail=tuple(map(str.strip, detail))
            )
        sys.stderr.write(f"{question} [y/N] ")
        sys.stderr.flush()
        return sys.stdin.readline().strip().lower() in ("y", "yes")

    def unsigned(self) -> str:
        """The call as typed without the options that name an actor, for the user to run in a terminal."""
        words = iter(self.argv)
        kept: list[str] = []
        for word in words:
            if word == "--actor":
                next(words, "")
            elif not word.startswith("--actor="):
                kept.append(word)
        return shell_quoted(["memkit", *kept])

    def again(self, *more: str, instead: Mapping[str, str] | None = None) -> str:
        """The call as typed, for a hint: with words replaced by `instead` and `more` appended."""
        swap = instead or {}
        return shell_quoted(["memkit", *(swap.get(word, word) for word in self.argv), *more])


# what hints and pages print where words of one's own belong
_SAMPLES = ("…", "...", "one sentence", "a sentence")
SAMPLE = "…"


def is_sample(text: str) -> bool:
    """Whether a text is only what hints print in place of words of one's own."""
    return text.strip().rstrip(".").casefold() in _SAMPLES or text.strip() in _SAMPLES


def refuse_samples(call: Call, given: Mapping[str, object]) -> None:
    """Refuses a writing call in which somebody left the sample of a hint in place of words."""
    values = [item for value in given.values() for item in (value if isinstance(value, tuple) else (value,))]
    samples = [value for value in values if isinstance(value, str) and is_sample(value)]
    if samples:
        raise empty_text(call)


def empty_text(call: Call) -> UsageError:
    """The error for words that say nothing; its hint is the call with the places where words belong."""
    blank = {
        word: SAMPLE
        for word in call.argv
        if word != "-" and (is_sample(word) or not any(map(str.isalnum, word)))
    }
    hint = f"{call.again(instead=blank)}  # with words of your own"
    return UsageError("nothing to record: the text holds no word", code="empty-text", hint=hint)


def load_for(call: Call, *, tolerant: bool = False) -> Loaded:
    """The intact part of the memory; stores the damage in the call, so that its answer names it."""
    from memkit.query import load

    loaded = load.load(call.workspace, tolerant=tolerant, listing=call.listing, in_parts=call.can_be_repeated)
    call.damage, call.is_uncounted = loaded.damage, loaded.is_uncounted
    if call.damage and call.json:
        from memkit.query.missing_sessions import with_ways_back

        # only JSON prints the hints
        call.damage = tuple(with_ways_back(call.workspace, call.damage))
    return loaded


def role_of(call: Call, policy: Policy) -> Role | None:
    """The role that the policy gives this reader; None if it defines no roles."""
    if not policy.roles:
        return None
    from memkit.model.policy import CLASSIFICATIONS
    from memkit.store.actors import resolve_actor

    reviewers = policy.promotion.reviewers
    actor = resolve_actor(call.actor_flag, call.terminal, call.workspace.root, reviewers).name
    mine = [role for role in policy.roles.values() if actor in role.people]
    return max(mine, key=lambda role: CLASSIFICATIONS.index(role.max_classification), default=None)


def is_person(call: Call) -> bool:
    """Whether a person makes this call: outside of every agent's environment, by name or at a terminal."""
    from memkit.store.actors import resolve_actor

    reviewers = call.workspace.policy.promotion.reviewers
    return resolve_actor(call.actor_flag, call.terminal, call.workspace.root, reviewers).is_person
