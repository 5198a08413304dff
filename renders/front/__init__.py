"""The posted picture as a front page: one composition for all games. `page.compose` is where it begins."""
