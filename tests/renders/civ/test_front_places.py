"""Where names and city sites stand on the posted page: whole, and next to what they speak of."""

import pytest

from renders.boards import load
from renders.civ.pictures import front_closeup, front_ground, front_names
from renders.civ.shown import Shown
from renders.front.plates import body_of
from renders.paint.layout import Box
from rules.civ import events as e
from tests.renders.civx import positions as civx
from tools.truth.civ import front_close_ups, overview_findings

FEW, MOST = 2, 0.2
"""Names of nations that may be another's, and the share of a city site that may be covered."""


def crowded(events=(), title="Trade", players=18):
    state = civx.late(players)
    told = events(state) if callable(events) else events
    return Shown(civx.frame(state, None, told, title), None, civx.look(players=players), civx.FACE.setting)


def built(state):
    """Every city of the east was built just now."""
    board = load(civx.FACE.setting.board)
    return tuple(
        e.CityBuilt(seat, area)
        for area, seat in sorted(state.cities.items())
        if board.middle(area)[0] > board.middle("Knossos")[0]
    )


def test_no_city_site_is_cut_or_stands_below_anything(monkeypatch):
    put, sites = front_ground.put_sites, []

    def noted(close, shown):
        before = len(close.laid)
        put(close, shown)
        sites.append((close, len(close.laid) - before))

    monkeypatch.setattr(front_closeup, "put_sites", noted)
    front_close_ups(crowded(civx.doings, "Movement"))
    assert sum(many for _, many in sites) >= FEW
    for close, _ in sites:
        tall = round(2.4 * front_ground.GATE * max(0.8, close.window.scale))
        gates = [body_of(image).at(xy) for _, image, xy in close.seen() if image.size == (tall, tall)]
        for gate in gates:
            assert gate.inside(Box(0, 0, *close.size))
            above = [body for _, body in close.laid if body != gate]
            assert all(gate.overlap(body) <= MOST * gate.extent for body in [*above, close.numbered])


def test_the_name_of_a_new_city_is_nearer_to_it_than_to_another(monkeypatch):
    scenes, make = [], front_closeup.scene_of
    monkeypatch.setattr(front_closeup, "scene_of", lambda *args: scenes.append(make(*args)) or scenes[-1])
    front_close_ups(crowded(built, "City construction"))
    named = 0
    for scene in scenes:
        towns = {area: xy for (area, _), xy in scene.spots.items() if area in scene.hot}
        for area in towns.keys() & scene.close.names.keys():
            box = scene.close.names[area].box
            assert all(box.away(towns[area]) <= box.away(xy) for xy in towns.values())
            named += 1
    assert named >= 10


@pytest.mark.parametrize("players", [12, 18])
def test_names_of_nations_are_rather_small_than_anothers(players, monkeypatch):
    settled, found = front_names._settled, []
    monkeypatch.setattr(front_names, "_settled", lambda *args: found.append(settled(*args)) or found[-1])
    overview_findings(crowded(players=players))
    assert len(found[-1]) == players
    assert sum(name.is_doubtful for name in found[-1].values()) <= FEW
