"""Ch. 8.4: an attacked tribe retreats, or goes back to its people's pool."""

from rules.peoples.events import TribeRetreated
from rules.peoples.pieces import is_whole_without, move_tribe, remove_tribe
from rules.peoples.play import Play
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.state import NEUTRAL, Tribe
from rules.table import Choice, Choose, Script

SECTION = "8.4"
TOPIC = "retreat"
OFF = "off"


def refuges(g: Play, tribe: Tribe, area: AreaId) -> list[AreaId]:
    """Ch. 8.4: empty land areas with a resource that border the tribe itself or any other own tribe."""
    near = [area, *(held for held in g.held_by(tribe.seat) if held != area)]
    found = dict.fromkeys(other for own in near for other in g.world.borders(own))
    return [other for other in found if g.is_empty_land(other) and resource_of(other) is not None]


def check_neutral_retreat(g: Play, tribe: Tribe, to: AreaId | None) -> None:
    """Ch. 8.4: the attacker chooses where a neutral tribe goes."""
    legal = refuges(g, tribe, tribe.areas[0])
    if to is not None and to not in legal:
        text = f"The neutral tribe cannot retreat to {to}."
        raise refuse("no-refuge", text, SECTION, ", ".join(legal) or "off the map")


def retreat(
    g: Play, tribe: Tribe, target: AreaId, chosen: AreaId | None
) -> Script[tuple[AreaId, AreaId | None]]:
    """Ch. 8.4: one tribe of the defender leaves, all attacked are disengaged; what it left, where it went."""
    tribe.engaged = False
    if tribe.seat == NEUTRAL:
        area, to = tribe.areas[0], chosen
    else:
        area, to = yield from _choose(g, tribe, target)
    if to is None:
        remove_tribe(g, area)
        g.tell(TribeRetreated(tribe.seat, area, None))
        return area, None
    has_piece = move_tribe(g, area, to, engaged=False)
    g.tell(TribeRetreated(tribe.seat, area, to if has_piece else None))
    return area, to if has_piece else None


def _choose(g: Play, tribe: Tribe, target: AreaId) -> Script[tuple[AreaId, AreaId | None]]:
    """The defender's choice: which tribe of a settlement, and where to."""
    leaving = [area for area in tribe.areas if is_whole_without(g, tribe, area)]
    leaving.sort(key=lambda area: area != target)
    options = []
    for area in leaving:
        options += [
            Choice(f"{area}>{to}", f"{area} to {to}", resource_of(to) or "") for to in refuges(g, tribe, area)
        ]
    options.sort(key=lambda option: _held(g, tribe, option))
    options += [Choice(f"{area}>{OFF}", f"{area} leaves the map") for area in leaving]
    answer = yield from g.ask(
        Choose(
            seat=tribe.seat,
            key=f"retreat:{g.turn.step}:{target}",
            prompt=f"{g.player(g.turn.seat).name} has attacked {'-'.join(tribe.areas)}. "
            "Which tribe leaves, and where does it go?",
            section=f"PC {SECTION}",
            public="retreats",
            topic=TOPIC,
            options=tuple(options),
            fallback=options[0].key,
        )
    )
    area, _, to = answer.partition(">")
    return area, None if to == OFF else to


def _held(g: Play, tribe: Tribe, option: Choice) -> int:
    """How much of the resource of a refuge its people has: what it lacks comes first."""
    kind = resource_of(option.key.partition(">")[2])
    return g.player(tribe.seat).resources.get(kind or "", 0)
