"""What happened in a game of Peoples. Areas, regions, kinds and cards are named by their ids.

Events with `open_act` tell what their seat did for all to see, those with `innocent` what came of it, without
dice: a step that told nothing else can be undone. A seat of -1 is the neutral people.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.peoples.regions import AreaId, RegionId
from rules.peoples.resources import Kind
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.table import Seat

Amounts: TypeAlias = tuple[tuple[Kind, int], ...]
"""Resources by kind."""
Markers: TypeAlias = tuple[tuple[Trait, int], ...]
"""Advance markers (specialists among them) moved to the non-available pool, by trait."""


@dataclass(frozen=True, slots=True)
class PartArranged:
    """Ch. 4: a player laid out a starting part; the central areas clockwise from the north-west."""

    open_act: ClassVar[bool] = True
    seat: Seat
    people: str
    centre: tuple[AreaId, ...]
    tribes: tuple[AreaId, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A people's turn began."""

    innocent: ClassVar[bool] = True
    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class RangePaid:
    """Ch. 8.6: a tribe acts as if it stood in another area."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    at: AreaId
    paid: Markers


@dataclass(frozen=True, slots=True)
class RegionFound:
    """Ch. 5: the dice found a region beside an area; of all `rolls` the last one counted."""

    seat: Seat
    area: AreaId
    region: RegionId
    rolls: tuple[RegionId, ...]
    is_new: bool


@dataclass(frozen=True, slots=True)
class NothingFound:
    """Ch. 5: no region can be placed there without breaking the region limit: it stays unknown for now."""

    innocent: ClassVar[bool] = True
    seat: Seat
    area: AreaId


@dataclass(frozen=True, slots=True)
class RegionPlaced:
    """Ch. 5: a new region was laid, with a neutral tribe in one of its areas, if there was one."""

    seat: Seat
    region: RegionId
    neutral: AreaId | None


@dataclass(frozen=True, slots=True)
class PartsMerged:
    """Ch. 5: two parts of the world became one; `anchored`: it has its place on the world map now."""

    seat: Seat
    region: RegionId
    regions: tuple[RegionId, ...]
    anchored: bool


@dataclass(frozen=True, slots=True)
class Produced:
    """Ch. 7: a tribe produced, in its own area or in another one by a development."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    kind: Kind | None
    amount: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class ShareTaken:
    """Arts, Cults, Age of Discovery and the like brought somebody resources from the general supply."""

    innocent: ClassVar[bool] = True
    seat: Seat
    kind: Kind
    amount: int
    by: str


@dataclass(frozen=True, slots=True)
class ResourcesGiven:
    """Resources were given to another people, or (-1) to the general supply, for a development or event."""

    open_act: ClassVar[bool] = True
    seat: Seat
    to: Seat
    given: Amounts
    by: str


@dataclass(frozen=True, slots=True)
class SettlementGrew:
    """Ch. 8.1: a settlement was founded or expanded."""

    open_act: ClassVar[bool] = True
    seat: Seat
    areas: tuple[AreaId, ...]
    joined: tuple[AreaId, ...]
    paid: Markers


@dataclass(frozen=True, slots=True)
class SettlementMustered:
    """Ch. 8.1: a settlement acts with all its tribes."""

    open_act: ClassVar[bool] = True
    seat: Seat
    areas: tuple[AreaId, ...]
    paid: Markers


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """Ch. 8.2, 8.5: a Culture or Religion token was placed; `replaced` is whose token had to go."""

    open_act: ClassVar[bool] = True
    seat: Seat
    trait: Trait
    area: AreaId
    place: str
    replaced: Seat | None
    paid: Markers


@dataclass(frozen=True, slots=True)
class TokenRemoved:
    """Holy War: a Religion token was removed."""

    open_act: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    place: AreaId
    paid: Markers


@dataclass(frozen=True, slots=True)
class Traded:
    """Ch. 8.3: a trade."""

    open_act: ClassVar[bool] = True
    seat: Seat
    seller: Seat
    area: AreaId
    taken: Amounts
    given: Amounts
    paid: Markers


@dataclass(frozen=True, slots=True)
class Attacked:
    """Ch. 8.4: a tribe or settlement was attacked, and plundered."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    defender: Seat
    target: tuple[AreaId, ...]
    strength: int
    level: int
    supply: Amounts
    pool: Amounts
    paid: Markers


@dataclass(frozen=True, slots=True)
class TribeRetreated:
    """Ch. 8.4: an attacked tribe left its area, for another one or (None) for its people's pool."""

    innocent: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    to: AreaId | None


@dataclass(frozen=True, slots=True)
class TribeMoved:
    """Ch. 8.6: a tribe ended its action in another area."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    to: AreaId


@dataclass(frozen=True, slots=True)
class TribePlaced:
    """A tribe was added: in a Revolution, by Nationalism or by Emancipation."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    by: str


@dataclass(frozen=True, slots=True)
class TribeRemoved:
    """A tribe went back to its people's pool: it starved, or was replaced, or fell to an event."""

    innocent: ClassVar[bool] = True
    seat: Seat
    area: AreaId
    by: str


@dataclass(frozen=True, slots=True)
class TribeRested:
    """A tribe was engaged without an action."""

    open_act: ClassVar[bool] = True
    seat: Seat
    area: AreaId


@dataclass(frozen=True, slots=True)
class SpecialistsGiven:
    """Diplomacy: specialists were given for an action."""

    seat: Seat
    to: Seat
    trait: Trait


@dataclass(frozen=True, slots=True)
class OrdersHalted:
    """A line of several could not be carried out as things are now; its player is asked again."""

    open_act: ClassVar[bool] = True
    seat: Seat
    line: str
    reason: str


@dataclass(frozen=True, slots=True)
class RevolutionBegan:
    """Ch. 9: a people takes the Revolution action."""

    open_act: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TribesFed:
    """Ch. 9.1: engaged tribes were fed; `wild`: the people's own food marker was used."""

    open_act: ClassVar[bool] = True
    seat: Seat
    fed: int
    paid: Amounts
    wild: bool


@dataclass(frozen=True, slots=True)
class AdvanceAcquired:
    """Ch. 9.2: an advance; `culture` are Culture markers paid for it."""

    open_act: ClassVar[bool] = True
    seat: Seat
    trait: Trait
    level: int
    paid: Amounts
    wild: bool
    culture: int


@dataclass(frozen=True, slots=True)
class DevelopmentAcquired:
    """Ch. 9.3: a development; `religion` are Religion markers paid for it."""

    open_act: ClassVar[bool] = True
    seat: Seat
    card: str
    paid: Amounts
    wild: bool
    religion: int


@dataclass(frozen=True, slots=True)
class SpecialistAcquired:
    """Ch. 9.4: a specialist was acquired or kept; `by` a development or event that gave it free."""

    open_act: ClassVar[bool] = True
    seat: Seat
    trait: Trait
    kept: bool
    paid: Amounts
    wild: bool
    by: str = ""


@dataclass(frozen=True, slots=True)
class Reseeded:
    """Ch. 9.5: the Revolution ended: these resources and specialists went back to the general supply."""

    open_act: ClassVar[bool] = True
    seat: Seat
    returned: Amounts
    specialists: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class NeutralAdvanced:
    """Ch. 10: the neutral people's civilization levels."""

    innocent: ClassVar[bool] = True
    levels: tuple[tuple[Trait, int], ...]


@dataclass(frozen=True, slots=True)
class PageTurned:
    """Ch. 12: cards of the book of events were turned; what holds now, by name."""

    innocent: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]
    active: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BookClosed:
    """Ch. 12.2, or the last round of a limited game: all others may take a last Revolution."""

    innocent: ClassVar[bool] = True
    last: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class VictoryReached:
    """Ch. 11: a people reached one of the eight objects."""

    innocent: ClassVar[bool] = True
    seat: Seat
    victory: Victory


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over; more than one winner only when the points are equal."""

    winners: tuple[Seat, ...]
    victories: tuple[Victory, ...]
