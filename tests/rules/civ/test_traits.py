"""Advances speak through traits: every one that is listed is read, and every one that is read is known."""

import re
from pathlib import Path

import pytest

import rules.civ
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

KERNEL = Path(rules.civ.__file__).parent
EXACT = {str(trait) for trait in Trait if not trait.endswith(".")}
PREFIXES = tuple(str(trait) for trait in Trait if trait.endswith("."))


@pytest.mark.parametrize("ruleset", [WESTERN_EMPIRES], ids=lambda r: r.key)
def test_every_trait_of_an_advance_is_known(ruleset):
    listed = {trait for advance in ruleset.advances.values() for trait in advance.traits}
    assert sorted(trait for trait in listed if trait not in EXACT and not trait.startswith(PREFIXES)) == []


def test_every_trait_is_read_by_the_kernel():
    text = "".join(
        path.read_text(encoding="utf-8") for path in KERNEL.rglob("*.py") if path.name != "traits.py"
    )
    assert sorted(trait.name for trait in Trait if not re.search(rf"\bTrait\.{trait.name}\b", text)) == []


def test_amounts_add_up_in_any_order():
    for advances in (["Coinage", "Monarchy"], ["Monarchy", "Coinage"]):
        s = scenario({"Hellas": side(advances=advances)})
        assert s.g.amount(0, Trait.TAX_UP, 2) == 4
        assert s.g.amount(0, Trait.TAX_DOWN) == 1


def test_a_permission_holds_if_any_advance_gives_it():
    s = scenario({"Hellas": side(advances=["Pottery", "Military"]), "Minoa": side()})
    assert s.g.allows(0, Trait.PASS_GUARD_CITIES)
    assert not s.g.allows(1, Trait.PASS_GUARD_CITIES)
    assert not s.g.allows(BARBARIANS, Trait.PASS_GUARD_CITIES), "the barbarians hold nothing"
