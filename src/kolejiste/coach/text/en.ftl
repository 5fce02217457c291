# The coach's words, in English.

error-nothing-played = Nothing has been played in this record yet, so there is nothing to look back on.

## Hints

in-points = { $said } { $count ->
        [one] point
       *[other] points
    }
hint-only = the only move there is
hint-worth = you win { $wins } of the games played on from here, with { $points } on average{ $behind ->
        [best] { "" }
        [level] ; too close to the best one to tell
       *[behind] ; { $lead } behind the best one
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
coach-account-end = in the end
coach-account-about = Choices are measured against what a club player would have done with the same knowledge. What remains is luck: draws, and what the others did.
coach-error = give or take { $error }
coach-costliest = The costliest moves
coach-none-costly = No move that was clearly a mistake. Well played!
coach-move-number = Move { $number }
coach-cost = cost { $wins } of the winning chances (give or take { $error }) and { $lead }
coach-instead = better: { $move }
coach-because = why: { $reasons }
coach-decisions = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } looked at, { $playouts } games played on for each.
