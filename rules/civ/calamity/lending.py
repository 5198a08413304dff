"""Tokens that leave the game for a while."""

from collections.abc import Mapping

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.events_calamity import TokensCameBack, TokensSentAway
from rules.civ.phases.support import support_rate
from rules.civ.pieces import bring_back, pay, remove_tokens, send_away
from rules.table import Allocate, Seat

TREASURY = "treasury"


def tokens_to_lend(case: Case, count: int) -> Allocate | None:
    """Which tokens leave, where the stock has too few; None where it has enough."""
    g, seat = case.g, case.victim
    short = min(count - g.nation(seat).stock, g.nation(seat).treasury + g.census_of(seat))
    prompt = f"your stock is {short} short. Which others leave the game for a while?"
    return treasury_or_tokens(case, short, prompt, "lending") if short > 0 else None


def treasury_or_tokens(case: Case, count: int, prompt: str, topic: str) -> Allocate:
    """So many tokens of the victim, from its treasury and the board as it likes; all, if there are fewer."""
    g, seat = case.g, case.victim
    limits = {TREASURY: g.nation(seat).treasury, **dict(sorted(g.tokens_of(seat).items()))}
    limits = {place: tokens for place, tokens in limits.items() if tokens}
    due = min(count, sum(limits.values()))
    return Allocate(
        seat=seat,
        key=case.key("tokens"),
        prompt=f"{case.name}: {prompt}",
        section=case.section,
        public=f"gives up tokens for {case.name}",
        topic=topic,
        limits=limits,
        total=due,
        labels={place: f"{place} ({tokens})" for place, tokens in limits.items()},
        fallback=_spare_first(g, seat, limits, due),
    )


def _spare_first(g: Civ, seat: Seat, limits: Mapping[str, int], short: int) -> dict[str, int]:
    """Tokens that no city needs, from where most are; then the treasury; then any."""
    spare = max(0, g.census_of(seat) - support_rate(g, seat) * g.city_count(seat))
    left, taken = dict(limits), dict.fromkeys(limits, 0)
    money = left.pop(TREASURY, 0)
    for turn in range(short):
        if turn >= spare and taken.get(TREASURY, 0) < money:
            place = TREASURY
        elif any(left.values()):
            place = max(left, key=lambda area: (left[area], area))
            left[place] -= 1
        else:
            place = TREASURY
        taken[place] += 1
    return {place: tokens for place, tokens in taken.items() if tokens}


def lend(case: Case, count: int, others: Mapping[str, int]) -> None:
    """So many tokens leave the game: from stock, and these others."""
    g, seat = case.g, case.victim
    stock = send_away(g, seat, count)
    treasury = send_away(g, seat, pay(g, seat, others.get(TREASURY, 0)))
    areas = {area: tokens for area, tokens in others.items() if area != TREASURY and tokens}
    for area, tokens in areas.items():
        send_away(g, seat, remove_tokens(g, area, seat, tokens))
    if stock or treasury or areas:
        g.tell(TokensSentAway(seat, case.name, stock, treasury, tuple(areas.items())))


def return_tokens(g: Civ) -> None:
    """All tokens that left the game come back to their stocks."""
    for seat in g.order():
        if back := bring_back(g, seat):
            g.tell(TokensCameBack(seat, back))
