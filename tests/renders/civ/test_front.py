"""The front page of the civ family: deeds and their weights, close-ups, news, rows, the text twin."""

from dataclasses import replace
from math import dist

import pytest

from renders.boards import load
from renders.civ.pictures import front_closeup, front_naming
from renders.civ.pictures.front import draw_front, page_of, rows_of
from renders.civ.pictures.front_deeds import Fate, deeds_of, weights_of
from renders.civ.pictures.front_news import news_of
from renders.civ.pictures.front_stage import CivStage
from renders.civ.shown import Shown
from renders.front.cells import choose_cells
from renders.front.choosing import choose
from renders.front.closeup import CloseUp
from renders.front.page import LEAST, QUALITY, compose
from renders.paint.layout import Box
from renders.paint.sprites import Sprite, sprite
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.civ.state import BARBARIANS
from rules.table import Chance
from tests.renders.civ.positions import FACE, doings, frame, late, look, played
from tests.renders.civx import positions as civx
from tools.truth.civ import front_close_ups, overview_findings

INLINE = 550 / 1650
"""A picture is seen at this share of its size in a channel."""


def shown(state, events=(), title="Movement", scheme="classic", **more):
    told = replace(frame(state, None, events, title), **more)
    return Shown(told, None, look(scheme), FACE.setting)


def fates(state, *events, **more):
    return [(one.fate, one.area) for one in deeds_of(shown(state, events, **more)).happenings]


@pytest.mark.parametrize(
    ("event", "fate"),
    [
        (e.CityBuilt(0, "Rome"), Fate.BUILT),
        (e.CityReduced(0, "Rome", 5, "support"), Fate.REDUCED),
        (e.CitiesRevolted(0, 1, ("Rome",)), Fate.ANNEXED),
        (e.CitiesRevolted(0, None, ("Rome",)), Fate.RAZED),
        (f.CityFell("Rome", 1, 0, 6), Fate.FELL),
        (f.CityAttackFailed("Rome", 1, 0, 4, 7), Fate.REPELLED),
        (f.ConflictResolved("Rome", {0: 2, 1: 2}, {0: 1, 1: 0}), Fate.FOUGHT),
        (c.DamageTaken(0, "Famine", 3, (("Rome", 3),)), Fate.STRUCK),
        (c.CitiesDestroyed(0, "City in Flames", ("Rome",)), Fate.RAZED),
        (c.UnitsAnnexed(0, 1, "Civil War", ("Rome",), ()), Fate.ANNEXED),
        (c.HordeMoved(0, "Rome", 7), Fate.INVADED),
    ],
)
def test_what_was_told_befalls_an_area(event, fate):
    assert (fate, "Rome") in fates(late(), event)


def test_a_fallen_city_weighs_more_than_a_move_within_ones_land():
    state = late()
    seat = next(iter(state.tokens["Etruria"])) if "Etruria" in state.tokens else 0
    deeds = deeds_of(shown(state, (f.CityFell("Rome", 1, 0, 6), e.Marched(seat, ("Rubicon", "Etruria"), 1))))
    weights = weights_of(deeds)
    assert weights["Rome"] > 2 * weights["Etruria"]


def test_arrivals_are_told_apart_by_who_was_there_before():
    state = late()
    before = frame(state).view
    empty, own, others = "Sahara", "Own", "Others"
    before = replace(before, tokens={own: {0: 2}, others: {1: 2}}, cities={}, barbarians={}, pirates=())
    moves = tuple(e.Marched(0, ("Rome", to), 1) for to in (empty, own, others))
    found = deeds_of(shown(state, moves, before=before)).flows
    assert {flow.to: flow.fate for flow in found} == {
        empty: Fate.SETTLED,
        own: Fate.MOVED,
        others: Fate.INVADED,
    }


def test_moves_to_one_place_are_one_flow():
    moves = (e.Marched(0, ("Rome", "Etruria"), 2), e.Marched(0, ("Rubicon", "Etruria"), 1))
    (flow,) = deeds_of(shown(late(), moves)).flows
    assert flow.count == 3
    assert len(flow.journeys) == 2


def shares(frames, setting, look_of, many):
    found = []
    for one in frames:
        seen = Shown(one, None, look_of, setting)
        deeds = deeds_of(seen)
        weights = weights_of(deeds)
        if max(weights.values(), default=0) >= LEAST:
            stage = CivStage(seen, deeds)
            size = (1650, 700) if many else (1210, 846)
            choice = choose_cells(weights, stage, size, 1.6)[0] if many else choose(weights, stage, size)
            found.append(choice.share)
    return found


def test_close_ups_show_most_of_what_happened():
    found = shares(played(), FACE.setting, look(), many=False)
    assert len(found) >= 5
    assert sum(found) / len(found) >= 0.85


def test_small_close_ups_show_most_of_what_happened_at_a_large_table():
    state = civx.late(12)
    frames = [*civx.played(), civx.frame(state, None, civx.doings(state), "Movement")]
    found = shares(frames, civx.FACE.setting, civx.look(players=12), many=True)
    assert len(found) >= 4
    assert sum(found) / len(found) >= 0.85


@pytest.fixture(scope="module")
def busy():
    state = late()
    return shown(state, doings(state), awaited=(2, 5))


def test_nothing_in_a_close_up_is_cut(busy, monkeypatch):
    put, stood = CloseUp.reserve, []

    def noted(self, box, wanted, reach):
        xy = put(self, box, wanted, reach)
        stood.append((box.at(xy), Box(0, 0, *self.size)))
        return xy

    monkeypatch.setattr(CloseUp, "reserve", noted)
    deeds = deeds_of(busy)
    compose(page_of(busy, deeds, news_of(busy, deeds)), CivStage(busy, deeds), busy.scheme)
    assert len(stood) > 20
    assert all(box.inside(whole) for box, whole in stood)


def test_a_fight_that_nobody_outlived_is_drawn_with_its_name():
    state = late()
    state.tokens.pop("Etruria", None)
    state.cities.pop("Etruria", None)
    gone = f.ConflictResolved("Etruria", {0: 1, 1: 1}, {0: 1, 1: 1})
    [close] = [each for each in front_close_ups(shown(state, (gone,))) if "Etruria" in each.plated]
    assert "Etruria" in close.names


def test_counts_are_large_where_something_happened():
    token = sprite(Sprite.TOKEN, text="8", scale=front_closeup.HOT)
    blank = sprite(Sprite.TOKEN, text="", scale=front_closeup.HOT)
    differ = [
        y
        for y in range(token.height)
        if any(token.getpixel((x, y)) != blank.getpixel((x, y)) for x in range(token.width))
    ]
    assert (max(differ) - min(differ) + 1) * INLINE >= 8.5
    assert front_naming.NAME_HOT * INLINE >= 12
    assert front_naming.NAME_QUIET * INLINE >= 9


def test_the_page_is_drawn_at_its_size_and_light_to_send(busy):
    picture = draw_front(busy)
    assert picture.image.size == (1650, 1050)
    assert picture.quality == QUALITY
    assert len(picture.webp()) < 330_000


def test_everybody_has_a_row_and_the_leader_is_crowned(busy):
    rows = rows_of(busy)
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    assert {row.name for row in rows if row.is_awaited} == {busy.name(2), busy.name(5)}
    assert all(row.player and row.player != row.name for row in rows)
    top = rows[0].points
    assert [row.is_leader for row in rows] == [row.points == top for row in rows]


def test_nobody_is_crowned_while_many_share_the_lead():
    view = frame(late()).view
    level = replace(view, nations=tuple(replace(nation, points=5) for nation in view.nations))
    seen = Shown(replace(frame(late()), view=level), None, look(), FACE.setting)
    assert not any(row.is_leader for row in rows_of(seen))


def test_cities_won_and_lost_since_the_phase_began():
    view = frame(late()).view
    first = view.nations[0]
    before = replace(view, nations=(replace(first, cities=first.cities + 2), *view.nations[1:]))
    rows = rows_of(shown(late(), before=before))
    assert {row.name: row.change for row in rows if row.change} == {first.civ: -2}


def test_the_text_twin_says_what_the_page_shows(busy):
    picture = draw_front(busy)
    deeds = deeds_of(busy)
    news = news_of(busy, deeds)
    assert len(news) > 5
    for item in news:
        assert f"{item.sentence}." in picture.listing
    for row in rows_of(busy):
        assert row.player in picture.listing
        assert row.name in picture.alt
    waiting = f"Awaited: {busy.name(5)} ({busy.player(5)}) and {busy.name(2)} ({busy.player(2)})"
    other = f"Awaited: {busy.name(2)} ({busy.player(2)}) and {busy.name(5)} ({busy.player(5)})"
    assert waiting in picture.listing or other in picture.listing
    assert "In the lead: " in picture.alt
    assert "In the lead: " in picture.listing


def test_a_conflict_is_news_when_it_comes_up_and_when_pieces_have_moved():
    state = late()
    area = next(area for area in state.tokens if area not in state.cities)
    state.tokens[area] = {0: 9, 1: 9}
    view = frame(state).view
    assert area in view.conflicts
    weights = weights_of(deeds_of(shown(state, before=replace(view, conflicts=()))))
    known = weights_of(deeds_of(shown(state, before=view)))
    moved = weights_of(deeds_of(shown(state, (e.Marched(0, ("Rome", "Etruria"), 1),), before=view)))
    assert weights[area] > moved[area] >= LEAST > known[area]


def test_a_stack_beside_a_city_is_a_threat():
    state = late()
    board = FACE.setting.rules.board
    town, owner = next(
        (area, owner)
        for area, owner in state.cities.items()
        if any(near not in state.cities for near in board.land_neighbours(area))
    )
    near = next(near for near in board.land_neighbours(town) if near not in state.cities)
    rival = (owner + 1) % len(state.nations)
    state.tokens[near] = {rival: 20}
    deeds = deeds_of(shown(state))
    assert deeds.threats[town] == (rival, 20) or deeds.threats[town][1] >= 20
    sentences = [item.sentence for item in news_of(shown(state), deeds)]
    assert any("could attack" in sentence and town in sentence for sentence in sentences)


def test_barbarians_are_spoken_of_as_many():
    seen = shown(late(), (f.CityFell("Rome", BARBARIANS, 0, 6),))
    assert any(item.sentence.startswith("Barbarians take Rome") for item in news_of(seen, deeds_of(seen)))


def heard(state, *events, **more):
    seen = shown(state, events, **more)
    return [(item.seat, item.words, item.sentence) for item in news_of(seen, deeds_of(seen))]


def test_the_succession_is_news_epochs_before_steps_and_what_is_missing_in_short():
    state = late()
    rules, side = FACE.setting.rules, shown(state).side
    civ = state.nations[0].civ
    epochs = rules.tracks[side].epochs
    entry = rules.civilizations[civ].tracks[side][epochs[1].name]
    enters = t.MarkerMoved(0, entry - 1, entry, epochs[1].name)
    within = t.MarkerMoved(1, 0, 1, epochs[0].name)
    back = t.MarkerMoved(2, 3, 2, epochs[0].name)
    stays = t.MarkerStayed(3, 5, ("3 cities (has 2)", "3 advances of 100 or more (has 1)"))
    found = [item for item in heard(state, stays, back, within, enters) if item[0] in range(4)]
    names = [shown(state).name(seat) for seat in range(4)]
    news = [item for item in found if "could attack" not in item[2]]
    assert news == [
        (2, "falls back", f"{names[2]} fell back to step 2 ({epochs[0].name})"),
        (0, epochs[1].name.removesuffix(" Age"), f"{names[0]} advanced to step {entry} ({epochs[1].name})"),
        (
            *(3, "needs 2/3 cities, 1/3 adv. of 100+"),
            f"{names[3]} stays on step 5 and needs 3 cities (has 2) and 3 advances of 100 or more (has 1)",
        ),
    ]
    near = heard(state, t.LastTurnCalled(1))
    assert near[0] == (None, "1 more turn", "The end is near: 1 more turn will be played")


def test_who_wins_is_the_first_news_and_crowned_alone():
    state = late()
    points = sorted(shown(state).nations, key=lambda nation: nation.points)
    winner, order = points[0].seat, [nation.seat for nation in points]
    state.over = True
    ended = shown(state, (t.GameEnded(tuple(order)),))
    assert heard(state, t.GameEnded(tuple(order)))[0][:2] == (winner, "wins the game")
    assert [row.name for row in rows_of(ended) if row.is_leader] == [ended.name(winner)]
    shared = t.GameEnded(tuple(order), (1, 1, *range(3, len(order) + 1)))
    assert [item[:2] for item in heard(state, shared)[:2]] == [
        (seat, "shares the victory") for seat in order[:2]
    ]


@pytest.mark.parametrize("players", [12, 18])
def test_names_of_nations_touch_nowhere_on_the_overview(players):
    told = civx.frame(civx.late(players), None, (), "Trade")
    crowded = Shown(told, None, civx.look(players=players), civx.FACE.setting)
    assert [str(finding) for finding in overview_findings(crowded)] == []


def test_names_of_nations_touch_nowhere_in_the_second_turn():
    """Everybody is at home still: Celt and Iberia, Assyria and Parthia stand close together."""
    state = civx.late(18)
    state.cities, state.barbarians, state.ships = {}, {}, []
    homes = {seat: HOMES[nation.civ] for seat, nation in enumerate(state.nations)}
    state.tokens = {area: {seat: 1} for seat, areas in homes.items() for area in areas}
    early = Shown(civx.frame(state, None, (), "Trade"), None, civx.look(players=18), civx.FACE.setting)
    assert [str(finding) for finding in overview_findings(early)] == []


def test_names_of_nations_touch_nowhere_where_many_crowd_together():
    """Whoever chose a place last found none here."""
    state, board, chance = civx.late(18), load(civx.FACE.setting.board), Chance(b"homes 5")
    state.cities, state.barbarians, state.ships = {}, {}, []
    near = sorted(board.areas, key=lambda area: dist(board.middle(area), board.middle("Susa")))[:130]
    homes = list(dict.fromkeys(near[chance.below("home", len(near))] for _ in range(40)))[:18]
    state.tokens = {area: {seat: 1} for seat, area in enumerate(homes)}
    crowd = Shown(civx.frame(state, None, (), "Trade"), None, civx.look(players=18), civx.FACE.setting)
    assert len(homes) == 18
    assert [str(finding) for finding in overview_findings(crowd)] == []


HOMES = {
    "Assyria": ("Assyria", "Carrhae"),
    "Babylon": ("Babylon", "Charax"),
    "Carthage": ("Carthage", "Thapsus"),
    "Celt": ("Germania Inferior", "Germania Superior"),
    "Dravidia": ("Western Sinhalese", "Vanchi"),
    "Egypt": ("Memphis", "Alexandria"),
    "Hatti": ("Hattusa", "Kanesh"),
    "Hellas": ("Aetolia", "Thessaly", "Epirus"),
    "Iberia": ("Iberus", "Narbo"),
    "Indus": ("Chanhu-Daro", "Mohenjo-Daro"),
    "Kushan": ("Taxila", "Bactra"),
    "Maurya": ("Magadha", "Kausambi"),
    "Minoa": ("Knossos", "Phaestos"),
    "Nubia": ("Napata", "Meroe"),
    "Parthia": ("Nisa", "Hecatompylos"),
    "Persia": ("Persepolis", "Liyan"),
    "Rome": ("Rome", "Rubicon"),
    "Saba": ("Saba", "Himyar"),
}
