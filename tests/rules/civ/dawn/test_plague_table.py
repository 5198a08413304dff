"""Dawn 29: every number of these calamities, and what every advance makes of it, against the book."""

from importlib import import_module

import pytest

from rules.civ.calamity.case import ANY_ROLE, Case, Role
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.policies.calamities import Minor
from rules.civ.reference import advance_text, calamity_text
from rules.civ.state import Card
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN as RULES
from tests.rules.civ.scenario import side

P, S, E = Role.PRIMARY, Role.SECONDARY, Role.ELSEWHERE
QUAKE = "Volcanic Eruption or Earthquake"
HERESY = "Iconoclasm and Heresy"
BARBARIANS = ["Treachery", "Civil War", "Barbarian Hordes", "Tyranny", "Piracy"]
CARDS = [name for name in RULES.calamities if name not in BARBARIANS]
NUMBERS = [
    (QUAKE, P, "damage", 0),
    (QUAKE, P, "saved", 0),
    (QUAKE, S, "damage", 0),
    (QUAKE, S, "immune", 0),
    ("Squandered Wealth", P, "treasury", 10),
    ("Famine", P, "damage", 10),
    ("Famine", P, "assigned", 20),
    ("Famine", P, "share", 8),
    ("Superstition", P, "cities", 3),
    ("Tempest", P, "ships", 0),
    ("Tempest", P, "treasury", 5),
    ("Slave Revolt", P, "idle", 15),
    ("City in Flames", P, "cities", 1),
    ("Flood", P, "damage", 17),
    ("Flood", P, "assigned", 10),
    ("Flood", E, "cities", 1),
    ("City Riots", P, "cities", 1),
    ("City Riots", P, "treasury", 5),
    ("Cyclone", P, "cities", 3),
    ("Cyclone", S, "cities", 2),
    ("Epidemic", P, "damage", 16),
    ("Epidemic", P, "assigned", 25),
    ("Epidemic", P, "share", 10),
    ("Epidemic", P, "survivors", 1),
    ("Coastal Migration", P, "damage", 5),
    ("Corruption", P, "value", 10),
    ("Civil Disorder", P, "kept", 3),
    (HERESY, P, "cities", 4),
    (HERESY, P, "assigned", 2),
    (HERESY, P, "share", 2),
    ("Regression", P, "steps", 1),
]
"""What is printed on the cards."""
CHANGES = [
    ("29.2.1.1", QUAKE, "Urbanism", (P, S), "damage", 4),
    ("29.2.1.1", QUAKE, "Engineering", (P, S), "damage", -4),
    ("29.2.1.4", QUAKE, "Engineering", (P,), "saved", 1),
    ("29.2.1.4", QUAKE, "Engineering", (S,), "immune", 1),
    ("29.2.3.3", "Squandered Wealth", "Universal Doctrine", (P,), "treasury", -5),
    ("29.2.3.4", "Squandered Wealth", "Empiricism", (P,), "treasury", -10),
    ("29.3.1.2", "Famine", "Pottery", (P, S), "damage", -5),
    ("29.3.1.3", "Famine", "Calendar", (S,), "damage", -5),
    ("29.3.1.4", "Famine", "Irrigation", (P, S), "immune", 1),
    ("29.3.1.4", "Famine", "Agriculture", (P,), "lapse", 1),
    ("29.3.2.3", "Superstition", "Universal Doctrine", (P,), "cities", 1),
    ("29.3.2.4", "Superstition", "Mysticism", (P,), "cities", -1),
    ("29.3.2.4", "Superstition", "Deism", (P,), "cities", -1),
    ("29.3.2.4", "Superstition", "Enlightenment", (P,), "cities", -1),
    ("29.3.3.4", "Tempest", "Astronavigation", (P,), "ships", 2),
    ("29.3.3.5", "Tempest", "Cartography", (P,), "ships", 2),
    ("29.3.3.6", "Tempest", "Masonry", (P,), "treasury", -2),
    ("29.3.3.7", "Tempest", "Engineering", (P,), "treasury", -3),
    ("29.4.2.3", "Slave Revolt", "Mythology", (P,), "idle", -5),
    ("29.4.2.3", "Slave Revolt", "Enlightenment", (P,), "idle", -5),
    ("29.4.2.2", "Slave Revolt", "Theocracy", (P,), "idle", 5),
    ("29.4.2.2", "Slave Revolt", "Mining", (P,), "idle", 5),
    ("29.4.3.2", "City in Flames", "Masonry", (P,), "saved", 1),
    ("29.4.3.2", "City in Flames", "Engineering", (P,), "saved", 1),
    ("29.5.1.4", "Flood", "Engineering", (P, S), "dams", 7),
    ("29.5.1.4", "Flood", "Engineering", (E,), "saved", 1),
    ("29.5.3.4", "City Riots", "Law", (P,), "cities", -1),
    ("29.6.1.5", "Cyclone", "Trade Empire", (P, S), "cities", 1),
    ("29.6.1.6", "Cyclone", "Masonry", (P, S), "cities", -1),
    ("29.6.1.7", "Cyclone", "Engineering", (P, S), "cities", -2),
    ("29.6.2.3", "Epidemic", "Roadbuilding", (P, S), "damage", 5),
    ("29.6.2.3", "Epidemic", "Trade Empire", (P, S), "damage", 5),
    ("29.6.2.4", "Epidemic", "Medicine", (P,), "damage", -8),
    ("29.6.2.4", "Epidemic", "Medicine", (S,), "damage", -5),
    ("29.6.2.4", "Epidemic", "Anatomy", (P,), "damage", -8),
    ("29.6.2.4", "Epidemic", "Anatomy", (S,), "damage", -5),
    ("29.6.3.3", "Coastal Migration", "Diaspora", (P,), "immune", 1),
    ("29.7.1.2", "Corruption", "Coinage", (P,), "value", 5),
    ("29.7.1.3", "Corruption", "Law", (P,), "value", -10),
    *(
        ("29.7.2.2", "Civil Disorder", name, (P,), "kept", 1)
        for name in ("Music", "Drama and Poetry", "Law", "Democracy", "Military", "Advanced Military")
    ),
    *(
        ("29.7.2.3", "Civil Disorder", name, (P,), "kept", -1)
        for name in ("Roadbuilding", "Monarchy", "Provincial Empire", "Theocracy", "Mining")
    ),
    ("30.38", "Civil Disorder", "Naval Warfare", (P,), "kept", -1),
    ("29.8.2.3", HERESY, "Monotheism", (P, S), "cities", 1),
    ("29.8.2.4", HERESY, "Theocracy", (P, S), "ransom", 1),
    ("29.8.2.5", HERESY, "Philosophy", (P, S), "cities", -1),
    ("29.8.2.6", HERESY, "Theology", (P, S), "cities", -3),
    ("29.8.3.2", "Minor Uprising", "Military", (P,), "tokens", -5),
    ("29.8.3.2", "Minor Uprising", "Advanced Military", (P,), "tokens", -5),
    ("29.9.1.2", "Regression", "Fundamentalism", (P,), "steps", 1),
    ("29.9.1.3", "Regression", "Library", (P,), "steps", -1),
    ("29.9.3.3", "Banditry", "Theology", (P,), "value", -5),
    ("29.9.3.3", "Banditry", "Law", (P,), "value", -5),
]
"""By section, card and advance: in which roles which number changes, and by how much."""


@pytest.mark.parametrize(("calamity", "role", "number", "printed"), NUMBERS)
def test_29_a_number_of_a_calamity(calamity, role, number, printed):
    assert RULES.calamities[calamity].effect[role][number] == printed


@pytest.mark.parametrize(
    ("section", "calamity", "advance", "roles", "number", "change"),
    CHANGES,
    ids=[f"{row[0]}-{row[2]}" for row in CHANGES],
)
def test_29_what_an_advance_changes(section, calamity, advance, roles, number, change):
    base = 100
    for role in Role:
        s = scene({"Rome": side(advances=[advance]), "Celt": side()})
        made = Case.of(s.g, 0, Card(calamity)).figure(number, role=role, base=base) - base
        assert made == (change if role in roles else _elsewhere(calamity, advance, role, number)), role


def _elsewhere(calamity, advance, role, number):
    """What the other lines of the book say of this number."""
    return sum(
        change
        for _, card, name, roles, what, change in CHANGES
        if (card, name, what) == (calamity, advance, number)
        and (role in roles or (len(roles) == 2 and role not in (P, S)))
    )


@pytest.mark.parametrize("name", CARDS)
def test_29_no_advance_changes_anything_else(name):
    known = {(card, advance, number) for _, card, advance, _, number, _ in CHANGES}
    table = {
        (name, advance, number)
        for advance, roles in RULES.calamities[name].modifiers.items()
        for numbers in roles.values()
        for number in numbers
    }
    assert table == {row for row in known if row[0] == name}


@pytest.mark.parametrize("name", CARDS)
def test_29_every_modifier_names_an_advance_and_a_number_of_its_calamity(name):
    card = RULES.calamities[name]
    for advance, change in card.modifiers.items():
        assert advance in RULES.advances
        for role, numbers in change.items():
            roles = list(card.effect) if role == ANY_ROLE else [role]
            assert all(any(n in card.effect[r] for r in roles) for n in numbers), (name, advance)


@pytest.mark.parametrize("name", CARDS)
def test_a_calamity_is_found_by_its_name(name):
    called = name.lower().replace(" ", "_")
    module = import_module(f"rules.civ.dawn_of_history.calamities.{called}")
    effect = RULES.calamity_rules.effects[name]
    assert module.EFFECT is effect
    assert (effect.then if isinstance(effect, Minor) else effect.play) is getattr(module, called)


@pytest.mark.parametrize("name", CARDS)
def test_29_every_calamity_is_explained_with_all_that_changes_it(name):
    text = calamity_text(RULES, name)
    assert text.splitlines()[1]
    assert all(advance in text for advance in RULES.calamities[name].modifiers)


@pytest.mark.parametrize(
    ("advance", "line"),
    [
        ("Pottery", "Famine: 5 fewer unit points lost."),
        ("Calendar", "Famine: 5 fewer unit points lost as a secondary victim."),
        ("Urbanism", f"{QUAKE}: 4 more unit points lost next to the place."),
        ("Empiricism", "Squandered Wealth: 10 less treasury lost as the primary victim."),
        ("Cartography", "Tempest: 2 ships of your choice are saved."),
        ("Library", "Regression: 1 fewer space back as the primary victim."),
        ("Engineering", "Flood: at most 7 unit points are lost on the flood plain."),
        ("Theocracy", f"{HERESY}: each commodity card you return saves a city."),
        ("Law", "Banditry: 5 fewer points of face value lost as the primary victim."),
    ],
)
def test_30_an_advance_tells_of_calamities(advance, line):
    assert line in advance_text(RULES, advance).splitlines()


NEAR = {"Egypt": ({"Alexandria": 4, "Fayum": 4, "Gaza": 1}, ["Tanis", "Cyrene", "Jerusalem", "Siwa"])}
INLAND = {"Egypt": ({"Siwa": 9}, ["Jericho", "Athens"])}
ERUPTING = {"Egypt": ({"Siwa": 9}, ["Thera"])}


def rich(egypt):
    """A position in which much can happen to Egypt."""
    tokens, cities = egypt["Egypt"]
    held = ["Agriculture", "Theocracy"]
    hand = ["Gold", "Clay", "Fish", "Fish"]
    return {
        "Egypt": side(tokens, cities, ships=["Tanis"], treasury=20, advances=held, hand=hand),
        "Minoa": side(
            {"Rhodes": 3, "Alexandria": 4}, ["Knossos", "Phaestos", "Sparta"], ships=["Tanis"], hand=["Gold"]
        ),
        "Hellas": side({"Thrace": 2, "Thera": 1}, ["Gaza"] if "Gaza" not in tokens else ["Tyre"]),
        "Celt": side(
            {"Belgica": 9}, ["Londinium", "Alesia", "Corinth"], advances=["Agriculture"], hand=["Gold"]
        ),
    }


@pytest.mark.parametrize("name", CARDS)
def test_29_no_number_of_the_table_is_declared_and_never_read(monkeypatch, name):
    read = set()
    figure = Case.figure

    def watched(self, number, seat=None, role=P, base=None):
        read.add((str(role), number))
        return figure(self, number, seat, role, base)

    monkeypatch.setattr(Case, "figure", watched)
    for egypt in (NEAR, INLAND, ERUPTING):
        s = scene(rich(egypt))
        s.nation("Egypt").hand.append(Card(name, drawer=0))
        s.play(resolve_calamities)
    declared = {(role, n) for role, numbers in RULES.calamities[name].effect.items() for n in numbers}
    assert declared - read == set()


def test_29_a_calamity_names_each_advance_once():
    lines = calamity_text(RULES, "Epidemic").splitlines()
    assert (
        "Medicine: 8 fewer unit points lost as the primary victim; "
        "5 fewer unit points lost as a secondary victim."
    ) in lines
    for card in RULES.calamities.values():
        named = [line.partition(":")[0] for line in calamity_text(RULES, card.name).splitlines()[2:]]
        assert named == list(card.modifiers), card.name
