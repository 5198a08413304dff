"""Treasury lost or paid."""

from rules.civ.civ import Civ
from rules.civ.events_calamity import TreasuryLost, TreasuryPaid
from rules.civ.pieces import pay
from rules.table import Seat


def lose_treasury(g: Civ, seat: Seat, cause: str, amount: int) -> None:
    """WE ch.8: so much treasury goes back to stock, or all there is."""
    lost = pay(g, seat, amount)
    if lost:
        g.tell(TreasuryLost(seat, cause, lost))


def pay_treasury(g: Civ, seat: Seat, cause: str, amount: int) -> None:
    """WE ch.8: exactly so much treasury is paid; it must be there."""
    assert g.nation(seat).treasury >= amount
    pay(g, seat, amount)
    g.tell(TreasuryPaid(seat, cause, amount))
