"""CivX on Discord: five people and a stand-in, to the end, by forms and by written lines."""

from rules.civ.civx.game import RULESET
from tests.bot.civ_table import FIVE, at_turn, begin, files, to_the_end
from tests.bot.secrets_watch import SecretsWatch
from tests.bot.stage import stage

BY_HAND = 8
"""The turn from which everybody presses and writes; before it stand-ins think for them."""


async def test_five_people_and_a_stand_in_play_to_the_end_and_read_no_secret(tmp_path):
    async with stage(str(tmp_path / "a.db"), *FIVE) as s:
        watch = SecretsWatch(s, await begin(s, "civx", "8", standins=1))
        await at_turn(s, BY_HAND)
        written, presses = await to_the_end(s, watch, RULESET)
        assert "The game is over" in "\n".join(s.posted())
        assert {"ships", "move", "trade", "advances"} <= {key for key, count in written.items() if count}
        assert presses > 20
        assert watch.checked > 50
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= files(s)
