"""Dawn 25: the special abilities, in the order of the rulebook."""

from typing import Any

from rules.civ.abilities.ability import Ability
from rules.civ.abilities.border_levy import BorderLevy
from rules.civ.dawn_of_history.abilities.diaspora import Diaspora
from rules.civ.dawn_of_history.abilities.fundamentalism import Fundamentalism
from rules.civ.dawn_of_history.abilities.monotheism import Monotheism
from rules.civ.dawn_of_history.abilities.politics import Politics
from rules.civ.dawn_of_history.abilities.trade_empire import TradeEmpire
from rules.civ.dawn_of_history.abilities.universal_doctrine import UniversalDoctrine

ABILITIES: tuple[Ability[Any], ...] = (
    Diaspora(),
    Fundamentalism(),
    Monotheism(),
    Politics(),
    BorderLevy(),
    TradeEmpire(),
    UniversalDoctrine(),
)
