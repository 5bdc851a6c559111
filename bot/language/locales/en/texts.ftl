# What the bot says in English. One message is one whole sentence (or a named part of one);
# the key is the name that the code uses. A card argument $card also comes as $card_the,
# $card_by, $card_to, $card_with, with $card_gender and $card_rank.

## Names

language-en = English
language-it = Italian
language-fr = French
language-es = Spanish
language-de = German

variant-N = Pyramide
variant-S = Strict
variant-R = Relaxed
variant-P1 = Par, one redeal
variant-P2 = Par, two redeals
variant-A = Apophis
variant-T = King Tut
variant-F = Pharaoh
variant-E = Spanish
variant-with-options = { $name } with options, { $token }

rank-name =
    { $deck ->
        [spanish] { $rank ->
            [1] ace
            [10] sota
            [11] caballo
            [12] rey
           *[other] { $rank }
        }
       *[french] { $rank ->
            [1] ace
            [11] jack
            [12] queen
            [13] king
           *[other] { $rank }
        }
    }

card-in-row = { $card }, row { $row }
card-in-place = { $card }, row { $row }, place { $place }
card-on-waste = { $card }, on the waste
card-on-pile = { $card }, on waste { $pile }
card-under-waste = { $card }, beneath the top of the waste

time-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
time-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
time-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }

## A game begins

new-game = New game, deal { $number }.
new-game-rules = Code { $code }. { $rules }
rules-line = { $name } rules: { $goal }, { $passes }.
goal-relaxed = win by clearing the pyramid
goal-strict = win by clearing every card
passes-unlimited = as many passes as you like
passes-count =
    { $count ->
        [one] one pass
        [2] two passes
        [3] three passes
       *[other] { $count } passes
    }
welcome = Welcome to Pyramide, Pyramid Solitaire in a chat: remove pairs of cards that make 13.
text-offer = If you play by ear, say "text on": then everything comes in words alone.
game-goes-on = Your game goes on.
bad-link = That link does not lead to a deal.
ask-leave-game =
    A game is running: { $points } points, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. Say yes to leave it for a new one, no to go on.

## What a move did

removed-one = Removed { $card }.
removed-pair = Removed { $first } and { $second }.
drew = { $card }.
drew-before = Drew { $card }.
drew-several = Drawn: { $cards }. On top: { $top }.
drew-to-pile = { $card }, on waste { $pile }.
recycled =
    The waste is turned over: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the stock. Pass { $pass }.
reshuffled =
    The waste is shuffled into a new stock: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. Pass { $pass }.
nothing-new-free = Nothing new is free.
now-free =
    { $count ->
        [one] Now free: { $cards }, row { $row }.
       *[other] Now free: { $items }.
    }
matches = { $card } matches { $cards }.
matches-none = { $card } matches nothing that is free.
goes-alone = { $card } goes alone.
it-matches = It matches { $cards }.
it-matches-none = It matches nothing that is free.
it-goes-alone = It goes alone.
points = { $points } points.
stock-now-empty = The stock is empty now.
redeals-left =
    { $count ->
        [0] This is the last pass.
        [one] One more pass is left.
       *[other] { $count } more passes are left.
    }
points-and-moves =
    { $points } points, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.

undone-removal =
    Taken back: { $cards } { $cards_count ->
        [one] returns
       *[other] return
    }.
undone-draw =
    Taken back: { $cards } { $cards_count ->
        [one] goes
       *[other] go
    } back to the stock.
undone-recycle = Taken back: the waste lies as before it was turned over.
undone-several = Taken back: the last { $count } actions.
undo-none = There is nothing left to take back.
undo-only =
    Only { $count ->
        [one] one action
       *[other] { $count } actions
    } can be taken back.

## The end

won = You won!
won-totals =
    { $points } points, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }.
won-next = Say "{ $say_again }" for the same deal, "{ $say_new }" for another, "{ $say_solution }" to hear the shortest way.
lost = No more moves are possible.
lost-totals =
    { $points } points, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed from the pyramid.
lost-next = Say "undo" to go back, "{ $say_new }" for another game, "analysis" to hear when the win slipped away.
game-over-won = This game is won. Say "{ $say_new }" for another, "{ $say_again }" for the same deal.
game-over-lost = No more moves are possible. Say "undo" to go back, "{ $say_new }" for another game.

## Why not

no-game = No game is running. Say "{ $say_new }" to start one.
covered = { $card } is covered by { $covers }.
covered-help = { $card } is covered by { $covers }.
refused-covers-partner = { $covers } still covers { $card }; under these rules a card never pairs with one that covers it.
refused-buried = { $card } lies inside the waste; only the top card plays.
refused-not-fresh = { $card } does not pair with the waste card beneath it now.
refused-not-alone = { $card } does not go alone; name two cards that make { $target }.
refused-same-card = A pair needs two different cards.
refused-empty-place = That card is gone already.
refused-no-such-place = There is no such place on this board.
refused-stock-empty = The stock is empty.
refused-stock-not-empty = The stock still has cards to draw.
refused-waste-empty = The stock is empty, and there is no waste to turn over.
refused-no-redeal = The stock is empty, and no pass is left.
wrong-sum = { $first_rank } and { $second_rank } make { $sum }; a pair must make { $target }.
wrong-sum-help = { $first_rank } and { $second_rank } make { $sum }; a pair must make { $target }.
stays-selected = { $card } stays selected.
selected = { $card } is selected.
unselected = { $card } is no longer selected.
not-in-sight = { $card } is not in sight.
place-empty = That card is gone already.
name-cards = Which cards? Name two that make { $target }, such as "ten of clubs and three of spades".
no-single-free = No { $rank } is free.
which-pile = On which waste, 1 to { $count }? Say "draw" and its number.
which-rank = Which rank? Say "partners" and a rank, such as "partners nine".
no-such-row = The pyramid has rows 1 to { $rows }.
not-your-game = This is someone else's game. Say { $slash_new } to play one of your own.
stale-board = That board was out of date; the board is fresh now, please choose again.
button-unknown = This button is too old. Say "board" for a fresh one.
not-understood = I did not find a move in that. Say "moves" for what is possible, "help" for the commands.
nothing-asked = There is no open question. Say "help" for what you can say.
left-as-it-is = All right, nothing changes.
no-such-choice = Please choose a number from 1 to { $count }.
nothing-to-repeat = There is nothing to repeat yet.
still = The same as before.
still-again = Once more the same.
bad-code-shape = That is no deal code; one looks like PY1-N-AAAAAAS. You can also name a deal by its number.
bad-code-letter = This code has a slip in it: its last seven letters are A to Z and 2 to 7.
bad-code-check = This code has a slip in it: please compare it with the original, letter by letter.
bad-code-rules = This code names rules that I do not know; one looks like PY1-N-AAAAAAS.
bad-code-number = Deals have numbers from 0 to 4294967295.
no-such-variant = I know no rules called { $text }. Say "variants" for a list.

## Questions

which-one = Which one do you mean?
which-of-rank = Which { $rank } do you mean?
which-of-rank-with = Which { $rank } do you mean with { $card }?
did-you-mean = Did you mean: { $what }? Say yes or no.
would-remove-one = remove { $card }
would-remove-pair = remove { $first } and { $second }
would-draw = draw
would-undo = take back the last action
would-select = choose { $card }
would-again = deal the same cards again
would-deal = a new game
would-deal-number = a new game, deal { $number }
would-deal-text = a new game, { $text }
would-command = { $name }

## The table in words

free = Free: { $cards }.
free-none = No card of the pyramid is left.
waste-top = Waste: { $card }.
waste-empty = Waste: empty.
waste-pile-top = Waste { $pile }: { $card }.
waste-pile-empty = Waste { $pile }: empty.
waste-beneath = Beneath it, from the top: { $cards }.
waste-pile-beneath = Beneath the top of waste { $pile }: { $cards }.
stock-count =
    Stock: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }.
row = Row { $row }, left to right: { $items }.
board-row = Row { $row }: { $items }.
row-empty = Row { $row } is empty.
cell-free = { $card }, free
cell-covered = { $card }, covered
cell-empty = empty
card-is = { $what }.
covered-by = Covered by { $covers }.
moves =
    { $count ->
        [one] One removal
       *[other] { $count } removals
    }: { $items }.
moves-none = No removal is possible now.
removal-one = { $card } alone
removal-pair = { $first } with { $second }
can-draw =
    You can draw: the stock has { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
can-recycle = You can turn the waste over.
rank-goes-alone = A { $rank } goes alone.
partners = Partners for { $rank }: { $items }.
partners-none = No { $partner } is in sight for { $rank }.
item-free = { $what }, free
item-covered = { $what }, covered
pyramid-left =
    Pyramid: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } left.
playing-time = Playing time: { $time }.
cards-removed =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } removed in all.
code-and-number = Code { $code }, deal { $number }.
history =
    { $count ->
        [one] The last move:
       *[other] The last { $count } moves, oldest first:
    }
history-none = No move has been made yet.
changes-none = Nothing has changed since you last spoke.
changes =
    Since you last spoke: { $count ->
        [one] 1 change
       *[other] { $count } changes
    }.

## Rules explained

rules-title = Rules of { $name }, token { $token }.
rules-dealt =
    { $pyramid } cards lie face up in a pyramid of { $rows } rows, from { $decks ->
        [one] one deck
       *[other] { $decks } decks
    } of { $cards } cards in all; the other { $stock } are the stock, and the waste is empty.
rules-dealt-opened =
    { $pyramid } cards lie face up in a pyramid of { $rows } rows, from { $decks ->
        [one] one deck
       *[other] { $decks } decks
    } of { $cards } cards in all; one card is turned to the waste, and { $stock } are the stock.
rules-free = A card of the pyramid is free when the two cards that cover it are gone; the top of the waste is free too.
rules-pairs = Remove two free cards that make { $target } together; suits do not matter.
rules-values =
    { $ranks ->
        [13] An ace counts 1, a jack 11, a queen 12; a king makes 13 and goes alone.
        [12] Cards count their number, a sota 10, a caballo 11; a rey makes 12 and goes alone, and two sixes are a pair.
       *[other] Cards count their number; one of { $target } goes alone.
    }
rules-fresh-pair = A card just drawn may also go with the waste card right beneath it, until the next draw.
rules-no-fresh-pair = A drawn card does not pair with the waste card beneath it.
rules-cover-pair = A card may pair with the only card that still covers it.
rules-no-cover-pair = A card never pairs with a card that covers it.
rules-draw =
    { $count ->
        [one] You draw one card at a time, whenever you like.
       *[other] You draw { $count } cards at a time; only the top one plays, those beneath as they are uncovered.
    }
rules-wastes = There are { $count } wastes: you choose one for each card that you draw, and the tops may pair with each other too.
rules-redeals-unlimited = When the stock is empty, the waste is turned over in the same order, as often as you like.
rules-redeals-none = The stock is gone through once; the waste is not turned over.
rules-redeals =
    When the stock is empty, the waste may be turned over in the same order, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
rules-redeals-reshuffled =
    When the stock is empty, the waste may be shuffled into a new stock, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; the order is fixed by the deal's code.
rules-goal-relaxed = You win when the pyramid is gone, whatever is left elsewhere.
rules-goal-strict = You win when every card is gone: pyramid, stock and waste.
rules-lost-limited = You lose when nothing can be removed, the stock is empty and no pass is left.
rules-lost-unlimited = The game ends without a win only when stock and waste are empty and nothing can be removed.
rules-score = Each card removed from the pyramid gives 10 points, { $most } at most; drawing costs nothing.
rules-as-app = These are the rules of Pyramide.
rules-differ = What differs from the rules of Pyramide: { $items }.
differs-size =
    a pyramid of { $rows } rows from { $decks ->
        [one] one deck
       *[other] { $decks } decks
    }
differs-deck = a deck of { $cards } cards in which pairs make { $target }
differs-opening = an empty waste at the start
differs-draw = { $count } cards drawn at a time
differs-wastes = { $count } wastes to choose from
differs-passes = { $passes } through the stock
differs-passes-reshuffled = { $passes } through the stock, reshuffled each time
differs-goal = every card must go
differs-fresh-pair = a drawn card pairs with the waste card beneath it
differs-cover-pair = a card pairs with the only card that covers it
no-such-topic = I have no help on { $text }.
variants-intro = These are the variants.
variant-item = { $token }, { $name }: { $items }.
variant-item-app = { $token }, { $name }: an open card on the waste and as many passes as you like.
variants-start = Say "{ $say_new }" and a name or token to start one, such as "new strict", and "rules" with it to hear more.

tip-1 = Take kings as soon as they are free: they need no partner and only lie in the way.
tip-2 = Before you take a pair, look whether one of its cards has another partner; use first the card that has none.
tip-3 = Work the bottom row from the outside in, so that the cards above come free early.
tip-4 = If the card you need lies deep, think of what the stock brings before you use its partner for something else.
tip-5 = When the pyramid alone counts, let cards pass to the waste freely; when every card counts, each one passed by can cost the game.

glossary-pyramid = Pyramid: the triangle of cards dealt face up, one in row 1, two in row 2, and so on.
glossary-free = Free: a card that nothing covers, so that it may be played.
glossary-stock = Stock: the face-down cards that you draw from.
glossary-waste = Waste: the face-up pile of drawn cards; only its top plays.
glossary-pass = Pass: once through the stock; a redeal begins the next one.
glossary-foundation = Foundation: where removed cards lie; nothing comes back from it but by undo.
glossary-pair = Pair: two free cards that make the target together.
glossary-deal = Deal: how the cards lie at the start; each deal has a number.
glossary-code = Code: the deal and its rules in a few letters, such as PY1-N-AAAAAAS, so that others can play the same cards.

## Help

help = Name two cards to remove them, such as "ten of clubs and three of spades"; say "king" for a king, "draw" for the next card, "undo" to take back. "Free", "moves" and "board" tell what lies where. Say "help" with moves, table, games, variants, settings, groups or speech to hear more.
help-in-group = In a group I hear slash commands, such as { $slash_pair } 10C 3S, and replies to my messages.
help-command = { $what }.
help-topic-moves = "Ten of clubs three of spades" removes a pair, "king" a king, "draw" draws or turns the waste over, "undo" or "undo three" takes back. One card's name selects it. "Moves" lists the removals that are possible, "hint" suggests one.
help-topic-table = "Board" tells every row, "row six" one row, "{ $say_free }" the free cards, "waste" and "stock" what lies there, "where is the ace of diamonds" a card, "partners nine" what would match a nine, "status" how you stand.
help-topic-games = "New" deals at random, "new two" deal number two, "{ $say_new }" with a code exactly that deal, "new strict" a variant; "{ $say_again }" deals the same cards, "code" tells the code to share.
help-topic-variants = "Variants" lists all rules with a line each, "rules" explains those of your game, "rules strict" others, "tips" gives advice, "glossary" explains the words.
help-topic-settings = "Text on" leaves pictures out, "{ $say_brief }", "{ $say_normal }" and "{ $say_detailed }" set how much I say, "lang it" changes the language, "theme" the look, "settings" tells what is set.
help-topic-groups = A group plays one game together: anyone may move. I hear slash commands there and replies to my messages; buttons work for everyone. "{ $slash_challenge }" deals everybody the same cards to play alone, "{ $slash_daily }" those of the day; "{ $slash_standings }" tells how it stands, "{ $slash_top }" who is best.
help-topic-speech = Speak a move as a voice message, such as "pair ten of clubs and three of spades"; what I am not sure of I read back first, and "undo" takes back.

help-new = Start a new game, also by number, code or variant
help-pair = Remove two cards that make 13
help-king = Remove a king
help-draw = Draw, or turn the waste over
help-undo = Take back the last action, or several
help-again = Play the same deal again
help-cancel = Leave a question unanswered
help-board = Hear the whole board, row by row
help-free = Hear the free cards
help-row = Hear one row
help-card = Hear where a card is and what covers it
help-waste = Hear what lies on the waste
help-stock = Hear how many cards the stock has
help-moves = Hear the removals that are possible
help-partners = Hear where the cards are that match a rank
help-status = Hear points, moves and what is left
help-score = Hear the points
help-code = Hear the deal's code
help-changes = Hear what changed since you last spoke
help-history = Hear the last moves
help-repeat = Hear the last answer again
help-help = How to play and what to say
help-rules = Hear the rules of this game or a variant
help-variants = Hear all variants
help-tips = Hear advice
help-glossary = Hear what the words mean
help-hint = Hear a good move
help-exact = Hear a move that knows the hidden cards
help-verdict = Hear whether the game can still be won
help-par = Hear the fewest moves that win this deal
help-solution = Hear the shortest way, after the end
help-analysis = Hear where the win slipped away
help-start = Start the bot, or a deal by its link
help-lang = Change the language
help-text = Text alone, or pictures with buttons
help-brief = Hear only what cannot be left out
help-normal = Hear the usual amount
help-detailed = Hear everything
help-errors = Mistakes explained at length or in short
help-coach = Be told at once when a win is out of reach
help-theme = Change the look of the board
help-voice = Hear answers as voice messages too
help-settings = Hear what is set
help-privacy = Hear what is kept about you
help-forget = Have your data removed

## Settings

which-language = Languages: { $items }. Say "lang" and a code, such as "lang it".
language-item = { $name }, { $code }
language-set = I speak English now.
on-or-off = Please say "on" or "off".
text-on = Text alone from now on. Say "text off" for pictures with buttons.
text-off = Pictures with buttons from now on.
level-brief = I will say only what matters.
level-normal = I will say the usual amount.
level-detailed = I will say everything.
errors-on = Mistakes are explained at length.
errors-off = Mistakes are explained in short.
coach-on = I will tell you at once when a win is out of reach.
coach-off = I will not tell you when a win is out of reach, unless you ask.
voice-on = I will answer with voice messages too.
voice-off = I will answer in writing only.
voice-unavailable = Spoken messages are not set up on this bot; please write instead.
voice-busy = I am still listening to other messages; please try again in a moment, or write.
voice-too-long = That message is too long; please keep it under 15 seconds.
voice-not-understood = I could not make out a command in that message. Say "help" for what you can say.
which-theme = Themes: { $items }. Now: { $now }. Say "theme" and a name.
theme-item = { $name }
theme-set = The board is drawn in { $name } now.
setting-language = Language: { $name }; change it with "lang".
setting-text-on = Text alone; change it with "text off".
setting-text-off = Pictures with buttons; change it with "text on".
setting-level-brief = Level: brief; change it with "{ $say_normal }" or "{ $say_detailed }".
setting-level-normal = Level: normal; change it with "{ $say_brief }" or "{ $say_detailed }".
setting-level-detailed = Level: detailed; change it with "{ $say_brief }" or "{ $say_normal }".
setting-errors-on = Mistakes are explained at length; change it with "errors off".
setting-errors-off = Mistakes are explained in short; change it with "errors on".
setting-coach-on = Coach: on; change it with "coach off".
setting-coach-off = Coach: off; change it with "coach on".
setting-voice-on = Voice answers: on; change it with "voice off".
setting-voice-off = Voice answers: off; change it with "voice on".
setting-theme = Theme: { $name }; change it with "theme".
privacy = I keep your name and language, your games, your settings and the statistics of your results, and nothing else that you write. Say "forget me" to have it all removed.
forget-ask = This removes your games, settings and results for good. Say yes to remove them, no to keep them.
forget-nobody = I keep nothing about you: you write without a name of your own.
forgotten = Everything about you is removed.

## Buttons, captions and pictures

button-draw = Draw
button-recycle = Turn over
button-stock-empty = Stock empty
button-waste = Waste
button-under = Beneath
button-undo = Undo
button-hint = Hint
button-new = New deal
button-again = Same deal
button-analysis = Analysis
button-yes = Yes
button-no = No
picture-score = Score
picture-moves = Moves
picture-deal = Deal
picture-stock = Stock
picture-waste = Waste
picture-passes =
    { $count ->
        [0] last pass
        [one] 1 pass left
       *[other] { $count } passes left
    }
picture-won = You won!
picture-lost = No more moves
too-fast = Too many messages at once: please wait a few seconds.
went-wrong = Something went wrong here; your game is safe. Error number { $number }.
database-trouble = The game cannot be stored at the moment; nothing was changed, please try again later. Error number { $number }.
bot-description = Pyramid Solitaire. Remove pairs of cards that make 13 and clear the pyramid; by buttons, by words or by voice.
bot-short = Pyramid Solitaire, alone or in a group.

## The terminal

terminal-greeting = Pyramide, Pyramid Solitaire. Type a command, "help" for help, "quit" to leave.
terminal-goodbye = Goodbye. Your game waits for you.
terminal-quit-words = quit, exit, q

## The guide of a first game

guide-1 = To begin, name two free cards that make { $target }, or tap them; a king goes alone.
guide-2 = When nothing fits, say "draw": the top of the waste counts as a free card.
guide-3 = A move you regret is taken back with "undo".
guide-4 = Ask "moves" for what is possible, "hint" for a good move, "where is" and a card to find it.
guide-5 = That is all I explain unasked; say "help" at any time, "rules" for the rules.
guide-on = I will guide you by a sentence a turn.
guide-off = I will not guide you any more.
help-guide = Be guided through a first game, or not

## The exact solver

thinking = I am still thinking; the answer comes as soon as I have it.
thinking-outdated = The table has changed meanwhile; please ask again.
thinking-given-up = I could not find that out in time; please ask again later in the game.
no-thinker = The solver is not running here.
hint-one = Remove { $card }.
hint-pair = Remove { $first } and { $second }.
hint-opens = That frees { $cards }.
hint-draw =
    { $count ->
        [one] Draw.
       *[other] Draw { $count } times.
    }
hint-draw-to-pile = Draw to waste { $pile }.
hint-draw-for-one =
    { $count ->
        [one] Draw, then remove { $card }.
       *[other] Draw { $count } times, then remove { $card }.
    }
hint-draw-for-pair =
    { $count ->
        [one] Draw, then remove { $first } and { $second }.
       *[other] Draw { $count } times, then remove { $first } and { $second }.
    }
hint-known-win = This keeps a win.
hint-known-loss = No win is left; this goes toward the most cards.
hint-known-unknown = I could not prove that it wins.
hint-share =
    { $wins ->
        [0] None of { $samples } possible orders of the hidden cards is won by it.
       *[other] It wins in about { $wins } of { $samples } possible orders of the hidden cards.
    }
hint-exact = This hint knows the hidden cards.
hint-nothing = No more cards can ever be removed. Say "undo" to go back, "{ $say_new }" for another game.
verdict-win = Yes, this game can still be won.
verdict-loss = No, this game cannot be won any more.
verdict-unknown = I do not know: the search did not come to an end.
par = Par for this deal is { $moves } moves.
par-best = The shortest win that I know takes { $moves } moves; a shorter one is not ruled out.
par-never = This deal cannot be won.
par-unknown = I do not know whether this deal can be won.
solution-later = The solution is for after the end. Say "hint" for one move.
line-draws =
    { $count ->
        [one] Draw.
       *[other] Draw { $count } times.
    }
analysis-won = You won: the win never slipped away.
analysis-win = This game can still be won.
analysis-loss = The win is gone, but I could not find out since when.
analysis-never = This deal could never be won.
analysis-unknown = I could not find that out: the search did not come to an end.
analysis-lost-at = The win slipped away with move { $number }: { $move }
no-winnable-found = I found no deal that is proved to be winnable; please try again.
can-be-won = It can be won.
coach-lost = With that move the win is out of reach. Say "undo" to take it back.

## Voice messages

heard = I heard: { $text }.
which-speed = I speak { $now } words a minute. Say "speed" and a number from { $least } to { $most }.
speed-set = I will speak { $speed } words a minute.
help-speed = Change how fast answers are spoken
