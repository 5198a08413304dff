"""Where victory points come from."""

from functools import lru_cache

from rules.civ.cards import commodities, value
from rules.civ.civ import Civ
from rules.civ.events_trade import HandShown
from rules.civ.ruleset import Ruleset
from rules.table import Seat


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """WE 13d: victory points by source: cities, advances, steps on the succession track, the bonus card."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("cities", g.city_count(seat) * numbers.victory_city),
        ("advances", _printed_points(g.rules, tuple(nation.advances))),
        ("steps", nation.step * numbers.victory_step),
        ("bonus", nation.bonus),
    )


def score(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The points that count now, by source: what everybody may know and, at the end, what was in the hand."""
    hidden = g.rules.hand_points(g, seat) if g.state.over else 0
    return (*g.rules.points(g, seat), *((("hand", hidden),) if hidden else ()))


def no_hand_points(g: Civ, seat: Seat) -> int:
    """Cards in a hand are worth no points."""
    return 0


def set_points(g: Civ, seat: Seat) -> int:
    """The sets in a hand are worth their value."""
    return value(g.rules, commodities(g, seat), g.rules.trading.home(g, seat))


def wealth(g: Civ, seat: Seat) -> int:
    """What the sets in a hand are worth to anybody, and the treasury."""
    return value(g.rules, commodities(g, seat)) + g.nation(seat).treasury


def ranking(g: Civ) -> dict[Seat, int]:
    """The seats and their places, the first one first; where nothing decides between two they share one.

    Those whose nations were wiped out come behind all others, the latest first.
    """
    results = {seat: g.rules.placing(g, seat) for seat in g.seats}
    seats = sorted(results, key=results.__getitem__, reverse=True)
    placed = {seat: 1 + sum(other > results[seat] for other in results.values()) for seat in seats}
    gone = reversed(g.state.eliminated)
    return {**placed, **{seat: place for place, seat in enumerate(gone, start=len(placed) + 1)}}


def show_hands(g: Civ) -> None:
    """At the end everybody sees the cards that bring points."""
    for seat in g.order():
        if points := g.rules.hand_points(g, seat):
            g.tell(HandShown(seat, tuple(sorted(commodities(g, seat).elements())), points))


@lru_cache(maxsize=4096)
def _printed_points(rules: Ruleset, advances: tuple[str, ...]) -> int:
    """The victory points of these advances."""
    return sum(rules.advances[name].points for name in advances)
