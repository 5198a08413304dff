"""Phase 4b: one city attack, from the count of tokens to the plunder."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from rules.civ.civ import Civ
from rules.civ.events import ShipLost
from rules.civ.events_conflict import CityAttackFailed, CityFell
from rules.civ.phases.losses import engage, strength
from rules.civ.phases.relief import relieve
from rules.civ.pieces import remove_ship, remove_tokens, replace_city
from rules.civ.policies.conflict import Spoils
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from rules.table import Script, Seat

Siege = tuple[str, Seat]
"""A city under attack, and its attacker."""


class Fight(Protocol):
    """How the tokens in an area fight; with `stormed`, against those in place of a city that fell."""

    def __call__(self, g: Civ, area: str, *, stormed: Seat | None = None) -> Script[None]:
        """Play the conflict in one area."""
        ...


@dataclass(frozen=True, slots=True)
class Muster:
    """What matters later of how things stood before the first conflict."""

    hired: Collection[Siege] = ()
    """The attacks with mercenaries."""
    manned: Collection[str] = ()
    """The cities with tokens of their owners beside them."""


NO_MUSTER = Muster()


def muster(g: Civ, attacks: Iterable[Siege]) -> Muster:
    """How things stand before the first of these attacks."""
    hired = tuple((area, party) for area, party in attacks if g.hired(area, party))
    return Muster(hired, tuple(area for area, owner in g.state.cities.items() if g.tokens(area, owner)))


def besiegers(g: Civ) -> list[Siege]:
    """WE 3: every foreign party with tokens beside a city attacks it, be it with a single one."""
    cities = [*g.state.pirates, *g.state.cities]
    return [(area, party) for area in cities for party in _attackers(g, area)]


def _attackers(g: Civ, area: str) -> list[Seat]:
    """WE 4b: the foreign parties beside a city; mercenaries alone attack nothing."""
    owner = g.city_owner(area)
    return [party for party in g.parties(area) if party != owner and g.regulars(area, party)]


def attacker_of(g: Civ, area: str) -> Seat | None:
    """WE 4b: the one foreign party with tokens beside a city."""
    foreign = _attackers(g, area)
    return foreign[0] if g.city_owner(area) is not None and len(foreign) == 1 else None


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
    return strength(g, area, attacker) >= needed_to_attack(g, attacker, owner)


def attack_city(g: Civ, area: str, fight: Fight, began: Muster = NO_MUSTER) -> Script[None]:
    """WE 4b: one attack from the count of tokens to the plunder; `began`: how the conflicts began."""
    if area not in began.manned and succeeds(g, area) and (yield from relieve(g, area)):
        yield from fight(g, area)
    attacker, defender = attacker_of(g, area), g.city_owner(area)
    if attacker is None or defender is None:
        return
    engage(g, area)
    if not succeeds(g, area):
        _fail(g, area, attacker, defender)
        return
    bonus = g.amount(attacker, Trait.HIRED_PLUNDER) if (area, attacker) in began.hired else 0
    placed = replace_city(g, area, met_by(g, attacker, defender))
    g.tell(CityFell(area, attacker, defender, placed))
    yield from fight(g, area, stormed=attacker)
    spoils = Spoils(area, attacker, defender, g.numbers.plunder + bonus)
    if attacker == BARBARIANS:
        g.rules.conflict.overrun(g, area)
    else:
        yield from g.rules.conflict.plunder(g, spoils)


def _fail(g: Civ, area: str, attacker: Seat, defender: Seat) -> None:
    """WE 4b: too few attack, and the city stands."""
    needed = needed_to_attack(g, attacker, defender)
    g.tell(CityAttackFailed(area, attacker, defender, strength(g, area, attacker), needed))
    lose_fleet(g, area, attacker)
    if g.rules.conflict.failed_attackers_die:
        remove_tokens(g, area, attacker, g.tokens(area, attacker))


def lose_fleet(g: Civ, area: str, attacker: Seat) -> None:
    """WE ch.9: ships that could have fought are lost with a failed attack."""
    if not g.rules.conflict.failed_fleets_die or not g.allows(attacker, Trait.FIGHT_SHIPS):
        return
    for ship in g.ships_of(attacker, area):
        remove_ship(g, ship)
        g.tell(ShipLost(attacker, area, "failed attack"))
