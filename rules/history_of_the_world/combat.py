"""Ch. V Combat: rounds of dice until the attacking army holds the land or is lost."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.edges import Attack, attack_by, edges_of, has_leader, is_stronghold
from rules.history_of_the_world.events import BattleFought, RoundResult
from rules.history_of_the_world.history import History
from rules.history_of_the_world.pieces import conquer, lose_army
from rules.history_of_the_world.reach import Route, defence_dice
from rules.history_of_the_world.state import Campaign, Holding
from rules.table import Seat

FORT_BONUS = 1


@dataclass(frozen=True, slots=True)
class Assailant:
    """An attacking army: whose, and how it attacks and is defended against in each round."""

    seat: Seat
    force: str
    figure: int
    route: Route
    defence_dice: int
    attack: Callable[[], Attack]
    campaign: Campaign | None = None


def round_outcome(attack: int, defence: int, wins_ties: bool) -> RoundResult:
    """Ch. V Combat: the higher number wins; a tie costs both, unless the attacker wins ties."""
    if attack == defence:
        return RoundResult.TIE_HELD if wins_ties else RoundResult.TIED
    return RoundResult.WON if attack > defence else RoundResult.LOST


def is_triples(dice: tuple[int, ...]) -> bool:
    """Leader: three equal dice."""
    return len(dice) >= 3 and len(set(dice)) == 1


def _hit(g: History, land: LandId, holding: Holding, outcome: RoundResult, storms: bool) -> tuple[bool, int]:
    """What the defender loses: the fort first, then an army; both when a won round storms the fort."""
    if outcome is RoundResult.LOST:
        return False, 0
    fort = holding.fort
    holding.fort = False
    if fort and not (storms and outcome is not RoundResult.TIED):
        return True, 0
    lose_army(g, land)
    return fort, 1


def fight_round(g: History, army: Assailant, land: LandId) -> RoundResult:
    """Ch. V Combat: one round."""
    holding = g.state.lands[land]
    how = army.attack()
    attack, defence = g.throw("combat", how.dice), g.throw("combat", army.defence_dice)
    bonus = FORT_BONUS if holding.fort else 0
    outcome = round_outcome(max(attack) + how.bonus, max(defence) + bonus, how.wins_ties)
    died = army.campaign is not None and has_leader(army.campaign) and is_triples(attack)
    if army.campaign is not None and died:
        army.campaign.leader_died = True
    fort_lost, armies_lost = _hit(g, land, holding, outcome, how.storms)
    g.tell(
        BattleFought(
            land,
            army.seat,
            army.force,
            holding.seat,
            holding.force,
            army.route.way,
            army.route.source,
            attack,
            how.bonus,
            defence,
            bonus,
            outcome,
            fort_lost,
            armies_lost,
            died,
        )
    )
    return outcome


def fight(g: History, army: Assailant, land: LandId) -> bool:
    """Ch. V Combat: one army attacks until it is lost or stands alone in the land; whether it does."""
    while land in g.state.lands:
        if fight_round(g, army, land) in (RoundResult.TIED, RoundResult.LOST):
            return False
    conquer(g, land, army.seat, army.force, army.figure)
    return True


def attack_land(g: History, campaign: Campaign, land: LandId, route: Route) -> bool:
    """Ch. V Combat: an army of the expanding force attacks; a lost one may come back for a coin."""
    seat = g.turn.seat
    campaign.pool -= 1
    if land in campaign.treachery:
        _betray(g, campaign, land, route)
        return True
    dice = defence_dice(route, edges_of(campaign))
    army = Assailant(
        seat,
        campaign.force,
        campaign.figure,
        route,
        dice,
        lambda: attack_by(campaign, is_stronghold(g, land)),
        campaign,
    )
    if fight(g, army, land):
        return True
    campaign.fallen += 1
    campaign.losses += 1
    return False


def _betray(g: History, campaign: Campaign, land: LandId, route: Route) -> None:
    """Treachery: every figure in the named land is gone without a throw; the card is used up."""
    seat = g.turn.seat
    campaign.treachery.remove(land)
    holding = g.state.lands.pop(land)
    g.tell(
        BattleFought(
            land,
            seat,
            campaign.force,
            holding.seat,
            holding.force,
            route.way,
            route.source,
            (),
            0,
            (),
            0,
            RoundResult.BETRAYED,
            holding.fort,
            holding.armies,
        )
    )
    conquer(g, land, seat, campaign.force, campaign.figure)
