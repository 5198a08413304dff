"""Plays at the practice table in Chromium: `python -m tools.browser [--screenshot FILE]`.

Opens the page as a newcomer does, learns a game up to the first order, presses quickly, answers with the form
until the map has changed, and looks at what is shown. It says what the first order took.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
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
LONGEST = 240  # seconds until the map must have changed
MOST = 8  # presses to the first order
NOT_TAKEN = "Action was not completed"
RECORDED = "✅"


class Wrong(Exception):
    """The page does not show what it should."""


def table(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A practice table of its own, and its address."""
    own = {"AMPHORA_PRACTICE": f"{folder}/practice.db", "AMPHORA_PRACTICE_BROWSER": "false"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.cli", "run"], stdout=subprocess.PIPE, text=True, env={**os.environ, **own}
    )
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return process, found[0]
    raise Wrong("the practice table did not start")


class Newcomer:
    """Somebody at the page who counts what it takes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def named(self, name: str) -> Locator:
        """The buttons of a name, whatever sign stands before it."""
        return self.page.get_by_role("button", name=re.compile(rf"^\W*{re.escape(name)}$"))

    def press(self, name: str) -> None:
        """Press the newest button of a name, once."""
        button = self.named(name).last
        button.wait_for(timeout=WAIT)
        button.click()
        self.presses += 1
        if self.page.get_by_text(NOT_TAKEN).first.is_visible():
            raise Wrong(f"“{name}” was not taken")

    def until(self, text: str) -> None:
        """Wait until a text can be read."""
        self.page.get_by_text(text).last.wait_for(timeout=WAIT)

    def maps(self) -> int:
        """How many maps the page shows."""
        return int(self.page.locator("img[alt^='Map of']").count())

    def order(self) -> None:
        """Open the window of what is asked and submit it; a choice that must be made is the first one."""
        told = self.page.get_by_text(RECORDED).count()
        self.press("My orders")
        window = self.page.get_by_role("dialog").last
        window.wait_for(timeout=WAIT)
        radios = window.get_by_role("radio")
        if radios.count() and not any(radio.is_checked() for radio in radios.all()):
            radios.first.check()
            self.presses += 1
        window.get_by_role("button", name="Submit", exact=True).click()
        self.presses += 1
        begun, anyway = time.monotonic(), self.named("Submit anyway")
        while self.page.get_by_text(RECORDED).count() <= told:
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong("the order was not recorded")
            self.page.wait_for_timeout(500)
            if anyway.count() and anyway.last.is_visible():
                self.press("Submit anyway")
                self.page.wait_for_timeout(1500)


def play(somebody: Newcomer) -> None:
    """From the first look to the first order; then quick presses; then on until a second map is there."""
    begun = time.monotonic()
    somebody.press("Learn to play")
    somebody.until("Which game do you want to learn?")
    somebody.press(GAME)
    somebody.until("Who plays what")
    somebody.order()
    seconds = time.monotonic() - begun
    print(f"first order after {somebody.presses} presses and {seconds:.1f} seconds at the page")
    if somebody.presses > MOST:
        raise Wrong(f"the first order took {somebody.presses} presses")
    before = somebody.page.get_by_text("Only you can see this").count()
    for _ in range(3):
        somebody.press("Standings")
    while somebody.page.get_by_text("Only you can see this").count() < before + 3:
        if time.monotonic() - begun > LONGEST:
            raise Wrong("of three quick presses not all were taken")
        somebody.page.wait_for_timeout(200)
    while somebody.maps() < 2:
        if time.monotonic() - begun > LONGEST:
            raise Wrong(f"only {somebody.maps()} maps after four minutes")
        somebody.order()
    somebody.page.locator("img[alt^='Map of']").last.scroll_into_view_if_needed()
    somebody.page.wait_for_timeout(3000)


def main() -> int:
    """Play, and keep a picture of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screenshot", type=Path, default=Path("practice.png"))
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("Chromium is not on this machine.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="amphora-") as folder:
        begun = time.monotonic()
        process, address = table(folder)
        print(f"the table is open after {time.monotonic() - begun:.1f} seconds")
        try:
            with sync_playwright() as driver:
                browser: Any = driver.chromium.launch(executable_path=chromium, args=FLAGS)
                page = browser.new_page(viewport={"width": 1280, "height": 1100})
                page.goto(address)
                try:
                    play(Newcomer(page))
                except (Wrong, Error) as problem:
                    print(f"not played: {problem}", file=sys.stderr)
                    page.screenshot(path=options.screenshot)
                    return 1
                page.screenshot(path=options.screenshot)
                browser.close()
        finally:
            process.terminate()
            process.wait()
    print(f"played at the practice table; see {options.screenshot}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
