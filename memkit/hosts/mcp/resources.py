"""The resources a client may read without a tool, and the prompts it may offer."""

from __future__ import annotations

import json
from urllib.parse import unquote

from memkit.errors import MemkitError
from memkit.hosts.mcp.protocol import BAD_PARAMS, Refusal
from memkit.hosts.mcp.reply import cut_text, failure, fit_data
from memkit.privacy.characters import shown
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.hosts.mcp.toolbox import Toolbox

_SCHEME = "memkit://"
_FACT = "facts/"
_MARKDOWN, _JSON = "text/markdown", "application/json"
# largest resource, in UTF-8 bytes
PAGE_MOST = 200_000
NO_RESOURCE = -32002
_PAGES = {
    "continuity": ("What holds now: continuity.md.", _MARKDOWN),
    "index": ("The map of records.", _MARKDOWN),
    "glossary": ("Words and their one meaning.", _MARKDOWN),
    "facts": ("All live facts.", _JSON),
}
_PROMPTS = {
    "review": (
        "Walk a person through what waits for an answer.",
        "Call list_review. Show me each item with its evidence and what speaks for and against it, one at a time."
        " Do not answer for me: give me the command, memkit promote ID, memkit reject ID --why, or memkit resolve.",
    ),
    "session_close": (
        "Leave the session so that the next one can go on.",
        "Before you stop: reference_fact for every fact you relied on; propose what you learned that holds beyond today,"
        " one sentence each with evidence; then session_end with one line: what was done, what is next.",
    ),
}


class Resources:
    """The resources and prompts of one server."""

    def __init__(self, toolbox: Toolbox) -> None:
        self._toolbox = toolbox

    def list_resources(self) -> list[dict[str, Any]]:
        """The resources with a fixed URI."""
        return [
            {"uri": _SCHEME + name, "name": name, "description": about, "mimeType": form}
            for name, (about, form) in _PAGES.items()
        ]

    def list_templates(self) -> list[dict[str, Any]]:
        """The resources with an id in their URI."""
        about = "One fact by its id."
        uri = f"{_SCHEME}{_FACT}{{id}}"
        return [{"uriTemplate": uri, "name": "fact", "description": about, "mimeType": _JSON}]

    def read(self, uri: str) -> dict[str, Any]:
        """One resource; raises for an unknown URI."""
        name = uri.removeprefix(_SCHEME) if uri.startswith(_SCHEME) else ""
        try:
            if name in _PAGES:
                form = _PAGES[name][1]
                text = self._facts() if form == _JSON else self._page(name)
            elif name.startswith(_FACT):
                form, text = _JSON, self._json("show", what=unquote(name.removeprefix(_FACT)))
            else:
                raise Refusal(NO_RESOURCE, f'no resource "{uri[:200]}"')
        except MemkitError as error:
            raise Refusal(NO_RESOURCE, str(failure(error)["content"][0]["text"])) from None
        return {"uri": uri, "mimeType": form, "text": text}

    def list_prompts(self) -> list[dict[str, Any]]:
        """The prompts."""
        return [{"name": name, "description": about} for name, (about, _) in _PROMPTS.items()]

    def prompt(self, name: str) -> dict[str, Any]:
        """One prompt."""
        if name not in _PROMPTS:
            raise Refusal(BAD_PARAMS, f'no prompt "{name[:60]}"; there are {" and ".join(_PROMPTS)}')
        about, text = _PROMPTS[name]
        message = {"role": "user", "content": {"type": "text", "text": text}}
        return {"description": about, "messages": [message]}

    def _page(self, name: str) -> str:
        workspace = self._toolbox.call_of().workspace
        layout = workspace.policy.layout
        paths = {"continuity": layout.continuity, "index": f"{layout.memory}/INDEX.md"}
        path = paths.get(name, f"{layout.memory}/{name}.md")
        data = files.read_if_there(workspace.path(path))
        if data is None:
            raise Refusal(NO_RESOURCE, f"{path} is not rendered; ask the user to run memkit replay")
        return cut_text(shown(data.decode("utf-8", "replace")), PAGE_MOST, "ask with recall or context_pack")

    def _facts(self) -> str:
        return self._json("list")

    def _json(self, verb: str, **given: object) -> str:
        """The data of a verb, with any damage."""
        answer = self._toolbox.ask_verb(verb, **given)
        problems = [
            {"code": item.code, "file": item.file, "message": item.message} for item in answer.problems
        ]
        more = {"problems": problems, "notes": list(answer.notes)} if problems else {}
        found = fit_data({**(answer.data or {}), **more}, PAGE_MOST)
        return json.dumps(found or {"left_out": "too large; ask with recall"}, ensure_ascii=False)
