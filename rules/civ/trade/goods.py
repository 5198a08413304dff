"""WE 7: who can trade, which cards, and what may be said of them."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.topics import Topic
from rules.table import Fault, Seat


def partners(g: Civ, seat: Seat) -> list[Seat]:
    """WE 7: the seats one may trade with: those with cards enough for a deal who are not done for good."""
    gone = g.state.floor.gone
    return [s for s in g.rivals(seat) if cards.hidden(g, s) >= g.numbers.deal_cards and s not in gone]


def still_trading(g: Civ, seat: Seat) -> list[Seat]:
    """Whom an offer to everybody is made to: those who are done are left in peace."""
    return [s for s in partners(g, seat) if s not in g.state.floor.done]


def tradeable(g: Civ, seat: Seat) -> list[str]:
    """WE 7: the cards of a seat that may be traded, commodities first, by stack."""
    names = [card.name for card in g.nation(seat).hand if cards.is_tradeable(g.rules, card.name)]
    return sorted(names, key=lambda n: (not cards.is_commodity(g.rules, n), g.rules.stack_of(n), n))


def true_names(g: Civ, give: Iterable[str]) -> list[str]:
    """What may be said of cards without a lie: the commodities among them."""
    return [name for name in give if cards.is_commodity(g.rules, name)]


def section(g: Civ) -> str:
    """Where the rulebook speaks of trade."""
    return g.rules.cite(Topic.TRADE)


def _lacking(wanted: Iterable[str], have: Mapping[str, int]) -> list[str]:
    return sorted(Counter(wanted) - Counter(have))


def untrue(g: Civ, named: Iterable[str], given: Iterable[str]) -> list[str]:
    """WE 7: those of the names that must be true and are not."""
    return _lacking(list(named)[: g.numbers.deal_true], Counter(given))


def truth_faults(g: Civ, named: Iterable[str], given: Iterable[str]) -> list[Fault]:
    """WE 7: the first names must be true."""
    wrong = untrue(g, named, given)
    return [faults.not_true(section(g), wrong, g.numbers.deal_true)] if wrong else []


def card_faults(g: Civ, seat: Seat, given: Iterable[str]) -> list[Fault]:
    """What is wrong with the cards somebody wants to give."""
    given, found = list(given), []
    if lacking := _lacking(given, cards.hand(g, seat)):
        found.append(faults.not_in_hand(section(g), lacking))
    if barred := sorted({name for name in given if not cards.is_tradeable(g.rules, name)}):
        found.append(faults.not_tradeable(section(g), barred))
    return found


def name_faults(g: Civ, what: str, named: tuple[str, ...], count: int) -> list[Fault]:
    """What is wrong with the commodities named for one side."""
    found = []
    if strange := sorted({name for name in named if not cards.is_commodity(g.rules, name)}):
        found.append(faults.not_a_commodity(section(g), strange))
    if len(named) < g.numbers.deal_true:
        found.append(faults.too_few_named(section(g), what, g.numbers.deal_true))
    if len(named) > count:
        found.append(faults.too_many_named(section(g), what, count))
    return found
