"""WE 10, WE ch.9: the seven special abilities."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.events_calamity import (
    CardGiven,
    CardsLost,
    TokensResettled,
    TreasuryGained,
    TreasuryPaid,
    UnitsDestroyed,
)
from rules.civ.events_trade import CardsReceived
from rules.civ.stacks import Stack
from rules.table import Chance, Drafted, Refusal, Step
from tests.rules.civ.scenario import scenario, side

KEY = "Rome abilities"


def played(rome, plan, answers=None, others=None, **more):
    s = scenario({"Rome": rome, **(others or {"Celt": side()})}, **more)
    s.play(special_abilities, {KEY: plan, **(answers or {})})
    return s


def refused(rome, plan, others=None, **more):
    """The codes of the refusal of a plan."""
    s = scenario({"Rome": rome, **(others or {"Celt": side()})}, **more)
    s.play(special_abilities)
    question = next(q for q in s.asked if q.key == "abilities")
    refusal = question.check(plan)
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]


def use(ability, **data):
    return {"ability": ability, **data}


# -- Diaspora


def resettle(*moves):
    return [use("resettle", moves=[list(move) for move in moves])]


def diaspora(tokens, **kwargs):
    return side(tokens, advances=["Diaspora", *kwargs.pop("advances", [])], **kwargs)


def test_9_diaspora_moves_up_to_five_tokens_anywhere():
    s = played(
        diaspora({"Etruria": 4, "Rome": 2}), resettle(("Etruria", "Fayum", 3), ("Rome", "Hibernia", 1))
    )
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 1, "Fayum": 3, "Hibernia": 1}
    moved = s.events(TokensResettled)[0]
    assert dict(moved.placed) == {"Fayum": 3, "Hibernia": 1}


def test_9_diaspora_not_six():
    assert refused(
        diaspora({"Pannonia": 9}), resettle(("Pannonia", "Fayum", 4), ("Pannonia", "Memphis", 2))
    ) == ["too-many"]


def test_9_diaspora_no_limit_may_be_exceeded():
    assert refused(diaspora({"Pannonia": 9}), resettle(("Pannonia", "Hibernia", 2))) == ["no-room"]
    others = {"Celt": side({"Hibernia": 1})}
    assert refused(diaspora({"Pannonia": 9}), resettle(("Pannonia", "Hibernia", 1)), others) == ["no-room"]
    assert refused(
        diaspora({"Pannonia": 9}), resettle(("Pannonia", "Hibernia", 1)), barbarians={"Hibernia": 1}
    ) == ["no-room"]


def test_9_diaspora_may_share_an_area_within_the_limit():
    s = played(
        diaspora({"Etruria": 2}), resettle(("Etruria", "Fayum", 2)), others={"Celt": side({"Fayum": 2})}
    )
    assert s.state.tokens["Fayum"] == {0: 2, 1: 2}


def test_9_diaspora_agriculture_counts_where_one_is_alone():
    s = played(diaspora({"Etruria": 2}, advances=["Agriculture"]), resettle(("Etruria", "Hibernia", 2)))
    assert s.tokens("Rome") == {"Hibernia": 2}
    shared = {"Celt": side({"Belgica": 1})}
    plan = resettle(("Etruria", "Belgica", 2))
    assert refused(diaspora({"Etruria": 2}, advances=["Agriculture"]), plan, shared) == ["no-room"]


def test_9_diaspora_not_beside_a_city():
    assert refused(diaspora({"Etruria": 2}, cities=["Rome"]), resettle(("Etruria", "Rome", 1))) == ["no-room"]
    foreign = {"Celt": side({}, ["Londinium"])}
    assert refused(diaspora({"Etruria": 2}), resettle(("Etruria", "Londinium", 1)), foreign) == ["no-room"]
    assert refused(diaspora({"Etruria": 2}), resettle(("Etruria", "Tyre", 1)), pirates=["Tyre"]) == [
        "no-room"
    ]


def test_9_diaspora_public_works_lets_one_token_beside_ones_own_city():
    rome = diaspora({"Etruria": 2}, cities=["Rome"], advances=["Public Works"])
    assert played(rome, resettle(("Etruria", "Rome", 1))).tokens("Rome") == {"Etruria": 1, "Rome": 1}
    assert refused(rome, resettle(("Etruria", "Rome", 2))) == ["no-room"]


def test_9_diaspora_not_out_of_play_and_not_more_than_there_are():
    assert refused(diaspora({"Etruria": 2}), resettle(("Etruria", "Fayum", 1)), out_of_play=["Fayum"]) == [
        "no-room"
    ]
    assert refused(diaspora({"Etruria": 2}), resettle(("Etruria", "Fayum", 3))) == ["not-so-many"]
    assert refused(diaspora({"Etruria": 2}), resettle(("Etruria", "Etruria", 1))) == ["same-area"]


def test_9_diaspora_room_left_by_tokens_that_go_is_not_taken_in_the_same_use():
    plan = resettle(("Etruria", "Fayum", 1), ("Rubicon", "Etruria", 1))
    assert refused(diaspora({"Etruria": 2, "Rubicon": 2}), plan) == ["same-area"]


# -- Fundamentalism


def zealot(**kwargs):
    return side({"Etruria": 1}, advances=["Fundamentalism"], **kwargs)


def test_9_fundamentalism_destroys_all_units_of_an_area():
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    s = played(zealot(), [use("destroy", area="Rubicon")], others=others)
    assert "Rubicon" not in s.state.tokens
    assert s.events(UnitsDestroyed) == [
        UnitsDestroyed(1, "Fundamentalism", "Rubicon", 2),
        UnitsDestroyed(2, "Fundamentalism", "Rubicon", 1),
    ]


def test_9_fundamentalism_destroys_a_city_and_the_token_beside_it():
    others = {"Celt": side({"Rome": 1}, ["Rome"], advances=["Public Works"])}
    s = played(zealot(), [use("destroy", area="Rome")], others=others)
    assert s.g.unit_points(1) == 0
    assert s.events(UnitsDestroyed)[0].points == 6


@pytest.mark.parametrize("advance", ["Fundamentalism", "Philosophy"])
def test_9_fundamentalism_spares_the_protected_and_barbarians(advance):
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1}, advances=[advance])}
    plan = {KEY: [use("destroy", area="Rubicon")]}
    s = scenario({"Rome": zealot(), **others}, barbarians={"Rubicon": 1})
    s.play(special_abilities, plan)
    assert s.state.tokens["Rubicon"] == {2: 1}
    assert s.state.barbarians == {"Rubicon": 1}


def test_9_fundamentalism_next_by_land_only():
    others = {"Celt": side({"Corsica": 1, "Fayum": 1, "Rubicon": 1})}
    assert refused(zealot(), [use("destroy", area="Corsica")], others) == ["no-target"]
    assert refused(zealot(), [use("destroy", area="Fayum")], others) == ["no-target"]


def test_9_fundamentalism_ones_own_units_are_unaffected():
    rome = side({"Etruria": 1, "Rubicon": 1}, advances=["Fundamentalism"])
    s = played(rome, [use("destroy", area="Rubicon")], others={"Celt": side({"Rubicon": 1})})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 1}


def test_10_who_has_nothing_to_use_an_ability_on_is_not_asked():
    s = scenario({"Rome": zealot(), "Celt": side({"Belgica": 1})})
    s.play(special_abilities)
    assert s.asked == []


def test_10_sharing_an_area_is_not_being_next_to_it():
    s = scenario(
        {
            "Rome": side({"Corsica": 1}, advances=["Fundamentalism", "Provincial Empire"]),
            "Celt": side({"Corsica": 1}),
        }
    )
    s.play(special_abilities)
    assert s.asked == []


# -- Monotheism


def preacher(**kwargs):
    return side({"Etruria": 1}, advances=["Monotheism"], **kwargs)


def test_9_monotheism_annexes_all_units_of_an_area():
    others = {"Celt": side({"Rubicon": 2}), "Egypt": side({"Rubicon": 1})}
    s = played(preacher(), [use("convert", area="Rubicon")], others=others)
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert s.nation("Celt").stock == 55


def test_9_monotheism_annexes_the_token_beside_a_city_too():
    others = {"Celt": side({"Rome": 1}, ["Rome"], advances=["Public Works"])}
    s = played(preacher(), [use("convert", area="Rome")], others=others)
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 1, "Rome": 1}


@pytest.mark.parametrize("advance", ["Monotheism", "Theology"])
def test_9_monotheism_spares_the_protected(advance):
    others = {"Celt": side({"Rubicon": 2}, advances=[advance])}
    s = scenario({"Rome": preacher(), **others})
    s.play(special_abilities)
    assert [q for q in s.asked if q.seat == 0] == []


def test_9_monotheism_needs_a_piece_in_stock_for_every_unit():
    others = {"Celt": side({"Rubicon": 3, "Cisalpina": 1})}
    assert refused(preacher(stock=2), [use("convert", area="Rubicon")], others) == ["no-target"]
    full = [
        "Londinium",
        "Alesia",
        "Belgica",
        "Sudeten",
        "Noricum",
        "Upper Rhine",
        "Lugia",
        "Scythia",
        "Dyfed",
    ]
    rome = side({"Etruria": 1}, full, advances=["Monotheism"])
    others = {"Celt": side({"Cisalpina": 1}, ["Rome"])}
    assert refused(rome, [use("convert", area="Rome")], others) == ["no-target"]


def test_9_monotheism_leaves_barbarians_and_pirates():
    s = scenario({"Rome": preacher(), "Celt": side()}, barbarians={"Rubicon": 2}, pirates=["Rome"])
    s.play(special_abilities)
    assert s.asked == []


# -- Politics


def politician(**kwargs):
    return side({"Etruria": 1}, advances=["Politics"], **kwargs)


def test_9_politics_gains_up_to_five_treasury():
    s = played(politician(), [use("annex_paid", treasury=5)])
    assert s.nation("Rome").treasury == 5
    assert s.events(TreasuryGained) == [TreasuryGained(0, "Politics", 5)]
    assert played(politician(), [use("annex_paid", treasury=2)]).nation("Rome").treasury == 2


def test_9_politics_not_more_than_five_or_the_stock():
    assert refused(politician(), [use("annex_paid", treasury=6)]) == ["too-much-treasury"]
    assert refused(politician(stock=3), [use("annex_paid", treasury=4)]) == ["too-much-treasury"]


def test_9_politics_annexes_and_pays_a_treasury_for_each_point():
    others = {"Celt": side({"Rome": 1}, ["Rome"], advances=["Public Works"], treasury=9)}
    s = played(politician(treasury=7), [use("annex_paid", area="Rome")], others=others)
    assert s.cities("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 1
    assert s.nation("Celt").treasury == 9, "the victim's treasury is unaffected"
    assert s.events(TreasuryPaid) == [TreasuryPaid(0, "Politics", 6)]


def test_9_politics_needs_treasury_and_stock_to_start_with():
    others = {"Celt": side({"Rubicon": 3})}
    assert refused(politician(treasury=2), [use("annex_paid", area="Rubicon")], others) == ["no-target"]
    assert refused(politician(stock=2), [use("annex_paid", area="Rubicon")], others) == ["no-target"]


@pytest.mark.parametrize("advance", ["Politics", "Cultural Ascendancy"])
def test_9_politics_spares_the_protected(advance):
    others = {"Celt": side({"Rubicon": 3}, advances=[advance])}
    assert refused(politician(treasury=9), [use("annex_paid", area="Rubicon")], others) == ["no-target"]


def test_9_politics_one_of_the_two_not_both():
    others = {"Celt": side({"Rubicon": 3})}
    plan = [use("annex_paid", treasury=5), use("annex_paid", area="Rubicon")]
    assert refused(politician(treasury=9), plan, others) == ["ability-used"]


# -- Provincial Empire


def governor(**kwargs):
    return side({"Etruria": 1}, advances=["Provincial Empire", *kwargs.pop("advances", [])], **kwargs)


def test_9_provincial_empire_neighbours_choose_a_card_each():
    others = {
        "Celt": side({"Rubicon": 1}, hand=["Iron", "Gold"]),
        "Egypt": side({"Corsica": 1}, hand=["Wine", "Tin"]),
    }
    answers = {"Celt levy:0": "Iron", "Egypt levy:0": "Wine"}
    s = played(governor(), [use("levy", seats=[1, 2])], answers, others)
    assert sorted(card.name for card in s.nation("Rome").hand) == ["Iron", "Wine"]
    assert s.rounds == 2, "both are asked at once"
    assert s.events(CardGiven) == [CardGiven(1, 0, "Provincial Empire"), CardGiven(2, 0, "Provincial Empire")]


def test_9_provincial_empire_only_the_two_know_the_card():
    others = {"Celt": side({"Rubicon": 1}, hand=["Iron"]), "Egypt": side()}
    s = played(governor(), [use("levy", seats=[1])], None, others)
    assert s.events(CardsReceived, 0) == [CardsReceived(0, ("Iron",), 1)]
    assert s.events(CardsReceived, 2) == []


def test_9_provincial_empire_the_card_has_a_face_value_of_two_at_least():
    others = {"Celt": side({"Rubicon": 1}, hand=["Ochre", "Water", "Iron", "Fish"])}
    s = played(governor(), [use("levy", seats=[1])], None, others)
    question = next(q for q in s.asked if q.key == "levy:0")
    assert [option.key for option in question.options] == ["Fish", "Iron"]


def test_9_provincial_empire_who_has_no_such_card_gives_none():
    others = {"Celt": side({"Rubicon": 1}, hand=["Ochre", "Piracy"])}
    s = played(governor(), [use("levy", seats=[1])], None, others)
    assert len(s.nation("Celt").hand) == 2
    assert s.events(CardGiven) == []


def test_9_provincial_empire_not_the_far_and_not_the_protected():
    far = {"Celt": side({"Rubicon": 1}), "Egypt": side({"Fayum": 1})}
    assert refused(governor(), [use("levy", seats=[2])], far) == ["no-neighbour"]
    for advance in ("Provincial Empire", "Public Works"):
        others = {"Celt": side({"Rubicon": 1}), "Egypt": side({"Corsica": 1}, advances=[advance])}
        assert refused(governor(), [use("levy", seats=[2])], others) == ["no-neighbour"]


def test_9_provincial_empire_five_players_at_most():
    areas = ["Rubicon", "Cisalpina", "Corsica", "Massillia", "Lugdunum", "Rome"]
    civs = ["Celt", "Egypt", "Minoa", "Hellas", "Iberia", "Carthage"]
    others = {civ: side({area: 1}) for civ, area in zip(civs, areas, strict=True)}
    assert refused(governor(), [use("levy", seats=[1, 2, 3, 4, 5, 6])], others) == ["too-many"]


def test_10_cards_that_came_in_may_be_sold_in_the_same_turn():
    others = {"Celt": side({"Rubicon": 1}, hand=["Gold"])}
    rome = governor(advances=["Trade Routes"])
    again = {"Rome abilities-again": [use("sell", cards=["Gold"])]}
    s = played(rome, [use("levy", seats=[1])], again, others)
    assert s.nation("Rome").treasury == 18


# -- Trade Routes


def merchant(*hand, **kwargs):
    return side({"Etruria": 1}, advances=["Trade Routes"], hand=hand, **kwargs)


def test_9_trade_routes_pay_twice_the_face_value():
    s = played(merchant("Gold", "Ochre", "Iron"), [use("sell", cards=["Gold", "Ochre"])])
    assert s.nation("Rome").treasury == 20
    assert s.events(CardsLost) == [CardsLost(0, "Trade Routes", ("Gold", "Ochre"))]
    assert s.state.discards[Stack(9)] == ["Gold"]


def test_9_trade_routes_the_stock_must_cover_every_card():
    assert refused(merchant("Gold", "Gold", stock=20), [use("sell", cards=["Gold", "Gold"])]) == [
        "stock-too-small"
    ]


def test_9_trade_routes_only_cards_in_hand():
    assert refused(merchant("Gold"), [use("sell", cards=["Gold", "Gold"])]) == ["cards-not-held"]
    assert refused(merchant("Gold", "Piracy"), [use("sell", cards=["Piracy"])]) == ["cards-not-held"]


def test_9_trade_routes_nobody_is_asked_without_a_card_that_can_be_sold():
    s = scenario({"Rome": merchant("Gold", "Water", stock=17), "Celt": side()})
    s.play(special_abilities)
    assert s.asked == []


# -- Universal Doctrine


def teacher(**kwargs):
    return side({"Etruria": 1}, kwargs.pop("cities", ()), advances=["Universal Doctrine"], **kwargs)


def test_9_universal_doctrine_annexes_a_pirate_city_anywhere():
    s = played(teacher(), [use("tame", city="Tyre")], pirates=["Tyre", "Rhodes"])
    assert s.cities("Rome") == ["Tyre"]
    assert s.state.pirates == ["Rhodes"]


def test_9_universal_doctrine_annexes_five_barbarians_from_several_areas():
    s = played(teacher(), [use("tame", tokens={"Fayum": 3, "Siwa": 2})], barbarians={"Fayum": 4, "Siwa": 2})
    assert s.state.barbarians == {"Fayum": 1}
    assert s.tokens("Rome") == {"Etruria": 1, "Fayum": 3, "Siwa": 2}


def test_9_universal_doctrine_not_six_not_more_than_there_are_not_both():
    there = {"Fayum": 4, "Siwa": 4}
    assert refused(teacher(), [use("tame", tokens={"Fayum": 4, "Siwa": 2})], barbarians=there) == ["too-many"]
    assert refused(teacher(), [use("tame", tokens={"Fayum": 5})], barbarians=there) == ["no-target"]
    plan = [use("tame", tokens={"Fayum": 1}, city="Tyre")]
    assert refused(teacher(), plan, barbarians=there, pirates=["Tyre"]) == ["unreadable"]


def test_9_universal_doctrine_needs_the_pieces():
    full = [
        "Londinium",
        "Alesia",
        "Belgica",
        "Sudeten",
        "Noricum",
        "Upper Rhine",
        "Lugia",
        "Scythia",
        "Dyfed",
    ]
    plan = [use("tame", city="Tyre")]
    more = {"pirates": ["Tyre"], "barbarians": {"Siwa": 1}}
    assert refused(teacher(cities=full), plan, **more) == ["no-target"]
    assert refused(teacher(stock=1), [use("tame", tokens={"Siwa": 2})], barbarians={"Siwa": 2}) == [
        "too-many"
    ]


# -- the phase


def test_10_in_the_order_of_the_markers():
    sides = {
        "Celt": side({"Belgica": 1}, advances=["Politics"], step=3),
        "Rome": side({"Etruria": 1}, advances=["Politics"], step=5),
        "Minoa": side({"Rhodes": 1}, advances=["Politics"], step=3),
    }
    s = scenario(sides)
    s.play(special_abilities)
    assert s.keys() == ["Rome abilities", "Minoa abilities", "Celt abilities"]


def test_10_several_abilities_in_any_order():
    rome = side({"Etruria": 1}, advances=["Politics", "Trade Routes"], hand=["Gold"])
    others = {"Celt": side({"Rubicon": 3})}
    plan = [use("sell", cards=["Gold"]), use("annex_paid", area="Rubicon")]
    s = played(rome, plan, others=others)
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 3}
    assert s.nation("Rome").treasury == 15
    assert refused(rome, plan[::-1], others) == ["no-target"]


def test_10_each_ability_once_a_turn():
    others = {"Celt": side({"Rubicon": 1, "Rome": 1})}
    plan = [use("destroy", area="Rubicon"), use("destroy", area="Rome")]
    assert refused(zealot(), plan, others) == ["ability-used"]


def test_10_no_ability_one_does_not_hold():
    others = {"Celt": side({"Rubicon": 1})}
    assert refused(zealot(), [use("convert", area="Rubicon")], others) == ["no-such-ability"]
    assert refused(zealot(), [use("destroy", areas=["Rubicon"])], others) == ["unreadable"]
    assert refused(zealot(), "Rubicon", others) == ["unreadable"]


def test_10_no_check_between_abilities():
    """Tokens above a limit stay until phase 11."""
    others = {"Celt": side({"Rubicon": 4})}
    s = played(preacher(), [use("convert", area="Rubicon")], others=others)
    assert s.tokens("Rome")["Rubicon"] == 4


# -- menus and written lines


def referee(rome, others=None, **more):
    s = scenario({"Rome": rome, **(others or {"Celt": side({"Rubicon": 2}, hand=["Gold"])})}, **more)
    s.play(special_abilities)
    return next(q for q in s.asked if q.seat == 0)


ALL = [
    "Diaspora",
    "Fundamentalism",
    "Monotheism",
    "Politics",
    "Provincial Empire",
    "Trade Routes",
    "Universal Doctrine",
]


def holder(**kwargs):
    return side({"Etruria": 4}, advances=ALL, hand=["Gold", "Ochre", "Ochre"], **kwargs)


LINES = {
    "Diaspora: Etruria 2 > Fayum, Etruria 1 > Siwa": use(
        "resettle", moves=[["Etruria", "Fayum", 2], ["Etruria", "Siwa", 1]]
    ),
    "Fundamentalism: Rubicon": use("destroy", area="Rubicon"),
    "Monotheism: Rubicon": use("convert", area="Rubicon"),
    "Politics: gain 3 treasury": use("annex_paid", treasury=3),
    "Politics: Rubicon": use("annex_paid", area="Rubicon"),
    "Provincial Empire: a card each from Celt": use("levy", seats=[1]),
    "Trade Routes: sell 2 Ochre, 1 Gold": use("sell", cards=["Ochre", "Ochre", "Gold"]),
    "Universal Doctrine: Tyre": use("tame", city="Tyre"),
    "Universal Doctrine: Jerusalem 2": use("tame", tokens={"Jerusalem": 2}),
}


@pytest.mark.parametrize("line", LINES)
def test_10_a_use_is_repeated_in_words(line):
    judge = referee(holder(treasury=9), pirates=["Tyre"], barbarians={"Jerusalem": 2})
    assert judge.write([LINES[line]]) == (line,)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("diaspora etruria 2 > fayum, etruria 1 > siwa", "Diaspora: Etruria 2 > Fayum, Etruria 1 > Siwa"),
        ("fundamentalism rubicon", "Fundamentalism: Rubicon"),
        ("Monotheism: Rubicon", "Monotheism: Rubicon"),
        ("politics treasury 3", "Politics: gain 3 treasury"),
        ("politics rubicon", "Politics: Rubicon"),
        ("provincial empire celt", "Provincial Empire: a card each from Celt"),
        ("trade routes 2 ochre, gold", "Trade Routes: sell 2 Ochre, 1 Gold"),
        ("universal doctrine tyre", "Universal Doctrine: Tyre"),
        ("universal doctrine jerusalem 2", "Universal Doctrine: Jerusalem 2"),
    ],
)
def test_10_uses_can_be_written(text, line):
    judge = referee(holder(treasury=9), pirates=["Tyre"], barbarians={"Jerusalem": 2})
    assert judge.read(text, []) == [LINES[line]]
    assert not isinstance(judge.check([LINES[line]]), Refusal)


def test_10_what_cannot_be_read_is_refused_with_what_would_be_legal():
    judge = referee(holder())
    assert judge.read("dance wildly", []).faults[0].legal == ", ".join(ALL)
    assert isinstance(judge.read("diaspora somewhere", []), Refusal)
    assert isinstance(judge.read("fundamentalism atlantis", []), Refusal)
    assert isinstance(judge.read("provincial empire nobody", []), Refusal)
    assert isinstance(judge.read("universal doctrine atlantis", []), Refusal)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ([("destroy",), ("Rubicon",)], "Fundamentalism: Rubicon"),
        ([("convert",), ("Rubicon",)], "Monotheism: Rubicon"),
        ([("annex_paid",), ("treasury:3",)], "Politics: gain 3 treasury"),
        ([("annex_paid",), ("Rubicon",)], "Politics: Rubicon"),
        ([("levy",), ("1",)], "Provincial Empire: a card each from Celt"),
        ([("sell",), ("Ochre 1", "Ochre 2", "Gold 1")], "Trade Routes: sell 2 Ochre, 1 Gold"),
        ([("tame",), ("Tyre",)], "Universal Doctrine: Tyre"),
        ([("tame",), ("Jerusalem",), ("2",)], "Universal Doctrine: Jerusalem 2"),
    ],
)
def test_10_uses_can_be_made_by_menus(path, line):
    judge = referee(holder(treasury=9), pirates=["Tyre"], barbarians={"Jerusalem": 2})
    for length in range(len(path)):
        step = judge.step([], tuple(path[:length]))
        assert isinstance(step, Step)
        assert set(path[length]) <= {option.key for option in step.options}
    assert judge.step([], tuple(path)) == Drafted([LINES[line]])


def test_10_menus_add_to_a_use_that_is_not_complete():
    judge = referee(holder())
    first = judge.step([], (("resettle",), ("Etruria",), ("2",), ("Fayum",))).draft
    second = judge.step(first, (("resettle",), ("Etruria",), ("1",), ("Siwa",))).draft
    assert second == [LINES["Diaspora: Etruria 2 > Fayum, Etruria 1 > Siwa"]]
    counts = judge.step(second, (("resettle",), ("Etruria",))).options
    assert [option.key for option in counts] == ["1"], "one of four is left"


def test_10_menus_change_how_many_barbarians_are_won_over():
    judge = referee(holder(), barbarians={"Jerusalem": 4, "Gaza": 4, "Damascus": 4})
    draft = judge.step([], (("tame",), ("Jerusalem",), ("3",))).draft
    draft = judge.step(draft, (("tame",), ("Gaza",), ("2",))).draft
    assert [option.key for option in judge.step(draft, (("tame",),)).options] == ["Gaza", "Jerusalem"]
    assert [option.key for option in judge.step(draft, (("tame",), ("Gaza",))).options] == ["1", "2"]


def test_10_menus_leave_out_what_cannot_be_used():
    keys = [option.key for option in referee(holder(treasury=9)).step([], ()).options]
    assert "destroy" in keys
    assert "tame" not in keys, "there are no pirates and no barbarians"
    keys = [option.key for option in referee(holder(), barbarians={"Jerusalem": 1}).step([], ()).options]
    assert "tame" in keys


def test_10_a_line_can_be_taken_out_again():
    judge = referee(holder(treasury=9))
    draft = [LINES["Monotheism: Rubicon"], LINES["Politics: gain 3 treasury"]]
    assert judge.drop(draft, 0) == [LINES["Politics: gain 3 treasury"]]


@pytest.mark.parametrize("seed", range(25))
def test_10_sampled_plans_are_legal(seed):
    judge = referee(holder(treasury=9), pirates=["Tyre"], barbarians={"Jerusalem": 2})
    assert not isinstance(judge.check(judge.sample(Chance(bytes([seed])))), Refusal)


def test_10_judging_a_plan_changes_nothing():
    s = scenario({"Rome": holder(treasury=9), "Celt": side({"Rubicon": 2})})
    s.play(special_abilities)
    told = len(s.told)
    question = s.asked[0]
    question.check([LINES["Monotheism: Rubicon"], LINES["Trade Routes: sell 2 Ochre, 1 Gold"]])
    assert s.tokens("Celt") == {"Rubicon": 2}
    assert len(s.nation("Rome").hand) == 3
    assert len(s.told) == told


@pytest.mark.parametrize(
    "line",
    [
        use("levy", seats=["1"]),
        use("levy", seats=[True]),
        use("levy", seats=[1, 1]),
        use("levy", seats=[]),
        use("sell", cards="Gold"),
        use("sell", cards=[]),
        use("sell", cards=["Gold"], price=90),
        use("resettle", moves=[["Etruria", "Fayum", "2"]]),
        use("resettle", moves=[["Etruria", "Fayum", 0]]),
        use("resettle", moves=[["Etruria", "Fayum"]]),
        use("annex_paid", treasury="3"),
        use("annex_paid", area="Rubicon", treasury=3),
        use("annex_paid"),
        use("tame", tokens={"Jerusalem": {"Jerusalem": 1}}),
        use("tame", tokens={"Jerusalem": -1}),
        use("fly", area="Rubicon"),
        {"area": "Rubicon"},
        "Rubicon",
        [],
    ],
)
def test_10_hostile_data_is_refused_clearly_and_begun_afresh(line):
    judge = referee(holder(treasury=9), pirates=["Tyre"], barbarians={"Jerusalem": 2})
    refusal = judge.check([line])
    assert isinstance(refusal, Refusal)
    assert [fault.code for fault in refusal.faults] == ["unreadable"]
    assert "Part 1 cannot be read." in refusal.faults[0].text
    assert judge.write([line]) == ("(not readable)",)
    assert judge.step([line], ()).options
    assert judge.read("fundamentalism rubicon", [line]) == [LINES["Fundamentalism: Rubicon"]]
    assert judge.drop([line], 0) == []
    assert judge.foresee([line]) is None


def test_10_seats_that_are_not_there_are_refused():
    judge = referee(holder())
    plan = [use("levy", seats=[7])]
    assert [fault.code for fault in judge.check(plan).faults] == ["no-neighbour"]
    assert judge.write(plan) == ("Provincial Empire: a card each from seat 7",)


def test_10_a_plan_is_foreseen_as_it_happens():
    sides = {"Rome": holder(treasury=9), "Celt": side({"Rubicon": 2})}
    plan = [LINES["Monotheism: Rubicon"], LINES["Trade Routes: sell 2 Ochre, 1 Gold"]]
    s = scenario(sides)
    s.play(special_abilities)
    before = s.state.fork()
    after = s.asked[0].foresee(plan)
    assert s.state == before
    happened = scenario(sides)
    happened.play(special_abilities, {KEY: plan})
    assert after == happened.state
    assert s.asked[0].foresee([]) == before
    assert s.asked[0].foresee([]) is not s.state


def test_10_what_others_will_be_asked_is_not_foreseen():
    s = scenario({"Rome": holder(), "Celt": side({"Rubicon": 2}, hand=["Gold"])})
    s.play(special_abilities)
    after = s.asked[0].foresee([use("levy", seats=[1])])
    assert [len(nation.hand) for nation in after.nations] == [3, 1], "even where they have no choice"
