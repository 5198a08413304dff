"""Ch. III, Statistics: every empire card is set up as its row says."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.empires import EPOCHS, empires
from rules.history_of_the_world.expand import place_first_army
from rules.history_of_the_world.names import find_land, find_water
from rules.history_of_the_world.reach import reachable
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.turn import raise_campaign
from tests.rules.history.scenario import BEN, ME, scene

ROWS = {
    1: "Sumeria 4c, Egypt 5c2, Minoans 3c1, Indus Valley 4c, Babylonia 4c, Shang Dynasty 3c, Aryans 5",
    2: "Assyria 8c, Chou Dynasty 6c, Vedic City States 6c, Greek City States 7c3, Scythians 7, "
    "Carthaginia 7c2, Persia 12c3",
    3: "Celts 8, Macedonia 14c3, Maurya 9c, Han Dynasty 11c1, Hsiung-Nu 5, Romans 20c2, Sassanids 9c",
    4: "Guptas 8c1, Goths 10 1, Huns 14, Byzantines 11c3, T'ang Dynasty 10c1, Arabs 15c1, Khmers 5c1",
    5: "Franks 9c1, Vikings 7 2, Holy Roman Empire 8c, Chola 7c1, Sung Dynasty 9c1, Seljuk Turks 12, "
    "Mongols 18",
    6: "Ming Dynasty 9c1, Timuride Emirates 8c, Incas and Aztecs 4c, Ottoman Turks 14c3, Portugal 8c11, "
    "Spain 12c11, Mughals 10c1",
    7: "Russia 10c2, Manchu Dynasty 11c2, Netherlands 6c8, France 11c12, Britain 16c12, United States 9c5, "
    "Germany 10c8",
}


STARTS = """
Sumeria: Lower Tigris
Egypt: Nile Delta / Red Sea, E. Med.
Minoans: Crete / E. Med.
Indus Valley: Lower Indus
Babylonia: Middle Tigris
Shang Dynasty: Yellow River
Aryans: Turanian Plain
Assyria: Upper Tigris
Chou Dynasty: Wei River
Vedic City States: Upper Indus
Greek City States: Morea / Black Sea, E. Med., W. Med.
Scythians: Caucasus
Carthaginia: Shatts Plateau / E. Med., W. Med.
Persia: Persian Plateau / Red Sea, Black Sea, E. Med.
Celts: Central Europe
Macedonia: Pindus / Red Sea, Black Sea, E. Med.
Maurya: Ganges Delta
Han Dynasty: Great Plain of China / S. China Sea
Hsiung-Nu: Mongolia
Romans: S. Appenines / E. Med., W. Med.
Sassanids: Zagros
Guptas: Eastern Deccan / Bay of Bengal
Goths: Danubia / W. Med.
Huns: Western Steppe
Byzantines: Balkans / Black Sea, E. Med., W. Med.
T'ang Dynasty: Yangtze Kiang / S. China Sea
Arabs: Arabian Peninsula / Red Sea
Khmers: Mekong / S. China Sea
Franks: Northern Gaul / W. Med.
Vikings: Scandinavia / N. Atlantic
Holy Roman Empire: Central Europe
Chola: Eastern Ghats / Bay of Bengal
Sung Dynasty: Szechuan / S. China Sea
Seljuk Turks: Turanian Plain
Mongols: Mongolia
Ming Dynasty: Chekiang / S. China Sea
Timuride Emirates: Turanian Plain
Incas: Northern Andes
Aztecs: Mexican Valley
Ottoman Turks: Western Anatolia / Red Sea, Black Sea, E. Med.
Portugal: Western Iberia / Atlantic, Indian, W. Pacific
Spain: Pyrenees / Atlantic, Indian, W. Pacific
Mughals: Ganges Valley / Bay of Bengal
Russia: N. European Plain / Black Sea, Sea of Japan
Manchu Dynasty: Manchurian Plain / Sea of Japan, S. China Sea
Netherlands: Lower Rhine / Atlantic, Indian
France: Western Gaul / N. Atlantic, Atlantic, Indian, W. Pacific
Britain: Albion / N. Atlantic, Atlantic, Indian, W. Pacific
United States: Appalachia / Caribbean Sea, E. Pacific, W. Pacific
Germany: Baltic Seaboard / Atlantic, Indian
"""


def row(card):
    fleets = len(board().navigation([w for empire in card.empires for w in empire.navigation]))
    text = f"{card.name} {card.strength}{'c' if card.has_capital else ' ' if fleets else ''}"
    return f"{text}{fleets or ''}"


@pytest.mark.parametrize("epoch", EPOCHS)
def test_statistics_order_strength_capital_and_fleets_of_an_epoch(epoch):
    assert ", ".join(row(card) for card in empires().of_epoch(epoch)) == ROWS[epoch]


@pytest.mark.parametrize("line", STARTS.split("\n")[1:-1])
def test_statistics_start_land_and_waters_of_every_empire(line):
    name, _, rest = line.partition(": ")
    start, _, listed = rest.partition(" / ")
    empire = next(e for card in empires().cards.values() for e in card.empires if e.name == name)
    assert empire.start == find_land(start)
    assert empire.navigation == tuple(find_water(water) for water in listed.split(", ") if water)


def test_contents_seven_cards_in_each_of_seven_epochs():
    assert len(empires().cards) == 49
    assert all([card.slot for card in empires().of_epoch(epoch)] == list(range(1, 8)) for epoch in EPOCHS)


EVERY = [(card.key, empire.key) for card in empires().cards.values() for empire in card.empires]


@pytest.mark.parametrize(("card", "force"), EVERY, ids=[force for _, force in EVERY])
def test_ch5_steps_1_to_4_an_empire_is_put_on_the_board(card, force):
    empire = next(e for e in empires().cards[card].empires if e.key == force)
    s = scene({empire.start: (BEN, "aryans")}, forts=[empire.start], monuments=[empire.start])
    s.turn(card)
    campaign = raise_campaign(s.g, empire)
    s.g.turn.campaign = campaign
    assert campaign.figure == empires().cards[card].epoch
    assert campaign.fleets == list(board().navigation(empire.navigation))
    place_first_army(s.g, campaign, empire)
    holding = s.state.lands[empire.start]
    assert (holding.seat, holding.force, holding.fort) == (ME, force, False)
    assert s.state.monuments == [empire.start]
    assert campaign.pool == empire.strength - 1
    assert (s.state.settlements.get(empire.start) is Settlement.CAPITAL) == empire.capital
    assert reachable(s.g, campaign)


def test_contents_no_pool_is_larger_than_the_figures_of_its_epoch():
    for card in empires().cards.values():
        assert card.strength <= empires().figures[card.epoch - 1]


def test_r02_r03_incas_and_aztecs_share_a_card_with_strength_four_and_have_a_capital_each():
    card = empires().cards["incas-and-aztecs"]
    assert [(e.name, e.strength, e.capital) for e in card.empires] == [
        ("Incas", 2, True),
        ("Aztecs", 2, True),
    ]
    assert card.strength == 4
    assert card.slot == 3


@pytest.mark.parametrize(
    ("minor", "epoch", "strength", "start", "capital", "fleets"),
    [
        ("hittites", 1, 3, "eastern_anatolia", True, 0),
        ("phoenicia", 2, 3, "levant", True, 2),
        ("mayans", 3, 2, "central_america", True, 0),
        ("anglo-saxons", 4, 3, "baltic_seaboard", False, 1),
        ("fujiwara", 5, 3, "hokkaido", True, 1),
        ("safavids", 6, 3, "persian_salt_desert", True, 0),
        ("japan", 7, 5, "honshu", True, 1),
    ],
)
def test_greater_events_the_minor_empires(minor, epoch, strength, start, capital, fleets):
    from rules.history_of_the_world.cards import event_cards

    empire = empires().minor[minor]
    assert (empire.strength, empire.start, empire.capital) == (strength, start, capital)
    assert len(board().navigation(empire.navigation)) == fleets
    card = event_cards()[f"minor-{minor}"]
    assert (card.first, card.last) == (epoch, epoch)
