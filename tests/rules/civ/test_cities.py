"""WE 5: city construction, surplus population, city support."""

from itertools import combinations

import pytest

from rules.civ.events import CityBuilt, CityReduced
from rules.civ.phases.builder import Builder
from rules.civ.phases.buildings import buildings_of, data_of
from rules.civ.phases.cities import city_construction
from rules.civ.phases.construction import Construction
from rules.civ.phases.materials import required_tokens
from rules.civ.phases.support import check_support
from rules.civ.pieces import reduce_city
from rules.civ.state import BARBARIANS
from rules.table import Chance, Drafted, Orders, Refusal, Step
from rules.table.inputs import Answer, Undo
from tests.rules.civ.scenario import scenario, side
from tests.rules.civ.test_movement_ahead import table_of

SUPPORT = {"Pannonia": 4, "Moesia": 4, "Carrhae": 3, "Phoenicia": 3}


def codes(refusal):
    assert isinstance(refusal, Refusal), refusal
    return [fault.code for fault in refusal.faults]


def construction(s, civ="Hellas"):
    return Construction(s.g, s.seat(civ))


def orders(s, civ="Hellas"):
    return Orders(seat=s.seat(civ), key="build", prompt="", referee=construction(s, civ))


# -- 5a


@pytest.mark.parametrize(
    ("area", "need"), [("Sparta", 6), ("Tomi", 6), ("Moesia", 12), ("Caledonia", None), ("Alani", None)]
)
def test_5a_six_on_a_site_twelve_in_the_wilderness_never_with_limit_0(area, need):
    assert required_tokens(scenario({"Hellas": side()}).g, area, 0) == need


@pytest.mark.parametrize(
    ("area", "tokens", "can"),
    [
        ("Sparta", 6, True),
        ("Sparta", 5, False),
        ("Moesia", 12, True),
        ("Moesia", 11, False),
        ("Caledonia", 20, False),
    ],
)
def test_5a_enough_tokens_make_a_city(area, tokens, can):
    s = scenario({"Hellas": side({area: tokens, **{a: n for a, n in SUPPORT.items() if a != area}})})
    assert construction(s).candidates() == ([area] if can else [])
    s.play(city_construction)
    assert s.cities("Hellas") == ([area] if can else [])


def test_5a_building_is_a_choice():
    s = scenario({"Hellas": side({"Sparta": 6, **SUPPORT})})
    s.play(city_construction, {"Hellas build": []})
    assert s.cities("Hellas") == []
    assert s.tokens("Hellas")["Sparta"] == 2, "the surplus goes"


def test_5a_all_tokens_return_to_stock():
    s = scenario({"Hellas": side({"Sparta": 9, **SUPPORT})})
    s.play(city_construction, {"Hellas build": [{"area": "Sparta"}]})
    assert s.tokens("Hellas") == SUPPORT
    assert s.nation("Hellas").stock == 55 - 14
    assert s.state.new_cities == ["Sparta"]


def test_5a_tokens_of_others_in_the_area_go_too():
    s = scenario(
        {
            "Hellas": side(
                {"Pannonia": 2, "Illyricum": 4, "Moesia": 4},
                treasury=6,
                advances=["Architecture", "Urbanism"],
            ),
            "Rome": side({"Pannonia": 1}),
        },
        barbarians={"Pannonia": 1},
    )
    s.play(
        city_construction, {"Hellas build": [{"area": "Pannonia", "treasury": 6, "from": {"Illyricum": 4}}]}
    )
    assert s.tokens("Rome") == {}
    assert s.state.barbarians == {}
    assert s.events(CityBuilt)[0].displaced == ((1, 1), (BARBARIANS, 1))


def test_5a_one_city_in_an_area():
    s = scenario({"Hellas": side({"Sparta": 6, "Athens": 6}, ["Sparta"], advances=["Public Works"])})
    assert construction(s).candidates() == ["Athens"]
    assert codes(orders(s).check([{"area": "Sparta"}])) == ["city-there"]


def test_5a_no_more_than_nine_cities():
    cities = [
        area
        for area in scenario({"Hellas": side()}).g.board.areas
        if area not in {"Sparta", "Athens", *SUPPORT}
    ]
    support = {"Pannonia": 4, "Moesia": 4, "Carrhae": 3, "Phoenicia": 3, "Assyria": 3}
    cities = [area for area in cities if area not in support]
    s = scenario({"Hellas": side({"Sparta": 6, "Athens": 6, **support}, cities[:8])})
    assert codes(orders(s).check([{"area": "Sparta"}, {"area": "Athens"}])) == ["no-cities-left"]
    assert orders(s).default() == [{"area": "Athens"}]
    full = scenario({"Hellas": side({"Sparta": 6}, cities[:9])})
    assert construction(full).candidates() == []


def test_5a_all_faults_are_named_at_once():
    s = scenario({"Hellas": side({"Sparta": 5, "Caledonia": 12})})
    refusal = orders(s).check([{"area": "Sparta"}, {"area": "Caledonia"}, {"area": "Atlantis"}])
    assert codes(refusal) == ["too-few-tokens", "no-city-here", "unreadable"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        "Sparta",
        [3],
        [{"area": 3}],
        [{"area": "Sparta", "treasury": -1}],
        [{"area": "Sparta", "x": 1}],
        [{"area": "Sparta", "from": [1]}],
    ],
)
def test_5a_nonsense_is_unreadable(data):
    s = scenario({"Hellas": side({"Sparta": 6})})
    assert set(codes(orders(s).check(data))) == {"unreadable"}


def test_5a_everybody_builds_in_the_same_round():
    s = scenario({"Hellas": side({"Sparta": 6, **SUPPORT}), "Minoa": side({"Knossos": 6})})
    s.play(city_construction)
    assert s.keys()[:2] == ["Minoa build", "Hellas build"]
    assert s.rounds == 1


def test_5a_where_buildings_hinder_each_other_the_ranking_decides():
    helped = {"treasury": 6, "advances": ["Architecture", "Urbanism"]}
    s = scenario(
        {
            "Hellas": side({"Pannonia": 2, "Illyricum": 4}, **helped),
            "Minoa": side({"Pannonia": 2, "Noricum": 4, "Carrhae": 3}, **helped),
        }
    )
    s.play(city_construction, {"Minoa build": [{"area": "Pannonia", "treasury": 6, "from": {"Noricum": 4}}]})
    assert s.keys() == ["Minoa build"], "Hellas has nothing left to build with"
    assert s.cities("Minoa") == ["Pannonia"]


def test_5a_a_city_is_taken_back_while_nobody_has_built_since():
    helped = {"treasury": 6, "advances": ["Architecture", "Urbanism"]}
    table = table_of(
        scenario(
            {
                "Hellas": side({"Pannonia": 2, "Illyricum": 4, "Sparta": 6}, **helped),
                "Minoa": side({"Pannonia": 2, "Noricum": 4, "Carrhae": 3}, **helped),
            }
        ),
        city_construction,
    )
    city = [{"area": "Pannonia", "treasury": 6, "from": {"Noricum": 4}}]
    assert table.submit(Answer(1, "build", city)) is None
    assert table.state.cities == {"Pannonia": 1}
    assert table.submit(Undo(1)) is None
    assert table.state.cities == {}
    assert table.state.tokens["Pannonia"] == {0: 2, 1: 2}
    assert [q.seat for q in table.waiting()] == [1]


# -- Architecture, Urbanism, Public Works


@pytest.mark.parametrize(
    ("tokens", "treasury", "legal"), [(3, 3, True), (2, 4, False), (5, 1, True), (2, 3, False), (6, 3, True)]
)
def test_9_architecture_pays_up_to_half_from_treasury(tokens, treasury, legal):
    s = scenario({"Hellas": side({"Sparta": tokens}, treasury=9, advances=["Architecture"])})
    answer = orders(s).check([{"area": "Sparta", "treasury": treasury}])
    assert (not isinstance(answer, Refusal)) == legal


def test_9_architecture_works_in_the_wilderness():
    s = scenario({"Hellas": side({"Moesia": 6, "Pannonia": 4}, treasury=8, advances=["Architecture"])})
    s.play(city_construction, {"Hellas build": [{"area": "Moesia", "treasury": 6}]})
    assert s.cities("Hellas") == ["Moesia"]
    assert s.nation("Hellas").treasury == 2


def test_9_architecture_serves_one_city_a_turn():
    s = scenario({"Hellas": side({"Sparta": 3, "Athens": 3}, treasury=9, advances=["Architecture"])})
    wanted = [{"area": "Sparta", "treasury": 3}, {"area": "Athens", "treasury": 3}]
    assert codes(orders(s).check(wanted)) == ["treasury-for-city"]


def test_9_architecture_needs_the_treasury_to_pay():
    s = scenario({"Hellas": side({"Sparta": 3}, treasury=2, advances=["Architecture"])})
    assert construction(s).candidates() == []


def test_9_without_architecture_no_treasury():
    s = scenario({"Hellas": side({"Sparta": 5}, treasury=9)})
    assert codes(orders(s).check([{"area": "Sparta", "treasury": 1}])) == ["treasury-for-city"]


def test_9_urbanism_draws_four_from_next_door_for_a_wilderness_city():
    s = scenario(
        {"Hellas": side({"Moesia": 8, "Dacia": 2, "Thrace": 2, "Pannonia": 4}, advances=["Urbanism"])}
    )
    s.play(city_construction, {"Hellas build": [{"area": "Moesia", "from": {"Dacia": 2, "Thrace": 2}}]})
    assert s.cities("Hellas") == ["Moesia"]
    assert s.tokens("Hellas") == {"Pannonia": 4}


@pytest.mark.parametrize(
    ("area", "tokens", "drawn"),
    [
        ("Moesia", 7, {"Dacia": 5}),  # more than four
        ("Moesia", 8, {"Pannonia": 4}),  # not adjacent
        ("Sparta", 4, {"Argos": 2}),  # a city site
    ],
)
def test_9_urbanism_has_its_limits(area, tokens, drawn):
    near = {"Dacia": 5, "Pannonia": 4, "Argos": 2}
    s = scenario({"Hellas": side({area: tokens, **near}, advances=["Urbanism"])})
    assert "neighbours-for-city" in codes(orders(s).check([{"area": area, "from": drawn}]))


def test_9_example_architecture_and_urbanism_build_with_two_tokens_in_the_area():
    """2 in the area, 4 from adjacent areas, 6 from treasury."""
    s = scenario(
        {
            "Hellas": side(
                {"Moesia": 2, "Dacia": 4, "Pannonia": 4}, treasury=6, advances=["Architecture", "Urbanism"]
            )
        }
    )
    s.play(city_construction, {"Hellas build": [{"area": "Moesia", "treasury": 6, "from": {"Dacia": 4}}]})
    assert s.cities("Hellas") == ["Moesia"]
    assert s.nation("Hellas").treasury == 0
    assert s.tokens("Hellas") == {"Pannonia": 4}


def test_9_tokens_drawn_next_door_are_missing_there():
    s = scenario({"Hellas": side({"Moesia": 8, "Odessus": 6}, advances=["Urbanism"])})
    wanted = [{"area": "Moesia", "from": {"Odessus": 4}}, {"area": "Odessus"}]
    assert codes(orders(s).check(wanted)) == ["too-few-tokens"]


def test_9_two_cities_do_not_draw_on_the_same_neighbours():
    """Dacia has tokens enough for both cities, but only one a turn may draw on its neighbours."""
    tokens = {"Moesia": 10, "Getae": 10, "Dacia": 4}
    s = scenario({"Hellas": side(tokens, advances=["Urbanism"])})
    both = {"Moesia", "Getae"}
    assert both <= set(s.g.board.land_neighbours("Dacia"))
    one, other = ({"area": area, "from": {"Dacia": 2}} for area in sorted(both))
    assert not isinstance(orders(s).check([one]), Refusal)
    assert not isinstance(orders(s).check([other]), Refusal)
    assert codes(orders(s).check([one, other])) == ["neighbours-for-city"]


def test_9_the_treasury_may_be_spent_to_the_last_token_and_no_further():
    s = scenario({"Hellas": side({"Sparta": 3, **SUPPORT}, treasury=3, advances=["Architecture"])})
    s.play(city_construction, {"Hellas build": [{"area": "Sparta", "treasury": 3}]})
    assert s.cities("Hellas") == ["Sparta"]
    assert s.nation("Hellas").treasury == 0
    poor = scenario({"Hellas": side({"Sparta": 4, **SUPPORT}, treasury=2, advances=["Architecture"])})
    assert not isinstance(orders(poor).check([{"area": "Sparta", "treasury": 2}]), Refusal)
    assert codes(orders(poor).check([{"area": "Sparta", "treasury": 3}])) == ["treasury-for-city"]


def test_5a_what_is_judged_is_what_is_built():
    sides = {
        "Hellas": side(
            {"Moesia": 9, "Dacia": 4, "Sparta": 7}, treasury=2, advances=["Architecture", "Urbanism"]
        ),
        "Rome": side({"Moesia": 1}),
    }
    s = scenario(sides)
    wanted = ({"area": "Sparta"}, {"area": "Moesia", "treasury": 1, "from": {"Dacia": 2, "Thrace": 0}})
    foreseen = orders(s).foresee(list(wanted))
    assert s.state == scenario(sides).state, "to foresee is to change nothing"
    Builder(s.g, 0).build_all(buildings_of(list(wanted)))
    assert s.state == foreseen
    assert s.events(CityBuilt) == [
        CityBuilt(0, "Moesia", 1, (("Dacia", 2),), ((1, 1),)),
        CityBuilt(0, "Sparta"),
    ]
    assert orders(s).foresee([{"area": "Sparta"}]) is None


def test_5a_a_city_ordered_twice_is_built_by_neither_order():
    s = scenario({"Hellas": side({"Sparta": 12})})
    assert codes(orders(s).check([{"area": "Sparta"}, {"area": "Sparta"}])) == ["built-twice"]


@pytest.mark.parametrize("draft", [None, "Sparta", [{"area": 3}]])
def test_5a_a_draft_that_cannot_be_read_is_an_empty_one(draft):
    s = scenario({"Hellas": side({"Sparta": 6})})
    assert orders(s).write(draft) == ("no city",)
    assert orders(s).read("Sparta", draft) == [{"area": "Sparta"}]
    assert orders(s).step(draft, (("Sparta",),)) == Drafted([{"area": "Sparta"}])
    assert orders(s).drop(draft, 0) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Sparta 3", "belongs to nothing"),
        ("Moesia from 2 Dacia 3", "is it 2 or 3?"),
        ("Moesia 6 treasury 6 from Dacia", "belongs to nothing"),
    ],
)
def test_5a_a_number_is_never_changed_in_silence(line, said):
    s = scenario({"Hellas": side({"Sparta": 6})})
    refusal = orders(s).read(line, [])
    assert isinstance(refusal, Refusal), refusal
    assert said in str(refusal)
    assert orders(s).read("Moesia from Dacia 2, Dacia 1", []) == [{"area": "Moesia", "from": {"Dacia": 3}}]


@pytest.mark.parametrize(("tokens", "left"), [(6, 0), (7, 1), (9, 1)])
def test_9_public_works_keeps_a_token_only_beyond_what_the_city_needs(tokens, left):
    s = scenario({"Hellas": side({"Sparta": tokens, **SUPPORT}, advances=["Public Works"])})
    s.play(city_construction, {"Hellas build": [{"area": "Sparta"}]})
    assert s.tokens("Hellas").get("Sparta", 0) == left


def test_9_public_works_counts_no_treasury():
    s = scenario(
        {"Hellas": side({"Sparta": 6, **SUPPORT}, treasury=3, advances=["Public Works", "Architecture"])}
    )
    s.play(city_construction, {"Hellas build": [{"area": "Sparta", "treasury": 3}]})
    assert "Sparta" not in s.tokens("Hellas")


@pytest.mark.parametrize(("leave", "left"), [(None, 1), (True, 1), (False, 0)])
def test_9_public_works_may_leave_a_token_and_need_not(leave, left):
    s = scenario({"Hellas": side({"Sparta": 8, **SUPPORT}, advances=["Public Works"])})
    order = {"area": "Sparta"} if leave is None else {"area": "Sparta", "leave": leave}
    assert orders(s).foresee([order]).tokens.get("Sparta", {}).get(0, 0) == left
    s.play(city_construction, {"Hellas build": [order]})
    assert s.tokens("Hellas").get("Sparta", 0) == left
    assert s.nation("Hellas").stock == 55 - sum(SUPPORT.values()) - left


@pytest.mark.parametrize(("tokens", "advances"), [(6, ["Public Works"]), (9, [])])
def test_9_a_token_that_cannot_stay_is_not_promised(tokens, advances):
    s = scenario({"Hellas": side({"Sparta": tokens, **SUPPORT}, advances=advances)})
    assert codes(orders(s).check([{"area": "Sparta", "leave": True}])) == ["no-token-stays"]
    assert not isinstance(orders(s).check([{"area": "Sparta", "leave": False}]), Refusal)


@pytest.mark.parametrize(
    ("line", "leave"),
    [
        ("Sparta leaving no token", False),
        ("city in Sparta, leaving none", False),
        ("Sparta without a token", False),
        ("Sparta leaving a token", True),
        ("build in Sparta and leave 1 token", True),
        ("Sparta", None),
    ],
)
def test_9_whether_a_token_stays_is_read_and_written_back(line, leave):
    s = scenario({"Hellas": side({"Sparta": 8}, advances=["Public Works"])})
    data = orders(s).read(line, [])
    assert [building.leave for building in buildings_of(data)] == [leave]
    assert orders(s).read(orders(s).write(data)[0], []) == data


def test_9_whether_a_token_stays_goes_with_treasury_and_neighbours():
    s = scenario({"Hellas": side({"Sparta": 8})})
    line = "Moesia treasury 3 from Dacia 2, Thrace 1 leaving no token"
    data = orders(s).read(line, [])
    wanted = {"area": "Moesia", "treasury": 3, "from": {"Dacia": 2, "Thrace": 1}, "leave": False}
    assert data == [wanted]
    assert orders(s).write(data) == (f"city in {line}",)


def test_9_menus_ask_whether_a_token_stays_only_where_one_may():
    s = scenario({"Hellas": side({"Sparta": 8, "Argos": 6}, advances=["Public Works"])})
    step = orders(s).step([], (("Sparta",),))
    assert isinstance(step, Step)
    assert [option.key for option in step.options] == ["stays", "goes"]
    assert orders(s).step([], (("Sparta",), ("goes",))) == Drafted([{"area": "Sparta", "leave": False}])
    assert orders(s).step([], (("Sparta",), ("stays",))) == Drafted([{"area": "Sparta", "leave": True}])
    assert orders(s).step([], (("Argos",),)) == Drafted([{"area": "Argos"}])


@pytest.mark.parametrize(("drawn", "left"), [(2, 0), (3, 1), (4, 1)])
def test_9_public_works_counts_the_tokens_drawn_from_next_door(drawn, left):
    advances = ["Public Works", "Urbanism"]
    s = scenario({"Hellas": side({**SUPPORT, "Moesia": 10, "Dacia": 4}, advances=advances)})
    s.play(city_construction, {"Hellas build": [{"area": "Moesia", "from": {"Dacia": drawn}}]})
    assert s.cities("Hellas") == ["Moesia"]
    assert s.tokens("Hellas").get("Moesia", 0) == left


# -- 5b


@pytest.mark.parametrize(
    ("area", "advances", "kept"),
    [
        ("Sparta", [], 2),
        ("Moesia", [], 4),
        ("Sparta", ["Agriculture"], 3),
        ("Moesia", ["Agriculture"], 4),
        ("Caledonia", [], 0),
        ("Caledonia", ["Agriculture"], 1),
        ("Carrhae", ["Agriculture"], 3),
    ],
)
def test_5b_tokens_above_the_limit_are_removed(area, advances, kept):
    s = scenario({"Hellas": side({area: 5}, advances=advances)})
    s.play(city_construction)
    assert s.tokens("Hellas").get(area, 0) == kept


@pytest.mark.parametrize(
    ("advances", "kept"), [([], 0), (["Public Works"], 1), (["Public Works", "Agriculture"], 1)]
)
def test_5b_beside_a_city_only_public_works_keeps_a_token(advances, kept):
    s = scenario({"Hellas": side({"Sparta": 4, **SUPPORT}, ["Sparta"], advances=advances)})
    s.play(city_construction)
    assert s.tokens("Hellas").get("Sparta", 0) == kept


def test_5b_agriculture_gives_nothing_in_a_shared_area():
    s = scenario({"Hellas": side({"Sparta": 1}, advances=["Agriculture"]), "Minoa": side({"Sparta": 1})})
    assert s.g.limit("Sparta", 0) == 2
    s.play(city_construction)
    assert s.state.tokens == {"Sparta": {0: 1, 1: 1}}


def test_5b_barbarians_above_the_limit_are_removed():
    s = scenario({"Hellas": side()}, barbarians={"Sparta": 6})
    s.play(city_construction)
    assert s.state.barbarians == {"Sparta": 2}


# -- 5c


def test_5c_two_tokens_support_a_city():
    s = scenario({"Hellas": side({"Corinth": 2, "Moesia": 4}, ["Sparta", "Athens", "Argos"])})
    s.play(city_construction)
    assert len(s.cities("Hellas")) == 3
    assert s.asked == []


def test_5c_a_missing_token_costs_a_city_of_ones_choice():
    s = scenario({"Hellas": side({"Corinth": 2, "Carrhae": 3}, ["Sparta", "Athens", "Argos"])})
    s.play(city_construction, {"Hellas support:3": ["Athens"]})
    assert s.cities("Hellas") == ["Argos", "Sparta"]
    assert s.tokens("Hellas")["Athens"] == 1
    assert s.events(CityReduced) == [CityReduced(0, "Athens", 1, "support")]


def test_5c_tokens_gained_count_at_once():
    """Missing 4: Knossos alone gives 2 + 3; Athens gives 2 + 1 and is not enough."""
    s = scenario({"Hellas": side({"Corinth": 2}, ["Knossos", "Athens", "Argos"])})
    s.play(city_construction, {"Hellas support:3": ["Knossos"]})
    assert s.cities("Hellas") == ["Argos", "Athens"]
    question = s.asked[0]
    assert isinstance(question.check(["Athens"]), Refusal)
    assert isinstance(question.check(["Knossos", "Athens", "Argos"]), Refusal), "more than needed"
    assert question.check(["Athens", "Argos"]) == ("Athens", "Argos")


def reached(s):
    """Every set of cities that reducing one after the other can come to, tried on the board itself."""

    def on(g, reduced):
        if 2 * g.city_count(0) <= g.census_of(0) or not g.city_count(0):
            return {frozenset(reduced)}
        found = set()
        for area in g.rules.reducible(g, 0):
            trial = g.fork()
            reduce_city(trial, area)
            found |= on(trial, [*reduced, area])
        return found

    return on(s.g, [])


@pytest.mark.parametrize(
    ("tokens", "cities"),
    [
        ({"Corinth": 2}, ["Knossos", "Athens", "Argos"]),
        ({"Corinth": 1}, ["Knossos", "Athens", "Argos", "Sparta", "Memphis"]),
        (
            {"Memphis": 4, "Corinth": 2},
            ["Knossos", "Athens", "Argos", "Sparta", "Rome", "Salonae", "Neapolis"],
        ),
        ({}, ["Knossos", "Memphis", "Argos", "Sparta"]),
    ],
)
def test_5c_every_set_that_one_city_after_the_other_can_come_to_is_legal_and_no_other(tokens, cities):
    s = scenario({"Hellas": side(tokens, cities)})
    legal = reached(s)
    s.play(check_support)
    question = s.asked[0]
    sets = [c for n in range(len(cities) + 1) for c in combinations(cities, n)]
    accepted = {frozenset(c) for c in sets if not isinstance(question.check(list(c)), Refusal)}
    assert accepted == legal
    for seed in range(20):
        assert frozenset(question.sample(Chance(bytes([seed])))) in legal


def test_5c_a_small_city_may_go_before_a_large_one_that_would_have_been_enough():
    """Missing 4: Knossos alone gives 5; but Athens first, and then Knossos, is a choice too."""
    s = scenario({"Hellas": side({"Corinth": 2}, ["Knossos", "Athens", "Argos"])})
    s.play(city_construction, {"Hellas support:3": ["Knossos", "Athens"]})
    assert s.cities("Hellas") == ["Argos"]
    assert s.tokens("Hellas") == {"Corinth": 2, "Athens": 1, "Knossos": 3}


def test_5c_with_a_short_stock_each_city_is_chosen_singly():
    """What a city gives depends on what was given before: Memphis first takes the last tokens."""
    s = scenario({"Hellas": side({"Corinth": 2}, ["Memphis", "Athens", "Argos"], stock=3)})
    s.play(city_construction, {"Hellas support:3": ["Athens"], "Hellas support:2": ["Memphis"]})
    assert s.cities("Hellas") == ["Argos"]
    assert s.tokens("Hellas") == {"Corinth": 2, "Athens": 1, "Memphis": 2}


def test_5c_cities_built_this_turn_go_first():
    s = scenario({"Hellas": side({"Carrhae": 3, "Sparta": 6}, ["Knossos"])})
    s.play(city_construction, {"Hellas build": [{"area": "Sparta"}]})
    assert s.cities("Hellas") == ["Knossos"]
    assert s.keys() == ["Hellas build"], "there is no choice in the reduction"


def test_5c_after_the_new_cities_the_old_ones_follow():
    s = scenario({"Hellas": side({"Athens": 6}, ["Sparta", "Argos", "Corinth", "Knossos"])})
    s.play(
        city_construction, {"Hellas build": [{"area": "Athens"}], "Hellas support:4": ["Knossos", "Corinth"]}
    )
    assert s.cities("Hellas") == ["Argos", "Sparta"]


def test_5c_no_tokens_at_all_reduce_until_support_holds():
    s = scenario({"Hellas": side({}, ["Athens", "Argos"])})
    s.play(city_construction)
    assert s.cities("Hellas") == []  # one token each is not enough for the other
    assert s.tokens("Hellas") == {"Athens": 1, "Argos": 1}


def test_5c_with_an_empty_stock_nothing_replaces_the_city():
    s = scenario({"Hellas": side({"Corinth": 1}, ["Athens", "Argos"], stock=0)})
    s.play(city_construction)
    assert s.cities("Hellas") == []
    assert s.tokens("Hellas") == {"Corinth": 1}


def test_5c_cultural_ascendancy_needs_three():
    tokens = {"Corinth": 2, "Moesia": 4}
    s = scenario({"Hellas": side(tokens, ["Sparta", "Athens", "Argos"], advances=["Cultural Ascendancy"])})
    s.play(city_construction)
    assert len(s.cities("Hellas")) == 2


def test_5c_several_players_reduce_in_the_same_round():
    s = scenario({"Hellas": side({}, ["Athens", "Knossos"]), "Rome": side({}, ["Rome", "Rubicon"])})
    s.play(city_construction)
    assert s.rounds == 1


# -- lines and menus


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("sparta", {"area": "Sparta"}),
        ("build in Sparta", {"area": "Sparta"}),
        ("city in Sparta treasury 3", {"area": "Sparta", "treasury": 3}),
        ("Sparta 3 from treasury", {"area": "Sparta", "treasury": 3}),
        (
            "Moesia treasury 6 from Dacia 2, thrac 2",
            {"area": "Moesia", "treasury": 6, "from": {"Dacia": 2, "Thrace": 2}},
        ),
        ("Moesia from 4 Dacia", {"area": "Moesia", "from": {"Dacia": 4}}),
    ],
)
def test_building_orders_are_read_and_written_back(line, order):
    s = scenario({"Hellas": side({"Sparta": 3, "Moesia": 2})})
    assert orders(s).read(line, []) == [order]
    (written,) = orders(s).write([order])
    assert orders(s).read(written, []) == [order]


def test_an_unknown_area_is_answered_with_a_suggestion():
    s = scenario({"Hellas": side({"Sparta": 6})})
    refusal = orders(s).read("Spratta\nXyzzy", [])
    assert isinstance(refusal, Refusal) or refusal == [{"area": "Sparta"}]
    assert codes(orders(s).read("Xyzzy", [])) == ["unreadable"]


def test_menus_lead_to_a_plain_city():
    s = scenario({"Hellas": side({"Sparta": 6, "Moesia": 2})})
    menu = orders(s)
    step = menu.step([], ())
    assert isinstance(step, Step)
    assert [option.key for option in step.options] == ["Sparta"]
    assert menu.step([], (("Sparta",),)) == Drafted([{"area": "Sparta"}])
    assert menu.drop([{"area": "Sparta"}], 0) == []


def test_menus_lead_through_treasury_and_neighbours():
    s = scenario(
        {
            "Hellas": side(
                {"Moesia": 3, "Dacia": 2, "Thrace": 2}, treasury=9, advances=["Architecture", "Urbanism"]
            )
        }
    )
    menu = orders(s)
    shares = menu.step([], (("Moesia",),))
    assert [option.key for option in shares.options] == ["5", "6"]
    near = menu.step([], (("Moesia",), ("6",)))
    assert (near.least, near.most) == (3, 3)
    done = menu.step([], (("Moesia",), ("6",), ("Dacia#0", "Dacia#1", "Thrace#0")))
    assert done == Drafted([{"area": "Moesia", "treasury": 6, "from": {"Dacia": 2, "Thrace": 1}}])
    assert not isinstance(menu.check(done.draft), Refusal)


def test_menus_offer_no_second_city_on_a_right_of_once_a_turn():
    s = scenario(
        {"Hellas": side({"Sparta": 3, "Athens": 4, "Argos": 6}, treasury=9, advances=["Architecture"])}
    )
    menu = orders(s)
    assert [option.key for option in menu.step([], ()).options] == ["Argos", "Athens", "Sparta"]
    draft = [{"area": "Sparta", "treasury": 3}]
    assert [option.key for option in menu.step(draft, ()).options] == ["Argos"]


def test_samples_are_always_legal():
    s = scenario(
        {
            "Hellas": side(
                {"Moesia": 5, "Dacia": 5, "Sparta": 6, "Athens": 7},
                treasury=9,
                advances=["Architecture", "Urbanism"],
            )
        }
    )
    chance = Chance(b"samples")
    for _ in range(50):
        assert not isinstance(orders(s).check(orders(s).sample(chance)), Refusal)


@pytest.mark.parametrize(("tokens", "treasury"), [(6, 0), (5, 1), (4, 2), (3, 3)])
def test_9_architecture_by_menus_pays_what_is_missing_without_asking(tokens, treasury):
    s = scenario({"Hellas": side({"Sparta": tokens}, treasury=3, advances=["Architecture"])})
    menu = orders(s)
    assert [option.key for option in menu.step([], ()).options] == ["Sparta"]
    paid = {"treasury": treasury} if treasury else {}
    assert menu.step([], (("Sparta",),)) == Drafted([{"area": "Sparta", **paid}])


def test_9_menus_offer_a_wilderness_city_that_needs_every_help():
    near = {"Dacia": 1, "Thrace": 3}
    helped = side({"Moesia": 2, **near}, treasury=6, advances=["Architecture", "Urbanism"])
    s = scenario({"Hellas": helped})
    menu = orders(s)
    assert [option.key for option in menu.step([], ()).options] == ["Moesia"]
    assert data_of(construction(s).helped("Moesia")) == {
        "area": "Moesia",
        "treasury": 6,
        "from": {"Thrace": 3, "Dacia": 1},
    }
