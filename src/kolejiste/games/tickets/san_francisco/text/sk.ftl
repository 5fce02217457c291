# Kde San Francisco hovorí inak než ostatné vydania, po slovensky.

ask-choose-turn = Doberte si karty, obsaďte trasu, alebo si doberte karty cieľových staníc.
why-too-few-trains = Na trasu { $route } treba { $need ->
        [one] jednu lanovú električku
        [few] { $need } lanové električky
       *[other] { $need } lanových električiek
    }, ale { $have ->
        [0] žiadna vám nezostáva
       *[other] zostáva vám len { $have }
    }.
event-last-round = { $seat } { $trains ->
        [0] už nemá žiadnu lanovú električku
        [one] má už len jednu lanovú električku
        [few] má už len { $trains } lanové električky
       *[other] má už len { $trains } lanových električiek
    }: každého čaká posledný ťah.
outline-trains = Zostáva lanových električiek: { $trains }
short-trains = električky { $trains }
outline-score-so-far = Zatiaľ sú započítané len trasy. Karty cieľových staníc a turistické známky sa počítajú na konci.
route-ferry = trasa trajektu, aspoň { $wilds }
# A comma, as “Pier 39 2” would not read well.
outline-route = { $city }, { $length } { $marks }
board-legend-trains = zostávajúce električky
preview-trains = { $trains ->
        [0] žiadna električka
        [one] jedna električka
        [few] { $trains } električky
       *[other] { $trains } električiek
    }
for-nears-the-end = { $trains ->
        [0] nezostane vám žiadna lanová električka
        [one] zostane vám jedna lanová električka
        [few] zostanú vám { $trains } lanové električky
       *[other] zostane vám { $trains } lanových električiek
    } a začne sa posledné kolo
for-all-met = všetky ciele máte splnené a { $trains ->
        [one] zostáva vám jedna lanová električka
        [few] zostávajú vám { $trains } lanové električky
       *[other] zostáva vám { $trains } lanových električiek
    }
for-room-for = aj s tým, čo držíte, to stojí { $spaces } z vašich { $trains } lanových električiek
for-room-for-more = po cieľoch vám { $spare ->
        [one] zostane jedna lanová električka
        [few] zostanú { $spare } lanové električky
       *[other] zostane { $spare } lanových električiek
    }
for-leaves-trains = { $trains ->
        [one] zostane vám jedna lanová električka
        [few] zostanú vám { $trains } lanové električky
       *[other] zostane vám { $trains } lanových električiek
    }
