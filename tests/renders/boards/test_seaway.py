"""Whose land or water a place is, and the line a ship takes."""

from functools import cache
from itertools import pairwise, product
from math import dist, hypot

import pytest
from PIL import Image, ImageDraw

from renders.boards import load
from renders.boards.seaway import seaway
from renders.boards.terrain import terrain
from renders.civ.pictures.pieces import moorings_of
from renders.civ.pictures.sailing import sea_way
from rules.civ.civx.game import RULESET as CIVX
from rules.civ.western_empires.game import RULESET
from tools.truth.check import ASHORE

BOARD = "ancient-west"
BERTH = 3
"""How many cells from the water a ship may lie."""


def way(*ports, board=BOARD, rules=RULESET):
    waters = tuple(water.area for water in sea_way(rules.board, ports))
    start, end = (next(iter(load(board).areas[port].ships.values()))[0] for port in (ports[0], ports[-1]))
    return seaway(board, start, end, waters)


@cache
def land_of(board):
    land = Image.new("1", load(board).size)
    draw = ImageDraw.Draw(land)
    for polygon in load(board).lines.coast:
        for hole, ring in enumerate(polygon):
            draw.polygon(list(ring), fill=not hole)
    return land.load()


def is_on_land(board, place):
    wide, tall = load(board).size
    x, y = int(place[0]), int(place[1])
    return 0 <= x < wide and 0 <= y < tall and bool(land_of(board)[x, y])


def longest_ashore(board, line):
    """How many pixels a line runs over land in one stretch."""
    longest = here = 0
    for one, other in pairwise(line):
        steps = max(1, round(dist(one, other)))
        for i in range(steps):
            place = (one[0] + (other[0] - one[0]) * i / steps, one[1] + (other[1] - one[1]) * i / steps)
            here = here + 1 if is_on_land(board, place) else 0
            longest = max(longest, here)
    return longest


def voyages(board, rules):
    """From every mooring to every one of the ports beside it."""
    for port in load(board).areas:
        for water in rules.board.waters(port):
            for other in rules.board.water_neighbours(water):
                if other.area in load(board).areas:
                    for ends in product(moorings(board, water), moorings(board, other)):
                        yield port, other.area, ends


def moorings(board, water):
    return moorings_of(load(board), *water)


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


@pytest.mark.parametrize("name", ["ancient-west", "ancient"])
def test_every_mooring_lies_at_water_that_leads_elsewhere(name):
    ground = terrain(name)
    wrong = [
        (area, berth)
        for area, shape in load(name).areas.items()
        for berths in shape.ships.values()
        for berth in berths
        if not leads_elsewhere(ground, berth, area)
    ]
    assert wrong == []


def leads_elsewhere(ground, berth, area):
    """Whether one can sail from a mooring to water that is not its area's."""
    x, y = ground.cell(berth)
    near = sorted(product(range(-BERTH, BERTH + 1), repeat=2), key=lambda step: hypot(*step))
    start = next(((x + dx, y + dy) for dx, dy in near if ground.depth((x + dx, y + dy))), None)
    found = [start] if start else []
    seen = set(found)
    for x, y in found:
        if ground.owner(ground.place((x, y))) != area:
            return True
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} - seen
        found += [cell for cell in sorted(around) if ground.depth(cell)]
        seen |= around
    return False


def test_a_pond_is_no_water_for_ships():
    end_of_a_gulf, gulf = (4022, 1982), (3990, 2010)
    assert not is_on_land("ancient", end_of_a_gulf)
    assert not terrain("ancient").is_water(end_of_a_gulf)
    assert terrain("ancient").is_water(gulf)


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


@pytest.mark.parametrize(("board", "rules"), [("ancient-west", RULESET), ("ancient", CIVX)])
def test_no_ship_runs_over_land_to_a_port_beside_it(board, rules):
    wrong = [
        (port, other, ends)
        for port, other, ends in voyages(board, rules)
        if longest_ashore(board, seaway(board, *ends, (port, other))) > ASHORE
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "ports",
    [
        ("Ultima Thule", "Caledonia"),
        ("Northern Wastes", "Ultima Thule", "Germania Inferior"),
        ("Western Mauretania", "Lusitania", "Central Mauretania", "Carthago Nova"),
        ("Ultima Thule", "Germania Magna", "Western Getules"),
    ],
)
def test_no_ship_cuts_a_cape_on_a_long_way(ports):
    assert longest_ashore(BOARD, way(*ports)) <= ASHORE


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
