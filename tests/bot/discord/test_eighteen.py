"""Eighteen people at one table: the lobby, the calls, the menus and the messages hold them all."""

import pytest

from bot.discord import now as calls
from bot.discord.calling import called
from bot.discord.layout import layout, read_aloud
from bot.discord.lobby_seats import STANDIN_NAMES
from bot.discord.post import Post
from bot.discord.posts import bullets
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.player import controls
from tests.bot.stage import stage
from tests.bot.words import words

LONG = tuple(f"No {n:02} with a name of some length" for n in range(17))
CROWD = ("Ann", *LONG)


async def gathered(s, *others, **options):
    """A lobby of CivX with everybody in it."""
    ann = s.people["Ann"]
    await ann.slash(s.channel, "game new", game="civx", speed="fast")
    lobby = s.channel.last_message
    for option, value in options.items():
        await ann.slash(s.channel, "game option", option=option, value=value)
    for name in others:
        await s.people[name].click(lobby, label="Join")
    return lobby


def lobby_text(s):
    return words(next(iter(s.channel.history())))


async def test_a_lobby_seats_eighteen_and_no_more(tmp_path):
    async with stage(str(tmp_path / "a.db"), *CROWD, "Zoe") as s:
        lobby = await gathered(s, *LONG)
        assert "18 of 5–18 players" in lobby_text(s)
        assert all(name in lobby_text(s) for name in LONG)
        refused = await s.people["Zoe"].click(lobby, label="Join")
        assert "All 18 seats are taken." in refused.followups[-1].content
        for name in ("Ann", LONG[0], LONG[-1]):
            pressed = await s.people[name].click(lobby, label="Add a word")
            await s.people[name].submit_modal(pressed, {"text": "a word of my own, forty letters long now"})
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        assert "The game has begun" in lobby_text(s)
        assert await s.awaited()


async def test_10_42_civilizations_are_chosen_from_a_menu_of_all(tmp_path):
    async with stage(str(tmp_path / "a.db"), *CROWD) as s:
        lobby = await gathered(s, *LONG, civilizations="choice")
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        first = (await s.awaited())[0]
        shown = await s.people[first].slash(s.channel, "orders")
        menu = next(part for part in controls(shown.response) if "options" in part)
        assert len(menu["options"]) == 18
        taken = await s.people[first].select(shown.response, ["Kushan"], custom_id=menu["custom_id"])
        assert "Recorded" in (taken.response or shown.response).content


async def test_seventeen_stand_ins_have_names_of_their_own(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await s.people["Ann"].slash(s.channel, "game new", game="civx", speed="fast", standins=17)
        async with inside(s.app.tables, 1) as live:
            assert live.names[1:] == STANDIN_NAMES[:17]


async def test_a_close_up_is_suggested_among_hundreds_of_places(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", every=1) as s:
        await s.people["Ann"].slash(s.channel, "game new", game="civx", speed="fast", standins=4)
        await s.people["Ann"].click(s.channel.last_message, label="Start")
        await s.settle()
        looked = await s.people["Ann"].slash(s.channel, "map", place="mohenjo")
        files = (looked.response or looked.followups[-1]).attachments
        assert "Mohenjo-Daro" in (files[0].description or "")


def awaited(words):
    """A game in which everybody is awaited, as a message knows it."""
    names = tuple(f"P{n:02}" for n in range(18))
    users = {seat: 100 + seat for seat in range(18)}
    return calls.Now(
        *(
            1,
            2,
            "civx",
            (),
            names,
            users,
            1,
            "Movement",
            words,
            (),
            True,
            {},
            None,
            calls.Status.RUNNING,
            (),
            True,
            (),
        ),
    )


@pytest.mark.parametrize("lines", [0, 3, 60])
def test_everybody_is_called_once_and_the_call_is_never_cut(lines):
    now = awaited(dict.fromkeys(range(18), "gives movement orders"))
    done = [f"Somebody did something of note, number {n}, in a far land." * 2 for n in range(lines)]
    users = list(now.users.values())
    post = called(Post(title="Movement", story=bullets(done)), now, 1, users)
    text = read_aloud(layout(post).to_components())
    assert post.calls == tuple(users)
    assert all(text.count(f"<@{user}>") == 1 for user in users)
    assert text.endswith("**P17** (gives movement orders).")
    assert ("• Somebody" in text) is bool(lines)
    assert len(text) <= 4000


def test_what_is_awaited_of_many_is_said_once():
    line = awaited({seat: "moves" if seat < 16 else "waits" for seat in range(18)}).awaited_line()
    assert line.startswith("⏳ Awaited (18): **P00**, **P01**")
    assert line.count("(moves)") == line.count("(waits)") == 1
    assert line.endswith("**P15** (moves), **P16**, **P17** (waits).")


@pytest.mark.parametrize("count", [1, 9])
def test_few_are_named_one_by_one(count):
    line = awaited(dict.fromkeys(range(count), "moves")).awaited_line()
    assert line.count("(moves)") == count
    assert "Awaited:" in line


def test_the_lobby_offers_every_option_somewhere():
    assert all(len(option.choices) <= 25 for option in GAMES["civx"].options)
