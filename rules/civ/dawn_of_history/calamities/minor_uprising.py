"""Minor Uprising: a token for each city, from the treasury or the board."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.calamity.damage import apply_damage
from rules.civ.calamity.lending import TREASURY, treasury_or_tokens
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.policies.calamities import Minor
from rules.table import Allocate


def ask(case: Case) -> Allocate | None:
    """Dawn 29.8.3.1: which tokens; all, where there are fewer."""
    due = _due(case)
    prompt = f"{due} tokens go back to stock, from your treasury or the board. Which?"
    return treasury_or_tokens(case, due, prompt, "uprising") if due else None


def _due(case: Case) -> int:
    """Dawn 29.8.3: one for each city, fewer by what is held."""
    return case.figure("tokens", base=case.g.city_count(case.victim))


def minor_uprising(case: Case, spread: dict[str, int] | None) -> None:
    """Dawn 29.8.3: they go back; no city falls for them."""
    if not spread:
        case.pass_by(_why_not(case))
        return
    tokens = dict(spread)
    lose_treasury(case.g, case.victim, case.name, tokens.pop(TREASURY, 0))
    apply_damage(case.g, case.victim, case.name, tokens)


def _why_not(case: Case) -> str:
    if not case.g.city_count(case.victim):
        return "no city"
    return "neither tokens nor treasury" if _due(case) else WARDED_OFF


EFFECT = Minor(minor_uprising, ask)
