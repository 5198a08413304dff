"""The phase of special abilities."""

from collections.abc import Sequence
from typing import Any

from rules.civ.abilities.ability import Ability, abilities_of
from rules.civ.abilities.plan import AbilityReferee, Use
from rules.civ.civ import Civ
from rules.civ.topics import Topic
from rules.table import Plan, Script, Seat, ask, in_turn


def special_abilities(g: Civ) -> Script[None]:
    """WE 10: in A.S.T.-position order; plans may be made ahead and are judged again in turn."""
    yield from in_turn(
        g.order(Topic.ABILITIES),
        lambda seat: foresee_abilities(g, seat),
        lambda seat, uses: _carry_out(g, seat, uses),
    )


def foresee_abilities(g: Civ, seat: Seat) -> Plan[tuple[Use, ...]] | None:
    """What a seat could do with its abilities in its turn, as things stand."""
    return _question(g, seat, abilities_of(g, seat), "abilities")


def _question(
    g: Civ, seat: Seat, abilities: Sequence[Ability[Any]], key: str
) -> Plan[tuple[Use, ...]] | None:
    if not any(ability.is_usable(g, seat) for ability in abilities):
        return None
    names = ", ".join(ability.cause(g, seat) for ability in abilities)
    return Plan(
        seat=seat,
        key=key,
        prompt=f"Which of your special abilities do you use? ({names})",
        section=g.rules.cite(Topic.ABILITIES),
        public="may use special abilities",
        topic="abilities",
        referee=AbilityReferee(g, seat, tuple(abilities)),
    )


def _carry_out(g: Civ, seat: Seat, uses: Sequence[Use]) -> Script[None]:
    """WE 10: one after the other; cards that came in on the way may be used by what is left."""
    before = len(g.nation(seat).hand)
    for ability, use in uses:
        yield from ability.apply(g, seat, use)
    spent = any(ability.spends_cards for ability in g.rules.abilities)
    if not spent or len(g.nation(seat).hand) <= before:
        return
    used = {ability.key for ability, _ in uses}
    left = [ability for ability in abilities_of(g, seat) if ability.key not in used]
    question = _question(g, seat, left, "abilities-again")
    if question is not None:
        again = yield from ask(question)
        yield from _carry_out(g, seat, again)
