"""The state of a game: plain data, and nothing else."""

from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import Field

from rules.civ.numbering import OfferNumbers
from rules.civ.offer import Floor
from rules.civ.stacks import StackKey
from rules.table import Seat

BARBARIANS: Seat = 1_000_000
"""WE 4: barbarian tokens and pirate cities count as those of one more party, whose number is no seat's."""


@dataclass(slots=True)
class Card:
    """A trade card in a hand: a commodity or a calamity, and who last traded it."""

    name: str
    passer: Seat | None = None
    block: Annotated[str, Field(exclude_if=lambda block: not block)] = ""
    """The block of the stack it was drawn from, where there are several; it goes back there."""
    drawer: Annotated[Seat | None, Field(exclude_if=lambda drawer: drawer is None)] = None
    """Who drew it from its stack, of a calamity where that matters."""


@dataclass(slots=True)
class Ship:
    """A ship on the board, lying at one coast of an area; `built` is the turn it was built in."""

    owner: Seat
    area: str
    coast: str
    built: int = 0
    fought: Annotated[str, Field(exclude_if=lambda fought: not fought)] = ""
    """The turn and phase it last fought in, where a ship takes part in one conflict a turn."""


@dataclass(slots=True)
class Nation:
    """What one seat has off the board."""

    name: str
    civ: str = ""
    stock: int = 0
    treasury: int = 0
    city_stock: int = 0
    ship_stock: int = 0
    advances: list[str] = field(default_factory=list)
    credits: dict[str, int] = field(default_factory=dict)
    """Credit tokens by group that are printed on no advance: those of the start and those chosen."""
    hand: list[Card] = field(default_factory=list)
    step: int = 0
    """Steps taken on the succession track."""
    bonus: int = 0
    """Victory points from the bonus card."""
    left: bool = False
    scenario: Annotated[str, Field(exclude_if=lambda scenario: not scenario)] = ""
    """A scenario token that was drawn and is not revealed yet: only its holder knows it."""
    away: Annotated[int, Field(exclude_if=lambda away: not away)] = 0
    """Tokens that are out of the game for a while."""
    chosen: Annotated[dict[str, str], Field(exclude_if=lambda chosen: not chosen)] = field(
        default_factory=dict
    )
    """The group in which an advance gives the credits that were its holder's choice, by advance."""

    def fork(self) -> "Nation":
        """A copy to try things on."""
        return Nation(
            name=self.name,
            civ=self.civ,
            stock=self.stock,
            treasury=self.treasury,
            city_stock=self.city_stock,
            ship_stock=self.ship_stock,
            advances=list(self.advances),
            credits=dict(self.credits),
            hand=[Card(card.name, card.passer, card.block, card.drawer) for card in self.hand],
            step=self.step,
            bonus=self.bonus,
            left=self.left,
            scenario=self.scenario,
            away=self.away,
            chosen=dict(self.chosen),
        )


@dataclass(slots=True)
class CivState:
    """Everything there is to know about a game between two inputs."""

    options: dict[str, str]
    nations: list[Nation]
    turn: int = 1
    phase: str = ""
    """The phase the game stands before; empty when the game is over."""
    skip_to: str = ""
    """The phase to go to next, if not the one that follows."""
    over: bool = False
    last_turn: bool = False
    """The turn under way ends the game whatever happens."""
    tokens: dict[str, dict[Seat, int]] = field(default_factory=dict)
    """Population by area and seat; no zeros, no empty areas."""
    cities: dict[str, Seat] = field(default_factory=dict)
    ships: list[Ship] = field(default_factory=list)
    barbarians: dict[str, int] = field(default_factory=dict)
    pirates: list[str] = field(default_factory=list)
    out_of_play: list[str] = field(default_factory=list)
    stacks: dict[StackKey, list[str]] = field(default_factory=dict)
    """Trade cards by stack, the next to draw first."""
    discards: dict[StackKey, list[str]] = field(default_factory=dict)
    census: list[Seat] = field(default_factory=list)
    """The order of movement, as the census of this turn gave it."""
    counts: dict[Seat, int] = field(default_factory=dict)
    """Tokens on the board at the census of this turn."""
    new_cities: list[str] = field(default_factory=list)
    """Cities built this turn; they are reduced first."""
    leaving: list[Seat] = field(default_factory=list)
    """Seats that go for good at the end of the turn."""
    floor: Floor = field(default_factory=Floor)
    """The trade session under way."""
    offer_numbers: OfferNumbers = field(default_factory=OfferNumbers)
    mercenaries: Annotated[
        dict[str, dict[Seat, int]], Field(exclude_if=lambda mercenaries: not mercenaries)
    ] = field(default_factory=dict)
    """How many of the tokens by area and seat are hired, and leave after the conflicts; no zeros."""
    landed: Annotated[dict[str, list[Seat]], Field(exclude_if=lambda landed: not landed)] = field(
        default_factory=dict
    )
    """Who has put tokens ashore where this turn, where that matters in conflicts."""
    eliminated: Annotated[list[Seat], Field(exclude_if=lambda eliminated: not eliminated)] = field(
        default_factory=list
    )
    """Seats whose nations were wiped out, the first of them first; they take no further part."""

    def fork(self) -> "CivState":
        """A copy to try things on: nothing done to it is felt here."""
        return replace(
            self,
            nations=[nation.fork() for nation in self.nations],
            tokens={area: dict(here) for area, here in self.tokens.items()},
            cities=dict(self.cities),
            ships=[Ship(s.owner, s.area, s.coast, s.built, s.fought) for s in self.ships],
            barbarians=dict(self.barbarians),
            pirates=list(self.pirates),
            out_of_play=list(self.out_of_play),
            stacks={stack: list(pile) for stack, pile in self.stacks.items()},
            discards={stack: list(pile) for stack, pile in self.discards.items()},
            census=list(self.census),
            counts=dict(self.counts),
            new_cities=list(self.new_cities),
            leaving=list(self.leaving),
            floor=self.floor.fork(),
            offer_numbers=self.offer_numbers.fork(),
            mercenaries={area: dict(here) for area, here in self.mercenaries.items()},
            landed={area: list(seats) for area, seats in self.landed.items()},
            eliminated=list(self.eliminated),
        )
