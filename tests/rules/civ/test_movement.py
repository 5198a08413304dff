"""WE 3: movement."""

from dataclasses import replace

import pytest

from rules.civ.events import Marched, MovementEnded, ShipBuilt, ShipLost, ShipMaintained, ShipSailed
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.movement import movement
from rules.civ.phases.ships import ship_building
from rules.civ.policies.ships import PayingTokens, Yard
from rules.table import Chance, Drafted, Orders, Refusal
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side


def march(*path, count=1):
    return {"march": list(path), "count": count}


def ship(area, *stops, pay=(), new=False):
    order = {"ship": area, "pay": list(pay), "stops": [list(stop) for stop in stops]}
    return order | {"new": True} if new else order


def referee(s, civ="Hellas"):
    return Orders(seat=0, key="move", prompt="", referee=MovementReferee(s.g, s.seat(civ)))


def codes(refusal):
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]


def judged(s, *orders, civ="Hellas"):
    """The codes of what is wrong; an empty list if nothing is."""
    answer = referee(s, civ).check(list(orders))
    return codes(answer) if isinstance(answer, Refusal) else []


# -- by land


def test_3_tokens_move_one_area_by_land():
    s = scenario({"Hellas": side({"Athens": 3})})
    s.play(movement, {"Hellas move": [march("Athens", "Corinth", count=2)]})
    assert s.tokens("Hellas") == {"Athens": 1, "Corinth": 2}
    assert s.events(Marched) == [Marched(0, ("Athens", "Corinth"), 2)]


@pytest.mark.parametrize("target", ["Eretria", "Thera", "Sparta", "Chalcis"])
def test_3_no_way_over_water_or_further(target):
    """Eretria and Thera are next to Athens by water only; Chalcis is not adjacent at all (WE ch.3)."""
    s = scenario({"Hellas": side({"Athens": 3})})
    assert judged(s, march("Athens", target)) == ["not-adjacent"]


def test_3_boeotia_and_eretria_are_not_adjacent():
    s = scenario({"Hellas": side()})
    assert not s.g.board.are_adjacent("Boeotia", "Eretria")
    assert not s.g.board.are_adjacent("Athens", "Chalcis")


def test_3_a_token_moves_once():
    s = scenario({"Hellas": side({"Athens": 1})})
    orders = [march("Athens", "Corinth"), march("Corinth", "Sparta")]
    assert judged(s, *orders) == ["too-few-tokens"]


def test_3_no_more_tokens_leave_than_were_there_however_many_orders_name_them():
    s = scenario({"Hellas": side({"Athens": 3}, ships=["Athens"], treasury=1)})
    first = march("Athens", "Corinth", count=2)
    assert judged(s, first, march("Athens", "Boeotia")) == []
    assert judged(s, first, march("Athens", "Boeotia", count=2)) == ["too-few-tokens"]
    assert judged(s, first, ship("Athens", ("Athens", 2, 0), ("Eretria", 0, 2), pay=["treasury"])) == [
        "too-few-tokens"
    ]


def test_3_tokens_that_were_there_may_leave_when_others_arrive():
    s = scenario({"Hellas": side({"Athens": 1, "Corinth": 1})})
    assert judged(s, march("Athens", "Corinth"), march("Corinth", "Sparta")) == []


def test_3_all_faults_are_named_at_once():
    s = scenario({"Hellas": side({"Athens": 1}, ships=[])})
    refusal = referee(s).check([march("Athens", "Thera", count=4), ship("Athens", pay=["treasury"])])
    assert codes(refusal) == ["not-adjacent", "too-few-tokens", "no-ship"]
    assert all(fault.section == "WE 3" for fault in refusal.faults)


def test_3_an_area_out_of_play_is_not_entered():
    s = scenario({"Hellas": side({"Athens": 1})}, out_of_play=["Corinth"])
    assert judged(s, march("Athens", "Corinth")) == ["out-of-play"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        "Athens",
        [1],
        [{}],
        [{"march": ["Athens"], "count": 1}],
        [{"march": ["Athens", "Corinth"], "count": 0}],
        [{"march": ["Athens", "Corinth"], "count": True}],
        [{"march": ["Athens", "Corinth"], "count": -1}],
        [{"ship": "Athens", "stops": [["Athens", 1]]}],
        [{"ship": "Athens", "stops": [{"area": "Athens", "load": 1, "unload": 0}]}],
        [{"ship": "Athens", "stops": [["Athens", "1", 0]]}],
        [{"ship": "Athens", "new": 1}],
        [{"scrap": 4}],
        [{"march": ["Athens", "Nowhere"], "count": 1}],
        [{"ship": "Nowhere", "pay": ["treasury"]}],
    ],
)
def test_3_nonsense_is_unreadable(data):
    s = scenario({"Hellas": side({"Athens": 1}, treasury=3)})
    assert set(codes(referee(s).check(data))) == {"unreadable"}


def test_3_players_move_in_census_order_and_see_what_the_earlier_ones_did():
    s = scenario({"Hellas": side({"Athens": 1}), "Minoa": side({"Sparta": 1})}, census=["Minoa", "Hellas"])
    s.play(movement, {"Minoa move": [march("Sparta", "Argos")], "Hellas move": [march("Athens", "Argos")]})
    assert [e.seat for e in s.events(MovementEnded)] == [1, 0]
    assert s.state.tokens == {"Argos": {1: 1, 0: 1}}


def test_3_a_seat_with_nothing_to_move_is_not_asked():
    s = scenario({"Hellas": side(cities=["Athens"]), "Minoa": side({"Sparta": 1})})
    s.play(movement)
    assert s.keys() == ["Minoa move"]


@pytest.mark.parametrize(
    ("made", "asked"),
    [
        ({"treasury": 3}, False),
        ({"ships": ["Athens"]}, False),
        ({"ships": ["Athens"], "treasury": 1}, True),
        ({"tokens": {"Athens": 1}}, True),
    ],
)
def test_3_who_could_move_something_or_keep_a_ship_is_asked(made, asked):
    s = scenario({"Hellas": side(**made)})
    s.play(movement)
    assert bool(s.asked) is asked
    assert s.ships("Hellas") == (["Athens"] if made.get("ships") and asked else [])


@pytest.mark.parametrize(
    ("advances", "said"),
    [
        ([], "1 area over land; ships sail 4 steps with up to 5 tokens"),
        (
            ["Roadbuilding", "Cloth Making", "Naval Warfare"],
            "2 areas over land; ships sail 5 steps with up to 6",
        ),
    ],
)
def test_3_the_question_says_how_far_tokens_and_ships_go(advances, said):
    s = scenario({"Hellas": side({"Athens": 1}, advances=advances)})
    s.play(movement)
    assert said in s.asked[0].prompt


# -- Roadbuilding


def test_9_roadbuilding_moves_two_areas():
    s = scenario({"Hellas": side({"Athens": 2}, advances=["Roadbuilding"])})
    s.play(movement, {"Hellas move": [march("Athens", "Corinth", "Sparta", count=2)]})
    assert s.tokens("Hellas") == {"Sparta": 2}


def test_9_without_roadbuilding_two_areas_are_too_far():
    s = scenario({"Hellas": side({"Athens": 2})})
    assert judged(s, march("Athens", "Corinth", "Sparta")) == ["too-far"]


@pytest.mark.parametrize(
    ("kwargs", "legal"),
    [
        ({"Corinth": 1}, True),  # one token passes within the limit of 2
        ({"Corinth": 2}, False),  # it would exceed the limit
    ],
)
def test_9_a_conflict_situation_after_one_step_stops_the_token(kwargs, legal):
    s = scenario({"Hellas": side({"Athens": 2}, advances=["Roadbuilding"]), "Minoa": side(kwargs)})
    assert judged(s, march("Athens", "Corinth", "Sparta", count=2)) == ([] if legal else ["stopped"])


def test_9_passing_a_foreign_city_is_an_attack_and_stops_the_token():
    s = scenario(
        {"Hellas": side({"Athens": 2}, advances=["Roadbuilding"]), "Minoa": side(cities=["Corinth"])}
    )
    assert judged(s, march("Athens", "Corinth", "Sparta")) == ["stopped"]
    assert judged(s, march("Athens", "Corinth")) == []


def test_9_a_pirate_city_or_barbarians_stop_it_too():
    s = scenario(
        {"Hellas": side({"Athens": 2}, advances=["Roadbuilding"])},
        pirates=["Corinth"],
        barbarians={"Argos": 1},
    )
    assert judged(s, march("Athens", "Corinth", "Sparta")) == ["stopped"]
    assert judged(s, march("Athens", "Argos", "Sparta")) == ["stopped"]


def test_9_the_second_step_may_end_in_conflict_and_own_units_do_not_stop():
    s = scenario(
        {"Hellas": side({"Athens": 2, "Corinth": 5}, advances=["Roadbuilding"]), "Minoa": side({"Sparta": 3})}
    )
    assert judged(s, march("Athens", "Corinth", "Sparta", count=2)) == []


def test_9_a_second_step_does_not_pass_an_area_out_of_play():
    s = scenario({"Hellas": side({"Athens": 2}, advances=["Roadbuilding"])}, out_of_play=["Corinth"])
    assert judged(s, march("Athens", "Corinth", "Sparta")) == ["out-of-play"]


# -- what may not be entered


def test_9_diplomacy_keeps_others_out_of_its_cities():
    s = scenario({"Hellas": side({"Athens": 7}), "Minoa": side(cities=["Corinth"], advances=["Diplomacy"])})
    assert judged(s, march("Athens", "Corinth", count=7)) == ["guarded-city"]


@pytest.mark.parametrize("advance", ["Diplomacy", "Military"])
def test_9_holders_of_diplomacy_or_military_may_enter(advance):
    s = scenario(
        {
            "Hellas": side({"Athens": 7}, advances=[advance]),
            "Minoa": side(cities=["Corinth"], advances=["Diplomacy"]),
        }
    )
    assert judged(s, march("Athens", "Corinth", count=7)) == []


def test_9_diplomacy_guards_cities_not_tokens():
    s = scenario({"Hellas": side({"Athens": 7}), "Minoa": side({"Corinth": 2}, advances=["Diplomacy"])})
    assert judged(s, march("Athens", "Corinth", count=7)) == []


def test_9_where_a_conflict_situation_already_is_everybody_may_enter():
    """A single token of a holder of Military in the city area opens it to the others."""
    s = scenario(
        {
            "Hellas": side({"Athens": 7}),
            "Minoa": side(cities=["Corinth"], advances=["Diplomacy"]),
            "Rome": side({"Corinth": 1}, advances=["Military"]),
        }
    )
    assert judged(s, march("Athens", "Corinth", count=7)) == []


def test_9_diplomacy_guards_against_landings_but_not_against_ships():
    s = scenario(
        {
            "Hellas": side({"Athens": 2}, ships=["Athens"], treasury=2),
            "Minoa": side(cities=["Thera"], advances=["Diplomacy"]),
        }
    )
    assert judged(s, ship("Athens", ("Athens", 2, 0), ("Thera", 0, 2), pay=["treasury"])) == ["guarded-city"]
    assert judged(s, ship("Athens", ("Athens", 0, 0), ("Thera", 0, 0), pay=["treasury"])) == []


@pytest.mark.parametrize(
    ("guarded", "count", "legal"),
    [
        ({"tokens": {"Corinth": 1}}, 1, True),  # they coexist
        ({"tokens": {"Corinth": 1}}, 2, False),
        ({"tokens": {"Corinth": 2}}, 1, False),
        ({"tokens": {"Corinth": 3}}, 1, False),  # above the limit, but with nobody to fight
        ({"cities": ["Corinth"]}, 1, False),
    ],
)
def test_9_cultural_ascendancy_forbids_causing_conflict(guarded, count, legal):
    s = scenario({"Hellas": side({"Athens": 7}), "Minoa": side(**guarded, advances=["Cultural Ascendancy"])})
    assert judged(s, march("Athens", "Corinth", count=count)) == ([] if legal else ["guarded-units"])


def test_9_cultural_ascendancy_counts_the_tokens_one_already_has_there_once():
    guarded = side({"Moesia": 1}, advances=["Cultural Ascendancy"])
    s = scenario({"Hellas": side({"Thrace": 3, "Moesia": 1}), "Minoa": guarded})
    assert s.g.area("Moesia").limit == 4
    assert judged(s, march("Thrace", "Moesia", count=2)) == []
    assert judged(s, march("Thrace", "Moesia", count=3)) == ["guarded-units"]


def test_9_cultural_ascendancy_cannot_be_overcome_token_by_token():
    s = scenario(
        {"Hellas": side({"Athens": 7}), "Minoa": side({"Corinth": 1}, advances=["Cultural Ascendancy"])}
    )
    assert judged(s, march("Athens", "Corinth"), march("Athens", "Corinth")) == ["guarded-units"]


@pytest.mark.parametrize("advance", ["Cultural Ascendancy", "Advanced Military"])
def test_9_holders_of_cultural_ascendancy_or_advanced_military_may(advance):
    s = scenario(
        {
            "Hellas": side({"Athens": 7}, advances=[advance]),
            "Minoa": side({"Corinth": 2}, advances=["Cultural Ascendancy"]),
        }
    )
    assert judged(s, march("Athens", "Corinth", count=7)) == []


def test_9_cultural_ascendancy_guards_its_units_among_those_of_others():
    s = scenario(
        {
            "Hellas": side({"Athens": 7}),
            "Minoa": side({"Corinth": 1}, advances=["Cultural Ascendancy"]),
            "Rome": side({"Corinth": 1}),
        }
    )
    assert judged(s, march("Athens", "Corinth")) == ["guarded-units"]


def test_9_a_conflict_from_expansion_opens_the_area():
    s = scenario(
        {
            "Hellas": side({"Athens": 7, "Corinth": 2}),
            "Minoa": side({"Corinth": 2}, advances=["Cultural Ascendancy"]),
        }
    )
    assert judged(s, march("Athens", "Corinth", count=3)) == []


def test_9_a_conflict_that_was_voided_no_longer_opens_the_area():
    s = scenario(
        {
            "Rome": side({"Corinth": 2}),
            "Hellas": side({"Athens": 7}),
            "Minoa": side({"Corinth": 2}, advances=["Cultural Ascendancy"]),
        },
        census=["Rome", "Hellas", "Minoa"],
    )
    assert judged(s, march("Athens", "Corinth", count=3)) == []
    s.play(movement, {"Rome move": [march("Corinth", "Sparta", count=2)], "Hellas move": []})
    assert judged(s, march("Athens", "Corinth", count=3)) == ["guarded-units"]


# -- building and maintaining ships


@pytest.mark.parametrize(
    ("pay", "tokens", "treasury"),
    [
        (["treasury", "treasury"], {"Athens": 3, "Corinth": 2}, 1),
        (["treasury", "Athens"], {"Athens": 2, "Corinth": 2}, 2),
        (["Athens", "Athens"], {"Athens": 1, "Corinth": 2}, 3),
        (["Athens", "Corinth"], {"Athens": 2, "Corinth": 1}, 3),
    ],
)
def test_3_three_ways_to_build_a_ship(pay, tokens, treasury):
    s = scenario({"Hellas": side({"Athens": 3, "Corinth": 2}, treasury=3)})
    s.play(movement, {"Hellas move": [ship("Athens", pay=pay, new=True)]})
    assert s.tokens("Hellas") == tokens
    assert s.nation("Hellas").treasury == treasury
    assert s.ships("Hellas") == ["Athens"]
    assert s.nation("Hellas").ship_stock == 3
    assert s.events(ShipBuilt) == [ShipBuilt(0, "Athens", tuple(pay))]


@pytest.mark.parametrize(
    "pay", [["treasury", "Corinth"], ["Corinth", "Corinth"], ["treasury"], [], ["treasury"] * 3]
)
def test_3_no_other_way(pay):
    s = scenario({"Hellas": side({"Athens": 3, "Corinth": 2}, treasury=3)})
    assert judged(s, ship("Athens", pay=pay, new=True)) == ["bad-payment"]


@pytest.mark.parametrize(
    ("area", "code"), [("Macedonia", "no-coast"), ("Thera", "nobody-builds"), ("Anatolia", "no-coast")]
)
def test_3_ships_are_built_in_coastal_areas_with_tokens(area, code):
    """Anatolia lies at an inland sea only."""
    tokens = {"Athens": 1} if area == "Thera" else {"Athens": 1, area: 1}
    s = scenario({"Hellas": side(tokens, treasury=4)})
    assert judged(s, ship(area, pay=["treasury"] * 2, new=True)) == [code]


def test_3_a_city_without_tokens_builds_no_ship():
    s = scenario({"Hellas": side({"Corinth": 1}, ["Athens"], treasury=4)})
    assert judged(s, ship("Athens", pay=["treasury"] * 2, new=True)) == ["nobody-builds"]


def test_3_tokens_that_just_arrived_may_build():
    s = scenario({"Hellas": side({"Athens": 1}, treasury=4)})
    orders = [march("Athens", "Argos"), ship("Argos", pay=["treasury"] * 2, new=True)]
    assert judged(s, *orders) == []


def test_3_paying_with_tokens_takes_those_that_moved_first():
    s = scenario({"Hellas": side({"Athens": 1, "Argos": 1})})
    orders = [
        march("Athens", "Argos"),
        ship("Argos", pay=["Argos", "Argos"], new=True),
    ]
    assert judged(s, *orders) == []
    one = [
        march("Athens", "Argos"),
        ship("Argos", pay=["treasury", "Argos"], new=True),
        march("Argos", "Sparta"),
    ]
    s = scenario({"Hellas": side({"Athens": 1, "Argos": 1}, treasury=1)})
    assert judged(s, *one) == []


def test_3_treasury_that_is_not_there_pays_nothing():
    s = scenario({"Hellas": side({"Athens": 3}, ships=["Athens"], treasury=1)})
    keep = ship("Athens", pay=["treasury"])
    assert judged(s, keep) == []
    assert judged(s, keep, ship("Athens", pay=["treasury", "Athens"], new=True)) == ["cannot-pay"]
    assert judged(s, ship("Athens", pay=["treasury", "treasury"], new=True)) == ["cannot-pay"]
    assert judged(s, ship("Athens", pay=["Athens", "Athens"], new=True), keep) == [], "tokens spare it"


def test_3_tokens_that_paid_for_a_ship_are_gone():
    s = scenario({"Hellas": side({"Athens": 3, "Corinth": 1})})
    built = ship("Athens", pay=["Athens", "Athens"], new=True)
    assert judged(s, built, march("Athens", "Corinth")) == []
    assert judged(s, built, march("Athens", "Corinth", count=2)) == ["too-few-tokens"]
    arrived = march("Corinth", "Athens")
    paid = ship("Athens", pay=["Athens", "Athens"], new=True)
    assert judged(s, arrived, paid, march("Athens", "Corinth", count=2)) == [], (
        "one that had moved paid first"
    )
    assert judged(s, arrived, paid, ship("Athens", pay=["Athens", "Athens"], new=True)) == []
    assert judged(s, arrived, paid, paid, ship("Athens", pay=["Athens", "Athens"], new=True)) != []


def test_3_no_more_than_four_ships():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"] * 4, treasury=9)})
    assert judged(s, ship("Athens", pay=["treasury"] * 2, new=True)) == ["no-ships-left"]


def test_3_an_old_ship_may_be_given_up_and_built_elsewhere():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Thera"] * 4, treasury=9)})
    orders = [{"scrap": "Thera"}, ship("Athens", pay=["treasury"] * 2, new=True)]
    s.play(movement, {"Hellas move": orders})
    assert s.ships("Hellas") == ["Athens"]
    assert sorted(e.cause for e in s.events(ShipLost)) == ["given up", *["not maintained"] * 3]


def test_3_a_ship_given_up_is_gone():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Thera"], treasury=9)})
    scrap = {"scrap": "Thera"}
    assert judged(s, scrap, scrap) == ["no-ship"]
    assert judged(s, scrap, ship("Thera", pay=["treasury"])) == ["no-ship"]


def test_3_a_ship_built_or_maintained_this_turn_cannot_be_given_up():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Thera"], treasury=9)})
    assert judged(s, ship("Thera", pay=["treasury"]), {"scrap": "Thera"}) == ["no-ship"]
    assert judged(s, ship("Athens", pay=["treasury"] * 2, new=True), {"scrap": "Athens"}) == ["no-ship"]


def test_3_no_more_than_four_ships_are_built_in_a_turn():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Thera"], treasury=20)})
    build = ship("Athens", pay=["treasury"] * 2, new=True)
    assert judged(s, build, build, build, {"scrap": "Thera"}, build, build) == [
        "no-ships-left",
        "too-many-ships",
    ]


@pytest.mark.parametrize("pay", ["treasury", "Corinth", "Athens"])
def test_3_maintenance_costs_a_treasury_token_or_a_token_from_anywhere(pay):
    s = scenario({"Hellas": side({"Athens": 1, "Corinth": 1}, ships=["Thera"], treasury=1)})
    s.play(movement, {"Hellas move": [ship("Thera", pay=[pay])]})
    assert s.ships("Hellas") == ["Thera"]
    assert sum(s.tokens("Hellas").values()) + s.nation("Hellas").treasury == 2
    assert s.events(ShipMaintained) == [ShipMaintained(0, "Thera", (pay,))]


def test_3_ships_not_maintained_are_lost():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Thera", "Thera"], treasury=2)})
    s.play(movement, {"Hellas move": [ship("Thera", pay=["treasury"])]})
    assert s.ships("Hellas") == ["Thera"]
    assert s.events(ShipLost) == [ShipLost(0, "Thera", "not maintained")]


def test_3_a_ship_is_used_only_after_it_was_paid_for():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=2)})
    voyage = ship("Athens", ("Athens", 1, 0), ("Thera", 0, 1))
    assert judged(s, voyage) == ["no-ship"]
    assert judged(s, ship("Athens", pay=["treasury"]), voyage) == []


def test_3_a_ship_may_be_used_the_turn_it_is_built():
    s = scenario({"Hellas": side({"Athens": 2}, treasury=2)})
    s.play(
        movement,
        {"Hellas move": [ship("Athens", ("Athens", 2, 0), ("Thera", 0, 2), pay=["treasury"] * 2, new=True)]},
    )
    assert s.tokens("Hellas") == {"Thera": 2}
    assert s.ships("Hellas") == ["Thera"]


# -- voyages


@pytest.mark.parametrize(
    ("target", "steps", "advances", "legal"),
    [
        ("Thera", 1, [], True),
        ("Knossos", 2, [], True),
        ("Rhodes", 3, [], True),
        ("Lycia", 4, [], True),
        ("Galatia", 5, [], False),
        ("Galatia", 5, ["Cloth Making"], True),
    ],
)
def test_3_ships_move_four_steps_and_with_cloth_making_five(target, steps, advances, legal):
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=1, advances=advances)})
    found = judged(s, ship("Athens", ("Athens", 1, 0), (target, 0, 1), pay=["treasury"]))
    assert found == ([] if legal else ["out-of-reach"])


def test_9_astronavigation_crosses_open_seas():
    """Tarentum to Sparta: over the Central Mediterranean it is two steps."""
    for advances, legal in (([], False), (["Astronavigation"], True)):
        s = scenario({"Hellas": side({"Tarentum": 1}, ships=["Tarentum"], treasury=1, advances=advances)})
        found = judged(s, ship("Tarentum", ("Tarentum", 1, 0), ("Phaestos", 0, 1), pay=["treasury"]))
        assert (found == []) == legal, found


def test_9_no_ship_ends_in_an_open_sea():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=1, advances=["Astronavigation"])})
    assert judged(s, ship("Athens", ("Athens", 0, 0), ("Aegean Sea", 0, 0), pay=["treasury"])) == [
        "unreadable"
    ]


def test_3_ships_pass_areas_out_of_play_but_do_not_stop_there():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=1)}, out_of_play=["Thera"])
    assert judged(s, ship("Athens", ("Athens", 1, 0), ("Knossos", 0, 1), pay=["treasury"])) == []
    assert judged(s, ship("Athens", ("Athens", 0, 0), ("Thera", 0, 0), pay=["treasury"])) == ["out-of-play"]
    through = ship("Athens", ("Athens", 1, 0), ("Thera", 0, 1), ("Knossos", 0, 0), pay=["treasury"])
    assert judged(s, through) == ["out-of-play"]


@pytest.mark.parametrize(("advances", "most"), [([], 5), (["Naval Warfare"], 6)])
def test_3_a_ship_carries_five_and_with_naval_warfare_six(advances, most):
    s = scenario({"Hellas": side({"Athens": 9}, ships=["Athens"], treasury=1, advances=advances)})
    for load, legal in ((most, True), (most + 1, False)):
        found = judged(s, ship("Athens", ("Athens", load, 0), ("Thera", 0, load), pay=["treasury"]))
        assert found == ([] if legal else ["too-full"])


def test_3_a_voyage_may_load_and_unload_many_times():
    """Five aboard at a time, but more than five in all."""
    s = scenario({"Hellas": side({"Athens": 5, "Thera": 3}, ships=["Athens"], treasury=1)})
    stops = [("Athens", 5, 0), ("Thera", 3, 4), ("Knossos", 0, 2), ("Phaestos", 0, 0)]
    s.play(movement, {"Hellas move": [ship("Athens", *stops, pay=["treasury"])]})
    assert s.tokens("Hellas") == {"Thera": 4, "Knossos": 2, "Phaestos": 2}
    assert s.events(ShipSailed)[0].stops[-1] == ("Phaestos", 0, 2), "at the end all go ashore"
    assert s.ships("Hellas") == ["Phaestos"]


def test_3_a_ship_may_return_for_more():
    s = scenario({"Hellas": side({"Athens": 8}, ships=["Athens"], treasury=1)})
    stops = [("Athens", 5, 0), ("Thera", 0, 5), ("Athens", 3, 0), ("Thera", 0, 3)]
    s.play(movement, {"Hellas move": [ship("Athens", *stops, pay=["treasury"])]})
    assert s.tokens("Hellas") == {"Thera": 8}


def test_3_only_tokens_that_have_not_moved_come_aboard():
    s = scenario({"Hellas": side({"Athens": 1, "Corinth": 1}, ships=["Athens"], treasury=1)})
    orders = [march("Corinth", "Athens"), ship("Athens", ("Athens", 2, 0), ("Thera", 0, 2), pay=["treasury"])]
    assert judged(s, *orders) == ["too-few-tokens"]


def test_3_tokens_that_came_by_ship_do_not_march_or_sail_again():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens", "Argos"], treasury=2)})
    landing = ship("Athens", ("Athens", 1, 0), ("Argos", 0, 1), pay=["treasury"])
    assert judged(s, landing, march("Argos", "Sparta")) == ["too-few-tokens"]
    again = ship("Argos", ("Argos", 1, 0), ("Thera", 0, 1), pay=["treasury"])
    assert judged(s, landing, again) == ["too-few-tokens"]


def test_3_a_ship_built_by_one_order_may_sail_by_a_later_one():
    s = scenario({"Hellas": side({"Athens": 1, "Corinth": 2}, treasury=2)})
    orders = [
        ship("Athens", pay=["treasury"] * 2, new=True),
        march("Corinth", "Athens", count=2),
        ship("Athens", ("Athens", 1, 0), ("Thera", 0, 1)),
    ]
    s.play(movement, {"Hellas move": orders})
    assert s.ships("Hellas") == ["Thera"]
    assert s.tokens("Hellas") == {"Athens": 2, "Thera": 1}


def test_3_tokens_aboard_have_left_and_tokens_ashore_have_arrived():
    s = scenario({"Hellas": side({"Athens": 3}, ships=["Athens"], treasury=3)})
    sail = ship("Athens", ("Athens", 2, 0), ("Thera", 0, 2), pay=["treasury"])
    assert judged(s, sail, march("Athens", "Corinth")) == []
    assert judged(s, sail, march("Athens", "Corinth", count=2)) == ["too-few-tokens"]
    assert judged(s, sail, ship("Thera", pay=["treasury"] * 2, new=True)) == [], "who landed may build"


def test_3_each_ship_makes_one_voyage():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=3)})
    there = ship("Athens", ("Athens", 0, 0), ("Thera", 0, 0), pay=["treasury"])
    assert judged(s, there, ship("Thera", ("Thera", 0, 0), ("Knossos", 0, 0))) == ["no-ship"]


def test_3_more_cannot_go_ashore_than_is_aboard():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=3)})
    assert judged(s, ship("Athens", ("Athens", 1, 0), ("Thera", 0, 2), pay=["treasury"])) == ["not-aboard"]


def test_3_tokens_do_not_stay_aboard():
    s = scenario({"Hellas": side({"Athens": 1, "Thera": 1}, ships=["Athens"], treasury=3)})
    assert judged(s, ship("Athens", ("Athens", 0, 0), ("Thera", 1, 0), pay=["treasury"])) == ["no-voyage"]


def test_3_a_ship_where_there_is_no_sea_goes_nowhere():
    s = scenario({"Hellas": side({"Athens": 1}, ships=["Athens"], treasury=3)})
    assert judged(s, ship("Athens", ("Athens", 1, 0), ("Macedonia", 0, 1), pay=["treasury"])) == ["no-coast"]


def test_3_ships_do_not_block_or_fight():
    s = scenario(
        {
            "Hellas": side({"Athens": 1}, ships=["Athens"], treasury=1),
            "Minoa": side({"Thera": 1}, ships=["Thera"]),
        }
    )
    s.play(movement, {"Hellas move": [ship("Athens", ("Athens", 0, 0), ("Thera", 0, 0), pay=["treasury"])]})
    assert s.ships("Hellas") == ["Thera"]
    assert not s.g.is_conflict("Thera")


# -- conflict situations


@pytest.mark.parametrize(
    ("hellas", "minoa", "city", "barbarians", "conflict"),
    [
        (1, 1, "", 0, False),
        (2, 1, "", 0, True),
        (3, 0, "", 0, False),
        (1, 0, "Minoa", 0, True),
        (3, 0, "Hellas", 0, False),
        (1, 1, "Hellas", 0, True),
        (1, 0, "pirates", 0, True),
        (1, 0, "", 1, False),
        (2, 0, "", 1, True),
    ],
)
def test_3_what_a_conflict_situation_is(hellas, minoa, city, barbarians, conflict):
    """Corinth has a limit of 2."""
    sides = {
        "Hellas": side({"Corinth": hellas} if hellas else {}, ["Corinth"] if city == "Hellas" else []),
        "Minoa": side({"Corinth": minoa} if minoa else {}, ["Corinth"] if city == "Minoa" else []),
    }
    s = scenario(
        sides,
        pirates=["Corinth"] if city == "pirates" else [],
        barbarians={"Corinth": barbarians} if barbarians else {},
    )
    assert s.g.is_conflict("Corinth") == conflict


# -- judged by doing


def test_3_what_is_judged_is_what_happens():
    orders = [
        march("Athens", "Corinth", count=2),
        ship("Athens", ("Athens", 3, 0), ("Thera", 0, 3), pay=["treasury"]),
        ship("Argos", pay=["treasury", "Argos"], new=True),
        {"scrap": "Knossos"},
    ]
    sides = {"Hellas": side({"Athens": 6, "Argos": 2}, ships=["Athens", "Knossos", "Phaestos"], treasury=5)}
    s = scenario(sides)
    foreseen = referee(s).foresee(orders)
    assert s.state == scenario(sides).state, "to foresee is to change nothing"
    assert s.told == []
    s.play(movement, {"Hellas move": orders})
    assert s.state == foreseen


def test_3_what_is_illegal_is_not_foreseen():
    s = scenario({"Hellas": side({"Athens": 1})})
    assert referee(s).foresee([march("Athens", "Corinth", count=2)]) is None
    assert referee(s).foresee("nonsense") is None


def test_3_an_order_with_a_fault_changes_nothing():
    """The voyage that goes wrong neither pays nor moves, whatever it got done before."""
    s = scenario({"Hellas": side({"Athens": 3}, ships=["Athens"], treasury=1)})
    astray = ship("Athens", ("Athens", 3, 0), ("Thera", 0, 3), ("Galatia", 0, 0), pay=["treasury"])
    fine = ship("Athens", ("Athens", 3, 0), ("Thera", 0, 3), pay=["treasury"])
    assert judged(s, astray, fine) == ["out-of-reach"]
    assert judged(s, astray, march("Athens", "Corinth", count=4)) == ["out-of-reach", "too-few-tokens"]


def test_3_tokens_aboard_do_not_count_where_they_came_from():
    """Thera holds 3, and has them: who goes aboard there and comes back makes no conflict."""
    guard = side({"Thera": 2}, advances=["Cultural Ascendancy"])
    s = scenario({"Hellas": side({"Thera": 1, "Athens": 1}, ships=["Athens"], treasury=1), "Minoa": guard})
    stops = [("Athens", 1, 0), ("Thera", 1, 0), ("Athens", 0, 1), ("Thera", 0, 1)]
    assert s.g.area("Thera").limit == 3
    assert judged(s, ship("Athens", *stops, pay=["treasury"])) == []
    assert judged(s, ship("Athens", stops[0], stops[3], pay=["treasury"])) == ["guarded-units"]


# -- ships in a phase of their own

YARDS = replace(
    WESTERN_EMPIRES.ships,
    own_phase=True,
    a_turn=None,
    yard=Yard.CITY,
    building=PayingTokens.HERE,
    keeping=PayingTokens.HERE,
)
APART = replace(WESTERN_EMPIRES, ships=YARDS)


def apart(**made):
    return scenario({"Hellas": side(**made)}, rules=APART)


def test_ships_of_their_own_phase_are_built_and_kept_there():
    s = apart(tokens={"Athens": 4}, ships=["Thera", "Athens"], treasury=1)
    keep = ship("Athens", pay=["Athens"])
    s.play(ship_building, {"Hellas ships": [keep, ship("Athens", pay=["Athens", "treasury"], new=True)]})
    assert s.ships("Hellas") == ["Athens", "Athens"]
    assert s.tokens("Hellas") == {"Athens": 2}
    assert [(e.area, e.cause) for e in s.events(ShipLost)] == [("Thera", "not maintained")]
    assert not s.events(MovementEnded)


def test_nothing_moves_while_ships_are_built():
    s = apart(tokens={"Athens": 4}, ships=["Athens"], treasury=3)
    asked = Orders(seat=0, key="ships", prompt="", referee=MovementReferee(s.g, 0, moves=False))
    assert codes(asked.check([march("Athens", "Corinth")])) == ["not-now"]
    assert codes(asked.check([ship("Athens", ("Athens", 0, 0), ("Thera", 0, 0), pay=["treasury"])])) == [
        "not-now"
    ]
    assert asked.read("keep Athens", []) == [{"ship": "Athens", "pay": ["treasury"]}]
    for seed in range(20):
        assert not isinstance(asked.check(asked.sample(Chance(bytes([seed])))), Refusal)
    step = asked.step([], ())
    assert [option.key for option in step.options] == ["ship", "scrap"]
    assert asked.step([], (("ship",), ("old:Athens",), ("0",))) == Drafted(
        [{"ship": "Athens", "pay": ["treasury"]}]
    )


def test_after_the_phase_of_ships_they_only_sail_and_cost_nothing_more():
    s = apart(tokens={"Athens": 4}, ships=["Athens"], treasury=3)
    asked = Orders(seat=0, key="move", prompt="", referee=MovementReferee(s.g, 0, builds=False))
    assert codes(asked.check([ship("Athens", pay=["treasury"])])) == ["not-now"]
    assert codes(asked.check([ship("Athens", pay=["treasury"] * 2, new=True)])) == ["not-now"]
    assert codes(asked.check([{"scrap": "Athens"}])) == ["no-ship"]
    assert asked.default() == []
    for seed in range(20):
        assert not isinstance(asked.check(asked.sample(Chance(bytes([seed])))), Refusal)
    s.play(movement, {"Hellas move": [ship("Athens", ("Athens", 4, 0), ("Thera", 0, 4))]})
    assert s.ships("Hellas") == ["Thera"]
    assert s.nation("Hellas").treasury == 3


@pytest.mark.parametrize(
    ("made", "asked"),
    [
        ({"tokens": {"Athens": 1}}, False),
        ({"tokens": {"Athens": 2}}, True),
        ({"tokens": {"Athens": 1}, "treasury": 1}, True),
        ({"cities": ["Athens"], "treasury": 2}, True),
        ({"cities": ["Athens"], "treasury": 1}, False),
        ({"ships": ["Athens"], "treasury": 1}, True),
        ({"ships": ["Athens"]}, False),
    ],
)
def test_only_who_could_pay_for_a_ship_is_asked_about_ships(made, asked):
    s = apart(**made)
    s.play(ship_building)
    assert bool(s.asked) is asked


@pytest.mark.parametrize(
    ("yard", "made", "pay", "found"),
    [
        (Yard.TOKEN, {"cities": ["Athens"]}, ["treasury"] * 2, ["nobody-builds"]),
        (Yard.UNIT, {"cities": ["Athens"]}, ["treasury"] * 2, []),
        (Yard.UNIT, {"tokens": {"Athens": 1}}, ["treasury"] * 2, []),
        (Yard.UNIT, {"tokens": {"Corinth": 1}}, ["treasury"] * 2, ["nobody-builds"]),
        (Yard.CITY, {"tokens": {"Athens": 1}}, ["treasury"] * 2, ["nobody-builds"]),
        (Yard.CITY, {"tokens": {"Athens": 1}}, ["treasury", "Athens"], []),
        (Yard.CITY, {"tokens": {"Athens": 1, "Corinth": 1}}, ["Athens", "Corinth"], ["bad-payment"]),
    ],
)
def test_who_builds_a_ship_is_for_the_ruleset_to_say(yard, made, pay, found):
    rules = replace(APART, ships=replace(YARDS, yard=yard))
    s = scenario({"Hellas": side(**made, treasury=2)}, rules=rules)
    asked = Orders(seat=0, key="ships", prompt="", referee=MovementReferee(s.g, 0, moves=False))
    answer = asked.check([ship("Athens", pay=pay, new=True)])
    assert (codes(answer) if isinstance(answer, Refusal) else []) == found


def test_an_advance_may_make_ships_dearer():
    advances = dict(APART.advances)
    advances["Naval Warfare"] = replace(advances["Naval Warfare"], traits={"ship.cost": 1})
    s = scenario(
        {"Hellas": side({"Athens": 9}, treasury=3, advances=["Naval Warfare"])},
        rules=replace(APART, advances=advances),
    )
    asked = Orders(seat=0, key="ships", prompt="", referee=MovementReferee(s.g, 0, moves=False))
    assert codes(asked.check([ship("Athens", pay=["treasury", "Athens"], new=True)])) == ["bad-payment"]
    assert asked.read("build Athens paid 2 Athens and treasury", []) == [
        {"ship": "Athens", "new": True, "pay": ["Athens", "Athens", "treasury"]}
    ]


# -- answers nobody wrote


def test_the_default_keeps_ships_while_there_is_treasury_and_moves_nobody():
    s = scenario({"Hellas": side({"Athens": 5}, ships=["Thera", "Argos"], treasury=1)})
    s.play(movement)
    assert s.tokens("Hellas") == {"Athens": 5}
    assert s.ships("Hellas") == ["Thera"]


@pytest.mark.parametrize("advances", [[], ["Roadbuilding", "Astronavigation", "Cloth Making"]])
def test_samples_are_always_legal(advances):
    s = scenario(
        {
            "Hellas": side(
                {"Athens": 5, "Corinth": 3, "Thessaly": 4, "Thera": 1},
                ships=["Thera", "Athens"],
                treasury=3,
                advances=advances,
            ),
            "Minoa": side({"Phocis": 2}, ["Argos"], advances=["Cultural Ascendancy", "Diplomacy"]),
        }
    )
    chance = Chance(b"samples")
    answers = [referee(s).check(referee(s).sample(chance)) for _ in range(60)]
    assert not [answer for answer in answers if isinstance(answer, Refusal)]
    assert len({str(answer) for answer in answers}) > 30
