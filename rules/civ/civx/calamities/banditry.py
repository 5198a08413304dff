"""Banditry: tokens leave the game until after the next trade."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.lending import lend, tokens_to_lend
from rules.civ.policies.calamities import Minor
from rules.table import Allocate


def ask(case: Case) -> Allocate | None:
    """CivX 29.911: from treasury or the board, where the stock has too few."""
    return tokens_to_lend(case, _due(case))


def banditry(case: Case, others: dict[str, int] | None) -> None:
    """CivX 29.911: two tokens for each city."""
    if not _due(case):
        case.pass_by("no city")
        return
    lend(case, _due(case), others or {})


def _due(case: Case) -> int:
    return case.figure("tokens") * case.g.city_count(case.victim)


EFFECT = Minor(banditry, ask)
