"""The questions event cards ask of the player whose turn it is."""

from collections.abc import Iterable, Sequence

from rules.history_of_the_world.board import AreaId, LandId, WaterId
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.scoring import tally
from rules.table import Choice, Choose, Pick, Script, Seat, ask

SECTION = "HW IV Event cards"


def _public(key: str) -> str:
    return f"plays {event_cards()[key.split(':')[0]].name}"


def choose(
    g: History, key: str, prompt: str, options: Sequence[Choice], fallback: str | None = None
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


def land_choices(g: History, lands: Iterable[LandId]) -> tuple[Choice, ...]:
    """Lands to choose from, with what stands there."""
    return tuple(Choice(land, land_name(land), contents(g, land)) for land in lands)


def contents(g: History, land: LandId) -> str:
    """Whose army stands in a land, with a fort, a capital or city, a monument."""
    holding = g.holding(land)
    nobody = "barren" if g.board.lands[land].is_barren else "empty"
    words = [nobody if holding is None else whose(g, holding.seat)]
    words += ["fort"] if holding is not None and holding.fort else []
    words += [g.state.settlements[land].value] if land in g.state.settlements else []
    words += ["monument"] if land in g.state.monuments else []
    return ", ".join(words)


def whose(g: History, seat: Seat) -> str:
    """A player as the active one reads it."""
    return "yours" if seat == g.turn.seat else g.player(seat).name


def choose_land(g: History, key: str, prompt: str, lands: Sequence[LandId]) -> Script[LandId]:
    """A land, for an event card."""
    return (yield from choose(g, key, prompt, land_choices(g, lands), spared(g, lands)[0]))


def choose_centre(g: History, key: str, prompt: str, lands: Sequence[LandId]) -> Script[LandId]:
    """A land with all around it; where others have most more than the active player if time runs out."""

    def lead(centre: LandId) -> int:
        owners = [g.owner(land) for land in (centre, *g.board.lands[centre].neighbours)]
        return sum(-1 if owner == g.turn.seat else 1 for owner in owners if owner is not None)

    return (yield from choose(g, key, prompt, land_choices(g, lands), max(lands, key=lead)))


def spared(g: History, lands: Iterable[LandId]) -> list[LandId]:
    """The lands with those of the active player last: what a card strikes when nobody says where."""
    return sorted(lands, key=lambda land: g.owner(land) == g.turn.seat)


def choose_area(g: History, key: str, areas: Sequence[AreaId]) -> Script[AreaId]:
    """An area, for an event card; where others have most more than the active player if time runs out."""
    held_in = tally(g.state.lands)

    def lead(area: AreaId) -> int:
        held = held_in[area]
        return sum(-lands if seat == g.turn.seat else lands for seat, lands in held.items())

    options = []
    for area in areas:
        held = held_in[area]
        note = ", ".join(f"{whose(g, seat)} {lands}" for seat, lands in sorted(held.items()))
        options.append(Choice(area, g.board.areas[area].name, note or "empty"))
    name = event_cards()[key.split(":")[0]].name
    return (yield from choose(g, key, f"{name}: which area is struck?", options, max(areas, key=lead)))


def choose_water(g: History, key: str, prompt: str, waters: Sequence[WaterId]) -> Script[WaterId]:
    """A sea, for an event card."""
    return (yield from choose(g, key, prompt, [Choice(water, water_name(water)) for water in waters]))


def pick_lands(
    g: History, key: str, prompt: str, lands: Sequence[LandId], least: int, most: int
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
