"""A player's own cards: the empire of the epoch and the event cards, with what they do."""

from __future__ import annotations

from renders.history.pictures.art import EMPIRE, EMPIRE_ART, art
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.words.rulebook import epochs
from renders.paint.card import Card, grid
from renders.paint.compose import flat
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted, roman
from renders.words.listing import Listing
from rules.history_of_the_world.cards import Deck, EventCard, event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import HistoryView

LEAST, MOST = 3, 5
"""How many cards stand beside each other: two rows are read more easily than a tall sheet."""
WINDOW = 78
"""A low picture: the text of the card matters more."""


def draw_hand(shown: Shown) -> Picture:
    """The reader's own cards."""
    view = shown.view
    held = [event_cards()[key] for key in view.hand]
    held.sort(
        key=lambda card: (card.deck is Deck.LESSER, not _is_playable(view, card), card.first, card.name)
    )
    cards = [_empire(shown, key, note) for key, note in known_empires(shown)]
    cards += [_event(shown, card) for card in held]
    title = f"{shown.player(shown.seat)}: cards" if shown.seat is not None else "Cards"
    greater = sum(card.deck is Deck.GREATER for card in held)
    said = f"{counted(greater, 'greater event')}, {counted(len(held) - greater, 'lesser event')}"
    subtitle = f"Epoch {roman(view.turn)}: {said}"
    across = min(MOST, max(LEAST, -(-len(cards) // 2)))
    head = f"{shown.written(shown.seat)}: cards" if shown.seat is not None else title
    image = grid(cards, shown.scheme, head, subtitle, across, scale=1.0, nothing="No cards in hand")
    texts = [f"{note}: {say.empire(key)}. {say.empire_facts(key)}" for key, note in known_empires(shown)]
    texts += [_say(view, card) for card in held]
    listing = Listing(f"{title}. {subtitle}.").section("Cards").say(*texts)
    names = [text.partition(":")[0] for text in texts]
    return Picture(flat(image, shown.scheme.paper), alt(title, subtitle, ", ".join(names)), str(listing))


def known_empires(shown: Shown) -> list[tuple[str, str]]:
    """The empire cards of this epoch that the reader has seen, and what became of them."""
    view = shown.view
    found = [(view.own_empire, "Your empire")] if view.own_empire else []
    if view.drawn and not found and not view.passed:
        found.append((view.drawn, "Drawn"))
    found += [(card, f"Passed to {shown.written(seat)}") for seat, card in view.passed]
    return found if view.stage is not Stage.OVER else []


def _is_playable(view: HistoryView, card: EventCard) -> bool:
    return card.belongs_to(view.turn)


def _empire(shown: Shown, key: str, note: str) -> Card:
    card = empires().cards[key]
    lines = []
    for people in card.empires:
        name = f"{people.name}: " if len(card.empires) > 1 else ""
        capital = ", capital" if people.capital else ""
        lines.append(f"{name}{people.strength} armies from {land_name(people.start)}{capital}")
        if people.navigation:
            lines.append(f"Fleets: {say.waters(people.navigation)}")
    return Card(
        card.name,
        EMPIRE,
        roman(card.epoch),
        EMPIRE_ART,
        tuple(lines),
        note,
        str(card.strength),
        window=WINDOW,
    )


def _event(shown: Shown, card: EventCard) -> Card:
    picture, tone = art(card)
    playable = _is_playable(shown.view, card)
    foot = epochs(card.first, card.last) if (card.first, card.last) != (1, 7) else f"{card.deck} event"
    gone = card.last < shown.view.turn
    return Card(
        card.name.replace("Minor Empire", "Minor"),
        tone,
        "",
        picture,
        (card.text,),
        "too late" if gone else foot if playable else f"not yet: {foot}",
        muted=not playable,
        window=WINDOW,
    )


def _say(view: HistoryView, card: EventCard) -> str:
    when = "" if _is_playable(view, card) else ", not playable in this epoch"
    return f"{card.name} ({card.deck} event, {epochs(card.first, card.last)}{when}): {card.text}"
