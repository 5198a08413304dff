"""CivX 23.6, 30.49: Trade Empire demands cards by the number of their stack."""

import pytest

from rules.civ.civx.demands import Asked, Demand, DemandReferee
from rules.civ.civx.trade_cards import trade_cards
from rules.civ.events_trade import CardDemanded, CardSurrendered
from rules.civ.state import Card
from rules.table import Chance, Drafted, FaultKind, Refusal, Step
from tests.rules.civ.civx.market import hand
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

EMPIRE = ["Trade Empire"]
NUBIA, BABYLON, ASSYRIA, ROME = 1, 2, 3, 4


def court(**hands):
    """Egypt holds Trade Empire; the others hold what the example gives them."""
    held = {
        "Nubia": ["Salt", "Ochre"],
        "Babylon": ["Bronze", "Silver"],
        "Assyria": ["Resin", "Resin", "Corruption"],
        "Rome": ["Gold"],
    } | hands
    wonder = ["Wonder of the World"]
    others = {civ: side(hand=cards, advances=wonder if civ == "Rome" else []) for civ, cards in held.items()}
    return scene({"Egypt": side(advances=EMPIRE, hand=["Iron"]), **others})


def demands(*pairs):
    return [{"of": of, "stack": number} for of, number in pairs]


def play(s, first, **answers):
    given = {"Egypt demands:1": demands(*first)}
    s.play(trade_cards, given | {key.replace("_", " ", 1): answer for key, answer in answers.items()})
    return s


def referee(s, asked=None):
    return DemandReferee(s.g, 0, asked or Asked())


def test_23_6_example_egypt_nubia_babylon_and_assyria():
    """Nubia has no 6; Babylon gives Silver; Assyria gives Corruption; all others hold Wonder of the World."""
    s = court()
    s.play(
        trade_cards,
        {
            "Egypt demands:1": demands((NUBIA, 6), (BABYLON, 6), (ASSYRIA, 7)),
            "Babylon demanded:0": "Silver",
            "Assyria demanded:0": "Corruption",
        },
    )
    assert hand(s, "Egypt") == ["Iron", "Silver", "Corruption"]
    assert [(e.of, e.stack, e.is_had) for e in s.events(CardDemanded)] == [
        (NUBIA, 6, False),
        (BABYLON, 6, True),
        (ASSYRIA, 7, True),
    ]


def test_23_6_example_one_after_the_other():
    """The same with an answer for each demand; Rome cannot be asked, so Nubia alone is left."""
    s = court()
    s.play(
        trade_cards,
        {
            "Egypt demands:1": demands((NUBIA, 6)),
            "Egypt demands:2": demands((BABYLON, 6)),
            "Babylon demanded:0": "Silver",
            "Egypt demands:3": demands((ASSYRIA, 7)),
            "Assyria demanded:0": "Resin",
            "Egypt demands:4": lambda q: [] if {d.of for d in q.referee.possible()} == {NUBIA} else None,
        },
    )
    assert hand(s, "Egypt") == ["Iron", "Silver", "Resin"]


def test_30_492_a_non_tradeable_calamity_is_given_first_by_whoever_does_not_say():
    s = play(court(), [(ASSYRIA, 7)])
    assert hand(s, "Egypt") == ["Iron", "Corruption"]


def test_30_492_else_the_card_whose_loss_costs_least():
    s = play(court(Babylon=["Bronze", "Bronze", "Silver"]), [(BABYLON, 6)])
    assert hand(s, "Babylon") == ["Bronze", "Bronze"]


def test_30_492_it_is_not_considered_a_trade():
    """Whoever gave the calamity away is nobody's trader: he may be named a victim."""
    s = play(court(Assyria=["Epidemic"]), [(ASSYRIA, 6)])
    assert s.nation("Egypt").hand[-1] == Card("Epidemic", None)


def test_30_492_no_more_than_three_cards():
    s = court(Rome=[], Nubia=["Salt"], Hatti=["Wine"], Celt=["Gems"])
    s = play(s, [(NUBIA, 3), (BABYLON, 6), (ASSYRIA, 7), (5, 5), (6, 8)])
    assert len(hand(s, "Egypt")) == 4
    assert (hand(s, "Hatti"), hand(s, "Celt")) == (["Wine"], ["Gems"])
    assert len(s.events(CardDemanded)) == 3
    assert s.keys().count("Egypt demands:2") == 0


def test_30_492_no_second_card_of_the_same_player():
    s = play(court(), [(BABYLON, 6), (BABYLON, 6 - 3)])
    assert len(s.events(CardDemanded)) == 1
    asked = Asked(granted=[Demand(BABYLON, 6)])
    assert all(d.of != BABYLON for d in referee(s, asked).possible())


def test_30_492_no_second_card_of_the_same_stack():
    s = play(court(Nubia=["Tin"]), [(NUBIA, 6), (BABYLON, 6)])
    assert hand(s, "Babylon") == ["Bronze", "Silver"]
    asked = Asked(granted=[Demand(NUBIA, 6)])
    assert all(d.stack != 6 for d in referee(s, asked).possible())


def test_30_492_the_same_opponent_may_be_asked_for_another_stack_after_refusing():
    s = play(court(), [(NUBIA, 6), (NUBIA, 3)])
    assert hand(s, "Egypt") == ["Iron", "Salt"]


def test_30_492_nothing_is_asked_twice_in_vain():
    s = court()
    asked = Asked(refused=[Demand(NUBIA, 6)])
    assert Demand(NUBIA, 6) not in referee(s, asked).possible()
    assert Demand(NUBIA, 5) in referee(s, asked).possible()


def test_30_533_wonder_of_the_world_is_exempt():
    s = court()
    refusal = referee(s).judge((Demand(ROME, 9),))
    assert isinstance(refusal, Refusal)
    assert [fault.code for fault in refusal.faults] == ["bad-demand"]
    assert "Rome" not in refusal.faults[0].legal


@pytest.mark.parametrize("wrong", [(0, 2), (NUBIA, 0), (NUBIA, 10), (77, 3)])
def test_30_492_only_stacks_1_to_9_of_other_players(wrong):
    assert isinstance(referee(court()).judge((Demand(*wrong),)), Refusal)


def test_30_492_the_same_demand_twice_is_refused():
    twice = (Demand(NUBIA, 3), Demand(NUBIA, 3))
    assert [f.code for f in referee(court()).judge(twice).faults] == ["demanded-twice"]


def test_23_6_who_does_not_hold_trade_empire_is_not_asked():
    s = scene({"Egypt": side(hand=["Iron"]), "Nubia": side(hand=["Salt"])})
    s.play(trade_cards)
    assert s.asked == []


def test_23_6_nobody_to_ask_no_question():
    s = scene({"Egypt": side(advances=EMPIRE), "Rome": side(hand=["Gold"], advances=["Wonder of the World"])})
    s.play(trade_cards)
    assert s.asked == []


def test_23_6_demands_come_after_the_draw_and_before_purchases():
    s = court()
    s.nation("Egypt").stock -= 20
    s.nation("Egypt").treasury += 20
    s.state.stacks[next(k for k in s.state.stacks if k.number == 9)] = ["Amber"]
    s.play(trade_cards)
    assert s.keys() == ["Egypt demands:1", "Egypt card:1"]


def test_23_6_several_holders_in_the_order_of_the_draw():
    s = scene(
        {
            "Egypt": side(advances=EMPIRE, hand=["Iron"]),
            "Rome": side(advances=[*EMPIRE, "Music"], hand=["Salt"]),
            "Nubia": side(hand=["Salt"]),
        }
    )
    s.play(trade_cards)
    assert s.keys() == ["Rome demands:1", "Egypt demands:1"], "the most advance points between equals"


def test_23_6_all_who_give_are_asked_at_once():
    s = court(Nubia=["Salt", "Timber"])
    play(s, [(NUBIA, 3), (BABYLON, 6), (ASSYRIA, 7)])
    assert s.rounds == 2


def test_23_6_only_the_two_learn_which_card_was_given():
    s = play(court(), [(BABYLON, 6)])
    assert s.events(CardSurrendered, NUBIA) == []
    assert s.events(CardSurrendered, BABYLON) == s.events(CardSurrendered, 0) != []
    assert not any("Bronze" in repr(e) or "Silver" in repr(e) for e, to in s.told if to is None)


def test_23_6_a_refusal_tells_nothing_but_that():
    told = []
    for cards in (["Salt"], ["Gold"]):
        s = play(court(Nubia=cards), [(NUBIA, 6)])
        told.append([(e, to) for e, to in s.told if to is None])
    assert told[0] == told[1]


def test_23_6_the_default_is_to_demand_nothing():
    s = court()
    s.play(trade_cards)
    assert s.events(CardDemanded) == []


# -- words and menus


def test_30_492_demands_are_written_in_lines():
    made = referee(court()).read("Babylon 6, 7 from assyria; nubia 3", [])
    assert made == demands((BABYLON, 6), (ASSYRIA, 7), (NUBIA, 3))
    assert referee(court()).write(made) == ("stack 6 of Babylon", "stack 7 of Assyria", "stack 3 of Nubia")


def test_30_492_what_is_missing_is_said():
    refusal = referee(court()).read("Babylon, Atlantis 4", [])
    assert [fault.kind for fault in refusal.faults] == [FaultKind.UNREADABLE] * 2


def test_30_492_menus_lead_to_the_same():
    s = court()
    whom = referee(s).menu([])
    step = next(whom)
    assert isinstance(step, Step)
    assert [option.label for option in step.options] == ["Assyria", "Babylon", "Nubia"]
    step = whom.send((str(BABYLON),))
    assert len(step.options) == 9
    with pytest.raises(StopIteration) as end:
        whom.send(("6", "2"))
    assert end.value.value == Drafted(demands((BABYLON, 6), (BABYLON, 2)))


def test_30_492_a_line_can_be_dropped():
    made = demands((BABYLON, 6), (NUBIA, 3))
    assert referee(court()).drop(made, 0) == demands((NUBIA, 3))


def test_30_492_samples_are_legal():
    made = referee(court())
    for seed in range(8):
        data = made.sample(Chance(bytes([seed])))
        assert not isinstance(made.judge(tuple(Demand(**line) for line in data)), Refusal)
