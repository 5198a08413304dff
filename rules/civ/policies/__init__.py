"""What differs between the siblings and is no number: functions of a ruleset, by subject."""
