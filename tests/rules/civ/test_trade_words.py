"""WE 7: trading by written lines and by menus."""

import pytest

from rules.table import Drafted, FaultKind, Refusal, Step
from tests.rules.civ.floor import Floor

OCHRES = ["Ochre", "Ochre", "Clay"]
IRONS = ["Iron", "Iron", "Iron"]


@pytest.fixture
def f():
    hatti = [*IRONS, "Fish", "Fruit"]
    return Floor({"Minoa": [*OCHRES, "Treachery", "Textiles"], "Hatti": hatti, "Hellas": ["Gold"] * 4})


def read(f, civ, text):
    return f.question(civ).referee.read(text, {"act": "done"})


def kinds(refusal):
    assert isinstance(refusal, Refusal)
    return [fault.kind for fault in refusal.faults]


def test_7_a_written_offer(f):
    assert read(f, "Minoa", "offer Hatti: give 2 Ochre 1 Clay for 3 Iron") == {
        "act": "offer",
        "to": 1,
        "give": ["Ochre", "Ochre", "Clay"],
        "want": IRONS,
    }


def test_7_written_names_are_forgiving(f):
    data = read(f, "Minoa", "OFFER hat: 2 ochr, clay for 2 iron and 1 fsh")
    assert (data["to"], data["give"], data["want"]) == (1, OCHRES, ["Iron", "Iron", "Fish"])


def test_7_a_written_offer_may_say_something_else(f):
    data = read(f, "Minoa", "offer Hatti: give 2 Ochre, Treachery say 2 Ochre, 1 Gold for 2 Iron in 4")
    assert data["give"] == ["Ochre", "Ochre", "Treachery"]
    assert data["say"] == ["Ochre", "Ochre", "Gold"]
    assert data["count"] == 4
    assert not isinstance(f.question("Minoa").check(data), Refusal)


def test_7_a_line_that_is_none(f):
    assert kinds(read(f, "Minoa", "hello there")) == [FaultKind.UNREADABLE]
    assert kinds(read(f, "Minoa", "")) == [FaultKind.UNREADABLE]
    assert kinds(read(f, "Minoa", "offer Hatti: 3 Ochre")) == [FaultKind.UNREADABLE]


def test_7_an_ambiguous_name_is_asked_back(f):
    refusal = read(f, "Minoa", "offer H: give 2 Ochre, Clay for 3 Iron")
    assert kinds(refusal) == [FaultKind.AMBIGUOUS]
    assert "Hatti" in refusal.faults[0].legal
    assert "Hellas" in refusal.faults[0].legal


def test_7_every_unknown_name_is_reported(f):
    refusal = read(f, "Minoa", "offer Xyz: give 2 Quartz, Clay for 3 Iron")
    assert len(refusal.faults) == 2


def test_7_a_calamity_cannot_be_asked_for_by_name(f):
    assert kinds(read(f, "Minoa", "offer Hatti: give 2 Ochre, Clay for 3 Famine")) == [FaultKind.UNREADABLE]


def test_7_treasury_cannot_be_part_of_a_deal(f):
    assert kinds(read(f, "Minoa", "offer Hatti: give 2 Ochre, Clay, 5 treasury for 3 Iron")) == [
        FaultKind.UNREADABLE
    ]


def test_7_accept_by_name_or_number(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert read(f, "Hatti", "accept Minoa") == {"act": "accept", "offer": number}
    assert read(f, "Hatti", f"accept #{number}") == {"act": "accept", "offer": number}
    assert read(f, "Hatti", "accept minoa with 2 iron, fish")["cards"] == ["Iron", "Iron", "Fish"]


def test_7_decline_withdraw_and_counter_by_name(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert read(f, "Hatti", "decline minoa") == {"act": "decline", "offer": number}
    assert read(f, "Minoa", "withdraw hatti") == {"act": "withdraw", "offer": number}
    data = read(f, "Hatti", "counter Minoa: give 3 Iron for 2 Ochre, Textiles")
    assert data == {"act": "counter", "offer": number, "give": IRONS, "want": ["Ochre", "Ochre", "Textiles"]}


def test_7_no_offer_of_that_name(f):
    assert kinds(read(f, "Hatti", "accept Minoa")) == [FaultKind.UNREADABLE]


@pytest.mark.parametrize(
    ("line", "wants", "haves"),
    [
        ("market want Iron, Gold have Ochre", ["Iron", "Gold"], ["Ochre"]),
        ("market wants iron", ["Iron"], []),
        ("market have clay", [], ["Clay"]),
    ],
)
def test_7_a_written_market_line(f, line, wants, haves):
    assert read(f, "Minoa", line) == {"act": "market", "wants": wants, "haves": haves}


@pytest.mark.parametrize(
    "line",
    [
        "offer Hatti: give 2 Ochre, 1 Clay for 3 Iron",
        "offer Hatti: give 2 Ochre, 1 Treachery say 2 Ochre, 1 Gold for 2 Iron and 2 others",
        "market want Iron, Gold have Ochre",
        "done",
    ],
)
def test_7_what_is_repeated_can_be_written_again(f, line):
    data = read(f, "Minoa", line)
    assert f.question("Minoa").write(data) == (line,)


def test_7_answers_to_an_offer_are_repeated_with_name_and_number(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    write = f.question("Hatti").write
    assert write({"act": "accept", "offer": number, "cards": IRONS}) == (
        f"accept Minoa #{number} with 3 Iron",
    )
    assert write({"act": "decline", "offer": number}) == (f"decline Minoa #{number}",)
    assert f.question("Minoa").write({"act": "withdraw", "offer": number}) == (f"withdraw Hatti #{number}",)


# -- menus


def step(f, civ, *path):
    return f.question(civ).step(
        {"act": "done"}, tuple((p,) if isinstance(p, str) else tuple(p) for p in path)
    )


def keys(menu):
    assert isinstance(menu, Step)
    return [option.key for option in menu.options]


def test_7_the_first_menu_lists_what_can_be_done(f):
    number = f.offer("Hatti", "Minoa", IRONS, ["Ochre", "Ochre", "Clay"])
    assert keys(step(f, "Minoa")) == [
        f"accept:{number}",
        f"choose:{number}",
        f"counter:{number}",
        f"decline:{number}",
        "offer",
        "market",
        "done",
        "done:end",
        "done:offer",
    ]
    assert f"withdraw:{number}" in keys(step(f, "Hatti"))


def test_7_an_offer_by_menus(f):
    assert keys(step(f, "Minoa", "offer")) == ["1", "2", "all"]
    cards = step(f, "Minoa", "offer", "1")
    assert keys(cards) == ["Clay#1", "Ochre#1", "Ochre#2", "Textiles#1", "Treachery#1"]
    assert (cards.least, cards.most) == (3, 5)
    chosen = ["Ochre#1", "Ochre#2", "Treachery#1"]
    assert keys(step(f, "Minoa", "offer", "1", chosen)) == ["all", "Ochre+Ochre", "write"]
    assert "Famine" not in keys(step(f, "Minoa", "offer", "1", chosen, "all"))
    assert keys(step(f, "Minoa", "offer", "1", chosen, "all", "Iron")) == ["3", "4", "5"]
    menu = step(f, "Minoa", "offer", "1", chosen, "all", "Iron", "3")
    assert [option.label for option in menu.options] == ["3 Iron", "2 Iron and 1 of any kind"]
    change = step(f, "Minoa", "offer", "1", chosen, "all", "Iron", "3", "0")
    assert change == Drafted(
        {
            "act": "offer",
            "to": 1,
            "give": ["Ochre", "Ochre", "Treachery"],
            "say": ["Ochre", "Ochre"],
            "want": IRONS,
            "count": 3,
        },
        submit=True,
    )
    assert not isinstance(f.question("Minoa").check(change.draft), Refusal)


def test_7_an_offer_by_menus_with_a_claim_of_ones_own(f):
    path = ("offer", "1", ["Ochre#1", "Ochre#2", "Treachery#1"], "write")
    assert step(f, "Minoa", *path).text_hint
    menu = step(f, "Minoa", *path, "2 Ochre, Gold", ["Iron", "Fish"], "4")
    assert [option.label for option in menu.options] == [
        "3 Iron, 1 Fish",
        "2 Iron, 2 Fish",
        "1 Iron, 3 Fish",
        "2 Iron, 1 Fish and 1 of any kind",
        "1 Iron, 2 Fish and 1 of any kind",
        "1 Iron, 1 Fish and 2 of any kind",
    ]
    change = step(f, "Minoa", *path, "2 Ochre, Gold", ["Iron", "Fish"], "4", "5")
    assert change.draft["say"] == ["Ochre", "Ochre", "Gold"]
    assert (change.draft["want"], change.draft["count"]) == (["Iron", "Fish"], 4)


def test_7_of_three_kinds_all_cards_are_named_or_one_of_each():
    f = Floor({"Minoa": OCHRES, "Hatti": [*IRONS, "Fish", "Fruit", "Gold"]})
    path = ("offer", "1", ["Ochre#1", "Ochre#2", "Clay#1"], "all", ["Iron", "Fish", "Fruit"])
    labels = [option.label for option in step(f, "Minoa", *path, "6").options]
    assert labels[0] == "4 Iron, 1 Fish, 1 Fruit"
    assert labels[-2:] == ["1 Iron, 1 Fish, 4 Fruit", "1 Iron, 1 Fish, 1 Fruit and 3 of any kind"]
    assert len(labels) == 11, "too many to list them all"
    assert step(f, "Minoa", *path, "3").draft["want"] == ["Iron", "Fish", "Fruit"]


def test_7_accepting_by_menus_asks_only_where_there_is_a_choice(f):
    plain = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert step(f, "Hatti", f"accept:{plain}") == Drafted(
        {"act": "accept", "offer": plain, "cards": IRONS}, submit=True
    ), "one press for exactly what is asked"
    assert f"choose:{plain}" in keys(step(f, "Hatti")), "the third card need not be true"
    change = step(f, "Hatti", f"choose:{plain}", ["Iron#1", "Iron#2", "Fish#1"])
    assert change.draft["cards"] == ["Iron", "Iron", "Fish"]
    loose = f.offer("Minoa", "Hatti", OCHRES, ["Iron", "Iron"])
    menu = step(f, "Hatti", f"accept:{loose}")
    assert (menu.least, menu.most) == (3, 3)
    change = step(f, "Hatti", f"accept:{loose}", ["Iron#1", "Iron#2", "Fish#1"])
    assert change.draft["cards"] == ["Iron", "Iron", "Fish"]


def test_7_accepting_by_menus_with_the_whole_hand_asks_nothing():
    small = Floor({"Minoa": [*OCHRES], "Hatti": [*IRONS]})
    number = small.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert isinstance(step(small, "Hatti", f"accept:{number}"), Drafted)


def test_7_a_counter_offer_by_menus(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    change = step(f, "Hatti", f"counter:{number}", ["Iron#1", "Iron#2", "Fish#1"], "all", "Ochre", "3", "1")
    assert change.draft["offer"] == number
    assert not isinstance(f.question("Hatti").check(change.draft), Refusal)


@pytest.mark.parametrize("act", ["decline", "withdraw"])
def test_7_one_click_answers(f, act):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    assert step(f, "Hatti", f"{act}:{number}") == Drafted({"act": act, "offer": number}, submit=True)


def test_7_a_click_on_an_old_menu_ends_in_a_refusal_not_a_crash(f):
    number = f.offer("Minoa", "Hatti", OCHRES, IRONS)
    f.act("Minoa", "withdraw", offer=number)
    for act in ("accept", "counter"):
        change = step(f, "Hatti", f"{act}:{number}")
        assert isinstance(f.question("Hatti").check(change.draft), Refusal)


def test_7_the_market_by_menus(f):
    change = step(f, "Minoa", "market", ["Iron"], ["Ochre", "Clay"])
    assert change.draft == {"act": "market", "wants": ["Iron"], "haves": ["Ochre", "Clay"]}


def test_7_dropping_the_line_leaves_being_done(f):
    referee = f.question("Minoa").referee
    assert referee.drop({"act": "market", "wants": ["Iron"], "haves": []}, 0) == {"act": "done"}


@pytest.mark.parametrize("give", ["2 Ochre, Clay", "2x ochre, clay", "Ochre x2, Clay", "Ochre 2, Clay 1"])
def test_7_numbers_are_read_however_they_are_written(f, give):
    assert read(f, "Minoa", f"offer Hatti: give {give} for 3 Iron")["give"] == OCHRES


def test_7_none_of_a_card_is_not_one_of_it(f):
    refusal = read(f, "Minoa", "offer Hatti: give 2 Ochre, Clay for 3 Iron, 0 Fish")
    assert kinds(refusal) == [FaultKind.UNREADABLE]
    assert "0 of something is nothing" in str(refusal)
