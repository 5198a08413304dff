"""What a seat may see: everything, for nothing in this game is secret. It shares nothing with the state."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.peoples.book import Page
from rules.peoples.pieces import tribes_left
from rules.peoples.play import Play, pages_of
from rules.peoples.regions import AreaId, RegionId
from rules.peoples.resources import Kind
from rules.peoples.state import NEUTRAL, Acting, PeoplesState, Stage, TurnRecord, Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import culture_tokens, longitudes, points, race, religion_tokens, sources
from rules.peoples.world import World
from rules.table import Chance, Desk, Seat


@dataclass(frozen=True, slots=True)
class PeopleView:
    """A people with its markers: how many advances of each trait, its level, and what is still available."""

    seat: Seat
    name: str
    people: str
    advances: Mapping[Trait, int]
    levels: Mapping[Trait, int]
    available: Mapping[Trait, int]
    specialists: tuple[Trait, ...]
    developments: tuple[str, ...]
    resources: Mapping[Kind, int]
    tribes: int
    ready: int
    tribes_left: int
    culture: int
    religion: int
    longitudes: int
    points: int
    sources: tuple[tuple[str, int], ...]
    race: Mapping[Victory, tuple[int, int]]
    achieved: tuple[Victory, ...]
    home: tuple[RegionId, ...]
    revolutions: int
    left: bool


@dataclass(frozen=True, slots=True)
class TribeView:
    """A tribe (one area) or settlement (two to four); a seat of -1 is the neutral people."""

    seat: Seat
    areas: tuple[AreaId, ...]
    engaged: bool


@dataclass(frozen=True, slots=True)
class ActingView:
    """A tribe in its action: where it stands, acts from and will end, and the markers its range has cost."""

    area: AreaId
    at: AreaId
    end: AreaId
    paid: Mapping[Trait, int]


@dataclass(frozen=True, slots=True)
class PeoplesView:
    """The whole game as one seat (None: a spectator) sees it. `turn` is the round.

    `world` has the parts with all their tiles; `starts` are starting parts still to be chosen; `unknown` are
    the regions nobody has found; `religion` is by the first area of the four that meet. `book` are the cards
    in order, `turned` how many of them were turned, `pages` what holds now.
    """

    seat: Seat | None
    turn: int
    stage: Stage
    options: Mapping[str, str]
    players: tuple[PeopleView, ...]
    neutral: str
    neutral_levels: Mapping[Trait, int]
    order: tuple[Seat, ...]
    active: Seat | None
    acted: tuple[tuple[AreaId, ...], ...]
    acting: ActingView | None
    together: tuple[AreaId, ...]
    world: World
    starts: tuple[tuple[RegionId, ...], ...]
    unknown: tuple[RegionId, ...]
    tribes: tuple[TribeView, ...]
    neutral_tribes_left: int
    culture: Mapping[RegionId, Seat]
    religion: Mapping[AreaId, tuple[Seat, ...]]
    book: tuple[str, ...]
    turned: int
    pages: tuple[Page, ...]
    records: tuple[TurnRecord, ...]
    winners: tuple[Seat, ...]


def view(state: PeoplesState, seat: Seat | None) -> PeoplesView:
    """The view of a seat."""
    g = Play(Desk(state, Chance(b""), lambda event, to: None))
    turn, book = state.turn, state.book
    return PeoplesView(
        seat=seat,
        turn=state.round,
        stage=state.stage,
        options=dict(state.options),
        players=tuple(_people(g, other) for other in range(len(state.players))),
        neutral=state.neutral,
        neutral_levels={trait: g.level(NEUTRAL, trait) for trait in Trait},
        order=tuple(state.order),
        active=turn.seat if turn else None,
        acted=tuple(map(tuple, turn.acted)) if turn else (),
        acting=_acting(turn.acting) if turn and turn.acting else None,
        together=tuple(turn.together) if turn else (),
        world=World(state.world.parts, state.world.width),
        starts=tuple(map(tuple, state.starts)),
        unknown=g.unknown,
        tribes=tuple(TribeView(tribe.seat, tuple(tribe.areas), tribe.engaged) for tribe in state.tribes),
        neutral_tribes_left=tribes_left(g, NEUTRAL),
        culture=dict(sorted(state.culture.items())),
        religion={corner: tuple(seats) for corner, seats in sorted(state.religion.items())},
        book=tuple(book.pile) if book else (),
        turned=book.turned if book else 0,
        pages=pages_of(state),
        records=tuple(state.records),
        winners=tuple(state.winners),
    )


def _acting(acting: Acting) -> ActingView:
    return ActingView(acting.area, acting.at, acting.end, dict(acting.paid))


def _people(g: Play, seat: Seat) -> PeopleView:
    player = g.player(seat)
    return PeopleView(
        seat=seat,
        name=player.name,
        people=player.people,
        advances={trait: player.advances.get(trait, 0) for trait in Trait},
        levels={trait: g.level(seat, trait) for trait in Trait},
        available={trait: g.available(seat, trait) for trait in Trait},
        specialists=tuple(player.specialists),
        developments=tuple(player.developments),
        resources=dict(player.resources),
        tribes=g.count(seat),
        ready=sum(not tribe.engaged for tribe in g.tribes_of(seat)),
        tribes_left=tribes_left(g, seat),
        culture=culture_tokens(g, seat),
        religion=religion_tokens(g, seat),
        longitudes=longitudes(g, seat),
        points=points(g, seat),
        sources=sources(g, seat),
        race=race(g, seat),
        achieved=tuple(player.achieved),
        home=tuple(player.home),
        revolutions=player.revolutions,
        left=player.left,
    )
