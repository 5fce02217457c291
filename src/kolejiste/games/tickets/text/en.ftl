# The words of Ticket to Ride, in English. A room's own text/ folder may say some of them its own way.

## Cards and colours

card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive
card-ferry = ferry

seat-colour-blue = blue
seat-colour-red = red
seat-colour-green = green
seat-colour-yellow = yellow
seat-colour-black = black
seat-colour-purple = purple
seat-colour-white = white
seat-colour-pink = pink

souvenir-cable_car = cable car
souvenir-bridge = bridge
souvenir-sea_lion = sea lion
souvenir-crab = crab
souvenir-fortune_cookie = fortune cookie
souvenir-flower = flower
souvenir-painted_house = painted house

## Phrases

none = none
card-count = { $count }× { $card }
ordinal = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
ticket-name = { $name } ({ $points })
route-marked = { $route } ({ $mark })
route-line = line { $number }
route-grey = grey
route-tunnel = tunnel
route-ferry = ferry { $wilds }

## Actions

action-pass = Pass, as nothing is possible
action-draw-blind = Draw a card from the deck
action-take-face-up = Take a face-up card: { $card }
action-draw-tickets = Draw tickets
action-keep-tickets = Keep the { $places } of the offered tickets
action-claim-route = Claim { $route }: { $payment }
action-build-station = Build a station in { $city }
action-pay-station = Pay for the station: { $payment }
action-pay-tunnel = Pay for the tunnel { $wilds ->
        [0] without wild cards
       *[other] with { $wilds }× { $wild } among the cards
    }
action-withdraw = Give the tunnel up and take the cards back
action-place-souvenir = Place a souvenir ({ $kind }) at { $city }
action-take-souvenir = Take the souvenir at { $city }

## Questions

ask-choose-turn = Draw cards, claim a route, draw tickets or build a station.
ask-choose-second-card = Choose the second card.
ask-choose-tickets = { $offered ->
        [one] The only ticket left must be kept.
       *[other] Choose which of the { $offered } offered tickets to keep, at least { $at_least }.
    }
ask-choose-station-payment = Pay for the station in { $city } with { $cards ->
        [one] one card
       *[other] { $cards } cards of one colour
    }.
ask-choose-tunnel-payment = The tunnel { $route } costs { $extra ->
        [one] one card
       *[other] { $extra } cards
    } more. Pay, or give it up.
ask-choose-placement = Choose a souvenir and the place to put it.
ask-choose-souvenir = Choose which souvenir to take for the route { $route }.

## Why something cannot be chosen

why-route-yours = { $route } is yours already.
why-route-taken = { $route } has been claimed: { $seat }.
why-twin-yours = You have the other line of this double route, and nobody may claim both: { $route }.
why-twin-closed = { $route } is closed: { $seat } has the other line, and both lines are open only from { $least } players on.
why-too-few-trains = { $route } needs { $need ->
        [one] one train
       *[other] { $need } trains
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-too-few-wilds = { $route } needs at least { $wilds }× { $wild }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-too-few-of-colour = { $route } needs { $need }× { $card }, but you have { $have ->
        [0] none, and no wild cards
       *[other] only { $have }, wild cards included
    }.
why-too-few-of-one-colour = { $route } needs { $need ->
        [one] one card
       *[other] { $need } cards of one colour
    }, but you have at most { $have }, wild cards included.
why-deck-empty = There are no cards left to draw, not even among the discards.
why-ticket-deck-empty = There are no tickets left to draw.
why-wild-second = A face-up wild card ({ $card }) cannot be the second card.
why-second-card-first = You have begun to draw cards: in this turn you can only draw the second one.
why-no-such-card = You have no such card: { $card }.
why-card-pays-nothing = No route open to you can be paid with this card now: { $card }.
why-wilds-pay-nothing = Nothing can be paid now with exactly { $wilds }× { $wild }.
why-tunnel-too-dear = The tunnel needs { $extra ->
        [one] one more card that fits
       *[other] { $extra } more cards that fit
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    } left. You can only give it up.
why-station-there = There is a station already: { $city }, { $seat }.
why-no-station-left = You have no station left.
why-station-too-dear = Your next station costs { $need ->
        [one] one card
       *[other] { $need } cards of one colour
    }, but you have at most { $have }, wild cards included.
why-station-colour-too-dear = The station costs { $need ->
        [one] one card
       *[other] { $need } cards of one colour
    }. You have only { $have }× { $card }, wild cards included.
why-souvenirs-by-route = Places are not chosen in a turn. Claim a route, and you take a souvenir from its end.
why-souvenir-there = There are souvenirs already: { $city }.
why-not-on-route = You take a souvenir only from an end of the claimed route { $route }, not here: { $city }.

## Events

event-card-drawn = { $seat } draws a card from the deck: { $card }.
event-card-drawn-unseen = { $seat } draws a card from the deck.
event-card-taken = { $seat } takes a face-up card: { $card }.
event-card-turned = A new card is turned face up: { $card }.
event-display-replaced = There is { $wilds }× { $wild } among the face-up cards: all of them are replaced.
event-deck-reshuffled = The discards are shuffled into a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-draw-lapsed = There is no second card for { $seat } to draw.
event-route-claimed = { $seat } claims { $route } with { $payment } and scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-tunnel-tried = { $seat } tries the tunnel { $route } with { $payment }. Revealed: { $revealed }. { $extra ->
        [0] No more cards are needed.
        [one] One more card is needed.
       *[other] { $extra } more cards are needed.
    }
event-tunnel-withdrawn = { $seat } gives the tunnel { $route } up and takes the cards back.
event-station-built = { $seat } builds a station in { $city } with { $payment }.
event-station-chosen = { $seat } is going to build a station in { $city }.
event-tickets-offered = { $seat } draws tickets: { $tickets }.
event-tickets-offered-unseen = { $seat } draws { $count ->
        [one] one ticket
       *[other] { $count } tickets
    } to choose from.
event-tickets-kept = { $seat } keeps the { $count ->
        [one] ticket
       *[other] tickets
    } { $tickets }.
event-tickets-kept-unseen = { $seat } keeps { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }.
event-tickets-chosen = { $seat } has chosen the first tickets.
event-souvenir-placed = { $seat } places a souvenir ({ $kind }) at { $city }.
event-souvenir-taken = { $seat } takes a souvenir ({ $kind }) at { $city }.
event-passed = { $seat } passes.
event-last-round = { $seat } has { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    } left: everybody has one more turn.
event-tickets-shown = { $seat } lays the tickets open: { $tickets }.
event-game-ended = The game is over.
event-game-stalled = Nobody gets any further, so the game is over.

## The final reckoning

line-routes-scored = Routes claimed: { $routes }
line-ticket-met = Ticket met: { $ticket }{ $count ->
        [0] { "" }
       *[other] , borrowing { $borrowed }
    }
line-ticket-missed = Ticket missed: { $ticket }
line-stations-unused = Stations not built: { $stations }
line-longest-trail = Longest trail of all, { $length ->
        [one] one space
       *[other] { $length } spaces
    }: { $cities }
line-own-trail = { $length ->
        [0] No trail of one's own
        [one] Own longest trail, one space: { $cities }
       *[other] Own longest trail, { $length } spaces: { $cities }
    }
line-souvenirs-scored = Kinds of souvenirs: { $souvenirs }

## The position as text

outline-position = Position
outline-edition = Edition
outline-reconstructed = This board is our reconstruction, not the printed one: { $edition }.
outline-turn = Turn: { $seat }
outline-ask = { $seat } decides: { $ask }
outline-over = The game is over.
outline-last-round = Last round, turns left: { $turns }

outline-cards = Cards on the table
outline-face-up = Face up: { $cards }
outline-deck = Cards in the deck: { $count }
outline-discards = Discards: { $cards }
outline-ticket-deck = Tickets in the deck: { $count }
outline-ticket-tail = Under the ticket deck, as you know: { $tickets }

outline-seat = { $seat } ({ $colour })
outline-points = Points: { $points }
outline-trains = Trains left: { $trains }
outline-stations-left = Stations left: { $stations }
outline-hand-size = Cards in hand: { $count }
outline-known = Of these known: { $cards }
outline-tickets = Tickets: { $count }
outline-choosing = Chooses from tickets: { $count }
outline-chose = Has chosen the first tickets
outline-told = Tickets you know of: { $tickets }
outline-offer-told = Tickets you know to be in the offer: { $tickets }
outline-routes = Routes: { $routes }
outline-stations = Stations: { $cities }
outline-souvenirs = Souvenirs: { $souvenirs }

outline-hand = Your hand
outline-own-tickets = Your tickets
outline-ticket-connected = { $ticket }: connected
outline-ticket-missing = { $ticket }: { $spaces ->
        [one] one more space
       *[other] { $spaces } more spaces
    } at least
outline-ticket-blocked = { $ticket }: no way left over routes of your own
outline-chosen = Chosen to keep: { $tickets }
outline-boxed = Put into the box: { $tickets }

outline-offer = Offered tickets
outline-offered = { $number }. { $ticket }
short-points = points { $points }
short-trains = trains { $trains }
short-stations = stations { $stations }
short-cards = cards { $count }
short-tickets = tickets { $count }
short-souvenirs = souvenirs { $count }
short-ticket = { $ticket } { $spaces ->
        [0] blocked
       *[other] lacks { $spaces }
    }
short-met = { $count ->
        [0] none
       *[other] { $count } connected
    }

outline-tunnel = Tunnel being tried
outline-tunnel-laid = { $route }, laid: { $payment }
outline-tunnel-revealed = Revealed: { $cards }
outline-tunnel-extra = More cards needed: { $extra }

outline-map = Routes on the map
outline-city = { $city }: { $routes }
outline-route = { $city } { $length } { $marks }
outline-route-owned = { $route } (claimed by { $seat })
outline-route-closed = { $route } (closed)

outline-station-map = Stations on the map
outline-station = { $city }: { $seat }

outline-souvenir-map = Souvenirs on the map
outline-souvenir = { $city }: { $kind }, { $left } left
outline-aside = Still to be placed: { $souvenirs }

outline-open-tickets = Tickets laid open
outline-shown = { $seat }: { $tickets }

outline-score = Points
outline-score-seat = { $seat }: { $points }
outline-score-so-far = So far only routes are counted. Tickets, unbuilt stations and the longest trail count at the end.
outline-score-final = These are the final points, with everything counted.

## The drawn board

board-reconstructed = Reconstructed board: routes and tickets are ours, this is not the printed map.
board-deck = deck
board-discards = discards
board-tickets = tickets
board-map = Map
board-legend = What the symbols mean
board-own = You
board-wilds-heading = Pay with wilds
board-wilds = { $count }× { $wild } in the payment
board-pass = Pass
board-chosen = Your first tickets: waiting for the others to choose
board-tunnel = Tunnel { $route }
board-tunnel-laid = laid
board-tunnel-revealed = revealed
board-tunnel-pay = Pay
board-tunnel-withdraw = Give the tunnel up
board-aside = Souvenirs to be placed
board-placed = Souvenir: { $kind }, { $left } left
board-points = Points for a route by its length
board-souvenir-points = Points for kinds of souvenirs
board-legend-grey = any colour
board-legend-tunnel = tunnel
board-legend-ferry = wild card only: { $wild }
board-legend-station = station
board-legend-trains = trains left
board-legend-cards = cards in hand
board-legend-tickets = tickets
board-legend-done = connected

## Moves in words, where the table is known

move-keep-tickets = Keep { $tickets }
move-pay-tunnel = Pay for the tunnel: { $payment }
move-take-souvenir = Take the souvenir ({ $kind }) at { $city }

kind-claim = Claim a route
kind-draw = Draw cards
kind-tickets = Draw tickets
kind-keep = Keep tickets
kind-station = Build a station
kind-pay = Pay
kind-tunnel = Pay for the tunnel
kind-withdraw = Give up
kind-place = Place a souvenir
kind-souvenir = Take a souvenir
kind-pass = Pass

# Parts of one sentence: “Draw cards, claim a route or draw tickets.”
question-draw = draw cards
question-claim = claim a route
question-tickets = draw tickets
question-station = build a station
question-pass = Nothing is possible any more: pass.
question-tunnel-lost = The tunnel { $route } costs { $extra ->
        [one] one card
       *[other] { $extra } cards
    } more, and you do not have that much. Take your cards back.

## What a move would bring

preview-points = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
preview-left = { $what } left
preview-trains = { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    }
preview-tunnel = up to { $cards } more cards for the tunnel
preview-meets = connects { $tickets }
preview-station = { $cards ->
        [one] One card
       *[other] { $cards } cards of one colour
    }, { $stations ->
        [0] no stations left
        [one] one station left
       *[other] { $stations } stations left
    }
preview-tickets = { $drawn ->
        [one] The last ticket, which you must keep
       *[other] { $drawn } new tickets; keep at least { $keep }
    }
preview-keep = { $points } points if you connect them, as many lost if not
preview-souvenir = { $kinds ->
        [one] One kind of souvenir
       *[other] { $kinds } kinds of souvenirs
    }: { $points ->
        [one] one point
       *[other] { $points } points
    } at the end

## Hints for a first game

hint-choose-turn = Collect cards for the routes of your tickets first; claim what you can pay without taking from the others.
hint-choose-second-card = Take a colour that your planned routes lack; if none lies there, the deck is better: it may be a wild card.
hint-choose-tickets = Keep tickets that run the same way; each one you do not meet takes away its points.
hint-choose-station-payment = Pay with a colour that none of your planned routes needs, and save the wild cards.
hint-choose-tunnel-payment = If you can pay, pay: giving the tunnel up costs the whole turn, more than a few cards are worth.
hint-choose-placement = Put it on a place where your tickets lead, best where no other souvenir lies nearby.
hint-choose-souvenir = Take the one you will not come to again; if you may come to both, the one with fewer left.

## Games that get no further

outline-stalled = For { $rounds } rounds there has been nothing but tunnels given up and passes. { $turns ->
        [one] One more such turn ends
       *[other] { $turns } more such turns end
    } the game.
event-display-stays = { $wilds }× { $wild } still lies among the face-up cards after three replacements: they stay.
event-rounds-wasted = For { $rounds } full rounds there was nothing but tunnels given up and passes, so the game is over.

## Errors: positions

error-snapshot-known = seats[{ $seat }].known: more cards are known than the hand holds.
error-snapshot-route = seats[{ $seat }].routes: { $route } cannot be taken here: it, or the other line of the double route, is taken already.
error-snapshot-trains = seats[{ $seat }].routes: the routes are longer than the { $trains } trains of a seat.
error-snapshot-stations = seats[{ $seat }].stations: a seat has at most { $stations ->
        [one] one station
       *[other] { $stations } stations
    } in this edition.
error-snapshot-station = { $city } has two stations. Every city has room for one.
error-snapshot-chosen = seats[{ $seat }].chosen: only offered tickets can be chosen.
error-snapshot-told = { $place }: the ticket { $ticket } is said to be known there, but it does not lie there.
error-snapshot-long = { $place }: the ticket { $ticket } cannot lie there; long tickets are dealt only at the start, and only they leave the game undealt.
error-snapshot-souvenir = The souvenir { $kind } lies somewhere it cannot, or there are too many of it.
error-snapshot-offer = seats[{ $seat }].offer: so many offered tickets do not fit the phase.

## Errors: edition files

error-no-city = there is no city “{ $city }” on the map.
error-loop = “{ $route }” begins and ends in the same city. Give it two different ends.
error-no-colour = there is no colour “{ $colour }”. Choose one of: { $colours }.
error-no-points = scoring.routes has no points for a route of length { $length }.
error-too-long = length { $length } is more than the { $trains } trains of a seat.
error-too-many-payments = the routes can be paid for in { $payments } ways, and { $most } is the most.
error-too-many-wilds = wilds is { $wilds }, but the route's length is only { $length }.
error-no-tunnels = this edition has no tunnels. Set rules.tunnel_cards, or remove the mark.
error-double = a double route is two routes between the same cities and of the same length; { $count ->
        [one] one route has
       *[other] { $count } routes have
    } the mark “{ $mark }”.
error-no-route = no route leads to “{ $city }”.
error-too-few-tickets = there are { $have } { $kind ->
        [long] long
       *[other] regular
    } tickets; at least { $need } are needed.
error-keep = { $keep } tickets are to be kept, but only { $dealt } are offered.
error-grey-card = grey is the colour of routes that any colour pays; there can be no grey card.
error-too-few-cards = there are { $have } cards; hands and display need at least { $need }.
error-souvenir-kinds = there are { $kinds } kinds. There must be at least one for each of the { $fixed } marked locations, and at most one for each location of the map.
error-souvenir-tokens = the size of a pile for { $players } players is missing.
error-souvenir-points = { $need } values are needed: for no souvenir, for one, and so on up to all kinds.

## The report on balance

balance-routes = Routes
balance-tickets = Tickets
balance-tickets-met = Tickets met
balance-tickets-missed = Tickets missed
balance-stations = Stations not built
balance-stations-built = Stations built
balance-trail = Longest trail
balance-souvenirs = Souvenirs
balance-end-last-round = the last trains
balance-end-stalled = nobody could go on

## What speaks for a move

for-meets-ticket = meets { $ticket }
for-only-way = keeps open the only way left for { $ticket }
for-long-way-round = without it the way for { $ticket } is { $more ->
        [one] one space
       *[other] { $more } spaces
    } longer
for-on-the-way = a step on the way for { $ticket }; { $spaces ->
        [one] one more space
       *[other] { $spaces } more spaces
    } to go
for-scores-route = { $points ->
        [one] one point
       *[other] { $points } points
    } at once
for-nears-the-end = leaves you { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    } and begins the last round
for-card-for = { $card } for { $route }; { $lacks ->
        [one] one more is needed
       *[other] { $lacks } more are needed
    }
for-card-enough = with this card ({ $card }) you can pay for { $route }
for-card-free = { $card } for { $route }, { $points ->
        [one] one point
       *[other] { $points } points
    }; { $lacks ->
        [0] then you can pay for it
        [one] one more is needed
       *[other] { $lacks } more are needed
    }
for-nothing-open-pays = no face-up card is enough for a route of yours yet
for-unseen = nobody sees what you take
for-room-for-more = your tickets leave you { $spare ->
        [one] one train
       *[other] { $spare } trains
    } over
for-stakes = { $points ->
        [one] one point
       *[other] { $points } points
    } if you make it
for-leaves-trains = you have { $trains ->
        [one] one train
       *[other] { $trains } trains
    } left then
for-fits-anything = { $card } fits every route
for-nothing-open-helps = no face-up card helps your tickets
for-plan-lacks = your tickets still need { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }
for-all-met = all your tickets are met, and you have { $trains ->
        [one] one train
       *[other] { $trains } trains
    } left
for-room-for = with what you hold it takes { $spaces } of your { $trains } trains
for-shared-way = the ways run together and save { $saved ->
        [one] one space
       *[other] { $saved } spaces
    }
for-borrows-for = a station in { $city } lends you a way for { $ticket }
for-spares-wilds = keeps { $left ->
        [one] your wild card
       *[other] your { $left } wild cards
    }
for-finishes-tunnel = the tunnel { $route } is yours
for-keeps-cards = saves { $extra ->
        [one] one card
       *[other] { $extra } cards
    } for a better route
for-new-souvenir = a souvenir you do not have yet: { $kind }{ $points ->
        [0] { "" }
       *[other] ; your set is then worth { $points }
    }
for-souvenir-near = { $city } lies on the way of your tickets
for-shortest-there = the shortest route there has { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }
