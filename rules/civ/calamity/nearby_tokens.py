"""Tokens around a place that was struck."""

from collections.abc import Iterable

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.events_calamity import DamageTaken, UnitsAnnexed
from rules.civ.pieces import annex_tokens, remove_tokens
from rules.civ.state import BARBARIANS
from rules.table import Allocate, Script, Seat, ask


def tokens_near(g: Civ, seat: Seat, areas: Iterable[str]) -> dict[str, int]:
    """The tokens of a seat in areas next to these by land or water."""
    near = {other for area in areas for other in g.board.neighbours[area]}
    return {area: count for area, count in sorted(g.tokens_of(seat).items()) if area in near}


def convert_near(case: Case, by: Seat, chooser: Seat, areas: Iterable[str], count: int) -> Script[None]:
    """So many tokens of the victim near these areas become another party's, as far as its stock goes."""
    g = case.g
    able = count if by == BARBARIANS else min(count, g.nation(by).stock)
    taker = "you take over" if by == chooser else f"{g.name(by)} take over"
    spread = yield from ask(_question(case, chooser, areas, able, taker))
    taken = {area: annex_tokens(g, area, case.victim, by, wanted) for area, wanted in spread.items()}
    moved = tuple((area, number) for area, number in taken.items() if number)
    if moved:
        g.tell(UnitsAnnexed(case.victim, by, case.name, (), moved))


def remove_near(case: Case, areas: Iterable[str], count: int) -> Script[None]:
    """The victim removes so many of its tokens near these areas."""
    g = case.g
    spread = yield from ask(_question(case, case.victim, areas, count, "you remove"))
    for area, number in spread.items():
        remove_tokens(g, area, case.victim, number)
    if spread:
        g.tell(DamageTaken(case.victim, case.name, sum(spread.values()), tuple(spread.items())))


def _question(case: Case, chooser: Seat, areas: Iterable[str], count: int, what: str) -> Allocate:
    struck = sorted(areas)
    limits = tokens_near(case.g, case.victim, struck)
    return Allocate(
        seat=chooser,
        key=case.key("tokens"),
        prompt=f"{case.name}: which tokens of {case.g.name(case.victim)} next to {', '.join(struck)} are the "
        f"{min(count, sum(limits.values()))} that {what}?",
        section=case.section,
        public=f"chooses tokens for {case.name}",
        topic="tokens",
        limits=limits,
        total=count,
    )
