"""Ch. IV, V: what event cards do for an attacker, as they stand in this moment."""

from dataclasses import dataclass
from functools import cache

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import Crusade, Dice, Edge, Plus, Storm, Ties, event_cards
from rules.history_of_the_world.history import History
from rules.history_of_the_world.state import Campaign

ATTACK_DICE = 2


@dataclass(frozen=True, slots=True)
class Attack:
    """How an army attacks: dice, what is added, whether ties are won, whether fort and army fall together."""

    dice: int = ATTACK_DICE
    bonus: int = 0
    wins_ties: bool = False
    storms: bool = False


def edges_of(campaign: Campaign) -> tuple[Edge, ...]:
    """All combat effects of the cards that help a force."""
    return edges_of_cards(tuple(campaign.edges))


@cache
def edges_of_cards(keys: tuple[str, ...]) -> tuple[Edge, ...]:
    """All combat effects of these cards."""
    cards = event_cards()
    found: list[Edge] = []
    for key in keys:
        found.extend(cards[key].edges)
        found.extend(Plus(effect.bonus) for effect in cards[key].effects if isinstance(effect, Crusade))
    return tuple(found)


def is_stronghold(g: History, land: LandId) -> bool:
    """Siegecraft: whether a land contains a fort, a capital or a city."""
    holding = g.holding(land)
    return land in g.state.settlements or (holding is not None and holding.fort)


def has_dice(campaign: Campaign, edge: Dice) -> bool:
    """Whether a leader still lives, or a holy war still has its first fervour."""
    return not (campaign.leader_died if edge.until == "triples" else campaign.losses)


def has_leader(campaign: Campaign) -> bool:
    """Whether a leader is there to be killed by triples."""
    return any(
        isinstance(edge, Dice) and edge.until == "triples" and has_dice(campaign, edge)
        for edge in edges_of(campaign)
    )


def attack_by(campaign: Campaign, stronghold: bool) -> Attack:
    """Ch. V Attacker Bonuses: how the force attacks now, a stronghold or not."""
    dice, bonus, ties, storms = ATTACK_DICE, 0, False, False
    for edge in edges_of(campaign):
        match edge:
            case Dice():
                dice = max(dice, edge.dice if has_dice(campaign, edge) else ATTACK_DICE)
            case Plus():
                bonus += edge.bonus if stronghold or not edge.only else 0
            case Ties():
                ties = ties or campaign.losses < edge.losses
            case Storm():
                storms = True
    return Attack(dice, bonus, ties, storms)
