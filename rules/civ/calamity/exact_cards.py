"""Commodity cards of a certain face value: exactly, or more only as far as the hand makes it necessary."""

from dataclasses import dataclass

from rules.civ.calamity.case import Case
from rules.civ.calamity.commodities import card_choices, commodity_cards
from rules.civ.cards import commodities, set_worth
from rules.civ.civ import Civ
from rules.civ.faults_calamity import more_than_needed
from rules.table import Pick, Refusal, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactCards(Pick):
    """Cards of just so much face value."""

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """The value, and no more: there are cards that make it up."""
        picked = Pick.judge(self, answer)
        if isinstance(picked, Refusal) or self.total is None:
            return picked
        given = sum(self.weights[key] for key in picked)
        return Refusal((more_than_needed(self.section, given, self.total),)) if given > self.total else picked


def exact_cards(case: Case, value: int, act: str, topic: str) -> ExactCards:
    """Which cards of the victim go, of so much face value: the least above it that can be, or all."""
    g, seat = case.g, case.victim
    cards, ways = commodity_cards(g, seat), cheapest_ways(g, seat)
    total = min((total for total in ways if total >= value), default=max(ways))
    _, given = ways[total]
    more = "" if total == value else f" ({value} cannot be made up)"
    return ExactCards(
        seat=seat,
        key=case.key("cards"),
        prompt=f"{case.name}: {act} commodity cards with a face value of {total} in all{more}.",
        section=case.section,
        public=f"gives up cards for {case.name}",
        topic=topic,
        options=card_choices(g, cards),
        most=len(cards),
        weights={key: g.rules.face_value(name) for key, name in cards.items()},
        total=total,
        fallback=tuple(f"{name} {n}" for name, count in given.items() for n in range(1, count + 1)),
    )


def cheapest_ways(g: Civ, seat: Seat) -> dict[int, tuple[int, dict[str, int]]]:
    """Every face value that cards of a hand make up: what that costs in sets at least, and which cards."""
    ways: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    for name, held in sorted(commodities(g, seat).items()):
        for total, (cost, given) in list(ways.items()):
            for count in range(1, held + 1):
                reached = total + count * g.rules.face_value(name)
                lost = cost + set_worth(g, seat, name, held) - set_worth(g, seat, name, held - count)
                if reached not in ways or lost < ways[reached][0]:
                    ways[reached] = (lost, {**given, name: count})
    return ways
