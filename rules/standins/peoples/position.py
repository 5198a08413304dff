"""The position of Peoples as a seat sees it, made from the view alone: to look around and to try things."""

from typing import Any

from rules.peoples.play import Play
from rules.peoples.state import Acting, Book, PeoplesState, Player, Tribe, Turn
from rules.peoples.view import PeoplesView, PeopleView
from rules.table import Desk, Seat
from rules.table.chance import NoChance


def position(view: PeoplesView) -> Play:
    """The game as its view shows it; no chance comes with it, and nobody is told what is tried."""
    state = PeoplesState(
        dict(view.options),
        [_player(people) for people in view.players],
        neutral=view.neutral,
        order=list(view.order),
        stage=view.stage,
        round=view.turn,
        place=view.order.index(view.active) if view.active is not None else 0,
        world=view.world,
        starts=[list(start) for start in view.starts],
        tribes=[Tribe(tribe.seat, list(tribe.areas), tribe.engaged) for tribe in view.tribes],
        culture=dict(view.culture),
        religion={corner: list(seats) for corner, seats in view.religion.items()},
        neutral_levels=dict(view.neutral_levels),
        book=Book(list(view.book), view.turned) if view.book else None,
        turn=_turn(view),
        winners=list(view.winners),
    )
    return Play(Desk(state, NoChance(), _nobody), tried=True)


def _player(people: PeopleView) -> Player:
    spent = {trait: level - people.available[trait] for trait, level in people.levels.items()}
    return Player(
        people.name,
        people.people,
        advances=dict(people.advances),
        spent={trait: number for trait, number in spent.items() if number},
        specialists=list(people.specialists),
        developments=list(people.developments),
        resources=dict(people.resources),
        home=list(people.home),
        achieved=list(people.achieved),
        revolutions=people.revolutions,
        left=people.left,
    )


def _turn(view: PeoplesView) -> Turn | None:
    if view.active is None:
        return None
    now = view.acting
    acting = Acting(now.area, now.at, now.end, dict(now.paid)) if now else None
    return Turn(
        view.active, acted=[list(some) for some in view.acted], acting=acting, together=list(view.together)
    )


def _nobody(event: Any, to: tuple[Seat, ...] | None) -> None:
    """What is only tried is not told."""
