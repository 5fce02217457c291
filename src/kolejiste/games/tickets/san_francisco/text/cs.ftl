# Kde San Francisco mluví jinak než ostatní vydání, česky.

ask-choose-turn = Vezměte si karty, zaberte trať, nebo táhněte karty linek.
event-last-round = { $seat } má { $trains ->
        [0] poslední lanovku na plánu
        [one] už jen jednu lanovku
        [few] už jen { $trains } lanovky
       *[other] už jen { $trains } lanovek
    }: každého čeká poslední tah.
outline-trains = Zbývá lanovek: { $trains }
outline-score-so-far = Zatím jsou započteny jen tratě. Linky a suvenýry se počítají na konci.
route-ferry = lodní trať, aspoň { $wilds }
# A comma, as “Pier 39 2” would not read well.
outline-route = { $city }, { $length } { $marks }
board-legend-trains = zbývající lanovky
