"""Which event card to play: what each would bring now, against keeping it."""

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import (
    Astronomy,
    Barbarians,
    CivilWar,
    Coins,
    Crusade,
    Disaster,
    Effect,
    Forts,
    Kingdom,
    Migrants,
    MinorEmpire,
    Mortality,
    Pestilence,
    Plague,
    Reallocate,
    Revolt,
    Treachery,
    event_cards,
)
from rules.history_of_the_world.empires import EPOCHS, EmpireCard
from rules.history_of_the_world.scoring import CITY_POINTS
from rules.history_of_the_world.view import HistoryView
from rules.standins.history import strikes
from rules.standins.history.force import (
    active_card,
    campaigns_gain,
    crusade_gain,
    minor_gain,
    sea_gains,
    spare_fleets,
    treasons,
)
from rules.standins.history.patience import kept
from rules.standins.history.worth import Position
from rules.table import Choose

PLAYS = 2  # in a turn
WORTHWHILE = 0.3  # for which a card is played at all
COIN = 0.75  # an army that comes back
SHELTER = 0.6  # a fort more


def choose_card(question: Choose, view: HistoryView) -> str:
    """The best card, if it is good enough or the hand must be played out."""
    position = Position.of(view, question.seat)
    values = values_of([option.key for option in question.options if option.key != "none"], position)
    if not values:
        return "none"
    turns = EPOCHS[-1] - view.turn + 1
    must = len(view.hand) >= 2 * turns - 1
    waiting = {key: kept(key, view.turn, len(view.players)) for key in values}
    good = {
        key: worth - waiting[key]
        for key, worth in values.items()
        if worth > (0 if must else waiting[key] + WORTHWHILE)
    }
    ranked = sorted(good, key=lambda key: (-good[key], key))[: PLAYS - len(view.events)]
    return min(ranked, key=_spares_fleets, default="none")


def _spares_fleets(key: str) -> bool:
    """Reallocation comes last: which fleets are spared depends on the march, and that on the other card."""
    return any(isinstance(effect, Reallocate) for effect in event_cards()[key].effects)


def values_of(keys: list[str], position: Position) -> dict[str, float]:
    """What each card is worth now."""
    view = position.view
    empire = active_card(view)
    plain = campaigns_gain(position, empire, ())
    found: dict[str, float] = {}
    for key in keys:
        card = event_cards()[key]
        edge = campaigns_gain(position, empire, (key,)) - plain if card.edges else 0.0
        found[key] = edge + sum(effect_worth(effect, empire, position, plain) for effect in card.effects)
    return found


def effect_worth(effect: Effect, empire: EmpireCard, position: Position, plain: float) -> float:
    """Points one effect may bring by itself; how the armies fare with it is seen on their march."""
    view = position.view
    match effect:
        case MinorEmpire():
            return minor_gain(view, position, effect)
        case Crusade():
            return crusade_gain(view, position, effect)
        case Reallocate():
            coins = COIN * len(spare_fleets(view, position.seat))
            return campaigns_gain(position, empire, (), coins) - plain
        case Kingdom():
            return position.gain(effect.land) + position.pieces(effect.land, position.seat, CITY_POINTS)
        case Migrants():
            return _migrants(effect, position)
        case Coins():
            coins = effect.coins + effect.capital * empire.has_capital
            coins += effect.navigation * empire.has_navigation + effect.allies
            return campaigns_gain(position, empire, (), COIN * coins) - plain
        case Forts():
            return SHELTER * effect.forts if view.turn < EPOCHS[-1] else 0.0
        case Treachery():
            return max(treasons(view, position.seat).values(), default=0.0)
        case Astronomy():
            return max(sea_gains(position, empire).values()) - plain
        case _:
            return _strike_worth(effect, position)


def _migrants(effect: Migrants, position: Position) -> float:
    vacant = [land for land in board().areas[effect.area].lands if land not in position.view.lands]
    lands = frozenset(strikes.together(position, vacant, effect.armies))
    return position.area(effect.area, lands) - position.area(effect.area, frozenset())


def _strike_worth(effect: Effect, position: Position) -> float:
    """What a card brings that strikes others."""
    world, lands = board(), position.view.lands
    match effect:
        case CivilWar():
            foes = {f"{h.seat}:{h.force}" for h in lands.values() if h.seat != position.seat}
            return max((strikes.torn(position, foe) for foe in sorted(foes)), default=0.0)
        case Barbarians():
            return max(strikes.raid_gain(position, barren) for barren in world.barren)
        case Revolt():
            return strikes.rise_gain(position, effect.land, effect.dice)
        case Disaster():
            gains = sorted(strikes.disaster_gain(position, land) for land in position.view.monuments)
            return sum(gain for gain in gains[-effect.lands :] if gain > 0)
        case Mortality():
            gains = sorted(strikes.famine_gain(position, area) for area in world.areas)
            return sum(gains[-effect.areas :])
        case Plague():
            return max((strikes.plague_gain(position, land) for land in lands), default=0.0)
        case Pestilence():
            return max(strikes.pestilence_gain(position, land) for land in world.lands)
        case _:
            return 0.0
