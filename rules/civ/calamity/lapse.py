"""Advances that fail while a calamity lasts: what they made room for is lost."""

from collections.abc import Mapping

from rules.civ.calamity.case import Case, Role
from rules.civ.events_calamity import CrowdsStarved
from rules.civ.pieces import remove_tokens
from rules.table import Choice, Known, Pick, Script, Seat, at_once

LAPSE, SPARED = "lapse", "spared"
"""The numbers that say whether an advance of a victim fails, and in how many areas it does not."""


def failing(case: Case, seat: Seat) -> list[str]:
    """The advances of a seat that fail in this calamity."""
    changes = case.calamity.modifiers
    return [
        name
        for name in case.g.nation(seat).advances
        if any(LAPSE in numbers for numbers in changes.get(name, {}).values())
    ]


def starving(case: Case, seat: Seat, role: Role) -> dict[str, int]:
    """The tokens above the limits that hold without those advances, by area.

    Where others are too, no advance makes room.
    """
    if not case.figure(LAPSE, seat, role):
        return {}
    g, without = case.g, case.g.fork()
    lost = failing(case, seat)
    without.nation(seat).advances = [name for name in g.nation(seat).advances if name not in lost]
    alone = {area: n for area, n in g.tokens_of(seat).items() if g.is_alone(area, seat)}
    above = {area: tokens - without.room(area, seat) for area, tokens in sorted(alone.items())}
    return {area: tokens for area, tokens in above.items() if tokens > 0}


def doomed(case: Case, seat: Seat, role: Role) -> dict[str, int]:
    """The tokens that will starve if nothing else takes them; none where all their areas are spared."""
    above = starving(case, seat, role)
    return above if len(above) > case.figure(SPARED, seat, role) else {}


def starve(case: Case, victims: Mapping[Seat, Role]) -> Script[None]:
    """Each of these loses the tokens that its failing advances made room for, but where it is spared."""

    def question(seat: Seat) -> Pick | Known[tuple[str, ...]] | None:
        above = starving(case, seat, victims[seat])
        spared = min(case.figure(SPARED, seat, victims[seat]), len(above))
        if not above:
            return None
        return _spare(case, seat, above, spared) if spared else Known(())

    def lose(seat: Seat, spared: tuple[str, ...]) -> None:
        g = case.g
        lost = starving(case, seat, victims[seat])
        lost |= {area: max(0, g.tokens(area, seat) - g.room(area, seat)) for area in spared}
        losses = tuple((area, remove_tokens(g, area, seat, n)) for area, n in lost.items() if n)
        if losses:
            g.tell(CrowdsStarved(seat, case.name, tuple(failing(case, seat)), losses))

    yield from at_once(case.g.ranked(victims), question, lose)


def _spare(case: Case, seat: Seat, above: Mapping[str, int], count: int) -> Pick:
    areas = sorted(above, key=lambda area: (-above[area], area))
    return Pick(
        seat=seat,
        key=case.key("spared"),
        prompt=f"{case.name}: in which {count} areas does {' and '.join(failing(case, seat))} still help?",
        section=case.section,
        public=f"suffers from {case.name}",
        topic="spared",
        options=tuple(Choice(area, area, f"{above[area]} above the limit") for area in areas),
        least=count,
        most=count,
        fallback=tuple(areas[:count]),
    )
