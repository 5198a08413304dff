"""The page of the practice table: a press is never lost because the page changed meanwhile."""

from datetime import UTC, datetime

import aiohttp
import pytest

from bot.discord.ids import ButtonId
from bot.discord.layout import every
from bot.practice.page import WallClock, _controls, forgive, serve_page
from bot.practice.table import YOU, Practice
from rules.games import GAMES
from tests.bot.stage import stage


class Page:
    """A page that somebody has open, as its browser speaks to the table."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview._open_page(None, None)
        self.sequence = 0

    def shown(self):
        return self.page.revision

    def key(self, message):
        """Of the first button of a message."""
        own = f"message:{message.id}:"
        return next(key for key in _controls(self.preview, self.page) if key.startswith(own))

    async def press(self, message, key, seen, **more):
        """Press a button of a message, as it was shown in an earlier state of the page."""
        return await self.send(seen, kind="click", target_id=str(message.id), control_key=key, **more)

    async def turn(self, seen):
        """Turn the telephone while an earlier state of the page is shown."""
        size = {"width": 960, "height": 720, "host_width": 860, "host_height": 400}
        return await self.send(
            seen, kind="configure_presentation", layout="channel", display="responsive", **size
        )

    async def send(self, seen, **what):
        self.sequence = self.page.last_sequence + 1
        return await self.preview._action(
            self.page.id,
            {
                "protocol_version": 3, "sequence": self.sequence, "request_id": f"r{self.sequence}",
                "generation": self.page.generation, "bot_generation": self.preview.env._generation,
                "published_revision": seen, **what,
            },
        )  # fmt: skip


async def at_the_page(s):
    table = Practice(s.app, s.env.guild, s.channel, s.people[YOU])
    await table.welcome()
    preview = s.env.preview(s.channel, viewers=[s.people[YOU]], layout="channel")
    return preview, serve_page(preview, 0)


async def test_a_press_made_just_before_the_page_changed_counts(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page, welcome = Page(preview), s.channel.last_message
            seen = page.shown()
            await s.people[YOU].send(s.channel, "something else")
            server.renew()
            assert page.shown() > seen
            done = await page.press(welcome, page.key(welcome), seen)
            assert done["settlement"] == "settled"
            assert (
                "Which game"
                in s.env.backend.messages[s.channel.id][int(done["outcomes"][0]["messageId"])].content
            )


async def test_a_telephone_turned_just_before_the_page_changed_is_no_failure(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page = Page(preview)
            seen = page.shown()
            await s.people[YOU].send(s.channel, "something else")
            server.renew()
            assert page.shown() > seen
            done = await page.turn(seen)
            assert done["settlement"] == "settled" and done["rejected"] is False


def buttons(s, message):
    """The buttons of a message, as they are kept."""
    kept = s.env.backend.messages[s.channel.id][message.id]
    return [part for part in every(kept.components) if part.get("custom_id")]


async def test_a_press_on_a_button_that_is_another_one_by_now_does_not_count(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page, welcome = Page(preview), s.channel.last_message
            seen = page.shown()
            first, second, *_ = buttons(s, welcome)
            first["custom_id"] = second["custom_id"]
            server.renew()
            done = await page.press(welcome, page.key(welcome), seen)
            assert done["rejected"] is True


@pytest.mark.parametrize("kept", [True, False], ids=["kept while the page was busy", "sent at once"])
async def test_a_press_is_for_the_button_that_was_pressed_wherever_it_is_by_now(tmp_path, kept):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page, welcome = Page(preview), s.channel.last_message
            seen = page.shown()
            first, second, *_ = buttons(s, welcome)
            first["custom_id"], second["custom_id"] = second["custom_id"], first["custom_id"]
            server.renew()
            now, earlier = (page.shown(), {"pressed_revision": seen}) if kept else (seen, {})
            done = await page.press(welcome, page.key(welcome), now, **earlier)
            assert done["settlement"] == "settled"
            answer = s.env.backend.messages[s.channel.id][int(done["outcomes"][0]["messageId"])]
            assert "Which game do you want to learn?" in answer.content


async def test_a_press_kept_while_its_button_went_does_not_press_another(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page, welcome = Page(preview), s.channel.last_message
            seen = page.shown()
            buttons(s, welcome)[0]["custom_id"] = "p:0:practice:choose"
            server.renew()
            done = await page.press(welcome, page.key(welcome), page.shown(), pressed_revision=seen)
            assert done["rejected"] is True


async def test_a_press_on_a_panel_counts_where_a_newer_post_has_it_by_now(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, server = await at_the_page(s)
        async with preview:
            page, older = Page(preview), s.channel.last_message
            buttons(s, older)[0]["custom_id"] = str(ButtonId(7, "standings", "older"))
            server.renew()
            seen, key = page.shown(), page.key(older)
            buttons(s, older)[0]["custom_id"] = str(ButtonId(7, "help"))
            await Practice(s.app, s.env.guild, s.channel, s.people[YOU]).welcome()
            newer = s.channel.last_message
            buttons(s, newer)[0]["custom_id"] = str(ButtonId(7, "standings", "newer"))
            server.renew()
            meant = server.current(
                page.page.id, {"kind": "click", "control_key": key, "published_revision": seen}
            )
            assert meant["control_key"] == page.key(newer) and meant["target_id"] == str(newer.id)
            assert meant["published_revision"] == page.shown()
            buttons(s, newer)[0]["custom_id"] = str(ButtonId(8, "standings"))  # of another game
            server.renew()
            gone = {"kind": "click", "control_key": key, "published_revision": seen}
            assert server.current(page.page.id, gone) == gone


async def test_the_page_is_served_with_its_own_script_and_style(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        preview, _ = await at_the_page(s)
        async with preview, aiohttp.ClientSession(preview._origin) as browser:
            texts = {}
            for path in ("/", "/actions.js", "/actions-as-they-are.js", "/page.css", "/app.js"):
                async with browser.get(path) as answer:
                    assert answer.status == 200
                    texts[path] = await answer.text()
        assert "/page.css" in texts["/"] and "<title>Amphora" in texts["/"]
        assert "actions-as-they-are.js" in texts["/actions.js"]
        # What the script relies on.
        relied_on = ("createActions", "admissionBlocked", "dispatch", "idle()", "tick:", "setContext:")
        for name in (*relied_on, "not completed"):
            assert name in texts["/actions-as-they-are.js"]
        assert 'from "./actions.js"' in texts["/app.js"]
        assert "actions.message(" in texts["/app.js"] and "message(state)" in texts["/actions.js"]
        for part in ("channel-timeline", "channel-message-list"):
            assert f'id="{part}"' in texts["/"]
        for hidden in ("messages-sidebar", "capture-open", "inspector-toggle"):
            assert hidden in texts["/page.css"] and f'id="{hidden}"' in texts["/"]


def test_the_clock_shows_the_real_time_and_counts_for_timers():
    clock = WallClock(3.0)
    clock.advance(2.0)
    assert clock.elapsed == 5.0
    assert abs((clock.now() - datetime.now(UTC)).total_seconds()) < 60


@pytest.mark.parametrize(
    ("zone", "meant"), [("Europe/Rome", "Europe/Rome"), (":UTC", "UTC"), ("No/Where", "UTC")]
)
def test_the_zone_of_the_machine_is_taken_where_it_is_known(monkeypatch, zone, meant):
    from bot.practice.page import local_zone

    monkeypatch.setenv("TZ", zone)
    assert local_zone() == meant


@pytest.mark.parametrize("forgiven", [True, False])
async def test_the_page_speaks_of_no_failure_where_a_command_is_refused(tmp_path, forgiven):
    async with stage(str(tmp_path / "a.db"), YOU) as s:
        if forgiven:
            forgive(s.env)
        refused = await s.people[YOU].slash(s.channel, "hand")
        assert "no game" in refused.response.content
        assert bool(s.env.errors) is not forgiven
