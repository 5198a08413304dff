"""Movement orders written as lines, and chosen by menus."""

import pytest

from rules.civ.movement.orders import data_of, orders_of
from rules.civ.movement.referee import MovementReferee
from rules.table import Chance, Drafted, FaultKind, Orders, Refusal, Step
from tests.rules.civ.scenario import scenario, side

PAID = ["treasury"]


def scene(**more):
    extra = {"treasury": 4, "ships": ["Rome"], **more}
    return scenario({"Rome": side({"Rome": 6, "Neapolis": 2, "Samnium": 1}, **extra)})


def referee(s):
    return Orders(seat=0, key="move", prompt="", referee=MovementReferee(s.g, 0))


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("Rome 3 > Etruria", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("3 Rome > Etruria", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("rome -> etruria 3", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("Rome → Etruria (3)", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("rome to etruria: 3", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("Rome 3 tokens > Etruria", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("3 tokens from Rome to Etruria", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("Rome > Etruria (3 tokens)", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("3x Rome > Etruira", [{"march": ["Rome", "Etruria"], "count": 3}]),
        ("Rome > Etruria", [{"march": ["Rome", "Etruria"], "count": 6}]),
        ("Rome all > Etruria", [{"march": ["Rome", "Etruria"], "count": 6}]),
        (
            "Rome > Etruria 2, Neapolis 3",
            [{"march": ["Rome", "Etruria"], "count": 2}, {"march": ["Rome", "Neapolis"], "count": 3}],
        ),
        (
            "Rome > Etruria 2, Neapolis",
            [{"march": ["Rome", "Etruria"], "count": 2}, {"march": ["Rome", "Neapolis"], "count": 4}],
        ),
        (
            "Rome 1 > Etruria; Neapolis 1 > Campania",
            [{"march": ["Rome", "Etruria"], "count": 1}, {"march": ["Neapolis", "Campania"], "count": 1}],
        ),
        (
            "ship Rome > Corsica with 4",
            [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "sail rome > corsica with 4 tokens",
            [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "ship Rome > Corsica",
            [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 0, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "Rome > Etruria 2, Neapolis 1, Neapolis 2 > Campania",
            [
                {"march": ["Rome", "Etruria"], "count": 2},
                {"march": ["Rome", "Neapolis"], "count": 1},
                {"march": ["Neapolis", "Campania"], "count": 2},
            ],
        ),
        (
            "ship Rome 4 > Corsica",
            [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "ship rome to corsica 4 tokens",
            [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "ship Rome +4 > Neapolis -2 +1 > Campania",
            [
                {
                    "ship": "Rome",
                    "pay": PAID,
                    "stops": [["Rome", 4, 0], ["Neapolis", 1, 2], ["Campania", 0, 0]],
                }
            ],
        ),
        (
            "ship Rome take 4 > Neapolis drop 2 > Campania",
            [
                {
                    "ship": "Rome",
                    "pay": PAID,
                    "stops": [["Rome", 4, 0], ["Neapolis", 0, 2], ["Campania", 0, 0]],
                }
            ],
        ),
        (
            "ship Rome > Corsica with 2 paid Samnium",
            [{"ship": "Rome", "pay": ["Samnium"], "stops": [["Rome", 2, 0], ["Corsica", 0, 0]]}],
        ),
        (
            "ship Neapolis > Corsica with 2",
            [
                {
                    "ship": "Neapolis",
                    "new": True,
                    "pay": ["treasury"] * 2,
                    "stops": [["Neapolis", 2, 0], ["Corsica", 0, 0]],
                }
            ],
        ),
        (
            "new ship Rome > Corsica with 2 paid from treasury and Rome",
            [
                {
                    "ship": "Rome",
                    "new": True,
                    "pay": ["treasury", "Rome"],
                    "stops": [["Rome", 2, 0], ["Corsica", 0, 0]],
                }
            ],
        ),
        ("build Neapolis", [{"ship": "Neapolis", "new": True, "pay": ["treasury"] * 2}]),
        ("build ship in Neapolis", [{"ship": "Neapolis", "new": True, "pay": ["treasury"] * 2}]),
        ("build Neapolis paid 2 Neapolis", [{"ship": "Neapolis", "new": True, "pay": ["Neapolis"] * 2}]),
        ("keep Rome", [{"ship": "Rome", "pay": PAID}]),
        ("keep Rome paid Samnium", [{"ship": "Rome", "pay": ["Samnium"]}]),
        ("scrap Rome", [{"scrap": "Rome"}]),
    ],
)
def test_3_lines_are_read_and_written_back(line, orders):
    s = scene()
    read = referee(s).read(line, [])
    assert read == orders
    assert not isinstance(referee(s).check(read), Refusal)
    assert referee(s).read("\n".join(referee(s).write(read)), []) == read


def test_3_a_voyage_takes_the_place_of_the_order_that_kept_the_ship():
    s = scene()
    read = referee(s).read("ship Rome > Corsica with 4", referee(s).default())
    assert read == [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 0]]}]


def test_3_without_treasury_a_written_ship_is_paid_with_tokens():
    s = scene(treasury=0)
    assert referee(s).read("keep Rome", []) == [{"ship": "Rome", "pay": ["Rome"]}]
    assert referee(s).read("build Samnium", []) == [
        {"ship": "Samnium", "new": True, "pay": ["Samnium", "Rome"]}
    ]


def test_9_roadbuilding_finds_the_way_between():
    s = scene(advances=["Roadbuilding"])
    (order,) = referee(s).read("Rome 2 > Tarentum", [])
    assert order["march"] == ["Rome", "Samnium", "Tarentum"]
    (order,) = referee(s).read("Rome 2 > Neapolis > Campania", [])
    assert order["march"] == ["Rome", "Neapolis", "Campania"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Rome 3 > Xyzzy", [FaultKind.UNREADABLE]),
        ("Rome", [FaultKind.UNREADABLE]),
        (";;;;", [FaultKind.UNREADABLE]),
        (" ", [FaultKind.UNREADABLE]),
        ("> >", [FaultKind.UNREADABLE]),
        ("Rome > Germania", [FaultKind.AMBIGUOUS]),
        ("Rome 9 > Etruria", [FaultKind.FORBIDDEN]),
        (
            "Rome 3 > Caralis\nRome 9 > Etruria\nfoo",
            [FaultKind.FORBIDDEN, FaultKind.FORBIDDEN, FaultKind.UNREADABLE],
        ),
    ],
)
def test_3_what_is_wrong_with_lines_is_told_line_by_line(text, kinds):
    refusal = referee(scene()).read(text, [])
    assert isinstance(refusal, Refusal)
    assert [fault.kind for fault in refusal.faults] == kinds


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("Rome 0 > Etruria", "nothing-moves", "0 tokens: nothing moves from Rome to Etruria"),
        ("Rome > Etruria 0", "nothing-moves", "0 tokens"),
        ("Rome 0 tokens > Etruria", "nothing-moves", "0 tokens"),
        ("Rome > Etruria 6, Neapolis", "nothing-moves", "from Rome to Neapolis"),
        ("Etruria > Rome", "too-few-tokens", "Etruria has no tokens left"),
        ("Rome 5 > Etruria 2, Neapolis 2", "unreadable", "5 leave Rome, but 4 arrive"),
        ("Rome 3 > Etruria 2", "unreadable", "3 leave Rome, but 2 arrive"),
        ("3 Rome 2 > Etruria", "unreadable", "is it 3 or 2?"),
        ("Rome > Neapolis 2 > Campania", "unreadable", "belongs to nothing"),
        ("scrap Rome 2", "unreadable", "belongs to nothing"),
        ("ship Rome 4 > Corsica 3", "unreadable", "is it 4 or 3?"),
        ("ship Rome +2 > Corsica with 4", "unreadable", "is it 4 or 2?"),
        ("ship Rome +4 > Corsica -2", "unreadable", "everybody aboard goes ashore: 4"),
        ("ship Rome +4 > Corsica -0", "unreadable", "everybody aboard goes ashore: 4"),
        ("keep Rome paid 0 treasury", "unreadable", "pays for nothing"),
    ],
)
def test_3_a_number_is_never_changed_in_silence(line, code, said):
    refusal = referee(scene()).read(line, [])
    assert isinstance(refusal, Refusal), refusal
    assert [fault.code for fault in refusal.faults] == [code]
    assert said in str(refusal)


def test_3_the_example_in_a_refusal_could_be_ordered():
    orders = referee(scene())
    refusal = orders.read("hello", [])
    (fault,) = refusal.faults
    order = orders_of(orders.read(fault.legal, []))
    assert order, fault.legal
    assert orders.check([data_of(o) for o in order]) == order


@pytest.mark.parametrize(
    "line", ["ship Rome 4 > Corsica 4", "ship Rome +4 > Corsica with 4", "ship Rome +4 > Corsica -4"]
)
def test_3_a_number_written_twice_counts_once(line):
    (order,) = referee(scene()).read(line, [])
    assert order["stops"][0] == ["Rome", 4, 0]


def test_3_a_line_that_is_refused_leaves_those_before_it_as_they_were():
    s = scene()
    refusal = referee(s).read("Rome 2 > Etruria\nship Rome > Corsica with 9\nRome 5 > Etruria", [])
    assert [fault.code for fault in refusal.faults] == ["too-few-tokens", "too-full", "too-few-tokens"]
    assert "4 tokens that can still move, not 9" in refusal.faults[0].text
    assert "4 tokens that can still move, not 5" in refusal.faults[2].text


@pytest.mark.parametrize("draft", [None, "Rome", [{"march": ["Rome"], "count": 0}], [{"fly": "Rome"}]])
def test_3_a_draft_that_cannot_be_read_is_an_empty_one(draft):
    asked = referee(scene())
    assert asked.write(draft) == ("lose the ship in Rome",)
    assert options(asked.step(draft, ())) == ["march", "ship", "scrap"]
    assert asked.read("scrap Rome", draft) == [{"scrap": "Rome"}]
    assert asked.drop([{"scrap": "Rome"}], 0) == []


def test_3_an_unknown_area_brings_a_suggestion():
    refusal = referee(scene()).read("Rome 3 > Etrxyia", [])
    assert isinstance(refusal, Refusal)
    assert "Etruria" in refusal.faults[0].legal


def walk(menu, *keys, draft=()):
    """The menus for these choices, one after the other."""
    return menu.step(list(draft), tuple((key,) for key in keys))


def options(step):
    assert isinstance(step, Step), step
    return [option.key for option in step.options]


def test_3_menus_for_a_march():
    menu = referee(scene())
    assert options(walk(menu)) == ["march", "ship", "scrap"]
    assert options(walk(menu, "march")) == ["Neapolis", "Rome", "Samnium"]
    assert "Etruria" in options(walk(menu, "march", "Rome"))
    assert options(walk(menu, "march", "Rome", "Etruria")) == ["6", "5", "4", "3", "2", "1"]
    done = walk(menu, "march", "Rome", "Etruria", "4")
    assert done == Drafted([{"march": ["Rome", "Etruria"], "count": 4}])
    assert walk(menu, "march", "Samnium", "Campania", draft=done.draft) == Drafted(
        [*done.draft, {"march": ["Samnium", "Campania"], "count": 1}]
    ), "a single token needs no count"


@pytest.mark.parametrize(("met", "passes"), [({}, True), ({"Etruria": 1}, True), ({"Etruria": 2}, False)])
def test_9_menus_lead_tokens_on_roads_through_areas_without_a_conflict(met, passes):
    """From Rome to Massillia there is no other way than through Etruria, which holds two."""
    rome = side({"Rome": 4}, advances=["Roadbuilding"])
    targets = options(walk(referee(scenario({"Rome": rome, "Celt": side(met)})), "march"))
    assert "Etruria" in targets
    assert ("Massillia" in targets) is passes


def test_9_menus_lead_tokens_on_roads_out_of_a_conflict():
    rome = side({"Rome": 4}, advances=["Roadbuilding"])
    s = scenario({"Rome": rome, "Celt": side({"Rome": 2})})
    done = walk(referee(s), "march", "Massillia", "4")
    assert done == Drafted([{"march": ["Rome", "Etruria", "Massillia"], "count": 4}])


def test_3_menus_leave_out_what_may_not_be_entered():
    s = scenario({"Rome": side({"Rome": 6}), "Minoa": side(cities=["Etruria"], advances=["Diplomacy"])})
    assert "Etruria" not in options(walk(referee(s), "march", "Rome"))


def test_3_menus_for_a_voyage_that_ends_at_once():
    menu = referee(scene())
    draft = menu.default()
    key = options(walk(menu, "ship", draft=draft))[0]
    assert key == "kept:Rome"
    done = walk(menu, "ship", key, "4", "Corsica", "end", draft=draft)
    assert done == Drafted([{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Corsica", 0, 4]]}])
    assert not isinstance(menu.check(done.draft), Refusal)


def test_3_menus_for_a_voyage_of_several_ports():
    menu = referee(scene())
    done = walk(menu, "ship", "old:Rome", "0", "4", "Neapolis", "on", "2", "1", "Campania", "end")
    assert done == Drafted(
        [{"ship": "Rome", "pay": PAID, "stops": [["Rome", 4, 0], ["Neapolis", 1, 2], ["Campania", 0, 3]]}]
    )
    assert not isinstance(menu.check(done.draft), Refusal)


def test_3_menus_for_a_ship_that_comes_back_for_more_offer_only_who_is_left():
    menu = referee(scene())
    shuttle = ["ship", "old:Rome", "0", "5", "Corsica", "on", "5", "Rome", "on"]
    assert options(walk(menu, *shuttle)) == ["1", "0"], "five of six have left"
    done = walk(menu, *shuttle, "1", "Corsica", "end")
    assert not isinstance(menu.check(done.draft), Refusal)


def test_3_menus_offer_no_march_from_an_island_alone():
    s = scenario({"Minoa": side({"Thera": 2, "Knossos": 1, "Phaestos": 1})})
    assert options(walk(referee(s), "march")) == ["Knossos", "Phaestos"]
    assert options(walk(referee(scenario({"Minoa": side({"Thera": 2}, treasury=2)})))) == ["ship"]


def test_3_menus_say_what_a_ship_costs():
    labels = [option.label for option in walk(referee(scene(treasury=2)), "ship", "new:Rome").options]
    assert labels[:4] == [
        "2 treasury",
        "1 treasury and 1 token in Rome",
        "1 token in Rome and 1 token in Neapolis",
        "2 tokens in Rome",
    ]


def test_3_menus_for_a_new_ship_that_stays():
    menu = referee(scene())
    done = walk(menu, "ship", "new:Neapolis", "0", "0", "stay")
    assert done == Drafted([{"ship": "Neapolis", "new": True, "pay": ["treasury"] * 2}])


def test_3_lines_can_be_dropped():
    menu = referee(scene())
    draft = menu.read("Rome 1 > Etruria\nkeep Rome", [])
    assert menu.write(menu.drop(draft, 0)) == ("keep Rome paid from treasury",)
    assert menu.write([{"scrap": "Rome"}]) == ("scrap Rome",)


def test_3_a_ship_that_nobody_pays_for_is_named():
    menu = referee(scene())
    assert menu.write(menu.read("Rome 1 > Etruria", [])) == ("Rome 1 > Etruria", "lose the ship in Rome")
    kept = menu.drop([], 0)
    assert menu.write(kept) == ("keep Rome paid from treasury",)
    assert menu.read("lose the ship in Rome", kept) == []
    assert menu.read("keep Rome paid from treasury", kept) == kept


def test_3_what_is_kept_by_itself_makes_room_for_what_is_written():
    menu = referee(scene(treasury=2))
    text = "build Neapolis paid 2 treasury; lose the ship in Rome"
    assert menu.read(text, menu.default()) == [{"ship": "Neapolis", "new": True, "pay": ["treasury"] * 2}]


def test_3_menus_walked_at_random_give_legal_orders():
    """Whatever is chosen from the menus is accepted by the referee."""
    s = scene(advances=["Roadbuilding", "Astronavigation"])
    menu, chance = referee(s), Chance(b"menus")
    for _ in range(12):
        draft, path = menu.default(), ()
        for _ in range(40):
            step = menu.step(draft, path)
            if isinstance(step, Drafted):
                draft, path = step.draft, ()
                continue
            if not step.options:
                break
            path = (*path, (chance.pick("menus", step.options).key,))
        answer = menu.check(draft)
        assert not isinstance(answer, Refusal), (draft, answer)


def test_3_a_ship_that_nothing_pays_for_is_refused_with_what_would():
    refusal = referee(scene(treasury=0)).read("build Rome paid 2 Neapolis", [])
    assert "A ship costs 2 here, and this does not pay for it." in str(refusal)


@pytest.mark.parametrize(
    "text",
    [
        *("everybody stays", "Everyone stays.", "all stay", "Stay", "stay put", "they stay where they are"),
        *("Nobody moves!", "nothing", "none", "no orders", "pass", "hold"),
    ],
)
def test_3_that_nobody_moves_can_be_written(text):
    assert referee(scene()).referee.read(text, []) == []


def test_3_what_is_written_for_no_orders_can_be_read_again():
    question = referee(scene())
    (line,) = question.referee.write([])
    assert question.referee.read(line, []) == []


def test_3_ships_are_kept_while_everybody_stays():
    kept = [{"ship": "Rome", "pay": PAID}]
    assert referee(scene()).referee.read("everybody stays; keep Rome", []) == kept
    assert referee(scene()).referee.read("nothing", kept) == kept


@pytest.mark.parametrize(
    "line", ["Rome 3 > Etruria", "ship Rome > Corsica with 4", "build Neapolis > Corsica with 1"]
)
@pytest.mark.parametrize("order", ["{line}; everybody stays", "none; {line}"])
def test_3_nobody_stays_and_moves_at_once(line, order):
    refused = referee(scene()).referee.read(order.format(line=line), [])
    assert isinstance(refused, Refusal)
    assert [fault.code for fault in refused.faults] == ["moves-all-the-same"]


def test_3_orders_given_before_are_not_dropped_for_a_word():
    draft = [{"march": ["Rome", "Etruria"], "count": 3}]
    refused = referee(scene()).referee.read("stay", draft)
    assert isinstance(refused, Refusal)
    assert "“stay” does not go with the other orders." in refused.faults[0].text


def test_3_a_word_that_only_begins_like_staying_is_no_order():
    refused = referee(scene()).referee.read("nothing doing", [])
    assert isinstance(refused, Refusal)
    assert refused.faults[0].kind is FaultKind.UNREADABLE
