# Il menu, le impostazioni come pulsanti, e quello che sta intorno al tavolo.

## Sotto il tavolo

button-more = Altro
button-less = Indietro
button-home = Menu
button-rules = Regole
button-settings = Impostazioni
button-share = Condividi
caption-status = Punti { $score } · mosse { $moves } · mazzo { $stock }
caption-same = Stesse carte

stuck = Niente di quello che può ancora arrivare va più con una carta libera. Di' «annulla» per tornare indietro, «ancora» per la stessa smazzata, «nuova» per un'altra.
eye-stuck = Nel mazzo non c'è più niente che vada bene.
