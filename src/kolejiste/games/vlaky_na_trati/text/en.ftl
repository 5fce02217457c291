# The words of Vlaky na trati, in English.

## Symbols, colours and heights

symbol-passengers = passengers
symbol-post = post
symbol-coal = coal
symbol-iron_ore = iron ore
symbol-steelworks = steelworks
symbol-factory = factory
symbol-forest = forest
symbol-sawmill = sawmill
symbol-beet = beet
symbol-sugar_refinery = sugar refinery
symbol-glassworks = glassworks

seat-colour-red = red
seat-colour-blue = blue
seat-colour-yellow = yellow

height-top = top
height-middle = middle
height-bottom = bottom

## Options

option-sheet = the side of the score sheet
option-sheet-I = basic: simple rows, majority in passengers, forest times sawmill
option-sheet-II = advanced: more chains, the red line, coins exchanged, a race for glassworks

## Phrases

no-station = –
card-line = { $height }: { $symbols }
card-name = { $card } ({ $lines })

## Actions

action-choose-side = Lay the start card with this side up: { $side }
action-choose-track = Run on this track: { $track }
action-lay-card = Lay card { $card }
action-no-card = Lay no card, as none fits
action-lay-second-card = Lay a second card { $coins ->
        [0] for nothing
        [one] for one coin
       *[other] for { $coins } coins
    }: { $card }
action-move-slower = Move the slower locomotive on by { $stations ->
        [one] one station
       *[other] { $stations } stations
    }
action-discard-card = Discard a card { $coins ->
        [0] and gain nothing
        [one] and gain one coin
       *[other] and gain { $coins } coins
    }: { $card }
action-buy-symbol = Buy a symbol for { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }: { $symbol }
action-record-symbol = Record the symbol: { $symbol }
action-give-up-symbol = Give the symbol up in exchange for a coin: { $symbol }
action-finish = Do nothing more

## Questions

ask-which-side = Choose which side of the start card lies up.
ask-which-track = Choose a free track for both locomotives.
ask-which-card = Choose a card to lay, from the hand or from the offer.
ask-which-free-action = Choose one free action, or do nothing more.
ask-which-symbol = { $count ->
        [one] Decide about the symbol of the station: { $symbols }.
       *[other] { $only_one ->
            [yes] Only one symbol of the station is recorded: { $symbols }.
           *[no] Decide about the symbols of the station, one by one: { $symbols }.
        }
    }
ask-which-slow-move = The bend is reached: move the slower locomotive for nothing, or leave it.
ask-which-closing-action = Choose the last free action before the points are counted, or do nothing more.

## Why something cannot be chosen

why-track-taken = The { $track } track is taken: { $seat }.
why-card-does-not-fit = Card { $which } does not fit: its lines do not meet those of the last card.
why-track-full = The whole track is laid, so no card can be laid any more.
why-card-already-laid = You have laid your card in this turn. A second one is a free action for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
why-no-more-cards = No card can be laid any more: this is the last free action before the points are counted.
why-second-too-dear = You have laid your card in this turn. A second one costs { $need ->
        [one] one coin
       *[other] { $need } coins
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-not-your-card = You can discard only cards from your hand, and { $which } is not there.
why-card-first = First lay a card. The free action comes after it.
why-slow-too-dear = Moving the slower locomotive costs { $need ->
        [one] one coin
       *[other] { $need } coins
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-no-station-ahead = There is no station ahead of your slower locomotive, up to the faster one.
why-fewer-stations-ahead = Only so many stations are ahead of your slower locomotive, up to the faster one: { $have }.
why-symbol-bought = A symbol can be bought only { $most ->
        [one] once
       *[other] { $most } times
    } in a game, and you have done so.
why-symbol-too-dear = A symbol costs { $need ->
        [one] one coin
       *[other] { $need } coins
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-row-full = This row is full: { $row }.
why-row-closed = The red line closes the rest of this row: { $row }. Tick box { $after } of this row first: { $symbol }.
why-not-at-station = The station does not have this symbol: { $symbol }.
why-one-after-another = The symbols are recorded one after another; this one comes by itself: { $symbol }.
why-no-giving-up = A symbol can be given up only with three players, in another player’s turn, and no more often in a game than this: { $most }×.

## Choosing

question-free = One free action: { $actions }, or none.
question-closing = The last free action before the points are counted: { $actions }, or none.
question-slower = slower locomotive ({ $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    })
question-second = second card ({ $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    })
question-discard = discard an A card (+{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
question-buy = any symbol ({ $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    })
question-no-card = No card fits here: go on without one.
question-offer = Choose a card from the offer to lay.
question-hand = Choose a card from your hand to lay.
question-give-up = Record or give up for a coin: { $symbols }?

words-card = Lay { $card }
words-second = Lay a second card { $coins ->
        [0] for nothing
        [one] for a coin
       *[other] for { $coins } coins
    }: { $card }
words-mine = { $card } – you { $symbols }
words-nothing = nothing
words-discard = Discard { $card } for { $coins ->
        [0] nothing
        [one] a coin
       *[other] { $coins } coins
    }
words-slower = Slower locomotive to { $station } ({ $stations ->
        [one] one station
       *[other] { $stations } stations
    })
words-slower-bend = Slower locomotive to the bend ({ $stations ->
        [one] one station
       *[other] { $stations } stations
    })
words-side = Start card with { $symbols }
words-track = Take the { $track } track ({ $symbol })

kind-side = Start card
kind-track = Take a track
kind-card = Lay a card
kind-second = Second card
kind-slower = Slower locomotive
kind-discard = Discard a card
kind-buy = Buy a symbol
kind-record = Record
kind-give-up = Give up
kind-finish = Do nothing

preview-you = you { $symbols }
preview-symbol = { $symbol } ({ $points })
preview-either = { $some } or { $last }
preview-nothing = nothing to record in the bend
preview-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-coins = { $coins ->
        [0] no coin left
        [one] one coin left
       *[other] { $coins } coins left
    }

## Events

event-side-chosen = { $seat } lays the start card with this side up: { $side }.
event-hand-dealt = { $seat } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
event-hand-dealt-unseen = { $seat } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-track-chosen = { $seat } starts on a track: { $track }.
event-card-laid = { $seat } lays card { $card } { $from_hand ->
        [yes] from the hand
       *[no] from the offer
    } on place { $slot }{ $coins ->
        [0] { "" }
        [one] , for one coin
       *[other] , for { $coins } coins
    }.
event-offer-filled = New in the offer: { $card }.
event-no-card-fits = { $seat } has no card that fits.
event-station-reached = { $seat } reaches { $count ->
        [one] a station with the symbol
       *[other] a station with the symbols
    } { $symbols }.
event-bend-reached = All the faster locomotives run on to the bend.
event-symbol-ticked = { $seat } ticks box { $box } in the row: { $symbol }.
event-row-full = { $seat } has this row full ({ $symbol }) and gains { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
event-symbol-lost = { $seat } loses the symbol { $symbol }: the next box is behind the red line.
event-symbol-given-up = { $seat } gives the symbol { $symbol } up for one coin.
event-column-completed = { $seat } has the whole column { $column } of a chain and gains { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
event-race-won = { $seat } is among the first to the end of the row: { $symbol }.
event-slow-moved = { $seat } moves the slower locomotive on by { $stations ->
        [one] one station
       *[other] { $stations } stations
    } { $coins ->
        [0] for nothing
        [one] for one coin
       *[other] for { $coins } coins
    }.
event-slow-stayed = { $seat } leaves the slower locomotive where it is.
event-card-discarded = { $seat } discards card { $card } and gains { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
event-symbol-bought = { $seat } pays { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    } for the symbol { $symbol }.
event-last-round = The track is complete or the deck is empty: this round is played to its end.
event-round-without-card = Nobody can lay a card any more, so this round is the last.
event-closing-began = Everybody may do one more free action before the points are counted.
event-game-ended = The game is over.

## The final reckoning

line-row-ticked = { $row }: { $ticked ->
        [0] no box
        [one] one box
       *[other] { $ticked } boxes
    }
line-row-doubled = { $row }: { $ticked ->
        [one] one box
       *[other] { $ticked } boxes
    }, more symbols than anybody else, { $times ->
        [2] twice
       *[other] { $times } times
    }
line-row-fulfilled = { $row }: { $ticked ->
        [0] no box
        [one] one box
       *[other] { $ticked } boxes
    }{ $lost ->
        [0] { "" }
       *[other] { $fulfilled ->
            [0] , none counts: the chain is broken
            [one] , only one counts: the chain is broken
           *[other] , only { $fulfilled } count: the chain is broken
        }
    }
line-rows-multiplied = { $rows }: { $values }
line-row-raced = { $row }: { $ticked ->
        [0] no box
        [one] one box
       *[other] { $ticked } boxes
    }{ $race ->
        [first] , among the first to the end
        [later] , after others
       *[open] { "" }
    }
line-row-counts = { $row }: { $ticked ->
        [0] no box
        [one] one box
       *[other] { $ticked } boxes
    }, worth nothing alone
line-coins-exchanged = { $row }: { $coins ->
        [0] no coin exchanged
        [one] one coin exchanged at { $each }
       *[other] { $coins } coins exchanged at { $each } each
    }
line-coins-left = { $coins ->
        [0] no coin left
        [one] one coin left
       *[other] { $coins } coins left, one point each
    }

## The position as text

outline-position = Position
outline-edition = Edition
outline-reconstructed = Cards and sheets are our reconstruction, not the printed ones.
outline-turn = Turn: { $seat }
outline-ask = { $seat } decides: { $ask }
outline-over = The game is over.
outline-waiting = To be recorded by { $seat }: { $symbols }
outline-bend-seats = May still move the slower locomotive for nothing: { $seats }
outline-last-round = This round is the last.
outline-closing = The last free actions before the points are counted.
outline-side = Start card: { $side }
outline-next-right = Next card: number { $number }, row { $row }, to the right
outline-next-left = Next card: number { $number }, row { $row }, to the left
outline-next-tracks = { $next } ({ $tracks })
outline-at = { $seat } { $height }
outline-complete = The track is complete.
outline-deck = Cards in the deck: { $count }
outline-own-height = your line { $height }

outline-hand = Your hand
outline-offer = Offer
outline-card = { $card }: { $brings }
outline-brings = { $seat } { $symbols } (to { $height })
outline-unfit = { $card }: does not fit here
outline-card-in-short = { $card } { $symbols } (leaves { $height })

outline-trains = Locomotives
outline-faster = All the faster ones: { $place }
outline-slower = { $seat }, the slower one: { $place }
outline-ahead = { $seat }, stations ahead: { $stations }
outline-own-slower = your slower one: { $place }
outline-own-ahead = ahead of it: { $station }
outline-start = start
outline-place = card { $number } ({ $card })
outline-bend = bend { $number }
outline-bend-stop = bend
outline-stop = { $stations }. { $station }

outline-seats = Seats
outline-marks = { $seat }: { $marks }
outline-points = points { $points }
outline-coins = coins { $coins }
outline-hand-size = cards in hand { $count }
outline-known = of them seen by all: { $cards }
outline-symbols-left = symbols to buy { $count }
outline-cards-in-short = cards { $count }
outline-give-ups = give-ups left { $count }

outline-sheet = Sheet { $sheet }, { $seat } ({ $colour })
outline-gained = { $row }, symbols gained: { $gained }

outline-track-right = Track, row { $row }, to the right
outline-track-left = Track, row { $row }, to the left
outline-start-card = start: { $met }
outline-laid = { $number }. { $card }: { $met }
outline-met = { $seat } { $symbols }

## Drawn board

board-start = start station
board-end = end station
board-reconstructed = A reconstruction: cards and values on the sheets are ours, not the printed ones.
board-free-move = Bend: from here everybody may move the slower locomotive for nothing
board-fast = { $seat }: faster locomotive
board-slow = { $seat }: slower locomotive
board-sides = Sides of the start station
board-tracks = Free tracks
board-no-card = No card fits
board-finish = No free action
board-stay = Let it stand
board-record = record
board-give-up = give up
board-choose = Symbols of the station
board-choose-one = One symbol of the station
board-waiting = Still to be recorded
board-steps = Move the slower locomotive: { $coins ->
        [0] for nothing
        [one] one coin
       *[other] { $coins } coins
    }
board-steps-free = Move the slower locomotive for nothing
board-discard = discard
board-deck = Cards in the deck: { $cards }
board-own = Your sheet { $sheet }
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-points-short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-a-cards = A cards: { $cards }
board-coins = Coins: { $coins }
board-given-up = Given up
board-bought = Bought
board-track = Track
board-legend = Signs and symbols
board-on-card = card { $number }
board-discard-card = Discard { $card } for a coin
board-buy = { $coins ->
        [0] Any symbol for nothing
        [one] Any symbol for one coin
       *[other] Any symbol for { $coins } coins
    }: { $symbol }
board-legend-fast = faster locomotive
board-legend-slow = slower locomotive
board-legend-free-move = slower one moves for nothing
board-legend-coin = coin: a point at the end

## Hints for a first game

hint-which-side = You choose a track first: take the side with one symbol that is clearly the best.
hint-which-track = Compare the symbol at the start and the stations that your cards and the offer would bring on each track.
hint-which-card = Take the card that gives you more than it gives the others, and look where your line leaves it.
hint-which-free-action = A coin spent on a second card or on the slower locomotive usually brings more than the point it is worth at the end.
hint-which-symbol = Take the symbol that adds most points now; mind the chains, and boxes with a minus.
hint-which-slow-move = It costs nothing: go to the best station in reach, but do not run past other good ones.
hint-which-closing-action = Spend a coin if the symbol brings more than a point; an A card still in your hand is a coin.

## Errors: positions

error-snapshot-card = Card { $card } lies in { $count ->
        [0] no place
        [one] one place, but not where it may be
       *[other] { $count } places
    }. Every card lies in exactly one, A cards never in the offer or the deck, B cards never in hands or discarded.
error-snapshot-track = The track “{ $track }” is taken twice. Each seat runs on a track of its own.
error-snapshot-fit = laid: card { $card } does not fit beside the card before it.
error-snapshot-red-line = seats[{ $seat }].ticks.{ $row }: these boxes lie behind the red line, which is still closed.

## Errors: edition files

error-lines-meet = two lines of card { $card } leave it at the same height. Give top, middle and bottom three different ends.
error-no-symbol = there is no symbol “{ $symbol }”. Choose one of: { $symbols }.
error-too-few-rail-cards = there are { $have } cards { $deck }; at least { $need } are needed.
error-majority-row = a majority can only multiply a row that scores its rightmost ticked box; { $row } does not.
error-red-line = a red line stands behind one of the { $boxes } boxes of the row that opens it: `after` must be from 1 to { $boxes }.
error-sheet-rows = both sheets have a row for each symbol, and no other: { $symbols }.
error-exchange = a row that exchanges coins needs a pair [coins, points] for each of its boxes ({ $boxes }).
error-alternate = a chain to and fro has exactly two rows.

## The report on balance

balance-rows = Rows of the sheet
balance-cards = Cards laid
balance-coins = Coins
balance-end-last-round = the last round

## What speaks for a move

for-points-at-once = { $points ->
        [one] one point
       *[other] { $points } points
    } at once
for-fills-row = fills the row of { $row }
for-nearly-full = one box more and the row of { $row } is full
for-row-lacks = the row of { $row } then lacks { $boxes } boxes
for-nothing-for-others = brings the others nothing
for-less-for-others = brings the others { $points ->
        [0] no points
        [one] less: one point at most
       *[other] less: { $points } points at most
    }
for-most-for-others = brings the others { $points ->
        [0] no points
        [one] one point at most
       *[other] { $points } points at most
    }
for-leaves-least = leaves { $seat } least of the open cards: { $points ->
        [0] no points
        [one] one point at most
       *[other] { $points } points at most
    }
for-start-on = you start with { $symbol }{ $points ->
        [0] { "" }
        [one] { " " }for one point
       *[other] { " " }for { $points } points
    }{ $others ->
        [0] , the others with nothing that counts at once
        [one] , the others get one point at most
       *[other] , the others get { $others } points at most
    }
for-cards-on-track = { $stopping ->
        [0] no card of yours or of the offer has a station on it
        [one] one card of yours or of the offer has a station on it
       *[other] { $stopping } cards of yours and of the offer have a station on it
    }
for-stations-ahead = { $stations ->
        [0] it then stands with the faster one
        [one] one station is left ahead of it
       *[other] { $stations } stations are left ahead of it
    }
for-coins-grow = coins then: { $coins }
for-saves-coins = your coins stay for later: { $coins }
for-saves-cards = you keep { $held ->
        [one] your card
       *[other] your { $held } cards
    } in hand
for-would-bring = { $count ->
        [0] on the next place it would bring you nothing
       *[other] on the next place it would bring you only { $symbols }
    }
for-no-more-cards = { $fits ->
        [yes] it does not fit the last card
       *[no] no card can be laid any more
    }
