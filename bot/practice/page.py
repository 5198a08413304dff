"""The page of the practice table: simcord's preview, kept up to date, with presses that are never dropped."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._server import PreviewServer

from bot.discord.ids import PANEL
from bot.discord.interactions import Sorry
from bot.practice.pictures import OwnPictures

GLANCE = 0.2  # seconds between two looks at what was posted
REMEMBERED = 200  # states of the page that a press may still speak of
PRESSED = "pressed_revision"  # the state of the page in which a button was pressed
OWN = {"/actions.js": "actions.js", "/page.css": "page.css"}
HEAD = '<link rel="stylesheet" href="/page.css"><title>Amphora: the practice table</title>'
FREE = {"modal_submit", "run_command", "autocomplete_command", "send_message", "history"}
FREE |= {"configure_presentation"}  # a telephone is turned
"""What speaks of no message: it means the same whatever was posted meanwhile."""
Controls = Mapping[str, str]  # what each button and menu of a page is for, by its key


class WallClock:
    """The clock of the simulated Discord: its timers count as before, but it shows the real time."""

    def __init__(self, elapsed: float) -> None:
        self.elapsed = elapsed

    def now(self) -> datetime:
        """The real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Let time pass for timers."""
        self.elapsed += seconds


def local_zone() -> str:
    """The name of this machine's time zone; UTC where it has none that is known."""
    link = Path("/etc/localtime")
    named = os.environ.get("TZ", "") or str(link.resolve() if link.is_symlink() else "")
    name = named.partition("zoneinfo/")[2] or named.lstrip(":")
    try:
        return ZoneInfo(name).key if name else "UTC"
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"


class PageServer(PreviewServer):
    """Serves the page. A press made just before the page changed counts if its button is still there."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        "/actions-as-they-are.js": "actions.js",
        "/page.css": "preview.css",
    }

    def __init__(self, preview: Any, port: int) -> None:
        super().__init__(preview, port)
        self._one_by_one = asyncio.Lock()
        self._seen: dict[tuple[str, int], Controls] = {}
        self._publish = preview._publish
        preview._publish = self._published
        preview._server = self

    def _published(self, page: Any, **how: Any) -> None:
        """Note which controls a page shows from now on."""
        self._publish(page, **how)
        self._seen[page.id, page.revision] = _controls(self.preview, page)
        while len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]

    def renew(self) -> None:
        """Show on every page what was posted by now."""
        self.preview._advance_presentation_time()
        for page in tuple(self.preview._pages.values()):
            self.preview._publish(page, reason="refresh")

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path in OWN:
            response.text = Path(__file__).with_name(OWN[request.path]).read_text(encoding="utf-8")
        elif request.path == "/":
            response.text = response.text.replace("<title>SimCord Preview</title>", HEAD)
        return response

    async def _action(self, request: Any) -> Any:
        async with self._one_by_one:
            return await super()._action(request)

    def current(self, context: str | None, body: Any) -> Any:
        """What was sent from a page, as if sent from the page as it is now, where that means the same."""
        page = self.preview._pages.get(context or "")
        if page is None or not isinstance(body, dict):
            return body
        pressed, body = body.get(PRESSED), {name: said for name, said in body.items() if name != PRESSED}
        if body.get("kind") in FREE:
            return {**body, "published_revision": page.revision}
        seen = self._seen.get((page.id, pressed or body.get("published_revision", 0)), {})
        key = _moved(str(body.get("control_key")), seen, _controls(self.preview, page))
        if key is not None:
            return {
                **body, "target_id": _message(key), "control_key": key, "published_revision": page.revision
            }  # fmt: skip
        return {**body, "published_revision": pressed} if pressed else body


def serve_page(preview: Any, port: int) -> PageServer:
    """Let a preview that is not entered yet be served as the practice table."""
    server = PageServer(preview, port)
    preview._media_worker = OwnPictures()
    take = preview._action
    preview._action = lambda context, body: take(context, server.current(context, body))
    return server


def forgive(env: Any) -> None:
    """A refusal that a person reads is no failure of the bot: the page does not speak of one."""
    record = env._record_error

    def unless_told(error: BaseException) -> None:
        if not isinstance(getattr(error, "original", error), Sorry):
            record(error)

    env._record_error = unless_told


async def keep_current(env: Any, server: PageServer) -> None:
    """Let the page show what the bot posts by itself, as soon as it is posted; for ever."""
    shown = -1
    while True:
        if (sent := len(env.http_requests)) != shown:
            server.renew()
            shown = sent
        await asyncio.sleep(GLANCE)


def _moved(key: str, seen: Controls, now: Controls) -> str | None:
    """Where a button or menu is by now: it moves when its message is edited.

    A button of a game's panel means the same below every post: gone from one, it is looked for in newer ones.
    """
    meant = seen.get(key)
    own = [new for new, what in now.items() if _message(new) == _message(key) and what == meant]
    if own or meant is None or (panel := PANEL.fullmatch(meant)) is None:
        return next(iter(own), None)
    same = ((new, PANEL.fullmatch(what)) for new, what in now.items())
    return max(
        (new for new, other in same if other and other.group(1, 2) == panel.group(1, 2)),
        key=lambda new: int(_message(new)),
        default=None,
    )


def _message(key: str) -> str:
    """The message of a button or menu."""
    return key.split(":")[1]


def _controls(preview: Any, page: Any) -> Controls:
    messages = preview.env.backend.messages.get(page.channel_id, {})
    shown = (int(key) for key in (page.snapshot or {}).get("messages", {}))
    return {
        key: str(part.get("custom_id"))
        for number in shown
        if number in messages
        for place, root in enumerate(messages[number].components)
        for path, part in _component_paths(root, str(place))
        if (key := _component_key(part, path, number)) is not None
    }
