"""Warnings of the check after city construction: tokens above the limits, cities without support."""

from collections.abc import Collection, Mapping

from rules.civ.civ import Civ
from rules.civ.phases.materials import Materials
from rules.civ.phases.mercenaries import dismiss
from rules.civ.phases.support import missing_support, remove_surplus, support_rate
from rules.civ.pieces import remove_tokens
from rules.table import Seat
from rules.table.wording import counted, listed

NAMED = 6  # areas that are named where tokens are too many in more


def before_building(g: Civ, seat: Seat) -> tuple[str, ...]:
    """After movement: where a conflict or a city may still change it, nothing is lost for certain."""
    trial = g.fork()
    dismiss(trial)
    uncertain = {area for area in trial.tokens_of(seat) if trial.is_conflict(area)}
    uncertain |= set(Materials(trial, seat).candidates())
    surplus = {area: lost for area, lost in surplus_of(trial, seat).items() if area not in uncertain}
    return (*crowded(surplus), *unsupported(_without(trial, seat, surplus), seat))


def after_building(g: Civ, seat: Seat, buildable: Collection[str]) -> tuple[str, ...]:
    """When all cities are built: where one more could be, and cities without support."""
    surplus = surplus_of(g, seat)
    wasted = {area: lost for area, lost in surplus.items() if area in buildable}
    city = f" You could build a city in {listed(wasted)}."
    return (*(words + city for words in crowded(wasted)), *unsupported(_without(g, seat, surplus), seat))


def unsupported(g: Civ, seat: Seat) -> tuple[str, ...]:
    """WE 5c: more cities than the tokens on the board support."""
    rate = support_rate(g, seat)
    if missing_support(g, seat, rate) <= 0:
        return ()
    cities, tokens = g.city_count(seat), g.census_of(seat)
    need = f"{'needs' if cities == 1 else 'need'} {counted(rate * cities, 'token')} on the board"
    whose = f"Your {counted(cities, 'city', 'cities')}"
    return (f"{whose} {need}, and you will have {tokens}: cities are reduced after city construction.",)


def surplus_of(g: Civ, seat: Seat) -> dict[str, int]:
    """WE 5b: the tokens of a seat that would be removed now, by area."""
    trial = g.fork()
    remove_surplus(trial)
    lost = {area: count - trial.tokens(area, seat) for area, count in g.tokens_of(seat).items()}
    return {area: count for area, count in sorted(lost.items()) if count}


def crowded(surplus: Mapping[str, int]) -> tuple[str, ...]:
    """WE 5b: the tokens above the limits, in words."""
    total = sum(surplus.values())
    goes = "goes" if total == 1 else "go"
    if len(surplus) > 1:
        most = sorted(surplus.items(), key=lambda pair: -pair[1])[
            : NAMED if len(surplus) > NAMED + 1 else None
        ]
        rest = total - sum(count for _, count in most)
        places = [f"{count} in {area}" for area, count in most] + [f"{rest} elsewhere"] * bool(rest)
        return (f"{counted(total, 'token')} too many {goes} back to stock: {listed(places)}.",)
    return tuple(f"{counted(total, 'token')} too many in {area} {goes} back to stock." for area in surplus)


def _without(g: Civ, seat: Seat, lost: Mapping[str, int]) -> Civ:
    trial = g.fork()
    for area, count in lost.items():
        remove_tokens(trial, area, seat, count)
    return trial
