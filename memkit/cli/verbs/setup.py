"""`memkit setup`, `doctor` and `mcp`: connect memkit to git, CI and coding agents, and find what is broken there.

`mcp` is the server that a connected agent starts.
"""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.hosts.edit_plan import Plan
    from memkit.query.call import Call


VERBS = (
    Verb(
        "setup",
        "connect git, pre-commit, CI and coding agents",
        description=(
            "Lists its changes, asks, makes them and tries the result. It adds a block between markers and keeps what"
            " the file holds. With --yes, or without a terminal, it does not ask. A second run changes nothing;"
            " --remove restores the bytes every file had. It edits files of this repository; --user edits the host's"
            " hooks file in the home folder instead."
        ),
        example="memkit setup git --dry-run",
        exits={
            0: "connected, or was connected already",
            1: "something is missing or does not work; --check looks only",
            2: "no such host, nothing of it in the home folder, or git asked for without git",
            4: "not confirmed, or memkit cannot merge a file",
        },
        args=(Arg("host", "what to connect; --list names them", required=False),),
        opts=(
            Flag("--list", "name the hosts"),
            Flag("--check", "change nothing; exit 1 when something is missing"),
            Flag("--remove", "take out what setup put in"),
            Flag("--allow", "let the agent run memkit's reading verbs without asking (claude-code)"),
            Flag("--user", "the host's hooks for all your repositories, in the home folder"),
        ),
        writes=True,
        run="run_setup",
    ),
    Verb(
        "doctor",
        "find what is broken or missing around memkit, and say how to mend it",
        description=(
            "Looks at Python, git and the installs on PATH; in a workspace also at policy, ledger, frontmatter,"
            " projections, hooks, attributes, merge driver, agents and what a crash may have left. It changes nothing."
        ),
        example="memkit doctor",
        exits={0: "all is well", 1: "something needs mending"},
        run="run_doctor",
    ),
    Verb(
        "mcp",
        "serve memory to an agent over stdio",
        description=(
            "A server of the Model Context Protocol: tools to ask, to raise candidates and to end the session; resources to"
            " read; prompts for review. No tool approves, consents or erases. When the client disconnects, memkit seals"
            " what it wrote and queues its candidates for review; the client's name is the actor."
        ),
        example="memkit mcp",
        exits={0: "the client disconnected", 2: "--actor names a person"},
        writes=True,
        run="run_mcp",
    ),
)


def run_setup(
    call: Call, host: str | None, list: bool, check: bool, remove: bool, allow: bool, user: bool
) -> Outcome:
    """Plans the changes, lists them, asks, and makes them."""
    from memkit.hosts import HOSTS

    if list or host is None:
        return _list(call, user)
    if host not in HOSTS:
        from memkit.errors import UsageError
        from memkit.query.lookup import nearest

        near = nearest(host.lower(), HOSTS)
        hint = call.again(instead={host: near}) if near else "memkit setup --list"
        raise UsageError(f'no host "{host}"', code="unknown-host", hint=hint)
    plan = _plan(call, host, remove, user, allow)
    where = " in the home folder" if user else ""
    if plan.is_empty:
        return _after_trial(
            call, host, plan, f"{host} is {'not connected' if remove else 'connected'}{where}", remove, user
        )
    told = _lines(call, plan, user)
    if check:
        state = "still connected" if remove else "not fully connected"
        missing = "\n".join([f"{host} is {state}{where}:", *(f"  {line}" for line in told)])
        does = f"hint: memkit setup {host}{' --remove' * remove}{' --user' * user}"
        return _answer(host, plan, missing, 1, (*plan.manual, does))
    if call.dry_run:
        return _answer(host, plan, "\n".join(["would change:", *(f"  {line}" for line in told)]))
    return _do(call, host, plan, told, remove, user)


def _do(call: Call, host: str, plan: Plan, told: list[str], remove: bool, user: bool) -> Outcome:
    from memkit.hosts.edit_plan import carry_out

    if told and call.interactive and not call.yes:
        question = "\n".join(["this will change:", *(f"  {line}" for line in told), "Go on?"])
        if not call.confirm(question):
            from memkit.errors import Refused

            raise Refused("nothing was changed", code="not-confirmed", hint=call.again("--yes"))
    carry_out(_root(call, user), plan)
    lines = [f"  {line}" for line in told]
    done = "disconnected" if remove else "connected"
    return _after_trial(call, host, plan, "\n".join([f"{done} {host}", *lines]), remove, user)


def _after_trial(call: Call, host: str, plan: Plan, text: str, remove: bool, user: bool) -> Outcome:
    """The answer if the connection works; else what does not work, and exit 1."""
    if remove:
        return _answer(host, plan, text)
    from memkit.hosts.edit_plan import failures

    wrong = (*plan.manual, *failures(call.cwd, host, user))
    if wrong:
        _, _, lines = text.partition("\n")
        return _answer(host, plan, f"{host} is not fully connected\n{lines}".rstrip("\n"), 1, wrong)
    return _answer(host, plan, text, notes=_advice(call, host, user))


def _advice(call: Call, host: str, user: bool) -> tuple[str, ...]:
    """Notes on further options for Claude Code."""
    if host != "claude-code" or user:
        return ()
    found = []
    if not _plan(call, host, False, False, allow=True).is_empty:
        found.append(
            f"{host} asks before each memkit command; memkit setup {host} --allow allows those that read"
        )
    if not _plan(call, host, False, True).is_empty:
        found.append(
            f"started in another folder it does not see these hooks; memkit setup {host} --user is for all"
        )
    return tuple(found)


def _root(call: Call, user: bool) -> str:
    if not user:
        return call.workspace.root
    from memkit.hosts.agents import user_root

    return user_root()


def _lines(call: Call, plan: Plan, user: bool) -> list[str]:
    return plan.lines(_root(call, user), "~/" if user else "")


def _plan(call: Call, host: str, remove: bool, user: bool, allow: bool = False) -> Plan:
    from importlib import import_module

    from memkit.hosts import HOSTS

    if user:
        from memkit.hosts import agents

        return agents.plan_user_removal(host) if remove else agents.plan_user_connection(host)
    path, _, name = HOSTS[host][0].partition(":")
    module = import_module(path)
    plan = module.plan_removal if remove else module.plan_connection
    more = {"allow": True} if allow and name and not remove else {}
    found: Plan = plan(call.workspace, name, **more) if name else plan(call.workspace)
    return found


def _answer(host: str, plan: Plan, text: str, code: int = 0, notes: tuple[str, ...] | None = None) -> Outcome:
    data: dict[str, object] = {
        "host": host,
        "files": [edit.path for edit in plan.edits],
        "settings": [item.section for item in plan.settings],
        "manual": [*plan.manual],
    }
    return Outcome(text, data=data, exit_code=code, notes=plan.manual if notes is None else notes)


def _list(call: Call, user: bool) -> Outcome:
    from memkit.errors import MemkitError, UsageError
    from memkit.hosts import HOSTS

    rows: list[dict[str, object]] = []
    for name, (_, line) in HOSTS.items():
        try:
            state = "connected" if _plan(call, name, False, user).is_empty else "not connected"
        except UsageError as error:
            if user:
                continue
            state = str(error)
        except MemkitError as error:
            state = str(error)
        rows.append({"host": name, "about": line, "state": state})
    text = "\n".join(f"{row['host']:12} {row['about']} · {row['state']}" for row in rows)
    return Outcome(text, data={"hosts": rows})


def run_doctor(call: Call) -> Outcome:
    """Checks everything around memkit; lists what is wrong, with its remedy."""
    from memkit.errors import MemkitError
    from memkit.hosts.health import Finding, environment_findings, workspace_findings

    found = [*environment_findings()]
    try:
        found += workspace_findings(call.workspace)
    except MemkitError as error:
        found.append(Finding("workspace", error.message, error.hint))
    lines: list[str] = []
    for finding in found:
        lines.append(f"{'ok  ' if finding.well else 'mend'}  {finding.what:<14}{finding.said}")
        if not finding.well:
            lines.append(f"      {'':<14}→ {finding.hint}")
    rows = [{"what": item.what, "well": item.well, "said": item.said, "hint": item.hint} for item in found]
    bad = sum(1 for item in found if not item.well)
    return Outcome("\n".join(lines), data={"findings": rows, "mend": bad}, exit_code=1 if bad else 0)


def run_mcp(call: Call) -> Outcome:
    """Serves until the client disconnects."""
    from memkit.errors import UsageError

    if (call.actor_flag or "").startswith("user:"):
        message = "an MCP client is an agent, so the actor must be one"
        raise UsageError(message, code="bad-actor", hint="memkit mcp --actor agent:codex")
    from memkit.hosts.mcp import serve

    serve(call, Verbs())
    return Outcome()


class Verbs:
    """The verbs of the command line for the server: the same functions, without parsing."""

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Outcome:
        """Runs the verb; raises every failure, a bug too, as a `MemkitError` without private data."""
        from memkit.cli import take_writing
        from memkit.cli.frame.failure import discreet
        from memkit.cli.verbs import answer, declared_verbs, load, verb_named
        from memkit.errors import MemkitError

        module = load(verb.split()[0])
        found = verb_named(verb, declared_verbs(module))
        assert found is not None
        kwargs = {**found.empty(), **given}
        take_writing(kwargs)
        try:
            return answer(found, module, call, kwargs)
        except MemkitError as error:
            raise discreet(error) from None
        except Exception as error:
            from memkit.cli.frame.failure import as_memkit_error

            raise as_memkit_error(error, ["-C", call.cwd, verb]) from None
