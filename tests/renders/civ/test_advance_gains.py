"""What an advance brings: all of it on the sheet, in its frame, and nothing dearer told as a credit."""

import pytest

from renders.civ.pictures.advance_gains import APART, Gain, gains_of, rows_of
from renders.civ.pictures.advance_sheet import COLUMNS, INSIDE
from renders.paint.flow import column_width
from rules.civ.western_empires.game import RULESET as WESTERN
from tests.rules.civ.rulesets import CIVX, DAWN

ROOM = column_width(COLUMNS) - 2 * INSIDE
every_game = pytest.mark.parametrize("rules", [WESTERN, CIVX, DAWN], ids=lambda rules: rules.key)


def wide(row: list[Gain]) -> float:
    return sum(gain.wide for gain in row) + APART * (len(row) - 1)


@every_game
def test_every_row_fits_into_its_frame(rules):
    for advance in rules.advances.values():
        rows = rows_of(gains_of(advance), ROOM)
        assert max(map(wide, rows)) <= ROOM, advance.name
        assert [gain for row in rows for gain in row] == list(gains_of(advance))


@every_game
def test_credits_are_gains_and_what_grows_dearer_is_not(rules):
    for advance in rules.advances.values():
        gains = list(gains_of(advance))
        assert gains[0].words == f"{advance.points} V.P."
        groups = [*advance.credits.items(), *advance.upper.items(), *advance.lower.items()]
        assert [(gain.group, gain.words) for gain in gains if gain.group] == [
            (group, str(points)) for group, points in groups
        ]
        dearer = {other for other, points in advance.bonus.items() if points < 0}
        assert sum(gain.is_price for gain in gains) == len(dearer)
        for other, points in advance.bonus.items():
            told = f"{points} to {other}" if points > 0 else f"{other} {-points} dearer"
            assert Gain(told, is_price=points < 0) in gains


def test_groups_of_half_the_advances_are_told_once():
    wonder = list(gains_of(CIVX.advances["Wonder of the World"]))
    assert [gain.lead for gain in wonder if gain.group] == ["upper", "", "", "", ""]
