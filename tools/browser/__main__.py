"""Plays at the practice table in Chromium: `python -m tools.browser [--pictures FOLDER]`.

Opens the page as a newcomer does and does all that `stories` tells, ends the table with Ctrl-C, opens it
again and goes on. It says what the first order took, and keeps pictures of what was seen.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from rules.games import GAMES
from tools.browser.newcomer import WIDE, Newcomer
from tools.browser.stories import FIRST_VISIT, SECOND_VISIT, guided
from tools.browser.table import Table, Wrong, refused

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def play(browser: Any, folder: str, pictures: Path) -> None:
    """A first visit, with doors that do not open tried meanwhile; then a second one."""
    begun = time.monotonic()
    with Table(folder) as table:
        print(f"the table is open after {time.monotonic() - begun:.1f} seconds")
        visit(browser, table.address, pictures, FIRST_VISIT)
        print(refused(folder, "--port", table.port))
        with tempfile.TemporaryDirectory(prefix="amphora-") as another:
            print(refused(another, "--port", table.port))
            print(refused(another, "--port", "99999"))
    with Table(folder) as table:
        visit(browser, table.address, pictures, SECOND_VISIT)
    for game in GAMES.values():  # each at a table of its own: a page forgets its oldest messages
        with tempfile.TemporaryDirectory(prefix="amphora-") as own, Table(own) as table:
            visit(browser, table.address, pictures, (partial(guided, game=game.name),))


def visit(browser: Any, address: str, pictures: Path, stories: Any) -> None:
    """Somebody opens the page, and does this."""
    width, height = WIDE
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(address)
    somebody = Newcomer(page, pictures)
    for story in stories:
        try:
            story(somebody)
        except (Wrong, Error) as problem:
            somebody.picture("wrong")
            raise Wrong(f"{_named(story)}: {problem}") from None
        print(f"done: {_named(story)}")
    page.close()


def _named(story: Any) -> str:
    told, about = (story.func, story.keywords) if isinstance(story, partial) else (story, {})
    return " ".join([told.__name__.replace("_", " "), *about.values()])


def main() -> int:
    """Play, and keep pictures of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, default=Path("browser-pictures"))
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("Chromium is not on this machine.", file=sys.stderr)
        return 2
    options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="amphora-") as folder, sync_playwright() as driver:
        browser: Any = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            play(browser, folder, options.pictures)
        except Wrong as problem:
            print(f"not played: {problem}", file=sys.stderr)
            return 1
        finally:
            browser.close()
    print(f"played at the practice table; see {options.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
