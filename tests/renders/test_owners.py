"""Owners are told apart in every scheme by every sight it promises: by their colours, and on their land."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from renders.boards import load
from renders.civ.pictures.sheet import in_play
from renders.history.pictures.pieces import TINT
from renders.history.pictures.sheet import WorldSheet, whole
from renders.history.shown import SHAPES, liveries_of
from renders.paint.colour import RGB, Sight, distance
from renders.paint.emblems import Livery
from renders.paint.overlay import Tinted, bounds, mask, tint
from renders.peoples.pictures.sheet import whole as board
from renders.peoples.pictures.territory import land_of, paint_territory
from renders.peoples.shown import LOOKS, Shown, livery_of
from renders.peoples.staging import stage
from renders.schemes import SCHEMES, Scheme
from rules.peoples.world import WORLD
from tests.renders.peoples.positions import frame, late, look

SEEN = [
    (scheme, sight) for scheme in SCHEMES.values() for sight in scheme.safe_for if sight is not Sight.GREY
]
every_sight = pytest.mark.parametrize(
    ("scheme", "sight"), SEEN, ids=[f"{scheme.key}-{sight}" for scheme, sight in SEEN]
)
APART = 13.0
"""The least Oklab distance (times 100) of two owners' colours."""
LANDS_APART, UNLIKE_EMPTY = 5.0, 3.5
"""The same of their land, which lets the ground show through, and of land that is held and that is not."""
TINTED, EDGED = 5.5, 9.0
"""How unlike empty land that of a people is: in its midst, and at its edge, which has the plain colour."""
UNLIKE_SEA = 4.0
"""How unlike the open sea the colours of a table of up to nine are."""
LANDS = ("dnieper", "libya", "arabian_peninsula", "eastern_steppe", "brazil", "central_europe")
SHARE = 0.35
BOARD = "ancient-west"


def owners(scheme: Scheme) -> dict[str, tuple[Livery, ...]]:
    """How everybody looks in the games with a fixed set of owners."""
    names = ("Ada", "Bo", "Cleo", "Dido", "Enki", "Fay")
    return {
        "history": liveries_of(names, scheme),
        "peoples": tuple(livery_of(people, scheme) for people in LOOKS),
    }


@cache
def ground(scheme: Scheme) -> WorldSheet:
    return whole(scheme, SHARE)


def middle(picture: Image.Image, where: Image.Image) -> RGB:
    red, green, blue = ImageStat.Stat(picture, where).median
    return red, green, blue


@cache
def land(scheme: Scheme, name: str, colour: RGB | None) -> RGB:
    """The usual colour of a land on the world, held in a colour or by nobody."""
    sheet = ground(scheme)
    area = Tinted(sheet.lands[name], (colour or (0, 0, 0),))
    box = bounds(area, sheet.picture.size)
    assert box is not None
    picture = sheet.picture.convert("RGB")
    if colour is not None:
        tint(picture, [area], TINT)
    return middle(picture.crop(box), mask(area.polygons, box, 255))


@every_sight
def test_two_owners_never_have_colours_alike(scheme: Scheme, sight: Sight):
    for worn in owners(scheme).values():
        assert min(distance(a.colour, b.colour, sight) for a, b in combinations(worn, 2)) >= APART


@every_sight
def test_nobody_has_the_colour_of_the_sea(scheme: Scheme, sight: Sight):
    sheet, seas = in_play(BOARD, scheme, ()), load(BOARD).seas
    (x, y), reach = sheet.point(seas["Central Mediterranean"].slots[0]), 12
    water = sheet.picture.convert("RGB").crop((round(x), round(y), round(x) + reach, round(y) + reach))
    sea = middle(water, Image.new("L", water.size, 255))
    assert min(distance(colour, sea, sight) for colour in scheme.few) >= UNLIKE_SEA


def test_two_owners_never_have_the_same_shape():
    assert len(set(SHAPES)) == len(SHAPES)
    assert len({shape for _, shape in LOOKS.values()}) == len(LOOKS)


@every_sight
def test_the_lands_of_two_owners_are_never_alike_nor_like_empty_land(scheme: Scheme, sight: Sight):
    colours = [livery.colour for livery in owners(scheme)["history"]]
    for name in LANDS:
        seen = [land(scheme, name, colour) for colour in colours]
        assert min(distance(a, b, sight) for a, b in combinations(seen, 2)) >= LANDS_APART, name
        empty = land(scheme, name, None)
        assert min(distance(each, empty, sight) for each in seen) >= UNLIKE_EMPTY, name


@cache
def held(scheme: Scheme) -> tuple[tuple[RGB, RGB, RGB], ...]:
    """For each people: its colour, and its land in the round world as it is held and as it would be empty."""
    shown = Shown(frame(late(5)), None, look(scheme=scheme.key))
    scene = stage(shown, WORLD)
    sheet, bare = (board(scene, 40, scheme) for _ in range(2))
    paint_territory(sheet)
    found = []
    for player in shown.people:
        livery = shown.livery(player.seat)
        cells = [copy for cell, worn in scene.owners.items() if worn == livery for copy in sheet.copies(cell)]
        where, (left, top) = land_of(sheet, cells)
        box = left, top, left + where.width, top + where.height
        seen, empty = (middle(each.picture.crop(box), where) for each in (sheet, bare))
        found.append((livery.colour, seen, empty))
    return tuple(found)


@every_sight
def test_the_land_of_a_people_is_unlike_empty_land(scheme: Scheme, sight: Sight):
    assert len(held(scheme)) == 5
    for colour, seen, empty in held(scheme):
        assert distance(seen, empty, sight) >= TINTED
        assert distance(colour, empty, sight) >= EDGED
    assert min(distance(a, b, sight) for (_, a, _), (_, b, _) in combinations(held(scheme), 2)) >= LANDS_APART
