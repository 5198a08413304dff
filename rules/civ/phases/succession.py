"""WE 13: the succession markers move, the game may end, discarded cards go back under their stacks."""

from collections.abc import Iterable

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.events_trade import BonusGranted, GameEnded, LastTurnCalled, MarkerMoved, MarkerStayed
from rules.civ.phases.leaving import departures
from rules.civ.ruleset import Epoch, Ruleset, Track
from rules.civ.traits import Trait
from rules.table import Script, Seat

NO_LIMIT = "none"


def succession(g: Civ) -> Script[None]:
    """WE 13: markers, then the end of the game; or those who leave go and cards are reshuffled."""
    entered = [seat for seat in g.order() if move_marker(g, seat)]
    g.state.over = _is_over(g, entered)
    if not g.state.over:
        yield from departures(g)
        cards.restack(g)
        g.state.over = len(g.seats) < 2
    if g.state.over:
        places = sorted(g.seats, key=lambda seat: g.rules.standing(g, seat), reverse=True)
        g.tell(GameEnded(tuple(places)))


def track(g: Civ) -> Track:
    """The side of the succession table in use."""
    return g.rules.tracks[g.state.options["track"]]


def epoch_on(rules: Ruleset, side: str, civ: str, step: int) -> Epoch:
    """The epoch of a step on a civilization's row; the start belongs to the first."""
    firsts, epochs = rules.civilizations[civ].tracks[side], rules.tracks[side].epochs
    return next((epoch for epoch in reversed(epochs) if firsts[epoch.name] <= step), epochs[0])


def epoch_at(g: Civ, seat: Seat, step: int) -> Epoch:
    """The epoch of a step on the seat's own row."""
    return epoch_on(g.rules, g.state.options["track"], g.nation(seat).civ, step)


def lacking(rules: Ruleset, epoch: Epoch, cities: int, advances: Iterable[str]) -> tuple[str, ...]:
    """WE 13: what so many cities and these advances lack to enter an epoch or to move through it."""
    names = list(advances)
    held = [rules.advances[name] for name in names]
    wanted = [
        (rules.amount(names, Trait.CITY_ON_TRACK, cities), epoch.cities, "cities"),
        (len(held), epoch.advances, "advances"),
        (sum(advance.points for advance in held), epoch.points, "points in advances"),
    ]
    for cost, number in epoch.advances_from.items():
        wanted.append((sum(a.cost >= cost for a in held), number, f"advances of {cost} or more"))
    for cost, number in epoch.advances_below.items():
        wanted.append((sum(a.cost < cost for a in held), number, f"advances below {cost}"))
    return tuple(f"{number} {what} (has {has})" for has, number, what in wanted if has < number)


def missing(g: Civ, seat: Seat, epoch: Epoch) -> tuple[str, ...]:
    """WE 13: what a seat lacks to enter an epoch or to move through it."""
    return lacking(g.rules, epoch, g.city_count(seat), g.nation(seat).advances)


def city_count(g: Civ, seat: Seat) -> int:
    """WE 13: the cities that count on the succession track."""
    return g.amount(seat, Trait.CITY_ON_TRACK, g.city_count(seat))


def move_marker(g: Civ, seat: Seat) -> bool:
    """WE 13a: a step forward if the next space allows it; whether the last epoch was entered."""
    nation, row = g.nation(seat), track(g)
    before, last = nation.step, row.epochs[-1]
    here = epoch_at(g, seat, before)
    if row.back_without_cities and not city_count(g, seat) and here is not row.epochs[0]:
        nation.step -= 1
    elif before < row.last:
        wants = missing(g, seat, epoch_at(g, seat, before + 1))
        if wants:
            g.tell(MarkerStayed(seat, before, wants))
        else:
            nation.step += 1
    if nation.step != before:
        g.tell(MarkerMoved(seat, before, nation.step, epoch_at(g, seat, nation.step).name))
    return here is not last and epoch_at(g, seat, nation.step) is last


def _is_over(g: Civ, entered: list[Seat]) -> bool:
    """WE 13b: somebody entered the last epoch, the turn after that is over, or the turn limit is reached."""
    limit = g.state.options.get("turns", NO_LIMIT)
    ends = g.state.last_turn or (limit != NO_LIMIT and g.state.turn >= int(limit))
    if not entered or g.state.last_turn:
        return ends
    if len(entered) == 1:
        g.nation(entered[0]).bonus = g.numbers.victory_bonus
        g.tell(BonusGranted(entered[0], g.numbers.victory_bonus))
    extra = track(g).extra_turns
    if extra and not ends:
        g.state.last_turn = True
        g.tell(LastTurnCalled(extra))
    return ends or not extra
