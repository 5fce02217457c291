# The coach's words, in English.

error-nothing-played = Nothing has been played in this record yet, so there is nothing to look back on.

## Hints

in-points = { $said } { $count ->
        [one] point
       *[other] points
    }
hint-only = the only move there is
hint-shared = { $reason }; the same goes for the other moves here
hint-worth = you win { $wins } of the games played on from here, on average { $rival ->
        [ahead] { $lead } ahead of the best rival
        [behind] { $lead } behind the best rival
       *[even] level with the best rival
    }{ $standing ->
        [best] { "" }
        [level] ; from these games nobody could tell it from the best move
        [behind] ; probably behind the best move
        [lead] ; about as many wins, but clearly less of a lead
        [wins] ; more points, but clearly fewer wins
       *[clear] ; clearly behind the best move
    }

## Looking back

coach-title = Looking back
coach-chances = Winning chances by turn
coach-chances-known = with all hands known
coach-account-heading = How it came to that
coach-account-start = even start
coach-account-deal = seats and deal
coach-account-luck = luck and the others
coach-account-choices = own choices
coach-account-both = luck and choices
coach-account-end = in the end
coach-account-about = Choices are measured against what a club player would have done with the same knowledge. What remains is luck: draws, and what the others did.
coach-account-unsure = So many decisions are too many to tell luck from choices by the games played on: own choices came to { $choices }, { $error }.
coach-error = give or take { $error }
coach-costliest = The costliest moves
coach-none-costly = No move that was clearly a mistake. Well played!
coach-move-number = Move { $number }
coach-cost = cost { $wins } of the winning chances (give or take { $error }), { $after } instead of { $best }{ $behind ->
        [no] { "" }
       *[yes] ; and { $lead } (give or take { $apart })
    }
coach-costliest-about = Measured against the best move that was found, which a club player may have missed too, and by what could be known then; the chart knows all hands. Of a turn of several moves the costliest is told.
coach-instead = better: { $move }
coach-because = why: { $reasons }
coach-every = Every decision
coach-every-about = Before: the chances of winning there, going on as a club player does. After: with the move that was made. A move is called better only where that is sure.
coach-every-move = Move
coach-every-made = Made
coach-every-before = Before
coach-every-after = After
coach-every-more = better: { $move } ({ $wins }, { $error })
coach-decisions = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } looked at, { $playouts } games played on for each.
