"""Realms on a small map."""

from itertools import combinations

import pytest
from PIL import Image, ImageEnhance

from renders.paint.colour import Sight, distance
from renders.paint.realms import Held, realms
from renders.schemes import FEW, SCHEMES, Scheme

SKY, RED, BLUE = (200, 220, 240), (220, 30, 30), (30, 30, 220)


def painted(side: int) -> Image.Image:
    """Two realms side by side in the middle of a square picture."""
    near, middle, far = side * 0.25, side * 0.5, side * 0.75
    left = ((near, near), (middle, near), (middle, far), (near, far))
    right = ((middle, near), (far, near), (far, far), (middle, far))
    picture = Image.new("RGB", (side, side), SKY)
    realms(
        picture,
        [Held(((left,),), RED), Held(((right,),), BLUE)],
        Image.new("RGBA", picture.size, (0, 0, 0, 0)),
    )
    return picture


def border(picture: Image.Image) -> int:
    """How many pixels of a row through the middle are darkened by the line between the two."""
    side = picture.width
    pixels = [picture.getpixel((x, side // 2)) for x in range(round(side * 0.4), round(side * 0.6))]
    return sum(max(pixel) < 185 for pixel in pixels)


@pytest.mark.parametrize("side", [400, 832, 1199])
def test_the_line_of_a_small_picture_is_half_as_thick(side):
    large = border(painted(1650))
    assert 1 <= border(painted(side)) <= large / 2


@pytest.mark.parametrize("side", [832, 1650])
def test_a_realm_is_deep_along_its_edge_and_pale_inside(side):
    picture = painted(side)
    row = side // 2
    edge, inside = picture.getpixel((side // 4 + 3, row)), picture.getpixel((round(side * 0.375), row))
    assert edge[1] < inside[1]
    assert inside[0] > inside[2]


def test_a_realm_of_no_player_is_striped_and_those_beside_it_are_not():
    square = ((20.0, 20.0), (180.0, 20.0), (180.0, 180.0), (20.0, 180.0))
    tones = []
    for held in (Held(((square,),), RED, BLUE), Held(((square,),), RED)):
        picture = Image.new("RGB", (200, 200), SKY)
        realms(picture, [held], Image.new("RGBA", picture.size, (0, 0, 0, 0)))
        tones.append({picture.getpixel((x, 100)) for x in range(60, 140)})
    assert len(tones[0]) == 2
    assert len(tones[1]) == 1


SAND, GRASS = (233, 213, 178), (170, 180, 140)
LEAST = {FEW: 8.0, 18: 3.2}
"""The least Oklab distance (times 100) between the lands of two owners, by size of table."""


def lands(scheme: Scheme, count: int, ground: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """What the inside of every owner's land looks like on this ground."""
    colours, side = scheme.colours(count), 60
    picture = Image.new("RGB", (side * count, side), ground)
    picture = ImageEnhance.Color(picture).enhance(scheme.ground.saturation)
    picture = ImageEnhance.Brightness(picture).enhance(scheme.ground.brightness)
    held = []
    for place, colour in enumerate(colours):
        left, right = float(place * side), float((place + 1) * side)
        held.append(Held(((((left, 0.0), (right, 0.0), (right, side), (left, side)),),), colour))
    realms(picture, held, Image.new("RGBA", picture.size, (0, 0, 0, 0)))
    return [picture.getpixel((place * side + side // 2, side // 2)) for place in range(count)]


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
@pytest.mark.parametrize("count", LEAST)
@pytest.mark.parametrize("ground", [SAND, GRASS])
def test_the_lands_of_any_two_owners_are_told_apart(scheme, count, ground):
    """Under every sight that a scheme promises; a print keeps lightness alone, and has outlines and names."""
    for one, other in combinations(lands(scheme, count, ground), 2):
        for sight in {*scheme.safe_for} - {Sight.GREY}:
            assert distance(one, other, sight) >= LEAST[count], (one, other, sight)
