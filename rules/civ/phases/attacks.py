"""Phase 4b: one city attack, from the count of tokens to the plunder."""

from collections.abc import Callable

from rules.civ.civ import Civ
from rules.civ.events import CityAttackFailed, CityFell, ShipLost
from rules.civ.pieces import remove_ship, remove_tokens, replace_city
from rules.civ.traits import Trait
from rules.table import Script, Seat

Fight = Callable[[Civ, str], Script[None]]


def besiegers(g: Civ) -> list[tuple[str, Seat]]:
    """WE 3: every foreign party with tokens beside a city attacks it, be it with a single one."""
    cities = [*g.state.pirates, *g.state.cities]
    return [(area, party) for area in cities for party in g.parties(area) if party != g.city_owner(area)]


def attacker_of(g: Civ, area: str) -> Seat | None:
    """WE 4b: the one foreign party with tokens beside a city."""
    owner = g.city_owner(area)
    foreign = [party for party in g.parties(area) if party != owner]
    return foreign[0] if owner is not None and len(foreign) == 1 else None


def needed_to_attack(g: Civ, attacker: Seat, defender: Seat) -> int:
    """WE 4b: the tokens a successful attack needs; the advances of both sides count."""
    return g.numbers.attack_tokens + _siege_craft(g, attacker, defender)


def met_by(g: Civ, attacker: Seat, defender: Seat) -> int:
    """WE 4b: the tokens that replace a city attacked with success."""
    return g.numbers.defence_tokens + _siege_craft(g, attacker, defender)


def _siege_craft(g: Civ, attacker: Seat, defender: Seat) -> int:
    return g.amount(attacker, Trait.ATTACK) + g.amount(defender, Trait.DEFENCE)


def succeeds(g: Civ, area: str) -> bool:
    """WE 4b: whether there is an attack on the city here, with tokens enough."""
    attacker, owner = attacker_of(g, area), g.city_owner(area)
    if attacker is None or owner is None:
        return False
    return g.tokens(area, attacker) >= needed_to_attack(g, attacker, owner)


def attack_city(g: Civ, area: str, fight: Fight) -> Script[None]:
    """WE 4b: one attack from the count of tokens to the plunder."""
    attacker, defender = attacker_of(g, area), g.city_owner(area)
    if attacker is None or defender is None:
        return
    tokens, needed = g.tokens(area, attacker), needed_to_attack(g, attacker, defender)
    if tokens < needed:
        g.tell(CityAttackFailed(area, attacker, defender, tokens, needed))
        lose_fleet(g, area, attacker)
        if g.rules.conflict.failed_attackers_die:
            remove_tokens(g, area, attacker, tokens)
        return
    placed = replace_city(g, area, met_by(g, attacker, defender))
    g.tell(CityFell(area, attacker, defender, placed))
    yield from fight(g, area)
    yield from g.rules.conflict.plunder(g, area, attacker, defender)


def lose_fleet(g: Civ, area: str, attacker: Seat) -> None:
    """WE ch.9: ships that could have fought are lost with a failed attack."""
    if not g.allows(attacker, Trait.FIGHT_SHIPS):
        return
    for ship in g.ships_of(attacker, area):
        remove_ship(g, ship)
        g.tell(ShipLost(attacker, area, "failed attack"))
