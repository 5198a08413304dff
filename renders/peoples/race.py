"""The race for the eight victories, as far as everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass

from renders.peoples.shown import Shown
from rules.peoples.state import Victory
from rules.peoples.view import PeopleView
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Racer:
    """How far a people has come towards a victory."""

    seat: Seat
    have: int
    need: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.have / self.need if self.need else 0.0


def racers(shown: Shown, victory: Victory) -> list[Racer]:
    """All peoples in a race, the nearest to its end first."""
    found = [Racer(player.seat, *player.race[victory]) for player in shown.people]
    return sorted(found, key=lambda racer: (-racer.share, -racer.have))


def leaders(shown: Shown, victory: Victory, least: int = 1) -> list[Racer]:
    """Those who are ahead of all others in a race; nobody while nothing is reached."""
    ranked = racers(shown, victory)
    best = ranked[0].share if ranked else 0.0
    return [racer for racer in ranked if racer.share == best and racer.have >= least]


def nearest(player: PeopleView) -> tuple[Victory, tuple[int, int]]:
    """The victory that a people is nearest to."""
    return max(player.race.items(), key=lambda entry: entry[1][0] / entry[1][1] if entry[1][1] else 0.0)


def leading(shown: Shown) -> list[Seat]:
    """The winners; before, whoever is nearest to a victory. Nobody while most are equally near."""
    if shown.view.winners:
        return list(shown.view.winners)
    shares = {player.seat: share_of(player) for player in shown.people}
    best = max(shares.values(), default=0.0)
    found = [seat for seat, share in shares.items() if share == best]
    return found if best and 2 * len(found) <= len(shares) else []


def share_of(player: PeopleView) -> float:
    """How near a people is to its nearest victory, from 0 to 1."""
    have, need = nearest(player)[1]
    return have / need if need else 0.0
