"""WE 4b: city attacks."""

from dataclasses import replace

import pytest

from rules.civ.events import ShipLost
from rules.civ.events_conflict import CardPlundered, CityAttackFailed, CityFell, CityPlundered
from rules.civ.phases.cities import city_construction
from rules.civ.phases.conflict import conflict
from rules.civ.pieces import collect
from rules.civ.state import Card
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side


@pytest.mark.parametrize(
    ("attacker", "defender", "needed", "met"),
    [
        ([], [], 7, 6),
        (["Engineering"], [], 6, 5),
        ([], ["Engineering"], 8, 7),
        (["Engineering"], ["Engineering"], 7, 6),
    ],
)
def test_4b_an_attack_needs_seven_tokens_and_meets_six(attacker, defender, needed, met):
    for tokens, falls in ((needed - 1, False), (needed, True)):
        s = scenario(
            {
                "Hellas": side({"Sparta": tokens}, advances=attacker),
                "Minoa": side(cities=["Sparta"], advances=defender),
            }
        )
        s.play(conflict)
        assert (s.state.cities == {}) == falls
        if falls:
            assert s.events(CityFell) == [CityFell("Sparta", 0, 1, met)]
        else:
            assert s.events(CityAttackFailed) == [CityAttackFailed("Sparta", 0, 1, tokens, needed)]
            assert s.tokens("Hellas") == {"Sparta": tokens}, "removed only in 5b"


def test_4b_seven_against_six_leave_one_each_in_an_area_of_two():
    """7-6: 7-5, 6-5 | 6-4, 5-4 | ... | 3-1, 2-1 | 2-0."""
    s = scenario({"Hellas": side({"Sparta": 7}), "Minoa": side(cities=["Sparta"])})
    s.play(conflict)
    assert s.state.tokens == {"Sparta": {0: 2}}
    assert s.nation("Minoa").stock == 55
    assert s.nation("Minoa").city_stock == 9


def test_4b_a_failed_attack_is_removed_as_surplus():
    s = scenario({"Hellas": side({"Sparta": 6}), "Minoa": side({"Corinth": 2}, ["Sparta"])})
    s.play(conflict)
    s.play(city_construction)
    assert s.tokens("Hellas") == {}
    assert s.cities("Minoa") == ["Sparta"]


def test_4b_a_short_stock_replaces_the_city_with_what_there_is():
    s = scenario({"Hellas": side({"Sparta": 7}), "Minoa": side(cities=["Sparta"], stock=2)})
    s.play(conflict)
    assert s.events(CityFell)[0].replaced_by == 2
    assert s.state.tokens == {"Sparta": {0: 6}}


def test_4b_an_empty_stock_leaves_the_area_to_the_attacker_who_may_build_there():
    s = scenario(
        {"Hellas": side({"Sparta": 7, "Argos": 1, "Athens": 1}), "Minoa": side(cities=["Sparta"], stock=0)}
    )
    s.play(conflict)
    s.play(city_construction, {"Hellas build": [{"area": "Sparta"}]})
    assert s.cities("Hellas") == ["Sparta"]


def test_4b_the_attacker_may_draw_a_card_at_random_and_take_treasury():
    s = scenario({"Hellas": side({"Sparta": 7}), "Minoa": side(cities=["Sparta"], hand=["Ochre", "Iron"])})
    s.play(conflict, {"Hellas plunder:Sparta": "card:3"})
    assert s.nation("Hellas").treasury == 3
    assert len(s.nation("Minoa").hand) == 1
    assert len(s.nation("Hellas").hand) == 1
    assert s.events(CityPlundered) == [CityPlundered(0, 1, True, 3)]
    assert s.events(CardPlundered) == [], "only the two concerned learn which card"
    assert s.events(CardPlundered, 0) == s.events(CardPlundered, 1) != []
    assert s.nation("Minoa").treasury == 0


def test_7_ruling_a_calamity_drawn_by_force_was_traded_by_nobody():
    s = scenario(
        {
            "Hellas": side({"Sparta": 7}),
            "Minoa": side(cities=["Sparta"], hand=[Card("Epidemic", passer=0)]),
        }
    )
    s.play(conflict)
    assert s.nation("Hellas").hand == [Card("Epidemic", passer=None)]


@pytest.mark.parametrize(
    ("answer", "cards", "treasury"),
    [("no-card:3", 0, 3), ("card:0", 1, 0), ("no-card:0", 0, 0), ("card:1", 1, 1)],
)
def test_4b_both_gifts_are_optional(answer, cards, treasury):
    s = scenario({"Hellas": side({"Sparta": 7}), "Minoa": side(cities=["Sparta"], hand=["Ochre"])})
    s.play(conflict, {"Hellas plunder:Sparta": answer})
    assert len(s.nation("Hellas").hand) == cards
    assert s.nation("Hellas").treasury == treasury


def test_4b_treasury_comes_from_a_short_stock_as_far_as_it_goes():
    s = scenario({"Hellas": side({"Sparta": 20}, stock=0), "Minoa": side(cities=["Sparta"])})
    treasury = s.nation("Hellas").treasury
    s.play(conflict)
    lost = 20 - s.tokens("Hellas")["Sparta"]
    assert s.nation("Hellas").treasury == treasury + min(3, lost)


def test_4b_without_cards_the_standing_order_still_fits():
    s = scenario({"Hellas": side({"Sparta": 7}), "Minoa": side(cities=["Sparta"])})
    s.play(conflict, {"Hellas plunder:Sparta": "card:3"})
    assert s.asked[0].topic == "plunder"
    assert s.events(CityPlundered) == [CityPlundered(0, 1, False, 3)]


def test_4b_a_pirate_city_is_replaced_by_six_barbarians_and_gives_no_card():
    s = scenario({"Hellas": side({"Sparta": 9})}, pirates=["Sparta"])
    s.play(conflict)
    assert s.state.pirates == []
    assert s.tokens("Hellas") == {"Sparta": 9 - 5}
    assert s.state.barbarians == {}
    assert s.nation("Hellas").treasury == 3


def test_4b_engineering_helps_against_pirates():
    s = scenario({"Hellas": side({"Sparta": 6}, advances=["Engineering"])}, pirates=["Sparta"])
    s.play(conflict)
    assert s.state.pirates == []
    assert s.events(CityFell)[0].replaced_by == 5


def test_4b_barbarian_tokens_with_a_pirate_city_are_fought_first():
    s = scenario({"Hellas": side({"Sparta": 10})}, pirates=["Sparta"], barbarians={"Sparta": 2})
    s.play(conflict)
    assert s.events(CityFell) != []


def test_4b_barbarians_beside_a_city_attack_it_and_take_nothing():
    s = scenario({"Hellas": side(cities=["Sparta"], hand=["Ochre"])}, barbarians={"Sparta": 7})
    s.play(conflict)
    assert s.cities("Hellas") == []
    assert len(s.nation("Hellas").hand) == 1
    assert s.asked == []


def test_4b_pirates_first_then_the_ranking_of_the_defenders():
    s = scenario(
        {
            "Rome": side({"Sparta": 7, "Memphis": 7, "Argos": 7, "Thessalonica": 7}),
            "Egypt": side(cities=["Memphis"]),
            "Hellas": side(cities=["Argos"]),
            "Minoa": side(cities=["Sparta"]),
        },
        pirates=["Thessalonica"],
    )
    s.play(conflict)
    assert [e.area for e in s.events(CityFell)] == ["Thessalonica", "Sparta", "Argos", "Memphis"]


def test_4b_a_defender_with_a_short_stock_chooses_the_order():
    s = scenario(
        {"Rome": side({"Sparta": 7, "Argos": 7}), "Minoa": side(cities=["Sparta", "Argos"], stock=6)}
    )
    s.play(conflict, {"Minoa defend:2": "Sparta"})
    assert s.events(CityFell)[0] == CityFell("Sparta", 0, 1, 6)


def assault(minoa, hellas=None, rome=None):
    """Hellas attacks Argos, Rome attacks Sparta; both are Minoa's."""
    return scenario(
        {
            "Minoa": minoa,
            "Hellas": hellas or side({"Argos": 7}),
            "Rome": rome or side({"Sparta": 7}),
        }
    )


@pytest.mark.parametrize(("first", "taker"), [("Argos", "Hellas"), ("Sparta", "Rome")])
def test_4b_the_order_decides_who_takes_the_last_card(first, taker):
    s = assault(side(cities=["Sparta", "Argos"], hand=["Ochre"]))
    s.play(conflict, {"Minoa defend:2": first})
    assert [card.name for card in s.nation(taker).hand] == ["Ochre"]
    question = next(q for q in s.asked if q.key == "defend:2")
    assert question.prompt.startswith("Trade cards you hold: 1, too few for all attackers. The attack")
    assert question.options[0].note == "attacked by 7 tokens of Hellas"
    assert (question.default(), question.topic) == ("Argos", "attack-order")


@pytest.mark.parametrize("hand", [[], ["Ochre", "Iron"]])
def test_4b_with_a_card_for_each_or_for_none_the_order_is_not_asked(hand):
    s = assault(side(cities=["Sparta", "Argos"], hand=hand))
    s.play(conflict)
    assert s.keys() == ["Hellas plunder:Argos", "Rome plunder:Sparta"]


def test_4b_barbarians_and_failed_attacks_take_no_card_from_anybody():
    s = scenario(
        {"Minoa": side(cities=["Sparta", "Argos"], hand=["Ochre"]), "Hellas": side({"Argos": 7})},
        barbarians={"Sparta": 7},
    )
    s.play(conflict)
    assert s.keys() == ["Hellas plunder:Argos"]
    s = assault(side(cities=["Sparta", "Argos"], hand=["Ochre"]), rome=side({"Sparta": 6}))
    s.play(conflict)
    assert s.keys() == ["Hellas plunder:Argos"]


def test_4b_the_order_matters_where_the_attacker_has_little_to_plunder_with():
    rome = side({"Sparta": 7, "Argos": 7}, stock=2)
    s = scenario({"Rome": rome, "Minoa": side(cities=["Sparta", "Argos"])})
    s.play(conflict, {"Minoa defend:2": "Sparta"})
    assert s.events(CityFell)[0].area == "Sparta"


@pytest.mark.parametrize("holder", ["Rome", "Minoa"])
def test_4b_the_order_matters_where_losses_may_be_taken_next_door(holder):
    """Sparta touches Argos: what is lost for one city is missing at the other."""
    held = {holder: ["Advanced Military"]}
    s = scenario(
        {
            "Rome": side({"Sparta": 7, "Argos": 7}, advances=held.get("Rome", ())),
            "Minoa": side(cities=["Sparta", "Argos"], advances=held.get("Minoa", ())),
        }
    )
    s.play(conflict, {"Minoa defend:2": "Sparta"})
    assert s.events(CityFell)[0].area == "Sparta"


@pytest.mark.parametrize("stock", [55, 12])
def test_4b_with_enough_stock_the_order_is_not_asked(stock):
    minoa = side(cities=["Sparta", "Argos"], stock=stock)
    s = scenario({"Rome": side({"Sparta": 7, "Argos": 7}), "Minoa": minoa})
    s.play(conflict)
    assert s.keys() == ["Rome plunder:Argos", "Rome plunder:Sparta"]


def test_4b_only_ones_own_cities_are_put_in_order():
    s = scenario(
        {
            "Rome": side({"Sparta": 7, "Argos": 7}),
            "Minoa": side(cities=["Sparta"], stock=0),
            "Hellas": side(cities=["Argos"], stock=0),
        }
    )
    s.play(conflict)
    assert s.keys() == ["Rome plunder:Sparta", "Rome plunder:Argos"]


def wait_scene():
    return scenario(
        {
            "Minoa": side({"Memphis": 8}, ["Sparta"], stock=0),
            "Rome": side({"Sparta": 7}),
            "Egypt": side(cities=["Memphis"]),
        }
    )


def test_4b_a_defender_short_of_tokens_may_wait_for_his_own_attack():
    """The tokens lost at Memphis are in stock again when Sparta falls."""
    s = wait_scene()
    s.play(conflict, {"Minoa wait:Sparta": "Memphis"})
    fell = {e.area: e.replaced_by for e in s.events(CityFell)}
    assert list(fell) == ["Memphis", "Sparta"]
    assert fell["Sparta"] > 0


def test_4b_he_need_not_wait():
    s = wait_scene()
    s.play(conflict, {"Minoa wait:Sparta": "now"})
    assert [(e.area, e.replaced_by) for e in s.events(CityFell)] == [("Sparta", 0), ("Memphis", 6)]


def test_4b_waiting_is_not_offered_without_an_attack_of_his_own():
    s = scenario({"Minoa": side(cities=["Sparta"], stock=0), "Rome": side({"Sparta": 7})})
    s.play(conflict)
    assert s.keys().count("Minoa wait:Sparta") == 0


def test_4b_two_who_attack_each_other_cannot_wait_in_a_circle():
    s = scenario(
        {
            "Minoa": side({"Memphis": 8}, ["Sparta"], stock=0),
            "Egypt": side({"Sparta": 8}, ["Memphis"], stock=0),
        }
    )
    s.play(conflict, {"Minoa wait:Sparta": "Memphis"})
    assert s.keys().count("Egypt wait:Memphis") == 0
    assert [e.area for e in s.events(CityFell)] == ["Memphis", "Sparta"]


def test_4b_a_defender_waits_only_once_a_turn():
    s = scenario(
        {
            "Minoa": side({"Memphis": 8, "Rome": 8}, ["Sparta", "Argos"], stock=0),
            "Hellas": side({"Sparta": 7, "Argos": 7}),
            "Egypt": side(cities=["Memphis"]),
            "Rome": side(cities=["Rome"]),
        }
    )
    s.play(conflict, {"Minoa defend:4": "Sparta", "Minoa wait:Sparta": "Memphis"})
    asked = s.keys()
    assert [key for key in asked if key.startswith("Minoa wait")] == ["Minoa wait:Sparta"]


def test_9_ships_of_naval_warfare_do_not_count_for_an_attack_and_are_lost_if_it_fails():
    s = scenario(
        {
            "Hellas": side({"Sparta": 6}, ships=["Sparta", "Argos"], advances=["Naval Warfare"]),
            "Minoa": side(cities=["Sparta"]),
        }
    )
    s.play(conflict)
    assert s.ships("Hellas") == ["Argos"]
    assert [(lost.seat, lost.area) for lost in s.events(ShipLost)] == [(0, "Sparta")]


@pytest.mark.parametrize(
    "defenders",
    [
        {"Minoa": side({"Sparta": 5}, ["Sparta"])},
        {"Minoa": side(cities=["Sparta"]), "Rome": side({"Sparta": 9})},
    ],
)
def test_9_an_attack_whose_tokens_all_died_before_has_failed_and_its_ships_are_lost(defenders):
    """Be it that the defender killed them in 4a, or another attacker, who then takes the city."""
    hellas = side({"Sparta": 2}, ships=["Sparta", "Argos"], advances=["Naval Warfare"])
    s = scenario({"Hellas": hellas, **defenders})
    s.play(conflict)
    assert s.tokens("Hellas") == {}
    assert s.ships("Hellas") == ["Argos"]
    assert [(lost.seat, lost.area, lost.cause) for lost in s.events(ShipLost)] == [
        (0, "Sparta", "failed attack")
    ]


def test_9_an_attack_whose_tokens_were_lost_for_another_has_failed_and_its_ships_are_lost():
    both = ["Advanced Military", "Naval Warfare"]
    hellas = side({"Corinth": 7, "Sparta": 3}, ships=["Sparta"], advances=both)
    s = scenario({"Hellas": hellas, "Minoa": side(cities=["Corinth", "Sparta"])})
    s.play(conflict, {"Hellas losses:Corinth": {"Corinth/Sparta": 3}})
    assert "Sparta" not in s.tokens("Hellas")
    assert s.cities("Minoa") == ["Sparta"]
    assert s.ships("Hellas") == []


def test_9_ships_where_no_city_was_attacked_are_not_lost_with_the_tokens():
    hellas = side({"Sparta": 2}, ships=["Sparta"], advances=["Naval Warfare"])
    s = scenario({"Hellas": hellas, "Minoa": side({"Sparta": 9})})
    s.play(conflict)
    assert s.tokens("Hellas") == {}
    assert s.ships("Hellas") == ["Sparta"]


def test_9_ships_without_tokens_beside_a_city_attack_nothing():
    hellas = side(ships=["Sparta"], advances=["Naval Warfare"])
    s = scenario({"Hellas": hellas, "Minoa": side({"Sparta": 3}, ["Sparta"]), "Rome": side({"Sparta": 1})})
    s.play(conflict)
    assert s.ships("Hellas") == ["Sparta"]


def test_9_other_ships_survive_a_failed_attack():
    s = scenario({"Hellas": side({"Sparta": 6}, ships=["Sparta"]), "Minoa": side(cities=["Sparta"])})
    s.play(conflict)
    assert s.ships("Hellas") == ["Sparta"]


def test_9_ships_may_be_lost_in_a_successful_attack():
    s = scenario(
        {
            "Hellas": side({"Sparta": 7}, ships=["Sparta"], advances=["Naval Warfare"]),
            "Minoa": side(cities=["Sparta"]),
        }
    )
    s.play(conflict, {"Hellas losses:Sparta": {"Sparta/ships": 1}})
    assert s.ships("Hellas") == []
    assert s.tokens("Hellas") == {"Sparta": 3}


# -- what a ruleset may say otherwise


def other(**policy):
    return replace(WESTERN_EMPIRES, conflict=replace(WESTERN_EMPIRES.conflict, **policy))


def test_a_ruleset_may_remove_failed_attackers_at_once():
    s = scenario(
        {"Hellas": side({"Sparta": 6}), "Minoa": side(cities=["Sparta"])},
        rules=other(failed_attackers_die=True),
    )
    s.play(conflict)
    assert s.tokens("Hellas") == {}
    assert s.cities("Minoa") == ["Sparta"]


def test_a_ruleset_may_have_its_own_plunder():
    def two_for_each_city(g, spoils):
        collect(g, spoils.attacker, 2)
        return
        yield

    s = scenario(
        {"Hellas": side({"Sparta": 9}), "Minoa": side(cities=["Sparta"], hand=["Salt"])},
        rules=other(plunder=two_for_each_city),
    )
    s.play(conflict)
    assert s.nation("Hellas").treasury == 2
    assert len(s.nation("Minoa").hand) == 1
    assert s.asked == []
