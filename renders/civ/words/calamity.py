"""What was told of calamities and special abilities, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from renders.civ.words.phrases import because, cards, cities, spread, tokens
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.civ import events_calamity as c


def say(event: Any, who: Who) -> str:
    """A sentence about a calamity or an ability; empty for any other event."""
    return _striking(event, who) or _losing(event, who) or _paying(event, who) or _moving(event, who)


def _striking(event: Any, who: Who) -> str:
    match event:
        case c.CalamitiesCounted(counts):
            held = listed((f"{who(seat)} {count}" for seat, count in counts if count), "nobody has any")
            return f"Calamities in hand: {held}."
        case c.CalamityDiscarded(seat, calamity):
            return f"{who(seat)} was spared {calamity}: too many calamities in hand."
        case c.CalamityStruck(seat, calamity, beneficiary):
            gain = f", to the benefit of {who(beneficiary)}" if beneficiary is not None else ""
            return f"{calamity} struck {who(seat)}{gain}."
        case c.CalamityPassed(seat, calamity, reason):
            return f"{calamity} did no harm to {who(seat)}: {reason.rstrip('.')}."
        case c.VictimsNamed(seat, calamity, victims):
            return f"{who(seat)} named {listed(who(v) for v in victims)} as further victims of {calamity}."
        case c.PlaceStruck(_, calamity, place):
            return f"{calamity} struck at {place}."
    return ""


def _losing(event: Any, who: Who) -> str:
    match event:
        case c.DamageTaken(seat, cause, amount, losses):
            where = f": {spread(losses)}" if losses else ""
            return f"{who(seat)} lost {counted(amount, 'unit point')} {because(cause)}{where}."
        case c.CitiesReduced(seat, cause, areas):
            return f"{who(seat)} saw {cities(areas)} reduced {because(cause)}."
        case c.CitiesDestroyed(seat, cause, areas):
            return f"{who(seat)} lost {cities(areas)} {because(cause)}."
        case c.UnitsDestroyed(seat, cause, area, points):
            return f"{who(seat)} lost everything in {area}, {counted(points, 'unit point')} {because(cause)}."
        case c.UnitsAnnexed(seat, by, cause, towns, taken):
            parts = [cities(towns) if towns else "", f"tokens: {spread(taken)}" if taken else ""]
            return f"{who(by)} annexed from {who(seat)} {because(cause)}: {listed(parts, 'nothing')}."
        case c.SteppedBack(seat, cause, steps):
            return f"{who(seat)} fell back {counted(steps, 'step')} on the A.S.T. {because(cause)}."
        case c.NationLeft(seat, civ, _):
            return f"{who(seat)} left the game: {civ} and its region are out of play."
    return ""


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


Story = tuple[c.CalamityStruck, list[Any]]


def suffered(story: Story, who: Who, tell: Callable[[Any, Who], str]) -> str:
    """A calamity and all it did, as one story."""
    struck, events = story
    rest = [tell(event, who).replace(f" ({struck.calamity})", "") for event in events]
    return " ".join([say(struck, who), *rest])


def stories(events: Sequence[Any]) -> list[Story]:
    """Every calamity that was revealed, with what it did. Equal cards may strike several at once."""
    found: list[Story] = []
    batch: list[Story] = []  # those revealed in a row; what follows is theirs
    is_open = False
    for event in events:
        if isinstance(event, c.CalamityStruck):
            batch = [*(batch if is_open else ()), (event, [])]
            found.append(batch[-1])
            is_open = True
        elif alike := [story for story in (*found, *batch) if _is_part(event, story[0].calamity)]:
            now = [story for story in batch if story in alike]
            victim = (story for story in now if story[0].seat == getattr(event, "seat", None))
            next(victim, alike[-1])[1].append(event)
            is_open = False
    return found


def _is_part(event: Any, name: str) -> bool:
    """Whether an event speaks of a calamity that was revealed."""
    if isinstance(event, c.CalamityDiscarded):
        return False
    return name in (getattr(event, "cause", ""), getattr(event, "calamity", ""))


def poured(events: list[c.HordeMoved], who: Who) -> list[str]:
    """The march of the barbarians in one line."""
    return [f"Barbarians poured into {listed(f'{x.area} ({x.tokens})' for x in events)}."]
