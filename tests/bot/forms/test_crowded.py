"""Forms at the largest table: eighteen players, hundreds of areas, menus longer than a menu can be."""

from collections.abc import Iterator

import pytest

from bot.discord.controls import view_of
from bot.forms import Button, Draft, Menu, Show, act, show
from bot.forms.screen import PAGE, Screen, Verb
from rules.civ.abilities.turn import special_abilities
from rules.civ.civ import Civ
from rules.civ.civx.abilities.diaspora import Diaspora
from rules.civ.civx.game import RULESET
from rules.civ.phases.advances import advances
from rules.civ.phases.movement import movement
from rules.civ.phases.trade import trade
from rules.table import Chance, Desk, Open
from tests.bot.forms.clicker import press
from tests.bot.limits import check_row
from tests.renders.civx.positions import late
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

LAND = [name for name, area in RULESET.board.areas.items() if area.limit]


def crowded() -> Civ:
    """The first seat has tokens in forty areas and a full hand."""
    state = late()
    for area in LAND:
        state.tokens.get(area, {}).pop(0, None)
    state.tokens = {area: here for area, here in state.tokens.items() if here}
    free = [area for area in LAND if area not in state.cities][:40]
    for area in free:
        state.tokens.setdefault(area, {})[0] = 1
    state.nations[0].stock = 55 - 40 - state.nations[0].treasury
    state.nations[0].advances = []
    state.census, state.counts = list(range(18)), {seat: 55 - seat for seat in range(18)}
    return Civ(Desk(state, Chance(b"crowded"), lambda event, to: None), RULESET)


def asked(phase, g: Civ) -> Open:
    """What the first seat is asked in a phase."""
    wait = next(phase(g))
    question = next(question for question in wait.questions if question.seat == 0)
    return Open(question, None, False)


def check(screen: Screen) -> None:
    """Every row is within Discord's limits, and nothing was left out for want of room."""
    view = view_of(screen, 1, 1, "mark")
    for row in view.to_components():
        check_row(row)
    assert len(view.children) == len(screen.controls)


def menus(screen: Screen) -> list[Menu]:
    return [control for control in screen.controls if isinstance(control, Menu)]


def reachable(question: Open, draft: Draft) -> Iterator[str]:
    """Every key that can be picked by turning pages."""
    first = show(question, draft, advises=True)
    for _ in range(20):
        screen = show(question, draft, advises=True)
        check(screen)
        yield from (option.key for option in menus(screen)[0].options)
        turn = [c for c in screen.controls if isinstance(c, Button) and c.verb is Verb.PAGE]
        if not turn:
            return
        turned = act(question.question, draft, Verb.PAGE, (turn[-1].argument,))
        assert isinstance(turned, Show)
        draft = turned.draft
        if show(question, draft, advises=True) == first:
            return


def with_long_menu(question: Open, seed: bytes) -> Draft:
    """A draft whose form has more than one page."""
    dice, draft = Chance(seed), Draft()
    for _ in range(300):
        screen = show(question, draft, advises=True)
        check(screen)
        if any(control.verb is Verb.PAGE for control in screen.controls):
            return draft
        outcome = act(question.question, draft, *press(screen, dice))
        draft = outcome.draft if isinstance(outcome, Show) else Draft()
    raise AssertionError("no long menu")


def test_every_area_with_tokens_can_be_picked_by_turning_pages():
    question = asked(movement, crowded())
    found = list(reachable(question, with_long_menu(question, b"pages")))
    assert len(set(found)) > 35
    assert len(found) == len(set(found))


def test_30_142_every_empty_area_can_be_picked_for_diaspora_by_turning_pages():
    g = scene({"Rome": side({"Etruria": 1}, advances=["Diaspora", "Astronomy"]), "Celt": side()}).g
    question = asked(special_abilities, g)
    empty = Diaspora().targets(g, 0)
    found = list(reachable(question, with_long_menu(question, b"colonies")))
    assert len(empty) > PAGE
    assert sorted(found) == empty


def test_an_area_is_found_by_a_few_letters():
    question = asked(movement, crowded())
    draft = with_long_menu(question, b"pages")
    label = menus(show(question, draft, advises=True))[0].options[0].label
    found = act(question.question, draft, Verb.FIND, (label[:5],))
    assert isinstance(found, Show)
    options = menus(show(question, found.draft, advises=True))[0].options
    assert label in [option.label for option in options]
    assert len(options) < PAGE


def test_24_1_all_seventeen_others_can_be_offered_a_deal():
    g = crowded()
    question = asked(trade, g)
    dice, seen = Chance(b"partners"), set()
    draft = Draft()
    for _ in range(300):
        screen = show(question, draft, advises=True)
        check(screen)
        labels = {option.label for menu in menus(screen) for option in menu.options}
        seen |= {civ for civ in RULESET.civilizations if any(civ in label for label in labels)}
        outcome = act(question.question, draft, *press(screen, dice))
        draft = outcome.draft if isinstance(outcome, Show) else Draft()
    assert seen == set(RULESET.civilizations) - {g.nation(0).civ}


@pytest.mark.parametrize("phase", [movement, trade, advances])
def test_every_form_stays_within_limits_whatever_is_pressed(phase):
    question = asked(phase, crowded())
    dice, draft = Chance(b"limits"), Draft()
    for _ in range(150):
        screen = show(question, draft, advises=True)
        check(screen)
        outcome = act(question.question, draft, *press(screen, dice))
        draft = outcome.draft if isinstance(outcome, Show) else Draft()
