## Commands of reading without eyes, as help names them.
help-redo = Play again what was taken back
help-go = Hear the reading place, or move it: left, right, up left, up right, down left, down right
help-frees = Hear what a card or a pair would free
help-needs = Hear what must go before a card is free
help-seen = Hear the waste as a list, and what was seen of the stock
help-continue = Hear where you are in the game
help-rest = Hear the rest of a long answer

## Numbers that are none of ours
number-zero = Zero is too few: say one or more.
number-sign = A number has no sign here: say it without minus.
number-point = Only whole numbers count here.
draws-too-many = That is too much at once: { $most } draws at most.

## Several actions at once
passed-cards = Passed: { $cards }.
passed-number =
    { $count ->
        [one] 1 card passed.
       *[other] { $count } cards passed.
    }
turned-over =
    { $count ->
        [one] The waste was turned over.
       *[other] The waste was turned over { $count } times.
    }
came-up = Now { $card }.
no-draw-possible = There is nothing left to draw.
until-nothing-fits = Nothing that comes fits any more; nothing was drawn.
until-never-comes = No { $rank } comes in this pass; nothing was drawn.
redone = Played again.
redone-several =
    { $count ->
        [one] Played 1 action again.
       *[other] Played { $count } actions again.
    }
redo-none = There is nothing to play again.
redo-only =
    { $count ->
        [one] Only 1 action can be played again.
       *[other] Only { $count } actions can be played again.
    }
steps-stopped = I stopped there.
step-not-understood = I did not understand the next part.

## Reading without eyes
it-is-free = Free.
it-covers = Covers { $cards }.
cursor-empty = Row { $row }, place { $place }: empty.
cursor-edge = The pyramid ends here.
frees = Removing { $cards } frees { $opens }.
frees-nothing = Removing { $cards } frees nothing.
is-free-already = { $card } is free.
needs =
    { $count ->
        [one] For { $card } one card must go: { $cards }.
       *[other] For { $card } { $count } cards must go: { $cards }.
    }
seen-waste =
    { $count ->
        [one] Waste, 1 card: { $cards }.
       *[other] Waste from the top, { $count } cards: { $cards }.
    }
seen-pile =
    { $count ->
        [one] Waste { $pile }, 1 card: { $cards }.
       *[other] Waste { $pile } from the top, { $count } cards: { $cards }.
    }
seen-stock = Still to come, as seen before: { $cards }.
seen-nothing = No card has been seen yet.
where-rank = Cards of rank { $rank }: { $items }.
deep-in-waste =
    { $count ->
        [one] { $card } lies in the waste, 1 card down.
       *[other] { $card } lies in the waste, { $count } cards down.
    }
again-in-stock =
    { $count ->
        [one] { $card } is in the stock, the next card.
       *[other] { $card } is in the stock, { $count } cards from now.
    }
more-to-come = Say "more" for the rest.
nothing-more = That was all.
cell-plain = { $card }

## Yes and no
whether-yes = Yes.
whether-no = No.
whether-free = Yes, { $card } is free.
whether-free-cards =
    { $count ->
        [one] Yes: { $cards } is free.
       *[other] Yes: { $cards } are free.
    }
whether-no-free-rank = No, no { $rank } is free.
whether-draw =
    { $count ->
        [one] Yes, the stock has 1 card.
       *[other] Yes, the stock has { $count } cards.
    }
whether-recycle = Yes: the stock is empty, "draw" turns the waste over.
whether-undo-yes = Yes, "undo" takes back the last action.
whether-undo-no = No, nothing can be taken back.
whether-redo-yes = Yes, "redo" plays it again.
whether-redo-no = No, nothing was taken back.

## Small talk and what was not understood
talk-thanks = You are welcome.
talk-bye = Goodbye. Your game waits here.
talk-hello = Hello. Say "new" to play, "help" for the commands.
no-such-command = I have no such command. Say "help" for those that I have.
understood-card = I understood { $card }, but not what to do with it. Say "where is { $card }", or name its partner too.
understood-command = I understood only { $name }: { $what }. Say that alone, or "help" for more.
