"""What the pictures of all games share: a sheet of a board, close-ups, films, marks, charts, standings."""
