"""The keys of a review, key → word → meaning, with the answers that each kind of item accepts."""

from __future__ import annotations

from memkit.boot.struct import struct


@struct(frozen=True)
class Key:
    """One key: its word for `--apply`, the label shown, and what it does."""

    key: str
    word: str
    label: str
    means: str


_KEYS = (
    Key("p", "promote", "promote", "it becomes memory, and you stand behind it"),
    Key("r", "reject", "reject", "it does not become memory; a reason is asked for and may be left out"),
    Key("d", "defer", "defer", "later: it stays in the queue"),
    Key("w", "validate", "witness", "you vouch for it as a second witness; it still waits to be promoted"),
    Key("h", "holds", "holds", "still true: you stand behind it, on the cited lines as they are now"),
    Key("i", "invalidate", "invalid", "no longer true: it ends, and nothing replaces it"),
    Key("m", "mark", "mark stale", "the ledger notes that its lines changed; the fact stays, marked"),
    Key("x", "archive", "archive", "out of memory; a reference brings it back"),
    Key("k", "keep", "keep", "it counts as used"),
    Key("+", "pin", "pin", "it never fades"),
    Key("c", "close", "close", "the thread is closed; its outcome is asked for"),
    Key("l", "when", "load when", "says when a reader should load this record; it is asked for"),
    Key("1", "first", "the first holds", "the other side ends, replaced by this one"),
    Key("2", "second", "the second holds", "the other side ends, replaced by this one"),
    Key("b", "both", "both hold", "no contradiction: both stay"),
    Key("n", "neither", "neither holds", "both sides end"),
    Key("e", "edit", "edit", "other words: a candidate is promoted in them, a fact stands in them"),
)

# keys that are not answers
STEPS = (
    Key("v", "view", "view", "shows the cited lines, and what changed in them"),
    Key("a", "all", "all", "one answer for all of this document, session or kind; asks before it counts"),
    Key("t", "document", "promote document", "promotes all of this document; asks once, u takes it back"),
    Key("u", "back", "back", "takes the last answer back"),
    Key("s", "skip", "skip", "no answer; the item waits"),
    Key("q", "quit", "quit", "ends; what was answered is on record (so it is after Ctrl-C)"),
    Key("?", "help", "help", "this list"),
)

WORDS: dict[str, Key] = {row.word: row for row in _KEYS}

# kind of item → the words it accepts
TAKES: dict[str, tuple[str, ...]] = {
    "candidate": ("promote", "reject", "defer", "validate", "edit"),
    "change": ("promote", "reject", "defer", "edit"),
    "quarantined": ("validate", "reject"),
    "conflict": ("first", "second", "both", "neither"),
    "fading": ("archive", "keep", "pin"),
    "stale": ("holds", "invalidate", "mark", "edit"),
    "stalled": ("close", "keep"),
    "invariant": ("holds", "invalidate", "edit"),
    "retention": ("archive",),
    "often-used": ("pin",),
    "undeclared": ("keep",),
    "unreviewed": ("holds", "archive", "invalidate", "edit"),
    "load-when": ("when",),
}

# kinds of items
KINDS = tuple(TAKES)

# kinds that are listed only on request, because they are many
ASKED_FOR = ("unreviewed", "load-when")

# answers after which the item stays open
WAITING_ON = ("defer", "validate")

# values that an answer requires; the dialogue asks for them
NEEDS = {"edit": "text", "close": "why", "when": "when"}

# answers that end something: no hint guesses one of them
ENDING = ("reject", "invalidate", "archive", "neither", "first", "second")

# words for "yes, so it is", and the answers that they mean, of which a kind of item accepts at most one
_YES = (
    "accept", "agree", "approve", "approved", "confirm", "confirmed", "correct", "keep", "ok", "okay",
    "right", "true", "verify", "y", "yes",
)  # fmt: skip
_MEANT_BY_YES = ("promote", "holds")

# answers for which the dialogue asks for an optional reason
REASONED = ("reject", "invalidate")


def meant_answer(typed: str, kind: str) -> str:
    """The answer that a typed word means for a kind of item: its own word, or one with the same meaning here; else the
    word itself."""
    word = typed.strip().casefold()
    takes = TAKES.get(kind, ())
    if word in takes or word not in _YES or (word == "keep" and kind != "unreviewed"):
        return word
    return next((answer for answer in _MEANT_BY_YES if answer in takes), word)
