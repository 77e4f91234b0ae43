"""Calls that a refusal suggests because they do what was probably meant, not because they resemble what was typed."""

from __future__ import annotations

from memkit.cli.frame.verb_aliases import OPTIONS
from memkit.query.call import shell_quoted

PERSONAL = "--personal"


def with_reason(words: list[str], at: int) -> list[str]:
    """The call with the sentence that was typed as its reason; nobody's reason is made up."""
    if any(word.partition("=")[0] in ("--why", "--reason", "--because", "--comment", "-r") for word in words):
        return words
    said = [word for word in words[at + 1 :] if " " in word.strip() and word[:1] != "-"]
    return [*(word for word in words if word not in said), "--why", " ".join(said)] if said else words


def contradicting_call(words: list[str], verb: str, at: int) -> str:
    """`contradict --id a-fact --text "…"` compares no two texts: it is a claim against a fact."""
    if verb != "contradict":
        return ""
    names, texts = [], []
    for option, value in zip(words[at + 1 :], words[at + 2 :], strict=False):
        if "ID" in OPTIONS.get(option, ()):
            names.append(value)
        elif "TEXT" in OPTIONS.get(option, ()):
            texts.append(value)
    return (
        shell_quoted(["memkit", "propose", *texts, "--contradicts", *names])
        if len(names) == len(texts) == 1
        else ""
    )


def personal_call(words: list[str], is_bare: bool) -> str:
    """The call with --personal after its verb, or the help page that lists the verbs that take it.

    Never the call without --personal: it would act on the repository's memory.
    """
    rest = [word for word in words if word != PERSONAL]
    return shell_quoted(["memkit", *rest, PERSONAL]) if is_bare and rest else "memkit help personal"
