"""A nation is wiped out: its player takes no further part."""

from rules.civ.civ import Civ
from rules.civ.events_calamity import NationEliminated
from rules.civ.phases.leaving import withdraw
from rules.civ.pieces import destroy_city, pay, remove_tokens
from rules.table import Seat


def eliminate(g: Civ, seat: Seat, cause: str) -> None:
    """All pieces and cards of a seat go back; whoever meant to leave at the end of the turn is gone now."""
    for area in g.cities_of(seat):
        destroy_city(g, area)
    for area, count in g.tokens_of(seat).items():
        remove_tokens(g, area, seat, count)
    pay(g, seat, g.nation(seat).treasury)
    withdraw(g, seat)
    if seat in g.state.leaving:
        g.state.leaving.remove(seat)
    g.state.eliminated.append(seat)
    g.tell(NationEliminated(seat, g.nation(seat).civ, cause))
