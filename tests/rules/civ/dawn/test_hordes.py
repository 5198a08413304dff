"""Dawn 29.5.2.1 to 29.5.2.5: the card Barbarian Hordes, and who leads the barbarians."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.calamity.selection import select_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.calamity_rules import CALAMITY_RULES
from rules.civ.dawn_of_history.game import PHASES
from rules.civ.dawn_of_history.state import dawn
from rules.civ.events_barbarians import BarbariansLed
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, HordeMoved
from rules.civ.state import BARBARIANS
from tests.rules.civ.dawn.wild import FAR, give, turn, wild
from tests.rules.civ.scenario import side

HORDES = "Barbarian Hordes"
ROME = side({"Rome": 1, "Etruria": 1}, ["Neapolis"])


def led(s):
    return s.g.name(dawn(s.g).controller)


def horde(sides, answers=None, *, drawer="Carthage", victim="Rome", **more):
    return turn(
        {"Carthage": side(), **sides}, None, answers, hordes={victim: drawer}, **{"leader": None, **more}
    )


def test_29_5_2_1_whoever_drew_the_card_leads_them():
    s = horde({"Rome": ROME}, {"Carthage barbarian-hordes:2:area": "Etruria"})
    assert led(s) == "Carthage"
    assert [event.seat for event in s.events(BarbariansLed)] == [s.seat("Carthage")]
    assert s.events(HordeMoved)[0].area == "Etruria"


def test_29_5_2_1_the_drawer_not_the_trader():
    s = wild({"Hellas": side(), "Carthage": side(), "Rome": ROME}, leader=None)
    give(s, "Rome", HORDES, drawer="Hellas", passer="Carthage")
    s.play(barbarians)
    assert led(s) == "Hellas"


def test_29_5_2_1_drawn_by_the_victim_the_fewest_cities_lead_them():
    sides = {"Hellas": side({}, ["Athens"]), "Carthage": side({}, ["Carthage"]), "Rome": side({"Rome": 1})}
    s = turn(sides, hordes={"Rome": "Rome"}, leader=None)
    assert led(s) == "Rome"
    sides = {**sides, "Egypt": side(), "Rome": side({"Rome": 1}, ["Etruria"])}
    assert led(turn(sides, hordes={"Rome": "Rome"}, leader=None)) == "Egypt"


def test_29_5_2_1_11_1_4_the_chart_breaks_ties():
    sides = {"Hellas": side(), "Carthage": side(), "Rome": side({"Rome": 1}, ["Etruria"])}
    s = turn(sides, hordes={"Rome": "Rome"}, leader=None)
    assert led(s) == min(("Hellas", "Carthage"), key=lambda civ: s.g.rank(s.seat(civ)))


def test_29_5_2_1_a_card_that_came_back_to_its_drawer_counts_as_not_traded():
    s = wild({"Hellas": side(), "Carthage": side({}, ["Carthage"]), "Rome": ROME}, leader=None)
    give(s, "Rome", HORDES, drawer="Rome", passer="Carthage")
    s.play(barbarians)
    assert led(s) == "Hellas"


def test_29_5_2_1_a_drawer_who_left_is_followed_by_the_fewest_cities():
    s = wild(
        {"Hellas": side({}, ["Athens"]), "Carthage": side(), "Rome": ROME, "Egypt": side()},
        leader=None,
    )
    give(s, "Rome", HORDES, drawer="Carthage")
    s.nation("Carthage").left = True
    s.play(barbarians)
    assert led(s) == "Egypt"


def test_29_5_2_1_they_lead_them_every_turn_until_it_is_drawn_again():
    s = horde({"Rome": ROME})
    s.asked.clear()
    s.play(barbarians)
    assert {question.seat for question in s.asked if question.key == "barbarians"} == {s.seat("Carthage")}
    give(s, "Rome", HORDES, drawer="Hellas")
    s.play(barbarians)
    assert led(s) == "Hellas"


def test_29_5_2_1_a_leader_who_left_is_followed_by_the_fewest_cities():
    s = wild({"Hellas": side(), "Carthage": side({}, ["Carthage"]), "Rome": side()}, pirates=["Corsica"])
    s.nation("Hellas").left = True
    s.play(barbarians)
    assert led(s) == "Rome"
    assert [event.seat for event in s.events(BarbariansLed)] == [s.seat("Rome")]


def test_29_5_2_1_who_leads_them_already_is_not_announced_again():
    s = turn({"Rome": ROME}, hordes={"Rome": "Hellas"})
    assert s.events(BarbariansLed) == []
    assert led(s) == "Hellas"


@pytest.mark.parametrize(
    ("advances", "tokens"),
    [
        ([], 15),
        (["Politics"], 20),
        (["Provincial Empire"], 20),
        (["Politics", "Provincial Empire"], 25),
        (["Monarchy"], 10),
        (["Politics", "Provincial Empire", "Monarchy"], 20),
    ],
)
def test_29_5_2_2_to_29_5_2_4_how_many_they_are(advances, tokens):
    s = horde({"Rome": side({"Rome": 1}, advances=advances)})
    assert s.events(HordeMoved)[0].tokens == tokens


@pytest.mark.parametrize("advance", ["Politics", "Provincial Empire", "Monarchy"])
def test_29_5_2_3_30_40_2_what_the_drawer_holds_changes_nothing(advance):
    s = horde({"Rome": side({"Rome": 1}), "Carthage": side(advances=[advance])})
    assert s.events(HordeMoved)[0].tokens == 15


def test_29_5_2_2_no_more_than_are_in_stock():
    s = horde({"Rome": ROME}, barbarians=dict.fromkeys(FAR[:25], 4))
    assert s.events(HordeMoved)[0].tokens == 10


def test_29_5_2_2_with_an_empty_stock_none_come():
    crowd = {**dict.fromkeys(FAR[:27], 4), "Thebes": 2}
    s = horde({"Rome": ROME}, barbarians=crowd)
    assert s.events(HordeMoved) == []
    assert s.events(CalamityPassed)
    assert led(s) == "Carthage"


def test_29_5_2_5_they_begin_where_the_victim_has_tokens():
    s = horde({"Rome": ROME})
    question = next(q for q in s.asked if q.key.endswith(":area"))
    assert [option.key for option in question.options] == ["Etruria", "Rome"]


def test_29_5_2_5_a_token_beside_a_city_is_such_a_place():
    s = horde({"Rome": side({"Rome": 1}, ["Rome"], advances=["Public Works"])})
    assert s.events(HordeMoved)[0].area == "Rome"
    assert s.state.pirates == ["Rome"]


def test_29_5_2_5_without_tokens_they_begin_at_a_city():
    s = horde({"Rome": side({}, ["Neapolis", "Rubicon"])})
    question = next(q for q in s.asked if q.key.endswith(":area"))
    assert [option.key for option in question.options] == ["Neapolis", "Rubicon"]


def test_29_5_2_5_without_any_units_none_come():
    s = horde({"Rome": side()})
    assert s.events(CalamityPassed)[0].reason == "there is nobody to invade"
    assert s.state.barbarians == {}


def test_29_5_2_12_13_those_in_play_move_before_the_new_horde_is_placed():
    s = wild({"Hellas": side(), "Rome": ROME}, barbarians={"Samnium": 1})
    give(s, "Rome", HORDES, drawer="Hellas")
    s.play(barbarians)
    assert s.keys()[:2] == ["Hellas barbarians", "Hellas barbarian-hordes:1:area"]


def test_29_5_2_5_where_they_begin_is_asked_with_the_orders_to_those_in_play():
    s = wild({"Hellas": side(), "Rome": ROME}, barbarians={"Thebes": 1})
    give(s, "Rome", HORDES, drawer="Hellas")
    assert [q.key for q in next(barbarians(s.g)).questions] == ["barbarians", "barbarian-hordes:1:area"]


def test_29_5_2_6_29_5_2_2_what_cities_bring_forth_is_not_there_for_the_horde():
    """3 tokens are in stock; the city of the pirates raises 2 of them first."""
    crowd = {**dict.fromkeys(FAR[:26], 4), "Thebes": 3}
    s = horde({"Rome": ROME}, barbarians=crowd, pirates=["Rubicon"])
    assert [event.tokens for event in s.events(HordeMoved)] == [1]


def test_29_5_2_6_29_5_2_2_nor_do_any_come_where_cities_raised_the_last():
    crowd = {**dict.fromkeys(FAR[:27], 4)}
    s = horde({"Rome": ROME}, barbarians=crowd, pirates=["Rubicon"])
    assert s.events(HordeMoved) == []
    assert s.events(CalamityPassed)[0].reason == "no barbarians are left to come"


def test_29_5_2_20_with_the_first_card_what_is_in_play_is_led_at_once():
    s = horde(
        {"Rome": ROME}, {"Carthage barbarians": [{"raise": "Corsica", "brood": "ship"}]}, pirates=["Corsica"]
    )
    assert [ship.area for ship in s.g.ships_of(BARBARIANS)] == ["Corsica"]


def test_29_5_2_14_the_horde_goes_on_and_on_until_the_land_holds_it():
    s = horde({"Rome": side({"Rome": 2})})
    assert all(count <= s.g.limit(area) for area, count in s.state.barbarians.items())
    assert (
        sum(s.state.barbarians.values()) == 14
    )  # the first of Rome falls, one of theirs, then the last of Rome


def test_29_5_2_18_they_stay_on_the_board():
    s = horde({"Rome": side({"Rome": 1})})
    before = dict(s.state.barbarians)
    s.play(barbarians)
    assert s.state.barbarians == before


def test_29_1_3_24_2_the_hordes_come_before_all_other_calamities():
    keys = [phase.key for phase in PHASES]
    assert keys.index("selection") < keys.index("barbarians") < keys.index("calamities")
    assert not [r for r in CALAMITY_RULES.rounds if HORDES in r.calamities]
    s = wild({"Hellas": side(), "Rome": ROME})
    give(s, "Rome", HORDES, drawer="Hellas")
    s.play(resolve_calamities)
    assert [card.name for card in s.nation("Rome").hand] == [HORDES]


def test_29_1_3_the_card_is_laid_aside_when_they_are_done():
    s = horde({"Rome": ROME})
    assert s.nation("Rome").hand == []
    assert [event.calamity for event in s.events(CalamityStruck)] == [HORDES]
    assert any(HORDES in pile for pile in s.state.discards.values())


def test_24_1_5_the_hordes_count_among_the_two_major_calamities():
    s = wild({"Hellas": side(), "Rome": ROME})
    for card in ("Piracy", HORDES, "Treachery"):
        give(s, "Rome", card, drawer="Hellas")
    s.play(select_calamities)
    assert sorted(card.name for card in s.nation("Rome").hand) == [HORDES, "Treachery"]


def test_29_1_3_hordes_of_both_blocks_come_one_after_the_other_in_chart_order():
    rome, egypt = side({"Rome": 1, "Etruria": 1}), side({"Memphis": 1, "Fayum": 1})
    sides = {"Hellas": side(), "Rome": rome, "Egypt": egypt, "Carthage": side()}
    s = turn(sides, hordes={"Rome": "Hellas", "Egypt": "Carthage"}, leader=None)
    victims = s.g.ranked([s.seat("Rome"), s.seat("Egypt")])
    assert [event.seat for event in s.events(CalamityStruck)] == victims
    drawers = {s.seat("Rome"): "Hellas", s.seat("Egypt"): "Carthage"}
    assert led(s) == drawers[victims[-1]]
    asked = [s.g.name(q.seat) for q in s.asked if q.key.endswith(":area")]
    assert asked == [drawers[victim] for victim in victims]


def test_29_5_2_two_hordes_in_one_hand_come_one_after_the_other():
    s = wild({"Hellas": side(), "Rome": side({"Rome": 1, "Rubicon": 1})})
    give(s, "Rome", HORDES, drawer="Hellas")
    give(s, "Rome", HORDES, drawer="Hellas")
    s.play(barbarians)
    assert len(s.events(HordeMoved)) == 2
    assert s.nation("Rome").hand == []


def test_24_1_4_29_5_2_19_barbarians_are_never_secondary_victims():
    s = wild({"Hellas": side(), "Rome": side({}, ["Rome"])}, pirates=["Neapolis"], barbarians={"Etruria": 2})
    give(s, "Rome", "Piracy", drawer="Hellas")
    s.play(resolve_calamities)
    assert s.state.barbarians == {"Etruria": 2}
    assert s.state.pirates == ["Neapolis", "Rome"]
