"""Drafts scattered over the board, in parts: which parts, and where they stand in the picture."""

from itertools import combinations

import pytest
from PIL import Image

from renders.civ.pictures.panels import CALM, READABLE, Whole, pages, panels, together
from renders.pictures.clusters import around
from tools.truth.civ import READABLE as SMALLEST

SIZE = 1280, 820
NORTH, EAST, SOUTH = (
    (224.0, 214.0, 1559.0, 489.0),
    (1367.0, 361.0, 1949.0, 801.0),
    (396.0, 604.0, 671.0, 894.0),
)
"""A long voyage, and two moves far from it."""
REALM = (
    *((2299.0, 944.0, 2423.0, 1066.0), (1754.0, 1059.0, 1916.0, 1221.0), (2261.0, 804.0, 2419.0, 966.0)),
    *((2952.0, 844.0, 3116.0, 1009.0), (1721.0, 916.0, 1883.0, 1066.0), (2441.0, 1016.0, 2644.0, 1201.0)),
    *((2299.0, 536.0, 2497.0, 711.0), (2468.0, 1359.0, 2601.0, 1531.0), (2884.0, 939.0, 3018.0, 1114.0)),
    *((1831.0, 964.0, 1959.0, 1166.0), (2269.0, 1061.0, 2461.0, 1234.0), (2379.0, 886.0, 2529.0, 999.0)),
    *((2381.0, 979.0, 2630.0, 1096.0), (2504.0, 576.0, 2721.0, 711.0), (1891.0, 831.0, 2029.0, 964.0)),
    *((2161.0, 1179.0, 2321.0, 1361.0), (2441.0, 426.0, 2656.0, 604.0), (2569.0, 636.0, 2776.0, 811.0)),
    *((2795.0, 706.0, 2961.0, 841.0), (2341.0, 756.0, 2494.0, 919.0), (2411.0, 1306.0, 2526.0, 1486.0)),
    *((2482.0, 824.0, 2694.0, 1006.0), (2329.0, 1421.0, 2504.0, 1556.0), (2631.0, 996.0, 2811.0, 1099.0)),
)
"""The areas of a nation from the Aegean to the Caucasus, to Cyprus and to the Crimea."""
EMPIRE = (
    *((2299.0, 944.0, 2423.0, 1066.0), (669.0, 661.0, 804.0, 826.0), (446.0, 604.0, 671.0, 739.0)),
    *((624.0, 934.0, 836.0, 1096.0), (2629.0, 731.0, 2831.0, 944.0), (900.0, 731.0, 1054.0, 904.0)),
    *((2299.0, 536.0, 2497.0, 711.0), (2226.0, 1236.0, 2366.0, 1404.0), (886.0, 611.0, 1111.0, 814.0)),
    *((2379.0, 886.0, 2529.0, 999.0), (471.0, 829.0, 651.0, 1011.0), (2074.0, 1039.0, 2304.0, 1299.0)),
    *((2381.0, 979.0, 2630.0, 1096.0), (2504.0, 576.0, 2721.0, 711.0), (1891.0, 831.0, 2029.0, 964.0)),
    *((2441.0, 426.0, 2656.0, 604.0), (766.0, 689.0, 932.0, 856.0), (2569.0, 636.0, 2776.0, 811.0)),
    *((564.0, 729.0, 776.0, 906.0), (1996.0, 621.0, 2176.0, 796.0), (2341.0, 756.0, 2494.0, 919.0)),
    *((2311.0, 1209.0, 2471.0, 1381.0), (2482.0, 824.0, 2694.0, 1006.0), (2009.0, 859.0, 2251.0, 1021.0)),
)
"""The areas of another that reaches from Iberia to the Crimea and the Caucasus."""


def laid(boxes):
    return panels([Whole(box) for box in boxes], SIZE)


def test_what_lies_near_together_is_one_part():
    [panel] = laid([(0.0, 0.0, 300.0, 200.0), (400.0, 0.0, 900.0, 500.0)])
    assert (panel.place, panel.size) == ((0, 0), SIZE)


def test_two_high_parts_stand_beside_each_other():
    found = laid([(0.0, 0.0, 300.0, 700.0), (2500.0, 0.0, 2800.0, 700.0)])
    assert [(panel.place, panel.size) for panel in found] == [((0, 0), (640, 820)), ((640, 0), (640, 820))]


def test_a_wide_part_stands_above_the_others():
    above, *below = laid([SOUTH, EAST, NORTH])
    assert (above.box, above.size[0]) == (NORTH, SIZE[0])
    assert {panel.box for panel in below} == {EAST, SOUTH}
    assert min(panel.scale for panel in (above, *below)) >= READABLE


def test_parts_fill_the_picture_and_cover_each_other_nowhere():
    found = laid([SOUTH, EAST, NORTH])
    tones = [(200, 0, 0), (0, 200, 0), (0, 0, 200)]
    drawn = [Image.new("RGB", panel.size, tone) for panel, tone in zip(found, tones, strict=True)]
    picture = together(drawn, found, (0, 0, 0))
    assert picture.size == SIZE
    counted = {tone: count for count, tone in picture.getcolors() or ()}
    assert counted == {tone: panel.size[0] * panel.size[1] for panel, tone in zip(found, tones, strict=True)}


def test_moves_all_over_the_board_can_be_read():
    """Nine moves to next door, as far from each other as the board allows."""
    scattered = [(x, y, x + 260.0, y + 150.0) for x in (0.0, 1200.0, 2400.0) for y in (0.0, 700.0, 1400.0)]
    found = laid(scattered)
    assert {panel.box for panel in found} == set(scattered)
    assert min(panel.scale for panel in found) >= READABLE
    places = [
        (*panel.place, panel.place[0] + panel.size[0], panel.place[1] + panel.size[1]) for panel in found
    ]
    for one, other in combinations(places, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize(("areas", "least"), [(REALM, READABLE), (EMPIRE, SMALLEST)])
def test_units_all_over_the_board_can_be_read_in_rows_or_columns_as_large_as_they_need(areas, least):
    found = panels([Whole(around(areas), areas)], SIZE)
    assert min(panel.scale for panel in found) >= least
    assert sum(panel.size[0] * panel.size[1] for panel in found) == SIZE[0] * SIZE[1]
    for box in areas:
        assert any(around([box, panel.box]) == panel.box for panel in found)


def test_more_than_can_be_read_in_one_picture_comes_on_pages_from_west_to_east():
    """The areas of both, more than stand in nine parts."""
    scattered = [Whole(box) for box in (*REALM, *EMPIRE)]
    assert min(panel.scale for panel in panels(scattered, SIZE)) < READABLE
    found = pages(scattered, SIZE)
    assert len(found) > 1
    assert max(len(page) for page in found) <= CALM
    assert min(panel.scale for page in found for panel in page) >= READABLE
    seen = [
        [whole for whole in scattered if any(_has(panel.box, whole.box) for panel in page)] for page in found
    ]
    assert {whole for page in seen for whole in page} == set(scattered)
    assert [min(whole.box[0] for whole in page) for page in seen] == sorted(
        min(whole.box[0] for whole in page) for page in seen
    )


def test_what_can_be_read_in_one_picture_is_on_one_page():
    assert pages([Whole(box) for box in (SOUTH, EAST, NORTH)], SIZE) == [laid([SOUTH, EAST, NORTH])]


def test_what_cannot_be_read_at_all_has_a_page_of_its_own():
    board = (0.0, 0.0, 2800.0, 1450.0)
    assert [len(page) for page in pages([Whole(board)], SIZE)] == [1]


def _has(outer, inner):
    return around([outer, inner]) == outer


def test_a_voyage_across_the_board_is_shown_at_its_ends():
    ends = (0.0, 0.0, 200.0, 150.0), (2600.0, 1300.0, 2800.0, 1450.0)
    found = panels([Whole((0.0, 0.0, 2800.0, 1450.0), ends)], SIZE)
    assert {panel.box for panel in found} == set(ends)
    assert min(panel.scale for panel in found) >= READABLE


def test_a_move_that_can_be_read_is_shown_as_one():
    ends = (0.0, 0.0, 200.0, 150.0), (700.0, 300.0, 900.0, 450.0)
    [panel] = panels([Whole((0.0, 0.0, 900.0, 450.0), ends)], SIZE)
    assert panel.size == SIZE
