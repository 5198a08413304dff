"""What the seats hold in their hands, in any of the games, and what it is called."""

from typing import Any

from rules.history_of_the_world.cards import event_cards

PRINTED = event_cards()  # one game's hands hold keys; people read names


def hands(state: Any) -> list[list[str]]:
    """The hands of all seats."""
    players = getattr(state, "nations", None) or state.players
    held = [getattr(player, "hand", ()) for player in players]  # nothing is secret where there are no hands
    return [[getattr(card, "name", card) for card in hand] for hand in held]
