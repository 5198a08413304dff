"""Treasury lost or paid."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.civ import Civ
from rules.civ.events_calamity import TreasuryLost, TreasuryPaid
from rules.civ.pieces import pay
from rules.table import Seat


def lose_treasury(g: Civ, seat: Seat, cause: str, amount: int) -> None:
    """WE ch.8: so much treasury goes back to stock, or all there is."""
    lost = pay(g, seat, amount)
    if lost:
        g.tell(TreasuryLost(seat, cause, lost))


def squander(case: Case) -> None:
    """As much treasury of the victim is lost as the card says, or all there is."""
    if not case.figure("treasury"):
        case.pass_by(WARDED_OFF)
    elif not case.g.nation(case.victim).treasury:
        case.pass_by("no treasury")
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


def pay_treasury(g: Civ, seat: Seat, cause: str, amount: int) -> None:
    """WE ch.8: exactly so much treasury is paid; it must be there."""
    assert g.nation(seat).treasury >= amount
    pay(g, seat, amount)
    g.tell(TreasuryPaid(seat, cause, amount))
