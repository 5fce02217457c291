# Čím sa líši San Francisco.

tour-goal-map = Tu sa hrá. Obsadzujte farebné trasy medzi miestami: body za ne dostanete hneď. Okrúhle odznaky sú turistické známky, a kto k nim príde, jednu si odnesie.
tour-goal-offer = Tu ležia karty, ktorými sa trasy platia: päť otočených a balíček. Trajekt zastúpi ktorúkoľvek farbu.
tour-goal-hand = Toto vidíte len vy: karty v ruke a tajné karty cieľových staníc. Na každej sú dve miesta; ak ich do konca spojíte svojimi trasami, body dostanete, inak o ne prídete.
tour-goal-own = Vaše električky a turistické známky. Hra je rýchla: keď niekomu zostane električiek len pár, začína sa posledné kolo a vyhráva, kto má najviac bodov.
tour-choose-turn = V ťahu jedna vec: vezmite si dve karty, obsaďte trasu, na ktorú máte, alebo si doberte ciele. Na začiatku zbieraním kariet nič nepokazíte.
tour-choose-second-card = Jednu kartu už máte a môžete si vziať druhú: otočenú, alebo prekvapenie z balíčka. Otočený trajekt platí za dve, takže teraz sa vziať nedá.
