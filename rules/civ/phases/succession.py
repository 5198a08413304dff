"""WE 13: the succession markers move, the game may end, discarded cards go back under their stacks."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.events_trade import BonusGranted, GameEnded, LastTurnCalled, MarkerMoved, MarkerStayed
from rules.civ.phases.leaving import departures
from rules.civ.policies.scoring import ranking, show_hands, wealth
from rules.civ.ruleset import Epoch, Goal, Ruleset, Track
from rules.civ.traits import Trait
from rules.table import Script, Seat

NO_LIMIT = "none"


def succession(g: Civ) -> Script[None]:
    """WE 13: markers, then the end of the game; or those who leave go and cards are reshuffled."""
    arrived = [seat for seat in g.order() if move_marker(g, seat)]
    g.state.over = _is_over(g, arrived)
    if not g.state.over:
        yield from departures(g)
        cards.restack(g)
        g.state.over = len(g.seats) < 2
    if g.state.over:
        show_hands(g)
        places = ranking(g)
        is_shared = len(set(places.values())) < len(places)
        g.tell(GameEnded(tuple(places), tuple(places.values()) if is_shared else ()))


def track(g: Civ) -> Track:
    """The side of the succession table in use."""
    return g.rules.tracks[g.rules.side(g.state.options)]


def epoch_on(rules: Ruleset, side: str, civ: str, step: int) -> Epoch:
    """The epoch of a step on a civilization's row; the start belongs to the first."""
    firsts, epochs = rules.civilizations[civ].tracks[side], rules.tracks[side].epochs
    return next((epoch for epoch in reversed(epochs) if firsts[epoch.name] <= step), epochs[0])


def asked_on(rules: Ruleset, side: str, civ: str, step: int) -> Epoch:
    """All that is asked of a marker that would move to a step: by its epoch, and by the space itself."""
    epoch = epoch_on(rules, side, civ, step)
    if rules.tracks[side].entry_only and epoch is epoch_on(rules, side, civ, step - 1):
        epoch = Epoch(epoch.name, cities=epoch.cities)
    due = rules.civilizations[civ].spaces.get(side, {}).get(step, 0)
    if rules.tracks[side].hand_counts:
        return replace(epoch, wealth=due)
    return replace(epoch, worth=due) if due > epoch.worth else epoch


def lacking(
    rules: Ruleset, asked: Epoch, cities: int, advances: Iterable[str], besides: int = 0
) -> tuple[str, ...]:
    """WE 13: what so many cities and these advances lack of what is asked.

    `besides` is what a hand and a treasury add to the wealth; it is told to nobody.
    """
    names = list(advances)
    held = [rules.advances[name] for name in names]
    wanted = [
        (rules.amount(names, Trait.CITY_ON_TRACK, cities), asked.cities, "cities"),
        (len(held), asked.advances, "advances"),
        (
            len({group for advance in held for group in advance.groups}),
            asked.groups,
            "groups with an advance",
        ),
        (sum(advance.points for advance in held), asked.points, "points in advances"),
        (sum(advance.cost for advance in held), asked.worth, "in prices of advances"),
    ]
    for cost, number in asked.advances_from.items():
        wanted.append((sum(a.cost >= cost for a in held), number, f"advances of {cost} or more"))
    for cost, number in asked.advances_below.items():
        wanted.append((sum(a.cost < cost for a in held), number, f"advances below {cost}"))
    found = [f"{number} {what} (has {has})" for has, number, what in wanted if has < number]
    prices = sum(advance.cost for advance in held)
    if prices + besides < asked.wealth:
        found.append(f"{asked.wealth} in advances, sets in hand and treasury (has {prices} in advances)")
    return tuple(found)


def move_marker(g: Civ, seat: Seat) -> bool:
    """WE 13a: a step forward if the next space allows it; whether that reached what ends the game."""
    nation, row = g.nation(seat), track(g)
    before = nation.step
    cities = g.amount(seat, Trait.CITY_ON_TRACK, g.city_count(seat))
    if row.back_without_cities and not cities and _epoch(g, seat) is not row.epochs[0]:
        nation.step -= 1
    elif before < row.last:
        _step_forward(g, seat)
    if nation.step != before:
        g.tell(MarkerMoved(seat, before, nation.step, _epoch(g, seat).name))
    return not _is_there(g, seat, before) and _is_there(g, seat, nation.step)


def _step_forward(g: Civ, seat: Seat) -> None:
    nation = g.nation(seat)
    asked = asked_on(g.rules, g.rules.side(g.state.options), nation.civ, nation.step + 1)
    if wants := lacking(g.rules, asked, g.city_count(seat), nation.advances, wealth(g, seat)):
        g.tell(MarkerStayed(seat, nation.step, wants))
    else:
        nation.step += 1


def _epoch(g: Civ, seat: Seat, step: int | None = None) -> Epoch:
    nation = g.nation(seat)
    at = nation.step if step is None else step
    return epoch_on(g.rules, g.rules.side(g.state.options), nation.civ, at)


def _is_there(g: Civ, seat: Seat, step: int) -> bool:
    """WE 13b: whether a step is, or lies in, what ends the game."""
    row = track(g)
    match row.goal:
        case Goal.STEP:
            return step >= row.last
        case Goal.EPOCH:
            return _epoch(g, seat, step) is row.epochs[-1]
    assert_never(row.goal)


def _is_over(g: Civ, arrived: list[Seat]) -> bool:
    """WE 13b: somebody reached the goal, the turns after that are over, or the turn limit is reached."""
    limit = g.state.options.get("turns", NO_LIMIT)
    ends = g.state.last_turn or (limit != NO_LIMIT and g.state.turn >= int(limit))
    if not arrived or g.state.last_turn:
        return ends
    if len(arrived) == 1 and g.numbers.victory_bonus:
        g.nation(arrived[0]).bonus = g.numbers.victory_bonus
        g.tell(BonusGranted(arrived[0], g.numbers.victory_bonus))
    extra = track(g).extra_turns
    if extra and not ends:
        g.state.last_turn = True
        g.tell(LastTurnCalled(extra))
    return ends or not extra
