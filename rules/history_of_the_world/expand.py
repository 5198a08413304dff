"""Ch. V: an empire is put on the board and expands, by single steps or by a plan."""

from rules.history_of_the_world.empires import Empire
from rules.history_of_the_world.events import Mustered
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import counted, force_names
from rules.history_of_the_world.order_faults import can_act
from rules.history_of_the_world.orders import PlanOrder
from rules.history_of_the_world.pieces import seize, settle
from rules.history_of_the_world.plan import run_plan
from rules.history_of_the_world.plan_referee import PlanReferee
from rules.history_of_the_world.state import Campaign, Settlement
from rules.table import Plan, Script, ask


def muster(g: History, campaign: Campaign) -> None:
    """Ch. V steps 1-3: the army pool lies ready, the fleets are placed."""
    g.turn.campaign = campaign
    g.turn.halted = ""
    campaign.raised = campaign.pool
    g.tell(
        Mustered(
            g.turn.seat,
            campaign.force,
            campaign.pool,
            campaign.coins,
            campaign.ally_coins,
            campaign.forts,
            tuple(campaign.fleets),
        )
    )


def place_first_army(g: History, campaign: Campaign, empire: Empire) -> None:
    """Ch. V step 4: first army and capital in the start land."""
    seat = g.turn.seat
    seize(g, empire.start, seat, campaign.force, campaign.figure)
    campaign.pool -= 1
    if empire.capital:
        settle(g, seat, empire.start, Settlement.CAPITAL)


def expand(g: History, campaign: Campaign) -> Script[None]:
    """Ch. V Expansion: ask for plans until one stops, or nothing is left to do."""
    while can_act(g, campaign):
        g.turn.asked += 1
        orders = yield from ask(_question(g, campaign))
        if run_plan(g, campaign, orders):
            break


def _question(g: History, campaign: Campaign) -> Plan[tuple[PlanOrder, ...]]:
    name = force_names()[campaign.force]
    parts = [counted(campaign.pool, "army", "armies")]
    parts += [counted(campaign.allied, "army of allies", "armies of allies")] if campaign.allied else []
    coins = campaign.coins + campaign.ally_coins
    parts += [counted(coins, "coin", "coins")] if coins else []
    parts += [counted(campaign.forts, "free fort", "free forts")] if campaign.forts else []
    halted = f"Your plan stopped at {g.turn.halted} " if g.turn.halted else ""
    return Plan(
        seat=g.turn.seat,
        key=f"plan:{g.turn.asked}",
        prompt=f"{halted}{name}: {', '.join(parts)} left. What are your orders?",
        section="HW V Expansion",
        public=f"leads {name}",
        referee=PlanReferee(g, campaign),
    )
