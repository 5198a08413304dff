"""Drafts scattered over the board, in parts: which parts, and where they stand in the picture."""

from PIL import Image

from renders.civ.pictures.panels import READABLE, panels, together

SIZE = 1280, 820
NORTH, EAST, SOUTH = (
    (224.0, 214.0, 1559.0, 489.0),
    (1367.0, 361.0, 1949.0, 801.0),
    (396.0, 604.0, 671.0, 894.0),
)
"""A long voyage, and two moves far from it."""


def test_what_lies_near_together_is_one_part():
    [panel] = panels([(0.0, 0.0, 300.0, 200.0), (400.0, 0.0, 900.0, 500.0)], SIZE)
    assert (panel.place, panel.size) == ((0, 0), SIZE)


def test_two_high_parts_stand_beside_each_other():
    found = panels([(0.0, 0.0, 300.0, 700.0), (2500.0, 0.0, 2800.0, 700.0)], SIZE)
    assert [(panel.place, panel.size) for panel in found] == [((0, 0), (640, 820)), ((640, 0), (640, 820))]


def test_a_wide_part_stands_above_the_others():
    above, *below = panels([SOUTH, EAST, NORTH], SIZE)
    assert (above.box, above.size[0]) == (NORTH, SIZE[0])
    assert {panel.box for panel in below} == {EAST, SOUTH}
    assert min(panel.scale for panel in (above, *below)) >= READABLE


def test_parts_fill_the_picture_and_cover_each_other_nowhere():
    found = panels([SOUTH, EAST, NORTH], SIZE)
    tones = [(200, 0, 0), (0, 200, 0), (0, 0, 200)]
    drawn = [Image.new("RGB", panel.size, tone) for panel, tone in zip(found, tones, strict=True)]
    picture = together(drawn, found, (0, 0, 0))
    assert picture.size == SIZE
    counted = {tone: count for count, tone in picture.getcolors() or ()}
    assert counted == {tone: panel.size[0] * panel.size[1] for panel, tone in zip(found, tones, strict=True)}
