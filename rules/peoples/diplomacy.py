"""Diplomacy: other peoples may give specialists for a civilization action."""

from rules.peoples.developments import Dev
from rules.peoples.events import SpecialistsGiven
from rules.peoples.paying import Purpose, own_trait
from rules.peoples.play import Play, Unforeseen
from rules.peoples.refused import refuse
from rules.peoples.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask_all

TOPIC = "diplomacy"


def lenders(g: Play, trait: Trait) -> tuple[Seat, ...]:
    """The other peoples with an available specialist of a trait: advances are spent before it."""
    return tuple(
        seat
        for seat in g.seats
        if seat != g.turn.seat and trait in g.player(seat).specialists and g.available(seat, trait) > 0
    )


def ask_for_specialists(g: Play, purpose: Purpose) -> Script[tuple[Seat, ...]]:
    """Diplomacy: all who could are asked at once; who of them would give a specialist."""
    if not g.has(g.turn.seat, Dev.DIPLOMACY):
        raise refuse("no-such-ability", "Asking others for specialists takes Diplomacy.", "13")
    trait = own_trait(purpose)
    asked = lenders(g, trait)
    if not asked:
        raise refuse("no-specialists", f"No other people has a {trait.value} specialist to give.", "13")
    if g.tried:
        raise Unforeseen
    answers = yield from ask_all(_question(g, seat, trait) for seat in asked)
    return tuple(seat for seat in asked if answers[seat] == "yes")


def hand_over(g: Play, givers: tuple[Seat, ...], purpose: Purpose) -> None:
    """Diplomacy: the action is done; the specialists that added 1 CP each are gone."""
    trait = own_trait(purpose)
    for seat in givers:
        g.player(seat).specialists.remove(trait)
        g.tell(SpecialistsGiven(seat, g.turn.seat, trait))


def _question(g: Play, seat: Seat, trait: Trait) -> Choose:
    return Choose(
        seat=seat,
        key=f"diplomacy:{g.turn.step}:{seat}",
        prompt=f"{g.player(g.turn.seat).name} asks for your {trait.value} specialist. Do you give it away?",
        section="PC 13",
        public="is asked for a specialist",
        topic=TOPIC,
        options=(Choice("no", "No"), Choice("yes", "Yes")),
        fallback="no",
    )
