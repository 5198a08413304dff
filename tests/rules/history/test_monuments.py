"""Ch. V Building: monuments and where they go."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.monuments import build_monuments, earned, sites
from rules.history_of_the_world.state import Settlement
from tests.rules.history.scenario import BEN, ME, scene


def empire(lands, force="persia", card=None, **fields):
    s = scene(dict.fromkeys(lands, (ME, force)), **fields)
    s.turn(card or force)
    return s


def test_monuments_only_the_active_empires_resources_count():
    s = empire(["levant"])
    s.state.lands["zagros"] = type(s.state.lands["levant"])(ME, "assyria", 1)
    assert earned(s.g, ("persia",)) == 0


def test_monuments_the_capital_comes_first():
    s = empire(["levant", "zagros", "persian_plateau"], capitals=["persian_plateau"], cities=["levant"])
    assert sites(s.g, ("persia",)) == ["persian_plateau"]


def test_monuments_then_any_city():
    s = empire(["levant", "zagros", "crete"], cities=["crete"])
    assert sites(s.g, ("persia",)) == ["crete"]


def test_monuments_then_a_resource_land():
    s = empire(["levant", "zagros", "crete"])
    assert sites(s.g, ("persia",)) == ["levant", "zagros"]


def test_monuments_never_two_in_a_land():
    s = empire(["levant", "zagros", "crete"], capitals=["crete"], monuments=["crete", "zagros"])
    assert sites(s.g, ("persia",)) == ["levant"]
    s.run(build_monuments(s.g, ("persia",)))
    assert s.state.monuments == ["crete", "levant", "zagros"]


def test_monuments_none_without_a_site():
    s = empire(["levant", "zagros"], monuments=["levant", "zagros"])
    s.run(build_monuments(s.g, ("persia",)))
    assert s.state.monuments == ["levant", "zagros"]


def test_monuments_none_when_all_are_on_the_board():
    elsewhere = [land for land in board().lands if land not in ("levant", "zagros")][:36]
    s = empire(["levant", "zagros"], monuments=elsewhere)
    assert earned(s.g, ("persia",)) == 0


def test_monuments_one_piece_left_builds_one():
    elsewhere = [land for land in board().lands if not board().lands[land].resource][:35]
    s = empire(["levant", "zagros", "nubia", "albion"], monuments=elsewhere)
    assert earned(s.g, ("persia",)) == 1


def test_monuments_a_choice_is_asked_and_a_wish_is_taken():
    s = empire(["levant", "zagros"])
    s.run(build_monuments(s.g, ("persia",)), "zagros")
    assert s.state.monuments == ["zagros"]
    s = empire(["levant", "zagros"])
    s.g.turn.wishes = ["crete", "zagros"]
    s.run(build_monuments(s.g, ("persia",)))
    assert s.state.monuments == ["zagros"]


def test_r02_resources_of_incas_and_aztecs_are_counted_together():
    s = scene(
        {"northern_andes": (ME, "incas"), "pacific_seaboard": (ME, "aztecs")}, capitals=["northern_andes"]
    )
    s.turn("incas-and-aztecs")
    s.run(build_monuments(s.g, ("incas", "aztecs")))
    assert s.state.monuments == ["northern_andes"]


@pytest.mark.parametrize("owner", [ME, BEN])
def test_monuments_score_for_whoever_holds_the_land(owner):
    from rules.history_of_the_world.scoring import reckon

    s = scene({"levant": (owner, "persia")}, monuments=["levant"], epoch=2)
    assert reckon(s.g, ME, "persia").monuments == (1 if owner == ME else 0)
    assert Settlement.CAPITAL not in s.state.settlements.values()
