"""Ch. II: the set-up of a game."""

from collections.abc import Mapping

from rules.history_of_the_world.cards import Deck, EventCard, event_cards
from rules.history_of_the_world.options import MINOR_EMPIRES
from rules.history_of_the_world.state import HistoryState, Player
from rules.table import Chance

GREATER_DEALT = 3
LESSER_DEALT = 7
MINOR_DEALT = 1
MARKERS = (3, 3, 4, 4, 4, 5, 5, 6)


def copies(*cards: EventCard) -> list[str]:
    """The cards of a pile, copy by copy."""
    return [card.key for card in cards for _ in range(card.copies)]


def open_game(options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> HistoryState:
    """Ch. II: players, event cards dealt, markers shuffled; the drawing of epoch I comes next."""
    state = HistoryState(dict(options), [Player(name) for name in names])
    deal_events(state, chance)
    state.marker_pile = list(MARKERS)
    chance.shuffle("markers", state.marker_pile)
    return state


def deal_events(state: HistoryState, chance: Chance) -> None:
    """Ch. II Event Cards: three greater and seven lesser for each; the rest stays in the box unseen."""
    cards = event_cards().values()
    lesser = copies(*(card for card in cards if card.deck is Deck.LESSER))
    minor = copies(*(card for card in cards if card.is_minor_empire))
    greater = copies(*(card for card in cards if card.deck is Deck.GREATER and not card.is_minor_empire))
    if state.options[MINOR_EMPIRES] == "yes":
        piles = [(minor, MINOR_DEALT), (greater, GREATER_DEALT - MINOR_DEALT), (lesser, LESSER_DEALT)]
    else:
        piles = [(greater + minor, GREATER_DEALT), (lesser, LESSER_DEALT)]
    for pile, dealt in piles:
        chance.shuffle("events", pile)
        for player in state.players:
            player.hand += pile[:dealt]
            del pile[:dealt]
        state.box += pile
    for player in state.players:
        player.hand.sort()
    state.box.sort()
