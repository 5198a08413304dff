"""Phase 4b: city attacks, one at a time."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rules.civ.civ import Civ
from rules.civ.events import CityAttackFailed, CityFell, ShipLost
from rules.civ.pieces import remove_ship, remove_tokens, replace_city
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask

Fight = Callable[[Civ, str], Script[None]]
NOW = "now"


@dataclass(slots=True)
class _Siege:
    """The attacks still to resolve, in order, and who waits for what."""

    pending: list[str]
    waits_for: dict[str, str] = field(default_factory=dict)
    waited: set[Seat] = field(default_factory=set)


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


def city_attacks(g: Civ, fight: Fight) -> Script[None]:
    """WE 4b: pirate cities first, then by the ranking of the defenders, who may choose among their own."""
    attacked = [area for area in (*g.state.pirates, *g.state.cities) if attacker_of(g, area) is not None]
    siege = _Siege(sorted(attacked, key=lambda area: (_defender_rank(g, area), area)))
    while siege.pending:
        area = yield from _next_attack(g, siege)
        if (yield from _is_postponed(g, siege, area)):
            continue
        siege.pending.remove(area)
        yield from attack_city(g, area, fight)


def attack_city(g: Civ, area: str, fight: Fight) -> Script[None]:
    """WE 4b: one attack from the count of tokens to the plunder."""
    attacker, defender = attacker_of(g, area), g.city_owner(area)
    if attacker is None or defender is None:
        return
    tokens, needed = g.tokens(area, attacker), needed_to_attack(g, attacker, defender)
    if tokens < needed:
        g.tell(CityAttackFailed(area, attacker, defender, tokens, needed))
        _lose_fleet(g, area, attacker)
        if g.rules.conflict.failed_attackers_die:
            remove_tokens(g, area, attacker, tokens)
        return
    placed = replace_city(g, area, met_by(g, attacker, defender))
    g.tell(CityFell(area, attacker, defender, placed))
    yield from fight(g, area)
    yield from g.rules.conflict.plunder(g, area, attacker, defender)


def _lose_fleet(g: Civ, area: str, attacker: Seat) -> None:
    """WE ch.9: ships that could have fought are lost with a failed attack."""
    if not g.allows(attacker, Trait.FIGHT_SHIPS):
        return
    for ship in g.ships_of(attacker, area):
        remove_ship(g, ship)
        g.tell(ShipLost(attacker, area, "failed attack"))


def _defender_rank(g: Civ, area: str) -> int:
    owner = g.city_owner(area)
    assert owner is not None
    return -1 if owner == BARBARIANS else g.rank(owner)


def _is_short(g: Civ, areas: list[str]) -> bool:
    """Whether the defender's stock cannot meet all successful attacks on these cities of his."""
    owner = g.city_owner(areas[0])
    assert owner is not None
    falling = [area for area in areas if _succeeds(g, area)]
    return owner != BARBARIANS and g.nation(owner).stock < sum(_met(g, area) for area in falling)


def _succeeds(g: Civ, area: str) -> bool:
    attacker, owner = attacker_of(g, area), g.city_owner(area)
    if attacker is None or owner is None:
        return False
    return g.tokens(area, attacker) >= needed_to_attack(g, attacker, owner)


def _met(g: Civ, area: str) -> int:
    attacker, owner = attacker_of(g, area), g.city_owner(area)
    assert attacker is not None
    assert owner is not None
    return met_by(g, attacker, owner)


def _next_attack(g: Civ, siege: _Siege) -> Script[str]:
    """WE 4b: the first in order; a defender chooses among his own, if his stock makes it matter."""
    first = next(area for area in siege.pending if siege.waits_for.get(area) not in siege.pending)
    owner = g.city_owner(first)
    own = [area for area in siege.pending if g.city_owner(area) == owner and area not in siege.waits_for]
    falling = [area for area in own if _succeeds(g, area)]
    if owner is None or first not in own or len(falling) < 2 or not _is_short(g, falling):
        return first
    question = Choose(
        seat=owner,
        key=f"defend:{len(siege.pending)}",
        prompt=f"Only {g.nation(owner).stock} tokens in stock: the attack on which city is resolved first?",
        section=g.rules.cite(Topic.ATTACKS),
        public="chooses the order of the attacks",
        options=tuple(Choice(area, area) for area in falling),
        fallback=falling[0],
    )
    return (yield from ask(question))


def _is_postponed(g: Civ, siege: _Siege, area: str) -> Script[bool]:
    """WE 4b: once a turn, a defender short of tokens may wait for an attack of his own."""
    owner = g.city_owner(area)
    if owner is None or owner in siege.waited or not _succeeds(g, area) or not _is_short(g, [area]):
        return False
    own = [a for a in siege.pending if attacker_of(g, a) == owner and not _leads_to(siege, a, area)]
    if not own:
        return False
    question = Choose(
        seat=owner,
        key=f"wait:{area}",
        prompt=f"{area} falls with {g.nation(owner).stock} tokens in your stock. Wait for your own attack?",
        section=g.rules.cite(Topic.ATTACKS),
        public="may wait for another attack",
        options=(Choice(NOW, "Resolve it now"), *(Choice(a, f"Wait for {a}") for a in own)),
        fallback=NOW,
    )
    answer = yield from ask(question)
    if answer == NOW:
        return False
    siege.waited.add(owner)
    siege.waits_for[area] = answer
    return True


def _leads_to(siege: _Siege, start: str, goal: str) -> bool:
    at: str | None = start
    while at is not None and at != goal:
        at = siege.waits_for.get(at)
    return at == goal
