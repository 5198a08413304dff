"""WE 12: buying advances: the bill, the payment, and how both are judged and written."""
