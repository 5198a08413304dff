"""A position of Peoples in a few words, dice that fall as told, and answers that are at hand.

Unless said otherwise five play, and these regions of nothing but land lie on the world map, sea around them.

    31a grain   31b silk    33a pulses  33b resin
    31c clay    31d cattle  33c timber  33d poultry
    35a cattle  35b spices  37a poultry 37b sugar
    35c clay    35d grain   37c timber  37d pulses
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from rules.peoples.book import FUKUYAMA, GIBBON, HERODOTUS, KHALDUN, Page, event_cards
from rules.peoples.developments import Dev
from rules.peoples.events import OrdersHalted
from rules.peoples.options import OPTIONS
from rules.peoples.orders import Order
from rules.peoples.play import Play
from rules.peoples.regions import regions, regions_for
from rules.peoples.revolution import begin_revolution, carry_out
from rules.peoples.revolution_orders import Line
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.state import Book, PeoplesState, Player, Stage, Tribe, Turn
from rules.peoples.traits import Trait
from rules.peoples.trying import fault_of
from rules.peoples.turn import run
from rules.peoples.world import LATITUDES, Layout, Spot, World
from rules.table import Chance, Desk, Question, Refusal, Script

T = TypeVar("T")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
PEOPLES = ("rome", "olmec", "egypt", "babylonia", "china")
ME, BEN, CLEO, DORA = 0, 1, 2, 3
LAND: Mapping[str, tuple[int, int]] = {"31": (0, 0), "33": (1, 0), "35": (0, 1), "37": (1, 1)}
FRAMED: Mapping[str, tuple[int, ...]] = {
    **{region: (x + 1, y + 2) for region, (x, y) in LAND.items()},
    "61": (1, 1),
    "65": (2, 1),
    "67": (3, 2, 2),
    "66": (3, 3, 1),
    "69": (1, 4, 2),
    "62": (2, 4, 2),
    "63": (0, 2),
    "64": (0, 3),
}
"""The four regions on the world map, with sea all around: nothing unknown borders them."""
CIV, CUL, ECO, MIL, REL, SCI = Trait


class LoadedDice(Chance):
    """Dice that show these regions, and no others."""

    __slots__ = ("dice",)

    def __init__(self, rolls: Iterable[str]) -> None:
        super().__init__(b"scenario")
        self.dice = [int(digit) for roll in rolls for digit in roll]

    def die(self, stream: str, sides: int = 6) -> int:
        """The next die as told."""
        assert self.dice, "dice were rolled that nobody told"
        return self.dice.pop(0)


class Scene:
    """A position in which things can be tried."""

    def __init__(self, state: PeoplesState, rolls: Iterable[str]) -> None:
        self.told: list[Any] = []
        self.asked: list[Question[Any]] = []
        self.g = Play(Desk(state, LoadedDice(rolls), lambda event, to: self.told.append(event)))

    @property
    def state(self) -> PeoplesState:
        """The state."""
        return self.g.state

    def of(self, kind: type[T]) -> list[T]:
        """The events of a kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def run(self, script: Script[T], *answers: Any) -> T:
        """Run a script, answering its questions in order."""
        given = iter(answers)
        reply: Any = None
        while True:
            try:
                wait = script.send(reply)
            except StopIteration as end:
                assert next(given, None) is None, "an answer was not asked for"
                value: T = end.value
                return value
            reply = []
            for question in wait.questions:
                self.asked.append(question)
                found = question.check(next(given))
                assert not isinstance(found, Refusal), (question.key, str(found))
                reply.append(found)

    def do(self, *orders: Order, answers: Iterable[Any] = ()) -> None:
        """Lines of Ann's turn, all of which are carried out."""
        self.run(run(self.g, orders), *answers)
        assert not self.of(OrdersHalted), self.of(OrdersHalted)

    def code(self, order: Order) -> str | None:
        """Why a line is refused."""
        fault = fault_of(self.g, order)
        return fault.code if fault else None

    def revolt(self, *lines: Line, seat: int = ME, answers: Iterable[Any] = ()) -> None:
        """A people's Revolution."""
        begin_revolution(self.g, seat)
        if self.state.stage is not Stage.OVER:
            self.run(carry_out(self.g, seat, lines), *answers)

    def revolt_code(self, *lines: Line, seat: int = ME) -> str | None:
        """Why a Revolution is refused."""
        found = RevolutionReferee(self.g, seat).judge(lines)
        return found.faults[0].code if isinstance(found, Refusal) else None

    def held(self, seat: int = ME) -> dict[str, int]:
        """A people's resources."""
        return self.g.player(seat).resources

    def areas(self, seat: int = ME) -> list[str]:
        """The areas of a people."""
        return sorted(self.g.held_by(seat))

    def next_turn(self, seat: int = ME) -> None:
        """A new turn, with all tribes disengaged and all markers back."""
        self.state.turn = Turn(seat)
        for tribe in self.g.tribes_of(seat):
            tribe.engaged = False
        self.g.player(seat).spent = {}


def layout(tiles: Mapping[str, tuple[int, ...]]) -> Layout:
    """Regions at (x, y) or (x, y, turn)."""
    return tuple((region, Spot(*place)) for region, place in tiles.items())


def polar(players: int = 5) -> Layout:
    """The polar rows in the order of their names."""
    known = [region for region in regions_for(players) if regions()[region].is_polar]
    width = 2 * players
    north = tuple((region, Spot(x, 0)) for x, region in enumerate(known[:width]))
    return (*north, *((region, Spot(x, LATITUDES - 1, 2)) for x, region in enumerate(known[width:])))


def tribe(seat: int, areas: str) -> Tribe:
    """A tribe or settlement: areas with blanks between; an exclamation mark after them if it is engaged."""
    return Tribe(seat, areas.strip("!").split(), areas.endswith("!"))


def pile_showing(*pages: Page) -> Book:
    """A book opened so that these pages hold: one back, or one front, or a back and the next front."""
    cards = list(event_cards().values())
    backs = [card.id for card in cards if card.bad in pages]
    fronts = [card.id for card in cards if card.good in pages]
    rest = [card.id for card in cards if card.id not in (*backs, *fronts)]
    pile = [HERODOTUS, *rest, KHALDUN, GIBBON, *backs, *(fronts or [FUKUYAMA])]
    turned = len(pile) - 1
    pile += [FUKUYAMA] if fronts else []
    return Book(pile, turned)


def scene(
    tribes: Mapping[int, Iterable[str]] | None = None,
    *,
    levels: Mapping[int, Mapping[Trait, int]] | None = None,
    has: Mapping[int, Iterable[Dev]] | None = None,
    held: Mapping[int, Mapping[str, int]] | None = None,
    specialists: Mapping[int, Iterable[Trait]] | None = None,
    culture: Mapping[str, int] | None = None,
    religion: Mapping[str, Iterable[int]] | None = None,
    world: Iterable[Mapping[str, tuple[int, ...]]] | None = None,
    mapped: Mapping[str, tuple[int, ...]] | None = None,
    neutral: Mapping[Trait, int] | None = None,
    pages: Iterable[Page] = (),
    rolls: Iterable[str] = (),
    players: int = 5,
    **options: str,
) -> Scene:
    """Tribes by seat (-1: neutral), levels and so on by seat.

    `world` are parts that float, `mapped` regions on the world map; with these the land floats, if nothing
    else does.
    """
    settled = {option.key: options.pop(option.key.replace("-", "_"), option.default) for option in OPTIONS}
    assert not options, f"no such option: {options}"
    if world is None:
        mapped, world = (FRAMED, ()) if mapped is None else (mapped, (LAND,))
    known = World(((*polar(players), *layout(mapped or {})), *map(layout, world)), 2 * players)
    state = PeoplesState(
        settled,
        [Player(name, people) for name, people in zip(NAMES[:players], PEOPLES, strict=False)],
        neutral="india",
        order=list(range(players)),
        stage=Stage.TURN,
        world=known,
        neutral_levels=dict(neutral or {}),
        turn=Turn(ME),
    )
    for seat, places in (tribes or {}).items():
        state.tribes += [tribe(seat, areas) for areas in places]
    for seat, player in enumerate(state.players):
        player.advances = dict((levels or {}).get(seat, {}))
        player.developments = [dev.value for dev in (has or {}).get(seat, ())]
        player.resources = dict((held or {}).get(seat, {}))
        player.specialists = list((specialists or {}).get(seat, ()))
        player.home = ["31", "33", "35", "37", "39"][seat : seat + 1]
    state.culture = dict(culture or {})
    state.religion = {corner: list(seats) for corner, seats in (religion or {}).items()}
    shown = tuple(pages)
    state.book = pile_showing(*shown) if shown else None
    made = Scene(state, rolls)
    assert set(made.g.pages) == set(shown)
    return made
