"""A hand of trade cards: sets with their values, what one more would bring, and the calamities among them."""

from __future__ import annotations

from collections import Counter

from renders.civ.pictures.art import calamity_art, commodity_art
from renders.civ.shown import Shown
from renders.paint.card import Card, grid
from renders.paint.compose import flat
from renders.paint.tile import tiles
from renders.picture import Picture
from renders.words.alt import alt, clipped
from renders.words.counting import counted
from renders.words.listing import Listing
from rules.civ.cards import set_value, value
from rules.civ.stacks import Stack
from rules.civ.views import CardView

LARGE = 4
"""So many cards are shown as cards."""
WINDOW = 112
"""The height of a calamity's picture, which leaves room for what it does."""
CARD_TEXT = 92
"""What fits on a card at a readable size; the listing has it all."""
GRADES = {"minor": "minor calamity", "major": "major calamity", "non-tradeable": "not tradeable"}


def sets_of(shown: Shown) -> Counter[str]:
    """The commodities in the reader's hand, by stack and name."""
    goods = sorted((card.stack, card.name) for card in shown.view.hand if not card.grade)
    return Counter(name for _, name in goods)


def draw_hand(shown: Shown, page: int = 1) -> Picture:
    """The reader's own cards: a few large, many as tiles."""
    sets, held = sets_of(shown), [card for card in shown.view.hand if card.grade]
    cards = [_commodity(shown, name, count) for name, count in sets.items()]
    cards += [_calamity(shown, card) for card in held]
    worth = value(shown.rules, sets, _home(shown))
    treasury = shown.view.nations[shown.seat].treasury if shown.seat is not None else 0
    title = f"{shown.name(shown.seat)}: trade cards" if shown.seat is not None else "Trade cards"
    goods = counted(sets.total(), "commodity") + (f" worth {worth}" if sets.total() else "")
    said = f"{goods}, {counted(len(held), 'calamity')}"
    points = shown.view.hand_points
    subtitle = f"{said}, treasury {treasury}" + (f"; {points} V.P. if the game ended now" if points else "")
    pages = 1
    if len(cards) > LARGE:
        image, pages = tiles(cards, shown.scheme, (title, subtitle), page)
    else:
        image = grid(cards, shown.scheme, title, subtitle, nothing="No cards in hand")
    texts = [_say_set(shown, name, count) for name, count in sets.items()]
    texts += [_say_calamity(shown, card) for card in held]
    listing = Listing(f"{title}. Turn {shown.number}.").say(subtitle).section("Cards").say(*texts)
    return Picture(flat(image, shown.scheme.paper), alt(title, subtitle, *texts), str(listing), pages=pages)


def _home(shown: Shown) -> str:
    return shown.view.nations[shown.seat].block if shown.seat is not None else ""


def _worth(shown: Shown, name: str, count: int) -> int:
    return set_value(shown.rules, name, count, _home(shown))


def _origin(shown: Shown, name: str) -> str:
    """The block whose stacks a commodity comes from, where there are several."""
    printed = shown.rules.commodities.get(name)
    return f", {printed.block}" if printed and printed.block and _home(shown) else ""


def _one_more(shown: Shown, name: str, count: int) -> int:
    """What another card of the set would add; 0 if the set is complete."""
    printed = shown.rules.commodities.get(name)
    if printed is None or count >= printed.count:
        return 0
    return _worth(shown, name, count + 1) - _worth(shown, name, count)


def _commodity(shown: Shown, name: str, count: int) -> Card:
    art, tone = commodity_art(name)
    more = _one_more(shown, name, count)
    worth = _worth(shown, name, count)
    printed = shown.rules.commodities.get(name)
    return Card(
        name,
        tone,
        str(shown.rules.face_value(name)),
        art,
        (f"worth {worth}", f"one more: +{more}" if more else "set complete" if printed else "no value"),
        f"{count} of {printed.count}{_origin(shown, name)}" if printed else "",
        f"×{count}" if count > 1 else "",
    )


def _calamity(shown: Shown, card: CardView) -> Card:
    art, tone = calamity_art(card.name, card.grade)
    passer = f"from {shown.name(card.passer)}" if card.passer is not None else GRADES.get(card.grade, "")
    text = clipped(shown.rules.calamities[card.name].text, CARD_TEXT)
    return Card(card.name, tone, str(card.stack), art, (text,), passer, alarming=True, window=WINDOW)


def _say_set(shown: Shown, name: str, count: int) -> str:
    more = _one_more(shown, name, count)
    tail = f"; one more would add {more}" if more else ""
    face = shown.rules.face_value(name)
    return (
        f"{count} {name} of face value {face}{_origin(shown, name)}, worth {_worth(shown, name, count)}{tail}"
    )


def _say_calamity(shown: Shown, card: CardView) -> str:
    origin = f", passed on by {shown.full(card.passer)}" if card.passer is not None else ""
    text = shown.rules.calamities[card.name].text
    stack, grade = Stack(card.stack, card.block), GRADES.get(card.grade, card.grade)
    return f"{card.name}, stack {stack}, {grade}{origin}: {text}"
