"""What conflicts and mercenaries bring, in words and on the map."""

import pytest

from renders.civ.pictures.changes import changes_of
from renders.civ.words.board import say
from renders.civ.words.summary import summary
from renders.paint.sprites import Sprite
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS

NAMES = ("Ada", "Bo", "Çelik")


def who(seat):
    return NAMES[seat]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            f.MercenariesHired(0, {"Troy": 2, "Tyre": 1}, 6),
            "Ada hired mercenaries for 6 treasury: 2 in Troy and 1 in Tyre.",
        ),
        (
            f.MercenariesLeft((("Troy", 0, 2), ("Tyre", 1, 1))),
            "Mercenaries left: 2 of Ada from Troy and 1 of Bo from Tyre.",
        ),
        (
            f.FleetsFought("Troy", {0: 3, 2: 2}, {0: 2, 2: 0}),
            "Ships fought pirates off Troy: Ada 3 → 2 and Çelik 2 → 0.",
        ),
        (f.CityFell("Troy", 0, 1, 6), "Ada took Bo’s city of Troy; 6 tokens took its place."),
        (f.CityFell("Troy", 0, BARBARIANS, 6), "Ada took the pirate city of Troy; 6 tokens took its place."),
        (
            f.CityAttackFailed("Troy", 0, BARBARIANS, 3, 7),
            "Ada failed to take the pirate city of Troy: 3 tokens, 7 needed.",
        ),
        (f.TokenJoined(1, "Troy"), "A token from stock joined Bo for the conflict in Troy."),
        (f.VolleySuffered("Troy", {0: 1, 2: 2}), "Lost in Troy before tokens fought: Ada 1 and Çelik 2."),
        (f.CityRelieved(0, "Troy", "Tyre"), "Ada sent a token from Tyre to defend the city of Troy."),
        (
            f.ConflictResolved("Troy", {0: 3}, {0: 2}, ((0, "ships", 1), (0, "Sidon", 1))),
            "Conflict in Troy: Ada 3 → 2, Ada lost 1 ship instead and Ada lost 1 in Sidon instead.",
        ),
        (
            f.ConflictResolved("Troy", {0: 3}, {0: 2}, ((0, "ships in Tyre", 2),)),
            "Conflict in Troy: Ada 3 → 2 and Ada lost 2 ships in Tyre instead.",
        ),
    ],
)
def test_sentences(event, text):
    assert say(event, who) == text
    assert summary([event], who, who) == (text,)


def test_the_map_shows_where_mercenaries_come_and_go_and_who_comes_to_help():
    came, left = f.MercenariesHired(0, {"Troy": 2}, 4), f.MercenariesLeft((("Tyre", 0, 2),))
    found = changes_of([came, left, f.CityRelieved(0, "Rome", "Etruria")])
    assert found.marks == {"Troy": {Sprite.MOVED: ""}, "Tyre": {Sprite.MOVED: ""}}
    assert [journey.path for journey in found.journeys] == [("Etruria", "Rome")]


def test_the_map_shows_where_ships_fought_pirates():
    found = changes_of([f.FleetsFought("Troy", {0: 1}, {0: 0})])
    assert found.marks == {"ship Troy": {Sprite.CONFLICT: ""}}
