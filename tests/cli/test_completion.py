from __future__ import annotations

import shutil
import subprocess

import pytest

from memkit.cli.frame.declare import Opt, Verb
from memkit.cli.help import completion

VERBS = [
    completion.VERB,
    Verb("session start", "s"),
    Verb("session end", "e"),
    Verb("list", "l", opts=(Opt("--kind", "k", short="-k", choices=("bug", "fact")),)),
]


def completed(*words: str) -> list[str]:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    typed = " ".join(f"'{word}'" for word in ("memkit", *words))
    ask = f'COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _memkit; printf "%s\\n" "${{COMPREPLY[@]}}"'
    script = completion.bash(VERBS) + ask
    found = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True)
    assert found.stderr == ""
    return found.stdout.split()


def test_bash_completes_verbs_sub_verbs_choices_and_options() -> None:
    assert completed("com") == ["completion"]
    assert completed("se") == ["session"]
    assert completed("session", "")[:2] == ["end", "start"]
    assert completed("-q", "completion", "z") == ["zsh"]
    assert completed("completion", "zsh", "--js") == ["--json"]
    assert completed("session", "end", "--dry") == ["--dry-run"]
    assert completed("-C", "some/where", "session", "e") == ["end"]
    assert completed("completion", "bash", "")[:1] == ["bash"]
    assert completed("unheard", "of", "com") == []
    assert completed("list", "--kind", "") == ["bug", "fact"]
    assert completed("-q", "list", "-k", "f") == ["fact"]
    assert completed("list", "--kind", "bug", "--k") == ["--kind"]


def test_zsh_borrows_the_function_of_bash() -> None:
    assert completion.zsh(VERBS).startswith("#compdef memkit\n")
    assert completion.zsh(VERBS).endswith(completion.bash(VERBS))


def test_fish_has_a_line_for_each_verb_and_option() -> None:
    lines = completion.fish(VERBS).splitlines()
    assert "complete -c memkit -l quiet -s q -d 'print bare ids, or nothing'" in lines
    assert "complete -c memkit -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'" in lines
    assert "complete -c memkit -n '__fish_seen_subcommand_from session' -a end" in lines


def test_the_script_is_printed() -> None:
    outcome = completion.run(None, "bash")  # type: ignore[arg-type]
    assert outcome.text.startswith("# memkit completion for bash\n") and " completion " in outcome.text
