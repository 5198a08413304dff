"""CivX 27: what may be acquired, by how many, in which order, and what is given up afterwards."""

import pytest

from rules.civ.cards import draw, restack
from rules.civ.civx.game import CivX
from rules.civ.events_trade import AdvancesBought, CameTooLate, CardsDiscarded
from rules.civ.phases.advances import advances, question
from rules.civ.policies.purchasing import most_holders
from rules.civ.purchase.bill import for_sale, price
from rules.table import Checkpoint, Table, restore
from rules.table import inputs as put
from rules.table.codec import dump_state
from tests.rules.civ.civx.market import buy, codes, hand, shop, stack
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

RICH = ["Gold"] * 5
LIMITED = [
    "Advanced Military",
    "Art of War",
    "Diaspora",
    "Fundamentalism",
    "Greek Fire",
    "Mercenary Army",
    "Monotheism",
    "Naval Warfare",
    "Politics",
    "Provincial Empire",
    "Roadbuilding",
    "Trade Empire",
    "Universal Doctrine",
]
REQUIRED = {
    "Engineering": ["Harbor Defenses", "Roadbuilding", "Mining", "Trade Routes", "Wonder of the World"],
    "Law": ["Theocracy", "Democracy", "Politics", "Provincial Empire"],
    "Deism": ["Fundamentalism", "Universal Doctrine"],
    "Enlightenment": ["Cultural Ascendancy", "Diaspora", "Monotheism", "Theology", "Philosophy"],
    "Cartography": ["Art of War"],
    "Military": ["Advanced Military"],
    "Literacy": ["Library"],
    "Architecture": ["Public Works"],
}
CIVS = ["Minoa", "Assyria", "Carthage", "Rome", "Egypt"]


def why(s, name, seat=0):
    return CIVX.purchasing.bar(s.g, seat, name)


# -- what may be bought


def test_27_11_the_aggressive_advances():
    """Art of War is listed in 27.11, though its own heading lacks the mark."""
    assert sorted(name for name, advance in CIVX.advances.items() if advance.limited) == LIMITED


@pytest.mark.parametrize(("players", "most"), [(5, 3), (6, 3), (7, 4), (12, 6), (17, 9), (18, 9)])
def test_27_11_half_of_the_players_rounded_up(players, most):
    assert most_holders(players) == most


def five(*holders, name="Greek Fire", **more):
    """Five nations, some of which hold an advance."""
    sides = {civ: side(advances=[name] if civ in holders else [], **more) for civ in CIVS}
    return scene(sides)


def test_27_11_three_of_five_may_hold_an_aggressive_advance():
    assert why(five("Minoa", "Assyria"), "Greek Fire", 4) == ""
    assert (
        why(five("Minoa", "Assyria", "Carthage"), "Greek Fire", 4) == "Greek Fire is held by 3 of 3 already."
    )


def test_27_11_other_advances_may_be_held_by_all():
    assert why(five("Minoa", "Assyria", "Carthage", "Rome", name="Music"), "Music", 4) == ""


def test_27_11_what_is_held_by_enough_is_refused_and_not_for_sale():
    s = five("Minoa", "Assyria", "Carthage", treasury=50, hand=RICH)
    assert codes(s, 4, buy=["Greek Fire"]) == ["barred"]
    assert "Greek Fire" not in for_sale(s.g, 4)
    assert "Naval Warfare" in for_sale(s.g, 4)


def test_27_11_ruling_who_has_left_the_game_does_not_count():
    s = five("Minoa", "Assyria", "Carthage")
    s.nation("Minoa").left = True
    s.nation("Minoa").advances.clear()
    assert why(s, "Greek Fire", 4) == "Greek Fire is held by 2 of 2 already."


@pytest.mark.parametrize(("held", "name"), [(h, n) for h, names in REQUIRED.items() for n in names])
def test_27_63_some_advances_require_another(held, name):
    assert why(shop(), name) == f"{name} requires {held}, held before."
    assert why(shop(held=[held]), name) == ""


def test_27_63_trade_empire_requires_law_and_coinage():
    assert why(shop(), "Trade Empire") == "Trade Empire requires Law and Coinage, held before."
    assert why(shop(held=["Law"]), "Trade Empire") == "Trade Empire requires Coinage, held before."
    assert why(shop(held=["Law", "Coinage"]), "Trade Empire") == ""


def test_27_63_no_other_advance_requires_anything():
    free = set(CIVX.advances) - {name for names in REQUIRED.values() for name in names} - {"Trade Empire"}
    assert [name for name in free if why(shop(), name)] == []


def test_27_63_what_is_bought_in_the_same_turn_does_not_count():
    s = shop(RICH + ["Silver"] * 5, treasury=50)
    assert codes(s, buy=["Deism", "Fundamentalism"]) == ["barred"]


def test_27_61_one_of_each():
    assert codes(shop(RICH, held=["Music"]), buy=["Music"]) == ["already-held"]
    assert codes(shop(RICH), buy=["Music", "Music"]) == ["already-held"]


def test_27_53_credits_of_this_turn_do_not_count_yet():
    s = buy(shop(RICH), buy=["Music", "Mysticism"])
    assert s.events(AdvancesBought)[0].price == 90


def test_30_028_negative_credits_of_this_turn_do_not_count_yet_either():
    s = shop(RICH + ["Silk"] * 4, treasury=50, held=["Law", "Enlightenment"])
    assert price(s.g, 0, "Politics") == 200
    s = buy(s, buy=["Monotheism", "Politics"])
    assert (
        s.events(AdvancesBought)[0].price
        == price(shop(held=["Law", "Enlightenment"]).g, 0, "Monotheism") + 200
    )


# -- payment


def music(**more):
    """The example: 10 Arts credits, three Grain, one Papyrus, 10 treasury."""
    return shop(["Grain"] * 3 + ["Papyrus"], treasury=10, held=["Pottery", "Drama & Poetry"], **more)


def test_27_59_example_music_for_10_credits_38_in_cards_and_2_treasury():
    """The text counts six cards, but names four."""
    s = music()
    assert price(s.g, 0, "Music") == 40
    buy(s, buy=["Music"], pay={"cards": {"Grain": 3, "Papyrus": 1}, "treasury": 2})
    assert s.nation("Rome").treasury == 8


def test_27_59_example_the_papyrus_may_be_kept_for_2_more_treasury():
    s = buy(music(), buy=["Music"], pay={"cards": {"Grain": 3}, "treasury": 4})
    assert hand(s, "Rome") == ["Papyrus"]
    assert s.nation("Rome").treasury == 6


def test_27_57_example_credits_cannot_be_ignored_to_spend_all_treasury():
    whole = {"cards": {"Grain": 3, "Papyrus": 1}, "treasury": 10}
    assert codes(music(), buy=["Music"], pay=whole) == ["too-much-treasury"]


def test_27_41_no_more_treasury_than_required():
    pay = {"cards": {"Grain": 3, "Papyrus": 1}, "treasury": 3}
    assert codes(music(), buy=["Music"], pay=pay) == ["too-much-treasury"]


def test_27_42_coinage_makes_each_token_worth_two():
    s = shop(treasury=25, held=["Coinage"])
    buy(s, buy=["Music"], pay={"treasury": 25})
    assert (s.nation("Rome").treasury, s.nation("Rome").advances) == (0, ["Coinage", "Music"])


def test_27_42_an_odd_point_costs_a_whole_token():
    s = shop(treasury=30, held=["Coinage"])
    assert codes(s, buy=["Pottery"], pay={"treasury": 22}) == ["not-enough"]
    buy(s, buy=["Pottery"], pay={"treasury": 23})
    assert s.nation("Rome").treasury == 7


def test_27_42_coinage_bought_now_does_not_count_yet():
    assert codes(shop(["Gold"] * 4, treasury=10), buy=["Coinage", "Music"]) == ["cannot-afford"]


def test_27_58_enough_credits_and_nothing_is_paid():
    held = ["Pottery", "Drama & Poetry", "Mythology", "Deism", "Theocracy", "Astronomy"]
    s = shop(treasury=5, held=held)
    assert price(s.g, 0, "Mysticism") == 0
    buy(s, buy=["Mysticism"])
    assert s.nation("Rome").treasury == 5


def test_27_59_what_cards_are_worth_too_much_is_lost():
    s = buy(shop(["Gold"] * 3, treasury=7), buy=["Music"], pay={"cards": {"Gold": 3}})
    assert (s.nation("Rome").treasury, hand(s, "Rome")) == (7, [])


# -- credits of choice


def test_30_171_the_group_is_chosen_when_the_advance_is_bought():
    s = buy(shop(RICH), buy=["Empiricism"], groups={"Empiricism": "Religion"})
    assert s.nation("Rome").chosen == {"Empiricism": "Religion"}
    assert s.events(AdvancesBought)[0].groups == {"Empiricism": "Religion"}
    assert price(s.g, 0, "Deism") == 55


def test_30_171_each_advance_has_a_group_of_its_own():
    groups = {"Empiricism": "Religion", "Literacy": "Crafts"}
    s = buy(shop(RICH), buy=["Empiricism", "Literacy"], groups=groups)
    assert s.nation("Rome").chosen == groups


def test_30_171_who_does_not_say_gets_the_group_with_most_to_buy():
    s = buy(shop(RICH), buy=["Empiricism"])
    missing = {
        group: sum(group in a.groups for n, a in CIVX.advances.items() if n != "Empiricism")
        for group in CIVX.groups
    }
    chosen = s.nation("Rome").chosen["Empiricism"]
    assert missing[chosen] == max(missing.values())


def test_30_171_a_group_is_for_good():
    """Nothing changes it later: only what is bought now can be given one."""
    s = shop(RICH, held=["Empiricism"])
    s.nation("Rome").chosen = {"Empiricism": "Religion"}
    assert codes(s, buy=["Music"], groups={"Empiricism": "Arts"}) == ["no-group-to-choose"]


def test_30_252_library_follows_literacy():
    s = shop(RICH + ["Amber"] * 3, treasury=40, held=["Literacy"])
    s.nation("Rome").chosen = {"Literacy": "Crafts"}
    assert codes(s, buy=["Library"], groups={"Library": "Arts"}) == ["bad-group"]
    buy(s, buy=["Library"])
    assert s.nation("Rome").chosen == {"Literacy": "Crafts", "Library": "Crafts"}
    assert price(s.g, 0, "Pottery") == 45 - 5 - 20


def test_30_171_there_are_five_groups():
    assert codes(shop(RICH), buy=["Empiricism"], groups={"Empiricism": "Magic"}) == ["bad-group"]
    assert sorted(CIVX.groups) == ["Arts", "Civics", "Crafts", "Religion", "Science"]


def test_30_532_wonder_of_the_world_brings_25():
    s = shop(RICH + ["Amber"] * 5, held=["Engineering"])
    buy(s, buy=["Wonder of the World"], groups={"Wonder of the World": "Civics"})
    assert price(s.g, 0, "Law") == 150 - 25 - 5


# -- the order


def test_27_12_all_are_asked_at_once_and_buy_in_ast_order():
    s = scene({civ: side(hand=RICH) for civ in reversed(CIVS)})
    s.play(advances, {f"{civ} advances": {"buy": ["Music"]} for civ in CIVS})
    assert [s.g.name(e.seat) for e in s.events(AdvancesBought)] == CIVS
    assert s.rounds == 1


def race(last, **purchases):
    """Five nations of which some hold Greek Fire already; what they buy, by civilization."""
    s = scene(
        {civ: side(hand=RICH, treasury=30, advances=["Greek Fire"] if civ in last else []) for civ in CIVS}
    )
    answers = {f"{civ} advances": {"buy": names} for civ, names in purchases.items()}
    s.play(advances, answers)
    return s


def test_27_12_the_last_of_an_aggressive_advance_goes_to_the_first_in_ast_order():
    s = race(("Minoa", "Assyria"), Carthage=["Greek Fire"], Egypt=["Greek Fire"])
    assert "Greek Fire" in s.nation("Carthage").advances
    assert "Greek Fire" not in s.nation("Egypt").advances


def test_27_12_who_came_too_late_is_told_and_asked_again():
    s = race(("Minoa", "Assyria"), Carthage=["Greek Fire"], Egypt=["Greek Fire"])
    egypt = s.seat("Egypt")
    assert s.keys()[-1] == "Egypt advances:again"
    assert s.events(CameTooLate, egypt) == [CameTooLate(egypt, ("Greek Fire",))]
    assert s.events(CameTooLate) == [], "what one wanted and did not get is nobody else's business"
    assert hand(s, "Egypt") == RICH


def test_27_12_who_says_nothing_then_buys_the_rest_of_what_was_wanted():
    s = race(("Minoa", "Assyria"), Carthage=["Greek Fire"], Egypt=["Music", "Greek Fire"])
    assert s.nation("Egypt").advances == ["Music"]


def test_27_12_who_is_asked_again_still_comes_before_those_behind():
    """Rome lost Greek Fire to Carthage and takes the last Naval Warfare, which Egypt wanted too."""
    s = scene(
        {
            "Minoa": side(hand=RICH, advances=["Greek Fire", "Naval Warfare"]),
            "Assyria": side(hand=RICH, advances=["Greek Fire", "Naval Warfare"]),
            "Carthage": side(hand=RICH),
            "Rome": side(hand=RICH),
            "Egypt": side(hand=RICH),
        }
    )
    s.play(
        advances,
        {
            "Carthage advances": {"buy": ["Greek Fire"]},
            "Rome advances": {"buy": ["Greek Fire"]},
            "Egypt advances": {"buy": ["Naval Warfare"]},
            "Rome advances:again": {"buy": ["Naval Warfare"]},
            "Egypt advances:again": {"buy": ["Music"]},
        },
    )
    assert s.nation("Rome").advances == ["Naval Warfare"]
    assert s.nation("Egypt").advances == ["Music"]


def test_27_12_who_buys_nothing_aggressive_is_not_held_up():
    s = race(("Minoa", "Assyria"), Carthage=["Greek Fire"], Rome=["Greek Fire"], Egypt=["Music"])
    assert s.keys().count("Egypt advances:again") == 0
    assert s.nation("Egypt").advances == ["Music"]


def test_27_12_enough_for_all_and_nobody_is_asked_again():
    s = race(("Minoa",), Carthage=["Greek Fire"], Egypt=["Greek Fire"])
    assert s.rounds == 1
    assert [len(s.nation(civ).advances) for civ in ("Carthage", "Egypt")] == [1, 1]


def test_27_12_waiting_for_another_does_not_overtake_those_who_have_not_answered():
    """Hellas waits for Egypt, which buys at once; Rome, before Egypt, may still take the last one."""
    names = ["Rome", "Hellas", "Egypt"]
    s = scene({civ: side(hand=RICH, advances=["Greek Fire"] if civ == "Hellas" else []) for civ in names})
    s.state.phase = "advances"
    start = Checkpoint(1, "advances", dump_state(s.state))
    table: Table = restore(CivX(), tuple(n.name for n in s.state.nations), b"order", start)
    rome, hellas, egypt = 0, 1, 2
    assert table.answer(hellas, "advances", {"buy": ["Greek Fire"]}) is not None
    assert table.submit(put.After(egypt, "advances", hellas)) is None
    assert table.answer(hellas, "advances", {"buy": ["Music"]}) is None
    assert table.answer(egypt, "advances", {"buy": ["Greek Fire"]}) is None
    assert "Greek Fire" not in table.state.nations[egypt].advances
    assert table.answer(rome, "advances", {"buy": ["Greek Fire"]}) is None
    assert table.state.nations[rome].advances == ["Greek Fire"]
    assert [(q.seat, q.key) for q in table.waiting()] == [(egypt, "advances:again")]


# -- afterwards


@pytest.mark.parametrize(
    ("held", "limit"),
    [([], 8), (["Mythology"], 9), (["Diaspora"], 7), (["Mythology", "Diaspora"], 8)],
)
def test_27_71_how_many_commodities_may_be_kept(held, limit):
    s = shop(["Ochre"] * 6 + ["Iron"] * 6, held=held)
    buy(s)
    assert len(hand(s, "Rome")) == limit


def test_27_71_whoever_must_give_up_cards_is_asked_which():
    s = shop(["Ochre"] * 7 + ["Iron"], held=["Diaspora"])
    assert question(s.g, 0).only() is None
    buy(s, discard=["Iron"])
    assert hand(s, "Rome") == ["Ochre"] * 7
    assert s.events(CardsDiscarded) == [CardsDiscarded(0, ("Iron",))]


def test_27_71_exactly_the_excess_is_given_up():
    s = shop(["Ochre"] * 7 + ["Iron"] * 3)
    assert codes(s, discard=["Iron"]) == ["wrong-discard"]
    assert codes(s, discard=["Iron"] * 3) == ["wrong-discard"]


def test_27_71_diaspora_bought_now_lowers_the_limit_now():
    s = shop(["Gold"] * 5 + ["Ochre"] * 7 + ["Iron"], held=["Enlightenment"])
    buy(s, buy=["Diaspora"], pay={"cards": {"Gold": 5}})
    assert len(hand(s, "Rome")) == 7


def test_27_81_used_cards_excess_and_calamities_are_shuffled_and_put_under_their_stacks():
    s = buy(shop(["Gold"] * 5 + ["Ochre"] * 9, treasury=5), buy=["Music"], pay={"cards": {"Gold": 3}})
    s.state.discards[stack(9)] += ["Piracy"]
    s.state.stacks[stack(9)] = ["Amber"]
    restack(s.g)
    assert s.state.stacks[stack(9)][0] == "Amber"
    assert sorted(s.state.stacks[stack(9)][1:]) == ["Gold", "Gold", "Gold", "Piracy"]
    assert s.state.stacks[stack(1)] == ["Ochre"] * 3
    assert not any(s.state.discards.values())


def test_27_82_ruling_non_tradeable_calamities_go_below_the_shuffle():
    """27.71 would shuffle all calamities in; 27.82 puts these at the bottom."""
    for seed in (b"1", b"2", b"3"):
        s = shop(seed=seed)
        s.state.discards[stack(3)] = ["Famine", "Salt", "Superstition", "Timber"]
        restack(s.g)
        assert s.state.stacks[stack(3)][-1] == "Famine"


def test_27_83_with_two_blocks_cards_go_back_where_they_were_drawn():
    s = scene({"Rome": side(treasury=5)}, two_blocks=True)
    s.state.stacks[stack(9, "E")] = ["Gold"] * 3
    s.state.stacks[stack(4, "W")] = ["Grain"]
    for pile in (stack(9, "E"), stack(9, "E"), stack(9, "E"), stack(4, "W")):
        draw(s.g, 0, pile)
    buy(s, buy=["Music"], pay={"cards": {"Gold": 3}})
    assert s.state.discards[stack(9, "E")] == ["Gold"] * 3
    restack(s.g)
    assert s.state.stacks[stack(9, "E")] == ["Gold"] * 3
    assert s.state.stacks[stack(9, "W")] == []
