"""Whose land or water a place is, and the line a ship takes."""

from functools import cache
from itertools import pairwise
from math import dist

import pytest
from PIL import Image, ImageDraw

from renders.boards import load
from renders.boards.seaway import seaway
from renders.boards.terrain import terrain
from renders.civ.pictures.sailing import sea_way
from rules.civ.civx.game import RULESET as CIVX
from rules.civ.western_empires.game import RULESET

BOARD = "ancient-west"


def way(*ports, board=BOARD, rules=RULESET):
    waters = tuple(water.area for water in sea_way(rules.board, ports))
    start, end = (next(iter(load(board).areas[port].ships.values()))[0] for port in (ports[0], ports[-1]))
    return seaway(board, start, end, waters)


@cache
def land_of(board):
    land = Image.new("1", load(board).size)
    draw = ImageDraw.Draw(land)
    for polygon in load(board).lines.coast:
        draw.polygon(list(polygon[0]), fill=1)
    return land


def is_on_land(board, place):
    return land_of(board).getpixel((int(place[0]), int(place[1])))


@pytest.mark.parametrize("name", ["ancient-west", "ancient"])
def test_every_place_for_tokens_belongs_to_its_area(name):
    ground = terrain(name)
    wrong = [
        (area, slot)
        for area, shape in load(name).areas.items()
        for slot in shape.slots
        if ground.owner(slot) != area
    ]
    assert wrong == []


def test_a_place_outside_the_board_is_nobodys():
    assert terrain(BOARD).owner((-5, 10)) == ""
    assert not terrain(BOARD).is_water((10, 99_999))


@pytest.mark.parametrize(
    "ports", [("Rome", "Caralis"), ("Sparta", "Athens"), ("Troy", "Tomi"), ("Lugia", "Dyfed")]
)
def test_a_ship_stays_on_the_water(ports):
    line = way(*ports)
    ground = terrain(BOARD)
    dry = 0
    for one, other in pairwise(line):
        steps = max(1, round(dist(one, other)))
        places = [
            (one[0] + (other[0] - one[0]) * i / steps, one[1] + (other[1] - one[1]) * i / steps)
            for i in range(steps)
        ]
        dry += sum(not ground.is_water(place) for place in places)
    assert dry <= 3


def test_a_ship_passes_a_strait_off_its_capes():
    line = way("Cluniensis", "Corduba", board="ancient", rules=CIVX)
    assert not [place for place in line[1:-1] if is_on_land("ancient", place)]


def test_a_ship_rounds_a_cape_that_leaves_room_on_one_side_only():
    waters = tuple(water.area for water in sea_way(RULESET.board, ("Corinth", "Phocis", "Epirus")))
    line = seaway(BOARD, (1704, 1114), (1509, 989), waters)
    land = [place for place in line if is_on_land(BOARD, place)]
    assert land == []


def test_a_ship_passes_through_the_waters_it_is_told():
    waters = {terrain(BOARD).owner(place) for place in way("Rome", "Corsica", "Caralis")}
    assert waters <= {water.area for water in sea_way(RULESET.board, ("Rome", "Corsica", "Caralis"))}
    assert "Corsica" in waters


def test_a_port_that_lies_on_land_is_left_at_its_shore():
    mooring = next(iter(load(BOARD).areas["Sardes"].ships.values()))[0]
    assert not terrain(BOARD).is_water(mooring)
    assert terrain(BOARD).is_water(way("Sardes", "Lesbos")[0])
