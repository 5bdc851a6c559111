# Home, menus and settings as buttons, and what stands around a board.

## Under a board

button-more = More
button-less = Back
button-home = Home
button-rules = Rules
button-settings = Settings
button-share = Share
caption-status = Score { $score } · moves { $moves } · stock { $stock }
caption-same = Same cards

stuck = Nothing that can still come up fits any more. Say "undo" to go back, "{ $say_again }" for the same deal, "{ $say_new }" for another.
eye-stuck = Nothing in the stock fits any more.

## A game begins, a game is found again

new-game-winnable = New game, deal { $number }; it can be won.
eye-new-game-winnable = A deal that can be won. Good luck!
deal-grade =
    { $grade ->
        [1] Grade 1 of 5: gentle.
        [2] Grade 2 of 5: fairly easy.
        [3] Grade 3 of 5: medium.
        [4] Grade 4 of 5: hard.
       *[5] Grade 5 of 5: fiendish.
    }
no-such-grade = I know no deal of grade { $grade } under these rules; please wish for another grade.
eye-game-goes-on = Your game goes on.
game-gone = That game is not there any more.
game-named =
    { $name }, deal { $number }, { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
games-unfinished = Unfinished games. Say the number of one to take it up again.
games-unfinished-eyes = Your unfinished games. A new game leaves none behind: it waits here.
games-none = No unfinished games.
games-none-eyes = No unfinished games. A game you leave waits here.
verdict-never = No: this deal could never be won.
verdict-slipped = No: the deal could be won, but a move gave the win away.
verdict-most =
    { $count ->
        [0] No card can be removed any more.
        [one] At most 1 more card can be removed.
       *[other] At most { $count } more cards can be removed.
    }
record-moves = A new personal best: { $moves } moves.
record-time = Your fastest win so far: { $time }.
deals-won = A new game takes a deal that can be won from now on.
deals-any = A new game takes any deal from now on.
setting-deals-won = New deals: those that can be won; change it with "deals any".
setting-deals-any = New deals: any; change it with "deals winnable".
setting-guide-on = Guide: on; change it with "guide off".
setting-guide-off = Guide: off; change it with "guide on".
help-menu = The main menu
help-deals = Which deals new games take
help-games = Your unfinished games

## Home

home = Say "{ $say_new }" for a game, "board" for the one that is going on, "variants" for other rules, "daily" for the deal of the day, "settings" or "help".
eye-home = What would you like to do?
welcome-eyes = Pyramid Solitaire. Remove pairs that make 13; a King goes alone. Tap two free cards to begin.
together-words = In a group, "{ $slash_challenge }" deals everybody the same cards. Your own deal goes to a friend with "{ $say_share }".
together-eyes = In a group, { $slash_challenge } deals everybody the same cards. Or send a friend the deal you play.
key-home = ☰ Menu
key-continue = Continue
key-new = New game
key-variants = Other games
key-daily = Deal of the day
key-together = Challenge
key-games = My games
key-settings = Settings
key-stats = Statistics
key-help = Help
key-how = How to play
key-by-ear = Play by ear
key-language = Language
key-send-deal = Challenge a friend
key-contest =
    { $kind ->
        [duel] Duel
        [series] Series
       *[challenge] Challenge
    } { $code }
key-next = Next deal
key-share = Share
key-look-back = Look back

## Variants

variants-eyes = Which game? 2/3: two of three deals can be won.
key-variant = { $name } { $won }/{ $of }
short-variant-N = Pyramide
short-variant-S = Strict
short-variant-R = Relaxed
short-variant-P1 = Par 1
short-variant-P2 = Par 2
short-variant-A = Apophis
short-variant-T = King Tut
short-variant-F = Pharaoh
short-variant-E = Spanish
about-variant-N = As many passes as you like
about-variant-S = One pass, every card must go
about-variant-R = One pass through the stock
about-variant-P1 = Shuffled once for a second pass
about-variant-P2 = Shuffled twice, three passes
about-variant-A = Three wastes, you choose which
about-variant-T = Draws three cards at a time
about-variant-F = Ten rows, two decks
about-variant-E = Spanish cards, pairs make 12

## Settings

settings-eyes = Settings. Tap one to change it.
key-lang = Language: { $name }
key-theme = Look: { $name }
key-text-on = Words alone
key-text-off = With pictures
key-deals-won = Deals: can be won
key-deals-any = Deals: any
key-coach-on = Coach: on
key-coach-off = Coach: off
key-errors-on = Explain more: on
key-errors-off = Explain more: off
key-guide-on = Guide: on
key-guide-off = Guide: off
key-voice-on = Spoken: on
key-voice-off = Spoken: off
key-level-brief = Told: little
key-level-normal = Told: the usual
key-level-detailed = Told: all
languages-eyes = Which language?
own-name-en = English
own-name-it = Italiano
own-name-fr = Français
own-name-es = Español
own-name-de = Deutsch
about-text = How shall the game be shown?
about-coach = The coach says at once when a move gives the win away.
about-errors = Mistakes can be explained in short or at length.
about-guide = The guide explains the game during the first moves.
about-voice = Answers can be spoken as well.
about-deals = Which deals shall a new game take?
about-morning = { $slash_morning } and a time, such as 8:30, chooses when.
state-text-on = Words alone
state-text-off = Pictures
state-coach-on = On
state-coach-off = Off
state-errors-on = At length
state-errors-off = In short
state-guide-on = On
state-guide-off = Off
state-voice-on = On
state-voice-off = Off
state-deals-won = Can be won
state-deals-any = Any
state-morning-on = Every morning
state-morning-off = Not at all

## Help for eyes

eye-help = Remove two free cards that make 13: tap one, then the other. Kings go alone. Ace 1, Jack 11, Queen 12. Clear the pyramid to win.
eye-help-in-group = In a group I hear slash commands and replies to my messages; everybody may tap.
eye-help-topic-moves = Tap a card and its partner. Draw turns the next card, or the waste over. Undo takes back as often as you like. Hint shows a good move.
eye-help-topic-table = White cards are free, grey ones are covered. The stock lies top left, the waste top right. Above stand score, moves, time and the deal's code.
eye-help-topic-games = New game deals new cards; the game you leave waits under My games. Same deal begins again. With its code anybody can play the same cards: { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Other games shows all variants; { $slash_rules } explains the one you play.
eye-help-topic-settings = In the settings you choose language, look, coach and which deals you get. Words alone is for playing by ear.
eye-help-topic-groups = A group plays one game together: anyone may move. { $slash_challenge } deals everybody the same cards, { $slash_daily } those of the day; { $slash_standings } shows how it stands.
eye-help-topic-speech = Send a voice message such as "ten of clubs and three of spades". What I am not sure of I ask about.
key-topic-moves = Moves
key-topic-table = The board
key-topic-games = New games
key-topic-variants = Variants
key-topic-settings = Settings
key-topic-groups = In groups
key-topic-speech = By voice
