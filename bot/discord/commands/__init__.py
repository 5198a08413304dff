"""The slash commands, a cog for each group of them."""

from bot.discord.commands.game import GameCommands
from bot.discord.commands.hosting import HostCommands
from bot.discord.commands.looking import LookCommands
from bot.discord.commands.looking_back import PastCommands
from bot.discord.commands.people import PeopleCommands
from bot.discord.commands.playing import PlayCommands
from bot.discord.commands.privacy import PrivacyCommands
from bot.discord.commands.talking import TalkCommands
from bot.discord.commands.trading import TradeCommands
from bot.discord.commands.voting import VoteCommands

COGS = (
    GameCommands,
    HostCommands,
    PlayCommands,
    TradeCommands,
    TalkCommands,
    LookCommands,
    PastCommands,
    PeopleCommands,
    VoteCommands,
    PrivacyCommands,
)
