"""What an advance brings: all of it on the sheet, in its frame, and nothing dearer told as a credit."""

import pytest

from renders.civ.pictures import advances
from renders.civ.pictures.advance_gains import APART, Gain, gains_of, rows_of
from renders.civ.pictures.advance_sheet import COLUMNS, INSIDE
from renders.paint.flow import column_width
from rules.civ.western_empires.game import RULESET as WESTERN
from tests.renders.civ import positions as western
from tests.renders.civx import positions as civx
from tests.renders.dawn import positions as dawn
from tests.renders.letters import written
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


@pytest.mark.parametrize("means", [60, 250, 1000])
@pytest.mark.parametrize("game", [western, civx, dawn], ids=["western", "civx", "dawn"])
def test_what_an_advance_does_is_told_to_its_last_word(game, means, monkeypatch):
    monkeypatch.setattr(advances, "wealth", lambda shown, nation: means)
    frame, pages, page = game.frame(game.late(), 0), 1, 1
    while page <= pages:
        with written() as texts:
            pages = game.FACE.draw("advances", frame, 0, game.look(), page=page).pages
        assert [text for text, _ in texts if text.endswith("…")] == []
        page += 1


def test_a_single_point_is_one_point():
    state = western.late()
    state.nations[0].advances = ["Empiricism"]
    listing = western.FACE.draw("advances", western.frame(state, 0), 0, western.look()).listing
    assert "1 held for 1 point" in listing
    assert "1 points" not in listing
