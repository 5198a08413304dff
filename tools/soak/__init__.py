"""The bot under bad weather: mixed play while everything around it fails, and the accounts checked after."""
