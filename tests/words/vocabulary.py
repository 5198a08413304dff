"""What the events of each game speak of: words for the fields of their examples."""

from rules.civ.stacks import Stack
from tests.words.examples import Words

_TABLE = {"phase": ["Movement"], "reason": ["There is nobody left."], "line": ["the last line"]}
_AREAS = ["Rome", "Etruria"]
_CARDS = ["Ochre", "Iron"]
_ADVANCES = ["Pottery", "Mysticism"]
_CALAMITIES = ["Famine", "Flood"]

CIV = Words(
    {
        **_TABLE,
        "path": ["Rome", "Etruria"],
        "paid": ["treasury", "Rome"],
        "card": _CARDS,
        "cards": _CARDS,
        "say": _CARDS,
        "want": _CARDS,
        "wants": _CARDS,
        "haves": _CARDS[::-1],
        "commodity": _CARDS,
        "civ": ["Egypt"],
        "cause": ["Famine"],
        "calamity": _CALAMITIES,
        "calamities": _CALAMITIES,
        "cases": _CALAMITIES,
        "advances": _ADVANCES,
        "advance": _ADVANCES,
        "gifts": ["Empiricism", "Deism"],
        "credits": ["Arts", "Crafts"],
        "groups": ["Library", "Arts"],
        "epoch": ["Early Bronze Age"],
        "missing": ["2 cities", "5 advances"],
        "scenario": ["Trade"],
        "note": ["Salt is dear this year."],
        "fate": ["declined"],
        "place": ["Vesuvius"],
        "faction": ["first"],
        "stack": [Stack(1)],
        "stacks": [Stack(1), Stack(2)],
        "water": [Stack(8), Stack(9)],
    },
    _AREAS,
    special={
        "Marched.path": [*_AREAS],
        "CitiesRevolted.cause": ["tax"],
        "ShipLost.cause": ["not maintained"],
        "OfferClosed.fate": ["it was declined"],
    },
    sometimes_empty=frozenset(
        {
            "CitiesRevolted.areas",
            "NationInherited.advances",
            "StacksDrawn.water",
            "NationLeft.areas",
            "UnitsAnnexed.cities",
            "UnitsAnnexed.tokens",
            "TokensResettled.taken",
            "DamageTaken.losses",
            "CriedOut.wants",
        }
    ),
)
HISTORY = Words(
    {
        **_TABLE,
        "card": ["egypt"],
        "force": ["egypt"],
        "defending": ["sumeria"],
        "land": ["levant", "palestine"],
        "source": ["palestine"],
        "sea": ["red_sea"],
        "waters": ["red_sea", "eastern_med"],
        "fleets": ["red_sea", "eastern_med"],
        "areas": ["china"],
        "paid": ["coin"],
        "line": ["take Levant"],
        "reason": ["There is no army left."],
    },
    ["levant", "palestine"],
    special={
        "EventPlayed.card": ["leader"],
        "SicknessRolled.card": ["famine"],
        "TurnScored.areas": [("china", "control", 9), ("india", "presence", 1)],
    },
    sometimes_empty=frozenset(
        {"GameWon.winners", "FleetsReallocated.waters", "BattleFought.attack", "Mustered.fleets"}
    ),
)
PEOPLES = Words(
    {
        **_TABLE,
        "area": ["41a"],
        "at": ["41b"],
        "to": ["41b"],
        "place": ["41a"],
        "region": ["41"],
        "regions": ["41", "42"],
        "rolls": ["64", "41"],
        "neutral": ["41a"],
        "areas": ["41a", "41b"],
        "centre": ["41a", "41b"],
        "tribes": ["41a", "41b"],
        "joined": ["41c", "41d"],
        "target": ["41a", "41b"],
        "people": ["rome"],
        "kind": ["grain"],
        "card": ["law"],
        "by": ["arts"],
        "cards": ["l1-civics", "l1-culture"],
        "active": ["City States", "Golden Age"],
        "line": ["41a attacks 42a"],
        "reason": ["There is no tribe left."],
    },
    ["grain", "timber"],
    sometimes_empty=frozenset(
        {
            "GameWon.winners",
            "GameWon.victories",
            "PageTurned.active",
            "BookClosed.last",
            "Attacked.supply",
            "Attacked.pool",
        }
    ),
)
