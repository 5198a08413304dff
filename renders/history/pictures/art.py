"""The picture and the colour of every event card."""

from __future__ import annotations

from renders.paint.colour import RGB
from rules.history_of_the_world import cards as c
from rules.history_of_the_world.cards import Deck, EventCard

TONES: dict[Deck, RGB] = {Deck.GREATER: (134, 38, 30), Deck.LESSER: (38, 84, 124)}
EMPIRE: RGB = (150, 108, 32)
EMPIRE_ART = "crown"
_ART: dict[type[c.Effect], str] = {
    c.Dice: "crown",
    c.Plus: "swords",
    c.Ties: "shield",
    c.Storm: "tower",
    c.Ignores: "horse",
    c.Landing: "ship",
    c.Coins: "coins",
    c.Forts: "tower",
    c.Astronomy: "star",
    c.Reallocate: "scales",
    c.Treachery: "mask",
    c.MinorEmpire: "column",
    c.Kingdom: "crown",
    c.Migrants: "people",
    c.CivilWar: "swords",
    c.Barbarians: "horse",
    c.Revolt: "flame",
    c.Crusade: "shield",
    c.Mortality: "skull",
    c.Plague: "skull",
    c.Pestilence: "serpent",
    c.Disaster: "volcano",
}


def art(card: EventCard) -> tuple[str, RGB]:
    """The glyph and the colour of a card."""
    return _ART[type(card.effects[0])], TONES[card.deck]
