"""Mercenaries: hired from treasury before ships are built, gone when the conflicts are over."""

from rules.civ.civ import Civ
from rules.civ.events_conflict import MercenariesHired, MercenariesLeft
from rules.civ.pieces import pay, place_hired, remove_hired
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Allocate, Script, Seat, at_once


def hire(g: Civ) -> Script[None]:
    """Whoever may hire does so, all at once or in ranking order."""
    able = [seat for seat in g.order() if g.allows(seat, Trait.HIRE)]
    yield from at_once(able, lambda seat: _question(g, seat), lambda seat, wanted: _hire(g, seat, wanted))


def places(g: Civ, seat: Seat) -> dict[str, int]:
    """How many mercenaries each area with units takes: as many as printed, or as a city does."""
    in_city = g.amount(seat, Trait.HIRE_CITY)
    most = {area: g.limit(area) if g.city_owner(area) is None else in_city for area in g.areas_of(seat)}
    return {area: count for area, count in most.items() if count}


def _question(g: Civ, seat: Seat) -> Allocate:
    price, treasury = g.amount(seat, Trait.HIRE), g.nation(seat).treasury
    return Allocate(
        seat=seat,
        key="hire",
        prompt=f"Do you hire mercenaries? Each costs {price} of your {treasury} treasury, moves and fights "
        "as your other tokens do, and leaves after the conflicts.",
        section=g.rules.cite(Topic.SHIPS),
        public="may hire mercenaries",
        topic="mercenaries",
        limits=places(g, seat),
        total=treasury // price,
        exact=False,
    )


def _hire(g: Civ, seat: Seat, wanted: dict[str, int]) -> None:
    """All that is paid goes to stock, and each mercenary comes from there."""
    if not wanted:
        return
    paid = pay(g, seat, g.amount(seat, Trait.HIRE) * sum(wanted.values()))
    for area, count in wanted.items():
        place_hired(g, area, seat, count)
    g.tell(MercenariesHired(seat, dict(wanted), paid))


def dismiss(g: Civ) -> None:
    """All mercenaries go back to stock."""
    left = tuple((area, seat, n) for area, here in g.state.mercenaries.items() for seat, n in here.items())
    for area, seat, count in left:
        remove_hired(g, area, seat, count)
    if left:
        g.tell(MercenariesLeft(left))
