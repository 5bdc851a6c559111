## Commands of reading without eyes, as help names them.
help-redo = Zurückgenommenes wieder spielen
help-go = Die Karte am Lesezeiger hören oder ihn bewegen: links, rechts, oben links, oben rechts, unten links, unten rechts
help-frees = Hören, was eine Karte oder ein Paar frei macht
help-needs = Hören, was weg muss, damit eine Karte frei wird
help-seen = Die Ablage als Liste hören, und was vom Talon schon zu sehen war
help-resume = Hören, wo du im Spiel bist
help-more = Den Rest einer langen Antwort hören
