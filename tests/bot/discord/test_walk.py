"""A game that moves in the midst of a phase, and a seat that changes hands: walked through by everybody."""

import pytest

from tests.bot.discord.test_places import thread_in
from tests.bot.inside import inside
from tests.bot.player import fill_window
from tests.bot.stage import stage
from tests.bot.words import controls, words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
NEW = "Fay"


async def begun(s):
    """A game of five in its first movement."""
    await s.begin(*NAMES[1:], host="Ann", game="western-empires", civilizations="random")
    async with inside(s.app.tables, 1) as live:
        assert live.table.phase == "movement"
        civs = [nation.civ for nation in live.table.state.nations]
        return {seat.name: civs[seat.seat] for seat in live.seats}


def said_of(shown):
    """What somebody reads in answer to a press or a command."""
    return "\n".join(words(m) for m in (shown.response, *shown.followups) if m is not None)


async def test_a_game_moves_in_the_midst_of_a_phase_to_a_channel_and_on_to_a_thread(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await begun(s)
        people, old = s.people, s.channel
        call = old.last_message
        first, *_ = await s.awaited()
        other = next(name for name in NAMES if name != first)
        form = await people[other].slash(old, "orders")  # ahead of their turn
        hall = old.guild.create_text_channel("hall")
        moved = await people["Ann"].slash(old, "host move", to=hall)
        assert f"goes on in <#{hall.id}>" in said_of(moved)
        assert "waits for" in said_of(moved)
        await s.settle()

        # the new place: from where it came, where it stands, who is awaited, and buttons that work
        told = [words(message) for message in hall.history()]
        assert any(f"came from <#{old.id}>" in text for text in told)
        assert "Awaited" in told[-1]
        assert "My orders" in [part.get("label") for part in controls(hall.last_message)]
        assert f"goes on in <#{hall.id}>" in s.posted()[-1]

        # the old place: commands say where it went, buttons still work, an open form too
        assert f"<#{hall.id}>" in said_of(await people["Ben"].slash(old, "orders"))
        assert "Awaited" not in words(next(m for m in old.history() if m.id == call.id))  # that is said there
        window = await people[first].click(old.last_message, label="My orders")
        receipt = await fill_window(people[first], window)
        assert "Recorded" in said_of(receipt)
        await s.settle()
        late = await people[other].click(form.response, label="Submit")
        assert "Recorded" in said_of(late)
        await s.settle()

        # on to a thread, and everything comes there and nowhere else
        thread = thread_in(s, hall)
        await people["Ann"].slash(hall, "host move", to=thread)
        await s.settle()
        assert "Awaited" in words(thread.last_message)
        assert f"goes on in <#{thread.id}>" in words(hall.last_message)
        for place in (old, hall):
            assert f"<#{thread.id}>" in said_of(await people["Ben"].slash(place, "orders"))
        posts = [len(place.history()) for place in (old, hall, thread)]
        done = await people["Ann"].slash(thread, "host force", sure="yes")
        assert "The default answers of" in said_of(done)
        await s.settle()
        assert [len(place.history()) for place in (old, hall)] == posts[:2]
        assert len(thread.history()) > posts[2]


async def test_a_replaced_player_is_out_and_the_newcomer_is_called_with_a_clean_form(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, NEW) as s:
        civs = await begun(s)
        people = s.people
        who = "Ben"
        civ = civs[who]
        form = await people[who].slash(s.channel, "orders")
        await people[who].click(form.response, label="Suggest")  # a draft of their own
        hall = s.channel.guild.create_text_channel("hall")
        await people["Ann"].slash(s.channel, "host move", to=hall)
        await s.settle()

        done = await people["Ann"].slash(hall, "host replace", seat=civ, player=people[NEW])  # by nation
        text = said_of(done)
        assert f"**{civ}** ({NEW}) is played by {NEW} now, in place of {who}." in text
        assert "called for what is open" in text
        await s.settle()
        told = "\n".join(words(message) for message in hall.history())
        assert f"**{NEW}** plays **{civ}** from now on, in place of **{who}**." in told
        assert f"<@{people[NEW].id}>" in told  # called by name

        # the one who left: no form, no press, no word
        assert "do not play" in said_of(await people[who].slash(hall, "orders"))
        assert "do not play" in said_of(await people[who].click(form.response, label="Submit"))
        assert "do not play" in said_of(await people[who].slash(hall, "whisper", to="Ann", text="hello"))

        # the newcomer: what is asked, nothing of the former player's draft
        first = await people[NEW].slash(hall, "orders")
        assert "Suggested" not in said_of(first)
        sent = await people[NEW].click(first.response, label="Submit")
        assert "Recorded" in said_of(sent)
        await s.settle()
        whispered = await people["Ann"].slash(hall, "whisper", to=NEW, text="welcome")
        assert f"{civ} ({NEW})" in said_of(whispered)
        await s.settle()
        assert any("welcome" in text for text in s.private(NEW))
        assert not any("welcome" in text for text in s.private(who))


async def test_a_seat_is_opened_and_taken_from_another_channel_where_the_game_went(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, NEW) as s:
        civs = await begun(s)
        civ = civs["Dan"]
        hall = s.channel.guild.create_text_channel("hall")
        await s.people["Ann"].slash(s.channel, "host move", to=hall)
        opened = await s.people["Ann"].slash(hall, "host replace", seat="Dan")
        assert f"The seat of **{civ}** (Dan) is free" in said_of(opened)
        assert "Until then its player plays on." in said_of(opened)
        await s.settle()
        assert f"<#{hall.id}>" in said_of(await s.people[NEW].slash(s.channel, "game take"))
        taken = await s.people[NEW].slash(hall, "game take", seat=civ)
        assert "taken the seat" in said_of(taken)
        await s.settle()
        assert "do not play" in said_of(await s.people["Dan"].slash(hall, "orders"))
        shown = await s.people["Ann"].autocomplete(hall, "host standin", "seat", civ[:3])
        assert (f"{civ} ({NEW})", NEW) in [(choice["name"], choice["value"]) for choice in shown]
        unknown = await s.people["Ann"].slash(hall, "host standin", seat="Zoe")
        assert f"{civ} ({NEW})" in said_of(unknown)


@pytest.mark.parametrize("game", ["western-empires", "civx", "dawn-of-history"])
async def test_a_game_that_is_ended_before_nations_are_chosen_tells_its_standings(tmp_path, game):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.begin(*NAMES[1:], host="Ann", game=game)
        done = await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        assert "The game is ended" in said_of(done)
        await s.settle()
        assert "ended early" in words(s.channel.last_message)
        assert "standings.webp" in [file.filename for file in s.channel.last_message.attachments]
        assert all(name in words(s.channel.last_message) for name in NAMES)
