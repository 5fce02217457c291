# Kde San Francisco hovorí inak než ostatné vydania, po slovensky.

ask-choose-turn = Doberte si karty, obsaďte trasu, alebo si doberte karty cieľových staníc.
event-last-round = { $seat } má { $trains ->
        [0] poslednú lanovú električku na pláne
        [one] už len jednu lanovú električku
        [few] už len { $trains } lanové električky
       *[other] už len { $trains } lanových električiek
    }: každého čaká posledný ťah.
outline-trains = Zostáva lanových električiek: { $trains }
outline-score-so-far = Zatiaľ sú započítané len trasy. Karty cieľových staníc a suveníry sa počítajú na konci.
route-ferry = trasa trajektu, aspoň { $wilds }
# A comma, as “Pier 39 2” would not read well.
outline-route = { $city }, { $length } { $marks }
board-legend-trains = zostávajúce električky
