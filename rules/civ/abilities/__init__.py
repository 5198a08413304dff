"""Special abilities: what some advances let their holders do once a turn."""

from collections.abc import Mapping
from typing import Any

from rules.civ.abilities.ability import Ability
from rules.civ.abilities.annex_paid import AnnexPaid
from rules.civ.abilities.areas import Convert, Destroy
from rules.civ.abilities.levy import Levy
from rules.civ.abilities.resettle import Resettle
from rules.civ.abilities.sell import Sell
from rules.civ.abilities.tame import Tame
from rules.civ.civ import Civ
from rules.table import Seat

ABILITIES: Mapping[str, Ability[Any]] = {
    ability.key: ability
    for ability in (Resettle(), Destroy(), Convert(), AnnexPaid(), Levy(), Sell(), Tame())
}


def abilities_of(g: Civ, seat: Seat) -> list[Ability[Any]]:
    """The abilities a seat holds."""
    return [ability for ability in ABILITIES.values() if ability.amount(g, seat)]
