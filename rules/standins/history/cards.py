"""Which event card to play, and where: the stand-in's judgement of the cards."""

from typing import Any

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import (
    Astronomy,
    Barbarians,
    CivilWar,
    Coins,
    Crusade,
    Dice,
    Disaster,
    Effect,
    Forts,
    Kingdom,
    Landing,
    Migrants,
    MinorEmpire,
    Mortality,
    Pestilence,
    Plague,
    Plus,
    Reallocate,
    Revolt,
    Storm,
    Ties,
    Treachery,
    event_cards,
)
from rules.history_of_the_world.empires import EPOCHS, EmpireCard, empires
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.force import crusade_gain, minor_gain, spare_fleets, treasons
from rules.standins.history.worth import Position
from rules.table import Chance, Choose, Data, Pick, Question

PLAY = 2.4  # a card worth so much is played at once
LAST_CHANCE = 0.8  # ... and so much, if it cannot be played later
URGENT = 1.5  # ... which also puts it before cards that can
COIN = 0.75  # an army that comes back


def choose_card(question: Choose, view: HistoryView) -> str:
    """The best card, if it is good enough or the hand must be played out."""
    assert view.empire is not None
    empire = empires().cards[view.empire]
    position = Position.of(view, question.seat)
    cards = [option.key for option in question.options if option.key != "none"]
    values = {key: worth(key, view, empire, position) for key in cards}
    expiring = {key for key in cards if event_cards()[key].last == view.turn < EPOCHS[-1]}
    best = max(cards, key=lambda key: (values[key] * (URGENT if key in expiring else 1), key))
    turns = EPOCHS[-1] - view.turn + 1
    pressed = len(view.hand) >= 2 * turns - 1
    enough = LAST_CHANCE if best in expiring else PLAY
    return best if values[best] >= enough or (pressed and values[best] > 0) else "none"


def worth(key: str, view: HistoryView, empire: EmpireCard, position: Position) -> float:
    """What a card is worth now."""
    card = event_cards()[key]
    return sum(effect_worth(effect, view, empire, position) for effect in card.effects)


def effect_worth(effect: Effect, view: HistoryView, empire: EmpireCard, position: Position) -> float:
    """Points one effect may bring."""
    strength = empire.strength
    match effect:
        case MinorEmpire():
            return minor_gain(view, position, effect)
        case Crusade():
            return crusade_gain(view, position, effect)
        case Reallocate():
            return COIN * len(spare_fleets(view, position.seat))
        case Kingdom():
            return 2 + position.gain(effect.land)
        case Migrants():
            return 1.5 + board().areas[effect.area].presence(min(view.turn + 1, EPOCHS[-1]))
        case Dice():
            return 0.28 * strength
        case Plus():
            return (0.06 if effect.only else 0.26) * strength
        case Ties():
            return 0.08 * strength * effect.losses
        case Storm() | Landing():
            return 0.06 * strength
        case Coins():
            coins = effect.coins + effect.capital * empire.has_capital
            return coins + effect.navigation * empire.has_navigation + 0.7 * effect.allies
        case CivilWar():
            return 3 if view.lands else 0
        case Barbarians():
            return 2.5
        case Revolt():
            return 0.6 * position.gain(effect.land)
        case Forts():
            return 1
        case Treachery():
            return max(treasons(view, position.seat).values(), default=0.0)
        case Disaster():
            return sum(_is_enemy(view, position, land) for land in view.monuments) and 2
        case Mortality() | Plague() | Pestilence():
            return 1 if position.hurt(view.lands) > 3 else 0
        case Astronomy():
            return 0.8
    return 0.5


def _is_enemy(view: HistoryView, position: Position, land: str) -> bool:
    holding = view.lands.get(land)
    return holding is not None and holding.seat != position.seat


def answer_card(question: Question[Any], view: HistoryView, chance: Chance) -> Data:
    """Where a card strikes: enemies with the most to lose, lands with the most to gain."""
    position = Position.of(view, question.seat)
    kind = question.key.split(":")[0]
    if isinstance(question, Pick):
        keys = [option.key for option in question.options]
        if kind == "reallocation":
            return [key for key in keys if key in spare_fleets(view, question.seat)]
        ranked = sorted(keys, key=lambda key: (-_land_rank(kind, key, view, position), key))
        if kind == "disaster":
            ranked = [key for key in ranked if _is_enemy(view, position, key)] or ranked[:1]
        return ranked[: question.most]
    if isinstance(question, Choose):
        keys = [option.key for option in question.options]
        if kind == "treachery":
            lands = treasons(view, question.seat)
            return max(keys, key=lambda key: (lands.get(key, -1.0), position.gain(key), key))
        return max(keys, key=lambda key: (_rank(question.key, key, view, position), key))
    return question.sample(chance)


def _land_rank(kind: str, land: str, view: HistoryView, position: Position) -> float:
    holding = view.lands.get(land)
    fort = holding is not None and holding.fort
    return position.gain(land) - (1.0 if fort and kind != "disaster" else 0.0)


def _rank(key: str, option: str, view: HistoryView, position: Position) -> float:
    world = board()
    if option in world.areas:
        return position.hurt(world.areas[option].lands)
    if option in world.waters:
        return len(world.waters[option].lands)
    if option in world.lands and key.startswith(("pestilence", "plague")):
        return position.hurt((option, *world.lands[option].neighbours))
    if option in world.lands and world.lands[option].is_barren:
        return position.hurt(world.lands[option].neighbours)
    if option in world.lands:
        return _land_rank(key, option, view, position)
    seat, _, force = option.partition(":")
    lands = [land for land, h in view.lands.items() if (str(h.seat), h.force) == (seat, force)]
    gains = sorted((position.gain(land) for land in lands), reverse=True)
    return sum(gains[:3])
