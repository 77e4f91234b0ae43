"""`memkit adopt PATH` for other tools: their rules and notes become candidates, never facts by themselves."""

from __future__ import annotations

import os

from memkit.call import Call
from memkit.cli.outcome import Outcome


def adopt_candidates(call: Call, typed: str) -> Outcome:
    """Raises what a rule file, a memory bank, agent notes or an issue export claim."""
    from memkit.adopt.others import other_claims
    from memkit.errors import NotFound
    from memkit.model import events as ev
    from memkit.model.events import Event
    from memkit.model.ids import make_id, normalised_claim
    from memkit.record.desk import Desk
    from memkit.rules.promotion import route
    from memkit.store import evidence

    desk = Desk(call)
    files = _files(call, typed)
    if not files:
        raise NotFound(f"nothing to adopt at {typed}", hint="memkit adopt CLAUDE.md, or a folder of notes")
    known = {normalised_claim(fact.text): fact.id for fact in desk.state.facts.values()}
    taken = set(desk.state.facts)
    events: list[Event] = []
    raised: list[str] = []
    seen: list[str] = []
    for claim in other_claims(files, clean=desk.wash.text):
        twin = known.get(normalised_claim(claim.text))
        if twin is not None:
            seen.append(twin)
            continue
        id = make_id(claim.text, taken)
        taken.add(id)
        known[normalised_claim(claim.text)] = id
        inside = os.path.exists(desk.workspace.path(claim.path))
        cited = evidence.cite(desk.workspace.root, desk.workspace.root, claim.path) if inside else ""
        pairs = [
            ("section", route(claim.kind)[1]),
            ("kind", claim.kind),
            ("src", "doc" if inside else "external"),
        ]
        pairs += [("evidence", cited), ("from", f"{claim.path}:{claim.line}"), ("by", "policy:adopt")]
        events.append(ev.Created(id, claim.text, tuple(pair for pair in pairs if pair[1])))
        if not inside:
            events.append(ev.Quarantined(id, "", (("by", "policy:source"), ("why", "external"))))
        raised.append(id)
    data = {"candidates": raised, "known": sorted(set(seen)), "files": sorted(files)}
    if not events:
        return Outcome(f"nothing new in {len(files)} files · {len(seen)} known", data=data)
    receipt = desk.record(events, kind="adopt", title=f"Adopt {typed}")
    said = f"raised {len(raised)} candidates from {len(files)} files · {len(seen)} known{receipt.tail()}"
    return Outcome(said, data={**data, "session": receipt.session}, id=receipt.session, notes=receipt.notes)


def _files(call: Call, typed: str) -> dict[str, bytes]:
    """The file, or the text files of the folder, by path: relative to the root where they lie in it."""
    from memkit.store.files import read

    full = os.path.realpath(os.path.join(call.cwd, typed))
    paths: list[str] = [full] if os.path.isfile(full) else []
    for folder, folders, names in os.walk(full):
        folders[:] = sorted(name for name in folders if name not in (".git", "node_modules", ".memkit"))
        paths += [
            os.path.join(folder, name)
            for name in sorted(names)
            if name.endswith((".md", ".mdc", ".jsonl", ".txt"))
        ]
    found: dict[str, bytes] = {}
    for path in paths[:2000]:
        shown = os.path.relpath(path, call.workspace.root).replace(os.sep, "/")
        if not os.path.islink(path):
            found[os.path.basename(path) if shown.startswith("..") else shown] = read(path)
    return found
