"""Western Empires: tables and procedures of its own on the civ kernel."""
