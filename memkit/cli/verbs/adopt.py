"""`memkit adopt`: take over an existing memory, in place or as candidates."""

from __future__ import annotations

import os

from memkit.cli.frame import Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.tools.plan import Plan
    from memkit.model.events import Adopted
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.store.workspace import Workspace
    from memkit.write.transaction import Transaction

_LINK = "a link; what it leads to is read where it lies"
VERB = Verb(
    "adopt",
    "take over an existing memory, in place or as candidates",
    description=(
        "An agent-memory repository (memory/ with continuity.md and sessions/) is adopted in place: old session files"
        " stay as they are, one adopt session records every fact, and every other block is kept verbatim. Rules of"
        " CLAUDE.md, AGENTS.md, memory-bank folders, basic-memory notes, and files of server-memory, mem0 and beads"
        " become candidates; what is not taken is listed with the reason. In place only a person adopts. --retire is the"
        " second step: it moves the protocol, skills, hooks and pipelines of the old way aside."
    ),
    example="memkit adopt --dry-run",
    exits={
        0: "adopted, or nothing new",
        1: "nothing to adopt here, or nothing that memkit recognises",
        4: "another layout is in the way, or no person",
    },
    args=(Arg("path", "memory/ by default; or a file or folder of another tool", required=False),),
    opts=(
        Opt("--preset", "how much the gate asks for, in memkit.toml", choices=("solo", "team", "regulated")),
        Flag("--retire", "after the adoption: move files of the old way to memory/retired/"),
        *WRITING,
    ),
    writes=True,
)


def run(call: Call, path: str | None, preset: str | None, retire: bool) -> Outcome:
    """Adopts the memory that another tool or an earlier edition left here."""
    from memkit.errors import NotFound
    from memkit.store.files import is_file

    root = _root(call)
    base = os.path.relpath(os.path.join(call.cwd, path), root).replace(os.sep, "/") if path else "memory"
    if retire:
        from memkit.cli.verbs.adopt_retire import retire as move_aside

        return move_aside(call, root, base)
    # the whole repository is no old memory: a continuity.md at its top is this workspace's own
    if base == "." or not is_file(os.path.join(root, base, "continuity.md")):
        if path:
            from memkit.cli.verbs.adopt_others import adopt_candidates

            return adopt_candidates(call, path)
        raise NotFound(f"no {base}/continuity.md here", hint="memkit adopt CLAUDE.md  # or memkit harvest")
    _needs_person(call, root)
    found, links = _files(root, base)
    workspace = _workspace(call, root, base, found, preset)
    return _adopt(call, workspace, base, found, links)


def _needs_person(call: Call, root: str) -> None:
    """Refuses an agent that would adopt in place, since that makes reviewed memory; `--dry-run` is open to it."""
    from memkit.store.actors import resolve_actor
    from memkit.write.change import refuse_unless_person

    if not call.dry_run:
        refuse_unless_person(
            call, resolve_actor(call.actor_flag, call.terminal, root), "adopt a memory in place"
        )


def _root(call: Call) -> str:
    from memkit.cli.verbs.init import workspace_root

    return workspace_root(call.cwd)


def _files(root: str, base: str) -> tuple[dict[str, bytes], list[str]]:
    """Every markdown file below the old memory, by path; and the links there, which are left as they are."""
    from memkit.store import files

    found: dict[str, bytes] = {}
    links: list[str] = []
    for folder, folders, names in os.walk(os.path.join(root, base), onerror=files.stop_walk):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted([*names, *folders]):
            full = os.path.join(folder, name)
            path = os.path.relpath(full, root).replace(os.sep, "/")
            # links are not followed: one may be broken, or lead in a circle
            if os.path.islink(full):
                links.append(path)
            elif name.endswith(".md") and files.is_file(full):
                found[path] = files.read(full)
    return found, links


def _workspace(call: Call, root: str, base: str, found: dict[str, bytes], preset: str | None) -> Workspace:
    """The workspace here, or a new one laid out as the old memory is."""
    from memkit.cli.verbs.init import establish
    from memkit.cli.verbs.policy_file import change_policy, policy_text
    from memkit.documents.tools.plan import settings
    from memkit.errors import Refused
    from memkit.model.policy import policy_from
    from memkit.store import TOML, files
    from memkit.store.workspace import open_at, planned

    if files.is_file(os.path.join(root, TOML)):
        workspace = open_at(root)
        if workspace.policy.layout.sessions != f"{base}/sessions":
            hint = f'set [layout] sessions = "{base}/sessions", continuity = "{base}/continuity.md", memory = "{base}"'
            raise Refused(
                f"memkit.toml keeps sessions in {workspace.policy.layout.sessions}",
                code="layout-differs",
                hint=hint,
            )
        changed = change_policy(call, root, preset, None)
        if not call.dry_run:
            # what an attempt that was stopped may have left to do
            establish(root, "")
        return open_at(root) if changed else workspace
    project, tables = settings(found, base)
    text = policy_text(preset or "solo", project or os.path.basename(root), tables)
    if call.dry_run:
        import tomllib

        return planned(root, policy_from(tomllib.loads(text))[0])
    establish(root, text)
    return open_at(root)


def _adopt(call: Call, workspace: Workspace, base: str, found: dict[str, bytes], links: list[str]) -> Outcome:
    from memkit.cli.verbs.adopt_retire import found_to_retire, retire_lines
    from memkit.query.call import Call as NewCall
    from memkit.write.old_page import restore_rendered_pages
    from memkit.write.transaction import Transaction

    here = NewCall(
        call.argv,
        cwd=call.cwd,
        dry_run=call.dry_run,
        actor_flag=call.actor_flag,
        interactive=call.interactive,
        workspace=workspace,
    )
    tx = Transaction(here)
    restored = restore_rendered_pages(tx, found)
    found = found | restored
    made = _plan(tx, base, found)
    counts = made.summary
    data: dict[str, object] = {
        "facts": counts.facts,
        "archived": counts.archived,
        "prose": counts.prose,
        "sessions": counts.sessions,
        "session": "",
        "redacted": [],
        "retire": [],
        "left_over": [{"path": path, "reason": _LINK} for path in links],
    }
    left = tuple(f"left as it is: {path}, {_LINK}" for path in links)
    left += _form_notes(found, base) if not made.is_empty else ()
    if made.is_empty:
        left += tuple(
            f"{path}: a merge put an old page here; it is rendered again, with what that page says otherwise: memkit absorb"
            for path in restored
        )
        return Outcome("nothing new to adopt", data=data, problems=made.problems, notes=left)
    if call.dry_run:
        lines = [
            f"+ {event.verb} {getattr(event, 'id', getattr(event, 'name', ''))}" for event in made.events
        ]
        said = "\n".join([*lines, f"would adopt {counts.line()} · dry run, nothing written"])
        return Outcome(said, data=data, problems=made.problems, notes=left)
    receipt = tx.record(made.events, made.records, kind="adopt", title=f"Adopt {base}", at_once=True)
    # if every page is rendered now, the note that they were not is no longer true
    notes = receipt.notes if _finish_pages(here) else ()
    lines = [f"adopted {counts.line()} · {receipt.session}", *receipt.redaction_lines()]
    retired = found_to_retire(workspace.root, base)
    lines += [*retire_lines(retired, base), *_next(made)]
    data |= {
        "session": receipt.session,
        "redacted": list(receipt.redacted),
        "retire": [{"path": each.path, "lines": list(each.lines), "why": each.why} for each in retired],
    }
    return Outcome(
        "\n".join(lines), data=data, id=receipt.session, problems=made.problems, notes=(*notes, *left)
    )


def _plan(tx: Transaction, base: str, found: dict[str, bytes]) -> Plan:
    """What to take over: the pages here, those of branches from before the adoption that were merged since, and what such a
    branch or a person wrote into pages that memkit rendered."""
    from dataclasses import replace

    from memkit import query
    from memkit.documents.tools.branch import undecided_changes
    from memkit.documents.tools.pages import edited_pages
    from memkit.documents.tools.plan import joined, plan, with_held_back
    from memkit.query.old_branches import branches_before_adoption, commits_without_words

    plans = [plan(found, tx.state, base=base, clean=tx.wash.text, watch=query.watch)]
    sessions = {path: data for path, data in found.items() if path.startswith(f"{base}/sessions/")}
    edited = edited_pages(found, base, tx.state.replaced_files)
    for tree, fork in branches_before_adoption(tx.workspace, tx.state):
        old = {path for path in tree if sessions.get(path) == tree[path]}
        pages = {path: data for path, data in tree.items() if not path.startswith(f"{base}/sessions/")}
        taken = plan(
            {**sessions, **pages},
            tx.state,
            base=base,
            clean=tx.wash.text,
            before=old,
            fork=fork,
            shown=edited,
        )
        left = undecided_changes(tree, fork, tx.state, tx.workspace.policy, base) if fork else []
        plans.append(replace(taken, problems=(*taken.problems, *left)))
    if edited:
        old = _wordless_sessions(tx.state, edited, base)
        files = {**sessions, **edited}
        plans.append(plan(files, tx.state, base=base, clean=tx.wash.text, before=old, is_edited=True))
    brought = commits_without_words(tx.workspace, tx.state)
    return with_held_back(joined(plans), tx.state, brought)


def _wordless_sessions(state: State, pages: dict[str, bytes], base: str) -> set[str]:
    """The sessions by hand that created facts of these pages by their ids alone, whenever they were written."""
    from memkit.documents.tools.branch import words_of

    said = words_of(pages, base)
    stems = {fact.origin for fact in state.facts.values() if fact.is_wordless and fact.id in said}
    return {row.path for row in state.rows if row.stem in stems}


def _finish_pages(call: Call) -> bool:
    """Renders pages of which the ledger has every edit now; False if there was one and none is left.

    An edit that waits for `memkit absorb` stays in its file.
    """
    from memkit.query import load
    from memkit.write.absorb import finish
    from memkit.write.publish import edited_projections
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    texts = load.render_pages(tx.loaded)
    edited = edited_projections(tx.loaded, texts)
    for path in edited:
        finish(tx, path)
    return not edited or bool(edited_projections(tx.loaded, texts))


def _form_notes(found: dict[str, bytes], base: str) -> tuple[str, ...]:
    """What becomes of line ends and encodings that a rendered page does not have, and how to see the rest of the diff."""
    from memkit.documents.tools.pages import changed_forms

    return tuple(
        f"{change}: {', '.join(paths)}"
        + ("; git diff --ignore-space-at-eol shows the rest" if "line ends" in change else "")
        for change, paths in changed_forms(found, base).items()
    )


def _next(made: Plan) -> list[str]:
    """What to do after an adoption."""
    from memkit.model.events import Adopted

    bare = [event for event in made.events if isinstance(event, Adopted) and _wants_when(event)]
    ask = f" · memkit review --kind load-when ({len(bare)} without a Load when)" if bare else ""
    return [f"next: memkit setup git · memkit setup claude-code (or another host) · memkit harvest{ask}"]


def _wants_when(event: Adopted) -> bool:
    from memkit.model.fact import TIER2_KINDS

    return event.get("kind") in TIER2_KINDS and event.get("status") != "archived"
