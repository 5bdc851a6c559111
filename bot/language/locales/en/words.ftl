## Commands of reading without eyes, as help names them.
help-redo = Play again what was taken back
help-go = Hear the reading place, or move it: left, right, up left, up right, down left, down right
help-frees = Hear what a card or a pair would free
help-needs = Hear what must go before a card is free
help-seen = Hear the waste as a list, and what was seen of the stock
help-resume = Hear where you are in the game
help-more = Hear the rest of a long answer
