# The words of The Switch in English.

track-main = main line
track-siding = siding
none = nothing

option-wagons = How many wagons each player is dealt

action-pass = Show your wagons and stop, as nothing else is possible
action-draw = Draw a wagon from the deck
action-couple = Couple wagon { $weight }: { $track }

ask-choose-turn = Couple a wagon, or draw another one from the deck.

event-wagon-drawn = { $seat } draws wagon { $weight } from the deck.
event-wagon-drawn-unseen = { $seat } draws a wagon from the deck.
event-wagon-coupled = { $seat } couples wagon { $weight } ({ $track }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-hand-shown = { $seat } shows what is left in hand: { $wagons }.
event-game-ended = The game is over.

line-on-track = { $track }
line-left-in-hand = Left in hand: { $wagons }

outline-tracks = Tracks
outline-track = { $track }: { $wagons }
outline-deck = Wagons in the deck: { $count }
outline-points = Points: { $points }
outline-hand = In hand: { $wagons }
outline-hand-size = Wagons in hand: { $count }

hint-choose-turn = A wagon that fits nowhere any more stays in your hand and costs points: couple the lighter ones first.

board-yard = Yard
board-hand = Your wagons
board-rival = In hand: { $count }. Points: { $points }
board-scores = A wagon scores { $points }

error-snapshot-wagons = The position has { $have }× { $wagon }, the box has { $box }.
error-too-few-wagons = there are { $have } wagons; the deal needs at least { $need }.
