"""Turns of phrase that say the same, rewritten to one form before a claim is taken apart."""

from __future__ import annotations

from memkit.boot.pattern import IGNORE, lazy

_LEFT_OUT = "left out|omitted|left empty|left blank|absent|missing"
_GIVEN = "given|present|specified|provided|supplied|filled in"

# (letters that every match holds, pattern, what it stands for)
_FORMS = tuple(
    (cue, lazy(pattern, IGNORE), form)
    for cue, pattern, form in (
        ("ground", r"\bin the background\b", "asynchronously"),
        ("in", r"\b(\w+(?:ed|ilt|ent|un)) (?:inline|in the foreground)\b", r"\1 synchronously"),
        ("request", r"\b(?:within|during|inside) the (?:same )?request\b", "synchronously"),
        ("blocks", r"\bblocks until\b.*$", "is synchronous"),
        ("wait", r"\breturns without waiting\b.*$", "is asynchronous"),
        ("immediately", r"\breturns immediately\.?$", "is asynchronous"),
        (" be ", rf"\b(?:may|can) be (?:{_LEFT_OUT})\.?$", "is optional"),
        (" not ", rf"\bneed not be (?:{_GIVEN})\.?$", "is optional"),
        ("must", rf"\bmust be (?:{_GIVEN})\.?$", "is mandatory"),
        ("shared", r"\bshared (?:between|across|among) (?:all |the )*", "shared by "),
        (
            " own ",
            r"^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) its own ([\w -]+?)\.?$",
            r"the \2 is dedicated by \1",
        ),
        (
            " own",
            r"^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) an? ([\w -]+?) of its own\.?$",
            r"the \2 is dedicated by \1",
        ),
        ("used to", r"\b(is|are) used to (?:run|do|handle|perform)\b", r"\1 used for"),
        (
            "unless",
            r"\bunless (?:set|given|specified|overridden|configured|told otherwise)\.?$",
            "by default",
        ),
        ("preced", r"\btake(s?) precedence over\b", r"win\1 over"),
        ("overrid", r"\boverride(s?)\b", r"win\1 over"),
    )
)


def reworded(core: str) -> str:
    """The sentence with such turns in their one form."""
    low = core.lower()
    for cue, pattern, form in _FORMS:
        if cue in low:
            core = pattern.sub(form, core)
    return core
