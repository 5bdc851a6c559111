"""Pictures of the game: a scene says what lies where, a theme how it looks."""
