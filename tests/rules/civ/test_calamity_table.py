"""WE ch.8: the numbers of every calamity, and what advances make of them."""

from importlib import import_module

import pytest

from rules.civ.calamity.case import ANY_ROLE, Case, Role
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.policies.calamities import Minor
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES
from tests.rules.civ.scenario import scenario, side

P, S, E = Role.PRIMARY, Role.SECONDARY, Role.ELSEWHERE
QUAKE = "Volcanic Eruption or Earthquake"


@pytest.mark.parametrize(
    ("calamity", "role", "number", "advances", "expected"),
    [
        ("Tempest", P, "damage", [], 2),
        ("Tempest", P, "treasury", [], 5),
        ("Squandered Wealth", P, "treasury", [], 10),
        ("City Riots", P, "treasury", [], 5),
        ("City in Flames", P, "price", [], 10),
        ("Tribal Conflict", P, "damage", [], 5),
        ("Minor Uprising", P, "cities", [], 1),
        ("Banditry", P, "cards", [], 2),
        ("Banditry", P, "price", [], 4),
        ("Coastal Migration", P, "treasury", [], 5),
        (QUAKE, P, "saved", [], 0),
        (QUAKE, P, "saved", ["Engineering"], 1),
        ("Treachery", P, "cities", [], 1),
        ("Treachery", P, "cities", ["Diplomacy"], 2),
        ("Famine", P, "damage", [], 10),
        ("Famine", P, "damage", ["Agriculture"], 15),
        ("Famine", P, "damage", ["Pottery"], 5),
        ("Famine", P, "damage", ["Calendar"], 5),
        ("Famine", P, "damage", ["Agriculture", "Calendar"], 10),
        ("Famine", P, "damage", ["Pottery", "Calendar"], 0),
        ("Famine", P, "others", ["Pottery", "Calendar"], 3),
        ("Famine", S, "damage", [], 5),
        ("Famine", S, "damage", ["Agriculture"], 5),
        ("Famine", S, "damage", ["Pottery"], 0),
        ("Famine", S, "damage", ["Pottery", "Calendar"], 0),
        ("Slave Revolt", P, "support", [], 2),
        ("Slave Revolt", P, "support", ["Mythology"], 1),
        ("Slave Revolt", P, "support", ["Enlightenment"], 1),
        ("Slave Revolt", P, "support", ["Mythology", "Enlightenment"], 0),
        ("Slave Revolt", P, "support", ["Mining"], 3),
        ("Flood", P, "damage", [], 15),
        ("Flood", P, "damage", ["Engineering"], 10),
        ("Flood", S, "damage", [], 5),
        ("Flood", S, "damage", ["Engineering"], 0),
        ("Flood", E, "damage", [], 5),
        ("Flood", E, "damage", ["Engineering"], 0),
        ("Superstition", P, "cities", [], 3),
        ("Superstition", P, "cities", ["Mysticism"], 2),
        ("Superstition", P, "cities", ["Deism"], 2),
        ("Superstition", P, "cities", ["Enlightenment"], 2),
        ("Superstition", P, "cities", ["Mysticism", "Deism", "Enlightenment"], 0),
        ("Superstition", P, "cities", ["Universal Doctrine"], 4),
        ("Civil War", P, "kept", [], 35),
        ("Civil War", P, "kept", ["Music"], 40),
        ("Civil War", P, "kept", ["Drama and Poetry"], 40),
        ("Civil War", P, "kept", ["Democracy"], 45),
        ("Civil War", P, "kept", ["Philosophy"], 30),
        ("Civil War", P, "kept", ["Military"], 30),
        ("Civil War", P, "kept", ["Music", "Drama and Poetry", "Democracy", "Philosophy", "Military"], 45),
        ("Barbarian Hordes", P, "tokens", [], 15),
        ("Barbarian Hordes", P, "tokens", ["Monarchy"], 10),
        ("Barbarian Hordes", P, "tokens", ["Politics"], 20),
        ("Barbarian Hordes", P, "tokens", ["Provincial Empire"], 20),
        ("Cyclone", P, "cities", [], 3),
        ("Cyclone", S, "cities", [], 2),
        ("Cyclone", P, "cities", ["Trade Empire"], 4),
        ("Cyclone", S, "cities", ["Trade Empire"], 3),
        ("Cyclone", P, "saved", ["Masonry"], 1),
        ("Cyclone", S, "saved", ["Calendar"], 2),
        ("Cyclone", S, "saved", ["Masonry", "Calendar"], 3),
        ("Epidemic", P, "damage", [], 15),
        ("Epidemic", P, "damage", ["Medicine"], 10),
        ("Epidemic", P, "damage", ["Enlightenment"], 10),
        ("Epidemic", P, "damage", ["Anatomy"], 15),
        ("Epidemic", P, "damage", ["Roadbuilding"], 20),
        ("Epidemic", P, "damage", ["Trade Empire"], 20),
        ("Epidemic", S, "damage", [], 10),
        ("Epidemic", S, "damage", ["Medicine"], 5),
        ("Epidemic", S, "damage", ["Anatomy"], 5),
        ("Epidemic", S, "damage", ["Medicine", "Anatomy"], 0),
        ("Epidemic", S, "damage", ["Enlightenment", "Roadbuilding", "Trade Empire"], 10),
        ("Tyranny", P, "points", [], 15),
        ("Tyranny", P, "points", ["Sculpture"], 10),
        ("Tyranny", P, "points", ["Law"], 10),
        ("Tyranny", P, "points", ["Monarchy"], 20),
        ("Tyranny", P, "points", ["Provincial Empire"], 20),
        ("Civil Disorder", P, "kept", [], 3),
        ("Civil Disorder", P, "kept", ["Music"], 4),
        ("Civil Disorder", P, "kept", ["Drama and Poetry"], 4),
        ("Civil Disorder", P, "kept", ["Law"], 4),
        ("Civil Disorder", P, "kept", ["Democracy"], 4),
        ("Civil Disorder", P, "kept", ["Advanced Military"], 2),
        ("Civil Disorder", P, "kept", ["Naval Warfare"], 2),
        ("Corruption", P, "value", [], 10),
        ("Corruption", P, "value", ["Law"], 5),
        ("Corruption", P, "value", ["Coinage"], 15),
        ("Corruption", P, "value", ["Wonder of the World"], 15),
        ("Iconoclasm and Heresy", P, "cities", [], 4),
        ("Iconoclasm and Heresy", P, "cities", ["Philosophy"], 2),
        ("Iconoclasm and Heresy", P, "cities", ["Theology"], 1),
        ("Iconoclasm and Heresy", P, "cities", ["Philosophy", "Theology"], 0),
        ("Iconoclasm and Heresy", P, "cities", ["Monotheism"], 5),
        ("Iconoclasm and Heresy", S, "cities", [], 1),
        ("Iconoclasm and Heresy", S, "cities", ["Philosophy"], 0),
        ("Iconoclasm and Heresy", S, "cities", ["Monotheism"], 2),
        ("Iconoclasm and Heresy", P, "cards", ["Theocracy"], 2),
        ("Regression", P, "steps", [], 1),
        ("Regression", P, "steps", ["Fundamentalism"], 2),
        ("Regression", P, "steps", ["Library"], 0),
        ("Regression", P, "steps", ["Fundamentalism", "Library"], 1),
        ("Regression", P, "cities", ["Enlightenment"], 2),
        ("Piracy", P, "cities", [], 2),
        ("Piracy", P, "cities", ["Cartography"], 3),
        ("Piracy", P, "cities", ["Naval Warfare"], 1),
        ("Piracy", P, "cities", ["Cartography", "Naval Warfare"], 2),
        ("Piracy", S, "immune", ["Naval Warfare"], 1),
        ("Piracy", S, "immune", ["Cartography"], 0),
    ],
)
def test_8_a_number_with_the_advances_of_the_victim(calamity, role, number, advances, expected):
    s = scenario({"Rome": side(advances=advances), "Celt": side()})
    assert Case.of(s.g, 0, Card(calamity)).figure(number, role=role) == expected


def test_8_advances_change_a_calamity_for_their_holder_alone():
    s = scenario({"Rome": side(advances=["Pottery"]), "Celt": side()})
    case = Case.of(s.g, 0, Card("Famine"))
    assert (case.figure("damage"), case.figure("damage", 1, S)) == (5, 5)


def test_11_two_major_calamities_a_stack_and_one_minor():
    for stack in range(2, 10):
        grades = [card.grade for card in RULES.calamities.values() if card.stack == stack]
        assert grades == [Grade.MINOR, Grade.NON_TRADEABLE, Grade.MAJOR]


def test_9b_the_volcano_is_called_first_and_the_non_tradeable_before_the_tradeable():
    majors = [card.name for card in RULES.calamities.values() if card.grade is not Grade.MINOR]
    assert majors[:3] == [QUAKE, "Treachery", "Famine"]
    assert majors[-2:] == ["Regression", "Piracy"]


def test_8_every_calamity_has_its_script():
    effects = RULES.calamity_rules.effects
    assert set(effects) == set(RULES.calamities)
    minor = {name for name, effect in effects.items() if isinstance(effect, Minor)}
    assert minor == {card.name for card in RULES.calamities.values() if card.grade is Grade.MINOR}


@pytest.mark.parametrize("name", RULES.calamities)
def test_a_calamity_is_found_by_its_name(name):
    """The file is called like the card, and so is the function in it that does what the card says."""
    called = name.lower().replace(" ", "_")
    module = import_module(f"rules.civ.western_empires.calamities.{called}")
    effect = RULES.calamity_rules.effects[name]
    assert module.EFFECT is effect
    assert (effect.then if isinstance(effect, Minor) else effect.play) is getattr(module, called)


def test_8_every_modifier_names_an_advance_and_a_number_of_its_calamity():
    for card in RULES.calamities.values():
        for advance, change in card.modifiers.items():
            assert advance in RULES.advances
            for role, numbers in change.items():
                roles = list(card.effect) if role == ANY_ROLE else [role]
                assert all(any(n in card.effect[r] for r in roles) for n in numbers), (card.name, advance)


def test_8_no_number_of_the_table_is_declared_and_never_read(monkeypatch):
    """Every number of every calamity is asked for when all of them strike a rich position."""
    read = set()
    figure = Case.figure

    def watched(self, number, seat=None, role=Role.PRIMARY, base=None):
        read.add((self.name, str(role), number))
        return figure(self, number, seat, role, base)

    monkeypatch.setattr(Case, "figure", watched)
    flooded = {"Alexandria": 2, "Fayum": 2}
    home = {"Rubicon": 1, "Gaza": 1, **flooded}
    sides = lambda tokens: {  # noqa: E731
        "Egypt": side(
            tokens, ["Tanis", "Cyrene", "Jerusalem", "Siwa"], advances=["Enlightenment"], treasury=20, step=3
        ),
        "Minoa": side({"Rhodes": 3, **flooded}, ["Knossos", "Phaestos", "Sparta"]),
        "Hellas": side({"Thrace": 2}, ["Byzantium", "Athens"], advances=["Theocracy"]),
        "Celt": side({"Belgica": 2}, ["Londinium", "Alesia"]),
        "Rome": side({"Samnium": 2}, ["Caralis", "Tarentum"]),
    }
    for name in RULES.calamities:
        for tokens in (home, {"Siwa": 1}):
            s = scenario(sides(tokens))
            s.nation("Egypt").hand += [Card("Ochre"), Card("Gold"), Card("Gold"), Card("Iron"), Card(name)]
            if name == "Flood" and tokens != home:
                s.state.cities.pop("Tanis")
                s.nation("Egypt").city_stock += 1
            s.play(resolve_calamities)
    declared = {
        (card.name, role, number)
        for card in RULES.calamities.values()
        for role, numbers in card.effect.items()
        for number in numbers
    }
    assert declared - read == set()
