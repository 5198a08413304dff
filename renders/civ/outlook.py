"""What a position means for somebody, found with the rules themselves out of what everybody may see."""

from __future__ import annotations

from collections import Counter

from rules.civ.civ import Civ
from rules.civ.phases.attacks import needed_to_attack
from rules.civ.phases.materials import Materials, required_tokens
from rules.civ.phases.support import remove_surplus
from rules.civ.ruleset import Ruleset
from rules.civ.state import BARBARIANS, CivState, Nation, Ship
from rules.civ.views import CivView, NationView
from rules.table import Chance, Desk, Seat


def position_of(view: CivView, rules: Ruleset, state_type: type[CivState] = CivState) -> Civ:
    """The pieces, advances and stocks of a view as a position to try things on; hands and cards are empty."""
    state = state_type(
        options=dict(view.options),
        nations=[_nation(nation) for nation in view.nations],
        turn=view.turn,
        phase=view.phase,
        tokens={area: dict(here) for area, here in view.tokens.items()},
        cities=dict(view.cities),
        ships=[Ship(ship.owner, ship.area, ship.coast) for ship in view.ships],
        barbarians=dict(view.barbarians),
        pirates=list(view.pirates),
        out_of_play=list(view.out_of_play),
        mercenaries={area: dict(here) for area, here in view.mercenaries.items()},
    )
    return Civ(Desk(state, Chance(b""), lambda event, to: None), rules).fork()


def _nation(nation: NationView) -> Nation:
    return Nation(
        name=nation.name,
        civ=nation.civ,
        stock=nation.stock,
        treasury=nation.treasury,
        city_stock=nation.city_stock,
        ship_stock=nation.ship_stock,
        advances=list(nation.advances),
        step=nation.step,
        left=nation.left,
        away=nation.away,
    )


def over_limit(g: Civ) -> list[str]:
    """The areas in which tokens stand that would have to go after city construction."""
    trial = g.fork()
    remove_surplus(trial)
    before, after = g.state, trial.state
    crowded = {area for area, here in before.tokens.items() if here != after.tokens.get(area)}
    horde = {area for area, count in before.barbarians.items() if count != after.barbarians.get(area)}
    return sorted(crowded | horde)


def building_sites(g: Civ, seat: Seat) -> dict[str, tuple[int, int]]:
    """WE 5a: where a seat could build with what it has there and may add: its tokens, and what it takes."""
    found = {}
    for area in Materials(g, seat).candidates():
        need = required_tokens(g, area, seat)
        if need is not None:
            found[area] = g.tokens(area, seat), need
    return found


def threats(g: Civ, seat: Seat) -> dict[str, tuple[Seat, int]]:
    """WE 4b: the seat's cities next to tokens enough of one party to attack them: who, and how many."""
    found = {}
    for area, owner in sorted(g.state.cities.items()):
        if owner != seat:
            continue
        near = _next_door(g, area)
        near.pop(seat, None)
        able = {party: count for party, count in near.items() if count >= needed_to_attack(g, party, seat)}
        if able:
            party = max(able, key=lambda party: (able[party], -party))
            found[area] = party, able[party]
    return found


def _next_door(g: Civ, area: str) -> Counter[Seat]:
    """The tokens of each party that can march into an area in one step, or are there."""
    found: Counter[Seat] = Counter()
    for near in (area, *g.board.land_neighbours(area)):
        found.update(g.state.tokens.get(near, {}))
        found[BARBARIANS] += g.state.barbarians.get(near, 0)
    return found
