"""Plays at the practice table in Chromium: `python -m tools.browser [--screenshot FILE]`.

Opens the page, starts a game, answers by windows until the map has changed, and looks at what is shown.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, sync_playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
WAIT = 120_000
GAME = "Western Empires"
PRESSES = 3
NOT_TAKEN = "Action was not completed"


class Wrong(Exception):
    """The page does not show what it should."""


def table() -> tuple[subprocess.Popen[str], str]:
    """A practice table of its own, and its address."""
    process = subprocess.Popen([sys.executable, "-m", "bot.cli", "run"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return process, found[0]
    raise Wrong("the practice table did not start")


def named(page: Page, name: str) -> Locator:
    """The buttons of a name, whatever sign stands before it."""
    return page.get_by_role("button", name=re.compile(rf"^\W*{re.escape(name)}$"))


def press(page: Page, name: str, last: bool = True) -> None:
    """Press the newest button of a name; again where the page had just changed and did not take it."""
    button = named(page, name)
    chosen = button.last if last else button.first
    chosen.wait_for(timeout=WAIT)
    for _ in range(PRESSES):
        chosen.click()
        page.wait_for_timeout(1500)
        if not page.get_by_text(NOT_TAKEN).first.is_visible():
            return
    raise Wrong(f"“{name}” cannot be pressed")


def maps(page: Page) -> int:
    """How many maps the page shows."""
    return int(page.locator("img[alt^='Map of']").count())


def answer(page: Page) -> None:
    """Open the window of what is asked and submit it; a choice that must be made is the first one."""
    press(page, "My orders")
    window = page.get_by_role("dialog").last
    window.wait_for(timeout=WAIT)
    radios = window.get_by_role("radio")
    if radios.count() and not any(radio.is_checked() for radio in radios.all()):
        radios.first.check()
    window.get_by_role("button", name="Submit", exact=True).click()
    page.wait_for_timeout(4000)
    anyway = named(page, "Submit anyway")
    if anyway.count() and anyway.last.is_visible():
        anyway.last.click()
        page.wait_for_timeout(4000)


def play(page: Page) -> None:
    """Start a game and answer until a second map is there."""
    press(page, GAME, last=False)
    named(page, "My orders").first.wait_for(timeout=WAIT)
    begun = time.monotonic()
    while maps(page) < 2:
        if time.monotonic() - begun > 240:
            raise Wrong(f"only {maps(page)} maps after four minutes")
        answer(page)
    press(page, "My orders")
    page.wait_for_timeout(3000)
    page.locator("img[alt^='Map of']").last.scroll_into_view_if_needed()
    page.wait_for_timeout(6000)


def main() -> int:
    """Play, and keep a picture of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screenshot", type=Path, default=Path("practice.png"))
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("Chromium is not on this machine.", file=sys.stderr)
        return 2
    process, address = table()
    try:
        with sync_playwright() as driver:
            browser: Any = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 1100})
            page.goto(address)
            try:
                play(page)
            except (Wrong, Error) as problem:
                print(f"not played: {problem}", file=sys.stderr)
                page.screenshot(path=options.screenshot)
                return 1
            page.screenshot(path=options.screenshot)
            browser.close()
    finally:
        process.terminate()
    print(f"played at the practice table; see {options.screenshot}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
