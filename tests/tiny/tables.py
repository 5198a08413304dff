"""Six advances, two blocks of trade cards, three calamities (two of them in both blocks), a short track."""

from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import (
    Advance,
    Calamity,
    Civilization,
    Commodity,
    Epoch,
    Goal,
    Grade,
    Numbers,
    Track,
)

NORTH, SOUTH = "north", "south"
CIVILIZATIONS = {
    name: Civilization(
        name,
        number,
        tracks={"main": {"Dawn": 1, "Noon": 2, "Dusk": 4}},
        spaces={"main": {5: 60}},
        block=block,
    )
    for number, (name, block) in enumerate(
        (("Clay", SOUTH), ("Ash", NORTH), ("Dune", SOUTH), ("Birch", NORTH)), start=1
    )
}
ADVANCES = {
    advance.name: advance
    for advance in (
        Advance("Rafts", 12, ("Craft",), {"Craft": 5}, {}, 1, {"ship.steps": 1}),
        Advance("Sagas", 15, ("Lore",), {"Lore": 5}, {"Shrines": 10}, 1, {"hand.limit": 1}),
        Advance("Terraces", 20, ("Craft",), {"Craft": 10}, {}, 1, {"limit.small": 1}),
        Advance("Drill", 25, ("Craft", "Lore"), {}, {}, 2, {"attack.tokens": -1}, requires=("Sagas",)),
        Advance("Shrines", 30, ("Lore",), {"Lore": 10}, {}, 3, {"ability.convert": 1}, requires=("Sagas",)),
        Advance("Barter", 40, ("Craft", "Lore"), {}, {}, 3, {"ability.sell": 2}, requires=("Rafts", "Sagas")),
    )
}
COMMODITIES = {
    commodity.name: commodity
    for commodity in (
        Commodity("Flint", 1, 6, block=NORTH),
        Commodity("Furs", 2, 5, block=NORTH),
        Commodity("Amber", 3, 4, block=NORTH),
        Commodity("Reeds", 1, 6, block=SOUTH),
        Commodity("Salt", 2, 5, block=SOUTH),
        Commodity("Jade", 3, 4, block=SOUTH),
        Commodity("Grain", 2, 4, block=SHARED),
    )
}
CALAMITIES = {
    calamity.name: calamity
    for calamity in (
        Calamity("Gale", 1, Grade.MINOR, effect={"primary": {"treasury": 2}}, block=SHARED),
        Calamity(
            "Blight",
            2,
            Grade.MAJOR,
            effect={"primary": {"damage": 4, "others": 1}, "secondary": {"damage": 2}},
            modifiers={"Terraces": {"any": {"damage": -1}}},
            words={"damage": "damage"},
            block=SHARED,
        ),
        Calamity("Feud", 3, Grade.NON_TRADEABLE, effect={"primary": {"cities": 1}}, block=NORTH),
    )
}
TRACKS = {
    "main": Track(
        last=5,
        epochs=(
            Epoch("Dawn"),
            Epoch("Noon", cities=1),
            Epoch("Dusk", cities=2, advances=2, groups=2),
        ),
        goal=Goal.STEP,
        extra_turns=0,
        hand_counts=False,
        back_without_cities=False,
        entry_only=True,
    )
}
NUMBERS = Numbers(
    tokens=24,
    cities=4,
    ships=2,
    city_points=4,
    tax_rate=1,
    land_steps=1,
    ship_steps=2,
    ship_capacity=3,
    small_limit=3,
    site_tokens=4,
    wilderness_tokens=7,
    support_rate=1,
    attack_tokens=5,
    defence_tokens=4,
    plunder=2,
    hand_limit=5,
    levy_value=1,
    open_stack=1,
    open_price=3,
    deal_cards=2,
    deal_true=1,
    credit_unit=5,
    victory_city=2,
    victory_step=3,
    victory_bonus=0,
)
