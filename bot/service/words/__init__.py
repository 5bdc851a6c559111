"""What the table, the rules and the questions are in words."""
