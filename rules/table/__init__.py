"""The table: the engine every game runs on. Scripts ask, seats answer, the table keeps what was said."""

from rules.table.amounts import Allocate, Pick
from rules.table.chance import Chance, commitment
from rules.table.checkpoint import Checkpoint
from rules.table.coming import Coming
from rules.table.desk import Desk
from rules.table.event import Told
from rules.table.game import Game, Option, Standing
from rules.table.inputs import Input
from rules.table.menu import Drafted, Menu, Path, Step, walk
from rules.table.question import Choice, Choose, Data, Number, Question, Seat
from rules.table.refereed import Deal, Orders, Plan, Purchase, Referee, Refereed
from rules.table.refusal import Fault, FaultKind, Refusal, refuse
from rules.table.script import (
    NOT_YET,
    Answered,
    Known,
    Script,
    Wait,
    ask,
    ask_all,
    ask_each,
    at_once,
    floor,
    in_turn,
)
from rules.table.table import Open, Table, open_table, restore

__all__ = [
    "NOT_YET",
    "Allocate",
    "Answered",
    "Chance",
    "Checkpoint",
    "Choice",
    "Choose",
    "Coming",
    "Data",
    "Deal",
    "Desk",
    "Drafted",
    "Fault",
    "FaultKind",
    "Game",
    "Input",
    "Known",
    "Menu",
    "Number",
    "Open",
    "Option",
    "Orders",
    "Path",
    "Pick",
    "Plan",
    "Purchase",
    "Question",
    "Referee",
    "Refereed",
    "Refusal",
    "Script",
    "Seat",
    "Standing",
    "Step",
    "Table",
    "Told",
    "Wait",
    "ask",
    "ask_all",
    "ask_each",
    "at_once",
    "commitment",
    "floor",
    "in_turn",
    "open_table",
    "refuse",
    "restore",
    "walk",
]
