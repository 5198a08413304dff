"""Dawn 18: what is Dawn of History's own in conflicts: who loses first, and what a city that fell brings."""

from dataclasses import replace

from rules.civ.cards import draw
from rules.civ.civ import Civ
from rules.civ.events_barbarians import PirateCityFounded
from rules.civ.events_trade import StacksDrawn
from rules.civ.phases.losses import strength
from rules.civ.phases.plunder import settle_spoils, spoils_question, take_spoils
from rules.civ.phases.trade_cards import tell_drawn
from rules.civ.pieces import build_city
from rules.civ.policies.conflict import ConflictRules, Spoils, know_nothing
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack, read_stack
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask_each

IRON = 2
"""Who works iron comes last; bronze beside it makes no difference."""
PIRATE_TREASURY = 5
NO_CARD = "no-card"


def removal_place(g: Civ, area: str, party: Seat) -> tuple[int, ...]:
    """Dawn 18.2.2, 18.2.3, 30.21: those who work no metal first, then metal, then iron; the fewest first."""
    return min(IRON, g.amount(party, Trait.FIGHT_LAST)), strength(g, area, party)


def plunder(g: Civ, spoils: Spoils) -> Script[None]:
    """Dawn 18.5: one trade card of the victim, drawn in any case, and some treasury if one likes.

    Dawn 22.1.4: what lies open before its holder is kept.
    """
    if spoils.defender == BARBARIANS:
        yield from _plunder_pirates(g, spoils)
        return
    hand = g.nation(spoils.defender).hand
    cards = [card for card in hand if g.rules.grade(card.name) is not Grade.NON_TRADEABLE]
    yield from take_spoils(g, spoils, cards, must_draw=True)


def _plunder_pirates(g: Civ, spoils: Spoils) -> Script[None]:
    """Dawn 18.5.4: a card from a stack of one's block that is not empty, and more treasury than elsewhere."""
    seat, rich = spoils.attacker, replace(spoils, treasury=PIRATE_TREASURY)
    home = g.rules.trading.home(g, seat)
    stacks = [stack for stack, pile in sorted(g.state.stacks.items()) if stack.block == home and pile]
    booty, treasury = _stack_question(g, spoils, stacks) if stacks else None, spoils_question(g, rich)
    asked = [question for question in (booty, treasury) if question is not None]
    answers = dict(zip([question.key for question in asked], (yield from ask_each(asked)), strict=True))
    stack = NO_CARD if booty is None else answers[booty.key]
    if stack != NO_CARD:
        _draw_from(g, seat, read_stack(stack))
    settle_spoils(g, rich, (), None if treasury is None else answers[treasury.key])


def _draw_from(g: Civ, seat: Seat, stack: Stack) -> None:
    card = draw(g, seat, stack)
    assert card is not None
    g.tell(StacksDrawn(seat, (stack,), ()))
    tell_drawn(g, seat, (card.name,))


def _stack_question(g: Civ, spoils: Spoils, stacks: list[Stack]) -> Choose:
    offered = [Choice(str(stack), f"Stack {stack}") for stack in reversed(stacks)]
    return Choose(
        seat=spoils.attacker,
        key=f"booty:{spoils.area}",
        prompt=f"The pirate city in {spoils.area} fell to you. From which stack do you draw a trade card?",
        section="Dawn 18.5",
        public="draws a trade card",
        topic="booty",
        options=(*offered, Choice(NO_CARD, "No card")),
        fallback=offered[0].key,
    )


def found_pirate_city(g: Civ, area: str) -> None:
    """Dawn 29.5.2.17: a pirate city for nothing, where barbarians alone are left and have one in stock."""
    if g.parties(area) == [BARBARIANS] and g.city_stock(BARBARIANS):
        build_city(g, area, BARBARIANS)
        g.tell(PirateCityFounded(area))


CONFLICT = ConflictRules(
    removal_place=removal_place,
    stay_behind=1,
    failed_attackers_die=True,
    failed_fleets_die=False,
    waits=0,
    plunder=plunder,
    overrun=found_pirate_city,
    barbarian_advances=know_nothing,
)
