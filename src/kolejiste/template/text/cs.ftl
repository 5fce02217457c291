# Slova hry Výhybka, česky.

track-main = hlavní kolej
track-siding = vedlejší kolej
none = nic

option-wagons = Kolik vagonů dostane každý na začátku

action-pass = Ukázat své vagony a skončit, protože nic jiného nelze
action-draw = Vzít si vagon z balíčku
action-couple = Připojit vagon { $weight }: { $track }

ask-choose-turn = Připojte vagon, nebo si vezměte další z balíčku.

event-wagon-drawn = { $seat } bere z balíčku vagon { $weight }.
event-wagon-drawn-unseen = { $seat } bere vagon z balíčku.
event-wagon-coupled = { $seat } připojuje vagon { $weight } ({ $track }) a získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-hand-shown = { $seat } ukazuje, co zbylo v ruce: { $wagons }.
event-game-ended = Hra končí.

line-on-track = { $track }
line-left-in-hand = Zbylo v ruce: { $wagons }

outline-tracks = Koleje
outline-track = { $track }: { $wagons }
outline-deck = Vagonů v balíčku: { $count }
outline-points = Body: { $points }
outline-hand = V ruce: { $wagons }
outline-hand-size = Vagonů v ruce: { $count }

hint-choose-turn = Vagon, který se už nikam nevejde, zůstane v ruce a body ubere: připojujte napřed lehčí.

board-yard = Seřadiště
board-hand = Vaše vagony
board-rival = V ruce: { $count }. Body: { $points }
board-scores = Za vagon: { $points }

error-snapshot-wagons = Vagon { $wagon } je v pozici { $have }×, v krabici { $box }×.
error-too-few-wagons = vagonů je { $have }; na rozdání jich je potřeba aspoň { $need }.
