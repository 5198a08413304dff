"""CivX 12, 13: the turn, its phases, and how much waiting it takes."""

from rules.civ.civx.game import CivX
from rules.civ.phases.cities import city_construction
from rules.civ.phases.expansion import population_expansion
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.phases.tax import tax_collection
from rules.standins import Anybody
from rules.standins.match import Match
from tests.rules.civ.civx.scene import opening, scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

AREAS = ["Rome", "Carthage", "Knossos", "Byzantium", "Tyre", "Alexandria", "Massillia", "Troy", "Iberus"]
CIVS = ["Rome", "Carthage", "Minoa", "Hellas", "Assyria", "Egypt", "Celt", "Hatti", "Iberia"]


def test_13_1_the_phases_follow_the_sequence_of_play():
    """Expansion includes the census, construction includes surplus and support, as they never part."""
    keys = [phase.key for phase in CIVX.phases]
    known = "tax expansion ships movement conflict cities trade-cards trade calamities abilities surplus"
    wanted = [*known.split(), "advances", "succession"]
    assert [key for key in keys if key in wanted] == wanted


def test_13_2_a_first_turn_asks_for_nothing_but_movement():
    s = scene({civ: side({area: 1}) for civ, area in zip(CIVS, AREAS, strict=True)})
    for phase in (tax_collection, population_expansion):
        s.play(phase)
    assert s.asked == []
    s.play(movement)
    s.play(city_construction)
    assert {question.key for question in s.asked} == {"move"}


def test_12_2_what_can_be_done_at_once_takes_one_round_each():
    sides = {civ: side({area: 8}, treasury=2) for civ, area in zip(CIVS, AREAS, strict=True)}
    s = scene(sides)
    for rounds, phase in enumerate((ship_building, city_construction), start=1):
        s.play(phase)
        assert s.rounds == rounds


def test_31_2_a_game_of_eighteen_ends_with_its_last_turn():
    game = CivX()
    options = {**opening(18).state.options, "turns": "3"}
    match = Match(game, options, tuple(f"P{n}" for n in range(18)), [Anybody()] * 18, b"eighteen")
    match.play()
    assert match.table.state.over
    assert match.table.state.turn == 3
    assert game.problems(match.table.state) == []
