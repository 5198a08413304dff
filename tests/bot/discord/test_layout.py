"""Posts as layouts: one order, within Discord's bounds whatever people are called, no control twice."""

from dataclasses import replace

import discord
import pytest

from bot.discord.calling import called
from bot.discord.fitting import MOST_LINES
from bot.discord.ids import mark_of
from bot.discord.layout import every, layout, read_aloud
from bot.discord.lobby_message import lobby_post
from bot.discord.panel import marked, panel_keys
from bot.discord.post import Key, Part, Post, Shown
from bot.discord.posts import bullets, reminder, row, said, told_alone
from bot.store.rows import SeatRow, Status
from rules.games import GAMES
from tests.bot.discord.test_eighteen import awaited
from tests.bot.inside import inside
from tests.bot.limits import DISPLAY, GALLERY, check_layout
from tests.bot.stage import stage
from tests.bot.words import controls, words

HOSTILE = "*_~`|>#[](@everyone)<@1>:-" * 3
LONG = "Somebody did something of note in a far land, and somebody else was quite surprised. " * 3


def parts(post):
    """The components of a post; within all bounds."""
    made = marked(layout(post), "1-1-0").to_components()
    check_layout(made)
    ids = [part["custom_id"] for part in every(made) if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    return made


def hostile(**more):
    """A game of eighteen with names that nobody should be called, all of them awaited."""
    now = awaited(dict.fromkeys(range(18), "gives movement orders"))
    return replace(now, names=tuple(f"{n:02}{HOSTILE}"[:32] for n in range(18)), **more)


@pytest.mark.parametrize("lines", [0, 5, 60])
def test_a_phase_of_eighteen_with_hostile_names_and_a_long_story(lines):
    now = hostile(market=(LONG,) * 6, deadline=1_800_000_000)
    post = Post(
        title=HOSTILE * 5,
        pictures=(Shown("map.webp", "The map"),),
        story=bullets([LONG] * lines),
        rest="`/history phase:7`",
        state=LONG * 4,
        row=row(now),
        small="Phase 7 · seal abcd " * 20,
    )
    made = parts(called(post, now, 1, list(now.users.values())))
    text = read_aloud(made)
    assert all(text.count(f"<@{user}>") == 1 for user in now.users.values())
    assert "Awaited (18): **00" in text
    assert ("• Somebody" in text) is bool(lines)
    assert ("more: `/history phase:7`" in text) is (text.count("• Somebody") < lines)


def test_a_story_keeps_so_many_lines_as_a_phone_shows():
    text = read_aloud(parts(Post(story=bullets(map(str, range(60))), rest="`/history`", row=panel_keys(1))))
    assert text.count("•") == MOST_LINES
    assert text.endswith(f"… and {60 - MOST_LINES} more: `/history`")


@pytest.mark.parametrize("offers", [1, 5, 9])
@pytest.mark.parametrize("acts", [1, 3])
def test_every_offer_of_a_letter_can_be_read_and_most_can_be_answered_there(offers, acts):
    now = hostile()
    ready = [["Accept", f"offer{n}", a, "", n] for n in range(offers) for a in range(acts)]
    texts = ["Your cards came.", *(f"Offer {n}: {LONG}" for n in range(offers))]
    ready = [[*act[:4], act[4] + 1] for act in ready]
    made = parts(told_alone(now, 0, 1, texts, ready))
    assert all(f"Offer {n}:" in read_aloud(made) for n in range(offers))
    answers = [part for part in every(made) if str(part.get("custom_id", "")).startswith("a:")]
    assert len(answers) == offers * acts if offers < 9 else len(answers) >= 8 * acts / 2
    assert len([one for one in answers if mark_of(f"offer{offers - 1}") in one["custom_id"]]) == acts


def test_an_answer_stands_with_the_text_that_it_answers():
    now = hostile()
    made = parts(told_alone(now, 0, 1, ["First", "Second"], [["Yes", "a", 1, "", 0], ["No", "b", 2, "", 1]]))
    sections = [part for part in every(made) if part["type"] == 9]
    assert [(s["components"][0]["content"], s["accessory"]["label"]) for s in sections] == [
        ("First", "Yes"),
        ("Second", "No"),
    ]


def test_the_answers_of_a_letter_written_by_an_older_version_are_still_there():
    now = hostile()
    made = parts(told_alone(now, 0, 1, ["Hello", "An offer"], [["Accept", "a", 1], ["Counter", "a", 2, "x"]]))
    labels = [part["label"] for part in every(made) if "label" in part]
    assert labels[:2] == ["Accept", "Counter"]


def test_a_post_is_read_from_whom_it_calls_to_the_small_print():
    post = Post(
        calls=(7,), title="Movement", until="until noon", pictures=(Shown("map.webp", "A map"),),
        story=("• All moved",), state="Turn 3", parts=(Part("Awaited: Ann", panel_keys(1)[:1]),),
        row=panel_keys(1), small="seal abcd",
    )  # fmt: skip
    made = parts(post)
    assert read_aloud(made).split("\n") == [
        "<@7>", "## Movement", "-# until noon", "A map", "• All moved", "-# Turn 3",
        "Awaited: Ann", "-# seal abcd",
    ]  # fmt: skip
    labels = [part["label"] for part in every(made) if "label" in part]
    assert labels == ["My orders", "My hand", "Trade", "Map", "Standings", "Help", "Messages"]
    assert [part["type"] for part in made] == [DISPLAY, 17]
    assert sum(part["type"] == GALLERY for part in every(made)) == 1


def test_the_first_button_carries_the_mark_however_deep_it_is():
    view = marked(layout(Post(parts=(Part("x", (Key("Accept", "a:1:1:0:0"),)),), row=panel_keys(4))), "4-2-0")
    ids = [part["custom_id"] for part in every(view.to_components()) if "custom_id" in part]
    assert [one for one in ids if one.endswith("4-2-0")] == ["g:4:orders:4-2-0"]


@pytest.mark.parametrize("status", Status)
def test_what_the_bot_says_has_a_button_at_any_time(status):
    now = hostile(status=status)
    assert "hello" in read_aloud(parts(said(now, "hello " * 2000)))


def test_a_reminder_tells_what_is_missing_to_one_person_alone():
    now = hostile()
    assert "three cards" in read_aloud(parts(reminder(now, 0, 5, ["Give three cards"])))
    assert "<t:5:R>" in read_aloud(parts(reminder(now, 0, 5)))


@pytest.mark.parametrize("key", GAMES)
async def test_a_full_lobby_of_hostile_names_is_within_bounds(tmp_path, key):
    game = GAMES[key]
    seats = tuple(
        SeatRow(seat=n, name=f"{n:02}{HOSTILE}", user=n, added=HOSTILE * 2) for n in range(game.most)
    )
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await s.people["Ann"].slash(s.channel, "game new", game=key, speed="fast")
        async with inside(s.app.tables, 1) as live:
            made = layout(lobby_post(game, live.row, seats)).to_components()
        check_layout(made)
        assert live.row.eras[0].commitment in read_aloud(made)
        assert "Start" in [part.get("label") for part in every(made)]


async def test_a_lobby_of_an_older_version_becomes_a_layout(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.people["Ann"].slash(s.channel, "game new", game="toy", speed="fast")
        channel = s.app.get_channel(s.channel.id)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Join", custom_id="g:1:lobby-join:"))
        view.stop()
        old = await channel.send("old", embed=discord.Embed(title="The lobby"), view=view)
        await s.people["Ben"].click(s.channel.last_message, label="Join")
        newest = s.channel.last_message
        assert newest.id == old.id
        assert "2. Ben" in words(newest)
        assert not newest.embeds
        assert not newest.content
        assert len(controls(newest)) > 5
