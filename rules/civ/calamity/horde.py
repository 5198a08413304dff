"""A horde of barbarians: it falls upon a city and marches on while it is too many for the land."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import city_choices
from rules.civ.civ import Civ
from rules.civ.events_calamity import HordeMoved, HordeScattered
from rules.civ.phases.attacks import attack_city, attacker_of, succeeds
from rules.civ.phases.token_conflict import fight, token_conflict
from rules.civ.pieces import move_tokens, place_tokens, remove_tokens
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask


def unleash(case: Case, leader: Seat, tokens: int, cities: list[str]) -> Script[None]:
    """WE ch.8: the leader chooses which of these cities is attacked first, and then the way."""
    g = case.g
    area = yield from _choose(case, leader, cities, "city", "which city is attacked?")
    place_tokens(g, area, BARBARIANS, tokens)
    g.tell(HordeMoved(case.victim, area, tokens))
    yield from _combat(g, area)
    steps = 0
    while (excess := g.tokens(area, BARBARIANS) - g.limit(area)) > 0:
        ways = ways_on(g, case.victim, area, excess)
        if not ways:
            remove_tokens(g, area, BARBARIANS, excess)
            g.tell(HordeScattered(area, excess))
            return
        steps += 1
        onward = f"where do {excess} barbarian tokens march from {area}?"
        target = yield from _choose(case, leader, ways, f"march-{steps}", onward)
        move_tokens(g, area, target, BARBARIANS, excess)
        g.tell(HordeMoved(case.victim, target, excess))
        area = target
        yield from _combat(g, area)


def ways_on(g: Civ, victim: Seat, area: str, tokens: int) -> list[str]:
    """WE ch.8: areas next by land or water with units of the victim; with a city if the attack succeeds."""
    near = sorted(g.board.neighbours[area] & set(g.areas_of(victim)))
    return [target for target in near if g.city_owner(target) is None or _would_fall(g, target, tokens)]


def _would_fall(g: Civ, target: str, tokens: int) -> bool:
    """WE ch.8: tokens beside the city are fought first; what their owners might choose does not count."""
    trial = g.fork()
    place_tokens(trial, target, BARBARIANS, tokens)
    fight(trial, target)
    return attacker_of(trial, target) == BARBARIANS and succeeds(trial, target)


def _combat(g: Civ, area: str) -> Script[None]:
    """WE ch.8: others in the area fight too; no card is drawn and no treasury gained for a city."""
    yield from token_conflict(g, area, "conflict")
    yield from attack_city(g, area, token_conflict)


def _choose(case: Case, leader: Seat, areas: list[str], step: str, what: str) -> Script[str]:
    g = case.g
    return (
        yield from ask(
            Choose(
                seat=leader,
                key=case.key(step),
                prompt=f"{case.name} against {g.name(case.victim)}: {what}",
                section=case.section,
                public=f"leads {case.name}",
                topic="horde",
                options=city_choices(g, areas) if step == "city" else _targets(g, case.victim, areas),
                fallback=areas[0],
            )
        )
    )


def _targets(g: Civ, victim: Seat, areas: list[str]) -> tuple[Choice, ...]:
    return tuple(
        Choice(area, area, "city" if area in g.state.cities else f"{g.tokens(area, victim)} tokens")
        for area in areas
    )
