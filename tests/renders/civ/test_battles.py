"""The battles of a phase as a sheet: one block for each place, numbers, losses, who is left."""

import pytest

from renders.civ.pictures.fights import fights_of
from renders.face import Look
from renders.faces import FACES
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS
from rules.games import GAMES
from rules.table import Chance
from tests.renders.civ.positions import FACE, NAMES, drafting, frame, late, look
from tests.renders.framing import framed
from tests.renders.letters import unreadable

AREAS = ("Rome", "Sparta", "Tyre", "Knossos", "Troy", "Athens", "Sidon", "Miletus")
FALLS = (
    f.CityFell("Rome", 0, 1, 5),
    f.CityPlundered(0, 1, True, 3),
    f.ConflictResolved("Rome", {0: 9, 1: 5}, {0: 4, 1: 0}),
)
FAILS = f.CityAttackFailed("Sparta", 2, 3, 4, 7)
SHARED = f.ConflictResolved("Tyre", {0: 3, 2: 2, 4: 4}, {0: 1, 2: 1, 4: 2}, ((0, "Etruria", 2),))
AT_SEA = f.FleetsFought("Knossos", {1: 2, BARBARIANS: 1}, {1: 0, BARBARIANS: 0})


def drawn(*events, page=1, state=None):
    shown = frame(late() if state is None else state, None, events, "Conflict")
    return FACE.draw("battles", shown, None, look(), "", page)


def test_a_city_that_falls_and_the_fight_for_its_place_are_one():
    (fight,) = fights_of(FALLS)
    assert [(p.seat, p.before, p.after, p.city) for p in fight.parties] == [(0, 9, 4, ""), (1, 5, 0, "falls")]
    assert fight.parties[0].notes == ["plunders a trade card and 3 treasury"]
    assert fight.parties[1].notes == ["5 tokens in its place"]
    assert fight.is_taken


def test_who_stands_there_afterwards_is_told():
    picture = drawn(*FALLS, FAILS, SHARED, AT_SEA)
    names = [FACE.called(frame(late()).view, seat, look()) for seat in range(5)]
    for said in (
        f"Rome: {names[0]} 9 → 4, {names[1]} city, 5 → 0; the city falls, {names[0]} stays",
        f"Sparta: {names[2]} 4 → 0, {names[3]} city stands; {names[3]} keeps the city",
        f"Tyre: {names[0]} 3 → 1, {names[2]} 2 → 1, {names[4]} 4 → 2; all stay",
        f"Knossos: {names[1]} 2 → 0, Barbarians 1 → 0; no ship is left",
    ):
        assert said in picture.alt
    assert "4 conflicts, 1 city taken" in picture.alt
    assert f"{names[1]} ({NAMES[1]})" in picture.listing  # with the player
    assert "Tyre afterwards: all stay." in picture.listing


@pytest.mark.parametrize(
    ("event", "outcome"),
    [
        (f.ConflictResolved("Rome", {0: 1, BARBARIANS: 3}, {0: 0, BARBARIANS: 2}, ()), "Barbarians stay"),
        (f.CityFell("Rome", BARBARIANS, 1, 6), "the city falls, Barbarians stay"),
        (f.CityAttackFailed("Rome", 1, BARBARIANS, 4, 8), "Barbarians keep the city"),
    ],
)
def test_barbarians_are_many(event, outcome):
    after = f.ConflictResolved("Rome", {BARBARIANS: 7, 1: 6}, {BARBARIANS: 1, 1: 0}, ())
    events = (event, after) if isinstance(event, f.CityFell) else (event,)
    assert f"; {outcome}" in drawn(*events).alt


def test_two_fights_at_one_place_are_two():
    again = f.CityAttackFailed("Sparta", 4, 3, 5, 7)
    assert [[p.seat for p in fight.parties] for fight in fights_of((FAILS, again))] == [[2, 3], [4, 3]]


def test_without_a_fight_that_is_said():
    picture = drawn()
    assert "no conflicts" in picture.alt
    assert "Nobody fought." in picture.listing
    assert drawn(state=drafting()).alt


def test_many_fights_flow_on_to_further_pages():
    few = drawn(*(f.ConflictResolved(area, {0: 2, 1: 1}, {0: 1, 1: 0}) for area in AREAS[:3]))
    assert few.pages == 1
    many = [f.ConflictResolved(area, {0: 3, 1: 2, 2: 1}, {0: 1, 1: 0, 2: 0}) for area in AREAS] * 2
    assert drawn(*many).pages > 1
    assert drawn(*many, page=2).image.tobytes() != drawn(*many).image.tobytes()


def test_no_letter_is_too_small():
    assert unreadable(lambda: drawn(*FALLS, FAILS, SHARED, AT_SEA)) == []
    many = [f.CityAttackFailed(area, 0, 1, 4, 7) for area in AREAS] * 2
    assert unreadable(lambda: drawn(*many)) == []


@pytest.mark.parametrize("key", ["civx", "dawn-of-history"])
def test_the_larger_games_have_it_too(key):
    game, face = GAMES[key], FACES[key]
    names = tuple(f"P{n}" for n in range(18))
    options = {option.key: option.default for option in game.options}
    state = game.open({**options, "civilizations": "random"}, names, Chance(b"x"))
    area = "Rome"
    event = f.ConflictResolved(area, {17: 3, 3: 2}, {17: 1, 3: 0})
    picture = face.draw("battles", framed(game, state, None, (event,), "Conflict"), None, Look(names))
    assert area in picture.alt
