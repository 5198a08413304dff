"""Dawn of History on Discord: five people and a stand-in, to the end, by forms and by written lines."""

from rules.civ.dawn_of_history.game import RULESET
from rules.table import Chance
from tests.bot.civ_table import FIVE, at_turn, begin, files, thought, to_the_end
from tests.bot.inside import inside
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import stage
from tests.bot.words import words

BY_HAND = 8
"""The turn from which everybody presses and writes; before it stand-ins think for them."""


async def test_five_people_and_a_stand_in_play_to_the_end_and_read_no_secret(tmp_path):
    async with stage(str(tmp_path / "a.db"), *FIVE) as s:
        watch = SecretsWatch(s, await begin(s, "dawn-of-history", "8", standins=1))
        await at_turn(s, BY_HAND)
        written, presses = await to_the_end(s, watch, RULESET)
        assert "The game is over" in "\n".join(s.posted())
        assert {"ships", "move", "trade", "advances"} <= {key for key, count in written.items() if count}
        assert presses > 20
        assert watch.checked >= 20
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= files(s)


async def at_trade(s, seats):
    """Stand-ins think until two people can deal; who they are, and what they hold."""
    dice = Chance(b"thought")
    for _ in range(600):
        await s.app.tables.quiet()
        async with inside(s.app.tables, 1) as live:
            table = live.game_table
            if table.phase == "trade":
                able = {}
                for name, seat in seats.items():
                    view = table.view(seat)
                    cards = [card.name for card in view.hand if not card.grade]
                    if len(cards) >= 3 and view.nations[seat].treasury >= 2:
                        able[name] = cards[:3]
                if len(able) >= 2:
                    return dict(list(able.items())[:2])
        await thought(s, dice)
    raise AssertionError("nobody ever trades")


async def civ_of(s, seat):
    async with inside(s.app.tables, 1) as live:
        return live.game_table.state.nations[seat].civ


async def treasuries(s, *seats):
    async with inside(s.app.tables, 1) as live:
        return [live.game_table.state.nations[seat].treasury for seat in seats]


async def test_treasury_changes_hands_in_a_written_deal(tmp_path):
    async with stage(str(tmp_path / "a.db"), *FIVE, every=50) as s:
        seats = await begin(s, "dawn-of-history", "8", standins=0)
        watch = SecretsWatch(s, seats)
        (one, hers), (two, his) = (await at_trade(s, seats)).items()
        before = await treasuries(s, seats[one], seats[two])
        line = f"offer {await civ_of(s, seats[two])}: {', '.join(hers)} + 2 treasury for {his[0]} in 3"
        made = await s.people[one].slash(s.channel, "orders", text=line)
        assert "Recorded" in made.response.content
        assert "2 treasury" in made.response.content
        await s.settle()
        letter = list(s.people[two].user.dm_channel.history())[-1]
        assert "2 treasury" in words(letter)
        taken = await s.people[two].slash(
            s.channel, "orders", text=f"accept {await civ_of(s, seats[one])} with {', '.join(his)}"
        )
        assert "Recorded" in taken.response.content, taken.response.content
        await s.settle()
        after = await treasuries(s, seats[one], seats[two])
        assert after == [before[0] - 2, before[1] + 2]
        await watch.look()
        others = [name for name in FIVE if name not in (one, two)]
        assert not any("2 treasury" in text for name in others for text in s.private(name))
