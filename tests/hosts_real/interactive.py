"""Claude Code at a terminal: the question before the end is asked once, answered, and not asked again."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import sys
import time
from pathlib import Path

from tests.hosts_real.__main__ import COMMAND, environment, installed, memkit, prepare
from tests.hosts_real.hosts import HOSTS
from tests.hosts_real.model import Model, Server, shell

ASKED = "Asked once, before this session ends"
LEARNED = "The gamma queue holds 80 entries."


def main() -> int:
    """Two prompts: the first one commits, the second one commits again; returns 0 if it was asked once."""
    scratch = Path(sys.argv[1] if len(sys.argv) > 1 else ".hosts").resolve()
    claude = HOSTS[0]
    program = installed(claude, scratch / "npm" / claude.name)
    if program is None:
        print("claude-code: not there (it could not be installed from the npm index)")
        return 0
    place = scratch / "runs" / "interactive" / str(os.getpid())
    home, repository = place / "home", place / "repository"
    home.mkdir(parents=True)
    repository.mkdir()
    prepare(repository, home, claude.name)
    commit = "git commit -q --no-verify --allow-empty -m more"
    model = Model([shell(commit), shell(f"echo '- {LEARNED}' | memkit propose -"), shell(commit)])
    with Server(model) as server:
        run = claude.run(server.address, repository)
        config = json.loads(run.home[".claude.json"]) | {"customApiKeyResponses": {"approved": ["scratch"]}}
        (home / ".claude.json").write_text(json.dumps(config))
        inside = environment(home, COMMAND) | run.environment | {"TERM": "xterm-256color"}
        screen = talk([str(program), "--allowedTools", "Bash"], repository, inside, model)
    last = max(
        (json.dumps(body["messages"]) for body in model.requests if "messages" in body), key=len, default=""
    )
    (place / "screen.txt").write_bytes(screen)
    queue = memkit(repository, home, "list", "queue") + memkit(repository, home, "list", "facts")
    print(f"requests {len(model.requests)}, {model.done}")
    print(f"asked {last.count(ASKED)} times; answered: {LEARNED in queue}")
    return 0 if last.count(ASKED) == 1 and LEARNED in queue else 1


def talk(words: list[str], where: Path, environment: dict[str, str], model: Model) -> bytes:
    """Types two prompts and leaves; returns what was on the screen."""
    child, handle = pty.fork()
    if child == 0:
        os.chdir(where)
        os.execvpe(words[0], words, environment)
    said = read_for(handle, 8)
    # the first prompt takes two steps: the commit, and the answer to the question
    for prompt, left in (("please commit", 1), ("once more", 0)):
        os.write(handle, prompt.encode())
        said += read_for(handle, 1)
        os.write(handle, b"\r")
        end = time.monotonic() + 60
        while len(model.plan) > left and time.monotonic() < end:
            said += read_for(handle, 1)
        said += read_for(handle, 8)
    os.write(handle, b"/exit\r")
    said += read_for(handle, 6)
    os.kill(child, signal.SIGTERM)
    os.waitpid(child, 0)
    os.close(handle)
    return said


def read_for(handle: int, seconds: float) -> bytes:
    """What comes within so many seconds."""
    end, said = time.monotonic() + seconds, b""
    while (left := end - time.monotonic()) > 0:
        if not select.select([handle], [], [], left)[0]:
            break
        try:
            said += os.read(handle, 65536)
        except OSError:
            break
    return said


if __name__ == "__main__":
    raise SystemExit(main())
