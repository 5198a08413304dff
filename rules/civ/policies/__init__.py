"""What the rulebooks of the family decide differently: types of policies, and values that several share."""
