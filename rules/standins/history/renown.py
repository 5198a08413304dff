"""What empire cards bring besides what the board promises them, as it was in games."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.history_of_the_world.empires import EmpireCard
from rules.standins.history.forecast import FEW


@dataclass(frozen=True, slots=True)
class Hopes:
    """Points for each that what is held may score when an empire is called (`standing`), and for each that
    it would win on the board as it is (`promised`): others move first.
    """

    standing: float
    promised: float


AMONG_FEW = Hopes(standing=1.0, promised=0.3)
AMONG_MANY = Hopes(standing=1.3, promised=0.6)
STRONG = 0.7  # points for each army: it will find something
RENOWN_AMONG_FEW: Mapping[str, float] = {
    "sumeria": 2.9,
    "egypt": 6.0,
    "minoans": 3.3,
    "indus-valley": 3.4,
    "babylonia": 2.5,
    "shang-dynasty": 2.9,
    "aryans": 1.9,
    "assyria": 9.6,
    "chou-dynasty": 8.3,
    "vedic-city-states": 8.2,
    "greek-city-states": 9.4,
    "scythians": 4.2,
    "carthaginia": 11.0,
    "persia": 16.7,
    "celts": 8.6,
    "macedonia": 18.4,
    "maurya": 10.3,
    "han-dynasty": 13.5,
    "hsiung-nu": 1.9,
    "romans": 26.3,
    "sassanids": 14.7,
    "guptas": 11.3,
    "goths": 13.4,
    "huns": 15.7,
    "byzantines": 10.9,
    "tang-dynasty": 14.4,
    "arabs": 19.4,
    "khmers": 7.6,
    "franks": 11.0,
    "vikings": 11.5,
    "holy-roman-empire": 12.1,
    "chola": 9.3,
    "sung-dynasty": 11.0,
    "seljuk-turks": 16.1,
    "mongols": 22.4,
    "ming-dynasty": 14.2,
    "timuride-emirates": 10.6,
    "incas-and-aztecs": 6.9,
    "ottoman-turks": 21.1,
    "portugal": 18.5,
    "spain": 33.9,
    "mughals": 15.0,
    "russia": 24.2,
    "manchu-dynasty": 23.3,
    "netherlands": 21.9,
    "france": 27.7,
    "britain": 33.8,
    "united-states": 22.4,
    "germany": 24.0,
}
"""In 200 games with three: the mean of its epoch, and how much more its player drew ahead, then and next."""


def hopes_among(players: int) -> Hopes:
    """What the board says of an empire, in a game of so many players."""
    return AMONG_FEW if players <= FEW else AMONG_MANY


def renown(card: EmpireCard, players: int) -> float:
    """What a card brings besides that."""
    return RENOWN_AMONG_FEW[card.key] if players <= FEW else STRONG * card.strength
