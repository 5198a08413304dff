"""One way of naming somebody: the nation, with the player beside it where there is room."""

from bot.forms.waiting import name_of, wished
from renders.face import Look
from rules.table import Number, Open
from tests.bot.discord.test_market import DEALT, SEATS, at_trade, newest
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words

PEOPLE = {0: ("Rome", "Ann"), 1: ("Hellas", "Ben the Bold"), 2: ("Cleo", "Cleo")}


async def nations_of(s):
    """The nation of everybody, by the player's name."""
    async with inside(s.app.tables, 1) as live:
        return {name: live.table.state.nations[seat].civ for name, seat in SEATS.items()}


def lines_with(text, part):
    return [line for line in text.splitlines() if part in line]


async def test_a_deal_names_everybody_in_the_same_way_wherever_it_is_told(tmp_path):
    async with stage(str(tmp_path / "a.db"), *SEATS, every=50) as s:
        await at_trade(s)
        civs = await nations_of(s)
        both = f"{civs['Ann']} (Ann)"
        give, want = ", ".join(DEALT[SEATS["Ann"]]), ", ".join(DEALT[SEATS["Ben"]])
        await s.people["Ann"].slash(s.channel, "trade offer", to=f"{civs['Ben']} (Ben)", give=give, want=want)
        await s.settle()
        offer = words(newest(s, "Ben"))
        assert f"{both} offers you" in offer  # with the player beside it
        taken = await s.people["Ben"].slash(s.channel, "trade accept", offer=both)
        receipt = taken.response.content
        assert "✅ **Recorded**" in receipt
        assert f"accept {civs['Ann']}" in receipt
        (received,) = lines_with(receipt, "You received")
        assert received.endswith(f"from {civs['Ann']}.")  # by nation, as in the line above it
        await s.settle()
        (told,) = lines_with(words(newest(s, "Ann")), "You received")
        assert told.endswith(f"from {civs['Ben']}.")
        assert any(both in text and f"{civs['Ben']} (Ben)" in text for text in s.posted())  # the market


async def test_who_is_awaited_is_named_with_their_nation(tmp_path):
    async with stage(str(tmp_path / "a.db"), *SEATS, every=50) as s:
        await at_trade(s)
        civs = await nations_of(s)
        (awaited,) = lines_with(words(s.channel.last_message), "Awaited")
        for name, civ in civs.items():
            assert f"**{civ}** ({name}" in awaited


def test_a_nation_stands_before_its_player():
    assert name_of(PEOPLE, 1) == "Hellas (Ben the Bold)"
    assert name_of(PEOPLE, 2) == "Cleo"
    look = Look(("Ann", "Ben *"), sides=("Rome", "Hellas"))
    assert look.both(1) == r"Hellas (Ben \*)"
    assert look.bold(1) == r"**Hellas** (Ben \*)"
    assert Look(("Ann",)).both(0) == "Ann"
    long = Look(("x" * 40,), sides=("Macedonia",))
    assert long.both(0).startswith("Macedonia (xxx")
    assert long.both(0).endswith("…)")


def test_whom_one_waits_for_can_be_written_as_it_is_shown():
    asked = Open(Number(seat=2, key="n", prompt="", low=0, high=1, fallback=0), None, False, before=(0, 1))
    assert wished(asked, "wait for Hellas (Ben the Bold)", PEOPLE) == 1
    assert wished(asked, "after rome (ann)", PEOPLE) == 0
