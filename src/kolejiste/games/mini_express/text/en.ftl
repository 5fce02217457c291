# The words of Mini Express, in English.

## Companies, tokens and the automa

automa = Engineer

company-wood = Wood
company-steel = Steel
company-leather = Leather
company-cotton = Cotton

of-company-wood = Wood
of-company-steel = Steel
of-company-leather = Leather
of-company-cotton = Cotton

token-pair = { $first } + { $second }
token-double = { $company } twice
token-wild = { $company } + any other

## Options

option-map = the map
option-map-usa = USA
option-map-europe = Europe
option-golden_spike = Golden Spike, the variant of the USA map
option-golden_spike-false = without it
option-golden_spike-true = companies also start from the west coast, and a railway across the continent makes two of them longer
option-ports = Ports, the variant of the Europe map
option-ports-false = without them
option-ports-true = the first track to each wild token opens a port for a company
option-duo = who plays when there are two of you
option-duo-automa = the automa (Engineer) joins in as the third
option-duo-experts = two experienced players alone, with two actions a turn
option-difficulty = how hard the automa plays, solo
option-difficulty-passenger = easy
option-difficulty-tourist = normal: fewer trains come from the automa, and the game ends when it reaches the last city
option-difficulty-trainspotter = hard: the automa starts with more shares too, and influence up to 3 scores nothing for you
option-difficulty-conductor = very hard: the automa also gains influence with its shares, and with less influence than it has you score nothing
option-difficulty-railwayman = hardest: the automa also starts with 2 influence everywhere, you with none
option-beginner = how many companies a city holds
option-beginner-false = as printed on the map, one to three
option-beginner-true = two everywhere, for a first game

## Phrases

space-beside = { $space } ({ $count ->
        [one] beside
       *[other] between
    } { $cities })
numbered-city = { $city } ({ $number })

## Actions

action-draft-share = Pick a starting share: { $company }
action-draft-two-shares = Take both starting shares: { $company }
action-draft-share-for-both = A starting share for each of the two: { $company }
action-take-share = Take a share: { $company }
action-build-track = Build a track for { $of_company }: { $city }
action-lay-track = Lead the track over: { $space }
action-gain-influence = Gain influence: { $company }
action-operate-west = Let this company run the western branch: { $company }
action-open-port = Put the train into a port: { $port }
action-pass = Do nothing, as nothing can be done
action-run-automa = Carry out the turn of { automa }

## Questions

ask-which-starting-share = { $second ->
        [yes] Pick the second starting share, of another company{ $people ->
            [one] .
           *[other] ; nobody else may have the same two.
        }
       *[no] Pick the first starting share.
    }
ask-which-two-shares = Choose the company of which you take both starting shares.
ask-which-share-for-both = Choose the company of which both players get a starting share.
ask-which-action = { $second ->
        [yes] Second action: take a share or build a track, of another company than before and without ending the game.
       *[no] Take a share or build a track.
    }
ask-which-way = Choose the space over which the track of { $of_company } goes on to { $city }.
ask-which-influence = The wild token: choose in which company besides { $of_company } to gain influence.
ask-which-operator = The branches have met: choose which company runs the western one.
ask-which-port = Choose the port into which a train of { $of_company } goes.
ask-automa-waits = The automa moves by its own rules.

## Why something cannot be chosen

why-starting-shares-gone = There is no starting share left to pick: { $company }.
why-same-starting-share = You have a starting share of { $of_company }; the second one must be of another company.
why-pair-taken = Somebody has the same two companies already, so you cannot pick this one: { $company }.
why-draft-would-stick = With this pick somebody would be left without a pair of companies: { $company }.
why-no-share-left = There is no share left in the pool: { $company }.
why-too-little-influence = A share of { $of_company } costs { $need } influence, one for each train in its pool, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-no-trains = There is no train in the pool, so no track can be built: { $company }.
why-nothing-in-reach = With { $trains ->
        [one] the one train
       *[other] the { $trains } trains
    } in its pool this company reaches no city: { $company }.
why-city-closed = No more tracks lead there, its demand token is gone: { $city }.
why-everybody-there = Each company that could build has a train there already: { $city }.
why-city-too-far = No company has enough trains for { $city }. { $company } would need { $need }, its pool has { $have }.
why-city-far-away = { $city } is too far: a track of { $most } trains, the most a pool holds, does not lead there from any company.
why-city-first = First choose a company’s track and a city. A space is chosen only where the way parts.
why-not-on-the-way = The track takes a shortest way to { $city } and goes on beside where it is, so not here: { $space }.
why-same-company = Your first action was for { $of_company }; the second one must be for another company.
why-would-end-game = A second action must not end the game, and this one would.
why-company-on-token = The token brings influence in { $of_company } anyway; choose another company.
why-runs-east = { $company } runs the eastern branch already.
why-not-where-they-met = The branches did not meet at a train of this company: { $company }.
why-port-taken = The port { $port } is taken: { $company }.
why-port-later = A port is chosen when the first track reaches a city with a wild token.

## Choosing

kind-draft = Starting share
kind-share = Take a share
kind-track = Build a track
kind-way = Lead the track
kind-influence = Gain influence
kind-branch = Western branch
kind-port = Open a port
kind-pass = Pass
kind-automa = { automa }

question-action = { $can ->
        [both] { ask-which-action }
        [share] { $second ->
            [yes] Second action: take a share of another company than before. No track can be built.
           *[no] Take a share. You cannot build a track now.
        }
        [track] { $second ->
            [yes] Second action: build a track of another company than before. No share can be taken.
           *[no] Build a track. You cannot take a share now.
        }
       *[pass] { $second ->
            [yes] There is no second action that you could take: pass.
           *[no] You can neither take a share nor build a track: pass.
        }
    }

move-take-share = { $action }, { $influence ->
        [0] for nothing
       *[other] for { $influence } influence
    }
move-build-track = { $action }, { $trains ->
        [one] one train
       *[other] { $trains } trains
    }; { $token }

preview-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    } as of now
preview-shares = shares { $changes }
preview-influence = influence { $changes }
preview-wild = +1 influence in another company of your choice
preview-port = a port opens
preview-branch = the branches meet
preview-length = track length { $changes }
preview-pool = { $trains ->
        [0] no train left
        [one] one train left
       *[other] { $trains } trains left
    } ({ $company })
preview-trains = trains { $changes }
preview-last-round = the last round begins
preview-end = the game ends

## Events

event-share-drafted = { $seat } gets { $shares ->
        [one] a starting share
       *[other] { $shares } starting shares
    } of { $of_company }.
event-shares-unclaimed = { $company }: { $shares ->
        [one] nobody wanted one starting share
       *[other] nobody wanted { $shares } starting shares
    }, so the track length begins at { $length }.
event-share-taken = { $seat } takes a share of { $of_company } { $influence ->
        [0] for nothing
       *[other] for { $influence } influence
    }; { $trains ->
        [0] no train comes
        [one] one train comes
       *[other] { $trains } trains come
    } into the train pool.
event-track-built = { $seat } builds a track of { $of_company } { $count ->
        [0] straight into { $city }
       *[other] into { $city } over { $over }
    }. { $length ->
        [0] The track length stays.
       *[other] The track length rises by { $length }.
    }
event-compensated = { $company } gets { $trains ->
        [one] one train
       *[other] { $trains } trains
    } into its pool as compensation.
event-not-compensated = { $company } gets no compensation for { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }: it has at least { $enough } trains in its pool, and { automa } built.
event-influence-gained = { $seat } gains { $influence } influence in { $of_company }.
event-token-removed = { $city } is full, and its demand token goes back into the box.
event-supply-empty = { $company } has no train left in the supply{ $shares ->
        [0] { "" }
        [one] , so its last share leaves the game
       *[other] , so its last { $shares } shares leave the game
    }.
event-last-share-taken = { $company } has no share left in its pool.
event-passed = { $seat } can do nothing and passes.
event-last-round = Enough companies have no shares left: this round is played to its end and is the last.
event-everybody-passed = Nobody can do anything any more.
event-game-ended = The game is over, and the points are counted.

event-spike-void = { $west } is reached before { $east }: there will be no railway across the continent in this game.
event-spike-begun = { $east } is reached for the first time: { $company ->
        [none] no train is left to run the eastern branch.
       *[other] { $company } runs the eastern branch.
    }
event-spike-start = { $count ->
        [0] No other company has a train for { $west }.
       *[other] { $west } is now a start location of { $companies }.
    } Its demand token goes.
event-spike-done = { $east } and { $west } are joined: { $company ->
        [none] no company runs the western branch.
       *[other] { $company } runs the western branch.
    }
event-spike-bonus = { $length ->
        [0] { $company } runs a branch, but its track length is at the end.
       *[other] { $company } runs a branch, and its track length rises by { $length }.
    }
event-port-opened = { $seat } puts a train of { $of_company } into the port { $port }: from now on the company starts there as well.
event-port-skipped = { $company } has no train left for a port.

event-automa-draws = { automa } draws a token: company { $company_steps }, city { $city_steps }.
event-automa-refreshes = { automa } draws a refresh token: all tokens go back into the bag, and another is drawn.
event-automa-company = The company marker moves on by { $steps } to { $company }.
event-automa-aims = The city marker moves to { $city }{ $count ->
        [0] { "" }
       *[other] , past cities without a token: { $skipped }
    }.
event-automa-stays = The city marker stays for good in the last city, { $city }.
event-automa-takes-share = { $company } has { $trains ->
        [0] no trains
        [one] one train
       *[other] { $trains } trains
    } in its pool, fewer than { $below }: { automa } wants a share.
event-automa-builds = { $company } has { $trains ->
        [one] one train
       *[other] { $trains } trains
    } in its pool, no fewer than { $below }: { automa } wants to build.
event-automa-no-share = But { $company } has no share left; a further token moves the company marker alone.
event-automa-no-city = But { $company } can reach no city; a further token moves the company marker alone.
event-candidate-city = In reach: { $city }, { $distance ->
        [none] no way from the city marker
       *[other] { $distance } from the city marker
    }, trains { $trains }, companies { $companies }.
event-automa-city = { automa } builds into { $city }: { $reason ->
        [only] no other city is in reach
        [nearest] it is the nearest to the city marker
        [shortest] of those as near, it takes the fewest trains
        [companies] of those as near and by as many trains, most companies are there
       *[number] all else being equal, it has the highest number
    }.
event-automa-way = The track begins beside { $start } and runs { $count ->
        [0] straight into the city
       *[other] over { $spaces }
    }: { $reason ->
        [only] there is no other way as short
        [start] of the ways as short it begins furthest east, then north
       *[clockwise] it begins furthest east, then north, and of the ways from there it runs clockwise, always as far left as it can
    }.
event-automa-operator = { automa } gives the western branch to { $company }: { $reason ->
        [only] no other company comes into question
        [own] it holds most shares of it
        [people] of those equal for itself, the others hold fewest shares of it
       *[marker] all else being equal, it comes first from the company marker on
    }.
event-automa-port = { automa } chooses the port { $port }, { $distance ->
        [none] not to be reached from the city marker
       *[other] distance { $distance } from the city marker
    }: { $reason ->
        [nearest] it is the nearest
       *[number] of the nearest it comes last in the city marker’s order
    }.
event-automa-reaches-end = The city marker has come to the last city, { $city }: at this difficulty the game ends.

## The final reckoning

line-company-shares = { $shares ->
        [0] { $company }: no share
       *[other] { $company }: { $shares ->
            [one] one share
           *[other] { $shares } shares
        } × { $value } = { $points }; { $why ->
            [none] no influence, so a share is worth nothing
            [little] influence { $influence }, no more than { $little }, so a share is worth nothing
            [behind] influence { $influence }, less than { automa } has, so a share is worth nothing
            [first] track length { $length }, place { $rank } in influence ({ $influence }), column “{ column-first }”
            [second] track length { $length }, place { $rank } in influence ({ $influence }), column “{ column-second }”
           *[other] track length { $length }, place { $rank } in influence ({ $influence }), column “{ column-other }”
        }
    }

## The position as text

outline-position = Position
outline-edition = Edition
outline-reconstructed = The maps, most share values and tokens are our reconstruction, not the printed ones.
outline-turn = Turn: { $seat }
outline-ask = { $seat } decides: { $ask }
outline-over = The game is over.
outline-last-round = This round is the last.
outline-second-action = The second action of this turn: another company than { $company }
outline-one-more = One more action follows in this turn.
outline-building = Being built: { $company }, into { $city }{ $count ->
        [0] { "" }
       *[other] , so far over { $spaces }
    }

outline-companies = Companies (a share’s value by influence: { $columns })
outline-company = { $company }: { $marks }
outline-shares = shares { $count }
outline-no-shares = shares gone
outline-aside = to pick { $count }
outline-trains = trains { $pool } (supply { $supply })
outline-length = length { $length }
outline-value = value { $values }

outline-influence = Influence
outline-by-seat = { $seat } ({ $count })

outline-seats = Seats (influence; shares × their value now)
outline-seat = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }; influence { $influence }; { $shares ->
        [none] no shares
       *[other] shares { $shares }
    }
outline-has = { $company } { $count }
outline-held = { $company } { $count }×{ $value }

outline-can-do = What you can do (track: trains, influence gained)
outline-can-take = Take a share: { $shares }
outline-cost = { $company } for { $influence } influence
outline-cost-nothing = { $company } for nothing
outline-can-build = { $company }, { $trains ->
        [one] one train
       *[other] { $trains } trains
    }: { $cities }
outline-reach = { $city } { $trains } { $token }

outline-ways = Where the track can go on
outline-way = { $space }: { $count ->
        [0] nobody’s track yet
       *[other] { $companies } here
    }

outline-spike = Golden Spike
outline-spike-waits = The first company into { $east } runs the eastern branch.
outline-spike-void = { $west } was reached first: no railway across the continent.
outline-spike-east = Eastern branch: { $company ->
        [none] nobody
       *[other] { $company }
    }
outline-spike-west = Western branch: { $company ->
        [none] nobody
       *[other] { $company }
    }
outline-spike-unjoined = { $east } and { $west } are not joined yet.

outline-ports = Ports
outline-port = { $port }: { $company ->
        [none] free
       *[other] { $company }
    }

outline-automa = { automa }
outline-markers = Company marker: { $company }
outline-city-marker = City marker: { $city ->
        [none] not on the map yet
       *[other] { $city }
    }
outline-bag = In the bag (company–city): { $tokens }
outline-bag-token = { $company_steps }–{ $city_steps } ({ $count }×)
outline-bag-refresh = refresh ({ $count }×)

outline-cities = Cities with a demand token
outline-city = { $number } { $city }: { $token }, room for { $room }{ $count ->
        [0] { "" }
       *[other] , here: { $companies }
    }

outline-tracks = Tracks
outline-track = { $company } from { $start }: { $count ->
        [0] nothing built yet
       *[other] { $spaces }
    }

## The drawn board

board-reconstructed = Reconstructed map: the places of cities and most values are ours, not the printed board’s.

part-map = Map
part-companies = Companies
part-own = My shares and influence
part-turn = This turn
part-values = Track lengths and share values
part-legend = Legend

board-pass = Pass
board-run = { automa } moves

board-city = { $city } ({ $number }), at most { $room ->
    [one] { $room } company
   *[other] { $room } companies
}
board-demand = demand { $token }
board-trains-there = trains: { $companies }
board-city-marker = { $seat }: city marker
board-company-marker = { $seat }: company marker
board-spike-east = Eastern end of the railway across the continent
board-spike-west = Western end of the railway across the continent
board-runs-east = Runs the eastern branch
board-runs-west = Runs the western branch
board-east = eastern branch
board-west = western branch
board-spike-void = out of this game

board-company = { $company }: track length { $length }; a share’s value ({ $columns }): { $values }
board-length-short = length { $length }
board-pool = { $company }: { $pool } trains in the pool, { $supply } in the supply
board-stock = { $company }: { $shares } shares, { $price } influence for one
board-aside = { $company }: { $shares } starting shares, then { $stock } more
board-price = cost { $price }
board-start = start
board-influence-of = Influence in { $company }: { $marks }
board-influence-short = influence { $influence }
board-held = { $company }: { $shares } × { $value } = { $points }, influence { $influence }
board-laid = { $company } to { $city }: { $laid } of { $trains } trains laid

board-length = length
column-first = first
column-first-hint = { $two ->
    [yes] The column “{ column-first }” is not used between two.
   *[no] A share’s value to whoever has the most influence in the company
}
column-second = second
column-second-hint = { $two ->
    [yes] A share’s value to whoever has more influence in the company, or as much
   *[no] A share’s value to the second in influence
}
column-other = others
column-other-hint = { $two ->
    [yes] A share’s value to whoever has less influence in the company
   *[no] A share’s value to everybody else with any influence
}

board-bag = { $seat }: markers, and the tokens in the bag
board-bag-token = Company by { $company }, city by { $city }: { $count } in the bag
board-refresh = Refresh: { $count } in the bag
board-legend-ring = { $room ->
    [one] city for { $room } company
   *[other] city for { $room } companies
}
board-legend-wild = any other company
board-legend-pool = a company’s pool of trains; + is the supply, and a share costs as much influence as there are trains
board-legend-influence = a player’s influence in a company, the strongest first
board-legend-port = port
board-legend-marker = markers: { $seat }

## Hints for a first game

hint-which-starting-share = Look which company’s symbol is on many tokens near its start: there it will be easiest to gain influence.
hint-which-two-shares = Take the company you can best gain influence in: its symbol is on many tokens near the starts.
hint-which-share-for-both = Choose the company that matters least to you: both of you get the same from it.
hint-which-action = Take a share that costs little and leaves you some influence; otherwise build where the token shows companies you hold.
hint-which-way = Cross companies whose shares you hold, as they get trains to grow; go round those that only the others hold.
hint-which-influence = Choose a company you hold several shares of, above all where one step more brings you a better place.
hint-which-operator = Choose the company of which you hold more shares than the others do: its track length grows by 2.
hint-which-port = A port far from the company’s other tracks, with open cities around, gives it the most new room.

## Errors: positions

error-snapshot-part = { $place }: { $wanted ->
        [0] this game has no such part. Leave it out.
       *[other] this is missing. The game with these options needs it.
    }
error-snapshot-tokens = There are { $count } tokens { $token }, more than there are in the game.
error-snapshot-spike = The Golden Spike does not fit the trains in its two cities.
error-snapshot-way = The track cannot lead over { $space }.
error-snapshot-token = The demand token of { $city } does not stand exactly once, in tokens or in removed. It is in tokens while the city has room for a company.
error-snapshot-city = More companies are in { $city } than it holds.
error-snapshot-port = The port { $port } does not fit: only the company named in ports has a train there, and only after a track to its wild token.
error-snapshot-network = table.companies.{ $company }.track: no game could build this track. Each part of it leads from a start location to cities, and none over the start location of another company.

## Errors: edition files

error-id-landscape = “{ $id }” is the name of a landscape space: column and row.
error-no-city = there is no city “{ $city }” on the map.
error-pool-most = a train pool holds at most { $most } (pool_most).
error-too-few-trains = a company has too few trains; at least { $need } are needed.
error-share-values = there are { $have } values; { $need } are needed, one for each track length from 0.
error-too-many-shares = pool and aside together are more than the { $have } shares of a company.
error-aside-two = at least 2 shares of each company must lie aside.
error-aside-few = with { $players } players, too few shares lie aside for everybody to get a different pair.
error-no-company = there is no company “{ $company }”. Choose one of: { $companies }.
error-too-few-ports = there are { $wild } tokens with a wild; at least as many ports are needed.
error-automa-steps = all steps of the company marker are even, so it could never come to every company. At least one must be odd.
error-automa-few = at least two tokens with numbers are needed.
error-city-numbers = the cities' numbers must be 1 to { $most }, each once.
error-too-few-tokens = there are { $have } tokens; each of the { $need } cities needs one.
error-starts = each company has exactly one start location: { $companies }.
error-space-twice = the space q = { $q }, r = { $r } is taken already.
error-spike-cities = the eastern and the western city must be different.
error-spike-tile = the space q = { $q }, r = { $r } is no landscape, and the tile lies on landscape.

## The report on balance

balance-companies = Companies
balance-cities = Cities
balance-end-last-round = the last round
balance-end-passed = everybody passed

## What speaks for a move

for-points-now = { $points ->
        [one] one point more
       *[other] { $points } points more
    } as it stands now
for-leads-influence = puts you ahead of everybody in the influence of { $of_company }
for-draws-level = draws level with the first in the influence of { $of_company }
for-widens-lead = your lead in the influence of { $of_company } grows to { $lead }
for-closes-up = only { $gap } behind the first in the influence of { $of_company }
for-stays-ahead = even so nobody has as much influence in { $of_company }
for-pays-share = your influence is then enough for a share of { $of_company }
for-nears-share = { $lacks } more influence and you can take a share of { $of_company }
for-first-influence = your first influence in { $of_company }
for-others-shares = { $others ->
        [0] nobody else holds a share of it
        [one] one of the others holds a share of it
       *[other] { $others } others hold a share of it
    }
for-near-cities = { $cities ->
        [one] one city is
       *[other] { $cities } cities are
    } within { $trains } trains of its start
for-share-costs = a share of { $of_company } then costs { $influence } influence
for-another-share = your { $shares ->
        [2] second
        [3] third
       *[other] { $shares }th
    } share of { $of_company }, whose track is { $length } long
for-first-share = your first share of { $of_company }, whose track is { $length } long
for-longer-track = { $company } grows to { $length }, and you hold { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of it
for-ends-while-ahead = begins the last round while you lead by { $lead }
