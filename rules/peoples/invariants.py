"""What must never be so: pieces neither appear from nothing nor vanish, and all stand where they may."""

from collections import Counter
from collections.abc import Iterator

from rules.peoples.book import PER_LEVEL, SEPARATORS, event_cards
from rules.peoples.developments import Dev
from rules.peoples.fitting import has_room
from rules.peoples.pieces import LARGEST, TOKENS, TRIBES
from rules.peoples.regions import areas, regions_for
from rules.peoples.resources import resources
from rules.peoples.state import NEUTRAL, PeoplesState
from rules.peoples.traits import Trait, peoples
from rules.peoples.world import LATITUDES, WORLD


def problems(state: PeoplesState) -> list[str]:
    """Everything that is wrong with a state."""
    return [*_world(state), *_tribes(state), *_tokens(state), *_players(state), *_book(state)]


def _world(state: PeoplesState) -> Iterator[str]:
    world, used = state.world, regions_for(len(state.players))
    known = [region for part in world.parts for region, _ in part]
    if len(set(known)) != len(known) or not set(used).issuperset(known):
        yield "a region lies twice, or is not in this game"
    if len(world.cells) != len(known):
        yield "two regions lie on each other"
    for region, spot in world.parts[WORLD]:
        is_polar = region[0] in "12"
        if is_polar != (spot.y in (0, LATITUDES - 1)) or not 0 <= spot.x < world.width:
            yield f"{region} lies at {spot}"
    if not has_room(world.parts, world.width):
        yield "not all parts have room in the world"


def _tribes(state: PeoplesState) -> Iterator[str]:
    pieces = Counter(tribe.seat for tribe in state.tribes)
    if any(number > TRIBES for number in pieces.values()):
        yield "too many tribes of a colour"
    held = [area for tribe in state.tribes for area in tribe.areas]
    if len(set(held)) != len(held):
        yield "two tribes in one area"
    if any(area not in state.world.places or not areas()[area].is_land for area in held):
        yield "a tribe where none can live"
        return
    for tribe in state.tribes:
        if not 1 <= tribe.size <= (1 if tribe.seat == NEUTRAL else LARGEST):
            yield f"a settlement of {tribe.size}"
        elif not state.world.in_square(tribe.areas):
            yield f"the settlement {tribe.areas} is no square"
        elif tribe.size == 2 and not state.world.border(*tribe.areas):
            yield f"the town {tribe.areas} does not hang together"


def _tokens(state: PeoplesState) -> Iterator[str]:
    culture = Counter(state.culture.values())
    religion = Counter(seat for seats in state.religion.values() for seat in seats)
    if any(number > TOKENS for number in (*culture.values(), *religion.values())):
        yield "too many tokens of a colour"
    if not set(state.religion) <= set(state.world.corners):
        yield "a Religion token where no four regions meet"
    if any(len(set(seats)) != len(seats) or not seats for seats in state.religion.values()):
        yield "a people has two tokens on one intersection"


def _players(state: PeoplesState) -> Iterator[str]:
    named = [player.people for player in state.players]
    if len({*named, state.neutral}) != len(named) + 1 or not set(peoples()).issuperset(
        [*named, state.neutral]
    ):
        yield "two players lead one people"
    for seat, player in enumerate(state.players):
        if any(kind not in resources() or amount < 1 for kind, amount in player.resources.items()):
            yield f"seat {seat} holds {player.resources}"
        cards = player.developments
        if len(set(cards)) != len(cards) or not {dev.value for dev in Dev}.issuperset(cards):
            yield f"seat {seat} has a development twice"
        if len(set(player.specialists)) != len(player.specialists):
            yield f"seat {seat} has two specialists of a trait"
        for trait in Trait:
            level = player.advances.get(trait, 0) + (trait in player.specialists)
            if not 0 <= player.spent.get(trait, 0) <= level:
                yield f"seat {seat} has spent more {trait} markers than it has"


def _book(state: PeoplesState) -> Iterator[str]:
    if state.book is None:
        return
    if Counter(state.book.pile) != Counter([*SEPARATORS, *event_cards()]):
        yield "event cards are not conserved"
    if len(event_cards()) != 3 * PER_LEVEL or not 0 <= state.book.turned <= len(state.book.pile):
        yield "the book of events is turned beyond its end"
