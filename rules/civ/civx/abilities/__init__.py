"""CivX 26.1: the special abilities, in the order of the rulebook."""

from rules.civ.abilities.border_levy import BorderLevy
from rules.civ.civx.abilities.diaspora import Diaspora
from rules.civ.civx.abilities.neighbours import Fundamentalism, Monotheism
from rules.civ.civx.abilities.politics import Politics
from rules.civ.civx.abilities.universal_doctrine import UniversalDoctrine

ABILITIES = (
    Diaspora(),
    Fundamentalism(),
    Monotheism(),
    Politics(),
    BorderLevy(),
    UniversalDoctrine(),
)
