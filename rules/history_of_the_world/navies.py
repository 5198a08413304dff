"""Optional rule Naval Control: fleets that stayed at sea, and the fights for their seas."""

from rules.history_of_the_world.board import WaterId
from rules.history_of_the_world.combat import is_triples, round_outcome
from rules.history_of_the_world.edges import attack_by, has_leader
from rules.history_of_the_world.events import FleetBattle, NavyRemoved, RoundResult
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import water_name
from rules.history_of_the_world.pieces import FLEETS
from rules.history_of_the_world.state import Campaign, Navy
from rules.table import Choice, Choose, Script, ask

SECTION = "HW Opt Naval Control"
LEAVE = "leave"


def contested(g: History, fleets: list[WaterId]) -> list[WaterId]:
    """Seas where another player's fleet lies in the way."""
    return [sea for sea in fleets if sea in g.state.navies and g.state.navies[sea].seat != g.turn.seat]


def place_fleets(g: History, campaign: Campaign) -> Script[None]:
    """Naval Control: markers are freed if need be, then seas are fought for; own old fleets serve."""
    yield from free_markers(g, campaign.fleets)
    wanted = campaign.fleets
    campaign.fleets = [sea for sea in wanted if sea not in contested(g, wanted)]
    battle = 0
    while foes := [sea for sea in wanted if sea not in campaign.fleets and sea in contested(g, wanted)]:
        battle += 1
        sea = yield from _ask(g, f"sea:{battle}", "For which sea do you fight?", foes, LEAVE)
        if sea == LEAVE:
            return
        if fight_for(g, campaign, sea):
            campaign.fleets.append(sea)
        else:
            wanted = [other for other in wanted if other != sea]


def serving(g: History, wanted: list[WaterId]) -> list[WaterId]:
    """Waters where an older fleet of one's own serves the new empire."""
    return [sea for sea in wanted if sea in g.state.navies and g.state.navies[sea].seat == g.turn.seat]


def missing_markers(g: History, wanted: list[WaterId]) -> int:
    """Naval Control: how many markers an empire lacks; a fleet at sea holds its marker, fought for or not."""
    available = FLEETS - len(g.state.navies)
    return len(wanted) - len(serving(g, wanted)) - available


def free_markers(g: History, wanted: list[WaterId]) -> Script[None]:
    """Naval Control: with too few markers, fleets leave the board, the oldest epoch first.

    One's own fleet in a wanted sea stays: taking it would free no marker that is not needed there again.
    """
    removal = 0
    while (missing := missing_markers(g, wanted)) > 0:
        spare = {sea: navy for sea, navy in g.state.navies.items() if sea not in serving(g, wanted)}
        oldest = min(navy.figure for navy in spare.values())
        options = [sea for sea in g.board.waters if sea in spare and spare[sea].figure == oldest]
        if missing < len(options):
            removal += 1
            key, prompt = f"marker:{removal}", "Which old fleet leaves the board?"
            options = [(yield from _ask(g, key, prompt, options))]
        for sea in options:
            g.tell(NavyRemoved(g.state.navies.pop(sea).seat, sea))


def fight_for(g: History, campaign: Campaign, sea: WaterId) -> bool:
    """Naval Control: fleet against fleet, two dice against one; a tie sinks both. Whether the sea is won."""
    how = attack_by(campaign, stronghold=False)
    attack, defence = g.throw("combat", how.dice), g.throw("combat", 1)
    outcome = round_outcome(max(attack) + how.bonus, max(defence), how.wins_ties)
    died = has_leader(campaign) and is_triples(attack)
    campaign.leader_died = campaign.leader_died or died
    defender = g.state.navies[sea].seat
    if outcome is not RoundResult.LOST:
        del g.state.navies[sea]
    g.tell(FleetBattle(sea, g.turn.seat, defender, attack, how.bonus, defence, outcome, died))
    return outcome in (RoundResult.WON, RoundResult.TIE_HELD)


def keep_navies(g: History, campaign: Campaign) -> None:
    """Naval Control: fleets with an army aboard stay; all others are removed."""
    for sea in campaign.aboard:
        g.state.navies[sea] = Navy(g.turn.seat, campaign.force, campaign.figure)


def _ask(g: History, key: str, prompt: str, seas: list[WaterId], leave: str = "") -> Script[WaterId]:
    options = [Choice(sea, water_name(sea), g.player(g.state.navies[sea].seat).name) for sea in seas]
    if leave:
        options.append(Choice(leave, "no fight at sea"))
    return (
        yield from ask(
            Choose(
                seat=g.turn.seat,
                key=key,
                prompt=prompt,
                section=SECTION,
                public="places fleets",
                options=tuple(options),
                fallback=leave or seas[0],
            )
        )
    )
