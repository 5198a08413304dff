"""The front page: an empire's turn in close-ups that show nearly all of it, and who stands where."""

from dataclasses import replace
from itertools import combinations
from unittest.mock import patch

import pytest
from PIL import Image

from renders.boards import Window
from renders.front.choosing import choose
from renders.front.closeup import CloseUp
from renders.front.column import players_column
from renders.front.naming import is_led, is_nearest
from renders.front.page import TALL, WIDE, compose
from renders.history.pictures import front_closeup
from renders.history.pictures.front import page_of
from renders.history.pictures.front_deeds import Fate, deeds_of
from renders.history.pictures.front_overview import put_areas, put_realms
from renders.history.pictures.front_stage import WorldStage
from renders.history.pictures.near import near
from renders.history.shown import Shown
from renders.paint.layout import Box, Occupied
from renders.schemes import CLASSIC
from rules.history_of_the_world import events as e
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Stage
from tests.renders.history.positions import FACE, doings, frame, late, look, opening, played
from tests.renders.letters import written

TITLE = "Epoch VI: Portugal"


def shown_of(state, events=(), title=TITLE, awaited=()):
    return Shown(replace(frame(state, None, events, title), awaited=awaited), None, look())


def page(shown):
    deeds = deeds_of(shown)
    return page_of(shown, deeds), deeds


@pytest.fixture(scope="module")
def turn():
    """The page of a turn with something of everything."""
    shown = shown_of(late(), doings(), awaited=(2, 4))
    found, deeds = page(shown)
    return shown, found, deeds, compose(found, WorldStage(shown, deeds), shown.scheme)


def test_the_parts_of_a_page_lie_on_it_and_apart(turn):
    *_, composed = turn
    assert composed.image.size == (WIDE, TALL)
    for box in composed.parts.values():
        assert box.inside(Box(0, 0, WIDE, TALL))
    for one, other in combinations(composed.parts.values(), 2):
        assert one.overlap(other) == 0


def test_a_close_up_shows_the_places_it_is_about(turn):
    *_, composed = turn
    assert 1 <= len(composed.panels) <= 3
    for panel in composed.panels:
        for land in panel.places:
            x, y = Box(*near(land)).centre
            assert panel.seen[0] < x < panel.seen[2]
            assert panel.seen[1] < y < panel.seen[3]


def test_close_ups_show_nearly_all_that_happened_in_a_game():
    shares = []
    for each in played()[1::4]:
        shown = Shown(each, None, look())
        deeds = deeds_of(shown)
        if deeds.weights:
            shares.append(choose(deeds.weights, WorldStage(shown, deeds), (1210, 840)).share)
    assert len(shares) > 5
    assert sum(shares) / len(shares) >= 0.85


def test_a_turn_is_told_by_what_befell_each_land(turn):
    _, _, deeds, _ = turn
    fates = {(one.land, one.fate) for one in deeds.happenings}
    assert ("western_iberia", Fate.CAPITAL) in fates
    assert ("pyrenees", Fate.WON) in fates
    assert ("pyrenees", Fate.FAILED) not in fates
    assert ("albion", Fate.FAILED) in fates
    assert ("danubia", Fate.STRUCK) in fates
    assert ("dalmatia", Fate.STRUCK) not in fates
    assert ("atlas", Fate.BUILT) in fates


def test_rows_stand_by_points_with_the_leader_the_awaited_and_whose_turn_it_was(turn):
    _, found, _, _ = turn
    assert [row.points for row in found.rows] == sorted((row.points for row in found.rows), reverse=True)
    assert [row.name for row in found.rows if row.is_leader] == ["Bartholomew the Younger"]
    assert {row.name for row in found.rows if row.is_awaited} == {"Çelik", "Evgeniy"}
    assert [row.name for row in found.rows if row.is_acting] == ["Ada"]
    assert found.rows[[row.name for row in found.rows].index("Ada")].player == "Portugal"


def test_nobody_is_crowned_while_most_share_the_lead():
    state = late()
    for player in state.players[:4]:
        player.score = 150
    assert not any(row.is_leader for row in page(shown_of(state))[0].rows)


def test_a_name_in_a_close_up_stands_nearest_to_its_own_army_or_is_tied_to_it():
    """In all close-ups of a game; elsewhere it would be read as the name of a neighbour."""
    scenes, tied = [], set()
    make, tie = front_closeup._scene, CloseUp.tie_name

    def making(*given):
        scenes.append(make(*given))
        return scenes[-1]

    def tying(close, name, place, tone):
        tied.add((id(close), name))
        tie(close, name, place, tone)

    with patch.object(front_closeup, "_scene", making), patch.object(CloseUp, "tie_name", tying):
        for each in played()[1::3]:
            shown = Shown(each, None, look())
            found, deeds = page(shown)
            compose(found, WorldStage(shown, deeds), shown.scheme)
    nearest = 0
    for scene in scenes:
        held = [land for land in scene.spots if land in scene.shown.view.lands]
        for land in scene.hot.intersection(scene.spots):
            name = scene.close.names.get(land_name(land))
            if name is not None and (id(scene.close), land_name(land)) not in tied:
                others = [scene.spots[other] for other in held if other != land]
                assert is_nearest([scene.spots[land]], others, name.box), land
                nearest += 1
    assert nearest > 5 * len(tied)


def test_a_name_is_led_to_its_army_where_nothing_covers_the_line():
    name, army = Box(0, 0, 100, 30), (200.0, 15.0)
    assert is_led(army, [], name)
    assert is_led(army, [Box(180, 0, 220, 30), Box(120, 40, 160, 80)], name)
    assert not is_led(army, [Box(140, 0, 160, 30)], name)


@pytest.mark.parametrize("empire", [card.name for card in empires().cards.values()])
def test_the_name_of_an_empire_is_written_whole(empire, turn):
    """In a column of six, beside three figures of points, two of the epoch and the room of an hourglass."""
    _, found, _, composed = turn
    column = composed.parts["players"]
    row = replace(found.rows[0], player=empire, points=231, figure=52)
    with written() as kept:
        players_column(
            replace(found, rows=(row, *found.rows[1:6])),
            (round(column.right - column.left), round(column.bottom - column.top)),
            CLASSIC,
        )
    words, texts = empire.split(), {text for text, _ in kept}
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    assert any({part for part in cut if part} <= texts for cut in cuts), texts


def test_the_news_are_told_weightiest_first(turn):
    _, found, _, _ = turn
    words = [piece.words for piece in found.news]
    assert words[0] == "Portugal: +19 points"
    assert words[1] == "takes 1 of Bartholomew the Younger"
    assert "fails at Albion" in words
    assert "capital in Western Iberia" in words
    assert "plays Disaster and Plague" in words


def test_a_phase_that_changed_nothing_carries_the_world_as_a_whole():
    shown = shown_of(opening(), (e.DrawingBegan(1, (0, 1, 2)),), "Epoch I: drawing empires")
    found, deeds = page(shown)
    composed = compose(found, WorldStage(shown, deeds), shown.scheme)
    assert "overview" in composed.parts
    assert composed.panels == ()


def test_the_page_in_words_says_what_is_next_who_is_awaited_who_leads_and_all_news(turn):
    shown, found, _, _ = turn
    picture = FACE.draw(FACE.front, shown.frame, None, look())
    assert FACE.front == "front"
    assert "Next: Spain." in picture.listing
    assert "Awaited: Евгений and Çelik." in picture.listing
    assert "In the lead: Bartholomew the Younger with 139 points." in picture.listing
    for piece in found.news:
        assert piece.words.lower() in picture.listing.lower()
    for seat in range(6):
        assert f"{shown.player(seat)}, " in picture.listing
    assert "Portugal: +19 points" in picture.alt


def test_the_page_says_what_comes_next_and_that_it_is_the_last():
    state = late()
    before = page(shown_of(state))[0]
    state.stage = Stage.OVER
    after = page(shown_of(state))[0]
    assert before.following and not before.is_over
    assert after.following == "" and after.is_over


def test_another_close_up_tells_what_this_one_leaves_out(turn):
    _, _, deeds, _ = turn
    assert not deeds.without({"pyrenees"}).at("pyrenees")
    assert deeds.without({"pyrenees"}).at("albion")


class Keeping(Occupied):
    """Keeps what is taken in it, in order."""

    def take(self, box: Box) -> None:
        self.kept = [*getattr(self, "kept", ()), box]
        super().take(box)


def test_no_name_and_no_plate_of_the_overview_is_cut_or_covered():
    size = 1206, 654
    for each in [found for found in played() if found.view.stage is Stage.DRAWING]:
        shown = Shown(each, None, look())
        with patch("renders.history.pictures.front_overview.Occupied", Keeping):
            taken = put_realms(Image.new("RGB", size), Window(scale=size[0] / 3360), shown)
        put_areas(Image.new("RGB", size), Window(scale=size[0] / 3360), shown, taken)
        signs = taken.kept[len(shown.view.settlements) :]
        assert len(signs) >= len({held.seat for held in shown.view.lands.values()})
        assert all(sign.inside(Box(0, 0, *size)) for sign in signs), each.title
        covered = [(one, two) for one, two in combinations(signs, 2) if one.overlap(two) > 1]
        assert not covered, each.title
