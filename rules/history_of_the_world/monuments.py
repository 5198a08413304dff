"""Ch. V Building: a monument for every two resources of the active empire."""

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.empires import EmpireCard
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.pieces import MONUMENTS, raise_monument
from rules.history_of_the_world.state import Settlement
from rules.table import Choice, Choose, Script, ask

RESOURCES_PER_MONUMENT = 2
RESOURCES_OF_SHARED_CARD = 1
"""Two small peoples on one card build for each resource land."""


def earned(g: History, force: str, each: int = RESOURCES_PER_MONUMENT) -> int:
    """Ch. V: one monument for every so many resource lands, while there are pieces."""
    resources = sum(g.board.lands[land].resource for land in g.lands_of(g.turn.seat, force))
    return min(resources // each, MONUMENTS - len(g.state.monuments))


def sites(g: History, force: str) -> list[LandId]:
    """Ch. V: a capital first, else a city, else a resource land; never a second monument in a land."""
    free = [land for land in g.lands_of(g.turn.seat, force) if land not in g.state.monuments]
    for settlement in (Settlement.CAPITAL, Settlement.CITY):
        found = [land for land in free if g.state.settlements.get(land) is settlement]
        if found:
            return found
    return [land for land in free if g.board.lands[land].resource]


def build_monuments(g: History, card: EmpireCard) -> Script[None]:
    """Ch. V Building: monuments one by one; where the rules leave a choice, as wished or as asked."""
    each = RESOURCES_PER_MONUMENT if len(card.empires) == 1 else RESOURCES_OF_SHARED_CARD
    number = 0
    for force in card.forces:
        for _ in range(earned(g, force, each)):
            options = sites(g, force)
            if not options:
                break
            wished = next((land for land in g.turn.wishes if land in options), None)
            site = wished or (yield from _ask_site(g, options, number))
            raise_monument(g, g.turn.seat, site)
            number += 1


def _ask_site(g: History, options: list[LandId], number: int) -> Script[LandId]:
    return (
        yield from ask(
            Choose(
                seat=g.turn.seat,
                key=f"monument:{number}",
                prompt="Where do you build a monument?",
                section="HW V Monuments",
                public="builds a monument",
                options=tuple(Choice(land, land_name(land)) for land in options),
                fallback=options[0],
            )
        )
    )
