"""WE 12: what advances cost a seat: the printed price less the credits it had before this turn."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.policies.purchasing import NONE_CHOSEN
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Bill:
    """The prices of one purchase, line by line."""

    lines: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """What has to be paid."""
        return sum(price for _, price in self.lines)


def credit_tokens(g: Civ, seat: Seat) -> dict[str, int]:
    """WE 12: the credit tokens of a seat by group: those of its advances and those of its own choice."""
    nation = g.nation(seat)
    return credits_of(g.rules, tuple(nation.advances), nation.credits.items(), nation.chosen.items())


def credits_of(
    rules: Ruleset,
    advances: tuple[str, ...],
    own: Iterable[tuple[str, int]],
    chosen: Iterable[tuple[str, str]] = (),
) -> dict[str, int]:
    """WE 12: the credit tokens printed on these advances, those of one's choice and one's own, by group."""
    found = dict(_printed_credits(rules, advances))
    for group, points in own:
        found[group] += points
    for name, group in chosen:
        found[group] += rules.advances[name].traits.get(Trait.CHOSEN_CREDITS, 0)
    return found


@lru_cache(maxsize=4096)
def _printed_credits(rules: Ruleset, advances: tuple[str, ...]) -> Mapping[str, int]:
    """The credit tokens printed on these advances, by group."""
    found = dict.fromkeys(rules.groups, 0)
    for name in advances:
        for group, points in rules.advances[name].credits.items():
            found[group] += points
    return found


def net_price(
    rules: Ruleset,
    name: str,
    tokens: Mapping[str, int],
    held: Collection[str],
    chosen: Mapping[str, str] = NONE_CHOSEN,
    discount: int = 0,
) -> int:
    """WE 12: the printed price less the credits and a discount; never below 0."""
    credit = rules.purchasing.credit(rules, name, tokens, held, chosen)
    return max(0, rules.advances[name].cost - credit - discount)


def price(g: Civ, seat: Seat, name: str, discount: int = 0) -> int:
    """WE 12: what an advance costs a seat."""
    nation = g.nation(seat)
    return net_price(g.rules, name, credit_tokens(g, seat), nation.advances, nation.chosen, discount)


def for_sale(g: Civ, seat: Seat) -> list[str]:
    """WE 12: the advances a seat does not hold yet and may acquire, cheapest first."""
    held, bar = g.nation(seat).advances, g.rules.purchasing.bar
    unheld = [name for name in g.rules.advances if name not in held and not bar(g, seat, name)]
    return sorted(unheld, key=lambda name: (g.rules.advances[name].cost, name))


def trait_of(g: Civ, names: Iterable[str], trait: Trait) -> int:
    """What these advances bring at the moment they are bought."""
    return g.rules.amount(names, trait)


def make_bill(g: Civ, seat: Seat, names: Iterable[str], wish: str = "") -> Bill:
    """WE 12: one transaction; WE ch.9: an advance may be discounted by another of the same purchase."""
    bought = list(names)
    tokens, held, chosen = credit_tokens(g, seat), g.nation(seat).advances, g.nation(seat).chosen
    prices = {name: net_price(g.rules, name, tokens, held, chosen) for name in bought}
    if off := trait_of(g, bought, Trait.DISCOUNT):
        name = wish or dearest(g, prices)
        prices |= {name: net_price(g.rules, name, tokens, held, chosen, off)} if name in prices else {}
    return Bill(tuple(prices.items()))


def dearest(g: Civ, prices: Mapping[str, int]) -> str:
    """WE ch.9: where a discount goes unless somebody wishes otherwise; nowhere, if nothing else is bought."""
    others = [name for name in prices if not g.rules.advances[name].traits.get(Trait.DISCOUNT)]
    return max(others, key=lambda name: prices[name], default="")


def most_gifts(g: Civ, bought: Iterable[str]) -> int:
    """WE ch.9: how many advances may come free with those bought."""
    givers = [traits for name in bought if Trait.FREE_ADVANCE in (traits := g.rules.advances[name].traits)]
    return sum(traits.get(Trait.FREE_ADVANCES, 1) for traits in givers)


def gifts(g: Civ, seat: Seat, bought: Iterable[str]) -> list[str]:
    """WE ch.9: the advances that may come free with those bought: of the giver's group, below its limit."""
    taken = list(bought)
    found = []
    for giver in taken:
        below = g.rules.advances[giver].traits.get(Trait.FREE_ADVANCE, 0)
        group = g.rules.advances[giver].groups[0]
        for name in for_sale(g, seat):
            advance = g.rules.advances[name]
            if advance.cost < below and group in advance.groups and name not in taken:
                found.append(name)
    return found
