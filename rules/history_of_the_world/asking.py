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


def choose(
    g: Play, key: str, prompt: str, options: Sequence[Choice], fallback: str | None = None
) -> Script[str]:
    """One of several, for an event card; the first one if time runs out, or the fallback."""
    return (
        yield from ask(
            Choose(
                seat=g.turn.seat,
                key=key,
                prompt=prompt,
                section=SECTION,
                public=_public(key),
                options=tuple(options),
                fallback=options[0].key if fallback is None else fallback,
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
    return (yield from choose(g, key, prompt, land_choices(g, lands), spared(g, lands)[0]))


def spared(g: Play, lands: Iterable[LandId]) -> list[LandId]:
    """The lands with those of the active player last: what a card strikes when nobody says where."""
    return sorted(lands, key=lambda land: g.owner(land) == g.turn.seat)


def choose_area(g: Play, key: str, areas: Sequence[AreaId]) -> Script[AreaId]:
    """An area, for an event card; where others have most more than the active player if time runs out."""

    def lead(area: AreaId) -> int:
        owners = [g.owner(land) for land in g.board.areas[area].lands]
        return sum(owner is not None and (-1 if owner == g.turn.seat else 1) for owner in owners)

    options = [Choice(area, g.board.areas[area].name) for area in areas]
    return (yield from choose(g, key, "Which area?", options, max(areas, key=lead)))


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
                fallback=tuple(spared(g, lands)[: min(least, len(lands))]),
            )
        )
    )
