"""The event cards: which epochs they belong to, and what they do, as typed effects."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, TypeAlias, get_args

from rules.history_of_the_world.board import AreaId, LandId, Terrain, WaterId


class Deck(StrEnum):
    """Ch. IV: the two piles of event cards."""

    GREATER = "greater"
    LESSER = "lesser"


@dataclass(frozen=True, slots=True)
class Dice:
    """So many attack dice until three equal ones fall (`triples`) or an army is lost (`loss`)."""

    dice: int
    until: str


@dataclass(frozen=True, slots=True)
class Plus:
    """Added to the attacker's dice: always, or only against `strongholds` (fort, capital, city)."""

    bonus: int
    only: str = ""


@dataclass(frozen=True, slots=True)
class Ties:
    """The attacker wins ties until it has lost so many armies."""

    losses: int


@dataclass(frozen=True, slots=True)
class Storm:
    """A won round takes fort and army together."""


@dataclass(frozen=True, slots=True)
class Ignores:
    """One kind of difficult terrain does not help the defender."""

    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Landing:
    """So many dice for whoever defends against an attack from the sea."""

    dice: int


Edge: TypeAlias = Dice | Plus | Ties | Storm | Ignores | Landing


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins at the start of the turn; `allies` buy armies that only enter empty lands."""

    coins: int = 0
    capital: int = 0
    navigation: int = 0
    allies: int = 0


@dataclass(frozen=True, slots=True)
class Forts:
    """Forts in the army pool of an empire with a capital."""

    forts: int


@dataclass(frozen=True, slots=True)
class Astronomy:
    """A fleet in any sea."""


@dataclass(frozen=True, slots=True)
class Reallocate:
    """Fleets may become coins before expansion begins."""


@dataclass(frozen=True, slots=True)
class Treachery:
    """A named enemy land falls without a throw."""


@dataclass(frozen=True, slots=True)
class MinorEmpire:
    """A small empire to play before one's own."""

    empire: str


@dataclass(frozen=True, slots=True)
class Kingdom:
    """An army and a city in one land."""

    land: LandId
    figure: int
    force: str


@dataclass(frozen=True, slots=True)
class Migrants:
    """Armies in empty lands of one area."""

    area: AreaId
    figure: int
    armies: int


@dataclass(frozen=True, slots=True)
class CivilWar:
    """Rebels in lands of one enemy empire."""

    lands: int
    dice: int


@dataclass(frozen=True, slots=True)
class Barbarians:
    """Attacks out of a barren land."""

    dice: int


@dataclass(frozen=True, slots=True)
class Revolt:
    """An army rises in one land."""

    land: LandId
    dice: int


@dataclass(frozen=True, slots=True)
class Crusade:
    """Armies that expand from a sea towards one land."""

    water: WaterId
    land: LandId
    armies: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Mortality:
    """Every army in so many neighbouring areas throws a die."""

    areas: int


@dataclass(frozen=True, slots=True)
class Plague:
    """A sickness that wanders from land to land as long as it kills."""

    first: int
    then: int


@dataclass(frozen=True, slots=True)
class Pestilence:
    """A sickness in a land and all lands next to it."""

    centre: int
    around: int


@dataclass(frozen=True, slots=True)
class Disaster:
    """Monuments destroyed, with what stands beside them."""

    lands: int


Deed: TypeAlias = (
    Coins
    | Forts
    | Astronomy
    | Reallocate
    | Treachery
    | MinorEmpire
    | Kingdom
    | Migrants
    | CivilWar
    | Barbarians
    | Revolt
    | Crusade
    | Mortality
    | Plague
    | Pestilence
    | Disaster
)
Effect: TypeAlias = Edge | Deed
EDGES = get_args(Edge)
_EFFECTS: Mapping[str, type[Any]] = {effect.__name__: effect for effect in get_args(Effect)}


@dataclass(frozen=True, slots=True)
class EventCard:
    """A kind of event card: its copies, the epochs in which it may be played, its effects, a text."""

    key: str
    name: str
    deck: Deck
    copies: int
    first: int
    last: int
    effects: tuple[Effect, ...]
    text: str

    def belongs_to(self, epoch: int) -> bool:
        """Whether it may be played in an epoch."""
        return self.first <= epoch <= self.last

    @property
    def edges(self) -> tuple[Edge, ...]:
        """What it does for the active empire in combat."""
        return tuple(effect for effect in self.effects if isinstance(effect, EDGES))

    @property
    def is_minor_empire(self) -> bool:
        """Whether it is one of the seven minor empires."""
        return any(isinstance(effect, MinorEmpire) for effect in self.effects)


def _effect(row: Mapping[str, Any]) -> Effect:
    fields = {name: value for name, value in row.items() if name != "type"}
    if "terrain" in fields:
        fields["terrain"] = Terrain(fields["terrain"])
    effect: Effect = _EFFECTS[row["type"]](**fields)
    return effect


@cache
def event_cards() -> Mapping[str, EventCard]:
    """All kinds of event cards by key."""
    raw = json.loads((files(__package__) / "data" / "events.json").read_text("utf-8"))
    return MappingProxyType(
        {
            row["key"]: EventCard(
                row["key"],
                row["name"],
                Deck(row["deck"]),
                row["copies"],
                row["epochs"][0],
                row["epochs"][-1],
                tuple(map(_effect, row["effects"])),
                row["text"],
            )
            for row in raw["cards"]
        }
    )
