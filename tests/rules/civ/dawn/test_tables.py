"""Dawn 6, 8, 30: every row of the tables against the book."""

from collections import Counter

import pytest

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.dawn_of_history.tables import read
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade
from rules.civ.stacks import Copy
from tests.rules.civ.dawn.scene import opening
from tests.rules.civ.rulesets import DAWN

ADVANCES = """
30.2 | Advanced Military | Civics 260 | Civics 10, Science 5 |
30.3 | Agriculture | Crafts 120 | Crafts 10, Science 5 | Democracy 20
30.4 | Anatomy | Science 270 | Science 10, Crafts 5 |
30.5 | Architecture | Arts 140 | Arts 10, Science 5 | Mining 20
30.6 | Astronavigation | Science 80 | Science 10, Religion 5 | Calendar 10
30.7 | Calendar | Science 180 | Science 10, Civics 5 | Public Works 20
30.8 | Cartography | Science 160 | Science 10, Arts 5 | Library 20
30.9 | Cloth Making | Crafts 50 | Crafts 10, Arts 5 | Naval Warfare 10
30.10 | Coinage | Science 90 | Science 10, Civics 5 | Trade Routes 10
30.11 | Cultural Ascendancy | Arts 280 | Arts 10, Religion 5 |
30.12 | Deism | Religion 80 | Religion 10, Crafts 5 | Fundamentalism 10
30.13 | Democracy | Civics 220 | Civics 10, Arts 5 |
30.14 | Diaspora | Religion 270 | Religion 10, Arts 5 |
30.15 | Diplomacy | Arts 180 | Arts 10, Civics 5 | Provincial Empire 20
30.16 | Drama and Poetry | Arts 80 | Arts 10, Religion 5 | Rhetoric 10
30.17 | Empiricism | Science 60 | Crafts 5, Science 10, Arts 5, Civics 5, Religion 5 | Medicine 10
30.18 | Engineering | Crafts Science 160 | Crafts 5, Science 5 | Roadbuilding 20
30.19 | Enlightenment | Religion 160 | Religion 10, Crafts 5 | Philosophy 20
30.20 | Fundamentalism | Religion 150 | Religion 10, Arts 5 | Monotheism 20
30.21 | Iron Working | Crafts 200 | Crafts 10, Science 5 | Advanced Military 10
30.22 | Irrigation | Crafts 200 | Crafts 10, Science 5 |
30.23 | Law | Civics 170 | Civics 10, Religion 5 | Cultural Ascendancy 20
30.24 | Library | Science 220 | Science 10, Arts 5 |
30.25 | Literacy | Arts Civics 110 | Crafts 5, Science 5, Arts 10, Civics 10, Religion 5 | Mathematics 20
30.26 | Masonry | Crafts 60 | Crafts 10, Science 5 | Engineering 10
30.27 | Mathematics | Science Arts 240 | Crafts 10, Science 10, Civics 10, Arts 10, Religion 10 |
30.28 | Medicine | Science 140 | Science 10, Crafts 5 | Anatomy 20
30.29 | Metalworking | Crafts 90 | Crafts 10, Science 5 | Military 10
30.30 | Military | Civics 170 | Civics 10, Crafts 5 | Advanced Military 20
30.31 | Mining | Crafts 230 | Crafts 10, Science 5 |
30.32 | Monarchy | Civics 60 | Civics 10, Religion 5 | Law 10
30.33 | Monotheism | Religion 240 | Religion 10, Civics 5 |
30.34 | Monument | Crafts Religion 180 | Crafts 5, Religion 5 | Wonder of the World 20
30.35 | Music | Arts 80 | Arts 10, Religion 5 | Enlightenment 10
30.36 | Mysticism | Arts Religion 50 | Arts 5, Religion 5 | Monument 10
30.37 | Mythology | Religion 60 | Religion 10, Arts 5 | Literacy 10
30.38 | Naval Warfare | Civics 160 | Civics 10, Crafts 5 | Diaspora 20
30.39 | Philosophy | Science Religion 240 | Science 5, Religion 5 |
30.40 | Politics | Arts 230 | Arts 10, Religion 5 |
30.41 | Pottery | Crafts 60 | Crafts 10, Arts 5 | Agriculture 10
30.42 | Provincial Empire | Civics 260 | Civics 10, Religion 5 |
30.43 | Public Works | Civics 230 | Civics 10, Crafts 5 |
30.44 | Rhetoric | Arts 130 | Arts 10, Civics 5 | Politics 20
30.45 | Roadbuilding | Crafts 220 | Crafts 10, Science 5 |
30.46 | Sculpture | Arts 50 | Arts 10, Civics 5 | Architecture 10
30.47 | Theocracy | Civics Religion 80 | Civics 5, Religion 5 | Universal Doctrine 10
30.48 | Theology | Religion 250 | Religion 10, Science 5 |
30.49 | Trade Empire | Crafts 260 | Crafts 10, Civics 5 |
30.50 | Trade Routes | Crafts 180 | Crafts 10, Religion 5 | Trade Empire 20
30.51 | Universal Doctrine | Religion 160 | Religion 10, Civics 5 | Theology 20
30.52 | Urbanism | Civics 50 | Civics 10, Science 5 | Diplomacy 10
30.53 | Wonder of the World | Crafts Arts 280 | Crafts 5, Arts 5 |
30.54 | Written Record | Science Civics 60 | Science 5, Civics 5 | Cartography 10
"""
"""Section, name, groups and price, credits, special credits."""
COMMODITIES = """
1 7 Clay Y W | 6 6 Copper Y W
1 7 Ochre - W | 6 5 Tin - W
1 7 Hides Y E | 6 5 Silver Y E
1 7 Flax - E | 6 6 Bronze - E
1 8 Bone * S | 6 6 Lead * S
2 8 Iron Y W | 7 5 Resin Y W
2 7 Papyri - W | 7 6 Incense - W
2 7 Stone Y E | 7 6 Spice Y E
2 8 Furs - E | 7 5 Jade - E
2 8 Wax * S | 7 6 Herbs * S
3 8 Fish Y W | 8 5 Gemstones Y W
3 9 Fruit - W | 8 4 Marble - W
3 9 Salt Y E | 8 4 Dye Y E
3 8 Timber - E | 8 5 Tea - E
3 8 Ceramics * S | 8 4 Obsidian * S
4 8 Oil Y W | 9 5 Gold Y W
4 7 Wool - W | 9 4 Ivory - W
4 7 Cotton Y E | 9 4 Silk Y E
4 8 Sugar - E | 9 5 Pearls - E
4 8 Grain * S | 9 4 Amber * S
5 6 Wine Y W
5 7 Textiles - W
5 7 Livestock Y E
5 6 Lacquer - E
5 6 Glass * S
"""
"""Stack, number of cards, name, mark for 5-11 players, mark for 12-18."""
CALAMITIES = """
2 Volcanic Eruption or Earthquake, Treachery, Squandered Wealth
3 Famine, Superstition, Tempest
4 Civil War, Slave Revolt, City in Flames
5 Flood, Barbarian Hordes, City Riots
6 Cyclone, Epidemic, Coastal Migration
7 Corruption, Civil Disorder, Tribal Conflict
8 Tyranny, Iconoclasm and Heresy, Minor Uprising
9 Regression, Piracy, Banditry
"""
"""Stack, then the non-tradeable, the major and the minor one."""
BLOCKS = {"W": WEST, "E": EAST, "S": SHARED}


def amounts(text):
    """ "Crafts 10, Arts 5" as a table."""
    pairs = (part.rsplit(" ", 1) for part in text.split(", ") if part.strip())
    return {name.strip(): int(number) for name, number in pairs}


def advance_rows():
    return [[part.strip() for part in line.split("|")] for line in ADVANCES.strip().splitlines()]


def commodity_rows():
    cells = [cell.split() for line in COMMODITIES.strip().splitlines() for cell in line.split("|")]
    return [(int(stack), int(count), name, small, large) for stack, count, name, small, large in cells]


def calamity_rows():
    for line in CALAMITIES.strip().splitlines():
        stack, names = line.split(" ", 1)
        yield from zip([int(stack)] * 3, names.split(", "), GRADES, strict=True)


GRADES = (Grade.NON_TRADEABLE, Grade.MAJOR, Grade.MINOR)


@pytest.mark.parametrize("row", advance_rows(), ids=lambda row: row[0])
def test_30_every_advance_as_printed(row):
    _, name, lead, credits_, bonus = row
    *groups, price = lead.split(" ")
    advance = DAWN.advances[name]
    assert (advance.cost, sorted(advance.groups)) == (int(price), sorted(groups))
    assert (dict(advance.credits), dict(advance.bonus)) == (amounts(credits_), amounts(bonus))


def test_30_there_are_no_other_advances():
    assert [row[1] for row in advance_rows()] == list(DAWN.advances)
    assert len(DAWN.advances) == 53


def test_30_ruling_the_numbers_of_the_chapter_follow_its_headings():
    """From Law on, the pointers to advances are two too low."""
    sections = {name: f"30.{number}" for number, name in enumerate(DAWN.advances, start=2)}
    assert sections == {name: section for section, name, *_ in advance_rows()}
    assert (sections["Law"], sections["Written Record"]) == ("30.23", "30.54")


def test_5_1_1_five_groups_and_some_advances_in_two():
    assert sorted(DAWN.groups) == ["Arts", "Civics", "Crafts", "Religion", "Science"]
    dual = [name for name, advance in DAWN.advances.items() if len(advance.groups) == 2]
    assert len(dual) == 9
    assert all(len(advance.groups) in (1, 2) for advance in DAWN.advances.values())


def test_6_1_1_ruling_five_sets_of_credit_counters_not_six():
    given = {group for advance in DAWN.advances.values() for group in advance.credits}
    assert given == set(DAWN.groups)


def test_6_1_1_credits_come_in_fives():
    amounts_ = [n for advance in DAWN.advances.values() for n in (*advance.credits.values(),)]
    assert {n % 5 for n in amounts_} == {0}
    assert DAWN.numbers.credit_unit == 5


def test_30_special_credits_are_for_advances_there_are():
    assert {name for advance in DAWN.advances.values() for name in advance.bonus} <= set(DAWN.advances)


def test_26_5_1_every_advance_gives_credits():
    assert all(advance.credits for advance in DAWN.advances.values())


@pytest.mark.parametrize("row", commodity_rows(), ids=lambda row: row[2])
def test_8_2_1_every_commodity_as_printed(row):
    stack, count, name, small, large = row
    card = DAWN.commodities[name]
    assert (card.stack, card.count, card.block) == (stack, count, BLOCKS[large])
    assert (name in read("trade")["small"], large == "S") == (small == "Y", small == "*")


def test_8_2_1_there_are_286_commodities():
    assert sorted(row[2] for row in commodity_rows()) == sorted(DAWN.commodities)
    assert sum(card.count for card in DAWN.commodities.values()) == 286


@pytest.mark.parametrize("row", list(calamity_rows()), ids=lambda row: row[1])
def test_8_3_1_every_calamity_as_printed(row):
    stack, name, grade = row
    assert (DAWN.calamities[name].stack, DAWN.calamities[name].grade) == (stack, grade)


def test_8_3_1_three_in_each_stack_from_the_second_on():
    assert len(DAWN.calamities) == 24
    assert Counter(card.stack for card in DAWN.calamities.values()) == dict.fromkeys(range(2, 10), 3)


def deck(players):
    state = opening(players).state
    return DAWN.deck(DAWN, state)


def marked(*marks, column=3):
    return {row[2]: row[1] for row in commodity_rows() if row[column] in marks}


def commodities_in(players, block=""):
    found = deck(players).items()
    return {copy.name: n for copy, n in found if copy.block == block and copy.name in DAWN.commodities}


@pytest.mark.parametrize("players", [5, 6, 7])
def test_8_2_1_up_to_seven_play_with_the_commodities_marked_y(players):
    assert commodities_in(players) == marked("Y")


@pytest.mark.parametrize("players", [8, 9, 11])
def test_8_2_1_from_eight_on_those_with_a_star_are_added(players):
    assert commodities_in(players) == marked("Y", "*")


@pytest.mark.parametrize("players", [12, 14])
def test_8_2_1_from_twelve_on_the_west_and_the_east_have_their_own(players):
    assert commodities_in(players, WEST) == marked("W", column=4)
    assert commodities_in(players, EAST) == marked("E", column=4)


@pytest.mark.parametrize("players", [15, 18])
def test_8_2_1_from_fifteen_on_each_block_has_half_of_the_shared_ones(players):
    half = {name: count // 2 for name, count in marked("S", column=4).items()}
    assert commodities_in(players, WEST) == marked("W", column=4) | half
    assert commodities_in(players, EAST) == marked("E", column=4) | half


def test_1_1_1_ruling_286_commodities_and_48_calamities_besides():
    """The list of components would count the calamities among the 286; 8.2.1 counts commodities alone."""
    cards = deck(18)
    assert sum(cards.values()) == 334
    assert sum(n for copy, n in cards.items() if copy.name in DAWN.calamities) == 48
    assert cards[Copy("Famine", WEST)] == cards[Copy("Famine", EAST)] == 1


@pytest.mark.parametrize(("players", "minor"), [(5, 0), (7, 0), (8, 1), (11, 1)])
def test_8_3_1_minor_calamities_from_eight_players_on(players, minor):
    cards = deck(players)
    assert cards.get(Copy("Tempest"), 0) == minor
    assert cards[Copy("Superstition")] == cards[Copy("Famine")] == 1
