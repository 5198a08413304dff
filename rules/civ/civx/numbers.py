"""The numbers of CivX that no table holds."""

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
    levy_value=1,
    open_stack=9,
    open_price=20,
    deal_cards=3,
    deal_true=2,
    credit_unit=5,
    victory_city=50,
    victory_step=100,
    victory_bonus=0,
)
