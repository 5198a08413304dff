"""The picture and the tone of every trade card and group of advances."""

from __future__ import annotations

from renders.paint.colour import RGB

COMMODITIES: dict[str, tuple[str, RGB]] = {
    "Ochre": ("pigment", (196, 128, 44)),
    "Clay": ("blocks", (170, 104, 74)),
    "Bone": ("bone", (206, 192, 160)),
    "Papyri": ("scroll", (204, 176, 104)),
    "Iron": ("ingots", (112, 118, 128)),
    "Wax": ("honeycomb", (222, 180, 70)),
    "Fish": ("fish", (86, 140, 170)),
    "Fruit": ("fruit", (190, 64, 60)),
    "Ceramics": ("amphora", (188, 96, 58)),
    "Wool": ("fleece", (220, 212, 192)),
    "Oil": ("lamp", (140, 142, 52)),
    "Grain": ("grain", (214, 170, 66)),
    "Wine": ("cup", (124, 32, 64)),
    "Textiles": ("cloth", (132, 84, 156)),
    "Glass": ("cup", (110, 176, 176)),
    "Tin": ("ingots", (176, 184, 190)),
    "Copper": ("oxhide", (190, 108, 62)),
    "Lead": ("ingots", (58, 60, 74)),
    "Resin": ("crystals", (206, 138, 48)),
    "Incense": ("flame", (170, 110, 150)),
    "Herbs": ("leaf", (84, 138, 66)),
    "Marble": ("column", (206, 206, 212)),
    "Gemstones": ("gem", (60, 130, 178)),
    "Obsidian": ("crystals", (62, 58, 72)),
    "Ivory": ("tusk", (232, 222, 196)),
    "Gold": ("coins", (224, 176, 44)),
    "Amber": ("gem", (218, 140, 34)),
    "Water": ("wave", (96, 148, 190)),
    "Hides": ("hide", (176, 128, 84)),
    "Flax": ("skein", (166, 192, 234)),
    "Papyrus": ("scroll", (204, 176, 104)),
    "Stone": ("blocks", (196, 194, 186)),
    "Furs": ("hide", (98, 74, 58)),
    "Salt": ("crystals", (226, 228, 230)),
    "Timber": ("timber", (150, 104, 58)),
    "Cotton": ("boll", (240, 236, 224)),
    "Sugar": ("loaf", (236, 206, 170)),
    "Livestock": ("ox", (158, 110, 70)),
    "Lacquer": ("casket", (158, 36, 30)),
    "Bronze": ("ingots", (206, 148, 58)),
    "Silver": ("coins", (206, 212, 224)),
    "Spices": ("mortar", (202, 84, 40)),
    "Spice": ("mortar", (202, 84, 40)),
    "Jade": ("ring", (74, 152, 104)),
    "Gems": ("gem", (176, 46, 84)),
    "Dye": ("pigment", (122, 54, 138)),
    "Tea": ("sprig", (120, 130, 60)),
    "Silk": ("skein", (208, 108, 132)),
    "Pearl": ("shell", (196, 176, 206)),
    "Pearls": ("shell", (196, 176, 206)),
}
CALAMITIES: dict[str, str] = {
    "Tempest": "storm",
    "Squandered Wealth": "purse",
    "City Riots": "torch",
    "City in Flames": "burning",
    "Tribal Conflict": "clubs",
    "Minor Uprising": "fork",
    "Banditry": "mask",
    "Coastal Migration": "steps",
    "Volcanic Eruption or Earthquake": "volcano",
    "Treachery": "serpent",
    "Famine": "barren",
    "Slave Revolt": "hammer",
    "Flood": "flood",
    "Superstition": "eye",
    "Civil War": "banners",
    "Barbarian Hordes": "horse",
    "Cyclone": "whirl",
    "Epidemic": "skull",
    "Tyranny": "fetters",
    "Civil Disorder": "people",
    "Corruption": "scales",
    "Iconoclasm and Heresy": "idol",
    "Regression": "setback",
    "Piracy": "ship",
    "Volcano or Earthquake": "volcano",
    "Mutiny": "shield",
    "Iconoclasm & Heresy": "idol",
}
GRADE_TONES: dict[str, RGB] = {
    "minor": (142, 116, 84),
    "non-tradeable": (96, 62, 112),
    "major": (150, 34, 28),
}
GROUPS: dict[str, tuple[str, RGB]] = {
    "Arts": ("A", (58, 106, 170)),
    "Civics": ("Ci", (170, 44, 38)),
    "Crafts": ("Cr", (212, 120, 30)),
    "Religion": ("R", (226, 186, 50)),
    "Science": ("S", (62, 128, 72)),
}
UNKNOWN: tuple[str, RGB] = ("amphora", (160, 130, 90))


def group_art(name: str) -> tuple[str, RGB]:
    """The letters and the tone of a group of advances."""
    return GROUPS.get(name, (name[:2], UNKNOWN[1]))


def commodity_art(name: str) -> tuple[str, RGB]:
    """The glyph and the tone of a commodity."""
    return COMMODITIES.get(name, UNKNOWN)


def calamity_art(name: str, grade: str) -> tuple[str, RGB]:
    """The glyph and the tone of a calamity."""
    return CALAMITIES.get(name, "skull"), GRADE_TONES.get(grade, (120, 60, 50))
