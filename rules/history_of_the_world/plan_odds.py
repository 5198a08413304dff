"""How likely each line of a plan is to be carried out, given all that goes before it.

The plan itself runs, on forks: wherever dice would fall it goes on in every way they can fall, each with its
chance. Runs that have come to the same position are one again. That is exact; only where there are more ways
than anybody would wait for, some unlikely ones stand for their like.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.history_of_the_world.crusaders import found_stronghold
from rules.history_of_the_world.edges import Attack, attack_by, edges_of, has_leader
from rules.history_of_the_world.expansion import Target
from rules.history_of_the_world.history import History
from rules.history_of_the_world.odds import Defence, Ways, assault
from rules.history_of_the_world.orders import PlanOrder
from rules.history_of_the_world.pieces import conquer, lose_army
from rules.history_of_the_world.plan_run import PlanRun
from rules.history_of_the_world.reach import defence_dice
from rules.history_of_the_world.state import Campaign

WIDEST = 40
"""How many ways are followed at a time."""
Way: TypeAlias = tuple[float, PlanRun]
"""A run with its chance."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a plan may come to: the chance of each line, and how likely how many armies end up unused."""

    lines: tuple[float, ...]
    idle: Mapping[int, float]
    """By number of armies: the chance that expansion ends with them in the pool."""


def chances(g: History, orders: tuple[PlanOrder, ...]) -> tuple[float, ...]:
    """The chance of each line to be carried out."""
    return prospect(g, orders).lines


def prospect(g: History, orders: tuple[PlanOrder, ...]) -> Prospect:
    """Every way a plan can go, each with its chance."""
    fork = g.fork()
    found = [0.0] * len(orders)
    idle: dict[int, float] = {}
    at: dict[int, dict[object, Way]] = {
        _means(fork.campaign): {None: (1.0, PlanRun(fork, fork.campaign, orders))}
    }
    while at:
        for chance, run in thinned(list(at.pop(max(at)).values())):
            target = run.next_attack()
            for number in run.done & set(range(len(orders))):
                found[number] += chance
            if run.is_over:
                idle[run.campaign.armies] = idle.get(run.campaign.armies, 0.0) + chance
            outcomes = {} if target is None else _outcomes(run, target)
            for (won, left), share in outcomes.items():
                assert target is not None
                after = _after(run, target, won, left)
                ways, key = at.setdefault(_means(after.campaign), {}), after.position()
                before = ways[key][0] if key in ways else 0.0
                ways[key] = before + chance * share, after
    return Prospect(tuple(min(chance, 1.0) for chance in found), idle)


def _means(campaign: Campaign) -> int:
    """Armies and coins. Every attack costs one, so all ways to a position are known before it goes on."""
    return campaign.armies + campaign.coins + campaign.ally_coins


def thinned(ways: list[Way]) -> list[Way]:
    """Not more ways than can be followed: the likely ones as they are, of the others some for all.

    On average every way keeps its chance, and so does the whole.
    """
    kept: list[Way] = []
    rest = sorted(ways, key=lambda way: -way[0]) if len(ways) > WIDEST else []
    total = sum(chance for chance, _ in rest)
    while rest and rest[0][0] * (WIDEST - len(kept)) >= total:
        total -= rest[0][0]
        kept.append(rest.pop(0))
    share, passed = total / (WIDEST - len(kept)) if rest else 0.0, 0.0
    wanted = share / 2
    for chance, run in rest:
        passed += chance
        if passed > wanted:
            kept.append((share, run))
            wanted += share
    return kept or ways


def _outcomes(run: PlanRun, target: Target) -> Mapping[tuple[bool, Defence], float]:
    """What one more army can come to in a land."""
    g, campaign = run.g, run.campaign
    holding = g.state.lands[target.land]
    assert target.route is not None
    dice = defence_dice(target.route, edges_of(campaign))
    return assault(
        _ways(g, campaign, target), Defence(dice, holding.fort, holding.armies, has_leader(campaign))
    )


def _ways(g: History, campaign: Campaign, target: Target) -> Ways:
    settled = target.land in g.state.settlements
    trial = campaign.fork()
    ways: dict[tuple[bool, bool], Attack] = {}
    for leader in (True, False) if has_leader(campaign) else (False,):
        trial.leader_died = campaign.leader_died or not leader
        ways |= {(fort, leader): attack_by(trial, settled or fort) for fort in (True, False)}
    return ways


def _after(run: PlanRun, target: Target, won: bool, left: Defence) -> PlanRun:
    """The run after an army has fought and left this."""
    after = run.fork()
    g, campaign, land = after.g, after.campaign, target.land
    campaign.pool -= 1
    campaign.leader_died = campaign.leader_died or (has_leader(campaign) and not left.leader)
    g.state.lands[land].fort = left.fort
    for _ in range(g.state.lands[land].armies - left.armies):
        lose_army(g, land)
    if won:
        conquer(g, land, g.turn.seat, campaign.force, campaign.figure)
        found_stronghold(g, campaign, land)
    else:
        campaign.fallen += 1
        campaign.losses += 1
    after.fought(won)
    return after
