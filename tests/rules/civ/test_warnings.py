"""Warnings: each in a position that has it, and none in one that has not."""

import pytest

from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.advances import question
from rules.civ.phases.construction import Construction
from rules.civ.phases.tax import tax_collection
from rules.civ.state import BARBARIANS, Ship
from tests.rules.civ.civx.scene import scene as civx_scene
from tests.rules.civ.dawn.scene import scene as dawn_scene
from tests.rules.civ.orders import keep, march
from tests.rules.civ.scenario import scenario, side

HOME = {"Pannonia": 2, "Moesia": 2}


def moved(s, *orders, civ="Hellas", **kind):
    """What is said of movement orders."""
    return MovementReferee(s.g, s.seat(civ), **kind).warnings(list(orders))


def built(s, *areas, civ="Hellas"):
    """What is said of cities in these areas."""
    referee = Construction(s.g, s.seat(civ))
    return referee.warnings([{"area": area} for area in areas])


# -- ships


def test_3_a_ship_nobody_pays_for_is_told():
    s = scenario({"Hellas": side(HOME, ships=["Epirus", "Thrace"], treasury=1)})
    (one,) = moved(s, keep("Thrace", "treasury"))
    assert one.startswith("Your ship in Epirus is not paid for and goes back to stock.")
    (both,) = moved(s)
    assert both.startswith("Your ships in Epirus and Thrace are not paid for and go back to stock.")


def test_3_ships_paid_for_or_given_up_are_not_told():
    s = scenario({"Hellas": side(HOME, ships=["Thrace"], treasury=1)})
    assert moved(s, keep("Thrace", "treasury")) == ()
    assert moved(s, {"scrap": "Thrace"}) == ()


@pytest.mark.parametrize("scene", [civx_scene, dawn_scene])
def test_ships_with_a_phase_of_their_own_are_told_there_and_not_in_movement(scene):
    s = scene({"Rome": side({"Rome": 1}, ships=["Rome"], treasury=1)})
    (told,) = moved(s, civ="Rome", moves=False)
    assert told.startswith("Your ship in Rome is not paid for")
    assert moved(s, keep("Rome", "treasury"), civ="Rome", moves=False) == ()
    assert moved(s, civ="Rome", builds=False) == ()


def test_3_ships_that_pirates_would_sink_are_told():
    s = scenario({"Hellas": side(HOME, ships=["Thrace"], treasury=1)})
    assert moved(s, keep("Thrace", "treasury")) == ()
    coast = s.g.board.areas["Thrace"].coasts[0].id
    s.state.ships += [Ship(BARBARIANS, "Thrace", coast, 1)] * 2
    told = moved(s, keep("Thrace", "treasury"))
    assert told == ("1 ship of yours in Thrace would be lost to the pirates there.",)


# -- fights


def test_4a_a_lost_fight_is_told_and_a_won_one_is_not():
    s = scenario({"Hellas": side({"Moesia": 4, "Pannonia": 4}), "Hatti": side({"Thrace": 3})})
    assert moved(s, march("Moesia", "Thrace", count=2), civ="Hellas") == (
        "In Thrace 2 tokens of yours against 3 of Hatti would all be lost.",
    )
    assert moved(s, march("Moesia", "Thrace", count=4)) == ()


def test_4a_who_stands_there_already_is_not_told_what_others_began():
    s = scenario({"Hellas": side({"Thrace": 2}), "Hatti": side({"Thrace": 3})})
    assert moved(s) == ()


def test_4b_too_few_for_a_city_are_told_and_enough_are_not():
    s = scenario({"Hellas": side({"Moesia": 9}), "Hatti": side({"Galatia": 2}, cities=["Thrace"])})
    assert moved(s, march("Moesia", "Thrace", count=5)) == (
        "5 tokens cannot take the city of Hatti in Thrace: 7 are needed.",
    )
    assert moved(s, march("Moesia", "Thrace", count=7)) == ()


# -- tokens above the limits


def test_5b_tokens_that_cannot_stay_are_told_before_they_are_lost():
    s = scenario({"Hellas": side({"Moesia": 7, "Pannonia": 6}, stock=0)})
    limits = {area: s.g.limit(area, 0) for area in ("Moesia", "Pannonia")}
    many, few = 7 - limits["Moesia"], 6 - limits["Pannonia"]
    said = f"{many + few} tokens too many go back to stock: {many} in Moesia and {few} in Pannonia."
    assert moved(s) == (said,)
    assert built(s) == ()  # nothing can be done about it any more
    assert Construction(s.g, 0).leaves([]) == said


def test_5b_of_many_places_those_with_most_are_named():
    areas = ["Athens", "Rome", "Sparta", "Tyre", "Miletus", "Troy", "Sidon", "Knossos"]
    s = scenario({"Hellas": side(dict.fromkeys(areas, 4))})
    said = Construction(s.g, 0).leaves([])
    assert said.startswith("16 tokens too many go back to stock: 3 in Athens, 3 in Sidon, 2 in Miletus, ")
    assert said.endswith(" and 2 elsewhere.")


def test_5b_one_token_too_many():
    limit = scenario({"Hellas": side()}).g.limit("Moesia", 0)
    s = scenario({"Hellas": side({"Moesia": limit + 1}, stock=0)})
    assert moved(s) == ("1 token too many in Moesia goes back to stock.",)
    assert moved(s, march("Moesia", "Thrace")) == ()


def test_5b_in_movement_a_city_may_still_be_built_of_them():
    s = scenario({"Hellas": side({"Sparta": 6})})
    assert moved(s) == ()


def test_5b_when_cities_are_built_it_is_told_where_one_could_be():
    s = scenario({"Hellas": side({"Sparta": 6, **HOME})})
    (told,) = built(s)
    assert told.endswith("too many in Sparta go back to stock. You could build a city in Sparta.")
    assert built(s, "Sparta") == ()


# -- nobody moves


def test_2a_who_lets_everybody_stay_is_told_where_people_would_grow():
    s = scenario({"Hellas": side({"Moesia": 3, "Thrace": 2})})
    near = [a for a in s.g.board.land_neighbours("Moesia") if a != "Thrace" and s.g.is_in_play(a)]
    (told,) = moved(s)
    assert told.startswith("Nobody moves. One of your tokens could settle in ")
    assert told.endswith(", which is empty, and your people would grow there next turn.")
    assert any(f"settle in {area}," in told for area in near)
    assert moved(s, march("Thrace", "Moesia")) == ()  # somebody moves


def test_2a_two_in_an_area_grow_best_where_they_are():
    s = scenario({"Hellas": side({"Thrace": 2, "Moesia": 2})})
    assert moved(s) == ()


def test_2a_nobody_is_sent_where_others_are():
    empty = scenario({"Hellas": side({"Moesia": 3})})
    others = dict.fromkeys(empty.g.board.land_neighbours("Moesia"), 1)
    assert moved(empty)
    s = scenario({"Hellas": side({"Moesia": 3}), "Hatti": side(others)})
    assert moved(s) == ()


def test_2a_without_a_stock_nobody_grows_anywhere():
    s = scenario({"Hellas": side({"Moesia": 3}, stock=2)})
    assert moved(s) == ()
    s = scenario({"Hellas": side({"Moesia": 3}, stock=3)})
    assert len(moved(s)) == 1


def test_2a_tokens_that_may_build_a_city_are_not_sent_away():
    s = scenario({"Hellas": side({"Sparta": 5})})
    assert any(told.startswith("Nobody moves.") for told in moved(s))
    s = scenario({"Hellas": side({"Sparta": 6})})
    assert moved(s) == ()


def test_2a_of_many_empty_areas_six_are_named():
    s = scenario({"Hellas": side({"Thrace": 9, "Pannonia": 9, "Moesia": 9})})
    told = moved(s)[-1]
    assert told.startswith("Nobody moves. ")
    assert " other areas, which are empty" in told
    assert told.count(",") == 7


# -- support


def test_5c_cities_without_support_are_told():
    s = scenario({"Hellas": side({"Moesia": 2, "Sparta": 6}, cities=["Athens"])})
    assert built(s, "Sparta") == (
        (
            "Your 2 cities need 4 tokens on the board, and you will have 2: "
            "cities are reduced after city construction."
        ),
    )
    s = scenario({"Hellas": side({"Moesia": 4, "Sparta": 6}, cities=["Athens"])})
    assert built(s, "Sparta") == ()


def test_5c_movement_that_pays_with_tokens_is_told_of_the_cities():
    s = scenario({"Hellas": side({"Moesia": 2}, cities=["Athens"], ships=["Thrace"])})
    told = moved(s, keep("Thrace", "Moesia"))
    assert told == (
        (
            "Your 1 city needs 2 tokens on the board, and you will have 1: "
            "cities are reduced after city construction."
        ),
    )


# -- tax


def test_1_a_rate_that_makes_cities_revolt_is_told():
    s = scenario({"Hellas": side(cities=["Athens", "Sparta"], stock=5, advances=["Coinage"])})
    s.play(tax_collection)
    (asked,) = s.asked
    assert asked.warnings(2) == ()
    assert asked.warnings(3) == ("1 city would revolt.",)
    assert asked.if_silent() == "If you do nothing: 2 for each city."


# -- purchases


def bought(s, **data):
    return question(s.g, 0).warnings(data)


def shop(hand, treasury=0, **more):
    return scenario({"Minoa": side(hand=hand, treasury=treasury, **more)})


def test_12_cards_above_the_hand_limit_are_told_unless_they_were_chosen():
    s = shop(["Ochre"] * 5 + ["Clay"] * 5)
    limit = s.g.numbers.hand_limit
    (told,) = bought(s)
    assert told.startswith(f"Only {limit} cards can be kept: you give up")
    over = 10 - limit
    assert bought(s, discard=["Clay"] * over) == ()
    assert bought(shop(["Ochre"] * limit)) == ()


def test_12_who_gives_up_cards_is_told_of_advances_that_he_could_pay_for():
    rich, poor = shop(["Ochre"] * 7 + ["Clay"] * 5), shop(["Ochre", "Clay"] * 5)
    assert bought(rich)[0].endswith("unless you buy an advance or choose others.")
    poor.g.nation(0).advances[:] = [name for name, card in poor.g.rules.advances.items() if card.cost < 200]
    assert bought(poor)[0].endswith("unless you choose others.")


def test_12_paying_more_than_needed_is_told():
    s = shop(["Grain"] * 5 + ["Iron"] * 5)  # worth 100 and 50
    assert bought(s, buy=["Mysticism"], pay={"cards": {"Grain": 5}}) == ("You pay 100 for 50; 50 would do.",)
    assert bought(s, buy=["Mysticism"], pay={"cards": {"Iron": 5}}) == ()


def test_12_a_free_advance_not_chosen_is_told():
    s = shop(["Gold"] * 6)
    (told,) = bought(s, buy=["Anatomy"])
    assert told.startswith("You may take 1 advance more for free and have not chosen: ")
    gift = told.split(": ")[1].split(",")[0].split(" or ")[0].rstrip(".")
    assert bought(s, buy=["Anatomy"], gift=gift) == ()


def test_12_what_a_purchase_leaves_is_told():
    s = shop(["Clay", "Clay"], treasury=5)
    words = question(s.g, 0).leaves({})
    assert words == f"You keep 5 treasury and 2 cards (2 Clay); {s.g.numbers.hand_limit} cards are the most."
