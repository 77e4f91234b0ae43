"""Sanitises text in memory before it is written, made into an id, or shown: removes secrets and personal data."""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.errors import PrivacyBlocked, Refused
from memkit.model.generated import is_made, is_made_name, without_digest_word, without_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.privacy.findings import Cleaned, Numbering, Rules, Vaulted
    from memkit.privacy.redact import Consent
    from memkit.store.keys import Keyring
    from memkit.store.workspace import Workspace

PROSE = "the prose"
# actors are recorded as named, since attribution is their purpose
_ACTORS = ("user", "agent", "policy")
# the shortest secret token
_TOKEN = 16
# a longer text is prose, for which the detectors are loaded in any case
_LONG = 10_000


@struct
class Wash:
    """Sanitises all texts of one write; counts what it removed and never stores the values."""

    workspace: Workspace
    # the keys that make tags; without it, the key filed under the folder's path
    ring: Keyring | None = None
    consents: Consent | None = None
    taken: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    waived: dict[tuple[str, str], int] = field(default_factory=dict)
    vaulted: list[Vaulted] = field(default_factory=list)
    # the file that a text comes from, for waivers; typed text counts as in the ledger's folder
    path: str = ""
    _clean: set[str] = field(default_factory=set)
    _numbering: Numbering | None = None
    _rules: Rules | None = None
    _people: set[bytes] | None = None

    def text(self, text: str, what: str = "the text") -> str:
        """The text without secrets and personal data. Refuses it if the policy says so or if it cannot be checked."""
        text = _without_mark(text)
        if not text or text in self._clean or is_made(text) or self._is_word(text):
            return text
        if (path := without_lines(text)) != text and path in self._clean:
            return text
        if self._is_harmless(text, what):
            self._clean.add(text)
            return text
        cleaned = self._cleaned(text)
        if not cleaned.ok:
            from memkit.write.detect import refuse_found

            refuse_found(cleaned, what)
        self._numbering = cleaned.numbering
        for item in cleaned.redactions:
            self.taken.setdefault((item.cls, item.detector), []).extend(item.tags)
        for finding, reason in cleaned.waived:
            key = (finding.cls, reason)
            self.waived[key] = self.waived.get(key, 0) + 1
        self.vaulted.extend(cleaned.vaulted)
        self._clean.add(cleaned.text)
        return cleaned.text

    def clear(self, texts: Iterable[str]) -> None:
        """Tests short texts at once and remembers them as clean if no detector can match any of them.

        If one may be matched, nothing is remembered: then `text` tests each alone.
        """
        new = [text for text in texts if text and text not in self._clean]
        lines = "\n".join(new)
        privacy = self.workspace.policy.privacy
        if privacy.presidio or len(lines) > min(privacy.max_bytes, _LONG) or not _is_text(lines):
            return
        if lines.count("\n") >= len(new) or "memkit" in lines.casefold() or self._is_hidden(lines):
            return
        from memkit.privacy.superset import any_maybe_dirty

        if any_maybe_dirty(map(without_digest_word, new), privacy.words) or self._may_name(lines):
            return
        self._clean.update(new)

    def name(self, name: str, what: str = "the name") -> str:
        """Returns the name if it is clean, else refuses it: two redacted names would become the same."""
        name = _without_mark(name)
        if is_made_name(name):
            return name
        before, self.taken = self.taken, {}
        try:
            if self.text(name, what) == name:
                return name
            classes = ", ".join(sorted({cls for cls, _ in self.taken}))
        finally:
            self.taken = before
        message = f"{what} holds {classes}; a name cannot be redacted, nothing was written"
        raise PrivacyBlocked(message, hint="name it without the value")

    def refuse_unclean(self, texts: Iterable[tuple[str, str]]) -> None:
        """Checks (name for messages, text) pairs again and refuses the first that is not clean.

        Uses the detectors alone: listed words and people may have been added since the texts were written.
        """
        rules: Rules | None = None
        for what, text in texts:
            if (
                not text
                or self._is_word(text)
                or (text == _without_mark(text) and self._is_harmless(text, what))
            ):
                continue
            if rules is None:
                from memkit.privacy.findings import rules_of

                rules = rules_of(self.workspace.policy.privacy)
            again = Wash(self.workspace, _rules=rules)
            if again.text(text, what) != text:
                classes = ", ".join(sorted({cls for cls, _ in again.taken}))
                message = f"{what} holds {classes} and was not washed; nothing was sealed"
                raise PrivacyBlocked(
                    message, hint="memkit session show  # prints it; memkit session abort drops it"
                )

    def resume(self, redacted: list[dict[str, str]]) -> None:
        """Continues the numbering of a session's earlier texts, so that a value keeps its number within one file."""
        if self._numbering is not None or not redacted:
            return
        from memkit.privacy.findings import Numbering

        numbers: dict[tuple[str, str], int] = {}
        for fields in redacted:
            for tag in fields.get("tag", "").split():
                cls = fields.get("class", "")
                if (cls, tag) not in numbers:
                    numbers[cls, tag] = 1 + sum(1 for known, _ in numbers if known == cls)
        self._numbering = Numbering(
            tuple(sorted((cls, tag, number) for (cls, tag), number in numbers.items()))
        )

    def _is_word(self, text: str) -> bool:
        """True for one short lower-case word or an actor named by such words: no detector matches those."""
        kind, colon, name = text.partition(":")
        if len(text) > 64 or not text.isascii() or not text.islower():
            return False
        if colon:
            words = name.replace(".", "-").split("-")
            return kind in _ACTORS and all(word.isalpha() and len(word) < _TOKEN for word in words)
        return text.isalpha() and len(text) < _TOKEN and not self.workspace.policy.privacy.words

    def _refuse_hidden(self, text: str, what: str) -> None:
        if text.isascii():
            return
        from memkit.privacy.characters import hidden_characters

        for trick in hidden_characters(text):
            line = text.count("\n", 0, trick.start) + 1
            place = f"{trick.name}, line {line}, character {trick.start + 1}"
            message = f"{what} holds hidden Unicode ({place}); nothing was written"
            raise Refused(message, code="hidden-unicode", hint="write it without invisible characters")

    @staticmethod
    def _is_hidden(text: str) -> bool:
        """Whether a text contains hidden characters."""
        if text.isascii():
            return False
        from memkit.privacy.characters import hidden_characters

        return next(iter(hidden_characters(text)), None) is not None

    def _is_harmless(self, text: str, what: str) -> bool:
        """Whether no detector can match the text; refuses hidden characters and forged lines."""
        self._refuse_hidden(text, what)
        if (what == PROSE or "\n" not in text) and "memkit" in text.casefold():
            from memkit.write.clean_event import refuse_forged

            refuse_forged(text)
        return self._is_plain(text)

    def _is_plain(self, text: str) -> bool:
        """True for one line that no detector can match, so that none must be loaded."""
        privacy = self.workspace.policy.privacy
        if (
            privacy.presidio
            or "\n" in text
            or len(text) > min(privacy.max_bytes, _LONG)
            or not _is_text(text)
        ):
            return False
        from memkit.privacy.superset import maybe_dirty

        return not maybe_dirty(without_digest_word(text), privacy.words) and not self._may_name(text)

    def _may_name(self, text: str) -> bool:
        from memkit.write.people import may_name_one_of, people_known

        if self._people is None:
            self._people = people_known(self.workspace)
        return may_name_one_of(self._people, text)

    def _cleaned(self, text: str) -> Cleaned:
        from memkit.store.keys import Keyring
        from memkit.write.detect import run_detectors

        path = self.path or f"{self.workspace.policy.layout.sessions}/"
        ring = self.ring or Keyring(self.workspace.root)
        seconds = self.workspace.policy.privacy.detector_seconds
        return run_detectors(text, self.rules, ring, seconds, path, self.consents, self._numbering)

    @property
    def rules(self) -> Rules:
        """The policy's rules, with the people git knows."""
        if self._rules is None:
            from memkit.write.detect import rules_here

            self._rules = rules_here(self.workspace)
        return self._rules

    @property
    def redactions(self) -> list[dict[str, object]]:
        """What was replaced, for `--json`."""
        return [{"class": cls, "count": len(tags)} for (cls, _), tags in sorted(self.taken.items())]

    def redacted_fields(self) -> list[tuple[tuple[str, str], ...]]:
        """The fields of the `Redacted` events of this write; the second call returns none."""
        found: list[tuple[tuple[str, str], ...]] = [
            (
                ("class", cls),
                ("count", str(len(tags))),
                ("detector", detector),
                ("tag", " ".join(dict.fromkeys(tags))),
            )
            for (cls, detector), tags in sorted(self.taken.items())
        ]
        found += [
            (("class", cls), ("count", str(count)), ("why", f"waived: {reason}"))
            for (cls, reason), count in sorted(self.waived.items())
        ]
        self.taken, self.waived = {}, {}
        return found


def _without_mark(text: str) -> str:
    if not text.startswith("\ufeff"):
        return text
    from memkit.privacy.characters import without_mark

    return without_mark(text)


def _is_text(text: str) -> bool:
    """False for a lone surrogate, which cannot be encoded."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
