"""CivX 29: the numbers of the minor calamities, of those of nature, and what advances make of them."""

from importlib import import_module

import pytest

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.calamity.case import ANY_ROLE, FOREIGN, Case, Role
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.policies.calamities import Minor
from rules.civ.reference import advance_text, calamity_text
from rules.civ.ruleset import Grade
from rules.civ.state import Card
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX as RULES
from tests.rules.civ.scenario import side

P, S, E = Role.PRIMARY, Role.SECONDARY, Role.ELSEWHERE
QUAKE = "Volcano or Earthquake"
MINOR = [card.name for card in RULES.calamities.values() if card.grade is Grade.MINOR]
CARDS = [*MINOR, QUAKE, "Famine", "Flood", "Cyclone", "Epidemic"]


@pytest.mark.parametrize(
    ("calamity", "role", "number", "advances", "expected"),
    [
        ("Squandered Wealth", P, "treasury", [], 10),
        ("Tempest", P, "treasury", [], 5),
        ("Tempest", P, "ransom", ["Naval Warfare"], 1),
        ("City in Flames", P, "price", [], 10),
        ("City Riots", P, "treasury", [], 5),
        ("Mutiny", P, "damage", [], 5),
        ("Tribal Conflict", P, "tokens", [], 5),
        ("Minor Uprising", P, "price", [], 2),
        ("Banditry", P, "tokens", [], 2),
        (QUAKE, P, "damage", ["Greek Fire"], 3),
        (QUAKE, S, "immune", ["Engineering"], 1),
        ("Famine", P, "damage", ["Pottery"], 6),
        ("Famine", P, "assigned", ["Pottery"], 20),
        ("Famine", P, "spared", ["Pottery"], 0),
        ("Famine", S, "spared", ["Pottery"], 4),
        ("Flood", P, "damage", ["Masonry"], 13),
        ("Flood", E, "saved", ["Engineering"], 1),
        ("Cyclone", P, "cities", ["Masonry"], 2),
        ("Cyclone", S, "cities", ["Trade Routes"], 3),
        ("Cyclone", E, "cities", ["Masonry"], 1),
        ("Epidemic", P, "damage", ["Herbalism", "Trade Empire"], 17),
    ],
)
def test_29_a_number_with_the_advances_of_the_victim(calamity, role, number, advances, expected):
    s = scene({"Rome": side(advances=advances), "Celt": side()})
    assert Case.of(s.g, 0, Card(calamity)).figure(number, role=role) == expected


@pytest.mark.parametrize(("block", "damage", "assigned"), [(WEST, 16, 25), (EAST, 21, 30)])
def test_29_636_a_foreign_card_adds_for_the_primary_victim_only(block, damage, assigned):
    s = scene({"Rome": side(), "Celt": side()}, two_blocks=True)
    case = Case.of(s.g, 0, Card("Epidemic", None, block))
    assert (case.figure("damage"), case.figure("assigned")) == (damage, assigned)
    assert case.figure("damage", 1, S, base=7) == 7


@pytest.mark.parametrize("name", CARDS)
def test_a_calamity_is_found_by_its_name(name):
    called = name.lower().replace(" ", "_")
    module = import_module(f"rules.civ.civx.calamities.{called}")
    effect = RULES.calamity_rules.effects[name]
    assert module.EFFECT is effect
    assert (effect.then if isinstance(effect, Minor) else effect.play) is getattr(module, called)


@pytest.mark.parametrize("name", CARDS)
def test_29_every_modifier_names_an_advance_and_a_number_of_its_calamity(name):
    card = RULES.calamities[name]
    for advance, change in card.modifiers.items():
        assert advance in RULES.advances
        for role, numbers in change.items():
            roles = list(card.effect) if role == ANY_ROLE else [role]
            assert all(any(n in card.effect[r] for r in roles) for n in numbers), (name, advance)


@pytest.mark.parametrize("name", CARDS)
def test_29_every_calamity_is_explained_with_all_that_changes_it(name):
    text = calamity_text(RULES, name)
    assert text.splitlines()[1]
    assert all(advance in text for advance in RULES.calamities[name].modifiers)


@pytest.mark.parametrize(
    ("advance", "line"),
    [
        ("Pottery", "Famine: 4 less damage."),
        ("Pottery", "Famine: lets Agriculture still help a secondary victim in 4 areas."),
        ("Naval Warfare", "Cyclone: 1 treasury saves a ship."),
        ("Medicine", "Epidemic: only half of the damage, rounded up."),
        ("Greek Fire", f"{QUAKE}: 3 more damage next to the volcano as the primary victim."),
    ],
)
def test_30_an_advance_tells_of_calamities(advance, line):
    assert line in advance_text(RULES, advance).splitlines()


NEAR = {"Egypt": ({"Alexandria": 4, "Fayum": 4, "Gaza": 1}, ["Tanis", "Cyrene", "Jerusalem", "Siwa"])}
INLAND = {"Egypt": ({"Siwa": 1}, ["Jericho", "Athens"])}
ERUPTING = {"Egypt": ({"Siwa": 1}, ["Thera"])}


def rich(egypt):
    """A position in which much can happen to Egypt."""
    tokens, cities = egypt["Egypt"]
    more = {"ships": ["Tanis"], "treasury": 20, "advances": ["Naval Warfare", "Agriculture", "Pottery"]}
    return {
        "Egypt": side(tokens, cities, **more),
        "Minoa": side({"Rhodes": 3, "Alexandria": 4}, ["Knossos", "Phaestos", "Sparta"], ships=["Tanis"]),
        "Hellas": side({"Thrace": 2, "Sinai": 3}, ["Gaza"] if "Gaza" not in tokens else ["Tyre"]),
        "Celt": side({"Belgica": 9}, ["Londinium", "Alesia"], advances=["Agriculture"]),
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
        s.nation("Egypt").hand.append(Card(name))
        s.play(resolve_calamities)
    effect = {role: numbers for role, numbers in RULES.calamities[name].effect.items() if role != FOREIGN}
    declared = {(role, number) for role, numbers in effect.items() for number in numbers}
    assert declared - read == set()
