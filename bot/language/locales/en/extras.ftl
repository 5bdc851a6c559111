# Pictures beside the board: themes to choose from, results, solutions step by step.

## Themes

theme-classic = classic
theme-dark = dark
theme-contrast = high contrast
theme-name =
    { $colours ->
        [four] { $print ->
            [large] { $scheme }, four colours, large print
           *[normal] { $scheme }, four colours
        }
       *[two] { $print ->
            [large] { $scheme }, large print
           *[normal] { $scheme }
        }
    }
theme-options = Add four colours or large print to any of them, such as "theme dark four colours large print".
button-theme-classic = Classic
button-theme-dark = Dark
button-theme-contrast = High contrast
button-theme-two = Two colours
button-theme-four = Four colours
button-theme-normal = Normal print
button-theme-large = Large print

## The card of a result

share-won-together =
    We won Pyramide deal { $number } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }. Same cards for you: { $link }
stars =
    { $stars ->
        [1] One star of three.
        [2] Two stars of three.
       *[other] Three stars of three.
    }
picture-victory = Victory!
picture-time = Time
picture-par = Par
picture-best = Best known

## The solution step by step

solution-steps =
    { $steps ->
        [one] It has one step.
       *[other] It has { $steps } steps; say "{ $say_solution }" and a number to hear it from there.
    }
replay-start =
    The shortest way, { $steps ->
        [one] in one step.
       *[other] in { $steps } steps.
    } This is the deal.
replay-step = Step { $step } of { $steps }.
no-such-step =
    { $steps ->
        [one] The solution has one step.
       *[other] The solution has steps 1 to { $steps }.
    }
button-back = ◀ Back
button-next = Next ▶
button-step = { $step } of { $steps }
