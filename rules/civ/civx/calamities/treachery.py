"""Treachery: whoever traded the card takes over cities of the victim."""

from collections.abc import Iterable, Sequence

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import destroy_cities, foresee_reducing, pick_cities, reduce_cities
from rules.civ.calamity.nearby_tokens import convert_near, remove_near
from rules.civ.civ import Civ
from rules.civ.civx.reach import break_tie, richest
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.pieces import annex_city
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, Seat, ask


def treachery(case: Case) -> Script[None]:
    """CivX 29.23: the trader selects cities and takes them over; nobody traded: they are reduced."""
    trader = case.trader()
    case.strike(trader)
    if not case.g.city_count(case.victim):
        case.pass_by("no city")
    elif trader is None:
        yield from _betrayed_by_nobody(case)
    else:
        yield from _betrayed(case, trader)


def _betrayed(case: Case, trader: Seat) -> Script[None]:
    """CivX 29.231, 29.235: cities, and tokens next to them if the card came from the other block."""
    g, count = case.g, case.figure("cities")
    act = f"take over from {g.name(case.victim)}"
    areas = yield from ask(pick_cities(case, trader, g.cities_of(case.victim), count, "annex", act))
    stock = g.nation(trader).city_stock
    own = yield from ask(
        pick_cities(case, trader, areas, stock, "keep", "keep for yourself", prefer=_as_named)
    )
    _annex(case, trader, own)
    for area in areas:
        if area not in own:
            yield from _annex_for_another(case, trader, area)
    if tokens := case.figure("tokens"):
        yield from convert_near(case, trader, trader, areas, tokens)


def _as_named(g: Civ, areas: Iterable[str]) -> list[str]:
    return list(areas)


def _annex_for_another(case: Case, trader: Seat, area: str) -> Script[None]:
    """CivX 29.234: what the trader has no city for goes to the most unit points in stock."""
    g = case.g
    able = [seat for seat in g.rivals(case.victim) if g.nation(seat).city_stock]
    if not able:
        destroy_cities(g, case.victim, case.name, (area,))
        return
    taker = yield from break_tie(case, trader, richest(g, able), f"taker-{area}")
    _annex(case, taker, (area,))


def _annex(case: Case, by: Seat, areas: Sequence[str]) -> None:
    for area in areas:
        annex_city(case.g, area, by)
    if areas:
        case.g.tell(UnitsAnnexed(case.victim, by, case.name, tuple(areas)))


def _betrayed_by_nobody(case: Case) -> Script[None]:
    """CivX 29.232, 29.235: the victim reduces cities, and removes tokens if the card is foreign."""
    areas = yield from ask(foresee(case)[0])
    reduce_cities(case.g, case.victim, case.name, areas)
    if tokens := case.figure("tokens"):
        yield from remove_near(case, areas, tokens)


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim would reduce, where nobody traded the card."""
    return foresee_reducing(case, case.figure("cities")) if case.trader() is None else []


EFFECT = Major(treachery, foresee)
