"""The composition of a front page, whatever the game."""

from dataclasses import replace
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops

from renders.boards import Window
from renders.front import column, lanes
from renders.front.closeup import CloseUp
from renders.front.column import players_column
from renders.front.lanes import lanes_below, lanes_beside
from renders.front.news import EDGE, LINE, news_strip, set_in_lines
from renders.front.page import TALL, WIDE, compose
from renders.front.surround import surrounded
from renders.front.title import title_bar
from renders.front.tones import tones_of
from renders.paint.colour import contrast, distance
from renders.paint.fonts import Typeface, fit
from renders.paint.layout import Box
from renders.pictures.clusters import around
from renders.schemes import CLASSIC, SCHEMES
from rules.civ.western_empires.game import RULESET as WESTERN
from tests.renders.front.toy import ToyStage, page, square
from tests.renders.letters import written
from tests.rules.civ.rulesets import CIVX, DAWN
from tools.truth.check import plate_findings

NOTHING = {}
HERE = {square(3, 3): 6.0, square(4, 4): 3.0}
EVERYWHERE = {square(x, y): 5.0 for x in range(0, 20, 3) for y in range(0, 12, 4)}
TABLES = [5, 9, 18]
GLASS, FREE = (255, 0, 255), 3
"""A tone that nothing else has, and how far from an hourglass there is nothing."""


def composed(players, deeds, **options):
    stage = ToyStage()
    return compose(page(players, deeds, **options), stage, CLASSIC), stage


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("deeds", [NOTHING, HERE, EVERYWHERE])
@pytest.mark.parametrize("news", [0, 30])
def test_parts_lie_on_the_page_and_none_covers_another(players, deeds, news):
    whole, _ = composed(players, deeds, news=news)
    assert whole.image.size == (WIDE, TALL)
    parts = list(whole.parts.items())
    for i, (name, box) in enumerate(parts):
        assert box.inside(Box(0, 0, WIDE, TALL)), name
        for other, there in parts[:i]:
            assert box.overlap(there) == 0, (name, other)


@pytest.mark.parametrize("players", TABLES)
def test_close_ups_are_framed_where_they_stand_and_shown_in_the_inset(players):
    whole, stage = composed(players, EVERYWHERE)
    assert len(whole.panels) == len(stage.seen)
    for number, panel in enumerate(whole.panels, start=1):
        assert whole.parts[f"close-up {number}"] == panel.spot
    assert "inset" in whole.parts
    assert len(whole.panels) <= (3 if players <= 9 else 9)


@pytest.mark.parametrize("players", TABLES)
def test_what_one_close_up_shows_no_other_shows_again(players):
    whole, stage = composed(players, EVERYWHERE)
    for panel, (_, _, elsewhere) in zip(whole.panels, stage.seen, strict=True):
        assert not elsewhere.intersection(panel.places)
        others = {place for other in whole.panels if other is not panel for place in other.places}
        assert elsewhere == others - set(panel.places)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("deeds", [NOTHING, {square(3, 3): 0.3}])
def test_a_phase_that_changed_nothing_carries_the_overview(players, deeds):
    whole, stage = composed(players, deeds)
    assert not stage.seen
    assert len(stage.overviews) == 1
    assert "overview" in whole.parts


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
def test_above_and_below_a_wide_overview_the_board_goes_on(scheme):
    picture = Image.new("RGB", (300, 100), scheme.sea)
    ground = surrounded(picture, (300, 180), scheme)
    assert ground.size == (300, 180)
    for y in (0, 39, 140, 179):
        assert distance(ground.getpixel((150, y)), tones_of(scheme).bar) > 8


@pytest.mark.parametrize("draw", [players_column, lanes_beside])
def test_who_is_awaited_and_who_leads_can_be_seen(draw):
    plain = draw(page(6, awaited=0), (540, 900), CLASSIC)
    some = draw(page(6, awaited=2), (540, 900), CLASSIC)
    assert ImageChops.difference(plain, some).getbbox() is not None
    gold = tones_of(CLASSIC).gold
    assert _count(some, gold) > _count(plain, gold) > 200


@pytest.mark.parametrize("goal", [0, 70])
@pytest.mark.parametrize(
    ("players", "draw"),
    [
        (5, lambda made: players_column(made, (440, 900), CLASSIC)),
        (9, lambda made: players_column(made, (440, 900), CLASSIC)),
        (18, lambda made: lanes_beside(made, (540, 900), CLASSIC)),
        (18, lambda made: lanes_below(made, WIDE, CLASSIC)),
    ],
)
def test_an_hourglass_touches_neither_sign_nor_name(players, draw, goal, monkeypatch):
    """Above each and on both sides of it there is a line of nothing but the ground."""
    for module in (column, lanes):
        monkeypatch.setattr(
            module, "hourglass", lambda size, _: Image.new("RGBA", (size * 40 // 48, size), GLASS)
        )
    made = page(players, awaited=players)
    drawn = draw(replace(made, rows=tuple(replace(row, name="MINOA", goal=goal) for row in made.rows)))
    glasses = _glasses(drawn)
    assert len(glasses) == players
    for left, top, right, bottom in glasses:
        left, top, right = left - FREE, top - FREE, right + FREE
        line = [(x, top) for x in range(left, right)]
        line += [(x, y) for x in (left, right) for y in range(top, bottom)]
        assert len({drawn.getpixel(xy) for xy in line}) == 1


def _glasses(drawn):
    """The boxes around what has the tone of the glasses and hangs together."""
    found = []
    for y, x in product(range(drawn.height), range(drawn.width)):
        if drawn.getpixel((x, y)) == GLASS:
            near = [box for box in found if Box(*box).padded(1).holds((x, y))]
            found = [box for box in found if box not in near]
            found.append(around([(x, y, x, y), *near]))
    return found


def _count(image, tone):
    return sum(count for count, colour in image.getcolors(1 << 24) if colour == tone)


def test_among_many_a_change_takes_no_room_from_the_points(monkeypatch):
    """Points of four digits are written as large with a change as without one, and never cut."""
    made, sizes = page(18), {}
    for change in (0, 8, -12):
        rows = tuple(replace(row, points=4698, figure=9, change=change) for row in made.rows)
        found = sizes[change] = []
        monkeypatch.setattr(lanes, "fit", _noting(found))
        lanes_below(replace(made, rows=rows), WIDE, CLASSIC)
    assert sizes[0] == sizes[8] == sizes[-12] == [("4698", sizes[0][0][1])] * 18
    assert sizes[0][0][1] >= 28


@pytest.mark.parametrize(
    "draw", [lanes_below, lambda made, wide, scheme: lanes_beside(made, (540, 900), scheme)]
)
def test_among_many_a_change_beside_few_points_cuts_no_name(draw):
    made = page(18, awaited=0)
    rows = tuple(replace(row, points=64, figure=7, change=2, player="Player 18") for row in made.rows)
    with written() as kept:
        draw(replace(made, rows=rows), WIDE, CLASSIC)
    assert {"64", "7", "+2", "Player 18"} <= {text for text, _ in kept}
    assert not [text for text, _ in kept if text.endswith("…")]


@pytest.mark.parametrize("awaited", [0, 9])
@pytest.mark.parametrize("points", [9, 140, 4698])
def test_no_name_touches_the_figure_beside_it(points, awaited):
    """However long: it ends well before the figure and its change."""
    made = page(9, awaited=awaited)

    def column_of(name, change):
        row = replace(made.rows[0], name=name, player="", points=points, figure=8, change=change)
        return players_column(replace(made, rows=(row,)), (440, column.HEAD + column.ROOMY - 2), CLASSIC)

    change = ImageChops.difference(column_of("", 1), column_of("", 0)).getbbox()
    assert change is not None
    for long in ("NEO-CARTHAGINIANS", "Bartholomew the Youngest"):
        name = ImageChops.difference(column_of(long, 1), column_of("", 1)).getbbox()
        assert name is not None
        assert change[0] - name[2] >= 12


@pytest.mark.parametrize("points", [59, 1561])
@pytest.mark.parametrize("awaited", [0, 1])
def test_among_few_a_change_leaves_names_large(points, awaited):
    """In a high line it stands below its figure before the name beside it grows small."""
    made = page(6, awaited=awaited)

    def column_of(change):
        alike = {"name": "Hellas", "player": "", "points": points, "figure": 8}
        first = replace(made.rows[0], change=change, **alike)
        rows = (first, *(replace(row, change=0, **alike) for row in made.rows[1:]))
        return players_column(replace(made, rows=rows), (414, 828), CLASSIC)

    with written() as kept:
        column_of(-1)
    assert min(size for text, size in kept if text == "Hellas") >= 30
    assert "−1" in {text for text, _ in kept}
    box = ImageChops.difference(column_of(-1), column_of(-2)).getbbox()
    assert box is not None
    assert box[3] < column.HEAD + 132


def test_the_last_page_says_that_it_is_the_end():
    made = replace(page(9, awaited=0), following="", is_over=True)
    with written() as kept:
        over = title_bar(made, (WIDE, 80), CLASSIC)
    assert "The end" in [text for text, _ in kept]
    assert over.tobytes() != title_bar(replace(made, is_over=False), (WIDE, 80), CLASSIC).tobytes()
    assert _count(over, tones_of(CLASSIC).gold) > 0


@pytest.mark.parametrize("rules", [WESTERN, CIVX, DAWN], ids=lambda rules: rules.key)
@pytest.mark.parametrize("awaited", [0, 1, 8, 18])
def test_the_phase_and_the_next_one_are_written_whole_and_large_enough(rules, awaited):
    for phase, following in pairwise([*rules.phases, rules.phases[0]]):
        made = replace(page(18, awaited=awaited), turn="Turn XVIII", following=following.title)
        with written() as kept:
            title_bar(replace(made, phase=phase.title), (WIDE, 80), CLASSIC)
        sizes = {text: size for text, size in kept if text in (phase.title, following.title)}
        assert set(sizes) == {phase.title, following.title}
        assert min(sizes.values()) >= 27, sizes


def _noting(found):
    def noting(text, typeface, *given):
        fitted = fit(text, typeface, *given)
        if typeface is Typeface.NUMBER:
            found.append(fitted)
        return fitted

    return noting


@pytest.mark.parametrize("points", [0, 209, 4698])
def test_points_and_the_figure_beside_them_are_not_read_as_one(points):
    made = page(6)
    alone = {"name": "", "player": "", "points": points, "figure": 88, "change": 0, "is_leader": False}
    rows = tuple(replace(row, **alone) for row in made.rows)
    column = players_column(replace(made, rows=rows), (440, 900), CLASSIC)
    line = column.crop((column.width // 2, 60, column.width, 150))
    ground = line.getpixel((line.width - 1, 0))
    inked = [
        any(line.getpixel((x, y)) != ground for y in range(line.height)) for x in reversed(range(line.width))
    ]
    first = inked.index(True)
    gaps = "".join("x" if here else " " for here in inked[first:]).split("x")
    assert max(len(gap) for gap in gaps[1:-1]) >= 10


def test_more_than_eight_awaited_are_counted():
    bars = [title_bar(page(18, awaited=n), (WIDE, 80), CLASSIC) for n in (0, 8, 9, 18)]
    assert len({bar.tobytes() for bar in bars}) == 4
    used = [ImageChops.difference(bar, bars[0]).getbbox() for bar in bars[1:]]
    assert used[1][0] > used[0][0]


@pytest.mark.parametrize("phase", ["Trade", "Calamity selection · Calamity resolution · Special abilities"])
@pytest.mark.parametrize("awaited", [0, 8, 18])
def test_the_title_keeps_its_two_halves_apart(phase, awaited):
    whole = title_bar(page(18, awaited=awaited, phase=phase), (WIDE, 80), CLASSIC)
    tones = tones_of(CLASSIC)
    bars = [all(whole.getpixel((x, y)) == tones.bar for y in range(80)) for x in range(WIDE)]
    assert any(all(bars[x : x + 12]) for x in range(300, WIDE - 12))


def test_the_weightiest_news_come_first_and_the_rest_is_counted():
    news = page(5, news=30).news
    lines = set_in_lines(news, 1210, 2)
    told = [piece for line in lines for piece in line]
    assert len(lines) == 2
    assert min(piece.weight for piece in told) > max(piece.weight for piece in news if piece not in told)
    strip = news_strip(news, (1210, 2 * LINE), CLASSIC)
    assert strip.getpixel((1210 - EDGE // 2, LINE)) == CLASSIC.paper


def test_no_news_no_strip():
    assert "news" not in composed(5, HERE, news=0)[0].parts


@pytest.mark.parametrize("key", SCHEMES)
def test_every_scheme_writes_legibly_on_its_bars(key):
    tones = tones_of(SCHEMES[key])
    for ground in (tones.bar, tones.row, tones.stripe):
        for ink in (tones.text, tones.faint, tones.gold):
            assert contrast(ink, ground) >= 4.5
        for ink in (tones.gain, tones.loss):
            assert contrast(ink, ground) >= 3
    assert contrast(tones.text, tones.lit) >= 4.5


@pytest.mark.parametrize("players", [10, 11, 17, 18])
def test_lanes_hold_everybody(players):
    below = lanes_below(page(players, awaited=0), WIDE, CLASSIC)
    assert below.width == WIDE
    fewer = lanes_below(page(players - 1, awaited=0), WIDE, CLASSIC)
    assert below.tobytes() != fewer.tobytes()


def test_a_piece_is_seen_or_left_out_but_never_a_sliver_under_a_plate():
    close = CloseUp.on(Image.new("RGB", (400, 300)), Window(0, 0, 1), CLASSIC)
    plate, piece = (
        Image.new("RGBA", (120, 80), (255, 0, 0, 255)),
        Image.new("RGBA", (40, 40), (0, 0, 255, 255)),
    )
    assert close.stand_apart([plate], [(200, 150)]) == [(200, 150)]
    for x in (268, 255, 100):
        close.stand(piece, (x, 150), 0.0)
    close.paint()
    assert close.picture.getpixel((275, 150)) == (0, 0, 255)
    assert close.picture.getpixel((100, 150)) == (0, 0, 255)
    assert close.picture.getpixel((244, 150)) == (255, 0, 0)


def test_plates_for_one_place_stand_beside_each_other_and_shrink_before_one_has_no_room():
    for count, room in ((3, (900, 500)), (3, (330, 260))):
        close = CloseUp.on(Image.new("RGB", room), Window(0, 0, 1), CLASSIC)
        found = close.stand_apart(
            [Image.new("RGBA", (150, 100), (255, 0, 0, 255))] * count, [(160, 130)] * count
        )
        assert None not in found
        assert plate_findings(close.plates) == []
    assert close.plates[0].extent < 150 * 100


def test_the_lightest_plate_gives_way_where_there_is_no_room():
    close = CloseUp.on(Image.new("RGB", (260, 190)), Window(0, 0, 1), CLASSIC)
    found = close.stand_apart([Image.new("RGBA", (150, 100), (255, 0, 0, 255))] * 4, [(130, 95)] * 4)
    assert found[0] is not None
    assert found[-1] is None
    assert plate_findings(close.plates) == []
