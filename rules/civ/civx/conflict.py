"""CivX 19: what is CivX's own in conflicts: plunder, and what the barbarians learn."""

from rules.civ.civ import Civ
from rules.civ.phases.plunder import CARD, take_spoils
from rules.civ.phases.token_conflict import fewest_first
from rules.civ.policies.conflict import ConflictRules, Spoils, leave_ruins
from rules.civ.state import BARBARIANS, Card
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, ask

LEARNING_TURNS = 12
LEARNT = ("Metalworking",)
TREASURY = "treasury"


def barbarian_advances(g: Civ) -> tuple[str, ...]:
    """CivX 29.5308: when the twelfth turn is over, the barbarians know how to work metal."""
    return LEARNT if g.state.turn > LEARNING_TURNS else ()


def plunder(g: Civ, spoils: Spoils) -> Script[None]:
    """CivX 19.5: one commodity card and some treasury; with no token left to occupy the area, neither."""
    if not g.tokens(spoils.area, spoils.attacker) or _is_barred(g, spoils):
        return
    cards = _commodities(g, spoils)
    if not cards or not g.allows(spoils.defender, Trait.PLUNDER_CHOICE):
        yield from take_spoils(g, spoils, cards)
        return
    allowed = yield from ask(_choice(g, spoils))
    if allowed == CARD:
        yield from take_spoils(g, Spoils(spoils.area, spoils.attacker, spoils.defender, 0), cards)
    else:
        yield from take_spoils(g, spoils, ())


def _is_barred(g: Civ, spoils: Spoils) -> bool:
    """CivX 30.113: some spare the cities of all nations that may not attack them likewise."""
    if spoils.defender == BARBARIANS or not g.allows(spoils.attacker, Trait.NO_PLUNDER):
        return False
    return not g.allows(spoils.defender, Trait.OPEN_PLUNDER)


def _commodities(g: Civ, spoils: Spoils) -> list[Card]:
    """CivX 19.51: the commodity cards of the defender; pirates hold none."""
    if spoils.defender == BARBARIANS:
        return []
    return [card for card in g.nation(spoils.defender).hand if g.rules.grade(card.name) is None]


def _choice(g: Civ, spoils: Spoils) -> Choose:
    return Choose(
        seat=spoils.defender,
        key=f"spoils:{spoils.area}",
        prompt=f"{spoils.area} fell to {g.name(spoils.attacker)}. What may be taken? "
        f"Treasury comes from their own stock, a card from your hand.",
        section="CivX 19.53",
        public="chooses what is plundered",
        topic="spoils",
        options=(
            Choice(TREASURY, f"Up to {spoils.treasury} treasury, no card"),
            Choice(CARD, "A commodity card of yours at random, no treasury"),
        ),
        fallback=TREASURY,
    )


CONFLICT = ConflictRules(
    removal_place=fewest_first,
    stay_behind=1,
    failed_attackers_die=True,
    failed_fleets_die=False,
    waits=None,
    plunder=plunder,
    overrun=leave_ruins,
    barbarian_advances=barbarian_advances,
)
