"""Phase 4a: the token conflict in one area."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from rules.civ.civ import Civ
from rules.civ.events import ConflictResolved
from rules.civ.phases.losses import (
    HERE,
    ON,
    LossPlan,
    choosers,
    lose_at,
    loss_question,
    loss_sources,
    plan_question,
    planned_source,
)
from rules.civ.traits import Trait
from rules.table import Choose, Script, Seat, ask, in_turn


def is_fought(g: Civ, area: str) -> bool:
    """WE 4a: several parties, and the limit exceeded; beside a city they fight until one is left."""
    if len(g.parties(area)) < 2:
        return False
    return g.city_owner(area) is not None or g.population(area) > g.area(area).limit


def token_conflict(g: Civ, area: str, key: str = "losses", former: str = "") -> Script[None]:
    """WE 4a: the conflict in one area, with the choices of those who have one."""
    seats = choosers(g, area) if is_fought(g, area) else []
    if len(seats) > 1:
        yield from _fight_loss_by_loss(g, area, f"{key}:{area}")
        return
    plans: dict[Seat, LossPlan] = {}
    for seat in seats:
        if loses_any(g, area, seat):
            plans[seat] = yield from ask(plan_question(g, area, seat, f"{key}:{area}", former))
    fight(g, area, plans)


def fight(g: Civ, area: str, plans: dict[Seat, LossPlan] | None = None) -> None:
    """WE 4a: the conflict where everything is said: losses elsewhere as planned, all others in the area."""
    battle = _Battle(g, area)
    for group in battle.removals():
        for party in group:
            battle.lose(party, planned_source(g, area, party, (plans or {}).get(party, {})))
    battle.tell()


def loses_any(g: Civ, area: str, seat: Seat) -> bool:
    """Whether a seat would have to remove anything in this conflict."""
    trial = g.fork()
    fight(trial, area)
    return trial.tokens(area, seat) < g.tokens(area, seat)


def fewest_first(g: Civ, area: str, party: Seat) -> tuple[int, ...]:
    """WE 4a: fewest tokens first; some advances put their holders last."""
    return int(g.allows(party, Trait.FIGHT_LAST)), g.tokens(area, party)


def _fight_loss_by_loss(g: Civ, area: str, key: str) -> Script[None]:
    """WE ch.9: where several have a choice, each sees what the others lost before losing something else."""
    battle = _Battle(g, area)
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
    battle.tell()


def _lasts(g: Civ, area: str, party: Seat, settled: Mapping[Seat, str]) -> bool:
    """Whether a party has said where it takes its losses, and there is still something there."""
    return party in settled and settled[party] in (HERE, *loss_sources(g, area, party))


def _next_loss(g: Civ, area: str, key: str, seat: Seat) -> Choose:
    return loss_question(g, area, seat, key)


@dataclass(slots=True)
class _Battle:
    """A token conflict under way, and what was lost in it."""

    g: Civ
    area: str
    before: dict[Seat, int] = field(init=False)
    elsewhere: Counter[tuple[Seat, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.before = {party: self.g.tokens(self.area, party) for party in self.g.parties(self.area)}

    def removals(self) -> Iterator[list[Seat]]:
        """WE 4a: who must lose something next, those of equal place together, until the conflict ends."""
        while is_fought(self.g, self.area):
            for group in self._round():
                yield group
                if not is_fought(self.g, self.area):
                    break

    def _round(self) -> Iterator[list[Seat]]:
        """WE 4a: the parties in the order of their places as the round begins."""
        place = self.g.rules.conflict.removal_place
        parties = self.g.parties(self.area)
        ordered = sorted((place(self.g, self.area, party), party) for party in parties)
        for _, group in groupby(ordered, key=lambda pair: pair[0]):
            yield [party for _, party in group]

    def lose(self, party: Seat, source: str) -> None:
        """One loss, from the area or from elsewhere."""
        lose_at(self.g, self.area, party, source)
        if source != HERE:
            self.elsewhere[party, source] += 1

    def tell(self) -> None:
        """What it came to, unless nothing happened."""
        after = {party: self.g.tokens(self.area, party) for party in self.before}
        if after != self.before or self.elsewhere:
            taken = tuple((party, source, count) for (party, source), count in self.elsewhere.items())
            self.g.tell(ConflictResolved(self.area, self.before, after, taken))
