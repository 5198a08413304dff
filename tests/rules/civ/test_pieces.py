"""The pieces go back to where they came from (WE 3, 5c, 8)."""

import pytest

from rules.civ import pieces
from rules.civ.state import BARBARIANS
from tests.rules.civ.scenario import scenario, side


def test_tokens_come_from_stock_and_run_out():
    s = scenario({"Hellas": side({"Athens": 1}, stock=2)})
    assert pieces.place_tokens(s.g, "Athens", 0, 5) == 2
    assert s.tokens("Hellas") == {"Athens": 3}
    assert s.nation("Hellas").stock == 0


def test_removed_tokens_leave_no_empty_entry():
    s = scenario({"Hellas": side({"Athens": 2})})
    assert pieces.remove_tokens(s.g, "Athens", 0, 9) == 2
    assert s.state.tokens == {}


def test_barbarian_tokens_never_run_out():
    s = scenario({"Hellas": side()})
    assert pieces.place_tokens(s.g, "Athens", BARBARIANS, 90) == 90
    pieces.remove_tokens(s.g, "Athens", BARBARIANS, 90)
    assert s.state.barbarians == {}


@pytest.mark.parametrize(
    ("advances", "garrison", "placed"),
    [
        ((), 0, 1),
        (("Agriculture",), 0, 2),
        (("Public Works",), 1, 0),
        (("Agriculture", "Public Works"), 1, 1),
    ],
)
def test_5c_a_reduced_city_is_replaced_up_to_the_limit(advances, garrison, placed):
    """Athens has a limit of 1: Agriculture adds one, a token of Public Works counts."""
    tokens = {"Athens": garrison} if garrison else {}
    s = scenario({"Hellas": side(tokens, ["Athens"], advances=advances)})
    assert pieces.reduce_city(s.g, "Athens") == placed
    assert s.tokens("Hellas") == {"Athens": placed + garrison}


def test_5c_reduction_takes_what_the_stock_has():
    s = scenario({"Hellas": side(cities=["Sparta"], stock=1)})
    assert pieces.reduce_city(s.g, "Sparta") == 1


def test_1b_an_annexed_city_loses_the_token_kept_with_it():
    s = scenario({"Hellas": side({"Athens": 1}, ["Athens"], advances=["Public Works"]), "Minoa": side()})
    assert pieces.annex_city(s.g, "Athens", 1) == 0
    assert s.cities("Minoa") == ["Athens"]
    assert s.tokens("Hellas") == {}
    assert s.nation("Minoa").city_stock == 8


def test_8_an_annexation_by_nobody_makes_a_pirate_city():
    s = scenario({"Hellas": side(cities=["Athens"])})
    pieces.annex_city(s.g, "Athens", BARBARIANS)
    assert s.state.pirates == ["Athens"]
    assert s.nation("Hellas").city_stock == 9


def test_the_barbarians_are_no_seat():
    s = scenario({"Hellas": side(), "Minoa": side()})
    with pytest.raises(IndexError):
        s.g.nation(BARBARIANS)
    assert s.g.name(BARBARIANS) == "Barbarians"
    assert BARBARIANS not in s.g.seats


def test_barbarian_ships_never_run_out():
    s = scenario({"Hellas": side()})
    coast = s.g.area("Athens").coasts[0].id
    ships = [pieces.build_ship(s.g, "Athens", coast, BARBARIANS) for _ in range(5)]
    assert len(s.g.ships_of(BARBARIANS)) == 5
    pieces.remove_ship(s.g, ships[0])
    assert len(s.g.ships_of(BARBARIANS)) == 4
    assert s.nation("Hellas").ship_stock == 4


def test_pay_and_collect_stop_at_what_there_is():
    s = scenario({"Hellas": side(treasury=3)})
    assert pieces.pay(s.g, 0, 5) == 3
    assert pieces.collect(s.g, 0, 60) == 55
    assert s.nation("Hellas").treasury == 55


def test_of_two_ships_at_one_coast_only_one_is_removed():
    s = scenario({"Hellas": side(ships=["Athens", "Athens"])})
    pieces.remove_ship(s.g, s.state.ships[1])
    assert s.ships("Hellas") == ["Athens"]
    assert s.nation("Hellas").ship_stock == 3
