"""`memkit scan` and `memkit contradict`: the detectors by themselves, on a text or on pairs of texts."""

from __future__ import annotations

from memkit.cli.frame import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.model import Problem
    from memkit.privacy.findings import Finding, Rules
    from memkit.query.call import Call


VERBS = (
    Verb(
        "scan",
        "find secrets and personal data in a text",
        description=(
            "Runs the detectors that wash every write on any text. Prints class and position, never the value."
            " --jsonl takes lines {id, text} and prints one object per line. It needs no workspace."
        ),
        example="memkit scan docs/runbook.md",
        exits={0: "clean", 1: "something was found", 2: "could not read it", 4: "a detector could not run"},
        args=(Arg("paths", "files, or - for stdin", required=False, many=True),),
        opts=(Opt("--jsonl", "lines {id, text}; - for stdin", metavar="FILE"),),
        run="run_scan",
    ),
    Verb(
        "contradict",
        "compare two claims, or pairs from a file, by the detector alone",
        description="Plumbing; needs a workspace only for ids. (a, b) and (b, a) get the same answer, on every run.",
        example='memkit contradict "Uploads are limited to 25 MB." "Uploads are limited to 50 MB."',
        exits={0: "compared", 2: "no pair, or a line without one"},
        args=(Arg("texts", "two claims, or the ids of two facts", required=False, many=True),),
        opts=(Opt("--jsonl", "pairs {id, a, b}, one per line; - for stdin", metavar="FILE"),),
        run="run_contradict",
    ),
)


_TWO = 'memkit contradict "…" "…"'


def run_scan(call: Call, paths: tuple[str, ...], jsonl: str | None) -> Outcome:
    """Scans texts and lists what was found."""
    from memkit.errors import UsageError

    rules = _rules(call)
    if jsonl is not None:
        return Outcome(lines=_each(call, jsonl, rules), raw=True)
    if not paths:
        raise UsageError(
            "nothing to scan", code="missing-argument", hint="memkit scan FILE  # or - for stdin"
        )
    found: list[dict[str, object]] = []
    waived: list[dict[str, object]] = []
    problems: list[Problem] = []
    redacted = ""
    for path in paths:
        text = call.stdin() if path == "-" else _read(call, path)
        standing, answered, redacted = _scan(text, rules, _name(call, path))
        found += [{**_data(item), "file": path} for item in standing]
        waived += [{**_data(item), "file": path, "reason": reason} for item, reason in answered]
        problems += [_problem(path, item) for item in standing]
    said = f"{len(found)} found in {counted(len(paths), 'text')}" if found else "clean"
    said += f" · {len(waived)} waived" if waived else ""
    data = {"findings": found, "redacted": redacted if len(paths) == 1 else "", "waived": waived}
    notes = _notes(call, rules, [_name(call, path) for path in paths], waived)
    return Outcome(
        said, data=data, problems=tuple(problems), exit_code=1 if found else 0, notes=notes, finds=True
    )


def _name(call: Call, path: str) -> str:
    """The file's path relative to the workspace, as waivers name it."""
    from os.path import abspath, join, relpath

    from memkit.errors import NoWorkspace

    if path == "-":
        return "-"
    try:
        return relpath(abspath(join(call.cwd, path)), call.workspace.root).replace("\\", "/")
    except NoWorkspace:
        return path


def _notes(call: Call, rules: Rules, paths: list[str], waived: list[dict[str, object]]) -> tuple[str, ...]:
    """Notes: waived findings, waivers for these files that matched nothing, and invalid waivers."""
    from fnmatch import fnmatchcase

    from memkit.errors import NoWorkspace
    from memkit.privacy.findings import complaints
    from memkit.store import clock

    used = {(item["class"], item["reason"]) for item in waived}
    notes = [
        f"waived: {item['class']}, {item['file']} line {item['line']} ({item['reason']})" for item in waived
    ]
    notes += [
        f"the waiver {waiver.cls} {waiver.path} ({waiver.reason}) matched nothing here"
        for waiver in rules.waivers
        if (waiver.cls, waiver.reason) not in used and any(fnmatchcase(path, waiver.path) for path in paths)
    ]
    try:
        wrong = complaints(call.workspace.policy.privacy, clock.iso(clock.now()))
    except NoWorkspace:
        wrong = []
    return (*notes, *(f'[privacy] waivers: "{text}" {what}' for text, what in wrong))


def _rules(call: Call) -> Rules:
    """The policy's rules, or the defaults without a workspace."""
    from memkit.errors import NoWorkspace
    from memkit.model.policy import Privacy
    from memkit.privacy.findings import rules_of
    from memkit.write.detect import rules_here

    try:
        return rules_here(call.workspace)
    except NoWorkspace:
        return rules_of(Privacy())


def _read(call: Call, path: str) -> str:
    from os.path import join

    from memkit.errors import LedgerUnreadable, UsageError, reason
    from memkit.store.files import read

    try:
        return read(join(call.cwd, path)).decode("utf-8", "replace")
    except (OSError, LedgerUnreadable) as error:
        raise UsageError(
            f"{path}: {reason(error)}", code="unreadable", hint="memkit scan FILE  # or - for stdin"
        ) from None


def _scan(
    text: str, rules: Rules, path: str
) -> tuple[tuple[Finding, ...], tuple[tuple[Finding, str], ...], str]:
    """(open findings, waived findings with their reason, the text as memkit would write it)."""
    from hashlib import sha256

    from memkit.errors import DetectorFailed
    from memkit.privacy.detect import DetectorFailed as Failed
    from memkit.privacy.redact import clean, standing

    try:
        found, waived = standing(text, rules, path)
        # memkit stores nothing of a scan, so a tag key for this process is enough
        cleaned = (
            clean(text, rules, tag=lambda value: sha256(value.encode()).hexdigest(), path=path)
            if found
            else None
        )
    except Failed as error:
        raise DetectorFailed(f"the detector {error.detector} could not run", hint=error.hint) from None
    return found, waived, cleaned.text if cleaned is not None and cleaned.ok else (text if not found else "")


def _data(item: Finding) -> dict[str, object]:
    place = {"start": item.start, "end": item.end, "line": item.line, "column": item.column}
    return {"class": item.cls, "kind": item.kind, **place}


def _problem(path: str, item: Finding) -> Problem:
    from memkit.model import Problem

    code = "secret-found" if item.kind == "secret" else "personal-data-found"
    message = f"{item.cls}, columns {item.column}-{item.column + item.end - item.start - 1}"
    return Problem(code, path, item.line, message, "memkit help privacy")


def _each(call: Call, source: str, rules: Rules) -> Iterator[str]:
    import json

    from memkit.errors import UsageError

    text = call.stdin() if source == "-" else _read(call, source)
    rows: list[tuple[object, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            rows.append((row["id"], str(row["text"])))
        except (ValueError, KeyError, TypeError):
            raise UsageError(
                f"line {number} is not an object {{id, text}}", code="bad-line", hint='{"id": 1, "text": "…"}'
            ) from None
    return (
        json.dumps(
            {"id": id, "findings": [_data(item) for item in found], "redacted": redacted}, ensure_ascii=False
        )
        for id, said in rows
        for found, _, redacted in (_scan(said, rules, "-"),)
    )


def run_contradict(call: Call, texts: tuple[str, ...], jsonl: str | None) -> Outcome:
    """Labels each pair contradiction, duplicate or none, with the rule."""
    from memkit.contradict import Claim
    from memkit.contradict.comparison import compare
    from memkit.errors import UsageError

    if jsonl is not None:
        return Outcome(lines=_label_pairs(call, jsonl), raw=True)
    if len(texts) != 2:
        raise UsageError("two claims, or --jsonl FILE", code="usage", hint=_TWO)
    said = [_claim_text(call, text) for text in texts]
    verdict = compare(Claim("a", said[0]), Claim("b", said[1]))
    data = {"label": verdict.label, "rule": verdict.rule, "reason": verdict.reason}
    return Outcome(
        f"{verdict.label} · {verdict.rule}" + (f" · {verdict.reason}" if verdict.reason else ""), data=data
    )


def _claim_text(call: Call, typed: str) -> str:
    """The words to compare: a typed claim, or those of a fact that is named by its id."""
    from memkit.errors import NotFound, NoWorkspace
    from memkit.model.ids import is_readable_id
    from memkit.query.reader import open_reader

    if not is_readable_id(typed):
        return typed
    try:
        return open_reader(call).find(typed).text
    except NoWorkspace:
        raise NotFound(
            f'"{typed}" is no claim, and here is no memory with a fact of that id', hint=_TWO
        ) from None


def _label_pairs(call: Call, source: str) -> Iterator[str]:
    import json
    from os.path import join

    from memkit.contradict import Claim
    from memkit.contradict.comparison import compare
    from memkit.errors import UsageError, reason
    from memkit.store.files import read

    try:
        text = call.stdin() if source == "-" else read(join(call.cwd, source)).decode()
        pairs = [json.loads(line) for line in text.splitlines() if line.strip()]
        rows = [(pair["id"], str(pair["a"]), str(pair["b"])) for pair in pairs]
    except (OSError, ValueError, KeyError, TypeError) as error:
        hint = '{"id": 1, "a": "…", "b": "…"} a line'
        raise UsageError(f"--jsonl {source}: {reason(error)}", code="bad-line", hint=hint) from None
    return (
        json.dumps(
            {"id": id, "label": verdict.label, "rule": _rule(verdict.label, verdict.rule)}, ensure_ascii=False
        )
        for id, a, b in rows
        for verdict in (compare(Claim("a", a), Claim("b", b)),)
    )


def _rule(label: str, rule: str) -> str:
    """The rule of a contradiction; a duplicate has none."""
    return rule if label == "contradiction" else "none"
