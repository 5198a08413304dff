"""Phase 4a: a token conflict under way: who must lose something next, and what it comes to."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from rules.civ.civ import Civ
from rules.civ.events_conflict import ConflictResolved, TokenJoined, VolleySuffered
from rules.civ.phases.losses import HERE, engage, lose_at
from rules.civ.pieces import place_hired, remove_hired
from rules.civ.state import BARBARIANS
from rules.civ.traits import Trait
from rules.table import Seat


def is_fought(g: Civ, area: str) -> bool:
    """WE 4a: several parties, and the limit exceeded; beside a city they fight until one is left."""
    return len(g.parties(area)) > 1 and g.is_conflict(area)


class Battle:
    """A token conflict, and what was lost in it. It begins with those who join it for its length.

    `stormed`: the attacker of a city that fell, where this is the fight with the tokens in its place.
    """

    __slots__ = ("area", "before", "elsewhere", "fires", "g", "volleys")

    def __init__(self, g: Civ, area: str, stormed: Seat | None = None) -> None:
        self.g, self.area = g, area
        self.fires: dict[Seat, int] = {}
        """Tokens from stock that joined, by party."""
        self.volleys: dict[Seat, int] = {}
        """What each party loses before the first round."""
        self.elsewhere: Counter[tuple[Seat, str]] = Counter()
        if is_fought(g, area):
            engage(g, area)
            self._light_fires([stormed] if stormed is not None else self._defenders())
            self.volleys = {} if stormed is not None else self._due_volleys()
        self.before = {party: g.tokens(area, party) for party in g.parties(area)}

    def _defenders(self) -> list[Seat]:
        """Everybody in the area; at a city its owner alone, until it falls."""
        owner, parties = self.g.city_owner(self.area), self.g.parties(self.area)
        return parties if owner is None else [owner] if owner in parties else []

    def _light_fires(self, parties: list[Seat]) -> None:
        """A token from stock joins those who came by ship, where a ship of theirs lies."""
        g, area = self.g, self.area
        for party in parties:
            if party == BARBARIANS or party not in g.state.landed.get(area, ()):
                continue
            if g.ships_of(party, area) and (lit := place_hired(g, area, party, g.amount(party, Trait.FIRE))):
                self.fires[party] = lit
                g.state.landed[area].remove(party)  # it joins once
                g.tell(TokenJoined(party, area))

    def _due_volleys(self) -> dict[Seat, int]:
        """What all opponents together cost each party."""
        given = {party: self.g.amount(party, Trait.VOLLEY) for party in self.g.parties(self.area)}
        due = {party: sum(given.values()) - own for party, own in given.items()}
        return {party: count for party, count in due.items() if count}

    def removals(self) -> Iterator[list[Seat]]:
        """WE 4a: who must lose something next, those of equal place together, until the conflict ends."""
        if self.volleys:
            self.g.tell(VolleySuffered(self.area, dict(self.volleys)))
        for number in range(max(self.volleys.values(), default=0)):
            due = [party for party, count in self.volleys.items() if count > number]
            yield [party for party in due if self.g.tokens(self.area, party)]
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

    def end(self) -> None:
        """Those who joined for its length go; what it came to, unless nothing happened."""
        for party, count in self.fires.items():
            remove_hired(self.g, self.area, party, count)
        after = {party: self.g.tokens(self.area, party) for party in self.before}
        if after != self.before or self.elsewhere:
            taken = tuple((party, source, count) for (party, source), count in self.elsewhere.items())
            self.g.tell(ConflictResolved(self.area, self.before, after, taken))
