"""Ch. 4 step 4: choosing a starting part and laying it out."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from rules.peoples.events import PartArranged
from rules.peoples.options import PEOPLES
from rules.peoples.pieces import place_tribe
from rules.peoples.play import Play
from rules.peoples.regions import AreaId, RegionId, areas, region_of, regions
from rules.peoples.resources import category_of
from rules.peoples.traits import peoples
from rules.peoples.world import Layout, Spot, World, quarter_cell
from rules.table import Fault, Seat
from rules.table.assigning import assigned

SECTION = "PC 4"
CENTRAL_LANDS = 2
FIRST_TRIBES = 2
Centre: TypeAlias = tuple[AreaId, AreaId, AreaId, AreaId]
# The cells of the square clockwise from the north-west, each with the quarter that lies at the centre.
_SQUARE = (((0, 0), (1, 1)), ((1, 0), (0, 1)), ((1, 1), (0, 0)), ((0, 1), (1, 0)))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A starting part laid out: its central areas clockwise from the north-west, and where the tribes begin.

    `people` is said only where the peoples are chosen.
    """

    centre: Centre
    tribes: tuple[AreaId, AreaId]
    people: str = ""


def faults(g: Play, seat: Seat, answer: Arrangement) -> Iterator[Fault]:
    """What is wrong with an arrangement."""
    known, used = areas(), sorted(map(region_of, answer.centre))
    if any(area not in known for area in (*answer.centre, *answer.tribes)):
        yield Fault(
            "no-such-area", "One of these is not an area.", SECTION, "a region and a letter, such as 31a"
        )
        return
    if used not in [sorted(start) for start in g.state.starts]:
        parts = " / ".join(" ".join(start) for start in g.state.starts)
        text = "These regions are not a free starting part: one central area of each of its four regions."
        yield Fault("no-such-part", text, SECTION, parts)
    if sum(known[area].is_land for area in answer.centre) < CENTRAL_LANDS:
        yield Fault("too-little-land", "At least two of the central areas must be land.", SECTION)
    if len(set(answer.tribes)) < FIRST_TRIBES:
        yield Fault("same-area", "An area holds one tribe: name two areas.", SECTION)
    for area in answer.tribes:
        if area not in answer.centre or not known[area].is_land:
            yield Fault("not-central", f"{area} is not a land area at the centre.", SECTION)
    if g.option(PEOPLES) == "chosen" and answer.people not in free_peoples(g, seat):
        legal = ", ".join(peoples()[people].name for people in free_peoples(g, seat))
        yield Fault("no-such-people", "Choose one of the peoples that are left.", SECTION, legal)
    if g.option(PEOPLES) == "drawn" and answer.people:
        yield Fault("people-drawn", "The peoples are drawn by lot in this game.", SECTION)


def free_peoples(g: Play, seat: Seat) -> tuple[str, ...]:
    """The peoples a seat may choose: nobody has them yet; only its own where one was assigned to it."""
    fixed = assigned(g.state.options)
    if seat in fixed:
        return (fixed[seat],)
    taken = set(fixed.values()) | {player.people for player in g.state.players if player.home}
    return tuple(people for people in peoples() if people not in taken)


def square(centre: tuple[AreaId, ...]) -> Layout:
    """The square in which these areas meet at the centre, clockwise from the north-west."""
    return tuple(
        (region_of(area), Spot(*cell, turn=_turn(areas()[area].quarter, inner)))
        for area, (cell, inner) in zip(centre, _SQUARE, strict=True)
    )


def _turn(quarter: int, inner: tuple[int, int]) -> int:
    return next(turn for turn in range(4) if quarter_cell(quarter, turn) == inner)


def settle(g: Play, seat: Seat, answer: Arrangement) -> None:
    """Ch. 4: the part is laid, two tribes and the first advance are placed."""
    player, layout = g.player(seat), square(answer.centre)
    if answer.people:
        other = next((p for p in g.state.players if p.people == answer.people), None)
        if other is not None:
            other.people = player.people
        else:
            g.state.neutral = player.people
        player.people = answer.people
    player.home = [region for region, _ in layout]
    player.advances = {peoples()[player.people].trait: 1}
    g.state.starts = [start for start in g.state.starts if set(start) != set(player.home)]
    g.state.world = World((*g.world.parts, layout), g.world.width)
    for area in answer.tribes:
        place_tribe(g, seat, area)
    g.tell(PartArranged(seat, player.people, answer.centre, answer.tribes))


def suggested(start: list[RegionId]) -> Centre:
    """A good centre for a starting part: much land with resources of every category."""
    return _suggested(tuple(start))


@lru_cache(maxsize=32)
def _suggested(start: tuple[RegionId, ...]) -> Centre:
    one, two, three, four = ([area.id for area in regions()[region].areas] for region in start)
    return max(product(one, two, three, four), key=worth)


def worth(centre: tuple[AreaId, ...]) -> tuple[int, int, int]:
    """How good a centre is: lands, different categories among them, resources anybody can produce."""
    lands = [areas()[area] for area in centre if areas()[area].is_land]
    kinds = [area.resource for area in lands if area.resource is not None]
    return len(lands), len({category_of(kind) for kind in kinds}), len(set(kinds))


def first_lands(centre: tuple[AreaId, ...]) -> tuple[AreaId, AreaId]:
    """The two central lands that feed a people best."""
    lands = [area for area in centre if areas()[area].is_land]

    def rank(area: AreaId) -> tuple[bool, bool]:
        kind = areas()[area].resource
        return kind is None, kind is not None and category_of(kind) != "food"

    first, second = sorted(lands, key=rank)[:FIRST_TRIBES]
    return first, second
