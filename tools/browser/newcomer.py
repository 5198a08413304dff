"""Somebody at the page who counts what it takes."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from tools.browser.table import Wrong

WAIT = 120_000  # milliseconds
WIDE, NARROW = (1280, 1100), (400, 860)
NOT_TAKEN = "Action was not completed"
RECORDED, ANYWAY = "✅", "Submit anyway"


class Newcomer:
    """Presses, writes, reads; keeps pictures as wide as a desk and as narrow as a telephone."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self.presses = 0
        self._pictures = pictures

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

    def count(self, text: str) -> int:
        """How often a text can be read."""
        return int(self.page.get_by_text(text).count())

    def until(self, text: str, before: int = 0) -> None:
        """Wait until a text can be read more often than before."""
        begun = time.monotonic()
        while self.count(text) <= before:
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong(f"“{text}” was not said")
            self.page.wait_for_timeout(300)

    def maps(self) -> int:
        """How many maps the page shows."""
        return int(self.page.locator("img[alt^='Map of']").count())

    def picture(self, name: str) -> None:
        """Keep what is seen, in both widths."""
        for width, height in (NARROW, WIDE):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(500)
            self.page.screenshot(path=self._pictures / f"{name}-{width}.png")

    def window(self, button: str = "My orders") -> Locator:
        """Open the window of what is asked; again where the post was not the newest any more."""
        window = self.page.get_by_role("dialog").last
        for _ in range(3):
            self.press(button)
            try:
                window.wait_for(timeout=WAIT / 4)
            except TookTooLong:
                continue
            return window
        raise Wrong(f"“{button}” opens no window")

    def submit(self, window: Locator) -> None:
        """Submit a window; of a choice that must be made, the first one is taken."""
        radios = window.get_by_role("radio")
        if radios.count() and not any(radio.is_checked() for radio in radios.all()):
            radios.first.check()
            self.presses += 1
        window.get_by_role("button", name="Submit", exact=True).click()
        self.presses += 1

    def order(self, text: str = "") -> str:
        """Answer what is asked in its window, in words or as it stands; what the window said."""
        told, window = self.count(RECORDED), self.window()
        said = str(window.inner_text())
        if text:
            window.locator("textarea").last.fill(text)
        self.submit(window)
        self.recorded(told)
        return said

    def recorded(self, told: int) -> None:
        """Wait until one more answer is recorded; where it is warned of, it is submitted all the same."""
        begun = time.monotonic()
        while self.count(RECORDED) <= told:
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong("the answer was not recorded")
            self.page.wait_for_timeout(500)
            if self.named(ANYWAY).count() and self.named(ANYWAY).last.is_visible():
                self.press(ANYWAY)
                self.page.wait_for_timeout(1500)

    def command(self, name: str, **options: str) -> None:
        """Give a slash command with these options."""
        box = self.page.get_by_placeholder(re.compile("^Message")).last
        box.press_sequentially(f"/{name}")
        self.page.wait_for_timeout(800)
        self.page.keyboard.press("Enter")
        for option, value in options.items():
            self._option(option).press_sequentially(value)
            self.page.wait_for_timeout(1500)
            offered = self.page.locator("#command-suggestion-listbox [role=option]")
            if offered.count():
                offered.first.click()
        self.page.wait_for_timeout(300)
        for unused in self.page.locator("[aria-label^='Remove '][aria-label$=' option']").all():
            if str(unused.get_attribute("aria-label")).split()[1] not in options:
                unused.click()
        self.page.locator("#send-message").click()

    def _option(self, name: str) -> Locator:
        field = self.page.locator(f"input[data-option='{name}']")
        if not field.count():
            self.page.locator(".command-ghost").click()
            self.page.get_by_role("option", name=re.compile(rf"^{name}\b")).first.click()
            field.wait_for(timeout=WAIT)
        return field
