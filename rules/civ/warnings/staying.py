"""The warning of movement orders that leave everybody in place while there are empty areas next door."""

from collections import Counter

from rules.civ.civ import Civ
from rules.civ.movement.menus import targets
from rules.civ.movement.mover import Mover
from rules.civ.phases.materials import Materials
from rules.civ.pieces import move_tokens
from rules.table import Seat
from rules.table.wording import counted, listed

NAMED = 6  # empty areas that are named


def everybody_stays(before: Civ, mover: Mover) -> tuple[str, ...]:
    """WE 2a: people beyond two in an area grow nothing there, and would in an empty one."""
    g, seat = mover.g, mover.seat
    if mover.fresh != before.tokens_of(seat) or g.nation(seat).stock <= _growth(g, seat):
        return ()
    settled = _settlers(mover)
    if not settled:
        return ()
    count, named = sum(settled.values()), list(settled)
    rest = len(named) - NAMED
    if rest > 1:
        named = [*named[:NAMED], f"{rest} other areas"]
    empty = "which is empty" if len(settled) == 1 else "which are empty"
    where = f"{_of_yours(count)} could settle in {listed(named)}, {empty}"
    return (f"Nobody moves. {where}, and your people would grow there next turn.",)


def _settlers(mover: Mover) -> Counter[str]:
    """How many tokens could go where nobody is, and grow there, without being missed at home."""
    trial, seat = mover.g.fork(), mover.seat
    kept = set(Materials(trial, seat).candidates())  # they may be there to build a city
    homes = [a for a in mover.fresh if a not in kept and _is_home(trial, a, seat)]
    settled: Counter[str] = Counter()
    for home in sorted(homes, key=lambda area: (-mover.fresh[area], area)):
        for target in sorted(targets(mover, home)):
            if mover.g.parties(target) or mover.g.city_owner(target) is not None:
                continue
            while trial.tokens(target, seat) < trial.room(target, seat) and _grows(trial, home, target, seat):
                settled[target] += 1
    return settled


def _is_home(g: Civ, area: str, seat: Seat) -> bool:
    """Whether a seat has an area without a city to itself, and no mercenaries in it."""
    return g.city_owner(area) is None and g.is_alone(area, seat) and not g.hired(area, seat)


def _grows(g: Civ, home: str, target: str, seat: Seat) -> bool:
    """One token more moves where that makes the people grow faster; whether it does."""
    before = _growth(g, seat)
    move_tokens(g, home, target, seat, 1)
    if _growth(g, seat) > before:
        return True
    move_tokens(g, target, home, seat, 1)
    return False


def _growth(g: Civ, seat: Seat) -> int:
    """WE 2a: how many tokens would be born."""
    return sum(g.rules.growth(g, area, seat) for area in g.tokens_of(seat))


def _of_yours(count: int) -> str:
    return "One of your tokens" if count == 1 else f"{counted(count, 'token')} of yours"
