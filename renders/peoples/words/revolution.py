"""A Revolution in words."""

from __future__ import annotations

from typing import Any

from renders.peoples.words import phrases as say
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.peoples import events as e
from rules.peoples.traits import Trait


def telling(event: Any, who: Who) -> str:
    """A step of a Revolution; empty for other events."""
    match event:
        case e.RevolutionBegan(seat):
            return f"{who(seat)} begins a Revolution."
        case e.TribesFed(seat, fed, paid, wild):
            return f"{who(seat)} feeds {counted(fed, 'tribe')} with {say.cost(paid, wild, 0, Trait.CIVICS)}."
        case e.AdvanceAcquired(seat, trait, level, paid, wild, culture):
            price = say.cost(paid, wild, culture, Trait.CULTURE)
            return f"{who(seat)} advances to {say.trait(trait)} {level} for {price}."
        case e.DevelopmentAcquired(seat, card, paid, wild, religion):
            price = say.cost(paid, wild, religion, Trait.RELIGION)
            return f"{who(seat)} develops {say.card(card)} for {price}."
        case e.SpecialistAcquired():
            return _specialist(event, who)
        case e.Reseeded(seat, returned, specialists):
            return _reseeded(seat, returned, specialists, who)
        case e.NeutralAdvanced(levels):
            known = listed((f"{say.trait(trait)} {level}" for trait, level in levels if level), "no trait")
            return f"The neutral people stands at {known}."
    return ""


def _specialist(event: e.SpecialistAcquired, who: Who) -> str:
    verb = "keeps" if event.kept else "takes"
    paid = say.cost(event.paid, event.wild, 0, event.trait)
    price = f" free{say.because(event.by)}" if event.by else f" for {paid}"
    return f"{who(event.seat)} {verb} {say.a(event.trait)} specialist{price}."


def _reseeded(seat: int, returned: e.Amounts, specialists: tuple[Trait, ...], who: Who) -> str:
    parts = [say.amounts(returned)] if returned else []
    parts += [f"the {say.trait(trait)} specialist" for trait in specialists]
    if not parts:
        return f"{who(seat)} ends the Revolution."
    return f"{who(seat)} ends the Revolution and returns {listed(parts)}."
