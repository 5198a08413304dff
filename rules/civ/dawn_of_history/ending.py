"""Dawn 28, 31, 32: the markers move; at the end everybody learns what decided between equal points."""

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.policies import total
from rules.civ.events_trade import TieDecided
from rules.civ.phases.succession import succession
from rules.civ.policies.scoring import ranking, wealth
from rules.table import Script


def movement_of_markers(g: Civ) -> Script[None]:
    """Dawn 28: as in the family; then the ties of a game that is over."""
    yield from succession(g)
    if g.state.over:
        tell_ties(g)


def tell_ties(g: Civ) -> None:
    """Dawn 32.2: what hands and treasuries are worth, of those with equal points and of nobody else."""
    order = [seat for seat in ranking(g) if seat in g.seats]
    for points in dict.fromkeys(total(g, seat) for seat in order):
        equal = [seat for seat in order if total(g, seat) == points]
        if len(equal) > 1:
            g.tell(TieDecided(points, tuple((seat, wealth(g, seat)) for seat in equal)))
