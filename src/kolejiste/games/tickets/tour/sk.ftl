# Prvá partia so sprievodcom: čo je čo na stole a čo znamená ktorá otázka.

tour-goal-map = Tu sa hrá. Obsadzujte farebné trasy medzi mestami: body za ne dostanete hneď a za dlhé oveľa viac.
tour-goal-offer = Tu ležia karty, ktorými sa trasy platia: päť otočených a balíček. Lokomotíva zastúpi ktorúkoľvek farbu.
tour-goal-hand = Toto vidíte len vy: karty v ruke a tajné karty cieľových staníc. Na každej sú dve mestá; ak ich do konca spojíte svojimi trasami, body dostanete, inak o ne prídete.
tour-goal-own = Vaše vagóniky a stanice. Keď niekomu zostanú najviac dva vagóniky, hrá každý ešte raz a vyhráva, kto má najviac bodov.
tour-choose-tickets = Karty cieľových staníc sú vaše tajné ciele. Nechajte si tie, ktoré vedú rovnakým smerom: jeden rad trás potom poslúži viacerým naraz.
tour-choose-turn = V ťahu jedna vec: vezmite si dve karty, obsaďte trasu, na ktorú máte, doberte si ciele, alebo postavte stanicu. Na začiatku zbieraním kariet nič nepokazíte.
tour-choose-second-card = Jednu kartu už máte a môžete si vziať druhú: otočenú, alebo prekvapenie z balíčka. Otočená lokomotíva platí za dve, takže teraz sa vziať nedá.
tour-choose-station-payment = Stanica vám na konci požičia jednu cudziu trasu. Vyberte, ktorými kartami ju zaplatíte.
tour-choose-tunnel-payment = Tunel je stávka: otočili sa tri karty a tie vo vašej farbe ho predražili. Doplaťte, alebo si karty vezmite späť a ťah je preč.
tour-choose-placement = Pred prvým ťahom sa rozkladajú turistické známky. Kto potom obsadí trasu k takému miestu, jednu si odnesie.
tour-choose-souvenir = Vaša trasa sa končí pri dvoch miestach s turistickými známkami a jednu si smiete vziať. Čím viac rôznych máte, tým sú cennejšie.
