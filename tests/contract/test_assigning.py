"""What the host assigned before a game is led by that seat, in every game that has sides to lead."""

import pytest

from rules.games import GAMES
from rules.standins import STANDINS
from rules.standins.match import Match
from rules.table import Refusal, open_table
from rules.table.assigning import ASSIGNED, assigned, write_assigned
from rules.table.record import dump_record, load_record
from rules.table.verifying import verify

LED = [key for key, game in GAMES.items() if game.sides(game.settle({}, game.least), game.least)]
WAYS = [
    (key, value)
    for key in LED
    for option in GAMES[key].options
    if option.key in ("civilizations", "peoples")
    for value in [{option.key: choice.key} for choice in option.choices]
]


def led(table):
    """What each seat leads so far."""
    view = table.view(None)
    people = getattr(view, "nations", None) or view.players
    return [one.civ if hasattr(one, "civ") else one.people for one in people]


def test_the_games_of_civilizations_have_sides_to_assign():
    assert LED == ["western-empires", "civx", "dawn-of-history", "peoples"]


@pytest.mark.parametrize(("key", "options"), WAYS)
def test_assigned_sides_are_led_and_the_others_are_shared_out(key, options):
    game = GAMES[key]
    sides = [side.key for side in game.sides(game.settle(options, game.least), game.least)]
    wished = {0: sides[-1], 2: sides[0]}
    chosen = {**options, ASSIGNED: write_assigned(wished)}
    names = tuple(f"Player {n}" for n in range(game.least))
    match = Match(game, chosen, names, [STANDINS["random"]] * game.least, b"assigned", ahead=True)
    for _ in match.steps():
        if match.table.checkpoint.number > 1:  # the choices are made
            break
    found = led(match.table)
    assert {seat: found[seat] for seat in wished} == wished
    assert len(set(found) - {""}) == game.least
    record = load_record(dump_record(match.record()).encode())
    assert verify(record, game).problem == ""
    assert assigned(record.options) == wished


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0=Atlantis", "not-in-play"),
        ("9=Rome", "no-such-seat"),
        ("0=Rome; 1=Rome", "assigned-twice"),
        ("Rome", "unreadable"),
        ("1=Rome; 0=Minoa", "unreadable"),
    ],
)
def test_assignments_that_cannot_be_are_refused(text, code):
    game = GAMES["western-empires"]
    refused = open_table(game, {ASSIGNED: text}, ("a", "b", "c", "d", "e"), b"x")
    assert isinstance(refused, Refusal)
    assert code in {fault.code for fault in refused.faults}


def test_without_assignments_nothing_is_said_of_them():
    for game in GAMES.values():
        assert ASSIGNED not in game.settle({}, game.least)
        assert ASSIGNED not in game.settle({ASSIGNED: ""}, game.least)
