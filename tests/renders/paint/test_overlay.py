"""Tints, hatching, arrows and dice."""

from math import hypot

import pytest
from PIL import Image

from renders.paint.arrows import Arrow, curve, dashes, draw_arrow, draw_count, path, width_for
from renders.paint.dice import die, roll
from renders.paint.frame import Key, cartouche, frame, legend
from renders.paint.overlay import Tinted, hatch, outline, tint, toned, veil
from renders.paint.sprites import Sprite, sprite
from renders.schemes import CLASSIC, DARK, SCHEMES

RED, BLUE = (220, 20, 20), (20, 20, 220)
LAND = ([(20, 20), (120, 20), (120, 120), (20, 120)], [(50, 50), (90, 50), (90, 90), (50, 90)])


def blank() -> Image.Image:
    return Image.new("RGB", (200, 160), (230, 220, 190))


def test_one_owner_tints_the_area_but_not_its_hole() -> None:
    picture = blank()
    tint(picture, [Tinted((LAND,), (RED,))])
    inside, hole, outside = (picture.getpixel(xy) for xy in ((30, 30), (70, 70), (150, 140)))
    assert isinstance(inside, tuple)
    assert inside[0] > inside[2] + 50
    assert hole == outside == (230, 220, 190)


def test_two_owners_share_the_area_in_bands() -> None:
    picture = blank()
    tint(picture, [Tinted((LAND,), (RED, BLUE))])
    row = [picture.getpixel((x, 30)) for x in range(25, 115)]
    reddish = sum(isinstance(p, tuple) and p[0] > p[2] + 30 for p in row)
    bluish = sum(isinstance(p, tuple) and p[2] > p[0] + 30 for p in row)
    assert min(reddish, bluish) > 25


def test_bands_are_equally_wide() -> None:
    bands = hatch((360, 40), (RED, BLUE, (0, 0, 0)), 20)
    counts = sorted(count for count, _ in bands.getcolors() or [])
    assert counts[0] > 0.8 * counts[-1]


def test_areas_without_owner_or_outside_the_picture_are_left_alone() -> None:
    picture = blank()
    far = ([(900, 900), (950, 900), (950, 950)],)
    tint(picture, [Tinted((LAND,), ()), Tinted((far,), (RED,)), Tinted((), (RED,))])
    outline(picture, [far], RED)
    veil(picture, [far], CLASSIC)
    assert picture.tobytes() == blank().tobytes()


def test_an_outline_and_a_veil_change_the_picture() -> None:
    for draw in (lambda p: outline(p, [LAND], RED), lambda p: veil(p, [LAND], CLASSIC)):
        picture = blank()
        draw(picture)
        assert picture.tobytes() != blank().tobytes()


def test_the_dark_scheme_darkens_the_board_and_the_classic_one_does_not() -> None:
    assert toned(blank(), CLASSIC).tobytes() == blank().tobytes()
    assert toned(blank(), DARK).resize((1, 1)).getpixel((0, 0)) < (160, 160, 160)


def test_a_curve_begins_and_ends_where_it_should_and_bows() -> None:
    points = curve((0, 0), (100, 0), 0.2)
    assert points[0] == (0, 0)
    assert points[-1] == (100, 0)
    assert min(y for _, y in points) == pytest.approx(-20, abs=1)


def test_a_route_passes_its_way_points() -> None:
    way = ((60.0, 80.0), (140.0, 20.0))
    points = path(Arrow((10, 10), (190, 90), RED, by_way_of=way))
    for x, y in way:
        assert min(hypot(px - x, py - y) for px, py in points) < 1


def test_dashes_have_their_length() -> None:
    parts = dashes([(0, 0), (33, 0), (100, 0)], 10, 5)
    lengths = [part[-1][0] - part[0][0] for part in parts]
    assert lengths[:-1] == pytest.approx([10] * (len(parts) - 1))
    assert len(parts) == 7


def test_more_pieces_make_a_wider_arrow_up_to_a_limit() -> None:
    assert width_for(1) < width_for(4) < width_for(50) == width_for(90)


@pytest.mark.parametrize("by_sea", [False, True])
@pytest.mark.parametrize("end", [(170.0, 120.0), (40.0, 44.0), (36.0, 40.0)])
def test_an_arrow_leaves_the_pieces_at_its_ends_free(by_sea: bool, end: tuple[float, float]) -> None:
    picture = blank()
    arrow = Arrow((36, 40), end, RED, 2, by_sea)
    draw_arrow(picture, arrow)
    draw_count(picture, arrow)
    if end[0] > 100:
        assert picture.getpixel((36, 40)) == picture.getpixel((170, 120)) == (230, 220, 190)
        assert picture.tobytes() != blank().tobytes()


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_its_pips(face: int) -> None:
    drawn = die(face, (250, 250, 250), 64)
    dark = sum(drawn.convert("L").crop((12, 12, 52, 52)).histogram()[:90])
    assert dark / 91 == pytest.approx(face, abs=0.9)


def test_a_roll_shows_the_highest_first() -> None:
    assert roll([2, 6, 3], RED).tobytes() == roll([6, 3, 2], RED).tobytes()
    assert roll([2, 6], RED, best=True).tobytes() != roll([2, 6], RED).tobytes()
    assert roll([], RED).width == 1


def test_frames_titles_and_legends_are_drawn() -> None:
    for scheme in SCHEMES.values():
        picture = blank()
        frame(picture)
        assert picture.getpixel((2, 2)) != (230, 220, 190)
        assert (
            cartouche("Turn VII", "after movement", scheme).width
            < cartouche("Turn VII " * 4, "", scheme).width
        )
        keys = [Key(sprite(Sprite.CITY, text="A"), "city"), Key(sprite(Sprite.TOKEN, text="2"), "token")]
        assert legend(keys, scheme, "Signs").height > legend(keys, scheme, columns=2).height
