"""What calamities and special abilities did, in the past tense."""

from dataclasses import dataclass
from enum import StrEnum

from rules.table import Seat


@dataclass(frozen=True, slots=True)
class CalamitiesCounted:
    """WE 8: everybody showed how many calamities they hold, but not which."""

    counts: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class CalamitiesRevealed:
    """Everybody laid open the calamities that are to be resolved, in their order: seat and card."""

    cases: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class CalamityDiscarded:
    """WE 8: a calamity above the limit, drawn at random, was laid open on its pile."""

    seat: Seat
    calamity: str


class Part(StrEnum):
    """What somebody else has to do with a calamity."""

    GAINS = "gains"
    LEADS = "leads"
    """The barbarians go where this one likes."""
    CHOOSES = "chooses"
    """This one says what the victim loses, and gets nothing of it."""
    SPARED = "spared"
    """This one cannot be named as a further victim."""


@dataclass(frozen=True, slots=True)
class CalamityStruck:
    """WE 9: a calamity was revealed; the beneficiary, where it has one, and what it is to the calamity."""

    seat: Seat
    calamity: str
    beneficiary: Seat | None = None
    part: Part = Part.GAINS


@dataclass(frozen=True, slots=True)
class CalamityPassed:
    """WE 9: the calamity did nothing to its victim, and why."""

    seat: Seat
    calamity: str
    reason: str


@dataclass(frozen=True, slots=True)
class VictimsNamed:
    """WE 9: the primary victim named the secondary ones."""

    seat: Seat
    calamity: str
    victims: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LossesAssigned:
    """The primary victim divided losses among others."""

    seat: Seat
    calamity: str
    shares: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class DamageTaken:
    """WE ch.8: unit points went back to stock, by area."""

    seat: Seat
    cause: str
    amount: int
    losses: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CrowdsStarved:
    """Tokens were lost above the limits that hold while an advance fails, by area."""

    seat: Seat
    cause: str
    advances: tuple[str, ...]
    losses: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ShipsLost:
    """Ships went back to stock, from these areas."""

    seat: Seat
    cause: str
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokensSentAway:
    """Tokens left the game for a while: from stock, from the treasury, from areas."""

    seat: Seat
    cause: str
    stock: int
    treasury: int
    losses: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TokensCameBack:
    """Tokens that were out of the game are in stock again."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CitiesReduced:
    """WE ch.8: cities were replaced by population."""

    seat: Seat
    cause: str
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CitiesDestroyed:
    """WE ch.8: cities were removed and not replaced."""

    seat: Seat
    cause: str
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnitsDestroyed:
    """All units of a seat in an area were removed."""

    seat: Seat
    cause: str
    area: str
    points: int


@dataclass(frozen=True, slots=True)
class UnitsAnnexed:
    """WE ch.8: units were replaced by those of another party, or by those of the barbarians."""

    seat: Seat
    by: Seat
    cause: str
    cities: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ShipsAnnexed:
    """Ships of a seat were replaced by those of another."""

    seat: Seat
    by: Seat
    cause: str
    area: str
    ships: int


@dataclass(frozen=True, slots=True)
class TreasuryLost:
    """Treasury went back to stock."""

    seat: Seat
    cause: str
    amount: int


@dataclass(frozen=True, slots=True)
class TreasuryPaid:
    """Treasury was paid to be spared."""

    seat: Seat
    cause: str
    amount: int


@dataclass(frozen=True, slots=True)
class TreasuryGained:
    """Tokens went from stock to treasury."""

    seat: Seat
    cause: str
    amount: int


@dataclass(frozen=True, slots=True)
class CardsLost:
    """Commodity cards were discarded."""

    seat: Seat
    cause: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A commodity card changed hands, face down."""

    seat: Seat
    to: Seat
    cause: str


@dataclass(frozen=True, slots=True)
class SteppedBack:
    """The marker on the succession table went back."""

    seat: Seat
    cause: str
    steps: int


@dataclass(frozen=True, slots=True)
class PlaceStruck:
    """The calamity struck a certain place: a volcano, a flood plain, an open sea."""

    seat: Seat
    calamity: str
    place: str


@dataclass(frozen=True, slots=True)
class FactionKept:
    """A nation split in two: which faction its player kept, and the unit points of both."""

    seat: Seat
    calamity: str
    faction: str
    kept: int
    lost: int


@dataclass(frozen=True, slots=True)
class NationInherited:
    """An eliminated player came back with the advances and the step of the nation that split."""

    seat: Seat
    former: Seat
    cause: str
    advances: tuple[str, ...]
    step: int


@dataclass(frozen=True, slots=True)
class HordeMoved:
    """Barbarian tokens entered an area."""

    seat: Seat
    area: str
    tokens: int


@dataclass(frozen=True, slots=True)
class HordeScattered:
    """Barbarian tokens above the limit found nowhere to go."""

    area: str
    tokens: int


@dataclass(frozen=True, slots=True)
class TokensResettled:
    """Tokens were taken from some areas and set down in others."""

    seat: Seat
    cause: str
    taken: tuple[tuple[str, int], ...]
    placed: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class NationLeft:
    """WE ch.7: a nation left the game; these areas, if any, are out of play now."""

    seat: Seat
    civ: str
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NationEliminated:
    """A nation was wiped out, and its player is out of the game."""

    seat: Seat
    civ: str
    cause: str
