## The live board, as a page

web-guest = Guest { $number }
web-title = Pyramide, Pyramid Solitaire
web-loading = The board is on its way.
web-pyramid = Pyramid
web-piles = Stock and waste
web-actions = Actions
web-row = Row { $row }
web-card-free = { $card }, row { $row }, free
web-card-covered = { $card }, row { $row }, covered by { $covers }
web-card-on-waste = Waste: { $card }, free
web-card-on-pile = Waste { $pile }: { $card }, free
web-draw =
    Draw, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the stock
web-draw-to-pile =
    Draw to waste { $pile }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the stock
web-recycle =
    Turn the waste over, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-fits = fits the selected card
web-hinted = suggested
web-redo = Redo
web-menu = Menu
web-copy = copy
web-copied = The code is copied.
web-close = Close
web-new-title = A new game
web-new-any = Any deal
web-new-winnable = A deal that can be won
web-new-code = Code or number of a deal
web-new-deal = Deal
web-variants = Variants
web-play = Play
web-rules = Rules
web-tips = Advice
web-settings = Settings
web-daily = Deal of the day
web-challenge = Challenge
web-standings = Standings
web-leaders = Leaderboard
web-statistics = Statistics
web-share = Share the result
web-solution = Solution
web-verdict = Can it still be won?
web-review = Step by step
web-review-start = The deal as it was laid out.
web-from-here = Try from here
web-first = First
web-last = Last
web-to-loss = Where the win slipped away
web-help = Help
web-keys = Keys
web-key-arrows = Arrow keys go from card to card.
web-key-enter = Enter or space chooses a card.
web-key-draw = D draws, or turns the waste over.
web-key-undo = U takes back, Y does it again.
web-key-hint = H asks for a hint.
web-key-new = N begins a new game, M opens the menu.
web-key-help = The question mark lists these keys.
web-language = Language
web-theme = Look of the board
web-large = Large print
web-level = How much is said
web-level-brief = Only what matters
web-level-normal = The usual amount
web-level-detailed = Everything
web-errors = The app's words for mistakes
web-coach = Tell me when a win is out of reach
web-type = Type a command
web-send = Send
web-answer = Answer
web-privacy = What is kept
web-forget = Remove all that is kept
web-offline = No connection. The board stays, and goes on by itself.
web-online = Connected again.
web-ended = This page has ended. Open it again from the chat.
web-trouble = That did not work. Please try again.
web-in-chat = Go on in the chat
web-leave = Leave this page
web-open-board = Open board
web-winnable = About { $percent } of 100 deals can be won.
