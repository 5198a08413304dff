"""While few are asked all others are called for what comes next, by its name; not for what is obvious."""

from bot.live_game import LiveGame
from bot.store.rows import SeatRow
from rules.games import GAMES
from rules.table import Checkpoint, restore
from rules.table.codec import dump_state
from tests.bot.store.test_games import LOBBY
from tests.rules.civ.scenario import scenario, side

GAME = GAMES["western-empires"]


def struck() -> LiveGame:
    """Rome takes damage; Carthage could buy, the Celts could not."""
    s = scenario(
        {
            "Rome": side({"Etruria": 9, "Samnium": 9}, hand=["Tempest"]),
            "Carthage": side({"Numidia": 4}, hand=["Gold", "Gold", "Gold"]),
            "Celt": side({"Belgica": 4}, hand=["Ochre", "Clay", "Bone", "Bone"]),
        }
    )
    s.state.phase = "calamities"
    names = tuple(nation.name for nation in s.state.nations)
    table = restore(GAME, names, b"called", Checkpoint(1, "calamities", dump_state(s.state), version=2))
    seats = tuple(SeatRow(seat=seat, name=name, user=100 + seat) for seat, name in enumerate(names))
    return LiveGame(LOBBY, seats, table)


def test_who_could_buy_is_called_and_who_could_not_is_left_in_peace():
    live = struck()
    assert (live.awaited(), live.invited()) == ((0,), (1,))


def test_a_call_is_named_after_what_it_asks_for():
    live = struck()
    assert live.phase_asked(0) == "Calamity resolution"
    assert live.phase_asked(1) == "Civilization Advances acquisition"


def test_where_hands_are_hidden_the_invitation_is_private():
    assert not struck().game_table.invites
