# Where San Francisco says it differently from the other editions, in English.

ask-choose-turn = Draw cards, claim a route or draw tickets.
why-too-few-trains = { $route } needs { $need ->
        [one] one cable car
       *[other] { $need } cable cars
    }, but you have { $have ->
        [0] none
       *[other] only { $have }
    }.
event-last-round = { $seat } has { $trains ->
        [0] no cable cars
        [one] one cable car
       *[other] { $trains } cable cars
    } left: everybody has one more turn.
outline-trains = Cable cars left: { $trains }
short-trains = cable cars { $trains }
outline-score-so-far = So far only routes are counted. Tickets and souvenirs count at the end.
route-ferry = ferry route, at least { $wilds }
# A comma, as “Pier 39 2” would not read well.
outline-route = { $city }, { $length } { $marks }
board-legend-trains = cable cars left
preview-trains = { $trains ->
        [0] no cable cars
        [one] one cable car
       *[other] { $trains } cable cars
    }
for-nears-the-end = leaves you { $trains ->
        [0] no cable cars
        [one] one cable car
       *[other] { $trains } cable cars
    } and begins the last round
for-all-met = all your tickets are met, and you have { $trains ->
        [one] one cable car
       *[other] { $trains } cable cars
    } left
for-room-for = with what you hold it takes { $spaces } of your { $trains } cable cars
for-room-for-more = your tickets leave you { $spare ->
        [one] one cable car
       *[other] { $spare } cable cars
    } over
for-leaves-trains = you have { $trains ->
        [one] one cable car
       *[other] { $trains } cable cars
    } left then
