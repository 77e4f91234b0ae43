"""A browser to look at the report with: Chromium through its driver, over the loopback, in plain WebDriver.

Nothing beyond the standard library: a handful of calls is all the tests need. Where Chromium or its driver is missing,
`missing()` says so and the tests are skipped.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
DRIVER = shutil.which("chromedriver") or ""
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
)


def missing() -> str:
    """Why there is no browser here, or nothing."""
    lacking = [name for name, path in (("chromium", CHROMIUM), ("chromedriver", DRIVER)) if not path]
    return (
        f"no {' and no '.join(lacking)} on this machine: apt-get install chromium chromium-driver"
        if lacking
        else ""
    )


class Browser:
    """One window of a headless Chromium."""

    def __init__(self, address: str, session: str) -> None:
        self._base = f"{address}/session/{session}"

    def open(self, page: Path, fragment: str = "") -> None:
        """Loads a page anew and waits until its script says it is ready."""
        self._ask("POST", "/url", {"url": "about:blank"})
        self._ask("POST", "/url", {"url": page.as_uri() + fragment})
        deadline = time.monotonic() + 30
        while self.run("return document.documentElement.dataset.ready || ''") != "yes":
            assert time.monotonic() < deadline, f"the page never became ready: {self.console()}"
            time.sleep(0.02)

    def run(self, script: str, *given: object) -> Any:
        """What a script returns."""
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(given)})

    def type(self, css: str, text: str) -> None:
        """Types into the field that a selector names."""
        found = self._ask("POST", "/element", {"using": "css selector", "value": css})
        (name,) = found.values()
        self._ask("POST", f"/element/{name}/value", {"text": text})

    def press(self, key: str) -> None:
        """One key, wherever the focus is."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._ask("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def texts(self, css: str) -> list[str]:
        """The visible text of everything a selector names."""
        return list(
            self.run("return [...document.querySelectorAll(arguments[0])].map(n => n.innerText)", css)
        )

    def console(self) -> list[str]:
        """What the page complained about since it was asked last."""
        said = self._ask("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in said if entry["level"] in ("SEVERE", "WARNING")]

    def look(self, width: int, height: int, *, dark: bool = False, full: bool = False) -> bytes:
        """A picture of the page at a size, as PNG."""
        self.emulate(width, height, dark=dark)
        if full:
            height = int(self.run("return document.documentElement.scrollHeight"))
            self.emulate(width, min(height, 16000), dark=dark)
        time.sleep(0.2)
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def emulate(self, width: int, height: int, *, dark: bool = False, media: str = "") -> None:
        """The window's size, and what the reader prefers."""
        size: dict[str, object] = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._devtools("Emulation.setDeviceMetricsOverride", size)
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self._devtools("Emulation.setEmulatedMedia", {"media": media, "features": scheme})

    def _devtools(self, command: str, given: dict[str, object]) -> Any:
        return self._ask("POST", "/goog/cdp/execute", {"cmd": command, "params": given})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        return ask(method, self._base + path, body)


def ask(method: str, url: str, body: object = None) -> Any:
    """One call of the WebDriver protocol."""
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    # never through a proxy: the driver listens on the loopback
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=60) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        raise AssertionError(json.load(error)["value"]["message"]) from None


@contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """A fresh Chromium, gone when the block ends."""
    driver = subprocess.Popen(
        [DRIVER, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert driver.stdout is not None
    try:
        address = ""
        for line in driver.stdout:
            if "on port " in line and "started successfully" in line:
                address = "http://127.0.0.1:" + line.rsplit("port ", 1)[1].strip(" .\n")
                break
        options = {"binary": CHROMIUM, "args": [*FLAGS, f"--user-data-dir={profile}"]}
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        made = ask("POST", f"{address}/session", {"capabilities": {"alwaysMatch": wanted}})
        try:
            yield Browser(address, made["sessionId"])
        finally:
            ask("DELETE", f"{address}/session/{made['sessionId']}")
    finally:
        driver.terminate()
        driver.wait(10)
        driver.stdout.close()
