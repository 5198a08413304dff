"""What holds for tax, conflict and cities whatever the position (WE 1, 4, 5)."""

from hypothesis import given
from hypothesis import strategies as st

from rules.civ.events import CitiesRevolted
from rules.civ.phases.battle import is_fought
from rules.civ.phases.cities import city_construction
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import support_rate
from rules.civ.phases.tax import tax_collection
from tests.rules.civ.scenario import scenario, side

CIVS = ["Minoa", "Rome", "Egypt", "Hellas"]
AREAS = ["Athens", "Sparta", "Corinth", "Argos", "Knossos", "Moesia", "Caledonia", "Rome"]
ADVANCES = [
    "Metalworking",
    "Engineering",
    "Agriculture",
    "Public Works",
    "Cultural Ascendancy",
    "Coinage",
    "Democracy",
]


@st.composite
def positions(draw):
    """Tokens and cities of four players and the barbarians, anyhow."""
    owners = {area: draw(st.sampled_from([None, *CIVS])) for area in AREAS}
    sides = {}
    for civ in CIVS:
        tokens = {area: draw(st.integers(0, 9)) for area in draw(st.sets(st.sampled_from(AREAS), max_size=4))}
        tokens = {area: count for area, count in tokens.items() if count}
        cities = [area for area in AREAS if owners[area] == civ and area != "Caledonia"]
        spare = 55 - sum(tokens.values())
        advances = sorted(draw(st.sets(st.sampled_from(ADVANCES), max_size=3)))
        sides[civ] = side(tokens, cities, advances=advances, stock=draw(st.integers(0, spare)))
    free = [area for area in AREAS if owners[area] is None]
    pirates = sorted(draw(st.sets(st.sampled_from(free), max_size=1))) if free else []
    wild = {area: draw(st.integers(1, 9)) for area in draw(st.sets(st.sampled_from(AREAS), max_size=2))}
    return scenario(sides, pirates=pirates, barbarians=wild)


@given(positions())
def test_4_after_the_conflicts_nobody_is_left_to_fight(s):
    s.play(conflict)
    for area in AREAS:
        owner = s.g.city_owner(area)
        assert owner is not None or not is_fought(s.g, area)
        assert owner is None or len(s.g.parties(area)) <= 1


@given(positions())
def test_5_after_construction_limits_and_support_hold(s):
    s.play(conflict)
    s.play(city_construction)
    for area in AREAS:
        parties = s.g.parties(area)
        if len(parties) == 1:
            assert s.g.tokens(area, parties[0]) <= s.g.room(area, parties[0])
        else:
            assert s.g.population(area) <= s.g.area(area).limit
    for seat in s.g.seats:
        assert s.g.census_of(seat) >= support_rate(s.g, seat) * s.g.city_count(seat)


@given(positions())
def test_1_tax_moves_cities_but_loses_none_while_somebody_can_take_them(s):
    before = len(s.state.cities)
    s.play(tax_collection)
    victims = {event.victim for event in s.events(CitiesRevolted)}
    able = any(s.g.nation(seat).city_stock for seat in s.g.seats if seat not in victims)
    assert len(s.state.cities) == before or not able
