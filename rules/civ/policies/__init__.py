"""Formulas that several rulebooks share: a sibling names the ones it plays by, or writes its own."""
