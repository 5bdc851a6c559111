# What the bot says in English when people play together: contests, the deal of the day,
# leaderboards, statistics. In lists of names $items is joined with commas.

## Who and when

name = { $name }
moment-today = today at { $time } ({ $zone })
moment-tomorrow = tomorrow at { $time } ({ $zone })
moment-date = on { $day } { $month } at { $time } ({ $zone })
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
zone-now = The time zone here is { $zone }. Change it with "{ $slash_zone }" and a city, such as "{ $slash_zone } Rome".
zone-set = The time zone here is { $zone } now; it is { $now }.
zone-ask = Times here are in UTC; { $slash_zone } and a city sets yours.
no-such-zone = I know no time zone called { $text }; try a large city, such as "{ $slash_zone } Rome".
bad-span = A contest lasts from 5 minutes to 31 days, such as "30 minutes", "2 hours" or "3 days".

## Calling a contest

groups-only = Contests are played in groups: add me to one and say "{ $slash_challenge }" there.
person-only = This needs a person: please write under your own name.
play-in-private = Everybody plays alone: open the link in a private chat with me.
bad-hands = A series has from 2 to { $most } deals, such as "{ $slash_series } 3".
card-challenge = { $host } calls a challenge: everybody plays the same deal, each alone.
card-challenge-open = A challenge: everybody plays the same deal, each alone.
card-duel = A duel: { $host } against { $invited }, the same deal for both.
card-duel-open = A duel: { $host } against whoever comes first, the same deal for both.
card-series = { $host } calls a series of { $hands } deals: the cards removed in all of them count.
card-series-open = A series of { $hands } deals: the cards removed in all of them count.
card-daily = The deal of the day: everybody plays it alone, the whole world the same.
card-code = Deal { $number }, code { $code }.
card-ends = It ends { $when }.
card-first = The first attempt counts; hints and undos are shown with the result.
post-play = Play here: { $link }
button-play = Play

## Taking part

joined = This is your attempt in the challenge; the first one counts.
joined-seen = This is your attempt in the challenge; the standings will show that you knew the deal before.
joined-daily = This is the deal of the day; your first attempt counts.
joined-daily-seen = This is the deal of the day; you knew it before, so the result will show that.
joined-hand = Hand { $hand } of { $hands }; the first attempt counts.
practice = You play this deal for practice: your first attempt counts, this one does not.
attempt-goes-on = Your attempt goes on.
attempt-done = Your first attempt is finished and counts; this one is for practice.
attempt-counts-here = You have played this deal already; that attempt counts here too.
attempt-lost = Your attempt is no longer on file; this one is for practice.
series-done = You have played every hand of the series; this one is for practice.
contest-over = This contest is over; you play for practice.
duel-of-others = This duel is between two others.
ask-next-hand = Hand { $hand } is not finished. Say yes to leave it as it stands and go on to the next hand, no to go on with it.
no-next-hand = There is no next hand: this works in a private chat, in a series.
no-contest = There is no contest here. Say "{ $slash_challenge }" in a group to call one.
which-contest = Which one?
contest-named = 
    { $kind ->
        [duel] the duel, deal { $code }
        [series] the series of { $hands } deals
       *[challenge] the challenge, deal { $code }
    }, until { $when }
not-in-contest = You are not in this contest.
left-contest = 
    You have left { $kind ->
        [duel] the duel, deal { $code }
        [series] the series of { $hands } deals
       *[challenge] the challenge, deal { $code }
    }. Its link brings you back.
counted =
    This counts: place { $place } of { $count } so far.
counted-shared =
    This counts: a shared place { $place } of { $count } so far.
counted-hand = Hand { $hand } of { $hands } counts: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed. Say "next hand" to go on.
counted-last-hand = The last hand counts: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed. Say "standings" to hear how it stands.
counted-late = The contest had ended before: this result does not count.

## Standings

standings-now =
    { $kind ->
        [duel] The duel so far, code { $code }.
        [series] The series of { $hands } deals so far.
       *[challenge] The challenge so far, code { $code }.
    }
standings-final =
    { $kind ->
        [duel] The duel is over, code { $code }.
        [series] The series of { $hands } deals is over.
       *[challenge] The challenge is over, code { $code }.
    }
standings-nobody = Nobody has finished yet.
standings-nobody-came = Nobody played.
standings-page = Page { $page } of { $pages }, { $count } players. Say "{ $slash_standings } { $next }" for the next page.
standings-last-page = Page { $page } of { $pages }, { $count } players.
standings-again = Say "{ $slash_challenge }" for another one.
place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Place { $place }
    }
place-shared =
    { $place ->
        [1] Shared first
        [2] Shared second
        [3] Shared third
       *[other] Shared place { $place }
    }
standing = { $place }: { $name }, { $result }.
standing-marked = { $place }: { $name }, { $result }; with { $marks }.
result-won =
    won in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }
result-lost =
    not won, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the pyramid in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }
result-unfinished =
    not finished, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the pyramid in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }
result-series =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }
mark-hints =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
mark-verdicts =
    { $count ->
        [one] 1 verdict
       *[other] { $count } verdicts
    }
mark-solutions = the solution
mark-undos =
    { $count ->
        [one] 1 undo
       *[other] { $count } undos
    }
mark-seen = the deal known before
still-playing = Still playing: { $items }.
still-playing-more = Still playing: { $items }, and { $more } more.
team = Together: { $items }.
team-deed =
    { $name } with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
team-deed-undos =
    { $name } with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and { $undos ->
        [one] 1 undo
       *[other] { $undos } undos
    }
team-nobody = Nobody has moved in this game yet.
team-alone = This game is yours alone; a group's shared game has a team.

## The deal of the day

daily-done = That was the deal of the day.
daily-streak =
    { $count ->
        [one] You have won it on one day.
       *[other] You have won it on { $count } days in a row.
    }
daily-yesterday = Yesterday's deal of the day: code { $code }. { $rules }
daily-solution =
    It can be won in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }, like this.
daily-no-solution = Nobody knows a way to win it.
morning-on = I will post the deal of the day here every morning, the next time { $when }.
setting-morning-on = The deal of the day comes here every morning, the next time { $when }; change it with "{ $slash_morning } off".
setting-morning-off = The deal of the day does not come here by itself; change it with "{ $slash_morning } 8:30".
morning-off = No more deals of the day in the morning.
morning-none = There was no morning post here.
morning-when = Say "{ $slash_morning } 8:30" for a time, or "{ $slash_morning } off".

## Leaderboards

top-title =
    { $period ->
        [week] This week's best here.
        [month] This month's best here.
       *[all] The best here of all time.
    }
top-deal-title = The best at { $code }, each with the first game.
top-line =
    { $place }: { $name }, { $won ->
        [one] 1 win
       *[other] { $won } wins
    } in { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the pyramid.
top-deal-won =
    { $place }: { $name }, won in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }.
top-deal-lost =
    { $place }: { $name }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the pyramid.
top-nobody = Nobody is on this leaderboard yet.
top-ask = Say "{ $slash_top } week", "{ $slash_top } month", "{ $slash_top } all", or "{ $slash_top }" with a code; "{ $slash_top } off" leaves you out.
top-off = You are left out of leaderboards from now on. Say "{ $slash_top } on" to come back.
top-on = You can stand in leaderboards again.
top-where = Say "{ $slash_top }" with a deal's code here, or "{ $slash_top }" in a group.

## Statistics

stats-none = There are no finished games yet.
stats-title = { $name }: your statistics.
stats-title-all = Your statistics, all variants.
stats-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won, { $percent } percent.
stats-winnable =
    Of { $known ->
        [one] 1 deal
       *[other] { $known } deals
    } that could be won you won { $won }, { $percent } percent.
stats-streaks =
    Wins in a row: { $now } now, { $best } at best.
stats-best =
    Best win: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; fastest: { $time }.
stats-average =
    On average a win takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and { $time }.
stats-par =
    Against par: { $over ->
        [0] on par on average
        [one] 1 move over on average
       *[other] { $over } moves over on average
    }, over { $count ->
        [one] 1 win
       *[other] { $count } wins
    }.
stats-daily = Deal of the day: { $count ->
        [one] won on 1 day
       *[other] won on { $count } days
    } in a row.
tile-games = Games
tile-won = Won
tile-percent = Share won
tile-percent-value = { $percent } %
tile-winnable = Of winnable
tile-streak = In a row
tile-best-streak = Most in a row
tile-best-moves = Fewest moves
tile-best-time = Fastest
tile-average = Average moves
tile-number = { $number }
tile-none = –
stats-picture = { $name } · { $title }
bar-won = { $won } of { $games }
chart-variants = Games won by variant

## Sharing

share-won =
    I won Pyramide deal { $number } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }. Same cards for you: { $link }
share-lost =
    I removed { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the pyramid in Pyramide deal { $number }. Same cards for you: { $link }
share-playing = Pyramide deal { $number }, code { $code }. Same cards for you: { $link }
share-group = For a group: { $link }
inline-deal = Deal { $number }
inline-deal-about = { $rules }
inline-daily = The deal of the day
inline-won = Deal { $number }, won
inline-lost = Deal { $number }, not won
inline-playing = Deal { $number }, going on
inline-invite = Pyramid Solitaire: deal { $number }, code { $code }. { $rules }

## Help

help-challenge = Call a challenge in a group: everybody plays the same deal
help-duel = Call a duel between two players
help-series = Call a series of several deals
help-standings = Hear how the contest stands
help-leave = Leave a contest
help-hand = Go to the next hand of a series
help-team = Hear who did what in the group's game
help-daily = Play the deal of the day
help-morning = Have the deal of the day posted every morning
help-top = Hear the leaderboard
help-stats = Hear your statistics
help-share = Get the result as a sentence to share
help-zone = Set the time zone
