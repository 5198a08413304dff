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

SAYING = """text => [...document.querySelectorAll(".channel-message")].map(
    message => [message.dataset.messageId, message.innerText.split(text).length - 1])"""
SHOWING = """() => [...document.querySelectorAll(".channel-message:has(img[alt*=', turn '])")].map(
    message => message.dataset.messageId)"""
IN_SIGHT = """() => {
    const all = document.getElementById("channel-timeline");
    return all.scrollHeight - all.scrollTop - all.clientHeight < 40;
}"""
PICTURE_IN_SIGHT = """text => {
    const messages = [...document.querySelectorAll(".channel-message")];
    const last = messages.findLast(message => message.innerText.includes(text));
    const pictures = [...last.querySelectorAll("img[alt]")];
    const seen = document.getElementById("channel-timeline").getBoundingClientRect();
    return pictures.length > 0 && pictures.every(picture => {
        const box = picture.getBoundingClientRect();
        return picture.complete && box.height > 100 && box.top >= seen.top && box.bottom <= seen.bottom + 1;
    });
}"""
Read = dict[str, int]  # how often each message says something


class Newcomer:
    """Presses, writes, reads; keeps pictures as wide as a desk and as narrow as a telephone."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self.presses = 0
        self._pictures = pictures

    def named(self, name: str) -> Locator:
        """The buttons of a name, whatever sign stands before it."""
        return self._labelled(re.escape(name))

    def _labelled(self, pattern: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^\W*(?:{pattern})$"))

    def press(self, name: str, *, at_once: bool = False) -> None:
        """Press the newest button of a name, once; at once: while the page is still busy."""
        self._press(self.named(name).last, at_once)

    def _press(self, button: Locator, at_once: bool = False) -> None:
        button.wait_for(timeout=WAIT)
        label = button.inner_text()
        if at_once:  # by no pointer: what is posted meanwhile moves the button away from under it
            button.dispatch_event("click")
        else:
            button.click(timeout=WAIT)
        self.presses += 1
        if NOT_TAKEN in self._status():
            raise Wrong(f"“{label}” was not taken")

    def read(self, text: str) -> Read:
        """How often each message says a text; a page forgets its oldest messages, so all are not counted."""
        return dict(self.page.evaluate(SAYING, text))

    def new(self, text: str, before: Read) -> int:
        """How often a text was said since then."""
        return sum(max(0, times - before.get(message, 0)) for message, times in self.read(text).items())

    def until(self, text: str, before: Read | None = None, times: int = 1) -> None:
        """Wait until a text was said so often since then; without: until it can be read."""
        begun = time.monotonic()
        while self.new(text, before or {}) < times:
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong(f"“{text}” was not said; the page says “{self._status()}”")
            self.page.wait_for_timeout(300)

    def until_either(self, text: str, before: Read, other: str, other_before: Read) -> str:
        """Wait until one of two texts was said since then; which one."""
        begun = time.monotonic()
        while not self.new(text, before):
            if self.new(other, other_before):
                return other
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong(f"neither “{text}” nor “{other}” was said; the page says “{self._status()}”")
            self.page.wait_for_timeout(300)
        return text

    def at_the_newest(self) -> None:
        """Wait until the newest message is in sight: what is answered to a command is seen."""
        self.at_rest()
        try:
            self.page.wait_for_function(IN_SIGHT, timeout=WAIT / 4)
        except TookTooLong:
            raise Wrong("the newest message is out of sight after a command") from None

    def at_the_picture(self, text: str) -> None:
        """Wait until the picture of the newest message that says this is in sight, the whole of it."""
        self.at_rest()
        try:
            self.page.wait_for_function(PICTURE_IN_SIGHT, arg=text, timeout=WAIT / 4)
        except TookTooLong:
            raise Wrong(f"the picture below “{text}” is out of sight") from None

    def posted(self) -> set[str]:
        """The messages whose picture of the board can be seen."""
        return set(self.page.evaluate(SHOWING))

    def at_rest(self) -> None:
        """Wait until the page has done what it was told."""
        begun = time.monotonic()
        while BUSY in self._status():
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong("the page is busy for ever")
            self.page.wait_for_timeout(200)

    def _status(self) -> str:
        return str(self.page.locator("#action-status").inner_text())

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
        told, window = self.read(RECORDED), self.window()
        said = str(window.inner_text())
        if text:
            window.locator("textarea").last.fill(text)
        self.submit(window)
        self.recorded(told)
        return said

    def advised(self) -> str:
        """Answer what is asked with what *Suggest* puts there; what the form said."""
        before = self.read(ADVISED)
        self.press("Suggest")
        self.until(ADVISED, before)
        said = str(self.page.get_by_text(ADVISED).last.inner_text())
        told = self.read(RECORDED)
        self._press(self._labelled(f"Submit|{ANYWAY}").last)
        self.recorded(told)
        return said

    def recorded(self, told: Read) -> None:
        """Wait until one more answer is recorded; where it is warned of, it is submitted all the same."""
        begun = time.monotonic()
        while not self.new(RECORDED, told):
            if time.monotonic() - begun > WAIT / 1000:
                raise Wrong(f"the answer was not recorded; the page says “{self._status()}”")
            self.page.wait_for_timeout(300)
            self.at_rest()
            if not self.new(RECORDED, told) and self.named(ANYWAY).count():
                self.press(ANYWAY)

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
