# The words of Railroad Revolution, in English.

## Workers, actions and tracks

worker-white = white worker
worker-purple = purple foreman
worker-orange = orange accountant
worker-grey = grey negotiator
worker-turquoise = turquoise engineer

a-worker-white = a white worker
a-worker-purple = a purple foreman
a-worker-orange = an orange accountant
a-worker-grey = a grey negotiator
a-worker-turquoise = a turquoise engineer

workers-white = { $count } white
workers-purple = { $count } purple
workers-orange = { $count } orange
workers-grey = { $count } grey
workers-turquoise = { $count } turquoise

main-station = Station
main-railroad = Railroad
main-telegraph = Telegraph
main-trade = Trade

track-telegraph = Telegraph
track-stations = Stations
track-network = Network
each-telegraph = each office
each-stations = each station
each-network = each connected city of level { $level }

## What the placed worker adds

ability-white = a promotion
ability-station-purple = a train flip for { $money }
ability-station-orange = the station costs nothing
ability-station-grey = the first-station bonus
ability-station-turquoise = the city’s reward once more for { $money }
ability-railroad-purple = a train for { $money }
ability-railroad-orange = { $money } and { $more } for each degree of difficulty
ability-railroad-grey = { effect-shares }
ability-railroad-turquoise = one more rail
ability-telegraph-purple = a worker exchange
ability-telegraph-orange = { $money } for each share gained
ability-telegraph-grey = the first-office bonus
ability-telegraph-turquoise = the telegraph tile for { $money }
ability-trade-purple = { effect-steps }
ability-trade-orange = { $money } for each train
ability-trade-grey = { effect-shares } and a deal
ability-trade-turquoise = { effect-flip }

## What tiles bring

effect-shares = { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
effect-steps = { $count ->
        [one] { $count } performance step
       *[other] { $count } performance steps
    }
effect-promote = { $count ->
        [one] a promotion
       *[other] up to { $count } promotions
    }
effect-flip = { $count ->
        [one] a train flip
       *[other] { $count } train flips
    }
effect-train = a train
effect-exchange = a worker exchange
effect-rail = { $free ->
        [yes] a free rail
       *[no] a rail
    }
effect-station = { $free ->
        [yes] a free station
       *[no] a station
    }
effect-office = { $free ->
        [yes] a free office
       *[no] an office
    }
effect-worker = any worker
effect-each = { $effect } at { $money } each
effect-pay = { $effect } for { $money }
deal = { $effect } for { a-shares }{ $money ->
        [none] { "" }
       *[other] { " " }and { $money }
    }
either = { $first } or { $second }

## Milestones

manager-any = { $count ->
        [one] any worker
       *[other] any { $count } workers
    }
condition-connected = { $count ->
        [one] { $count } connected city
       *[other] { $count } connected cities
    } of level { $level }
condition-stations = { $count ->
        [one] { $count } station in a city
       *[other] { $count } stations in cities
    } of level { $level }
condition-deal = { $count ->
        [one] { $count } rail on a space
       *[other] { $count } rails on spaces
    } with a deal
condition-hard = { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    } { $level ->
        [0] on plains
       *[other] on terrain of difficulty { $level }
    }
asks = { $count ->
        [one] manager
       *[other] managers
    } { $managers }; { $conditions }

## Phrases

points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
a-shares = { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
own = { $source ->
        [mat] from the mat
       *[supply] from the supply
    }
rail = { $ends }{ $count ->
        [0] { "" }
       *[other] { " " }({ $marks })
    }
mark-hard = difficulty { $icons }
mark-deal = deal
many = { $count }× { $thing }
times = { $thing } ({ $count }×)
nobody = nobody
nothing = none

## Actions

action-choose-asset = Take the starting asset: { $effect }
action-place-worker = Action { $action }: { $worker } ({ $ability })
action-build-station = Build a station: { $city }
action-lay-rail = Lay a rail: { $rail }
action-build-office = Build an office: sector{ "\u00A0" }{ $sector }
action-sell-piece = { $piece ->
        [rail] Sell a rail from the mat
       *[building] Sell a building from the mat
    }
action-take-bonus = Take the first-station bonus
action-use-ability = Use the placed worker’s ability
action-discard-for-tile = Discard for the telegraph tile: { $worker } { own }
action-flip-train = { $face_up ->
        [yes] Flip a train and use it: { $train }
       *[no] Flip a train face up again: { $train }
    }
action-take-train = Take a train: { $train }
action-advance = Advance on the track: { $track }
action-promote = Promote on the { $milestone ->
        [1] first
       *[2] second
    } milestone: { $worker } { own }
action-exchange-worker = Exchange { $a_worker } { own }: for { $a_new }
action-take-worker = Take a worker: { $worker }
action-take-deal = { $deal ->
        [upper] Take the upper deal
       *[lower] Take the lower deal
    }
action-pay-worker = Discard for the step: { $worker } { own }
action-keep-milestone = Keep milestone { $milestone } ({ points }): { $asks }
action-done = Finish (what is still offered lapses)
action-pass = Pass, because no action is possible
action-sell-share = Sell a share for { $price }
action-hire-worker = Hire for { $price }: { $worker }

## Moves where they are chosen

move-choose-asset = Starting asset: { $effect } and { $worker }
move-build-station = Build a station: { $city } for { $price }; { $reward }{ $bonus ->
        [none] { "" }
       *[other] ; bonus { $bonus }
    }
move-build-office = { action-build-office }; { effect-shares }{ $first ->
        [0] { "" }
       *[other] {" "}+ { $first } for the first office
    }; { $tile ->
        [none] a deal
       *[other] { $tile }
    }
move-advance = { action-advance }; { $toll ->
        [free] free
       *[other] for { $toll }
    }, { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }
move-sell-piece = { action-sell-piece } for { $money }
move-take-bonus = { action-take-bonus }: { $effect }
move-use-ability = Use the worker’s ability: { $ability }
move-discard-for-tile = Discard for the telegraph tile ({ $effect }): { $worker } { own }
move-promote = Promote on milestone { $milestone }: { $worker } { own }
move-take-deal = Take the deal: { $effect }

preview-left = { $money } left
preview-due = { $money } to pay at the end
preview-deal = a deal follows

kind-asset = Starting asset
kind-place = Place a worker
kind-build = Build
kind-sell = Sell from the mat
kind-use = Use an offer
kind-worker = Workers
kind-deal = Take a deal
kind-milestone = Keep a milestone
kind-finish = Finish
kind-aside = At any time

## Questions

ask-which-asset = Choose a starting asset; the worker standing on it comes with it.
ask-which-asset-use = Use your starting asset.
ask-which-worker = Place a worker on one of the four actions.
ask-what-next = { $owed ->
        [yes] { $kind ->
            [station] Build a station in a connected city.
            [railroad] Lay rails: { $price } and { $hard } for each degree of difficulty.
            [telegraph] Build an office in a sector.
           *[trade] Sell a rail or a building from the leftmost part of your mat.
        } What else is offered may be used in any order.
       *[no] The main action is done; what is still offered may be used.
    }
ask-which-toll = The next step on the { $track } track costs a worker: choose which to discard.
ask-which-deal = Deal: upper { $upper }, lower { $lower }. It may be taken, and what it brings used.
ask-which-milestone = Choose the milestone { $stack } to keep; the others go under the stack.

# What exactly can be done now, said to whoever decides.
question-asset-use = Use your starting asset: { $what ->
        [station] build a station where the start rail leads and the first slot is empty.
        [rail] lay a rail.
        [office] build an office in a sector with a deal and an empty first slot.
        [train] take a train.
        [steps] advance on the performance tracks.
       *[exchange] exchange a worker.
    }
question-place = Place a worker on an action. Possible now: { $actions }.
question-no-action = No action is possible now: { $way ->
        [both] sell a share, hire a worker, or pass.
        [sell] sell a share, or pass.
        [hire] hire a worker, or pass.
       *[none] pass.
    }
question-station = Build a station in a connected city.
question-railroad = { $count ->
        [one] One rail still has to be laid; each degree of difficulty costs { $hard }.
       *[other] Lay { $count } rails for { $price }; each degree of difficulty costs { $hard } more.
    }
question-telegraph = Build an office in a sector.
question-trade = { $piece ->
        [rail] Sell a rail from your mat.
        [building] Sell a building from your mat.
       *[both] Sell a rail or a building from your mat.
    }
question-also = You may also use what is offered, in any order.
question-first = First use what is offered; the main action cannot be done yet.
question-rest = { $can ->
        [both] The main action is done: use what is still offered, or finish.
        [finish] Nothing more is offered: you can finish.
       *[use] Use what is still offered.
    }
question-missing-workers = To finish you need { $count ->
        [one] one more worker
       *[other] { $count } more workers
    }: { $way ->
        [both] take what is offered, or hire.
        [take] take what is offered.
        [hire] hire.
       *[none] use what is offered.
    }
question-missing-money = To finish you still need { $money }.
question-deal-one = You may take the deal: { $deal }.
question-deal-both = { $count ->
        [one] You may take one deal
       *[other] You may take one deal or both
    }: { $upper }, or { $lower }.
question-deal-rest = { $can ->
        [both] Use what the deal brings, or finish.
        [finish] No deal is open to you any more: you can finish.
       *[use] Use what the deal brings.
    }
question-or-finish = Otherwise finish.

## Why something cannot be chosen

why-station-yours = You have a station there already: { $city }.
why-rail-yours = You have a rail there already: { $rail }.
why-office-yours = You have an office there already: sector{ "\u00A0" }{ $sector }.
why-no-building-left = You have no building left on your mat.
why-no-rail-left = You have no rail left on your mat.
why-mat-empty = You have nothing left on your mat to sell.
why-track-at-top = You are at the top of this track: { $track }.
why-trains-gone = No such train is left: { $train }.
why-workers-gone = None is left in the common supply: { $worker }.
why-no-shares = You have no shares to sell.
why-city-unreached = No rail of yours leads there: { $city }.
why-rail-apart = This space does not touch your rails: { $rail }.
why-stations-everywhere = You have a station in every city that your rails reach.
why-offices-everywhere = You have an office in every sector.
why-first-station-only = Your starting asset builds where the first slot is empty and the start rail leads, so not here: { $city }.
why-first-office-only = Your starting asset builds in a sector with a deal and an empty first slot, so not here: sector{ "\u00A0" }{ $sector }.
why-place-worker-first = First place a worker on the action { $action }.
why-action-chosen = You have placed your worker of this turn already, on the action { $action }.
why-on-the-mat = Workers on the mat come back only when your supply is empty.
why-no-action-for-worker = No action can be carried out with this worker now: { $worker }.
why-deals-later = Deals are offered after building on a deal icon, or by the { worker-grey } on the action { main-trade }.
why-deal-already-taken = You have taken this deal already.
why-deal-brings-nothing = There is nothing that this deal could bring you now.
why-ability-later = The worker’s ability comes after the main action: { $ability }.
why-ability-directly = Choose directly what the worker’s ability brings: { $ability }, or a promotion on a milestone.
why-promote-directly = The worker’s ability is a promotion: choose one of your milestones, and the worker to promote.
why-ability-brings-nothing = There is nothing that the worker’s ability could bring you now: { $ability }.
why-no-promotion = No promotion is offered to you now. It comes from the placed worker or from a tile.
why-managers-complete = The { $milestone ->
        [1] first
       *[2] second
    } milestone has all its managers; it still wants what else is shown on it.
why-no-manager-for = You have no worker that the { $milestone ->
        [1] first
       *[2] second
    } milestone still wants as a manager.
why-not-wanted = None of your milestones wants this worker as a manager now: { $worker }.
why-worker-not-offered = You may take another worker, but not this one: { $worker }.
why-other-piece-first = Pieces are sold from the leftmost part of the mat, and this one does not lie there.
why-main-action-first = First finish the main action.
why-too-dear = That costs { $price }, and even with all your shares sold you have only { $most }.
why-station-too-dear = The cheapest station open to you costs { $price }, and even with all your shares sold you have only { $most }.
why-rails-too-dear = Laying rails costs you at least { $price }, and even with all your shares sold you have only { $most }.
why-rail-too-dear = The terrain there costs { $price }, but after the rest of the action you have only { $most } left for it: { $rail }.
why-too-few-shares = That takes { $need ->
        [one] one share
       *[other] { $need } shares
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-cannot-finish = The turn could not be finished then: what is owed must be paid, and at least { $least } workers must be left.

## Events

event-asset-chosen = { $seat } takes a starting asset ({ $asset }) and { $a_worker }.
event-workers-returned = { $seat } takes all workers from the mat back into the supply.
event-worker-placed = { $seat } places { $a_worker } on the action { $action }.
event-no-action-possible = { $seat } can carry out no action and passes.
event-station-built = { $seat } builds a station: { $city }{ $first ->
        [yes] , the first in this city
       *[no] { "" }
    }.
event-rail-laid = { $seat } lays the rail { $rail }.
event-office-built = { $seat } builds { $first ->
        [yes] the first office
       *[no] an office
    } in sector { $sector }.
event-piece-sold = { $seat } sells { $piece ->
        [rail] a rail
       *[building] a building
    } from the mat for { $money }.
event-bonus-taken = { $seat } takes the first-station bonus: { $city }.
event-ability-used = { $seat } uses the ability of the { $worker }: { $ability }.
event-tile-used = { $seat } uses the telegraph tile: { $effect }.
event-worker-discarded = { $seat } discards { $a_worker }.
event-paid = { $seat } pays { $money }.
event-money-gained = { $seat } gets { $money }.
event-shares-gained = { $seat } gets { a-shares }.
event-shares-discarded = { $seat } discards { a-shares }.
event-shares-sold = { $seat } sells { a-shares } for { $money }.
event-worker-hired = { $seat } hires { $a_worker }.
event-worker-taken = { $seat } takes { $a_worker }.
event-worker-exchanged = { $seat } exchanges { $a_worker } for { $a_new }.
event-worker-promoted = { $seat } promotes { $a_worker } to manager of milestone { $milestone }.
event-train-taken = { $seat } takes a train: { $train }.
event-train-flipped = { $face_up ->
        [yes] { $seat } flips a train face up again: { $train }.
       *[no] { $seat } flips a train face down and uses it: { $train }.
    }
event-track-advanced = { $seat } advances on the { $track } track: { points } for { $of_each }.
event-deal-taken = { $seat } takes the { $deal ->
        [upper] upper
       *[lower] lower
    } deal: { $effect }.
event-deal-turned = New deal: upper { $upper }, lower { $lower }.
event-deals-reshuffled = The discarded deals are shuffled into a new stack.
event-milestone-completed = { $seat } completes milestone { $milestone }: { points }.
event-milestones-drawn = { $seat } chooses from { $count ->
        [one] milestone
       *[other] milestones
    } { $milestones }.
event-milestones-drawn-unseen = { $seat } chooses from { $count ->
        [one] { $count } milestone
       *[other] { $count } milestones
    } { $stack }.
event-milestone-kept = { $seat } has a new milestone { $milestone } ({ points }): { $asks }.
event-end-triggered = { $seat } has an empty mat left of the logo: the round is finished, then everybody has one more turn.
event-game-ended = The game ends and the points are counted.

## The final reckoning

line-trains-line = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } face up × { $each }
line-milestone-line = Completed milestone { $milestone }
line-track-line = { $track } track: { $what ->
        [telegraph] { $count ->
            [one] { $count } office
           *[other] { $count } offices
        }
        [stations] { $count ->
            [one] { $count } station
           *[other] { $count } stations
        }
       *[network] { condition-connected }
    } × { $each }
line-links-line = { $count ->
        [0] Links of neighbouring offices: none
       *[other] Links of neighbouring offices: sectors { $sectors }
    }

## The position as text

outline-position = Position
outline-edition = Edition
outline-reconstructed = The map, the rewards on the tiles and most values are our reconstruction, not the printed ones.
outline-turn = Round { $round }, turn: { $seat }
outline-ask = { $seat } decides: { $ask }
outline-over = The game is over.
outline-end-comes = After this round one more is played, the last.
outline-last-round = This round is the last.

outline-talk = This turn
outline-placed = Action { $action }: { $worker }
outline-owed = Still to do: { $kind ->
        [station] build a station
        [railroad] { $count ->
            [one] lay one rail
           *[other] lay { $count } rails
        }
        [telegraph] build an office
       *[trade] sell a rail or a building from the mat
    }
outline-due = To be paid at the end of the action: { $money }
outline-ability = The worker’s ability: { $worker ->
        [white] { $ability }
       *[other] { $ability }, or a promotion
    }
outline-offered = Offered: { $offers }
outline-offer-bonus = { $count ->
        [one] the first-station bonus ({ $bonus })
       *[other] { $count }× the first-station bonus ({ $bonus })
    }
outline-offer-tile = the telegraph tile for a discarded worker ({ $effect })
outline-deal-follows = A deal follows after the action.
outline-deals-left = { $count ->
        [one] One deal may be taken.
       *[other] Both deals may be taken.
    }
outline-too-few = There are { $have } workers; at the end of the turn there must be at least { $need }.

outline-assets = Starting assets to choose from
outline-asset = { $effect }; { $worker }

outline-you = { $seat } (you)
outline-means = { points }, { $money }, { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
outline-workers = Workers in the supply: { $supply }; on the mat: { $mat }
outline-trains = Trains face up: { $up }; face down: { $down }
outline-mat = On the mat: rails { $rails } (left of the logo { $left_rails }), buildings { $buildings } (left of the logo { $left_buildings }); a sale for { $money }
outline-mat-in-short = On the mat: rails { $rails }, buildings { $buildings }; a sale for { $money }
outline-mat-empty = Nothing is left on the mat.
outline-completed = Completed milestones: { $milestones }

outline-milestones = Your milestones
outline-choice = Milestones to choose from
outline-milestone = { $number ->
        [0] { "" }
       *[other] { $number }.{ " " }
    }{ $milestone } ({ points }): { $managers }; { $conditions }
outline-managers-there = managers there
outline-managers-missing = { $count ->
        [one] missing manager
       *[other] missing managers
    } { $managers }
outline-met = { $condition } (met)
outline-not-met = { $condition } (so far { $have })
outline-conditions-met = its conditions are met

outline-deal = Open deal
outline-deal-upper = Upper: { $deal }
outline-deal-lower = Lower: { $deal }

outline-cities = Cities where you can build a station
outline-other-cities = Other cities
outline-all-cities = Cities
outline-city = { $city }, level { $level }, { $price }: { $reward }; first station { $first ->
        [taken] taken
       *[free] free
    } ({ $bonus })

outline-tracks = Performance tracks (points × number)
outline-track = { $track }: { $seats }{ $toll ->
        [none] { "" }
        [top] ; no step is left
        [free] ; your next step is free
       *[other] ; your next step costs { $toll }
    }
outline-track-seat = { $seat } { $points } × { $count }
outline-toll-worker = a worker

outline-telegraph = Telegraph line
outline-sector = { $sector }: { effect-shares }, { $first ->
        [0] first office taken
       *[other] first office +{ $first }
    }; { $tile ->
        [none] deal
       *[other] { $tile }
    }{ $offices ->
        [0] { "" }
       *[other] ; offices: { $seats }
    }
outline-links = Points for neighbouring offices: { $links }
outline-link = { $sectors } { $points }

outline-networks = Networks of the players
outline-network = { $seat }: stations { $stations }; rails { $rails }
outline-none = none

outline-rails = Rail spaces
outline-rail = { $rail }{ $count ->
        [0] { "" }
       *[other] : { $seats }
    }

outline-supply = Common supply
outline-pool = Workers: { $workers }
outline-stacks = Trains: { $trains }
outline-milestone-stacks = Milestones in the stacks: { $stacks }
outline-under = You put back under the stacks: { $milestones }
outline-deal-stack = Deals in the stack: { $left }, discarded: { $discards }

## The drawn board

board-reconstructed = Reconstructed board: the map, the tiles and most values are ours, not the printed ones.
board-own = Your mat
board-own-milestones = Your milestones
board-own-trains = Your trains
board-offer = On offer
board-purse = { $money }, { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
board-owed = To do
board-offered = Offered
board-done = Finish
board-pass = Pass
board-any-time = At any time
board-letter-white = W
board-letter-purple = P
board-letter-orange = O
board-letter-grey = G
board-letter-turquoise = T
board-stations-of = stations: { $seats }
board-link = Offices in sectors { $one } and { $two }: { points }
board-deals = Deals
board-deals-left = { $left } in the stack, { $gone } discarded
board-trains = Trains
board-train = { $effect }; { $count } in the stack
board-train-up = Face up ({ $count }×): { $effect }
board-train-down = Face down ({ $count }×): { $effect }
board-common = Common supply
board-stack = Milestones { $stack }: { $count } in the stack, { $under } of them put back under it
board-milestone = { $milestone } ({ points }): { $asks }
board-completed = Completed milestone { $milestone }: { points }
board-source-supply = Supply
board-source-mat = Mat
board-pieces = Left on the mat: rails { $rails }, buildings { $buildings }
board-legend = Signs
board-legend-any = any worker
board-legend-supply = supply
board-legend-mat = on the mat
board-legend-level = level of a city
board-legend-hard = difficult terrain
board-legend-plain = plains
board-legend-deal = deal
board-legend-first = first station or office
board-legend-gift = reward of the city
board-legend-tile = telegraph tile
board-legend-share = share
board-legend-steps = performance step
board-legend-promote = promotion to manager
board-legend-exchange = worker exchange
board-legend-train = train
board-legend-flipped = train face down
board-legend-flip = train flip
board-legend-rail = rail
board-legend-station = station
board-legend-office = telegraph office
board-legend-link = connected city
board-legend-sell = sale from the mat
board-legend-points = points
board-legend-done = met

## Hints for a first game

hint-which-asset = Look at the worker too: best is a colour that one of your milestones wants as a manager.
hint-which-asset-use = Use it for your plan: a rail or a station towards your milestones, steps on the track you will build for.
hint-which-worker = Match the worker to the action so that its ability pays; use a white one when you want to promote.
hint-what-next = Do the main action first, then what is offered; its price is paid last, so money gained on the way counts.
hint-which-toll = Give away a white worker, or a colour that none of your milestones wants.
hint-which-deal = A deal costs no action: take it if it brings a train, a rail or a worker you need.
hint-which-milestone = Keep the one you are nearest to, with managers you have and cities on your way; a few points matter less.

## Finishing a station, and two milestones at once

action-replace-milestone = Replace the { $milestone ->
        [1] first
       *[2] second
    } milestone first
move-done-unpaid = Finish and pay { $price } for the station, without the orange worker
ask-use-orange-or-pay = Choose what to do next. The orange worker can still make the station free: if you finish without it, you pay { $price }.
ask-which-completed = Both your milestones are completed: choose which to replace first.
hint-use-orange-or-pay = Use the orange worker’s ability before you finish, unless you want its promotion instead.
hint-which-completed = Begin with the one whose next stack matters more to you: what you keep there may decide the other choice.

## Errors: positions

error-snapshot-tile = { $place }: no tile that can lie here is named, or it lies elsewhere too.
error-snapshot-rails = table.seats[{ $seat }].rails: these rails do not hang together with the start rail.
error-snapshot-unconnected = table.seats[{ $seat }].stations: a station stands in a city that no rail of this seat reaches.
error-snapshot-milestones = table.seats[{ $seat }]: these milestones do not follow one another. A1 and A2 lead to B, C and D, each after the one before it is completed.
error-snapshot-managers = { $place }: the milestone does not want these managers.

## Errors: edition files

error-no-city = there is no city “{ $city }” on the map.
error-start-rails = exactly one rail space has the mark start; here { $have ->
        [one] one has
       *[other] { $have } have
    } it.
error-city-unreachable = no rails lead from the start to “{ $city }”.
error-too-many-rails = a seat has { $have } rails, but the map has only { $most } spaces.
error-mat-empty = there must be a rail or a building left of the logo, or the game would end at once.
error-too-few-city-tiles = there are { $have } tiles of level { $level }; at least { $need } are needed.
error-links = { $need } values are needed: one between each two neighbouring sectors.
error-too-few-telegraph-tiles = there are { $have } tiles; each of the { $need } sectors without a deal icon needs one.
error-start-train = exactly one type of train has the mark start.
error-effect-place = the effect “{ $effect }” cannot stand here.
error-effect-colours = the effects workers and one_of need colours, others have none; this is “{ $effect }”.
error-effect-count = the effect “{ $effect }” has no count.
error-rail-loop = a rail leads from a city to itself.
error-start-plain = the start rail has neither difficult terrain nor a deal icon.
error-effect-pay = the effect “{ $effect }” has no price here.
error-one-price = all prices of this kind must be equal.
error-turquoise-rails = the turquoise worker lays { $need } rails, one more than the action.
error-bottom-toll = the bottom step has no toll: everybody starts there.
error-managers-mixed = managers are either named colours or all “any”.
error-condition-most = { $count } are asked for, but the map has only { $most }.
error-effect-each = only promote has each; this is “{ $effect }”.
error-too-few-workers = at least { $need } are needed.
error-too-few-assets = at least { $need } tiles are needed, one for each player, and no more players than colours of specialists.
error-too-few-milestones = stack { $stack } has too few tiles; at least { $need } are needed.
error-too-few-train-tiles = there are too few trains “{ $train }”; at least { $need } are needed.
error-no-sector = there is no sector { $sector } on the telegraph line.

## The report on balance

balance-actions = Actions
balance-milestones = Milestones
balance-trains = Trains
balance-links = Telegraph links
balance-rails = Rails
balance-cities = Stations in cities
balance-deals = Deals
balance-hires = Workers hired
balance-end-triggered = the end was triggered

## What speaks for a move

for-brings-points = { $points ->
        [one] one point
       *[other] { $points } points
    } at once
for-brings-money = brings { $money }
for-brings-shares = brings { $shares ->
        [one] a share
       *[other] { $shares } shares
    }
for-brings-workers = { $workers ->
        [one] one worker more
       *[other] { $workers } workers more
    }
for-completes-milestone = completes the milestone “{ $milestone }”, { $points } points
for-serves-milestone = a step to the milestone “{ $milestone }” ({ $points } points); { $missing ->
        [0] all it asks for is there
        [one] one thing is still missing
       *[other] { $missing } things are still missing
    }
for-reaches-city = connects { $city }
for-first-there = the first station in { $city } brings its bonus
for-wanted-manager = the milestone “{ $milestone }” wants such a manager
for-new-colour = a colour you do not have yet
for-not-wanted = none of your milestones wants this worker
for-saves-money = you keep { $money } for the next turn
for-saves-shares = you keep { $shares ->
        [one] your share
       *[other] your { $shares } shares
    }
for-pays-owed = goes towards the { $money } that you still have to find
for-pays-less = you pay { $money } less
for-opens-steps = { $steps ->
        [one] one step on a track
       *[other] { $steps } steps on the tracks
    } at once
for-opens = { $what ->
        [train] you can take a train at once
        [rail] you can lay a rail besides
        [station] you can build a station besides
        [office] you can build an office besides
        [promotion] you can promote a worker at once
        [exchange] you can exchange a worker at once
       *[worker] you can take a worker at once
    }
for-more-rails = { $rails } rails of yours on the map
for-then-rail = lets you connect { $city }
for-then-station = lets you build a station in { $city }
for-then-office = lets you build an office in sector{ "\u00A0" }{ $sector }
for-then-sale = lets you sell a piece for { $money }
for-then-hire = lets you hire { $a_worker }
for-turn-brings = { $points ->
        [one] one point
       *[other] { $points } points
    } in this turn
for-track-step = a step on the track “{ $track }”
for-worth-keeping = { $points ->
        [one] one point
       *[other] { $points } points
    } when it is completed; { $missing ->
        [0] all it asks for is there
        [one] one thing is still missing
       *[other] { $missing } things are still missing
    }
