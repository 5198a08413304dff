"""A small chart for each of many players: every one can be followed, named and read."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import ImageChops

from renders.paint import multiples as drawn
from renders.paint.chart import Series, visible
from renders.paint.colour import RGB, contrast, distance
from renders.paint.emblems import Livery, Shape, liveries
from renders.paint.fonts import Typeface, width
from renders.paint.multiples import _FRAME, Box, behind, cells, is_leading, multiples, standing_out
from renders.paint.page import TALL, WIDE
from renders.pictures.race import TOGETHER, draw_race
from renders.schemes import CLASSIC, SCHEMES, Scheme
from tests.renders.letters import unreadable, written

NAMES = [f"{a}{b} the Long-Named" for a in "ABCDEF" for b in "xyz"]
ODD: RGB = (1, 250, 2)


def race(count: int, scheme: Scheme = CLASSIC) -> list[Series]:
    worn = list(liveries(scheme, NAMES[:count]).values())
    return [
        Series(each, tuple(place * turn for turn in range(12)), f"{place:02} Bartholomew")
        for place, each in enumerate(worn)
    ]


@pytest.mark.parametrize("count", range(TOGETHER + 1, 19))
def test_charts_stand_apart_on_the_page(count: int) -> None:
    boxes = cells(count)
    assert len(boxes) == count
    for left, top, right, bottom in boxes:
        assert 0 < left < right < WIDE
        assert 0 < top < bottom < TALL
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_each_of_eighteen_has_a_chart_of_its_own(scheme: Scheme) -> None:
    """A line in a colour that nobody else has is seen in its own chart alone: none runs across it."""
    series = race(18, scheme)
    odd = Livery("Odd", ODD, Shape.DISC, "Od")
    series[3] = Series(odd, series[3].values, "Ada")
    image = multiples(series, scheme, "Cities").convert("RGB")
    own = len(series) - 1 - 3  # the more a player has, the earlier the chart
    for place, (left, top, right, bottom) in enumerate(cells(18)):
        chart = image.crop((round(left), round(top) + 88, round(right), round(bottom)))  # below its head
        seen = {tone for _, tone in chart.getcolors(1 << 20) or ()}
        assert (visible(ODD, scheme) in seen) == (place == own), place


def test_every_player_is_named_with_nation_and_last_value() -> None:
    with written() as texts:
        multiples(race(18), CLASSIC, "Cities")
    found = [text for text, _ in texts]
    assert all(any(text.startswith(name[:4]) for text in found) for name in NAMES)
    assert all(any(text.startswith(f"{place:02} Ba") for text in found) for place in range(18))
    assert {str(place * 11) for place in range(18)} <= set(found)


@pytest.mark.parametrize("count", [7, 9, 12, 18])
def test_all_letters_of_a_race_can_be_read_in_a_channel(count: int) -> None:
    worn = dict(enumerate(liveries(CLASSIC, NAMES[:count]).values()))
    values = {seat: [seat, seat + 2] for seat in worn}
    draw = lambda: draw_race(  # noqa: E731
        values, worn.__getitem__, CLASSIC, ("Cities", "each turn"), ("turn", ["1", "2"]), ("alt", "twin")
    )
    assert unreadable(draw) == []


def test_no_name_reaches_into_the_next_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[tuple[float, float, float]] = []

    def noted(
        draw: object, at: tuple[float, float], text: str, face: Typeface, size: float, *more: object
    ) -> float:
        long = width(text, face, size)
        left = at[0] - long if more[-1] == "rs" else at[0]
        reached.append((left, left + long, at[1]))
        return long

    monkeypatch.setattr(drawn, "write", noted)
    multiples(race(18), CLASSIC, "Cities")
    boxes = cells(18)
    for left, right, y in reached:
        [home] = [box for box in boxes if box[0] <= left < box[2] and _in_column(box, boxes, y)]
        assert right <= home[2] + 1


def _in_column(box: Box, boxes: list[Box], y: float) -> bool:
    """Whether a height belongs to a chart: the last row has its axis below it."""
    is_last = box[3] == boxes[-1][3]
    return box[1] <= y <= box[3] or (is_last and y > box[3])


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_the_readers_own_chart_is_framed(scheme: Scheme) -> None:
    series = race(18, scheme)
    plain = multiples(series, scheme, "Cities").convert("RGB")
    series[4] = replace(series[4], is_own=True)
    marked = multiples(series, scheme, "Cities").convert("RGB")
    changed = ImageChops.difference(plain, marked).getbbox()
    own = cells(18)[len(series) - 1 - 4]
    assert changed is not None
    frame = own[0] - _FRAME, own[1] - _FRAME, own[2] + _FRAME, own[3] + _FRAME
    assert all(abs(side - edge) <= 2 for side, edge in zip(changed, frame, strict=True))
    assert marked.getpixel((round(own[0]) - 3, round(own[3]) - 40)) == scheme.accent
    inside = [round(side) for side in (own[0] + 4, own[1] + 90, own[2] - 4, own[3] - 4)]  # below its head
    assert ImageChops.difference(plain.crop(inside), marked.crop(inside)).getbbox() is None


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_the_line_that_stands_out_is_not_taken_for_one_behind_it(scheme: Scheme) -> None:
    for colour in (*scheme.few, *scheme.many):
        tone = standing_out(colour, scheme)
        assert distance(tone, behind(scheme)) >= 14, colour
        assert contrast(tone, scheme.paper) >= 1.9, colour


def test_nobody_leads_where_all_have_the_same() -> None:
    (rome,) = liveries(CLASSIC, ["Rome"]).values()
    assert not is_leading([Series(rome, (1, 3)), Series(rome, (2, 3))], 0)
    assert is_leading([Series(rome, (1, 3)), Series(rome, (2, 2))], 0)


def test_who_left_has_an_empty_chart() -> None:
    series = race(8)
    series[2] = Series(series[2].livery, (None,) * 12)
    assert multiples(series, CLASSIC, "Cities").size == (WIDE, TALL)


def test_no_line_rises_into_the_head_of_its_chart() -> None:
    series = race(18)
    series[17] = Series(Livery("Odd", ODD, Shape.DISC, "Od"), series[17].values, "Ada")
    image = multiples(series, CLASSIC, "Cities").convert("RGB")
    left, top, right, _ = cells(18)[0]
    head = image.crop((round(left) + 60, round(top), round(right), round(top + 88)))
    assert visible(ODD, CLASSIC) not in {tone for _, tone in head.getcolors(1 << 20) or ()}


@pytest.mark.parametrize(("early", "numbers"), [(0, {"10", "20", "30"}), (9, {"20", "30"})])
def test_no_number_of_the_scale_stands_below_a_line(early: int, numbers: set[str]) -> None:
    """Where the lines rise at once, the lowest number would be half covered: it is left out."""
    worn = list(liveries(CLASSIC, NAMES[:18]).values())
    rising = (0, *[early] * 8, *range(10, 20), 39)
    with written() as texts:
        multiples([Series(each, rising, "Ada") for each in worn], CLASSIC, "Population")
    assert {text for text, _ in texts} & {"10", "20", "30"} == numbers
