# Kde San Francisco mluví jinak než ostatní vydání, česky.

ask-choose-turn = Vezměte si karty, zaberte trať, nebo táhněte karty linek.
why-too-few-trains = Na trať { $route } je potřeba { $need ->
        [one] jedna kabelová tramvaj
        [few] { $need } kabelové tramvaje
       *[other] { $need } kabelových tramvají
    }, ale { $have ->
        [0] žádná vám nezbývá
       *[other] zbývá vám jen { $have }
    }.
event-last-round = { $seat } { $trains ->
        [0] už nemá žádnou kabelovou tramvaj
        [one] má už jen jednu kabelovou tramvaj
        [few] má už jen { $trains } kabelové tramvaje
       *[other] má už jen { $trains } kabelových tramvají
    }: každého čeká poslední tah.
outline-trains = Zbývá kabelových tramvají: { $trains }
short-trains = tramvaje { $trains }
outline-score-so-far = Zatím jsou započteny jen tratě. Linky a suvenýry se počítají na konci.
route-ferry = lodní trať, aspoň { $wilds }
# A comma, as “Pier 39 2” would not read well.
outline-route = { $city }, { $length } { $marks }
board-legend-trains = zbývající kabelové tramvaje
preview-trains = { $trains ->
        [0] žádná kabelová tramvaj
        [one] jedna kabelová tramvaj
        [few] { $trains } kabelové tramvaje
       *[other] { $trains } kabelových tramvají
    }
for-nears-the-end = { $trains ->
        [0] nezbude vám žádná kabelová tramvaj
        [one] zbude vám jedna kabelová tramvaj
        [few] zbudou vám { $trains } kabelové tramvaje
       *[other] zbude vám { $trains } kabelových tramvají
    } a začne poslední kolo
for-all-met = všechny linky máte splněné a { $trains ->
        [one] zbývá vám jedna kabelová tramvaj
        [few] zbývají vám { $trains } kabelové tramvaje
       *[other] zbývá vám { $trains } kabelových tramvají
    }
for-room-for = i s tím, co držíte, to stojí { $spaces } z vašich { $trains } kabelových tramvají
for-room-for-more = po linkách vám { $spare ->
        [one] zbude jedna kabelová tramvaj
        [few] zbudou { $spare } kabelové tramvaje
       *[other] zbude { $spare } kabelových tramvají
    }
for-leaves-trains = { $trains ->
        [one] zbude vám jedna kabelová tramvaj
        [few] zbudou vám { $trains } kabelové tramvaje
       *[other] zbude vám { $trains } kabelových tramvají
    }
