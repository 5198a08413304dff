"""What an answer would lose or leave undone, found on a fork by the functions of the phases to come."""
