"""Secondary victims: named by the primary one."""

from collections.abc import Sequence
from typing import Any

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.damage import damage_question, take_damage
from rules.civ.events_calamity import VictimsNamed
from rules.table import Choice, Pick, Question, Script, Seat, ask


def name_victims(case: Case, among: Sequence[Seat], effect: str) -> Script[tuple[Seat, ...]]:
    """WE 9: the primary victim names others, as many as the card says or as there are; it cannot refrain."""
    named = yield from ask(victims_question(case, among, effect))
    victims = tuple(case.g.ranked(int(key) for key in named))
    if victims:
        case.g.tell(VictimsNamed(case.victim, case.name, victims))
    return victims


def victims_question(case: Case, among: Sequence[Seat], effect: str) -> Pick:
    """WE 9: whom the primary victim names; the leaders, unless it says otherwise."""
    g = case.g
    count = min(case.figure("others"), len(among))
    strongest = sorted(g.ranked(among), key=lambda seat: -sum(n for _, n in g.rules.points(g, seat)))
    return Pick(
        seat=case.victim,
        key=case.key("victims"),
        prompt=f"{case.name}: name {_so_many(count)} must {effect}.",
        section=case.section,
        public=f"names further victims of {case.name}",
        topic="victims",
        options=tuple(Choice(str(seat), g.name(seat), g.nation(seat).name) for seat in g.ranked(among)),
        least=count,
        most=count,
        fallback=tuple(str(seat) for seat in strongest[:count]),
    )


def _so_many(count: int) -> str:
    return "another player, who" if count == 1 else f"{count} other players; each of them"


def damage_with_others(case: Case) -> Script[None]:
    """Damage for the victim, and damage for each of those it names."""
    others = yield from name_victims(case, case.nameable(case.g.areas_of), _effect(case))
    amounts = {case.victim: case.figure("damage")}
    amounts |= {seat: case.figure("damage", seat, Role.SECONDARY) for seat in others}
    yield from take_damage(case, amounts)


def foresee_damage_with_others(case: Case) -> list[Question[Any]]:
    """Whom the victim names, and where it takes its own damage."""
    damage = damage_question(case, case.victim, case.figure("damage"))
    named = victims_question(case, case.nameable(case.g.areas_of), _effect(case))
    return [named, *([damage] if damage.total else [])]


def _effect(case: Case) -> str:
    return f"take {case.calamity.effect[Role.SECONDARY]['damage']} damage"
