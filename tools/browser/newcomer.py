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
BUSY = "One moment"
NOT_TAKEN = "Action was not completed"
OFFERED = "#command-suggestion-listbox [role=option]"
UNANSWERED = ".preview-select:not([data-minimum='0'])"
RECORDED, ANYWAY, ADVISED = "✅", "Submit anyway", "💡 Suggested"


class Newcomer:
    """Presses, writes, reads; keeps pictures as wide as a desk and as narrow as a telephone."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self.presses = 0
        self._pictures = pictures

    def named(self, name: str) -> Locator:
        """The buttons of a name, whatever sign stands before it."""
        return self.page.get_by_role("button", name=re.compile(rf"^\W*{re.escape(name)}$"))

    def press(self, name: str, *, at_once: bool = False) -> None:
        """Press the newest button of a name, once; at once: while the page is still busy."""
        button = self.named(name).last
        button.wait_for(timeout=WAIT)
        button.click(timeout=WAIT, force=at_once)
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

    def posted(self) -> int:
        """How many posted pictures can be seen."""
        return int(self.page.locator("img[alt*=', turn ']").count())

    def at_rest(self) -> None:
        """Wait until the page has done what it was told."""
        begun = time.monotonic()
        while BUSY in self.page.locator("#action-status").inner_text():
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong("the page is busy for ever")
            self.page.wait_for_timeout(200)

    def picture(self, name: str) -> None:
        """Keep what is seen, in both widths."""
        for width, height in (NARROW, WIDE):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(500)
            self.at_rest()
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
        for menu in window.locator(UNANSWERED).all():
            self._choose(menu)
        window.get_by_role("button", name="Submit", exact=True).click()
        self.presses += 1

    def _choose(self, menu: Locator) -> None:
        """Of a menu that must be answered and is not, the first option."""
        trigger = menu.get_by_role("combobox")
        if not str(trigger.get_attribute("aria-valuetext")).startswith("Select "):
            return
        trigger.click()
        menu.get_by_role("option").first.click()
        apply = menu.get_by_role("button", name="Apply")
        if apply.count():
            apply.click()
        self.presses += 2

    def order(self, text: str = "") -> str:
        """Answer what is asked in its window, in words or as it stands; what the window said."""
        told, window = self.count(RECORDED), self.window()
        said = str(window.inner_text())
        if text:
            window.locator("textarea").last.fill(text)
        self.submit(window)
        self.recorded(told)
        return said

    def advised(self) -> str:
        """Answer what is asked with what *Suggest* puts there; what the form said."""
        before = self.count(ADVISED)
        self.press("Suggest")
        self.until(ADVISED, before)
        said = str(self.page.get_by_text(ADVISED).last.inner_text())
        told = self.count(RECORDED)
        self.press("Submit")
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
        self.page.locator(".command-entry").first.wait_for(timeout=WAIT)
        self.at_rest()
        self.page.keyboard.press("Enter")
        for option, value in options.items():
            field = self._option(option)
            chosen = field.get_attribute("role") == "combobox"
            field.press_sequentially(value)
            if chosen:
                offered = self.page.locator(OFFERED).filter(
                    has_text=re.compile(re.escape(value), re.IGNORECASE)
                )
                offered.first.click(timeout=WAIT)
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
