# Questions that are over, or somebody else's.

question-over = Diese Frage ist nicht mehr offen; es hat sich nichts geändert.
question-not-yours = Diese Frage ging nicht an dich.
private-only = Das geht nur dich etwas an: Frag mich in unserem privaten Chat.
