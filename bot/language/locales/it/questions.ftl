# Questions that are over, or somebody else's.

question-over = Quella domanda non è più aperta: non è cambiato niente.
question-not-yours = Questa domanda non era per te.
private-only = Questo riguarda solo te: chiedimelo nella nostra chat privata.
