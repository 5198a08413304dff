"""Where event cards strike: enemies with the most to lose, lands with the most to gain."""

from collections.abc import Iterable
from typing import Any

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.odds import round_odds
from rules.standins.history.force import active_card, sea_gains, spare_fleets, treasons
from rules.standins.history.worth import Position
from rules.table import Chance, Choose, Data, Pick, Question

REBELS = 2  # dice of whoever rises in civil wars, and of barbarians
STRUCK = 1 / 6  # a die shows a 1
CENTRE, AROUND, SPREADS = 0.42, 0.31, 0.42  # at least one 1 of three dice, of two, of three


def rise_gain(position: Position, land: LandId, dice: int = REBELS) -> float:
    """What an army that rises in a land brings on average; a fort mostly holds it off."""
    holding = position.view.lands.get(land)
    if holding is None:
        return position.gain(land)
    won, tied, _ = round_odds(dice, 1, -int(holding.fort), False)
    if holding.fort or holding.armies > 1:
        return won * won * position.gain(land)
    return won * position.gain(land) + tied * position.hurt(land)


def raid_gain(position: Position, barren: LandId) -> float:
    """What barbarians bring out of a barren land: one land after the other, until one holds."""
    won, _, _ = round_odds(REBELS, 1, 0, False)
    lands = [land for land in board().lands[barren].neighbours if is_enemy(position, land)]
    gains = sorted((rise_gain(position, land) for land in lands), reverse=True)
    return sum(gain * won**number for number, gain in enumerate(gains))


def is_enemy(position: Position, land: LandId) -> bool:
    """Whether somebody else holds a land."""
    holding = position.view.lands.get(land)
    return holding is not None and holding.seat != position.seat


def sickness(position: Position, lands: Iterable[LandId], chance: float) -> float:
    """What it brings if armies in these lands die with a chance."""
    return chance * sum(position.hurt(land) for land in lands)


def famine_gain(position: Position, area: AreaId) -> float:
    """What famine brings in an area."""
    return sickness(position, board().areas[area].lands, STRUCK)


def pestilence_gain(position: Position, centre: LandId) -> float:
    """What pestilence brings around a land."""
    around = sickness(position, board().lands[centre].neighbours, AROUND)
    return sickness(position, (centre,), CENTRE) + around


def plague_gain(position: Position, land: LandId) -> float:
    """What the plague brings that begins in a land: it wanders on where it hurts others most."""
    near = (position.hurt(there) for there in board().lands[land].neighbours)
    return SPREADS * (position.hurt(land) + SPREADS * max((*near, 0.0)))


def disaster_gain(position: Position, land: LandId) -> float:
    """What the fall of a monument brings, with the city beside it."""
    holding = position.view.lands.get(land)
    if holding is None:
        return 0.0
    before = position.points_in(land)
    after = position.points_in(land, is_sacked=True) - 1
    return position.pieces(land, holding.seat, after) - position.pieces(land, holding.seat, before)


def strike(question: Question[Any], position: Position, chance: Chance) -> Data:
    """Where a card strikes."""
    kind = question.key.split(":")[0]
    if isinstance(question, Pick):
        return _pick(kind, question, position)
    if isinstance(question, Choose):
        keys = [option.key for option in question.options]
        if kind == "treachery":
            lands = treasons(position.view, position.seat)
            return max(keys, key=lambda key: (lands.get(key, -1.0), position.gain(key), key))
        if kind == "astronomy":
            gains = sea_gains(position, active_card(position.view))
            return max(keys, key=lambda key: (gains[key], key))
        return max(keys, key=lambda key: (_rank(kind, key, position), key))
    return question.sample(chance)


def _pick(kind: str, question: Pick, position: Position) -> list[str]:
    keys = [option.key for option in question.options]
    if kind == "reallocation":
        return [key for key in keys if key in spare_fleets(position.view, position.seat)]
    if kind == "disaster":
        ranked = sorted(keys, key=lambda key: (-disaster_gain(position, key), key))
        useful = [key for key in ranked if disaster_gain(position, key) > 0]
        return (useful or ranked[:1])[: question.most]
    if kind.startswith("migrants"):
        return together(position, keys, question.most)
    return sorted(keys, key=lambda key: (-rise_gain(position, key), key))[: question.most]


def together(position: Position, lands: Iterable[LandId], most: int) -> list[LandId]:
    """So many lands of one area that bring most with each other."""
    rest, found = sorted(lands), list[LandId]()
    while rest and len(found) < most:

        def worth(land: LandId, entered: frozenset[LandId] = frozenset(found)) -> float:
            area = board().lands[land].area
            assert area is not None
            return position.area(area, entered | {land}) + position.spoils(land)

        found.append(max(rest, key=worth))
        rest.remove(found[-1])
    return found


def _rank(kind: str, option: str, position: Position) -> float:
    world = board()
    if option in world.areas:
        return famine_gain(position, option)
    if kind == "monument":
        return position.monument(option)
    if option in world.waters:
        navy = position.view.navies.get(option)
        return float(navy is not None and navy.seat != position.seat)
    if option in world.lands and kind == "pestilence":
        return pestilence_gain(position, option)
    if option in world.lands and kind == "plague":
        return plague_gain(position, option)
    if option in world.lands and world.lands[option].is_barren:
        return raid_gain(position, option)
    if option in world.lands:
        return rise_gain(position, option)
    return torn(position, option)


def torn(position: Position, foe: str) -> float:
    """What a civil war brings in the three best lands of an empire."""
    seat, _, force = foe.partition(":")
    lands = [land for land, h in position.view.lands.items() if (str(h.seat), h.force) == (seat, force)]
    return sum(sorted((rise_gain(position, land) for land in lands), reverse=True)[:3])
