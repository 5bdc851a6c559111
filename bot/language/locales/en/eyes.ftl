# The same facts for people who look and tap: `eye-<key>` is said in place of `<key>` beside a
# picture. One short line; cards as on the buttons ($card_label, $cards_label); never "say".
# $cards_choice is a list with "or". An empty text is not said.

## A game begins

eye-new-game = A new deal. Good luck!
eye-can-be-won = This deal can be won.

## What a move did

eye-removed-one = { $card_label } is gone.
eye-removed-pair = { $first_label } and { $second_label } are gone.
eye-recycled = Pass { $pass }: the waste is turned over.
eye-reshuffled = Pass { $pass }: the waste is shuffled.
eye-now-free =
    { $count ->
        [one] { $cards_label } is free now.
       *[other] { $cards_label } are free now.
    }
eye-matches = { $card_label } goes with { $cards_choice }.
eye-matches-none = { $card_label } fits nothing that is free.
eye-goes-alone = { $card_label } goes alone.
eye-it-matches = { $card_label } goes with { $cards_choice }.
eye-it-matches-none = { $card_label } fits nothing that is free.
eye-it-goes-alone = { $card_label } goes alone.
eye-undone-removal =
    { $cards_count ->
        [one] { $cards_label } is back.
       *[other] { $cards_label } are back.
    }
eye-undone-draw =
    { $cards_count ->
        [one] { $cards_label } is back in the stock.
       *[other] { $cards_label } are back in the stock.
    }
eye-undone-recycle = The waste is back as it was.
eye-undone-several = The last { $count } steps are taken back.
eye-selected = { "" }
eye-unselected = { $card_label } is let go.

## Why not

eye-covered = { $card_label } is under { $covers_label }.
eye-covered-help = { $card_label } is under { $covers_label }.
eye-refused-covers-partner = { $covers_label } still lies on { $card_label }: under these rules they never pair.
eye-refused-buried = { $card_label } is inside the waste; only the top plays.
eye-refused-not-fresh = { $card_label } does not pair with the card beneath it now.
eye-refused-not-alone = { $card_label } does not go alone: tap a second card.
eye-wrong-sum = { $first_rank } and { $second_rank } make { $sum }, not { $target }.
eye-wrong-sum-help = { $first_rank } and { $second_rank } make { $sum }; a pair must make { $target }.
eye-not-in-sight = { $card_label } is not in sight.
eye-name-cards = Tap two cards that make { $target }.
eye-which-pile = Choose a waste, 1 to { $count }.
eye-which-rank = Write a rank with it: { $slash_partners } 9.
eye-no-game = No game is running: { $slash_new } starts one.
eye-not-your-game = This is someone else's game. { $slash_new } deals one for you.
eye-button-unknown = This button is too old: { $slash_menu } shows fresh ones.
eye-not-understood = That is no move I know. Tap two cards, or see { $slash_menu }.
eye-nothing-asked = No question is open.
eye-game-over-won = This game is won.
eye-game-over-lost = No more moves.
eye-did-you-mean = Did you mean: { $what }?
eye-ask-leave-game =
    A game is running, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in. Leave it for a new one?
eye-forget-ask = This removes your games, settings and results for good. Remove them?

## The end, and what is known

eye-lost = No more moves.
eye-free = Free: { $cards_label }.
eye-waste-top = Waste: { $card_label }.
eye-hint-one = { $card_label } can go.
eye-hint-pair = { $first_label } goes with { $second_label }.
eye-hint-opens = That frees { $cards_label }.
eye-hint-draw-for-one =
    { $count ->
        [one] Draw: { $card_label } comes and goes alone.
       *[other] Draw { $count } times: { $card_label } comes and goes alone.
    }
eye-hint-draw-for-pair =
    { $count ->
        [one] Draw: then { $first_label } goes with { $second_label }.
       *[other] Draw { $count } times: then { $first_label } goes with { $second_label }.
    }
eye-hint-nothing = Nothing can go any more: take back, or deal anew.
eye-coach-lost = With that move the win is out of reach. Undo takes it back.
eye-solution-later = The solution comes after the end; Hint shows one move.
eye-voice-not-understood = I heard no move in that message.
eye-on-or-off = Please write on or off.

## The guide of a first game

eye-guide-1 = Tap two free cards that make { $target }.
eye-guide-2 = Nothing fits? Draw; the top of the waste is free too.
eye-guide-3 = Undo takes a move back.
eye-guide-4 = Hint shows a good move.
eye-guide-5 = More has the rules, settings and other games.

## Settings, contests and the rest
eye-no-such-variant = I know no rules called { $text }. { $slash_variants } shows them all.
eye-level-brief = For playing by ear: only what matters is told.
eye-level-normal = For playing by ear: the usual is told.
eye-level-detailed = For playing by ear: everything is told.
eye-privacy = I keep your name and language, your games, settings and results, and nothing else that you write. { $slash_forget } removes it all.
eye-which-speed = Spoken answers: { $now } words a minute. { $slash_speed } and a number from { $least } to { $most } changes that.
eye-groups-only = Contests are played in groups: add me to one, and write { $slash_challenge } there.
eye-ask-next-hand = Hand { $hand } is not finished. Leave it as it stands and go on to the next?
eye-no-contest = There is no contest here. { $slash_challenge } in a group calls one.
eye-counted-hand = 
    Hand { $hand } of { $hands } counts: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed. { $slash_hand } goes on.
eye-counted-last-hand = 
    The last hand counts: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed. { $slash_standings } shows how it stands.
eye-standings-page = Page { $page } of { $pages }, { $count } players. { $slash_standings } { $next } shows the next.
eye-standings-again = { $slash_challenge } calls another one.
eye-morning-when = Write { $slash_morning } 8:30 for a time, or { $slash_morning } off.
eye-top-ask = { $slash_top } week, { $slash_top } month, { $slash_top } all, or { $slash_top } with a code; { $slash_top } off leaves you out.
eye-top-off = You are left out of leaderboards from now on. { $slash_top } on brings you back.
eye-top-where = { $slash_top } with a deal's code works here; { $slash_top } alone in a group.
eye-which-theme = How shall the board look?
eye-theme-options = { "" }
eye-solution-steps = 
    { $steps ->
        [one] It has one step.
       *[other] It has { $steps } steps.
    }
eye-setting-morning-on = The deal of the day comes here every morning, the next time { $when }.
eye-setting-morning-off = The deal of the day does not come here by itself.
eye-number-zero = Zero is too few here.
eye-number-sign = A number has no sign here.
eye-more-to-come = There is more.
eye-talk-hello = Hello. { $slash_new } deals the cards.
eye-no-such-command = There is no such command; { $slash_help } lists those that there are.
eye-understood-card = { $card }: tap it on the board.
eye-understood-command = I understood only { $name }: { $what }.
