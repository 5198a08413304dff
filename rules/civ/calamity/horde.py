"""A horde of barbarians: it falls upon a city and marches on while it is too many for the land."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import city_choices
from rules.civ.civ import Civ
from rules.civ.events_calamity import HordeMoved, HordeScattered
from rules.civ.phases.attacks import attack_city, attacker_of, muster, succeeds
from rules.civ.phases.token_conflict import fight, token_conflict
from rules.civ.pieces import move_tokens, place_tokens, remove_tokens
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask


@dataclass(frozen=True, slots=True)
class Excess:
    """Barbarian tokens above the limit of an area."""

    area: str
    tokens: int


Ways: TypeAlias = Callable[[str, int], list[str]]
"""Where so many tokens may go on to from an area."""


def unleash(case: Case, leader: Seat, tokens: int, first: list[str], ways: Ways) -> Script[Excess | None]:
    """WE ch.8: the leader chooses where the horde begins, and then its way; those that find none."""
    g = case.g
    area = yield from _begin(case, leader, first)
    place_tokens(g, area, BARBARIANS, tokens)
    g.tell(HordeMoved(case.victim, area, tokens))
    yield from _combat(g, area)
    steps = 0
    while (excess := g.tokens(area, BARBARIANS) - g.limit(area)) > 0:
        targets = ways(area, excess)
        if not targets:
            return Excess(area, excess)
        steps += 1
        onward = f"where do {excess} barbarian tokens march from {area}?"
        target = yield from _choose(case, leader, targets, f"march-{steps}", onward)
        move_tokens(g, area, target, BARBARIANS, excess)
        g.tell(HordeMoved(case.victim, target, excess))
        area = target
        yield from _combat(g, area)
    return None


def scatter(g: Civ, excess: Excess | None) -> None:
    """WE ch.8: barbarian tokens that find no way on are removed."""
    if excess is not None:
        remove_tokens(g, excess.area, BARBARIANS, excess.tokens)
        g.tell(HordeScattered(excess.area, excess.tokens))


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
    began = muster(g, ())
    yield from token_conflict(g, area, "conflict")
    yield from attack_city(g, area, token_conflict, began)


def _begin(case: Case, leader: Seat, first: list[str]) -> Script[str]:
    if all(case.g.state.cities.get(area) == case.victim for area in first):
        return (yield from _choose(case, leader, first, "city", "which city is attacked?"))
    return (yield from _choose(case, leader, first, "area", "which area is invaded?"))


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
    return tuple(Choice(area, area, _there(g, victim, area)) for area in areas)


def _there(g: Civ, victim: Seat, area: str) -> str:
    if area in g.state.cities:
        return "city"
    tokens = g.tokens(area, victim)
    return f"{tokens} token{'s' * (tokens != 1)}" if g.population(area) else "empty"
