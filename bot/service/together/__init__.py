"""Playing with others: contests, days, leaderboards, sharing."""
