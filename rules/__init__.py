"""The rules of the games: pure, deterministic, without Discord, storage or a clock."""
