"""The questions event cards ask of the player whose turn it is."""

from collections.abc import Iterable, Sequence

from rules.history_of_the_world.board import AreaId, LandId, WaterId
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.play import Play
from rules.table import Choice, Choose, Pick, Script, ask

SECTION = "HW IV Event cards"


def _public(key: str) -> str:
    return f"plays {event_cards()[key.split(':')[0]].name}"


def choose(g: Play, key: str, prompt: str, options: Sequence[Choice]) -> Script[str]:
    """One of several, for an event card."""
    return (
        yield from ask(
            Choose(
                seat=g.turn.seat,
                key=key,
                prompt=prompt,
                section=SECTION,
                public=_public(key),
                options=tuple(options),
                fallback=options[0].key,
            )
        )
    )


def land_choices(g: Play, lands: Iterable[LandId]) -> tuple[Choice, ...]:
    """Lands to choose from, with whose army stands there."""
    found = []
    for land in lands:
        owner = g.owner(land)
        found.append(Choice(land, land_name(land), "empty" if owner is None else g.player(owner).name))
    return tuple(found)


def choose_land(g: Play, key: str, prompt: str, lands: Sequence[LandId]) -> Script[LandId]:
    """A land, for an event card."""
    return (yield from choose(g, key, prompt, land_choices(g, lands)))


def choose_area(g: Play, key: str, areas: Sequence[AreaId]) -> Script[AreaId]:
    """An area, for an event card."""
    options = [Choice(area, g.board.areas[area].name) for area in areas]
    return (yield from choose(g, key, "Which area?", options))


def choose_water(g: Play, key: str, prompt: str, waters: Sequence[WaterId]) -> Script[WaterId]:
    """A sea, for an event card."""
    return (yield from choose(g, key, prompt, [Choice(water, water_name(water)) for water in waters]))


def pick_lands(
    g: Play, key: str, prompt: str, lands: Sequence[LandId], least: int, most: int
) -> Script[tuple[LandId, ...]]:
    """Some lands, for an event card."""
    return (
        yield from ask(
            Pick(
                seat=g.turn.seat,
                key=key,
                prompt=prompt,
                section=SECTION,
                public=_public(key),
                options=land_choices(g, lands),
                least=min(least, len(lands)),
                most=min(most, len(lands)),
                fallback=tuple(lands[: min(least, len(lands))]),
            )
        )
    )
