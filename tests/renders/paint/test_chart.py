"""Charts: round axes, labels that do not overlap, gaps in the values."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops

from renders.paint import track as tracks
from renders.paint.bars import Part, Ranked, stacked
from renders.paint.chart import Series, lines, number, spread, ticks
from renders.paint.emblems import liveries
from renders.paint.fonts import Typeface, width
from renders.paint.page import EDGE, TALL, TOP, WIDE
from renders.paint.track import Lane, Zone, track
from renders.schemes import CLASSIC, SCHEMES, Scheme
from tests.renders.letters import written


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


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_every_line_has_the_colour_of_its_player(scheme: Scheme) -> None:
    """Also on paper that is nearly as pale: a yellow made darker would be the mustard of somebody else."""
    for livery in liveries(scheme, [f"N{i}" for i in range(9)]).values():
        image = lines([Series(livery, (5, 5, 5, 5))], scheme).convert("RGB")
        before_the_second_marker = image.crop((180, 0, 230, 700))
        assert livery.colour in {tone for _, tone in before_the_second_marker.getcolors(1 << 20)}


def test_a_chart_of_nobody_is_an_empty_sheet() -> None:
    assert lines([], CLASSIC, "Points").size == (1300, 860)
    assert stacked([], [Part("Cities", (9, 9, 9))], CLASSIC).width == WIDE


def test_every_number_of_a_standing_is_written() -> None:
    (rome,) = liveries(CLASSIC, ["A very long name indeed, longer than the column"]).values()
    parts = [Part("Cities", (9, 9, 9)), Part("Advances", (200, 9, 9)), Part("Bonus", (9, 200, 9))]
    with written() as texts:
        image = stacked([Ranked(2, rome, [900, 80, 1], "Bartholomew the Younger")], parts, CLASSIC)
    assert {"2", "900", "80", "1", "981"} <= {text for text, _ in texts}
    assert image.width == WIDE


def test_the_longest_bar_leaves_room_for_its_total() -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    image = stacked([Ranked(1, rome, [9000])], [Part("Cities", (1, 2, 250))], CLASSIC).convert("RGB")
    blue = [x for x in range(WIDE) if image.getpixel((x, image.height - 72)) == (1, 2, 250)]
    assert max(blue) < WIDE - EDGE - width("9000", Typeface.NUMBER, 48)


STONE, BRONZE = Zone("Stone", (200, 190, 170)), Zone("Bronze", (200, 140, 60))


def test_a_track_grows_with_its_lanes_up_to_a_page() -> None:
    worn = list(liveries(CLASSIC, [f"N{i}" for i in range(18)]).values())
    lanes = [Lane(each, (STONE, None, BRONZE), 2, "2/3 cities", ("", "5", "10"), "Ada") for each in worn]
    heights = [track(lanes[:count], CLASSIC, "Track").height for count in (1, 2, 18)]
    assert heights[0] < heights[1] < heights[2] == TALL
    assert track([], CLASSIC, "Track").width == WIDE


def test_a_lane_says_what_is_needed_and_the_next_label() -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    lane = Lane(rome, (STONE,) * 4, 1, "2/3 cities", ("", "5", "10", "15"), "Ada")
    with written() as texts:
        track([lane], CLASSIC, "Track")
    found = {text for text, _ in texts}
    assert {"Rome", "Ada", "2/3 cities", "10", "Stone"} <= found
    assert not {"5", "15"} & found


@pytest.mark.parametrize("at", [0, 2])
def test_a_marker_stands_on_its_space(at: int) -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    other = replace(rome, colour=(1, 250, 2))
    one, two = (track([Lane(worn, (STONE,) * 4, at)], CLASSIC).convert("RGB") for worn in (rome, other))
    left, step = EDGE + 64 + 320, (WIDE - 2 * EDGE - 64 - 320) / 4
    changed = ImageChops.difference(one, two).crop((left, 0, WIDE, one.height)).getbbox()
    assert changed is not None
    assert changed[2] == pytest.approx((at + 0.5) * step + 32, abs=8)


def test_the_names_of_narrow_zones_stand_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    heads: list[tuple[float, float, float]] = []

    def noted(
        draw: object, at: tuple[float, float], text: str, face: Typeface, size: float, *more: object
    ) -> float:
        if at[1] < TOP + 50 and text in {"Early", "Late", "Iron"}:
            half = width(text, face, size) / 2
            heads.append((at[1], at[0] - half, at[0] + half))
        return 0.0

    monkeypatch.setattr(tracks, "write", noted)
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    early, late = Zone("Early Iron Age", (112, 132, 158)), Zone("Late Iron Age", (70, 88, 120))
    track([Lane(rome, (STONE,) * 14 + (early, late), 1)], CLASSIC, "Track")
    assert len(heads) == 4
    for line in {y for y, _, _ in heads}:
        (_, end), (start, _) = sorted((left, right) for y, left, right in heads if y == line)
        assert start - end >= 10


def test_no_marker_covers_what_the_next_space_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    labels: list[float] = []

    def noted(
        draw: object, at: tuple[float, float], text: str, face: Typeface, size: float, ink: object
    ) -> None:
        labels.append(at[0] - width(text, face, size) / 2)

    monkeypatch.setattr(tracks, "write_centred", noted)
    for spaces in (8, 17, 24):
        lane = Lane(rome, (STONE,) * spaces, spaces - 2, "ready", ("",) * (spaces - 1) + ("1500",))
        one, two = (
            track([replace(lane, livery=worn)], CLASSIC).convert("RGB")
            for worn in (rome, replace(rome, colour=(1, 250, 2)))
        )
        changed = ImageChops.difference(one, two).crop((EDGE + 400, 0, WIDE, one.height)).getbbox()
        assert changed is not None
        assert labels[-1] > EDGE + 400 + changed[2] - 2


@pytest.mark.parametrize(
    "note",
    ["ready", "2/5 cities, 2/3 adv. of 200+", "9/10 adv., 4/5 groups", "865/1300 in prices and 7/10 adv."],
)
def test_what_is_needed_next_stands_beside_the_track(note: str, monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[float] = []

    def noted(
        draw: object, at: tuple[float, float], text: str, face: Typeface, size: float, *more: object
    ) -> float:
        if text in note:
            starts.append(at[0] - width(text, face, size))
        return 0.0

    monkeypatch.setattr(tracks, "write", noted)
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    track([Lane(rome, (STONE,) * 17, 12, note)], CLASSIC, "Track")
    assert starts
    assert min(starts) >= WIDE - EDGE - tracks._NOTES + 16
