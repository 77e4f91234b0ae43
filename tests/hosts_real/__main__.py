"""`make hosts`: the real hosts, installed into a scratch folder and run headless against a stand-in for the model.

Each host runs in four repositories: with memkit; connected, but memkit is not on PATH; with a memkit that breaks; with
one that hangs. What reached the model is compared, and a table is printed. A host that cannot be installed is named,
not failed. The exit code is 1 if a promise was broken.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.hosts_real.hosts import HOSTS, Host
from tests.hosts_real.model import Model, Server, Step, shell

COMMAND = Path(sys.executable).parent
TOLD_AT_START = "Errors leave the API as problem details."
RECALLED = "Larger uploads have a limit of 25 MB."
OVER_MCP, IN_SHELL = "The alpha queue holds 40 entries.", "The beta queue holds 60 entries."
MARKS = (
    "CLAUDE",
    "CODEX",
    "GEMINI",
    "CURSOR",
    "COPILOT",
    "OPENCODE",
    "MEMKIT",
    "ANTHROPIC",
    "OPENAI",
    "GOOGLE",
)
KINDS = ("with memkit", "without", "broken", "hanging")
BROKEN = "#!/bin/sh\necho 'Traceback (most recent call last)' >&2\nexit 1\n"
HANGING = "#!/bin/sh\nexec sleep 600\n"
SECONDS = 420
# seconds that a hanging memkit may keep a prompt from the model, above what the host needs without memkit: fifteen for the
# hooks, and a minute in which Copilot waits for the server
PATIENCE = 90
# a hook, or the program that it runs, named beside a failure
_TROUBLE = re.compile(
    r"(hook|memkit)\b.*\b(errors?|fail(ed|ure)?|blocked|not found|timed out|denied|exited with)\b"
    r"|\b(error|failed|blocked)\b.*\b(hook|memkit)\b|traceback|mcp issues|server unavailable|mcp.*(error|failed)"
)
# what hosts say of other hooks and folders or to those who look for faults in them, and what the shell call itself prints
_ASIDE = re.compile(
    r"\[debug\]|managed hooks|stat directory|rg error|additionalcontext|line 1: memkit: command not found"
)


@dataclass
class Seen:
    """What one run showed."""

    code: int
    seconds: float
    waited: float
    requests: list[str]
    done: list[str]
    troubles: list[str]
    queue: str = ""
    opened: str = ""
    reached: dict[str, int] = field(default_factory=dict)


def main() -> int:
    """Installs, runs and compares; prints the table."""
    scratch = Path(sys.argv[1] if len(sys.argv) > 1 else ".hosts").resolve()
    named = sys.argv[2:]
    rows: list[tuple[str, dict[str, Seen]]] = []
    absent: list[str] = []
    for host in HOSTS:
        if named and host.name not in named:
            continue
        program = installed(host, scratch / "npm" / host.name)
        if program is None:
            absent.append(host.name)
            continue
        print(f"{host.name} {version(program)}", flush=True)
        rows.append((host.name, {kind: one_run(host, program, kind, scratch / "runs") for kind in KINDS}))
        report(*rows[-1])
    print("\n" + table(rows))
    for name in absent:
        print(f"{name}: not there (it could not be installed from the npm index)")
    broken = [f"{name}: {what}" for name, runs in rows for what in complaints(runs)]
    print("\n".join(broken) if broken else "every promise held")
    return 1 if broken else 0


def installed(host: Host, prefix: Path) -> Path | None:
    """The host's program, installed below a folder; None if it cannot be."""
    program = prefix / "node_modules" / ".bin" / host.program
    if not program.exists() and shutil.which("npm"):
        prefix.mkdir(parents=True, exist_ok=True)
        (prefix / "package.json").write_text("{}")
        words = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", host.package]
        try:
            subprocess.run(words, cwd=prefix, check=False, timeout=600, stdout=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return None
    return program if program.exists() else None


def version(program: Path) -> str:
    """The version of an installed program, as its package says."""
    for folder in program.resolve().parents:
        if (folder / "package.json").exists():
            return str(json.loads((folder / "package.json").read_text()).get("version", ""))
    return ""


def one_run(host: Host, program: Path, kind: str, runs: Path) -> Seen:
    """One prompt in a fresh repository and HOME."""
    place = runs / host.name / kind.split()[0]
    shutil.rmtree(place, ignore_errors=True)
    home, repository, path = place / "home", place / "repository", place / "bin"
    for folder in (home, repository, path):
        folder.mkdir(parents=True)
    prepare(repository, home, host.name)
    # a login shell, which some hosts use, begins with a PATH of its own
    first = COMMAND if kind == KINDS[0] else path
    (home / ".profile").write_text(f'export PATH="{first}:$PATH"\n')
    if kind in ("broken", "hanging"):
        (path / "memkit").write_text(BROKEN if kind == "broken" else HANGING)
        (path / "memkit").chmod(0o755)
    # the shell first, and slowly: some hosts send their first request before the servers are ready
    # a memkit that hangs would hang the shell call too, until the host ends it
    said = "sleep 1" if kind == "hanging" else f'memkit propose "{IN_SHELL}" 2>/dev/null; sleep 4'
    model = Model([shell(said), Step("propose", {"text": OVER_MCP})])
    with Server(model) as server:
        run = host.run(server.address, repository)
        for name, text in run.home.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(text)
        inside = environment(home, first) | run.environment
        if kind == KINDS[0]:
            # Claude Code sends its first request without waiting for servers otherwise
            inside["MCP_CONNECTION_NONBLOCKING"] = "false"
        begun = model.begun = time.monotonic()
        code, said = call([str(program), *run.words], repository, inside)
    asked = [json.dumps(body) for body in model.requests]
    seen = Seen(code, time.monotonic() - begun, model.waited, asked, model.done, [])
    text = said + logged(repository, host.log)
    (place / "said.txt").write_text(text)
    (place / "requests.jsonl").write_text("\n".join(seen.requests))
    seen.troubles = [line.strip() for line in text.splitlines() if is_trouble(line)]
    seen.queue = memkit(repository, home, "list", "queue") + memkit(repository, home, "list", "facts")
    seen.opened = memkit(repository, home, "session", "show")
    seen.reached = reached(seen.requests)
    return seen


def is_trouble(line: str) -> bool:
    """Whether a line of what the host prints or logs says that a hook failed or a prompt was refused."""
    plain = line.replace("ErrorActionPreference", "").lower()
    return bool(_TROUBLE.search(plain)) and not _ASIDE.search(plain)


def prepare(repository: Path, home: Path, host: str) -> None:
    """A repository with two facts, connected to the host and committed."""
    git(repository, "init", "-q", ".")
    for key, value in (("user.name", "Dev"), ("user.email", "dev@example.org")):
        git(repository, "config", key, value)
    memkit(repository, home, "init", "--preset", "solo")
    # so small a pack that the second fact is told when a prompt asks for it, and not at the start
    policy = repository / "memkit.toml"
    policy.write_text(policy.read_text().replace("tokens = 1500", "tokens = 88"))
    for claim, kind in ((TOLD_AT_START, "convention"), (RECALLED, "fact")):
        memkit(repository, home, "remember", claim, "--kind", kind, "--actor", "user:dev")
    said = memkit(repository, home, "setup", host)
    if "not fully" in said:
        print(f"{host}: {said}")
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "--no-verify", "-m", "begin")


def environment(home: Path, first: Path) -> dict[str, str]:
    """The environment of a person who has just this on PATH, and no mark of any host."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(MARKS) and name != "CI"}
    others = [
        folder
        for folder in os.environ["PATH"].split(os.pathsep)
        if not os.path.exists(os.path.join(folder, "memkit"))
    ]
    # a host that installs packages of its own at its first start does so once for all runs
    cache = home.parents[3] / "npm-cache"
    return kept | {"HOME": str(home), "PATH": os.pathsep.join([str(first), *others]), "XDG_CONFIG_HOME": str(home / ".config"), "npm_config_cache": str(cache)}  # fmt: skip


def call(words: list[str], where: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Runs a program to its end, and no longer than it may take."""
    try:
        done = subprocess.run(
            words, cwd=where, env=environment | {"PWD": str(where)}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", timeout=SECONDS, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        return 124, str(error.output or "")
    return done.returncode, done.stdout


def git(where: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=where, check=True, capture_output=True)


def memkit(where: Path, home: Path, *words: str) -> str:
    return call([str(COMMAND / "memkit"), *words], where, environment(home, COMMAND))[1]


def logged(repository: Path, log: str) -> str:
    """What the host wrote to its log, if it was told to write one."""
    place = repository / log
    if not log or not place.exists():
        return ""
    files = [place] if place.is_file() else sorted(place.iterdir())
    return "\n".join(file.read_text(errors="replace") for file in files)


def reached(requests: list[str]) -> dict[str, int]:
    """How often each thing stands in the last request, which holds the whole conversation."""
    last = max(requests, key=len) if requests else ""
    plain = last.replace("\\\\", "\\")
    return {
        "start pack": plain.count(TOLD_AT_START),
        "recalled": plain.count("Recalled for this prompt"),
        "title": sum(TOLD_AT_START in text and '"tools"' not in text for text in requests),
    }


def complaints(runs: dict[str, Seen]) -> list[str]:
    """The promises that a host's runs broke."""
    found = []
    whole = runs["with memkit"]
    if whole.reached["start pack"] != 1:
        found.append(f"the start pack reached the model {whole.reached['start pack']} times")
    if whole.reached["title"]:
        found.append("a request without tools holds the pack")
    if whole.reached["recalled"] != 1:
        found.append(f"{whole.reached['recalled']} answers to the prompt reached the model")
    found += [
        f'after the end nobody finds "{claim}"' for claim in (OVER_MCP, IN_SHELL) if claim not in whole.queue
    ]
    for kind in KINDS:
        if not runs[kind].requests:
            found.append(f"{kind}: the prompt did not reach the model")
        if kind != "hanging":
            found += [f"{kind}: {line[:200]}" for line in runs[kind].troubles[:3]]
    if runs["hanging"].waited > runs["without"].waited + PATIENCE:
        found.append(f"hanging: the prompt waited {runs['hanging'].waited:.0f} s")
    return found


def report(name: str, runs: dict[str, Seen]) -> None:
    for kind, seen in runs.items():
        print(
            f"{name} {kind}: exit {seen.code}, {seen.seconds:.1f} s, the model asked after {seen.waited:.1f} s,"
            f" {len(seen.requests)} requests, {seen.done}",
            flush=True,
        )
        for line in seen.troubles[:4]:
            print(f"    {line[:200]}")


def table(rows: list[tuple[str, dict[str, Seen]]]) -> str:
    """The table of what was seen, a host a line."""
    lines = [
        "| host | start pack | prompt recall | MCP call | shell call | after the end | without memkit | broken | hanging |"
    ]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for name, runs in rows:
        whole = runs["with memkit"]
        done = {what.partition(": ")[0]: what.partition(": ")[2] for what in whole.done}
        cells = [name, f"{whole.reached['start pack']}×", f"{whole.reached['recalled']}×"]
        cells += [done.get("propose", "–"), done.get("shell", "–"), _after(whole)]
        cells += [_quiet(runs[kind]) for kind in KINDS[1:]]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _after(seen: Seen) -> str:
    said = [name for name, claim in (("MCP", OVER_MCP), ("shell", IN_SHELL)) if claim in seen.queue]
    return f"{' and '.join(said) or 'nothing'} kept" + (", 0 open" if "no open" in seen.opened else ", open")


def _quiet(seen: Seen) -> str:
    state = "reached" if seen.requests else "BLOCKED"
    return f"{state} after {seen.waited:.0f} s, {len(seen.troubles)} error lines"


if __name__ == "__main__":
    raise SystemExit(main())
