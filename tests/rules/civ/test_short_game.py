"""WE 10: the Short Game."""

from dataclasses import replace

import pytest

from rules.civ.events_calamity import CitiesDestroyed
from rules.civ.events_trade import ScenarioDrawn, ScenarioRevealed
from rules.civ.stacks import Stack
from rules.civ.state import CivState
from rules.civ.western_empires.game import RULESET, WesternEmpires
from rules.civ.western_empires.tables import read
from rules.table import Refusal, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_state, load_state

GAME = WesternEmpires()
SETS = read("short_game")["sets"]
SELECTION = read("short_game")["selection"]
SMALL = {
    "Conquering the Seas",
    "Sacred Constructors",
    "Coin and Commerce",
    "Exploring the Deserts",
    "Mystical Palaces",
}


def opened(players=5, seed=b"short", keep=None, **options):
    options = {"scenario": "short", "civilizations": "random", **options}
    table = open_table(GAME, options, tuple(f"player {n}" for n in range(players)), seed, keep)
    assert not isinstance(table, Refusal)
    return table


def to_key(table, key):
    """Let everything take its default up to this question."""
    while not any(q.key == key for q in table.waiting()):
        assert table.phase == "settling", f"{key} was never asked"
        table.expire()
    return table


def settled(players=5, **options):
    """The state before the first turn, everything by default."""
    kept = []
    table = opened(players, keep=kept.append, **options)
    while table.phase == "settling":
        table.expire()
    return load_state(CivState, next(c.state for c in kept if c.phase == "tax"))


def question(table, seat):
    return next(q for q in table.waiting() if q.seat == seat)


@pytest.mark.parametrize(
    ("players", "tokens"),
    [
        (5, SMALL),
        (6, SMALL | {"Early Merchants"}),
        (7, SMALL | {"Early Merchants", "Spreading Knowledge"}),
        (8, set(SETS) - {"Coin and Commerce"}),
        (9, set(SETS)),
    ],
)
def test_10_scenario_tokens_by_number_of_players(players, tokens):
    assert set(SELECTION[str(players)]) == tokens
    assert len(SELECTION[str(players)]) == players


@pytest.mark.parametrize("name", sorted(SETS))
def test_10_every_token_brings_four_advances_worth_eight_points(name):
    names = SETS[name]["advances"]
    assert len(set(names)) == 4
    assert sum(RULESET.advances[n].points for n in names) == 8


def test_10_ruling_the_dearest_sets_cost_a_city():
    cost = {name: sum(RULESET.advances[a].cost for a in row["advances"]) for name, row in SETS.items()}
    assert {name for name, row in SETS.items() if row["destroys_city"]} == {
        n for n, c in cost.items() if c >= 460
    }


@pytest.mark.parametrize("players", [5, 6, 7, 8, 9])
def test_10_what_everybody_has_at_the_start(players):
    """Four advances, 4 or 5 cities and trade cards, 14 tokens, 10 treasury, column 11."""
    state = settled(players)
    assert state.turn == 1
    for seat, nation in enumerate(state.nations):
        cities = [area for area, owner in state.cities.items() if owner == seat]
        assert len(nation.advances) == 4
        assert len(cities) in (4, 5)
        assert len(nation.hand) == len(cities)
        assert sum(here.get(seat, 0) for here in state.tokens.values()) == 14
        assert (nation.treasury, nation.step) == (10, 10)
    assert GAME.problems(state) == []


def test_10_the_expert_table_begins_at_column_9():
    assert {n.step for n in settled(track="expert").nations} == {8}


def test_10_the_game_goes_on_with_taxes():
    state = settled()
    assert (state.turn, state.phase) == (1, "tax")


def drawn(table):
    return [t for t in table.told if isinstance(t.event, ScenarioDrawn)]


def test_10_tokens_are_drawn_and_seen_before_civilizations_are_chosen():
    table = opened(civilizations="draft")
    assert (table.phase, len(table.waiting())) == ("draft", 1)
    assert sorted(t.event.seat for t in drawn(table)) == [0, 1, 2, 3, 4]
    assert all(t.audience == (t.event.seat,) for t in drawn(table))
    assert not any(nation.civ for nation in table.state.nations)
    for told in drawn(table):
        (asked,) = table.questions(told.event.seat)
        assert told.event.scenario in asked.question.prompt
        assert all(advance in asked.question.prompt for advance in told.event.advances)
        assert ("cost you a city" in asked.question.prompt) == SETS[told.event.scenario]["destroys_city"]
        assert told.event.scenario not in asked.question.public


def test_10_the_tokens_drawn_at_first_are_those_revealed_later():
    table = opened(civilizations="draft")
    known = {t.event.seat: t.event.scenario for t in drawn(table)}
    while table.phase == "draft":
        table.expire()
    to_key(table, "credits")
    shown = [t.event for t in table.told if isinstance(t.event, ScenarioRevealed)]
    assert {event.seat: event.scenario for event in shown} == known
    assert not any(nation.scenario for nation in table.state.nations)


def test_10_a_token_is_nobody_elses_to_see():
    table = opened(civilizations="draft")
    views = [repr(table.view(seat)) for seat in (None, 0, 1)]
    assert not any(name in view for name in SETS for view in views)


def test_10_a_game_that_chose_its_civilizations_first_draws_its_tokens_after():
    """Stored before tokens were drawn at first: they are drawn when the game is taken up."""
    table = opened()
    stored = load_state(CivState, table.checkpoint.state)
    for nation in stored.nations:
        nation.scenario = ""
    before = replace(table.checkpoint, state=dump_state(stored))
    again = restore(GAME, table.names, table.seed, before)
    assert sorted(t.event.seat for t in drawn(again)) == [0, 1, 2, 3, 4]
    assert len(to_key(again, "tokens").waiting()) == 5


def test_10_who_likes_places_cities_after_a_higher_rank_has_placed_all():
    table = to_key(opened(), "sites")
    first, second, *others = (q.seat for q in table.waiting())
    assert table.submit(put.After(second, "sites", first)) is None
    table.answer(first, "sites", question(table, first).default())
    assert table.holding() == {second: first}
    table.answer(first, "fifth", question(table, first).default())
    assert len([a for a, owner in table.state.cities.items() if owner == first]) == 5
    assert {q.seat for q in table.waiting()} == {second, *others}


def test_10_who_likes_spreads_tokens_after_a_higher_rank():
    table = to_key(opened(), "tokens")
    first, *_, last = (q.seat for q in table.waiting())
    assert table.submit(put.After(last, "tokens", first)) is None
    table.answer(first, "tokens", question(table, first).default())
    assert any(first in here for here in table.state.tokens.values())
    assert last in {q.seat for q in table.waiting()}


def test_10_the_lobby_says_which_tokens_cost_a_city():
    (scenario,) = (option for option in GAME.options if option.key == "scenario")
    (short,) = (choice for choice in scenario.choices if choice.key == "short")
    assert all((name in short.note) == token["destroys_city"] for name, token in SETS.items())
    assert "does not say" in short.note


def test_10_tokens_are_secret_until_the_cities_stand():
    table = to_key(opened(), "fifth")
    assert not any(isinstance(t.event, ScenarioRevealed) for t in table.told)
    table.expire()
    assert len([t for t in table.told if isinstance(t.event, ScenarioRevealed)]) == 5


def test_10_four_cities_on_sites_of_ones_own_region():
    table = to_key(opened(), "sites")
    for q in table.waiting():
        civ = table.state.nations[q.seat].civ
        offered = [RULESET.board.areas[option.key] for option in q.options]
        assert all(area.site and area.region == civ for area in offered)
        assert (q.least, q.most) == (4, 4)
    assert len(table.waiting()) == 5, "all place at the same time"


def test_10_the_fifth_city_may_be_a_wilderness_city_but_not_where_the_limit_is_0():
    table = to_key(opened(9), "fifth")
    offered = [RULESET.board.areas[o.key] for q in table.waiting() for o in q.options]
    assert any(not area.site for area in offered)
    assert all(area.limit > 0 for area in offered)


def test_10_an_area_takes_one_city():
    table = to_key(opened(), "sites")
    seat = table.waiting()[0].seat
    sites = [o.key for o in question(table, seat).options][:4]
    table.answer(seat, "sites", sites)
    to_key(table, "fifth")
    assert not set(sites) & {o.key for o in question(table, seat).options}


def test_10_cities_may_not_be_placed_elsewhere():
    table = to_key(opened(), "sites")
    seat = table.waiting()[0].seat
    other = table.waiting()[1].options[0].key
    mine = [o.key for o in question(table, seat).options]
    assert isinstance(table.answer(seat, "sites", [*mine[:3], other]), Refusal)
    assert isinstance(table.answer(seat, "sites", mine[:3]), Refusal)


def test_10_advances_bring_their_credits_of_choice():
    """Conquering the Seas holds Written Record: 10 points in steps of five."""
    table = to_key(opened(), "credits")
    (asked,) = table.waiting()
    assert "Written Record" in SETS["Conquering the Seas"]["advances"]
    assert asked.total == 2
    table.answer(asked.seat, "credits", {"Arts": 1, "Science": 1})
    assert table.state.nations[asked.seat].credits == {"Arts": 5, "Science": 5}


def test_10_some_tokens_cost_a_city_of_choice():
    table = to_key(opened(), "lost-city")
    losers = [q.seat for q in table.waiting()]
    revealed = {t.event.seat: t.event.scenario for t in table.told if isinstance(t.event, ScenarioRevealed)}
    assert sorted(losers) == sorted(seat for seat, name in revealed.items() if SETS[name]["destroys_city"])
    choice = question(table, losers[0]).options[-1].key
    table.answer(losers[0], "lost-city", choice)
    to_key(table, "tokens")
    assert choice not in table.state.cities
    lost = [t.event for t in table.feed(None) if isinstance(t.event, CitiesDestroyed)]
    assert CitiesDestroyed(losers[0], revealed[losers[0]], (choice,)) in lost


def test_10_four_cities_draw_before_five():
    state = settled(9)
    counts = [len(n.hand) for n in state.nations]
    assert sorted(set(counts)) == [4, 5]
    for nation in state.nations:
        assert [RULESET.face_value(card.name) for card in nation.hand] == list(range(1, len(nation.hand) + 1))


def test_10_nobody_buys_cards_at_the_start():
    """Ten treasury remain, and stack 9 is untouched."""
    state = settled(9)
    assert all(n.treasury == 10 for n in state.nations)
    assert len(state.stacks[Stack(9)]) == 16


def test_10_tokens_within_the_limits_of_the_region():
    table = to_key(opened(), "tokens")
    for q in table.waiting():
        civ = table.state.nations[q.seat].civ
        assert all(RULESET.board.areas[a].region == civ for a in q.limits)
        assert all(q.limits[a] == RULESET.board.areas[a].limit for a in q.limits)
        assert not set(q.limits) & set(table.state.cities)


def test_10_fewer_than_14_tokens_may_be_placed():
    table = to_key(opened(), "tokens")
    seat = table.waiting()[0].seat
    area = next(iter(question(table, seat).limits))
    assert table.answer(seat, "tokens", {area: 1}) is None
    assert isinstance(table.answer(seat, "tokens", {area: 9}), Refusal)


def test_10_the_calamities_drawn_at_the_start_are_kept():
    """Of a dozen games some begin with a calamity in hand: it is dealt with in the first turn."""
    hands = [
        card.name for n in range(12) for nation in settled(9, seed=bytes([n])).nations for card in nation.hand
    ]
    assert any(name in RULESET.calamities for name in hands)
