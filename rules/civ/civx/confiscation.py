"""CivX 23.6, 30.492: Trade Empire demands cards of other players by the number of their stack."""

from collections.abc import Sequence

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.civx.demands import Asked, Demand, DemandReferee
from rules.civ.events_trade import CardDemanded, CardSurrendered
from rules.civ.ruleset import Grade
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Plan, Script, Seat, ask, ask_all, in_turn


def confiscation(g: Civ, order: Sequence[Seat]) -> Script[None]:
    """CivX 23.6: after the draw, before any purchase; several holders in the order of the draw."""
    holders = [seat for seat in order if g.allows(seat, Trait.CONFISCATE)]
    yield from in_turn(
        holders,
        lambda seat: _question(g, seat, Asked(), 1),
        lambda seat, demands: _carry_out(g, seat, demands),
    )


def _question(g: Civ, seat: Seat, asked: Asked, round_: int) -> Plan[tuple[Demand, ...]] | None:
    referee = DemandReferee(g, seat, asked)
    if not referee.possible():
        return None
    left = g.amount(seat, Trait.CONFISCATE) - len(asked.granted)
    return Plan(
        seat=seat,
        key=f"demands:{round_}",
        prompt=f"Whom do you ask for a card, of which stack? The first {left} who have one give it.",
        section=g.rules.cite(Topic.ADVANCES),
        public="may demand trade cards",
        topic="demand cards",
        referee=referee,
    )


def _carry_out(g: Civ, seat: Seat, demands: Sequence[Demand]) -> Script[None]:
    """One after the other; who asked in vain may ask for something else."""
    asked, round_ = Asked(), 1
    while demands:
        granted = [demand for demand in demands if _is_granted(g, seat, demand, asked)]
        yield from _hand_over(g, seat, granted)
        round_ += 1
        question = _question(g, seat, asked, round_)
        if question is None:
            return
        demands = yield from ask(question)


def _is_granted(g: Civ, seat: Seat, demand: Demand, asked: Asked) -> bool:
    """Put one demand, unless the limits forbid it by now; whether there is such a card."""
    if len(asked.granted) >= g.amount(seat, Trait.CONFISCATE) or not asked.allows(demand):
        return False
    is_had = bool(_cards(g, demand))
    (asked.granted if is_had else asked.refused).append(demand)
    g.tell(CardDemanded(seat, demand.of, demand.stack, is_had))
    return is_had


def _cards(g: Civ, demand: Demand) -> list[str]:
    names = sorted(cards.hand(g, demand.of))
    return [name for name in names if g.rules.face_value(name) == demand.stack]


def _hand_over(g: Civ, seat: Seat, granted: Sequence[Demand]) -> Script[None]:
    """CivX 30.492: a card of the giver's choice, were it one that may not be traded; it is no trade."""
    given = yield from ask_all(_giving(g, seat, demand) for demand in granted)
    for giver, name in given.items():
        cards.hand_over(g, giver, seat, [name], traded=False)
        g.tell(CardSurrendered(giver, seat, name), giver, seat)


def _giving(g: Civ, seat: Seat, demand: Demand) -> Choose:
    names, held = _cards(g, demand), cards.hand(g, demand.of)
    cause = next(n for n in g.nation(seat).advances if Trait.CONFISCATE in g.rules.advances[n].traits)
    return Choose(
        seat=demand.of,
        key=f"demanded:{seat}",
        prompt=f"{cause} of {g.name(seat)}: which card of stack {demand.stack} do you give?",
        section=g.rules.cite(Topic.ADVANCES),
        public=f"owes a card to {g.name(seat)}",
        topic="levy",
        options=tuple(Choice(name, name, f"you have {held[name]}") for name in names),
        fallback=min(names, key=lambda name: (_dearness(g, demand.of, name, held[name]), name)),
    )


def _dearness(g: Civ, seat: Seat, name: str, held: int) -> tuple[int, int]:
    """What is given first: a calamity that cannot be traded, then others, then the least loss."""
    grade = g.rules.grade(name)
    if grade is not None:
        return (0 if grade is Grade.NON_TRADEABLE else 1), 0
    return 2, cards.set_gain(g, seat, name, held)
