"""The same game with everything changed that one seat (and every spectator) cannot see."""

from collections.abc import Callable, Collection
from typing import Any

from rules.civ.civx.game import RULESET as CIVX
from rules.civ.dawn_of_history.game import RULESET as DAWN
from rules.civ.ruleset import Grade
from rules.civ.state import CivState
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.state import HistoryState, Stage
from rules.table import Chance, Seat
from tests.bot.toy_state import State

DRAWN_OPENLY = {name for name, card in DAWN.calamities.items() if card.grade is Grade.NON_TRADEABLE}
"""Those that are laid open as soon as they are drawn, in the game that does so."""


def toy(state: State, seat: Seat, dice: Chance) -> None:
    """Other hands and the deck are dealt anew."""
    others = [house for n, house in enumerate(state.houses) if n != seat]
    cards = [card for house in others for card in house.cards] + state.deck
    dice.shuffle("cards", cards)
    for house in others:
        house.cards = [cards.pop() for _ in house.cards]
    state.deck = cards


def civ(state: CivState, seat: Seat, dice: Chance) -> None:
    """Other hands and scenario tokens are dealt anew among themselves, the stacks shuffled."""
    others = [nation for n, nation in enumerate(state.nations) if n != seat]
    cards = [card for nation in others for card in nation.hand]
    dice.shuffle("cards", cards)
    for nation in others:
        nation.hand = [cards.pop() for _ in nation.hand]
    tokens = [nation.scenario for nation in others]
    dice.shuffle("scenarios", tokens)
    for nation, token in zip(others, tokens, strict=True):
        nation.scenario = token
    for stack in state.stacks.values():
        dice.shuffle("stack", stack)


def civ_but(state: CivState, seat: Seat, dice: Chance, lying_open: Collection[str]) -> None:
    """As in the family, but for the calamities that lie open: everybody sees whose they are."""
    others = [nation for n, nation in enumerate(state.nations) if n != seat]
    kept = [[card for card in nation.hand if card.name in lying_open] for nation in others]
    for nation in others:
        nation.hand = [card for card in nation.hand if card.name not in lying_open]
    civ(state, seat, dice)
    for nation, cards in zip(others, kept, strict=True):
        nation.hand += cards


def civx(state: CivState, seat: Seat, dice: Chance) -> None:
    """All calamities lie open while they are resolved."""
    civ_but(state, seat, dice, CIVX.calamities if state.phase == "calamities" else ())


def dawn(state: CivState, seat: Seat, dice: Chance) -> None:
    """The same, and before that those that cannot be traded."""
    is_resolving = state.phase in ("barbarians", "calamities")
    civ_but(state, seat, dice, DAWN.calamities if is_resolving else DRAWN_OPENLY)


def history(state: HistoryState, seat: Seat, dice: Chance) -> None:
    """Other hands are dealt anew with the box, deck by deck; empires to draw and markers are shuffled."""
    others = [player for n, player in enumerate(state.players) if n != seat]
    decks = event_cards()
    for deck in {card.deck for card in decks.values()}:
        mine = [key for player in others for key in player.hand if decks[key].deck == deck]
        pool = mine + [key for key in state.box if decks[key].deck == deck]
        dice.shuffle("cards", pool)
        for player in others:
            player.hand = [pool.pop() if decks[key].deck == deck else key for key in player.hand]
        state.box = [pool.pop() if decks[key].deck == deck else key for key in state.box]
    dice.shuffle("empires", state.drawing.deck)
    if state.stage is not Stage.OVER:
        dice.shuffle("markers", state.marker_pile)


def peoples(state: Any, seat: Seat, dice: Chance) -> None:
    """Everything lies open: there is nothing to change that a seat does not see."""


OPEN = {"peoples"}
"""Games without any secret."""
DISGUISES: dict[str, Callable[[Any, Seat, Chance], None]] = {
    "toy": toy,
    "western-empires": civ,
    "civx": civx,
    "dawn-of-history": dawn,
    "tiny": civ,
    "history-of-the-world": history,
    "peoples": peoples,
}
