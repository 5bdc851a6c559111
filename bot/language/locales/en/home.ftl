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

stuck = Nothing that can still come up fits any more. Say "undo" to go back, "again" for the same deal, "new" for another.
eye-stuck = Nothing in the stock fits any more.
