"""What the exact solver says, and what comes of it."""
