"""Liveries: shape and letter tell players apart without any colour."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renders.paint.colour import RGB, Sight, distance
from renders.paint.emblems import Livery, Shape, emblem, liveries
from renders.paint.sprites import Sprite, sprite
from renders.schemes import CLASSIC, SCHEMES, Scheme

NAMES = [f"{a}{b}" for a in "ABCDEF" for b in "xyz"]
GREY: RGB = (140, 140, 140)
CLEAR, FAR, FAR_IN_GREY = 0.25, 20.0, 13.2
"""Outlines that differ by so much, and colours so far apart, are told apart by themselves."""


def silhouette(shape: Shape, size: int = 40) -> Image.Image:
    alpha = emblem(Livery("n", GREY, shape, ""), size, "").getchannel("A")
    return alpha.point([255 if v > 200 else 0 for v in range(256)])


def weight(image: Image.Image) -> int:
    return image.histogram()[255]


@cache
def apart(one: Shape, other: Shape) -> float:
    """How much two outlines differ, as a share of a disc."""
    both = weight(ImageChops.difference(silhouette(one), silhouette(other)))
    return both / weight(silhouette(Shape.DISC))


def test_all_outlines_differ_clearly() -> None:
    for one, other in combinations(Shape, 2):
        assert apart(one, other) > 0.08, (one, other)


def test_all_outlines_are_about_as_large() -> None:
    disc = weight(silhouette(Shape.DISC))
    for shape in Shape:
        assert 0.85 * disc <= weight(silhouette(shape)) <= 1.35 * disc, shape


def worn_by_eighteen(scheme: Scheme) -> list[Livery]:
    return list(liveries(scheme, NAMES).values())


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_eighteen_players_have_eighteen_colours_and_letters(scheme: Scheme) -> None:
    worn = worn_by_eighteen(scheme)
    assert len({each.letter for each in worn}) == 18
    assert len({each.colour for each in worn}) == 18
    assert all(len(each.letter) == 2 for each in worn)


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_each_of_eighteen_has_a_shape_of_its_own(scheme: Scheme) -> None:
    assert len({each.shape for each in worn_by_eighteen(scheme)}) == 18


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_no_two_of_eighteen_are_alike_in_both_shape_and_colour(scheme: Scheme) -> None:
    for one, other in combinations(worn_by_eighteen(scheme), 2):
        for sight in scheme.safe_for:
            far = FAR_IN_GREY if sight is Sight.GREY else FAR
            told = apart(one.shape, other.shape) / CLEAR + distance(one.colour, other.colour, sight) / far
            assert told >= 1.2, (one, other, sight)


def test_a_table_of_nine_wears_nine_shapes() -> None:
    assert len({each.shape for each in liveries(CLASSIC, NAMES[:9]).values()}) == 9


def test_a_livery_is_the_same_however_few_of_eighteen_are_there() -> None:
    alone = liveries(CLASSIC, [NAMES[4]], [4], of=18)[NAMES[4]]
    assert alone == liveries(CLASSIC, NAMES)[NAMES[4]]


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


@pytest.mark.parametrize("shape", list(Shape))
def test_a_count_stands_on_the_players_colour_alone(shape: Shape) -> None:
    livery = Livery("n", (200, 60, 40), shape, "A")
    bare, counted = (sprite(Sprite.TOKEN, livery, text, 2.0).convert("RGB") for text in ("", "12"))
    digits = (
        ImageChops.difference(bare, counted).convert("L").point([255 if v > 40 else 0 for v in range(256)])
    )
    ground = ImageChops.difference(bare, Image.new("RGB", bare.size, livery.colour)).convert("L")
    off = ImageChops.multiply(digits, ground.point([255 if v > 40 else 0 for v in range(256)]))
    assert weight(digits) > 300
    assert weight(off) == 0
