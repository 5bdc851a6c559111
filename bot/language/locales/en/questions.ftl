# Questions that are over, or somebody else's.

question-over = That question is over; nothing was changed.
question-not-yours = This question was not put to you.
private-only = That concerns you alone: ask me in our private chat.
