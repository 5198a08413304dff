"""Ch. IV Playing Event Cards: up to two, before the first army is placed."""

from dataclasses import dataclass

from rules.history_of_the_world.asking import choose_land
from rules.history_of_the_world.board import WaterId
from rules.history_of_the_world.cards import (
    Astronomy,
    Barbarians,
    CivilWar,
    Coins,
    Crusade,
    Disaster,
    Effect,
    EventCard,
    Forts,
    Kingdom,
    Migrants,
    MinorEmpire,
    Mortality,
    Pestilence,
    Plague,
    Reallocate,
    Revolt,
    Treachery,
    event_cards,
)
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.events import EventPlayed, TreacheryNamed
from rules.history_of_the_world.history import History
from rules.history_of_the_world.mortality import disaster, mortality, occupied, pestilence, plague
from rules.history_of_the_world.names import empire_facts
from rules.history_of_the_world.pieces import FLEETS
from rules.history_of_the_world.uprisings import (
    barbarian_homes,
    barbarians,
    civil_war,
    crusade,
    enemy_empires,
    kingdom,
    migrants,
    minor_empire,
    revolt,
    vacant,
)
from rules.table import Choice, Choose, Data, Script, ask

CARDS_A_TURN = 2
NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class EventChoice(Choose):
    """Ch. IV: which event card is played, if any."""

    last_chance: tuple[str, ...] = ()
    """The cards that no later epoch allows."""

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Cards that can never be played if they are not played now."""
        if data != NONE or not self.last_chance:
            return ()
        names = " and ".join(filter(None, (", ".join(self.last_chance[:-1]), self.last_chance[-1])))
        return (f"{names} can be played in this epoch only.",)


def play_events(g: History) -> Script[None]:
    """Ch. IV: one card after the other, each resolved before the next is chosen."""
    for number in range(1, CARDS_A_TURN + 1):
        options = [card for card in hand_kinds(g) if is_playable(g, card)]
        key = yield from ask(_question(g, number, options))
        if key == NONE:
            return
        g.player(g.turn.seat).hand.remove(key)
        g.turn.events.append(key)
        g.tell(EventPlayed(g.turn.seat, key))
        for effect in event_cards()[key].effects:
            yield from resolve(g, event_cards()[key], effect)


def _question(g: History, number: int, options: list[EventCard]) -> EventChoice:
    choices = [Choice(card.key, card.name, card.text) for card in options]
    card = empires().cards[g.turn.card]
    ask_for = "Which event card do you play first, of up to two?" if number == 1 else "Which one as well?"
    return EventChoice(
        seat=g.turn.seat,
        key=f"event:{number}",
        prompt=f"You lead {card.name}. {ask_for}\n{card.name}: {empire_facts(card)}.",
        section="HW IV Event cards",
        public="may play an event card",
        options=(Choice(NONE, "no event card" if number == 1 else "no other event card"), *choices),
        fallback=NONE,
        last_chance=tuple(card.name for card in options if not card.belongs_to(g.state.epoch + 1)),
    )


def hand_kinds(g: History) -> list[EventCard]:
    """The kinds of cards in the active player's hand; a second copy is no other card."""
    return [event_cards()[key] for key in dict.fromkeys(g.player(g.turn.seat).hand)]


def is_playable(g: History, card: EventCard) -> bool:
    """Ch. IV: in its epoch, not twice in a turn, and only where it can do something."""
    if not card.belongs_to(g.state.epoch) or card.key in g.turn.events:
        return False
    return all(can_resolve(g, effect) for effect in card.effects)


def can_resolve(g: History, effect: Effect) -> bool:
    """Whether an effect has anything to work on."""
    empire_card = empires().cards[g.turn.card]
    match effect:
        case Forts():
            return empire_card.has_capital
        case Reallocate():
            return empire_card.has_navigation or "astronomy" in g.turn.events
        case Astronomy():
            return len(own_waters(g)) < FLEETS
        case Treachery() | CivilWar():
            return bool(enemy_empires(g))
        case Migrants():
            return bool(vacant(g, effect))
        case Barbarians():
            return bool(barbarian_homes(g))
        case Revolt():
            return g.owner(effect.land) != g.turn.seat
        case Mortality() | Plague() | Pestilence():
            return bool(occupied(g))
        case Disaster():
            return bool(g.state.monuments)
    return True


def own_waters(g: History) -> tuple[WaterId, ...]:
    """The waters the active empire's own navigation puts fleets in."""
    listed = [water for empire in empires().cards[g.turn.card].empires for water in empire.navigation]
    return g.board.navigation(listed)


def resolve(g: History, card: EventCard, effect: Effect) -> Script[None]:
    """What a card does when it is played; fleets and reallocation wait for the fleets to be placed."""
    stores = g.turn.stores
    match effect:
        case Coins():
            earn(g, empires().cards[g.turn.card], effect)
        case Forts():
            stores.forts += effect.forts
        case Treachery():
            lands = [land for _, held in enemy_empires(g).items() for land in held]
            land = yield from choose_land(g, card.key, "Which land will be betrayed to you?", lands)
            stores.treachery.append(land)
            g.tell(TreacheryNamed(g.turn.seat, land))
        case Kingdom():
            kingdom(g, effect)
        case Revolt():
            revolt(g, effect)
        case Migrants():
            yield from migrants(g, card.key, effect)
        case CivilWar():
            yield from civil_war(g, card.key, effect)
        case Barbarians():
            yield from barbarians(g, card.key, effect)
        case Crusade():
            yield from crusade(g, card.key, effect)
        case MinorEmpire():
            yield from minor_empire(g, effect)
        case Mortality():
            yield from mortality(g, card.key, effect)
        case Plague():
            yield from plague(g, card.key, effect)
        case Pestilence():
            yield from pestilence(g, card.key, effect)
        case Disaster():
            yield from disaster(g, card.key, effect)
        case Astronomy() | Reallocate():
            pass
        case _:
            if card.key not in stores.edges:
                stores.edges.append(card.key)


def earn(g: History, card: EmpireCard, effect: Coins) -> None:
    """Population Explosion, Civil Service, Allies: coins for this turn."""
    g.turn.stores.coins += effect.coins
    g.turn.stores.coins += effect.capital if card.has_capital else 0
    g.turn.stores.coins += effect.navigation if card.has_navigation else 0
    g.turn.stores.ally_coins += effect.allies
