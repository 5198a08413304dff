"""WE 2: population expansion and census."""

import pytest

from rules.civ.events import CensusTaken, PopulationExpanded
from rules.civ.phases.expansion import population_expansion
from rules.table import Refusal
from tests.rules.civ.scenario import scenario, side


@pytest.mark.parametrize(("tokens", "more"), [(1, 1), (2, 2), (3, 2), (4, 2), (7, 2)])
def test_2a_one_beside_one_and_two_beside_more(tokens, more):
    s = scenario({"Hellas": side({"Athens": tokens})})
    s.play(population_expansion)
    assert s.tokens("Hellas") == {"Athens": tokens + more}


def test_2a_several_players_expand_in_the_same_area_above_its_limit():
    s = scenario({"Hellas": side({"Athens": 1}), "Minoa": side({"Athens": 2})})
    s.play(population_expansion)
    assert s.state.tokens["Athens"] == {0: 2, 1: 4}


def test_2a_barbarian_tokens_do_not_expand():
    s = scenario({"Hellas": side({"Athens": 1})}, barbarians={"Sparta": 2})
    s.play(population_expansion)
    assert s.state.barbarians == {"Sparta": 2}


def test_2a_the_token_of_public_works_expands_as_usual():
    s = scenario({"Hellas": side({"Athens": 1}, ["Athens"], advances=["Public Works"])})
    s.play(population_expansion)
    assert s.tokens("Hellas") == {"Athens": 2}


def test_2a_enough_stock_asks_nothing():
    s = scenario({"Hellas": side({"Athens": 1, "Sparta": 3}, stock=3)})
    s.play(population_expansion)
    assert s.asked == []
    assert s.nation("Hellas").stock == 0


def test_2a_with_a_short_stock_the_player_distributes():
    s = scenario({"Hellas": side({"Athens": 1, "Sparta": 3, "Corinth": 2}, stock=3)})
    s.play(population_expansion, {"Hellas expand": {"Sparta": 2, "Corinth": 1}})
    assert s.tokens("Hellas") == {"Athens": 1, "Sparta": 5, "Corinth": 3}


@pytest.mark.parametrize("spread", [{"Sparta": 2}, {"Sparta": 3}, {"Athens": 2, "Sparta": 1}, {"Knossos": 3}])
def test_2a_all_of_the_stock_must_be_used_and_no_area_grows_beyond_its_share(spread):
    s = scenario({"Hellas": side({"Athens": 1, "Sparta": 3, "Corinth": 2}, stock=3)})
    s.play(population_expansion)
    assert isinstance(s.asked[0].check(spread), Refusal)


def test_2a_an_empty_stock_asks_nothing():
    s = scenario({"Hellas": side({"Athens": 1, "Sparta": 3}, stock=0)})
    s.play(population_expansion)
    assert s.asked == []


def test_2a_the_default_grows_where_tokens_can_stay():
    s = scenario({"Hellas": side({"Athens": 2, "Sparta": 1}, stock=2)})
    s.play(population_expansion)
    assert s.tokens("Hellas") == {"Athens": 3, "Sparta": 2}


def test_2a_the_default_crowds_city_sites_before_other_areas_and_the_fullest_first():
    here = {"Athens": 5, "Sparta": 4, "Phocis": 4}
    s = scenario({"Hellas": side(here, stock=3)})
    assert [bool(s.g.area(area).site) for area in here] == [True, True, False]
    s.play(population_expansion)
    assert s.tokens("Hellas") == {"Athens": 7, "Sparta": 5, "Phocis": 4}
    assert s.events(PopulationExpanded) == [PopulationExpanded(0, {"Athens": 2, "Sparta": 1})]


def test_2b_the_census_counts_tokens_not_cities_or_ships():
    s = scenario(
        {
            "Hellas": side({"Athens": 1}, ["Sparta", "Corinth"], ["Sparta"]),
            "Minoa": side({"Phaestos": 2}),
        }
    )
    s.play(population_expansion)
    assert s.state.counts == {1: 4, 0: 2}
    assert s.state.census == [1, 0]
    assert s.events(CensusTaken)[0].order == (1, 0)


def test_2b_the_ranking_breaks_ties():
    s = scenario(
        {"Egypt": side({"Memphis": 2}), "Hellas": side({"Athens": 2}), "Minoa": side({"Phaestos": 1})}
    )
    s.play(population_expansion)
    assert [s.g.name(seat) for seat in s.state.census] == ["Hellas", "Egypt", "Minoa"]


def test_2b_military_moves_last_in_census_order_among_its_holders():
    s = scenario(
        {
            "Egypt": side({"Memphis": 9}, advances=["Military"]),
            "Hellas": side({"Athens": 2}),
            "Minoa": side({"Phaestos": 20}, advances=["Military"]),
        }
    )
    s.play(population_expansion)
    assert [s.g.name(seat) for seat in s.state.census] == ["Hellas", "Minoa", "Egypt"]
