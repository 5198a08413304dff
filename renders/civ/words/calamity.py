"""What was told of calamities and special abilities, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from renders.civ.words.phrases import because, cards, cities, spread, tokens
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.civ import events_calamity as c


@dataclass(frozen=True, slots=True)
class Story:
    """A calamity that was revealed, and what it did."""

    struck: c.CalamityStruck
    parts: list[Any] = field(default_factory=list)


PARTS = {
    c.Part.GAINS: ", to the benefit of {}",
    c.Part.LEADS: ", led by {}",
    c.Part.CHOOSES: ", with {} to choose what is lost",
    c.Part.SPARED: ", and {} cannot be named as a further victim",
}
"""What is said of whoever else has a part in a calamity."""


def say(event: Any, who: Who) -> str:
    """A sentence about a calamity or an ability; empty for any other event."""
    return _striking(event, who) or _losing(event, who) or _paying(event, who) or _moving(event, who)


def _striking(event: Any, who: Who) -> str:
    match event:
        case c.CalamitiesCounted(counts):
            held = listed((f"{who(seat)} {count}" for seat, count in counts if count), "nobody has any")
            return f"Calamities in hand: {held}."
        case c.CalamitiesRevealed(cases):
            return f"To be resolved: {listed(f'{calamity} ({who(seat)})' for seat, calamity in cases)}."
        case c.CalamityDiscarded(seat, calamity):
            return f"{who(seat)} was spared {calamity}: too many calamities in hand."
        case c.CalamityStruck(seat, calamity, beneficiary, part):
            also = PARTS[part].format(who(beneficiary)) if beneficiary is not None else ""
            return f"{calamity} struck {who(seat)}{also}."
        case c.CalamityPassed(seat, calamity, reason):
            return f"{calamity} did no harm to {who(seat)}: {reason.rstrip('.')}."
        case c.VictimsNamed(seat, calamity, victims):
            further = "further victims" if len(victims) != 1 else "a further victim"
            return f"{who(seat)} named {listed(who(v) for v in victims)} as {further} of {calamity}."
        case c.LossesAssigned(seat, calamity, shares):
            parts = listed(f"{counted(points, 'unit point')} to {who(other)}" for other, points in shares)
            return f"{who(seat)} assigned {parts} ({calamity})."
        case c.PlaceStruck(_, calamity, place):
            return f"{calamity} struck at {place}."
    return ""


def _losing(event: Any, who: Who) -> str:
    match event:
        case c.DamageTaken(seat, cause, amount, losses):
            where = f": {spread(losses)}" if losses else ""
            return f"{who(seat)} lost {counted(amount, 'unit point')} {because(cause)}{where}."
        case c.CrowdsStarved(seat, cause, advances, losses):
            return f"Without {listed(advances)} {who(seat)} could not feed {spread(losses)} {because(cause)}."
        case c.ShipsLost(seat, cause, areas):
            return f"{who(seat)} lost {counted(len(areas), 'ship')} {because(cause)}: {cards(areas)}."
        case c.TokensSentAway() | c.TokensCameBack():
            return _lending(event, who)
        case c.CitiesReduced(seat, cause, areas):
            were = "city of {} was" if len(areas) == 1 else "cities of {} were"
            return f"{who(seat)}’s {were.format(listed(areas))} reduced {because(cause)}."
        case c.CitiesDestroyed(seat, cause, areas):
            return f"{who(seat)} lost {cities(areas)} {because(cause)}."
        case c.UnitsDestroyed(seat, cause, area, points):
            return f"{who(seat)} lost everything in {area}, {counted(points, 'unit point')} {because(cause)}."
        case c.UnitsAnnexed(seat, by, cause, towns, taken):
            parts = [cities(towns) if towns else "", f"tokens: {spread(taken)}" if taken else ""]
            return f"{who(by)} annexed from {who(seat)} {because(cause)}: {listed(parts, 'nothing')}."
        case c.ShipsAnnexed(seat, by, cause, area, ships):
            return f"{who(by)} annexed {counted(ships, 'ship')} of {who(seat)} in {area} {because(cause)}."
        case c.SteppedBack(seat, cause, steps):
            return f"The marker of {who(seat)} fell back {counted(steps, 'step')} {because(cause)}."
        case c.NationLeft(seat, civ, ()):
            return f"{who(seat)} left the game: {civ} has no ruler any more."
        case c.FactionKept(seat, _, faction, kept, lost):
            stays = f"{counted(kept, 'unit point')} kept, {lost} lost"
            return f"{who(seat)} kept the {faction} faction: {stays}."
        case c.NationInherited(seat, former, _, advances, step):
            gained = listed(advances, "no new advance")
            return f"{who(seat)} came back with the advances of {who(former)} ({gained}), at step {step}."
        case c.NationLeft(seat, civ, _):
            return f"{who(seat)} left the game: {civ} and its region are out of play."
        case c.NationEliminated(seat, civ, cause):
            return f"{who(seat)} is out of the game: {civ} was wiped out {because(cause)}."
    return ""


def _lending(event: c.TokensSentAway | c.TokensCameBack, who: Who) -> str:
    if isinstance(event, c.TokensCameBack):
        return f"{who(event.seat)} got {tokens(event.amount)} back into stock."
    stores = ((event.stock, "stock"), (event.treasury, "treasury"))
    sources = [f"{count} from {place}" for count, place in stores if count]
    sources += [f"{count} from {area}" for area, count in event.losses]
    gone = event.stock + event.treasury + sum(count for _, count in event.losses)
    return f"{who(event.seat)} lost {tokens(gone)} for a while {because(event.cause)}: {listed(sources)}."


def _paying(event: Any, who: Who) -> str:
    match event:
        case c.TreasuryLost(seat, cause, amount):
            return f"{who(seat)} lost {amount} treasury {because(cause)}."
        case c.TreasuryPaid(seat, cause, amount):
            return f"{who(seat)} paid {amount} treasury {because(cause)}."
        case c.TreasuryGained(seat, cause, amount):
            return f"{who(seat)} gained {amount} treasury {because(cause)}."
        case c.CardsLost(seat, cause, names):
            return f"{who(seat)} discarded {cards(names)} {because(cause)}."
        case c.CardGiven(seat, to, cause):
            return f"{who(seat)} had to give {who(to)} a commodity card {because(cause)}."
    return ""


def _moving(event: Any, who: Who) -> str:
    match event:
        case c.HordeMoved(_, area, count):
            return f"Barbarians, {counted(count, 'token')}, poured into {area}."
        case c.HordeScattered(area, count):
            return f"{tokens(count).capitalize()} of the barbarians in {area} found no way on and scattered."
        case c.TokensResettled(seat, cause, taken, placed):
            origin = f" from {spread(taken)}" if taken else ""
            return f"{who(seat)} resettled tokens{origin} to {spread(placed)} {because(cause)}."
    return ""


def suffered(story: Story, who: Who, tell: Callable[[Any, Who], str]) -> str:
    """A calamity and all it did, in one paragraph."""
    name = story.struck.calamity
    rest = [tell(event, who).replace(f" ({name})", "") for event in story.parts]
    return " ".join([say(story.struck, who), *rest])


def stories(events: Sequence[Any]) -> tuple[list[Story], list[Any]]:
    """The calamities that were revealed, each with what it did, and what else happened.

    Equal cards may strike one after the other, or all at once: then each meets its own victim.
    """
    found: list[Story] = []
    rest: list[Any] = []
    at_once = 0  # where those begin that were revealed before anything came of them
    is_quiet = False
    for event in events:
        if isinstance(event, c.CalamityStruck):
            at_once = at_once if is_quiet else len(found)
            found.append(Story(event))
        elif story := _story_of(event, found, at_once):
            story.parts.append(event)
        else:
            rest.append(event)
        is_quiet = isinstance(event, c.CalamityStruck)
    return found, rest


def _story_of(event: Any, found: Sequence[Story], at_once: int) -> Story | None:
    """The calamity an event is a part of: of those revealed at once the one of its seat, else the last."""
    if isinstance(event, c.CalamityDiscarded):
        return None
    names = getattr(event, "cause", ""), getattr(event, "calamity", "")
    seat = getattr(event, "seat", None)
    own = [s for s in found[at_once:] if s.struck.calamity in names and s.struck.seat == seat]
    return next((s for s in [*own, *reversed(found)] if s.struck.calamity in names), None)


def poured(events: list[c.HordeMoved], who: Who) -> list[str]:
    """The march of the barbarians in one line."""
    return [f"Barbarians poured into {listed(f'{x.area} ({x.tokens})' for x in events)}."]
