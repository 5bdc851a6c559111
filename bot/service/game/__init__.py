"""Games: dealt, played, tapped, shown."""
