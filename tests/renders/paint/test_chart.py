"""Charts: round axes, labels that do not overlap, gaps in the values."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops

from renders.paint.bars import Part, stacked
from renders.paint.chart import Series, lines, number, spread, ticks
from renders.paint.emblems import liveries
from renders.paint.fonts import Typeface, width
from renders.paint.track import Lane, Zone, track
from renders.schemes import CLASSIC, SCHEMES, Scheme


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (0, 92, [0, 20, 40, 60, 80, 100]),
        (-3, 12, [-5, 0, 5, 10, 15]),
        (0, 260, [0, 50, 100, 150, 200, 250, 300]),
        (0, 1, [0, 1]),
    ],
)
def test_axis_numbers_are_round_and_cover_the_values(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


@given(st.floats(-500, 0), st.floats(1, 5000))
def test_axes_always_cover_the_values_with_few_numbers(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 9


@given(st.lists(st.floats(100, 700), min_size=1, max_size=18))
def test_labels_keep_their_distance_and_order(wanted: list[float]) -> None:
    gap = 30.0
    found = spread(wanted, gap, 90, 710)
    order = sorted(range(len(wanted)), key=lambda i: (wanted[i], i))
    for above, below in pairwise(order):
        assert found[below] - found[above] >= gap - 1e-6
    assert min(found) >= 90 - 1e-6
    assert max(found) <= 710 + 1e-6


def test_labels_that_have_room_stay_where_they_are() -> None:
    assert spread([100, 300, 200], 30, 0, 400) == [100, 300, 200]


def test_values_have_no_needless_decimals() -> None:
    assert number(4.0) == "4"
    assert number(2.5) == "2.5"


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_a_chart_with_gaps_and_a_single_point_is_drawn(scheme: Scheme) -> None:
    worn = list(liveries(scheme, ["Rome", "Egypt", "Hatti"]).values())
    values: list[tuple[float | None, ...]] = [(1, None, 4), (None, None, 2), (None, None, None)]
    image = lines([Series(w, v) for w, v in zip(worn, values, strict=True)], scheme, "Points")
    assert image.size == (1300, 860)
    assert lines([Series(worn[0], (3,))], scheme).size == (1300, 860)


def test_a_chart_of_nobody_is_an_empty_sheet() -> None:
    assert lines([], CLASSIC, "Points").size == (1300, 860)
    assert stacked([], [Part("Cities", (9, 9, 9))], CLASSIC).width == 1200


def test_the_longest_bar_leaves_room_for_its_total() -> None:
    rome = liveries(CLASSIC, ["A very long name indeed, longer than the column"])
    image = stacked(
        [(livery, [900, 80]) for livery in rome.values()],
        [Part("a", (9, 9, 9)), Part("b", (200, 9, 9))],
        CLASSIC,
    )
    assert image.width == 1200


STONE, BRONZE = Zone("Stone", (200, 190, 170)), Zone("Bronze", (200, 140, 60))


def test_a_track_grows_with_its_lanes_and_notes() -> None:
    worn = list(liveries(CLASSIC, ["Rome", "Egypt"]).values())
    plain = [Lane(each, (STONE, STONE, BRONZE), 1) for each in worn]
    noted = [Lane(each, (STONE, None, BRONZE), 2, "needs two cities", ("", "5", "10")) for each in worn]
    assert (
        track(noted, CLASSIC, "Track", heads=("1", "2", "3")).height > track(plain, CLASSIC, "Track").height
    )
    assert track([], CLASSIC, "Track").width == 1300


@pytest.mark.parametrize("at", [0, 2])
def test_a_marker_stands_on_its_space(at: int) -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    away, here = (track([Lane(rome, (STONE,) * 4, place)], CLASSIC) for place in (9, at))
    changed = ImageChops.difference(away.convert("RGB"), here.convert("RGB")).getbbox()
    assert changed is not None
    names = 100 + width("Rome", Typeface.NAME, 30)
    step = (1300 - names - 36) / 4
    assert (changed[0] + changed[2]) / 2 == pytest.approx(names + (at + 0.5) * step, abs=4)
