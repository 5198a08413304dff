"""The bot: Discord, storage, deadlines, the practice table and the command line."""
