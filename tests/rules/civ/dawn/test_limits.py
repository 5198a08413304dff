"""Dawn 24.1.5, 24.2: how many calamities, and in which order."""

import pytest

from renders.civ.words.calamity import say
from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.dawn_of_history.calamity_rules import ROUNDS
from rules.civ.dawn_of_history.game import PHASES
from rules.civ.dawn_of_history.selection import reveal_calamities
from rules.civ.events_calamity import CalamitiesRevealed, CalamityDiscarded, CalamityStruck
from rules.civ.phases.succession import succession
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from rules.civ.state import Card
from tests.rules.civ.dawn.plague import names
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side


def selected(*hand, **others):
    s = scene({"Rome": side({"Rome": 1}, hand=hand), "Celt": side({"Alesia": 1}, **others)})
    s.play(reveal_calamities)
    return s


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        (["Epidemic", "Treachery"], ["Epidemic", "Treachery"]),
        (["Epidemic", "Treachery", "Piracy"], ["Epidemic", "Treachery"]),
        (["Piracy", "Slave Revolt", "Superstition", "Treachery"], ["Superstition", "Treachery"]),
        (["Treachery", "Treachery", "Piracy"], ["Piracy", "Treachery"]),
        (["Treachery", "Treachery", "Piracy", "Piracy"], ["Piracy", "Treachery"]),
        (["Piracy", "Piracy", "Treachery", "Superstition"], ["Superstition", "Treachery"]),
        (["Piracy", "Piracy"], ["Piracy", "Piracy"]),
        (["Barbarian Hordes", "Epidemic", "Piracy"], ["Barbarian Hordes", "Epidemic"]),
    ],
)
def test_24_1_5_two_majors_duplicates_go_first_then_the_highest_numbers(hand, kept):
    assert names(selected(*hand), "Rome") == kept


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        (["Tempest", "Banditry"], ["Tempest"]),
        (["Banditry", "Banditry", "City Riots"], ["City Riots"]),
        (["Banditry", "Banditry"], ["Banditry"]),
        (["Minor Uprising"], ["Minor Uprising"]),
    ],
)
def test_24_1_5_the_same_with_minors_only_one_stays(hand, kept):
    assert names(selected(*hand), "Rome") == kept


def test_24_1_5_non_tradeables_have_no_limit_and_are_not_counted():
    hand = ["Famine", "Flood", "Cyclone", "Corruption", "Treachery", "Superstition", "Tempest"]
    s = selected(*hand)
    assert names(s, "Rome") == sorted(hand)
    assert s.events(CalamityDiscarded) == []


def test_24_1_5_of_equal_cards_the_one_received_last_goes():
    s = selected(Card("Piracy", drawer=1), Card("Piracy", drawer=0), Card("Treachery", drawer=1))
    assert [(card.name, card.drawer) for card in s.nation("Rome").hand] == [("Piracy", 1), ("Treachery", 1)]


def test_24_1_5_what_is_too_much_goes_back_to_the_stack_it_was_drawn_from():
    s = scene({"Rome": side({"Rome": 1}), "Maurya": side({"Magadha": 1})}, two_blocks=True)
    s.nation("Rome").hand += [Card("Piracy", block="East"), Card("Treachery"), Card("Epidemic")]
    s.play(reveal_calamities)
    assert s.state.discards[Stack(9, "East")] == ["Piracy"]
    assert [e.calamity for e in s.events(CalamityDiscarded)] == ["Piracy"]


def test_24_1_5_everybody_keeps_the_limit_of_his_own():
    s = selected("Treachery", "Piracy", hand=["Epidemic", "Superstition", "Tempest"])
    assert (names(s, "Rome"), len(names(s, "Celt"))) == (["Piracy", "Treachery"], 3)


def test_24_2_1_all_are_revealed_first_in_the_order_they_are_resolved():
    s = selected("Piracy", "Tempest", "Famine", "Ochre", hand=["Flood", "Barbarian Hordes"])
    assert s.events(CalamitiesRevealed) == [
        CalamitiesRevealed(
            ((1, "Barbarian Hordes"), (0, "Famine"), (1, "Flood"), (0, "Piracy"), (0, "Tempest"))
        )
    ]


def test_24_2_1_it_is_told_in_words():
    event = CalamitiesRevealed(((1, "Famine"), (0, "Tempest")))
    assert say(event, lambda seat: f"P{seat}") == "To be resolved: Famine (P1) and Tempest (P0)."


def test_24_2_1_nothing_is_told_where_there_are_none():
    assert selected("Ochre").told == []


def test_24_2_non_tradeables_first_then_majors_then_minors_by_number():
    order = [name for round_ in ROUNDS for name in round_.calamities]
    assert order == [
        "Volcanic Eruption or Earthquake",
        "Famine",
        "Civil War",
        "Flood",
        "Cyclone",
        "Corruption",
        "Tyranny",
        "Regression",
        "Treachery",
        "Superstition",
        "Slave Revolt",
        "Epidemic",
        "Civil Disorder",
        "Iconoclasm and Heresy",
        "Piracy",
        "Squandered Wealth",
        "Tempest",
        "City in Flames",
        "City Riots",
        "Coastal Migration",
        "Tribal Conflict",
        "Minor Uprising",
        "Banditry",
    ]


def test_24_2_3_ties_are_broken_by_the_order_of_the_chart():
    """Minoa comes before Rome, Celt before Rome."""
    s = scene({civ: side({"Rome": 1}, hand=["Superstition"]) for civ in ("Rome", "Celt", "Minoa")})
    cases = [case for round_ in ROUNDS for case in cases_of(s.g, round_)]
    assert [s.g.name(case.victim) for case in cases] == ["Minoa", "Celt", "Rome"]


def test_24_2_3_a_lower_major_of_a_later_player_comes_first():
    s = scene(
        {
            "Minoa": side({"Thera": 1}, hand=[Card("Civil Disorder", drawer=0)]),
            "Rome": side({"Rome": 1}, hand=[Card("Superstition", drawer=1)]),
        }
    )
    s.play(resolve_calamities)
    assert [e.calamity for e in s.events(CalamityStruck)] == ["Superstition", "Civil Disorder"]


def test_24_2_4_minors_come_last_and_all_are_asked_at_once():
    s = scene(
        {
            "Rome": side({"Etruria": 2}, ["Rome", "Neapolis"], hand=["City in Flames", "Superstition"]),
            "Celt": side({"Alesia": 2}, ["Londinium", "Belgica"], hand=["City Riots"]),
        }
    )
    s.play(resolve_calamities, {"Celt city-riots:1:reduce": ["Belgica"]})
    assert [e.calamity for e in s.events(CalamityStruck)] == ["Superstition", "City Riots", "City in Flames"]
    assert s.cities("Celt") == ["Londinium"]


def test_24_2_5_two_minors_are_one_wait():
    s = scene(
        {
            "Rome": side({"Etruria": 4}, ["Rome", "Neapolis"], hand=["City in Flames"]),
            "Celt": side({"Alesia": 4}, ["Londinium", "Belgica"], hand=["City Riots"]),
        }
    )
    s.play(resolve_calamities)
    assert (len(s.asked), s.rounds) == (2, 1)


def test_24_1_1_whoever_holds_the_card_after_trade_is_its_victim():
    s = scene(
        {
            "Rome": side(
                {"Etruria": 9}, ["Rome", "Neapolis", "Rubicon"], hand=[Card("Superstition", 1, "", 1)]
            ),
            "Celt": side({"Alesia": 9}, ["Londinium"]),
        }
    )
    s.play(resolve_calamities)
    assert (s.cities("Rome"), s.cities("Celt")) == ([], ["Londinium"])


def test_27_3_resolved_cards_go_back_under_their_stacks():
    s = scene({"Rome": side({"Rome": 1}, hand=["Famine", "Superstition"]), "Celt": side({"Alesia": 20})})
    s.state.stacks[Stack(3)] = ["Fish"]
    s.play(resolve_calamities)
    assert sorted(s.state.discards[Stack(3)]) == ["Famine", "Superstition"]
    s.play(succession)
    assert s.state.stacks[Stack(3)] == ["Fish", "Superstition", "Famine"]


def test_24_the_choice_of_calamities_comes_before_their_resolution():
    keys = [phase.key for phase in PHASES]
    assert keys.index("trade") < keys.index("selection") < keys.index("calamities") < keys.index("abilities")


def test_8_3_1_three_of_each_stack_one_of_each_grade():
    for number in range(2, 10):
        cards = [card for card in DAWN.calamities.values() if card.stack == number]
        assert sorted(card.grade for card in cards) == sorted(Grade)
