# Slová hry Výhybka, po slovensky.

track-main = hlavná koľaj
track-siding = vedľajšia koľaj
none = nič

option-wagons = Koľko vozňov dostane každý na začiatku

action-pass = Ukázať svoje vozne a skončiť, lebo nič iné sa nedá
action-draw = Vziať si vozeň z balíčka
action-couple = Pripojiť vozeň { $weight }: { $track }

ask-choose-turn = Pripojte vozeň alebo si vezmite ďalší z balíčka.

event-wagon-drawn = { $seat } berie z balíčka vozeň { $weight }.
event-wagon-drawn-unseen = { $seat } berie vozeň z balíčka.
event-wagon-coupled = { $seat } pripája vozeň { $weight } ({ $track }) a získava { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
event-hand-shown = { $seat } ukazuje, čo zostalo v ruke: { $wagons }.
event-game-ended = Hra sa končí.

line-on-track = { $track }
line-left-in-hand = Zostalo v ruke: { $wagons }

outline-tracks = Koľaje
outline-track = { $track }: { $wagons }
outline-deck = Vozňov v balíčku: { $count }
outline-points = Body: { $points }
outline-hand = V ruke: { $wagons }
outline-hand-size = Vozňov v ruke: { $count }

hint-choose-turn = Vozeň, ktorý sa už nikam nezmestí, zostane v ruke a body uberie: pripájajte najprv ľahšie.

board-yard = Zoraďovacia stanica
board-hand = Vaše vozne
board-rival = V ruke: { $count }. Body: { $points }
board-scores = Za vozeň: { $points }

error-snapshot-wagons = Vozeň { $wagon } je v pozícii { $have }×, v škatuli { $box }×.
error-too-few-wagons = vozňov je { $have }; na rozdanie ich treba aspoň { $need }.
