"""The numbers of Dawn of History that no table holds."""

from rules.civ.ruleset import Numbers

NUMBERS = Numbers(
    tokens=55,
    cities=9,
    ships=4,
    city_points=5,
    tax_rate=2,
    land_steps=1,
    ship_steps=4,
    ship_capacity=5,
    small_limit=0,
    site_tokens=6,
    wilderness_tokens=12,
    support_rate=2,
    attack_tokens=7,
    defence_tokens=6,
    plunder=3,
    hand_limit=8,
    levy_value=2,
    open_stack=9,
    open_price=18,
    deal_cards=3,
    deal_true=1,
    credit_unit=5,
    victory_city=1,
    victory_step=5,
    victory_bonus=0,
)
