"""WE 4, WE 5: setting up the game."""

from collections import Counter

import pytest

from rules.civ.events_trade import CivilizationChosen, SequenceDealt
from rules.civ.state import CivState
from rules.civ.western_empires.game import RULESET, WesternEmpires
from rules.civ.western_empires.setup import make_stack
from rules.games import GAMES
from rules.table import Chance, Refusal, open_table
from rules.table.codec import load_state

GAME = WesternEmpires()
REGULAR = {1: 18, 2: 16, 3: 17, 4: 15, 5: 13, 6: 11, 7: 11, 8: 9, 9: 9}
ADDITIONAL = {1: 8, 2: 8, 3: 8, 4: 8, 5: 6, 6: 6, 7: 6, 8: 4, 9: 4}
LINE_UPS = {
    5: "Minoa Assyria Hatti Hellas Egypt",
    6: "Minoa Carthage Hatti Rome Iberia Hellas",
    7: "Minoa Assyria Carthage Hatti Rome Hellas Egypt",
    8: "Minoa Assyria Carthage Hatti Rome Iberia Hellas Egypt",
    9: "Minoa Assyria Celt Carthage Hatti Rome Iberia Hellas Egypt",
}


def opened(players, seed=b"set-up", **options):
    table = open_table(GAME, options, tuple(f"player {n}" for n in range(players)), seed)
    assert not isinstance(table, Refusal)
    return table


def settled(players, **options):
    """The state before the first turn: civilizations dealt, everything else by default."""
    kept = []
    names = tuple(f"player {n}" for n in range(players))
    table = open_table(GAME, {"civilizations": "random", **options}, names, b"set-up", kept.append)
    while table.phase in ("draft", "settling"):
        table.expire()
    return load_state(CivState, next(c.state for c in kept if c.phase == "tax"))


def grades(cards):
    return [RULESET.grade(card) for card in cards]


# -- the civilizations and areas in play


@pytest.mark.parametrize("players", LINE_UPS)
def test_5_the_civilizations_in_play(players):
    assert sorted(n.civ for n in settled(players).nations) == sorted(LINE_UPS[players].split())


@pytest.mark.parametrize("players", LINE_UPS)
def test_5_the_regions_of_the_others_are_out_of_play(players):
    out = set(opened(players).state.out_of_play)
    absent = set(LINE_UPS[9].split()) - set(LINE_UPS[players].split())
    assert {RULESET.board.areas[area].region for area in out} == absent
    assert out == {a.name for a in RULESET.board.areas.values() if a.region in absent}


@pytest.mark.parametrize("players", LINE_UPS)
def test_4_everybody_begins_with_one_token_in_the_starting_place(players):
    state = settled(players)
    for seat, nation in enumerate(state.nations):
        start = RULESET.board.starts[nation.civ]
        assert state.tokens[start] == {seat: 1}
        assert (nation.stock, nation.treasury, nation.city_stock, nation.ship_stock) == (54, 0, 9, 4)
        assert (nation.step, nation.hand, nation.advances) == (0, [], [])


@pytest.mark.parametrize("players", [4, 10])
def test_4_not_for_fewer_than_5_or_more_than_9(players):
    assert isinstance(open_table(GAME, {}, ("x",) * players, b""), Refusal)


# -- credits


@pytest.mark.parametrize(("players", "credit"), [(5, 10), (6, 5), (7, 0), (8, 0), (9, 0)])
def test_4_starting_credits_of_each_colour(players, credit):
    for nation in opened(players).state.nations:
        assert nation.credits == (
            dict.fromkeys(["Arts", "Civics", "Crafts", "Religion", "Science"], credit) if credit else {}
        )


@pytest.mark.parametrize("players", [5, 6])
def test_10_no_starting_credits_in_the_short_game(players):
    assert all(nation.credits == {} for nation in opened(players, scenario="short").state.nations)


# -- trade stacks


@pytest.mark.parametrize("stack", range(1, 10))
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_4_stacks_of_5_to_8_players(players, stack):
    """As many safe commodities on top as there are players; the worst calamity at the bottom."""
    cards = make_stack(RULESET, stack, players, Chance(b"stack"))
    calamities = {None: REGULAR[stack]} | ({"major": 1, "non-tradeable": 1} if stack > 1 else {})
    assert Counter(grades(cards)) == calamities
    assert set(grades(cards[:players])) == {None}
    if stack > 1:
        assert RULESET.grade(cards[-1]) == "non-tradeable"
    assert not any(RULESET.commodities[c].additional for c in cards if c in RULESET.commodities)


@pytest.mark.parametrize("stack", range(1, 10))
def test_4_stacks_of_9_players(stack):
    """The regular sets with the minor calamity on top, the additional set with the major one under them."""
    cards = make_stack(RULESET, stack, 9, Chance(b"stack"))
    top, lower = cards[: REGULAR[stack] + (stack > 1)], cards[REGULAR[stack] + (stack > 1) :]
    assert Counter(grades(top)) == (
        {None: REGULAR[stack], "minor": 1} if stack > 1 else {None: REGULAR[stack]}
    )
    assert len([c for c in lower if c in RULESET.commodities]) == ADDITIONAL[stack]
    assert all(RULESET.commodities[c].additional for c in lower if c in RULESET.commodities)
    assert [g for g in grades(lower) if g] == (["major", "non-tradeable"] if stack > 1 else [])
    if stack > 1:
        assert RULESET.grade(cards[-1]) == "non-tradeable"


@pytest.mark.parametrize(("players", "commodities", "calamities"), [(5, 119, 16), (8, 119, 16), (9, 177, 24)])
def test_11_the_cards_of_a_game(players, commodities, calamities):
    cards = [card for pile in opened(players).state.stacks.values() for card in pile]
    assert len([c for c in cards if c in RULESET.commodities]) == commodities
    assert len([c for c in cards if c in RULESET.calamities]) == calamities


def test_4_a_tradeable_calamity_lies_anywhere_below_the_safe_cards():
    places = {make_stack(RULESET, 5, 7, Chance(bytes([n]))).index("Barbarian Hordes") for n in range(60)}
    assert min(places) == 7
    assert max(places) == 13


def test_4_another_seed_another_order():
    assert len({tuple(make_stack(RULESET, 1, 5, Chance(bytes([n])))) for n in range(5)}) == 5


# -- the draft


def test_4_civilizations_are_chosen_in_a_random_sequence():
    table = opened(5)
    (told,) = [t.event for t in table.told if isinstance(t.event, SequenceDealt)]
    assert sorted(told.seats) == [0, 1, 2, 3, 4]
    assert [q.seat for q in table.waiting()] == [told.seats[0]]
    assert len({tuple(e.event.seats) for n in range(6) for e in opened(5, bytes([n])).told[:1]}) > 1


def test_4_what_is_taken_is_taken():
    table = opened(5)
    (question,) = table.waiting()
    table.answer(question.seat, "civilization", "Egypt")
    (second,) = table.waiting()
    assert "Egypt" not in [option.key for option in second.options]
    assert isinstance(table.answer(second.seat, "civilization", "Egypt"), Refusal)


def test_4_ruling_without_a_wish_it_is_the_highest_ranked_that_is_left():
    table = opened(6)
    (first,) = table.waiting()
    assert first.default() == "Minoa"
    table.answer(first.seat, "civilization", "Minoa")
    assert table.waiting()[0].default() == "Carthage"


def test_4_the_last_is_not_asked():
    table = opened(5)
    asked = 0
    while table.phase == "draft":
        asked += 1
        table.answer(table.waiting()[0].seat, "civilization", table.waiting()[0].options[-1].key)
    assert asked == 4
    assert sorted(n.civ for n in table.state.nations) == sorted(LINE_UPS[5].split())


def test_4_a_choice_may_be_made_ahead_and_is_asked_again_if_it_is_gone():
    table = opened(5)
    (first,) = table.waiting()
    (dealt,) = [t.event for t in table.told if isinstance(t.event, SequenceDealt)]
    second = dealt.seats[1]
    assert table.answer(second, "civilization", "Hatti") is None
    table.answer(first.seat, "civilization", "Hatti")
    assert [q.seat for q in table.waiting()] == [second]


def test_4_civilizations_may_be_dealt_at_random():
    table = opened(6, civilizations="random")
    chosen = [t.event for t in table.told if isinstance(t.event, CivilizationChosen)]
    assert sorted(e.civ for e in chosen) == sorted(LINE_UPS[6].split())
    assert table.phase not in ("draft", "settling")


# -- options and the register


def test_4_options_have_defaults():
    assert GAME.settle({}, 5) == {
        "scenario": "full",
        "track": "basic",
        "civilizations": "draft",
        "turns": "none",
    }


@pytest.mark.parametrize("options", [{"track": "middle"}, {"colour": "red"}, {"turns": "4"}])
def test_4_unknown_options_are_refused(options):
    assert isinstance(GAME.settle(options, 5), Refusal)


def test_4_the_game_is_in_the_register():
    assert isinstance(GAMES["western-empires"], WesternEmpires)


def test_6_thirteen_phases_in_the_order_of_the_rulebook():
    assert [phase.title for phase in RULESET.phases] == [
        "Tax collection",
        "Population expansion",
        "Movement",
        "Conflict",
        "City construction",
        "Trade cards acquisition",
        "Trade",
        "Calamity selection",
        "Calamity resolution",
        "Special abilities",
        "Remove surplus population",
        "Civilization Advances acquisition",
        "A.S.T.-alteration",
    ]
