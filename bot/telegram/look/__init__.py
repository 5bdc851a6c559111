"""What a chat shows: keyboards, captions, pictures."""
