"""No piece covers another piece's number."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renders.paint.emblems import Livery, liveries
from renders.paint.layout import Box, Occupied, Place, places, square
from renders.paint.sprites import Sprite, body, number_box, put, sprite
from renders.schemes import CLASSIC

OWNERS = list(liveries(CLASSIC, [f"{c}x" for c in "ABCDEFGHI"]).values())
SLOTS = [(100.0, 100.0), (142.0, 104.0), (98.0, 146.0), (141.0, 148.0)]
TIGHT = [(100.0, 100.0), (118.0, 100.0), (100.0, 118.0), (118.0, 118.0)]
RADIUS = 21.0


def drawn(owner: Livery, text: str, place: Place) -> Image.Image:
    sheet = Image.new("RGBA", (260, 260), (0, 0, 0, 0))
    put(sheet, sprite(Sprite.TOKEN, owner, text, place.scale), place.xy)
    return sheet


def digits(owner: Livery, place: Place) -> Image.Image:
    """Where the number's own pixels are."""
    both = (
        ImageChops.difference(drawn(owner, "12", place), drawn(owner, "", place)).convert("RGB").convert("L")
    )
    return both.point([255 if v > 60 else 0 for v in range(256)])


@pytest.mark.parametrize("slots", [SLOTS, TIGHT], ids=["apart", "tight"])
@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("first", range(9))
def test_every_number_stays_in_sight(slots: list[tuple[float, float]], count: int, first: int) -> None:
    owners = [OWNERS[(first + i) % 9] for i in range(count)]
    found = places(slots, count, RADIUS)
    assert len(found) == count
    picture = Image.new("RGBA", (260, 260), (0, 0, 0, 0))
    for owner, place in zip(owners, found, strict=True):
        put(picture, sprite(Sprite.TOKEN, owner, "12", place.scale), place.xy)
    for owner, place in zip(owners, found, strict=True):
        spoilt = ImageChops.difference(picture.convert("RGB"), drawn(owner, "12", place).convert("RGB"))
        under = ImageChops.multiply(spoilt.convert("L"), digits(owner, place))
        assert sum(under.histogram()[40:]) == 0, owner.shape


def test_pieces_that_have_slots_keep_their_size() -> None:
    assert [place.scale for place in places(SLOTS, 2, 20.0)] == [1.0, 1.0]


def test_more_pieces_than_slots_go_into_rows_near_the_first() -> None:
    found = places(SLOTS, 7, RADIUS)
    assert {place.scale for place in found} == {0.6}
    assert len({place.xy[1] for place in found}) == 2
    assert all(abs(place.xy[0] - 100) < 60 and abs(place.xy[1] - 100) < 60 for place in found)


def test_nobody_needs_no_place() -> None:
    assert places(SLOTS, 0, RADIUS) == []


@pytest.mark.parametrize("kind", list(Sprite))
def test_a_piece_lies_inside_its_body_and_its_number_too(kind: Sprite) -> None:
    box = (
        sprite(kind, OWNERS[0], "2")
        .getchannel("A")
        .point([255 if v > 140 else 0 for v in range(256)])
        .getbbox()
    )
    assert box is not None
    half = sprite(kind, OWNERS[0], "2").width / 2
    real = Box(box[0] - half, box[1] - half, box[2] - half, box[3] - half)
    assert real.inside(body(kind).padded(6))
    inner = number_box(kind)
    assert inner is None or inner.inside(body(kind).padded(1))


def test_occupied_finds_the_nearest_free_place() -> None:
    taken = Occupied(Box(0, 0, 200, 200), [square((100, 100), 20)])
    box = square((0, 0), 10)
    xy = taken.place(box, (100, 100))
    assert not any(a.overlap(b) for a, b in combinations(taken.boxes, 2))
    assert abs(xy[0] - 100) + abs(xy[1] - 100) <= 60


def test_occupied_stays_inside_the_picture() -> None:
    taken = Occupied(Box(0, 0, 200, 200))
    xy = taken.place(square((0, 0), 15), (2, 2))
    assert square(xy, 15).inside(Box(0, 0, 200, 200))


def test_occupied_covers_as_little_as_possible_when_all_is_taken() -> None:
    taken = Occupied(None, [square((50, 50), 400)])
    before = len(taken.boxes)
    taken.place(square((0, 0), 10), (50, 50), reach=30)
    assert len(taken.boxes) == before + 1


def test_what_is_near_is_all_that_counts_for_a_place_nearby():
    taken = Occupied(Box(0, 0, 1000, 1000), [Box(90, 90, 110, 110), Box(800, 800, 820, 820)])
    near = taken.near((100, 100), 50)
    assert near.boxes == [Box(90, 90, 110, 110)]
    box = Box(-5, -5, 5, 5)
    assert near.place(box, (100, 100)) == taken.place(box, (100, 100))


def test_what_a_place_costs_is_counted_only_up_to_a_most() -> None:
    taken = Occupied(Box(0, 0, 400, 400))
    for left in (0, 100, 200):
        taken.take(Box(left, 0, left + 50, 50))
    across = Box(0, 0, 300, 50)
    assert taken.cost(across) == taken.cost(across, 7501) == 7500
    assert 2500 <= taken.cost(across, 2000) < 7500
    assert 5000 <= taken.cost(across, 5000) < 7500
