"""Liveries: shape and letter tell players apart without any colour."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renders.paint.colour import RGB
from renders.paint.emblems import Livery, Shape, emblem, liveries
from renders.paint.sprites import Sprite, sprite
from renders.schemes import CLASSIC, SCHEMES

NAMES = [f"{a}{b}" for a in "ABCDEF" for b in "xyz"]
GREY: RGB = (140, 140, 140)


def silhouette(shape: Shape, size: int = 40) -> Image.Image:
    alpha = emblem(Livery("n", GREY, shape, ""), size, "").getchannel("A")
    return alpha.point([255 if v > 200 else 0 for v in range(256)])


def weight(image: Image.Image) -> int:
    return image.histogram()[255]


def test_all_outlines_differ_clearly() -> None:
    for one, other in combinations(Shape, 2):
        apart = weight(ImageChops.difference(silhouette(one), silhouette(other)))
        assert apart > 0.08 * weight(silhouette(Shape.DISC)), (one, other)


def test_all_outlines_are_about_as_large() -> None:
    disc = weight(silhouette(Shape.DISC))
    for shape in Shape:
        assert 0.85 * disc <= weight(silhouette(shape)) <= 1.35 * disc, shape


def test_eighteen_players_have_eighteen_signs() -> None:
    for scheme in SCHEMES.values():
        worn = list(liveries(scheme, NAMES).values())
        assert len({(each.shape, each.double) for each in worn}) == 18
        assert len({each.letter for each in worn}) == 18
        assert len({each.colour for each in worn}) == 18


def test_a_double_rim_is_visible() -> None:
    plain = Livery("n", GREY, Shape.DISC, "A")
    double = Livery("n", GREY, Shape.DISC, "A", double=True)
    changed = ImageChops.difference(emblem(plain, 56).convert("L"), emblem(double, 56).convert("L"))
    assert sum(changed.histogram()[60:]) > 100


def test_a_position_keeps_its_colour() -> None:
    few = liveries(CLASSIC, ["Rome", "Egypt"], [4, 8])
    assert few["Rome"].colour == CLASSIC.few[4]
    assert few["Egypt"].colour == CLASSIC.few[8]


def test_words_name_colour_shape_and_letter() -> None:
    assert liveries(CLASSIC, ["Egypt"], [8])["Egypt"].words == "yellow flower E"


def test_every_piece_differs_from_every_other() -> None:
    rome = liveries(CLASSIC, ["Rome"])["Rome"]
    drawn = {kind: sprite(kind, rome, "3").resize((40, 40)).tobytes() for kind in Sprite}
    assert len(set(drawn.values())) == len(Sprite)


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("shape", list(Shape))
def test_a_count_stands_on_the_players_colour_alone(shape: Shape, double: bool) -> None:
    livery = Livery("n", (200, 60, 40), shape, "A", double)
    bare, counted = (sprite(Sprite.TOKEN, livery, text, 2.0).convert("RGB") for text in ("", "12"))
    digits = (
        ImageChops.difference(bare, counted).convert("L").point([255 if v > 40 else 0 for v in range(256)])
    )
    ground = ImageChops.difference(bare, Image.new("RGB", bare.size, livery.colour)).convert("L")
    off = ImageChops.multiply(digits, ground.point([255 if v > 40 else 0 for v in range(256)]))
    assert weight(digits) > 300
    assert weight(off) == 0
