"""`memkit contradict`: the detector by itself, on pairs of texts."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.query.call import Call

VERB = Verb(
    "contradict",
    "compare two claims, or pairs from a file, by the detector alone",
    description="Plumbing; needs no workspace. (a, b) and (b, a) get the same answer, on every run.",
    example='memkit contradict "Uploads are limited to 25 MB." "Uploads are limited to 50 MB."',
    exits={0: "compared", 2: "no pair, or a line without one"},
    args=(Arg("texts", "two claims", required=False, many=True),),
    opts=(Opt("--jsonl", "pairs {id, a, b}, one per line; - for stdin", metavar="FILE"),),
)


def run(call: Call, texts: tuple[str, ...], jsonl: str | None) -> Outcome:
    """Labels each pair contradiction, duplicate or none, with the rule."""
    from memkit.contradict import Claim, compare
    from memkit.errors import UsageError

    if jsonl is not None:
        return Outcome(lines=_label_pairs(call, jsonl), raw=True)
    if len(texts) != 2:
        raise UsageError("two claims, or --jsonl FILE", code="usage", hint='memkit contradict "…" "…"')
    verdict = compare(Claim("a", texts[0]), Claim("b", texts[1]))
    data = {"label": verdict.label, "rule": verdict.rule, "reason": verdict.reason}
    return Outcome(
        f"{verdict.label} · {verdict.rule}" + (f" · {verdict.reason}" if verdict.reason else ""), data=data
    )


def _label_pairs(call: Call, source: str) -> Iterator[str]:
    import json
    from os.path import join

    from memkit.contradict import Claim, compare
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
