"""Phase 4b: the order of city attacks: by defender, as each defender chooses, and who may wait."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from rules.civ.civ import Civ
from rules.civ.phases.attacks import Fight, Muster, attack_city, attacker_of, lose_fleet, met_by, succeeds
from rules.civ.phases.losses import share_losses, strength
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Choice, Choose, Script, Seat, ask

NOW = "now"


@dataclass(slots=True)
class _Attacks:
    """The attacks still to resolve, in order, and who waits for what."""

    pending: list[str]
    waits_for: dict[str, str] = field(default_factory=dict)
    waited: Counter[Seat] = field(default_factory=Counter)


def city_attacks(g: Civ, fight: Fight, began: Muster) -> Script[None]:
    """WE 4b: pirate cities first, then by the ranking of the defenders, who may choose among their own."""
    cities = (*g.state.pirates, *g.state.cities)
    attackers = {area: seat for area in cities if (seat := attacker_of(g, area)) is not None}
    siege = _Attacks(sorted(attackers, key=lambda area: (_defender_rank(g, area), area)))
    while siege.pending:
        area = yield from _next_attack(g, siege)
        if (yield from _is_postponed(g, siege, area)):
            continue
        siege.pending.remove(area)
        yield from attack_city(g, area, fight, began)
        _fail_without_tokens(g, area, attackers[area])


def _fail_without_tokens(g: Civ, area: str, attacker: Seat) -> None:
    """WE ch.9: an attack whose tokens were all lost for another one has failed, and costs its ships."""
    if g.city_owner(area) is not None and attacker_of(g, area) is None:
        lose_fleet(g, area, attacker)


def _defender_rank(g: Civ, area: str) -> int:
    owner = g.city_owner(area)
    assert owner is not None
    return -1 if owner == BARBARIANS else g.rank(owner)


def _next_attack(g: Civ, siege: _Attacks) -> Script[str]:
    """WE 4b: the first in order; a defender chooses among his own, wherever that can matter."""
    first = next(area for area in siege.pending if siege.waits_for.get(area) not in siege.pending)
    owner = g.city_owner(first)
    own = [area for area in siege.pending if g.city_owner(area) == owner and area not in siege.waits_for]
    falling = [area for area in own if succeeds(g, area)]
    if owner is None or owner == BARBARIANS or first not in own or len(falling) < 2:
        return first
    reason = why_order_matters(g, owner, falling)
    if not reason:
        return first
    question = Choose(
        seat=owner,
        key=f"defend:{len(siege.pending)}",
        prompt=f"{reason}. The attack on which city is resolved first?",
        section=g.rules.cite(Topic.ATTACKS),
        public="chooses the order of the attacks",
        topic="attack-order",
        options=tuple(Choice(area, area, _note(g, area)) for area in falling),
        fallback=falling[0],
    )
    return (yield from ask(question))


def _note(g: Civ, area: str) -> str:
    attacker = attacker_of(g, area)
    assert attacker is not None
    return f"attacked by {strength(g, area, attacker)} tokens of {g.name(attacker)}"


def why_order_matters(g: Civ, owner: Seat, falling: Sequence[str]) -> str:
    """What the order of attacks on these cities of one owner decides; nothing where it decides nothing."""
    nation, attackers = g.nation(owner), [attacker_of(g, area) for area in falling]
    players = [seat for seat in attackers if seat is not None and seat != BARBARIANS]
    if is_short(g, owner, falling):
        return f"Tokens in your stock: {nation.stock}, too few for all"
    if 0 < len(nation.hand) < len(players) and len(set(players)) > 1:
        return f"Trade cards you hold: {len(nation.hand)}, too few for all attackers"
    for seat in g.ranked({seat for seat in players if players.count(seat) > 1}):
        if g.nation(seat).stock < g.numbers.plunder:
            return f"Tokens that {g.name(seat)} has in stock to plunder with: {g.nation(seat).stock}"
    for pair in combinations(zip(falling, attackers, strict=True), 2):
        (one, by_one), (other, by_other) = pair
        if share_losses(g, owner, one, other):
            return "You may take losses for one city from next to the other"
        if by_one is not None and by_one == by_other and share_losses(g, by_one, one, other):
            return f"{g.name(by_one)} may take losses for one attack from the other"
    return ""


def is_short(g: Civ, owner: Seat, falling: Sequence[str]) -> bool:
    """Whether the defender's stock cannot meet all these attacks on his cities."""
    return g.nation(owner).stock < sum(_met(g, area) for area in falling)


def _met(g: Civ, area: str) -> int:
    attacker, owner = attacker_of(g, area), g.city_owner(area)
    assert attacker is not None
    assert owner is not None
    return met_by(g, attacker, owner)


def _is_postponed(g: Civ, siege: _Attacks, area: str) -> Script[bool]:
    """WE 4b: a defender short of tokens may wait for an attack of his own, as often as the rules say."""
    owner = g.city_owner(area)
    if owner is None or owner == BARBARIANS or _has_waited(g, siege, owner):
        return False
    if not succeeds(g, area) or not is_short(g, owner, [area]):
        return False
    own = [a for a in siege.pending if attacker_of(g, a) == owner and not _leads_to(siege, a, area)]
    if not own:
        return False
    question = Choose(
        seat=owner,
        key=":".join(["wait", area, *(str(n) for n in (siege.waited[owner],) if n)]),
        prompt=f"{area} falls with {g.nation(owner).stock} tokens in your stock. Wait for your own attack?",
        section=g.rules.cite(Topic.ATTACKS),
        public="may wait for another attack",
        options=(Choice(NOW, "Resolve it now"), *(Choice(a, f"Wait for {a}") for a in own)),
        fallback=NOW,
    )
    answer = yield from ask(question)
    if answer == NOW:
        return False
    siege.waited[owner] += 1
    siege.waits_for[area] = answer
    return True


def _has_waited(g: Civ, siege: _Attacks, owner: Seat) -> bool:
    most = g.rules.conflict.waits
    return most is not None and siege.waited[owner] >= most


def _leads_to(siege: _Attacks, start: str, goal: str) -> bool:
    at: str | None = start
    while at is not None and at != goal:
        at = siege.waits_for.get(at)
    return at == goal
