"""Warnings of movement orders: ships nobody pays for, fights that are lost as things stand."""

from collections import Counter

from rules.civ.civ import Civ
from rules.civ.movement.mover import Mover
from rules.civ.phases.attacks import attacker_of, needed_to_attack, succeeds
from rules.civ.phases.battle import is_fought
from rules.civ.phases.fleets import fleet_conflicts
from rules.civ.phases.losses import choosers, strength
from rules.civ.phases.token_conflict import fight
from rules.civ.warnings.staying import everybody_stays
from rules.civ.warnings.support import before_building, unsupported
from rules.table import Seat
from rules.table.wording import counted, listed


def of_movement(before: Civ, mover: Mover) -> tuple[str, ...]:
    """What orders leave undone, when all are done and before the seat's turn ends."""
    unpaid = _unpaid(mover)
    idle = everybody_stays(before, mover) if mover.moves else ()
    mover.end()
    g, seat = mover.g, mover.seat
    if not mover.moves:
        return (*unpaid, *unsupported(g, seat))
    entered = [area for area, count in g.tokens_of(seat).items() if count > before.tokens(area, seat)]
    fights = [words for area in sorted(entered) if (words := _lost_fight(g, seat, area))]
    return (*unpaid, *fights, *_lost_fleets(g, seat), *before_building(g, seat), *idle)


def _unpaid(mover: Mover) -> tuple[str, ...]:
    """WE 3: ships neither built nor maintained are lost."""
    if not mover.unpaid:
        return ()
    places = Counter(sorted(ship.area for ship in mover.unpaid))
    areas = listed(f"{area} ({count})" if count > 1 else area for area, count in places.items())
    upkeep = mover.g.rules.ships.ways_to_keep
    if len(mover.unpaid) == 1:
        return (f"Your ship in {areas} is not paid for and goes back to stock. To keep it: {upkeep}.",)
    return (f"Your ships in {areas} are not paid for and go back to stock. To keep one: {upkeep}.",)


def _lost_fight(g: Civ, seat: Seat, area: str) -> str:
    """A fight that the seat goes into and loses, if nobody else moves there."""
    if g.city_owner(area) is not None:
        return _weak_attack(g, seat, area)
    if not is_fought(g, area) or seat in choosers(g, area):
        return ""
    trial = g.fork()
    fight(trial, area)
    if trial.tokens(area, seat):
        return ""
    others = listed(f"{g.tokens(area, p)} of {g.name(p)}" for p in g.parties(area) if p != seat)
    return f"In {area} {_tokens(g, area, seat)} of yours against {others} would all be lost."


def _weak_attack(g: Civ, seat: Seat, area: str) -> str:
    """WE 4b: an attack with too few tokens; the city stands, and they are lost."""
    owner = g.city_owner(area)
    if owner is None or attacker_of(g, area) != seat or succeeds(g, area):
        return ""
    needed = needed_to_attack(g, seat, owner)
    have = strength(g, area, seat)
    return f"{counted(have, 'token')} cannot take the city of {g.name(owner)} in {area}: {needed} are needed."


def _lost_fleets(g: Civ, seat: Seat) -> tuple[str, ...]:
    """Ships that meet pirates and are lost."""
    trial = g.fork()
    fleet_conflicts(trial)
    left = {ship.area: len(trial.ships_of(seat, ship.area)) for ship in g.ships_of(seat)}
    lost = {area: len(g.ships_of(seat, area)) - count for area, count in sorted(left.items())}
    return tuple(
        f"{counted(count, 'ship')} of yours in {area} would be lost to the pirates there."
        for area, count in lost.items()
        if count
    )


def _tokens(g: Civ, area: str, seat: Seat) -> str:
    return counted(g.tokens(area, seat), "token")
