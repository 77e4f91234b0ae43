"""What a verb is given: the global options, the place, and the few questions it may put to its surroundings.

Everything is lazy: a verb that needs no workspace never looks for one.
"""

from __future__ import annotations

import os
import sys

from memkit.errors import Refused, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.model.problem import Problem
    from memkit.store.listing import Listing
    from memkit.store.workspace import Workspace

STDIN_LIMIT = 16 * 1024 * 1024

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_")
_LIVE_IN_DOUBLE_QUOTES = frozenset('"$`\\!')


def quoted(words: tuple[str, ...] | list[str]) -> str:
    """The words as one line that a shell reads back as the same words."""
    return " ".join(_quoted_word(word) for word in words)


def _quoted_word(word: str) -> str:
    if word and _PLAIN.issuperset(word):
        return word
    if _LIVE_IN_DOUBLE_QUOTES.isdisjoint(word):
        return f'"{word}"'
    return "'" + word.replace("'", "'\"'\"'") + "'"


class Call:
    """One call of memkit. The flags are as typed: environment and policy are asked by whoever resolves them."""

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
        # `interactive`: questions can be asked; `terminal`: a person sits at one of the three streams
        self.interactive, self.terminal = interactive, terminal or interactive
        # set by whoever acts for somebody unknown
        self.is_unknown = False
        # how a writing verb ends: leave projections alone, add to git's index, follow a session ahead of the clock
        self.render, self.stage, self.accept_clock = render, stage, accept_clock
        # act on the user's own memory, not on the one around `cwd`
        self.personal = personal
        # the host's own id of its session: two agents of one name write two sessions
        self.host_session = (
            os.environ.get("MEMKIT_HOST_SESSION", "") if host_session is None else host_session
        )
        self._workspace = workspace
        # set for a verb that only reads: if a cache turns out to be spoilt, it is dropped and the verb runs again
        self.can_be_repeated = False
        # the session files, where this call has looked at them already
        self.listing: Listing | None = None
        # what of the ledger that was read for this call is damaged or missing
        self.damage: tuple[Problem, ...] = ()
        # whether the page that counts its sessions is missing
        self.is_uncounted = False

    @property
    def workspace(self) -> Workspace:
        """The workspace around `cwd`, or the user's own, found once. Raises `NoWorkspace` when there is none."""
        if self._workspace is None:
            from memkit.store.workspace import find, open_personal

            self._workspace = open_personal() if self.personal else find(self.cwd)
        return self._workspace

    def stdin(self, limit: int = STDIN_LIMIT) -> str:
        """All of stdin as text. Refuses what is longer than `limit` bytes or is not UTF-8."""
        stream = sys.stdin
        if stream is None:
            raise UsageError("stdin is closed", code="no-stdin", hint=f"echo … | {self.again()}")
        # a stream without bytes below it is a test's or an embedder's
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
        """The call as typed without a word on who acts: for the user, in a terminal of their own."""
        words = iter(self.argv)
        kept: list[str] = []
        for word in words:
            if word == "--actor":
                next(words, "")
            elif not word.startswith("--actor="):
                kept.append(word)
        return quoted(["memkit", *kept])

    def again(self, *more: str, instead: Mapping[str, str] | None = None) -> str:
        """The call as typed, for a hint: with words swapped by `instead`, and `more` at its end."""
        swap = instead or {}
        return quoted(["memkit", *(swap.get(word, word) for word in self.argv), *more])
