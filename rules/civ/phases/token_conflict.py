"""Phase 4a: the token conflict in one area."""

from collections.abc import Mapping
from functools import partial

from rules.civ.civ import Civ
from rules.civ.phases.battle import Battle, is_fought
from rules.civ.phases.losses import (
    HERE,
    ON,
    LossPlan,
    choosers,
    loss_question,
    loss_sources,
    plan_question,
    planned_source,
    strength,
)
from rules.civ.traits import Trait
from rules.table import Choose, Script, Seat, ask, in_turn


def token_conflict(
    g: Civ, area: str, key: str = "losses", former: str = "", *, stormed: Seat | None = None
) -> Script[None]:
    """WE 4a: the conflict in one area, with the choices of those who have one.

    `stormed`: the attacker of a city that fell, and whose tokens now fight those in its place.
    """
    battle = Battle(g, area, stormed)
    seats = choosers(g, area) if is_fought(g, area) else []
    if len(seats) > 1:
        yield from _fight_loss_by_loss(battle, f"{key}:{area}")
        return
    plans: dict[Seat, LossPlan] = {}
    for seat in seats:
        if loses_any(g, area, seat, stormed):
            plans[seat] = yield from ask(plan_question(g, area, seat, f"{key}:{area}", former))
    _fight(battle, plans)


def fight(g: Civ, area: str, stormed: Seat | None = None) -> None:
    """WE 4a: the conflict where nobody takes losses elsewhere."""
    _fight(Battle(g, area, stormed), {})


def _fight(battle: Battle, plans: Mapping[Seat, LossPlan]) -> None:
    """WE 4a: the conflict where everything is said: losses elsewhere as planned, all others in the area."""
    for group in battle.removals():
        for party in group:
            battle.lose(party, planned_source(battle.g, battle.area, party, plans.get(party, {})))
    battle.end()


def loses_any(g: Civ, area: str, seat: Seat, stormed: Seat | None = None) -> bool:
    """Whether a seat would have to remove anything in this conflict."""
    trial = g.fork()
    fight(trial, area, stormed)
    return trial.tokens(area, seat) < g.tokens(area, seat)


def fewest_first(g: Civ, area: str, party: Seat) -> tuple[int, ...]:
    """WE 4a: fewest tokens first; some advances put their holders last, others keep them from it."""
    others = (other for other in g.parties(area) if other != party)
    is_last = g.allows(party, Trait.FIGHT_LAST) and not any(g.allows(p, Trait.NEVER_LAST) for p in others)
    return int(is_last), strength(g, area, party)


def _fight_loss_by_loss(battle: Battle, key: str) -> Script[None]:
    """WE ch.9: where several have a choice, each sees what the others lost before losing something else."""
    g, area = battle.g, battle.area
    settled: dict[Seat, str] = {}

    def lose(seat: Seat, answer: str) -> None:
        how_long, _, source = answer.partition(":")
        if how_long == ON:
            settled[seat] = source
        battle.lose(seat, source)

    for number, group in enumerate(battle.removals(), start=1):
        open_ = [seat for seat in choosers(g, area) if seat in group and not _lasts(g, area, seat, settled)]
        for party in group:
            if party not in open_:
                battle.lose(party, settled[party] if _lasts(g, area, party, settled) else HERE)
        yield from in_turn(open_, partial(_next_loss, g, area, f"{key}:{number}"), lose)
    battle.end()


def _lasts(g: Civ, area: str, party: Seat, settled: Mapping[Seat, str]) -> bool:
    """Whether a party has said where it takes its losses, and there is still something there."""
    return party in settled and settled[party] in (HERE, *loss_sources(g, area, party))


def _next_loss(g: Civ, area: str, key: str, seat: Seat) -> Choose:
    return loss_question(g, area, seat, key)
