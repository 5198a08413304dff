"""CivX 17.11, 30.29: Mercenary Army."""

import pytest

from rules.civ.events_conflict import ConflictResolved, MercenariesHired, MercenariesLeft
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import data_of, orders_of
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.battle import is_fought
from rules.civ.phases.conflict import conflict
from rules.civ.phases.materials import Materials
from rules.civ.phases.mercenaries import hire, places
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.pieces import move_tokens, remove_tokens
from rules.civ.problems import piece_problems
from rules.civ.state import CivState
from rules.table import Chance, Refusal
from rules.table.codec import dump_state, load_state
from rules.table.menu import walk
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

HIRING = ["Mercenary Army"]
ADVANCED = ["Advanced Military"]
# Antioch has a limit of 2, Phoenicia next to it one of 3, Sparta one of 2, Argos and Athens one of 1.


def army(tokens, hired, *, cities=(), ships=(), advances=HIRING, **others):
    """A position of Assyria with so many mercenaries among its tokens, and others."""
    s = scene({"Assyria": side(tokens, cities, ships, advances), **others})
    s.state.mercenaries = {area: {0: count} for area, count in hired.items()}
    assert not piece_problems(s.g.rules, s.state)
    return s


# -- 17.11 hiring


def test_17_11_example_of_assyria():
    """10 treasury: 2 in Antioch, whose printed limit is 2, and 3 in Phoenicia; each costs one more."""
    s = scene(
        {"Assyria": side({"Antioch": 5, "Phoenicia": 1}, advances=[*HIRING, "Agriculture"], treasury=10)}
    )
    assert places(s.g, 0) == {"Antioch": 2, "Phoenicia": 3}, "Agriculture adds nothing"
    s.play(hire, {"Assyria hire": {"Antioch": 2, "Phoenicia": 3}})
    assert s.tokens("Assyria") == {"Antioch": 7, "Phoenicia": 4}
    assert s.state.mercenaries == {"Antioch": {0: 2}, "Phoenicia": {0: 3}}
    assert s.nation("Assyria").treasury == 0
    assert s.nation("Assyria").stock == 55 - 11
    assert s.events(MercenariesHired) == [MercenariesHired(0, {"Antioch": 2, "Phoenicia": 3}, 10)]


def test_17_11_example_with_a_city_five_may_be_placed():
    s = scene({"Assyria": side({"Phoenicia": 1}, ["Antioch", "Aleppo"], advances=HIRING, treasury=20)})
    assert places(s.g, 0) == {"Aleppo": 5, "Antioch": 5, "Phoenicia": 3}


@pytest.mark.parametrize("wrong", [{"Antioch": 3}, {"Phoenicia": 1}, {"Antioch": 2, "Aleppo": 4}])
def test_17_11_too_many_or_where_no_unit_is_are_refused(wrong):
    s = scene({"Assyria": side({"Antioch": 1}, ["Aleppo"], advances=HIRING, treasury=10)})
    s.play(hire)
    assert isinstance(s.asked[0].check(wrong), Refusal)
    assert not isinstance(s.asked[0].check({"Antioch": 2, "Aleppo": 3}), Refusal)


def test_17_11_nobody_is_hired_unless_the_holder_says_so():
    s = scene({"Assyria": side({"Antioch": 1}, advances=HIRING, treasury=10)})
    s.play(hire)
    assert s.state.mercenaries == {}
    assert s.nation("Assyria").treasury == 10


@pytest.mark.parametrize(("advances", "treasury"), [((), 10), (HIRING, 1)])
def test_17_11_is_asked_only_of_holders_who_can_pay(advances, treasury):
    s = scene({"Assyria": side({"Antioch": 1}, advances=advances, treasury=treasury)})
    s.play(hire)
    assert s.asked == []


def test_17_11_all_holders_are_asked_at_once_and_before_any_ship_is_built():
    sides = {
        "Assyria": side({"Antioch": 1}, advances=HIRING, treasury=4),
        "Rome": side({"Rome": 1}, advances=HIRING, treasury=4),
        "Minoa": side({"Knossos": 1}),
    }
    s = scene(sides)
    s.play(ship_building)
    assert s.keys()[:2] == ["Assyria hire", "Rome hire"]
    assert s.rounds == 1 + 1, "one for hiring, then one for the ships of all"


def test_17_11_a_mercenary_may_be_levied_for_a_ship_and_goes_first():
    s = army({"Antioch": 3}, {"Antioch": 1})
    s.play(
        ship_building, {"Assyria ships": [{"ship": "Antioch", "new": True, "pay": ["Antioch", "Antioch"]}]}
    )
    assert s.tokens("Assyria") == {"Antioch": 1}
    assert s.state.mercenaries == {}


# -- on the move


def moved(s, *orders):
    s.play(movement, {"Assyria move": list(orders)})
    return s.tokens("Assyria"), {area: here.get(0, 0) for area, here in s.state.mercenaries.items()}


def march(count, target="Phoenicia", **more):
    return {"march": ["Antioch", target], "count": count, **more}


def test_30_291_mercenaries_move_as_any_other_token():
    tokens, hired = moved(army({"Antioch": 4}, {"Antioch": 2}), march(3, hired=2))
    assert tokens == {"Antioch": 1, "Phoenicia": 3}
    assert hired == {"Phoenicia": 2}


def test_30_291_into_an_area_of_their_own_they_stay_behind_unless_said():
    assert moved(army({"Antioch": 4}, {"Antioch": 2}), march(2))[1] == {"Antioch": 2}
    assert moved(army({"Antioch": 4}, {"Antioch": 2}), march(3))[1] == {"Antioch": 1, "Phoenicia": 1}


def test_30_291_into_a_conflict_they_go_first_with_one_other_token():
    """A regular token must be there to cause conflict."""
    others = {"Hatti": side({"Phoenicia": 3})}
    assert moved(army({"Antioch": 5}, {"Antioch": 2}, **others), march(3))[1] == {"Phoenicia": 2}
    assert moved(army({"Antioch": 5}, {"Antioch": 2}, **others), march(1))[1] == {"Antioch": 2}


def test_30_291_a_pirate_city_is_met_as_others_are():
    s = army({"Antioch": 5}, {"Antioch": 2})
    s.state.pirates.append("Phoenicia")
    assert moved(s, march(3))[1] == {"Phoenicia": 2}


@pytest.mark.parametrize(("count", "hired"), [(3, 3), (1, 2), (4, 1), (4, 0)])
def test_30_291_more_or_fewer_than_there_are_is_refused(count, hired):
    s = army({"Antioch": 4}, {"Antioch": 2})
    referee = MovementReferee(s.g, 0, builds=False)
    found = referee.judge(orders_of([march(count, hired=hired)]))
    assert isinstance(found, Refusal)
    assert found.faults[0].code in ("too-few-hired", "too-few-tokens")


def test_30_291_nobody_moves_twice():
    s = army({"Antioch": 3, "Phoenicia": 2}, {"Antioch": 1, "Phoenicia": 1})
    orders = [march(3), {"march": ["Phoenicia", "Sidon"], "count": 2, "hired": 2}]
    assert isinstance(MovementReferee(s.g, 0, builds=False).judge(orders_of(orders)), Refusal)
    orders[1]["hired"] = 1
    assert moved(s, *orders)[1] == {"Phoenicia": 1, "Sidon": 1}


def voyage(load, **more):
    return {"ship": "Antioch", "stops": [["Antioch", load, 0], ["Salamis", 0, load]], **more}


def test_30_291_ships_carry_them():
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    assert moved(s, voyage(3, hired=2)) == ({"Antioch": 1, "Salamis": 3}, {"Salamis": 2})


def test_30_291_aboard_the_same_default_holds():
    peace = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    war = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"], Hatti=side({"Salamis": 1}))
    assert moved(peace, voyage(2))[1] == {"Antioch": 2}
    assert moved(war, voyage(2))[1] == {"Antioch": 1, "Salamis": 1}


@pytest.mark.parametrize("hired", [3, 1])
def test_30_291_a_load_with_more_or_fewer_than_there_can_be_is_refused(hired):
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    found = MovementReferee(s.g, 0, builds=False).judge(orders_of([voyage(4, hired=hired)]))
    assert isinstance(found, Refusal)


def test_30_291_of_a_load_that_lands_in_two_places_the_first_ashore_are_no_mercenaries():
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    stops = [["Antioch", 4, 0], ["Salamis", 0, 2], ["Cyprus", 0, 2]]
    assert moved(s, {"ship": "Antioch", "stops": stops})[1] == {"Cyprus": 2}


def test_19_25_a_landing_is_kept_only_of_those_it_matters_to():
    with_fire = army({"Antioch": 2}, {}, ships=["Antioch"], advances=["Greek Fire"])
    moved(with_fire, voyage(2))
    assert with_fire.state.landed == {"Salamis": [0]}
    without = army({"Antioch": 2}, {}, ships=["Antioch"])
    moved(without, voyage(2))
    assert without.state.landed == {}


def test_19_25_a_ship_that_lands_nobody_counts_for_nothing():
    s = army({"Antioch": 2}, {}, ships=["Antioch"], advances=["Greek Fire"])
    moved(s, voyage(0))
    assert s.state.landed == {}


# -- written and by menus


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("Antioch 3 > Phoenicia including 2 mercenaries", march(3, hired=2)),
        ("Antioch 3 > Phoenicia (1 mercenary)", march(3, hired=1)),
        ("Antioch 2 mercenaries > Phoenicia", march(2, hired=2)),
        ("2 mercs Antioch to Phoenicia", march(2, hired=2)),
        ("Antioch 2 > Phoenicia with no mercenaries", march(2, hired=0)),
        ("Antioch all > Phoenicia including 2 mercenaries", march(4, hired=2)),
        ("Antioch 3 > Phoenicia", march(3)),
        ("ship Antioch > Salamis with 3 including 2 mercenaries", voyage(3, hired=2)),
        ("ship Antioch > Salamis with 2 mercenaries", voyage(2, hired=2)),
    ],
)
def test_30_291_orders_as_written(line, order):
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    (read,) = MovementReferee(s.g, 0, builds=False).read(line, [])
    if "ship" in read:
        assert (read.get("hired"), read["stops"][0]) == (order.get("hired"), order["stops"][0])
    else:
        assert read == order


@pytest.mark.parametrize(
    "order", [march(3, hired=2), march(3, hired=1), march(2, hired=0), voyage(3, hired=1)]
)
def test_30_291_what_is_written_can_be_read_back(order):
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    referee = MovementReferee(s.g, 0, builds=False)
    (line,) = referee.write([order])
    assert referee.write(referee.read(line, [])) == (line,)
    assert referee.read(line, [])[0].get("hired") == order["hired"]


def test_30_291_mercenaries_for_two_targets_in_one_line_are_asked_back():
    s = army({"Antioch": 4}, {"Antioch": 2})
    found = MovementReferee(s.g, 0, builds=False).read("Antioch > Phoenicia 2, Aleppo 2 with 1 mercenary", [])
    assert isinstance(found, Refusal)


def test_30_291_menus_ask_for_them_only_where_there_are_any():
    s = army({"Antioch": 4}, {"Antioch": 2})
    path = (("march",), ("Phoenicia",), ("3",))
    step = walk(MovementReferee(s.g, 0, builds=False).menu([]), path)
    assert [option.key for option in step.options] == ["2", "1"], "two others can go, so one must be hired"
    drafted = walk(MovementReferee(s.g, 0, builds=False).menu([]), (*path, ("1",)))
    assert drafted.draft == [march(3, hired=1)]
    plain = walk(MovementReferee(army({"Antioch": 4}, {}).g, 0, builds=False).menu([]), path)
    assert plain.draft == [march(3)]


def test_30_291_the_menu_says_how_many_there_are():
    s = army({"Antioch": 4, "Tyre": 2}, {"Antioch": 2})
    step = walk(MovementReferee(s.g, 0, builds=False).menu([]), (("march",),))
    assert [option.note for option in step.options] == ["4 tokens, 2 of them mercenaries", "2 tokens"]


def test_30_291_an_order_without_a_word_of_them_is_stored_as_ever():
    assert data_of(orders_of([march(3)])[0]) == march(3)


# -- 19.1 in conflicts


def test_19_1_mercenaries_count_towards_the_limit_only_with_a_normal_token():
    alone = army({"Sparta": 2}, {"Sparta": 2}, Hellas=side({"Sparta": 2}))
    joined = army({"Sparta": 2}, {"Sparta": 1}, Hellas=side({"Sparta": 2}))
    assert not is_fought(alone.g, "Sparta")
    assert is_fought(joined.g, "Sparta")


def test_19_1_others_above_the_limit_by_themselves_have_to_fight_them():
    s = army({"Sparta": 2}, {"Sparta": 2}, Hellas=side({"Sparta": 5}))
    s.play(conflict)
    assert s.events(ConflictResolved)[0].after == {0: 0, 1: 4}


def test_30_291_mercenaries_alone_do_not_attack_a_city():
    s = army({"Sparta": 7}, {"Sparta": 7}, Hellas=side(cities=["Sparta"]))
    assert not s.g.is_conflict("Sparta")
    s.play(conflict)
    assert s.cities("Hellas") == ["Sparta"]
    assert s.events(MercenariesLeft) == [MercenariesLeft((("Sparta", 0, 7),))]


def test_30_291_with_one_regular_token_they_do():
    s = army({"Sparta": 7}, {"Sparta": 6}, Hellas=side(cities=["Sparta"]))
    s.play(conflict)
    assert s.cities("Hellas") == []


def test_17_11_beside_a_city_of_their_own_they_defend_it():
    """Five mercenaries cost four of nine attackers; five are too few for the city."""
    s = army({"Sparta": 5}, {"Sparta": 5}, cities=["Sparta"], Hellas=side({"Sparta": 9}))
    s.play(conflict)
    assert s.cities("Assyria") == ["Sparta"]


def test_19_21_mercenaries_are_lost_first():
    """5, two of them mercenaries, against 4: three are lost, and the two that are left stay."""
    s = army({"Sparta": 5}, {"Sparta": 2}, Hellas=side({"Sparta": 4}))
    s.play(conflict)
    assert s.tokens("Assyria") == {"Sparta": 2}
    assert s.events(MercenariesLeft) == []


def test_30_065_a_mercenary_may_be_the_initial_token_of_art_of_war():
    s = army({"Sparta": 3}, {"Sparta": 1}, Hellas=side({"Sparta": 1}, advances=["Art of War"]))
    s.play(conflict)
    assert s.tokens("Assyria") == {"Sparta": 2}


def test_30_025_mercenaries_next_door_may_be_lost_where_a_regular_unit_is():
    sides = {"Hellas": side({"Sparta": 2})}
    both = [*HIRING, *ADVANCED]
    with_unit = army({"Sparta": 2, "Argos": 3}, {"Argos": 2}, advances=both, **sides)
    with_unit.play(conflict, {"Assyria conflict:Sparta": {"Sparta/Argos": 1}})
    assert with_unit.asked[0].limits == {"Sparta/Argos": 2}
    assert with_unit.events(MercenariesLeft) == [MercenariesLeft((("Argos", 0, 1),))]
    without = army({"Sparta": 2, "Argos": 3}, {"Argos": 3}, advances=both, **sides)
    without.play(conflict)
    assert without.asked == []
    in_city = army({"Sparta": 2, "Argos": 3}, {"Argos": 3}, cities=["Argos"], advances=both, **sides)
    in_city.play(conflict)
    assert in_city.asked[0].limits == {"Sparta/Argos": 2}


def test_19_61_mercenaries_return_to_stock_at_the_end_of_the_phase():
    s = army({"Antioch": 4, "Argos": 2}, {"Antioch": 2, "Argos": 2})
    s.play(conflict)
    assert s.tokens("Assyria") == {"Antioch": 2}
    assert s.nation("Assyria").stock == 53
    assert s.state.mercenaries == {}
    assert s.events(MercenariesLeft) == [MercenariesLeft((("Antioch", 0, 2), ("Argos", 0, 2)))]


def test_19_61_before_cities_are_built():
    """Six tokens with a mercenary among them build no city."""
    s = army({"Antioch": 6}, {"Antioch": 1})
    assert Materials(s.g, 0).candidates() == ["Antioch"]
    s.play(conflict)
    assert Materials(s.g, 0).candidates() == []


def test_19_1_a_party_whose_mercenaries_fell_fights_on_with_its_last_regular_token():
    s = army({"Athens": 3}, {"Athens": 2}, Hellas=side({"Athens": 3}))
    s.play(conflict)
    assert "Athens" not in s.state.tokens


# -- what keeps them right


def test_pieces_lose_mercenaries_first_and_move_as_told():
    s = army({"Antioch": 4}, {"Antioch": 2})
    move_tokens(s.g, "Antioch", "Aleppo", 0, 2, hired=1)
    assert s.state.mercenaries == {"Antioch": {0: 1}, "Aleppo": {0: 1}}
    remove_tokens(s.g, "Antioch", 0, 1)
    assert s.state.mercenaries == {"Aleppo": {0: 1}}
    with pytest.raises(AssertionError):
        move_tokens(s.g, "Aleppo", "Antioch", 0, 2, hired=0)


@pytest.mark.parametrize(
    "bad", [{"Antioch": {0: 5}}, {"Antioch": {0: 0}}, {"Aleppo": {0: 1}}, {"Antioch": {}}]
)
def test_problems_are_found(bad):
    s = army({"Antioch": 4}, {})
    s.state.mercenaries = bad
    assert piece_problems(s.g.rules, s.state)


def test_a_position_with_mercenaries_landings_and_ships_that_fought_is_stored_and_forked():
    s = army({"Antioch": 4}, {"Antioch": 2}, ships=["Antioch"])
    s.state.landed = {"Antioch": [0]}
    s.state.ships[0].fought = "3:conflict"
    assert s.state.fork() == s.state
    assert load_state(CivState, dump_state(s.state)) == s.state


def test_a_mover_knows_who_has_not_moved():
    s = army({"Antioch": 4}, {"Antioch": 2})
    assert Mover(s.g, 0, builds=False).hired == {"Antioch": 2}


def test_the_question_of_hiring_has_legal_samples_and_a_text():
    s = scene({"Assyria": side({"Antioch": 1}, advances=HIRING, treasury=9)})
    s.play(hire)
    question = s.asked[0]
    assert "Each costs 2 of your 9 treasury" in question.prompt
    for seed in range(8):
        assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)
